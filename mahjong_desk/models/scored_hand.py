"""A scored hand of the scorer as a hand of a match: who won it from whom, and what it is worth there."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from mahjong_desk.club.match import Replay
from mahjong_desk.core.draft import Draft
from mahjong_desk.core.problems import Problem
from mahjong_desk.core.tiles import Wind
from mahjong_desk.rules.matches import State, Takes
from mahjong_desk.rules.outcomes import HanFu, Played, Player, Points, Ron, Tsumo, Worth, Yakuman
from mahjong_desk.rules.score import Refusal, Score
from mahjong_desk.rules.scoring import standing


class ScoredHand(NamedTuple):
    """The hand by the rules of the match: how it was played, with its tiles; or why it does not score.

    ``total`` is what it scores there. Without a discarder named there is no ``played``.
    """

    tiles: Draft
    total: int = 0
    worth: Worth | None = None
    winner: Player = 0
    discarder: Player | None = None
    problems: tuple[Problem, ...] = ()

    @property
    def played(self) -> Played | None:
        """The hand of the match, where all of it is known."""
        if self.worth is None:
            return None
        if self.tiles.win.self_draw:
            return Played((Tsumo(self.winner, self.worth),))
        if self.discarder is None and not self.tiles.win.nobody:
            return None
        # Somebody discarded it all the same; the dialog asks who.
        discarder = self.discarder if self.discarder is not None else (self.winner + 1) % 4
        return Played((Ron(self.winner, discarder, self.worth, nobody=self.tiles.win.nobody),))


def scored_hand(draft: Draft, replay: Replay, takes: Takes) -> ScoredHand:
    """The hand of the scorer in the hand in play of a match: its rules, its round, its seats and counters."""
    match, state = replay.match, replay.state
    win = replace(
        draft.win,
        round=Wind(state.round % len(Wind)),
        honba=state.honba,
        sticks=state.sticks,
        players=match.players,
    )
    tiles = replace(draft, win=win, rules=match.rules, options=match.options)
    answer = standing(tiles).answer
    if not isinstance(answer, Score):
        return ScoredHand(tiles, problems=answer.problems if isinstance(answer, Refusal) else ())
    discarder = None if win.discarder is None else _player(state, win.discarder)
    return ScoredHand(tiles, answer.total, _worth(answer, takes), _player(state, win.seat), discarder)


def _player(state: State, seat: Wind) -> Player:
    """Who has a seat wind in the hand in play."""
    return (state.dealer + seat) % state.players


def _worth(score: Score, takes: Takes) -> Worth:
    if takes.in_points:
        return Points(score.total)
    best = score.best
    # Han and fu are what families without points have in their readings.
    yakuman, han, fu = (getattr(best, name, None) for name in ("yakuman", "han", "fu"))
    return Yakuman(int(yakuman)) if yakuman else HanFu(int(han or 13), fu)
