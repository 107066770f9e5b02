"""Every way to read a complete hand: four sets and a pair, seven pairs, thirteen orphans.

A suit is read on its own and remembered (:func:`_read_suit`), so a hand costs one look-up a suit and the
product of what they hold, which is nearly always one or two arrangements.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from itertools import product

from mahjong_desk.core.groups import Group, Shape, group, starts_chow
from mahjong_desk.core.hand import FULL, Hand
from mahjong_desk.core.tiles import KINDS, Kind, counts_of, is_honor, is_terminal, kind_of

ORPHANS: tuple[Kind, ...] = tuple(kind for kind in range(KINDS) if is_honor(kind) or is_terminal(kind))

SuitReading = tuple[tuple[Group, ...], "Group | None"]


class Form(str, Enum):
    """The three forms of a complete hand."""

    REGULAR = "regular"
    SEVEN_PAIRS = "seven-pairs"
    THIRTEEN_ORPHANS = "thirteen-orphans"


@dataclass(frozen=True, slots=True)
class Reading:
    """One arrangement and the group that the winning tile completed.

    ``groups``: the concealed sets in canonical order, the melds as they were made, the pair last;
    ``completed`` is an index into it.
    """

    form: Form
    groups: tuple[Group, ...]
    completed: int

    @property
    def text(self) -> str:
        """The arrangement as it is written: ``123m* 789m 777z (666z) 55z``."""
        return " ".join(g.text + "*" * (i == self.completed) for i, g in enumerate(self.groups))

    def group_text(self, index: int) -> str:
        """One group of it, with ``*`` if the winning tile completed it."""
        return self.groups[index].text + "*" * (index == self.completed)


@lru_cache(maxsize=1 << 16)
def _read_suit(counts: tuple[int, ...], first: Kind) -> tuple[SuitReading, ...]:
    """Every way to split the counts of one suit (from kind ``first``) into sets and at most one pair."""
    return tuple(_split(list(counts), first, 0, (), None, pair_due=sum(counts) % 3 == 2))


def _split(
    counts: list[int], first: Kind, at: int, sets: tuple[Group, ...], pair: Group | None, *, pair_due: bool
) -> Iterator[SuitReading]:
    """Take of the lowest kind left a pung, the pair or neither; the rest of it starts chows.

    Each arrangement comes once, its sets in canonical order: by kind, a pung before the chows.
    """
    while at < len(counts) and not counts[at]:
        at += 1
    if at == len(counts):
        yield sets, pair
        return
    kind = first + at
    for size in (3, 2, 0):
        chows = counts[at] - size
        if chows < 0 or (size == 2 and not (pair_due and pair is None)):
            continue
        if chows and not (starts_chow(kind) and min(counts[at + 1 : at + 3]) >= chows):
            continue
        taken = (*sets, group(Shape.PUNG, kind)) if size == 3 else sets
        taken += (group(Shape.CHOW, kind),) * chows if chows else ()
        eyes = group(Shape.PAIR, kind) if size == 2 else pair
        rest = counts.copy()
        rest[at] = 0
        if chows:
            rest[at + 1] -= chows
            rest[at + 2] -= chows
        yield from _split(rest, first, at + 1, taken, eyes, pair_due=pair_due)


def _regular(counts: Sequence[int]) -> Iterator[tuple[tuple[Group, ...], Group]]:
    """Every split of concealed tiles (counts of 34 kinds) into sets and one pair."""
    sizes = [sum(counts[first : first + 9]) % 3 for first in (0, 9, 18, 27)]
    if 1 in sizes or sizes.count(2) != 1:
        return
    suits = [_read_suit(tuple(counts[first : first + 9]), first) for first in (0, 9, 18, 27)]
    for choice in product(*suits):
        pair = next(p for _, p in choice if p is not None)
        yield tuple(g for sets, _ in choice for g in sets), pair


def seven_pairs(counts: Sequence[int]) -> tuple[Group, ...] | None:
    """The seven pairs of 14 concealed tiles; four equal tiles are two of them."""
    if sum(counts) != FULL or any(count % 2 for count in counts):
        return None
    return tuple(group(Shape.PAIR, kind) for kind, count in enumerate(counts) for _ in range(count // 2))


def thirteen_orphans(counts: Sequence[int]) -> tuple[Group, ...] | None:
    """The twelve single orphans and the pair, if 14 concealed tiles are that."""
    if sum(counts) != FULL or any(not counts[kind] for kind in ORPHANS):
        return None
    doubled = [kind for kind in ORPHANS if counts[kind] == 2]
    if len(doubled) != 1 or sum(counts[kind] for kind in ORPHANS) != FULL:
        return None
    return _orphans_with(doubled[0])


@lru_cache(maxsize=len(ORPHANS))
def _orphans_with(doubled: Kind) -> tuple[Group, ...]:
    """The thirteen orphans of which one is the pair."""
    singles = (group(Shape.SINGLE, kind) for kind in ORPHANS if kind != doubled)
    return (*singles, group(Shape.PAIR, doubled))


def _arrangements(hand: Hand, counts: Sequence[int]) -> Iterator[tuple[Form, tuple[Group, ...]]]:
    melds = tuple(meld.group for meld in hand.melds)
    for sets, pair in _regular(counts):
        yield Form.REGULAR, (*sets, *melds, pair)
    if not melds:
        pairs = seven_pairs(counts)
        if pairs is not None:
            yield Form.SEVEN_PAIRS, pairs
        orphans = thirteen_orphans(counts)
        if orphans is not None:
            yield Form.THIRTEEN_ORPHANS, orphans


def readings(hand: Hand) -> list[Reading]:
    """Every arrangement × every group that the winning tile can have completed; empty if not a win.

    The hand has 14 tiles (each kong as three) and a winning tile. Equal groups make equal readings and are
    given once. A meld is never what the winning tile completed.
    """
    if hand.winning is None or hand.size != FULL:
        return []
    won = kind_of(hand.winning)
    counts = counts_of((*hand.concealed, hand.winning))
    found: list[Reading] = []
    for form, groups in _arrangements(hand, counts):
        melds = range(len(groups) - 1 - len(hand.melds), len(groups) - 1)
        seen: set[int] = set()
        for index, part in enumerate(groups):
            if won in part.kinds and index not in melds and part.id not in seen:
                seen.add(part.id)
                found.append(Reading(form, groups, index))
    return found


def is_complete(hand: Hand) -> bool:
    """Whether a hand of 14 tiles with a winning tile is a complete one in any form."""
    return bool(readings(hand))


@dataclass(frozen=True, slots=True)
class Places:
    """Which tiles of a hand some groups are made of.

    ``tiles`` are places in its concealed tiles, the winning tile coming after the last; ``melds`` are places
    in its melds.
    """

    tiles: frozenset[int]
    melds: frozenset[int]


def places(hand: Hand, reading: Reading, indices: Iterable[int]) -> Places:
    """The very tiles that make the groups at ``indices`` of one of the hand's own readings."""
    first_meld = len(reading.groups) - 1 - len(hand.melds)
    free = list(enumerate(kind_of(number) for number in hand.concealed))
    tiles_of: dict[int, list[int]] = {}
    for index, part in enumerate(reading.groups):
        if first_meld <= index < len(reading.groups) - 1 and hand.melds:
            continue
        kinds = list(part.kinds)
        tiles_of[index] = []
        if index == reading.completed and hand.winning is not None:
            kinds.remove(kind_of(hand.winning))
            tiles_of[index].append(len(hand.concealed))
        for kind in kinds:
            taken = next(entry for entry in free if entry[1] == kind)
            free.remove(taken)
            tiles_of[index].append(taken[0])
    wanted = set(indices)
    return Places(
        frozenset(place for index in wanted for place in tiles_of.get(index, ())),
        frozenset(index - first_meld for index in wanted if index not in tiles_of),
    )
