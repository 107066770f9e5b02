"""The one way to score: a draft in, a score or the reasons out."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.hand import FULL, READY, Condition, Hand, Win, completeness_problems, copies_problems
from mahjong_desk.core.line import bad_value
from mahjong_desk.core.memo import memo
from mahjong_desk.core.problems import Problem, Reason, Refused
from mahjong_desk.core.tally import has_five
from mahjong_desk.core.tiles import Kind
from mahjong_desk.core.waits import ALL, Play, Wait, tiles_to_go, waits
from mahjong_desk.rules.options import Options, resolve
from mahjong_desk.rules.registry import rule_set, rule_sets
from mahjong_desk.rules.ruleset import RuleSet
from mahjong_desk.rules.score import Answer, Refusal, Score


def score(draft: Draft) -> Answer:
    """Score a draft by its own rule set and options; never raises."""
    rules, options, problems = _rules_of((draft.rules, draft.options))
    if rules is None:
        return Refusal(problems)
    hand, win = draft.hand, draft.win
    tally = hand.tally
    if hand.winning is None or tally.size != FULL or has_five(tally.total):
        problems += tuple(hand_problems(hand))
    discarder = win.discarder
    if win.players != 4 or win.north or (discarder is not None and (win.self_draw or discarder is win.seat)):
        problems += tuple(table_problems(rules, win))
    if problems:
        return Refusal(problems)
    return rules.score(hand, win, options)


@memo(most=256)
def _rules_of(
    asked: tuple[str, tuple[tuple[str, str], ...]],
) -> tuple[RuleSet | None, Options, tuple[Problem, ...]]:
    """The rule set of an id, its options with some changed, and what is wrong with either.

    Read once for each set of changes; nobody changes the options afterwards.
    """
    rules_id, changes = asked
    try:
        rules = rule_set(rules_id)
    except Refused as refused:
        return None, Options(), refused.problems
    options, problems = resolve(rules.options, changes, rules_id)
    return rules, options, tuple(problems)


def hand_problems(hand: Hand) -> list[Problem]:
    """What is wrong with the tiles, whatever the rule set."""
    return copies_problems(hand.tiles) + completeness_problems(hand)


def table_problems(rules: RuleSet, win: Win) -> list[Problem]:
    """Seats that cannot be, whatever the rule set."""
    problems = []
    if win.players not in rules.players:
        problems.append(bad_value("players", win.players, " ".join(map(str, rules.players))))
    elif win.players == 4 and win.north:
        problems.append(bad_value("north", win.north, "0"))
    if win.discarder is not None and (win.self_draw or win.discarder is win.seat):
        detail = "discarder-on-self-draw" if win.self_draw else "discarder-is-winner"
        problems.append(Problem(Reason.CONFLICTING_CONDITIONS, detail, {"seat": win.discarder.name}))
    return problems


class ScoredWait(NamedTuple):
    """A tile that completes the hand, with the answers for a discard and for a self-draw."""

    wait: Wait
    discard: Answer
    self_draw: Answer


def scored_waits(draft: Draft) -> list[ScoredWait]:
    """Every wait of a hand of 13 tiles, scored with reach and dora, and without circumstances of the win."""
    return [
        ScoredWait(
            wait, _won_on(draft, wait.kind, self_draw=False), _won_on(draft, wait.kind, self_draw=True)
        )
        for wait in waits(draft.hand, play_of(draft))
    ]


def play_of(draft: Draft) -> Play:
    """What a draft's game is played with; everything where nobody knows its rule set."""
    rules = rule_sets().get(draft.rules)
    return ALL if rules is None else rules.play(draft.win)


def _won_on(draft: Draft, kind: Kind, *, self_draw: bool) -> Answer:
    """The answer for a tile that completes the hand."""
    win = draft.win
    declared = win.conditions & _DECLARED if draft.hand.is_concealed else frozenset()
    win = replace(win, self_draw=self_draw, discarder=None, nobody=False, conditions=declared)
    return score(replace(draft, hand=replace(draft.hand, winning=kind), win=win))


_DECLARED = frozenset({Condition.RIICHI, Condition.DOUBLE_RIICHI})
"""What holds of a hand before the win; the other circumstances are of the moment that it is won."""


class Standing(NamedTuple):
    """What can be said of a draft at any number of tiles.

    ``answer`` is there for a hand of 14 tiles and for one that cannot be; ``waits`` for a hand of 13;
    ``to_go`` is the least number of tiles still to be drawn, 0 for a complete hand.
    """

    answer: Answer | None
    waits: tuple[ScoredWait, ...] = ()
    to_go: int = 0


def standing(draft: Draft) -> Standing:
    """Score a draft, or say how far it is; never raises."""
    hand = draft.hand
    problems = copies_problems(hand.tiles)
    if hand.size >= FULL or problems:
        return Standing(score(draft) if hand.size >= FULL else Refusal(tuple(problems)))
    if hand.size == READY and hand.winning is None:
        found = scored_waits(draft)
        return Standing(None, tuple(found), 1 if found else tiles_to_go(hand, play_of(draft)))
    return Standing(None, (), tiles_to_go(hand, play_of(draft)))


def total_of(answer: Answer) -> int | None:
    """The total of a score; None for a refusal."""
    return answer.total if isinstance(answer, Score) else None
