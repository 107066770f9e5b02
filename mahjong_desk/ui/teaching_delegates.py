"""How groups and steps are painted where a whole room looks at them, in proportion to the window."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPalette
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from mahjong_desk.models.groups import GroupRecord
from mahjong_desk.models.records import RECORD
from mahjong_desk.models.teaching import StepRecord
from mahjong_desk.ui import theme
from mahjong_desk.ui.group_painting import draw_group, frame_width, group_units, tile_rect
from mahjong_desk.ui.painting import box
from mahjong_desk.ui.theme import Role
from mahjong_desk.ui.tile_delegates import RATIO

Index = QModelIndex | QPersistentModelIndex

_WRAP = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)
_MIDDLE = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)


def sized(role: Role, pixels: float) -> QFont:
    """The font of a role, as high as told."""
    font = theme.font(role)
    font.setPixelSize(max(1, round(pixels)))
    return font


class GroupDelegate(QStyledItemDelegate):
    """A group of big tiles; the winning one is framed and named below."""

    BETWEEN = 0.32
    """Space between two groups, by a tile's width."""
    LABEL = 0.32
    """Height of the line below the tiles, likewise."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.tile = 40.0

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        record: GroupRecord = index.data(RECORD)
        width = (group_units(record) + self.BETWEEN) * self.tile
        return QSize(int(width), self.height())

    def height(self) -> int:
        """The height of every group in pixels."""
        return round(self.tile * (RATIO + self.LABEL) + 2 * frame_width(self.tile))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        record: GroupRecord = index.data(RECORD)
        tile = self.tile
        rect = QRectF(option.rect)
        at = QPointF(rect.left() + tile * self.BETWEEN / 2, rect.top() + frame_width(tile))
        painter.save()
        draw_group(painter, record, at, tile)
        if record.won >= 0:
            self._draw_label(painter, tile_rect(record, record.won, at, tile), rect)
        painter.restore()

    def _draw_label(self, painter: QPainter, won: QRectF, rect: QRectF) -> None:
        """Name the winning tile below it, as near to its middle as the group allows."""
        font, text = sized(Role.CAPTION_STRONG, self.tile * 0.21), self.tr("winning tile")
        wide = QFontMetricsF(font).horizontalAdvance(text) + 2
        left = max(rect.left(), min(won.center().x() - wide / 2, rect.right() - wide))
        painter.setFont(font)
        painter.setPen(theme.colors().gold)
        below = QRectF(left, won.bottom(), wide, self.tile * self.LABEL)
        painter.drawText(below, int(Qt.AlignmentFlag.AlignCenter), text)


class StepDelegate(QStyledItemDelegate):
    """A step on one line; the one that is being explained large, with its sentence."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.scale = 1.0
        """1 in a window of 1280 × 800 pixels."""
        self.line = 40.0
        """The height of the steps before the current one, in pixels."""

    def _gutter(self, index: Index) -> float:
        """The room before the names for the titles of the parts, where there are parts."""
        last: StepRecord = index.model().index(index.model().rowCount() - 1, 0).data(RECORD)
        return 118 * self.scale if last.part or index.data(RECORD).part else 0

    def _title(self, index: Index) -> str:
        """The title of the part that begins with this step."""
        record: StepRecord = index.data(RECORD)
        before: StepRecord | None = index.sibling(index.row() - 1, 0).data(RECORD)
        return "" if before is not None and before.part == record.part else record.part

    def _value_width(self, record: StepRecord, font: QFont) -> float:
        return QFontMetricsF(font).horizontalAdvance(record.value) + 26 * self.scale if record.value else 0

    def _current_parts(self, record: StepRecord, room: float) -> tuple[float, float, float]:
        """The heights of the name, of the second name below it, and of the sentence of the current step."""
        scale, space = self.scale, QRectF(0, 0, 0, 1_000_000)
        name = QFontMetricsF(sized(Role.TITLE, 34 * scale))
        second = QFontMetricsF(sized(Role.BODY, 28 * scale))
        beside = name.horizontalAdvance(record.name) + second.horizontalAdvance(record.second) + 16 * scale
        space.setWidth(room)
        high = name.boundingRect(space, _WRAP, record.name).height()
        below = second.height() if record.second and beside > room else 0
        sentence = QFontMetricsF(sized(Role.BODY, 23 * scale)).boundingRect(space, _WRAP, record.sentence)
        return high, below, sentence.height() if record.sentence else 0

    def _room(self, index: Index, width: float) -> float:
        record: StepRecord = index.data(RECORD)
        value = self._value_width(record, sized(Role.NUMBER, 44 * self.scale))
        return width - self._gutter(index) - value - 36 * self.scale

    def current_height(self, index: Index, width: float) -> float:
        """How high the current step is in a list of that width."""
        parts = self._current_parts(index.data(RECORD), self._room(index, width))
        return max(sum(parts), 56 * self.scale) + 28 * self.scale

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        record: StepRecord = index.data(RECORD)
        view = option.widget
        width = view.viewport().width() if hasattr(view, "viewport") else option.rect.width()
        return QSize(width, round(self.current_height(index, width) if record.current else self.line))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        record: StepRecord = index.data(RECORD)
        painter.save()
        rect, ink = QRectF(option.rect), option.palette.color(QPalette.ColorRole.Text)
        gutter = self._gutter(index)
        title = self._title(index)
        if title:
            if index.row():
                painter.fillRect(QRectF(rect.left(), rect.top(), rect.width(), 1), theme.colors().outline)
            painter.setFont(sized(Role.CAPTION_STRONG, min(17 * self.scale, self.line * 0.5)))
            painter.setPen(theme.colors().muted)
            top = QRectF(rect.left(), rect.top(), gutter - 8 * self.scale, min(rect.height(), self.line))
            painter.drawText(top, _MIDDLE, title)
        inside = rect.adjusted(gutter, 0, 0, 0)
        painter.setPen(ink)
        if record.current:
            self._draw_current(painter, inside, index)
        else:
            self._draw_past(painter, inside, record)
        painter.restore()

    def _draw_past(self, painter: QPainter, rect: QRectF, record: StepRecord) -> None:
        pixels = min(29 * self.scale, self.line * 0.6)
        box_ = rect.adjusted(18 * self.scale, 0, -18 * self.scale, 0)
        number = sized(Role.NUMBER, pixels)
        painter.setFont(number)
        painter.drawText(box_, _RIGHT, record.value)
        room = box_.adjusted(0, 0, -self._value_width(record, number), 0)
        name = sized(Role.BODY, pixels)
        metrics = QFontMetricsF(name)
        painter.setFont(name)
        elided = metrics.elidedText(record.name, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, _MIDDLE, elided)
        room.setLeft(room.left() + metrics.horizontalAdvance(elided) + 14 * self.scale)
        beside = sized(Role.BODY, pixels * 0.86)
        # A step without a pattern's name is told from others of its sort by its sentence, if that is short.
        text = record.second or record.sentence
        if QFontMetricsF(beside).horizontalAdvance(text) <= room.width():
            painter.setFont(beside)
            painter.setPen(theme.colors().muted)
            painter.drawText(room, _MIDDLE, text)

    def _draw_current(self, painter: QPainter, rect: QRectF, index: Index) -> None:
        record: StepRecord = index.data(RECORD)
        colors, scale = theme.colors(), self.scale
        ink = painter.pen().color()
        card = rect.adjusted(0, 3 * scale, 0, -3 * scale)
        box(painter, card, 10 * scale, colors.row_lit, None)
        bar = QRectF(card.left(), card.top() + 8 * scale, 5 * scale, card.height() - 16 * scale)
        box(painter, bar, 2.5 * scale, colors.gold, None)
        inside = card.adjusted(18 * scale, 0, -18 * scale, 0)
        painter.setPen(ink)
        painter.setFont(sized(Role.NUMBER, 44 * scale))
        painter.drawText(inside, _RIGHT, record.value)
        room = self._room(index, rect.width() + self._gutter(index))
        name, second, sentence = self._current_parts(record, room)
        top = inside.top() + (inside.height() - name - second - sentence) / 2
        line = QRectF(inside.left(), top, room, name)
        title = sized(Role.TITLE, 34 * scale)
        painter.setFont(title)
        painter.drawText(line, _WRAP, record.name)
        painter.setPen(colors.muted)
        painter.setFont(sized(Role.BODY, 28 * scale))
        if second:
            painter.drawText(line.translated(0, name), _WRAP, record.second)
        else:
            after = QFontMetricsF(title).horizontalAdvance(record.name) + 16 * scale
            painter.drawText(line.adjusted(after, 0, 0, 0), _MIDDLE, record.second)
        painter.setPen(ink)
        painter.setFont(sized(Role.BODY, 23 * scale))
        below = QRectF(line.left(), top + name + second, room, sentence + 2)
        painter.drawText(below, _WRAP, record.sentence)
