"""Which tiles complete a hand, and how many tiles it is away from complete."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from mahjong_desk.core.arrangements import ORPHANS, is_complete
from mahjong_desk.core.hand import FULL, READY, Hand
from mahjong_desk.core.tiles import COPIES, KINDS, Kind, counts_of

_FAR = 99


class Wait(NamedTuple):
    """A tile that completes the hand, and how many copies the hand does not hold itself (0–4)."""

    kind: Kind
    left: int


def waits(hand: Hand) -> list[Wait]:
    """The kinds that complete a hand of 13 tiles, in canonical order; empty for any other hand.

    A kind of which the hand already holds all four copies is none: nobody can discard or draw it.
    """
    if hand.size != READY or hand.winning is not None:
        return []
    held = hand.counts()
    return [
        Wait(kind, COPIES - held[kind])
        for kind in range(KINDS)
        if held[kind] < COPIES and is_complete(replace(hand, winning=kind))
    ]


def tiles_to_go(hand: Hand) -> int:
    """The least number of tiles that must still be drawn, others thrown away, to complete the hand.

    0 is complete, 1 is ready; *shanten* is one less. Only copies that the hand does not hold can be drawn.
    """
    if not hand.size:
        return FULL
    concealed = counts_of(hand.concealed if hand.winning is None else (*hand.concealed, hand.winning))
    melded = counts_of(number for meld in hand.melds for number in meld.tiles)
    best = _regular_distance(concealed, melded, 4 - len(hand.melds))
    if not hand.melds:
        best = min(best, _pairs_distance(concealed), _orphans_distance(concealed))
    return best


def _pairs_distance(counts: list[int]) -> int:
    """Tiles missing to seven pairs; four equal tiles are two pairs."""
    pairs = sum(count // 2 for count in counts)
    singles = sum(count % 2 for count in counts)
    missing = 7 - pairs
    return missing + max(0, missing - singles)


def _orphans_distance(counts: list[int]) -> int:
    kinds = sum(counts[kind] > 0 for kind in ORPHANS)
    return FULL - kinds - any(counts[kind] > 1 for kind in ORPHANS)


def _regular_distance(counts: list[int], melded: list[int], sets: int) -> int:
    """Combine the suits: ``best[pair][k]`` is the least for k sets and a pair or none."""
    best = [[0] + [_FAR] * sets, [_FAR] * (sets + 1)]
    for first in (0, 9, 18, 27):
        suit = _suit_distances(
            tuple(counts[first : first + 9]), tuple(melded[first : first + 9]), first == 27
        )
        best = [
            [
                min(
                    best[had][k - more] + suit[pair - had][more]
                    for had in range(pair + 1)
                    for more in range(k + 1)
                )
                for k in range(sets + 1)
            ]
            for pair in (0, 1)
        ]
    return best[1][sets]


@lru_cache(maxsize=1 << 14)
def _suit_distances(
    counts: tuple[int, ...], melded: tuple[int, ...], honors: bool
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The least number of tiles that one suit lacks for 0–4 sets, without and with a pair.

    Goes through the ranks with the chows begun one and two ranks before. Three equal chows are three pungs
    of the same tiles, so at most two begin at a rank.
    """
    states: dict[tuple[int, int, int, int], int] = {(0, 0, 0, 0): 0}  # (began 2 back, 1 back, sets, pair)
    for at, (held, gone) in enumerate(zip(counts, melded, strict=True)):
        chows_end = honors or at > 6
        after: dict[tuple[int, int, int, int], int] = {}
        for (two, one, sets, pair), cost in states.items():
            for chows in range(1 if chows_end else 3):
                for pung in (0, 1):
                    if sets + chows + pung > 4:
                        continue
                    for eyes in (0, 1) if not pair else (0,):
                        need = two + one + chows + 3 * pung + 2 * eyes
                        if need > COPIES - gone:
                            continue
                        key = (one, chows, sets + chows + pung, pair + eyes)
                        total = cost + max(0, need - held)
                        if total < after.get(key, _FAR):
                            after[key] = total
        states = after
    result = [[_FAR] * 5, [_FAR] * 5]
    for (two, one, sets, pair), cost in states.items():
        if not two and not one:
            result[pair][sets] = min(result[pair][sets], cost)
    return tuple(result[0]), tuple(result[1])
