"""The totals of a match as lines, a point a hand, and in words for whoever cannot see them."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QObject

from mahjong_desk.core.texts import phrases
from mahjong_desk.models.figures import figure
from mahjong_desk.models.match_keeper import MatchKeeper
from mahjong_desk.models.sheet_models import shows_signs


class Lines(NamedTuple):
    """``labels``: the hand that each point is after, nothing for the first; ``points`` by player.

    ``told``: each line in words, by player.
    """

    names: tuple[str, ...] = ()
    labels: tuple[str, ...] = ()
    points: tuple[tuple[int, ...], ...] = ()
    signed: bool = True
    """Whether totals are shown with a sign."""
    told: tuple[str, ...] = ()

    @property
    def described(self) -> str:
        """All of them in words."""
        return phrases(self.told)


class StandingLines(QObject):
    """Makes them of the match that is held."""

    def __init__(self, keeper: MatchKeeper, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._keeper = keeper

    def lines(self) -> Lines:
        """Those of now; empty while nothing was recorded."""
        keeper = self._keeper
        replay, rules = keeper.replay, keeper.rules
        if replay is None or rules is None or not replay.steps:
            return Lines()
        labels = ["", *(step.before.name if step.played.was_dealt else "–" for step in replay.steps)]
        states = [rules.start, *(step.after for step in replay.steps)]
        points = tuple(zip(*(state.scores for state in states), strict=True))
        signed = shows_signs(rules)
        return Lines(keeper.names, tuple(labels), points, signed, self._told(points, signed))

    def _told(self, points: tuple[tuple[int, ...], ...], signed: bool) -> tuple[str, ...]:
        """Where each line ends, and between which points it went."""
        told = []
        for name, line in zip(self._keeper.names, points, strict=True):
            values = [figure(one, signed=signed) for one in (line[-1], max(line), min(line))]
            text = self.tr("{name}: {now}, at most {most}, at least {least}")
            told.append(text.format(name=name, now=values[0], most=values[1], least=values[2]))
        return tuple(told)
