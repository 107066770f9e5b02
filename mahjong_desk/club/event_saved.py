"""A club night as a JSON object: what is read back is equal.

{"name": "Club night", "day": "2026-03-01", "rules": "tenhou", "options": {}, "east_only": false,
 "size": 4, "threes": false, "tables": 0, "rounds": 4, "minutes": 60, "guests": ["Ada", "Ben", …],
 "away": [3], "seats": [[[0, 1, 2, 3]], …],
 "clocks": [{"minutes": 60, "started": null, "paused": null}, …]}

``away`` are the numbers of guests who are not here. Times are those of UTC.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Any

from mahjong_desk.club.clock import Clock
from mahjong_desk.club.event import Event, Guest, event_problems
from mahjong_desk.club.fields import Fields
from mahjong_desk.club.seating import Round
from mahjong_desk.core.line import bad_value
from mahjong_desk.core.problems import Problem, Refused
from mahjong_desk.rules.request import read_options

_TEXT = "some-text"
_NAMES = "names-of-guests"
_DAY = "day"
_SEATS = "tables-by-round"
_CLOCKS = "clocks-by-round"


def own_values(event: Event) -> dict[str, Any]:
    """What is said of the event itself, the day as such; not its guests, seats and clocks."""
    return {
        "name": event.name,
        "day": event.day,
        "rules": event.rules,
        "options": dict(event.options),
        "east_only": event.east_only,
        "size": event.size,
        "threes": event.threes,
        "tables": event.tables,
        "rounds": event.rounds,
        "minutes": event.minutes,
    }


def event_object(event: Event) -> dict[str, Any]:
    """The whole event."""
    return {
        **own_values(event),
        "day": event.day.isoformat(),
        "guests": [guest.name for guest in event.guests],
        "away": [number for number, guest in enumerate(event.guests) if not guest.is_here],
        "seats": [[list(table) for table in tables] for tables in event.seats],
        "clocks": [_clock_object(clock) for clock in event.clocks],
    }


def _clock_object(clock: Clock) -> dict[str, Any]:
    return {
        "minutes": clock.minutes,
        "started": None if clock.started is None else clock.started.isoformat(),
        "paused": None if clock.paused is None else clock.paused.isoformat(),
    }


def read_event(found: Mapping[str, Any]) -> Event:
    """The event that a JSON object describes.

    Raises :class:`Refused` with a problem for what cannot be.
    """
    problems: list[Problem] = []
    fields = Fields(found, problems)
    away = frozenset(fields.numbers("away") or ())
    names = fields.texts("guests", _NAMES)
    event = Event(
        name=fields.text("name", _TEXT),
        day=_day(fields),
        guests=tuple(Guest(name, number not in away) for number, name in enumerate(names)),
        rules=fields.text("rules", _TEXT),
        options=tuple(sorted(read_options(fields.value("options") or {}).items())),
        east_only=fields.flag("east_only"),
        size=fields.one_of("size", (3, 4), 4),
        threes=fields.flag("threes"),
        tables=fields.number("tables", 0),
        rounds=fields.number("rounds"),
        minutes=fields.number("minutes", 0),
        seats=_seats(fields),
        clocks=_clocks(fields),
    )
    problems = problems or event_problems(event)
    if problems:
        raise Refused(problems)
    return event


def read_seats(found: Any) -> Round:
    """The tables of a round from its JSON; raises :class:`Refused` for what is none."""
    try:
        tables = tuple(tuple(table) for table in found)
    except TypeError:
        tables = ((None,),)
    if any(isinstance(one, bool) or not isinstance(one, int) for table in tables for one in table):
        raise Refused([bad_value("seats", str(found), _SEATS)])
    return tables


def _day(fields: Fields) -> date:
    try:
        return date.fromisoformat(fields.text("day", _DAY))
    except ValueError:
        fields.wrong("day", fields.value("day"), _DAY)
        return date.min


def _seats(fields: Fields) -> tuple[Round, ...]:
    found = fields.value("seats")
    if not isinstance(found, list):
        fields.wrong("seats", found, _SEATS)
        return ()
    return tuple(map(read_seats, found))


def _clocks(fields: Fields) -> tuple[Clock, ...]:
    return tuple(_clock(fields, one) for one in fields.objects("clocks", _CLOCKS))


def _clock(event: Fields, found: object) -> Clock:
    if not isinstance(found, dict):
        event.wrong("clocks", found, _CLOCKS)
        return Clock()
    fields = event.inside(found)
    started, paused = (fields.time(key, or_none=True) for key in ("started", "paused"))
    return Clock(fields.number("minutes"), started, paused)
