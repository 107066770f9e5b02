"""Who pays whom: the 25-point rule, its option, and what depends on who discarded."""

from __future__ import annotations

from itertools import product

import pytest

from mahjong_desk.core.hand import Win
from mahjong_desk.core.tiles import Wind
from mahjong_desk.rules.score import Payments
from mahjong_desk.rules.wsom.payments import payments
from tests.rules.asking import WSOM, ask_line

SCHEMES = ("standard", "all-pay", "discarder-pays")
VALUES = (0, 1, 5, 24, 25, 26, 30, 140, 480, 2000)
HAND_140 = "12789m55777z(666z)+3m"
HAND_25 = "22334m567p45688s+4m"  # All Sequences, Concealed Hand, No Terminals, Two Identical Sequences
HAND_30 = "23m567p99s555z666z+4m"  # two Value Honors, Concealed Hand, Two Concealed Triplets


def paid(value: int, win: Win, scheme: str = "standard") -> dict[str, int] | None:
    found = payments(value, win, scheme)
    return None if found is None else {seat.name: points for seat, points in found.items()}


@pytest.mark.parametrize(
    ("value", "south", "others", "east"),
    [(140, -370, -25, 420), (26, -28, -25, 78), (25, -25, -25, 75), (24, -24, -24, 72), (0, 0, 0, 0)],
)
def test_won_from_south(value: int, south: int, others: int, east: int) -> None:
    expected = {"E": east, "S": south, "W": others, "N": others}
    assert paid(value, Win(discarder=Wind.S)) == expected


@pytest.mark.parametrize("value", VALUES)
def test_self_drawn_and_with_nobody_responsible_each_pays_the_value(value: int) -> None:
    expected = {"E": -value, "S": 3 * value, "W": -value, "N": -value}
    for scheme in SCHEMES:
        assert paid(value, Win(self_draw=True, seat=Wind.S), scheme) == expected
        assert paid(value, Win(nobody=True, seat=Wind.S), scheme) == expected


@pytest.mark.parametrize("value", VALUES)
def test_all_pay_whoever_discarded(value: int) -> None:
    expected = {"E": -value, "S": -value, "W": -value, "N": 3 * value}
    assert paid(value, Win(seat=Wind.N, discarder=Wind.E), "all-pay") == expected
    assert paid(value, Win(seat=Wind.N), "all-pay") == expected


@pytest.mark.parametrize("value", VALUES)
def test_the_discarder_pays_for_all_three(value: int) -> None:
    expected = {"E": -3 * value, "S": 0, "W": 0, "N": 3 * value}
    assert paid(value, Win(seat=Wind.N, discarder=Wind.E), "discarder-pays") == expected


def test_without_a_discarder_only_what_does_not_depend_on_one_is_known() -> None:
    assert paid(25, Win()) == {"E": 75, "S": -25, "W": -25, "N": -25}
    assert paid(26, Win()) is None
    assert paid(26, Win(), "discarder-pays") is None
    assert paid(25, Win(), "discarder-pays") is None


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("seat", Wind)
def test_the_winner_receives_three_times_the_value_in_any_seat(seat: Wind, scheme: str) -> None:
    """East neither pays nor receives double, and nothing is lost."""
    wins = [Win(seat=seat, discarder=other) for other in Wind if other is not seat]
    wins += [Win(seat=seat, self_draw=True), Win(seat=seat, nobody=True)]
    for win, value in product(wins, VALUES):
        found: Payments | None = payments(value, win, scheme)
        assert found is not None
        assert list(found) == list(Wind)
        assert found[seat] == 3 * value
        assert sum(found.values()) == 0
        assert all(points <= 0 for loser, points in found.items() if loser is not seat)


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (f"{HAND_140} from=S", {"E": 420, "S": -370, "W": -25, "N": -25}),
        (f"{HAND_140} from=N", {"E": 420, "S": -25, "W": -25, "N": -370}),
        (f"{HAND_140} from=none", {"E": 420, "S": -140, "W": -140, "N": -140}),
        (f"{HAND_140} tsumo", {"E": 420, "S": -140, "W": -140, "N": -140}),
        (HAND_140, None),
        (f"{HAND_140} option.payment=all-pay", {"E": 420, "S": -140, "W": -140, "N": -140}),
        (f"{HAND_140} from=W option.payment=all-pay", {"E": 420, "S": -140, "W": -140, "N": -140}),
        (f"{HAND_140} from=W option.payment=discarder-pays", {"E": 420, "S": 0, "W": -420, "N": 0}),
        (f"{HAND_140} option.payment=discarder-pays", None),
        (f"{HAND_140} tsumo option.payment=discarder-pays", {"E": 420, "S": -140, "W": -140, "N": -140}),
        (f"{HAND_140} from=none option.payment=discarder-pays", {"E": 420, "S": -140, "W": -140, "N": -140}),
        (f"{HAND_25} from=S", {"E": 75, "S": -25, "W": -25, "N": -25}),
        (HAND_25, {"E": 75, "S": -25, "W": -25, "N": -25}),
        (f"{HAND_25} from=S option.payment=discarder-pays", {"E": 75, "S": -75, "W": 0, "N": 0}),
        (f"{HAND_30} from=S", {"E": 90, "S": -40, "W": -25, "N": -25}),
        (f"{HAND_30} from=none", {"E": 90, "S": -30, "W": -30, "N": -30}),
        (HAND_30, None),
    ],
)
def test_payments_of_hands(line: str, expected: dict[str, int] | None) -> None:
    assert ask_line(line)["payments"] == expected


@pytest.mark.parametrize("rules", WSOM)
def test_a_robbed_kong_is_paid_like_a_discard(rules: str) -> None:
    answer = ask_line("23m567p99s555z666z+4m rob from=W", rules)
    assert answer["total"] == 40
    assert answer["payments"] == {"E": 120, "S": -25, "W": -70, "N": -25}


def test_payments_are_of_the_limited_total() -> None:
    """400 alone, not the sum of the rows."""
    answer = ask_line("111222333z4455z+4z seat=S from=E", "zung-jung")
    assert answer["payments"] == {"E": -1150, "S": 1200, "W": -25, "N": -25}


def test_a_chicken_hand_is_paid_by_all_three() -> None:
    line = "23m567p99s(222z)(678s)+4m seat=E from=S"
    assert ask_line(line, "zung-jung")["payments"] == {"E": 3, "S": -1, "W": -1, "N": -1}
    assert ask_line(line)["payments"] == {"E": 0, "S": 0, "W": 0, "N": 0}


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (f"{HAND_140} from=E", "East won and cannot be the one who discarded"),
        (f"{HAND_140} seat=W from=W", "West won and cannot be the one who discarded"),
        (f"{HAND_140} tsumo from=S", "A self-drawn tile was discarded by nobody"),
    ],
)
def test_a_discarder_that_cannot_be(line: str, said: str) -> None:
    answer = ask_line(line)
    assert [reason["code"] for reason in answer["reasons"]] == ["conflicting-conditions"]
    assert said in answer["reasons"][0]["message"]
