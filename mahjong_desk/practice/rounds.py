"""A round: so many exercises of a rule set, the same for everybody who has its number."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import NamedTuple

from mahjong_desk.core.draft import DEFAULT_RULES
from mahjong_desk.practice.chance import Chance
from mahjong_desk.practice.dealing import choose_pattern, deal, deal_double, deal_ready
from mahjong_desk.practice.exercises import Asks, Exercise, exercise_of, to_build
from mahjong_desk.practice.marking import Marked
from mahjong_desk.rules.guide import Changes
from mahjong_desk.rules.registry import rule_set

COUNT = 10
HIGHEST_SEED = 99_999
"""A number that a teacher can write on a board."""


@dataclass(frozen=True, slots=True)
class Round:
    """What exercises are dealt. ``changes``: the options of the rule set that were changed.

    ``kinds``: the kinds of exercise in turn. ``asked``: the sorts of figures for :attr:`Asks.TOTAL`; none for
    all but payments. ``focus``: patterns that hands are dealt for before all others; without it a round with
    the same seed has the same hands for everybody.
    """

    rules: str = DEFAULT_RULES
    changes: Changes = ()
    kinds: tuple[Asks, ...] = (Asks.PATTERNS,)
    level: int = 1
    seed: int = 0
    count: int = COUNT
    focus: tuple[str, ...] = ()
    asked: tuple[str, ...] = ()


def exercise(of: Round, number: int) -> Exercise:
    """The exercise of that number, from 0 on; it does not matter which ones were made before."""
    asks = of.kinds[number % len(of.kinds)]
    chance = Chance(of.rules, asks.value, of.level, of.seed, number)
    if asks is Asks.WAITS:
        draft, target = deal_ready(of.rules, of.changes, of.level, chance), None
    elif asks is Asks.READING:
        draft, target = deal_double(of.rules, of.changes, of.level, chance), None
    else:
        focus = of.focus[number % len(of.focus) :][:1] if of.focus else ()
        target = choose_pattern(rule_set(of.rules), of.changes, of.level, chance, focus)
        draft = deal(of.rules, of.changes, target, of.level, chance)
    if asks is Asks.BUILD and target is not None:
        return to_build(target, draft, of.level)
    made = exercise_of(asks, draft, chance, level=of.level, asked=of.asked)
    assert isinstance(made, Exercise), made
    return replace(made, target=target)


def exercises(of: Round) -> Iterator[Exercise]:
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
