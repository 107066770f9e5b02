"""Club nights in a backup of documents, and back: each a document beside those of the matches.

    {"format": "mahjong-desk", "version": 1, "event": {…, "matches": [["2026-03-01 match 7.mjd", null], …]}}

What is below ``event`` is told in :mod:`mahjong_desk.club.event_saved`; ``matches`` has for each round that
has begun the document of each table, null where there is none.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from mahjong_desk.club.event import Event
from mahjong_desk.club.event_saved import event_object, read_event
from mahjong_desk.club.store.events import Events
from mahjong_desk.club.store.failures import StoreProblem
from mahjong_desk.club.store.kept import KeptEvent
from mahjong_desk.core.problems import Refused
from mahjong_desk.hands.problems import FileProblem, Trouble
from mahjong_desk.hands.saved import document_of, parse_document

Places: TypeAlias = "tuple[tuple[int | None, ...], ...]"
ENDING = " club night.json"
"""How the names of these documents end."""


class EventCopy(NamedTuple):
    """A club night in a backup; ``matches`` are places in the list of matches there, by round and table."""

    event: Event
    matches: Places


def event_copies(events: Events, ids: Sequence[int]) -> tuple[EventCopy, ...] | StoreProblem:
    """Every club night that is not deleted, with the places of its matches among some ids.

    Of a damaged file those that can be read.
    """
    places = {match_id: place for place, match_id in enumerate(ids)}
    listed = events.events()
    if isinstance(listed, StoreProblem):
        return listed
    found = []
    for one in sorted(listed, key=lambda one: one.id):
        kept = events.event(one.id)
        if isinstance(kept, KeptEvent):
            matches = tuple(
                tuple(None if match is None else places.get(match) for match in tables)
                for tables in kept.matches
            )
            found.append(EventCopy(kept.event, matches))
        elif not events.database.is_damaged:
            return kept
    return tuple(found)


def event_documents(copies: Sequence[EventCopy], names: Sequence[str]) -> dict[str, str]:
    """The texts of documents by their names; ``names`` are those of the documents of the matches.

    What could not be read again is left out, as it may be in a damaged file.
    """
    found = {}
    for number, copy in enumerate(copies, start=1):
        matches = [[None if place is None else names[place] for place in tables] for tables in copy.matches]
        text = json.dumps(document_of("event", {**event_object(copy.event), "matches": matches})) + "\n"
        if isinstance(read_event_document(text, names), EventCopy):
            found[f"{copy.event.day.isoformat()} {number}{ENDING}"] = text
    return found


def read_event_document(text: str, names: Sequence[str]) -> EventCopy | FileProblem:
    """The club night of a document, with the places of its matches among the names of documents."""
    found = parse_document(text)
    if isinstance(found, FileProblem):
        return found
    held = found.get("event")
    if not isinstance(held, dict):
        return FileProblem(Trouble.NO_MATCH)
    places = {name: place for place, name in enumerate(names)}
    try:
        event = read_event(held)
        matches = tuple(tuple(places.get(name) for name in tables) for tables in held.get("matches") or ())
    except Refused as refused:
        return FileProblem(Trouble.BAD_MATCH, because=refused.problems[0])
    except TypeError:
        return FileProblem(Trouble.BAD_MATCH)
    return EventCopy(event, matches)


def add_events(events: Events, copies: Sequence[EventCopy], ids: Sequence[int | None]) -> int | StoreProblem:
    """Keep the club nights of a backup that are not there yet; how many those are.

    ``ids``: under which its matches are kept now, None for one that is not. One of whose matches belongs to a
    club night already is there.
    """
    listed = events.events()
    if isinstance(listed, StoreProblem):
        return listed
    there = [kept for one in listed if isinstance(kept := events.event(one.id), KeptEvent)]
    taken = {match for kept in there for match in kept.ids}
    added = 0
    for copy in copies:
        matches = tuple(
            tuple(None if place is None else ids[place] for place in tables) for tables in copy.matches
        )
        wanted = {match for tables in matches for match in tables if match is not None}
        if wanted & taken or (not wanted and any(kept.event == copy.event for kept in there)):
            continue
        answer = events.keep(copy.event, matches)
        if isinstance(answer, StoreProblem):
            return answer
        taken |= wanted
        added += 1
    return added
