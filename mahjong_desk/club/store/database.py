"""Opens the database of matches: finds it, brings its tables up to date, and sees whether it is in order."""

from __future__ import annotations

import shutil
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError
from sqlalchemy.pool import ConnectionPoolEntry
from sqlalchemy.sql import column, select, table, update

from mahjong_desk.club.store.addresses import SERVERS, read_address, shown, shown_address
from mahjong_desk.club.store.failures import FAILURES, StoreProblem, Trouble, problem_of
from mahjong_desk.club.store.migrations import HEAD, VERSION_TABLE
from mahjong_desk.club.store.running import Run, at_once
from mahjong_desk.club.store.tables import Base, RevisionRow
from mahjong_desk.core.problems import Value
from mahjong_desk.disk import detail, is_file
from mahjong_desk.hands.places import MATCHES, data_folder

_SMALLEST = 512
"""Bytes of the smallest SQLite database that there is."""
_WAIT = 10
"""Seconds to wait for somebody else's change, which takes a few hundredths of one."""
_AGAIN = 0.02
"""Seconds after which is asked again what SQLite does not wait for itself."""
_LOCK = 0x6D6A6473
"""The number by which programs that open one database of a server wait for each other; any would do."""
_SERVERS = {
    "connect_timeout": _WAIT,
    "tcp_user_timeout": 1000 * _WAIT,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "application_name": "Mahjong Desk",
    "options": (
        f"-c lock_timeout={_WAIT}s -c statement_timeout={3 * _WAIT}s"
        f" -c idle_in_transaction_session_timeout={_WAIT}s"
    ),
}
"""What is asked of a server unless its address says otherwise: nobody at a table waits for minutes for a
network, or for somebody whose computer was closed in the middle of a change."""


FILE_ENDS = ("", "-wal", "-shm")
"""What follows the name of a database in those of its files: itself, its log, the index of that."""


class FileMark(NamedTuple):
    """A file by its place, and by the number that it has on its disk, which another file there has not."""

    path: Path
    number: int

    @classmethod
    def of(cls, path: Path) -> FileMark:
        """The file that is there."""
        return cls(path.absolute(), path.stat().st_ino)

    @property
    def is_in_place(self) -> bool:
        """Whether it is still there."""
        try:
            return self.path.stat().st_ino == self.number
        except OSError:
            return False


class Database(NamedTuple):
    """An open database: one engine that reads, in one moment of it, and one that writes.

    ``where`` names it in messages. With a ``problem`` it can only be read, and where ``is_damaged`` in part.
    ``copy``: the folder of a copy that is read in its place. ``file``: which file is written to. ``run``: how
    what is asked of it is carried out.
    """

    reading: Engine
    writing: Engine
    where: str
    problem: StoreProblem | None = None
    copy: TemporaryDirectory[str] | None = None
    file: FileMark | None = None
    run: Run = at_once

    @property
    def place(self) -> Path | None:
        """Where its file is; None on a server."""
        return Path(self.where) if self.reading.dialect.name == "sqlite" else None

    @property
    def is_in_place(self) -> bool:
        """Whether the file is where it was opened: one that was moved or deleted can be written as before."""
        return self.file is None or self.file.is_in_place

    @property
    def is_damaged(self) -> bool:
        """Whether reading may fail at some rows and not at others."""
        return self.problem is not None and self.problem.trouble is Trouble.DAMAGED

    @property
    def is_closed(self) -> bool:
        """Whether nobody is to ask anything any more; an engine would connect again."""
        return bool(self.reading.get_execution_options().get("is_closed"))

    def leave_connections(self) -> None:
        """Have others made from now on: one of them has not answered, and may never do."""
        self.reading.dispose(close=False)

    def close(self) -> None:
        """Let go of every connection; one that is in use is let go of by whoever uses it."""
        self.reading.update_execution_options(is_closed=True)
        self.reading.dispose()
        if self.copy is not None:
            self.copy.cleanup()


def open_database(url: str | None = None) -> Database | StoreProblem:
    """The database at an address, or the file in the data folder; made where it is not there yet."""
    if url is None:
        return _open_file(data_folder() / MATCHES)
    try:
        address = read_address(url)
    except (ArgumentError, ValueError) as error:
        return StoreProblem(Trouble.BAD_URL, shown_address(url), {"detail": type(error).__name__})
    if address.get_backend_name() == "sqlite" and address.database not in (None, "", ":memory:"):
        return _open_file(Path(str(address.database)))
    if address.drivername in SERVERS:
        return _open_server(address)
    return StoreProblem(Trouble.BAD_URL, shown(address), {"detail": address.drivername})


# --- a server ---------------------------------------------------------------------------------------------


def _open_server(address: URL) -> Database | StoreProblem:
    where = shown(address)
    try:
        engine = server_engine(address)
    except (ImportError, ArgumentError) as error:
        return StoreProblem(Trouble.FAILED, where, {"detail": str(error)})
    reading = engine.execution_options(isolation_level="REPEATABLE READ")
    writing = engine.execution_options(isolation_level="READ COMMITTED")
    problem = _prepared(reading, writing, where)
    if problem is None:
        return Database(reading, writing, where)
    if problem.trouble is Trouble.READ_ONLY and _can_be_read(reading):
        return Database(reading, writing, where, problem)
    engine.dispose()
    return problem


def server_engine(address: URL, **more: object) -> Engine:
    """What speaks with a server; ``more``: what else is asked of it. Raises ImportError, ArgumentError."""
    asked = {key: value for key, value in {**_SERVERS, **more}.items() if key not in address.query}
    address = address.set(drivername="postgresql+psycopg")
    return create_engine(address, connect_args=asked, pool_pre_ping=True)


# --- a file -----------------------------------------------------------------------------------------------


def _open_file(path: Path) -> Database | StoreProblem:
    where = str(path)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        return StoreProblem(Trouble.READ_ONLY, where, {"detail": detail(error)})
    # SQLite would take these few bytes for nothing, and write over them.
    if is_file(path) and 0 < path.stat().st_size < _SMALLEST:
        data: dict[str, Value] = {"detail": "only-so-many-bytes", "count": path.stat().st_size}
        return StoreProblem(Trouble.DAMAGED, where, data)
    engine = _file_engine(URL.create("sqlite", database=where))
    writing = engine.execution_options(begin="BEGIN IMMEDIATE")
    problem = _prepared(engine, writing, where) or _log_used(engine, where)
    if problem is None:
        return Database(engine, writing, where, file=FileMark.of(path))
    engine.dispose()
    if problem.trouble in (Trouble.READ_ONLY, Trouble.DAMAGED) and is_file(path):
        return _open_to_read(path, problem)
    return problem


def _open_to_read(path: Path, problem: StoreProblem) -> Database | StoreProblem:
    """The file without ever writing to it; the problem, where nothing can be read of it either.

    Where nobody may write, not even the index of SQLite's log can be made. Then the file alone is read where
    the log is empty, and otherwise a copy of both: the last hands are in the log. So is a file of an earlier
    version read, whose copy is brought up to date.
    """
    engine = _engine_to_read(path, problem)
    if engine is not None:
        return Database(engine, engine, str(path), problem)
    log = _log_of(path)
    if not is_file(log) or log.stat().st_size == 0:
        engine = _engine_to_read(path, problem, immutable="1")
        if engine is not None:
            return Database(engine, engine, str(path), problem)
    return _open_copy(path, problem)


def _open_copy(path: Path, problem: StoreProblem) -> Database | StoreProblem:
    """A copy of the file with its log, which is gone when it is closed."""
    folder = TemporaryDirectory(prefix="mahjong-desk-")
    copied = Path(folder.name) / path.name
    try:
        for one in filter(is_file, (path, _log_of(path))):
            shutil.copyfile(one, copied.with_name(one.name))
        if problem.trouble is Trouble.READ_ONLY:
            _bring_copy_up_to_date(copied)
        engine = _engine_to_read(copied, problem)
    except OSError:
        engine = None
    if engine is None:
        folder.cleanup()
        return problem
    return Database(engine, engine, str(path), problem, folder)


def _bring_copy_up_to_date(copied: Path) -> None:
    """Bring a copy of a file of an earlier version up to date; what is no such file is left as it is."""
    engine = _file_engine(URL.create("sqlite", database=str(copied)))
    if _can_be_read(engine, older=True):
        _prepared(engine, engine.execution_options(begin="BEGIN IMMEDIATE"), str(copied))
    engine.dispose()


def _log_of(path: Path) -> Path:
    """Where SQLite keeps the log of a file."""
    return path.with_name(f"{path.name}-wal")


def _engine_to_read(path: Path, problem: StoreProblem, **more: str) -> Engine | None:
    """What reads a file; None where that cannot be done."""
    query = {"mode": "ro", "uri": "true", **more}
    engine = _file_engine(URL.create("sqlite", database=path.absolute().as_uri(), query=query))
    event.listen(engine, "connect", _read_what_is_there, insert=True)  # what comes first fails otherwise
    if _can_be_read(engine, older=problem.trouble is Trouble.DAMAGED):
        return engine
    engine.dispose()
    return None


def _file_engine(address: URL) -> Engine:
    # Without an isolation level Python's driver leaves it to us when a transaction begins; left to itself it
    # begins none to read, so that two reads would not be of one moment, and none to make tables.
    engine = create_engine(address, connect_args={"isolation_level": None, "timeout": _WAIT})
    event.listen(engine, "connect", _set_up)
    event.listen(engine, "begin", _begin)
    return engine


def _set_up(connection: sa.engine.interfaces.DBAPIConnection, _: ConnectionPoolEntry) -> None:
    """What SQLite forgets when a connection is closed."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA foreign_keys = ON")
    # A change is on the disk when it is committed, after a power cut too. macOS needs to be asked twice.
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA fullfsync = ON")
    cursor.close()


def _read_what_is_there(connection: sa.engine.interfaces.DBAPIConnection, _: ConnectionPoolEntry) -> None:
    """Have SQLite read a file that is shorter than it says it is, which it refuses as a whole otherwise."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA writable_schema = ON")
    cursor.close()


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql(connection.get_execution_options().get("begin", "BEGIN"))


def _log_used(engine: Engine, where: str) -> StoreProblem | None:
    """Have changes written to a log first, so that nobody who reads waits for one who writes.

    The file stays so. The problem, where that cannot be done.
    """
    try:
        with engine.connect() as connection:
            mode = _log_begun(connection)
    except FAILURES as error:
        return problem_of(error, where)
    return None if mode == "wal" else StoreProblem(Trouble.FAILED, where, {"detail": f"journal_mode {mode}"})


def _log_begun(connection: Connection) -> str:
    """Have a log kept from now on, and how changes are written by then.

    SQLite does not wait here for somebody else who is about to do the same, so it is asked again for a while.
    """
    until = time.monotonic() + _WAIT
    # Within a transaction it could not be done.
    with closing(connection.connection.cursor()) as pragma:
        while (mode := _ask_for_log(pragma, is_last=time.monotonic() > until)) is None:
            time.sleep(_AGAIN)
    return mode


def _ask_for_log(pragma: sa.engine.interfaces.DBAPICursor, *, is_last: bool) -> str | None:
    try:
        pragma.execute("PRAGMA journal_mode = WAL")
        row = pragma.fetchone()
    except sqlite3.OperationalError as error:
        if is_last or "locked" not in str(error):
            raise
        return None
    return str(row[0]) if row else ""


# --- either -----------------------------------------------------------------------------------------------


def _prepared(reading: Engine, writing: Engine, where: str) -> StoreProblem | None:
    """Bring the tables up to date; the problem, where that cannot be done."""
    is_up_to_date = False
    try:
        with reading.connect() as connection:
            # It takes a while in a large file, and nobody waits for it.
            problem = _checked(connection, where)
            is_up_to_date = problem is None and version_of(connection) == HEAD
        return problem or _brought_up_to_date(writing, where)
    except FAILURES as error:
        problem = problem_of(error, where)
    # Whoever is in the middle of a long change is waited for when there is something to write.
    return None if problem.trouble is Trouble.BUSY and is_up_to_date else problem


def _brought_up_to_date(writing: Engine, where: str) -> StoreProblem | None:
    with writing.connect() as connection:
        # With foreign keys SQLite lets nobody build a table anew that others refer to. Within a transaction
        # they stay as they are.
        _heed_foreign_keys(connection, "OFF")
        try:
            with connection.begin():
                problem = _upgraded(connection, where)
                if problem is None:
                    _write_and_take_back(connection)
            return problem
        finally:
            _heed_foreign_keys(connection, "ON")


def _heed_foreign_keys(connection: Connection, how: str) -> None:
    if connection.dialect.name == "sqlite":
        pragma = connection.connection.cursor()
        pragma.execute(f"PRAGMA foreign_keys = {how}")
        pragma.close()


def _write_and_take_back(connection: Connection) -> None:
    """Raise what writing raises where only reading is allowed, before somebody has anything to write."""
    with connection.begin_nested() as attempt:
        connection.execute(update(RevisionRow).values(number=RevisionRow.number))
        attempt.rollback()


def _can_be_read(engine: Engine, *, older: bool = False) -> bool:
    """Whether the tables are there, as this version knows them; ``older``: or as an earlier one did.

    Of a damaged file no more is asked: a table that is not there is read as one that is lost.
    """
    try:
        with engine.connect() as connection:
            version = version_of(connection)
        if version == HEAD or version is None or not older:
            return version == HEAD
        from mahjong_desk.club.store.upgrading import knows

        return knows(version)
    except FAILURES:
        return False


def _checked(connection: Connection, where: str) -> StoreProblem | None:
    if connection.dialect.name != "sqlite":
        return None
    (found,) = connection.exec_driver_sql("PRAGMA quick_check(1)").one()
    return None if found == "ok" else StoreProblem(Trouble.DAMAGED, where, {"detail": found})


def version_of(connection: Connection) -> str | None:
    """The newest step that the tables went through; None where there are none yet."""
    if not sa.inspect(connection).has_table(VERSION_TABLE):
        return None
    return connection.scalar(select(column("version_num", sa.String)).select_from(table(VERSION_TABLE)))


def _upgraded(connection: Connection, where: str) -> StoreProblem | None:
    if version_of(connection) == HEAD:
        return None
    if connection.dialect.name == "postgresql":
        # SQLite has locked the whole file already.
        connection.execute(select(sa.func.pg_advisory_xact_lock(_LOCK)))
    # Somebody else may have done it meanwhile.
    version = version_of(connection)
    if version is None:
        others = set(Base.metadata.tables) & set(sa.inspect(connection).get_table_names())
        if others:
            return StoreProblem(Trouble.NOT_OURS, where, {"detail": " ".join(sorted(others))})
    if version != HEAD:
        from mahjong_desk.club.store.upgrading import knows, upgrade

        if not knows(version):
            return StoreProblem(Trouble.NEWER, where, {"found": str(version), "known": HEAD})
        if version is not None:
            # As any change begins: who is in the middle of one is waited for, and who comes next looks again.
            number: sa.ColumnClause[int] = column("number")
            connection.execute(update(table("revision", number)).values(number=number + 1))
        upgrade(connection)
        if connection.dialect.name == "sqlite":
            broken = connection.exec_driver_sql("PRAGMA foreign_key_check").first()
            if broken is not None:
                raise ValueError(f"{broken[0]} refers to what is not in {broken[2]}")
    return None
