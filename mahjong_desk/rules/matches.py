"""What a match is to a family of rules: the state between two hands, and how a hand leads to the next.

A family derives its own :class:`MatchRules` in its folder, in a module ``matches`` that is imported when a
match is first played (:meth:`mahjong_desk.rules.ruleset.RuleSet.match`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import Enum
from functools import cache, lru_cache
from typing import NamedTuple

from mahjong_desk.core.problems import Problem, Reason
from mahjong_desk.core.texts import Texts, language
from mahjong_desk.core.tiles import Wind
from mahjong_desk.rules.outcome_checks import by_outcome, outcome_problems
from mahjong_desk.rules.outcomes import AbortKind, Adjust, Outcome, Penalty, Played, Player

STICK = 1000
"""Points of a riichi stick."""
_WINDS = tuple(Wind)
_LETTERS = tuple(wind.name for wind in Wind)


class End(str, Enum):
    """Why a match is over, or may be."""

    LENGTH = "length"
    """Its hands or rounds are played."""
    REACHED = "reached"
    """Somebody reached the return in a round that was added because nobody had."""
    BUST = "bust"
    """A player is below zero."""
    DEALER_MAY_STOP = "dealer-may-stop"
    """The dealer leads in the last hand and would deal again: the match ends here unless a hand follows."""


@cache
def _round_name(spoken: str, wind: str, number: int) -> str:
    texts = Texts(language=spoken)
    return texts.get("rounds", "name", wind=texts.get("round_winds", wind), number=number)


class State(NamedTuple):
    """How things stand between two hands.

    ``scores`` by player, in points; ``dealer`` a player; ``round`` from 0, the East round; ``honba`` the
    repeat counter; ``sticks`` riichi sticks on the table; ``chombos`` how many each player has.
    """

    scores: tuple[int, ...]
    chombos: tuple[int, ...]
    dealer: Player = 0
    round: int = 0
    honba: int = 0
    sticks: int = 0
    end: End | None = None

    @property
    def players(self) -> int:
        """How many there are."""
        return len(self.scores)

    @property
    def label(self) -> str:
        """The round and the number of its dealer: ``S2``. After North comes East again."""
        return f"{_LETTERS[self.round % len(_LETTERS)]}{self.dealer + 1}"

    @property
    def name(self) -> str:
        """The same as the language in force has it: ``東1局``."""
        return _round_name(language(), _LETTERS[self.round % len(_LETTERS)], self.dealer + 1)

    @property
    def is_over(self) -> bool:
        """Whether no hand can follow."""
        return self.end is not None and self.end is not End.DEALER_MAY_STOP

    def seat(self, player: Player) -> Wind:
        """The seat wind of a player."""
        return _WINDS[(player - self.dealer) % len(self.scores)]

    def moved(self, changes: Mapping[Player, int]) -> State:
        """With points given to players, or taken from them where the number is negative."""
        scores = [score + changes.get(player, 0) for player, score in enumerate(self.scores)]
        return State(tuple(scores), *self[1:])

    def next_dealer(self) -> State:
        """With the deal passed on to the next player, after the last of them in a new round."""
        dealer = (self.dealer + 1) % len(self.scores)
        return State(self.scores, self.chombos, dealer, self.round + (dealer == 0), *self[4:])


def started(players: int, points: int) -> State:
    """The state before the first hand, each with so many points."""
    return State((points,) * players, (0,) * players)


class Standing(NamedTuple):
    """The end of a match: the scores with sticks that were left over, and the final points, by player."""

    scores: tuple[int, ...]
    points: tuple[float, ...]


class Takes(NamedTuple):
    """What the hands of a match are said in, for whoever asks how one went.

    ``in_points``: a win is worth points, otherwise han and fu, or yakuman up to ``most_yakuman``.
    ``most_winners``: how many can win on one discard. ``responsible``: another than the discarder may pay, or
    nobody. ``liable``: somebody may be liable for a yakuman, or ``liable_in_part`` for some of several only.
    ``sticks``: riichi sticks are laid down. ``ready``: at a draw it is asked who was ready. ``fines_leave``:
    nobody receives a fine. ``patterns``: points can be summed up from a list of patterns.
    """

    in_points: bool = False
    most_winners: int = 1
    most_yakuman: int = 0
    responsible: bool = False
    liable: bool = False
    liable_in_part: bool = False
    sticks: bool = False
    ready: bool = False
    nagashi: bool = False
    aborts: tuple[AbortKind, ...] = ()
    fines_leave: bool = False
    patterns: bool = False


def turns_after(player: Player, players: int) -> tuple[Player, ...]:
    """The other players in the order of their turns after one."""
    return tuple((player + step) % players for step in range(1, players))


def shared_out(points: int, among: Sequence[Player]) -> dict[Player, int]:
    """Points in equal shares; what cannot be shared goes one by one, or hundred by hundred, to the first."""
    unit = 100 if points % 100 == 0 else 1
    each, left = divmod(points // unit, len(among))
    return {player: (each + (place < left)) * unit for place, player in enumerate(among)}


class MatchRules(ABC):
    """How a match goes by one rule set with its options; it holds no state of the match."""

    def __init__(self, start: State) -> None:
        self.start = start
        """The state before the first hand."""
        self.own_problems = lru_cache(maxsize=1 << 14)(self._own_problems)
        """What is wrong with a hand by itself, whatever came before it; in a long match many are alike."""

    @property
    def players(self) -> int:
        """How many play."""
        return self.start.players

    @property
    @abstractmethod
    def takes(self) -> Takes:
        """What its hands are said in."""

    @property
    def length(self) -> int | None:
        """How many hands are dealt in all; None where that follows from how they end."""
        return None

    def problems(self, state: State, played: Played) -> tuple[Problem, ...]:
        """Why a hand cannot have gone so; nothing where it can."""
        return (*self._over(state, played), *self.own_problems(played))

    def _own_problems(self, played: Played) -> tuple[Problem, ...]:
        found = outcome_problems(played, self.players)
        if not found:
            found += self._objections(played)
            found += by_outcome(played, self._outcome_objections)
        return tuple(found)

    def after(self, state: State, played: Played) -> State:
        """How things stand after a hand that has no problems: points first, then dealer and counters."""
        settled = self._settled(state, played)
        for chombo in played.chombos:
            counted = list(settled.chombos)
            counted[chombo.player] += 1
            settled = settled._replace(chombos=tuple(counted))
        for outcome in played.outcomes:
            if isinstance(outcome, Adjust):
                settled = settled.moved(dict(enumerate(outcome.points)))
            elif isinstance(outcome, Penalty):
                settled = settled.moved(self._fine(outcome.player, outcome.points))
        return self._advanced(settled, played)

    @abstractmethod
    def standing(self, state: State) -> Standing:
        """What the match comes to if it ends here."""

    @abstractmethod
    def _objections(self, played: Played) -> Iterator[Problem]:
        """What the rules have against a hand as a whole that is otherwise in order."""

    @abstractmethod
    def _outcome_objections(self, outcome: Outcome) -> Iterator[Problem]:
        """What they have against one of its outcomes."""

    @abstractmethod
    def _settled(self, state: State, played: Played) -> State:
        """With sticks, wins, draws and offences paid; dealer and counters as in the hand."""

    @abstractmethod
    def _fine(self, player: Player, points: int) -> Mapping[Player, int]:
        """What a fine of so many points moves, by player."""

    @abstractmethod
    def _advanced(self, settled: State, played: Played) -> State:
        """With dealer, round and honba as in the next hand, and the end of the match where it has come."""

    @staticmethod
    def _over(state: State, played: Played) -> Iterable[Problem]:
        """No hand is dealt after the end; points can still be moved."""
        if state.is_over and played.was_dealt:
            assert state.end is not None
            yield Problem(Reason.CONFLICTING_CONDITIONS, f"over-{state.end.value}")
