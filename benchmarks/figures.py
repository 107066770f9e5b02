"""What a benchmark finds, and the table of it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

HOLDS, MISSES, OPEN = "holds", "misses", "–"
HEADINGS = ("what", "measured", "compared with", "ratio", "bar", "")


@dataclass(frozen=True, slots=True)
class Bar:
    """The bar that a figure has to hold.

    The ratio decides, for it hardly depends on the machine. ``time`` is milliseconds that are meant for one
    machine: going over them is said and decides nothing. ``at_least``: the ratio must not be lower.
    """

    ratio: float
    time: float | None = None
    at_least: bool = False

    def misses(self, ratio: float) -> bool:
        """Whether a ratio is on the wrong side of the bar."""
        return ratio < self.ratio if self.at_least else ratio > self.ratio

    @property
    def text(self) -> str:
        """The bar as the table writes it."""
        limit = f"{'≥' if self.at_least else '≤'} {self.ratio:g} ×"
        return limit if self.time is None else f"{limit} (< {self.time:g} ms)"


@dataclass(frozen=True, slots=True)
class Figure:
    """One line of the table.

    ``time`` is the measured time in milliseconds, where the bar names one. Without a ratio nothing could be
    compared, and without a bar the line is for the record.
    """

    what: str
    measured: str
    compared: str = ""
    ratio: float | None = None
    bar: Bar | None = None
    time: float | None = None

    @property
    def misses(self) -> bool:
        """Whether there is a bar and the figure does not hold it."""
        return self.bar is not None and self.ratio is not None and self.bar.misses(self.ratio)

    @property
    def verdict(self) -> str:
        """Whether the bar holds, in words."""
        if self.bar is None or self.ratio is None:
            return OPEN
        if self.misses:
            return MISSES
        over = self.bar.time is not None and self.time is not None and self.time >= self.bar.time
        return f"{HOLDS}, but not the time" if over else HOLDS

    def cells(self) -> tuple[str, ...]:
        """What stands under each heading."""
        ratio = "" if self.ratio is None else f"{self.ratio:.2f} ×"
        bar = "" if self.bar is None else self.bar.text
        return self.what, self.measured, self.compared, ratio, bar, self.verdict


def table(figures: Sequence[Figure]) -> str:
    """The figures under their headings, in columns."""
    lines = [HEADINGS, *(figure.cells() for figure in figures)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(HEADINGS))]
    lines.insert(1, tuple("-" * width for width in widths))
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip()
        for line in lines
    )


def percentile(values: Sequence[float], part: float) -> float:
    """The smallest value that so many per cent of the values do not exceed."""
    ordered = sorted(values)
    return ordered[max(0, math.ceil(len(ordered) * part / 100) - 1)]


def milliseconds(seconds: float) -> str:
    """A time with three figures: ``0.123 ms``, ``1.23 ms``, ``123 ms``."""
    number = seconds * 1000
    digits = 0 if number >= 100 else 1 if number >= 10 else 2 if number >= 1 else 3
    return f"{number:.{digits}f} ms"
