"""What becomes of menus, dialogs and views while somebody else changes the match, or the database fails."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QAccessible, QMouseEvent
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot
from sqlalchemy import text

from mahjong_desk.club.store.database import Database, open_database
from mahjong_desk.club.store.failures import StoreProblem, Trouble
from mahjong_desk.club.store.kept import Kept
from mahjong_desk.club.store.sheets import Sheets
from mahjong_desk.models.match_keeper import MatchKeeper
from mahjong_desk.rules.outcomes import Draw, Played
from mahjong_desk.ui.patterns_dialog import PatternsDialog
from mahjong_desk.ui.sheet_page import SheetPage
from tests.window.conftest import OpenDesk
from tests.window.driving import LEFT, MENUS_OFFSCREEN, Desk, settle
from tests.window.sheet_driving import (
    HAND,
    begin,
    choose,
    chosen,
    correct,
    dialog_of,
    dialogs,
    keeper_of,
    moved,
    open_sheet,
    press,
    totals,
    view_of,
    win,
    write_points,
)
from tests.window.test_sheet_history import open_menu, take

pytestmark = pytest.mark.qt_log_ignore(MENUS_OFFSCREEN)


DRAW = Played((Draw(),))


@pytest.fixture
def desk(shared_desk: Desk) -> Desk:
    """One window for these tests, whatever matches others kept before."""
    return shared_desk


def kept_of(sheets: Sheets) -> Kept:
    """The match that was begun last as it is by now."""
    listed = sheets.matches()
    assert not isinstance(listed, StoreProblem)
    found = sheets.match(max(one.id for one in listed))
    assert isinstance(found, Kept)
    return found


def kept_here(page: SheetPage) -> Kept:
    found = keeper_of(page).kept
    assert found is not None
    return found


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
        other.delete(kept_of(other))
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
        kept = kept_of(other)
        other.amend(kept, replace(kept.sheet, names=tuple(reversed(kept.sheet.names))))
    keeper_of(page).look()
    write_points(desk, 30)
    shown = [(record.name, record.points) for record in dialog_of(desk).payments.records()]
    assert shown == [("Ada", 90), ("Ben", -30), ("Cleo", -30), ("Dai", -30)]
    press(desk, "Record")
    assert dialog_of(desk).said.text().endswith("Close this first: it shows what was there before.")


def test_a_correction_of_what_somebody_else_corrected(desk: Desk) -> None:
    page = begin(desk)
    win(desk, "Ada", 140, "Ben")
    correct(desk, page, 0)
    with elsewhere() as other:
        other.change(kept_of(other), 0, DRAW, None)
    choose(desk, "Winner", "Cleo")
    press(desk, "Save")
    assert dialog_of(desk).said.text().endswith("Close this first: it shows what was there before.")
    assert kept_here(page).sheet.match.hands == (DRAW,)


def test_a_menu_is_about_the_hand_that_it_was_opened_for(desk: Desk) -> None:
    page = begin(desk)
    win(desk, "Ada", 140, "Ben")
    win(desk, "Cleo", 45)
    menu = open_menu(desk, page, 1)
    with elsewhere() as other:
        other.remove(kept_of(other), 0)
    keeper_of(page).look()
    take(menu, "Correct…")
    # The second hand is the first by now.
    assert dialog_of(desk).windowTitle() == "Correct hand 1"
    assert chosen(desk, "Winner") == ["Cleo"]
    press(desk, "Cancel")
    menu = open_menu(desk, page, 0)
    with elsewhere() as other:
        other.remove(kept_of(other), 0)
    keeper_of(page).look()
    take(menu, "Correct…")
    assert dialogs(desk) == []


def test_a_dialog_inserts_behind_its_hand_wherever_that_is(desk: Desk) -> None:
    page = begin(desk)
    win(desk, "Ada", 140, "Ben")
    correct(desk, page, 0)
    with elsewhere() as other:
        other.insert(kept_of(other), 0, DRAW)
    keeper_of(page).look()
    press(desk, "Insert a hand after…")
    assert dialog_of(desk).windowTitle() == "Insert a hand as number 3"


def test_a_failure_is_shown_until_it_is_over(open_desk: OpenDesk, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = open_desk()
    page = begin(desk)
    win(desk, "Ada", 140, "Ben")
    keeper = keeper_of(page)
    with monkeypatch.context() as broken:
        gone = StoreProblem(Trouble.GONE, "the club", {"detail": "no route"})
        broken.setattr(Sheets, "revision", lambda _: gone)
        keeper.look()
        assert desk.says("The database the club cannot be reached")
        # Whatever else is shown anew meanwhile.
        keeper.changed.emit()
        settle()
        assert desk.says("The database the club cannot be reached")
    keeper.look()
    settle()
    assert not desk.says("cannot be reached")


def test_names_are_plain_text_in_tool_tips(desk: Desk) -> None:
    page = open_sheet(desk)
    keeper = keeper_of(page)
    names = ("<b>Ada</b>", "Ben & Co", "<img src=x>", "Dai")
    keeper.begin(names, "wsom")
    keeper.record(kept_here(page), DRAW)
    settle()
    tips = [part.toolTip() for part in (view_of(page).header, view_of(page).standings.chart)]
    for shown in tips:
        # As a tool tip is: Qt sees by itself whether it is rich text.
        label = QLabel(shown)
        read = QAccessible.queryAccessibleInterface(label).text(QAccessible.Text.Name)
        assert all(name in read for name in names), shown


def test_the_big_view_follows_the_match_while_another_tab_shows(desk: Desk, qtbot: QtBot) -> None:
    page = begin(desk)
    assert page.show_big()
    desk.window.activateWindow()
    desk.shortcut("Ctrl+1")
    assert not page.isVisible()
    with elsewhere() as other:
        other.record(kept_of(other), DRAW)
    big = page.big
    assert big is not None
    qtbot.waitUntil(lambda: big.glance.label == "E2", timeout=3000)


def test_a_scored_hand_follows_no_other_by_rules_that_are_not_known(open_desk: OpenDesk) -> None:
    """Somebody else recorded a hand, and the match has rules of a newer program by now."""
    desk = open_desk()
    page = begin(desk)
    desk.shortcut("Ctrl+1")
    desk.paste(HAND)
    desk.click(desk.button("Record this hand"))
    with elsewhere() as other:
        other.record(kept_of(other), DRAW)
    database = open_database()
    assert isinstance(database, Database)
    with database.writing.connect() as connection:
        connection.execute(text("UPDATE matches SET rules = 'of-tomorrow', version = version + 1"))
        connection.execute(text("UPDATE revision SET number = number + 1"))
        connection.commit()
    press(desk, "Record")
    press(desk, "Record")
    assert dialog_of(desk).said.text()
    with database.writing.connect() as connection:
        assert connection.scalar(text("SELECT count(*) FROM hands")) == 1
    database.close()
    assert len(kept_here(page).hands) == 0


def test_where_nothing_can_be_written_no_scored_hand_is_asked_for(
    open_desk: OpenDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = open_desk()
    begin(desk)
    desk.shortcut("Ctrl+1")
    desk.paste(HAND)
    monkeypatch.setattr(MatchKeeper, "objection", property(lambda _: "The database cannot be written."))
    desk.click(desk.button("Record this hand"))
    assert dialogs(desk) == []
    assert desk.says("The database cannot be written.")


def test_a_double_click_ends_a_match_and_does_not_reopen_it(desk: Desk) -> None:
    page = begin(desk)
    view = view_of(page)
    at = view.end.mapTo(desk.window, view.end.rect().center())
    desk.click(view.end)
    # The second press comes where the first one was, to what stands there now.
    button = desk.window.childAt(at)
    assert button is view.reopen
    second = QEvent.Type.MouseButtonDblClick
    place = QPointF(button.rect().center())
    for kind, held in ((second, LEFT), (QEvent.Type.MouseButtonRelease, Qt.MouseButton.NoButton)):
        event = QMouseEvent(
            kind, place, button.mapToGlobal(place), LEFT, held, Qt.KeyboardModifier.NoModifier
        )
        QApplication.sendEvent(button, event)
    settle()
    assert not keeper_of(page).is_running
    desk.click(view.reopen)
    assert keeper_of(page).is_running


def test_what_is_asked_for_otherwise_is_not_taken_for_done(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The hand is kept and the answer lost: other points that are written now are not said to be kept."""
    page = begin(desk)
    win(desk, "Ada", 140, "Ben")
    correct(desk, page, 0)
    write_points(desk, 150)
    asked = Sheets.change

    def lost(*args: Any, **more: Any) -> StoreProblem:
        asked(*args, **more)
        return StoreProblem(Trouble.GONE, "the club", {"detail": "no route"})

    with monkeypatch.context() as broken:
        broken.setattr(Sheets, "change", lost)
        press(desk, "Save")
    write_points(desk, 160)
    press(desk, "Save")
    assert dialog_of(desk).said.text().startswith("Somebody else changed the same meanwhile")
    assert totals(page)[0] == 450


def test_nothing_is_corrected_where_nothing_is_put_otherwise(desk: Desk) -> None:
    page = begin(desk)
    win(desk, "Ada", 140, "Ben")
    correct(desk, page, 0)
    press(desk, "Save")
    assert not dialogs(desk)
    assert keeper_of(page).history.undoText().startswith("record")
