"""Where hands are kept, and whether one was left behind. This much is asked at every start."""

from __future__ import annotations

import os
from pathlib import Path

FOLDER_VARIABLE = "MAHJONG_DESK_DATA_DIR"
RECENT = "recent.jsonl"
MATCHES = "matches.sqlite"
"""The database of matches."""
IN_PLAY = "match-in-play.json"
"""A note that is there while a match is running, with what is declared of the hand in play."""
LEARNER = "learner-*.json"
"""The files of those who practise, each of one learner."""
UNFINISHED = "unfinished-*.jsonl"
"""The files of the windows that run, or were never closed."""


def data_folder() -> Path:
    """The folder of what is kept: ``MAHJONG_DESK_DATA_DIR`` if set, else where the system keeps such."""
    chosen = os.environ.get(FOLDER_VARIABLE)
    if chosen:
        return Path(chosen)
    import platformdirs  # not needed where the folder was chosen

    return platformdirs.user_data_path("mahjong-desk", appauthor=False)


def holds_match_in_play(folder: Path) -> bool:
    """Whether a match was running when somebody last looked; the database itself is not opened for that."""
    try:
        return (folder / IN_PLAY).is_file()
    except OSError:
        return False


def holds_unfinished(folder: Path) -> bool:
    """Whether some window's unfinished hand lies in the folder; false where it cannot be looked into."""
    start = UNFINISHED.partition("*")[0]
    try:
        with os.scandir(folder) as entries:
            return any(entry.name.startswith(start) for entry in entries)
    except OSError:
        return False
