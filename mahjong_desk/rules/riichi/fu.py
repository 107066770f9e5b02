"""Base points (fu), item by item, each tied to the group that earns it: chapter 6 of the Reach rules."""

from __future__ import annotations

from mahjong_desk.core.arrangements import Reading
from mahjong_desk.core.groups import Group, Shape
from mahjong_desk.core.memo import memo
from mahjong_desk.core.tiles import is_honor, is_terminal
from mahjong_desk.rules.riichi.bits import Bit
from mahjong_desk.rules.riichi.score import FuItem
from mahjong_desk.rules.riichi.table import Table

BASE, SELF_DRAW, CONCEALED_RON, WAIT, SEVEN_PAIRS = 20, 2, 10, 2, 25

_PAIR_PLACE = 4
"""Four sets, then the pair: only they have fu item by item."""

_BASE_ITEM = FuItem("base", BASE, None)
_SELF_DRAW_ITEM = FuItem("self-draw", SELF_DRAW, None)
_CONCEALED_RON_ITEM = FuItem("concealed-ron", CONCEALED_RON, None)
_OPEN_MINIMUM_ITEM = FuItem("open-minimum", 10, None)
_SEVEN_PAIRS_ITEMS = (FuItem("seven-pairs", SEVEN_PAIRS, None),)
_PAIR_ITEMS = {fu: FuItem("pair", fu, _PAIR_PLACE) for fu in (2, 4)}
_WAIT_ITEMS = tuple(FuItem("wait", WAIT, place) for place in range(_PAIR_PLACE + 1))

_FORM_OF_PAIRS, _TRIPLET = int(Bit.SEVEN_PAIRS), int(Bit.TRIPLET)
_CONCEALED, _DRAWN, _KONG = int(Bit.CONCEALED), int(Bit.SELF_DRAW), int(Bit.KONG)
_PEACE, _ONE_KIND_WAIT, _RINSHAN_FU = int(Bit.PEACE), int(Bit.ONE_KIND_WAIT), int(Bit.RINSHAN_FU)
_OF_WHOLE = _CONCEALED | _DRAWN | _KONG | _PEACE | _ONE_KIND_WAIT | _RINSHAN_FU


def _set_fu(group: Group) -> int:
    """A triplet 2, four times that for a quad, twice for terminals and honors, twice for a concealed one."""
    fu = 2 if group.shape is Shape.PUNG else 8
    if is_honor(group.kind) or is_terminal(group.kind):
        fu *= 2
    return fu if group.exposed else 2 * fu


@memo(most=1 << 11)
def _set_item(asked: tuple[Group, int, bool]) -> tuple[FuItem, int]:
    """The item of a triplet in its place, and its fu; one that a discard completed is as if exposed."""
    group, place, by_discard = asked
    fu = _set_fu(group) // (2 if by_discard else 1)
    name = "quad" if group.is_kong else "triplet"
    return FuItem(name, fu, place, group.exposed or by_discard), fu


@memo(most=1 << 10)
def _around_sets(asked: tuple[int, int, int]) -> tuple[tuple[FuItem, ...], tuple[FuItem, ...], int]:
    """The items that come before those of the sets, the items that come after them, and their sum."""
    bits, of_pair, completed = asked
    before, after = [_BASE_ITEM], []
    if bits & _CONCEALED and not bits & _DRAWN:
        before.append(_CONCEALED_RON_ITEM)
    if of_pair:
        after.append(_PAIR_ITEMS[of_pair])
    if bits & _ONE_KIND_WAIT:
        after.append(_WAIT_ITEMS[completed])
    if bits & _DRAWN and not bits & _PEACE and (bits & _RINSHAN_FU or not bits & _KONG):
        after.append(_SELF_DRAW_ITEM)
    return tuple(before), tuple(after), sum([item.fu for item in before + after])


@memo(most=1 << 10)
def _without_sets(asked: tuple[int, int, int]) -> tuple[tuple[FuItem, ...], int]:
    """All items of a hand of chows, and their sum rounded up."""
    before, after, total = _around_sets(asked)
    if total == BASE and not asked[0] & _CONCEALED:
        return (*before, *after, _OPEN_MINIMUM_ITEM), BASE + 10
    return before + after, -(-total // 10) * 10


def fu_items(reading: Reading, table: Table, bits: int) -> tuple[tuple[FuItem, ...], int]:
    """The items of one reading, and their sum rounded up to the next ten; seven pairs are 25 always."""
    if bits & _FORM_OF_PAIRS:
        return _SEVEN_PAIRS_ITEMS, SEVEN_PAIRS
    _, groups, completed = reading
    of_pair = table.pair_fu[groups[_PAIR_PLACE].kind]
    if not bits & _TRIPLET:
        return _without_sets((bits & _OF_WHOLE, of_pair, completed))
    before, after, total = _around_sets((bits & _OF_WHOLE, of_pair, completed))
    discarded = -1 if bits & _DRAWN else completed
    items = []
    for place in _triplets(groups):
        item, fu = _set_item((groups[place], place, place == discarded))
        items.append(item)
        total += fu
    return (*before, *items, *after), -(-total // 10) * 10


def _triplets(groups: tuple[Group, ...]) -> list[int]:
    first, second, third, fourth, _ = groups  # one by one: a loop takes several times as long
    places = []
    if first.is_triplet:
        places.append(0)
    if second.is_triplet:
        places.append(1)
    if third.is_triplet:
        places.append(2)
    if fourth.is_triplet:
        places.append(3)
    return places
