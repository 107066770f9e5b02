"""What a hand scores: rows, readings, notes and payments, as plain data that nobody changes.

Scores and readings are not frozen only because making a frozen one takes several times as long.

Rows name patterns by id; names and sentences are attached by whoever shows them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from mahjong_desk.core.arrangements import Reading
from mahjong_desk.core.problems import Problem, Value
from mahjong_desk.core.tiles import Wind

Payments: TypeAlias = Mapping[Wind, int]


@dataclass(slots=True)
class Row:
    """A pattern that counts.

    ``value`` is what it adds in all, ``count`` how often it was counted, ``groups`` the places in the
    reading's groups that earn it (none for a circumstance).
    """

    id: str
    value: int
    count: int
    unit: str
    groups: tuple[int, ...]


@dataclass(slots=True)
class Outranked:
    """A pattern that the hand fulfils and that does not count, with the one that stands in its place."""

    id: str
    value: int
    outranked_by: str
    groups: tuple[int, ...]


def outranked(rows: Iterable[Row | Outranked], by: str) -> tuple[Outranked, ...]:
    """Rows that do not count as the row ``by`` stands in the place of them all, with what they outranked."""
    return tuple([Outranked(row.id, row.value, by, row.groups) for row in rows])


@dataclass(slots=True)
class ScoredReading:
    """One reading with what it scores. ``limit`` says how a limit acted on it, if one did."""

    reading: Reading
    total: int
    rows: tuple[Row, ...]
    not_counted: tuple[Outranked, ...] = ()
    limit: str | None = None


class Note(NamedTuple):
    """Something that the reader should know; its text is found by ``code``."""

    code: str
    data: Mapping[str, Value] = MappingProxyType({})


@dataclass(slots=True)
class Score:
    """The answer for a hand that wins.

    ``readings``: the other readings, best first. ``payments``: what each seat receives, None while they
    depend on a discarder who was not named.
    """

    rules: str
    unit: str
    best: ScoredReading
    readings: tuple[ScoredReading, ...]
    notes: tuple[Note, ...]
    payments: Payments | None

    @property
    def total(self) -> int:
        """What the hand scores."""
        return self.best.total


class Refusal(NamedTuple):
    """The answer for an input that does not score, with every reason."""

    problems: tuple[Problem, ...]


Answer: TypeAlias = "Score | Refusal"
