"""The facts that yaku look at, a bit each."""

from __future__ import annotations

from enum import IntFlag, auto


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
    LAST = auto()
    KONG = auto()
    ROB = auto()
    FIRST = auto()
    DEALER = auto()
    # of the rules
    OPEN_TANYAO = auto()
    GREEN_NEEDS_DRAGON = auto()
    RENHOU_YAKUMAN = auto()
