"""Which tiles complete a hand and how far it is, against counting it out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import combinations_with_replacement

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from mahjong_desk.core.arrangements import readings
from mahjong_desk.core.hand import Hand
from mahjong_desk.core.notation import parse_hand
from mahjong_desk.core.tiles import CODES, KINDS, counts_of, kind_of
from mahjong_desk.core.waits import Play, Wait, outlook, tiles_to_go, useful, waits
from tests.core.strategies import hands
from tests.rules import brute_force
from tests.rules.brute_force import Case
from tests.rules.hands import cases, one_suit_tiles
from tests.scale import count


def named(found: Sequence[Wait]) -> str:
    return " ".join(f"{CODES[wait.kind]}:{wait.left}" for wait in found)


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("123m456p789s1112z", "2z:3"),
        ("123m456p789s1122z", "1z:2 2z:2"),
        ("123m456p789s13m11z", "2m:3"),
        ("123m456p789s45m11z", "3m:3 6m:4"),
        ("1112345678999m", "1m:1 2m:3 3m:3 4m:3 5m:3 6m:3 7m:3 8m:3 9m:1"),
        ("19m19p19s1234567z", "1m:3 9m:3 1p:3 9p:3 1s:3 9s:3 1z:3 2z:3 3z:3 4z:3 5z:3 6z:3 7z:3"),
        ("119m19p19s123456z", "7z:4"),
        ("1155m2288p33s667z", "7z:3"),
        ("2z(123m)(456p)(789s)[1111z]", "2z:3"),
        # all four copies in the hand already: no wait
        ("1111m", ""),
        ("1m(111m)(456p)(789s)(111z)", ""),
        ("23m99s(1111m)(456p)(789s)", "4m:4"),
        ("23m1111z(456p)(789s)", ""),
        # five tiles that wait for a kind of which none is left are not ready
        ("13m22p(2222m)(789s)(111z)", ""),
        ("123m456p789s147m1z", ""),
        ("", ""),
        ("123m456p789s1112z+2z", ""),
    ],
)
def test_waits(line: str, expected: str) -> None:
    assert named(waits(parse_hand(line))) == expected


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("12789m55777z(666z)+3m", 0),
        ("12789m55777z(666z)", 1),
        ("", 14),
        ("1m9p", 12),
        ("19m19p19s123456z", 2),
        ("1155m2288p33s66z", 2),
        ("1155m2288p33s6z", 3),
        ("147m147p147s1234z", 7),
        ("123m456p789s12z", 3),
        ("1m(111m)(456p)(789s)(111z)", 2),  # a fifth 1m cannot come
        ("13m22p(2222m)(789s)(111z)", 2),
    ],
)
def test_tiles_to_go(line: str, expected: int) -> None:
    assert tiles_to_go(parse_hand(line)) == expected


def texts(hand: Hand) -> tuple[tuple[str, ...], tuple[tuple[tuple[str, ...], bool], ...]]:
    concealed = tuple(CODES[kind_of(number)] for number in hand.concealed)
    melds = tuple((tuple(CODES[kind_of(n)] for n in meld.tiles), meld.exposed) for meld in hand.melds)
    return concealed, melds


def check_waits(hand: Hand) -> None:
    """Every one of the 34 kinds tried."""
    concealed, melds = texts(hand)
    held = hand.counts()
    expected = [
        Wait(kind, 4 - held[kind])
        for kind in range(KINDS)
        if held[kind] < 4 and brute_force.is_complete(concealed, melds, CODES[kind])
    ]
    assert waits(hand) == expected
    assert (tiles_to_go(hand) == 1) == bool(expected)


@settings(max_examples=count(12, 3_000))
@given(cases())
def test_the_waits_of_ready_hands(case: Case) -> None:
    hand = replace(parse_hand(case.line), winning=None)
    won = parse_hand(case.line).winning
    check_waits(hand)
    assert won in [wait.kind for wait in waits(hand)]


@settings(max_examples=count(15, 3_000))
@given(one_suit_tiles())
def test_the_waits_in_one_suit(case: Case) -> None:
    check_waits(replace(parse_hand(case.line), winning=None))


@settings(max_examples=count(12, 3_000))
@given(hands(size=13))
def test_the_waits_of_any_thirteen_tiles(hand: Hand) -> None:
    check_waits(hand)


# How far: the nearest of all complete hands, counted out


@cache
def suit_targets(honors: bool) -> dict[tuple[int, int], list[tuple[int, ...]]]:
    """All ways to have so many sets and pairs in one suit, as counts of its kinds."""
    size = 7 if honors else 9
    units = [tuple(3 * (at == place) for at in range(size)) for place in range(size)]
    if not honors:
        units += [tuple(int(place <= at < place + 3) for at in range(size)) for place in range(7)]
    eyes = [tuple(2 * (at == place) for at in range(size)) for place in range(size)]
    found: dict[tuple[int, int], set[tuple[int, ...]]] = {}
    for sets in range(5):
        for chosen in combinations_with_replacement(units, sets):
            laid = tuple(map(sum, zip(*chosen, strict=True))) if chosen else (0,) * size
            if max(laid) <= 4:
                found.setdefault((sets, 0), set()).add(laid)
                for pair in eyes:
                    both = tuple(a + b for a, b in zip(laid, pair, strict=True))
                    if max(both) <= 4:
                        found.setdefault((sets, 1), set()).add(both)
    return {key: sorted(targets) for key, targets in found.items()}


def missing(target: Sequence[int], held: Sequence[int], gone: Sequence[int]) -> int:
    """Tiles of a target that are not there; many where the melds leave too few copies of one."""
    if any(gone) and any(wanted + used > 4 for wanted, used in zip(target, gone, strict=True)):
        return 99
    return sum([wanted - have for wanted, have in zip(target, held, strict=True) if wanted > have])


def nearest(hand: Hand) -> int:
    """The least number of tiles that the hand lacks to any complete hand."""
    won = () if hand.winning is None else (hand.winning,)
    held = counts_of((*hand.concealed, *won))
    gone = counts_of(number for meld in hand.melds for number in meld.tiles)
    least = {(0, 0): 0}
    for first, end in ((0, 9), (9, 18), (18, 27), (27, 34)):
        after: dict[tuple[int, int], int] = {}
        for (sets, pairs), targets in suit_targets(first == 27).items():
            if sets + len(hand.melds) > 4:
                continue
            cost = min(missing(target, held[first:end], gone[first:end]) for target in targets)
            for (had, paired), before in least.items():
                key = had + sets, paired + pairs
                if key[0] + len(hand.melds) <= 4 and key[1] <= 1:
                    after[key] = min(after.get(key, 99), before + cost)
        least = after
    best = [least[4 - len(hand.melds), 1]]
    if not hand.melds:
        best += [missing(target, held, gone) for target in orphan_targets()]
        best.append(seven_pairs_missing(held))
    return min(best)


def orphan_targets() -> Iterator[list[int]]:
    orphans = [at for at in range(KINDS) if at >= 27 or at % 9 in (0, 8)]
    for pair in orphans:
        yield [int(at in orphans) + (at == pair) for at in range(KINDS)]


def seven_pairs_missing(held: Sequence[int]) -> int:
    """Of each kind no pair, one or two; the seven that lack least."""
    least = [0] + [99] * 7
    for have in held:
        costs = (0, max(0, 2 - have), max(0, 4 - have))
        least = [min(least[n - k] + costs[k] for k in range(3) if k <= n) for n in range(8)]
    return least[7]


@settings(max_examples=count(5, 200))
@given(hands())
def test_how_far_any_hand_is(hand: Hand) -> None:
    assert tiles_to_go(hand) == nearest(hand)


@settings(max_examples=count(5, 200))
@given(hands(size=13, most_melds=1, kinds=9))
def test_how_far_a_hand_of_one_suit_is(hand: Hand) -> None:
    """Many tiles of few kinds: what has no copies left matters here."""
    assert tiles_to_go(hand) == nearest(hand)


@settings(max_examples=count(5, 200))
@given(cases(), st.data())
def test_how_far_a_hand_is_with_tiles_exchanged(case: Case, data: st.DataObject) -> None:
    hand = parse_hand(case.line)
    tiles = list(hand.concealed)
    for _ in range(data.draw(st.integers(1, 3))):
        kind = data.draw(st.integers(0, KINDS - 1))
        place = data.draw(st.integers(0, len(tiles) - 1))
        if counts_of((*tiles, *hand.tiles))[kind] < 4:
            tiles[place] = kind
    hand = Hand.of(tiles, hand.melds)
    assume(max(hand.counts()) <= 4)
    assert tiles_to_go(hand) == nearest(hand)


@given(hands(size=14))
def test_nothing_is_missing_exactly_where_the_hand_is_complete(hand: Hand) -> None:
    assert (tiles_to_go(hand) == 0) == bool(readings(hand))


@given(cases())
def test_a_complete_hand_lacks_nothing_and_one_without_the_winning_tile_one(case: Case) -> None:
    hand = parse_hand(case.line)
    assert tiles_to_go(hand) == 0
    assert tiles_to_go(replace(hand, winning=None)) == 1


@given(hands(size=12))
def test_one_tile_more_brings_a_hand_nearer_by_one_or_not_at_all(hand: Hand) -> None:
    before = tiles_to_go(hand)
    held = hand.counts()
    after = {
        tiles_to_go(Hand.of((*hand.concealed, kind), hand.melds)) for kind in range(KINDS) if held[kind] < 4
    }
    assert after <= {before, before - 1}
    assert before - 1 in after


@given(hands(size=14))
def test_one_tile_less_takes_a_hand_away_by_one_or_not_at_all(hand: Hand) -> None:
    tiles = list(hand.concealed) + ([] if hand.winning is None else [hand.winning])
    before = tiles_to_go(hand)
    for place in range(len(tiles)):
        less = Hand.of(tiles[:place] + tiles[place + 1 :], hand.melds)
        assert tiles_to_go(less) - before in (0, 1)


# What brings a hand nearer


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("12m22p(456p)(789s)(111z)", "3m:4"),
        ("13m22p(2222m)(789s)(111z)", "1m:3 3m:3 4m:4 5m:4 2p:2"),  # no fifth 2m
        ("123m456p789s1112z", "2z:3"),
        ("19m19p19s123456z", "1m:3 9m:3 1p:3 9p:3 1s:3 9s:3 1z:3 2z:3 3z:3 4z:3 5z:3 6z:3 7z:4"),
        ("1155m2288p33s667z", "7z:3"),
        # seven pairs with two singles, three tiles away as a regular hand
        ("1155m2288p33s69s7z", "6s:3 9s:3 7z:3"),
        ("12789m55777z(666z)+3m", ""),
    ],
)
def test_what_is_useful(line: str, expected: str) -> None:
    assert named(useful(parse_hand(line))) == expected


@pytest.mark.parametrize(
    ("line", "useless"),
    [
        ("1z", ""),
        # the pair comes from nothing, and one 1z alone is none
        ("12m(456p)(789s)(111z)", "1z"),
        # three are a pung; a fourth has no place
        ("1111z(123m)(456p)(789s)", "1z"),
        ("111z(123m)", "1z"),
        # the fourth 5m begins a chow, and the fourth East nothing
        ("2z(555m)(111z)", "1z"),
    ],
)
def test_where_a_set_or_a_pair_is_still_to_come_any_kind_begins_it(line: str, useless: str) -> None:
    found = {wait.kind for wait in useful(parse_hand(line))}
    assert [CODES[kind] for kind in range(KINDS) if kind not in found] == useless.split()


@settings(max_examples=count(15, 1_000))
@given(hands(size=13) | hands(size=13, kinds=9, most_melds=1) | hands())
def test_what_is_useful_is_what_makes_a_hand_nearer(hand: Hand) -> None:
    """Each kind is added, and the hand measured anew."""
    assume(0 < hand.size < 14)
    before, held = tiles_to_go(hand), hand.counts()
    expected = [
        Wait(kind, 4 - held[kind])
        for kind in range(KINDS)
        if held[kind] < 4 and tiles_to_go(Hand.of((*hand.concealed, kind), hand.melds)) < before
    ]
    assert useful(hand) == expected
    assert outlook(hand) == (before, expected)


@given(cases())
def test_what_is_useful_to_a_ready_hand_are_its_waits(case: Case) -> None:
    hand = replace(parse_hand(case.line), winning=None)
    assert useful(hand) == waits(hand)


THREE_PLAYERS = Play(absent=frozenset(range(1, 8)))


@pytest.mark.parametrize(
    ("line", "to_go", "expected"),
    [
        ("13m456p789s11122z", 2, "1m:3 2z:2"),
        ("11m456p789s11122z", 1, "1m:2 2z:2"),
        ("9m456p789s111222z", 1, "9m:3"),
    ],
)
def test_kinds_that_are_not_played_with_help_nothing(line: str, to_go: int, expected: str) -> None:
    hand = parse_hand(line)
    assert tiles_to_go(hand, THREE_PLAYERS) == to_go
    found = named(useful(hand, THREE_PLAYERS)).split()
    assert set(expected.split()) <= set(found)
    assert not {"2m:4", "3m:3", "8m:4"} & set(found)


def test_four_equal_tiles_are_two_pairs_only_where_pairs_repeat() -> None:
    hand = parse_hand("1111m2288p3366s7z")
    assert (tiles_to_go(hand), named(useful(hand))) == (1, "7z:3")
    once = Play(pairs_repeat=False)
    # five different pairs and a single: two tiles, and the sixth pair must begin from nothing
    assert tiles_to_go(hand, once) == 3
    assert "7z:3" in named(useful(hand, once))
    assert tiles_to_go(parse_hand("113m2288p3366s77z"), once) == 1
