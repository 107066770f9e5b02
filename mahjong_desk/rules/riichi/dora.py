"""Dora: which tiles are it, how many of them a hand holds, and which groups of a reading hold them."""

from __future__ import annotations

from typing import NamedTuple

from mahjong_desk.core.arrangements import Reading
from mahjong_desk.core.hand import Condition, Hand, Win
from mahjong_desk.core.tally import Tally, count_in, has_red, reds_in
from mahjong_desk.core.tiles import EAST, NORTH, RED, TILES, WHITE, Kind, Tile, is_red, kind_of
from mahjong_desk.rules.riichi.choices import Choices
from mahjong_desk.rules.riichi.score import HAN
from mahjong_desk.rules.score import Row

_REACH = frozenset({Condition.RIICHI, Condition.DOUBLE_RIICHI})
_RED_DORA = "red-dora"


def pointed_at(indicator: Tile, players: int = 4) -> Kind:
    """The kind that a dora indicator makes dora: the next one, 9 → 1, North → East, Red → White.

    With three players there is nothing between the 1 and the 9 of characters.
    """
    kind = kind_of(indicator)
    if kind >= WHITE:
        return WHITE if kind == RED else kind + 1
    if kind >= EAST:
        return EAST if kind == NORTH else kind + 1
    if players == 3 and kind in (0, 8):
        return 8 - kind
    return kind - 8 if kind % 9 == 8 else kind + 1


_POINTED_AT = {players: tuple(pointed_at(tile, players) for tile in range(TILES)) for players in (3, 4)}


class Dora(NamedTuple):
    """One sort of dora that the hand holds: its id, how many, and the kinds that are it, a bit each."""

    id: str
    number: int
    kinds: int


def has_reach(win: Win) -> bool:
    """Whether reach of either sort was declared."""
    return not win.conditions.isdisjoint(_REACH)


def dora_in(win: Win, rules: Choices, tally: Tally) -> list[Dora]:
    """Each sort of dora that the hand holds any of."""
    found = []
    total = tally.total
    if win.dora:
        found.append(_pointed("dora", win.dora, win, rules, total))
    if win.ura and rules.ura_dora and has_reach(win):
        found.append(_pointed("ura-dora", win.ura, win, rules, total))
    if has_red(total) and rules.red_fives:
        reds = reds_in(total)
        kinds = sum([1 << 9 * suit + 4 for suit, count in enumerate(reds) if count])
        found.append(Dora(_RED_DORA, sum(reds), kinds))
    if win.north:
        found.append(Dora("north-dora", win.north, 0))
    return [dora for dora in found if dora.number]


def _pointed(name: str, indicators: tuple[Tile, ...], win: Win, rules: Choices, total: int) -> Dora:
    number = kinds = 0
    after = _POINTED_AT[win.players]
    for indicator in indicators if rules.kan_dora else indicators[:1]:
        kind = after[indicator]
        number += count_in(total, kind)
        if kind == NORTH:
            number += win.north
        kinds |= 1 << kind
    return Dora(name, number, kinds)


def dora_row(dora: Dora, reading: Reading, hand: Hand) -> Row:
    """The row of one sort of dora, with the groups that hold it."""
    name, number, kinds = dora
    earning = [place for place, part in enumerate(reading.groups) if part.bits & kinds]
    if name is _RED_DORA and len(earning) > number:
        earning = _with_red(reading, hand, earning)
    return Row(name, number, number, HAN, tuple(earning))


def _with_red(reading: Reading, hand: Hand, places: list[int]) -> list[int]:
    """Those of the groups that hold a red five, where plain fives lie in others."""
    groups = reading.groups
    first_meld = len(groups) - 1 - len(hand.melds)
    found = {first_meld + i for i, meld in enumerate(hand.melds) if any(map(is_red, meld.tiles))}
    won = hand.winning
    if won is not None and is_red(won):
        found.add(reading.completed)
    for red in {number for number in hand.concealed if is_red(number)}:
        five = kind_of(red)
        holding = [i for i in places if five in groups[i].kinds and not first_meld <= i < len(groups) - 1]
        if won is not None and kind_of(won) == five and groups[reading.completed].kinds.count(five) == 1:
            # The five of that group is the winning tile itself.
            holding = [i for i in holding if i != reading.completed]
        # In canonical order a red five comes after the plain ones, so it falls to the last group.
        found.add(holding[-1])
    return sorted(found)
