"""How many hands the engine scores in a second, rows and readings built."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median
from time import process_time

from benchmarks.figures import Figure, milliseconds, percentile
from benchmarks.hands import forget, winning_hands
from mahjong_desk.core.draft import Draft
from mahjong_desk.rules.scoring import score

PASSES = 15


def measure() -> Iterator[Figure]:
    """All hands once in a pass. The engine forgets the tiles that it has seen before each pass, or never."""
    hands = winning_hands()
    for how, forgetting in (("all new", True), ("seen before", False)):
        score_all(hands)
        passes = []
        for _ in range(PASSES):
            if forgetting:
                forget()
            passes.append(score_all(hands))
        times = [median(taken) for taken in zip(*passes, strict=True)]
        rate = len(times) / sum(times)
        slow = milliseconds(percentile(times, 95))
        yield Figure(f"scoring WSOM, {len(hands)} hands {how}", f"{rate:,.0f} hands/s, p95 {slow} a hand")


def score_all(hands: list[Draft]) -> list[float]:
    """Seconds of the processor that each hand took: what else the machine does is left out."""
    times = []
    for draft in hands:
        started = process_time()
        score(draft)
        times.append(process_time() - started)
    return times
