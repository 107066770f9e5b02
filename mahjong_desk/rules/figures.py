"""The figures that a score is told in, for whoever asks somebody to work them out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import NamedTuple

from mahjong_desk.core.problems import Value
from mahjong_desk.core.texts import Texts
from mahjong_desk.core.tiles import Wind
from mahjong_desk.rules.score import Score, ScoredReading

TOTAL, PAYS = "total", "pays"


class Figure(NamedTuple):
    """One figure. ``value`` is None where the score has none of its kind, as a yakuman has no fu.

    ``sort`` is the id of its name, ``seat`` who pays it where it is a payment.
    """

    sort: str
    value: int | None
    seat: Wind | None = None

    @property
    def id(self) -> str:
        """What tells it from the other figures of a score."""
        return self.sort if self.seat is None else f"{self.sort}-{self.seat.name}"

    def name(self, texts: Texts) -> str:
        """What it is called, by the family's texts."""
        if self.seat is None:
            return texts.get("figures", self.sort)
        return texts.get("figures", self.sort, seat=texts.get("winds", self.seat.name))


class Slip(NamedTuple):
    """A value that a certain mistake gives: the id of its text, and the values that the text names."""

    value: int
    key: str
    data: Mapping[str, Value] = MappingProxyType({})


def row_slips(best: ScoredReading, unit: str, value: int) -> Iterator[Slip]:
    """A row of that unit left out or counted once only, or one counted that gives way."""
    for row in best.rows:
        if row.unit == unit:
            yield Slip(value - row.value, "without-row", {"pattern": row.id})
            if row.count > 1:
                yield Slip(value - row.value + row.value // row.count, "row-once", {"pattern": row.id})
    for left in best.not_counted:
        data: Mapping[str, Value] = {"pattern": left.id, "other": left.outranked_by}
        yield Slip(value + left.value, "with-outranked", data)


def payment_figures(score: Score, winner: Wind) -> tuple[Figure, ...]:
    """What each of the others pays; nothing while that depends on who discarded."""
    paid = score.payments or {}
    return tuple(Figure(PAYS, -paid[seat], seat) for seat in sorted(paid) if seat is not winner)
