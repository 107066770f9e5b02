"""A score told step by step, for whoever teaches it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from mahjong_desk.rules.breakdown import Line


class Step(NamedTuple):
    """One step on the way to a total.

    ``part`` is the title of what it belongs to, empty where a score has only one part. ``running`` is what
    has come together in the part after this step, in ``unit``.
    """

    line: Line
    part: str
    running: str
    unit: str


def added_up(lines: Iterable[Line], part: str, unit: str) -> Iterator[Step]:
    """Lines whose values, whole numbers, are added up one after the other."""
    total = 0
    for line in lines:
        total += int(line.value)
        yield Step(line, part, str(total), unit)
