"""The hand that is being built, kept for the case that the program does not come to its end.

Each window has a file of its own, ``unfinished-….jsonl``, to which it appends the hand as it is now and then;
the last line counts. A window that is closed removes its file. So a file that is there and belongs to no
running window was left by a program that was killed or by a machine that lost its power, and the next window
takes it over, with the hand in it, and goes on in the same file: at no moment is the hand in none.

Which files belong to a running window is told by a lock that it holds: the system lets go of it when the
program ends, however that happens, while a number of a process may be another's by then. Where several
windows ended at once, each new window takes over one file, the newest first. A window that was killed while
its hand went on in a new file left both: they have one name up to a number, the older goes with the newer.
"""

from __future__ import annotations

import json
import os
import sys
from contextlib import suppress
from pathlib import Path

from mahjong_desk.core.draft import Draft
from mahjong_desk.disk import sync_folder
from mahjong_desk.hands.lines import OPEN, append, lines_of
from mahjong_desk.hands.locks import locked, try_lock
from mahjong_desk.hands.places import UNFINISHED, holds_unfinished
from mahjong_desk.hands.saved import document, read_document

_LONGEST = 100_000
"""Bytes that a file grows to before the hand goes on in a new one."""


class UnfinishedHand:
    """One window's file in a folder. Every method raises :class:`OSError` where it cannot do its work."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._handle: int | None = None
        self._path = folder
        self._name, self._number = os.urandom(6).hex(), 0
        """What the window's files are called, and how many it has had."""

    def take_over(self) -> Draft | None:
        """The hand of a window that was never closed, from now on this one's; None if there is none."""
        if self._handle is not None or not holds_unfinished(self._folder):
            return None
        with locked(self._folder):
            wrong: list[OSError] = []
            for path in self._left():
                draft = self._take_or_note(path, wrong)
                if draft is not None:
                    return draft
            if wrong:
                raise wrong[0]
        return None

    def _take_or_note(self, path: Path, wrong: list[OSError]) -> Draft | None:
        """Take one file over, or note what is wrong with it: the others may be read all the same."""
        try:
            return self._take(path)
        except OSError as error:
            wrong.append(error)
            return None

    def _left(self) -> list[Path]:
        """Every window's file, the newest first."""
        times: dict[Path, tuple[float, int]] = {}
        for path in self._folder.glob(UNFINISHED):
            with suppress(FileNotFoundError):  # of a window that is being closed
                # Two may be of one moment.
                times[path] = path.stat().st_mtime, _parts(path)[1]
        return sorted(times, key=times.__getitem__, reverse=True)

    def _take(self, path: Path) -> Draft | None:
        """Take one file over if it is nobody's and has a hand in it; remove it if it has none."""
        try:
            handle = os.open(path, OPEN)
        except FileNotFoundError:  # of a window that is being closed
            return None
        if not try_lock(handle):
            os.close(handle)
            return None
        lines = lines_of(path)
        draft = _last_hand(lines)
        if draft is not None:
            self._remove_older(path)
        if draft is not None and draft != draft.cleared():
            self._handle, self._path = handle, path
            self._name, self._number = _parts(path)
            return draft
        os.close(handle)
        # What this version does not read may be a newer one's, which will.
        if draft is not None or not lines:
            path.unlink(missing_ok=True)
        return None

    def _remove_older(self, path: Path) -> None:
        """What the same window left of before: nobody should come back to that after this one."""
        name, number = _parts(path)
        for other in self._folder.glob(UNFINISHED):
            of_window, earlier = _parts(other)
            if of_window == name and earlier < number:
                other.unlink(missing_ok=True)

    def keep(self, draft: Draft) -> None:
        """Have this hand on the disk."""
        line = json.dumps(document(draft))
        if self._handle is None or self._is_gone_or_full(self._handle):
            self._begin(line)
        else:
            append(self._handle, line)

    @staticmethod
    def _is_gone_or_full(handle: int) -> bool:
        state = os.fstat(handle)
        return state.st_nlink == 0 or state.st_size > _LONGEST

    def _begin(self, line: str) -> None:
        """A new file with this line in it; the old one is removed when the new one is on the disk."""
        self._folder.mkdir(parents=True, exist_ok=True)
        # The lock keeps a window that starts now from finding the file before it is locked itself.
        with locked(self._folder):
            self._number += 1
            path = self._folder / UNFINISHED.replace("*", f"{self._name}-{self._number}")
            handle = os.open(path, OPEN | os.O_CREAT | os.O_EXCL, 0o666)
            try:
                try_lock(handle)
                append(handle, line)
                sync_folder(self._folder)
            except OSError:
                os.close(handle)
                path.unlink()
                raise
            self.end()
            self._handle, self._path = handle, path

    def leave(self) -> None:
        """The window is closed, and another one may take the hand over."""
        if self._handle is not None:
            handle, self._handle = self._handle, None
            os.close(handle)

    def end(self) -> None:
        """The window is closed, and nothing is unfinished any more."""
        if self._handle is None:
            return
        handle, self._handle = self._handle, None
        if sys.platform == "win32":  # which removes no open file
            os.close(handle)
            self._path.unlink(missing_ok=True)
        else:
            # As long as it is locked no other window takes it over.
            try:
                self._path.unlink(missing_ok=True)
            finally:
                os.close(handle)


def _parts(path: Path) -> tuple[str, int]:
    """The name of the window that a file is of, and which of its files it is."""
    name, _, number = path.stem.partition("-")[2].partition("-")
    return name, int(number) if number.isdecimal() else 0


def _last_hand(lines: list[bytes]) -> Draft | None:
    """The hand of the last line that can be read."""
    for line in reversed(lines):
        found = read_document(line.decode(errors="replace"))
        if isinstance(found, Draft):
            return found
    return None
