"""A match as it was played, and its replay. Nobody changes either: an edit makes another one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from mahjong_desk.core.draft import DEFAULT_RULES
from mahjong_desk.core.problems import Problem
from mahjong_desk.rules.matches import Standing, State
from mahjong_desk.rules.outcomes import Played


@dataclass(frozen=True, slots=True)
class Match:
    """The rules of a match and its hands, the first one first.

    ``options``: those of the rule set that were changed, as pairs of name and value.
    ``east_only``: the match is one round.
    """

    hands: tuple[Played, ...] = ()
    rules: str = DEFAULT_RULES
    options: tuple[tuple[str, str], ...] = ()
    players: int = 4
    east_only: bool = False


class Step(NamedTuple):
    """One hand with how things stood before and after it; riichi sticks are taken within the hand."""

    before: State
    played: Played
    after: State


class Replay(NamedTuple):
    """A match with everything that comes of it.

    ``problems``: why the first hand after the steps cannot have gone as it says; each names the hand.
    ``state``: how things stand after the last step; ``standing``: what the match comes to if it ends there.
    """

    match: Match
    steps: tuple[Step, ...]
    state: State
    standing: Standing
    problems: tuple[Problem, ...] = ()

    @property
    def last_dealt(self) -> int | None:
        """The place of the last hand with tiles that were dealt; points that are moved begin no other one."""
        places = reversed(range(len(self.steps)))
        return next((place for place in places if self.steps[place].played.was_dealt), None)
