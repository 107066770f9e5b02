"""The clock of a round: what is left of it at a moment."""

from __future__ import annotations

from datetime import datetime, timedelta, timezone

from mahjong_desk.club.clock import Clock

START = datetime(2026, 3, 1, 19, 0, tzinfo=timezone.utc)


def at(minutes: float) -> datetime:
    return START + timedelta(minutes=minutes)


def left(clock: Clock, minutes: float) -> float:
    return clock.left(at(minutes)) / timedelta(minutes=1)


def test_it_runs_down_from_when_it_is_started() -> None:
    assert left(Clock(60), 5) == 60
    clock = Clock(60).run(at(0))
    assert [left(clock, minutes) for minutes in (0, 12.5, 60, 61)] == [60, 47.5, 0, -1]
    assert [clock.is_up(at(minutes)) for minutes in (59, 60)] == [False, True]
    assert not Clock().run(at(0)).is_up(at(500)), "a round without a clock has no end"


def test_it_stands_while_it_is_paused_however_often() -> None:
    clock = Clock(60).run(at(0)).pause(at(10))
    assert [left(clock, minutes) for minutes in (10, 30)] == [50, 50]
    clock = clock.run(at(30)).pause(at(35)).run(at(40))
    assert left(clock, 45) == 40


def test_what_is_done_twice_is_done_once() -> None:
    clock = Clock(60).run(at(0))
    assert clock.run(at(5)) == clock
    assert clock.pause(at(6)).pause(at(9)) == clock.pause(at(6))
    assert Clock(60).pause(at(3)) == Clock(60)


def test_a_computer_whose_clock_is_behind_adds_no_time() -> None:
    clock = Clock(60).run(at(0))
    assert left(clock, -2) == 60
    assert left(clock.pause(at(10)).run(at(8)), 20) == 40


def test_it_is_set_back() -> None:
    assert Clock(60).run(at(0)).pause(at(10)).reset() == Clock(60)
