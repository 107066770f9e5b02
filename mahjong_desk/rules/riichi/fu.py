"""Base points (fu), item by item, each tied to the group that earns it: chapter 6 of the Reach rules."""

from __future__ import annotations

from typing import NamedTuple

from mahjong_desk.core.arrangements import SEVEN_PAIRS as SEVEN_PAIRS_FORM
from mahjong_desk.core.arrangements import Reading
from mahjong_desk.core.groups import GROUPS, Group, Shape
from mahjong_desk.core.tiles import EAST, WHITE, Kind, is_honor, is_terminal
from mahjong_desk.rules.riichi.choices import Choices
from mahjong_desk.rules.riichi.features import is_two_sided
from mahjong_desk.rules.riichi.table import Table

BASE, SELF_DRAW, CONCEALED_RON, WAIT, SEVEN_PAIRS = 20, 2, 10, 2, 25


class FuItem(NamedTuple):
    """One item: its id, what it adds, and the place of its group in the reading (None for the whole hand)."""

    id: str
    fu: int
    group: int | None
    open: bool = False


def _set_fu(group: Group) -> int:
    """A triplet 2, four times that for a quad, twice for terminals and honors, twice for a concealed one.

    As if it were exposed where it is; whether a discard completed it is not known to the group.
    """
    if not group.is_triplet:
        return 0
    fu = 2 if group.shape is Shape.PUNG else 8
    if is_honor(group.kind) or is_terminal(group.kind):
        fu *= 2
    return fu if group.exposed else 2 * fu


_SET_FU: tuple[int, ...] = tuple(_set_fu(group) for group in GROUPS)
_BASE_ITEM = FuItem("base", BASE, None)
_SELF_DRAW_ITEM = FuItem("self-draw", SELF_DRAW, None)
_CONCEALED_RON_ITEM = FuItem("concealed-ron", CONCEALED_RON, None)
_OPEN_MINIMUM_ITEM = FuItem("open-minimum", 10, None)
_SEVEN_PAIRS_ITEMS = (FuItem("seven-pairs", SEVEN_PAIRS, None),)


def pair_fu(kind: Kind, table: Table, rules: Choices) -> int:
    """2 for dragons, the seat wind and the round wind; a double wind by its option."""
    if kind >= WHITE:
        return 2
    if kind >= EAST:
        of_seat, of_round = kind == table.seat, kind == table.round_wind
        return rules.double_wind_pair_fu if of_seat and of_round else 2 * (of_seat or of_round)
    return 0


def fu_items(
    reading: Reading, table: Table, rules: Choices, *, pinfu: bool
) -> tuple[tuple[FuItem, ...], int]:
    """The items of one reading, and their sum rounded up to the next ten; seven pairs are 25 always."""
    groups, completed = reading.groups, reading.completed
    if reading.form is SEVEN_PAIRS_FORM:
        return _SEVEN_PAIRS_ITEMS, SEVEN_PAIRS
    items, total = [_BASE_ITEM], BASE
    on_discard = table.on_discard
    if on_discard and table.concealed:
        items.append(_CONCEALED_RON_ITEM)
        total += CONCEALED_RON
    for index, part in enumerate(groups):
        fu = _SET_FU[part.id]
        if fu:
            by_discard = on_discard and index == completed
            fu = fu // 2 if by_discard else fu
            total += fu
            name = "quad" if part.is_kong else "triplet"
            items.append(FuItem(name, fu, index, part.exposed or by_discard))
    last = len(groups) - 1
    pair = groups[last].kind
    if pair >= EAST:
        fu = pair_fu(pair, table, rules)
        if fu:
            items.append(FuItem("pair", fu, last))
            total += fu
    group = groups[completed]
    if completed == last or (group.is_chow and not is_two_sided(group, table.won)):
        items.append(FuItem("wait", WAIT, completed))
        total += WAIT
    if not on_discard and not pinfu and (rules.rinshan_tsumo_fu or not table.from_kings_tiles):
        items.append(_SELF_DRAW_ITEM)
        total += SELF_DRAW
    if total == BASE and not table.concealed:
        items.append(_OPEN_MINIMUM_ITEM)
        total += 10
    return tuple(items), -(-total // 10) * 10
