"""Base points (fu), item by item, each tied to the group that earns it: chapter 6 of the Reach rules."""

from __future__ import annotations

from functools import lru_cache

from mahjong_desk.core.arrangements import Reading
from mahjong_desk.core.groups import GROUPS, Group, Shape
from mahjong_desk.core.hand import Condition
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

_KONG = Condition.KONG
_OF_CONCEALED_RON, _CONCEALED = int(Bit.CONCEALED | Bit.SELF_DRAW), int(Bit.CONCEALED)
_FORM_OF_PAIRS, _TRIPLET = int(Bit.SEVEN_PAIRS), int(Bit.TRIPLET)
_PEACE, _ONE_KIND_WAIT = int(Bit.PEACE), int(Bit.ONE_KIND_WAIT)


def _set_fu(group: Group) -> int:
    """A triplet 2, four times that for a quad, twice for terminals and honors, twice for a concealed one."""
    fu = 2 if group.shape is Shape.PUNG else 8
    if is_honor(group.kind) or is_terminal(group.kind):
        fu *= 2
    return fu if group.exposed else 2 * fu


@lru_cache(maxsize=1 << 11)
def _set_item(number: int, place: int, by_discard: bool) -> FuItem:
    """The item of the triplet that is the group of that id; one that a discard completed is as if exposed."""
    group = GROUPS[number]
    fu = _set_fu(group)
    name = "quad" if group.is_kong else "triplet"
    return FuItem(name, fu // 2 if by_discard else fu, place, group.exposed or by_discard)


def fu_items(reading: Reading, table: Table, bits: int) -> tuple[tuple[FuItem, ...], int]:
    """The items of one reading, and their sum rounded up to the next ten; seven pairs are 25 always."""
    if bits & _FORM_OF_PAIRS:
        return _SEVEN_PAIRS_ITEMS, SEVEN_PAIRS
    groups, completed = reading.groups, reading.completed
    on_discard = table.on_discard
    items, total = [_BASE_ITEM], BASE
    if bits & _OF_CONCEALED_RON == _CONCEALED:
        items.append(_CONCEALED_RON_ITEM)
        total += CONCEALED_RON
    if bits & _TRIPLET:
        for place, part in enumerate(groups):
            if part.is_triplet:
                item = _set_item(part.id, place, on_discard and place == completed)
                items.append(item)
                total += item.fu
    of_pair = table.pair_fu[groups[_PAIR_PLACE].kind]
    if of_pair:
        items.append(_PAIR_ITEMS[of_pair])
        total += of_pair
    if bits & _ONE_KIND_WAIT:
        items.append(_WAIT_ITEMS[completed])
        total += WAIT
    if not on_discard and not bits & _PEACE and _self_draw_counts(table):
        items.append(_SELF_DRAW_ITEM)
        total += SELF_DRAW
    if total == BASE and not bits & _CONCEALED:
        items.append(_OPEN_MINIMUM_ITEM)
        total += 10
    return tuple(items), -(-total // 10) * 10


def _self_draw_counts(table: Table) -> bool:
    """Not everywhere on a tile of the dead wall."""
    return bool(table.rules.rinshan_tsumo_fu) or _KONG not in table.win.conditions
