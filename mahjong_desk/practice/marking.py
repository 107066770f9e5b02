"""What is right in an answer, what was missed, what was claimed wrongly, and why."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import NamedTuple

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.problems import Problem
from mahjong_desk.core.tiles import CODES, Kind
from mahjong_desk.practice.exercises import Asks, Exercise, Given
from mahjong_desk.practice.words import Sentence
from mahjong_desk.rules.score import Refusal, Score
from mahjong_desk.rules.scoring import score


class Verdict(str, Enum):
    """How a part of an answer is."""

    RIGHT = "right"
    MISSED = "missed"
    WRONG = "wrong"


class Item(NamedTuple):
    """A part of an answer: a pattern, a figure, a tile or a reading.

    ``id``: the pattern's, the figure's, the code of the tile, the place of the reading. ``groups``: the
    places of the groups to light in the best reading of :attr:`Marked.score`. ``page``: the pattern whose
    page in the guide tells more. ``said``: why, in one sentence or a few.
    """

    id: str
    verdict: Verdict
    said: tuple[Sentence, ...] = ()
    groups: tuple[int, ...] = ()
    page: str | None = None


class Marked(NamedTuple):
    """An answer as it was marked.

    ``score``: of the hand shown, or built; None for waits and for a hand that does not score, whose
    ``problems`` say why. ``known``: for each pattern that the answer was about, whether it was known.
    """

    items: tuple[Item, ...]
    score: Score | None = None
    problems: tuple[Problem, ...] = ()
    known: tuple[tuple[str, bool], ...] = ()

    @property
    def right(self) -> int:
        """How many parts are right."""
        return sum(item.verdict is Verdict.RIGHT for item in self.items)

    @property
    def is_right(self) -> bool:
        """Whether all of it is."""
        return self.right == len(self.items)


def mark(exercise: Exercise, given: Given) -> Marked:
    """What is right in an answer; ``TypeError`` for one of another kind of exercise."""
    asks = exercise.asks
    if asks is Asks.PATTERNS and isinstance(given, frozenset):
        return mark_patterns(exercise, frozenset(map(str, given)))
    if asks is Asks.WAITS and isinstance(given, frozenset):
        return mark_waits(exercise, frozenset(map(int, given)))
    if asks is Asks.TOTAL and isinstance(given, Mapping):
        return mark_figures(exercise, given)
    if asks is Asks.READING and isinstance(given, int):
        return mark_reading(exercise, given)
    if asks is Asks.BUILD and isinstance(given, Draft):
        return mark_built(exercise, given)
    raise TypeError(f"{type(given).__name__} answers no {asks.value}")


def mark_patterns(exercise: Exercise, ticked: frozenset[str]) -> Marked:
    """The patterns that were ticked, against those that the hand scores."""
    answer = exercise.score()
    rows = {row.id: row for row in answer.best.rows}
    items = []
    for option in exercise.options:
        is_ticked = option.pattern in ticked
        if option.right:
            verdict = Verdict.RIGHT if is_ticked else Verdict.MISSED
            said: tuple[Sentence, ...] = (Sentence("pattern.has", {"pattern": option.pattern}),)
            items.append(Item(option.pattern, verdict, said, rows[option.pattern].groups, option.pattern))
        elif is_ticked:
            items.append(_wrong_pattern(answer, option.pattern, option.outranked_by))
    known = tuple((item.id, item.verdict is Verdict.RIGHT) for item in items)
    return Marked(tuple(items), answer, known=known)


def _wrong_pattern(answer: Score, pattern: str, outranked_by: str | None) -> Item:
    if outranked_by is not None:
        said = Sentence("pattern.outranked", {"pattern": pattern, "other": outranked_by})
        groups = next((row.groups for row in answer.best.not_counted if row.id == pattern), ())
        return Item(pattern, Verdict.WRONG, (said,), groups, pattern)
    return Item(pattern, Verdict.WRONG, (Sentence("pattern.has-not", {"pattern": pattern}),), (), pattern)


def mark_figures(exercise: Exercise, given: Mapping[str, int | None]) -> Marked:
    """The figures that were worked out."""
    answer = exercise.score()
    items = []
    for figure in exercise.figures:
        value = given.get(figure.id)
        if value == figure.value:
            items.append(Item(figure.id, Verdict.RIGHT))
        else:
            items.append(Item(figure.id, Verdict.MISSED if value is None else Verdict.WRONG))
    return Marked(tuple(items), answer)


def mark_waits(exercise: Exercise, chosen: frozenset[Kind]) -> Marked:
    """The kinds that were said to win."""
    items = []
    for kind in sorted(chosen | set(exercise.waits)):
        if kind not in exercise.waits:
            verdict = Verdict.WRONG
        else:
            verdict = Verdict.RIGHT if kind in chosen else Verdict.MISSED
        items.append(Item(CODES[kind], verdict))
    return Marked(tuple(items))


def mark_reading(exercise: Exercise, chosen: int) -> Marked:
    """The reading that was said to pay most."""
    verdict = Verdict.RIGHT if chosen == exercise.best else Verdict.WRONG
    return Marked((Item(str(chosen), verdict),), exercise.score())


def mark_built(exercise: Exercise, built: Draft) -> Marked:
    """A hand that was built, scored by the rule set of the exercise whatever it says itself."""
    assert exercise.pattern is not None
    pattern = exercise.pattern
    answer = score(built)
    if isinstance(answer, Refusal):
        return Marked(
            (Item(pattern, Verdict.MISSED, (), (), pattern),), None, answer.problems, ((pattern, False),)
        )
    row = next((row for row in answer.best.rows if row.id == pattern), None)
    verdict = Verdict.MISSED if row is None else Verdict.RIGHT
    groups = () if row is None else row.groups
    return Marked((Item(pattern, verdict, (), groups, pattern),), answer, (), ((pattern, row is not None),))
