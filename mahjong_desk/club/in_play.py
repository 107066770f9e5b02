"""The note that a match is running, and who declared reach in the hand in play: a file beside the hands.

The database knows nothing of a hand before it is recorded. That the note is there tells the next start that
there is a match to record hands in, without opening any database.
"""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from mahjong_desk.disk import UnusableError, read_text, write_text
from mahjong_desk.hands.places import IN_PLAY
from mahjong_desk.rules.outcomes import Players


class InPlay(NamedTuple):
    """Which match is running; ``after``: the id of its last hand, after which ``reach`` was declared."""

    match: int
    after: int | None = None
    reach: Players = ()


class InPlayNotes:
    """What is known of hands in play: the folder's note, and what was declared in matches left since.

    ``folder``: None where no note is left.
    """

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        self._noted = None if folder is None else read_in_play(folder)
        self._left: dict[int, InPlay] = {}

    @property
    def match(self) -> int | None:
        """The match that was held when word was left last; None where none is known."""
        return None if self._noted is None else self._noted.match or None

    def leave(self, note: InPlay) -> None:
        """Another match is held from now on."""
        self._left[note.match] = note

    def take(self, match: int, after: int | None) -> InPlay:
        """What was declared in a match after the hand with this id; nobody's reach where it is not known."""
        note = self._left.pop(match, self._noted)
        is_it = note is not None and (note.match, note.after) == (match, after)
        return note if note is not None and is_it else InPlay(match, after)

    def of_others(self) -> InPlay:
        """What is noted while another match runs; which it is has to be found out by the next start."""
        return next((left for left in self._left.values() if left.reach), InPlay(0))

    def write(self, note: InPlay | None) -> None:
        """Leave word for the next start; nothing is written where nothing is new."""
        if self._folder is not None and (note != self._noted or note is None):
            write_in_play(self._folder, note)
        self._noted = note


def read_in_play(folder: Path) -> InPlay | None:
    """What the folder's note says; None where there is none that can be read."""
    try:
        found: Any = json.loads(read_text(folder / IN_PLAY) or "null")
        return InPlay(int(found["match"]), found["after"], tuple(map(int, found["reach"])))
    except (UnusableError, ValueError, TypeError, KeyError, OverflowError, RecursionError):
        return None


def write_in_play(folder: Path, note: InPlay | None) -> None:
    """Leave a note, or take it away. It is a hint: what the disk does not take is done without."""
    with suppress(OSError):
        if note is None:
            (folder / IN_PLAY).unlink(missing_ok=True)
        else:
            write_text(folder / IN_PLAY, json.dumps(note._asdict()))
