"""The list of a player's best hands: the tiles, and beside or below them what they scored and when."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from mahjong_desk.models.best_hands import BestRecord
from mahjong_desk.models.records import RECORD
from mahjong_desk.ui import measures, theme
from mahjong_desk.ui.fitted_list import FittedListView
from mahjong_desk.ui.group_painting import draw_group, frame_width, group_units, in_lines
from mahjong_desk.ui.theme import Role
from mahjong_desk.ui.tile_delegates import RATIO, draw_focus, has_focus

Index = QModelIndex | QPersistentModelIndex

_SIDE, _ABOVE, _GAP = 14, 10, 18
_TILE, _LEAST, _BETWEEN = 26, 19, 8
"""The width of a tile, how narrow it may become for all to lie in one row, and pixels between two groups."""
_WORDS = 230
"""Pixels that the words need beside the tiles; where there are less they stand below."""
_USUAL_UNITS = 15.2
"""How wide most hands are, in widths of a tile, so that the words of all rows begin at one line."""
_WRAP = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)


class BestHandDelegate(QStyledItemDelegate):
    """A hand."""

    @staticmethod
    def _usual_tile() -> float:
        return float(round(theme.tile_width(_TILE)))

    def _tile(self, record: BestRecord, room: float) -> float:
        """How wide a tile is so that the hand lies in one row, if it can."""
        units = sum(map(group_units, record.groups))
        fitting = (room - _BETWEEN * (len(record.groups) - 1)) / units
        return float(int(max(theme.tile_width(_LEAST), min(self._usual_tile(), fitting))))

    def _places(self, record: BestRecord, width: float) -> tuple[QRectF, QRectF]:
        """Where the tiles and the words lie; no tiles, no room for them."""
        tile, side = self._usual_tile(), theme.scaled(_SIDE)
        inside = width - 2 * side
        beside = _USUAL_UNITS * tile + 4 * _BETWEEN + theme.scaled(_GAP)
        is_beside = inside >= beside + theme.scaled(_WORDS)
        top = theme.scaled(_ABOVE)
        room = beside - theme.scaled(_GAP) if is_beside else inside
        high = self._tiles_height(record, room) if record.groups else 0.0
        tiles = QRectF(side, top, room, high)
        if is_beside:
            words = inside - beside
            texts = self._words_height(record, words)
            whole = max(high, texts)
            tiles.moveTop(top + (whole - high) / 2)
            return tiles, QRectF(side + beside, top + (whole - texts) / 2, words, texts)
        below = top + high + (theme.scaled(4) if high else 0)
        return tiles, QRectF(side, below, inside, self._words_height(record, inside))

    def _tiles_height(self, record: BestRecord, room: float) -> float:
        tile = self._tile(record, room)
        lines = 1 + max(line for _, _, line in in_lines(record.groups, room, tile, _BETWEEN))
        return lines * self._line(tile) + frame_width(tile)

    @staticmethod
    def _line(tile: float) -> float:
        return tile * RATIO + 2 * frame_width(tile) + 2

    @staticmethod
    def _words_height(record: BestRecord, room: float) -> float:
        when = measures.wrapped_height(Role.CAPTION, record.when, room)
        scored = measures.wrapped_height(Role.CAPTION, record.scored, room) if record.scored else 0
        return measures.wrapped_height(Role.STRONG, record.worth, room) + scored + when

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        record: BestRecord = index.data(RECORD)
        width = option.rect.width()
        tiles, words = self._places(record, width)
        bottom = max(tiles.bottom(), words.bottom())
        return QSize(width, round(bottom + theme.scaled(_ABOVE)) + 1)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        record: BestRecord = index.data(RECORD)
        colors, rect, view = theme.colors(), QRectF(option.rect), option.widget
        painter.save()
        if isinstance(view, FittedListView) and view.lit_row() == index.row():
            painter.fillRect(rect, colors.row_lit)
        if index.row() < index.model().rowCount() - 1:
            painter.fillRect(QRectF(rect.left(), rect.bottom() - 1, rect.width(), 1), colors.border)
        tiles, words = self._places(record, rect.width())
        self._draw_tiles(painter, record, tiles.translated(rect.topLeft()))
        self._draw_words(painter, record, words.translated(rect.topLeft()))
        if has_focus(option):
            draw_focus(painter, rect.adjusted(2, 2, -2, -2), 4, colors.focus)
        painter.restore()

    def _draw_tiles(self, painter: QPainter, record: BestRecord, room: QRectF) -> None:
        if not record.groups:
            return
        tile = self._tile(record, room.width())
        for group, x, line in in_lines(record.groups, room.width(), tile, _BETWEEN):
            at = QPointF(room.left() + x, room.top() + frame_width(tile) + line * self._line(tile))
            draw_group(painter, group, at, tile)

    @staticmethod
    def _draw_words(painter: QPainter, record: BestRecord, room: QRectF) -> None:
        colors, top = theme.colors(), room.top()
        texts = (
            (Role.STRONG, record.worth, colors.text),
            (Role.CAPTION, record.scored, colors.text),
            (Role.CAPTION, record.when, colors.muted),
        )
        for role, text, ink in texts:
            if text:
                high = measures.wrapped_height(role, text, room.width())
                painter.setFont(theme.font(role))
                painter.setPen(ink)
                painter.drawText(QRectF(room.left(), top, room.width(), high), _WRAP, text)
                top += high
