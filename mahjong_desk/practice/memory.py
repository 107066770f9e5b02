"""How long a learner will remember one thing, as spaced repetition has it.

That is reckoned by ``fsrs``, the scheduler that Anki goes by as well: it learns from each answer how hard the
thing is for this learner and how long it stays, so that what is missed comes back within minutes and what is
known after days, then weeks. A plain rule of our own (boxes with fixed times) would ask too often what is
easy, and be one more thing to keep right; this one is small, in Python alone, free (MIT), and well kept. What
it could do besides, learning its parameters from many answers, needs a large library and is not used.

It takes as long to import as all of a family of rules, so that is done with the first answer.
"""

from __future__ import annotations

from datetime import datetime, timezone
from enum import Enum
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    import fsrs

LONGEST = 365
"""Days after which everything comes again, however well it is known."""


class Phase(Enum):
    """Where something stands between being met and being remembered."""

    LEARNING = "learning"
    """Met; it comes again within minutes until it has been right twice running."""
    REVIEW = "review"
    """It comes again after days."""
    RELEARNING = "relearning"
    """It was in review and then wrong; it comes again within minutes until it is right."""


class Memory(NamedTuple):
    """What is expected of one thing after an answer at the moment ``seen``; both moments are in UTC.

    ``step``: how many of the short steps are done, None in review. ``stability``: days after which nine of
    ten will still know it. ``difficulty``: from 1 to 10. ``due``: when it should come again.
    """

    phase: Phase
    step: int | None
    stability: float
    difficulty: float
    seen: datetime
    due: datetime


def remembered(memory: Memory | None, moment: datetime, *, is_right: bool) -> Memory:
    """The memory after one more answer; None before the first.

    Nothing is left to chance: the same answers at the same moments make the same memory. Answers count in
    the order in which they come, whatever their moments say, so that a clock that was wrong for a day does no
    lasting harm.
    """
    from fsrs import Card, Rating

    before = _new_card(moment) if memory is None else _card(memory)
    rating = Rating.Good if is_right else Rating.Again
    after: Card = _scheduler().review_card(before, rating, moment.astimezone(timezone.utc))[0]
    # Every answer sets these three.
    assert after.stability is not None
    assert after.difficulty is not None
    assert after.last_review is not None
    phase = Phase[after.state.name.upper()]
    return Memory(phase, after.step, after.stability, after.difficulty, after.last_review, after.due)


def recall(memory: Memory, moment: datetime) -> float:
    """How likely it is that the thing is known at a moment: 1 on the day of the answer, and less each day."""
    return float(_scheduler().get_card_retrievability(_card(memory), moment.astimezone(timezone.utc)))


@lru_cache(maxsize=1)
def _scheduler() -> fsrs.Scheduler:
    from fsrs import Scheduler

    # Its intervals would else be spread by chance, for people who learn thousands of cards.
    return Scheduler(enable_fuzzing=False, maximum_interval=LONGEST)


def _new_card(moment: datetime) -> fsrs.Card:
    from fsrs import Card

    # With an id, as it would wait for a new one otherwise; nothing here goes by it.
    return Card(card_id=0, due=moment)


def _card(memory: Memory) -> fsrs.Card:
    from fsrs import Card, State

    state = {Phase.LEARNING: State.Learning, Phase.REVIEW: State.Review, Phase.RELEARNING: State.Relearning}
    return Card(
        card_id=0,
        state=state[memory.phase],
        step=memory.step,
        stability=memory.stability,
        difficulty=memory.difficulty,
        due=memory.due,
        last_review=memory.seen,
    )
