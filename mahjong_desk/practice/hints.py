"""Hints: what narrows an answer down, one after the other; none of them is the whole answer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from mahjong_desk.core.texts import Terms, Texts, series
from mahjong_desk.core.tiles import CODES, HONORS, SUITS, Kind, suit_of
from mahjong_desk.practice.chance import Chance
from mahjong_desk.practice.exercises import Asks, Exercise
from mahjong_desk.practice.words import Sentence
from mahjong_desk.rules import guide
from mahjong_desk.rules.guide import pages, worth
from mahjong_desk.rules.nearly import differences
from mahjong_desk.rules.registry import rule_set


class Hint(NamedTuple):
    """One hint.

    ``groups``: places of groups to light, in the best reading of the hand that :meth:`Exercise.score` scores.
    ``struck``: the patterns, the codes of tiles or the place of the reading that it rules out.
    """

    said: Sentence
    groups: tuple[int, ...] = ()
    struck: tuple[str, ...] = ()


def hints(exercise: Exercise, terms: Terms = Terms.LANGUAGE) -> tuple[Hint, ...]:
    """All hints of an exercise, from the slightest on; at least one.

    ``terms``: what lines of a score are called by that are told with their values; all else is told by ids.
    """
    if exercise.asks is Asks.TOTAL:
        return tuple(_of_total(exercise, exercise.rules.names(terms)))
    return tuple(_HINTS[exercise.asks](exercise))


def _of_patterns(exercise: Exercise) -> Iterator[Hint]:
    """How many, of which kinds, half of those that it is not, and the groups that earn anything."""
    right = [option.pattern for option in exercise.options if option.right]
    yield Hint(Sentence("hint.patterns", {"count": len(right)}))
    yield Hint(Sentence("hint.kinds", {"names": _kinds_of(exercise, right)}))
    wrong = [option.pattern for option in exercise.options if not option.right]
    struck = sorted(_some(exercise, wrong, len(wrong) // 2), key=wrong.index)
    if struck:
        yield Hint(Sentence("hint.not-these", {"patterns": " ".join(struck)}), (), tuple(struck))
    groups = {place for row in exercise.score().best.rows for place in row.groups}
    if groups:
        yield Hint(Sentence("hint.groups"), tuple(sorted(groups)))


def _kinds_of(exercise: Exercise, patterns: list[str]) -> str:
    """The names of the kinds by which the guide sorts those patterns."""
    texts = guide.texts(exercise.rules)
    kinds = [page.kind for page in pages(exercise.rules) if page.pattern.id in patterns]
    return series(texts.get("kinds", kind) for kind in dict.fromkeys(kinds))


def _some(exercise: Exercise, among: list[str], count: int) -> list[str]:
    """Some of these, the same ones each time that the exercise is hinted at."""
    return Chance("hint", exercise.draft.rules, exercise.draft.hand.text).shuffled(among)[:count]


def _of_total(exercise: Exercise, names: Texts) -> Iterator[Hint]:
    """How many patterns, which ones, then the parts of the score line by line, but for the largest value."""
    answer = exercise.score()
    rows = answer.best.rows
    yield Hint(Sentence("hint.rows", {"count": len(rows)}))
    if rows:
        groups = sorted({place for row in rows for place in row.groups})
        yield Hint(Sentence("hint.rows-are", {"patterns": " ".join(row.id for row in rows)}), tuple(groups))
    for part in exercise.rules.parts(answer, names):
        lines = sorted(part.lines, key=lambda line: int(line.value))[:-1]
        if lines:
            named = series(f"{line.name} {line.value}" for line in lines)
            yield Hint(Sentence("hint.values", {"names": named}))


def _of_waits(exercise: Exercise) -> Iterator[Hint]:
    """How many kinds, in which suits, and some of the others that are near."""
    found = exercise.waits
    yield Hint(Sentence("hint.waits", {"count": len(found)}))
    for suit in range(HONORS + 1):
        count = sum(suit_of(kind) == suit for kind in found)
        if count:
            yield Hint(Sentence(f"hint.waits-{SUITS[suit]}", {"count": count}))
    near = [CODES[kind] for kind in _near(exercise) if kind not in found]
    if near:
        struck = sorted(_some(exercise, near, -(-len(near) // 2)), key=near.index)
        yield Hint(Sentence("hint.no-waits", {"kinds": " ".join(struck)}), (), tuple(struck))


def _near(exercise: Exercise) -> list[Kind]:
    """The kinds in the hand and those beside them."""
    held = exercise.draft.hand.counts()
    return [
        kind
        for kind in range(len(held))
        if held[kind]
        or (suit_of(kind) < HONORS and any(held[near] for near in (kind - 1, kind + 1) if _same(kind, near)))
    ]


def _same(kind: Kind, other: Kind) -> bool:
    return other >= 0 and suit_of(kind) == suit_of(other)


def _of_reading(exercise: Exercise) -> Iterator[Hint]:
    """By how much the best one pays more, what it has for it, and one that it is not."""
    best, following = exercise.readings[exercise.best], exercise.score().readings[0]
    yield Hint(Sentence("hint.readings", {"more": best.total - following.total}))
    gained, _ = differences(following.rows, best.rows)
    if gained:
        yield Hint(Sentence("hint.best-has", {"patterns": " ".join(one.id for one in gained)}))
    if len(exercise.readings) > 2:
        totals = [one.total for one in exercise.readings]
        yield Hint(Sentence("hint.not-this-reading"), (), (str(totals.index(min(totals))),))


def _of_building(exercise: Exercise) -> Iterator[Hint]:
    """What the pattern is, whether a called set is allowed, and a part of a hand that has it."""
    assert exercise.pattern is not None
    pattern = exercise.pattern
    yield Hint(Sentence("pattern.needs", {"pattern": pattern}))
    value = worth(rule_set(exercise.draft.rules), pattern, exercise.draft.options)
    yield Hint(Sentence("hint.may-call" if value.open else "hint.concealed"))
    best = exercise.score().best
    row = next(row for row in best.rows if row.id == pattern)
    for count in (1, 2):
        if len(row.groups) > count:
            shown = row.groups[:count]
            named = best.reading.groups[row.groups[count - 1]].text
            yield Hint(Sentence("hint.example-has", {"group": named}), shown)


_HINTS = {
    Asks.PATTERNS: _of_patterns,
    Asks.WAITS: _of_waits,
    Asks.READING: _of_reading,
    Asks.BUILD: _of_building,
}
