"""A club night: who sits where in its rounds, and what cannot be."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from datetime import date
from itertools import chain
from typing import Any

import pytest

from mahjong_desk.club.clock import Clock
from mahjong_desk.club.event import Event, Guest, event_problems, seated
from mahjong_desk.club.event_saved import event_object, read_event
from mahjong_desk.club.seating import Round, meetings
from mahjong_desk.core.problems import Refused


def night(guests: int, **more: Any) -> Event:
    names = tuple(Guest(f"Player {number}") for number in range(guests))
    return Event("Club night", date(2026, 3, 1), names, **more)


def games(rounds: tuple[Round, ...]) -> Counter[int]:
    return Counter(chain.from_iterable(chain.from_iterable(rounds)))


def sizes(event: Event) -> list[list[int]]:
    return [sorted(map(len, tables)) for tables in event.seats]


def test_all_rounds_are_seated_with_a_clock_each() -> None:
    event = seated(night(16, rounds=5, minutes=90))
    assert sizes(event) == [[4] * 4] * 5
    assert set(meetings(event.seats).values()) == {1}, "16 players meet each other once in five rounds"
    assert event.clocks == (Clock(90),) * 5
    assert event_problems(event) == []


def test_where_tables_lack_everybody_rests_in_turn() -> None:
    event = seated(night(12, rounds=6, tables=2))
    assert sizes(event) == [[4, 4]] * 6
    assert set(games(event.seats).values()) == {4}
    assert all(len(event.resting(number)) == 4 for number in range(6))


@pytest.mark.parametrize(
    ("guests", "at_tables"),
    [(6, [3, 3]), (7, [3, 4]), (9, [3, 3, 3]), (10, [3, 3, 4]), (11, [3, 4, 4]), (12, [4, 4, 4]), (5, [4])],
)
def test_tables_of_three_leave_nobody_out_where_that_can_be(guests: int, at_tables: list[int]) -> None:
    event = seated(night(guests, rules="ema", threes=True, rounds=4))
    assert sizes(event) == [at_tables] * 4
    assert event_problems(event) == []
    for number, tables in enumerate(event.seats):
        there = list(chain.from_iterable(tables))
        assert sorted([*there, *event.resting(number)]) == list(range(guests))


def test_who_comes_later_or_leaves_changes_the_rounds_that_have_not_begun() -> None:
    before = seated(night(12, rounds=6))
    guests = list(before.guests)
    guests[2] = guests[2]._replace(is_here=False)
    after = seated(replace(before, guests=(*guests, Guest("Late"))), begun=2)
    assert after.seats[:2] == before.seats[:2]
    assert len(after.seats) == 6
    later = games(after.seats[2:])
    assert later == {number: 4 for number in range(13) if number != 2}
    assert event_problems(after) == []


def test_nobody_rests_again_before_those_who_have_not() -> None:
    """Two of fourteen rest in each round, also when the rounds are seated one by one."""
    event = seated(night(14, rounds=7))
    for begun in range(1, 7):
        event = seated(event, begun)
    assert set(games(event.seats).values()) == {6}


@pytest.mark.parametrize(
    "more",
    [
        {"name": "  "},
        {"rules": "chess"},
        {"options": (("hands", "many"),)},
        {"threes": True},  # World Series of Mahjong has no table of three
        {"size": 3},
        {"rounds": 0},
        {"minutes": -1},
        {"guests": (Guest("Ada"), Guest("Ada"), Guest("Ben"), Guest("Cleo"))},
        {"guests": (Guest("Ada"), Guest("ADA"), Guest("Ben"), Guest("Cleo"))},
        {"guests": (Guest("Ada"), Guest("Ben"), Guest("Cleo"))},
        {"seats": (((0, 1, 2, 2),),), "clocks": (Clock(),)},
        {"seats": (((0, 1, 2, 9),),), "clocks": (Clock(),)},
        {"seats": (((0, 1, 2),),), "clocks": (Clock(),)},
        {"seats": (((0, 1, 2, 3),),)},
        {"seats": (((0, 1, 2, 3),),), "clocks": (Clock(601),)},
    ],
)
def test_what_cannot_be_is_told(more: dict[str, Any]) -> None:
    assert event_problems(night(8)) == []
    assert event_problems(replace(night(8), **more))


def test_an_event_as_an_object_is_read_back_equal() -> None:
    event = seated(night(9, rules="ema", threes=True, rounds=3, minutes=60, options=(("aka", "no"),)))
    guests = (event.guests[0]._replace(is_here=False), *event.guests[1:])
    event = replace(event, guests=guests, options=())
    assert read_event(event_object(event)) == event


@pytest.mark.parametrize(
    "clock",
    [
        7,
        {"minutes": 10**30},
        {"minutes": 60, "started": "0001-01-01T00:00:00+14:00"},
        {"minutes": 60, "paused": "2026-03-01T19:00:00"},
        {"minutes": 60, "started": ""},
    ],
)
def test_a_clock_that_cannot_be_is_told(clock: object) -> None:
    found = event_object(seated(night(8, rounds=1)))
    with pytest.raises(Refused):
        read_event(found | {"clocks": [clock]})
