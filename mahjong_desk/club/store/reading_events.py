"""What is asked of the database about club nights, and what the rows say."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timezone
from typing import Any, NamedTuple

from sqlalchemy import Row, func, select

from mahjong_desk.club.clock import Clock
from mahjong_desk.club.event import Event, Guest
from mahjong_desk.club.event_saved import read_event, read_seats
from mahjong_desk.club.sheet import now
from mahjong_desk.club.store.failures import Trouble, TroubleError
from mahjong_desk.club.store.kept import EventAction, EventChange, KeptEvent, ListedEvent, TableKey
from mahjong_desk.club.store.reading import Reader
from mahjong_desk.club.store.tables import EventChangeRow, EventRow, GuestRow, RoundRow, TableRow
from mahjong_desk.core.problems import Refused
from mahjong_desk.rules.request import read_options

_ACTIONS = frozenset(action.value for action in EventAction)


class EventRows(NamedTuple):
    """What the database says of a club night; ``names`` by guest, None where there is none."""

    event: Any
    guests: Sequence[Any]
    names: Sequence[str | None]
    rounds: Sequence[Any]
    tables: Sequence[Any]


class EventReader(Reader):
    """Reads club nights too."""

    def moment(self) -> datetime:
        """What time it is: by a server's clock, which is one for all; a file has this computer's."""
        if self._connection.dialect.name == "sqlite":
            return now()
        found = self._connection.scalar(select(func.clock_timestamp()))
        assert isinstance(found, datetime)
        return found.astimezone(timezone.utc)

    def events(self, *, deleted: bool) -> tuple[ListedEvent, ...]:
        """All club nights, the newest first; or those that were deleted."""
        guests = Counter(row.event_id for row in self._rows(GuestRow))
        begun = Counter({(row.event_id, row.round): 1 for row in self._rows(TableRow)}.keys())
        rounds = Counter(event for event, _ in begun)
        listed = [
            ListedEvent(row.id, row.name, row.day, row.rules, guests[row.id], row.rounds, rounds[row.id])
            for row in self._rows(EventRow)
            if row.deleted == deleted
        ]
        return tuple(sorted(listed, key=lambda one: (one.day, one.id), reverse=True))

    def event(self, event_id: int, known: KeptEvent | None = None) -> KeptEvent:
        """One club night; what is known, where nothing has changed.

        Raises :class:`Refused` where it cannot be read.
        """
        mark = "" if self._is_damaged else self.event_mark(event_id)
        if known is not None and mark and known.mark == mark:
            return replace(known, revision=self.revision, moment=self.moment())
        self._missed = False
        rows = self._event_rows(event_id)
        event = _event(rows)
        found = {(row.round, row.number): row.match_id for row in rows.tables}
        begun = max((number + 1 for number, _ in found), default=0)
        matches = tuple(
            tuple(found.get((number, table)) for table in range(len(tables)))
            for number, tables in enumerate(event.seats[:begun])
        )
        return KeptEvent(
            id=event_id,
            event=event,
            matches=matches,
            is_whole=not self._missed and None not in rows.names,
            is_deleted=rows.event.deleted,
            revision=self.revision,
            mark=mark,
            moment=self.moment(),
        )

    def event_or_none(self, event_id: int) -> Event | None:
        """A club night as it is; None where it cannot be read."""
        try:
            return self.event(event_id).event
        except Refused:
            return None

    def _event_rows(self, event_id: int) -> EventRows:
        found = self._rows(EventRow, "id", event_id)
        if not found:
            raise TroubleError(Trouble.NO_EVENT, {"id": event_id})
        guests = sorted(self._rows(GuestRow, "event_id", event_id), key=_by_number)
        players = self._players(*(row.player_id for row in guests)) if guests else {}
        return EventRows(
            found[0],
            guests,
            [players.get(row.player_id) for row in guests],
            sorted(self._rows(RoundRow, "event_id", event_id), key=_by_number),
            self._rows(TableRow, "event_id", event_id),
        )

    def table_of(self, match_id: int) -> TableKey | None:
        """The table at which a match is played; None where it belongs to no club night."""
        rows = self._rows(TableRow, "match_id", match_id)
        return TableKey(rows[0].event_id, rows[0].round, rows[0].number) if rows else None

    def event_mark(self, event_id: int) -> str:
        """The name of the last change of a club night."""
        last = select(EventChangeRow.request).where(EventChangeRow.event_id == event_id)
        return self._connection.scalar(last.order_by(EventChangeRow.id.desc()).limit(1)) or ""

    def event_asked_before(self, request: str) -> int | None:
        """The club night that something was done to when it was asked for by this name."""
        return self._connection.scalar(
            select(EventChangeRow.event_id).where(EventChangeRow.request == request)
        )

    def event_trail(self, event_id: int) -> tuple[EventChange, ...]:
        """What was done to a club night, the first change first; not what this version has no word for."""
        rows = self._rows(EventChangeRow, "event_id", event_id)
        return tuple(
            EventChange(row.at, EventAction(row.action), _earlier(row.earlier))
            for row in sorted(rows, key=lambda row: int(row.id))
            if row.action in _ACTIONS
        )


def _by_number(row: Row[Any]) -> int:
    return int(row.number)


def _event(rows: EventRows) -> Event:
    row = rows.event
    guests = zip(rows.guests, rows.names, strict=True)
    return Event(
        name=row.name,
        day=row.day,
        guests=tuple(Guest(name or f"? {one.number + 1}", one.is_here) for one, name in guests),
        rules=row.rules,
        options=tuple(sorted(read_options(_said(row.options)).items())),
        east_only=row.east_only,
        size=row.size,
        threes=row.threes,
        tables=row.tables,
        rounds=row.rounds,
        minutes=row.minutes,
        seats=tuple(read_seats(_said(one.seats)) for one in rows.rounds),
        clocks=tuple(Clock(one.minutes, one.started, one.paused) for one in rows.rounds),
    )


def _said(text: str) -> Any:
    """What a text of the database says; nothing where it is no JSON."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None


def _earlier(text: str | None) -> Event | None:
    found = None if text is None else _said(text)
    try:
        return read_event(found) if isinstance(found, dict) else None
    except Refused:
        return None
