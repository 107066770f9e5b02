"""What is right in an answer, what was missed, what was claimed wrongly, and why."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from enum import Enum
from typing import NamedTuple

from mahjong_desk.core.arrangements import completes, readings
from mahjong_desk.core.draft import Draft
from mahjong_desk.core.hand import Win
from mahjong_desk.core.problems import Problem, Value
from mahjong_desk.core.tiles import CODES, COPIES, Kind, Wind, kind_of
from mahjong_desk.practice.exercises import Asks, Exercise, Given
from mahjong_desk.practice.reasons import Reason, reasons
from mahjong_desk.practice.words import Sentence, of_problem
from mahjong_desk.rules.figures import PAYS, TOTAL, Figure
from mahjong_desk.rules.nearly import differences
from mahjong_desk.rules.options import resolve
from mahjong_desk.rules.ruleset import RuleSet
from mahjong_desk.rules.score import Refusal, Score, ScoredReading
from mahjong_desk.rules.scoring import play_of, score, scored_waits

_SLIPS = "slips"
"""The section of a family's texts that says its mistakes."""


class Verdict(str, Enum):
    """How a part of an answer is."""

    RIGHT = "right"
    MISSED = "missed"
    WRONG = "wrong"


class Item(NamedTuple):
    """A part of an answer: a pattern, a figure, a tile or a reading.

    ``id``: the pattern's, the figure's, the code of the tile, the place of the reading. ``groups``: the
    places of the groups to light in the best reading of :attr:`Marked.score`. ``page``: the pattern whose
    page in the guide tells more. ``said``: why, in one sentence or a few; ``shown``: the hand that they tell
    of, where it is another than the one in the exercise, for a wait the hand that it completes.
    """

    id: str
    verdict: Verdict
    said: tuple[Sentence, ...] = ()
    groups: tuple[int, ...] = ()
    page: str | None = None
    shown: Draft | None = None


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


# Patterns


def mark_patterns(exercise: Exercise, ticked: frozenset[str]) -> Marked:
    """The patterns that were ticked, against those that the hand scores."""
    answer = exercise.score()
    rows = {row.id: row for row in answer.best.rows}
    claimed = [one for one in exercise.options if one.pattern in ticked and not one.right]
    near = reasons(exercise.draft, [one.pattern for one in claimed if one.outranked_by is None])
    items = []
    for option in exercise.options:
        pattern = option.pattern
        if option.right:
            verdict = Verdict.RIGHT if pattern in ticked else Verdict.MISSED
            said = (Sentence("pattern.has", {"pattern": pattern}),)
            items.append(Item(pattern, verdict, said, rows[pattern].groups, pattern))
        elif option in claimed:
            items.append(_lacking(pattern, Verdict.WRONG, answer, near.get(pattern)))
    known = tuple((item.id, item.verdict is Verdict.RIGHT) for item in items)
    return Marked(tuple(items), answer, known=known)


def _lacking(pattern: str, verdict: Verdict, answer: Score, reason: Reason | None) -> Item:
    """A pattern that a hand does not score: what stands in its place, or what it needs."""
    for left in answer.best.not_counted:
        if left.id == pattern:
            data = {"pattern": pattern, "other": left.outranked_by}
            return Item(pattern, verdict, (Sentence("pattern.outranked", data),), left.groups, pattern)
    if any(row.id == pattern for reading in answer.readings for row in reading.rows):
        more = Sentence("pattern.other-reading", {"pattern": pattern, "total": answer.total})
        return Item(pattern, verdict, (more,), (), pattern)
    needs = Sentence("pattern.needs", {"pattern": pattern})
    if reason is None:
        return Item(pattern, verdict, (needs,), (), pattern)
    return Item(pattern, verdict, (needs, reason.said), (), pattern, reason.shown)


# Figures


def mark_figures(exercise: Exercise, given: Mapping[str, int | None]) -> Marked:
    """The figures that were worked out."""
    answer = exercise.score()
    items = []
    for figure in exercise.figures:
        value = given.get(figure.id)
        if value == figure.value:
            items.append(Item(figure.id, Verdict.RIGHT))
            continue
        verdict = Verdict.MISSED if value is None else Verdict.WRONG
        items.append(Item(figure.id, verdict, tuple(_off(exercise, answer, figure, value))))
    return Marked(tuple(items), answer)


def _off(exercise: Exercise, answer: Score, figure: Figure, value: int | None) -> Iterator[Sentence]:
    """What is right, how far off the answer is, and the mistake that gives just that, if one does."""
    if figure.value is None:
        yield Sentence("figure.none")
        return
    if value is None:
        yield Sentence("figure.is", {"value": figure.value})
        return
    way = "figure.too-much" if value > figure.value else "figure.too-little"
    yield Sentence(way, {"value": figure.value, "by": abs(value - figure.value)})
    slip = next((said for slipped, said in _slips(exercise, answer, figure) if slipped == value), None)
    if slip is not None:
        yield slip


def _slips(exercise: Exercise, answer: Score, figure: Figure) -> Iterator[tuple[int, Sentence]]:
    """What mistakes make of a figure: those of the table, those of the rule set, another reading."""
    rules, draft = exercise.rules, exercise.draft
    for said, win in _other_wins(draft.win):
        other = score(replace(draft, win=win))
        if isinstance(other, Score):
            yield from ((value, said) for value in _same(rules, other, win, figure))
    options, _ = resolve(rules.options, draft.options, rules.id)
    words = rules.words(rules.texts())
    for slip in rules.slips(answer, draft.win, options, figure):
        yield slip.value, Sentence(f"{_SLIPS}.{slip.key}", {**words, **slip.data})
    for reading in answer.readings:
        alone = replace(answer, best=reading, readings=())
        if figure.sort != PAYS:
            said = Sentence("figure.other-reading", {"total": answer.total})
            yield from ((value, said) for value in _same(rules, alone, draft.win, figure))


def _same(rules: RuleSet, answer: Score, win: Win, figure: Figure) -> Iterator[int]:
    """The same figure of another score, if that has it."""
    for other in rules.figures(answer, win):
        if other.id == figure.id and other.value is not None:
            yield other.value


def _other_wins(win: Win) -> Iterator[tuple[Sentence, Win]]:
    """The dealer taken for another player, or the other way round; a self-draw for a discard."""
    others = [wind for wind in Wind if wind < win.players and wind is not win.seat]
    seat = Wind.S if win.seat is Wind.E else Wind.E
    said = Sentence("figure.other-seat", {"seat": seat.name})
    yield said, replace(win, seat=seat, discarder=_but(win, seat))
    drawn = replace(win, self_draw=not win.self_draw, discarder=None)
    yield (
        Sentence("figure.as-self-draw" if drawn.self_draw else "figure.as-discard"),
        drawn if drawn.self_draw else replace(drawn, discarder=others[0]),
    )


def _but(win: Win, seat: Wind) -> Wind | None:
    """Who discarded, if another won than did: the seats are exchanged where it is the same."""
    return win.seat if win.discarder is seat else win.discarder


# Waits


def mark_waits(exercise: Exercise, chosen: frozenset[Kind]) -> Marked:
    """The kinds that were said to win."""
    hand = exercise.draft.hand
    items = []
    chosen = frozenset(map(kind_of, chosen))
    refused = dict(_no_win(exercise.draft))
    for kind in sorted(chosen | set(exercise.waits)):
        data = {"tile": CODES[kind]}
        if kind in exercise.waits:
            verdict = Verdict.RIGHT if kind in chosen else Verdict.MISSED
            won = replace(exercise.draft, hand=replace(hand, winning=kind))
            why_not = (of_problem(refused[kind]),) if kind in refused else ()
            items.append(Item(CODES[kind], verdict, (_completing(won, kind), *why_not), shown=won))
        else:
            items.append(Item(CODES[kind], Verdict.WRONG, (Sentence(_no_wait(exercise, kind), data),)))
    return Marked(tuple(items))


def _no_win(draft: Draft) -> Iterator[tuple[Kind, Problem]]:
    """The waits that complete the hand and win neither way, with why: a hand of a teacher may have such."""
    for one in scored_waits(draft):
        if isinstance(one.discard, Refusal) and isinstance(one.self_draw, Refusal):
            yield one.wait.kind, one.self_draw.problems[0]


def _completing(won: Draft, kind: Kind) -> Sentence:
    """What a wait completes, in the reading that scores most."""
    answer = score(won)
    reading = answer.best.reading if isinstance(answer, Score) else readings(won.hand)[0]
    data = {"tile": CODES[kind], "group": reading.groups[reading.completed].text}
    return Sentence("waits.completes", data)


def _no_wait(exercise: Exercise, kind: Kind) -> str:
    """Why a kind is none of the waits."""
    hand = exercise.draft.hand
    if kind in play_of(exercise.draft).absent:
        return "waits.absent"
    if not completes(hand, kind):
        return "waits.completes-nothing"
    # Complete it would be, so that either nobody can have it, or the rule set does not take it.
    return "waits.all-four" if hand.counts()[kind] == COPIES else "waits.pairs-repeat"


# Readings


def mark_reading(exercise: Exercise, chosen: int) -> Marked:
    """The reading that was said to pay most, and what it has more than the others, or less than the best."""
    answer = exercise.score()
    best = exercise.readings[exercise.best]
    is_right = chosen == exercise.best
    other = answer.readings[0] if is_right else exercise.readings[chosen]
    gained, lost = differences(other.rows, best.rows)
    said = [Sentence("reading.more", {"total": best.total, "more": best.total - other.total})]
    said += [Sentence("reading.gained", {"pattern": one.id}) for one in gained]
    said += [Sentence("reading.lost", {"pattern": one.id}) for one in lost]
    said += _told_otherwise(exercise, answer, best, other)
    earned = {row.id: row.groups for row in best.rows}
    groups = tuple(sorted({place for one in gained for place in earned[one.id]}))
    page = gained[0].id if gained else None
    why = Item(str(exercise.best), Verdict.RIGHT if is_right else Verdict.MISSED, tuple(said), groups, page)
    if is_right:
        return Marked((why,), answer)
    wrong = Sentence("reading.less", {"total": other.total, "less": best.total - other.total})
    return Marked((Item(str(chosen), Verdict.WRONG, (wrong,)), why), answer)


def _told_otherwise(
    exercise: Exercise, answer: Score, best: ScoredReading, other: ScoredReading
) -> Iterator[Sentence]:
    """The figures besides the total that the two readings do not have alike."""
    rules, win = exercise.rules, exercise.draft.win
    texts = rules.texts()
    of_other = rules.figures(replace(answer, best=other, readings=()), win)
    for figure in rules.figures(replace(answer, best=best, readings=()), win):
        if figure.sort in (TOTAL, PAYS):
            continue
        for one in of_other:
            if one.id == figure.id and None not in (one.value, figure.value) and one.value != figure.value:
                data: dict[str, Value] = {
                    "name": figure.name(texts),
                    "value": figure.value or 0,
                    "instead": one.value or 0,
                }
                yield Sentence("reading.figure", data)


# Building


def mark_built(exercise: Exercise, built: Draft) -> Marked:
    """A hand that was built, scored by the rule set of the exercise whatever it says itself."""
    assert exercise.pattern is not None
    pattern = exercise.pattern
    built = replace(built, rules=exercise.draft.rules, options=exercise.draft.options)
    answer = score(built)
    if isinstance(answer, Refusal):
        needs = Item(pattern, Verdict.MISSED, (Sentence("pattern.needs", {"pattern": pattern}),), (), pattern)
        return Marked((needs,), None, answer.problems, ((pattern, False),))
    for row in answer.best.rows:
        if row.id == pattern:
            has = Sentence("pattern.has", {"pattern": pattern})
            item = Item(pattern, Verdict.RIGHT, (has,), row.groups, pattern)
            return Marked((item,), answer, (), ((pattern, True),))
    item = _lacking(pattern, Verdict.MISSED, answer, reasons(built, [pattern]).get(pattern))
    return Marked((item,), answer, (), ((pattern, False),))
