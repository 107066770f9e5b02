"""What holds for every reading of one hand: seat, round, circumstances, dora."""

from __future__ import annotations

from mahjong_desk.core.draft import INDICATORS
from mahjong_desk.core.hand import Condition, Hand, Win
from mahjong_desk.core.memo import memo
from mahjong_desk.core.tally import exceeds_set, packed_few
from mahjong_desk.core.tiles import KINDS, WHITE, Kind, Wind, kind_of
from mahjong_desk.rules.riichi.bits import Bit
from mahjong_desk.rules.riichi.choices import Choices
from mahjong_desk.rules.riichi.dora import REACH, Dora, dora_in

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


_NEVER_WRONG = frozenset(
    frozenset(conditions)
    for conditions in (
        (),
        (Condition.RIICHI,),
        (Condition.RIICHI, Condition.IPPATSU),
        (Condition.DOUBLE_RIICHI,),
        (Condition.DOUBLE_RIICHI, Condition.IPPATSU),
    )
)
"""Circumstances that contradict nothing in a concealed hand; nearly every one has these."""
_NOTED = frozenset({Condition.FIRST, Condition.ROB})


class Table:
    """The facts of a hand and a win that no reading changes.

    ``pair_fu``: the fu of a pair, by its kind. ``is_plain``: nothing can be wrong, as with nearly every hand;
    ``is_quiet``: neither the rules nor the circumstances call for a note; ``has_reach``: of either sort.
    """

    __slots__ = (
        "bits",
        "dora",
        "hand",
        "has_reach",
        "is_plain",
        "is_quiet",
        "pair_fu",
        "rules",
        "win",
        "won",
    )

    bits: int
    dora: list[Dora]
    hand: Hand
    has_reach: bool
    is_plain: bool
    is_quiet: bool
    pair_fu: tuple[int, ...]
    rules: Choices
    win: Win
    won: Kind


def table_of(hand: Hand, win: Win, rules: Choices) -> Table:
    """The table of a hand; filled in here, as an ``__init__`` takes longer."""
    table = Table()
    table.hand, table.win, table.rules = hand, win, rules
    table.won = 0 if hand.winning is None else kind_of(hand.winning)
    dora, ura, total = win.dora, win.ura, hand.tally.total
    table.bits, table.pair_fu, nothing_wrong, table.is_quiet, table.has_reach = _of_win(
        (
            win.conditions,
            win.self_draw,
            win.seat,
            win.round,
            not hand.melds or hand.is_concealed,
            win.players,
            rules,
        )
    )
    table.is_plain = (
        nothing_wrong
        and win.pao is None
        and len(dora) + len(ura) <= INDICATORS
        and not exceeds_set(total + packed_few(dora) + packed_few(ura))
    )
    table.dora = dora_in(win, rules, total, has_reach=table.has_reach)
    return table


@memo(most=1 << 12)
def _of_win(
    asked: tuple[frozenset[Condition], bool, Wind, Wind, bool, int, Choices],
) -> tuple[int, tuple[int, ...], bool, bool, bool]:
    """The bits of the rules, the win and the table; the fu of a pair by its kind; and three facts of a table.

    Those are: whether nothing of this can be wrong, :attr:`Table.is_quiet` and :attr:`Table.has_reach`.
    """
    conditions, self_draw, seat, round_wind, is_concealed, players, rules = asked
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
    return (
        bits,
        _pair_fu((seat, round_wind, rules.double_wind_pair_fu)),
        players == 4 and (not conditions or (conditions in _NEVER_WRONG and is_concealed)),
        rules.counts_all and conditions.isdisjoint(_NOTED),
        not conditions.isdisjoint(REACH),
    )


@memo(most=1 << 6)
def _pair_fu(asked: tuple[Wind, Wind, int]) -> tuple[int, ...]:
    """2 for dragons, the seat wind and the round wind; a double wind by its option."""
    seat, round_wind, double_wind = asked
    fu = [0] * WHITE + [2] * (KINDS - WHITE)
    fu[seat.kind] = fu[round_wind.kind] = double_wind if seat is round_wind else 2
    return tuple(fu)
