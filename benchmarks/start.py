"""From the start of the process until the window is painted, against a bare window."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from statistics import median
from threading import Timer
from time import perf_counter

from benchmarks.figures import Bar, Figure, milliseconds
from benchmarks.platforms import LONGEST, PLATFORMS, Unavailable, child_command, environment

BAR = Bar(2)
RUNS = 9


def measure() -> Iterator[Figure]:
    """A figure for each platform."""
    for platform in PLATFORMS:
        what = f"start → window painted, {platform}"
        try:
            with environment(platform) as variables:
                program, bare = _alternate(variables)
        except Unavailable as why:
            yield Figure(what, f"not measured: {why}", bar=BAR)
        else:
            yield Figure(
                what, milliseconds(program), f"bare window {milliseconds(bare)}", program / bare, BAR
            )


def _alternate(variables: dict[str, str]) -> tuple[float, float]:
    """The medians of both, started in turns so that whatever else the machine does meets them alike."""
    times: dict[str, list[float]] = {"program": [], "bare": []}
    for turn in range(RUNS + 1):
        for name in ("program", "bare") if turn % 2 else ("bare", "program"):
            times[name].append(until_painted(name, variables))
    # The first of each reads files that are in memory from then on, and compiles what it imports.
    return median(times["program"][1:]), median(times["bare"][1:])


def until_painted(name: str, variables: dict[str, str]) -> float:
    """Seconds from the start of a program until it says that it is painted."""
    started = perf_counter()
    with subprocess.Popen(
        child_command(name), env=variables, stdout=subprocess.PIPE, text=True, encoding="utf-8"
    ) as child:
        assert child.stdout is not None
        limit = Timer(LONGEST, child.kill)
        limit.daemon = True
        limit.start()
        try:
            said = child.stdout.readline()
            taken = perf_counter() - started
            child.stdout.read()
        finally:
            limit.cancel()
    if said != "painted\n" or child.returncode:
        raise RuntimeError(f"{name} did not show its window; it ended with {child.returncode}")
    return taken
