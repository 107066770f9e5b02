"""How a club night is painted: a card for each table of a round, and a row for each guest."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from mahjong_desk.models.night_models import RankRecord, Seat, TableRecord
from mahjong_desk.models.records import RECORD
from mahjong_desk.ui import measures, theme
from mahjong_desk.ui.painting import box, chevron
from mahjong_desk.ui.sheet_delegates import gain_color
from mahjong_desk.ui.theme import Role
from mahjong_desk.ui.tile_delegates import draw_focus, has_focus, is_hovered

Index = QModelIndex | QPersistentModelIndex

_WRAP = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)
_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_SPARE = 2


def _line(painter: QPainter, role: Role, text: str, room: QRectF, flags: int = _LEFT) -> None:
    """A text on one line, shortened where it has no room."""
    font = theme.font(role)
    painter.setFont(font)
    shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room.width())
    painter.drawText(room, flags, shown)


class TableDelegate(QStyledItemDelegate):
    """A table as a card: who sits there with what they have, where the match stands, and what can be done."""

    GAP, SIDE, ABOVE, BETWEEN, RADIUS = 10, 14, 10, 4, 12

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.action = ""
        """What is written on a card for what a click there does."""
        self.across = 1
        """How many cells stand beside each other."""

    def card(self, rect: QRectF) -> QRectF:
        """The card within its cell: between two there is a gap, and none at the ends of a row."""
        gap = float(theme.scaled(self.GAP))
        column = round(rect.left() / max(1.0, rect.width())) % self.across
        before = gap * column / self.across
        return rect.adjusted(before, 0, before - self._less(), -gap)

    def _less(self) -> float:
        """By how much a card is narrower than its cell."""
        return theme.scaled(self.GAP) * (self.across - 1) / self.across

    def action_rect(self, rect: QRectF, record: TableRecord) -> QRectF:
        """Where a click does what the card offers; empty where it offers nothing."""
        if not self._offers(record):
            return QRectF()
        inside = self._inside(rect)
        high = measures.line_height(Role.SMALL_STRONG)
        wide = min(self._action_width(), inside.width())
        return QRectF(inside.right() - wide, inside.bottom() - high, wide, high)

    def _offers(self, record: TableRecord) -> bool:
        return bool(self.action) and (record.match is not None or not record.state)

    def _action_width(self) -> float:
        return measures.advance(Role.SMALL_STRONG, self.action) + theme.scaled(18) + _SPARE

    def _inside(self, rect: QRectF) -> QRectF:
        side, above = theme.scaled(self.SIDE), theme.scaled(self.ABOVE)
        return self.card(rect).adjusted(side, above, -side, -above)

    def _state_lines(self, record: TableRecord, width: float) -> float:
        """How high the words are that say where the match stands: they may need a line of their own."""
        beside = width - self._action_width() - theme.scaled(8)
        high = measures.line_height(Role.SMALL_STRONG)
        if measures.advance(Role.SMALL, record.state) <= beside:
            return high
        wrapped = measures.wrapped_height(Role.SMALL, measures.fitted(Role.SMALL, record.state, width), width)
        return wrapped + (high + theme.scaled(self.BETWEEN) if self._offers(record) else 0)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        record: TableRecord = index.data(RECORD)
        width = option.rect.width()
        gap = theme.scaled(self.GAP)
        between = theme.scaled(self.BETWEEN)
        inside = width - self._less() - 2 * theme.scaled(self.SIDE)
        line = measures.line_height(Role.BODY) + between
        high = measures.line_height(Role.TITLE) + 2 * between + len(record.seats) * line
        high += between + self._state_lines(record, inside)
        return QSize(width, round(high) + 2 * theme.scaled(self.ABOVE) + gap + _SPARE)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        record: TableRecord = index.data(RECORD)
        colors, rect = theme.colors(), QRectF(option.rect)
        painter.save()
        card = self.card(rect)
        lit = self._offers(record) and (is_hovered(option) or has_focus(option))
        box(painter, card, theme.scaled(self.RADIUS), colors.row_lit if lit else colors.card, colors.border)
        inside, between = self._inside(rect), theme.scaled(self.BETWEEN)
        title = QRectF(inside.topLeft(), inside.topRight())
        title.setHeight(measures.line_height(Role.TITLE))
        painter.setPen(colors.muted if record.is_over else colors.text)
        _line(painter, Role.TITLE, record.title, title)
        top = title.bottom() + 2 * between
        widest = max((measures.advance(Role.SMALL, seat.wind) for seat in record.seats), default=0)
        wind = min(max(theme.scaled(52), widest + _SPARE + theme.scaled(8)), inside.width() / 3)
        for seat in record.seats:
            line = QRectF(inside.left(), top, inside.width(), measures.line_height(Role.BODY))
            self._draw_seat(painter, line, seat, wind)
            top = line.bottom() + between
        self._draw_below(painter, rect, inside, record)
        if has_focus(option):
            radius = theme.scaled(self.RADIUS) - 2
            draw_focus(painter, card.adjusted(2, 2, -2, -2), radius, colors.focus)
        painter.restore()

    @staticmethod
    def _draw_seat(painter: QPainter, line: QRectF, seat: Seat, wind: float) -> None:
        """``wind``: how wide the column of the winds is."""
        colors = theme.colors()
        painter.setPen(colors.muted)
        _line(painter, Role.SMALL, seat.wind, QRectF(line.left(), line.top(), wind - 4, line.height()))
        points = measures.advance(Role.NUMBER, seat.points) + _SPARE if seat.points else 0
        room = QRectF(line.left() + wind, line.top(), line.width() - wind - points, line.height())
        if points:
            room.setWidth(max(0, room.width() - theme.scaled(8)))
        painter.setPen(colors.text)
        _line(painter, Role.BODY, seat.name, room)
        if points:
            painter.setFont(theme.font(Role.NUMBER))
            figures = QRectF(line.right() - points, line.top(), points, line.height())
            painter.drawText(figures, _RIGHT, seat.points)

    def _draw_below(self, painter: QPainter, rect: QRectF, inside: QRectF, record: TableRecord) -> None:
        """Where the match stands, at the left; what a click does, at the right."""
        colors = theme.colors()
        action = self.action_rect(rect, record)
        if not action.isEmpty():
            mark = QRectF(0, 0, theme.scaled(12), theme.scaled(12))
            mark.moveCenter(action.center())
            mark.moveRight(action.right())
            chevron(painter, mark, colors.focus, down=False)
            painter.setPen(colors.focus)
            painter.setFont(theme.font(Role.SMALL_STRONG))
            painter.drawText(action.adjusted(0, 0, -theme.scaled(16), 0), _RIGHT, self.action)
        if not record.state:
            return
        high = self._state_lines(record, inside.width())
        room = QRectF(inside.left(), inside.bottom() - high, inside.width(), high)
        if self._offers(record):
            line = measures.line_height(Role.SMALL_STRONG)
            if high > line:
                room.setBottom(action.top())
            else:
                room.setRight(action.left())
        painter.setPen(colors.loss if record.match is None else colors.muted)
        painter.setFont(theme.font(Role.SMALL))
        text = measures.fitted(Role.SMALL, record.state, inside.width())
        painter.drawText(room, _WRAP, text)


class RankDelegate(QStyledItemDelegate):
    """A guest's place, name and points, and below them how many games they are from."""

    SIDE, ABOVE = 4, 4

    @staticmethod
    def _place(record: RankRecord) -> str:
        return f"{record.place}." if record.points else ""

    def _columns(self, record: RankRecord, width: float) -> tuple[float, float]:
        """Where the name begins, and how wide it can be."""
        left = theme.scaled(self.SIDE) + measures.advance(Role.BODY, "00.") + theme.scaled(8)
        figures = measures.advance(Role.NUMBER, record.points) + _SPARE if record.points else 0
        return left, width - left - theme.scaled(self.SIDE) - figures - theme.scaled(8)

    @staticmethod
    def _detail_height(record: RankRecord, width: float) -> float:
        if not record.detail:
            return 0
        return measures.wrapped_height(
            Role.CAPTION, measures.parted(Role.CAPTION, record.detail, width), width
        )

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        record: RankRecord = index.data(RECORD)
        width = option.rect.width()
        left, room = self._columns(record, width)
        name = measures.wrapped_height(Role.BODY, measures.fitted(Role.BODY, record.name, room), room)
        detail = self._detail_height(record, width - left - theme.scaled(self.SIDE))
        return QSize(width, round(name + detail) + 2 * theme.scaled(self.ABOVE) + _SPARE)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        record: RankRecord = index.data(RECORD)
        colors, rect = theme.colors(), QRectF(option.rect)
        painter.save()
        side, top = theme.scaled(self.SIDE), rect.top() + theme.scaled(self.ABOVE)
        begins, room = self._columns(record, rect.width())
        left = rect.left() + begins
        line = measures.line_height(Role.BODY)
        painter.setFont(theme.font(Role.BODY))
        painter.setPen(colors.muted)
        place = QRectF(rect.left() + side, top, begins - side - theme.scaled(8) + _SPARE, line)
        painter.drawText(place, _RIGHT, self._place(record))
        name = measures.fitted(Role.BODY, record.name, room)
        high = measures.wrapped_height(Role.BODY, name, room)
        painter.setPen(colors.text)
        painter.drawText(QRectF(left, top, room, high), _WRAP, name)
        whole = rect.width() - begins - side
        painter.setFont(theme.font(Role.CAPTION))
        painter.setPen(colors.muted)
        below = QRectF(left, top + high, whole, rect.bottom() - top - high)
        painter.drawText(below, _WRAP, measures.parted(Role.CAPTION, record.detail, whole))
        if record.points:
            painter.setFont(theme.font(Role.NUMBER))
            painter.setPen(gain_color(0 if record.is_gain is None else 1 if record.is_gain else -1))
            figures = QRectF(left, top, rect.right() - side - left, measures.line_height(Role.NUMBER))
            painter.drawText(figures, _RIGHT, record.points)
        if has_focus(option):
            draw_focus(painter, rect.adjusted(1, 1, -1, -1), 4, colors.focus)
        painter.restore()
