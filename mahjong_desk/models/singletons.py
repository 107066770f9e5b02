"""Keeps Qt from using up Python's constants.

PySide6 6.12 gives back None, True and False without counting the reference, which is right from Python 3.12
on, where these are never freed. In 3.10 and 3.11, which it is offered for as well, every such call takes one
away, and after some thousands Python ends the process: "none_dealloc: deallocating None".
"""

from __future__ import annotations

import ctypes
import sys

_ENOUGH = 1 << (ctypes.sizeof(ctypes.c_ssize_t) * 8 - 3)
"""References; more than any session takes away, and far from what the counter cannot hold."""


def keep_singletons() -> None:
    """Give Python's constants so many references that they are never freed, as in newer versions."""
    if sys.implementation.name != "cpython" or sys.version_info >= (3, 12):
        return
    for singleton in (None, True, False, NotImplemented, Ellipsis):
        count = ctypes.c_ssize_t.from_address(id(singleton))
        # The counter comes first in every object, except in builds made to trace references.
        if abs(count.value - sys.getrefcount(singleton)) < 100 and count.value < _ENOUGH:
            count.value += _ENOUGH
