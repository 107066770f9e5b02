"""Goes through the hands of a match."""

from __future__ import annotations

from dataclasses import replace
from itertools import takewhile

from mahjong_desk.club.match import Match, Replay, Step
from mahjong_desk.core.collecting import collector_rests
from mahjong_desk.core.line import bad_value
from mahjong_desk.core.memo import memo
from mahjong_desk.core.problems import Problem, Refused
from mahjong_desk.rules.matches import MatchRules
from mahjong_desk.rules.options import resolve
from mahjong_desk.rules.registry import rule_set


@collector_rests()
def play(match: Match, known: Replay | None = None) -> Replay:
    """What comes of a match, up to the first hand that cannot have gone as it says.

    ``known``: a replay of an earlier form of the match. What that begins with, as the very same values, is
    not played again.

    Raises :class:`Refused` for rules that there are not, options that they do not take, or a table of players
    that they are not for.

    >>> from mahjong_desk.rules.outcomes import Played, Points, Ron
    >>> replay = play(Match(hands=(Played((Ron(0, 1, Points(140)),)),)))
    >>> replay.state.scores, replay.state.label
    ((420, -370, -25, -25), 'E2')
    """
    rules = match_rules(match)
    steps = _still_so(match, known)
    state = steps[-1].after if steps else rules.start
    problems: tuple[Problem, ...] = ()
    for number, played in enumerate(match.hands[len(steps) :], start=len(steps) + 1):
        problems = rules.problems(state, played)
        if problems:
            problems = tuple(in_hand(problem, number) for problem in problems)
            break
        after = rules.after(state, played)
        steps.append(Step(state, played, after))
        state = after
    return Replay(match, tuple(steps), state, rules.standing(state), problems)


def _still_so(match: Match, known: Replay | None) -> list[Step]:
    """The steps that a match begins with as an earlier form of it did."""
    if known is None or replace(known.match, hands=()) != replace(match, hands=()):
        return []
    pairs = zip(known.steps, match.hands, strict=False)
    return [step for step, _ in takewhile(lambda pair: pair[0].played is pair[1], pairs)]


def match_rules(match: Match) -> MatchRules:
    """How the match goes by its rule set and options; raises :class:`Refused` with what is against them."""
    return _match_rules((match.rules, match.options, match.players, match.east_only))


@memo(most=16)
def _match_rules(asked: tuple[str, tuple[tuple[str, str], ...], int, bool]) -> MatchRules:
    """The same for all matches by the same rules: they remember what hands come to, and many are alike."""
    rules_id, changed, players, east_only = asked
    rules = rule_set(rules_id)
    options, problems = resolve(rules.options, changed, rules.id)
    if players not in rules.players:
        problems.append(bad_value("players", players, " ".join(map(str, rules.players))))
    if problems:
        raise Refused(problems)
    return rules.match(options, players, east_only=east_only)


def in_hand(problem: Problem, number: int) -> Problem:
    """A problem that says in which hand of the match it is, counted from 1."""
    return problem._replace(data={**problem.data, "hand": number})
