"""Dora: which tiles are it, how many of them a hand holds, and which groups of a reading hold them."""

from __future__ import annotations

from mahjong_desk.core.arrangements import Reading, places_with
from mahjong_desk.core.hand import Condition, Hand, Win
from mahjong_desk.core.memo import memo
from mahjong_desk.core.tally import BITS, reds_in
from mahjong_desk.core.tiles import EAST, KINDS, NORTH, RED, WHITE, Kind, Tile, is_red, kind_of, red_five
from mahjong_desk.rules.riichi.choices import Choices
from mahjong_desk.rules.riichi.score import row_of
from mahjong_desk.rules.score import Row

REACH = frozenset({Condition.RIICHI, Condition.DOUBLE_RIICHI})
_RED_DORA = "red-dora"
_FIELD = (1 << BITS) - 1
_REDS_AT = BITS * KINDS  # where a tally counts red fives


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


Dora = tuple[str, int, int]
"""One sort of dora that a hand holds: its id, how many, and the kinds that are it, a bit each."""


def has_reach(win: Win) -> bool:
    """Whether reach of either sort was declared."""
    return not win.conditions.isdisjoint(REACH)


def dora_in(win: Win, rules: Choices, total: int, *, has_reach: bool) -> list[Dora]:
    """Each sort of dora that the hand of this tally holds any of."""
    found: list[Dora] = []
    if win.dora:
        _add_pointed(found, "dora", win.dora, win, rules, total)
    if win.ura and has_reach and rules.ura_dora:
        _add_pointed(found, "ura-dora", win.ura, win, rules, total)
    reds = total >> _REDS_AT
    if reds and rules.red_fives:
        found.append((_RED_DORA, *_reds(reds)))
    if win.north:
        found.append(("north-dora", win.north, 0))
    return found


def _add_pointed(
    found: list[Dora], name: str, indicators: tuple[Tile, ...], win: Win, rules: Choices, total: int
) -> None:
    places, kinds, norths = _pointed((indicators, win.players, rules.kan_dora))
    number = norths and norths * win.north
    for place in places:
        number += total >> place & _FIELD
    if number:
        found.append((name, number, kinds))


@memo(most=1 << 12)
def _pointed(asked: tuple[tuple[Tile, ...], int, bool]) -> tuple[tuple[int, ...], int, int]:
    """Where the kinds that are pointed at are counted in a tally, the kinds, and how often North is one."""
    indicators, players, later_count = asked
    pointed = [pointed_at(tile, players) for tile in (indicators if later_count else indicators[:1])]
    kinds = sum(1 << kind for kind in set(pointed))
    return tuple([BITS * kind for kind in pointed]), kinds, pointed.count(NORTH)


@memo(most=1 << 6)
def _reds(tally: int) -> tuple[int, int]:
    """How many red fives of the three suits, and which kinds they are."""
    reds = reds_in(tally << _REDS_AT)
    return sum(reds), sum(1 << kind_of(red_five(suit)) for suit, count in enumerate(reds) if count)


def dora_row(dora: Dora, reading: Reading, hand: Hand) -> Row:
    """The row of one sort of dora, with the groups that hold it."""
    name, number, kinds = dora
    _, groups, _ = reading  # a NamedTuple's fields take longer one by one
    earning = places_with(kinds, groups)
    if name is _RED_DORA and len(earning) > number:
        earning = _with_red(reading, hand, earning)
    return row_of((name, number, number, earning))


def _with_red(reading: Reading, hand: Hand, places: tuple[int, ...]) -> tuple[int, ...]:
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
    return tuple(sorted(found))
