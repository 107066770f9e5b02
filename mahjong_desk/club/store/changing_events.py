"""The changes of what is kept of club nights, each within one transaction.

What a change was made from is compared with what is there, value by value, as a club night is small. The
clocks of rounds are left out of that: who sits where can be changed while somebody else stops a clock.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import TypeAlias
from uuid import uuid4

from sqlalchemy import delete, insert, update

from mahjong_desk.club.answer import TEXTS
from mahjong_desk.club.clock import Clock
from mahjong_desk.club.event import Event, event_problems
from mahjong_desk.club.event_saved import own_values
from mahjong_desk.club.sheet import LONGEST_TITLE, Sheet
from mahjong_desk.club.store.changing import Transaction
from mahjong_desk.club.store.kept import EventAction, EventConflict, Impossible, Kept, KeptEvent
from mahjong_desk.club.store.tables import EventRow, GuestRow, RoundRow, TableRow
from mahjong_desk.core.line import bad_value
from mahjong_desk.core.problems import Value
from mahjong_desk.core.texts import Texts

EventChanged: TypeAlias = "KeptEvent | EventConflict | Impossible"


class EventTransaction(Transaction):
    """One change of a club night."""

    def event_done_before(self) -> KeptEvent | None:
        """The club night as it is now, where what is asked for was done already."""
        event_id = self._reader.event_asked_before(self._request)
        self.is_repeated = event_id is not None
        return None if event_id is None else self._reader.event(event_id)

    def plan_event(self, event: Event) -> EventChanged:
        """Keep a new club night, of which no round has begun."""
        wrong = _refused(event)
        if wrong is not None:
            return wrong
        event_id = self._add(EventRow, deleted=False, **own_values(event))
        self._write_guests(event_id, event)
        self._write_rounds(event_id, event, 0)
        self._note_event(event_id, EventAction.PLANNED)
        return self._reader.event(event_id)

    def keep_event(self, event: Event, matches: Sequence[Sequence[int | None]]) -> EventChanged:
        """Keep a club night with the matches of rounds that have begun."""
        kept = self.plan_event(event)
        if not isinstance(kept, KeptEvent):
            return kept
        for number, tables in enumerate(matches):
            self._write_tables(kept.id, number, tables)
        return self._reader.event(kept.id)

    def amend_event(self, kept: KeptEvent, event: Event) -> EventChanged:
        """Change everything but the rounds that have begun, and who has sat at their tables."""
        now = self._now_of(kept)
        if not _is_same(now, kept):
            return EventConflict(now)
        wrong = _refused(event) or _against_begun(now, event)
        if wrong is not None:
            return wrong
        self._note_event(kept.id, EventAction.AMENDED, now.event)
        self._connection.execute(update(EventRow).where(EventRow.id == kept.id).values(**own_values(event)))
        self._connection.execute(delete(GuestRow).where(GuestRow.event_id == kept.id))
        self._write_guests(kept.id, event)
        self._connection.execute(
            delete(RoundRow).where(RoundRow.event_id == kept.id, RoundRow.number >= now.begun)
        )
        self._write_rounds(kept.id, event, now.begun)
        return self._reader.event(kept.id)

    def begin_round(self, kept: KeptEvent) -> EventChanged:
        """Begin the next round: a match for each of its tables; raises :class:`IndexError` after the last."""
        now = self._now_of(kept)
        if not _is_same(now, kept):
            return EventConflict(now)
        event, number = now.event, now.begun
        request, tables = self._request, event.seats[number]
        matches = []
        for place, table in enumerate(tables):
            title = _title(event, number, place)
            # Two matches are told apart by when they began.
            begun = self._at + timedelta(microseconds=place)
            self._request = str(uuid4())
            made = self.begin(
                Sheet(event.match(len(table)), event.names(table), begun, title=title), insist=False
            )
            if not isinstance(made, Kept):
                assert isinstance(made, Impossible)
                return made
            matches.append(made.id)
        self._request = request
        self._note_event(kept.id, EventAction.BEGUN, event)
        self._write_tables(kept.id, number, matches)
        return self._reader.event(kept.id)

    def set_clock(
        self, kept: KeptEvent, number: int, change: Callable[[Clock, datetime], Clock]
    ) -> EventChanged:
        """Change the clock of a round that has begun; raises :class:`IndexError` where it has not."""
        if not 0 <= number < kept.begun:
            raise IndexError(number)
        now = self._now_of(kept)
        if now.begun <= number or now.event.clocks[number] != kept.event.clocks[number]:
            return EventConflict(now)
        clock = change(now.event.clocks[number], self._reader.moment())
        clocks = (*now.event.clocks[:number], clock, *now.event.clocks[number + 1 :])
        wrong = _refused(replace(now.event, clocks=clocks))
        if wrong is not None:
            return wrong
        self._note_event(kept.id, EventAction.CLOCK, now.event)
        of_round = RoundRow.event_id == kept.id, RoundRow.number == number
        self._connection.execute(update(RoundRow).where(*of_round).values(**clock._asdict()))
        return self._reader.event(kept.id)

    def delete_event(self, kept: KeptEvent, *, deleted: bool) -> EventChanged:
        """Take a club night off the list, or have it back; its matches stay as they are."""
        now = self._now_of(kept)
        if now.mark != kept.mark:
            return EventConflict(now)
        self._note_event(kept.id, EventAction.DELETED if deleted else EventAction.RESTORED)
        self._connection.execute(update(EventRow).where(EventRow.id == kept.id).values(deleted=deleted))
        return self._reader.event(kept.id)

    def _now_of(self, kept: KeptEvent) -> KeptEvent:
        return self._reader.event(kept.id, kept)

    def _write_guests(self, event_id: int, event: Event) -> None:
        players = self.remember([guest.name for guest in event.guests])
        rows = [
            {"event_id": event_id, "number": number, "player_id": player, "is_here": guest.is_here}
            for number, (player, guest) in enumerate(zip(players, event.guests, strict=True))
        ]
        self._connection.execute(insert(GuestRow), rows)

    def _write_tables(self, event_id: int, number: int, matches: Sequence[int | None]) -> None:
        """The matches of a round by table."""
        rows = [
            {"event_id": event_id, "round": number, "number": place, "match_id": match_id}
            for place, match_id in enumerate(matches)
            if match_id is not None
        ]
        if rows:
            self._connection.execute(insert(TableRow), rows)

    def _write_rounds(self, event_id: int, event: Event, begun: int) -> None:
        """The rounds from one on."""
        rows = [
            {"event_id": event_id, "number": number, "seats": tables, **event.clocks[number]._asdict()}
            for number, tables in enumerate(event.seats)
            if number >= begun
        ]
        if rows:
            self._connection.execute(insert(RoundRow), rows)


def _title(event: Event, number: int, table: int) -> str:
    """What the match of a table is called in the list of matches."""
    data: dict[str, Value] = {"name": event.name, "round": number + 1, "table": table + 1}
    whole = Texts(TEXTS).get("events", "match", **data)
    data["name"] = event.name[: LONGEST_TITLE - (len(whole) - len(event.name))]
    return Texts(TEXTS).get("events", "match", **data)


def _is_same(now: KeptEvent, kept: KeptEvent) -> bool:
    """Whether nobody has changed anything but clocks."""
    events = replace(now.event, clocks=()), replace(kept.event, clocks=())
    return events[0] == events[1] and (now.matches, now.is_deleted) == (kept.matches, kept.is_deleted)


def _refused(event: Event) -> Impossible | None:
    problems = tuple(event_problems(event))
    return Impossible(problems, may_insist=False) if problems else None


def _against_begun(now: KeptEvent, event: Event) -> Impossible | None:
    """Why an event does not go on from the rounds that have begun."""
    begun, before = now.begun, now.event
    sat = {guest for tables in before.seats[:begun] for table in tables for guest in table}
    names = [guest.name for guest in event.guests]
    allowed = "rounds-as-begun"
    if event.seats[:begun] != before.seats[:begun]:
        return Impossible((bad_value("seats", str(event.seats[:begun]), allowed),), may_insist=False)
    for guest in sorted(sat):
        name = before.guests[guest].name
        if guest >= len(names) or names[guest] != name:
            allowed = "guests-as-seated"
            return Impossible((bad_value("names", name, allowed),), may_insist=False)
    return None
