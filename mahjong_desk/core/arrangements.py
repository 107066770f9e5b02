"""Every way to read a complete hand: four sets and a pair, seven pairs, thirteen orphans.

A suit is read on its own and remembered (:func:`_split`), so a hand costs one look-up a suit and the
product of what they hold, which is nearly always one or two arrangements.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from itertools import product
from typing import NamedTuple

from mahjong_desk.core.groups import Group, Shape, group, starts_chow
from mahjong_desk.core.hand import FULL, Hand
from mahjong_desk.core.memo import memo
from mahjong_desk.core.tally import BITS, SUITS, count_in, packed
from mahjong_desk.core.tiles import KINDS, TILES, Kind, is_honor, is_terminal, kind_of

ORPHANS: tuple[Kind, ...] = tuple(kind for kind in range(KINDS) if is_honor(kind) or is_terminal(kind))

_FIELD = (1 << BITS) - 1
_DIGIT_SUM = _FIELD
"""Modulo this, a tally is the number of its tiles: as 9 tells the sum of decimal digits."""
_MAN, _PIN, _SOU, _HONORS = SUITS
_NEXT_TWO = (1 << BITS) + (1 << 2 * BITS)

_PUNGS = [(group(Shape.PUNG, kind),) for kind in range(KINDS)]
_PAIRS = [(group(Shape.PAIR, kind),) for kind in range(KINDS)]
_CHOWS = {kind: (group(Shape.CHOW, kind),) for kind in range(KINDS) if starts_chow(kind)}

SuitReading = tuple[tuple[Group, ...], tuple[Group, ...]]
"""The sets of one suit, and its pair or nothing."""

_NONE: SuitReading = ((), ())
_NOTHING = (_NONE,)
_TAKEN = ((), (0,), (2, 0), (3, 2, 0))
"""The tiles for a pung or the pair that can be taken of one, two, three or more equal ones."""


class Form(str, Enum):
    """The three forms of a complete hand."""

    __hash__ = str.__hash__  # an Enum's own is far slower

    REGULAR = "regular"
    SEVEN_PAIRS = "seven-pairs"
    THIRTEEN_ORPHANS = "thirteen-orphans"


REGULAR, SEVEN_PAIRS, THIRTEEN_ORPHANS = Form
# By these names an engine's inner loops compare: a member of an Enum is slow to get at.


class Reading(NamedTuple):
    """One arrangement and the group that the winning tile completed.

    ``groups``: the concealed sets in canonical order, the melds as they were made, the pair last;
    ``completed`` is an index into it.
    """

    form: Form
    groups: tuple[Group, ...]
    completed: int

    @property
    def text(self) -> str:
        """The arrangement as it is written: ``123m* 789m 777z (666z) 55z``."""
        return " ".join(g.text + "*" * (i == self.completed) for i, g in enumerate(self.groups))

    def group_text(self, index: int) -> str:
        """One group of it, with ``*`` if the winning tile completed it."""
        return self.groups[index].text + "*" * (index == self.completed)


@memo(most=1 << 16)
def _split(part: int) -> tuple[SuitReading, ...]:
    """Every way to split one suit's part of a tally into sets, and the pair if two tiles are over.

    Take of the lowest kind a pung, the pair or neither; the rest of it starts chows. Each arrangement comes
    once, its sets in canonical order: by kind, a pung before the chows. What is left after the lowest kind
    is split in turn, and remembered, so that hands share the work.
    """
    if not part:
        return _NOTHING
    over = part % _DIGIT_SUM % 3
    if over == 1:
        return ()
    kind = ((part & -part).bit_length() - 1) // BITS
    place = BITS * kind
    count = part >> place & _FIELD
    above = part - (count << place)
    room = 0  # for so many chows there are tiles
    if kind in _CHOWS:
        room = min(above >> place + BITS & _FIELD, above >> place + 2 * BITS & _FIELD)
    found: list[SuitReading] = []
    for size in _TAKEN[count] if count < 4 else _TAKEN[3]:
        chows = count - size
        if chows > room or (size == 2 and not over):
            continue
        taken, eyes = _NONE if size == 0 else (_PUNGS[kind], ()) if size == 3 else ((), _PAIRS[kind])
        if chows:
            taken += _CHOWS[kind] * chows
        for sets, pair in _split(above - (chows * _NEXT_TWO << place)):
            found.append((taken + sets, eyes + pair))
    return tuple(found)


def _regular(tally: int, melds: tuple[Group, ...]) -> list[tuple[Group, ...]]:
    """Every split of concealed tiles into sets and one pair: the sets, the melds, the pair last."""
    man, pin = _split(tally & _MAN), _split(tally & _PIN)
    sou, honors = _split(tally & _SOU), _split(tally & _HONORS)
    try:
        ((of_man, man_pair),) = man
        ((of_pin, pin_pair),) = pin
        ((of_sou, sou_pair),) = sou
        ((of_honors, honor_pair),) = honors
    except ValueError:  # this suit can be split in several ways, or in none
        return _several(man, pin, sou, honors, melds=melds)
    pair = man_pair + pin_pair + sou_pair + honor_pair
    return [of_man + of_pin + of_sou + of_honors + melds + pair] if len(pair) == 1 else []


def _several(*suits: tuple[SuitReading, ...], melds: tuple[Group, ...]) -> list[tuple[Group, ...]]:
    """The same where not every suit has one split: each split of one with each of the others."""
    joined = []
    for choice in product(*suits):
        groups = tuple([part for sets, _ in choice for part in sets])
        eyes = tuple([part for _, pair in choice for part in pair])
        if len(eyes) == 1:
            joined.append(groups + melds + eyes)
    return joined


_ALL_KINDS = sum(SUITS)
_ONE_EACH = sum(1 << BITS * kind for kind in range(KINDS))
EACH_ORPHAN = packed(ORPHANS)
"""The tally of the thirteen different orphans."""


def seven_pairs(tally: int) -> tuple[Group, ...]:
    """The pairs of 14 concealed tiles of which every kind occurs evenly; four equal tiles are two of them."""
    pairs: list[Group] = []
    rest = tally & _ALL_KINDS
    while rest:
        kind = ((rest & -rest).bit_length() - 1) // BITS
        count = count_in(rest, kind)
        pairs += _PAIRS[kind] * (count // 2)
        rest -= count << BITS * kind
    return tuple(pairs)


def _orphans_with(doubled: Kind) -> tuple[Group, ...]:
    """The thirteen orphans of which one is the pair."""
    singles = (group(Shape.SINGLE, kind) for kind in ORPHANS if kind != doubled)
    return (*singles, group(Shape.PAIR, doubled))


_THIRTEEN = {EACH_ORPHAN + packed([doubled]): _orphans_with(doubled) for doubled in ORPHANS}
"""The twelve single orphans and the pair, by the tally that is that."""


def _in_other_form(tally: int) -> tuple[Form, tuple[Group, ...]] | None:
    """Seven pairs or thirteen orphans, if concealed tiles are that."""
    if not tally & _ONE_EACH:
        return SEVEN_PAIRS, seven_pairs(tally)
    groups = _THIRTEEN.get(tally)
    return None if groups is None else (THIRTEEN_ORPHANS, groups)


def readings(hand: Hand) -> list[Reading]:
    """Every arrangement × every group that the winning tile can have completed; empty if not a win.

    The hand has 14 tiles (each kong as three) and a winning tile. Equal groups make equal readings and are
    given once. A meld is never what the winning tile completed.
    """
    tally = hand.tally
    if hand.winning is None or tally.size != FULL:
        return []
    won = _BIT_OF[hand.winning]
    melds = tuple([meld.group for meld in hand.melds]) if hand.melds else ()
    found: list[Reading] = []
    for groups in _regular(tally.concealed, melds):
        _add_readings(found, REGULAR, groups, won, len(groups) - 1 - len(melds))
    if not melds:
        other = _in_other_form(tally.concealed)
        if other is not None:
            form, groups = other
            _add_readings(found, form, groups, won, len(groups) - 1)
    return found


_PLACES = tuple(tuple(place for place in range(5) if mask >> place & 1) for mask in range(32))
"""The places among five groups, by a bit for each."""


def places_with(kinds: int, groups: tuple[Group, ...]) -> tuple[int, ...]:
    """The places of the groups that have any of some kinds, which come as a bit each."""
    if len(groups) != 5:
        return tuple([place for place, part in enumerate(groups) if part.bits & kinds])
    first, second, third, fourth, pair = groups  # one by one: a loop takes several times as long
    mask = 0
    if first.bits & kinds:
        mask = 1
    if second.bits & kinds:
        mask |= 2
    if third.bits & kinds:
        mask |= 4
    if fourth.bits & kinds:
        mask |= 8
    if pair.bits & kinds:
        mask |= 16
    return _PLACES[mask]


_BIT_OF = tuple(1 << kind_of(tile) for tile in range(TILES))
_new = tuple.__new__  # half the time of Reading(…)


def _add_readings(
    found: list[Reading], form: Form, groups: tuple[Group, ...], won: int, first_meld: int
) -> None:
    """Add an arrangement once for each concealed group with the kind that won, which comes as a bit."""
    seen = None
    for place in places_with(won, groups):
        part = groups[place]
        # Equal groups lie side by side.
        if part is not seen and (place < first_meld or place == len(groups) - 1):
            seen = part
            found.append(_new(Reading, (form, groups, place)))


def completes(hand: Hand, kind: Kind) -> bool:
    """Whether one more tile of a kind makes a complete hand of one of 13 tiles."""
    tally = hand.tally.concealed + (1 << BITS * kind)
    return bool(_regular(tally, ())) or (not hand.melds and _in_other_form(tally) is not None)


class Places(NamedTuple):
    """Which tiles of a hand some groups are made of.

    ``tiles`` are places in its concealed tiles, the winning tile coming after the last; ``melds`` are places
    in its melds.
    """

    tiles: frozenset[int]
    melds: frozenset[int]


def places(hand: Hand, reading: Reading, indices: Iterable[int]) -> Places:
    """The very tiles that make the groups at ``indices`` of one of the hand's own readings."""
    first_meld = len(reading.groups) - 1 - len(hand.melds)
    free = list(enumerate(kind_of(number) for number in hand.concealed))
    tiles_of: dict[int, list[int]] = {}
    for index, part in enumerate(reading.groups):
        if first_meld <= index < len(reading.groups) - 1 and hand.melds:
            continue
        kinds = list(part.kinds)
        tiles_of[index] = []
        if index == reading.completed and hand.winning is not None:
            kinds.remove(kind_of(hand.winning))
            tiles_of[index].append(len(hand.concealed))
        for kind in kinds:
            taken = next(entry for entry in free if entry[1] == kind)
            free.remove(taken)
            tiles_of[index].append(taken[0])
    wanted = set(indices)
    return Places(
        frozenset(place for index in wanted for place in tiles_of.get(index, ())),
        frozenset(index - first_meld for index in wanted if index not in tiles_of),
    )
