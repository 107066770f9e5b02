"""Every key that the window knows: shortcuts, the footer and the cheat sheet are made of this table."""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence

from mahjong_desk.core.hand import Condition
from mahjong_desk.core.tiles import Wind
from mahjong_desk.models.editor import Counter, Mode

_Standard = QKeySequence.StandardKey


class Command(Enum):
    """What a key asks for; the value that goes with it is named here."""

    DIGIT = auto()  # str
    SUIT = auto()  # str
    MODE = auto()  # Mode
    SELF_DRAW = auto()
    SEAT = auto()  # Wind
    ROUND = auto()  # Wind
    DISCARDER = auto()  # Wind, or None for nobody
    LIABLE = auto()  # Wind, or None for nobody
    CONDITION = auto()  # Condition
    COUNT = auto()  # (Counter, how many more)
    PLAYERS = auto()
    TAKE_BACK = auto()
    CLEAR = auto()
    PASTE = auto()
    EXAMPLE = auto()
    SHEET = auto()
    TEACH = auto()
    END = auto()


class Key(NamedTuple):
    """A line of the table: a key, or several alike, and what it does.

    Keys are written as ``QKeySequence`` writes them. ``then``: keys of which one has to follow, each with its
    value. ``caps`` are shown in place of the keys. ``hint``: short words for the footer; without them the
    line is not there. Without a command some part of the window sees to the key itself.
    """

    keys: tuple[str, ...]
    words: str
    command: Command | None = None
    value: object = None
    then: tuple[tuple[str, object], ...] = ()
    caps: tuple[str, ...] = ()
    hint: str = ""

    @property
    def shown(self) -> tuple[str, ...]:
        """What stands on its caps; of several keys that do the same the first."""
        return self.caps or caps_of(self.keys[0])

    @property
    def following(self) -> tuple[str, ...]:
        """What stands on the caps of the keys that follow."""
        return tuple(key for key, _ in self.then)


class Group(NamedTuple):
    """Lines that belong together, under a title."""

    title: str
    keys: tuple[Key, ...]


def caps_of(key: str) -> tuple[str, ...]:
    """The caps to press together for a key: ``Shift+K`` has two, ``+`` one."""
    native = QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
    first, plus, last = native.rpartition("+")
    if not (plus and first and last):
        return (native,)
    return (*first.split("+"), last)


def _standard(key: QKeySequence.StandardKey) -> tuple[str, ...]:
    """The keys that the system uses for something that it has a name for."""
    return tuple(binding.toString() for binding in QKeySequence.keyBindings(key))


_SEATS = tuple((seat.name, seat) for seat in Wind)
_SEATS_OR_NOBODY = (*_SEATS, ("X", None))


class KeyTable(QObject):
    """The table, in the window's language."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.columns = (
            (
                Group(self.tr("Tiles"), self._tiles()),
                Group(self.tr("What the next tile is"), self._modes()),
                Group(self.tr("The hand"), self._hand()),
            ),
            (
                Group(self.tr("How it was won"), self._win()),
                Group(self.tr("Circumstances"), self._circumstances()),
                Group(self.tr("Kept and taken away"), self._files()),
                Group(self.tr("In practice"), self._practice()),
            ),
            (
                Group(self.tr("The table"), self._table()),
                Group(self.tr("In the picker and on the felt"), self._places()),
                Group(self.tr("On the score sheet"), self._match()),
            ),
        )
        """The groups that stand below one another, column by column."""

    def lines(self) -> tuple[Key, ...]:
        """All lines."""
        return tuple(key for column in self.columns for group in column for key in group.keys)

    def _tiles(self) -> tuple[Key, ...]:
        return (
            Key(
                tuple("123456789"),
                self.tr("the numbers first"),
                Command.DIGIT,
                caps=("1–9",),
                hint=self.tr("then"),
            ),
            Key(
                tuple("MPSZ"),
                self.tr("then the suit: characters, dots, bamboos, honors"),
                Command.SUIT,
                caps=tuple("MPSZ"),
                hint=self.tr("adds a tile"),
            ),
            Key(("0",), self.tr("for a red five: 0P"), Command.DIGIT),
            Key(("Backspace",), self.tr("takes the last one back"), Command.TAKE_BACK),
        )

    def _modes(self) -> tuple[Key, ...]:
        add = Command.MODE
        return (
            Key(("C",), self.tr("a chow: C3M or C345M"), add, Mode.CHOW, hint=self.tr("chow")),
            Key(("O",), self.tr("a pung: O6Z or O666Z"), add, Mode.PUNG, hint=self.tr("pung")),
            Key(("K",), self.tr("a kong"), add, Mode.KONG, hint=self.tr("kong")),
            Key(("Shift+K",), self.tr("a concealed kong"), add, Mode.CONCEALED_KONG),
            Key(("+",), self.tr("the winning tile"), add, Mode.WINNING),
            Key(("A",), self.tr("a dora indicator"), add, Mode.DORA),
            Key(("Shift+A",), self.tr("an ura indicator"), add, Mode.URA),
            Key(("Esc",), self.tr("ends it, and forgets the digits"), Command.END),
        )

    def _hand(self) -> tuple[Key, ...]:
        return (
            Key(("Del", "Ctrl+Backspace"), self.tr("clears the hand"), Command.CLEAR),
            Key(_standard(_Standard.Undo), self.tr("undoes a step")),
            Key(_standard(_Standard.Redo), self.tr("redoes it")),
            Key(
                _standard(_Standard.Paste),
                self.tr("pastes a hand"),
                Command.PASTE,
                hint=self.tr("pastes a hand"),
            ),
            Key(("Shift+E",), self.tr("shows an example"), Command.EXAMPLE),
            Key(("F11",), self.tr("teaching view, or the match, for a room to see"), Command.TEACH),
            Key(("?",), self.tr("shows these keys"), Command.SHEET),
            Key(_standard(_Standard.HelpContents), self.tr("opens the manual")),
        )

    def _win(self) -> tuple[Key, ...]:
        return (
            Key(("T",), self.tr("self-draw or discard"), Command.SELF_DRAW, hint=self.tr("self-draw")),
            Key(("W",), self.tr("winner’s seat"), Command.SEAT, then=_SEATS),
            Key(("D",), self.tr("discarded by (X: nobody)"), Command.DISCARDER, then=_SEATS_OR_NOBODY),
            Key(("R",), self.tr("round wind"), Command.ROUND, then=_SEATS),
            Key(("Shift+D",), self.tr("liable (X: nobody)"), Command.LIABLE, then=_SEATS_OR_NOBODY),
        )

    def _circumstances(self) -> tuple[Key, ...]:
        on = Command.CONDITION
        return (
            Key(("L",), self.tr("last tile"), on, Condition.LAST),
            Key(("G",), self.tr("kong replacement"), on, Condition.KONG),
            Key(("B",), self.tr("robbing a kong"), on, Condition.ROB),
            Key(("F",), self.tr("first turn"), on, Condition.FIRST),
            Key(("I",), self.tr("reach"), on, Condition.RIICHI),
            Key(("Shift+I",), self.tr("double reach"), on, Condition.DOUBLE_RIICHI),
            Key(("X",), self.tr("one-shot (ippatsu)"), on, Condition.IPPATSU),
        )

    def _table(self) -> tuple[Key, ...]:
        count = Command.COUNT
        return (
            Key(("H",), self.tr("one more honba"), count, (Counter.HONBA, 1)),
            Key(("Shift+H",), self.tr("one fewer"), count, (Counter.HONBA, -1)),
            Key(("J",), self.tr("one more reach stick"), count, (Counter.STICKS, 1)),
            Key(("Shift+J",), self.tr("one fewer"), count, (Counter.STICKS, -1)),
            Key(("N",), self.tr("one more north set aside"), count, (Counter.NORTH, 1)),
            Key(("Shift+N",), self.tr("one fewer"), count, (Counter.NORTH, -1)),
            Key(("Shift+P",), self.tr("three or four players"), Command.PLAYERS),
        )

    def _files(self) -> tuple[Key, ...]:
        return (
            Key(_standard(_Standard.Open), self.tr("opens a hand")),
            Key(_standard(_Standard.Save), self.tr("saves it")),
            Key(_standard(_Standard.Copy), self.tr("copies it as text, with Shift as a picture")),
            Key(_standard(_Standard.Print), self.tr("prints it")),
        )

    def _places(self) -> tuple[Key, ...]:
        arrows = (self.tr("Arrows"),)
        return (
            Key(("Tab",), self.tr("to the next part of the window")),
            Key(
                ("Ctrl+2",),
                self.tr("to the score sheet, Ctrl+3 to the guide, Ctrl+4 to practice, Ctrl+1 back"),
            ),
            Key(("Left",), self.tr("from tile to tile"), caps=arrows),
            Key(("Enter",), self.tr("adds it, or takes it back")),
            Key(("Menu",), self.tr("or a right click: other chows, and red fives")),
            Key(("Del",), self.tr("on the felt: takes out just that tile")),
            Key(
                (),
                self.tr("a tile off the felt to take it out, or to the end to win on it"),
                caps=(self.tr("Drag"),),
            ),
        )

    def _match(self) -> tuple[Key, ...]:
        # Letters that mean something else beside a hand: the sheet sees to them itself.
        return (
            Key((), self.tr("records a win"), caps=("W",)),
            Key((), self.tr("records a draw"), caps=("D",)),
            Key((), self.tr("a penalty or an adjustment"), caps=("P",)),
            Key((), self.tr("corrects the hand of the row"), caps=(self.tr("Enter"),)),
        )

    def _practice(self) -> tuple[Key, ...]:
        # Likewise.
        return (
            Key((), self.tr("begins, checks, goes on; beside a picker with Ctrl"), caps=(self.tr("Enter"),)),
            Key((), self.tr("ticks or chooses"), caps=(self.tr("Space"),)),
            Key((), self.tr("a hint"), caps=("H",)),
        )
