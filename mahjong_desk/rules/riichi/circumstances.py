"""Which circumstances a riichi hand and a win allow, and why not: "Hand points" of the rules."""

from __future__ import annotations

from collections.abc import Callable

from mahjong_desk.core.hand import Condition, Hand, Win
from mahjong_desk.core.tiles import Wind, kind_of
from mahjong_desk.rules.circumstances import Known
from mahjong_desk.rules.riichi.dora import has_reach
from mahjong_desk.rules.ruleset import Circumstance

_REACH = (Condition.RIICHI, Condition.DOUBLE_RIICHI)
_EXCLUDES: dict[Condition, tuple[Condition, ...]] = {
    Condition.RIICHI: (Condition.FIRST,),
    Condition.DOUBLE_RIICHI: (Condition.FIRST,),
    Condition.IPPATSU: (Condition.KONG, Condition.FIRST),
    Condition.LAST: (Condition.KONG, Condition.ROB, Condition.FIRST),
    Condition.KONG: (Condition.IPPATSU, Condition.LAST, Condition.ROB, Condition.FIRST),
    Condition.ROB: (Condition.LAST, Condition.KONG, Condition.FIRST),
    Condition.FIRST: (*_REACH, Condition.IPPATSU, Condition.LAST, Condition.KONG, Condition.ROB),
}


def _label(condition: Condition, win: Win) -> str:
    """The id of a circumstance's name, which depends on how and where the hand was won."""
    if condition is Condition.LAST:
        return "last-draw" if win.self_draw else "last-discard"
    if condition is Condition.FIRST:
        if win.seat is Wind.E:
            return "first-dealer"
        return "first-draw" if win.self_draw else "first-discard"
    return str(condition.value)


def _of_reach(hand: Hand, _win: Win) -> str | None:
    return None if hand.is_concealed else "open-hand"


def _of_ippatsu(_hand: Hand, win: Win) -> str | None:
    return None if has_reach(win) else "needs-reach"


def _of_kings_tile(hand: Hand, win: Win) -> str | None:
    if not win.self_draw:
        return "self-draw-only"
    return None if hand.has_kong or win.north else "needs-kong"


def _of_robbing(hand: Hand, win: Win) -> str | None:
    if win.self_draw:
        return "discard-only"
    holds_copy = hand.winning is not None and hand.counts()[kind_of(hand.winning)] > 1
    return "holds-copy" if holds_copy else None


def _of_first_turn(hand: Hand, win: Win) -> str | None:
    if win.seat is Wind.E and not win.self_draw:
        return "dealer-self-draw-only"
    return "no-meld" if hand.melds or win.north else None


_CONFLICTS: dict[Condition, Callable[[Hand, Win], str | None]] = {
    Condition.RIICHI: _of_reach,
    Condition.DOUBLE_RIICHI: _of_reach,
    Condition.IPPATSU: _of_ippatsu,
    Condition.KONG: _of_kings_tile,
    Condition.ROB: _of_robbing,
    Condition.FIRST: _of_first_turn,
}


def _conflict(condition: Condition, hand: Hand, win: Win) -> str | None:
    check = _CONFLICTS.get(condition)
    return None if check is None else check(hand, win)


KNOWN = Known(_EXCLUDES, _label, _conflict)

_REPLACES = {Condition.RIICHI: Condition.DOUBLE_RIICHI, Condition.DOUBLE_RIICHI: Condition.RIICHI}
"""Written together the double one counts; chosen one after the other, the later one does."""


def _gives_way(condition: Condition, win: Win) -> tuple[Condition, ...]:
    other = _REPLACES.get(condition)
    return (*KNOWN.excluded(condition, win), *([other] if other in win.conditions else []))


def circumstances(hand: Hand, win: Win) -> tuple[Circumstance, ...]:
    """Each circumstance with what keeps it from adding to this hand."""
    return tuple(
        Circumstance(
            condition, _label(condition, win), _conflict(condition, hand, win), _gives_way(condition, win)
        )
        for condition in _EXCLUDES
    )
