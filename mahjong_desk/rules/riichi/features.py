"""What the yaku look at: a reading as bits.

Each group's bits are worked out once, by ``Group.id``; a reading's are those of its groups or-ed together,
and some that concern several groups. A yaku is then two masks: bits that it needs and bits that forbid it.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntFlag, auto

from mahjong_desk.core.arrangements import EACH_ORPHAN, REGULAR, THIRTEEN_ORPHANS, Form, Reading
from mahjong_desk.core.groups import GROUPS, Group
from mahjong_desk.core.tally import counts_in
from mahjong_desk.core.tiles import EAST, WHITE, Kind, is_honor, is_terminal, suit_of

GREEN_KINDS = frozenset({19, 20, 21, 23, 25, 32})
"""2, 3, 4, 6 and 8 of bamboos and the green dragon."""
GREEN_DRAGON = 32


class Bit(IntFlag):
    """One fact of a reading, of the win, or of the hand as a whole."""

    # of the tiles
    MAN = auto()
    PIN = auto()
    SOU = auto()
    HONOR = auto()
    SIMPLE = auto()
    TERMINAL = auto()
    NOT_GREEN = auto()
    GREEN_DRAGON = auto()
    # of the groups
    CHOW = auto()
    TRIPLET = auto()
    INSIDE = auto()  # a group without a terminal or honor
    # of the arrangement
    REGULAR = auto()
    SEVEN_PAIRS = auto()
    ORPHANS = auto()
    ONE_SUIT = auto()
    IDENTICAL = auto()
    IDENTICAL_TWICE = auto()
    STRAIGHT = auto()
    THREE_SUITS_CHOWS = auto()
    THREE_SUITS_TRIPLETS = auto()
    THREE_CONCEALED = auto()
    FOUR_CONCEALED = auto()
    THREE_KONGS = auto()
    FOUR_KONGS = auto()
    WHITE_SET = auto()
    GREEN_SET = auto()
    RED_SET = auto()
    SEAT_SET = auto()
    ROUND_SET = auto()
    LITTLE_DRAGONS = auto()
    BIG_DRAGONS = auto()
    LITTLE_WINDS = auto()
    BIG_WINDS = auto()
    PLAIN_PAIR = auto()
    # of the wait
    TWO_SIDED = auto()
    PAIR_WAIT = auto()
    GATES = auto()
    NINE_WAIT = auto()
    THIRTEEN_WAIT = auto()
    # of the win
    CONCEALED = auto()
    SELF_DRAW = auto()
    RIICHI = auto()
    DOUBLE_RIICHI = auto()
    IPPATSU = auto()
    LAST = auto()
    KONG = auto()
    ROB = auto()
    FIRST = auto()
    DEALER = auto()
    # of the rules
    OPEN_TANYAO = auto()
    GREEN_NEEDS_DRAGON = auto()
    RENHOU_YAKUMAN = auto()


# Plain integers: an IntFlag is made anew by each operation.
_SUIT_BITS = (int(Bit.MAN), int(Bit.PIN), int(Bit.SOU), int(Bit.HONOR))
_TERMINAL, _SIMPLE, _INSIDE = int(Bit.TERMINAL), int(Bit.SIMPLE), int(Bit.INSIDE)
_NOT_GREEN, _GREEN_DRAGON = int(Bit.NOT_GREEN), int(Bit.GREEN_DRAGON)
_CHOW, _TRIPLET = int(Bit.CHOW), int(Bit.TRIPLET)


def _group_bits(group: Group) -> int:
    bits = _INSIDE
    for kind in set(group.kinds):
        bits |= _SUIT_BITS[suit_of(kind)]
        if is_terminal(kind):
            bits |= _TERMINAL
        elif not is_honor(kind):
            bits |= _SIMPLE
        if kind not in GREEN_KINDS:
            bits |= _NOT_GREEN
        elif kind == GREEN_DRAGON:
            bits |= _GREEN_DRAGON
        if is_honor(kind) or is_terminal(kind):
            bits &= ~_INSIDE
    if group.is_chow:
        bits |= _CHOW
    elif group.is_triplet:
        bits |= _TRIPLET
    return bits


def _chow_bit(group: Group) -> int:
    """A bit for each of the 21 chows: seven a suit, the lowest first."""
    if not group.is_chow:
        return 0
    return 1 << (7 * suit_of(group.kind) + group.kind % 9)


def _kind_bits(group: Group) -> int:
    bits = 0
    for kind in group.kinds:
        bits |= 1 << kind
    return bits


KIND_BITS: tuple[int, ...] = tuple(map(_kind_bits, GROUPS))
"""By the id of a group: its kinds, a bit each."""

_CHOWS_AT = len(Bit)
_TRIPLETS_AT = _CHOWS_AT + 21
_BITS_MASK, _CHOWS_MASK = (1 << _CHOWS_AT) - 1, (1 << 21) - 1


def _packed(group: Group) -> int:
    """All that is known of a group: its bits, above them its chow, above that its triplet."""
    triplet = 1 << group.kind if group.is_triplet else 0
    return _group_bits(group) | _chow_bit(group) << _CHOWS_AT | triplet << _TRIPLETS_AT


PACKED: tuple[int, ...] = tuple(map(_packed, GROUPS))
"""By the id of a group."""

_ONE_SUIT, _HONOR = int(Bit.ONE_SUIT), int(Bit.HONOR)
_SUITS = int(Bit.MAN | Bit.PIN | Bit.SOU)
_SINGLE_SUITS = frozenset((int(Bit.MAN), int(Bit.PIN), int(Bit.SOU)))
_IDENTICAL, _IDENTICAL_TWICE = int(Bit.IDENTICAL), int(Bit.IDENTICAL_TWICE)
_STRAIGHT = int(Bit.STRAIGHT)
_THREE_CHOWS, _THREE_TRIPLETS = int(Bit.THREE_SUITS_CHOWS), int(Bit.THREE_SUITS_TRIPLETS)
_FORM = {
    Form.REGULAR: int(Bit.REGULAR),
    Form.SEVEN_PAIRS: int(Bit.SEVEN_PAIRS),
    Form.THIRTEEN_ORPHANS: int(Bit.ORPHANS),
}
_STRAIGHT_CHOWS = tuple(0b1001001 << 7 * suit for suit in range(3))
_DRAGON_SETS = (int(Bit.WHITE_SET), int(Bit.GREEN_SET), int(Bit.RED_SET))
_LITTLE_DRAGONS, _BIG_DRAGONS = int(Bit.LITTLE_DRAGONS), int(Bit.BIG_DRAGONS)
_LITTLE_WINDS, _BIG_WINDS = int(Bit.LITTLE_WINDS), int(Bit.BIG_WINDS)
_SEAT_SET, _ROUND_SET = int(Bit.SEAT_SET), int(Bit.ROUND_SET)
_PLAIN_PAIR, _TWO_SIDED, _PAIR_WAIT = int(Bit.PLAIN_PAIR), int(Bit.TWO_SIDED), int(Bit.PAIR_WAIT)
_CONCEALED_COUNT = {3: int(Bit.THREE_CONCEALED), 4: int(Bit.FOUR_CONCEALED)}
_KONG_COUNT = {3: int(Bit.THREE_KONGS), 4: int(Bit.FOUR_KONGS)}
_GATES, _NINE_WAIT, _THIRTEEN_WAIT = int(Bit.GATES), int(Bit.NINE_WAIT), int(Bit.THIRTEEN_WAIT)
_GATE_COUNTS = (3, 1, 1, 1, 1, 1, 1, 1, 3)


def is_two_sided(group: Group, won: Kind) -> bool:
    """Whether the winning tile completed this chow from two open sides (Peace's wait)."""
    if not group.is_chow:
        return False
    low = group.kind
    return (won == low and low % 9 != 6) or (won == low + 2 and low % 9 != 0)


def reading_bits(
    reading: Reading, won: Kind, held: int, *, seat: Kind, round_wind: Kind, on_discard: bool
) -> int:
    """The bits of one reading; ``held`` is the tally of the concealed tiles before the win."""
    groups = reading.groups
    together = _FORM[reading.form]
    for part in groups:
        together |= PACKED[part.id]
    bits = together & _BITS_MASK
    chows = together >> _CHOWS_AT & _CHOWS_MASK
    triplets = together >> _TRIPLETS_AT
    if bits & _SUITS in _SINGLE_SUITS:
        bits |= _ONE_SUIT
    if reading.form is REGULAR:
        completed = groups[reading.completed]
        pair = groups[-1].kind
        if chows:
            bits |= _chow_bits(groups, chows)
        if triplets:
            bits |= _triplet_bits(triplets, pair, seat, round_wind)
            bits |= _concealed_bits(reading, on_discard)
        if pair < WHITE and pair != seat and pair != round_wind:  # noqa: PLR1714 - a tuple takes longer
            bits |= _PLAIN_PAIR
        if completed is groups[-1]:
            bits |= _PAIR_WAIT
        elif is_two_sided(completed, won):
            bits |= _TWO_SIDED
        if bits & _ONE_SUIT and not bits & _HONOR:
            bits |= _gate_bits(held, won)
    elif reading.form is THIRTEEN_ORPHANS and held == EACH_ORPHAN:
        bits |= _THIRTEEN_WAIT
    return bits


def _chow_bits(groups: Sequence[Group], chows: int) -> int:
    bits = 0
    starts = [part.kind for part in groups if part.is_chow]
    distinct = chows.bit_count()
    if len(starts) > distinct:
        pairs = sum(starts.count(start) // 2 for start in set(starts))
        bits |= _IDENTICAL_TWICE | _IDENTICAL if pairs == 2 else _IDENTICAL
    if distinct >= 3:
        for straight in _STRAIGHT_CHOWS:
            if chows & straight == straight:
                bits |= _STRAIGHT
        if chows & chows >> 7 & chows >> 14 & 0x7F:
            bits |= _THREE_CHOWS
    return bits


def _triplet_bits(triplets: int, pair: Kind, seat: Kind, round_wind: Kind) -> int:
    bits = 0
    if triplets & triplets >> 9 & triplets >> 18 & 0x1FF:
        bits |= _THREE_TRIPLETS
    if not triplets >> EAST:
        return bits
    dragons, winds = triplets >> WHITE & 7, triplets >> EAST & 15
    for place, bit in enumerate(_DRAGON_SETS):
        if dragons >> place & 1:
            bits |= bit
    if dragons == 7:
        bits |= _BIG_DRAGONS
    elif dragons.bit_count() == 2 and pair >= WHITE:
        bits |= _LITTLE_DRAGONS
    if winds == 15:
        bits |= _BIG_WINDS
    elif winds.bit_count() == 3 and EAST <= pair < WHITE:
        bits |= _LITTLE_WINDS
    if triplets >> seat & 1:
        bits |= _SEAT_SET
    if triplets >> round_wind & 1:
        bits |= _ROUND_SET
    return bits


def _concealed_bits(reading: Reading, on_discard: bool) -> int:
    """Concealed triplets, one that a discard completed counting as open, and kongs."""
    concealed = kongs = 0
    for index, part in enumerate(reading.groups):
        if part.is_kong:
            kongs += 1
            concealed += not part.exposed
        elif part.is_triplet and not part.exposed:
            concealed += not (on_discard and index == reading.completed)
    return _CONCEALED_COUNT.get(concealed, 0) | _KONG_COUNT.get(kongs, 0)


def _gate_bits(held: int, won: Kind) -> int:
    """Nine gates: 1112345678999 of one suit and one tile more."""
    first = won - won % 9
    counts = counts_in(held)
    if sum(counts) != 13:
        return 0  # part of the hand lies in melds
    rest = [count - least for count, least in zip(counts[first : first + 9], _GATE_COUNTS, strict=True)]
    if min(rest) >= 0:
        return _GATES | _NINE_WAIT
    rest[won - first] += 1
    return _GATES if min(rest) >= 0 else 0
