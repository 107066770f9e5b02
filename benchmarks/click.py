"""A click on a tile until everything is painted, against the same window with scoring stubbed out."""

from __future__ import annotations

import json
from collections.abc import Iterator
from statistics import median

from benchmarks.figures import Bar, Figure, milliseconds, percentile
from benchmarks.platforms import PLATFORMS, Unavailable, environment, run_child

BAR = Bar(1.5, time=16)


def measure() -> Iterator[Figure]:
    """A figure for each platform: 95 of 100 clicks are not slower than it says."""
    for platform in PLATFORMS:
        try:
            with environment(platform) as variables:
                told = json.loads(run_child("clicks", variables))
        except Unavailable as why:
            yield Figure(f"click → all painted, {platform}", f"not measured: {why}", bar=BAR)
            continue
        scored, worked = zip(*told["scored"], strict=True)
        stubbed, _ = zip(*told["stubbed"], strict=True)
        slow, least = percentile(scored, 95), percentile(stubbed, 95)
        busy = milliseconds(percentile(worked, 95))
        what = f"click → all painted, {platform}, {len(scored)} clicks"
        yield Figure(
            what,
            f"p50 {milliseconds(median(scored))}, p95 {milliseconds(slow)} (processor {busy})",
            f"stub p50 {milliseconds(median(stubbed))}, p95 {milliseconds(least)}",
            slow / least,
            BAR,
            slow * 1000,
        )
