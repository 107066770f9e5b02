"""The rows of the ordinary yaku that a reading has.

Which yaku they are follows from the facts of the reading alone, so they are looked for once for all readings
of which the same is true; only the groups that earn some of them are looked for in each.
"""

from __future__ import annotations

from typing import NamedTuple

from mahjong_desk.core.arrangements import Reading
from mahjong_desk.core.memo import memo
from mahjong_desk.rules.riichi.bits import Bit
from mahjong_desk.rules.riichi.score import HAN, row_of
from mahjong_desk.rules.riichi.table import Table
from mahjong_desk.rules.riichi.yaku import YAKU, Earner, Yaku, all_groups, no_groups, worths
from mahjong_desk.rules.score import Outranked, Row

_CONCEALED, _SEVEN_PAIRS = int(Bit.CONCEALED), int(Bit.SEVEN_PAIRS)


_WORTHS = worths()
_DECLARED = int(Bit.CONCEALED | Bit.RIICHI | Bit.DOUBLE_RIICHI | Bit.IPPATSU | Bit.SELF_DRAW)
"""What the first yaku ask for, and none of the others but for ``CONCEALED``."""


def _others() -> int:
    """The facts that the other ordinary yaku ask for; all others are left aside."""
    asked = _SEVEN_PAIRS
    for yaku in YAKU:
        asked |= yaku.asked
    return asked & ~_DECLARED | _CONCEALED


_OTHERS = _others()
_COMMON = int(
    Bit.CONCEALED | Bit.CHOW | Bit.TRIPLET | Bit.HONOR | Bit.TERMINAL | Bit.SIMPLE | Bit.INSIDE | Bit.ONE_SUIT
)


class _Found(NamedTuple):
    """The yaku of certain facts: their rows, ready but for the groups that the ``earners`` look for.

    An earner comes with the place of its row. ``outranked`` are the rows of yaku that yielded, each with the
    id of the other and with its earner. ``han``: what the rows add up to.
    """

    rows: tuple[Row, ...]
    han: int
    earners: tuple[tuple[int, Earner], ...]
    outranked: tuple[tuple[Row, str, Earner], ...]


@memo(most=1 << 13)
def _found(bits: int) -> _Found:
    held = _held(bits)
    ids = [row.id for _, row in held]
    rows: list[Row] = []
    earners, outranked = [], []
    for yaku, row in held:
        if yaku.yields_to is not None and yaku.yields_to in ids:
            outranked.append((row, yaku.yields_to, yaku.earner))
            continue
        if yaku.earner is not no_groups and yaku.earner is not all_groups:
            earners.append((len(rows), yaku.earner))
        rows.append(row)
    return _Found(tuple(rows), sum([row.value for row in rows]), tuple(earners), tuple(outranked))


def _held(bits: int) -> list[tuple[Yaku, Row]]:
    """The yaku that some facts allow, those that yield among them, each with its row."""
    held = []
    every = tuple(range(7 if bits & _SEVEN_PAIRS else 5))
    for yaku in _open_to(bits & _COMMON):
        if bits & yaku[0] == yaku[1]:
            worth = _WORTHS[yaku.id]
            han = worth.concealed if bits & _CONCEALED else worth.open
            if han:
                held.append((yaku, Row(yaku.id, han, 1, HAN, every if yaku.earner is all_groups else ())))
    return held


@memo(most=1 << 9)
def _open_to(common: int) -> list[Yaku]:
    """The yaku that the common facts leave open, so that a hand is asked for a few of them instead of all."""
    return [yaku for yaku in YAKU if common & yaku.asked == yaku.needs & _COMMON]


def yaku_rows(reading: Reading, table: Table, bits: int) -> tuple[list[Row], int, tuple[Outranked, ...]]:
    """The rows of the ordinary yaku of a reading with these facts, their han, and the yaku that yield.

    They are found in two parts, of which there are far fewer than of both together.
    """
    declared, declared_han, _, yielding = _found(bits & _DECLARED)
    ready, han, earners, outranked = _found(bits & _OTHERS)
    rows = [*declared, *ready]
    for place, earner in earners:
        row = ready[place]
        rows[len(declared) + place] = row_of((row.id, row.value, 1, earner(reading, table)))
    han += declared_han
    if not (yielding or outranked):
        return rows, han, ()
    yielded = [
        Outranked(row.id, row.value, by, earner(reading, table))
        for row, by, earner in (*yielding, *outranked)
    ]
    return rows, han, tuple(yielded)
