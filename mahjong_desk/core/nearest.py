"""How many of its tiles a hand has in common with the complete hands nearest to it, and what those have more.

A set or a pair that shares no tile with the hand can always be had from elsewhere, as there are so many
kinds. So only those are looked for that share one; every other costs as many tiles as it has.

What is counted is kept in one integer, a *fit*: the number of tiles in common above, a bit for each kind that
is missing below, so that comparing, adding and uniting are single steps.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from typing import NamedTuple, TypeAlias

from mahjong_desk.core.tiles import COPIES, EAST, KINDS, Kind

SETS = 4
"""The sets of a regular hand; a meld is one of them."""

_RANKS = 9
_FIRST_OF_SUIT = (0, 9, 18, EAST)

# A state of a suit, read rank by rank: how many sets, whether there is a pair, and how many chows began one
# rank before and two ranks before, which need this rank too.
_PAIR = 1 << 4
_SET = 1 << 5
_TOO_MANY_SETS = (SETS + 1) * _SET
_BEGAN = 3

Laid: TypeAlias = tuple[int, int]
"""A number of sets and of pairs, as twice the sets and the pair; with its fit."""


class Nearest(NamedTuple):
    """The complete regular hands that lack the fewest tiles.

    ``lacking`` is how many; ``kinds`` has a bit for each kind that one of them lacks. Unless it is
    ``exhaustive``, some of them have a set or a pair that shares nothing with the hand, so that other kinds
    may be lacking too.
    """

    lacking: int
    kinds: int
    exhaustive: bool


def nearest(held: Sequence[int], free: Sequence[int], sets: int) -> Nearest:
    """The nearest hands of ``sets`` concealed sets and a pair.

    ``held``: how many concealed tiles of each of the 34 kinds there are; ``free``: how many a concealed hand
    can have at most, which is four without those in melds, and none of a kind that is not played with.
    """
    best = {0: 0}
    for suit, first in enumerate(_FIRST_OF_SUIT):
        end = min(first + _RANKS, KINDS)
        of_suit = tuple(held[first:end])
        if any(of_suit):
            best = _joined(best, _suit_fits(of_suit, tuple(free[first:end])), suit, sets)
    most = max(fit >> KINDS for fit in best.values())
    full = 2 * sets + 1
    kinds = 0
    exhaustive = True
    for laid, fit in best.items():
        if fit >> KINDS == most:
            kinds |= fit
            exhaustive &= laid == full
    return Nearest(3 * sets + 2 - most, kinds & (1 << KINDS) - 1, exhaustive)


def free_of(melded: Sequence[int], absent: Iterable[Kind] = ()) -> list[int]:
    """How many tiles of each kind a concealed hand may have beside these melds, of some none."""
    free = [COPIES - count for count in melded]
    for kind in absent:
        free[kind] = 0
    return free


def _joined(before: Mapping[int, int], suit_fits: tuple[Laid, ...], suit: int, sets: int) -> dict[int, int]:
    """The best fits of some suits and one more, for each number of sets and pairs together."""
    shift = _RANKS * suit
    mask = (1 << _RANKS) - 1
    after: dict[int, int] = {}
    for more, suit_fit in suit_fits:
        added = suit_fit >> _RANKS << KINDS | (suit_fit & mask) << shift
        for laid, fit in before.items():
            if laid & more & 1 or laid + more > 2 * sets + 1:
                continue
            total = fit + added
            rival = after.get(laid + more, 0)
            if total >> KINDS > rival >> KINDS:
                after[laid + more] = total
            elif total >> KINDS == rival >> KINDS:
                after[laid + more] = rival | total
    return after


@lru_cache(maxsize=1 << 15)
def _suit_fits(held: tuple[int, ...], free: tuple[int, ...]) -> tuple[Laid, ...]:
    """The best fit of one suit for each number of sets and pairs that all share a tile with it.

    Goes through the ranks with the chows begun one and two ranks before. Three equal chows are three pungs of
    the same tiles, so at most two begin at a rank; and none where it would share nothing.
    """
    states = {0: 0}
    last_chow = _RANKS - 3 if len(held) == _RANKS else -1
    for rank, (have, most) in enumerate(zip(held, free, strict=True)):
        chows = min(2, max(held[rank : rank + 3])) if rank <= last_chow else 0
        choices = _choices(have, most, rank)
        after: dict[int, int] = {}
        for state, fit in states.items():
            begun = (state & _BEGAN) + (state >> 2 & _BEGAN)
            moved = (state & -_PAIR) + ((state & _BEGAN) << 2)
            for more in range(min(chows, most - begun) + 1):
                reached = moved + more * _SET + more
                for step, added in choices[begun + more]:
                    new = reached + step
                    if new >= _TOO_MANY_SETS or (step == _PAIR and state & _PAIR):
                        continue
                    total = fit + added
                    rival = after.get(new, 0)
                    if total >> _RANKS > rival >> _RANKS:
                        after[new] = total
                    elif total >> _RANKS == rival >> _RANKS:
                        after[new] = rival | total
        states = after
    return tuple((state // _PAIR, fit) for state, fit in states.items())


@cache
def _choices(have: int, most: int, rank: int) -> tuple[tuple[Laid, ...], ...]:
    """For each number of chows that need a rank, what else can be laid there: nothing, a pair, a pung.

    Each is a step of the state and the fit that it adds. A pair or a pung that has no tile of its own, as the
    chows take them all, is left out.
    """
    return tuple(
        tuple(
            (step, _fit(chows + size, have, rank))
            for step, size in ((0, 0), (_PAIR, 2), (_SET, 3))
            if chows + size <= most and (not size or chows < have)
        )
        for chows in range(most + 1)
    )


def _fit(need: int, have: int, rank: int) -> int:
    return min(need, have) << _RANKS | (need > have) << rank
