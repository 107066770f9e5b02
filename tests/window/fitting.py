"""Finding widgets whose text or tiles are cut off."""

from __future__ import annotations

from collections.abc import Iterator
from time import monotonic
from typing import Any, NamedTuple

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QFontMetricsF, QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QCheckBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QListView,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QStyleOptionViewItem,
    QTabBar,
    QTableView,
    QWidget,
)

from mahjong_desk.models.advice import AdviceModels
from mahjong_desk.ui import measures, theme
from mahjong_desk.ui.breakdown_delegates import PaymentsView
from mahjong_desk.ui.controls import ElidedLabel, PillButton
from mahjong_desk.ui.fold import FoldHeader
from mahjong_desk.ui.guide_list import PatternList
from mahjong_desk.ui.segmented import Segment
from mahjong_desk.ui.sheet_delegates import SheetHeader
from mahjong_desk.ui.teaching_parts import KeyButton
from mahjong_desk.ui.theme import Role
from tests.window.driving import all_widgets, settle

_LONGEST = 60
"""Seconds that a list may take to come."""
OVERHANG = 5
BLANK = 1 / 8
"""How much of a line may lie outside of its space: above and below the letters it is blank."""


def faults(window: QWidget) -> list[str]:
    """A line for each widget that is to be seen and does not show all it has.

    What is still looked for in a hand that does not score is waited for: lists come with it.
    """
    for advice in window.findChildren(AdviceModels):
        end = monotonic() + _LONGEST
        while not advice.has_score() and advice.is_working():
            assert monotonic() < end, "what could become of the hand is still looked for"
            QTest.qWait(5)
    settle()
    return [f"{_name(widget)}: {fault}" for widget in all_widgets(window) for fault in _faults(widget)]


def _name(widget: QWidget) -> str:
    text = widget.property("text") or widget.accessibleName() or ""
    return f"{type(widget).__name__} “{str(text)[:60]}”"


def _faults(widget: QWidget) -> Iterator[str]:
    if not _is_inside(widget):
        yield f"sticks out of what it lies in: {widget.geometry()}"
    if isinstance(widget, QHeaderView):
        return  # a part of its table
    if isinstance(widget, QTabBar) and widget.width() < widget.sizeHint().width():
        yield f"{widget.width()} wide, its tabs {widget.sizeHint().width()}"
    if isinstance(widget, SheetHeader):
        yield from _header_faults(widget)
    if isinstance(widget, QListView):
        yield from _list_faults(widget)
    elif isinstance(widget, QTableView):
        yield from _table_faults(widget)
    elif isinstance(widget, QLineEdit):
        if widget.height() < QFontMetrics(widget.font()).height():
            yield f"{widget.height()} high, the text {QFontMetrics(widget.font()).height()}"
    elif isinstance(widget, QLabel | QPushButton | QRadioButton | QCheckBox):
        yield from _label_faults(widget)
    elif widget.height() < _needed_height(widget):
        yield f"{widget.height()} high, needs {_needed_height(widget)}"


def _label_faults(widget: QWidget) -> Iterator[str]:
    if isinstance(widget, ElidedLabel):
        # It shortens its text itself and tells the whole in its tool tip.
        if widget.shown_text() != widget.text() and not widget.toolTip():
            yield "shortened without a tool tip"
        if widget.text() and widget.height() < widget.fontMetrics().height():
            yield "too low"
    elif isinstance(widget, KeyButton):
        # Its letters have a size of their own.
        if widget.width() < widget.sizeHint().width():
            yield f"{widget.width()} wide, needs {widget.sizeHint().width()}"
    else:
        yield from _text_faults(widget)


def _needed_height(widget: QWidget) -> int:
    """The least height that shows all of a widget in the width that it has.

    A layout knows two of them, and either may be too large: one reckons with labels as narrow as can be, the
    other with pages of a stack as high as they like to be.
    """
    layout, least = widget.layout(), widget.minimumSizeHint().height()
    if layout is not None and layout.hasHeightForWidth():
        least = min(least, layout.totalMinimumHeightForWidth(widget.width()))
    return least


def _is_inside(widget: QWidget) -> bool:
    """Whether a widget lies within its parent, or may be scrolled to, up and down only."""
    parent = widget.parentWidget()
    if parent is None or widget.isWindow():
        return True
    area = parent.parentWidget()
    rect = widget.geometry()
    if isinstance(area, QScrollArea) and area.viewport() is parent:
        return rect.left() >= 0 and rect.right() <= parent.width() - 1
    return bool(parent.rect().contains(rect)) or not rect.isValid()


def _text_faults(widget: Any) -> Iterator[str]:
    if not widget.text() and not isinstance(widget, QCheckBox):
        return
    if widget.hasHeightForWidth():
        needed = widget.heightForWidth(widget.width())
        if widget.height() < needed:
            yield f"{widget.height()} high, needs {needed} in a width of {widget.width()}"
        if widget.width() < widget.minimumSizeHint().width():
            yield f"{widget.width()} wide, its longest word {widget.minimumSizeHint().width()}"
        return
    if isinstance(widget, PillButton):
        # One that is shortened tells the whole in its tool tip.
        width = 0 if widget.text() == widget.toolTip() else widget._content_width()
    elif isinstance(widget, Segment):
        width = measures.label_width(Role.SMALL_STRONG, widget.text()) + 2 * theme.scaled(2)
    elif isinstance(widget, FoldHeader):
        width = widget.minimumSizeHint().width()
    else:
        metrics = QFontMetrics(widget.font())
        width = metrics.size(int(Qt.TextFlag.TextShowMnemonic), widget.text()).width()
    if widget.width() < width:
        yield f"{widget.width()} wide, its text {width}"
    if widget.height() < widget.minimumSizeHint().height():
        yield f"{widget.height()} high, needs {widget.minimumSizeHint().height()}"


def _list_faults(view: QListView) -> Iterator[str]:
    """Each item lies within the view, and is as large as its delegate wants."""
    # The space after the last payment hangs over.
    spare = OVERHANG if isinstance(view, PaymentsView) else 0
    inside = view.viewport().rect().adjusted(0, 0, spare, 0)
    for row in range(view.model().rowCount()):
        index = view.model().index(row, 0)
        rect = view.visualRect(index)
        option = QStyleOptionViewItem()
        view.initViewItemOption(option)
        wanted = view.itemDelegate().sizeHint(option, index)
        if isinstance(view, PatternList):
            # It scrolls up and down.
            inside = QRect(inside.left(), rect.top(), inside.width(), rect.height())
        if not inside.contains(rect):
            yield f"item {row} at {rect} sticks out of {inside}"
        if rect.height() < wanted.height() or rect.width() < wanted.width():
            yield f"item {row} is {rect.size()}, wanted {wanted}"
        yield from _painted_faults(view, index)


def _table_faults(view: QTableView) -> Iterator[str]:
    inside = view.viewport().rect()
    model = view.model()
    bars = view.verticalScrollBar(), view.horizontalScrollBar()
    if any(bar.isVisible() for bar in bars):
        return  # it can be scrolled to
    for row in range(model.rowCount()):
        for column in range(model.columnCount()):
            if view.isColumnHidden(column):
                continue
            index = model.index(row, column)
            if index.data() is not None and not inside.contains(view.visualRect(index)):
                yield f"{index.data()} sticks out"
            yield from _painted_faults(view, index)


class Painted(NamedTuple):
    """A text, the space that it was given, and what its letters take up."""

    text: str
    given: QRectF
    taken: QRectF


class _Texts(QPainter):
    """Paints, and notes which texts."""

    def __init__(self) -> None:
        self._canvas = QPixmap(1, 1)
        super().__init__(self._canvas)
        self.found: list[Painted] = []

    def drawText(self, *args: Any) -> None:  # type: ignore[override]  # noqa: N802 (Qt's name)
        super().drawText(*args)
        space, flags, text = args
        if text and isinstance(space, QRect | QRectF):
            given, where = QRectF(space), self.transform()
            metrics = QFontMetricsF(self.font())
            taken, blank = metrics.boundingRect(given, int(flags), text), BLANK * metrics.height()
            taken.adjust(1, blank, -1, -blank)
            self.found.append(Painted(text, where.mapRect(given), where.mapRect(taken)))


def _painted_faults(view: QAbstractItemView, index: QModelIndex | QPersistentModelIndex) -> Iterator[str]:
    """Each text of an item has the space that it takes up, within the item and to itself."""
    yield from _faults_of_texts(painted_texts(view, index), QRectF(view.visualRect(index)))


def painted_texts(view: QAbstractItemView, index: QModelIndex | QPersistentModelIndex) -> list[Painted]:
    """The texts of an item."""
    option = QStyleOptionViewItem()
    view.initViewItemOption(option)
    option.rect = view.visualRect(index)
    painter = _Texts()
    view.itemDelegate().paint(painter, option, index)
    painter.end()
    return painter.found


def _header_faults(header: SheetHeader) -> Iterator[str]:
    painter = _Texts()
    header.draw(painter)
    painter.end()
    yield from _faults_of_texts(painter.found, QRectF(header.rect()))


def _faults_of_texts(found: list[Painted], item: QRectF) -> Iterator[str]:
    for place, (text, given, taken) in enumerate(found):
        if not (given & item).contains(taken):
            yield f"“{text}” takes {taken}, it has {given & item}"
        for other, _, near in found[:place]:
            if taken.intersects(near):
                yield f"“{text}” lies over “{other}”"


def scroll_bars(window: QWidget) -> list[str]:
    """The names of what can be scrolled to only."""
    found = []
    for widget in all_widgets(window):
        if isinstance(widget, QAbstractScrollArea):
            bars = widget.verticalScrollBar(), widget.horizontalScrollBar()
            if any(bar.maximum() - bar.minimum() > OVERHANG for bar in bars):
                found.append(_name(widget))
    return found
