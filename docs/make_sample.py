"""Write the sample match that comes with the program: sixteen hands of World Series of Mahjong.

python docs/make_sample.py
"""

from __future__ import annotations

import tempfile
from dataclasses import replace
from datetime import datetime, timezone
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from evenings import LIMIT, NAMES, WSOM_EVENING, WSOM_EVENINGS, play
from mahjong_desk.club.saved import write_match_file
from mahjong_desk.club.store.sheets import Sheets
from mahjong_desk.models.match_history import MatchHistory
from mahjong_desk.models.match_keeper import MatchKeeper

TARGET = Path(__file__).resolve().parents[1] / "assets" / "samples" / "evening.mjd"
HANDS = 16


def main() -> None:
    app = QCoreApplication([])
    hands = [*WSOM_EVENING, *(hand for _, evening in WSOM_EVENINGS[:-1] for hand in evening)]
    hands += WSOM_EVENING[: HANDS - len(hands)]
    with tempfile.TemporaryDirectory() as folder:
        sheets = Sheets.open(f"sqlite:///{folder}/sample.sqlite")
        assert isinstance(sheets, Sheets)
        keeper = MatchKeeper(sheets, folder=Path(folder), history=MatchHistory())
        keeper.clock = lambda: datetime(2026, 3, 1, 18, 30, tzinfo=timezone.utc)
        play(keeper, "wsom", hands[:HANDS], LIMIT)
        assert keeper.kept is not None
        sheet = replace(keeper.kept.sheet, title="A sample evening")
        sheets.close()
    TARGET.parent.mkdir(exist_ok=True)
    problem = write_match_file(TARGET, sheet)
    assert problem is None, problem
    print(f"{TARGET.name}: {len(sheet.match.hands)} hands of {', '.join(NAMES)}")
    del app


if __name__ == "__main__":
    main()
