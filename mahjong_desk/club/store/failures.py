"""What can be wrong with the database of matches, as data, and in words."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from enum import Enum
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from sqlalchemy.exc import DBAPIError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

from mahjong_desk.club.answer import match_message
from mahjong_desk.core.problems import Problem, Value
from mahjong_desk.core.texts import Texts

_TEXTS = Path(__file__).resolve().parents[2] / "texts" / "store"
_NOTHING: Mapping[str, Value] = MappingProxyType({})

FAILURES = (SQLAlchemyError, sqlite3.Error, OSError, ValueError)
"""What a database raises: by its driver, with or without SQLAlchemy between, by the folder of its file, by
values in it that are none."""


class Trouble(Enum):
    """What is wrong; each is the id of its message."""

    BAD_URL = "bad-url"
    """That is no address of a database that can be used."""
    GONE = "gone"
    """The server cannot be reached, or does not let us in."""
    WRONG_PASSWORD = "wrong-password"
    """The server wants another password, or one at all."""
    NO_HOST = "no-host"
    """No computer of that name is known."""
    REFUSED = "refused"
    """Nothing listens there."""
    NO_ANSWER = "no-answer"
    """Nothing came from there in time."""
    NO_USER = "no-user"
    """The server does not let this user in."""
    NO_DATABASE = "no-database"
    """The server has no database of that name."""
    NO_POSTGRESQL = "no-postgresql"
    """What answers there is something else."""
    BUSY = "busy"
    """Others keep it busy for too long."""
    UNANSWERED = "unanswered"
    """It has not answered, and nobody waits any longer."""
    UNCERTAIN = "uncertain"
    """The same of a change: whether it is made is not known."""
    WAITED_FOR = "waited-for"
    """It has not answered what it was asked before."""
    FULL = "full"
    """The disk is full."""
    READ_ONLY = "read-only"
    """It can be read and not changed."""
    DAMAGED = "damaged"
    """The file is damaged; what can be read is read, and nothing is written."""
    MOVED = "moved"
    """The file was moved, deleted or replaced while it was open: what is written goes where nobody looks."""
    NEWER = "newer"
    """A newer version of the program made it; it is left as it is."""
    NOT_OURS = "not-ours"
    """Another program's tables are in it."""
    MISSING = "missing"
    """There is no such match."""
    NO_EVENT = "no-event"
    """There is no such club night."""
    BAD_EVENT = "bad-event"
    """What is kept of a club night cannot be read; ``because`` says why."""
    UNREADABLE = "unreadable"
    """What is kept of a match cannot be read; ``because`` says why."""
    NAME_TOO_LONG = "name-too-long"
    """A backup could not be written, as no file can have so long a name."""
    NOT_SAVED = "not-saved"
    """A backup could not be written."""
    NO_BACKUP = "no-backup"
    """A file that is no backup of ours."""
    BAD_BACKUP = "bad-backup"
    """A backup that is damaged."""
    NEWER_BACKUP = "newer-backup"
    """A newer version of the program made the backup."""
    NOT_SET_ASIDE = "not-set-aside"
    """What there was could not be kept, so that nothing was put in its place."""
    FAILED = "failed"
    """Anything else."""


class TroubleError(Exception):
    """Raised where there is no way on: what is wrong, what the message names, and what is behind it."""

    def __init__(
        self, trouble: Trouble, data: Mapping[str, Value] = _NOTHING, because: Problem | None = None
    ) -> None:
        super().__init__(trouble)
        self.trouble, self.data, self.because = trouble, data, because

    def problem(self, where: str) -> StoreProblem:
        """The same as data, with the database that it is about."""
        return StoreProblem(self.trouble, where, self.data, self.because)


class StoreProblem(NamedTuple):
    """One thing that is wrong: what, with which database, what the message names, and what is behind it."""

    trouble: Trouble
    where: str
    data: Mapping[str, Value] = _NOTHING
    because: Problem | None = None


def message(problem: StoreProblem, language: str | None = None) -> str:
    """The problem in words: what is wrong, where, and what would be right."""
    texts = Texts(_TEXTS, language=language)
    data: dict[str, Value] = {"where": problem.where, **problem.data}
    if problem.because is not None:
        data["detail"] = match_message(problem.because, texts)
    return texts.message("troubles", problem.trouble.value, data)


# Python 3.10 tells SQLite's errors by their texts alone. They have not changed in many years.
_SQLITE = {
    "database or disk is full": Trouble.FULL,
    "readonly database": Trouble.READ_ONLY,
    "unable to open database file": Trouble.READ_ONLY,
    "malformed": Trouble.DAMAGED,
    "not a database": Trouble.DAMAGED,
    "Could not decode": Trouble.DAMAGED,
    "database is locked": Trouble.BUSY,
}
_SQLSTATES = {
    "08": Trouble.GONE,
    "25006": Trouble.READ_ONLY,
    "28": Trouble.GONE,
    "40": Trouble.BUSY,
    "42501": Trouble.READ_ONLY,
    "53100": Trouble.FULL,
    "53300": Trouble.BUSY,
    "55P03": Trouble.BUSY,
    "57014": Trouble.BUSY,
    "57P": Trouble.GONE,
    "XX001": Trouble.DAMAGED,
    "XX002": Trouble.DAMAGED,
}
"""PostgreSQL's error codes, and the classes that they begin with."""


def problem_of(error: Exception, where: str) -> StoreProblem:
    """What an exception of :data:`FAILURES` comes to."""
    cause = (error.orig or error) if isinstance(error, DBAPIError) else error
    lines = str(cause).strip().splitlines() or [type(cause).__name__]
    return StoreProblem(_trouble(error, cause), where, {"detail": lines[0]})


def _trouble(error: Exception, cause: BaseException) -> Trouble:
    if isinstance(error, PoolTimeoutError):
        return Trouble.BUSY
    if isinstance(cause, UnicodeDecodeError):
        # All texts in it were written as UTF-8.
        return Trouble.DAMAGED
    if isinstance(cause, sqlite3.Error):
        text = str(cause)
        return next((trouble for part, trouble in _SQLITE.items() if part in text), Trouble.FAILED)
    if not isinstance(error, DBAPIError):
        return Trouble.FAILED
    state = getattr(cause, "sqlstate", None)
    if error.connection_invalidated or (state is None and isinstance(error, OperationalError)):
        # What the server did not say was said by the connection to it.
        return Trouble.GONE
    known = (trouble for start, trouble in _SQLSTATES.items() if (state or "").startswith(start))
    return next(known, Trouble.FAILED)
