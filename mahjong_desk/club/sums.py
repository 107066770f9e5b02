"""Whether the points of a match add up, reckoned apart from the hands: by what came in and what left."""

from __future__ import annotations

from typing import NamedTuple

from mahjong_desk.club.match import Replay
from mahjong_desk.club.play import match_rules
from mahjong_desk.rules.matches import STICK
from mahjong_desk.rules.outcomes import Adjust, Penalty


class Sum(NamedTuple):
    """What the players have together, and what they have to have.

    ``start``: what they began with; ``adjusted``: what adjustments added in all; ``fined``: fines that nobody
    received; ``on_table``: points of the sticks that lie there.
    """

    found: int
    start: int
    adjusted: int
    fined: int
    on_table: int

    @property
    def expected(self) -> int:
        """What the players have to have together."""
        return self.start + self.adjusted - self.fined - self.on_table

    @property
    def is_right(self) -> bool:
        """Whether it adds up."""
        return self.found == self.expected


def points_sum(replay: Replay) -> Sum:
    """The sum of the points after the last hand that was played.

    >>> from mahjong_desk.club.match import Match
    >>> from mahjong_desk.club.play import play
    >>> points_sum(play(Match(rules="tenhou")))
    Sum(found=100000, start=100000, adjusted=0, fined=0, on_table=0)
    """
    rules = match_rules(replay.match)
    outcomes = [outcome for step in replay.steps for outcome in step.played.outcomes]
    fines = sum(outcome.points for outcome in outcomes if isinstance(outcome, Penalty))
    return Sum(
        found=sum(replay.state.scores),
        start=sum(rules.start.scores),
        adjusted=sum(sum(outcome.points) for outcome in outcomes if isinstance(outcome, Adjust)),
        fined=fines if rules.takes.fines_leave else 0,
        on_table=STICK * replay.state.sticks,
    )
