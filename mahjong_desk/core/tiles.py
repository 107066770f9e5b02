"""Tiles as small integers.

A *kind* is one of the 34 faces, 0–33: characters 1–9, dots 1–9, bamboos 1–9, the winds East South West
North, the dragons White Green Red. A *tile* is a kind or one of three red fives, 34–36 (characters, dots,
bamboos). A tile's *code* is what the notation writes: ``3m``, ``0p``, ``7z``.

>>> tile("0p"), kind_of(tile("0p")), CODES[kind_of(tile("0p"))]
(35, 13, '5p')
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from typing import TypeAlias

Tile: TypeAlias = int
Kind: TypeAlias = int

KINDS = 34
TILES = 37
COPIES = 4

SUITS = "mpsz"
MAN, PIN, SOU, HONORS = range(4)

CODES: tuple[str, ...] = (
    *(f"{rank}{suit}" for suit in "mps" for rank in range(1, 10)),
    *(f"{rank}z" for rank in range(1, 8)),
    "0m",
    "0p",
    "0s",
)
_TILES = {code: number for number, code in enumerate(CODES)}
_KINDS: tuple[Kind, ...] = (*range(KINDS), 4, 13, 22)


class Wind(IntEnum):
    """A seat or a round; ``.name`` is its letter in the notation, ``.value`` its place in turn order."""

    __hash__ = int.__hash__  # an Enum's own is far slower

    E = 0
    S = 1
    W = 2
    N = 3

    @property
    def kind(self) -> Kind:
        """The wind tile of this seat."""
        return EAST + self


RED_FIVES = range(KINDS, TILES)
EAST, SOUTH, WEST, NORTH, WHITE, GREEN, RED = range(27, 34)
WINDS = range(EAST, NORTH + 1)
DRAGONS = range(WHITE, RED + 1)


def tile(code: str) -> Tile:
    """The tile of a canonical code; ``KeyError`` for anything else."""
    return _TILES[code]


def kind_of(number: Tile) -> Kind:
    """The kind of a tile: a red five is a five of its suit."""
    return _KINDS[number]


def is_red(number: Tile) -> bool:
    """Whether the tile is one of the three red fives."""
    return number >= KINDS


def red_five(suit: int) -> Tile:
    """The red five of a suit, ``MAN``, ``PIN`` or ``SOU``."""
    return KINDS + suit


def suit_of(kind: Kind) -> int:
    """The suit of a kind: ``MAN``, ``PIN``, ``SOU`` or ``HONORS``."""
    return kind // 9


def rank_of(kind: Kind) -> int:
    """1–9 for a number tile, 1–7 for an honor (East … North, White, Green, Red)."""
    return kind % 9 + 1


def is_honor(kind: Kind) -> bool:
    """Whether the kind is a wind or a dragon."""
    return kind >= EAST


def is_terminal(kind: Kind) -> bool:
    """Whether the kind is a 1 or a 9."""
    return kind < EAST and kind % 9 in (0, 8)


def order(number: Tile) -> tuple[Kind, Tile]:
    """Sort key of the canonical order: by kind, a red five after the plain fives."""
    return _KINDS[number], number


def counts_of(tiles: Iterable[Tile]) -> list[int]:
    """How often each of the 34 kinds occurs."""
    counts = [0] * KINDS
    for number in tiles:
        counts[_KINDS[number]] += 1
    return counts


def text_of(tiles: Iterable[Tile]) -> str:
    """Tiles in the given order, one suit letter a run: ``123m55z``.

    >>> text_of([0, 1, 2, 31, 31])
    '123m55z'
    """
    out: list[str] = []
    for number in tiles:
        rank, suit = CODES[number][0], CODES[number][1]
        if out and out[-1] == suit:
            out[-1:] = [rank, suit]
        else:
            out += [rank, suit]
    return "".join(out)
