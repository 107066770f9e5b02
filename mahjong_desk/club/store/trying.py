"""Whether a server answers, and would do for matches: looked at without changing anything on it."""

from __future__ import annotations

from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.exc import ArgumentError

from mahjong_desk.club.store.addresses import SERVERS, read_address, shown, shown_address
from mahjong_desk.club.store.database import server_engine, version_of
from mahjong_desk.club.store.failures import FAILURES, StoreProblem, Trouble, TroubleError, problem_of
from mahjong_desk.club.store.migrations import HEAD
from mahjong_desk.club.store.tables import Base, MatchRow

_PATIENCE = 5
"""Seconds to wait for an answer: whoever tries an address sits before it."""

_SAID = {
    "password": Trouble.WRONG_PASSWORD,
    "resolve host": Trouble.NO_HOST,
    "translate host name": Trouble.NO_HOST,
    "timeout expired": Trouble.NO_ANSWER,
    "refused": Trouble.REFUSED,
    "No such file": Trouble.REFUSED,
    "role": Trouble.NO_USER,
    "pg_hba": Trouble.NO_USER,
    "permission denied for database": Trouble.NO_USER,
    "database": Trouble.NO_DATABASE,
    "invalid response": Trouble.NO_POSTGRESQL,
    "expected authentication": Trouble.NO_POSTGRESQL,
    "closed the connection": Trouble.NO_POSTGRESQL,
}
"""What is said of a connection that does not come about: there is no code for that. The first that fits."""


class Tried(NamedTuple):
    """A server that answers.

    ``where``: its address, for everybody to see. ``matches``: how many are kept there that are not deleted;
    None where the tables are yet to be made.
    """

    where: str
    matches: int | None


def try_server(url: str) -> Tried | StoreProblem:
    """See whether the database at an address can be used; never raises, and changes nothing."""
    where = shown_address(url)
    try:
        address = read_address(url)
        if address.drivername not in SERVERS:
            return StoreProblem(Trouble.BAD_URL, where, {"detail": address.drivername})
        where = shown(address)
        limits = f"-c statement_timeout={_PATIENCE}s"
        engine = server_engine(address, connect_timeout=_PATIENCE, options=limits)
    except (ArgumentError, ImportError, ValueError) as error:
        return StoreProblem(Trouble.BAD_URL, where, {"detail": type(error).__name__})
    try:
        with engine.connect() as connection:
            return Tried(where, _matches(connection))
    except TroubleError as error:
        return error.problem(where)
    except FAILURES as error:
        return plainer(problem_of(error, where))
    finally:
        engine.dispose()


def plainer(problem: StoreProblem) -> StoreProblem:
    """A server that cannot be reached, with what is in the way, where that is known."""
    if problem.trouble is not Trouble.GONE:
        return problem
    said = str(problem.data.get("detail", "")).rpartition(" failed: ")[2]
    known = (trouble for part, trouble in _SAID.items() if part in said)
    return problem._replace(trouble=next(known, Trouble.GONE))


def _matches(connection: Connection) -> int | None:
    version = version_of(connection)
    if version == HEAD:
        wanted = sa.select(sa.func.count()).select_from(MatchRow).where(sa.not_(MatchRow.deleted))
        return int(connection.scalar(wanted) or 0)
    if version is not None:
        from mahjong_desk.club.store.upgrading import knows

        if not knows(version):
            raise TroubleError(Trouble.NEWER, {"found": version, "known": HEAD})
        return None
    others = set(Base.metadata.tables) & set(sa.inspect(connection).get_table_names())
    if others:
        raise TroubleError(Trouble.NOT_OURS, {"detail": " ".join(sorted(others))})
    if not connection.scalar(sa.text("SELECT has_schema_privilege(current_schema(), 'CREATE')")):
        raise TroubleError(Trouble.READ_ONLY, {"detail": "no-right-to-make-tables"})
    return None
