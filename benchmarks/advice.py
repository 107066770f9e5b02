"""What is said of a hand besides its score: changes, discards, useful tiles; each hand new to the engine."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from statistics import median
from time import process_time

from benchmarks.figures import Figure, milliseconds, percentile
from benchmarks.hands import forget, winning_hands
from mahjong_desk.core.draft import Draft
from mahjong_desk.core.hand import Hand
from mahjong_desk.core.tiles import COPIES, KINDS
from mahjong_desk.core.waits import useful
from mahjong_desk.rules.discards import discards
from mahjong_desk.rules.nearly import nearly, search
from mahjong_desk.rules.score import Score
from mahjong_desk.rules.scoring import score

SEED = 1
NEARLY, DISCARDS, USEFUL = 30, 40, 20
"""What each may take at most, in milliseconds on the machine that the design names."""


def measure() -> Iterator[Figure]:
    """The middle, the slow ones and the slowest of the case files' hands, whole or with tiles changed."""
    chance = random.Random(SEED)
    wins = winning_hands()
    spoilt = [_spoilt(draft, chance) for draft in wins]
    yield _figure("nearly", "a winning hand", wins, nearly, NEARLY)
    yield _steps(wins)
    yield _figure("discards", "14 tiles that are no win", spoilt, discards, DISCARDS)
    short = [_shortened(draft, chance) for draft in spoilt]
    yield _figure("useful tiles", "1–13 tiles", short, lambda draft: useful(draft.hand), USEFUL)


def _figure(what: str, of: str, hands: list[Draft], ask: Callable[[Draft], object], most: int) -> Figure:
    times = []
    for draft in hands:
        forget()
        started = process_time()
        ask(draft)
        times.append(process_time() - started)
    measured = f"{milliseconds(median(times))}, p95 {milliseconds(percentile(times, 95))}"
    return Figure(
        f"{what}, {len(hands)} × {of}", f"{measured}, at most {milliseconds(max(times))}", f"{most} ms"
    )


def _steps(hands: list[Draft]) -> Figure:
    """How long the caller of the search is held up at once."""
    times = []
    for draft in hands:
        before = score(draft)
        if isinstance(before, Score):
            started = process_time()
            for _ in search(draft, before):
                times.append(process_time() - started)
                started = process_time()
    return Figure("nearly, a step of it", f"p95 {milliseconds(percentile(times, 95))}")


def _spoilt(draft: Draft, chance: random.Random) -> Draft:
    """The hand with two of its concealed tiles exchanged, as far as copies are left."""
    hand = draft.hand
    tiles = list(hand.concealed)
    for _ in range(2 if tiles else 0):
        kind = chance.randrange(KINDS)
        place = chance.randrange(len(tiles))
        if Hand.of(tiles, hand.melds, hand.winning).counts()[kind] < COPIES:
            tiles[place] = kind
    return replace(draft, hand=Hand.of(tiles, hand.melds, hand.winning))


def _shortened(draft: Draft, chance: random.Random) -> Draft:
    """The hand without its winning tile and some of the concealed ones."""
    concealed = draft.hand.concealed
    kept = chance.sample(concealed, chance.randint(min(1, len(concealed)), len(concealed)))
    return replace(draft, hand=Hand.of(kept, draft.hand.melds))
