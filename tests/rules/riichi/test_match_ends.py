"""How a riichi match ends by profile: rounds, an added round, a player below zero, a dealer who may stop."""

from __future__ import annotations

import json
from typing import Any

import pytest

from mahjong_desk.club.play import play
from mahjong_desk.club.request import read_match
from mahjong_desk.rules.matches import End
from tests.club.asking import (
    Json,
    abort,
    adjust,
    ask,
    draw,
    hand,
    nagashi,
    penalty,
    ron,
    rounds,
    said,
    scores,
    tsumo,
    yakuman,
)
from tests.rules.asking import RIICHI
from tests.rules.riichi.profiles import OWN

EIGHT = [draw()] * 8
SEVEN = [draw()] * 7
"""Seven draws without a ready player lead to S4 with seven honba."""
WITHOUT_EXTRA = [rules for rules in RIICHI if OWN["west_round_below_return"][rules] == "no"]
RETURN_30 = {"start_points": 25000, "return_points": 30000}


def end(rules: str, *hands: Json, **more: Any) -> End | None:
    """The end that the match has come to after its last hand."""
    whole = [one if "outcomes" in one else hand(one) for one in hands]
    replay = play(read_match(json.loads(json.dumps({"rules": rules, "hands": whole, **more}))))
    assert replay.problems == ()
    return replay.state.end


# The rounds


@pytest.mark.parametrize("rules", WITHOUT_EXTRA)
def test_two_rounds_and_no_more(rules: str) -> None:
    assert [label for label, _, _ in rounds(ask(rules, *EIGHT))] == [
        *("E1", "E2", "E3", "E4"),
        *("S1", "S2", "S3", "S4"),
    ]
    assert end(rules, *SEVEN) is None
    assert end(rules, *EIGHT) is End.LENGTH
    assert said(ask(rules, *EIGHT, draw()))[0].startswith("Hand 9: The match was over before this hand")


@pytest.mark.parametrize("rules", WITHOUT_EXTRA)
def test_one_round(rules: str) -> None:
    assert end(rules, *EIGHT[:4], east_only=True) is End.LENGTH
    assert end(rules, *EIGHT[:3], players=3, east_only=True) is End.LENGTH
    assert end(rules, *EIGHT[:6], players=3) is End.LENGTH


@pytest.mark.parametrize("rules", RIICHI)
def test_a_dealer_who_stays_plays_on_in_the_last_hand(rules: str) -> None:
    answer = ask(rules, *SEVEN, draw(3, 2), draw(3, 1))
    assert [label for label, _, _ in rounds(answer)][-2:] == ["S4", "S4"]


@pytest.mark.parametrize("rules", RIICHI)
def test_points_can_be_moved_after_the_end(rules: str) -> None:
    hands = [*EIGHT, penalty(0, 100), adjust(0, 100, 0, -100)]
    assert end(rules, *hands, options={"return_points": 0, "ties": "seat order"}) is End.LENGTH


@pytest.mark.parametrize("rules", RIICHI)
def test_what_ended_with_its_rounds_stays_ended(rules: str) -> None:
    """Also when a player falls below zero with the last hand or after it, and is helped up again."""
    options = {"return_points": 30000, "start_points": 30000}
    busting = [*SEVEN, yakuman(0, 1), adjust(0, 40000, -40000, 0)]
    assert end(rules, *busting, options=options) is End.LENGTH


# An added round


@pytest.mark.parametrize("rules", ["tenhou", "majsoul"])
def test_a_west_round_while_nobody_has_the_return(rules: str) -> None:
    answer = ask(rules, *EIGHT, *[draw()] * 4, options=RETURN_30)
    assert [label for label, _, _ in rounds(answer)][8:] == ["W1", "W2", "W3", "W4"]
    assert end(rules, *EIGHT, options=RETURN_30) is None
    # There is no north round.
    assert end(rules, *EIGHT, *[draw()] * 4, options=RETURN_30) is End.LENGTH


def test_one_round_is_followed_by_the_south_round() -> None:
    answer = ask("tenhou", *[draw()] * 8, east_only=True)
    assert [label for label, _, _ in rounds(answer)][4:] == ["S1", "S2", "S3", "S4"]
    assert end("tenhou", *[draw()] * 8, east_only=True) is End.LENGTH


def test_three_players_have_a_west_round_of_three_hands() -> None:
    answer = ask("tenhou", *[draw()] * 9, players=3)
    assert [label for label, _, _ in rounds(answer)][6:] == ["W1", "W2", "W3"]
    assert end("tenhou", *[draw()] * 9, players=3) is End.LENGTH
    # 35,000 + 8000 + 6 × 200 is above 40,000.
    assert end("tenhou", *[draw()] * 6, ron(1, 2, 5, 30), players=3) is End.REACHED


@pytest.mark.parametrize("rules", ["tenhou", "majsoul"])
def test_the_added_round_ends_as_soon_as_somebody_has_the_return(rules: str) -> None:
    # In W1 with eight honba: 25,000 + 2600 + 2400 is 30,000.
    assert end(rules, *EIGHT, ron(1, 2, 2, 40), options=RETURN_30) is End.REACHED
    assert end(rules, *EIGHT, ron(1, 2, 1, 40), options=RETURN_30) is None
    # By what a ready player receives too: 29,000 after W1, 32,000 after W2.
    ready = [adjust(0, 0, 1000, -1000), *EIGHT, draw(2), draw(2)]
    assert end(rules, *ready[:-1], options=RETURN_30) is None
    assert end(rules, *ready, options=RETURN_30) is End.REACHED
    assert "was added" in said(ask(rules, *EIGHT, ron(1, 2, 5, 30), draw(), options=RETURN_30))[0]


def test_sticks_on_the_table_are_not_counted_for_the_return() -> None:
    """29,500, and a stick that would be won again."""
    hands = [adjust(0, 2500, 0, -2500), *SEVEN, hand(draw(1), riichi=(1,))]
    assert end("tenhou", *hands) is None


def test_the_return_in_the_last_regular_hand_ends_the_match() -> None:
    assert end("tenhou", *SEVEN, ron(1, 2, 5, 30)) is End.LENGTH


def test_a_dealer_who_stays_goes_before_the_return_of_another() -> None:
    """Two win in W1: the dealer 1500 + 2400, another 8000 to above 30,000."""
    both = hand(ron(2, 1, 5, 30), ron(0, 1, 1, 30))
    assert end("tenhou", *EIGHT, both) is None
    assert rounds(ask("tenhou", *EIGHT, both, draw()))[-1] == ("W1", 9, 0)
    # And with the next hand, when the deal passes, the match is over.
    assert end("tenhou", *EIGHT, both, draw()) is End.REACHED


# A player below zero


@pytest.mark.parametrize("rules", RIICHI)
def test_a_player_below_zero(rules: str) -> None:
    found = end(rules, yakuman(1, 0))
    assert found is (End.BUST if OWN["bust_ends"][rules] == "yes" else None)


def test_a_stick_may_be_the_last_thousand() -> None:
    """Zero is not below it."""
    poor = adjust(-24000, 24000, 0, 0)
    assert end("tenhou", poor, hand(abort(), riichi=(0,))) is None
    assert end("tenhou", poor, hand(abort(), riichi=(0,)), draw(1)) is End.BUST
    assert "below zero" in said(ask("tenhou", poor, hand(abort(), riichi=(0,)), draw(1), draw()))[0]


def test_an_end_below_zero_is_set_right() -> None:
    bust = [adjust(-24000, 24000, 0, 0), draw(1), draw(1)]
    assert end("tenhou", *bust) is End.BUST
    assert end("tenhou", *bust, adjust(2000, -2000, 0, 0)) is None
    assert scores(ask("tenhou", *bust, adjust(2000, -2000, 0, 0), draw()))[-1][0] == 1000


# A dealer who leads in the last hand


@pytest.mark.parametrize("rules", RIICHI)
def test_a_leading_dealer_may_stop(rules: str) -> None:
    expected = End.DEALER_MAY_STOP if OWN["leading_dealer_may_stop"][rules] == "yes" else None
    assert end(rules, *SEVEN, tsumo(3, 5, 30)) is expected
    assert end(rules, *SEVEN, adjust(0, 0, -9000, 9000), draw(3)) is expected
    # Whoever stops or not, a hand may follow.
    assert rounds(ask(rules, *SEVEN, tsumo(3, 5, 30), draw()))[-1] == ("S4", 8, 0)


@pytest.mark.parametrize(
    ("hands", "expected"),
    [
        ([*SEVEN, tsumo(3, 5, 30)], End.DEALER_MAY_STOP),
        # Not with fewer than the return: 25,000 + 1500 + 2100 is 28,600.
        ([*SEVEN, tsumo(3, 1, 30)], None),
        # Nor behind another, nor level with one who sits before: 3000 for both.
        ([adjust(40000, 0, -20000, -20000), *SEVEN, tsumo(3, 5, 30)], None),
        ([adjust(6000, -6000, -6000, 6000), *SEVEN, draw(3, 0)], None),
        # Nor after a hand that was broken off.
        ([*SEVEN, adjust(0, 0, -9000, 9000), abort()], None),
        ([*SEVEN, adjust(0, 0, -9000, 9000), nagashi([1], 3)], None),  # he leads no more
        ([*SEVEN, adjust(0, 0, -9000, 9000), nagashi([3], 3)], End.DEALER_MAY_STOP),
        # Nor before the last hand.
        ([*SEVEN[:-1], tsumo(2, 5, 30)], None),
        # In an added round any hand may be the last.
        ([*EIGHT, tsumo(0, 5, 30)], End.DEALER_MAY_STOP),
        ([*EIGHT, draw(), tsumo(1, 5, 30)], End.DEALER_MAY_STOP),
        # A later hand in which he leads no more.
        ([*SEVEN, tsumo(3, 5, 30), yakuman(0, 3)], End.LENGTH),
        # Points moved between two hands leave it to him.
        ([*SEVEN, tsumo(3, 5, 30), penalty(0, 1000)], End.DEALER_MAY_STOP),
    ],
)
def test_when_a_leading_dealer_may_stop(hands: list[Json], expected: End | None) -> None:
    assert end("tenhou", *hands) is expected


def test_leading_is_to_be_ahead_where_ties_are_split() -> None:
    """Players 1 and 3 come to 30,000 in W2, where player 1 deals."""
    level = [adjust(-3500, 3500, -3500, 3500), *EIGHT, draw(), draw(1, 3)]
    assert end("tenhou", *level) is End.DEALER_MAY_STOP
    assert end("tenhou", *level, options={"ties": "split"}) is None
