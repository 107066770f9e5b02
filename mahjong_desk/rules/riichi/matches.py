"""A riichi match: repeats, honba and sticks, draws, several winners, offences, and how it ends by profile.

The dealer stays after a win, ready at an exhaustive draw, and after a hand that was broken off or is dealt
again; honba rises on a dealer's win and on every draw, and goes back to 0 when another wins.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from mahjong_desk.core.problems import Problem
from mahjong_desk.rules.matches import End, MatchRules, Standing, State, Takes, started
from mahjong_desk.rules.options import Options
from mahjong_desk.rules.outcome_checks import MOST_YAKUMAN
from mahjong_desk.rules.outcomes import Abort, Draw, Nagashi, Outcome, Played, Player
from mahjong_desk.rules.riichi.choices import choices
from mahjong_desk.rules.riichi.match_choices import match_choices
from mahjong_desk.rules.riichi.objections import hand_objections, outcome_objections
from mahjong_desk.rules.riichi.settling import settled
from mahjong_desk.rules.riichi.standings import places, standing


class RiichiMatch(MatchRules):
    """A match by the options of one profile."""

    def __init__(self, options: Options, players: int, *, east_only: bool) -> None:
        self._rules = match_choices(options, players, east_only=east_only)
        self._hand_rules = choices(options)
        super().__init__(started(players, self._rules.start))

    @property
    def takes(self) -> Takes:
        """Han and fu, sticks, draws and several winners, as the profile has them."""
        rules = self._rules
        return Takes(
            most_winners=rules.most_winners,
            most_yakuman=MOST_YAKUMAN if rules.most_yakuman is None else rules.most_yakuman,
            liable=rules.has_pao,
            liable_in_part=rules.has_pao and not self._hand_rules.pao_covers_whole,
            sticks=True,
            ready=True,
            nagashi=rules.nagashi,
            aborts=rules.aborts,
            fines_leave=True,
        )

    def standing(self, state: State) -> Standing:
        """Scores with leftover sticks; points with return, uma, oka and rounding."""
        return standing(state, self._rules)

    def _objections(self, played: Played) -> Iterator[Problem]:
        return hand_objections(played, self._rules)

    def _outcome_objections(self, outcome: Outcome) -> Iterator[Problem]:
        return outcome_objections(outcome, self._rules)

    def _settled(self, state: State, played: Played) -> State:
        return settled(state, played, self._rules, self._hand_rules)

    def _fine(self, player: Player, points: int) -> Mapping[Player, int]:
        """A fine of points leaves the table: nobody receives it."""
        return {player: -points}

    def _advanced(self, settled: State, played: Played) -> State:
        if played.closes:
            stays, honba = _repeat(settled, played)
            after = settled if stays else settled.next_dealer()
            end = self._end_of_repeat(settled, played) if stays else self._end_of_round(settled, after)
            after = after._replace(honba=honba, end=end)
        else:
            # Points were moved, or an offence has the hand dealt again as it was.
            after = settled
        return self._with_bust(after)

    def _with_bust(self, after: State) -> State:
        """A player below zero ends the match; so an adjustment can end it, or set such an end right."""
        if after.end in (End.LENGTH, End.REACHED):
            return after
        if self._rules.bust_ends and min(after.scores) < 0:
            return after._replace(end=End.BUST)
        return after._replace(end=None) if after.end is End.BUST else after

    def _end_of_repeat(self, settled: State, played: Played) -> End | None:
        """A dealer who leads may stop in the last hand, and in any of a round that was added.

        Not after a hand that was broken off.
        """
        last = settled.round == self._rules.rounds - 1 and settled.dealer == self.players - 1
        can_be_last = last or settled.round >= self._rules.rounds
        broken_off = isinstance(played.closes[0], Abort)
        if self._rules.dealer_may_stop and can_be_last and not broken_off and self._leads(settled):
            return End.DEALER_MAY_STOP
        return None

    def _end_of_round(self, settled: State, after: State) -> End | None:
        """The match ends with its rounds, or in a round that was added once somebody has the return."""
        rules = self._rules
        if after.round < rules.rounds:
            return None
        if not rules.extra_round or after.round > rules.rounds:
            return End.LENGTH
        if max(after.scores) < rules.target:
            return None
        return End.LENGTH if settled.round < rules.rounds else End.REACHED

    def _leads(self, settled: State) -> bool:
        """Whether the dealer is first, and has what it takes for no round to be added."""
        order = places(settled.scores, split=self._rules.ties_split)
        enough = not self._rules.extra_round or settled.scores[settled.dealer] >= self._rules.target
        return order[0] == (settled.dealer,) and enough


def _repeat(settled: State, played: Played) -> tuple[bool, int]:
    """Whether the dealer deals again, and the repeat counter of the next hand."""
    close = played.closes[0]
    if isinstance(close, Abort):
        return True, settled.honba + 1
    if isinstance(close, Draw | Nagashi):
        return settled.dealer in (close.tenpai or ()), settled.honba + 1
    stays = any(win.winner == settled.dealer for win in played.wins)
    return stays, settled.honba + 1 if stays else 0
