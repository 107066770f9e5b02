"""Club nights as they are kept: rounds with matches, clocks, who was quicker; the same on either system."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date, timedelta
from typing import Any
from uuid import uuid4

import pytest
from sqlalchemy import update

from mahjong_desk.club.event import Event, Guest, seated
from mahjong_desk.club.games import standings
from mahjong_desk.club.store.events import Events
from mahjong_desk.club.store.failures import StoreProblem, Trouble
from mahjong_desk.club.store.kept import (
    EventAction,
    EventConflict,
    Found,
    Impossible,
    KeptEvent,
    ListedEvent,
    TableKey,
)
from mahjong_desk.club.store.sheets import Sheets
from mahjong_desk.club.store.tables import RoundRow
from tests.club.store.made import (
    EVENING,
    MOSTLY_A_FILE,
    NAMES,
    evening,
    good,
    numbered,
    self_drawn,
    told,
    trouble,
)

OTHERS = ("Eve", "Fay", "Gus", "Hal")


def night(*names: str, rounds: int = 2, **more: Any) -> Event:
    guests = tuple(map(Guest, names or (*NAMES, *OTHERS)))
    return seated(replace(Event("Club night", date(2026, 3, 1), guests, rounds=rounds, minutes=60), **more))


def done(answer: object) -> KeptEvent:
    assert isinstance(answer, KeptEvent), told(answer)
    return answer


def many(sheets: Sheets, *args: object) -> Found:
    found = sheets.many(*args)  # type: ignore[arg-type]
    assert isinstance(found, Found), told(found)
    return found


@pytest.fixture
def events(sheets: Sheets) -> Events:
    return Events(sheets.database, lambda: EVENING)


@pytest.fixture
def other_events(another: Callable[[], Sheets]) -> Events:
    """As another program has them."""
    return Events(another().database)


def test_a_club_night_is_there_as_it_was_planned(events: Events) -> None:
    event = night(rules="ema", options=(("uma", "10 5 -5 -10"),), threes=True, tables=2)
    kept = done(events.plan(event))
    assert kept.event == event
    assert events.event(kept.id) == kept
    assert events.events() == (ListedEvent(kept.id, "Club night", event.day, "ema", 8, 2, 0),)
    assert kept.begun == 0


def test_each_table_of_a_round_is_a_match_with_its_players(sheets: Sheets, events: Events) -> None:
    kept = done(events.begin_round(done(events.plan(night()))))
    assert kept.begun == 1
    found = many(sheets, kept.matches[0])
    assert [one.sheet.names for one in found.matches] == [
        kept.event.names(table) for table in kept.event.seats[0]
    ]
    assert [one.sheet.begun - EVENING for one in found.matches] == [timedelta(), timedelta(microseconds=1)]
    assert {one.sheet.match.rules for one in found.matches} == {"wsom"}
    assert found.matches[1].sheet.title == "Club night – round 1, table 2"
    match = good(sheets.record(found.matches[1], numbered(30)))
    assert many(sheets, kept.matches[0], found.matches).matches == (found.matches[0], match)
    kept = done(events.begin_round(kept))
    assert [len(tables) for tables in kept.matches] == [2, 2]
    assert events.table_of(kept.ids[3]) == TableKey(kept.id, 1, 1)
    assert events.table_of(good(sheets.begin(evening())).id) is None
    with pytest.raises(IndexError):
        events.begin_round(kept)


@MOSTLY_A_FILE
def test_standings_are_of_all_rounds_as_they_stand(sheets: Sheets, events: Events) -> None:
    kept = done(events.begin_round(done(events.begin_round(done(events.plan(night()))))))
    for number, match in enumerate((kept.ids[0], kept.ids[2])):
        good(sheets.record(good(sheets.match(match)), self_drawn(number, 30)))
    ranked = standings(many(sheets, kept.ids).games, [guest.name for guest in kept.event.guests])
    assert len(ranked) == 8
    assert sum(one.final for one in ranked) == 0
    assert sum(one.games for one in ranked) == 8
    assert ranked[0].final == max(one.final for one in ranked) > 0


@MOSTLY_A_FILE
def test_guests_come_and_go_between_rounds(sheets: Sheets, events: Events) -> None:
    kept = done(events.begin_round(done(events.plan(night(rounds=3)))))
    left = kept.event.guests[0]._replace(is_here=False)
    guests = (left, *kept.event.guests[1:], Guest("Ivy"))
    wanted = seated(replace(kept.event, guests=guests), kept.begun)
    later = done(events.amend(kept, wanted))
    assert later.event == wanted
    assert later.matches == kept.matches
    assert later.event.seats[0] == kept.event.seats[0]
    assert left.name not in {name for t in later.event.seats[1] for name in later.event.names(t)}
    assert "Ivy" in (sheets.players() or ())


@MOSTLY_A_FILE
def test_rounds_that_have_begun_stay(events: Events) -> None:
    kept = done(events.begin_round(done(events.plan(night()))))
    seats = (tuple(reversed(kept.event.seats[0])), *kept.event.seats[1:])
    guests = (Guest("Zoe"), *kept.event.guests[1:])
    for wrong in (replace(kept.event, seats=seats), replace(kept.event, guests=guests)):
        assert isinstance(events.amend(kept, wrong), Impossible)
    assert isinstance(events.plan(replace(kept.event, rounds=0)), Impossible)
    assert events.event(kept.id) == kept


def test_a_clock_is_seen_alike_by_all(events: Events, other_events: Events) -> None:
    kept = done(events.begin_round(done(events.plan(night()))))
    before = kept.moment
    kept = done(events.run_clock(kept, 0))
    seen = done(other_events.event(kept.id))
    assert seen == kept
    clock = seen.event.clocks[0]
    assert clock.started is not None
    assert before <= clock.started <= seen.moment
    later = clock.started + timedelta(minutes=10)
    assert clock.left(later) == timedelta(minutes=50)
    paused = done(other_events.pause_clock(seen, 0))
    assert paused.event.clocks[0].left(later) > timedelta(minutes=59)
    assert isinstance(events.pause_clock(kept, 0), EventConflict), "somebody else was quicker"
    longer = done(events.set_minutes(paused, 0, 75))
    assert longer.event.clocks[0].minutes == 75
    assert isinstance(events.set_minutes(longer, 0, -5), Impossible)
    with pytest.raises(IndexError):
        events.run_clock(longer, 1)


def test_two_changes_of_one_club_night_never_overwrite_each_other(
    events: Events, other_events: Events
) -> None:
    seen = done(events.plan(night()))
    begun = done(other_events.begin_round(seen))
    for change in (
        events.begin_round(seen),
        events.amend(seen, replace(seen.event, name="Other")),
        events.delete(seen),
    ):
        assert isinstance(change, EventConflict)
        assert change.now == begun
    running = done(events.run_clock(begun, 0))
    named = done(other_events.amend(begun, replace(begun.event, name="Spring")))
    assert named.event.clocks == running.event.clocks, "a clock is no conflict, and stays as it was set"


def test_what_is_asked_for_twice_is_done_once(sheets: Sheets, events: Events) -> None:
    requests = uuid4(), uuid4()
    kept = [done(events.plan(night(), request=requests[0])) for _ in range(2)]
    assert kept[0] == kept[1]
    begun = [done(events.begin_round(kept[0], request=requests[1])) for _ in range(2)]
    assert begun[0] == begun[1]
    assert len(many(sheets).matches) == 2


def test_everything_is_in_the_trail_and_is_news(sheets: Sheets, events: Events) -> None:
    planned = done(events.plan(night()))
    begun = done(events.begin_round(planned))
    running = done(events.run_clock(begun, 0))
    gone = done(events.delete(running))
    assert events.events() == ()
    assert gone.is_deleted
    back = done(events.restore(gone))
    assert back.event == running.event
    trail = events.trail(planned.id)
    assert not isinstance(trail, StoreProblem)
    assert [(one.action, one.earlier) for one in trail] == [
        (EventAction.PLANNED, None),
        (EventAction.BEGUN, planned.event),
        (EventAction.CLOCK, begun.event),
        (EventAction.DELETED, None),
        (EventAction.RESTORED, None),
    ]
    news = sheets.changed_since(planned.revision)
    assert not isinstance(news, StoreProblem)
    assert news == (planned.revision + 4, frozenset(begun.matches[0]), frozenset({planned.id}))
    news = sheets.changed_since(back.revision)
    assert not isinstance(news, StoreProblem)
    assert news.events == frozenset()


def test_a_guest_has_another_name_everywhere(sheets: Sheets, events: Events) -> None:
    kept = done(events.plan(night()))
    assert sheets.rename("Ada", "Ada L.") == "Ada L."
    renamed = done(events.event(kept.id, kept))
    assert renamed.event.guests[0] == Guest("Ada L.")
    assert renamed.event.seats == kept.event.seats
    assert isinstance(sheets.rename("Ben", "Cleo"), Impossible), "both are guests of one night"
    assert sheets.remember("Benjamin") == "Benjamin"
    assert sheets.rename("Ben", "Benjamin") == "Benjamin"
    assert done(events.event(kept.id)).event.guests[1] == Guest("Benjamin")


@MOSTLY_A_FILE
def test_what_cannot_be_read_is_told(sheets: Sheets, events: Events) -> None:
    assert trouble(events.event(7)).trouble is Trouble.NO_EVENT
    kept = done(events.plan(night()))
    with sheets.database.writing.begin() as connection:
        connection.execute(update(RoundRow).values(seats=["?"]))
    assert trouble(events.event(kept.id)).trouble is Trouble.BAD_EVENT
    assert trouble(events.begin_round(kept)).trouble is Trouble.BAD_EVENT
    assert sheets.rename("Ada", "Ada L.") == "Ada L."


@MOSTLY_A_FILE
def test_the_title_of_a_match_is_no_longer_than_it_may_be(sheets: Sheets, events: Events) -> None:
    kept = done(events.begin_round(done(events.plan(night(name="雀" * 200)))))
    title = good(sheets.match(kept.ids[0])).sheet.title
    assert len(title) == 200
    assert title.endswith(" – round 1, table 1")


def test_all_matches_are_read_at_once_and_again_only_what_is_new(sheets: Sheets) -> None:
    kept = [good(sheets.begin(evening(numbered(30), minutes=one))) for one in range(3)]
    good(sheets.delete(kept[2]))
    before = many(sheets)
    assert before.matches == (kept[0], kept[1])
    changed = good(sheets.record(kept[1], numbered(31)))
    after = many(sheets, None, before.matches)
    assert after.matches == (kept[0], changed)
    assert after.matches[0].sheet is before.matches[0].sheet
    deleted = many(sheets, [kept[2].id, 99])
    assert [one.id for one in deleted.matches] == [kept[2].id]
    assert deleted.games == ()
    assert [game.id for game in after.games] == [kept[0].id, kept[1].id]
