"""How the groups of a reading are painted: called tiles turned, the winning tile in a frame."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from mahjong_desk.models.groups import GroupRecord
from mahjong_desk.ui import theme
from mahjong_desk.ui.tile_delegates import DIMMED, RATIO, draw_tile
from mahjong_desk.ui.tile_pictures import pictures, snapped

APART = 0.05
"""Space between the tiles of a group, by a tile's width."""


def frame_width(tile: float) -> float:
    """The width in pixels of the frame around the winning tile, which lies outside the tile."""
    return max(2.0, tile * 0.06)


def group_units(record: GroupRecord) -> float:
    """How wide a group is, in widths of a tile; the frame of the winning tile hangs over."""
    return len(record.tiles) * (1 + APART) - APART + (RATIO - 1 if record.exposed else 0)


def draw_group(painter: QPainter, record: GroupRecord, at: QPointF, tile: float) -> None:
    """A group with its top left corner at ``at``, its tiles ``tile`` pixels wide."""
    dpr = painter.device().devicePixelRatioF()
    painter.setOpacity(DIMMED if record.dimmed else 1)
    last = len(record.tiles) - 1
    for place, number in enumerate(record.tiles):
        rect = tile_rect(record, place, at, tile)
        corner = QPointF(snapped(rect.x(), dpr), snapped(rect.y(), dpr))
        if record.covered and place in (0, last):
            painter.drawPixmap(corner, pictures().back(tile, dpr))
        else:
            draw_tile(painter, number, corner, tile, turned=record.exposed and not place)
        if place == record.won:
            _draw_frame(painter, QRectF(corner, rect.size()), tile)
    painter.setOpacity(1)


def tile_rect(record: GroupRecord, place: int, at: QPointF, tile: float) -> QRectF:
    """Where a tile of a group lies: a called one on its side, all of them on one line."""
    if record.exposed and not place:
        return QRectF(at.x(), at.y() + tile * (RATIO - 1), tile * RATIO, tile)
    before = place * tile * (1 + APART) + (tile * (RATIO - 1) if record.exposed else 0)
    return QRectF(at.x() + before, at.y(), tile, tile * RATIO)


def _draw_frame(painter: QPainter, around: QRectF, tile: float) -> None:
    line = frame_width(tile)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.colors().gold, line))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    half = line / 2
    painter.drawRoundedRect(around.adjusted(-half, -half, half, half), tile * 0.12, tile * 0.12)


def draw_bar(painter: QPainter, record: GroupRecord, at: QPointF, tile: float, color: QColor) -> None:
    """A bar under the group at ``at``: the one that the winning tile completed."""
    line = frame_width(tile)
    top = at.y() + tile * RATIO + 1.6 * line
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color)
    painter.drawRoundedRect(QRectF(at.x(), top, group_units(record) * tile, line), line / 2, line / 2)


def in_lines(
    records: Sequence[GroupRecord], width: float, tile: float, between: float
) -> Iterator[tuple[GroupRecord, float, int]]:
    """Groups with their left edge and their line, when lines are ``width`` pixels wide."""
    x, line = 0.0, 0
    for record in records:
        wide = group_units(record) * tile
        if x and x + wide > width:
            x, line = 0.0, line + 1
        yield record, x, line
        x += wide + between
