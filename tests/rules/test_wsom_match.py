"""Matches of World Series of Mahjong and Zung Jung: one by hand, the club schemes, length, penalties."""

from __future__ import annotations

import math

import pytest

from tests.club.asking import (
    Json,
    abort,
    adjust,
    ask,
    chombo,
    codes,
    draw,
    final,
    hand,
    nagashi,
    penalty,
    points,
    ron,
    rounds,
    said,
    scores,
    tsumo,
    yakuman,
)
from tests.rules.asking import WSOM

# Each hand with the scores after it. Players 0 to 3 sat East, South, West and North in the first hand.
MATCH: list[tuple[str, Json, list[int]]] = [
    # 140 on a discard: two pay 25, the discarder 3 × 140 − 50 = 370.
    ("E1", points(0, 140, 1), [420, -370, -25, -25]),
    # Self-drawn: each pays the value.
    ("E2", points(1, 30), [390, -280, -55, -55]),
    # A draw moves nothing.
    ("E3", {"type": "draw"}, [390, -280, -55, -55]),
    # 25 is paid by all alike, 26 is not: 28 / 25 / 25.
    ("E4", points(3, 25, 2), [365, -305, -80, 20]),
    ("S1", points(2, 26, 0), [337, -330, -2, -5]),
    # Player 2 threw the same tile before player 3 did and pays 3 × 70 − 50 = 160.
    ("S2", points(1, 70, 3, responsible=2), [312, -120, -162, -30]),
    # Nobody is responsible: all pay 60.
    ("S3", points(0, 60, 1, responsible="none"), [492, -180, -222, -90]),
    # A false win, and the hand is over: 30 points, 10 to each of the others.
    ("S4", chombo(3), [502, -170, -212, -120]),
    # A false win, and the hand went on to a win of 5.
    ("W1", hand(chombo(0), points(2, 5, 1)), [467, -165, -187, -115]),
    # Between two hands 5 points are set right; no hand was dealt for that.
    ("W2", adjust(0, 0, 5, -5), [467, -165, -182, -120]),
    # The highest by a limit, self-drawn.
    ("W2", points(3, 320), [147, -485, -502, 840]),
    # The winner threw the tile first: nobody is responsible.
    ("W3", points(0, 40, 3, responsible=0), [267, -525, -542, 800]),
    # A fine of 20 beside a draw: 7 to the next two players, 6 to the third.
    ("W4", hand(draw(), penalty(1, 20)), [273, -545, -535, 807]),
    # A hand without a pattern.
    ("N1", points(1, 0, 0), [273, -545, -535, 807]),
    ("N2", points(2, 100, 3), [248, -570, -235, 557]),
    # East receives no more than others.
    ("N3", points(0, 85), [503, -655, -320, 472]),
    ("N4", points(1, 205, 2), [478, -40, -885, 447]),
]
HANDS = [one for _, one, _ in MATCH]


@pytest.mark.parametrize("rules", WSOM)
def test_a_whole_match(rules: str) -> None:
    answer = ask(rules, *HANDS)
    assert rounds(answer) == [(label, 0, 0) for label, _, _ in MATCH]
    assert scores(answer) == [after for _, _, after in MATCH]
    assert all(sum(one) == 0 for one in scores(answer))
    dealers = [one["dealer"] for one in answer["hands"]]
    assert dealers == [0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 1, 2, 3, 0, 1, 2, 3]
    assert final(answer) == ([478, -40, -885, 447], [478.0, -40.0, -885.0, 447.0])


def test_a_match_is_sixteen_hands() -> None:
    answer = ask("wsom", *HANDS, points(0, 5))
    assert codes(answer) == {"conflicting-conditions"}
    assert answer["reasons"][0]["hand"] == len(HANDS) + 1
    assert said(answer)[0].startswith(f"Hand {len(HANDS) + 1}: The match was over before this hand")
    # Points can still be set right.
    assert final(ask("wsom", *HANDS, adjust(1, -1, 0, 0)))[0] == [479, -41, -885, 447]


def test_match_points_by_the_signed_root() -> None:
    _, found = final(ask("wsom", *HANDS, options={"match_points": "signed-root"}))
    assert found == [math.sqrt(478), -math.sqrt(40), -math.sqrt(885), math.sqrt(447)]
    assert final(ask("wsom", draw(), options={"match_points": "signed-root"}))[1] == [0.0] * 4


@pytest.mark.parametrize(
    ("payment", "won", "expected"),
    [
        ("all-pay", points(2, 140, 1), [-140, -140, 420, -140]),
        ("all-pay", points(2, 20, 1), [-20, -20, 60, -20]),
        ("discarder-pays", points(2, 140, 1), [0, -420, 420, 0]),
        ("discarder-pays", points(2, 20, 1), [0, -60, 60, 0]),
        ("discarder-pays", points(2, 20, 1, responsible=3), [0, 0, 60, -60]),
        ("discarder-pays", points(2, 20), [-20, -20, 60, -20]),
        ("standard", points(2, 26), [-26, -26, 78, -26]),
    ],
)
def test_the_club_schemes(payment: str, won: Json, expected: list[int]) -> None:
    assert scores(ask("wsom", won, options={"payment": payment})) == [expected]


@pytest.mark.parametrize(
    ("more", "last"),
    [
        ({"options": {"hands": 8}}, "S4"),
        ({"options": {"hands": 5}}, "S1"),
        ({"east_only": True}, "E4"),
        ({"options": {"hands": 20}}, "E4"),
    ],
)
def test_other_lengths(more: Json, last: str) -> None:
    length = more.get("options", {}).get("hands", 4)
    answer = ask("wsom", *[draw()] * length, **more)
    assert rounds(answer)[-1] == (last, 0, 0)
    assert codes(ask("wsom", *[draw()] * (length + 1), **more)) == {"conflicting-conditions"}


def test_no_length_is_set() -> None:
    answer = ask("wsom", *[draw()] * 33, options={"hands": 0})
    assert rounds(answer)[-1] == ("E1", 0, 0)


def test_the_penalty_for_a_false_win() -> None:
    assert scores(ask("zung-jung", chombo(2), options={"false_win_penalty": 60})) == [[20, 20, -60, 20]]
    # What three cannot share goes to the next in turn.
    assert scores(ask("zung-jung", chombo(2), options={"false_win_penalty": 31})) == [[10, 10, -31, 11]]
    assert scores(ask("zung-jung", chombo(2), options={"false_win_penalty": 0})) == [[0] * 4]
    # A fine of hundreds is shared by hundreds.
    assert scores(ask("zung-jung", penalty(2, 400))) == [[100, 100, -400, 200]]


def test_the_minimum() -> None:
    answer = ask("wsom", points(0, 4, 1), options={"minimum": 5})
    assert codes(answer) == {"below-minimum"}
    assert said(answer) == ["Hand 1, outcome 1: The hand scores 4; the table’s minimum is 5."]
    assert scores(ask("wsom", points(0, 5, 1), options={"minimum": 5})) == [[15, -5, -5, -5]]


@pytest.mark.parametrize(
    ("played", "said_of"),
    [
        (hand(points(0, 5, 1), points(2, 5, 1)), "One player wins a hand"),
        (hand(points(0, 5, 1), riichi=(0,)), "“riichi” is not known to this rule set"),
        (draw(1), "“tenpai” is not known"),
        (nagashi([1], 2), "“nagashi” is not known"),
        (abort(), "“abort” is not known"),
        (points(0, 5, 1, pao=2), "“pao” is not known"),
        (ron(0, 1, 3, 30), "a win is worth points"),
        (tsumo(0, 3, 30), "a win is worth points"),
        (yakuman(0, 1), "a win is worth points"),
    ],
)
def test_what_these_rules_do_not_know(played: Json, said_of: str) -> None:
    assert said_of in said(ask("wsom", played))[0]


def test_three_players_do_not_play_it() -> None:
    answer = ask("wsom", draw(), players=3)
    assert (codes(answer), said(answer)) == ({"bad-value"}, ["players cannot be “3”. It takes: 4."])
