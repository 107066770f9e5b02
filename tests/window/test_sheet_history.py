"""Undo and redo of what was done to a match, hands that are inserted, tiles that are looked at again."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QPushButton

from mahjong_desk.club.store.sheets import Sheets
from mahjong_desk.rules.outcomes import Played, Points, Tsumo
from mahjong_desk.ui.sheet_page import SheetPage
from tests.scale import some
from tests.window.driving import LEFT, MENUS_OFFSCREEN, Desk, Key, settle
from tests.window.sheet_driving import (
    HAND,
    begin,
    choose,
    correct,
    dialog_of,
    dialogs,
    draw,
    evening,
    keeper_of,
    moved,
    open_sheet,
    press,
    record_evening,
    rows,
    totals,
    view_of,
    win,
    write_points,
)

pytestmark = pytest.mark.qt_log_ignore(MENUS_OFFSCREEN)

EVENING = (235, 680, -840, -75)


@pytest.fixture
def desk(shared_desk: Desk) -> Desk:
    """One window for these tests, whatever matches others kept before."""
    return shared_desk


def tip(desk: Desk, name: str) -> str:
    return str(getattr(desk.window.header, name).toolTip())


def open_menu(desk: Desk, page: SheetPage, row: int, *, by_key: bool = False) -> QMenu:
    """The menu of a row, as the window system asks for it."""
    view = view_of(page).list
    view.setFocus()
    place = desk.place(view, row)
    view.setCurrentIndex(view.model().index(row, 0))
    reasons = QContextMenuEvent.Reason
    viewport = view.viewport()
    event = QContextMenuEvent(
        reasons.Keyboard if by_key else reasons.Mouse,
        QPoint(0, 0) if by_key else place,
        viewport.mapToGlobal(place),
    )
    QApplication.sendEvent(viewport, event)
    settle()
    return next(menu for menu in view_of(page).findChildren(QMenu) if menu.isVisible())


def take(menu: QMenu, text: str) -> None:
    action = next(action for action in menu.actions() if action.text() == text)
    at = menu.actionGeometry(action).center()
    QTest.mouseClick(menu, LEFT, Qt.KeyboardModifier.NoModifier, at)
    settle()


# Undo and redo


def test_recorded_hands_are_undone_and_done_again(desk: Desk) -> None:
    page = begin(desk)
    assert not desk.window.header.undo.isEnabled()
    win(desk, "Ada", 140, "Ben")
    draw(desk)
    assert tip(desk, "undo") == "Undo: record “Draw”"
    desk.shortcut("Ctrl+Z")
    assert len(rows(desk)) == 3
    assert tip(desk, "undo") == "Undo: record “Ada wins 140 points from Ben”"
    assert tip(desk, "redo") == "Redo: record “Draw”"
    assert desk.says("Undone: record “Draw”.")
    desk.click(desk.window.header.undo)
    assert totals(page) == (0, 0, 0, 0)
    assert not desk.window.header.undo.isEnabled()
    desk.shortcut("Ctrl+Shift+Z")
    desk.shortcut("Ctrl+Shift+Z")
    assert totals(page) == (420, -370, -25, -25)
    assert rows(desk)[1].startswith("E2, dealer Ben. Draw")
    assert not desk.window.header.redo.isEnabled()
    desk.shortcut("Ctrl+Z")
    assert view_of(page).standings.step.isVisible()
    win(desk, "Cleo", 45)
    assert not view_of(page).standings.step.isVisible()
    assert not desk.window.header.redo.isEnabled()


def test_corrections_removals_and_the_end_are_undone(desk: Desk) -> None:
    page = record_evening(desk)
    before = rows(desk)
    correct(desk, page, 1)
    choose(desk, "Winner", "Dai")
    press(desk, "Save")
    correct(desk, page, 0)
    press(desk, "Remove this hand")
    press(desk, "Yes, remove this hand")
    desk.click(view_of(page).end)
    assert tip(desk, "undo") == "Undo: end the match"
    desk.shortcut("Ctrl+Z")
    assert keeper_of(page).is_running
    assert tip(desk, "undo") == "Undo: remove hand 1"
    desk.shortcut("Ctrl+Z")
    assert tip(desk, "undo") == "Undo: correct hand 2"
    assert totals(page) == (235, 680, -1020, 105)
    desk.shortcut("Ctrl+Z")
    assert totals(page) == EVENING
    assert rows(desk) == before
    for _ in range(3):
        desk.shortcut("Ctrl+Shift+Z")
    assert not keeper_of(page).is_running
    assert len(rows(desk)) == 6
    desk.click(view_of(page).reopen)
    desk.shortcut("Ctrl+Z")
    assert not keeper_of(page).is_running
    # Back to the empty sheet, over hands that were put back in between.
    for _ in range(9):
        desk.shortcut("Ctrl+Z")
    assert totals(page) == (0, 0, 0, 0)
    assert len(rows(desk)) == 2
    for _ in range(6):
        desk.shortcut("Ctrl+Shift+Z")
    assert rows(desk) == before


def test_undo_acts_on_what_is_shown(desk: Desk) -> None:
    desk.pick("1m 2m")
    page = begin(desk)
    win(desk, "Ada", 140, "Ben")
    desk.shortcut("Ctrl+1")
    assert tip(desk, "undo").startswith("Undo: add")
    desk.shortcut("Ctrl+Z")
    assert desk.line.startswith("1m")
    assert "2m" not in desk.line
    assert totals(page) == (420, -370, -25, -25)
    open_sheet(desk)
    desk.shortcut("Ctrl+Z")
    assert totals(page) == (0, 0, 0, 0)
    desk.shortcut("Ctrl+1")
    assert desk.line.startswith("1m")


def test_another_match_begins_with_nothing_to_undo(desk: Desk) -> None:
    page = begin(desk)
    win(desk, "Ada", 140, "Ben")
    desk.click(view_of(page).others)
    assert not desk.window.header.undo.isEnabled()
    desk.shortcut("Ctrl+Z")
    form = page.form
    assert form is not None
    desk.click_item(form.list, 0)
    desk.key(Key.Key_Return)
    assert totals(page) == (420, -370, -25, -25)
    assert not desk.window.header.undo.isEnabled()


def test_what_somebody_else_changed_since_is_not_undone(desk: Desk) -> None:
    page = begin(desk)
    win(desk, "Ada", 10)
    win(desk, "Ben", 10)
    keeper = keeper_of(page)
    other = Sheets.open()
    assert isinstance(other, Sheets)
    assert keeper.kept is not None
    other.change(keeper.kept, 1, Played((Tsumo(2, Points(10)),)), None)
    keeper.look()
    other.close()
    settle()
    desk.shortcut("Ctrl+Z")
    assert desk.says("Somebody else changed the same since then, so this is not undone: record “Ben wins 10")
    assert totals(page) == (20, -20, 20, -20)
    desk.shortcut("Ctrl+Z")
    assert totals(page) == (-10, -10, 30, -10)


# Before a correction is saved


def test_what_changes_in_the_totals_is_shown_before(desk: Desk) -> None:
    page = evening(desk)
    correct(desk, page, 1)
    later = dialog_of(desk).later
    assert later.text() == "The totals at the end stay as they are."
    choose(desk, "Winner", "Dai")
    shown = later.text().replace("\N{NO-BREAK SPACE}", " ")
    assert shown == "Totals at the end: Cleo −840 → −1020 · Dai −75 → +105"
    assert moved(desk) == [-45, -45, -45, 135]
    press(desk, "Remove this hand")
    assert later.text().startswith("Without this hand: Totals at the end: Ada +235 → +280")
    choose(desk, "Winner", "Cleo")
    assert "Yes, remove this hand" not in [b.text() for b in dialog_of(desk).findChildren(QPushButton)]
    press(desk, "Cancel")
    assert totals(page) == EVENING


# Forgotten hands


def test_a_forgotten_hand_is_inserted_from_the_dialog(desk: Desk) -> None:
    page = evening(desk)
    correct(desk, page, 1)
    press(desk, "Insert a hand before…")
    dialog = dialog_of(desk)
    assert dialog.windowTitle() == "Insert a hand as number 2"
    choose(desk, "Won by", "Self-draw")
    choose(desk, "Winner", "Dai")
    write_points(desk, 30)
    assert moved(desk) == [-30, -30, -30, 90]
    shown = dialog.later.text().replace("\N{NO-BREAK SPACE}", " ")
    assert shown == "Totals at the end: Ada +235 → +205 · Ben +680 → +650 · Cleo −840 → −870 · Dai −75 → +15"
    press(desk, "Record")
    assert totals(page) == (205, 650, -870, 15)
    assert rows(desk)[1].startswith("E2, dealer Ben. Dai wins 30 points by self-draw")
    assert rows(desk)[2].startswith("E3, dealer Cleo. Cleo wins 45")
    assert tip(desk, "undo") == "Undo: insert hand 2"
    desk.shortcut("Ctrl+Z")
    assert totals(page) == EVENING


@pytest.mark.parametrize("by_key", some([False, True], 1))
def test_a_forgotten_hand_is_inserted_from_the_menu(desk: Desk, by_key: bool) -> None:
    page = evening(desk)
    menu = open_menu(desk, page, 5, by_key=by_key)
    assert [action.text() for action in menu.actions()] == [
        "Correct…",
        "Insert a hand before…",
        "Insert a hand after…",
        "Earlier versions…",
    ]
    take(menu, "Insert a hand after…")
    choose(desk, "How the hand ended", "Draw")
    press(desk, "Record")
    assert rows(desk)[6].startswith("S3, dealer Cleo. Draw")
    take(open_menu(desk, page, 0), "Correct…")
    assert dialog_of(desk).windowTitle() == "Correct hand 1"
    press(desk, "Cancel")


def test_the_hand_in_play_has_no_menu(desk: Desk) -> None:
    page = begin(desk)
    view = view_of(page).list
    place = desk.place(view, 0)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, view.viewport().mapToGlobal(place))
    QApplication.sendEvent(view.viewport(), event)
    settle()
    assert not [menu for menu in view_of(page).findChildren(QMenu) if menu.isVisible()]


# The tiles of a recorded hand


def test_the_tiles_of_a_hand_are_looked_at_again(desk: Desk) -> None:
    page = begin(desk)
    desk.shortcut("Ctrl+1")
    desk.paste(HAND)
    desk.click(desk.button("Record this hand"))
    press(desk, "Record")
    desk.paste("123m")
    open_sheet(desk)
    assert rows(desk)[0].startswith("E1, dealer Ada. Ada wins 140 points from Ben. with its tiles.")
    take(open_menu(desk, page, 0), "Show the hand")
    assert desk.window.scorer.isVisible()
    assert desk.hand == "12789m55777z(666z)+3m"
    assert desk.total == "140"
    assert "Small Three Dragons" in desk.scored()
    desk.shortcut("Ctrl+Z")
    assert desk.hand == "123m"
    open_sheet(desk)
    correct(desk, page, 0)
    press(desk, "Show the hand")
    assert dialogs(desk) == []
    assert desk.hand == "12789m55777z(666z)+3m"


def test_a_hand_without_tiles_has_nothing_to_show(desk: Desk) -> None:
    page = begin(desk)
    win(desk, "Ada", 140, "Ben")
    assert "Show the hand" not in [action.text() for action in open_menu(desk, page, 0).actions()]
