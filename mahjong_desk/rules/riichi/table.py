"""What holds for every reading of one hand: seat, round, circumstances, dora."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from mahjong_desk.core.hand import Condition, Hand, Win
from mahjong_desk.core.tally import Tally, count_in, has_red, reds_in
from mahjong_desk.core.tiles import EAST, KINDS, NORTH, RED, WHITE, Kind, Tile, kind_of
from mahjong_desk.rules.riichi.choices import Choices
from mahjong_desk.rules.riichi.features import Bit

_KONG = Condition.KONG
_REACH = frozenset({Condition.RIICHI, Condition.DOUBLE_RIICHI})
_CONDITION_BITS = {
    Condition.RIICHI: int(Bit.RIICHI),
    Condition.DOUBLE_RIICHI: int(Bit.DOUBLE_RIICHI),
    Condition.IPPATSU: int(Bit.IPPATSU),
    Condition.LAST: int(Bit.LAST),
    Condition.KONG: int(Bit.KONG),
    Condition.ROB: int(Bit.ROB),
    Condition.FIRST: int(Bit.FIRST),
}
RED_DORA = "red-dora"

_CONCEALED, _SELF_DRAW, _DEALER = int(Bit.CONCEALED), int(Bit.SELF_DRAW), int(Bit.DEALER)
_IPPATSU = int(Bit.IPPATSU)


def pointed_at(indicator: Kind, players: int = 4) -> Kind:
    """The kind that a dora indicator makes dora: the next one, 9 → 1, North → East, Red → White.

    With three players there is nothing between the 1 and the 9 of characters.
    """
    if indicator >= WHITE:
        return WHITE if indicator == RED else indicator + 1
    if indicator >= EAST:
        return EAST if indicator == NORTH else indicator + 1
    if players == 3 and indicator in (0, 8):
        return 8 - indicator
    return indicator - 8 if indicator % 9 == 8 else indicator + 1


POINTED_AT = {players: tuple(pointed_at(kind, players) for kind in range(KINDS)) for players in (3, 4)}


class Dora(NamedTuple):
    """One sort of dora that the hand holds: its id, how many, and the kinds that are it, a bit each."""

    id: str
    number: int
    kinds: int


class Table:
    """The facts of a hand and a win that no reading changes."""

    __slots__ = (
        "bits",
        "concealed",
        "dora",
        "from_kings_tiles",
        "hand",
        "on_discard",
        "round_wind",
        "seat",
        "tally",
        "win",
        "won",
    )

    def __init__(self, hand: Hand, win: Win, rules: Choices, tally: Tally) -> None:
        self.hand = hand
        self.win = win
        self.tally = tally
        self.won: Kind = 0 if hand.winning is None else kind_of(hand.winning)
        self.on_discard = not win.self_draw
        self.from_kings_tiles = win.self_draw and _KONG in win.conditions
        self.seat: Kind = EAST + win.seat
        self.round_wind: Kind = EAST + win.round
        self.concealed = hand.is_concealed
        self.bits = self._bits(rules)
        self.dora = _dora(win, rules, tally)

    def _bits(self, rules: Choices) -> int:
        win, bits = self.win, rules.bits
        if self.concealed:
            bits |= _CONCEALED
        if win.self_draw:
            bits |= _SELF_DRAW
        if self.seat == EAST:
            bits |= _DEALER
        for condition in win.conditions:
            bits |= _CONDITION_BITS[condition]
        return bits if rules.ippatsu else bits & ~_IPPATSU


def counted_indicators(indicators: Sequence[Tile], rules: Choices) -> Sequence[Tile]:
    """The indicators that count: the first alone where later ones do not."""
    return indicators if rules.kan_dora else indicators[:1]


def has_reach(win: Win) -> bool:
    """Whether reach of either sort was declared."""
    return not win.conditions.isdisjoint(_REACH)


def _dora(win: Win, rules: Choices, tally: Tally) -> tuple[Dora, ...]:
    found = []
    if win.dora:
        found.append(_pointed("dora", win.dora, win, rules, tally))
    if win.ura and rules.ura_dora and has_reach(win):
        found.append(_pointed("ura-dora", win.ura, win, rules, tally))
    if rules.red_fives and has_red(tally.total):
        reds = reds_in(tally.total)
        kinds = sum(1 << 9 * suit + 4 for suit, count in enumerate(reds) if count)
        found.append(Dora("red-dora", sum(reds), kinds))
    if win.north:
        found.append(Dora("north-dora", win.north, 0))
    return tuple([dora for dora in found if dora.number])


def _pointed(name: str, indicators: Sequence[Tile], win: Win, rules: Choices, tally: Tally) -> Dora:
    number = kinds = 0
    after = POINTED_AT[win.players]
    for indicator in counted_indicators(indicators, rules):
        kind = after[kind_of(indicator)]
        number += count_in(tally.total, kind)
        if kind == NORTH:
            number += win.north
        kinds |= 1 << kind
    return Dora(name, number, kinds)
