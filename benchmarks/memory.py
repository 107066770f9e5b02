"""Resident memory once the window is painted, against a bare window."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median

from benchmarks.figures import Bar, Figure
from benchmarks.platforms import PLATFORMS, Unavailable, environment, run_child

BAR = Bar(1.6)
RUNS = 3


def measure() -> Iterator[Figure]:
    """For each platform all resident memory, which decides, and the part that is the process's own."""
    for platform in PLATFORMS:
        what = f"memory after start, {platform}"
        try:
            with environment(platform) as variables:
                program = _kilobytes("program", variables)
                bare = _kilobytes("bare", variables)
        except Unavailable as why:
            yield Figure(what, f"not measured: {why}", bar=BAR)
            continue
        if not bare[0]:
            yield Figure(what, "not measured: this system does not tell", bar=BAR)
            continue
        for place, (name, bar) in enumerate((("VmRSS", BAR), ("RssAnon", None))):
            ours, theirs = program[place], bare[place]
            measured, compared = f"{name} {_megabytes(ours)}", f"bare window {_megabytes(theirs)}"
            yield Figure(what, measured, compared, ours / theirs, bar)


def _kilobytes(name: str, variables: dict[str, str]) -> tuple[float, float]:
    """All resident memory, and that without a file behind it."""
    run_child(name, variables)  # compiles what it imports, which takes memory of its own
    told = [run_child(name, variables).split() for _ in range(RUNS)]
    return median(int(words[1]) for words in told), median(int(words[2]) for words in told)


def _megabytes(kilobytes: float) -> str:
    return f"{kilobytes / 1024:.1f} MiB"
