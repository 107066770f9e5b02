"""The facts that yaku look at, a bit each."""

from __future__ import annotations

from enum import IntFlag, auto

WIDTH = 5
"""The bits of a field that counts up to thirteen groups; see :class:`Bit`."""
_FIRST = 1 << WIDTH - 1


class Bit(IntFlag):
    """One fact of a reading, of the win, or of the hand as a whole.

    Those of single groups are the top bits of fields, so that they can be told from sums: where a field
    counts the groups of which a fact is true, adding all but the top bit sets it unless the count is 0.
    """

    # of a group's tiles
    MAN = _FIRST
    PIN = _FIRST << WIDTH
    SOU = _FIRST << 2 * WIDTH
    HONOR = _FIRST << 3 * WIDTH
    SIMPLE = _FIRST << 4 * WIDTH
    TERMINAL = _FIRST << 5 * WIDTH
    NOT_GREEN = _FIRST << 6 * WIDTH
    GREEN_DRAGON = _FIRST << 7 * WIDTH
    # of a group
    INSIDE = _FIRST << 8 * WIDTH  # without a terminal or honor
    CHOW = _FIRST << 9 * WIDTH
    TRIPLET = _FIRST << 10 * WIDTH
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
    # of the wait
    PEACE = auto()  # concealed, four chows, a pair that earns nothing, won from two open sides
    PAIR_WAIT = auto()
    ONE_KIND_WAIT = auto()  # for the pair, or for the middle or the one end of a chow
    GATES = auto()
    NINE_WAIT = auto()
    THIRTEEN_WAIT = auto()
    # of the win
    CONCEALED = auto()
    SELF_DRAW = auto()
    RIICHI = auto()
    DOUBLE_RIICHI = auto()
    IPPATSU = auto()
    LAST_DRAW = auto()
    LAST_DISCARD = auto()
    KONG = auto()
    ROB = auto()
    FIRST = auto()
    DEALER = auto()
    # of the rules
    OPEN_TANYAO = auto()
    GREEN_NEEDS_DRAGON = auto()
    RENHOU_YAKUMAN = auto()
    RINSHAN_FU = auto()  # a self-draw from the dead wall earns what another one does
