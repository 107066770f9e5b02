"""Locks between running programs. The system lets go of them when their holder ends, however it ends."""

from __future__ import annotations

import errno
import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

_LONGEST = 2.0
"""Seconds to wait for another window; it holds the lock for as long as one small file takes to write."""
_BETWEEN = 0.005
"""Seconds between two tries."""
_HELD = frozenset({errno.EAGAIN, errno.EACCES, errno.EDEADLK})
"""What systems say of a lock that somebody else holds."""

if sys.platform == "win32":
    import msvcrt

    _BEYOND = 1 << 30
    """What is locked there cannot be read by others, so the lock lies where no file of ours gets to."""

    def _lock(handle: int) -> None:
        os.lseek(handle, _BEYOND, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


def try_lock(handle: int) -> bool:
    """Lock an open file until it is closed; false if another program holds it.

    Some file systems of a network know no locks. There every try succeeds: two windows at the same moment
    are rarer than a home folder on such a disk.
    """
    try:
        _lock(handle)
    except OSError as error:
        return error.errno not in _HELD
    return True


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Keep other windows from changing the files in a folder meanwhile.

    Raises :class:`TimeoutError`, an :class:`OSError`, where another one does not come to an end, and
    :class:`OSError` where there is no such folder or it cannot be written.
    """
    handle = os.open(folder / "lock", os.O_RDWR | os.O_CREAT, 0o666)
    try:
        end = time.monotonic() + _LONGEST
        while not try_lock(handle):
            if time.monotonic() > end:
                raise TimeoutError(errno.ETIMEDOUT, os.strerror(errno.ETIMEDOUT))
            time.sleep(_BETWEEN)
        yield
    finally:
        os.close(handle)
