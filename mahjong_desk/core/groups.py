"""The groups that a hand is read as: chow, pung, kong, pair, and the single tiles of thirteen orphans.

Every possible group exists once (:func:`group` returns that one), so groups are compared by identity and
an engine may keep features by ``Group.id``.

>>> group(Shape.CHOW, 0).text, group(Shape.PUNG, 32, exposed=True).text, group(Shape.KONG, 9).text
('123m', '(666z)', '[1111p]')
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from mahjong_desk.core.tiles import EAST, KINDS, Kind, rank_of, text_of


class Shape(Enum):
    """What a group is, by the field's terms."""

    __hash__ = object.__hash__  # an Enum's own is far slower

    CHOW = "chow"
    PUNG = "pung"
    KONG = "kong"
    PAIR = "pair"
    SINGLE = "single"


@dataclass(frozen=True, slots=True, eq=False)
class Group:
    """One group. ``kind`` is its lowest tile, ``kinds`` every tile; ``exposed`` that it was called.

    What engines ask for most is kept as plain fields: comparing with a member of an Enum takes far longer.
    """

    id: int
    shape: Shape
    kind: Kind
    kinds: tuple[Kind, ...]
    exposed: bool
    text: str
    is_chow: bool
    is_kong: bool
    is_triplet: bool
    """Whether the group is a pung or a kong."""
    bits: int
    """Its kinds, a bit each."""


_SIZES = {Shape.PUNG: 3, Shape.KONG: 4, Shape.PAIR: 2, Shape.SINGLE: 1}


def _make(number: int, shape: Shape, kind: Kind, exposed: bool) -> Group:
    kinds = (kind, kind + 1, kind + 2) if shape is Shape.CHOW else (kind,) * _SIZES[shape]
    text = text_of(kinds)
    if exposed:
        text = f"({text})"
    elif shape is Shape.KONG:
        text = f"[{text}]"
    is_chow, is_kong = shape is Shape.CHOW, shape is Shape.KONG
    is_triplet = is_kong or shape is Shape.PUNG
    bits = sum(1 << each for each in set(kinds))
    return Group(number, shape, kind, kinds, exposed, text, is_chow, is_kong, is_triplet, bits)


def _all_groups() -> dict[tuple[Shape, Kind, bool], Group]:
    keys = [
        (shape, kind, exposed)
        for exposed in (False, True)
        for shape in Shape
        for kind in range(KINDS)
        if shape is not Shape.CHOW or starts_chow(kind)
        if not (exposed and shape in (Shape.PAIR, Shape.SINGLE))
    ]
    return {key: _make(number, *key) for number, key in enumerate(keys)}


def starts_chow(kind: Kind) -> bool:
    """Whether a chow can start at this kind: a number tile from 1 to 7."""
    return kind < EAST and rank_of(kind) <= 7


_GROUPS = _all_groups()
GROUPS: tuple[Group, ...] = tuple(_GROUPS.values())


def group(shape: Shape, kind: Kind, *, exposed: bool = False) -> Group:
    """The one group of that shape with ``kind`` as its lowest tile; ``KeyError`` if there is none."""
    return _GROUPS[shape, kind, exposed]
