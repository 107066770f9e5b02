"""What a hand would come to before it is recorded, and what a correction changes, in numbers or in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from mahjong_desk.club.answer import match_message
from mahjong_desk.club.match import Match, Replay
from mahjong_desk.club.play import play
from mahjong_desk.core.problems import Problem, Refused
from mahjong_desk.core.texts import Texts, sentences
from mahjong_desk.rules.checklist import Checklist
from mahjong_desk.rules.options import resolve
from mahjong_desk.rules.outcomes import Played
from mahjong_desk.rules.registry import rule_set


class Words(NamedTuple):
    """Puts problems into words, with players by their names."""

    texts: Texts
    names: Sequence[str]

    def whole(self, problem: Problem) -> str:
        """With the hand that it is about."""
        return match_message(self._named(problem), self.texts)

    def plainly(self, problem: Problem) -> str:
        """Without it, for the hand that is being recorded."""
        return self.texts.problem(self._named(problem))

    def _named(self, problem: Problem) -> Problem:
        player = problem.data.get("player")
        if isinstance(player, int) and 0 <= player < len(self.names):
            return problem._replace(data={**problem.data, "player": self.names[player]})
        return problem


class Trial(NamedTuple):
    """What a hand would come to: points by player, or what the rules have against it, in words.

    ``totals``: the points of each player at the end of the match as it would be then, against ``before``;
    both are empty where the hand is the last one, or a later one could not have gone as it says.
    """

    moved: tuple[int, ...] = ()
    said: str = ""
    before: tuple[int, ...] = ()
    totals: tuple[int, ...] = ()


def trial(now: Replay, played: Played, place: int | None, *, inserted: bool, words: Words) -> Trial:
    """What a hand would come to at the end of a match as it is now, in a place of it, or inserted there."""
    hands = now.match.hands
    here = len(hands) if place is None else place
    later = hands[here:] if inserted else hands[here + 1 :]
    try:
        replay = play(replace(now.match, hands=(*hands[:here], played, *later)), now)
    except Refused as refused:
        return Trial(said=sentences(map(words.whole, refused.problems)))
    if len(replay.steps) <= here:
        # An earlier hand that cannot have gone as it says is named.
        put = words.plainly if len(replay.steps) == here else words.whole
        return Trial(said=sentences(map(put, replay.problems)))
    before, _, after = replay.steps[here]
    moved = tuple(b - a for a, b in zip(before.scores, after.scores, strict=True))
    return Trial(moved) if place is None else _compared(now, replay, words, moved)


def trial_without(now: Replay, place: int, *, words: Words) -> Trial:
    """What taking a hand out of a match as it is now would change."""
    hands = now.match.hands
    left = replace(now.match, hands=(*hands[:place], *hands[place + 1 :]))
    return _compared(now, play(left, now), words)


def _compared(now: Replay, replay: Replay, words: Words, moved: tuple[int, ...] = ()) -> Trial:
    """With the totals as they are and as they would be, where all hands can be played."""
    said = sentences(map(words.whole, replay.problems))
    if replay.problems or now.problems:
        return Trial(moved, said)
    return Trial(moved, said, now.state.scores, replay.state.scores)


def checklist_of(match: Match, ticked: Mapping[str, int]) -> Checklist:
    """What patterns come to by the rules of a match, each counted so many times."""
    rules = rule_set(match.rules)
    options, _ = resolve(rules.options, match.options, rules.id)
    return rules.checklist(ticked, options)
