"""Where a hand is built that has to have a pattern: the entry of the scorer, with a hand of its own."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.texts import Terms
from mahjong_desk.models.editor import Editor, Mode
from mahjong_desk.models.entry import Entry
from mahjong_desk.models.tiles import HandModels
from mahjong_desk.models.win_entry import WinEntry
from mahjong_desk.settings import TileSize
from mahjong_desk.ui import theme
from mahjong_desk.ui.circumstances import CircumstancesPanel
from mahjong_desk.ui.commands import Awaited, Commands
from mahjong_desk.ui.felt import Felt
from mahjong_desk.ui.footer import Footer
from mahjong_desk.ui.key_table import Command, KeyTable
from mahjong_desk.ui.keys import Keys
from mahjong_desk.ui.picker import PickerPanel

_LEFT_OUT = frozenset({Command.EXAMPLE, Command.COUNT, Command.PASTE, Command.TEACH, Command.SHEET})
"""Keys of the scorer that are none here: an example would be the answer, and others are the window's."""
_BESIDE = 620
"""Pixels, in letters of the usual size, from which how it was won stands beside the picker."""
_ANY_WIDTH = 16777215
"""Qt's word for a widget that may be as wide as it likes."""


class BuildPanel(QWidget):
    """The felt, the picker with its field, and how the hand is won. Its keys work while it shows."""

    def __init__(self, table: KeyTable, footer: Footer, parent: QWidget) -> None:
        super().__init__(parent)
        self.editor = Editor(parent=self)
        self.models = HandModels(self.editor, self)
        self.entry = Entry(self.editor, self)
        self.win_entry = WinEntry(self.editor, self)
        self.felt = Felt(self.editor, self.models, self)
        self.picker = PickerPanel(self.editor, self.entry, self)
        self.circumstances = CircumstancesPanel(self.editor, self.win_entry, self)
        self.keys = Keys(table, self, self, without=_LEFT_OUT)
        self.commands = Commands(self.keys, self.editor, self.entry, self.win_entry, self.picker)
        self.awaited = Awaited(self.keys, self.picker, footer)
        self.picker.mode_changed.connect(self.felt.set_mode)
        self.felt.winning_chosen.connect(self.picker.end_winning)
        self.commands.ended.connect(self.felt.cancel_drag)
        self._below = below = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        below.addWidget(self.picker, 1)
        below.addWidget(self.circumstances)
        layout = self._whole = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.felt)
        layout.addLayout(below, 1)

    def begin(self, draft: Draft, terms: Terms) -> None:
        """An empty hand at a table, and nothing to undo."""
        self.keys.drop()
        self.picker.set_mode(Mode.TILE)
        self.editor.load(draft, "")
        self.editor.set_terms(terms)
        self.editor.undo_stack.clear()
        self.felt.show_notice("")

    @Slot()
    def paste(self) -> None:
        """Read the hand that is on the clipboard."""
        self.commands.paste()

    def arrange(self, width: int, height: int) -> None:
        """Give each panel its share of a width, and of the height of the window."""
        large = theme.tile_size() is TileSize.LARGE
        crowded = width < theme.scaled(_BESIDE)
        low = height < 700
        self.felt.set_tight(crowded or large or low)
        self.picker.set_tight(crowded, round(height * (0.55 if large else 0.38)))
        self.circumstances.set_whole(crowded)
        direction = QBoxLayout.Direction
        self._below.setDirection(direction.TopToBottom if crowded else direction.LeftToRight)
        if crowded:
            self.circumstances.setMinimumWidth(0)
            self.circumstances.setMaximumWidth(_ANY_WIDTH)
        else:
            narrowest, widest = theme.scaled(236), theme.scaled(330)
            self.circumstances.setFixedWidth(max(narrowest, min(widest, round(width * 0.28))))
        self._whole.setSpacing(6 if low else 12)
        self._below.setSpacing(6 if low else 12)

    def refit(self) -> None:
        """Follow the size of the letters and of the tiles."""
        self.felt.refit()
        self.picker.view.refit()
