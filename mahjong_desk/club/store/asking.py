"""What is asked of a database, in one transaction each; whatever goes wrong is a value."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import TypeVar
from uuid import UUID, uuid4

from mahjong_desk.club.sheet import now
from mahjong_desk.club.store.changing_events import EventTransaction
from mahjong_desk.club.store.database import Database
from mahjong_desk.club.store.failures import FAILURES, StoreProblem, Trouble, TroubleError, problem_of
from mahjong_desk.club.store.kept import Conflict, EventConflict, Impossible
from mahjong_desk.club.store.reading_events import EventReader
from mahjong_desk.club.store.running import GivenUpError

T = TypeVar("T")


class Asking:
    """Reads from a database and changes what is in it."""

    def __init__(self, database: Database, clock: Callable[[], datetime] = now) -> None:
        self._database = database
        self._clock = clock

    @property
    def problem(self) -> StoreProblem | None:
        """Why everything can be read only, and not changed; None if it can be changed."""
        return self._database.problem

    @property
    def where(self) -> str:
        """The database, as messages name it."""
        return self._database.where

    @property
    def database(self) -> Database:
        """What is underneath, for backups."""
        return self._database

    def close(self) -> None:
        """Let go of the database; what is being asked elsewhere does so when it is done."""
        self._database.close()

    def run(self, call: Callable[[], T]) -> T | StoreProblem:
        """Carry out something longer with this database, in the way that all that is asked of it is."""
        return self._answer_of(call, Trouble.UNANSWERED)

    def _read(self, read: Callable[[EventReader], T]) -> T | StoreProblem:
        """Ask something of one moment of the database."""

        def ask() -> T:
            self._look_for_file()
            with self._database.reading.connect() as connection:
                return read(EventReader(connection, is_damaged=self._database.is_damaged))

        return self._answer_of(ask, Trouble.UNANSWERED)

    def _look_for_file(self) -> None:
        if not self._database.is_in_place:
            raise TroubleError(Trouble.MOVED)

    def _change(
        self, change: Callable[[EventTransaction], T], request: UUID | None = None
    ) -> T | StoreProblem:
        """Do something in one transaction, which is taken back where the answer is why nothing was done."""
        if self.problem is not None:
            return self.problem

        def ask() -> T:
            with self._database.writing.connect() as connection:
                transaction = EventTransaction(connection, self._clock(), request or uuid4())
                answer = change(transaction)
                if not (transaction.is_repeated or isinstance(answer, Conflict | EventConflict | Impossible)):
                    self._look_for_file()
                    connection.commit()
                return answer

        return self._answer_of(ask, Trouble.UNCERTAIN)

    def _answer_of(self, ask: Callable[[], T], given_up: Trouble) -> T | StoreProblem:
        """The answer, or what is wrong; ``given_up``: what that is where nobody waits any longer."""

        def carry_out() -> T:
            pool = self._database.reading.pool
            try:
                return ask()
            finally:
                if self._database.reading.pool is not pool:
                    pool.dispose()  # nobody waits any longer, and nobody else has this connection again
                if self._database.is_closed:
                    self._database.reading.dispose()

        try:
            return self._database.run(carry_out)
        except GivenUpError:
            self._database.leave_connections()
            return StoreProblem(given_up, self.where)
        except TroubleError as error:
            return error.problem(self.where)
        except FAILURES as error:
            return problem_of(error, self.where)
