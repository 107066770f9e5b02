"""How what is asked of a database is carried out: at once, or by whoever keeps a window alive meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar

T = TypeVar("T")


class GivenUpError(Exception):
    """Nobody waits for the answer any longer; what was asked for may be done all the same, now or later."""


class Run(Protocol):
    """Carries out a call and gives its answer, or raises what it raises.

    Raises :class:`GivenUpError` where the answer is waited for no longer.
    """

    def __call__(self, call: Callable[[], T], /) -> T:
        """Carry it out."""


def at_once(call: Callable[[], T], /) -> T:
    """Carry a call out here and now, however long it takes."""
    return call()
