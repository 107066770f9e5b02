"""The readings of a hand side by side: opened from the panel, read by mouse, by keys and aloud."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QPushButton

from mahjong_desk.models.comparison import ComparisonModel, Sort
from mahjong_desk.models.records import RECORD
from mahjong_desk.ui import measures
from mahjong_desk.ui.readings_dialog import _SIDE, ReadingsDialog, ReadingsView, _remark
from mahjong_desk.ui.theme import Role
from tests.scale import matrix, some
from tests.window.conftest import OpenDesk
from tests.window.driving import ACCESSIBLE, Desk, Key, settle
from tests.window.fitting import faults
from tests.window.test_access import spoken_name

TWO = "99m11222333p(777z)+1p tsumo"
SIX = "5566667777888p+5p tsumo riichi seat=S rules=tenhou"
SMALL, USUAL = QSize(1024, 640), QSize(1280, 800)


@pytest.fixture
def desk(shared_desk: Desk) -> Desk:
    """One window for these tests, which begins again for each of them."""
    return shared_desk


def compared(desk: Desk, line: str) -> ReadingsDialog:
    """The dialog, opened by the keyboard from the fold."""
    desk.paste(line)
    desk.lists.readings.header.setFocus()
    desk.key(Key.Key_Space)
    button = desk.button("Compare side by side…")
    assert isinstance(button, QPushButton)
    button.setFocus()
    desk.key(Key.Key_Space)
    (dialog,) = desk.window.findChildren(ReadingsDialog)
    assert dialog.isVisible()
    settle()
    return dialog


def row_of(view: ReadingsView, name: str) -> int:
    model = view.model()
    assert isinstance(model, ComparisonModel)
    return next(row for row, label in enumerate(model.labels) if label.name == name)


def lit(view: ReadingsView) -> tuple[int, tuple[int, ...]]:
    return view._delegate.lit


def test_the_readings_stand_side_by_side(desk: Desk) -> None:
    dialog = compared(desk, TWO)
    assert dialog.windowTitle() == "Other readings"
    assert desk.says("All 2 readings score 170 points.")
    assert dialog.table.hasFocus()
    assert spoken_name(dialog.table) == "Readings side by side"
    assert dialog.table.model().columnCount() == 2
    desk.key(Key.Key_Escape)
    settle()
    assert desk.window.findChildren(ReadingsDialog) == []


def test_one_reading_has_nothing_to_compare(desk: Desk) -> None:
    desk.paste("12789m55777z(666z)+3m ron")
    desk.lists.readings.header.click()
    settle()
    assert not desk.lists.compare.isVisible()


def test_arrows_go_through_the_cells_and_light_their_groups(desk: Desk) -> None:
    dialog = compared(desk, TWO)
    view = dialog.table
    said = []
    for key in (Key.Key_Down, Key.Key_Down, Key.Key_Right):
        desk.key(key)
        said.append(view.currentIndex().data(ACCESSIBLE))
    assert said == [
        "Best reading, Three Consecutive Triplets: 100, makes a difference",
        "Best reading, All Triplets: 30, makes a difference",
        "Reading 2, All Triplets: none, makes a difference",
    ]
    # What a reading has not lights nothing.
    assert lit(view) == (-1, ())
    desk.key(Key.Key_Left)
    assert lit(view) == (0, (0, 1, 2, 3))


def test_the_pointer_lights_the_groups_of_a_row(desk: Desk) -> None:
    dialog = compared(desk, TWO)
    view = dialog.table
    index = view.model().index(row_of(view, "Value Honor"), 1)
    before = view.grab().toImage()
    desk.point(view.viewport(), view.visualRect(index).center())
    assert lit(view) == (1, (3,))
    rect = view.visualRect(view.model().index(0, 1))
    changed = view.grab(view.rect()).toImage() != before
    assert changed
    assert rect.isValid()


LINES = [SIX, TWO, SIX.replace("tenhou", "reach"), SIX.replace("tenhou", "wsom")]


@matrix(line=some(LINES, 3), size=[SMALL, USUAL])
def test_it_fits_into_the_window(open_desk: OpenDesk, size: QSize, line: str) -> None:
    desk = open_desk(size)
    dialog = compared(desk, line)
    assert dialog.width() <= size.width()
    assert dialog.height() <= size.height()
    view = dialog.table
    # All readings show side by side; only long lists scroll, up and down.
    assert view.horizontalScrollBar().maximum() == 0
    if view.verticalScrollBar().maximum() == 0:
        # Headers say that they want the height of any list.
        assert [fault for fault in faults(dialog) if not fault.startswith("QHeaderView")] == []
    for row in range(view.model().rowCount()):
        label = view._labels.height_of(view.model().labels[row])  # type: ignore[attr-defined]
        assert view.rowHeight(row) >= int(label)
        for column in range(view.model().columnCount()):
            remark = _remark(view.model().index(row, column).data(RECORD))
            room = view.columnWidth(column) - 2 * _SIDE
            assert (
                max((measures.advance(Role.CAPTION, word) for word in remark.split(" ")), default=0) <= room
            )


def test_the_last_rows_are_reached_by_the_keyboard(open_desk: OpenDesk) -> None:
    desk = open_desk(SMALL)
    view = compared(desk, SIX).table
    assert view.verticalScrollBar().maximum() > 0
    for _ in range(view.model().rowCount()):
        desk.key(Key.Key_Down)
    current = view.currentIndex()
    assert current.row() == view.model().rowCount() - 1
    assert view.viewport().rect().contains(view.visualRect(current))


def test_what_differs_looks_different_without_colour(desk: Desk) -> None:
    """A dash where a reading has not the row, a figure with a diamond where it has."""
    view = compared(desk, TWO).table
    model = view.model()
    assert isinstance(model, ComparisonModel)
    row = row_of(view, "All Triplets")
    cells = [model.cell(row, column) for column in range(2)]
    assert [(cell.value, cell.differs, cell.sort) for cell in cells] == [
        ("30", True, Sort.LINE),
        ("", True, Sort.LINE),
    ]
    image = view.viewport().grab().toImage().convertToFormat(view.grab().toImage().Format.Format_Grayscale8)
    has, has_not = (view.visualRect(model.index(row, column)) for column in range(2))
    ink = [
        sum(
            image.pixelColor(x, y).lightness() < 130
            for x in range(rect.left() + 2, rect.right() - 2)
            for y in range(rect.top() + 2, rect.bottom() - 2)
        )
        for rect in (has, has_not)
    ]
    assert ink[0] > 3 * ink[1] > 0


def test_the_tabulator_reaches_table_and_button(desk: Desk) -> None:
    dialog = compared(desk, TWO)
    seen = set()
    for _ in range(4):
        focus = QApplication.focusWidget()
        assert focus is not None
        seen.add(spoken_name(focus))
        desk.key(Key.Key_Tab)
    assert seen == {"Readings side by side", "Close"}
    assert dialog.isVisible()
