"""A scored reading of a riichi hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from mahjong_desk.core.memo import memo
from mahjong_desk.rules.score import Row, ScoredReading

HAN, YAKUMAN = "han", "yakuman"
"""The units of a row."""

GOING_OUT = 2
"""Hand Points for going out, which the Reach site counts besides the han."""


@memo(most=1 << 13)
def row_of(asked: tuple[str, int, int, tuple[int, ...]]) -> Row:
    """The row of a yaku or of a sort of dora: its id, han, how often it counts, the groups that earn it."""
    name, han, count, groups = asked
    return Row(name, han, count, HAN, groups)


class FuItem(NamedTuple):
    """One item: its id, what it adds, and the place of its group in the reading (None for the whole hand)."""

    id: str
    fu: int
    group: int | None
    open: bool = False


@dataclass(slots=True)
class RiichiReading(ScoredReading):
    """``han`` and ``fu`` are None for a yakuman; ``yakuman`` counts its multiples, 0 for a counted one.

    ``base`` is the amount that the payments are multiples of; 0 for a reading without a yaku.
    """

    han: int | None = None
    fu: int | None = None
    fu_items: tuple[FuItem, ...] = ()
    yakuman: int = 0
    base: int = 0

    @property
    def hand_points(self) -> int | None:
        """Han and those for going out; None for a yakuman."""
        return None if self.han is None else self.han + GOING_OUT
