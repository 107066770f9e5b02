"""What the yaku look at: a reading as bits.

Each group is packed into one integer once; those of a reading's groups are added up, and what the sum tells
and what concerns several groups become bits. A yaku is then two masks: bits that it needs and bits that
forbid it.
"""

from __future__ import annotations

from mahjong_desk.core.arrangements import EACH_ORPHAN, REGULAR, THIRTEEN_ORPHANS, Reading
from mahjong_desk.core.groups import GROUPS, Group
from mahjong_desk.core.memo import memo
from mahjong_desk.core.tally import counts_in
from mahjong_desk.core.tiles import EAST, WHITE, Kind, Wind, is_honor, is_terminal, suit_of
from mahjong_desk.rules.riichi.bits import WIDTH, Bit
from mahjong_desk.rules.riichi.table import Table

GREEN_KINDS = frozenset({19, 20, 21, 23, 25, 32})
"""2, 3, 4, 6 and 8 of bamboos and the green dragon."""
GREEN_DRAGON = 32

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


_FIELD = (1 << WIDTH) - 1
_CHOWS_FIELD, _TRIPLETS_FIELD = _CHOW.bit_length() - WIDTH, _TRIPLET.bit_length() - WIDTH
_CONCEALED_FIELD = _TRIPLETS_FIELD + WIDTH  # how many concealed triplets
_KONGS_FIELD = _CONCEALED_FIELD + WIDTH
_CHOWS_AT = _KONGS_FIELD + WIDTH  # three bits for each of the 21 chows, seven a suit
_TRIPLETS_AT = _CHOWS_AT + 3 * 21  # a bit for each of the 34 triplets
_FLAGS = sum(1 << WIDTH * field + WIDTH - 1 for field in range(_CONCEALED_FIELD // WIDTH))
_TO_FLAGS = _FLAGS - (_FLAGS >> WIDTH - 1)  # what lifts any count but 0 into the flag


def _packed(group: Group) -> int:
    """All that is known of a group; up to thirteen of them can be added up."""
    packed = _group_bits(group) >> WIDTH - 1  # each into the lowest bit of its field
    if group.is_chow:
        packed |= 1 << _CHOWS_AT + 3 * (7 * suit_of(group.kind) + group.kind % 9)
    elif group.is_triplet:
        packed |= 1 << _TRIPLETS_AT + group.kind
        packed |= (not group.exposed) << _CONCEALED_FIELD | group.is_kong << _KONGS_FIELD
    return packed


def _open_ends(group: Group) -> int:
    """The kinds, a bit each, that complete a chow of which either end would have done."""
    if not group.is_chow:
        return 0
    low, rank = group.kind, group.kind % 9
    return (rank != 6) << low | (rank != 0) << low + 2


_PACKED: tuple[int, ...] = tuple(map(_packed, GROUPS))
_OPEN_ENDS: tuple[int, ...] = tuple(map(_open_ends, GROUPS))
"""By the id of a group."""

_ONE_SUIT, _HONOR = int(Bit.ONE_SUIT), int(Bit.HONOR)
_SUITS = int(Bit.MAN | Bit.PIN | Bit.SOU)
_SINGLE_SUITS = frozenset((int(Bit.MAN), int(Bit.PIN), int(Bit.SOU)))
_IDENTICAL, _IDENTICAL_TWICE = int(Bit.IDENTICAL), int(Bit.IDENTICAL_TWICE)
_STRAIGHT = int(Bit.STRAIGHT)
_THREE_CHOWS, _THREE_TRIPLETS = int(Bit.THREE_SUITS_CHOWS), int(Bit.THREE_SUITS_TRIPLETS)
_REGULAR = int(Bit.REGULAR)
_SEVEN_PAIRS, _ORPHANS = int(Bit.SEVEN_PAIRS), int(Bit.ORPHANS)
_ALL_CHOWS = (1 << 3 * 21) - 1
_ONE_OF_EACH_CHOW = _ALL_CHOWS // 7
_FOURS = 4 * _ONE_OF_EACH_CHOW
_FROM_ONE = 1 | 1 << 21 | 1 << 42  # the lowest chow of each suit
_DRAGON_SETS = (int(Bit.WHITE_SET), int(Bit.GREEN_SET), int(Bit.RED_SET))
_LITTLE_DRAGONS, _BIG_DRAGONS = int(Bit.LITTLE_DRAGONS), int(Bit.BIG_DRAGONS)
_LITTLE_WINDS, _BIG_WINDS = int(Bit.LITTLE_WINDS), int(Bit.BIG_WINDS)
_SEAT_SET, _ROUND_SET = int(Bit.SEAT_SET), int(Bit.ROUND_SET)
_PEACE, _PAIR_WAIT, _ONE_KIND_WAIT = int(Bit.PEACE), int(Bit.PAIR_WAIT), int(Bit.ONE_KIND_WAIT)
_CONCEALED_COUNT = (0, 0, 0, int(Bit.THREE_CONCEALED), int(Bit.FOUR_CONCEALED))
_KONG_COUNT = (0, 0, 0, int(Bit.THREE_KONGS), int(Bit.FOUR_KONGS))
_GATES, _NINE_WAIT, _THIRTEEN_WAIT = int(Bit.GATES), int(Bit.NINE_WAIT), int(Bit.THIRTEEN_WAIT)
_GATE_COUNTS = (3, 1, 1, 1, 1, 1, 1, 1, 3)
_CONCEALED, _SELF_DRAW = int(Bit.CONCEALED), int(Bit.SELF_DRAW)


def reading_bits(reading: Reading, table: Table) -> int:
    """The bits of one reading, those of its table among them."""
    form, groups, place = reading
    if form is not REGULAR:
        return _irregular_bits(reading, table)
    first, second, third, fourth, eyes = groups
    summed = (
        _PACKED[first.id] + _PACKED[second.id] + _PACKED[third.id] + _PACKED[fourth.id] + _PACKED[eyes.id]
    )
    bits = table.bits | _REGULAR | summed + _TO_FLAGS & _FLAGS
    if bits & _SUITS in _SINGLE_SUITS:
        bits |= _ONE_SUIT
    if summed >> _CHOWS_FIELD & _FIELD > 1:
        bits |= _chow_bits(summed >> _CHOWS_AT & _ALL_CHOWS)
    completed, pair = groups[place], eyes.kind
    if bits & _TRIPLET:
        by_discard = completed.is_triplet and not bits & _SELF_DRAW
        bits |= _triplet_bits(summed, by_discard, pair, table)
    if _OPEN_ENDS[completed.id] >> table.won & 1:
        if bits & _CONCEALED and not (bits & _TRIPLET or table.pair_fu[pair]):
            bits |= _PEACE
    elif place == 4:
        bits |= _PAIR_WAIT | _ONE_KIND_WAIT
    elif completed.is_chow:
        bits |= _ONE_KIND_WAIT
    if bits & _ONE_SUIT and not bits & _HONOR:
        bits |= _gate_bits(table.hand.tally.held, table.won)
    return bits


def _irregular_bits(reading: Reading, table: Table) -> int:
    """The bits of seven pairs, or of thirteen orphans."""
    summed = sum([_PACKED[part.id] for part in reading.groups])
    bits = table.bits | summed + _TO_FLAGS & _FLAGS
    if bits & _SUITS in _SINGLE_SUITS:
        bits |= _ONE_SUIT
    if reading.form is not THIRTEEN_ORPHANS:
        return bits | _SEVEN_PAIRS
    return bits | _ORPHANS | (_THIRTEEN_WAIT if table.hand.tally.held == EACH_ORPHAN else 0)


def _chow_bits(chows: int) -> int:
    """The bits of two or more chows."""
    bits = 0
    several = (chows >> 1 | chows >> 2) & _ONE_OF_EACH_CHOW
    if several:
        twice = several & several - 1 or chows & _FOURS
        bits = _IDENTICAL_TWICE | _IDENTICAL if twice else _IDENTICAL
    found = (chows | several) & _ONE_OF_EACH_CHOW
    if found & found >> 9 & found >> 18 & _FROM_ONE:
        bits |= _STRAIGHT
    if found & found >> 21 & found >> 42:
        bits |= _THREE_CHOWS
    return bits


def _triplet_bits(summed: int, by_discard: bool, pair: Kind, table: Table) -> int:
    """The bits of one triplet or more; one that a discard completed is not concealed."""
    concealed = (summed >> _CONCEALED_FIELD & _FIELD) - by_discard
    bits = _CONCEALED_COUNT[concealed] | _KONG_COUNT[summed >> _KONGS_FIELD & _FIELD]
    triplets = summed >> _TRIPLETS_AT
    if triplets & triplets >> 9 & triplets >> 18 & 0x1FF:
        bits |= _THREE_TRIPLETS
    if triplets >> EAST:
        win = table.win
        bits |= _honor_bits((triplets >> EAST, pair if pair >= EAST else 0, win.seat, win.round))
    return bits


@memo(most=1 << 12)
def _honor_bits(asked: tuple[int, Kind, Wind, Wind]) -> int:
    """The bits of triplets of honors, East lowest."""
    honors, pair, seat, round_wind = asked
    bits = 0
    winds, dragons = honors & 15, honors >> 4
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
    if honors >> seat & 1:
        bits |= _SEAT_SET
    if honors >> round_wind & 1:
        bits |= _ROUND_SET
    return bits


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
