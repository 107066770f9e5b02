"""Entering a hand with the mouse."""

from __future__ import annotations

import time

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QKeySequence, QPainter, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStyleOptionViewItem

from mahjong_desk.core.tiles import tile
from mahjong_desk.models.records import Index
from mahjong_desk.models.tiles import COLUMNS
from mahjong_desk.ui.tile_delegates import PickerDelegate
from tests.rules.asking import ask_line
from tests.window.driving import LEFT, Desk, Key, settle

FOURTEEN = "1m 2m 7m 8m 9m 5z 5z 7z 7z 7z 6z 6z 6z 3m"


@pytest.fixture
def desk(shared_desk: Desk) -> Desk:
    """One window for these tests, which begins again for each of them."""
    return shared_desk


def test_fourteen_clicks_are_a_score(desk: Desk) -> None:
    desk.pick(FOURTEEN)
    assert desk.hand == "12789m55666777z+3m"
    assert desk.shown_tiles() == "1m 2m 7m 8m 9m 5z 5z 6z 6z 6z 7z 7z 7z +3m"
    expected = ask_line("12789m55666777z+3m")
    assert (desk.total, desk.words) == (str(expected["total"]), "points")
    assert list(desk.scored().values()) == [str(row["value"]) for row in expected["patterns"]]
    assert desk.says("14 of 14 tiles")
    assert desk.says("Complete hand")
    assert desk.says("Won on 3 of characters")
    assert desk.payments() == dict.fromkeys(("East", "South", "West", "North"))
    assert desk.says("choose who discarded it")
    desk.choose("Discarded by", "South")
    paid = ask_line("12789m55666777z+3m from=S")["payments"].values()
    assert desk.payments() == dict(zip(("East", "South", "West", "North"), paid, strict=True))


def test_the_case_of_the_readme_by_clicks(desk: Desk) -> None:
    desk.add("Pung", "6z")
    desk.add("Tile", "1m 2m 7m 8m 9m 5z 5z 7z 7z 7z 3m")
    desk.choose("Discarded by", "South")
    assert desk.shown_tiles() == "1m 2m 7m 8m 9m 5z 5z 7z 7z 7z +3m"
    assert desk.shown_melds() == "(666z)"
    assert desk.total == "140"
    assert desk.scored() == {
        "Small Three Dragons": "40",
        "Value Honor ×2": "20",
        "Mixed One-Suit": "40",
        "Mixed Lesser Terminals": "40",
    }
    assert desk.payments() == {"East": 420, "South": -370, "West": -25, "North": -25}
    assert desk.says("Won on 3 of characters, discarded by South")
    assert desk.says("World Series of Mahjong · Finnish guide values · no limit")


def test_every_way_to_add(desk: Desk) -> None:
    desk.add("Chow", "2p 8s")
    desk.add("Pung", "1z")
    desk.add("Concealed kong", "9m")
    desk.add("Tile", "5z 5z")
    assert desk.hand == "5z(234p)(789s)(111z)[9999m]+5z"
    assert desk.shown_melds() == "(234p) (789s) (111z) [9999m]"
    assert desk.total
    names = desk.spoken(desk.melds)
    assert names[0].startswith("Chow")
    assert names[3].startswith("Kong · concealed")
    desk.click(desk.button("Clear"))
    desk.add("Kong", "3s")
    assert desk.hand == "(3333s)"


def test_winning_is_chosen_once_then_tiles_are_added(desk: Desk) -> None:
    desk.add("Winning", "3m")
    assert desk.segment("What a click adds", "Tile").isChecked()
    desk.pick("1m")
    assert desk.hand == "1m+3m"


def test_the_winning_tile_is_chosen_on_the_felt(desk: Desk) -> None:
    desk.pick(FOURTEEN)
    desk.choose("What a click adds", "Winning")
    assert desk.says("Click the winning tile")
    desk.click_item(desk.tiles, 2)
    assert desk.hand == "12389m55666777z+7m"


def test_tiles_and_melds_are_taken_back_by_a_click(desk: Desk) -> None:
    desk.add("Pung", "6z")
    desk.add("Tile", "1m 2m 5z")
    desk.click_item(desk.tiles, 1)
    assert desk.hand == "1m5z(666z)"
    desk.click_item(desk.melds, 0)
    assert desk.hand == "1m5z"
    desk.click_item(desk.tiles, 0)
    desk.click_item(desk.tiles, 0)
    assert desk.shown_tiles() == ""
    assert desk.line == ""


def test_the_winning_tile_is_taken_back_by_a_click(desk: Desk) -> None:
    desk.pick(FOURTEEN)
    desk.click_item(desk.tiles, 13)
    assert desk.hand == "12789m55666777z"
    assert desk.total == "13"


@pytest.mark.parametrize("key", [Key.Key_Delete, Key.Key_Return, Key.Key_Enter, Key.Key_Space])
def test_tiles_are_taken_back_by_a_key(desk: Desk, key: Qt.Key) -> None:
    desk.pick("1m 2m 3m")
    desk.tiles.setFocus()
    desk.key(Key.Key_Home)
    desk.key(Key.Key_Right)
    for held in (Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier):
        desk.key(key, held)
        assert desk.hand == "123m"
    desk.key(key)
    assert desk.hand == "13m"


def test_backspace_takes_the_last_back_from_anywhere(desk: Desk) -> None:
    desk.add("Pung", "6z")
    desk.add("Tile", "5m 1m")
    for expected in ("1m(666z)", "(666z)", ""):
        desk.key(Key.Key_Backspace)
        assert desk.hand == expected


def test_undo_redo_and_clear_by_buttons(desk: Desk) -> None:
    undo, redo = desk.button("Undo"), desk.button("Redo")
    assert not undo.isEnabled()
    assert not redo.isEnabled()
    desk.pick("1m 2m")
    desk.choose("Won by", "Self-draw")
    assert undo.toolTip() == "Undo: self-draw"
    desk.click(undo)
    assert desk.segment("Won by", "Discard").isChecked()
    desk.click(undo)
    assert desk.hand == "1m"
    assert redo.toolTip() == "Redo: add 2 of characters"
    desk.click(redo)
    assert desk.hand == "12m"
    desk.click(desk.button("Clear"))
    assert desk.line == ""
    desk.click(undo)
    assert desk.hand == "12m"
    for _ in range(2):
        desk.click(undo)
    assert desk.line == ""
    assert not undo.isEnabled()


def test_undo_and_redo_by_shortcuts(desk: Desk) -> None:
    desk.pick("1m 2m")
    desk.shortcut(QKeySequence.StandardKey.Undo)
    assert desk.hand == "1m"
    desk.shortcut(QKeySequence.StandardKey.Redo)
    assert desk.hand == "12m"
    desk.key("z", Qt.KeyboardModifier.ControlModifier)
    desk.key("z", Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert desk.hand == "12m"
    for _ in range(5):
        desk.shortcut(QKeySequence.StandardKey.Undo)
    assert desk.line == ""


def test_a_refused_click_says_why(desk: Desk) -> None:
    desk.pick("1m 1m 1m 1m 1m")
    assert desk.hand == "1111m"
    assert desk.says("All four copies of 1 of characters are in the hand already.")
    desk.pick("2m")
    assert not desk.says("All four copies")
    assert desk.says("5 of 14 tiles")


def test_a_fifteenth_tile_and_a_chow_of_honors_say_why(desk: Desk) -> None:
    desk.pick(FOURTEEN + " 1p")
    assert desk.says("There is no room for 1p")
    assert desk.total
    desk.click(desk.button("Undo"))
    assert not desk.says("There is no room")
    desk.click(desk.button("Clear"))
    desk.add("Chow", "1z")
    assert desk.says("Winds and dragons make no chow")
    assert desk.line == ""


def test_the_picker_counts_the_copies_left(desk: Desk) -> None:
    desk.add("Chow", "1m")
    model = desk.picker.model()
    role = Qt.ItemDataRole.AccessibleTextRole
    assert [model.index(0, column).data(role) for column in range(4)] == [
        "1 of characters, 3 left",
        "2 of characters, 3 left",
        "3 of characters, 3 left",
        "4 of characters, 4 left",
    ]


def test_empty_cells_and_other_buttons_do_nothing(desk: Desk) -> None:
    desk.click(desk.picker.viewport(), desk.picker.visualRect(desk.picker.model().index(3, 8)).center())
    place = desk.place(desk.picker, 0, 0)
    QTest.mouseClick(
        desk.picker.viewport(), Qt.MouseButton.RightButton, Qt.KeyboardModifier.NoModifier, place
    )
    settle()
    assert desk.line == ""


def test_twenty_clicks_a_second_lose_nothing(desk: Desk) -> None:
    # The processor's time: whatever else the machine does is not the window's fault.
    start = time.process_time()
    for number in range(60):
        code = f"{number % 9 + 1}{'mps'[number % 3]}"
        kind = tile(code)
        QTest.mouseClick(
            desk.picker.viewport(),
            LEFT,
            Qt.KeyboardModifier.NoModifier,
            desk.place(desk.picker, kind // 9, kind % 9),
        )
        settle()
        if number % 10 == 9:
            assert desk.hand.count("m") <= 1
            assert len(desk.shown_tiles().split()) == 10
            desk.click(desk.button("Clear"))
    assert (time.process_time() - start) / 66 < 1 / 20, "slower than twenty clicks a second"


def test_double_clicks_on_one_tile_lose_nothing(desk: Desk) -> None:
    place = desk.place(desk.picker, 3, 4)
    viewport = desk.picker.viewport()
    for _ in range(2):
        # A double click is press, release, double click, release.
        QTest.mouseClick(viewport, LEFT, Qt.KeyboardModifier.NoModifier, place)
        QTest.mouseDClick(viewport, LEFT, Qt.KeyboardModifier.NoModifier, place)
        settle()
    assert desk.hand == "5555z"
    viewport, place = desk.tiles.viewport(), desk.place(desk.tiles, 0)
    QTest.mouseClick(viewport, LEFT, Qt.KeyboardModifier.NoModifier, place)
    # QTest's double click leaves out that the button is let go.
    QTest.mouseDClick(viewport, LEFT, Qt.KeyboardModifier.NoModifier, place)
    QTest.mouseRelease(viewport, LEFT, Qt.KeyboardModifier.NoModifier, place)
    settle()
    assert desk.shown_tiles().split() == ["5z"] * 2


def test_the_field_follows_the_clicks(desk: Desk) -> None:
    desk.pick("3m 1m")
    assert desk.line == "13m ron seat=E round=E rules=wsom"
    desk.choose("Won by", "Self-draw")
    assert desk.line == "13m tsumo seat=E round=E rules=wsom"


def test_the_wheel_moves_no_tile_out_of_sight(desk: Desk) -> None:
    desk.pick("1m 2m")
    for view in (desk.picker, desk.tiles):
        before = desk.place(view, 0)
        for _ in range(3):
            event = QWheelEvent(
                QPointF(before),
                view.viewport().mapToGlobal(QPointF(before)),
                QPoint(0, 0),
                QPoint(0, -120),
                Qt.MouseButton.NoButton,
                Qt.KeyboardModifier.NoModifier,
                Qt.ScrollPhase.NoScrollPhase,
                False,
            )
            QApplication.sendEvent(view.viewport(), event)
            settle()
        assert desk.place(view, 0) == before


def test_focus_paints_the_current_tile_alone(desk: Desk) -> None:
    """Anything else would be painted for nothing, with every click from the picker to another panel."""
    desk.pick("1m 2m 3m")
    painted: list[int] = []

    class Counted(PickerDelegate):
        def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
            painted.append(index.row() * COLUMNS + index.column())
            super().paint(painter, option, index)

    desk.picker.setItemDelegate(Counted(desk.picker))
    settle()
    current = desk.picker.currentIndex()
    assert current.isValid()
    for widget in (desk.field, desk.picker):
        painted.clear()
        widget.setFocus()
        settle()
        assert painted == [current.row() * COLUMNS + current.column()]
