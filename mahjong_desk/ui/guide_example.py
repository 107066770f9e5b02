"""A hand that nobody edits, on felt, and what it scores: in the guide, and to practise on."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from mahjong_desk.core.texts import counted
from mahjong_desk.models.example import Example
from mahjong_desk.ui import theme
from mahjong_desk.ui.breakdown_delegates import RowDelegate
from mahjong_desk.ui.controls import Card, Chip, ChipStyle, WrapLabel
from mahjong_desk.ui.fitted_list import FittedListView
from mahjong_desk.ui.flow import Flow
from mahjong_desk.ui.painting import felt
from mahjong_desk.ui.theme import Role
from mahjong_desk.ui.tile_delegates import IndicatorDelegate, MeldDelegate, TileDelegate
from mahjong_desk.ui.tile_rows import TileRow

SMALLEST, LARGEST = 22.0, 50.0
_SIDE = 16
_NAMED = 420
"""Pixels, in letters of the usual size, from which the winning tile is named; its frame tells it too."""


class ExampleFelt(QWidget):
    """The hand as it lies on the table, and in words how it was won.

    ``of`` says what is shown, to whoever cannot see it; ``largest``: pixels of a tile at most.
    """

    def __init__(self, example: Example, parent: QWidget, *, of: str = "", largest: float = LARGEST) -> None:
        super().__init__(parent)
        self._example = example
        self._largest = largest
        of = of or self.tr("the example")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        hand = example.hand
        self._meld_delegate = MeldDelegate(self)
        self.melds = TileRow(
            hand.melds, self._meld_delegate, self.tr("Melds of {hand}").format(hand=of), self
        )
        self._tile_delegate = TileDelegate(self.tr("winning tile"), self)
        self.tiles = TileRow(
            hand.tiles, self._tile_delegate, self.tr("Tiles of {hand}").format(hand=of), self
        )
        self._indicator_delegate = IndicatorDelegate(self)
        self.indicators = TileRow(
            hand.indicators, self._indicator_delegate, self.tr("Indicators of {hand}").format(hand=of), self
        )
        for row in (self.melds, self.tiles, self.indicators):
            row.let_look()
        self._chips = Flow(self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(_SIDE, 12, _SIDE, 8)
        layout.setSpacing(theme.scaled(8))
        for widget in (self._chips, self.melds, self.indicators, self.tiles):
            layout.addWidget(widget)

    def show_won(self, won: Sequence[str]) -> None:
        """Show the hand that the example has become; ``won``: how it was won, in a few phrases."""
        is_won = self._example.draft.hand.winning is not None
        self._chips.set_parts(
            [
                Chip(words, ChipStyle.NORMAL if place or not is_won else ChipStyle.GOLD, self._chips)
                for place, words in enumerate(won)
            ]
        )
        for view in (self.melds, self.indicators):
            view.setVisible(view.model().rowCount() > 0)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def refit(self) -> None:
        """Lay the tiles out anew: they have another size, or the letters."""
        self._fit()

    def _fit(self) -> None:
        """The largest tiles with which a hand, and its melds, fit into the width."""
        width = self.width() - 2 * _SIDE
        # With large letters the name of the winning tile would leave the tiles no room.
        self._tile_delegate.named = width >= theme.scaled(_NAMED)
        fitting = self._tile_delegate.fitting(self._example.hand.tiles.records(), width)
        tile = float(int(max(SMALLEST, min(theme.tile_width(theme.scaled(self._largest)), fitting))))
        self.tiles.set_tile_width(tile)
        units, spaces = self._meld_delegate.widths_of(self._example.draft.hand.melds)
        names = [record.name for record in self._example.hand.melds.records()]
        self._meld_delegate.named = sum(map(self._meld_delegate.label_width, names)) <= width
        self.melds.lay_out_anew()
        fitting = (width - spaces) / units if units else tile
        self.melds.set_tile_width(float(int(max(SMALLEST, min(tile - 4, fitting)))))
        self.indicators.set_tile_width(min(tile, theme.tile_width(30)))

    def paintEvent(self, event: QPaintEvent) -> None:
        felt(QPainter(self), self.rect(), theme.colors())


class ExampleScore(Card):
    """What the hand scores in all: the total and its rows, each of which opens its page."""

    chosen = Signal(str)
    """The page of a pattern is wanted."""

    def __init__(self, example: Example, parent: QWidget, name: str = "") -> None:
        super().__init__(parent)
        self._example = example
        self.total = WrapLabel("", Role.STRONG, self)
        self.summary = WrapLabel("", Role.CAPTION, self, muted=True)
        self.rows = FittedListView(self)
        self.rows.setModel(example.answer.rows)
        self.rows.setItemDelegate(RowDelegate(self.rows))
        self.rows.setAccessibleName(name or self.tr("What the example scores"))
        self.rows.let_open(self.tr("Open the page of this pattern"))
        self.rows.row_hovered.connect(self._hovered)
        self.rows.pattern_wanted.connect(self.chosen)
        column = QVBoxLayout()
        self.lay_out(column, 14, 10, 2)
        column.addWidget(self.total)
        column.addWidget(self.summary)
        column.addSpacing(theme.scaled(4))
        column.addWidget(self.rows)
        column.addStretch()

    def refresh(self) -> None:
        """Show what the example scores now."""
        figure, unit = self._example.answer.headline()
        self.total.setText(self.tr("The hand scores {total}").format(total=counted(figure, unit)))
        summary = self._example.answer.summary()
        self.summary.setText(summary)
        self.summary.setVisible(bool(summary))

    @Slot(int)
    def _hovered(self, row: int) -> None:
        self._example.light(row)
