"""Which circumstances a hand and a win allow, and why not: the table "Edge by edge" of the rules."""

from __future__ import annotations

from mahjong_desk.core.hand import Condition, Hand, Win
from mahjong_desk.core.tiles import Wind, kind_of
from mahjong_desk.rules.circumstances import Known
from mahjong_desk.rules.ruleset import Circumstance

_EXCLUDES: dict[Condition, tuple[Condition, ...]] = {
    Condition.LAST: (Condition.ROB, Condition.FIRST),
    Condition.ROB: (Condition.LAST, Condition.FIRST),
    Condition.KONG: (Condition.FIRST,),
    Condition.FIRST: (Condition.LAST, Condition.ROB, Condition.KONG),
}


def _label(condition: Condition, win: Win) -> str:
    """The id of a circumstance's name, which depends on how and where the hand was won."""
    if condition is Condition.LAST:
        return "last-draw" if win.self_draw else "last-discard"
    if condition is Condition.FIRST:
        return "first-heaven" if win.seat is Wind.E else "first-earth"
    return str(condition.value)


def _conflict(condition: Condition, hand: Hand, win: Win) -> str | None:
    """Why the hand or the way it was won contradicts a circumstance, by id; other circumstances aside."""
    if condition is Condition.KONG:
        if not win.self_draw:
            return "self-draw-only"
        return None if hand.has_kong else "needs-kong"
    if condition is Condition.ROB:
        if win.self_draw:
            return "discard-only"
        return "holds-copy" if _holds_copy(hand) else None
    if condition is Condition.FIRST:
        return _first_conflict(hand, win)
    return None


def _holds_copy(hand: Hand) -> bool:
    """Whether another copy of the winning tile lies in the winner's own hand."""
    return hand.winning is not None and hand.counts()[kind_of(hand.winning)] > 1


def _first_conflict(hand: Hand, win: Win) -> str | None:
    if win.seat is Wind.E and not win.self_draw:
        return "east-dealt-only"
    earns = win.seat is Wind.E or not win.self_draw
    if earns and hand.melds:
        return "no-meld"
    if win.discarder is not None and win.discarder is not Wind.E and not win.self_draw:
        return "from-east-only"
    return None


KNOWN = Known(_EXCLUDES, _label, _conflict)


def circumstances(hand: Hand, win: Win) -> tuple[Circumstance, ...]:
    """Each circumstance with what keeps it from adding to this hand."""
    found = []
    for condition in _EXCLUDES:
        objection = _conflict(condition, hand, win)
        if condition is Condition.FIRST and objection is None and win.self_draw and win.seat is not Wind.E:
            objection = "from-east-only"  # accepted when written, but it earns nothing
        found.append(
            Circumstance(condition, _label(condition, win), objection, KNOWN.excluded(condition, win))
        )
    return tuple(found)
