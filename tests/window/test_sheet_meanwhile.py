"""What becomes of menus, dialogs and views while somebody else changes the match, or the database fails."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest

from mahjong_desk.club.store.kept import Kept
from mahjong_desk.club.store.sheets import Sheets
from mahjong_desk.ui.patterns_dialog import PatternsDialog
from tests.window.driving import MENUS_OFFSCREEN, Desk
from tests.window.sheet_driving import (
    begin,
    choose,
    correct,
    dialog_of,
    keeper_of,
    moved,
    press,
    view_of,
    win,
    write_points,
)

pytestmark = pytest.mark.qt_log_ignore(MENUS_OFFSCREEN)


@contextmanager
def elsewhere() -> Iterator[Sheets]:
    """The database as another program has it."""
    other = Sheets.open()
    assert isinstance(other, Sheets)
    yield other
    other.close()


def test_a_dialog_whose_match_somebody_else_deletes(desk: Desk) -> None:
    """It goes on with the players who were asked about, and says so when it is to be recorded."""
    page = begin(desk)
    win(desk, "Ada", 140, "Ben")
    correct(desk, page, 0)
    with elsewhere() as other:
        kept = other.match(1)
        assert isinstance(kept, Kept)
        other.delete(kept)
    keeper_of(page).look()
    assert keeper_of(page).kept is None
    choose(desk, "Winner", "Cleo")
    assert moved(desk) == [-25, -370, 420, -25]
    press(desk, "From patterns…")
    patterns = desk.window.findChild(PatternsDialog)
    assert patterns is not None
    patterns.reject()
    press(desk, "Remove this hand")
    assert "Ada +420 → 0" in dialog_of(desk).later.text().replace("\N{NO-BREAK SPACE}", " ")
    press(desk, "Save")
    assert dialog_of(desk).said.text().startswith("Somebody else deleted this match meanwhile")
    assert keeper_of(page).kept is None


def test_a_dialog_whose_players_somebody_else_seats_anew(desk: Desk) -> None:
    page = begin(desk)
    desk.click(view_of(page).win)
    choose(desk, "Won by", "Self-draw")
    choose(desk, "Winner", "Ada")
    with elsewhere() as other:
        kept = other.match(1)
        assert isinstance(kept, Kept)
        other.amend(kept, replace(kept.sheet, names=tuple(reversed(kept.sheet.names))))
    keeper_of(page).look()
    write_points(desk, 30)
    shown = [(record.name, record.points) for record in dialog_of(desk).payments.records()]
    assert shown == [("Ada", 90), ("Ben", -30), ("Cleo", -30), ("Dai", -30)]
