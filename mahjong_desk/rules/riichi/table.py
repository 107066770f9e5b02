"""What holds for every reading of one hand: seat, round, circumstances, dora."""

from __future__ import annotations

from mahjong_desk.core.hand import Condition, Hand, Win
from mahjong_desk.core.memo import memo
from mahjong_desk.core.tally import Tally
from mahjong_desk.core.tiles import KINDS, WHITE, Kind, Wind, kind_of
from mahjong_desk.rules.riichi.bits import Bit
from mahjong_desk.rules.riichi.choices import Choices
from mahjong_desk.rules.riichi.dora import Dora, dora_in

_CONDITION_BITS = {
    Condition.RIICHI: int(Bit.RIICHI),
    Condition.DOUBLE_RIICHI: int(Bit.DOUBLE_RIICHI),
    Condition.IPPATSU: int(Bit.IPPATSU),
    Condition.KONG: int(Bit.KONG),
    Condition.ROB: int(Bit.ROB),
    Condition.FIRST: int(Bit.FIRST),
}
_CONCEALED, _SELF_DRAW, _DEALER = int(Bit.CONCEALED), int(Bit.SELF_DRAW), int(Bit.DEALER)
_IPPATSU = int(Bit.IPPATSU)
_LAST_DRAW, _LAST_DISCARD = int(Bit.LAST_DRAW), int(Bit.LAST_DISCARD)


class Table:
    """The facts of a hand and a win that no reading changes. ``pair_fu``: the fu of a pair, by its kind."""

    __slots__ = ("bits", "dora", "hand", "pair_fu", "rules", "tally", "win", "won")

    bits: int
    dora: list[Dora]
    hand: Hand
    pair_fu: tuple[int, ...]
    rules: Choices
    tally: Tally
    win: Win
    won: Kind


def table_of(hand: Hand, win: Win, rules: Choices, tally: Tally) -> Table:
    """The table of a hand; filled in here, as an ``__init__`` takes longer."""
    table = Table()
    table.hand, table.win, table.rules, table.tally = hand, win, rules, tally
    table.won = 0 if hand.winning is None else kind_of(hand.winning)
    table.dora = dora_in(win, rules, tally.total)
    is_concealed = not hand.melds or hand.is_concealed
    table.bits, table.pair_fu = _of_win(
        (win.conditions, win.self_draw, win.seat, win.round, is_concealed, rules)
    )
    return table


@memo(most=1 << 12)
def _of_win(
    asked: tuple[frozenset[Condition], bool, Wind, Wind, bool, Choices],
) -> tuple[int, tuple[int, ...]]:
    """The bits of the rules, the win and the table, and the fu of a pair by its kind."""
    conditions, self_draw, seat, round_wind, is_concealed, rules = asked
    bits = rules.bits
    for condition in conditions:
        if condition is Condition.LAST:
            bits |= _LAST_DRAW if self_draw else _LAST_DISCARD
        else:
            bits |= _CONDITION_BITS[condition]
    if not rules.ippatsu:
        bits &= ~_IPPATSU
    bits |= is_concealed and _CONCEALED
    bits |= self_draw and _SELF_DRAW
    bits |= seat is Wind.E and _DEALER
    return bits, _pair_fu((seat, round_wind, rules.double_wind_pair_fu))


@memo(most=1 << 6)
def _pair_fu(asked: tuple[Wind, Wind, int]) -> tuple[int, ...]:
    """2 for dragons, the seat wind and the round wind; a double wind by its option."""
    seat, round_wind, double_wind = asked
    fu = [0] * WHITE + [2] * (KINDS - WHITE)
    fu[seat.kind] = fu[round_wind.kind] = double_wind if seat is round_wind else 2
    return tuple(fu)
