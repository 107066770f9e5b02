"""What holds for every reading of one hand: seat, round, circumstances, dora."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mahjong_desk.core.hand import Condition, Hand, Win
from mahjong_desk.core.tiles import (
    EAST,
    KINDS,
    NORTH,
    RED,
    WHITE,
    Kind,
    Tile,
    Wind,
    counts_of,
    kind_of,
)
from mahjong_desk.rules.riichi.choices import Choices
from mahjong_desk.rules.riichi.features import Bit

_CONDITION_BITS = (
    (Condition.RIICHI, int(Bit.RIICHI)),
    (Condition.DOUBLE_RIICHI, int(Bit.DOUBLE_RIICHI)),
    (Condition.LAST, int(Bit.LAST)),
    (Condition.KONG, int(Bit.KONG)),
    (Condition.ROB, int(Bit.ROB)),
    (Condition.FIRST, int(Bit.FIRST)),
)
RED_DORA = "red-dora"

_CONCEALED, _SELF_DRAW, _DEALER = int(Bit.CONCEALED), int(Bit.SELF_DRAW), int(Bit.DEALER)
_IPPATSU, _OPEN_TANYAO = int(Bit.IPPATSU), int(Bit.OPEN_TANYAO)
_GREEN, _RENHOU_YAKUMAN = int(Bit.GREEN_NEEDS_DRAGON), int(Bit.RENHOU_YAKUMAN)


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


@dataclass(frozen=True, slots=True)
class Dora:
    """One sort of dora that the hand holds: its id, how many, and the kinds that are it."""

    id: str
    count: int
    kinds: frozenset[Kind]


class Table:
    """The facts of a hand and a win that no reading changes."""

    __slots__ = (
        "bits",
        "concealed",
        "dora",
        "from_kings_tiles",
        "hand",
        "held",
        "on_discard",
        "round_wind",
        "seat",
        "win",
        "won",
    )

    def __init__(self, hand: Hand, win: Win, rules: Choices) -> None:
        self.hand = hand
        self.win = win
        self.won: Kind = 0 if hand.winning is None else kind_of(hand.winning)
        self.held: Sequence[int] = counts_of(hand.concealed)
        self.on_discard = not win.self_draw
        self.seat: Kind = win.seat.kind
        self.round_wind: Kind = win.round.kind
        self.concealed = hand.is_concealed
        self.from_kings_tiles = win.self_draw and Condition.KONG in win.conditions
        self.bits = self._bits(rules)
        self.dora = _dora(hand, win, rules)

    def _bits(self, rules: Choices) -> int:
        win, bits = self.win, 0
        if self.concealed:
            bits |= _CONCEALED
        if win.self_draw:
            bits |= _SELF_DRAW
        if win.seat is Wind.E:
            bits |= _DEALER
        if win.conditions:
            for condition, bit in _CONDITION_BITS:
                if condition in win.conditions:
                    bits |= bit
            if rules.ippatsu and Condition.IPPATSU in win.conditions:
                bits |= _IPPATSU
        if rules.open_tanyao:
            bits |= _OPEN_TANYAO
        if rules.ryuuiisou_needs_green_dragon:
            bits |= _GREEN
        if rules.renhou == "yakuman":
            bits |= _RENHOU_YAKUMAN
        return bits


def counted_indicators(indicators: Sequence[Tile], rules: Choices) -> Sequence[Tile]:
    """The indicators that count: the first alone where later ones do not."""
    return indicators if rules.kan_dora else indicators[:1]


def has_reach(win: Win) -> bool:
    """Whether reach of either sort was declared."""
    return Condition.RIICHI in win.conditions or Condition.DOUBLE_RIICHI in win.conditions


def _dora(hand: Hand, win: Win, rules: Choices) -> tuple[Dora, ...]:
    found = []
    counts: list[int] | None = None
    for name, indicators in (
        ("dora", win.dora),
        ("ura-dora", win.ura if rules.ura_dora and win.ura and has_reach(win) else ()),
    ):
        if indicators:
            if counts is None:
                counts = hand.counts()
                counts[NORTH] += win.north
            kinds = [pointed_at(kind_of(t), win.players) for t in counted_indicators(indicators, rules)]
            number = sum(counts[kind] for kind in kinds)
            if number:
                found.append(Dora(name, number, frozenset(kinds)))
    if rules.red_fives:
        reds = [number for number in hand.tiles if number >= KINDS]
        if reds:
            found.append(Dora(RED_DORA, len(reds), frozenset(map(kind_of, reds))))
    if win.north:
        found.append(Dora("north-dora", win.north, frozenset()))
    return tuple(found)
