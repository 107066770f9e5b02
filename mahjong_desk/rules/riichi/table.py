"""What holds for every reading of one hand: seat, round, circumstances, dora."""

from __future__ import annotations

from mahjong_desk.core.hand import Condition, Hand, Win
from mahjong_desk.core.memo import memo
from mahjong_desk.core.tally import Tally
from mahjong_desk.core.tiles import KINDS, WHITE, Kind, Wind, kind_of
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
_EAST = Wind.E


class Table:
    """The facts of a hand and a win that no reading changes. ``pair_fu``: the fu of a pair, by its kind."""

    __slots__ = ("bits", "dora", "hand", "pair_fu", "rules", "tally", "win", "won")

    def __init__(self, hand: Hand, win: Win, rules: Choices, tally: Tally) -> None:
        self.hand = hand
        self.win = win
        self.rules = rules
        self.tally = tally
        self.won: Kind = 0 if hand.winning is None else kind_of(hand.winning)
        self.pair_fu = _pair_fu[win.seat, win.round, rules.double_wind_pair_fu]
        self.dora = dora_in(win, rules, tally.total)
        bits = rules.bits
        if not hand.melds or hand.is_concealed:
            bits |= _CONCEALED
        if win.self_draw:
            bits |= _SELF_DRAW
        if win.seat is _EAST:
            bits |= _DEALER
        if win.conditions:
            bits |= _condition_bits[win.conditions, rules.ippatsu]
        self.bits = bits


@memo(most=1 << 8)
def _condition_bits(asked: tuple[frozenset[Condition], bool]) -> int:
    conditions, ippatsu = asked
    bits = 0
    for condition in conditions:
        bits |= _CONDITION_BITS[condition]
    return bits if ippatsu else bits & ~_IPPATSU


@memo(most=1 << 6)
def _pair_fu(asked: tuple[Wind, Wind, int]) -> tuple[int, ...]:
    """2 for dragons, the seat wind and the round wind; a double wind by its option."""
    seat, round_wind, double_wind = asked
    fu = [0] * WHITE + [2] * (KINDS - WHITE)
    fu[seat.kind] = fu[round_wind.kind] = double_wind if seat is round_wind else 2
    return tuple(fu)
