"""Scores a reading that is a yakuman, or several; and renhou as a mangan, which adds to nothing either."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from mahjong_desk.core.arrangements import Reading
from mahjong_desk.core.hand import Condition
from mahjong_desk.core.tiles import Wind
from mahjong_desk.rules.riichi.bits import Bit
from mahjong_desk.rules.riichi.dora import dora_row
from mahjong_desk.rules.riichi.points import MANGAN, YAKUMAN, total_points
from mahjong_desk.rules.riichi.rows import yaku_rows
from mahjong_desk.rules.riichi.score import HAN, RiichiReading
from mahjong_desk.rules.riichi.score import YAKUMAN as YAKUMAN_UNIT
from mahjong_desk.rules.riichi.table import Table
from mahjong_desk.rules.riichi.yaku import DOUBLE_FORMS, WAIT_FORMS, Yaku, worths
from mahjong_desk.rules.riichi.yaku import YAKUMAN as YAKUMAN_YAKU
from mahjong_desk.rules.score import Row, outranked

RENHOU, TENHOU = "renhou", "tenhou"

NO_YAKUMAN = int(Bit.SIMPLE | Bit.NOT_GREEN)
OF_YAKUMAN = NO_YAKUMAN | int(
    Bit.FIRST
    | Bit.ORPHANS
    | Bit.FOUR_CONCEALED
    | Bit.GATES
    | Bit.BIG_DRAGONS
    | Bit.LITTLE_WINDS
    | Bit.BIG_WINDS
    | Bit.FOUR_KONGS
)
"""A yakuman has one of these facts, or else lacks simples or tiles that are not green: of nearly every hand
only ``NO_YAKUMAN`` is true."""


def yakuman_in(bits: int) -> list[Yaku]:
    """The yakuman that a reading with these facts has."""
    return [yaku for yaku in YAKUMAN_YAKU if bits & yaku.asked == yaku.needs]


def score_yakuman(reading: Reading, table: Table, bits: int, found: Sequence[Yaku]) -> RiichiReading:
    """Yakuman alone count; ordinary yaku and dora are named as outranked."""
    rows = every = [_row(yaku, found, reading, table) for yaku in found]
    if not table.rules.several_yakuman_add:
        rows = [_highest(every, table)]
    best = rows[0].id
    ordinary, _, yielding = yaku_rows(reading, table, bits)
    dora = (dora_row(one, reading, table.hand) for one in table.dora)
    others = (row for row in every if row not in rows)
    not_counted = outranked([*others, *_blessing_of_man(table), *ordinary, *dora, *yielding], best)
    multiple = sum(row.value for row in rows)
    base = YAKUMAN * multiple
    total = total_points(base, table.win, table.rules)
    return RiichiReading(reading, total, tuple(rows), not_counted, "yakuman", None, None, (), multiple, base)


def _row(yaku: Yaku, found: Sequence[Yaku], reading: Reading, table: Table) -> Row:
    form = _form(yaku.id, found, table)
    return Row(form, _multiple(form, table), 1, YAKUMAN_UNIT, yaku.earner(reading, table))


def _form(yaku_id: str, found: Sequence[Yaku], table: Table) -> str:
    """Where double forms count, a hand dealt complete has the double form of those that have one."""
    dealt = table.rules.double_yakuman_forms and any(yaku.id == TENHOU for yaku in found)
    return WAIT_FORMS.get(yaku_id, yaku_id) if dealt else yaku_id


def _multiple(yaku_id: str, table: Table) -> int:
    return 2 if table.rules.double_yakuman_forms and yaku_id in DOUBLE_FORMS else 1


def _highest(rows: list[Row], table: Table) -> Row:
    """The highest; among equal ones one that the named player is liable for."""
    liable = table.rules.pao if table.win.pao is not None else ()
    return max(rows, key=lambda row: (row.value, row.id in liable))


def _blessing_of_man(table: Table) -> tuple[Row, ...]:
    """The row of renhou where it is a mangan and the hand was won so, else none."""
    win = table.win
    won_so = Condition.FIRST in win.conditions and not win.self_draw and win.seat is not Wind.E
    if not won_so or table.rules.renhou != "mangan":
        return ()
    return (Row(RENHOU, worths()[RENHOU].concealed, 1, HAN, ()),)


def or_renhou(ordinary: RiichiReading, table: Table) -> RiichiReading:
    """Of a first-turn win: renhou as a mangan or the ordinary value, whichever is better.

    Without an ordinary yaku the dora that the hand holds stand among what renhou outranks.
    """
    for row in _blessing_of_man(table):
        total = total_points(MANGAN, table.win, table.rules)
        if ordinary.total >= total:
            not_counted = (*outranked([row], ordinary.rows[0].id), *ordinary.not_counted)
            return replace(ordinary, not_counted=not_counted)
        left = ordinary.rows or [dora_row(one, ordinary.reading, table.hand) for one in table.dora]
        return replace(
            ordinary,
            total=total,
            rows=(row,),
            not_counted=outranked([*left, *ordinary.not_counted], RENHOU),
            limit="mangan",
            han=row.value,
            base=MANGAN,
        )
    return ordinary
