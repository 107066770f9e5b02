"""Seatings of a club night: whole tables, and everything in them as even as it can be."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mahjong_desk.club.seating import meetings, seatings
from tests.scale import count, some


def spread(times: list[int]) -> int:
    return max(times) - min(times)


@settings(max_examples=count(15, 300))
@given(st.integers(4, count(14, 40)), st.integers(1, count(5, 10)), st.integers(0, 3))
def test_every_round_seats_whole_tables_and_rests_are_even(players: int, rounds: int, seed: int) -> None:
    plan = seatings(players, rounds, seed=seed)
    assert len(plan) == rounds
    played = Counter[int]()
    for tables in plan:
        assert [len(table) for table in tables] == [4] * (players // 4)
        seated = [player for table in tables for player in table]
        assert len(set(seated)) == len(seated)
        assert set(seated) <= set(range(players))
        played.update(seated)
    assert spread([played[player] for player in range(players)]) <= 1
    assert sum(meetings(plan).values()) == rounds * (players // 4) * 6


@pytest.mark.parametrize(
    ("players", "rounds", "expected"),
    [
        (4, 3, {3: 6}),
        # The lines of the affine plane of order 4, and the planes of the affine space of order 2.
        (16, 5, {1: 120}),
        (8, 7, {3: 28}),
        # Nobody meets anybody twice.
        (16, 4, {1: 96}),
        (20, 5, {1: 150}),
        (28, 7, {1: 294}),
        (100, 8, {1: 1200}),
    ],
)
def test_players_meet_as_evenly_as_is_known_to_be_possible(
    players: int, rounds: int, expected: dict[int, int]
) -> None:
    assert Counter(meetings(seatings(players, rounds)).values()) == expected


@pytest.mark.parametrize(("players", "rounds"), some([(4, 4), (8, 4), (16, 5), (20, 6), (28, 7), (13, 6)], 3))
def test_everybody_has_every_wind_as_often_as_the_others(players: int, rounds: int) -> None:
    been = Counter(
        (player, wind)
        for tables in seatings(players, rounds)
        for table in tables
        for wind, player in enumerate(table)
    )
    for player in range(players):
        assert spread([been[player, wind] for wind in range(4)]) <= 1


def test_a_seed_gives_the_same_again_and_another_another() -> None:
    first = seatings(12, 3, seed=5)
    assert seatings(12, 3, seed=5) == first
    assert seatings(12, 3, seed=6) != first


@pytest.mark.parametrize(("players", "rounds", "most"), some([(24, 7, 13), (40, 10, 9), (32, 10, 35)], 1))
def test_hardly_anybody_meets_twice_at_large_clubs(players: int, rounds: int, most: int) -> None:
    found = Counter(meetings(seatings(players, rounds)).values())
    assert set(found) <= {1, 2}
    assert found[2] <= most


def test_who_has_met_is_kept_apart_for_the_rest_of_a_night() -> None:
    """After two rounds two have left and three have come: 17 of 16."""
    before = seatings(16, 2, seed=3)
    # Those with the numbers 14 and 15 have left; they are 17 and 18 now.
    played = tuple(
        tuple(tuple(one + 3 * (one > 13) for one in table) for table in tables) for tables in before
    )
    plan = seatings(17, 3, played=played)
    met = meetings([*played, *plan])
    times = Counter(times for pair, times in met.items() if max(pair) < 17)
    assert set(times) <= {1, 2}
    assert times[2] <= 5, "who does not know of the first rounds has 19 meet again"
    assert plan == seatings(17, 3, played=played)
    resting = [set(range(17)) - {one for table in tables for one in table} for tables in plan]
    assert all(len(some) == 1 for some in resting)
    assert len(set.union(*resting)) == 3
    assert max(set.union(*resting)) < 14, "who came late rests last"
    been = Counter(
        (one, wind) for tables in (*played, *plan) for table in tables for wind, one in enumerate(table)
    )
    assert max(been.values()) <= 2


def test_tables_of_three() -> None:
    plan = seatings(9, 4, size=3)
    # The affine plane of order 3.
    assert Counter(meetings(plan).values()) == {1: 36}


def test_too_few_players() -> None:
    with pytest.raises(ValueError, match="3 players do not fill a table of 4"):
        seatings(3, 1)
