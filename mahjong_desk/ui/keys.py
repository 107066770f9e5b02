"""The keys, wherever the focus is but in a text field: digits, then a suit; a key; two in turn."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from mahjong_desk.core.notation import parse_tiles
from mahjong_desk.core.problems import Refused
from mahjong_desk.ui.key_table import Command, Key, KeyTable

MOST_DIGITS = 14
_ANYWHERE = frozenset({Command.PASTE, Command.TEACH, Command.SHEET})
"""What is done wherever the window is; the other keys mean something beside the hand alone."""


class Keys(QObject):
    """Turns key presses into tiles and commands.

    Where one key has to follow another, Qt's own sequences would do, but they tell nobody that they wait.
    """

    typed = Signal(object)
    """Tiles were typed, in this order."""
    pressed = Signal(object, object)
    """A command, and the value that goes with it."""
    refused = Signal(object)
    """The problems of what was typed."""
    broken_off = Signal(object)
    """A line of the table of which the second key was none of its own."""
    changed = Signal()
    """What is waited for changed."""

    def __init__(
        self,
        table: KeyTable,
        scorer: QWidget,
        window: QWidget,
        *,
        without: frozenset[Command] = frozenset(),
    ) -> None:
        """``without``: commands whose keys mean nothing beside this hand."""
        super().__init__(window)
        self._digits = ""
        self._begun: Key | None = None
        self._lines: dict[str, Key] = {
            name: line
            for line in table.lines()
            if line.command is not None and line.command not in without
            for name in line.keys
        }
        names = dict.fromkeys([*self._lines, *(name for line in table.lines() for name, _ in line.then)])
        for name in names:
            line = self._lines.get(name)
            is_anywhere = line is not None and line.command in _ANYWHERE
            # A key works while what it belongs to is seen.
            shortcut = QShortcut(QKeySequence(name), window if is_anywhere else scorer)
            shortcut.setContext(Qt.ShortcutContext.WindowShortcut)
            shortcut.setAutoRepeat(name == "Backspace")
            shortcut.activated.connect(partial(self.press, name))

    @property
    def digits(self) -> str:
        """The digits that wait for their suit."""
        return self._digits

    @property
    def begun(self) -> Key | None:
        """The line of the table that waits for its second key."""
        return self._begun

    @Slot()
    def drop(self) -> None:
        """Forget the digits, and the key that waits for another."""
        self._keep("", None)

    def take_back(self) -> bool:
        """Take back the key that waits for another, or else the last digit; false if nothing waits."""
        if self._begun is None and not self._digits:
            return False
        self._keep(self._digits if self._begun is not None else self._digits[:-1], None)
        return True

    def _keep(self, digits: str, begun: Key | None) -> None:
        if (digits, begun) != (self._digits, self._begun):
            self._digits, self._begun = digits, begun
            self.changed.emit()

    def press(self, name: str) -> None:
        """A key was pressed, by its name in the table."""
        begun, line = self._begun, self._lines.get(name)
        ends = line is not None and line.command in (Command.END, Command.TAKE_BACK)
        if begun is not None and not ends:
            self._finish(begun, name)
        elif line is None:
            return  # a seat's letter, which means nothing alone
        elif line.then:
            self._keep(self._digits, line)
        elif line.command is Command.DIGIT:
            self._keep((self._digits + name)[-MOST_DIGITS:], None)
        elif line.command is Command.SUIT:
            self._suit(name.lower())
        else:
            self.pressed.emit(line.command, line.value)

    def _finish(self, begun: Key, name: str) -> None:
        self._keep(self._digits, None)
        values: Mapping[str, object] = dict(begun.then)
        if name in values:
            self.pressed.emit(begun.command, values[name])
        else:
            self.broken_off.emit(begun)

    def _suit(self, suit: str) -> None:
        digits = self._digits
        self._keep("", None)
        try:
            tiles = parse_tiles(digits + suit)
        except Refused as refused:
            self.refused.emit(refused.problems)
            return
        self.typed.emit(tiles)
