"""The shape of a complete hand, and the small changes by which one hand becomes another.

A shape is what a dealt hand is grown from: sets that know whether they were called, the pair, and the tile
that won. A change gives another shape, which may need more tiles of a kind than there are.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from mahjong_desk.core.arrangements import ORPHANS, Form, Reading
from mahjong_desk.core.groups import Group, Shape, group, starts_chow
from mahjong_desk.core.hand import Hand
from mahjong_desk.core.melds import Meld, MeldType, with_red_five
from mahjong_desk.core.tiles import (
    COPIES,
    EAST,
    HONORS,
    KINDS,
    Kind,
    Tile,
    counts_of,
    kind_of,
    rank_of,
    red_five,
    suit_of,
)
from mahjong_desk.practice.chance import Chance

_MELDS = {Shape.CHOW: MeldType.CHOW, Shape.PUNG: MeldType.PUNG}
_CHOW_STARTS = tuple(kind for kind in range(KINDS) if starts_chow(kind))
_CHOWS, _PUNGS = 60, 38
"""Of a hundred sets; the others are kongs."""
_EXPOSED = 22
"""Of a hundred sets."""


@dataclass(frozen=True, slots=True)
class Grown:
    """A complete hand as its groups.

    ``pairs``: the pair, all seven of them, or the orphan that is doubled. ``won``: the kind that won, one of
    those in the hand. ``luck``: for each suit, with how many fives none of them is red yet.
    """

    form: Form
    sets: tuple[Group, ...]
    pairs: tuple[Kind, ...]
    won: Kind
    luck: tuple[int, int, int] = (4, 4, 4)

    @classmethod
    def of(cls, reading: Reading, won: Tile) -> Grown:
        """The shape of a hand that is read in this way and was won with that tile."""
        sets = reading.groups[:-1] if reading.form is Form.REGULAR else ()
        pairs = tuple(part.kind for part in reading.groups if part.shape is Shape.PAIR)
        return cls(reading.form, sets, pairs, kind_of(won))

    def concealed_kinds(self) -> list[Kind]:
        """The kinds in the hand, one for each tile."""
        if self.form is Form.THIRTEEN_ORPHANS:
            return [*ORPHANS, *self.pairs]
        in_sets = [kind for part in self.sets if _is_in_hand(part) for kind in part.kinds]
        return [*in_sets, *(kind for pair in self.pairs for kind in (pair, pair))]

    def is_possible(self) -> bool:
        """Whether a set of tiles has as many of each kind."""
        melded = [kind for part in self.sets if not _is_in_hand(part) for kind in part.kinds]
        return max(counts_of([*self.concealed_kinds(), *melded])) <= COPIES

    def hand(self, *, red: bool) -> Hand:
        """Its tiles; ``red``: some fives may be red."""
        tiles: list[Tile] = self.concealed_kinds()
        melds = [
            Meld(
                _MELDS.get(part.shape, MeldType.KONG if part.exposed else MeldType.CONCEALED_KONG), part.kinds
            )
            for part in self.sets
            if not _is_in_hand(part)
        ]
        if red:
            self._redden(tiles, melds)
        # Where a red five could have won, a plain one did, if there is one.
        won = next(number for number in sorted(tiles) if kind_of(number) == self.won)
        tiles.remove(won)
        return Hand.of(tiles, melds, won)

    def _redden(self, tiles: list[Tile], melds: list[Meld]) -> None:
        for suit, luck in enumerate(self.luck):
            five, red = kind_of(red_five(suit)), red_five(suit)
            count = tiles.count(five) + sum(meld.tiles.count(five) for meld in melds)
            if count <= luck and count < COPIES:
                continue
            if five in tiles:
                tiles[tiles.index(five)] = red
            elif count:
                place = next(at for at, meld in enumerate(melds) if five in meld.tiles)
                melds[place] = with_red_five(melds[place], red)


def _is_in_hand(part: Group) -> bool:
    """Whether a set stands among the concealed tiles."""
    return not part.exposed and not part.is_kong


# Changes


def changed(grown: Grown, chance: Chance) -> Grown:
    """The shape after one small change; the tile that won is still one of its hand."""
    change = chance.weighted(_REGULAR, _WEIGHTS) if grown.form is Form.REGULAR else _other_form
    return settled(change(grown, chance), chance)


def settled(grown: Grown, chance: Chance) -> Grown:
    """With a winning tile that it has in hand."""
    kinds = sorted(set(grown.concealed_kinds()))
    return grown if grown.won in kinds else replace(grown, won=chance.one_of(kinds))


def turned(grown: Grown, chance: Chance) -> Grown:
    """With its suits exchanged for one another, and now and then its numbers counted from the other end."""
    suits = chance.shuffled(range(HONORS))
    is_mirrored = chance.within(50)

    def turn(kind: Kind, span: int = 0) -> Kind:
        if kind >= EAST:
            return kind
        rank = 8 - (rank_of(kind) - 1) - span if is_mirrored else rank_of(kind) - 1
        return suits[suit_of(kind)] * 9 + rank

    sets = tuple(
        group(part.shape, turn(part.kind, 2 if part.is_chow else 0), exposed=part.exposed)
        for part in grown.sets
    )
    return replace(grown, sets=sets, pairs=tuple(map(turn, grown.pairs)), won=turn(grown.won))


def any_set(chance: Chance, kinds: tuple[Kind, ...] = tuple(range(KINDS)), *, kongs: bool = True) -> Group:
    """A set of some kinds, chows most often; those kinds are enough for a pung at least."""
    roll = chance.below(100 if kongs else _CHOWS + _PUNGS)
    exposed = chance.within(_EXPOSED)
    starts = [kind for kind in _CHOW_STARTS if kind in kinds and kind + 1 in kinds and kind + 2 in kinds]
    if roll < _CHOWS and starts:
        return group(Shape.CHOW, chance.one_of(starts), exposed=exposed)
    shape = Shape.PUNG if roll < _CHOWS + _PUNGS else Shape.KONG
    return group(shape, chance.one_of(kinds), exposed=exposed)


def _new_set(grown: Grown, chance: Chance) -> Grown:
    place = chance.below(len(grown.sets))
    return _with_set(grown, place, any_set(chance))


def _moved_set(grown: Grown, chance: Chance) -> Grown:
    """A set a step on, or the same in another suit, or like another one."""
    place = chance.below(len(grown.sets))
    part = grown.sets[place]
    if part.kind >= EAST:
        kind = EAST + chance.below(KINDS - EAST)
    else:
        suit, rank = suit_of(part.kind), rank_of(part.kind) - 1
        if chance.within(50):
            suit = chance.below(HONORS)
        else:
            rank = chance.below(7 if part.is_chow else 9)
        kind = suit * 9 + rank
    return _with_set(grown, place, group(part.shape, kind, exposed=part.exposed))


def _called(grown: Grown, chance: Chance) -> Grown:
    """A set called that was not, or the other way round."""
    place = chance.below(len(grown.sets))
    part = grown.sets[place]
    return _with_set(grown, place, group(part.shape, part.kind, exposed=not part.exposed))


def _kept_concealed(grown: Grown, _chance: Chance) -> Grown:
    """With every set in the hand."""
    return replace(grown, sets=tuple(group(part.shape, part.kind) for part in grown.sets))


def _kong(grown: Grown, chance: Chance) -> Grown:
    """A pung as a kong, or a kong as a pung."""
    place = chance.below(len(grown.sets))
    part = grown.sets[place]
    if part.is_chow:
        return grown
    shape = Shape.PUNG if part.is_kong else Shape.KONG
    return _with_set(grown, place, group(shape, part.kind, exposed=part.exposed))


def _new_pair(grown: Grown, chance: Chance) -> Grown:
    return replace(grown, pairs=(chance.below(KINDS),))


def _new_win(grown: Grown, chance: Chance) -> Grown:
    return replace(grown, won=chance.one_of(sorted(set(grown.concealed_kinds()))))


def _with_set(grown: Grown, place: int, part: Group) -> Grown:
    return replace(grown, sets=(*grown.sets[:place], part, *grown.sets[place + 1 :]))


def _other_form(grown: Grown, chance: Chance) -> Grown:
    if grown.form is Form.THIRTEEN_ORPHANS:
        return replace(grown, pairs=(chance.one_of(ORPHANS),), won=chance.one_of(ORPHANS))
    if chance.within(25):
        return _new_win(grown, chance)
    pairs = list(grown.pairs)
    free = [kind for kind in range(KINDS) if kind not in pairs]
    pairs[chance.below(len(pairs))] = chance.one_of(free)
    return replace(grown, pairs=tuple(sorted(pairs)))


_CHANGES: tuple[tuple[Callable[[Grown, Chance], Grown], int], ...] = (
    (_new_set, 30),
    (_moved_set, 25),
    (_called, 12),
    (_kept_concealed, 5),
    (_kong, 1),
    (_new_pair, 15),
    (_new_win, 10),
)
_REGULAR = tuple(change for change, _ in _CHANGES)
_WEIGHTS = tuple(weight for _, weight in _CHANGES)
