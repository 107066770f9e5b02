"""Lets the garbage collector rest while very much is made that stays.

Python looks through all that there is whenever some hundred things have been made. While ten thousand hands
are read that finds nothing, and takes a third of the time. Nothing is waited for meanwhile: what never
answers would keep the collector at rest for good.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock

_lock = Lock()
_resting = 0
"""How many are at it, in whichever thread."""
_was_on = False


@contextmanager
def collector_rests() -> Iterator[None]:
    """Collect no garbage meanwhile; as it was before, once nobody wants it to rest. Also for a function."""
    global _resting, _was_on  # noqa: PLW0603 (there is one collector)
    with _lock:
        if not _resting:
            _was_on = gc.isenabled()
            gc.disable()
        _resting += 1
    try:
        yield
    finally:
        with _lock:
            _resting -= 1
            if not _resting and _was_on:
                gc.enable()
