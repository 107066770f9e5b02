"""The matches that are kept, for the rest of the program: whatever goes wrong is a value."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from datetime import datetime
from typing import TypeAlias
from uuid import UUID

from mahjong_desk.club.sheet import Sheet, clean_name, name_problem
from mahjong_desk.club.store.addresses import shown_address
from mahjong_desk.club.store.asking import Asking
from mahjong_desk.club.store.changing import Changed, Transaction
from mahjong_desk.club.store.database import Database, open_database
from mahjong_desk.club.store.failures import StoreProblem, Trouble, TroubleError
from mahjong_desk.club.store.kept import Change, Conflict, Found, Impossible, Kept, Listed, News
from mahjong_desk.club.store.reading import Reader
from mahjong_desk.club.store.running import GivenUpError, Run, at_once
from mahjong_desk.club.store.values import changes_of, found_of, kept_of
from mahjong_desk.core.draft import Draft
from mahjong_desk.core.problems import Refused, Value
from mahjong_desk.rules.outcomes import Played

Answer: TypeAlias = "Kept | Conflict | Impossible | StoreProblem"
"""Of a change: the match as it is afterwards, on the disk by then; or why nothing was changed."""


class Sheets(Asking):
    """All matches of a database.

    A change is made from a match as it was read (:class:`Kept`). Where somebody else changed the same hand
    meanwhile, recorded another one in the same place, or changed the match itself, the answer is a
    :class:`Conflict`; changes of other hands stay and are in the answer.

    Where a connection was lost nobody knows whether what was asked for was done. Asked for again by the same
    ``request``, one for each thing that a user confirms, it is done once, and the answer is the match.

    Where the rules do not take what would come of a change, the answer is :class:`Impossible`, unless the
    caller insists. It may be called from any thread. Each call may take ten seconds and more, where a server
    or somebody else's change is waited for: a window has it carried out by a ``run`` of its own, as it does
    for all that is asked of the same database.
    """

    @classmethod
    def open(cls, url: str | None = None, run: Run = at_once) -> Sheets | StoreProblem:
        """The matches of the database at an address, or of this machine: SQLite in the data folder.

        ``url``: ``sqlite:///path`` or ``postgresql://user@host/database``. Tables are made
        where there are none.
        """
        left = False

        def opening() -> Database | StoreProblem:
            found = open_database(url)
            if left and isinstance(found, Database):
                found.close()
            return found

        try:
            found = run(opening)
        except GivenUpError:
            left = True
            return StoreProblem(Trouble.UNANSWERED, shown_address(url))
        except TroubleError as error:
            return error.problem(shown_address(url))
        return found if isinstance(found, StoreProblem) else cls(found._replace(run=run))

    # --- reading ------------------------------------------------------------------------------------------

    def players(self) -> tuple[str, ...] | StoreProblem:
        """The names of everybody who was ever remembered, in their order."""
        return self._read(Reader.players)

    def matches(self, *, deleted: bool = False) -> tuple[Listed, ...] | StoreProblem:
        """All matches: first those that have not ended, the newest first; or those that were deleted."""
        return self._read(lambda reader: reader.matches(deleted=deleted))

    def match(self, match_id: int, known: Kept | None = None) -> Kept | StoreProblem:
        """One match, one that is deleted too. ``known``: as it was, so that only what is new is read."""
        # What the rows say is found out when the database is let go of.
        rows = self._read(lambda reader: reader.match(match_id, known))
        if isinstance(rows, Kept | StoreProblem):
            return rows
        try:
            return kept_of(rows, known)
        except Refused as refused:
            return StoreProblem(Trouble.UNREADABLE, self.where, {"id": match_id}, refused.problems[0])

    def many(self, ids: Collection[int] | None = None, known: Iterable[Kept] = ()) -> Found | StoreProblem:
        """Several matches at once, or all that are not deleted, by their ids.

        ``known``: as some were, so that only those are read anew that were changed. Those named that are
        deleted are among them, and those that there are not are left out.
        """
        before = {kept.id: kept for kept in known}
        rows = self._read(lambda reader: reader.many(ids, before))
        return rows if isinstance(rows, StoreProblem) else found_of(rows)

    def trail(self, match_id: int) -> tuple[Change, ...] | StoreProblem:
        """What was done to a match, the first change first; nothing for a match that there is not."""
        rows = self._read(lambda reader: reader.trail(match_id))
        return rows if isinstance(rows, StoreProblem) else changes_of(rows)

    def last_change(self, match_id: int) -> datetime | None:
        """When a match was last changed; None where that cannot be read."""
        at = self._read(lambda reader: reader.last_change(match_id))
        return None if isinstance(at, StoreProblem) else at

    def revision(self) -> int | StoreProblem:
        """How many changes there are by now, by whichever program: a cheap question, to be asked often."""
        return self._read(lambda reader: reader.revision)

    def changed_since(self, revision: int) -> News | StoreProblem:
        """What was changed since there were so many changes, and how many there are now.

        Everything, where there were never so many: the database was replaced by an earlier one.
        """
        return self._read(
            lambda reader: News(
                reader.revision, reader.changed_since(revision), reader.events_changed_since(revision)
            )
        )

    # --- changing -----------------------------------------------------------------------------------------

    def remember(self, name: str) -> str | Impossible | StoreProblem:
        """Remember a player; the name as it is remembered."""
        cleaned = clean_name(name)
        problem = name_problem(cleaned)
        if problem is not None:
            return Impossible((problem,), may_insist=False)

        def change(transaction: Transaction) -> str:
            transaction.remember([cleaned])
            return cleaned

        return self._change(change)

    def rename(self, name: str, to: str) -> str | Impossible | StoreProblem:
        """Give a player another name in all matches; the name as it is now.

        Where another player has that name, the two become one; they cannot where both play in one match.
        """
        cleaned = clean_name(to)
        problem = name_problem(cleaned)
        if problem is not None:
            return Impossible((problem,), may_insist=False)
        return self._change(lambda change: change.rename(name, cleaned) or cleaned)

    def begin(self, sheet: Sheet, *, insist: bool = False, request: UUID | None = None) -> Answer:
        """Keep a new match: one that is begun now, or one with its hands, as from a file."""
        return self._asked(lambda change: change.begin(sheet, insist=insist), None, request)

    def amend(self, kept: Kept, sheet: Sheet, *, insist: bool = False, request: UUID | None = None) -> Answer:
        """Change rules, options, players, seats, length or title to those of a sheet.

        Its hands and times are not looked at.
        """
        return self._asked(lambda change: change.amend(kept, sheet, insist=insist), kept, request)

    def end(self, kept: Kept, *, request: UUID | None = None) -> Answer:
        """The match is over, from now on; its hands can be changed all the same."""
        return self._asked(lambda change: change.end(kept, self._clock()), kept, request)

    def reopen(self, kept: Kept, *, request: UUID | None = None) -> Answer:
        """The match goes on."""
        return self._asked(lambda change: change.end(kept, None), kept, request)

    def delete(self, kept: Kept, *, request: UUID | None = None) -> Answer:
        """Take a match off the list, as it was seen; nothing of it is lost."""
        return self._asked(lambda change: change.delete(kept, deleted=True), kept, request)

    def restore(self, kept: Kept, *, request: UUID | None = None) -> Answer:
        """Have a match back that was deleted."""
        return self._asked(lambda change: change.delete(kept, deleted=False), kept, request)

    def record(
        self,
        kept: Kept,
        played: Played,
        tiles: Draft | None = None,
        *,
        insist: bool = False,
        request: UUID | None = None,
    ) -> Answer:
        """Record a hand at the end of a match, with its scored tiles where they are known."""
        return self.insert(kept, len(kept.hands), played, tiles, insist=insist, request=request)

    def insert(
        self,
        kept: Kept,
        place: int,
        played: Played,
        tiles: Draft | None = None,
        *,
        insist: bool = False,
        request: UUID | None = None,
    ) -> Answer:
        """Insert a hand so that it stands at a place, from 0 to the number of hands."""
        return self._asked(
            lambda change: change.insert(kept, place, played, tiles, insist=insist), kept, request
        )

    def change(
        self,
        kept: Kept,
        place: int,
        played: Played,
        tiles: Draft | None,
        *,
        insist: bool = False,
        request: UUID | None = None,
    ) -> Answer:
        """Put another hand, and its tiles, in the place of one; :class:`IndexError` where there is none."""
        return self._asked(
            lambda change: change.change(kept, place, played, tiles, insist=insist), kept, request
        )

    def remove(self, kept: Kept, place: int, *, insist: bool = False, request: UUID | None = None) -> Answer:
        """Take a hand out; raises :class:`IndexError` where there is none."""
        return self._asked(lambda change: change.remove(kept, place, insist=insist), kept, request)

    # --- how ----------------------------------------------------------------------------------------------

    def _asked(
        self, change: Callable[[Transaction], Changed], kept: Kept | None, request: UUID | None
    ) -> Answer:
        """Do what is asked for, unless it was done before; ``kept``: the match that it is asked of."""
        try:
            return self._change(lambda begun: begun.done_before(kept) or change(begun), request)
        except Refused as refused:
            data: dict[str, Value] = {} if kept is None else {"id": kept.id}
            return StoreProblem(Trouble.UNREADABLE, self.where, data, refused.problems[0])
