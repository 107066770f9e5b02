"""What a learner knows by one rule set: a card for each pattern and skill, and how the rounds went.

An *item* is what is learnt: the id of a pattern, or that of a skill such as ``waits``. Everything here is a
value; a change makes a new one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime, timezone
from enum import Enum
from types import MappingProxyType
from typing import NamedTuple

from mahjong_desk.practice.memory import Memory, Phase, recall, remembered

CHARTED = 30
"""Rounds that a chart shows."""
MOST_ROUNDS = 200
"""Rounds that are kept of a rule set, the last ones; cards count all there ever were."""
STEADY = 2.0
"""Days that something known stays (nine of ten times): as long as what was right twice when it was new."""
LIKELY = 0.8
"""How likely something known is still known. Untouched, it is so for 3.3 times the days that it stays."""


class Outcome(Enum):
    """How an item was answered."""

    RIGHT = "right"
    """It was there and ticked, or the answer was right."""
    MISSED = "missed"
    """It was there and not ticked, or the answer was wrong."""
    CLAIMED = "claimed"
    """It was ticked and not there."""


class Knowledge(Enum):
    """How well an item is known, see :func:`knowledge`."""

    NEW = "new"
    LEARNING = "learning"
    KNOWN = "known"
    SHAKY = "shaky"


class Counts(NamedTuple):
    """How many answers were what."""

    right: int = 0
    missed: int = 0
    claimed: int = 0

    @property
    def answers(self) -> int:
        """All of them."""
        return self.right + self.missed + self.claimed

    @property
    def share(self) -> float | None:
        """The right ones as a part of 1; None of none."""
        return self.right / self.answers if self.answers else None

    def plus(self, outcomes: Iterable[Outcome]) -> Counts:
        """The counts after some more answers."""
        counts = self._asdict()
        for outcome in outcomes:
            counts[outcome.value] += 1
        return Counts(**counts)


class Card(NamedTuple):
    """What is known of an item that was met: its answers, the last of them, and what is remembered."""

    counts: Counts
    last: Outcome
    memory: Memory

    @property
    def seen(self) -> datetime:
        """When it was answered last, in UTC."""
        return self.memory.seen


class Round(NamedTuple):
    """The answers of one round, and when it began, in UTC."""

    begun: datetime
    counts: Counts


class Progress(NamedTuple):
    """What a learner knows by one rule set: cards by item, and the last rounds, the oldest first."""

    cards: Mapping[str, Card] = MappingProxyType({})
    rounds: tuple[Round, ...] = ()


class Learner(NamedTuple):
    """Somebody's progress by the id of the rule set."""

    name: str
    by_rules: Mapping[str, Progress] = MappingProxyType({})

    def progress(self, rules: str) -> Progress:
        """What is known by a rule set; nothing where it was never practised."""
        return self.by_rules.get(rules, Progress())

    def having(self, rules: str, progress: Progress) -> Learner:
        """The learner with another progress by a rule set."""
        return self._replace(by_rules={**self.by_rules, rules: progress})

    def reset(self, rules: str | None = None) -> Learner:
        """The learner who knows nothing yet by a rule set, or by any of them."""
        kept = {} if rules is None else {key: one for key, one in self.by_rules.items() if key != rules}
        return self._replace(by_rules=kept)


# --- what an answer changes -------------------------------------------------------------------------------


def record(
    progress: Progress,
    seen: Iterable[tuple[str, Outcome]],
    moment: datetime,
    begun: datetime | None = None,
) -> Progress:
    """The progress after some answers, in their order, at a moment (which knows its zone).

    ``begun``: when their round began, so that a round can be recorded hand by hand; None for one that is
    recorded at once. Who claims what is not there knows it no better than who misses it, so either comes
    again soon.
    """
    answers = list(seen)
    if not answers:
        return progress
    cards = dict(progress.cards)
    for item, outcome in answers:
        card = cards.get(item)
        memory = remembered(card.memory if card else None, moment, is_right=outcome is Outcome.RIGHT)
        counts = (card.counts if card else Counts()).plus([outcome])
        cards[item] = Card(counts, outcome, memory)
    started = (begun or moment).astimezone(timezone.utc)
    rounds = {one.begun: one.counts for one in progress.rounds}
    rounds[started] = rounds.get(started, Counts()).plus(outcome for _, outcome in answers)
    return Progress(cards, tuple(Round(*one) for one in sorted(rounds.items())[-MOST_ROUNDS:]))


# --- what should come next --------------------------------------------------------------------------------


def due(progress: Progress, moment: datetime, items: Sequence[str]) -> tuple[str, ...]:
    """Those of some items that should come next, the first one first; ``items``: commoner ones first.

    1. What is due, the longest overdue first. So is what was seen later than now, by a clock that was wrong.
    2. What was missed or wrongly claimed the last time, a moment ago; first what will be due first.
    3. What was never seen, in the order of the items.

    What is left out can wait. Items that come at the same time keep their order.
    """
    order = tuple(dict.fromkeys(items))
    met = {item: progress.cards[item] for item in order if item in progress.cards}
    soonest = sorted(met, key=lambda item: met[item].memory.due)
    late = [item for item in soonest if _is_due(met[item], moment)]
    wrong = [item for item in soonest if item not in late and met[item].last is not Outcome.RIGHT]
    return (*late, *wrong, *(item for item in order if item not in met))


def _is_due(card: Card, moment: datetime) -> bool:
    return card.memory.due <= moment or card.seen > moment


# --- what it comes to -------------------------------------------------------------------------------------


def knowledge(progress: Progress, item: str, moment: datetime) -> Knowledge:
    """How well an item is known at a moment.

    - *new*: it was never met.
    - *learning*: it was met, and has not settled yet: never right, or right the last time, but not twice
      running since it was new or missed, or expected to stay for less than two days (:data:`STEADY`).
    - *known*: it has settled, was right the last time, and is still known with 80 % (:data:`LIKELY`).
    - *shaky*: it has been right, and was missed or wrongly claimed the last time; or it was known, and was
      not seen for so long that it may be forgotten.
    """
    card = progress.cards.get(item)
    if card is None:
        return Knowledge.NEW
    if card.last is not Outcome.RIGHT:
        return Knowledge.SHAKY if card.counts.right else Knowledge.LEARNING
    if card.memory.phase is not Phase.REVIEW or card.memory.stability < STEADY:
        return Knowledge.LEARNING
    return Knowledge.KNOWN if recall(card.memory, moment) >= LIKELY else Knowledge.SHAKY


def by_round(progress: Progress, last: int = CHARTED) -> tuple[Round, ...]:
    """The last rounds, the oldest first."""
    return progress.rounds[-last:]
