"""Melds: sets that were laid open by a call, and concealed kongs."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from mahjong_desk.core.groups import Group, Shape, group, starts_chow
from mahjong_desk.core.problems import Problem, Reason
from mahjong_desk.core.tiles import EAST, Kind, Tile, kind_of, order, rank_of, text_of


class MeldType(Enum):
    """How a meld was made."""

    CHOW = "chow"
    PUNG = "pung"
    KONG = "kong"
    CONCEALED_KONG = "concealed-kong"

    __hash__ = object.__hash__  # an Enum's own is far slower

    @property
    def shape(self) -> Shape:
        """The shape of the group that the meld is."""
        return Shape.KONG if self is MeldType.CONCEALED_KONG else Shape(self.value)


class Meld:
    """A meld with its tiles in canonical order; nobody changes one.

    ``exposed``: whether another player's tile was called for it; ``group``: the meld as a group of a reading.
    """

    __slots__ = ("exposed", "group", "tiles", "type")

    def __init__(self, meld_type: MeldType, tiles: tuple[Tile, ...]) -> None:
        self.type = meld_type
        self.tiles = tiles
        self.exposed = meld_type is not MeldType.CONCEALED_KONG
        self.group: Group = group(meld_type.shape, kind_of(tiles[0]), exposed=self.exposed)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Meld) and self.type is other.type and self.tiles == other.tiles

    def __hash__(self) -> int:
        return hash((self.type, self.tiles))

    def __repr__(self) -> str:
        return f"Meld({self.text})"

    @property
    def text(self) -> str:
        """The meld in notation: ``(345s)``, ``(666z)``, ``[1111p]``."""
        inner = text_of(self.tiles)
        return f"({inner})" if self.exposed else f"[{inner}]"


def meld_from(tiles: Sequence[Tile], *, concealed: bool) -> Meld | Problem:
    """The meld that these tiles make, in whatever order they come.

    ``concealed`` is true between square brackets, where only a kong may stand.
    """
    ordered = tuple(sorted(tiles, key=order))
    kinds = [kind_of(number) for number in ordered]
    same = len(set(kinds)) == 1
    if concealed:
        if same and len(kinds) == 4:
            return Meld(MeldType.CONCEALED_KONG, ordered)
        return Problem(Reason.BAD_MELD, "not-a-concealed-kong", {"tiles": text_of(ordered)})
    if same and len(kinds) == 3:
        return Meld(MeldType.PUNG, ordered)
    if same and len(kinds) == 4:
        return Meld(MeldType.KONG, ordered)
    if len(kinds) == 3 and starts_chow(kinds[0]) and kinds == [kinds[0], kinds[0] + 1, kinds[0] + 2]:
        return Meld(MeldType.CHOW, ordered)
    detail = "honors-make-no-chow" if kinds and kinds[0] >= EAST and len(set(kinds)) > 1 else "not-a-set"
    return Problem(Reason.BAD_MELD, detail, {"tiles": text_of(ordered)})


def melds_at(meld_type: MeldType, kind: Kind) -> tuple[Meld, ...]:
    """Every meld of plain tiles that holds ``kind``, the one that clicking it means first.

    A chow that starts at the tile goes before those that it is the middle or the end of; honors have none.

    >>> [meld.text for meld in melds_at(MeldType.CHOW, 1)]
    ['(234m)', '(123m)']
    """
    if meld_type is MeldType.CHOW:
        starts = [kind - before for before in range(min(3, rank_of(kind))) if kind < EAST]
        return tuple(Meld(meld_type, (start, start + 1, start + 2)) for start in starts if starts_chow(start))
    return (Meld(meld_type, (kind,) * (3 if meld_type is MeldType.PUNG else 4)),)


def meld_at(meld_type: MeldType, kind: Kind) -> Meld | Problem:
    """The meld of plain tiles that clicking ``kind`` means; a chow starts there, or ends at the 9."""
    melds = melds_at(meld_type, kind)
    if not melds:
        return Problem(Reason.BAD_MELD, "honors-make-no-chow", {"tiles": text_of([kind])})
    return melds[0]


def meld_of(meld_type: MeldType, tiles: Sequence[Tile]) -> Meld | Problem:
    """The meld of just this type that these tiles make, in whatever order they come."""
    made = meld_from(tiles, concealed=meld_type is MeldType.CONCEALED_KONG)
    if isinstance(made, Problem):
        if meld_type is MeldType.CHOW and made.detail == "honors-make-no-chow":
            return made
    elif made.type is meld_type:
        return made
    ordered = text_of(sorted(tiles, key=order))
    return Problem(Reason.BAD_MELD, f"not-a-{meld_type.value}", {"tiles": ordered})


def with_red_five(meld: Meld, red: Tile) -> Meld:
    """The meld with a red five in place of one of its plain ones, which it has to hold."""
    rest = list(meld.tiles)
    rest.remove(kind_of(red))
    return Meld(meld.type, tuple(sorted((*rest, red), key=order)))
