"""A card with the tiles of a recorded hand, and what they scored for."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from mahjong_desk.models.groups import GroupRecord
from mahjong_desk.models.kept_hands import KeptHand
from mahjong_desk.ui import theme
from mahjong_desk.ui.controls import Card, WrapLabel
from mahjong_desk.ui.group_painting import draw_group, frame_width, in_lines
from mahjong_desk.ui.theme import Role
from mahjong_desk.ui.tile_delegates import RATIO

_LARGEST, _LEAST, _BETWEEN = 26, 15, 7
"""How wide a tile is at most and at least, and pixels between two groups."""
_IN_ROW = 9.6
"""Tiles of three groups, by their width, for which there is room in a row wherever they can be so small."""


class Groups(QWidget):
    """Groups of tiles, in as many rows as they need."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._groups: tuple[GroupRecord, ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_groups(self, groups: Sequence[GroupRecord]) -> None:
        """Show these."""
        self._groups = tuple(groups)
        self.updateGeometry()
        self.update()

    @staticmethod
    def _tile(width: float) -> float:
        fitting = (width - 2 * frame_width(_LARGEST) - 2 * _BETWEEN) / _IN_ROW
        return float(int(max(_LEAST, min(theme.tile_width(_LARGEST), fitting))))

    @staticmethod
    def _line(tile: float) -> float:
        return tile * RATIO + 2 * frame_width(tile) + 2

    def _placed(self, width: float) -> list[tuple[GroupRecord, float, int]]:
        room = width - 2 * frame_width(_LARGEST)
        return list(in_lines(self._groups, room, self._tile(width), _BETWEEN))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def heightForWidth(self, width: int) -> int:
        lines = max((line + 1 for _, _, line in self._placed(width)), default=0)
        return round(lines * self._line(self._tile(width)))

    def sizeHint(self) -> QSize:
        width = max(self.width(), theme.scaled(120))
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.heightForWidth(self.width()))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, tile = QPainter(self), self._tile(self.width())
        edge = frame_width(_LARGEST)
        for group, x, line in self._placed(self.width()):
            draw_group(painter, group, QPointF(edge + x, frame_width(tile) + line * self._line(tile)), tile)


class HandCard(Card):
    """It is not there while there is no hand to show."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.title = WrapLabel(role=Role.SMALL_STRONG, parent=self)
        self.tiles = Groups(self)
        self.scored = WrapLabel(role=Role.CAPTION, parent=self, muted=True)
        column = QVBoxLayout()
        for part in (self.title, self.tiles, self.scored):
            column.addWidget(part)
        self.lay_out(column, 14, 10, 6)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.hide()

    def refit(self) -> None:
        """The tiles have another size."""
        self.tiles.updateGeometry()
        self.tiles.update()

    def show_hand(self, title: str, hand: KeptHand | None) -> None:
        """Show a hand under its title, or none."""
        if hand is not None:
            self.title.setText(title)
            self.tiles.show_groups(hand.groups)
            self.tiles.setAccessibleName(hand.told)
            self.scored.setText(hand.scored)
            self.scored.setVisible(bool(hand.scored))
        self.setVisible(hand is not None and bool(hand.groups))
