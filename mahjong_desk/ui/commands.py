"""What each key does, and what the footer says while more keys are awaited."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication

from mahjong_desk.core.problems import Problem
from mahjong_desk.core.texts import labelled
from mahjong_desk.models.editor import Editor, Mode
from mahjong_desk.models.entry import Entry
from mahjong_desk.models.win_entry import WinEntry
from mahjong_desk.ui.footer import Footer, Piece
from mahjong_desk.ui.key_table import Command, Key
from mahjong_desk.ui.keys import Keys
from mahjong_desk.ui.picker import PickerPanel


class Commands(QObject):
    """Hands what the keys ask for to the editor and the picker."""

    sheet_wanted = Signal()
    """The cheat sheet is to be shown."""
    teaching_wanted = Signal()
    """The teaching view is to be shown."""
    paste_wanted = Signal()
    """What is on the clipboard is to be read, wherever the window is."""
    ended = Signal()
    """Whatever was begun is to be given up."""

    def __init__(self, keys: Keys, editor: Editor, entry: Entry, win: WinEntry, picker: PickerPanel) -> None:
        super().__init__(keys)
        self.keys = keys
        self.editor = editor
        self.entry = entry
        self.win = win
        self.picker = picker
        keys.pressed.connect(self._do)
        keys.typed.connect(picker.add_run)
        keys.refused.connect(self._say_refused)
        keys.broken_off.connect(self._say_broken_off)

    @Slot(object, object)
    def _do(self, command: Command, value: object) -> None:
        _DOES[command](self, value)

    def take_back(self) -> None:
        """Take back a digit that waits, or else what was added last."""
        if not self.keys.take_back():
            self.editor.take_back()

    @staticmethod
    def can_paste() -> bool:
        """Whether there is a text on the clipboard."""
        return bool(QGuiApplication.clipboard().text().strip())

    def paste(self) -> None:
        """Read the hand that is on the clipboard."""
        if self.can_paste():
            self.editor.paste(QGuiApplication.clipboard().text())

    def end(self) -> None:
        """Give up what was begun; tiles are added again."""
        self.keys.drop()
        if self.picker.mode() is not Mode.TILE:
            self.picker.set_mode(Mode.TILE)
        self.ended.emit()

    @Slot(object)
    def _say_refused(self, problems: tuple[Problem, ...]) -> None:
        self.editor.say(self.editor.texts.problem(problems[0]))

    @Slot(object)
    def _say_broken_off(self, key: Key) -> None:
        sentence = self.tr("After {key} – {words} – comes one of {keys}.")
        named = "+".join(key.shown)
        self.editor.say(sentence.format(key=named, words=key.words, keys=" ".join(key.following)))


_DOES: Mapping[Command, Callable[[Commands, Any], object]] = {
    Command.MODE: lambda now, mode: now.picker.set_mode_once(mode),
    Command.SELF_DRAW: lambda now, _: now.win.toggle_self_draw(),
    Command.SEAT: lambda now, seat: now.win.set_seat(seat),
    Command.ROUND: lambda now, wind: now.win.set_round(wind),
    Command.DISCARDER: lambda now, seat: now.win.set_discarder(seat),
    Command.LIABLE: lambda now, seat: now.win.set_liable(seat),
    Command.CONDITION: lambda now, condition: now.win.toggle(condition),
    Command.COUNT: lambda now, change: now.win.count(*change),
    Command.PLAYERS: lambda now, _: now.win.toggle_players(),
    Command.TAKE_BACK: lambda now, _: now.take_back(),
    Command.CLEAR: lambda now, _: now.editor.clear(),
    Command.PASTE: lambda now, _: now.paste_wanted.emit(),
    Command.EXAMPLE: lambda now, _: now.entry.show_example(),
    Command.SHEET: lambda now, _: now.sheet_wanted.emit(),
    Command.TEACH: lambda now, _: now.teaching_wanted.emit(),
    Command.END: lambda now, _: now.end(),
}
"""What each command does with its value; apart from the class, where it would hold what holds it."""


class Awaited(QObject):
    """Keeps the footer saying what the next key may be, as long as something waits for one."""

    def __init__(self, keys: Keys, picker: PickerPanel, footer: Footer) -> None:
        super().__init__(footer)
        self._keys = keys
        self._picker = picker
        self._footer = footer
        keys.changed.connect(self._show)
        picker.mode_changed.connect(self._show)

    @Slot()
    def _show(self) -> None:
        keys = self._keys
        pieces: list[Piece] = []
        if keys.begun is not None:
            pieces += [keys.begun.shown, labelled(keys.begun.words, ""), keys.begun.following]
        else:
            if self._picker.is_once():
                name, words = self._mode_words(self._picker.mode())
                pieces.append(labelled(name, "" if keys.digits else words))
            if keys.digits:
                pieces += [self.tr("{digits} – now").format(digits=keys.digits), tuple("MPSZ")]
        if pieces:
            pieces += ["·", ("Esc",), self.tr("ends it")]
        self._footer.show_awaited(pieces)

    def _mode_words(self, mode: Mode) -> tuple[str, str]:
        """What the next tile is to be, and how to say which."""
        one = self.tr("which tile, such as 3M")
        four = self.tr("its tile, such as 6Z, or all four")
        return {
            Mode.CHOW: (self.tr("Chow"), self.tr("its first tile, or all three, such as 345M")),
            Mode.PUNG: (self.tr("Pung"), self.tr("its tile, such as 6Z, or all three")),
            Mode.KONG: (self.tr("Kong"), four),
            Mode.CONCEALED_KONG: (self.tr("Concealed kong"), four),
            Mode.WINNING: (self.tr("Winning tile"), one),
            Mode.DORA: (self.tr("Dora indicator"), one),
            Mode.URA: (self.tr("Ura indicator"), one),
        }.get(mode, ("", ""))
