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
