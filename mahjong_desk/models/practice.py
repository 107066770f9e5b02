"""A round of practice as it goes: what is asked now, what was answered, and what came of it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timezone
from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.line import parse_line
from mahjong_desk.core.texts import Terms
from mahjong_desk.practice.exercises import Asks, Exercise, Given, Made
from mahjong_desk.practice.hints import Hint, hints
from mahjong_desk.practice.marking import Marked, mark
from mahjong_desk.practice.rounds import HIGHEST_SEED, Result, Round, exercise, result
from mahjong_desk.practice.words import Sentence
from mahjong_desk.rules.figures import PAYS
from mahjong_desk.rules.registry import rule_set
from mahjong_desk.rules.score import Score
from mahjong_desk.rules.scoring import score

_SECOND = 1000
"""Milliseconds."""


class Stage(Enum):
    """Where a round stands."""

    CHOOSING = "choosing"
    ASKING = "asking"
    TOLD = "told"
    OVER = "over"


class Done(NamedTuple):
    """An exercise that was dealt with. ``marked`` is None where it was skipped.

    ``number`` tells it from the others of its round, from 0 on; ``timed_out``: it was marked because there
    was no more time.
    """

    number: int
    exercise: Exercise
    given: Given | None = None
    marked: Marked | None = None
    timed_out: bool = False

    @property
    def is_right(self) -> bool:
        """Whether all of it was right."""
        return self.marked is not None and self.marked.is_right


def some_seed() -> int:
    """A number for a round that nobody chose."""
    return random.randint(0, HIGHEST_SEED)


def figure_sorts(rules: str, changes: Sequence[tuple[str, str]] = ()) -> tuple[str, ...]:
    """The sorts of figures that scores of a rule set are told in."""
    known = rule_set(rules)
    for line in known.examples():
        draft = parse_line(line).apply(Draft(rules=rules, options=tuple(changes)))
        answer = score(draft)
        if isinstance(answer, Score):
            found = [figure.sort for figure in known.figures(answer, draft.win)]
            return tuple(dict.fromkeys([*found, PAYS]))
    return (PAYS,)


class Practice(QObject):
    """Goes through a round, one exercise after the other. Answers are given by whoever shows them."""

    changed = Signal()
    """Another stage, or another exercise."""
    hinted = Signal()
    """One more hint is shown."""
    ticked = Signal()
    """A second less is left."""
    time_over = Signal()
    """There is no more time: what is there is to be given as the answer."""
    answered = Signal(object)
    """An answer was marked: the :class:`Done`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.stage = Stage.CHOOSING
        self.round = Round()
        self.seconds = 0
        """So many seconds are there for each hand; 0 for as many as it takes."""
        self.begun = datetime.now(timezone.utc)
        """When the round began."""
        self.numbers: tuple[int, ...] = ()
        """The exercises of the round that are gone through, in turn."""
        self.place = 0
        """Which of them is shown."""
        self.done: list[Done] = []
        self.shown_hints: tuple[Hint, ...] = ()
        self.is_review = False
        """An exercise is looked at again after the end."""
        self.refused: Sentence | None = None
        """Why the round that was wanted last could not begin."""
        self._made: dict[int, Made] = {}
        self._hints: tuple[Hint, ...] = ()
        self._held: tuple[Exercise, ...] = ()
        self.title = ""
        """What the set is called whose exercises they are."""
        self._left = 0
        self._clock = QTimer(self)
        self._clock.setInterval(_SECOND)
        self._clock.timeout.connect(self._tick)

    # A round

    def begin(self, of: Round, seconds: int = 0) -> None:
        """Begin a round with its first exercise."""
        self._held = ()
        self._begin(of, range(of.count), seconds)

    def begin_set(self, held: Sequence[Exercise], of: Round, seconds: int = 0, title: str = "") -> None:
        """Begin with exercises that somebody put together; ``of`` says by which rules they are."""
        self._held = tuple(held)
        self.title = title
        self._begin(of, range(len(held)), seconds)

    def again(self) -> None:
        """The same exercises from the first one on."""
        self._begin(self.round, range(len(self._held) or self.round.count), self.seconds)

    def others(self, seed: int, focus: tuple[str, ...] = ()) -> None:
        """A round like this one with other hands; ``focus``: the patterns to deal for."""
        self._held = ()
        fresh = replace(self.round, seed=seed, focus=focus)
        self._begin(fresh, range(fresh.count), self.seconds)

    def wrong_again(self) -> None:
        """Those exercises of the round that were not wholly right, in their order."""
        wrong = [one.number for one in self.done if not one.is_right]
        if wrong:
            self._begin(self.round, wrong, self.seconds)

    def _begin(self, of: Round, numbers: Sequence[int], seconds: int) -> None:
        self.round, self.seconds = of, seconds
        self.numbers = tuple(numbers)
        self.done, self._made, self.refused = [], {}, None
        self.begun = datetime.now(timezone.utc)
        self._ask(0)

    @property
    def is_of_set(self) -> bool:
        """Whether the exercises are those of a set that somebody put together."""
        return bool(self._held)

    @property
    def number(self) -> int:
        """The number of the exercise that is shown."""
        return self.numbers[self.place]

    @property
    def exercise(self) -> Exercise:
        """The exercise that is shown."""
        made = self._make(self.number)
        assert isinstance(made, Exercise)
        return made

    def _make(self, number: int) -> Made:
        if number not in self._made:
            self._made[number] = self._held[number] if self._held else exercise(self.round, number)
        return self._made[number]

    def _kind(self, number: int) -> Asks:
        kinds = self.round.kinds
        return kinds[number % len(kinds)]

    @property
    def now(self) -> Done | None:
        """What came of the exercise that is shown; None while it is asked."""
        return self.done[self.place] if self.stage is Stage.TOLD else None

    @property
    def is_last(self) -> bool:
        """Whether no exercise comes after this one."""
        return self.place + 1 >= len(self.numbers)

    def _ask(self, place: int) -> None:
        """Ask the exercise at a place; where the options let none be made, that one is left out."""
        while place < len(self.numbers):
            made = self._make(self.numbers[place])
            if isinstance(made, Exercise):
                break
            self.refused = made
            # What is in the way of one is in the way of all of its kind, and to find that out takes a while.
            kind = self._kind(self.numbers[place])
            later = [number for number in self.numbers[place:] if self._kind(number) is not kind]
            self.numbers = (*self.numbers[:place], *later)
        if place >= len(self.numbers):
            self.end()
            return
        self.place = place
        self.stage = Stage.ASKING
        self.is_review = False
        self._hints, self.shown_hints = _new_hints(self.exercise), ()
        self._left = self.seconds
        self._run(on=self.seconds > 0)
        self.changed.emit()

    # One exercise

    @property
    def can_hint(self) -> bool:
        """Whether there is another hint."""
        return self.stage is Stage.ASKING and len(self.shown_hints) < len(self._hints)

    def hints_in(self, terms: Terms) -> tuple[Hint, ...]:
        """The hints that are shown, in which patterns are called by these terms."""
        return _new_hints(self.exercise, terms)[: len(self.shown_hints)]

    def hint(self) -> None:
        """Show one more hint."""
        if self.can_hint:
            self.shown_hints = self._hints[: len(self.shown_hints) + 1]
            self.hinted.emit()

    def give(self, given: Given, *, timed_out: bool = False) -> None:
        """Give an answer, which is marked at once."""
        if self.stage is Stage.ASKING:
            marked = mark(self.exercise, given)
            self._close(Done(self.number, self.exercise, given, marked, timed_out))
            self.answered.emit(self.done[self.place])

    def give_up(self) -> None:
        """The time is over and nothing was answered: it is told without marks."""
        if self.stage is Stage.ASKING:
            self._close(Done(self.number, self.exercise, timed_out=True))
            self.answered.emit(self.done[self.place])

    def skip(self) -> None:
        """Leave the exercise unanswered and go on with the next."""
        if self.stage is Stage.ASKING:
            self.done.append(Done(self.number, self.exercise))
            self._go_on()

    def _close(self, done: Done) -> None:
        self._run(on=False)
        self.done.append(done)
        self.stage = Stage.TOLD
        self.changed.emit()

    def next(self) -> None:
        """Go on: to the next exercise, to the result after the last, or from a second look back to it.

        Not before the exercise was told: whoever goes on twice at once leaves none out.
        """
        if self.stage is Stage.TOLD:
            self._go_on()

    def _go_on(self) -> None:
        self._run(on=False)
        if self.is_review or self.is_last:
            self.end()
        else:
            self._ask(self.place + 1)

    def end(self) -> None:
        """Go to the result, or to the choice of another round where nothing was answered."""
        self._run(on=False)
        self.is_review = False
        self.stage = Stage.OVER if self.done else Stage.CHOOSING
        self.changed.emit()

    def choose(self) -> None:
        """Leave the round for the choice of another one."""
        self._run(on=False)
        self.stage = Stage.CHOOSING
        self.changed.emit()

    def review(self, place: int) -> None:
        """Look again at an exercise of the round that is over, with what was said of its answer."""
        if self.stage is Stage.OVER and self.done[place].marked is not None:
            self.place, self.is_review = place, True
            self.stage = Stage.TOLD
            self.changed.emit()

    def result(self) -> Result:
        """What came of the answers so far; what was skipped counts for nothing."""
        return result(one.marked for one in self.done if one.marked is not None)

    # Time

    @property
    def left(self) -> int:
        """The seconds that are left for this exercise."""
        return self._left

    def rest(self, *, on: bool) -> None:
        """Stop the clock while nobody sees the exercise, or go on."""
        self._run(on=not on and self.stage is Stage.ASKING and self._left > 0)

    def _run(self, *, on: bool) -> None:
        if on:
            self._clock.start()
        else:
            self._clock.stop()

    @Slot()
    def _tick(self) -> None:
        self._left -= 1
        self.ticked.emit()
        if self._left <= 0:
            self._run(on=False)
            self.time_over.emit()


def _new_hints(of: Exercise, terms: Terms = Terms.LANGUAGE) -> tuple[Hint, ...]:
    """The hints that say more than what is said anyway: of a pattern to build what it is."""
    return tuple(hint for hint in hints(of, terms) if hint.said.id != "pattern.needs")
