"""Scores one reading: yaku or yakuman, dora, fu, points."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

from mahjong_desk.core.arrangements import Form, Reading
from mahjong_desk.core.hand import Condition
from mahjong_desk.core.tiles import Wind, is_red, kind_of
from mahjong_desk.rules.riichi.choices import Choices
from mahjong_desk.rules.riichi.features import KIND_BITS, Bit, reading_bits
from mahjong_desk.rules.riichi.fu import fu_items
from mahjong_desk.rules.riichi.points import MANGAN, YAKUMAN, base_points, total_points
from mahjong_desk.rules.riichi.score import RiichiReading
from mahjong_desk.rules.riichi.table import RED_DORA, Table
from mahjong_desk.rules.riichi.yaku import (
    DOUBLE_FORMS,
    WAIT_FORMS,
    YAKU,
    Earner,
    Found,
    Indices,
    Yaku,
    all_groups,
    no_groups,
)
from mahjong_desk.rules.riichi.yaku import YAKUMAN as YAKUMAN_YAKU
from mahjong_desk.rules.score import Outranked, Row

FOLDER = Path(__file__).parent
HAN, YAKUMAN_UNIT = "han", "yakuman"
RENHOU, TENHOU = "renhou", "tenhou"


class Worth(NamedTuple):
    """What a yaku is worth concealed and open; 0 where it cannot be open."""

    unit: str
    concealed: int
    open: int


@cache
def worths() -> dict[str, Worth]:
    """What each yaku is worth, by id, in the order of ``yaku.csv``."""
    with (FOLDER / "yaku.csv").open(encoding="utf-8", newline="") as file:
        return {
            line["id"]: Worth(line["unit"], int(line["concealed"]), int(line["open"] or 0))
            for line in csv.DictReader(file)
        }


class _Tested(NamedTuple):
    """A yaku ready to be tested, with its worth."""

    needs: int
    never: int
    id: str
    concealed: int
    open: int
    yaku: Yaku


def _tested(all_yaku: tuple[Yaku, ...]) -> tuple[_Tested, ...]:
    return tuple(
        _Tested(yaku.needs, yaku.never, yaku.id, worths()[yaku.id].concealed, worths()[yaku.id].open, yaku)
        for yaku in all_yaku
    )


_YAKU, _YAKUMAN = _tested(YAKU), _tested(YAKUMAN_YAKU)
_SIMPLE, _NOT_GREEN = int(Bit.SIMPLE), int(Bit.NOT_GREEN)
_RARE = int(
    Bit.FIRST
    | Bit.ORPHANS
    | Bit.FOUR_CONCEALED
    | Bit.GATES
    | Bit.BIG_DRAGONS
    | Bit.LITTLE_WINDS
    | Bit.BIG_WINDS
    | Bit.FOUR_KONGS
)
"""A yakuman has one of these facts, or else lacks simples or tiles that are not green."""


class _Candidate(NamedTuple):
    """A yaku that may still hold. ``row`` is ready for a hand whose groups need not be looked for."""

    needs: int
    never: int
    row: Row
    earner: Earner | None
    yields_to: str | None


_GATES = int(
    Bit.CONCEALED
    | Bit.CHOW
    | Bit.TRIPLET
    | Bit.HONOR
    | Bit.TERMINAL
    | Bit.SIMPLE
    | Bit.INSIDE
    | Bit.SEVEN_PAIRS
    | Bit.ONE_SUIT
)
_CONCEALED, _SEVEN_PAIRS = int(Bit.CONCEALED), int(Bit.SEVEN_PAIRS)


@lru_cache(maxsize=1 << 9)
def _candidates(gates: int) -> tuple[_Candidate, ...]:
    """The yaku that some common facts leave open: so a hand is asked for a few of them instead of all."""
    found = []
    for needs, never, yaku_id, of_concealed, of_open, yaku in _YAKU:
        han = of_concealed if gates & _CONCEALED else of_open
        if han and not needs & _GATES & ~gates and not never & gates:
            earner = None if yaku.earner in (no_groups, all_groups) else yaku.earner
            number = 7 if gates & _SEVEN_PAIRS else 5
            groups = tuple(range(number)) if yaku.earner is all_groups else ()
            found.append(_Candidate(needs, never, Row(yaku_id, han, 1, HAN, groups), earner, yaku.yields_to))
    return tuple(found)


class Scorer:
    """Scores the readings of one hand by one set of choices."""

    def __init__(self, table: Table, rules: Choices) -> None:
        self.table = table
        self.rules = rules

    def score(self, reading: Reading) -> RiichiReading:
        """One reading with its rows, fu and total; without a yaku its total is 0."""
        table = self.table
        bits = table.bits | reading_bits(
            reading,
            table.won,
            table.tally.held,
            seat=table.seat,
            round_wind=table.round_wind,
            on_discard=table.on_discard,
        )
        if bits & _RARE or not bits & _SIMPLE or not bits & _NOT_GREEN:
            yakuman = [one for one in _YAKUMAN if bits & one.needs == one.needs and not bits & one.never]
            if yakuman:
                return self._yakuman(reading, yakuman, bits)
        rows, not_counted = self._rows(reading, bits)
        ordinary = self._ordinary(reading, rows, not_counted)
        return self._or_renhou(reading, ordinary)

    # Ordinary hands

    def _rows(self, reading: Reading, bits: int) -> tuple[list[Row], tuple[Outranked, ...]]:
        rows = []
        replaced = None
        for needs, never, row, earner, yields_to in _candidates(bits & _GATES):
            if bits & needs == needs and not bits & never:
                if earner is None:
                    found = row
                else:
                    place = Found(reading.groups, reading.completed, self.table)
                    found = Row(row.id, row.value, 1, HAN, earner(place))
                if yields_to is not None:
                    replaced = [*(replaced or ()), (found, yields_to)]
                rows.append(found)
        if replaced is None:
            return rows, ()
        ids = [row.id for row in rows]
        gone = [(row, by) for row, by in replaced if by in ids]
        for row, _ in gone:
            rows.remove(row)
        return rows, tuple([Outranked(row.id, row.value, by, row.groups) for row, by in gone])

    def _ordinary(
        self, reading: Reading, rows: list[Row], not_counted: tuple[Outranked, ...]
    ) -> RiichiReading:
        pinfu = "pinfu" in [row.id for row in rows]
        items, fu = fu_items(reading, self.table, self.rules, pinfu=pinfu)
        if not rows:
            return RiichiReading(reading, 0, (), not_counted, None, 0, fu, items)
        rows += self._dora_rows(reading)
        han = sum([row.value for row in rows])
        base, limit = base_points(
            han, fu, kiriage=self.rules.kiriage_mangan, counted_yakuman=self.rules.counted_yakuman
        )
        total = total_points(base, self.table.win, self.rules)
        return RiichiReading(reading, total, tuple(rows), not_counted, limit, han, fu, items, 0, base)

    def _dora_rows(self, reading: Reading) -> list[Row]:
        rows = []
        for dora in self.table.dora:
            kinds = dora.kinds
            earning = tuple([i for i, part in enumerate(reading.groups) if kinds & KIND_BITS[part.id]])
            if dora.id == RED_DORA and len(earning) > dora.number:
                earning = self._with_red(reading, earning)
            rows.append(Row(dora.id, dora.number, dora.number, HAN, earning))
        return rows

    def _with_red(self, reading: Reading, indices: Indices) -> Indices:
        """Those of the groups that hold a red five, where plain fives lie in others."""
        hand, groups = self.table.hand, reading.groups
        first_meld = len(groups) - 1 - len(hand.melds)
        found = [first_meld + i for i, meld in enumerate(hand.melds) if any(map(is_red, meld.tiles))]
        won = hand.winning
        if won is not None and is_red(won):
            found.append(reading.completed)
        for red in {number for number in hand.concealed if is_red(number)}:
            kind = kind_of(red)
            holding = [
                i for i in indices if kind in groups[i].kinds and not first_meld <= i < len(groups) - 1
            ]
            if won is not None and kind_of(won) == kind and groups[reading.completed].kinds.count(kind) == 1:
                # The five of that group is the winning tile itself.
                holding = [i for i in holding if i != reading.completed]
            # In canonical order a red five comes after the plain ones, so it falls to the last group.
            found.append(holding[-1])
        return tuple(sorted(set(found)))

    def _or_renhou(self, reading: Reading, ordinary: RiichiReading) -> RiichiReading:
        """Renhou as a mangan: a yaku that adds to nothing; the better of it and the ordinary value counts."""
        win = self.table.win
        if (
            self.rules.renhou != "mangan"
            or Condition.FIRST not in win.conditions
            or win.self_draw
            or win.seat is Wind.E
        ):
            return ordinary
        total = total_points(MANGAN, win, self.rules)
        row = Row(RENHOU, worths()[RENHOU].concealed, 1, HAN, ())
        if ordinary.total >= total:
            outranked = (Outranked(RENHOU, row.value, ordinary.rows[0].id, ()), *ordinary.not_counted)
            return RiichiReading(
                reading,
                ordinary.total,
                ordinary.rows,
                outranked,
                ordinary.limit,
                ordinary.han,
                ordinary.fu,
                ordinary.fu_items,
                0,
                ordinary.base,
            )
        others = tuple(Outranked(one.id, one.value, RENHOU, one.groups) for one in ordinary.rows)
        return RiichiReading(
            reading, total, (row,), others, "mangan", row.value, ordinary.fu, ordinary.fu_items, 0, MANGAN
        )

    # Yakuman

    def _yakuman(self, reading: Reading, found: Sequence[_Tested], bits: int) -> RiichiReading:
        """Yakuman alone count; ordinary yaku are named as outranked."""
        place = Found(reading.groups, reading.completed, self.table)
        rows = [
            Row(
                name := self._wait_form(one.id, found),
                self._multiple(name),
                1,
                YAKUMAN_UNIT,
                one.yaku.earner(place),
            )
            for one in found
        ]
        if not self.rules.several_yakuman_add:
            rows = self._highest(rows)
        names = {row.id for row in rows}
        dropped = [one for one in found if self._wait_form(one.id, found) not in names]
        ordinary, outranked = self._rows(reading, bits)
        not_counted = (
            *(
                Outranked(one.id, self._multiple(one.id), rows[0].id, one.yaku.earner(place))
                for one in dropped
            ),
            *(Outranked(row.id, row.value, rows[0].id, row.groups) for row in ordinary),
            *outranked,
        )
        multiple = sum(row.value for row in rows)
        base = YAKUMAN * multiple
        total = total_points(base, self.table.win, self.rules)
        return RiichiReading(
            reading, total, tuple(rows), not_counted, "yakuman", None, None, (), multiple, base
        )

    def _wait_form(self, yaku_id: str, found: Sequence[_Tested]) -> str:
        """Where double forms count, a hand dealt complete has the double form of those that have one."""
        dealt = self.rules.double_yakuman_forms and any(one.id == TENHOU for one in found)
        return WAIT_FORMS.get(yaku_id, yaku_id) if dealt else yaku_id

    def _multiple(self, yaku_id: str) -> int:
        return 2 if self.rules.double_yakuman_forms and yaku_id in DOUBLE_FORMS else 1

    def _highest(self, rows: list[Row]) -> list[Row]:
        """The highest alone; among equal ones one that the named player is liable for."""
        liable = self.rules.pao if self.table.win.pao is not None else ()
        return [max(rows, key=lambda row: (row.value, row.id in liable))]


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
