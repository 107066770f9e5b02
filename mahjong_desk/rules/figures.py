"""The figures that a score is told in, for whoever asks somebody to work them out."""

from __future__ import annotations

from typing import NamedTuple

from mahjong_desk.core.texts import Texts
from mahjong_desk.core.tiles import Wind
from mahjong_desk.rules.score import Score

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


def payment_figures(score: Score, winner: Wind) -> tuple[Figure, ...]:
    """What each of the others pays; nothing while that depends on who discarded."""
    paid = score.payments or {}
    return tuple(Figure(PAYS, -paid[seat], seat) for seat in sorted(paid) if seat is not winner)
