"""A round: so many exercises of a rule set, the same for everybody who has its number."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import NamedTuple

from mahjong_desk.core.draft import DEFAULT_RULES, Draft
from mahjong_desk.practice.chance import Chance
from mahjong_desk.practice.dealing import deal, deal_double, deal_ready, dealt_patterns, turns
from mahjong_desk.practice.exercises import LEVELS, Asks, Exercise, Made, exercise_of, to_build
from mahjong_desk.practice.marking import Marked
from mahjong_desk.practice.words import Sentence
from mahjong_desk.rules.figures import PAYS
from mahjong_desk.rules.guide import Changes
from mahjong_desk.rules.registry import rule_set

COUNT = 10
_TRIES, _DEAREST = 3, 6
"""Patterns that are tried where no hand wins, and after them so many of the dearest."""
FREE = (Asks.WAITS, Asks.READING)
"""The kinds whose hands are dealt for no pattern."""
_MOST_HONBA = 3
HIGHEST_SEED = 99_999
"""A number that a teacher can write on a board."""


@dataclass(frozen=True, slots=True)
class Round:
    """What exercises are dealt. ``changes``: the options of the rule set that were changed.

    ``kinds``: the kinds of exercise in turn. ``asked``: the sorts of figures for :attr:`Asks.TOTAL`; none for
    all but payments. ``focus``: patterns that hands are dealt for in turn, instead of all; without it a round
    with the same seed has the same hands for everybody.
    """

    rules: str = DEFAULT_RULES
    changes: Changes = ()
    kinds: tuple[Asks, ...] = (Asks.PATTERNS,)
    level: int = 1
    seed: int = 0
    count: int = COUNT
    focus: tuple[str, ...] = ()
    asked: tuple[str, ...] = ()


def exercise(of: Round, number: int) -> Made:
    """The exercise of that number, from 0 on; it does not matter which ones were made before.

    Where no hand wins as the options stand, as with a minimum that is too high, a sentence says so.
    """
    asks = of.kinds[number % len(of.kinds)]
    chance = Chance(of.rules, asks.value, of.level, of.seed, number)
    target = None
    if asks is Asks.WAITS:
        draft = deal_ready(of.rules, of.changes, of.level, chance)
    elif asks is Asks.READING:
        draft = deal_double(of.rules, of.changes, of.level, chance)
    else:
        target, draft = _dealt(of, number, chance)
    if draft is None:
        return Sentence("unfit.nothing-dealt")
    if asks is Asks.BUILD and target is not None:
        return to_build(target, draft, of.level)
    if asks is Asks.TOTAL and PAYS in of.asked:
        draft = _with_counters(draft, of.level, chance)
    made = exercise_of(asks, draft, chance, level=of.level, asked=of.asked)
    return replace(made, target=target) if isinstance(made, Exercise) else made


def _dealt(of: Round, number: int, chance: Chance) -> tuple[str | None, Draft | None]:
    """A pattern and a hand that has it; where a minimum keeps hands from winning, of the dearest patterns."""
    rules = rule_set(of.rules)
    counting = dealt_patterns(rules, of.changes)
    dearest = sorted(counting, key=lambda page: -page.pattern.value)[:_DEAREST]
    turn = _turn(of, number)
    order = turns(rules, of.changes, of.level, Chance("turns", of.rules, of.level, of.seed))
    wanted = [order[(turn + more) % len(order)] for more in range(_TRIES)]
    if of.focus and (focus := of.focus[turn % len(of.focus)]) in {page.pattern.id for page in counting}:
        wanted.insert(0, focus)
    for pattern in (*wanted, *(page.pattern.id for page in dearest)):
        draft = deal(of.rules, of.changes, pattern, of.level, chance)
        if draft is not None:
            return pattern, draft
    return None, None


def _turn(of: Round, number: int) -> int:
    """How many exercises before this one had a hand dealt for a pattern."""
    dealt_for = [asks not in FREE for asks in of.kinds]
    rounds, place = divmod(number, len(of.kinds))
    return rounds * sum(dealt_for) + sum(dealt_for[:place])


def _with_counters(draft: Draft, level: int, chance: Chance) -> Draft:
    """With some repeat counters, where they are counted, for those who are asked the hardest."""
    if level < max(LEVELS) or "honba" not in rule_set(draft.rules).uses:
        return draft
    return replace(draft, win=replace(draft.win, honba=chance.below(_MOST_HONBA + 1)))


def exercises(of: Round) -> Iterator[Made]:
    """All exercises of a round, each made when it is asked for."""
    return (exercise(of, number) for number in range(of.count))


class Result(NamedTuple):
    """What came of a round: so many answers were right in every part, and so many parts of all."""

    right: int
    answered: int
    parts_right: int
    parts: int


def result(marked: Iterable[Marked]) -> Result:
    """What came of the answers given."""
    found = list(marked)
    return Result(
        sum(one.is_right for one in found),
        len(found),
        sum(one.right for one in found),
        sum(len(one.items) for one in found),
    )
