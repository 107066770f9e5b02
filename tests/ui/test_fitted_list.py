from typing import TypeAlias

import pytest
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, QSize, QStringListModel, Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import (
    QLineEdit,
    QScrollArea,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from mahjong_desk.ui.fitted_list import FittedListView

Index: TypeAlias = "QModelIndex | QPersistentModelIndex"
Key = Qt.Key


class Wrapping(QStyledItemDelegate):
    """A row is 20 high for each 100 pixels that its text would take on one line, at 10 a letter."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802
        letters = max(1, option.rect.width() // 10)
        lines = -(-len(str(index.data())) // letters)
        return QSize(0, 20 * max(1, lines))


class Higher(QStyledItemDelegate):
    """Every row is 30 high."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802
        return QSize(0, 30)


class Panel(QWidget):
    def __init__(self, rows: list[str]) -> None:
        super().__init__()
        self.list = FittedListView(self)
        self.model = QStringListModel(rows, self)
        QAbstractItemModelTester(self.model, QAbstractItemModelTester.FailureReportingMode.Fatal, self)
        self.list.setModel(self.model)
        self.list.setItemDelegate(Wrapping(self.list))
        self.field = QLineEdit(self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.field)
        layout.addWidget(self.list)
        layout.addStretch()
        self.hovered: list[int] = []
        self.list.row_hovered.connect(self.hovered.append)


@pytest.fixture
def panel(qtbot: QtBot) -> Panel:
    made = Panel(["a" * 5, "b" * 25, "c" * 5])
    qtbot.addWidget(made)
    made.resize(200, 400)
    with qtbot.waitActive(made):
        made.show()
    made.field.setFocus()
    wait_for_height(qtbot, made, 80)
    made.hovered.clear()  # the pointer may be resting there
    return made


def wait_for_height(qtbot: QtBot, panel: Panel, height: int) -> None:
    qtbot.waitUntil(lambda: panel.list.height() == height)
    last = panel.model.index(panel.model.rowCount() - 1, 0)
    if last.isValid():
        assert panel.list.visualRect(last).bottom() == height - 1, "the last row ends where the list does"


def test_it_is_as_high_as_its_rows(qtbot: QtBot, panel: Panel) -> None:
    wait_for_height(qtbot, panel, 20 + 40 + 20)
    assert panel.list.heightForWidth(300) == 60
    assert panel.list.minimumSizeHint().height() == 80


def test_rows_that_wrap_otherwise(qtbot: QtBot, panel: Panel) -> None:
    wait_for_height(qtbot, panel, 80)
    panel.resize(100, 400)
    wait_for_height(qtbot, panel, 20 + 60 + 20)
    panel.resize(400, 400)
    wait_for_height(qtbot, panel, 60)


def test_rows_that_come_go_and_change(qtbot: QtBot, panel: Panel) -> None:
    panel.model.insertRows(1, 2)
    wait_for_height(qtbot, panel, 120)
    panel.model.removeRows(0, 3)
    wait_for_height(qtbot, panel, 60)
    panel.model.setData(panel.model.index(1, 0), "d" * 60)
    wait_for_height(qtbot, panel, 40 + 60)
    panel.model.setStringList([])
    wait_for_height(qtbot, panel, 0)
    panel.model.setStringList(["x"])
    wait_for_height(qtbot, panel, 20)


def test_another_model(qtbot: QtBot, panel: Panel) -> None:
    other = QStringListModel(["only"], panel)
    old = panel.model
    panel.list.setModel(other)
    panel.model = other
    wait_for_height(qtbot, panel, 20)
    old.insertRows(0, 5)
    wait_for_height(qtbot, panel, 20)
    empty = FittedListView(panel)
    assert empty.heightForWidth(100) == 0


def test_another_delegate_measures_anew(panel: Panel) -> None:
    assert panel.list.heightForWidth(200) == 80
    panel.list.setItemDelegate(Higher(panel.list))
    assert panel.list.heightForWidth(200) == 90


def middle(panel: Panel, row: int) -> QPoint:
    return panel.list.visualRect(panel.model.index(row, 0)).center()


def test_the_row_under_the_pointer_is_lit(qtbot: QtBot, panel: Panel) -> None:
    wait_for_height(qtbot, panel, 80)
    for row in (0, 1, 1, 2):
        qtbot.mouseMove(panel.list.viewport(), middle(panel, row))
    assert panel.hovered == [0, 1, 2]
    qtbot.mouseMove(panel.field)
    qtbot.waitUntil(lambda: panel.hovered == [0, 1, 2, -1])
    assert panel.list.lit_row() == -1


def test_the_current_row_is_lit_while_the_list_has_the_keyboard(qtbot: QtBot, panel: Panel) -> None:
    qtbot.keyClick(panel.field, Key.Key_Tab)
    assert panel.list.hasFocus()
    for key in (Key.Key_Down, Key.Key_End, Key.Key_Down, Key.Key_Home):
        qtbot.keyClick(panel.list, key)
    assert panel.hovered == [0, 1, 2, 0]
    qtbot.keyClick(panel.list, Key.Key_Backtab)
    assert panel.hovered[-1] == -1
    qtbot.keyClick(panel.field, Key.Key_Tab)
    assert panel.hovered[-1] == 0, "back where it was"


def test_a_lit_row_that_goes(qtbot: QtBot, panel: Panel) -> None:
    wait_for_height(qtbot, panel, 80)
    qtbot.mouseMove(panel.list.viewport(), middle(panel, 2))
    panel.model.removeRows(0, 3)
    assert panel.hovered[-1] == -1


def test_an_empty_list_is_no_stop_of_the_tabulator(panel: Panel) -> None:
    panel.model.setStringList([])
    assert panel.list.focusPolicy() == Qt.FocusPolicy.NoFocus
    panel.model.setStringList(["x"])
    assert panel.list.focusPolicy() == Qt.FocusPolicy.StrongFocus


def test_what_is_typed_is_left_to_the_window(qtbot: QtBot, panel: Panel) -> None:
    keys: list[int] = []
    panel.keyPressEvent = lambda event: keys.append(event.key())  # type: ignore[method-assign]
    panel.list.setFocus()
    for key in (Key.Key_1, Key.Key_C, Key.Key_Backspace):
        qtbot.keyClick(panel.list, key)
    assert keys == [Key.Key_1, Key.Key_C, Key.Key_Backspace]
    assert panel.list.lit_row() == 0


def scrolling(qtbot: QtBot) -> tuple[QScrollArea, Panel]:
    panel = Panel([str(number) for number in range(40)])
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setWidget(panel)
    qtbot.addWidget(area)
    area.resize(200, 200)
    with qtbot.waitActive(area):
        area.show()
    qtbot.waitUntil(lambda: panel.list.height() == 800)
    return area, panel


def test_the_panel_around_it_scrolls_to_the_current_row(qtbot: QtBot) -> None:
    area, panel = scrolling(qtbot)
    panel.list.setFocus()
    for key, row in ((Key.Key_End, 39), (Key.Key_Home, 0)):
        qtbot.keyClick(panel.list, key)
        rect = panel.list.visualRect(panel.model.index(row, 0))
        seen = QRect(panel.list.viewport().mapTo(area.viewport(), rect.topLeft()), rect.size())
        assert area.viewport().rect().contains(seen.adjusted(100, 0, -50, 0))


def test_the_wheel_scrolls_the_panel_around_it(qtbot: QtBot) -> None:
    area, panel = scrolling(qtbot)
    place = panel.list.viewport().mapTo(area.window(), QPoint(50, 100))
    QTest.wheelEvent(area.windowHandle(), place.toPointF(), QPoint(0, -120), QPoint(0, -120))
    qtbot.waitUntil(lambda: area.verticalScrollBar().value() > 0)
