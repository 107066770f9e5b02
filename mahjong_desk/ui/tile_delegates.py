"""How tiles are painted in the views: concealed tiles, melds, the cells of the picker."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QAbstractItemView, QStyledItemDelegate, QStyleOptionViewItem

from mahjong_desk.core.hand import FULL
from mahjong_desk.core.melds import MeldType
from mahjong_desk.models.records import RECORD
from mahjong_desk.models.tiles import IndicatorRecord, MeldRecord, PickerRecord, TileRecord
from mahjong_desk.ui import measures, theme
from mahjong_desk.ui.painting import ring_shows
from mahjong_desk.ui.theme import Role
from mahjong_desk.ui.tile_pictures import pictures, snapped

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QStyle

    from mahjong_desk.core.melds import Meld

Index = QModelIndex | QPersistentModelIndex

RATIO = 4 / 3
"""Height of a tile by its width."""

_LEFT_MIDDLE = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter

DIMMED = 0.35
MISSING = 0.12
"""How much of a tile shows that nobody has at this table."""
SUIT_GAP = 8
WINNING_GAP = 14
OUTLINE = 3


def draw_tile(painter: QPainter, tile: int, at: QPointF, width: float, *, turned: bool = False) -> None:
    """A tile with its top left corner at ``at``; a turned one lies on its side."""
    dpr = painter.device().devicePixelRatioF()
    painter.drawPixmap(at, pictures().pixmap(tile, width, dpr, turned=turned))


def draw_focus(painter: QPainter, rect: QRectF, radius: float, color: QColor) -> None:
    """The ring around what the keyboard is at."""
    painter.setPen(QPen(color, 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect, radius, radius)


def has_focus(option: QStyleOptionViewItem) -> bool:
    """Whether to mark this item as where the keyboard is: its view has the focus, and keys are being used."""
    return ring_shows(option.widget) and bool(option.state & _flags().State_HasFocus)


def is_hovered(option: QStyleOptionViewItem) -> bool:
    """Whether the pointer is over this item."""
    view = option.widget
    under = view.viewport().underMouse() if isinstance(view, QAbstractItemView) else True
    return under and bool(option.state & _flags().State_MouseOver)


def _flags() -> type[QStyle.StateFlag]:
    """What an item's state is made of.

    PySide makes more than five hundred constants to load it. That has time until there is something to
    mark, so whatever can be asked without it is asked before.
    """
    from PySide6.QtWidgets import QStyle

    return QStyle.StateFlag


class TileDelegate(QStyledItemDelegate):
    """A tile of the concealed hand; the winning one is framed and named."""

    def __init__(self, winning_label: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.tile_width = 46.0
        self.named = True
        """Whether the winning tile is named; its frame alone tells it too."""
        self.dragged = -1
        """The row that is being dragged; -1 for none."""
        self._winning_label = winning_label

    @property
    def label_height(self) -> float:
        """The height under a tile that names the winning one."""
        return (measures.line_height(Role.CAPTION) if self.named else 0) + OUTLINE + 2

    @property
    def label_room(self) -> float:
        """The width to keep free for a name that is wider than its tile."""
        return max(40.0, self._label_width() - 48) if self.named else 2.0 * OUTLINE

    def _label_width(self) -> float:
        return WINNING_GAP + measures.advance(Role.CAPTION, self._winning_label) + 2

    def item_width(self, record: TileRecord) -> int:
        """How wide a tile is with what is around it."""
        width = self._left(record) + self.tile_width
        if record.winning:
            width = max(width + 2 * OUTLINE, self._label_width() if self.named else 0)
        return round(width)

    def fitting(self, records: Sequence[TileRecord], width: float) -> float:
        """How wide tiles may be so that a whole hand, or more where there are more, is one row of a width."""
        count = max(FULL, len(records))
        # Room for the gaps of most hands, so that the tiles keep their size; single honors have more.
        gaps = max(4, sum(record.gap and not record.winning for record in records))
        return (width - gaps * SUIT_GAP - WINNING_GAP - count * OUTLINE - self.label_room) / count

    def lines(self, records: Sequence[TileRecord], width: float) -> int:
        """How many rows of a width the tiles need."""
        lines, left = 1, width
        for record in records:
            wide = self.item_width(record)
            if wide > left:
                lines, left = lines + 1, width
            left -= wide
        return lines

    def _left(self, record: TileRecord) -> float:
        return OUTLINE + (WINNING_GAP if record.winning else SUIT_GAP if record.gap else 0)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        record: TileRecord = index.data(RECORD)
        height = self.tile_width * RATIO + 2 * OUTLINE + self.label_height
        return QSize(self.item_width(record), round(height))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        record: TileRecord = index.data(RECORD)
        colors = theme.colors()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left = option.rect.left() + self._left(record)
        mirrored = option.direction is Qt.LayoutDirection.RightToLeft
        if mirrored:
            left = option.rect.left() + option.rect.width() - self._left(record) - self.tile_width
        tile = QRectF(left, option.rect.top() + OUTLINE, self.tile_width, self.tile_width * RATIO)
        if record.winning:
            painter.setPen(QPen(colors.gold, OUTLINE))
            painter.drawRoundedRect(tile.adjusted(-1, -1, 1, 1), 6, 6)
            if self.named:
                self._draw_label(painter, tile, mirrored=mirrored)
        painter.setOpacity(DIMMED if record.dimmed or index.row() == self.dragged else 1)
        draw_tile(painter, record.tile, tile.topLeft(), self.tile_width)
        if has_focus(option):
            draw_focus(painter, tile.adjusted(-1, -1, 1, 1), 6, colors.felt_text)
        painter.restore()

    def _draw_label(self, painter: QPainter, tile: QRectF, *, mirrored: bool) -> None:
        font = theme.font(Role.CAPTION)
        width = QFontMetricsF(font).horizontalAdvance(self._winning_label) + 2
        # A name that is wider than the tile reaches into the gap before it.
        over = min(max(0, (width - tile.width()) / 2), WINNING_GAP)
        left = tile.right() + over - width if mirrored else tile.left() - over
        painter.setFont(font)
        painter.setPen(theme.colors().felt_text)
        box = QRectF(left, tile.bottom() + OUTLINE, width, self.label_height)
        painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, self._winning_label)
        painter.setPen(QPen(theme.colors().gold, OUTLINE))


class MeldDelegate(QStyledItemDelegate):
    """A meld on its tray, named above, the called tile turned."""

    PADDING = 6

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.tile_width = 40.0
        self.named = True
        """Whether each is named above; how its tiles lie tells it too."""
        self.dragged = -1

    @property
    def label_height(self) -> float:
        """The height of the name above the tray."""
        return measures.line_height(Role.CAPTION) + 2 if self.named else 0

    def label_width(self, name: str) -> float:
        """The width of a meld of which the name is wider than the tiles."""
        return measures.advance(Role.CAPTION, name) + self.PADDING + 8

    @classmethod
    def widths_of(cls, melds: Sequence[Meld]) -> tuple[float, float]:
        """How wide melds are together, without names: so many widths of a tile, and pixels besides."""
        units = sum(len(meld.tiles) + (RATIO - 1 if meld.exposed else 0) for meld in melds)
        return units, sum(2 * len(meld.tiles) + 2 * cls.PADDING + 8 for meld in melds)

    def _widths(self, record: MeldRecord) -> list[float]:
        """The width of each tile: the called one, laid on its side, is as wide as tiles are high."""
        upright = [self.tile_width] * len(record.meld.tiles)
        return [self.tile_width * RATIO, *upright[1:]] if record.meld.exposed else upright

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        record: MeldRecord = index.data(RECORD)
        tiles = sum(self._widths(record)) + 2 * (len(record.meld.tiles) - 1) + 2 * self.PADDING
        label = self.label_width(record.name) - 8 if self.named else 0
        height = self.label_height + self.tile_width * RATIO + 2 * self.PADDING
        return QSize(round(max(tiles, label) + 8), round(height))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        record: MeldRecord = index.data(RECORD)
        colors = theme.colors()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(option.rect).adjusted(0, 0, -8, 0)
        if self.named:
            painter.setFont(theme.font(Role.CAPTION))
            painter.setPen(colors.felt_text)
            label = rect.adjusted(self.PADDING, 0, 0, 0)
            painter.drawText(label, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, record.name)
        tray = rect.adjusted(0, self.label_height, 0, 0)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colors.felt_tray)
        painter.drawRoundedRect(tray, 8, 8)
        if has_focus(option):
            draw_focus(painter, tray.adjusted(1, 1, -1, -1), 8, colors.felt_text)
        painter.setOpacity(DIMMED if record.dimmed or index.row() == self.dragged else 1)
        self._draw_tiles(painter, record, tray)
        painter.restore()

    def _draw_tiles(self, painter: QPainter, record: MeldRecord, tray: QRectF) -> None:
        x, bottom = tray.left() + self.PADDING, tray.bottom() - self.PADDING
        dpr = painter.device().devicePixelRatioF()
        last = len(record.meld.tiles) - 1
        for place, (tile, width) in enumerate(zip(record.meld.tiles, self._widths(record), strict=True)):
            turned = record.meld.exposed and not place
            top = bottom - (self.tile_width if turned else self.tile_width * RATIO)
            if record.meld.type is MeldType.CONCEALED_KONG and place in (0, last):
                # A concealed kong lies with its outer tiles face down.
                painter.drawPixmap(QPointF(x, top), pictures().back(self.tile_width, dpr))
            else:
                draw_tile(painter, tile, QPointF(x, top), self.tile_width, turned=turned)
            x += width + 2


class IndicatorDelegate(QStyledItemDelegate):
    """An indicator with the tile that it makes dora beside it; the first of a sort is named."""

    GAP = 8.0

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.tile_width = 24.0
        self.dragged = -1
        self.row_width = 0.0

    @property
    def label_height(self) -> float:
        """Names stand before the tiles and need no height."""
        return 0

    @property
    def arrow_width(self) -> float:
        """The width of the arrow between two tiles."""
        return float(theme.scaled(13))

    @property
    def label_width(self) -> float:
        """The width of the longer of the two names."""
        metrics = QFontMetricsF(theme.font(Role.CAPTION))
        return max(metrics.horizontalAdvance(self._label(ura=ura)) for ura in (False, True)) + 6

    def _label(self, *, ura: bool) -> str:
        return self.tr("ura") if ura else self.tr("dora")

    def item_width(self, *, first: bool) -> float:
        """The width of an indicator, with the name before the first of its sort."""
        return 2 * self.tile_width + self.arrow_width + self.GAP + (self.label_width if first else 0)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        record: IndicatorRecord = index.data(RECORD)
        width = self.item_width(first=not record.place)
        below: IndicatorRecord | None = index.sibling(index.row() + 1, 0).data(RECORD)
        if below is not None and below.ura and not record.ura:
            # The last above takes the rest of its row, so that those from below start one of their own.
            before = record.place and self.item_width(first=True) + (record.place - 1) * self.item_width(
                first=False
            )
            width = max(width, self.row_width - before)
        return QSize(int(width), round(self.tile_width * RATIO + 4))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        record: IndicatorRecord = index.data(RECORD)
        colors = theme.colors()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(option.rect)
        painter.setFont(theme.font(Role.CAPTION))
        painter.setPen(colors.felt_text)
        left = rect.left()
        if not record.place:
            painter.drawText(rect, int(_LEFT_MIDDLE), self._label(ura=record.ura))
            left += self.label_width
        top, height = rect.top() + 2, self.tile_width * RATIO
        painter.setOpacity(0.75)
        draw_tile(painter, record.tile, QPointF(left, top), self.tile_width)
        painter.setOpacity(1)
        arrow = QRectF(left + self.tile_width, top, self.arrow_width, height)
        painter.drawText(arrow, int(Qt.AlignmentFlag.AlignCenter), "\N{RIGHTWARDS ARROW}")
        draw_tile(painter, record.dora, QPointF(arrow.right(), top), self.tile_width)
        if has_focus(option):
            whole = QRectF(left - 2, top - 1, 2 * self.tile_width + self.arrow_width + 4, height + 2)
            draw_focus(painter, whole, 5, colors.felt_text)
        painter.restore()


class PickerDelegate(QStyledItemDelegate):
    """A kind in the picker with the number of copies left in its corner."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.tile_width = 55.0

    def tile_rect(self, cell: QRectF) -> QRectF:
        """Where the tile lies in its cell."""
        height = self.tile_width * RATIO
        return QRectF(
            cell.left() + (cell.width() - self.tile_width) / 2,
            cell.top() + (cell.height() - height) / 2,
            self.tile_width,
            height,
        )

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        record: PickerRecord | None = index.data(RECORD)
        if record is None:
            return
        colors = theme.colors()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tile = self.tile_rect(QRectF(option.rect))
        painter.setOpacity(MISSING if record.missing else 1 if record.left else DIMMED)
        draw_tile(painter, record.tile, tile.topLeft(), self.tile_width)
        painter.setOpacity(1)
        if record.missing:
            painter.restore()
            return
        if record.taken:
            self._draw_taken(painter, tile)
        if has_focus(option) or (record.left and is_hovered(option)):
            draw_focus(painter, tile.adjusted(-1, -1, 1, 1), 7, colors.accent)
        self._draw_badge(painter, tile, f"×{record.taken}" if record.taken > 1 else str(record.left))
        painter.restore()

    def _draw_taken(self, painter: QPainter, tile: QRectF) -> None:
        """A frame of gold around what a click would take."""
        painter.setPen(QPen(theme.colors().gold, OUTLINE))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(tile.adjusted(0, 0, 0, -1), 6, 6)

    def _draw_badge(self, painter: QPainter, tile: QRectF, text: str) -> None:
        dpr = painter.device().devicePixelRatioF()
        most = max(_USUAL_BADGE, tile.width() * _MOST_BADGE)
        high = min(measures.line_height(Role.CAPTION) + 1, most)
        badge = _badge(text, high, dpr, theme.is_dark(), theme.generation())
        size = badge.deviceIndependentSize()
        x, y = tile.right() - size.width() + 5, tile.bottom() - size.height() + 3
        painter.drawPixmap(QPointF(snapped(x, dpr), snapped(y, dpr)), badge)


_MOST_BADGE, _USUAL_BADGE = 0.45, 20.0
"""With large letters the disc is at most so high, by a tile's width, or in pixels: the tile has to show."""
_RIM = 1
"""How wide the rim around the number of copies is."""


@lru_cache(maxsize=16)
def _badge(text: str, height: float, dpr: float, dark: bool, generation: int) -> QPixmap:  # noqa: ARG001 - keys of what is kept
    """How many copies are left or taken, on a disc; the same for nearly every tile of the picker.

    A rim in the colour of the panel keeps the disc apart from what is dark on a tile.
    """
    colors = theme.colors()
    font = theme.font(Role.CAPTION)
    font.setBold(True)
    metrics = QFontMetricsF(font)
    if height < metrics.height():
        font.setPixelSize(max(1, int(height * 0.8)))
        metrics = QFontMetricsF(font)
    high = round((height + 2 * _RIM) * dpr)
    wide = high if len(text) == 1 else round((metrics.horizontalAdvance(text) + 9 + 2 * _RIM) * dpr)
    picture = QPixmap(wide, high)
    picture.setDevicePixelRatio(dpr)
    picture.fill(Qt.GlobalColor.transparent)
    disc = QRectF(QPointF(0, 0), picture.deviceIndependentSize())
    taken = len(text) > 1
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colors.card)
    painter.drawRoundedRect(disc, disc.height() / 2, disc.height() / 2)
    inside = disc.adjusted(_RIM, _RIM, -_RIM, -_RIM)
    painter.setBrush(colors.gold if taken else colors.badge if text != "0" else colors.faint)
    painter.drawRoundedRect(inside, inside.height() / 2, inside.height() / 2)
    painter.setFont(font)
    painter.setPen(colors.gold_text if taken else colors.badge_text)
    painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, text)
    painter.end()
    return picture
