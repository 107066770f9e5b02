"""The groups of a reading with the very tiles of the hand in them, red fives and the winning one too."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from mahjong_desk.core.arrangements import Reading, places
from mahjong_desk.core.group_names import groups_text
from mahjong_desk.core.hand import Hand
from mahjong_desk.core.melds import Meld, MeldType
from mahjong_desk.core.texts import Texts, series
from mahjong_desk.core.tiles import CODES, Tile, kind_of, suit_of


class GroupRecord(NamedTuple):
    """A group to show.

    ``won`` is the place of the winning tile in ``tiles``, -1 where it is in another group. ``exposed``: its
    first tile was called; ``covered``: a concealed kong, whose outer tiles lie face down. ``dimmed`` says
    that other groups are meant now.
    """

    place: int
    tiles: tuple[Tile, ...]
    name: str
    won: int = -1
    exposed: bool = False
    covered: bool = False
    dimmed: bool = False


def groups_of(hand: Hand, reading: Reading, texts: Texts) -> list[GroupRecord]:
    """The groups of one of the hand's own readings, in its order."""
    return [_group(hand, reading, place, texts) for place in range(len(reading.groups))]


def _group(hand: Hand, reading: Reading, place: int, texts: Texts) -> GroupRecord:
    name = groups_text([reading.groups[place]], texts)
    found = places(hand, reading, [place])
    for meld in found.melds:
        return _of_meld(place, hand.melds[meld], name)
    held = [*hand.concealed, *([] if hand.winning is None else [hand.winning])]
    won = len(hand.concealed)
    order = sorted(found.tiles, key=lambda at: (kind_of(held[at]), at))
    return GroupRecord(place, tuple(held[at] for at in order), name, order.index(won) if won in order else -1)


def _of_meld(place: int, meld: Meld, name: str) -> GroupRecord:
    covered = meld.type is MeldType.CONCEALED_KONG
    return GroupRecord(place, tuple(meld.tiles), name, exposed=meld.exposed, covered=covered)


def loose_groups(hand: Hand, texts: Texts) -> list[GroupRecord]:
    """The tiles of a hand that has no reading: by suits, then the melds, the winning tile last."""
    suits = [tuple(tiles) for _, tiles in groupby(hand.concealed, key=lambda tile: suit_of(kind_of(tile)))]
    records = [GroupRecord(place, tiles, _names(tiles, texts)) for place, tiles in enumerate(suits)]
    for meld in hand.melds:
        records.append(_of_meld(len(records), meld, groups_text([meld.group], texts)))
    if hand.winning is not None:
        name = _names([hand.winning], texts)
        records.append(GroupRecord(len(records), (hand.winning,), name, won=0))
    return records


def _names(tiles: Sequence[Tile], texts: Texts) -> str:
    return series(texts.tile(CODES[tile]) for tile in tiles)
