"""Whether the points of a match add up."""

from __future__ import annotations

import pytest

from mahjong_desk.club.match import Match
from mahjong_desk.club.play import play
from mahjong_desk.club.request import read_match
from mahjong_desk.club.sums import Sum, points_sum
from mahjong_desk.rules.outcomes import Adjust, Chombo, Draw, HanFu, Penalty, Played, Points, Ron, Tsumo
from tests.club.test_replay import REAL, asked


def test_in_world_series_of_mahjong_the_others_receive_a_fine() -> None:
    hands = (Played((Ron(0, 1, Points(140)),)), Played((Penalty(2, 31),)), Played((Chombo(3),)))
    assert points_sum(play(Match(hands))) == Sum(0, 0, 0, 0, 0)


def test_riichi_sticks_fines_and_adjustments() -> None:
    hands = (
        Played((Draw((0, 2)),), riichi=(0, 2)),
        Played((Penalty(1, 1000),)),
        Played((Adjust((500, 0, 0, -200), "late"),)),
    )
    found = points_sum(play(Match(hands, "tenhou")))
    assert found == Sum(found=97_300, start=100_000, adjusted=300, fined=1000, on_table=2000)
    assert found.is_right
    taken = points_sum(play(Match((*hands, Played((Tsumo(3, HanFu(2, 30)),))), "tenhou")))
    assert (taken.found, taken.on_table) == (99_300, 0)
    assert taken.is_right


def test_a_sum_that_is_wrong() -> None:
    assert not Sum(99_900, 100_000, 0, 0, 0).is_right


@pytest.mark.parametrize("match", REAL, ids=[str(match["id"]) for match in REAL])
def test_real_matches(match: dict[str, object]) -> None:
    question = asked(match)
    question.pop("id", None)
    assert points_sum(play(read_match(question))).is_right
