"""How much the tests try: quick counts for every day, full ones for `make test-long`."""

import itertools
import os
from collections.abc import Iterable
from typing import TypeVar

import pytest

T = TypeVar("T")

VARIABLE = "MAHJONG_DESK_LONG"


def is_long() -> bool:
    """Whether this is a run in full counts: ``pytest --long``, or ``MAHJONG_DESK_LONG=1``."""
    return os.environ.get(VARIABLE, "0") not in ("", "0")


def count(quick: int, long: int) -> int:
    """How many to try: a number for every day and one for the long run. For use at import time too."""
    return long if is_long() else quick


def some(values: Iterable[T], quick: int) -> list[T]:
    """All values in the long run; every day ``quick`` of them, evenly spread from the first to the last."""
    every = list(values)
    if is_long() or len(every) <= quick:
        return every
    if quick == 1:
        return every[:1]
    return [every[round(i * (len(every) - 1) / (quick - 1))] for i in range(quick)]


def matrix(**axes: Iterable[object]) -> pytest.MarkDecorator:
    """Parametrize by every combination of the axes in the long run.

    Every day each value of the longest axis comes once, and with it the values of the others in turn, so that
    each value of each axis is tried. For what costs a window each time.
    """
    names = list(axes)
    values = [list(axis) for axis in axes.values()]
    combinations = list(itertools.product(*values)) if is_long() else _in_turn(values)
    return pytest.mark.parametrize(names, combinations, ids=_id)


def _in_turn(axes: list[list[object]]) -> list[tuple[object, ...]]:
    longest = max(range(len(axes)), key=lambda i: len(axes[i]))
    chosen = []
    for turn, value in enumerate(axes[longest]):
        # The other axes count like digits, so that they do not go in step.
        combination, rest = [], turn
        for place, axis in enumerate(axes):
            if place == longest:
                combination.append(value)
            else:
                rest, digit = divmod(rest, len(axis))
                combination.append(axis[digit])
        chosen.append(tuple(combination))
    return chosen


def _id(value: object) -> str | None:
    """A size by its numbers, and without Qt, which the engine's tests do without; pytest names the rest."""
    numbers = getattr(value, "toTuple", None)
    return "x".join(map(str, numbers())) if numbers else None
