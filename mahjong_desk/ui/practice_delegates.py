"""How practice is painted: verdicts as signs, kinds and readings to choose, the hands of a round."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from mahjong_desk.core.texts import phrases
from mahjong_desk.models.breakdown import LineRecord
from mahjong_desk.models.groups import GroupRecord, loose_groups
from mahjong_desk.models.practice_models import KindRecord, ReadingRecord
from mahjong_desk.models.practice_words import ItemRecord, ResultRecord, Sign
from mahjong_desk.models.records import RECORD, Index
from mahjong_desk.rules.registry import rule_set
from mahjong_desk.ui import measures, theme
from mahjong_desk.ui.breakdown_delegates import RowDelegate
from mahjong_desk.ui.fitted_list import END
from mahjong_desk.ui.group_painting import draw_group, group_units, in_lines
from mahjong_desk.ui.painting import box, chevron, tick
from mahjong_desk.ui.theme import Role
from mahjong_desk.ui.tile_delegates import (
    DIMMED,
    RATIO,
    PickerDelegate,
    draw_focus,
    draw_tile,
    has_focus,
    is_hovered,
)

_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_WRAP = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)
_SIGN = 18.0
"""Pixels of a sign, in letters of the usual size."""
_TILE = 26
"""Pixels of the tile before a line, in tiles of the usual size."""
_SIDE, _ABOVE = 10.0, 8.0
_ROW = 6
"""Pixels above the texts of a line, as in a breakdown."""


def sign_color(sign: Sign) -> QColor:
    """The color of a sign, which never tells it alone."""
    now = theme.colors()
    return {Sign.RIGHT: now.gain, Sign.WRONG: now.loss}.get(sign, now.muted)


def draw_sign(painter: QPainter, square: QRectF, sign: Sign) -> None:
    """A disc with a tick or a cross; a ring for what is missing, half full for a part, a dash if skipped."""
    color, now = sign_color(sign), theme.colors()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    disc = square.adjusted(0.5, 0.5, -0.5, -0.5)
    line = max(1.6, square.width() / 10)
    if sign in (Sign.RIGHT, Sign.WRONG):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color)
        painter.drawEllipse(disc)
    else:
        inner = disc.adjusted(line / 2, line / 2, -line / 2, -line / 2)
        if sign is Sign.PART:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color)
            painter.drawPie(inner, 90 * 16, 180 * 16)
        painter.setPen(QPen(color, line))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(inner)
    if sign is Sign.RIGHT:
        tick(painter, square, now.card)
    elif sign is Sign.WRONG:
        arm, center = square.width() * 0.18, square.center()
        painter.setPen(_pen(now.card, line * 1.15))
        painter.drawLine(center + QPointF(-arm, -arm), center + QPointF(arm, arm))
        painter.drawLine(center + QPointF(-arm, arm), center + QPointF(arm, -arm))
    elif sign is Sign.SKIPPED:
        dash = QPointF(square.width() * 0.2, 0)
        painter.setPen(_pen(color, line))
        painter.drawLine(square.center() - dash, square.center() + dash)
    painter.restore()


def _pen(color: QColor, width: float) -> QPen:
    pen = QPen(color, width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    return pen


class ItemDelegate(RowDelegate):
    """A part of an answer: the sign of its verdict, then its name, the verdict's word and why.

    In a narrow list the word stands below the name.
    """

    def _lead(self, record: ItemRecord) -> int:
        """The width of what stands before the texts."""
        tile = theme.tile_width(_TILE) + 8 if record.tile is not None else 0
        return round(theme.scaled(_SIGN) + 8 + tile)

    def _value_width(self, record: LineRecord) -> float:
        return measures.advance(Role.NUMBER, record.value) + 10 if record.value else 0

    def _fitted(self, record: ItemRecord, width: float) -> ItemRecord:
        """The line as it stands in a width."""
        if self._value_width(record) <= (width - self._lead(record)) * 0.4:
            return record
        below = phrases([record.value, record.detail])
        return record._replace(value="", detail=below)

    def _text_height(self, record: ItemRecord, width: float) -> float:
        return sum(self._heights(record, width - self._lead(record))) + 2 * _ROW

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        width = option.rect.width()
        record = self._fitted(index.data(RECORD), width)
        tile = theme.tile_width(_TILE) * RATIO + 8 if record.tile is not None else 0
        height = max(self._text_height(record, width), theme.scaled(_SIGN) + 2 * _ROW, tile)
        return QSize(width, round(height))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        rect = QRectF(option.rect)
        record = self._fitted(index.data(RECORD), rect.width())
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if is_hovered(option) or has_focus(option):
            painter.fillRect(rect, theme.colors().row_lit)
        painter.fillRect(QRectF(rect.left(), rect.bottom() - 1, rect.width(), 1), theme.colors().border)
        # Texts that are lower than what is before them stand in its middle.
        above = max(0, round(rect.height() - self._text_height(record, rect.width()))) // 2
        texts = QStyleOptionViewItem(option)
        texts.rect = option.rect.adjusted(self._lead(record), above, 0, -above)
        self.draw_line(painter, texts, record)
        side = theme.scaled(_SIGN)
        line = texts.rect.top() + _ROW + (measures.line_height(Role.BODY) - side) / 2
        draw_sign(painter, QRectF(rect.left() + 2, line, side, side), record.sign)
        if record.tile is not None:
            wide = theme.tile_width(_TILE)
            at = QPointF(rect.left() + side + 10, rect.center().y() - wide * RATIO / 2)
            draw_tile(painter, record.tile, at, wide)
        if has_focus(option):
            draw_focus(painter, rect.adjusted(1, 1, -1, -1), 4, theme.colors().accent)
        painter.restore()


class KindDelegate(PickerDelegate):
    """A kind to choose: a chosen one is framed and ticked, a marked one has the sign of its verdict."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        record: KindRecord | None = index.data(RECORD)
        if record is None:
            return
        colors = theme.colors()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tile = self.tile_rect(QRectF(option.rect))
        marked = getattr(index.model(), "is_open", True) is False
        painter.setOpacity(DIMMED if record.struck or (marked and record.verdict is None) else 1)
        draw_tile(painter, record.tile, tile.topLeft(), self.tile_width)
        painter.setOpacity(1)
        if record.chosen:
            painter.setPen(QPen(colors.gold, 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(tile.adjusted(0, 0, 0, -1), 6, 6)
        if has_focus(option) or is_hovered(option):
            draw_focus(painter, tile.adjusted(-2, -2, 2, 2), 8, colors.focus)
        side = min(max(20.0, theme.scaled(18)), tile.width() * 0.5)
        corner = QRectF(tile.right() - side + 5, tile.bottom() - side + 3, side, side)
        if record.verdict is not None:
            box(painter, corner.adjusted(-1, -1, 1, 1), side / 2 + 1, colors.card, None)
            draw_sign(painter, corner, Sign(record.verdict.value))
        elif record.chosen and not marked:
            box(painter, corner.adjusted(-1, -1, 1, 1), side / 2 + 1, colors.card, None)
            box(painter, corner, side / 2, colors.gold, None)
            tick(painter, corner, colors.gold_text)
        painter.restore()


class ReadingDelegate(QStyledItemDelegate):
    """A reading as a card: its groups, the winning tile in its frame, a mark of whether it is chosen."""

    BETWEEN = 8.0
    """Pixels between two cards."""

    @staticmethod
    def _mark() -> float:
        return float(theme.scaled(20))

    def _room(self, width: float) -> float:
        return width - 2 * _SIDE - self._mark() - 10

    def _tile(self, record: ReadingRecord, width: float) -> float:
        """The width of a tile: as large as one line of groups allows, and never tiny."""
        units = sum(group_units(group) for group in record.groups)
        gaps = 10.0 * (len(record.groups) - 1)
        fitting = (self._room(width) - gaps - 4) / units
        return float(int(max(22.0, min(theme.tile_width(40), fitting))))

    def _lines(self, record: ReadingRecord, width: float) -> int:
        tile = self._tile(record, width)
        found = [line for _, _, line in in_lines(record.groups, self._room(width), tile, 10)]
        return max(found, default=0) + 1

    @staticmethod
    def _line_height(tile: float) -> float:
        return tile * RATIO + 8

    def _texts(self, record: ReadingRecord, width: float) -> float:
        """The height of what is told below the groups."""
        if not record.told:
            return 0
        detail = measures.wrapped_height(Role.CAPTION, record.detail, self._room(width))
        return detail + 2 if record.detail else 0

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        record: ReadingRecord = index.data(RECORD)
        width = option.rect.width()
        head = measures.line_height(Role.STRONG) + 4
        groups = self._lines(record, width) * self._line_height(self._tile(record, width))
        height = head + groups + self._texts(record, width) + 2 * _ABOVE + self.BETWEEN
        return QSize(width, round(height))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        record: ReadingRecord = index.data(RECORD)
        colors, width = theme.colors(), option.rect.width()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        card = QRectF(option.rect).adjusted(1, 1, -1, -1 - self.BETWEEN)
        lit = record.chosen or is_hovered(option)
        fill = colors.row_lit if record.chosen else colors.hover if lit else colors.card
        box(painter, card, 9, fill, colors.gold if record.chosen else colors.outline)
        if has_focus(option):
            draw_focus(painter, card.adjusted(1, 1, -1, -1), 8, colors.focus)
        mark = self._mark()
        middle = card.top() + _ABOVE + (measures.line_height(Role.STRONG) - mark) / 2
        self._draw_mark(painter, QRectF(card.left() + _SIDE, middle, mark, mark), record)
        left = card.left() + _SIDE + mark + 8
        room = self._room(width)
        head = QRectF(left, card.top() + _ABOVE, room, measures.line_height(Role.STRONG))
        painter.setFont(theme.font(Role.STRONG))
        painter.setPen(colors.text)
        painter.drawText(head, _LEFT, record.name)
        painter.setFont(theme.font(Role.NUMBER))
        painter.drawText(head, _RIGHT, record.told)
        tile = self._tile(record, width)
        top = head.bottom() + 6
        for group, x, line in in_lines(record.groups, room, tile, 10):
            shown = group._replace(dimmed=record.struck)
            draw_group(painter, shown, QPointF(left + x, top + line * self._line_height(tile)), tile)
        if record.told and record.detail:
            top += self._lines(record, width) * self._line_height(tile)
            painter.setFont(theme.font(Role.CAPTION))
            painter.setPen(colors.muted)
            painter.drawText(QRectF(left, top, room, card.bottom() - top), _WRAP, record.detail)
        painter.restore()

    @staticmethod
    def _draw_mark(painter: QPainter, square: QRectF, record: ReadingRecord) -> None:
        if record.verdict is not None:
            draw_sign(painter, square, Sign(record.verdict.value))
            return
        now = theme.colors()
        painter.setPen(QPen(now.control, 1.4))
        painter.setBrush(now.card)
        painter.drawEllipse(square.adjusted(1.5, 1.5, -1.5, -1.5))
        if record.chosen:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(now.accent)
            inset = square.width() * 0.28
            painter.drawEllipse(square.adjusted(inset, inset, -inset, -inset))


class ResultDelegate(QStyledItemDelegate):
    """A hand of a round: its number, the sign, what was asked, its tiles, and what came of it."""

    def _groups(self, record: ResultRecord) -> list[GroupRecord]:
        return loose_groups(record.draft.hand, rule_set(record.draft.rules).texts())

    def _units(self, record: ResultRecord) -> float:
        groups = self._groups(record)
        return sum(group_units(group) for group in groups) + 0.3 * max(0, len(groups) - 1)

    @staticmethod
    def _lead() -> float:
        return measures.advance(Role.NUMBER, "99") + theme.scaled(_SIGN) + 26

    def _tile(self, record: ResultRecord, width: float) -> float:
        room = width - self._lead() - END - 8
        return float(int(max(13.0, min(theme.tile_width(24), room / max(14.0, self._units(record))))))

    def _texts(self, record: ResultRecord, width: float) -> tuple[float, bool]:
        """How high the texts are, and whether both stand on one line."""
        room = width - self._lead() - END - 8
        name = measures.advance(Role.BODY, record.name)
        what = measures.advance(Role.SMALL_STRONG, record.what)
        if name + what + 16 <= room:
            return max(measures.line_height(Role.BODY), measures.line_height(Role.SMALL_STRONG)), True
        texts = ((Role.BODY, record.name), (Role.SMALL_STRONG, record.what))
        return sum(measures.wrapped_height(role, text, room) for role, text in texts), False

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        record: ResultRecord = index.data(RECORD)
        width = option.rect.width()
        texts, _ = self._texts(record, width)
        return QSize(width, round(texts + self._tile(record, width) * RATIO + 22))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        record: ResultRecord = index.data(RECORD)
        colors, width = theme.colors(), option.rect.width()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(option.rect)
        near = record.is_open and (is_hovered(option) or has_focus(option))
        if near:
            painter.fillRect(rect, colors.row_lit)
        painter.fillRect(QRectF(rect.left(), rect.bottom() - 1, rect.width(), 1), colors.border)
        texts, beside = self._texts(record, width)
        number = measures.advance(Role.NUMBER, "99")
        line = measures.line_height(Role.BODY)
        painter.setFont(theme.font(Role.NUMBER))
        painter.setPen(colors.muted)
        head = QRectF(rect.left() + 4, rect.top() + 7, number, line)
        painter.drawText(head, _RIGHT, str(record.place + 1))
        side = theme.scaled(_SIGN)
        draw_sign(painter, QRectF(head.right() + 8, head.center().y() - side / 2, side, side), record.sign)
        self._draw_texts(painter, rect, record, (texts, beside))
        tile = self._tile(record, width)
        x, y = rect.left() + self._lead(), rect.top() + 7 + texts + 5
        for group in self._groups(record):
            draw_group(painter, group._replace(won=group.won), QPointF(x, y), tile)
            x += (group_units(group) + 0.3) * tile
        if record.is_open:
            mark = QRectF(0, 0, 12, 12)
            mark.moveCenter(QPointF(rect.right() - END / 2, rect.center().y()))
            chevron(painter, mark, colors.text if near else colors.faint, down=False)
        if has_focus(option):
            draw_focus(painter, rect.adjusted(1, 1, -1, -1), 4, colors.focus)
        painter.restore()

    def _draw_texts(
        self, painter: QPainter, rect: QRectF, record: ResultRecord, texts: tuple[float, bool]
    ) -> None:
        colors, (height, beside) = theme.colors(), texts
        left = rect.left() + self._lead()
        room = QRectF(left, rect.top() + 7, rect.width() - self._lead() - END - 8, height)
        painter.setFont(theme.font(Role.BODY))
        painter.setPen(colors.text)
        if beside:
            painter.drawText(room, _LEFT, record.name)
            painter.setFont(theme.font(Role.SMALL_STRONG))
            painter.setPen(sign_color(record.sign))
            painter.drawText(room, _RIGHT, record.what)
            return
        painter.drawText(room, _WRAP, record.name)
        name = measures.wrapped_height(Role.BODY, record.name, room.width())
        painter.setFont(theme.font(Role.SMALL_STRONG))
        painter.setPen(sign_color(record.sign))
        painter.drawText(room.adjusted(0, name, 0, 4), _WRAP, record.what)
