"""The first tab: the hand, what it is built with, how it was won, and what it scores."""

from __future__ import annotations

from PySide6.QtCore import QSize, Slot
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from mahjong_desk.models.breakdown import BreakdownModels
from mahjong_desk.models.editor import Editor
from mahjong_desk.models.entry import Entry
from mahjong_desk.models.tiles import HandModels
from mahjong_desk.models.win_entry import WinEntry
from mahjong_desk.settings import TileSize
from mahjong_desk.ui import theme
from mahjong_desk.ui.breakdown import BreakdownPanel
from mahjong_desk.ui.circumstances import CircumstancesPanel
from mahjong_desk.ui.felt import Felt
from mahjong_desk.ui.footer import Footer
from mahjong_desk.ui.key_table import KeyTable
from mahjong_desk.ui.painting import ring_shows
from mahjong_desk.ui.picker import PickerPanel
from mahjong_desk.ui.scrolling import Column, PanelScroll

ROOMY = QSize(1000, 560)
"""A window of that size, in letters of the usual size, holds everything side by side."""
_ANY_WIDTH = 16777215
"""Qt's word for a widget that may be as wide as it likes."""
LOW = 700
"""Below this height the space between the panels shrinks."""


class Scorer(QWidget):
    """The panels of the hand. Keys that are meant for the hand work while it shows."""

    def __init__(
        self,
        editor: Editor,
        entry: Entry,
        win_entry: WinEntry,
        hand_models: HandModels,
        breakdown_models: BreakdownModels,
        key_table: KeyTable,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.felt = Felt(editor, hand_models, self)
        self.picker = PickerPanel(editor, entry, self)
        self.circumstances = CircumstancesPanel(editor, win_entry, self)
        self.breakdown = BreakdownPanel(editor, breakdown_models, self)
        self.footer = Footer(key_table, self)
        self._lay_out()

    def _lay_out(self) -> None:
        self.beside = Column(self)
        """What stands beside the breakdown."""
        # With large text it scrolls.
        self.left_scroll = PanelScroll(self.beside, self)
        self._below = below = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        below.addWidget(self.picker, 1)
        below.addWidget(self.circumstances)
        self._left = left = QVBoxLayout(self.beside)
        left.addWidget(self.felt)
        left.addLayout(below, 1)
        middle = QHBoxLayout()
        middle.setContentsMargins(0, 0, 0, 0)
        middle.setSpacing(0)
        middle.addWidget(self.left_scroll, 1)
        middle.addWidget(self.breakdown)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(middle, 1)
        whole.addWidget(self.footer)

    def arrange(self, window: QSize) -> None:
        """Give each panel its share of a window, by the size of the letters."""
        width, height = window.width(), window.height()
        crowded = width < theme.scaled(ROOMY.width()) or height < theme.scaled(ROOMY.height())
        large = theme.tile_size() is TileSize.LARGE
        self.felt.set_tight(crowded or large)
        # Large tiles fill the width; whoever wants them would rather scroll than have them small.
        self.picker.set_tight(crowded, round(height * (0.55 if large else 0.38)))
        self.circumstances.set_whole(crowded)
        direction = QBoxLayout.Direction
        self._below.setDirection(direction.TopToBottom if crowded else direction.LeftToRight)
        # Large tiles take what the panels beside them can do without.
        share = 0.36 if crowded else 0.25 if large else 0.29
        narrowest, widest = theme.scaled(304), theme.scaled(480)
        if crowded:
            narrowest = min(narrowest, round(width * share))
        self.breakdown.setFixedWidth(max(narrowest, min(widest, round(width * share))))
        if crowded:
            self.circumstances.setMinimumWidth(0)
            self.circumstances.setMaximumWidth(_ANY_WIDTH)
        else:
            narrowest, widest = theme.scaled(248), theme.scaled(340)
            self.circumstances.setFixedWidth(
                max(narrowest, min(widest, round(width * (0.19 if large else 0.21))))
            )
        margin = 8 if height < LOW else 14
        self._left.setContentsMargins(margin, margin, margin, margin)
        for layout in (self._left, self._below):
            layout.setSpacing(margin - 2)

    @Slot(QWidget, QWidget)
    def follow_focus(self, _: QWidget | None, now: QWidget | None) -> None:
        """Scroll to where the keyboard went, from another panel too."""
        if now is not None and ring_shows(now) and self.beside.isAncestorOf(now):
            self.left_scroll.ensureWidgetVisible(now, 0, 8)
