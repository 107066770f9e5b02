"""Which tiles complete a hand, how many tiles it is away from complete, and which bring it nearer.

Only copies that the hand does not hold itself can be drawn. Where a game is played without some kinds, or
does not take four equal tiles for two of seven pairs, :class:`Play` says so.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from mahjong_desk.core.arrangements import ORPHANS, completes
from mahjong_desk.core.hand import FULL, READY, Hand
from mahjong_desk.core.nearest import SETS, free_of, nearest
from mahjong_desk.core.tiles import COPIES, KINDS, Kind, counts_of

_PAIRS, _PUNG = 7, 3


class Wait(NamedTuple):
    """A tile that completes the hand, or brings it nearer, and how many copies are left (0–4)."""

    kind: Kind
    left: int


class Play(NamedTuple):
    """What a game is played with, as far as it matters here.

    ``absent``: kinds that are not there; ``pairs_repeat``: whether four equal tiles are two of seven pairs.
    """

    absent: frozenset[Kind] = frozenset()
    pairs_repeat: bool = True


ALL = Play()
"""All 34 kinds; four equal tiles are two pairs."""


def waits(hand: Hand, play: Play = ALL) -> list[Wait]:
    """The kinds that complete a hand of 13 tiles, in canonical order; empty for any other hand.

    A kind of which the hand already holds all four copies is none: nobody can discard or draw it.
    """
    if hand.size != READY or hand.winning is not None:
        return []
    held = hand.counts()
    found = [kind for kind in range(KINDS) if held[kind] < COPIES and completes(hand, kind)]
    if play.absent or not (play.pairs_repeat or max(held) < _PUNG):
        found = [kind for kind in found if not tiles_to_go(replace(hand, winning=kind), play)]
    return [Wait(kind, COPIES - held[kind]) for kind in found]


def tiles_to_go(hand: Hand, play: Play = ALL) -> int:
    """The least number of tiles that must still be drawn, others thrown away, to complete the hand.

    0 is complete, 1 is ready; *shanten* is one less.
    """
    concealed, free = _counts(hand, play)
    best = nearest(concealed, free, SETS - len(hand.melds)).lacking
    if not hand.melds:
        best = min(best, _pairs(concealed, play).lacking, _orphans(concealed).lacking)
    return best


def useful(hand: Hand, play: Play = ALL) -> list[Wait]:
    """The kinds of which one more brings a hand of 1–13 tiles nearer to complete, in canonical order.

    ``left`` counts the copies that the hand does not hold, 1 at least. Empty for a hand of more tiles.
    """
    return outlook(hand, play).useful if hand.size <= READY else []


class Outlook(NamedTuple):
    """How many tiles a hand is away from complete, and which kinds bring it nearer."""

    to_go: int
    useful: list[Wait]


def outlook(hand: Hand, play: Play = ALL) -> Outlook:
    """Both at once, for a hand of up to 13 tiles."""
    concealed, free = _counts(hand, play)
    sets = SETS - len(hand.melds)
    regular = nearest(concealed, free, sets)
    found = [_Way(regular.lacking, regular.kinds)]
    if not hand.melds:
        found += [_pairs(concealed, play), _orphans(concealed)]
    to_go = min(way.lacking for way in found)
    kinds = 0
    for way in found:
        if way.lacking == to_go:
            kinds |= way.kinds
    if regular.lacking == to_go and not regular.exhaustive:
        kinds |= _tried(concealed, free, sets, kinds)
    held = hand.counts()
    return Outlook(
        to_go,
        [
            Wait(kind, COPIES - held[kind])
            for kind in range(KINDS)
            if kinds >> kind & 1 and held[kind] < COPIES and kind not in play.absent
        ],
    )


class _Way(NamedTuple):
    """One form of hand: how many tiles it lacks, and a bit for each kind that brings it nearer."""

    lacking: int
    kinds: int


def _counts(hand: Hand, play: Play) -> tuple[list[int], list[int]]:
    """By kind, the concealed tiles, and how many there can be beside the melds."""
    concealed = counts_of(hand.concealed if hand.winning is None else (*hand.concealed, hand.winning))
    melded = counts_of(number for meld in hand.melds for number in meld.tiles)
    return concealed, free_of(melded, play.absent)


def _tried(concealed: list[int], free: list[int], sets: int, known: int) -> int:
    """The kinds that bring a hand nearer that has a set or a pair from nothing, of those not known to."""
    before = nearest(concealed, free, sets).lacking
    found = 0
    for kind in range(KINDS):
        if known >> kind & 1:
            continue
        if not concealed[kind] and free[kind] >= _PUNG:
            # Nothing near has this kind, so it can be the pung or the pair that is to come from nothing.
            found |= 1 << kind
        elif concealed[kind] < free[kind]:
            concealed[kind] += 1
            if nearest(concealed, free, sets).lacking < before:
                found |= 1 << kind
            concealed[kind] -= 1
    return found


def _pairs(counts: Sequence[int], play: Play) -> _Way:
    """Tiles missing to seven pairs."""
    if play.pairs_repeat:
        pairs = sum(count // 2 for count in counts)
        single = [count % 2 == 1 for count in counts]
        new = [count % 2 == 0 for count in counts]
    else:
        pairs = sum(count > 1 for count in counts)
        single = [count == 1 for count in counts]
        new = [count == 0 for count in counts]
    missing = _PAIRS - pairs
    from_nothing = max(0, missing - sum(single))
    if missing <= 0:
        return _Way(0, 0)
    kinds = sum(1 << kind for kind in range(KINDS) if single[kind] or (from_nothing and new[kind]))
    return _Way(missing + from_nothing, kinds)


def _orphans(counts: Sequence[int]) -> _Way:
    """Tiles missing to the thirteen orphans and one of them doubled."""
    there = [kind for kind in ORPHANS if counts[kind]]
    doubled = any(counts[kind] > 1 for kind in there)
    kinds = sum(1 << kind for kind in ORPHANS if not counts[kind] or not doubled)
    return _Way(FULL - len(there) - doubled, kinds)
