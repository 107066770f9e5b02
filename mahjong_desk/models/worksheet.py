"""A worksheet: exercises to be filled in by hand, and a sheet with their answers and the reasons for them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from string import ascii_uppercase
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.group_names import groups_text, kinds_text
from mahjong_desk.core.texts import Terms, series
from mahjong_desk.core.tiles import KINDS, Kind, Wind
from mahjong_desk.models.breakdown import RowRecord
from mahjong_desk.models.groups import GroupRecord, groups_of
from mahjong_desk.models.handout import Section, ShownHand, how_won, shown_hand
from mahjong_desk.practice.exercises import Asks, Exercise
from mahjong_desk.practice.hand_sets import HandSet
from mahjong_desk.practice.marking import mark_reading, mark_waits
from mahjong_desk.practice.words import Sentence, say, texts_of
from mahjong_desk.report import rules_line
from mahjong_desk.rules.breakdown import Line
from mahjong_desk.rules.registry import rule_set
from mahjong_desk.rules.ruleset import RuleSet
from mahjong_desk.rules.score import Score
from mahjong_desk.rules.scoring import play_of

translate = QCoreApplication.translate

_EMPTY = "–"
"""What stands for a figure that a score does not have."""


class Choice(NamedTuple):
    """A pattern to tick, with its second name."""

    name: str
    second: str


class Lettered(NamedTuple):
    """A reading to choose, by its letter."""

    letter: str
    groups: tuple[GroupRecord, ...]


class Task(NamedTuple):
    """One exercise as it is handed out; what it does not ask for is empty.

    ``won``: how the hand was won, or how the table stands. ``choices`` are ticked, ``fields`` are filled in
    with a figure each, ``kinds`` are the tiles among which those that win are marked, one of the ``readings``
    is chosen, and ``lines`` are written on.
    """

    number: int
    kind: str
    question: str
    hand: ShownHand | None = None
    won: tuple[str, ...] = ()
    choices: tuple[Choice, ...] = ()
    fields: tuple[str, ...] = ()
    kinds: tuple[Kind, ...] = ()
    readings: tuple[Lettered, ...] = ()
    lines: tuple[str, ...] = ()


class Solution(NamedTuple):
    """The answer to an exercise: in short, then the groups that were scored or the tiles, and why."""

    number: int
    kind: str
    answer: str
    groups: tuple[GroupRecord, ...] = ()
    kinds: tuple[Kind, ...] = ()
    sections: tuple[Section, ...] = ()
    said: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Worksheet:
    """What is on the pages. ``about``: the level."""

    title: str
    rules: str
    about: str
    tasks: tuple[Task, ...]
    solutions: tuple[Solution, ...]


def worksheet_of_set(held: HandSet, terms: Terms = Terms.LANGUAGE) -> Worksheet:
    """The worksheet of a teacher's set."""
    numbered = list(enumerate(held.exercises(), start=1))
    words = _Words(rule_set(held.rules), terms)
    return Worksheet(
        held.title or translate("Worksheet", "Mahjong practice"),
        rules_line(Draft(rules=held.rules, options=held.changes), words.names),
        translate("Worksheet", "Level {level}").format(level=held.level),
        tuple(words.task(number, one) for number, one in numbered),
        tuple(words.solution(number, one) for number, one in numbered),
    )


class _Words:
    """Puts the exercises of a rule set into words; ``terms``: what patterns are called by first."""

    def __init__(self, rules: RuleSet, terms: Terms) -> None:
        self._rules = rules
        self.names = rules.names(terms)
        self._texts = texts_of(rules, terms)
        self._second = rules.second_names(terms)

    def _choice(self, pattern: str) -> Choice:
        return Choice(self.names.get("patterns", pattern), self._second.find("patterns", pattern) or "")

    def _say(self, said: Sequence[Sentence]) -> tuple[str, ...]:
        return tuple(say(one, self._texts) for one in said)

    # What is asked

    def task(self, number: int, exercise: Exercise) -> Task:
        """An exercise without its answer."""
        asks, draft = exercise.asks, exercise.draft
        kind = self._texts.get("kinds", asks.value)
        shown, won = shown_hand(draft), how_won(draft)
        if asks is Asks.PATTERNS:
            choices = tuple(self._choice(one.pattern) for one in exercise.options)
            question = translate("Worksheet", "Which of these patterns does the hand score? Tick them.")
            return Task(number, kind, question, shown, won, choices=choices)
        if asks is Asks.TOTAL:
            fields = tuple(figure.name(self.names) for figure in exercise.figures)
            question = translate("Worksheet", "What does the hand score?")
            if len(fields) > 1:
                question = translate(
                    "Worksheet", "What does the hand score? What it does not have stays empty."
                )
            return Task(number, kind, question, shown, won, fields=fields)
        if asks is Asks.WAITS:
            absent = play_of(draft).absent
            question = translate("Worksheet", "Which tiles complete the hand? Mark all of them.")
            kinds = tuple(one for one in range(KINDS) if one not in absent)
            three = translate("Worksheet", "{count} players").format(count=draft.win.players)
            table = (three,) if draft.win.players != len(Wind) else ()
            return Task(number, kind, question, shown, table, kinds=kinds)
        if asks is Asks.READING:
            found = zip(ascii_uppercase, exercise.readings, strict=False)
            readings = tuple(
                Lettered(letter, tuple(groups_of(draft.hand, one.reading, self.names)))
                for letter, one in found
            )
            question = translate(
                "Worksheet", "The hand can be read in these ways. Which one pays most, and why?"
            )
            return Task(
                number, kind, question, shown, won, readings=readings, lines=(translate("Worksheet", "Why"),)
            )
        assert exercise.pattern is not None
        choice = self._choice(exercise.pattern)
        pattern = " ".join(filter(None, choice))
        question = translate("Worksheet", "Write down a hand that scores {pattern}, its winning tile last.")
        lines = (translate("Worksheet", "Tiles"), translate("Worksheet", "How it is won"))
        return Task(number, kind, question.format(pattern=pattern), None, won, lines=lines)

    # What is right

    def solution(self, number: int, exercise: Exercise) -> Solution:
        """The answer, and why it is right."""
        asks = exercise.asks
        made = Solution(number, self._texts.get("kinds", asks.value), "")
        if asks is Asks.WAITS:
            return self._of_waits(made, exercise)
        answer = exercise.score()
        shown = exercise.draft if exercise.example is None else exercise.example
        made = made._replace(groups=tuple(groups_of(shown.hand, answer.best.reading, self.names)))
        if asks is Asks.PATTERNS:
            return self._of_patterns(made, exercise, answer)
        if asks is Asks.READING:
            return self._of_reading(made, exercise, answer)
        if asks is Asks.TOTAL:
            values = (
                f"{figure.name(self.names)} {_EMPTY if figure.value is None else figure.value}"
                for figure in exercise.figures
            )
            return made._replace(answer=" · ".join(values), sections=tuple(self._sections(answer)))
        return self._of_building(made, exercise, answer)

    def _of_patterns(self, made: Solution, exercise: Exercise, answer: Score) -> Solution:
        right = [self.names.get("patterns", one.pattern) for one in exercise.options if one.right]
        said = [
            translate("Worksheet", "{pattern}: {reason}").format(
                pattern=self.names.get("patterns", one.pattern),
                reason=say(Sentence("pattern.outranked", {"other": one.outranked_by}), self._texts),
            )
            for one in exercise.options
            if one.outranked_by is not None
        ]
        return made._replace(answer=_listed(right), sections=self._patterns(answer), said=tuple(said))

    def _of_reading(self, made: Solution, exercise: Exercise, answer: Score) -> Solution:
        (right,) = mark_reading(exercise, exercise.best).items
        totals = [
            translate("Worksheet", "{letter} pays {total}").format(
                letter=letter, total=self._rules.amount(one.total, answer.unit, self.names)
            )
            for letter, one in zip(ascii_uppercase, exercise.readings, strict=False)
        ]
        why = [one for one in right.said if one.id != "reading.more"]
        said = (translate("Worksheet", "{totals}.").format(totals=_listed(totals)), *self._say(why))
        best = ascii_uppercase[exercise.best]
        return made._replace(answer=best, sections=self._patterns(answer), said=said)

    def _of_building(self, made: Solution, exercise: Exercise, answer: Score) -> Solution:
        assert exercise.example is not None
        assert exercise.pattern is not None
        (part,) = self._patterns(answer)
        rows = tuple(row for row in part.rows if row.pattern == exercise.pattern)
        told = translate("Worksheet", "For example {hand}: {won}").format(
            hand=exercise.example.hand.text, won=_listed(how_won(exercise.example))
        )
        return made._replace(answer=told, sections=(Section(part.title, rows),))

    def _of_waits(self, made: Solution, exercise: Exercise) -> Solution:
        items = mark_waits(exercise, frozenset(exercise.waits)).items
        said = tuple(one for item in items for one in self._say(item.said))
        named = kinds_text(exercise.waits, self.names)
        return made._replace(answer=named, kinds=exercise.waits, said=said)

    # The lines of a score

    def _patterns(self, answer: Score) -> tuple[Section, ...]:
        """What the patterns score, which is the first part of every score."""
        return tuple(self._sections(answer))[:1]

    def _sections(self, answer: Score) -> Iterator[Section]:
        for part in self._rules.parts(answer, self.names):
            rows = tuple(self._row(line, answer) for line in part.lines)
            yield Section("  ".join(filter(None, [part.title, part.remark])), rows)

    def _row(self, line: Line, answer: Score) -> RowRecord:
        groups = [answer.best.reading.groups[place] for place in line.groups]
        which = line.which
        if line.pattern is not None and 0 < len(groups) < len(answer.best.reading.groups):
            which = groups_text(groups, self.names)
        second = "" if line.pattern is None else self._second.find("patterns", line.pattern) or ""
        return RowRecord(line.id, line.name, second, line.detail, line.value, None, which, line.pattern)


def _listed(names: Sequence[str]) -> str:
    return series(names)
