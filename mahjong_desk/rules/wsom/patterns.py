"""The 44 patterns, each a small definition: given a reading, the places of the groups that earn it.

A definition answers None where the hand has not the pattern, and no places for a circumstance. It does not
ask for the form of the hand (the column ``forms`` of ``patterns.csv`` does) nor for other patterns (the
series do that), so "two" means "at least two". Numbers: Zung Jung 3.3 and World Series of Mahjong.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from mahjong_desk.core.arrangements import Form
from mahjong_desk.core.hand import Condition
from mahjong_desk.core.tiles import (
    DRAGONS,
    HONORS,
    WINDS,
    Wind,
    is_honor,
    is_terminal,
    kind_of,
    rank_of,
    suit_of,
)
from mahjong_desk.rules.wsom.view import Indices, View, has_terminal, is_outside

Definition: TypeAlias = Callable[[View], "Indices | None"]

DEFINITIONS: dict[str, Definition] = {}
PER_SET = frozenset({"value-honor"})
"""Patterns that count once for each group that earns them."""


def pattern(pattern_id: str) -> Callable[[Definition], Definition]:
    """Enter a definition under the id of its pattern."""

    def enter(definition: Definition) -> Definition:
        DEFINITIONS[pattern_id] = definition
        return definition

    return enter


def _when(holds: bool, indices: Indices) -> Indices | None:
    return indices if holds else None


# 1. Trivial patterns


@pattern("all-sequences")
def all_sequences(view: View) -> Indices | None:
    """1.1: four chows and any pair."""
    return _when(len(view.chows) == 4, view.chows)


@pattern("concealed-hand")
def concealed_hand(view: View) -> Indices | None:
    """1.2: no set was called; concealed kongs and winning on a discard are fine."""
    return _when(view.hand.is_concealed, view.all)


@pattern("no-terminals")
def no_terminals(view: View) -> Indices | None:
    """1.3: only tiles from 2 to 8."""
    return _when(not any(is_outside(kind) for kind in view.kinds), view.all)


# 2. One suit


@pattern("mixed-one-suit")
def mixed_one_suit(view: View) -> Indices | None:
    """2.1.1: one suit of number tiles, together with winds or dragons."""
    return _when(len(view.suits) == 2 and HONORS in view.suits, view.all)


@pattern("pure-one-suit")
def pure_one_suit(view: View) -> Indices | None:
    """2.1.2: number tiles of one suit and nothing else."""
    return _when(len(view.suits) == 1 and HONORS not in view.suits, view.all)


@pattern("nine-gates")
def nine_gates(view: View) -> Indices | None:
    """2.2: ``1112345678999`` of one suit was held, and every tile of the suit would win."""
    held = sorted(kind_of(tile) for tile in view.hand.concealed)
    first = held[0] - held[0] % 9 if held else 0
    gates = [first, first, *range(first, first + 9), first + 8, first + 8]
    return _when(held == gates and len(view.suits) == 1 and HONORS not in view.suits, view.all)


# 3. Honors


@pattern("value-honor")
def value_honor(view: View) -> Indices | None:
    """3.1: a pung or kong of dragons or of the winner’s own wind."""
    earned = tuple(
        i
        for i in view.triplets
        if view.groups[i].kind in DRAGONS or view.groups[i].kind == view.win.seat.kind
    )
    return earned or None


@pattern("small-three-dragons")
def small_three_dragons(view: View) -> Indices | None:
    """3.2.1: two pungs or kongs of dragons, and a pair of the third."""
    dragons = view.triplets_in(DRAGONS)
    return _when(len(dragons) == 2 and view.pair_in(DRAGONS), (*dragons, view.pair))


@pattern("big-three-dragons")
def big_three_dragons(view: View) -> Indices | None:
    """3.2.2: pungs or kongs of all three dragons."""
    dragons = view.triplets_in(DRAGONS)
    return _when(len(dragons) == 3, dragons)


@pattern("small-three-winds")
def small_three_winds(view: View) -> Indices | None:
    """3.3.1: two pungs or kongs of winds, and a pair of a third wind."""
    winds = view.triplets_in(WINDS)
    return _when(len(winds) >= 2 and view.pair_in(WINDS), (*winds, view.pair))


@pattern("big-three-winds")
def big_three_winds(view: View) -> Indices | None:
    """3.3.2: pungs or kongs of three winds."""
    winds = view.triplets_in(WINDS)
    return _when(len(winds) >= 3, winds)


@pattern("small-four-winds")
def small_four_winds(view: View) -> Indices | None:
    """3.3.3: pungs or kongs of three winds, and a pair of the fourth."""
    winds = view.triplets_in(WINDS)
    return _when(len(winds) == 3 and view.pair_in(WINDS), (*winds, view.pair))


@pattern("big-four-winds")
def big_four_winds(view: View) -> Indices | None:
    """3.3.4: pungs or kongs of all four winds."""
    winds = view.triplets_in(WINDS)
    return _when(len(winds) == 4, winds)


@pattern("all-honors")
def all_honors(view: View) -> Indices | None:
    """3.4: only winds and dragons."""
    return _when(all(is_honor(kind) for kind in view.kinds), view.all)


# 4. Triplets and kongs


@pattern("all-triplets")
def all_triplets(view: View) -> Indices | None:
    """4.1: four pungs or kongs and no chow."""
    return _when(len(view.triplets) == 4, view.triplets)


def _concealed_triplets(least: int) -> Definition:
    def definition(view: View) -> Indices | None:
        concealed = tuple(i for i in view.triplets if view.is_concealed_triplet(i))
        return _when(len(concealed) >= least, concealed)

    return definition


two_concealed_triplets = pattern("two-concealed-triplets")(_concealed_triplets(2))
three_concealed_triplets = pattern("three-concealed-triplets")(_concealed_triplets(3))
four_concealed_triplets = pattern("four-concealed-triplets")(_concealed_triplets(4))


def _kongs(least: int) -> Definition:
    def definition(view: View) -> Indices | None:
        return _when(len(view.kongs) >= least, view.kongs)

    return definition


one_kong = pattern("one-kong")(_kongs(1))
two_kong = pattern("two-kong")(_kongs(2))
three_kong = pattern("three-kong")(_kongs(3))
four_kong = pattern("four-kong")(_kongs(4))


# 5. Identical sets


def _identical_sequences(least: int) -> Definition:
    def definition(view: View) -> Indices | None:
        heaps = view.equal_chows()
        return _when(bool(heaps) and len(heaps[0]) >= least, heaps[0] if heaps else ())

    return definition


two_identical_sequences = pattern("two-identical-sequences")(_identical_sequences(2))
three_identical_sequences = pattern("three-identical-sequences")(_identical_sequences(3))
four_identical_sequences = pattern("four-identical-sequences")(_identical_sequences(4))


@pattern("two-identical-sequences-twice")
def two_identical_sequences_twice(view: View) -> Indices | None:
    """5.1.2: two different chows, each of them twice."""
    heaps = view.equal_chows()
    return _when(len(heaps) == 2 and len(heaps[0]) == len(heaps[1]) == 2, view.chows)


# 6. Similar sets


@pattern("three-similar-sequences")
def three_similar_sequences(view: View) -> Indices | None:
    """6.1: the same numbers as a chow in all three suits."""
    similar = view.by_rank(view.chows)
    return _when(bool(similar) and len(similar[0]) == 3, similar[0] if similar else ())


@pattern("small-three-similar-triplets")
def small_three_similar_triplets(view: View) -> Indices | None:
    """6.2.1: the same number as a pung in two suits and as the pair in the third."""
    pair = view.groups[view.pair].kind
    if is_honor(pair):
        return None
    for similar in view.by_rank(view.triplets):
        kinds = [view.groups[i].kind for i in similar]
        if len(similar) == 2 and rank_of(kinds[0]) == rank_of(pair):
            return _when(suit_of(pair) not in map(suit_of, kinds), (*similar, view.pair))
    return None


@pattern("three-similar-triplets")
def three_similar_triplets(view: View) -> Indices | None:
    """6.2.2: the same number as a pung or kong in all three suits."""
    similar = view.by_rank(view.triplets)
    return _when(bool(similar) and len(similar[0]) == 3, similar[0] if similar else ())


# 7. Consecutive sets


@pattern("nine-tile-straight")
def nine_tile_straight(view: View) -> Indices | None:
    """7.1: 123, 456 and 789 of one suit."""
    at = {view.groups[i].kind: i for i in view.chows}
    for first in (0, 9, 18):
        if first in at and first + 3 in at and first + 6 in at:
            return at[first], at[first + 3], at[first + 6]
    return None


@pattern("three-consecutive-triplets")
def three_consecutive_triplets(view: View) -> Indices | None:
    """7.2.1: three pungs or kongs of one suit with numbers in a row."""
    return view.consecutive_triplets(3)


@pattern("four-consecutive-triplets")
def four_consecutive_triplets(view: View) -> Indices | None:
    """7.2.2: four pungs or kongs of one suit with numbers in a row."""
    return view.consecutive_triplets(4)


# 8. Terminals


@pattern("mixed-lesser-terminals")
def mixed_lesser_terminals(view: View) -> Indices | None:
    """8.1.1: a terminal or an honor in every set and in the pair."""
    return _when(all(has_terminal(g) or is_honor(g.kind) for g in view.groups), view.all)


@pattern("pure-lesser-terminals")
def pure_lesser_terminals(view: View) -> Indices | None:
    """8.1.2: a 1 or a 9 in every set and in the pair."""
    return _when(all(has_terminal(g) for g in view.groups), view.all)


@pattern("mixed-greater-terminals")
def mixed_greater_terminals(view: View) -> Indices | None:
    """8.1.3: nothing but terminals and honors."""
    return _when(all(is_outside(kind) for kind in view.kinds), view.all)


@pattern("pure-greater-terminals")
def pure_greater_terminals(view: View) -> Indices | None:
    """8.1.4: nothing but 1s and 9s."""
    return _when(all(is_terminal(kind) for kind in view.kinds), view.all)


# 9. Circumstances


def _circumstance(condition: Condition, *, self_draw: bool, dealer: bool | None = None) -> Definition:
    def definition(view: View) -> Indices | None:
        win = view.win
        seat_fits = dealer is None or (win.seat is Wind.E) == dealer
        return _when(condition in win.conditions and win.self_draw == self_draw and seat_fits, ())

    return definition


final_draw = pattern("final-draw")(_circumstance(Condition.LAST, self_draw=True))
final_discard = pattern("final-discard")(_circumstance(Condition.LAST, self_draw=False))
win_on_kong = pattern("win-on-kong")(_circumstance(Condition.KONG, self_draw=True))
robbing_a_kong = pattern("robbing-a-kong")(_circumstance(Condition.ROB, self_draw=False))
blessing_of_heaven = pattern("blessing-of-heaven")(
    _circumstance(Condition.FIRST, self_draw=True, dealer=True)
)
blessing_of_earth = pattern("blessing-of-earth")(
    _circumstance(Condition.FIRST, self_draw=False, dealer=False)
)


# 10. Irregular hands


@pattern("thirteen-orphans")
def thirteen_orphans(view: View) -> Indices | None:
    """10.1: one of each terminal and honor, and a second of one of them."""
    return _when(view.reading.form is Form.THIRTEEN_ORPHANS, view.all)


@pattern("seven-pairs")
def seven_pairs(view: View) -> Indices | None:
    """10.2: seven pairs, nothing called."""
    return _when(view.reading.form is Form.SEVEN_PAIRS, view.all)
