"""What a reader of a score should know beside it."""

from __future__ import annotations

from collections.abc import Iterator

from mahjong_desk.core.hand import Condition, Hand, Win
from mahjong_desk.core.tiles import Wind, is_red
from mahjong_desk.rules.score import Note, ScoredReading
from mahjong_desk.rules.wsom.circumstances import KNOWN

LIMIT = 320
"""Zung Jung's limit, which the option ``limit`` turns on."""


def notes(hand: Hand, win: Win, best: ScoredReading, with_limit: int) -> tuple[Note, ...]:
    """The notes on a score; ``with_limit`` is what the hand would score with the limit of 320."""
    return tuple(_notes(hand, win, best, with_limit))


def _notes(hand: Hand, win: Win, best: ScoredReading, with_limit: int) -> Iterator[Note]:
    ids = {row.id for row in best.rows}
    if best.limit is not None:
        rows = sum(row.value for row in best.rows)
        yield Note(f"limit-{best.limit}", {"limit": LIMIT, "sum": rows})
    if with_limit != best.total:
        yield Note("limit-off", {"with_limit": with_limit, "difference": best.total - with_limit})
    if not best.rows:
        yield Note("chicken", {"value": best.total})
    if "nine-gates" in ids and win.self_draw:
        yield Note("nine-gates-dealt" if Condition.FIRST in win.conditions else "nine-gates-self-drawn")
    if "blessing-of-earth" in ids:
        yield Note("blessing-of-earth")
    if Condition.FIRST in win.conditions and win.self_draw and win.seat is not Wind.E:
        yield Note("first-draw-no-bonus", {"seat": win.seat.name})
    if any(is_red(tile) for tile in hand.tiles):
        yield Note("red-fives-plain")
    for what in _unused(win):
        yield Note("not-used", {"what": what})


def _unused(win: Win) -> Iterator[str]:
    """Ids of what was given and belongs to other games."""
    yield from (
        condition.value for condition in Condition if condition in win.conditions - set(KNOWN.excludes)
    )
    for key in ("dora", "ura", "honba", "sticks"):
        if getattr(win, key):
            yield key
    if win.pao is not None:
        yield "pao"
