"""The hand under construction: each edit gives a new draft, or the problem that stands in the way."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.hand import Condition, Hand, Win, completeness_problems, copies_problems
from mahjong_desk.core.melds import MeldType
from mahjong_desk.core.notation import parse_hand
from mahjong_desk.core.problems import Problem
from mahjong_desk.core.tiles import CODES, TILES, Wind, kind_of, tile
from tests.core.strategies import hands

READY = "12789m55777z(666z)"
FULL = f"{READY}+3m"


def draft(line: str) -> Draft:
    return Draft(parse_hand(line))


def text(found: Draft | Problem) -> str:
    assert isinstance(found, Draft), found
    return found.hand.text


def detail(found: Draft | Problem) -> tuple[str, str]:
    assert isinstance(found, Problem), found
    return found.reason.value, found.detail


@pytest.mark.parametrize(
    ("line", "code", "expected"),
    [
        ("", "3m", "3m"),
        ("12m", "1p", "12m1p"),
        ("12m55z", "3m", "123m55z"),
        ("555m", "0m", "5550m"),
        (READY, "3m", FULL),  # the fourteenth is the winning tile
        ("12m+3m", "9p", "12m9p+3m"),
        ("12789m5777z(666z)+3m", "5z", FULL),
    ],
)
def test_adding_a_tile(line: str, code: str, expected: str) -> None:
    assert text(draft(line).add_tile(tile(code))) == expected


@pytest.mark.parametrize(
    ("line", "code", "reason", "said"),
    [
        (FULL, "1m", "wrong-tile-count", "no-room"),
        ("11m(111m)", "1m", "too-many-copies", "none-left"),
        ("55m55m", "0m", "too-many-copies", "none-left"),
        ("0m", "0m", "too-many-copies", "red-five-used"),
        ("(406m)", "0m", "too-many-copies", "red-five-used"),
        ("1m+0p", "0p", "too-many-copies", "red-five-used"),
    ],
)
def test_a_tile_that_cannot_be_added(line: str, code: str, reason: str, said: str) -> None:
    assert detail(draft(line).add_tile(tile(code))) == (reason, said)


def test_adding_a_meld() -> None:
    start = draft("12789m55777z")
    assert text(start.add_meld(MeldType.PUNG, tile("6z"))) == READY
    assert text(start.add_meld(MeldType.CONCEALED_KONG, tile("0p"))) == "12789m55777z[5555p]"
    assert text(start.add_meld(MeldType.CHOW, tile("9s"))) == "12789m55777z(789s)"


@pytest.mark.parametrize(
    ("line", "meld", "code", "reason", "said"),
    [
        (READY, MeldType.PUNG, "1p", "wrong-tile-count", "no-room"),
        ("1m", MeldType.CHOW, "1z", "bad-meld", "honors-make-no-chow"),
        ("1m", MeldType.KONG, "1m", "too-many-copies", "not-enough-left"),
        ("11m", MeldType.PUNG, "1m", "too-many-copies", "not-enough-left"),
        ("1111m", MeldType.PUNG, "1m", "too-many-copies", "none-left"),
        ("2222m", MeldType.CHOW, "1m", "too-many-copies", "none-left"),
    ],
)
def test_a_meld_that_cannot_be_added(line: str, meld: MeldType, code: str, reason: str, said: str) -> None:
    assert detail(draft(line).add_meld(meld, tile(code))) == (reason, said)


@pytest.mark.parametrize(
    ("line", "code", "expected"),
    [
        (FULL, "3m", FULL),
        (FULL, "1m", "23789m55777z(666z)+1m"),
        ("123m", "2m", "13m+2m"),
        ("12m", "3m", "12m+3m"),
        ("12m+3m", "4m", "123m+4m"),
        ("5550m", "0m", "555m+0m"),
    ],
)
def test_choosing_the_winning_tile(line: str, code: str, expected: str) -> None:
    assert text(draft(line).choose_winning(tile(code))) == expected


def test_a_winning_tile_for_which_there_is_no_room() -> None:
    assert detail(draft(FULL).choose_winning(tile("9p"))) == ("wrong-tile-count", "no-room")
    assert detail(draft("(1111m)").choose_winning(tile("1m"))) == ("too-many-copies", "none-left")


def test_taking_tiles_out() -> None:
    start = draft(FULL)
    assert start.take_winning().hand.text == READY
    assert start.take_concealed(0).hand.text == "2789m55777z(666z)+3m"
    assert start.take_concealed(9).hand.text == "12789m5577z(666z)+3m"
    assert start.take_meld(0).hand.text == "12789m55777z+3m"
    assert text(start.take_tile(tile("3m"))) == READY
    assert text(start.take_tile(tile("5z"))) == "12789m5777z(666z)+3m"
    assert detail(start.take_tile(tile("6z"))) == ("bad-value", "tile-not-there")


def test_clearing_keeps_the_table() -> None:
    win = Win(True, Wind.S, Wind.W, conditions=frozenset({Condition.LAST}), honba=2, players=3)
    start = Draft(parse_hand(FULL), win, "zung-jung", (("limit", "none"),))
    cleared = start.cleared()
    assert cleared == Draft(Hand(), Win(seat=Wind.S, round=Wind.W, players=3), "zung-jung", start.options)


def test_taking_a_circumstance_off() -> None:
    start = Draft(win=Win(conditions=frozenset({Condition.LAST, Condition.KONG})))
    assert start.without_condition(Condition.LAST).win.conditions == {Condition.KONG}
    assert start.without_condition(Condition.ROB) == start


@given(hands(), st.integers(0, TILES - 1))
def test_a_tile_that_was_added_can_be_taken_out(hand: Hand, number: int) -> None:
    before = Draft(hand)
    after = before.add_tile(number)
    if isinstance(after, Problem):
        full = hand.size == 14
        assert full or Draft(hand).copies_left(kind_of(number)) == 0 or number in hand.tiles
        return
    assert after.hand.size == hand.size + 1
    assert not copies_problems(after.hand.tiles)
    assert after.hand.text == parse_hand(after.hand.text).text
    back = after.take_tile(number)
    assert isinstance(back, Draft)
    assert sorted(back.hand.tiles) == sorted(hand.tiles)


@given(hands(), st.sampled_from(MeldType), st.integers(0, TILES - 1))
def test_a_meld_that_was_added_can_be_taken_out(hand: Hand, meld: MeldType, number: int) -> None:
    after = Draft(hand).add_meld(meld, number)
    if isinstance(after, Draft):
        assert after.hand.size == hand.size + 3
        assert not copies_problems(after.hand.tiles)
        assert after.take_meld(len(hand.melds)).hand == hand


@given(hands(), st.integers(0, TILES - 1))
def test_choosing_a_winning_tile_loses_none(hand: Hand, number: int) -> None:
    after = Draft(hand).choose_winning(number)
    if isinstance(after, Draft):
        assert after.hand.winning == number
        more = [] if number in hand.concealed or number == hand.winning else [number]
        assert sorted(after.hand.tiles) == sorted([*hand.tiles, *more])


@given(hands())
def test_what_is_known_of_a_hand(hand: Hand) -> None:
    counts = hand.counts()
    assert sum(counts) == len(hand.tiles)
    assert hand.size == len(hand.tiles) - sum(len(meld.tiles) == 4 for meld in hand.melds)
    assert [Draft(hand).copies_left(kind) for kind in range(34)] == [4 - count for count in counts]
    assert hand.has_kong == any(len(meld.tiles) == 4 for meld in hand.melds)
    assert hand.is_concealed == ("(" not in hand.text)
    assert copies_problems(hand.tiles) == []


def test_too_many_copies_are_named_each() -> None:
    found = copies_problems(parse_hand("11111m222222p(3333s)3s0555m5m").tiles)
    assert [(p.data["tile"], p.data["count"]) for p in found] == [
        ("1m", 5),
        ("5m", 5),
        ("2p", 6),
        ("3s", 5),
    ]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (FULL, []),
        (READY, ["name-it"]),
        ("", ["incomplete"]),
        ("123m", ["incomplete"]),
        ("+1m", ["too-few"]),
        (f"1p{FULL}", ["too-many"]),
        (f"12p{READY}", ["none-marked", "too-many"]),
    ],
)
def test_what_keeps_a_hand_from_being_complete(line: str, expected: list[str]) -> None:
    assert [problem.detail for problem in completeness_problems(parse_hand(line))] == expected


def test_an_edit_leaves_the_draft_as_it_was() -> None:
    start = draft(READY)
    start.add_tile(tile("3m"))
    start.take_concealed(0)
    assert start.hand.text == READY
    assert CODES[start.hand.concealed[0]] == "1m"


@pytest.mark.parametrize(
    ("line", "code", "red", "expected"),
    [
        ("", "3p", False, "(345p) (234p) (123p)"),
        ("", "1s", False, "(123s)"),
        ("", "8m", False, "(789m) (678m)"),
        ("", "9m", False, "(789m)"),
        ("1111p", "2p", False, "(234p)"),
        ("5555p", "3p", False, "(234p) (123p)"),
        ("1111p4444p", "2p", False, ""),
        ("", "1z", False, ""),
        ("123m456p789s12z", "3p", False, "(345p) (234p) (123p)"),
        ("123m456p789s123z", "3p", False, ""),
        ("", "3p", True, "(345p) (340p) (234p) (123p)"),
        ("", "0p", True, "(067p) (406p) (340p)"),
        ("0p", "3p", True, "(345p) (234p) (123p)"),
        ("555p", "3p", True, "(340p) (234p) (123p)"),
        ("555p", "3p", False, "(345p) (234p) (123p)"),
    ],
)
def test_every_chow_that_a_tile_can_be_in(line: str, code: str, red: bool, expected: str) -> None:
    melds = draft(line).melds_with(MeldType.CHOW, tile(code), red=red)
    assert " ".join(meld.text for meld in melds) == expected


@pytest.mark.parametrize(
    ("line", "meld", "code", "expected"),
    [
        ("", MeldType.PUNG, "5p", "(555p) (550p)"),
        ("", MeldType.PUNG, "0p", "(550p)"),
        ("", MeldType.PUNG, "6p", "(666p)"),
        ("", MeldType.KONG, "5p", "(5550p)"),
        ("", MeldType.CONCEALED_KONG, "0s", "[5550s]"),
        ("0p", MeldType.PUNG, "5p", "(555p)"),
        ("5p", MeldType.PUNG, "5p", "(550p)"),
        ("5p", MeldType.KONG, "5p", ""),
    ],
)
def test_pungs_and_kongs_of_fives_where_one_is_red(
    line: str, meld: MeldType, code: str, expected: str
) -> None:
    melds = draft(line).melds_with(meld, tile(code), red=True)
    assert " ".join(made.text for made in melds) == expected


def test_a_click_takes_the_next_chow_where_copies_are_lacking() -> None:
    assert text(draft("5555p").add_meld(MeldType.CHOW, tile("3p"))) == "5555p(234p)"
    assert detail(draft("1111p4444p").add_meld(MeldType.CHOW, tile("2p")))[0] == "too-many-copies"
