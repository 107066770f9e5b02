"""The example of a page: the hand on felt, with what the pattern is made of lit, and what it scores."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from mahjong_desk.core.arrangements import Places
from mahjong_desk.models.breakdown import BreakdownModels
from mahjong_desk.models.editor import Editor
from mahjong_desk.models.guide_page import PageRecord
from mahjong_desk.models.tiles import HandModels
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


class Example(Editor):
    """The hand of the open page, scored as the user's own is; nothing of it can be undone."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent=parent)
        self.undo_stack.setUndoLimit(1)
        self.hand = HandModels(self, self)
        self.answer = BreakdownModels(self, self)
        self.pattern = ""

    def show_page(self, page: PageRecord, editor: Editor) -> None:
        """Become the hand of a page, in the terms of the user's editor."""
        self.pattern = page.id
        self.load(page.example, "")
        self.set_terms(editor.terms)
        self.light(-1)

    def light(self, row: int) -> None:
        """Light the tiles of a row of what the hand scores; those of the page's pattern without one."""
        records = self.answer.rows.records()
        lit = next((record.lit for record in records if record.id == self.pattern), None)
        if 0 <= row < len(records):
            lit = records[row].lit
        self.hand.light(lit if lit != Places(frozenset(), frozenset()) else None)


class ExampleFelt(QWidget):
    """The hand as it lies on the table, and in words how it was won."""

    def __init__(self, example: Example, parent: QWidget) -> None:
        super().__init__(parent)
        self._example = example
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        hand = example.hand
        self._meld_delegate = MeldDelegate(self)
        self.melds = TileRow(hand.melds, self._meld_delegate, self.tr("Melds of the example"), self)
        self._tile_delegate = TileDelegate(self.tr("winning tile"), self)
        self.tiles = TileRow(hand.tiles, self._tile_delegate, self.tr("Tiles of the example"), self)
        self._indicator_delegate = IndicatorDelegate(self)
        self.indicators = TileRow(
            hand.indicators, self._indicator_delegate, self.tr("Indicators of the example"), self
        )
        for row in (self.melds, self.tiles, self.indicators):
            # Nothing is taken out here.
            row.setAccessibleDescription(self.tr("Arrow keys go from one to the next"))
        self._chips = Flow(self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(_SIDE, 12, _SIDE, 8)
        layout.setSpacing(theme.scaled(8))
        for widget in (self._chips, self.melds, self.indicators, self.tiles):
            layout.addWidget(widget)

    def show_page(self, page: PageRecord) -> None:
        """Show the hand of a page, which the example has become."""
        self._chips.set_parts(
            [
                Chip(words, ChipStyle.NORMAL if place else ChipStyle.GOLD, self._chips)
                for place, words in enumerate(page.won)
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
        fitting = self._tile_delegate.fitting(self._example.hand.tiles.records(), width)
        tile = float(int(max(SMALLEST, min(theme.tile_width(theme.scaled(LARGEST)), fitting))))
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
    """What the example scores in all: the total and its rows, each of which opens its page."""

    chosen = Signal(str)
    """The page of a pattern is wanted."""

    def __init__(self, example: Example, parent: QWidget) -> None:
        super().__init__(parent)
        self._example = example
        self.total = WrapLabel("", Role.STRONG, self)
        self.summary = WrapLabel("", Role.CAPTION, self, muted=True)
        self.rows = FittedListView(self)
        self.rows.setModel(example.answer.rows)
        self.rows.setItemDelegate(RowDelegate(self.rows))
        self.rows.setAccessibleName(self.tr("What the example scores"))
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
        self.total.setText(self.tr("The hand scores {total}").format(total=f"{figure} {unit}".strip()))
        summary = self._example.answer.summary()
        self.summary.setText(summary)
        self.summary.setVisible(bool(summary))

    @Slot(int)
    def _hovered(self, row: int) -> None:
        self._example.light(row)
