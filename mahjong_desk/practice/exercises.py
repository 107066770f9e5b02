"""What an exercise is: a hand, what is asked of it, and what is right.

An exercise is made of a hand alone, wherever that comes from: dealt (:mod:`mahjong_desk.practice.dealing`) or
put into a set by a teacher (:mod:`mahjong_desk.practice.hand_sets`). Not every hand is fit for every kind.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import Enum
from typing import NamedTuple, TypeAlias

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.hand import READY
from mahjong_desk.core.tiles import Kind
from mahjong_desk.core.waits import waits
from mahjong_desk.practice.chance import Chance
from mahjong_desk.practice.dealing import has_best_reading
from mahjong_desk.practice.words import Sentence, of_problem
from mahjong_desk.rules.figures import PAYS, Figure
from mahjong_desk.rules.guide import pages, worth
from mahjong_desk.rules.registry import rule_set
from mahjong_desk.rules.ruleset import RuleSet
from mahjong_desk.rules.score import Refusal, Score, ScoredReading
from mahjong_desk.rules.scoring import hand_problems, play_of, score


class Asks(str, Enum):
    """The kinds of exercise; the value is the id of its texts, and the word for it in files."""

    PATTERNS = "patterns"
    TOTAL = "total"
    WAITS = "waits"
    READING = "reading"
    BUILD = "build"


LEVELS = (1, 2, 3)
_CHOICES = {1: 6, 2: 9, 3: 12}
"""By level, so many patterns to choose from, the right ones among them."""
_READINGS = 4


class Option(NamedTuple):
    """A pattern to tick. ``right``: the hand scores it; ``outranked_by``: what counts in its place."""

    pattern: str
    right: bool
    outranked_by: str | None = None


@dataclass(frozen=True, slots=True)
class Exercise:
    """One exercise. What is not asked is empty.

    ``draft`` is what is shown: the complete hand; 13 tiles for :attr:`Asks.WAITS`; for :attr:`Asks.BUILD`
    an empty hand at the table it is built for. ``options``: the patterns to tick. ``figures``: what is to be
    worked out, with the right values. ``waits``: the kinds that win. ``readings``: those to choose from, the
    one at ``best`` being right. ``pattern``: what is to be built, ``example`` a hand that has it.
    ``target``: the pattern for which the hand was dealt, if it was. ``level`` as it was asked for.
    """

    asks: Asks
    draft: Draft
    level: int = 1
    target: str | None = None
    options: tuple[Option, ...] = ()
    figures: tuple[Figure, ...] = ()
    waits: tuple[Kind, ...] = ()
    readings: tuple[ScoredReading, ...] = ()
    best: int = 0
    pattern: str | None = None
    example: Draft | None = None

    @property
    def rules(self) -> RuleSet:
        """The rule set by which the hand is scored."""
        return rule_set(self.draft.rules)

    @property
    def question(self) -> Sentence:
        """What is to be done."""
        return Sentence(f"ask.{self.asks.value}", {} if self.pattern is None else {"pattern": self.pattern})

    def score(self) -> Score:
        """What the shown hand scores; of :attr:`Asks.BUILD` what the example does. Not for waits."""
        answer = score(self.draft if self.example is None else self.example)
        assert isinstance(answer, Score)
        return answer


Given: TypeAlias = "frozenset[str] | Mapping[str, int | None] | frozenset[Kind] | int | Draft"
"""An answer: the patterns ticked; the figures by id, None for one left open; the kinds; the place of a
reading; the hand that was built."""

Made: TypeAlias = "Exercise | Sentence"


def exercise_of(  # noqa: PLR0911 - one for each kind
    asks: Asks, draft: Draft, chance: Chance, *, level: int = 1, asked: Iterable[str] = ()
) -> Made:
    """The exercise of a kind that a hand makes, or why it makes none.

    ``asked``: of the figures, the sorts that are asked for; without any all but the payments.
    For :attr:`Asks.BUILD` the pattern of the hand that is seen most seldom is to be built.
    """
    if asks is Asks.WAITS:
        return _of_waits(draft, level)
    if draft.hand.winning is None or hand_problems(draft.hand):
        return Sentence("unfit.not-complete", {"count": draft.hand.size})
    answer = score(draft)
    if isinstance(answer, Refusal):
        return of_problem(answer.problems[0])
    if asks is Asks.PATTERNS:
        return _of_patterns(draft, answer, chance, level)
    if asks is Asks.TOTAL:
        return _of_total(draft, answer, level, frozenset(asked))
    if asks is Asks.READING:
        return _of_readings(draft, answer, chance, level)
    return _of_building(draft, answer, level)


# Patterns


def _of_patterns(draft: Draft, answer: Score, chance: Chance, level: int) -> Made:
    if not answer.best.rows:
        return Sentence("unfit.no-pattern")
    rules = rule_set(draft.rules)
    right = {row.id for row in answer.best.rows}
    outranked = {row.id: row.outranked_by for row in answer.best.not_counted if row.id not in right}
    wrong = distractors(draft, answer)
    room = max(_CHOICES[level] - len(right), 3)
    chosen = [*list(outranked)[: room // 2]]
    # Half of the others are like what is there, so that to know the hand's kind is not enough.
    near = chance.shuffled([one for one in wrong if one in _near(rules, right)])
    chosen += near[: (room - len(chosen) + 1) // 2]
    far = chance.shuffled([one for one in wrong if one not in chosen])
    chosen += far[: room - len(chosen)]
    shown = right | set(chosen)
    options = tuple(
        Option(pattern.id, pattern.id in right, outranked.get(pattern.id))
        for pattern in rules.patterns
        if pattern.id in shown
    )
    return Exercise(Asks.PATTERNS, draft, level, options=options)


def distractors(draft: Draft, answer: Score) -> list[str]:
    """The patterns that count at this table and that no reading of the hand has, in the rule set's order."""
    had: set[str] = set()
    for reading in (answer.best, *answer.readings):
        had.update(row.id for row in reading.rows)
        had.update(row.id for row in reading.not_counted)
    rules = rule_set(draft.rules)
    return [
        pattern.id
        for pattern in rules.patterns
        if pattern.id not in had and worth(rules, pattern.id, draft.options).counts
    ]


def _near(rules: RuleSet, right: set[str]) -> set[str]:
    """Patterns of the same kinds as those, or that often come with them."""
    by_id = {page.pattern.id: page for page in pages(rules)}
    kinds = {by_id[one].kind for one in right}
    near = {other for one in right for other in by_id[one].combines}
    return near | {one for one, page in by_id.items() if page.kind in kinds}


# Figures


def _of_total(draft: Draft, answer: Score, level: int, asked: frozenset[str]) -> Made:
    found = rule_set(draft.rules).figures(answer, draft.win)
    if asked == {PAYS} and answer.payments is None:
        return Sentence("unfit.no-discarder")
    chosen = tuple(figure for figure in found if (figure.sort in asked if asked else figure.sort != PAYS))
    if not chosen:
        return Sentence("unfit.no-such-figure")
    return Exercise(Asks.TOTAL, draft, level, figures=chosen)


# Waits


def _of_waits(draft: Draft, level: int) -> Made:
    """A complete hand without the tile that won is a ready one."""
    hand = replace(draft.hand, winning=None)
    if hand.size != READY:
        return Sentence("unfit.not-ready", {"count": draft.hand.size})
    found = tuple(wait.kind for wait in waits(hand, play_of(draft)))
    if not found:
        return Sentence("unfit.no-waits")
    win = replace(draft.win, self_draw=False, discarder=None, nobody=False, conditions=frozenset())
    return Exercise(Asks.WAITS, replace(draft, hand=hand, win=win), level, waits=found)


# Readings


def _of_readings(draft: Draft, answer: Score, chance: Chance, level: int) -> Made:
    best = answer.best
    if not has_best_reading(answer):
        return Sentence("unfit.no-better-reading")
    shown = chance.shuffled([best, *answer.readings[: _READINGS - 1]])
    place = next(at for at, one in enumerate(shown) if one is best)
    return Exercise(Asks.READING, draft, level, readings=tuple(shown), best=place)


# Building


def _of_building(draft: Draft, answer: Score, level: int) -> Made:
    if not answer.best.rows:
        return Sentence("unfit.no-pattern")
    rarity = {page.pattern.id: page.rarity for page in pages(rule_set(draft.rules))}
    row = max(answer.best.rows, key=lambda row: rarity[row.id])  # the first of several
    return to_build(row.id, draft, level)


def to_build(pattern: str, example: Draft, level: int) -> Exercise:
    """The exercise to build a pattern at the table of a hand that has it."""
    return Exercise(Asks.BUILD, example.cleared(), level, pattern=pattern, example=example)
