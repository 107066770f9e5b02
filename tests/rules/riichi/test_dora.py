"""Dora: what an indicator points at, ura, red fives, and which indicators count."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.asking import RIICHI, ask, ask_line, codes, groups, messages, notes, rows
from tests.rules.riichi.dora import indicator_for

# Peace with reach, South's: 234 567m 234p 678s 99s
HAND = "23567m234p67899s+4m"
PLAIN = {"riichi": 1, "pinfu": 1}
NEXT = {f"{rank}{suit}": f"{rank % 9 + 1}{suit}" for suit in "mps" for rank in range(1, 10)}
NEXT |= {"1z": "2z", "2z": "3z", "3z": "4z", "4z": "1z", "5z": "6z", "6z": "7z", "7z": "5z"}
NEXT |= {"0m": "6m", "0p": "6p", "0s": "6s"}


def dora(words: str, hand: str = HAND, rules: str = "reach") -> dict[str, int]:
    """The dora rows of South's hand with reach."""
    found = rows(ask_line(f"{hand} riichi seat=S {words}", rules))
    return {name: value for name, value in found.items() if name.endswith("dora")}


@pytest.mark.parametrize(("indicator", "tile"), NEXT.items())
def test_what_an_indicator_points_at(indicator: str, tile: str) -> None:
    """A pair of the tile, beside suits and honors that hold none of it."""
    others = "234567m234567p" if tile[1] in "sz" else "234567s111222z"
    answer = ask_line(f"{others}{tile}+{tile} riichi seat=W round=N dora={indicator}", "reach")
    assert rows(answer)["dora"] == 2
    if indicator[0] != "0":
        assert indicator_for(tile) == indicator


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("", {}),
        ("dora=1z", {}),
        ("dora=8s", {"dora": 2}),
        ("dora=1m", {"dora": 1}),
        ("dora=1m8s", {"dora": 3}),
        ("dora=8s8s", {"dora": 4}),  # two equal indicators count twice
        ("dora=1m2m3m4m5m", {"dora": 5}),
        ("ura=8s", {"ura-dora": 2}),
        ("dora=8s ura=8s", {"dora": 2, "ura-dora": 2}),
        ("dora=1m ura=1m2m3m4m5m", {"dora": 1, "ura-dora": 5}),
    ],
)
def test_how_many(words: str, expected: dict[str, int]) -> None:
    assert dora(words) == expected


def test_a_row_counts_as_often_as_there_are_dora() -> None:
    answer = ask_line(f"{HAND} riichi seat=S dora=8s", "reach")
    [row] = [row for row in answer["patterns"] if row["id"] == "dora"]
    assert row == {"id": "dora", "value": 2, "count": 2, "unit": "han", "groups": ["99s"]}


def test_dora_in_melds_and_quads() -> None:
    answer = ask_line("23567m99s(234p)[5555z]+4m seat=S dora=7z1p", "reach")
    assert rows(answer) == {"haku": 1, "dora": 5}
    assert groups(answer, "dora") == ["(234p)", "[5555z]"]


@pytest.mark.parametrize("key", ["dora", "ura"])
def test_five_indicators_of_a_sort_at_most(key: str) -> None:
    assert dora(f"{key}=1z2z3z4z5z") == {}
    answer = ask_line(f"{HAND} riichi seat=S {key}=1z2z3z4z5z6z", "reach")
    assert codes(answer) == {"bad-value"}
    assert messages(answer) == [f"{key} cannot be “6”. It takes: 0–5."]


def test_tiles_and_indicators_are_four_of_a_kind_at_most() -> None:
    """Two 9s in the hand: two indicators of it are the other two."""
    assert dora("dora=9s9s") == {}
    for words in ("dora=9s9s9s", "dora=9s ura=9s9s", "ura=9s9s9s"):
        answer = ask_line(f"{HAND} riichi seat=S {words}", "reach")
        assert codes(answer) == {"too-many-copies"}
        mend = "a set of tiles has only four. Take 9s out of the hand or away from the indicators."
        assert messages(answer) == [f"5 copies of 9 of bamboos (9s) with the indicators: {mend}"]
    assert codes(ask_line(f"{HAND} riichi seat=S dora=1z1z1z ura=1z1z", "reach")) == {"too-many-copies"}
    assert dora("dora=0s5s5s5s", rules="tenhou") == {"dora": 4}


# Ura


def test_ura_count_with_reach_only() -> None:
    answer = ask_line(f"{HAND} seat=S ura=8s", "reach")
    assert rows(answer) == {"pinfu": 1}
    assert notes(answer) == {"ura-needs-reach": "Ura dora count with reach only."}
    for reach in ("riichi", "double-riichi"):
        answer = ask_line(f"{HAND} seat=S ura=8s {reach}", "reach")
        assert rows(answer)["ura-dora"] == 2
        assert notes(answer) == {}


def test_ura_where_they_are_not_used() -> None:
    answer = ask_line(f"{HAND} riichi seat=S ura=8s", "jpml")
    assert rows(answer) == PLAIN
    assert notes(answer) == {"not-used": "Ura dora is not used by this rule set and was not counted."}


# Dora after a quad


@pytest.mark.parametrize("words", ["dora=1z8s", "ura=1z8s", "dora=1z8s ura=1z8s"])
def test_without_dora_after_a_quad_only_the_first_indicator_counts(words: str) -> None:
    line = f"{HAND} riichi seat=S {words} option.kan_dora=no"
    answer = ask_line(line, "reach")
    assert rows(answer) == PLAIN
    assert notes(answer) == {"first-indicator-only": "Only the first dora indicator counts by this rule set."}
    swapped = words.replace("1z8s", "8s1z")
    first = ask_line(f"{HAND} riichi seat=S {swapped} option.kan_dora=no", "reach")
    assert rows(first) == rows(ask_line(f"{HAND} riichi seat=S {swapped}", "reach"))


def test_of_ura_that_do_not_count_at_all_nothing_more_is_said() -> None:
    assert set(notes(ask_line(f"{HAND} riichi seat=S dora=1z ura=1z8s", "jpml"))) == {"not-used"}
    line = f"{HAND} seat=S dora=1z ura=1z8s option.kan_dora=no tsumo"
    assert set(notes(ask_line(line, "reach"))) == {"ura-needs-reach"}


def test_one_indicator_has_no_note() -> None:
    assert notes(ask_line(f"{HAND} riichi seat=S dora=8s ura=8s option.kan_dora=no", "reach")) == {}


# Red fives


def test_a_red_five_is_a_dora_and_another_one_where_an_indicator_points_at_fives() -> None:
    hand = "23067m234p67899s+4m"
    assert dora("", hand, "tenhou") == {"red-dora": 1}
    assert dora("dora=4m", hand, "tenhou") == {"dora": 1, "red-dora": 1}
    assert dora("dora=4m", HAND, "tenhou") == {"dora": 1}


@pytest.mark.parametrize(
    ("hand", "count", "made_of"),
    [
        ("23467m234p67899s+0m", 1, ["567m*"]),  # the winning tile
        ("67m99s(055p)(340s)(777z)+8m", 2, ["(555p)", "(345s)"]),  # called
        ("1133m0577p2299s4z+4z", 1, ["55p"]),
        ("340m340p67s340s99p+8s", 3, ["345m", "345p", "345s"]),
        ("23m99s678p777z[0555m]+4m", 1, ["[5555m]"]),
        # Plain fives lie in other groups of the suit.
        ("67m55588p(340p)(777z)+8m", 1, ["(345p)"]),
        ("67m50588p(345p)(777z)+8m", 1, ["555p"]),
        ("340m456m88p78s(777z)+9s", 1, ["456m"]),
        ("34m345m88p789s(777z)+0m", 1, ["345m*"]),
        ("50m22p345678s(777z)+5m", 1, ["555m*"]),
    ],
)
def test_where_red_fives_are(hand: str, count: int, made_of: list[str]) -> None:
    answer = ask_line(f"{hand} seat=S", "tenhou")
    assert rows(answer)["red-dora"] == count
    assert groups(answer, "red-dora") == made_of


def test_there_is_one_red_five_of_each_suit() -> None:
    answer = ask_line("00m234567p34678s+5s seat=S", "tenhou")
    assert codes(answer) == {"too-many-copies"}
    assert messages(answer) == ["2 copies of the red 5 of characters (0m): there is one of each red five."]
    answer = ask_line("23067m234p67899s+4m seat=S riichi dora=0m", "tenhou")
    assert codes(answer) == {"too-many-copies"}


def test_four_plain_fives_are_accepted() -> None:
    assert rows(ask_line("34555567m234p67s+8s seat=S", "tenhou")) == {"pinfu": 1, "tanyao": 1}


@pytest.mark.parametrize(
    "hand",
    ["23067m234p67899s+4m", "00m234567p34678s+0s", "00m234p34678s(000p)+5s", "23067m99s(340p)(777z)+4m"],
)
def test_without_red_fives_they_are_plain_ones(hand: str) -> None:
    answer = ask_line(f"{hand} seat=S last", "reach")
    assert "red-dora" not in rows(answer)
    assert notes(answer) == {"red-fives-plain": "Red fives count as plain fives here."}


@pytest.mark.parametrize("rules", RIICHI)
def test_the_number_of_red_fives_by_profile(rules: str) -> None:
    counted = rules in ("tenhou", "majsoul", "mleague")
    options: list[tuple[dict[str, Any], bool]] = [
        ({}, counted),
        ({"red_fives": 3}, True),
        ({"red_fives": "0"}, False),
    ]
    for option, expected in options:
        answer = ask("23067m234p67899s+4m", rules=rules, seat="S", conditions=["riichi"], options=option)
        assert rows(answer) == (PLAIN | {"red-dora": 1} if expected else PLAIN)
        assert ("red-fives-plain" in notes(answer)) is not expected
