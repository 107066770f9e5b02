"""How often each kind occurs, packed into one integer: counting and comparing are single steps.

Six bits a kind, the lowest kind lowest, and above the kinds six bits for each of the three red fives, which
are counted among their kinds too. A suit's part of it is what its readings are remembered by.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from mahjong_desk.core.melds import Meld
from mahjong_desk.core.memo import memo
from mahjong_desk.core.tiles import COPIES, HONORS, KINDS, TILES, Kind, Tile, kind_of

BITS = 6
SUITS = tuple((1 << BITS * (7 if suit == HONORS else 9)) - 1 << 9 * BITS * suit for suit in range(HONORS + 1))
"""By suit, the bits of a tally that are its part of it."""
MOST_TILES = 32
"""So many tiles can be counted without a count running over."""
_ONES = sum(1 << BITS * kind for kind in range(KINDS))
_FLAG = 1 << BITS - 1
_TO_FLAG = (_FLAG - COPIES - 1) * _ONES  # what lifts five copies, and not four, into the flag
_FLAGS = _FLAG * _ONES
_KIND_BITS = KINDS * BITS
_RED_ONES = sum(1 << BITS * (KINDS + suit) for suit in range(3))
_TO_SET_FLAG = _TO_FLAG + (_FLAG - 2) * _RED_ONES  # and two equal red fives into theirs
_SET_FLAGS = _FLAGS + _FLAG * _RED_ONES
_PACKED = tuple(1 << BITS * kind_of(tile) | (tile >= KINDS) << BITS * tile for tile in range(TILES))
_packed_of = dict(enumerate(_PACKED)).__getitem__  # quicker than that of a tuple


def packed(tiles: Iterable[Tile]) -> int:
    """The counts of some tiles; of up to 32 of them no count runs over."""
    return sum(map(_packed_of, tiles))


@memo(most=1 << 12)
def packed_few(tiles: tuple[Tile, ...]) -> int:
    """The counts of the tiles of a meld, or of a row of indicators: the same few come again and again."""
    return sum(map(_packed_of, tiles))


def count_in(tally: int, kind: Kind) -> int:
    """How often a kind occurs."""
    return tally >> BITS * kind & (1 << BITS) - 1


def counts_in(tally: int) -> list[int]:
    """How often each of the 34 kinds occurs."""
    return [tally >> BITS * kind & (1 << BITS) - 1 for kind in range(KINDS)]


def reds_in(tally: int) -> tuple[int, int, int]:
    """How many red fives of characters, dots and bamboos."""
    reds = tally >> _KIND_BITS
    field = (1 << BITS) - 1
    return reds & field, reds >> BITS & field, reds >> 2 * BITS


def has_red(tally: int) -> bool:
    """Whether there is any red five."""
    return bool(tally >> _KIND_BITS)


def has_five(tally: int) -> bool:
    """Whether some kind occurs more often than a set of tiles has it."""
    return bool(tally + _TO_FLAG & _FLAGS)


def exceeds_set(tally: int) -> bool:
    """Whether a set of tiles with three different red fives has fewer of some kind, or of a red five."""
    return bool(tally + _TO_SET_FLAG & _SET_FLAGS)


class Tally:
    """The counts of a hand, and the number of its tiles.

    ``held`` before the win, ``concealed`` with the winning tile, ``total`` with the melds; ``size`` counts
    each kong as three tiles. :func:`tally_of` fills it in: an ``__init__`` would take longer than all else.
    """

    __slots__ = ("concealed", "held", "size", "tiles", "total")

    held: int
    concealed: int
    total: int
    tiles: int
    size: int


def tally_of(held_tiles: Sequence[Tile], melds: Sequence[Meld], winning: Tile | None) -> Tally:
    """The counts of a hand; of no more than 32 tiles they can be relied on."""
    tiles = len(held_tiles)
    held = 0
    for tile in held_tiles:  # a third quicker than sum() of a map()
        held += _PACKED[tile]
    concealed = held
    if winning is not None:
        tiles += 1
        concealed += _PACKED[winning]
    total, size = concealed, tiles
    for meld in melds:
        total += packed_few(meld.tiles)
        tiles += len(meld.tiles)
        size += 3
    tally = Tally()
    tally.held, tally.concealed, tally.total = held, concealed, total
    tally.tiles, tally.size = tiles, size
    return tally
