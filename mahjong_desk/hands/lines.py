"""Files that grow by whole lines, each on the disk before the next thing is done.

A program or a machine that ends in the middle of writing leaves a torn line at the end, and nothing that
stood there before is touched. Each line therefore begins on a new line by itself, so that a torn one before
it takes no other along; the empty ones in between say nothing.
"""

from __future__ import annotations

import os
from pathlib import Path

OPEN = os.O_RDWR | os.O_APPEND | getattr(os, "O_BINARY", 0)
"""How a file is opened to append to it; Windows would write other ends of lines."""
LARGEST = 1_000_000
"""Bytes that are read of a file, the last ones."""


def append(handle: int, line: str) -> None:
    """Write one line at the end of a file that was opened for that, and wait until the disk has it.

    Raises :class:`OSError`; the line may be there in part then, which harms no other.
    """
    rest = memoryview(f"\n{line}\n".encode())
    while rest:
        rest = rest[os.write(handle, rest) :]
    os.fsync(handle)


def lines_of(path: Path) -> list[bytes]:
    """The lines of a file, the oldest first, and none where there is no file; raises :class:`OSError`.

    A last line without an end is one that somebody is writing at this moment, or was never written whole:
    unlike a damaged one among the others it is not there yet.
    """
    try:
        with path.open("rb") as file:
            size = file.seek(0, os.SEEK_END)
            file.seek(max(0, size - LARGEST))
            content = file.read(LARGEST)
    except FileNotFoundError:
        return []
    *whole, _ = content.split(b"\n")
    if size > LARGEST:
        whole = whole[1:]  # cut in two
    return [line for line in whole if line.strip()]
