"""Tiles by keyboard: digits, then the suit's letter; wherever the focus is but in a text field."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from mahjong_desk.core.notation import parse_tiles
from mahjong_desk.core.problems import Refused

MOST_DIGITS = 14


class TileKeys(QObject):
    """Collects digits until a suit letter turns them into tiles."""

    typed = Signal(object)
    """Tiles were typed, in this order."""
    waiting = Signal(str)
    """The digits that wait for their suit."""
    refused = Signal(object)
    """The problems of what was typed."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._digits = ""
        for digit in "0123456789":
            self._shortcut(window, digit).activated.connect(partial(self._digit, digit))
        for suit in "mpsz":
            self._shortcut(window, suit).activated.connect(partial(self._suit, suit))
        self._shortcut(window, "Escape").activated.connect(self.drop)

    def _shortcut(self, window: QWidget, key: str) -> QShortcut:
        shortcut = QShortcut(QKeySequence(key), window)
        shortcut.setContext(Qt.ShortcutContext.WindowShortcut)
        shortcut.setAutoRepeat(False)
        return shortcut

    @property
    def digits(self) -> str:
        """The digits that wait for their suit."""
        return self._digits

    @Slot()
    def drop(self) -> None:
        """Forget the digits."""
        self._keep("")

    def take_back(self) -> bool:
        """Take the last digit back; false if none waits."""
        if not self._digits:
            return False
        self._keep(self._digits[:-1])
        return True

    def _keep(self, digits: str) -> None:
        self._digits = digits
        self.waiting.emit(digits)

    def _digit(self, digit: str) -> None:
        self._keep((self._digits + digit)[-MOST_DIGITS:])

    def _suit(self, suit: str) -> None:
        digits = self._digits
        self._keep("")
        try:
            tiles = parse_tiles(digits + suit)
        except Refused as refused:
            self.refused.emit(refused.problems)
            return
        self.typed.emit(tiles)
