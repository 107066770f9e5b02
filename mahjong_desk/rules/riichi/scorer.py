"""Scores one reading: yaku or yakuman, dora, fu, points."""

from __future__ import annotations

from mahjong_desk.core.arrangements import Form, Reading
from mahjong_desk.rules.riichi.bits import Bit
from mahjong_desk.rules.riichi.dora import dora_row
from mahjong_desk.rules.riichi.features import reading_bits
from mahjong_desk.rules.riichi.fu import fu_items
from mahjong_desk.rules.riichi.points import value_of
from mahjong_desk.rules.riichi.rows import yaku_rows
from mahjong_desk.rules.riichi.score import RiichiReading
from mahjong_desk.rules.riichi.table import Table
from mahjong_desk.rules.riichi.yakuman import NO_YAKUMAN, OF_YAKUMAN, or_renhou, score_yakuman, yakuman_in

_FIRST = int(Bit.FIRST)
_new = object.__new__


def score_reading(reading: Reading, table: Table) -> RiichiReading:
    """One reading with its rows, fu and total; without a yaku its total is 0."""
    bits = reading_bits(reading, table)
    if bits & OF_YAKUMAN != NO_YAKUMAN:
        yakuman = yakuman_in(bits)
        if yakuman:
            return score_yakuman(reading, table, bits, yakuman)
    ordinary = _score_ordinary(reading, table, bits)
    return or_renhou(ordinary, table) if bits & _FIRST else ordinary


def _score_ordinary(reading: Reading, table: Table, bits: int) -> RiichiReading:
    rows, han, not_counted = yaku_rows(reading, table, bits)
    items, fu = fu_items(reading, table, bits)
    if not rows:
        return RiichiReading(reading, 0, (), not_counted, None, 0, fu, items)
    for dora in table.dora:
        rows.append(dora_row(dora, reading, table.hand))
        han += dora[1]
    win = table.win
    base, limit, total = value_of((han, fu, win.self_draw, win.seat, win.players, table.rules))
    scored = _new(RiichiReading)  # filled in here: its __init__ takes longer than the rows do
    scored.reading, scored.total, scored.rows = reading, total, tuple(rows)
    scored.not_counted, scored.limit = not_counted, limit
    scored.han, scored.fu, scored.fu_items = han, fu, items
    scored.yakuman, scored.base = 0, base
    return scored


def rank(scored: RiichiReading) -> tuple[int, int, int, int, int, str]:
    """The order of readings: pays most, more yakuman, more han, more fu, more rows, the arrangement text."""
    return (
        -scored.total,
        -scored.yakuman,
        -(scored.han or 0),
        -(scored.fu or 0),
        -len(scored.rows),
        scored.reading.text,
    )


def is_scorable(reading: Reading) -> bool:
    """Seven pairs are seven different ones; every other reading can be scored."""
    return reading.form is not Form.SEVEN_PAIRS or len(set(reading.groups)) == 7
