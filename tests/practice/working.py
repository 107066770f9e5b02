"""A program that records answers when it is told to, and is then killed while it writes one more.

As ``python -m tests.practice.working FOLDER ITEM COUNT before|after``: before or after the new file takes the
place of the old one.
"""

from __future__ import annotations

import os
import sys
from datetime import datetime, timezone
from pathlib import Path

from mahjong_desk.practice.progress import Outcome, Progress, record
from mahjong_desk.practice.progress_files import LearnerFile

NAME = "Ada"
NOON = datetime(2026, 3, 1, 12, tzinfo=timezone.utc)


def main(folder: str, item: str, count: str, when: str) -> None:
    """Record some answers, one after another, and end in the middle of the next."""
    kept = LearnerFile(Path(folder), NAME)
    record(Progress(), [(item, Outcome.RIGHT)], NOON)  # so that nothing is imported any more
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    sys.stdin.readline()
    for _ in range(int(count)):
        assert kept.record("wsom", [(item, Outcome.RIGHT)], NOON) is None
    replace = Path.replace

    def ended(path: Path, target: Path) -> Path:
        if when == "after":
            replace(path, target)
        os._exit(9)

    Path.replace = ended  # type: ignore[method-assign, assignment]
    kept.record("wsom", [(item, Outcome.RIGHT)], NOON)


if __name__ == "__main__":
    main(*sys.argv[1:])
