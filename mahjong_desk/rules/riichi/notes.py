"""What a reader of a riichi score should know beside it."""

from __future__ import annotations

from collections.abc import Iterator

from mahjong_desk.core.hand import Condition, Hand, Win
from mahjong_desk.core.tiles import Wind, is_red
from mahjong_desk.rules.riichi.choices import Choices
from mahjong_desk.rules.riichi.dora import has_reach
from mahjong_desk.rules.riichi.score import RiichiReading
from mahjong_desk.rules.riichi.table import Table
from mahjong_desk.rules.score import Note

NOT_LIABLE = "pao-not-liable"
"""A player was named as liable who is not."""


def notes(table: Table, best: RiichiReading, *, liable: bool) -> tuple[Note, ...]:
    """The notes on a score; ``liable`` says that a liable player answers for it."""
    win = table.win
    if table.is_quiet and win.pao is None and not win.nobody and (not win.ura or table.has_reach):
        return ()  # as nearly every hand
    return tuple(_notes(table.hand, win, best, table.rules, liable=liable))


def _notes(hand: Hand, win: Win, best: RiichiReading, rules: Choices, *, liable: bool) -> Iterator[Note]:
    if win.conditions:
        yield from _of_conditions(win, best, rules)
    ura = win.ura
    if ura and not rules.ura_dora:
        yield Note("not-used", {"what": "ura"})
        ura = ()
    elif ura and not has_reach(win):
        yield Note("ura-needs-reach")
        ura = ()
    if not rules.kan_dora and (len(win.dora) > 1 or len(ura) > 1):
        yield Note("first-indicator-only")
    if not rules.red_fives and any(map(is_red, hand.tiles)):
        yield Note("red-fives-plain")
    if win.pao is not None and not liable:
        yield Note(NOT_LIABLE, {"seat": win.pao.name})
    if win.nobody:
        yield Note("not-used", {"what": "nobody"})


def _of_conditions(win: Win, best: RiichiReading, rules: Choices) -> Iterator[Note]:
    if Condition.IPPATSU in win.conditions and not rules.ippatsu:
        yield Note("not-used", {"what": "ippatsu"})
    blessing_of_man = Condition.FIRST in win.conditions and not win.self_draw and win.seat is not Wind.E
    if blessing_of_man and rules.renhou == "none":
        yield Note("not-used", {"what": "renhou"})
    orphans = any(row.id.startswith("kokushi") for row in best.rows)
    if orphans and Condition.ROB in win.conditions:
        yield Note("kokushi-may-rob" if rules.kokushi_robs_concealed_kong else "kokushi-may-not-rob")
