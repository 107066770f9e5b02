"""All waits of 13 tiles with their scores, against scoring one hand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from statistics import median
from time import process_time

from benchmarks.figures import Bar, Figure, milliseconds
from benchmarks.hands import forget, winning_hands
from benchmarks.scoring import score_all
from mahjong_desk.core.draft import Draft
from mahjong_desk.core.notation import parse_hand
from mahjong_desk.core.waits import waits
from mahjong_desk.rules.scoring import scored_waits

BAR = Bar(40, time=10)
PASSES = 9
WIDE = (
    "1112345678999m",
    "1112345678999p",
    "1112345678999s",
    "2223456777888s",
    "2345678888p(333z)",
    "3334445556667m",
    "23456m23456p789s",
    "19m19p19s1234567z",
)
"""Ready hands with many waits: nine of one suit, many readings, thirteen orphans."""


@dataclass(frozen=True, slots=True)
class Pair:
    """A ready hand, and one that completes it."""

    ready: Draft
    complete: Draft


@dataclass(frozen=True, slots=True)
class Timed:
    """Seconds of the processor for all waits of a hand, how many they are, and those for scoring it once."""

    text: str
    count: int
    waits: float
    score: float

    @property
    def ratio(self) -> float:
        """How many times one score all waits take."""
        return self.waits / self.score


def measure() -> Iterator[Figure]:
    """The hand in the middle, the one with the highest ratio, and the one that takes longest."""
    timed = _timed(_pairs())
    ordered = sorted(timed, key=lambda one: one.ratio)
    for what, one in (
        (f"the middle of {len(timed)} hands", ordered[len(ordered) // 2]),
        ("the highest ratio", ordered[-1]),
        ("the longest time", max(timed, key=lambda one: one.waits)),
    ):
        yield Figure(
            f"waits of 13 tiles, {what}",
            f"{milliseconds(one.waits)} ({one.text}, {one.count} waits)",
            f"one score {milliseconds(one.score)}",
            one.ratio,
            BAR,
            one.waits * 1000,
        )


def _pairs() -> list[Pair]:
    ready = [Draft(parse_hand(text)) for text in WIDE]
    middle = [(draft, found[len(found) // 2].kind) for draft in ready if (found := waits(draft.hand))]
    pairs = [Pair(draft, replace(draft, hand=replace(draft.hand, winning=kind))) for draft, kind in middle]
    pairs += [
        Pair(replace(draft, hand=replace(draft.hand, winning=None)), draft) for draft in winning_hands()
    ]
    return pairs


def _timed(pairs: list[Pair]) -> list[Timed]:
    """Each hand by the median of some passes. In a pass every hand is new to the engine."""
    all_waits, scores = [], []
    for _ in range(PASSES):
        forget()
        all_waits.append([_seconds(pair.ready) for pair in pairs])
        forget()
        scores.append(score_all([pair.complete for pair in pairs]))
    return [
        Timed(pair.ready.hand.text, len(waits(pair.ready.hand)), median(some), median(one))
        for pair, some, one in zip(
            pairs, zip(*all_waits, strict=True), zip(*scores, strict=True), strict=True
        )
    ]


def _seconds(draft: Draft) -> float:
    started = process_time()
    scored_waits(draft)
    return process_time() - started
