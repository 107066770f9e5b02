"""The matches that are kept, for the rest of the program: whatever goes wrong is a value."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import TypeAlias, TypeVar

from mahjong_desk.club.sheet import Sheet, clean_name, name_problem, now
from mahjong_desk.club.store.changing import NoMatchError, Transaction
from mahjong_desk.club.store.database import Database, open_database
from mahjong_desk.club.store.failures import FAILURES, StoreProblem, Trouble, problem_of
from mahjong_desk.club.store.kept import Change, Conflict, Impossible, Kept, Listed, News
from mahjong_desk.club.store.reading import Reader
from mahjong_desk.core.draft import Draft
from mahjong_desk.core.problems import Refused
from mahjong_desk.rules.outcomes import Played

T = TypeVar("T")

Answer: TypeAlias = "Kept | Conflict | Impossible | StoreProblem"
"""Of a change: the match as it is afterwards, on the disk by then; or why nothing was changed."""


class Sheets:
    """All matches of a database.

    A change is made from a match as it was read (:class:`Kept`). Where somebody else changed the same hand
    meanwhile, recorded another one in the same place, or changed the match itself, the answer is a
    :class:`Conflict`; changes of other hands stay and are in the answer. So a hand that is recorded again
    after a connection was lost is there once, whether or not it had been recorded by then.

    Where the rules do not take what would come of a change, the answer is :class:`Impossible`, unless the
    caller insists. It may be called from any thread.
    """

    def __init__(self, database: Database, clock: Callable[[], datetime] = now) -> None:
        self._database = database
        self._clock = clock

    @classmethod
    def open(cls, url: str | None = None) -> Sheets | StoreProblem:
        """The matches of the database at an address, or of this machine: SQLite in the data folder.

        ``url``: ``sqlite:///path`` or ``postgresql://user@host/database``. Tables are made
        where there are none.
        """
        found = open_database(url)
        return found if isinstance(found, StoreProblem) else cls(found)

    @property
    def problem(self) -> StoreProblem | None:
        """Why everything can be read only, and not changed; None if it can be changed."""
        return self._database.problem

    @property
    def where(self) -> str:
        """The database, as messages name it."""
        return self._database.where

    def close(self) -> None:
        """Let go of the database."""
        self._database.close()

    # --- reading ------------------------------------------------------------------------------------------

    def players(self) -> tuple[str, ...] | StoreProblem:
        """The names of everybody who was ever remembered, in their order."""
        return self._read(Reader.players)

    def matches(self) -> tuple[Listed, ...] | StoreProblem:
        """All matches: first those that have not ended, then the others, the newest first."""
        return self._read(Reader.matches)

    def match(self, match_id: int) -> Kept | StoreProblem:
        """One match."""
        found = self._read(lambda reader: reader.match(match_id), match_id)
        return self._missing(match_id) if found is None else found

    def trail(self, match_id: int) -> tuple[Change, ...] | StoreProblem:
        """What was done to a match, the first change first; nothing for a match that there is not."""
        return self._read(lambda reader: reader.trail(match_id), match_id)

    def revision(self) -> int | StoreProblem:
        """How many changes there are by now, by whichever program: a cheap question, to be asked often."""
        return self._read(Reader.revision)

    def changed_since(self, revision: int) -> News | StoreProblem:
        """Which matches were changed since there were so many changes, and how many there are now."""
        return self._read(lambda reader: News(reader.revision(), reader.changed_since(revision)))

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

    def begin(self, sheet: Sheet, *, insist: bool = False) -> Answer:
        """Keep a new match: one that is begun now, or one with its hands, as from a file."""
        return self._change(lambda change: change.begin(sheet, insist=insist))

    def amend(self, kept: Kept, sheet: Sheet, *, insist: bool = False) -> Answer:
        """Change rules, options, players, seats, length or title to those of a sheet.

        Its hands and times are not looked at.
        """
        return self._change(lambda change: change.amend(kept, sheet, insist=insist), kept.id)

    def end(self, kept: Kept) -> Answer:
        """The match is over, from now on; its hands can be changed all the same."""
        return self._change(lambda change: change.end(kept, self._clock()), kept.id)

    def reopen(self, kept: Kept) -> Answer:
        """The match goes on."""
        return self._change(lambda change: change.end(kept, None), kept.id)

    def record(
        self, kept: Kept, played: Played, tiles: Draft | None = None, *, insist: bool = False
    ) -> Answer:
        """Record a hand at the end of a match, with its scored tiles where they are known."""
        return self.insert(kept, len(kept.hands), played, tiles, insist=insist)

    def insert(
        self, kept: Kept, place: int, played: Played, tiles: Draft | None = None, *, insist: bool = False
    ) -> Answer:
        """Insert a hand so that it stands at a place, from 0 to the number of hands."""
        return self._change(lambda change: change.insert(kept, place, played, tiles, insist=insist), kept.id)

    def change(
        self, kept: Kept, place: int, played: Played, tiles: Draft | None = None, *, insist: bool = False
    ) -> Answer:
        """Put another hand, and its tiles, in the place of one; :class:`IndexError` where there is none."""
        return self._change(lambda change: change.change(kept, place, played, tiles, insist=insist), kept.id)

    def remove(self, kept: Kept, place: int, *, insist: bool = False) -> Answer:
        """Take a hand out; raises :class:`IndexError` where there is none."""
        return self._change(lambda change: change.remove(kept, place, insist=insist), kept.id)

    # --- how ----------------------------------------------------------------------------------------------

    def _read(self, read: Callable[[Reader], T], match_id: int = 0) -> T | StoreProblem:
        try:
            with self._database.reading.connect() as connection:
                return read(Reader(connection, is_damaged=self._database.is_damaged))
        except Refused as refused:
            return self._unreadable(match_id, refused)
        except FAILURES as error:
            return problem_of(error, self.where)

    def _change(self, change: Callable[[Transaction], T], match_id: int = 0) -> T | StoreProblem:
        if self.problem is not None:
            return self.problem
        try:
            with self._database.writing.connect() as connection:
                answer = change(Transaction(connection, self._clock()))
                if not isinstance(answer, Conflict | Impossible):
                    connection.commit()
                return answer
        except NoMatchError:
            return self._missing(match_id)
        except Refused as refused:
            return self._unreadable(match_id, refused)
        except FAILURES as error:
            return problem_of(error, self.where)

    def _missing(self, match_id: int) -> StoreProblem:
        return StoreProblem(Trouble.MISSING, self.where, {"id": match_id})

    def _unreadable(self, match_id: int, refused: Refused) -> StoreProblem:
        return StoreProblem(Trouble.UNREADABLE, self.where, {"id": match_id}, refused.problems[0])
