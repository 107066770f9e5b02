"""The notation of tiles and hands: parsing what people write, formatting what we write.

Canonical: ``12789m55777z(666z)+3m``. Also read: spaces anywhere, upper-case suit letters, ``E S W N`` and
``P F C`` for winds and dragons, the Unicode tiles U+1F000–U+1F021, full-width letters and digits, and ``r``
for a red five, before its digit (``r5p``) or after its suit (``5pr``).

>>> parse_hand("1 2 M EE (FFF)+🀉").text
'12m11z(666z)+3m'
"""

from __future__ import annotations

from mahjong_desk.core.hand import Hand
from mahjong_desk.core.melds import Meld, meld_from
from mahjong_desk.core.problems import Problem, Reason, Refused, Value
from mahjong_desk.core.tiles import (
    CODES,
    GREEN,
    PIN,
    RED,
    RED_FIVES,
    SOU,
    SUITS,
    WHITE,
    WINDS,
    Tile,
    Wind,
    tile,
)

_LETTERS: dict[str, Tile] = {wind.name: wind.kind for wind in Wind} | {"P": WHITE, "F": GREEN, "C": RED}
_UNICODE: dict[str, Tile] = {
    chr(0x1F000 + place): number
    for place, number in enumerate(
        (*WINDS, RED, GREEN, WHITE, *range(9), *range(9 * SOU, 9 * SOU + 9), *range(9 * PIN, 9 * PIN + 9))
    )
}
_WIDE = {code: code - 0xFEE0 for code in range(0xFF01, 0xFF5F)}
"""Full-width letters, digits and signs, as Chinese and Japanese keyboards type them, to the usual ones."""
_UNSEEN = dict.fromkeys(map(ord, "\u200b\u200c\u200d\u200e\u200f\u2060\ufeff"), " ")
"""Characters without width, which pages and messengers put between others and nobody sees, to a space."""
_AS_USUAL: dict[int, int | str] = {**_WIDE, **_UNSEEN}
_IGNORED = "\ufe0e\ufe0f"  # the variation selectors that often follow the Unicode red dragon
_CLOSING = {"(": ")", "[": "]"}
LONGEST = 2_000
"""Characters of a line that are read at all; a hand with every word and every option is shorter."""


class _Parser:
    """Reads one text from left to right, collecting tiles, melds and problems with their places."""

    def __init__(self, text: str) -> None:
        self.text = narrow(text)
        self.problems: list[Problem] = []
        self.concealed: list[Tile] = []
        self.melds: list[Meld] = []
        self.winning: list[Tile] = []
        self._target = self.concealed
        self._digits: list[tuple[int, str]] = []
        self._red_next = False
        self._opened: int | None = None
        self._plus: int | None = None

    def problem(self, detail: str, start: int, end: int, **data: Value) -> None:
        named: dict[str, Value] = {"text": self.text[start:end], "place": start + 1, **data}
        self.problems.append(Problem(Reason.BAD_NOTATION, detail, named, start, end))

    def run(self) -> None:
        for place, character in enumerate(self.text):
            if not (character.isspace() or character in _IGNORED):
                self._read(place, character)
        end = len(self.text)
        self._end_digits()
        if self._opened is not None:
            self.problem("meld-not-closed", self._opened, end, closing=_CLOSING[self.text[self._opened]])
        self._end_winning(end)

    def _read(self, place: int, character: str) -> None:
        if character in "0123456789":
            self._digits.append((place, "0" if self._red_next else character))
            self._red_next = False
        elif character.lower() in SUITS and (self._digits or character not in _LETTERS):
            self._suit(place, character.lower())
        elif character in _LETTERS or character in _UNICODE:
            self._end_digits()
            self._target.append(_LETTERS.get(character, _UNICODE.get(character, 0)))
        elif character in "rR":
            self._mark_red(place)
        elif character in "([":
            self._open(place)
        elif character in ")]":
            self._close(place, character)
        elif character == "+":
            self._mark_winning(place)
        else:
            self._end_digits()
            self.problem("unknown-character", place, place + 1)

    def _suit(self, place: int, suit: str) -> None:
        if not self._digits:
            self.problem("suit-without-digits", place, place + 1)
        for at, digit in self._digits:
            code = digit + suit
            if code in CODES:
                self._target.append(tile(code))
            elif suit == "z":
                self.problem("no-such-honor", at, at + 1, code=code)
        self._digits.clear()

    def _mark_red(self, place: int) -> None:
        """An ``r`` makes the five red that it stands at: one alone, before it or after its suit."""
        text = self.text.lower()
        before = text[place + 1 : place + 2] == "5"
        after = place >= 2 and text[place - 2] == "5" and text[place - 1] in "mps"
        if before == after:
            self._end_digits()
            self.problem("red-unclear" if before else "red-without-five", place, place + 1)
        elif before:
            self._red_next = True
        elif self._target:
            self._target[-1] = RED_FIVES[SUITS.index(text[place - 1])]

    def _end_digits(self) -> None:
        if self._digits:
            self.problem("digits-without-suit", self._digits[0][0], self._digits[-1][0] + 1)
            self._digits.clear()

    def _open(self, place: int) -> None:
        self._end_digits()
        if self._opened is not None:
            self.problem("meld-inside-meld", place, place + 1)
            return
        self._opened, self._target = place, []

    def _close(self, place: int, character: str) -> None:
        self._end_digits()
        if self._opened is None or _CLOSING[self.text[self._opened]] != character:
            self.problem("meld-not-opened", place, place + 1)
            return
        meld = meld_from(self._target, concealed=character == "]")
        if isinstance(meld, Meld):
            self.melds.append(meld)
        else:
            data = {**meld.data, "text": self.text[self._opened : place + 1]}
            self.problems.append(Problem(meld.reason, meld.detail, data, self._opened, place + 1))
        self._opened = None
        self._target = self.concealed if self._plus is None else self.winning

    def _mark_winning(self, place: int) -> None:
        self._end_digits()
        if self._plus is not None or self._opened is not None:
            self.problem("plus-twice" if self._opened is None else "plus-inside-meld", place, place + 1)
            return
        self._plus, self._target = place, self.winning

    def _end_winning(self, end: int) -> None:
        # A tile that could not be read has its own problem already.
        if self._plus is not None and len(self.winning) != 1 and not self.problems:
            self.problem("one-winning-tile", self._plus, end, count=len(self.winning))


def narrow(text: str) -> str:
    """The text with full-width letters, digits and signs as the usual ones, each at its place.

    Characters that nobody sees become spaces.
    """
    return text.translate(_AS_USUAL)


def check_length(text: str) -> None:
    """Raise :class:`Refused` for a text that is too long to be read at all."""
    if len(text) > LONGEST:
        raise Refused([Problem(Reason.BAD_NOTATION, "too-long", {"count": len(text), "most": LONGEST})])


def _parse(text: str) -> _Parser:
    check_length(text)
    parser = _Parser(text)
    parser.run()
    if parser.problems:
        raise Refused(parser.problems)
    return parser


def parse_hand(text: str) -> Hand:
    """The hand that ``text`` writes, complete or not; raises :class:`Refused` with every problem found."""
    parser = _parse(text)
    return Hand.of(parser.concealed, parser.melds, parser.winning[0] if parser.winning else None)


def parse_tiles(text: str) -> tuple[Tile, ...]:
    """Tiles alone, in the order written, such as dora indicators; raises :class:`Refused`."""
    for place, character in enumerate(narrow(text)):
        if character in "()[]+":
            data: dict[str, Value] = {"text": character, "place": place + 1}
            raise Refused([Problem(Reason.BAD_NOTATION, "tiles-only", data, place, place + 1)])
    return tuple(_parse(text).concealed)
