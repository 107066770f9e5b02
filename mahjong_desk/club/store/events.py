"""The club nights that are kept, for the rest of the program: whatever goes wrong is a value."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import TypeAlias
from uuid import UUID

from mahjong_desk.club.clock import Clock
from mahjong_desk.club.event import Event
from mahjong_desk.club.store.asking import Asking
from mahjong_desk.club.store.changing_events import EventChanged, EventTransaction
from mahjong_desk.club.store.failures import StoreProblem, Trouble
from mahjong_desk.club.store.kept import (
    EventChange,
    EventConflict,
    Impossible,
    KeptEvent,
    ListedEvent,
    TableKey,
)
from mahjong_desk.core.problems import Refused

EventAnswer: TypeAlias = "KeptEvent | EventConflict | Impossible | StoreProblem"
"""Of a change: the club night as it is afterwards, on the disk by then; or why nothing was changed."""


class Events(Asking):
    """All club nights of a database, made of :attr:`Sheets.database <.sheets.Sheets.database>`.

    What is said there of changes, requests and threads holds here too. The matches of a club night are
    matches as any other: :meth:`Sheets.many <.sheets.Sheets.many>` reads them.
    """

    # --- reading ------------------------------------------------------------------------------------------

    def events(self, *, deleted: bool = False) -> tuple[ListedEvent, ...] | StoreProblem:
        """All club nights, the newest first; or those that were deleted."""
        return self._read(lambda reader: reader.events(deleted=deleted))

    def event(self, event_id: int, known: KeptEvent | None = None) -> KeptEvent | StoreProblem:
        """One club night; ``known``: as it was, so that nothing is read where nothing was changed."""
        try:
            return self._read(lambda reader: reader.event(event_id, known))
        except Refused as refused:
            return self._unreadable(event_id, refused)

    def table_of(self, match_id: int) -> TableKey | StoreProblem | None:
        """The table at which a match is played; None where it belongs to no club night."""
        return self._read(lambda reader: reader.table_of(match_id))

    def trail(self, event_id: int) -> tuple[EventChange, ...] | StoreProblem:
        """What was done to a club night, the first change first."""
        return self._read(lambda reader: reader.event_trail(event_id))

    # --- changing -----------------------------------------------------------------------------------------

    def plan(self, event: Event, *, request: UUID | None = None) -> EventAnswer:
        """Keep a new club night; :func:`~mahjong_desk.club.event.seated` gives it its seats."""
        return self._asked(lambda change: change.plan_event(event), None, request)

    def keep(
        self, event: Event, matches: Sequence[Sequence[int | None]], *, request: UUID | None = None
    ) -> EventAnswer:
        """Keep a club night with matches that are kept, by round and table, as from a backup."""
        return self._asked(lambda change: change.keep_event(event, matches), None, request)

    def amend(self, kept: KeptEvent, event: Event, *, request: UUID | None = None) -> EventAnswer:
        """Change anything but the rounds that have begun: guests who come or go, seats, rules, the name.

        Rules hold for the matches of rounds that begin later.
        """
        return self._asked(lambda change: change.amend_event(kept, event), kept, request)

    def begin_round(self, kept: KeptEvent, *, request: UUID | None = None) -> EventAnswer:
        """Begin the next round: each of its tables has a match from now on, without hands.

        Raises :class:`IndexError` where the last round has begun.
        """
        if kept.begun >= len(kept.event.seats):
            raise IndexError(kept.begun)
        return self._asked(lambda change: change.begin_round(kept), kept, request)

    def run_clock(self, kept: KeptEvent, number: int, *, request: UUID | None = None) -> EventAnswer:
        """Start the clock of a round that has begun, or have it go on after a pause."""
        return self._set_clock(kept, number, Clock.run, request)

    def pause_clock(self, kept: KeptEvent, number: int, *, request: UUID | None = None) -> EventAnswer:
        """Stop the clock of a round for a while."""
        return self._set_clock(kept, number, Clock.pause, request)

    def reset_clock(self, kept: KeptEvent, number: int, *, request: UUID | None = None) -> EventAnswer:
        """Have the clock of a round as before it was first started."""
        return self._set_clock(kept, number, lambda clock, _: clock.reset(), request)

    def set_minutes(
        self, kept: KeptEvent, number: int, minutes: int, *, request: UUID | None = None
    ) -> EventAnswer:
        """Give a round so many minutes in all."""
        return self._set_clock(kept, number, lambda clock, _: clock._replace(minutes=minutes), request)

    def delete(self, kept: KeptEvent, *, request: UUID | None = None) -> EventAnswer:
        """Take a club night off the list, as it was seen; its matches stay, and nothing of it is lost."""
        return self._asked(lambda change: change.delete_event(kept, deleted=True), kept, request)

    def restore(self, kept: KeptEvent, *, request: UUID | None = None) -> EventAnswer:
        """Have a club night back that was deleted."""
        return self._asked(lambda change: change.delete_event(kept, deleted=False), kept, request)

    # --- how ----------------------------------------------------------------------------------------------

    def _set_clock(
        self,
        kept: KeptEvent,
        number: int,
        change: Callable[[Clock, datetime], Clock],
        request: UUID | None,
    ) -> EventAnswer:
        return self._asked(lambda begun: begun.set_clock(kept, number, change), kept, request)

    def _asked(
        self, change: Callable[[EventTransaction], EventChanged], kept: KeptEvent | None, request: UUID | None
    ) -> EventAnswer:
        """Do what is asked for, unless it was done before; ``kept``: the club night that it is asked of."""
        try:
            return self._change(lambda begun: begun.event_done_before() or change(begun), request)
        except Refused as refused:
            return self._unreadable(0 if kept is None else kept.id, refused)

    def _unreadable(self, event_id: int, refused: Refused) -> StoreProblem:
        return StoreProblem(Trouble.BAD_EVENT, self.where, {"id": event_id}, refused.problems[0])
