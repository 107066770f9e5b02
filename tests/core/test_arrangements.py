"""How a complete hand is read, and which tiles its groups are."""

from __future__ import annotations

import pytest
from hypothesis import given

from mahjong_desk.core.arrangements import Form, Reading, places, readings
from mahjong_desk.core.groups import Shape
from mahjong_desk.core.hand import Hand
from mahjong_desk.core.notation import parse_hand
from mahjong_desk.core.tiles import kind_of
from tests.core.strategies import hands
from tests.rules.brute_force import Case, looks
from tests.rules.hands import cases, one_suit_tiles


def texts(line: str) -> list[str]:
    return sorted(reading.text for reading in readings(parse_hand(line)))


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("12789m55777z(666z)+3m", ["123m* 789m 777z (666z) 55z"]),
        ("9s[3333m](333p)[2222z](7777s)+9s", ["[3333m] (333p) [2222z] (7777s) 99s*"]),
        (
            "11122233m99s(789p)+3m",
            ["111m 222m 333m* (789p) 99s", "123m* 123m 123m (789p) 99s"],
        ),
        ("2223m567p(222z)(678s)+2m", []),
        ("2234m567p(222z)(678s)+2m", ["234m 567p (222z) (678s) 22m*", "234m* 567p (222z) (678s) 22m"]),
        # four equal tiles as a triplet and in a chow: once each, the triplet first
        ("222m34m555p888s11z+2m", ["222m 234m* 555p 888s 11z", "222m* 234m 555p 888s 11z"]),
        ("1155m2288p33s667z+7z", ["11m 55m 22p 88p 33s 66z 77z*"]),
        ("1111m2288p33s667z+7z", ["11m 11m 22p 88p 33s 66z 77z*"]),
        ("19m19p19s1234567z+1z", ["1m 9m 1p 9p 1s 9s 2z 3z 4z 5z 6z 7z 11z*"]),
        ("119m19p19s123456z+7z", ["9m 1p 9p 1s 9s 1z 2z 3z 4z 5z 6z 7z* 11m"]),
        ("22334m556677p99s+4m", ["22m 33m 44m* 55p 66p 77p 99s", "234m* 234m 567p 567p 99s"]),
        # red fives stand for fives
        ("0m+5m", []),
        ("406m123p123s789s5m+0m", ["456m 123p 123s 789s 55m*", "456m* 123p 123s 789s 55m"]),
        # a meld is never what the winning tile completed
        ("23m99s(234m)(567p)(678s)+4m", ["234m* (234m) (567p) (678s) 99s"]),
        # not 14 tiles, or none that won
        ("123m456m789m12p3p11s", []),
        ("123m456m789m11s+1s", []),
    ],
)
def test_readings(line: str, expected: list[str]) -> None:
    assert texts(line) == sorted(expected)


def test_the_forms() -> None:
    forms = {
        line: {reading.form for reading in readings(parse_hand(line))}
        for line in ("12789m55777z(666z)+3m", "22334m556677p99s+4m", "19m19p19s1234567z+1z")
    }
    assert list(forms.values()) == [
        {Form.REGULAR},
        {Form.REGULAR, Form.SEVEN_PAIRS},
        {Form.THIRTEEN_ORPHANS},
    ]


def compare(case: Case) -> None:
    found = readings(parse_hand(case.line))
    mine = [
        (
            sorted(reading.groups[index].text.strip("()[]*") for index in range(len(reading.groups))),
            reading.groups[reading.completed].text,
        )
        for reading in found
    ]

    def text(group: tuple[str, ...]) -> str:
        return "".join(tile[0] for tile in group) + group[0][1]

    other = [(sorted(map(text, seen.groups)), text(seen.completed)) for seen in looks(case)]
    assert sorted(mine) == sorted(other)
    assert len({reading.text for reading in found}) == len(found)


@given(cases())
def test_the_readings_of_complete_hands_against_trying_everything(case: Case) -> None:
    compare(case)


@given(one_suit_tiles())
def test_the_readings_of_one_suit_against_trying_everything(case: Case) -> None:
    compare(case)


@given(cases())
def test_a_reading_is_in_order_and_holds_the_tiles_of_the_hand(case: Case) -> None:
    hand = parse_hand(case.line)
    for reading in readings(hand):
        concealed = len(reading.groups) - 1 - len(hand.melds)
        assert sorted(k for g in reading.groups for k in g.kinds) == sorted(map(kind_of, hand.tiles))
        assert [g.kind for g in reading.groups[:concealed]] == sorted(
            g.kind for g in reading.groups[:concealed]
        )
        assert reading.groups[concealed:-1] == tuple(meld.group for meld in hand.melds)
        assert reading.groups[-1].shape is Shape.PAIR
        assert reading.completed not in range(concealed, len(reading.groups) - 1)
        assert hand.winning in reading.groups[reading.completed].kinds


@given(hands(size=14))
def test_any_fourteen_tiles_can_be_asked(hand: Hand) -> None:
    for reading in readings(hand):
        assert isinstance(reading, Reading)


@given(cases())
def test_the_tiles_of_groups_are_told_apart(case: Case) -> None:
    hand = parse_hand(case.line)
    for reading in readings(hand):
        every = range(len(reading.groups))
        parts = [places(hand, reading, [index]) for index in every]
        assert places(hand, reading, every).tiles == frozenset(range(len(hand.concealed) + 1))
        assert places(hand, reading, every).melds == frozenset(range(len(hand.melds)))
        assert sum(len(part.tiles) for part in parts) == len(hand.concealed) + 1
        laid = [*hand.concealed, hand.winning]
        for index, part in enumerate(parts):
            if part.melds:
                [meld] = part.melds
                assert hand.melds[meld].group is reading.groups[index]
            else:
                kinds = sorted(kind_of(number) for at in part.tiles if (number := laid[at]) is not None)
                assert kinds == sorted(reading.groups[index].kinds)
            assert (len(hand.concealed) in part.tiles) == (index == reading.completed)
