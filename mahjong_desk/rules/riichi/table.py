"""What holds for every reading of one hand: seat, round, circumstances, dora."""

from __future__ import annotations

from functools import lru_cache

from mahjong_desk.core.hand import Condition, Hand, Win
from mahjong_desk.core.tally import Tally
from mahjong_desk.core.tiles import EAST, KINDS, WHITE, Kind, kind_of
from mahjong_desk.rules.riichi.bits import Bit
from mahjong_desk.rules.riichi.choices import Choices
from mahjong_desk.rules.riichi.dora import dora_in

_CONDITION_BITS = {
    Condition.RIICHI: int(Bit.RIICHI),
    Condition.DOUBLE_RIICHI: int(Bit.DOUBLE_RIICHI),
    Condition.IPPATSU: int(Bit.IPPATSU),
    Condition.LAST: int(Bit.LAST),
    Condition.KONG: int(Bit.KONG),
    Condition.ROB: int(Bit.ROB),
    Condition.FIRST: int(Bit.FIRST),
}
_CONCEALED, _SELF_DRAW, _DEALER = int(Bit.CONCEALED), int(Bit.SELF_DRAW), int(Bit.DEALER)
_IPPATSU = int(Bit.IPPATSU)


class Table:
    """The facts of a hand and a win that no reading changes. ``pair_fu``: the fu of a pair, by its kind."""

    __slots__ = (
        "bits",
        "dora",
        "hand",
        "on_discard",
        "pair_fu",
        "round_wind",
        "rules",
        "seat",
        "tally",
        "win",
        "won",
    )

    def __init__(self, hand: Hand, win: Win, rules: Choices, tally: Tally) -> None:
        self.hand = hand
        self.win = win
        self.rules = rules
        self.tally = tally
        self.won: Kind = 0 if hand.winning is None else kind_of(hand.winning)
        self.on_discard = not win.self_draw
        self.seat: Kind = EAST + win.seat
        self.round_wind: Kind = EAST + win.round
        self.pair_fu = _pair_fu(self.seat, self.round_wind, rules.double_wind_pair_fu)
        self.bits = _bits(hand, win, rules)
        self.dora = dora_in(win, rules, tally)


def _bits(hand: Hand, win: Win, rules: Choices) -> int:
    bits = rules.bits
    if hand.is_concealed:
        bits |= _CONCEALED
    if win.self_draw:
        bits |= _SELF_DRAW
    if win.seat == 0:
        bits |= _DEALER
    return bits | _condition_bits(win.conditions, rules.ippatsu) if win.conditions else bits


@lru_cache(maxsize=1 << 8)
def _condition_bits(conditions: frozenset[Condition], ippatsu: bool) -> int:
    bits = 0
    for condition in conditions:
        bits |= _CONDITION_BITS[condition]
    return bits if ippatsu else bits & ~_IPPATSU


@lru_cache(maxsize=1 << 6)
def _pair_fu(seat: Kind, round_wind: Kind, double_wind: int) -> tuple[int, ...]:
    """2 for dragons, the seat wind and the round wind; a double wind by its option."""
    fu = [0] * WHITE + [2] * (KINDS - WHITE)
    fu[seat] = fu[round_wind] = 2 if seat != round_wind else double_wind
    return tuple(fu)
