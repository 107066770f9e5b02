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

_MOST = 20
"""Matches of others that are noted; who left them long ago will not go on with them."""


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
        note = self._left.pop(match, None)
        if note is None and self._folder is not None:
            note = next((one for one in _read(self._folder) if one.match == match), None)
        return note if note is not None and note.after == after else InPlay(match, after)

    def of_others(self) -> InPlay:
        """What is noted while another match runs; which it is has to be found out by the next start."""
        return next((left for left in self._left.values() if left.reach), InPlay(0))

    def write(self, note: InPlay | None) -> None:
        """Leave word for the next start; nothing is written where nothing is new."""
        if self._folder is not None and (note != self._noted or note is None):
            write_in_play(self._folder, note)
        self._noted = note


def read_in_play(folder: Path) -> InPlay | None:
    """What was noted last in a folder; None where there is nothing that can be read."""
    return next(iter(_read(folder)), None)


def write_in_play(folder: Path, note: InPlay | None) -> None:
    """Leave a note, or take all of them away. It is a hint: what the disk does not take is done without.

    What another window noted of another match stays beside it, where somebody declared reach there.
    """
    with suppress(OSError):
        if note is None:
            (folder / IN_PLAY).unlink(missing_ok=True)
            return
        others = [one for one in _read(folder) if one.match != note.match and one.reach]
        found = {**note._asdict(), "others": [one._asdict() for one in others[:_MOST]]}
        write_text(folder / IN_PLAY, json.dumps(found))


def _read(folder: Path) -> list[InPlay]:
    """Every note, the last one first."""
    try:
        found: Any = json.loads(read_text(folder / IN_PLAY) or "null")
        return [_note_of(one) for one in (found, *found.get("others", ()))]
    except (UnusableError, ValueError, TypeError, KeyError, AttributeError, OverflowError, RecursionError):
        return []


def _note_of(found: Any) -> InPlay:
    return InPlay(int(found["match"]), found["after"], tuple(map(int, found["reach"])))
