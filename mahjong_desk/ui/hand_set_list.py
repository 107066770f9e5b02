"""The hands of a set in a list: each small, with what is asked of it and how it was won."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from mahjong_desk.models.hand_set import HandRecord
from mahjong_desk.models.records import RECORD, RecordModel
from mahjong_desk.ui import measures, theme
from mahjong_desk.ui.fitted_list import FittedListView
from mahjong_desk.ui.group_painting import draw_group, frame_width, group_units, in_lines
from mahjong_desk.ui.painting import box
from mahjong_desk.ui.theme import Role
from mahjong_desk.ui.tile_delegates import RATIO, draw_focus, has_focus

Index = QModelIndex | QPersistentModelIndex

_SIDE, _ABOVE, _NUMBER = 10.0, 6.0, 34.0
"""Around a row, and for its number, in letters of the usual size."""
_TILE, _BETWEEN = 24.0, 8.0
_WRAP = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)


class HandDelegate(QStyledItemDelegate):
    """A row: its number, what is asked, the tiles, and below them what they score."""

    @staticmethod
    def _room(width: float) -> float:
        return width - 2 * theme.scaled(_SIDE) - theme.scaled(_NUMBER)

    @staticmethod
    def _tile(record: HandRecord, room: float) -> float:
        """No group is wider than the row."""
        widest = max((group_units(group) for group in record.groups), default=1.0)
        return float(int(min(theme.tile_width(_TILE), (room - 4) / widest)))

    @staticmethod
    def _line(tile: float) -> float:
        return tile * RATIO + 2 * frame_width(tile) + 2

    def _tiles_height(self, record: HandRecord, room: float) -> float:
        tile = self._tile(record, room)
        last = max((line for _, _, line in in_lines(record.groups, room, tile, _BETWEEN)), default=0)
        return (last + 1) * self._line(tile)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        record: HandRecord = index.data(RECORD)
        room = self._room(option.rect.width())
        kind = measures.wrapped_height(Role.STRONG, record.kind, room)
        detail = measures.wrapped_height(Role.CAPTION, record.detail, room)
        height = kind + self._tiles_height(record, room) + detail + 2 * theme.scaled(_ABOVE)
        return QSize(option.rect.width(), round(height) + 1)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        record: HandRecord = index.data(RECORD)
        colors, rect, view = theme.colors(), QRectF(option.rect), option.widget
        painter.save()
        ground = rect.adjusted(0, 0, 0, -1)
        if isinstance(view, FittedListView) and view.currentIndex() == index:
            box(painter, ground, 8, colors.row_lit, None)
        elif isinstance(view, FittedListView) and view.lit_row() == index.row():
            box(painter, ground, 8, colors.hover, None)
        painter.fillRect(QRectF(rect.left(), rect.bottom() - 1, rect.width(), 1), colors.border)
        room, top = self._room(rect.width()), rect.top() + theme.scaled(_ABOVE)
        left = rect.left() + theme.scaled(_SIDE)
        kind = measures.wrapped_height(Role.STRONG, record.kind, room)
        painter.setFont(theme.font(Role.NUMBER))
        painter.setPen(colors.muted)
        painter.drawText(QRectF(left, top, theme.scaled(_NUMBER) - 4, kind), _WRAP, str(record.number))
        left += theme.scaled(_NUMBER)
        painter.setFont(theme.font(Role.STRONG))
        painter.setPen(colors.text)
        painter.drawText(QRectF(left, top, room, kind), _WRAP, record.kind)
        top += kind
        tile = self._tile(record, room)
        for group, x, line in in_lines(record.groups, room, tile, _BETWEEN):
            at = QPointF(left + x, top + frame_width(tile) + 1 + line * self._line(tile))
            draw_group(painter, group, at, tile)
        top += self._tiles_height(record, room)
        painter.setFont(theme.font(Role.CAPTION))
        painter.setPen(colors.muted)
        detail = measures.wrapped_height(Role.CAPTION, record.detail, room)
        painter.drawText(QRectF(left, top, room, detail), _WRAP, record.detail)
        if has_focus(option):
            draw_focus(painter, rect.adjusted(2, 2, -2, -3), 6, colors.focus)
        painter.restore()


class HandSetList(FittedListView):
    """The row that the keyboard or a click is at is the one that is moved, removed or asked otherwise."""

    row_changed = Signal()
    """Another row is the current one."""
    move_wanted = Signal(int)
    """The current row goes one up (-1) or down (1)."""
    remove_wanted = Signal()

    def __init__(self, model: RecordModel[HandRecord], parent: QWidget) -> None:
        super().__init__(parent)
        self.setModel(model)
        self.setItemDelegate(HandDelegate(self))
        self.setAccessibleName(self.tr("Hands of the set"))
        self.setAccessibleDescription(
            self.tr("Arrow keys go from hand to hand; with Alt they move it, Delete removes it")
        )

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.viewport().update()
        self.row_changed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        alt = event.modifiers() == Qt.KeyboardModifier.AltModifier
        if event.key() == Qt.Key.Key_Delete:
            self.remove_wanted.emit()
        elif alt and event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.move_wanted.emit(-1 if event.key() == Qt.Key.Key_Up else 1)
        else:
            super().keyPressEvent(event)
