"""A match of World Series of Mahjong or Zung Jung: the deal always passes, and the points sum to 0.

Nobody receives double, and a draw moves no points. A match is so many hands (option ``hands``; 0: no end is
set), or one round of four. Points are those of :mod:`mahjong_desk.rules.wsom.payments`.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from functools import lru_cache

from mahjong_desk.core import hand
from mahjong_desk.core.problems import Problem, Reason
from mahjong_desk.rules.matches import (
    End,
    MatchRules,
    Standing,
    State,
    Takes,
    shared_out,
    started,
    turns_after,
)
from mahjong_desk.rules.options import Options
from mahjong_desk.rules.outcome_checks import foreign
from mahjong_desk.rules.outcomes import Abort, Draw, Nagashi, Outcome, Played, Player, Points, Ron, Tsumo, Win
from mahjong_desk.rules.wsom.payments import payments

HANDS_A_ROUND = 4


class WsomMatch(MatchRules):
    """A match by one set of options."""

    def __init__(self, options: Options, players: int, *, east_only: bool) -> None:
        super().__init__(started(players, 0))
        self._scheme = options["payment"]
        self._minimum = int(options["minimum"])
        self._penalty = int(options["false_win_penalty"])
        self._hands = HANDS_A_ROUND if east_only else int(options["hands"])
        self._match_points = options["match_points"]
        self._paid = lru_cache(maxsize=1 << 12)(self._payments)
        """The same, of which there is not much that differs in a long match."""

    @property
    def takes(self) -> Takes:
        """Points, from patterns where somebody likes; a responsible player, or nobody."""
        return Takes(in_points=True, responsible=True, patterns=True)

    @property
    def length(self) -> int | None:
        """So many hands as the option says; none that is set where it says 0."""
        return self._hands or None

    def standing(self, state: State) -> Standing:
        """Match points are the scores, or by ``signed-root`` the root of each with its sign."""
        points = tuple(map(float, state.scores))
        if self._match_points == "signed-root":
            points = tuple(math.copysign(math.sqrt(abs(score)), score) for score in points)
        return Standing(state.scores, points)

    def _objections(self, played: Played) -> Iterator[Problem]:
        if played.riichi:
            yield foreign("riichi")
        if len(played.wins) > 1:
            yield Problem(Reason.CONFLICTING_CONDITIONS, "one-winner")

    def _outcome_objections(self, outcome: Outcome) -> Iterator[Problem]:
        if isinstance(outcome, Nagashi):
            yield foreign("nagashi")
        elif isinstance(outcome, Abort):
            yield foreign("abort")
        elif isinstance(outcome, Draw) and outcome.tenpai:
            yield foreign("tenpai")
        elif isinstance(outcome, Ron | Tsumo):
            yield from self._win_objections(outcome)

    def _win_objections(self, win: Win) -> Iterator[Problem]:
        if win.pao is not None:
            yield foreign("pao")
        if not isinstance(win.worth, Points):
            yield Problem(Reason.BAD_VALUE, "worth-in-points")
        elif win.worth.value < self._minimum:
            data = {"total": win.worth.value, "minimum": self._minimum}
            yield Problem(Reason.BELOW_MINIMUM, "points", data)

    def _settled(self, state: State, played: Played) -> State:
        for win in played.wins:
            state = state.moved(self._paid(win))
        for chombo in played.chombos:
            state = state.moved(self._fine(chombo.player, self._penalty))
        return state

    def _payments(self, win: Win) -> Mapping[Player, int]:
        """What each player receives for a win; who the dealer is makes no difference."""
        state = self.start
        assert isinstance(win.worth, Points)
        discarder, nobody = None, False
        if isinstance(win, Ron):
            payer = win.discarder if win.responsible is None else win.responsible
            # Who threw the tile first answers for it; where the winner did, nobody does.
            nobody = win.nobody or payer == win.winner
            discarder = None if nobody else state.seat(payer)
        won = hand.Win(
            self_draw=not isinstance(win, Ron),
            seat=state.seat(win.winner),
            discarder=discarder,
            nobody=nobody,
        )
        paid = payments(win.worth.value, won, self._scheme)
        assert paid is not None
        return {player: paid[state.seat(player)] for player in range(state.players)}

    def _fine(self, player: Player, points: int) -> Mapping[Player, int]:
        """The other three share it, so that the sum stays 0; what is left over goes in turn."""
        others = shared_out(points, turns_after(player, self.players))
        return {**others, player: -points}

    def _advanced(self, settled: State, played: Played) -> State:
        if not played.was_dealt:
            return settled
        after = settled.next_dealer()
        hands = after.round * HANDS_A_ROUND + after.dealer
        return after._replace(end=End.LENGTH) if hands == self._hands else after
