"""Has the matches of a backup back.

The backup is looked at first, as a copy of its own. Where both it and the database are files, its content
takes the place of what is there, in one transaction, and what was there is kept beside it under a name with
the date. Otherwise the matches that are not there yet are added, and nothing that is there is changed.
"""

from __future__ import annotations

import shutil
import sqlite3
import zipfile
import zlib
from contextlib import closing, suppress
from datetime import datetime, timezone
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple
from uuid import uuid4

from mahjong_desk.club.saved import LARGEST, read_document
from mahjong_desk.club.sheet import Sheet, now
from mahjong_desk.club.store.addresses import read_address
from mahjong_desk.club.store.backup import copy_of
from mahjong_desk.club.store.backup_events import (
    ENDING,
    EventCopy,
    add_events,
    event_copies,
    read_event_document,
)
from mahjong_desk.club.store.database import FILE_ENDS
from mahjong_desk.club.store.events import Events
from mahjong_desk.club.store.failures import FAILURES, StoreProblem, Trouble, problem_of
from mahjong_desk.club.store.kept import Action, EventAction, Kept
from mahjong_desk.club.store.migrations import VERSION_TABLE
from mahjong_desk.club.store.sheets import Sheets
from mahjong_desk.club.store.tables import Base
from mahjong_desk.club.store.values import replayed
from mahjong_desk.core.problems import Value
from mahjong_desk.core.texts import series
from mahjong_desk.disk import detail, is_file, is_there, write_bytes
from mahjong_desk.hands import problems as file_problems
from mahjong_desk.hands.places import MATCHES, data_folder
from mahjong_desk.hands.problems import FileProblem

_WAIT = 10
"""Seconds to wait for somebody else's change."""
_SQLITE_STARTS, _ZIP_STARTS = b"SQLite format 3\0", b"PK"


class Restored(NamedTuple):
    """What was done. ``matches``: how many came back; ``already``: how many of the backup were there.

    ``kept_as``: the copy of what was there before, None where nothing of that was changed. ``events``: how
    many club nights came back.
    """

    matches: int
    already: int
    kept_as: Path | None
    events: int = 0


def restore(url: str | None, backup: Path, moment: datetime | None = None) -> Restored | StoreProblem:
    """Have the matches of a backup back in the database at an address, or in that of this machine.

    Nobody else in this program may hold the database meanwhile. Never raises; where there is a problem,
    nothing was changed, but for matches that were added by then: asked for again they are not doubled.
    """
    with TemporaryDirectory(prefix="mahjong-desk-") as folder:
        try:
            live = _file_of(url)
            if live is not None and is_there(live) and is_there(backup) and live.samefile(backup):
                return _no_backup(str(backup), "the-database-itself")
            found = _looked_at(backup, Path(folder) / "backup.sqlite")
            if isinstance(found, StoreProblem):
                return found
            with closing(found):
                return _restored(url, found, moment or now())
        except FAILURES as error:
            return problem_of(error, str(backup))


class Backup:
    """What a backup holds: a database, or documents."""

    def __init__(
        self,
        where: str,
        path: Path | None,
        sheets: Sheets | None,
        documents: tuple[Sheet, ...] = (),
        events: tuple[EventCopy, ...] = (),
    ) -> None:
        self.where = where
        """The file, as messages name it."""
        self.path = path
        """The copy of a database that is up to date and whole."""
        self._sheets = sheets
        self._documents = documents
        self._events = events

    def close(self) -> None:
        """Let go of it."""
        if self._sheets is not None:
            self._sheets.close()

    def content(self) -> bytes | None:
        """The database that it is, as one file; None where it holds documents."""
        return None if self._sheets is None else copy_of(self._sheets.database)

    def matches(self) -> tuple[Sheet, ...] | StoreProblem:
        """Every match that is not deleted."""
        if self._sheets is None:
            return self._documents
        listed = self._sheets.matches()
        if isinstance(listed, StoreProblem):
            return listed
        found = []
        for one in sorted(listed, key=lambda one: one.id):
            kept = self._sheets.match(one.id)
            if isinstance(kept, StoreProblem):
                return kept
            found.append(kept.sheet)
        return tuple(found)

    def events(self) -> tuple[EventCopy, ...] | StoreProblem:
        """Every club night that is not deleted, with its matches by their places among :meth:`matches`."""
        if self._sheets is None:
            return self._events
        listed = self._sheets.matches()
        if isinstance(listed, StoreProblem):
            return listed
        return event_copies(Events(self._sheets.database), sorted(one.id for one in listed))


# --- looking at it ----------------------------------------------------------------------------------------


def _looked_at(backup: Path, copy: Path) -> Backup | StoreProblem:
    """The backup, if all of it can be read."""
    where = str(backup)
    if is_there(backup) and not is_file(backup):
        # From a pipe or a device nothing may ever come.
        return _no_backup(where, "not-a-file")
    try:
        with backup.open("rb") as file:
            start = file.read(len(_SQLITE_STARTS))
        if start == _SQLITE_STARTS:
            shutil.copyfile(backup, copy)
            log = backup.with_name(f"{backup.name}-wal")
            if is_there(log):
                # Somebody copied a database with its log: the last hands are in that.
                shutil.copyfile(log, copy.with_name(f"{copy.name}-wal"))
            return _database(copy, where)
        if start.startswith(_ZIP_STARTS):
            return _archive(backup)
    except OSError as error:
        return _no_backup(where, detail(error))
    return _no_backup(where, "another-sort-of-file")


def _no_backup(where: str, detail: str) -> StoreProblem:
    return StoreProblem(Trouble.NO_BACKUP, where, {"detail": detail})


def _database(copy: Path, where: str) -> Backup | StoreProblem:
    try:
        with closing(sqlite3.connect(copy)) as connection:
            names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    except sqlite3.Error as error:
        return StoreProblem(Trouble.BAD_BACKUP, where, {"detail": str(error)})
    if VERSION_TABLE not in names:
        return _no_backup(where, "another-programs-database")
    # An older one is brought up to date here.
    sheets = Sheets.open(f"sqlite:///{copy}")
    problem = sheets if isinstance(sheets, StoreProblem) else sheets.problem
    if problem is None and isinstance(sheets, Sheets):
        return Backup(where, copy, sheets)
    if isinstance(sheets, Sheets):
        sheets.close()
    assert problem is not None
    trouble = Trouble.NEWER_BACKUP if problem.trouble is Trouble.NEWER else Trouble.BAD_BACKUP
    data: dict[str, Value] = {"detail": problem.trouble.value, **problem.data}
    return StoreProblem(trouble, where, data)


class _PartError(Exception):
    """A document in an archive that is none of ours: its name, and the id of the reason."""

    def __init__(self, detail: str, name: str) -> None:
        super().__init__(detail, name)
        self.detail, self.name = detail, name


def _archive(backup: Path) -> Backup | StoreProblem:
    where, found, events = str(backup), [], []
    try:
        with zipfile.ZipFile(backup) as archive:
            names = [name for name in archive.namelist() if name.endswith(".mjd")]
            for name in names:
                sheet = read_document(_text_in(archive, name))
                if isinstance(sheet, FileProblem):
                    return _bad_document(where, name, sheet)
                found.append(sheet)
            for name in archive.namelist():
                if name.endswith(ENDING):
                    event = read_event_document(_text_in(archive, name), names)
                    if isinstance(event, FileProblem):
                        return _bad_document(where, name, event)
                    events.append(event)
    except _PartError as error:
        return _bad_part(where, error.detail, error.name)
    except (zipfile.BadZipFile, zlib.error, EOFError, ValueError, RuntimeError) as error:
        return StoreProblem(Trouble.BAD_BACKUP, where, {"detail": str(error) or type(error).__name__})
    if not names and not events:
        return _no_backup(where, "no-match-in-it")
    return Backup(where, None, None, tuple(found), tuple(events))


def _text_in(archive: zipfile.ZipFile, name: str) -> str:
    """A document; raises :class:`_PartError` for what is none of ours, and what reading an archive raises."""
    one = archive.getinfo(name)
    if one.file_size > LARGEST:
        raise _PartError("part-too-large", name)
    if one.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        # Not every Python reads others, and each says in its own way that they are damaged.
        raise _PartError("part-compressed-otherwise", name)
    return archive.read(one).decode("utf-8")


def _bad_document(where: str, name: str, problem: FileProblem) -> StoreProblem:
    if problem.trouble is file_problems.Trouble.NEWER:
        return StoreProblem(Trouble.NEWER_BACKUP, where, problem.data)
    return _bad_part(where, "part-unreadable", name)


def _bad_part(where: str, detail: str, name: str) -> StoreProblem:
    return StoreProblem(Trouble.BAD_BACKUP, where, {"detail": detail, "name": name})


# --- having it back ---------------------------------------------------------------------------------------


def _restored(url: str | None, backup: Backup, moment: datetime) -> Restored | StoreProblem:
    live = _file_of(url)
    sheets = Sheets.open(url)
    problem = sheets if isinstance(sheets, StoreProblem) else sheets.problem
    if isinstance(sheets, Sheets):
        if problem is None:
            with closing(sheets):
                if live is None or backup.path is None:
                    return _added(sheets, backup)
                try:
                    return _replaced(sheets, live, backup.path, moment)
                except sqlite3.Error as error:
                    return problem_of(error, sheets.where)
        sheets.close()
    assert problem is not None
    if problem.trouble is not Trouble.DAMAGED or live is None:
        return problem
    return _begun_anew(live, backup, moment)


def _file_of(url: str | None) -> Path | None:
    """The file of a database; None where it is on a server."""
    if url is None:
        return data_folder() / MATCHES
    address = read_address(url)
    return Path(str(address.database)) if address.get_backend_name() == "sqlite" else None


def _beside(live: Path, moment: datetime) -> Path:
    """A name with the date that nothing has yet."""
    name = f"{live.stem} {moment.astimezone():%Y-%m-%d %H.%M.%S}"
    found, number = live.with_name(f"{name}{live.suffix}"), 1
    while is_there(found):
        number += 1
        found = live.with_name(f"{name} ({number}){live.suffix}")
    return found


def _added(sheets: Sheets, backup: Backup) -> Restored | StoreProblem:
    """Add the matches that are not there as they are in the backup, and the club nights."""
    found, events, listed = backup.matches(), backup.events(), sheets.matches()
    if isinstance(found, StoreProblem):
        return found
    if isinstance(events, StoreProblem):
        return events
    if isinstance(listed, StoreProblem):
        return listed
    for sheet in found:
        if replayed(sheet.match, None) is None:
            named = {"detail": series(sheet.names)}
            return StoreProblem(Trouble.BAD_BACKUP, backup.where, named)
    times = {sheet.begun for sheet in found}
    there = [sheets.match(one.id) for one in listed if one.begun in times]
    known = [kept for kept in there if isinstance(kept, Kept)]
    added = 0
    ids: list[int | None] = []
    for sheet in found:
        same = [kept.id for kept in known if kept.sheet == sheet]
        if same:
            ids.append(same[0])
            continue
        answer = sheets.begin(sheet, insist=True)
        if isinstance(answer, StoreProblem):
            return answer
        added += isinstance(answer, Kept)
        ids.append(answer.id if isinstance(answer, Kept) else None)
    nights = add_events(Events(sheets.database), events, ids)
    return nights if isinstance(nights, StoreProblem) else Restored(added, len(found) - added, None, nights)


def _replaced(sheets: Sheets, live: Path, backup: Path, moment: datetime) -> Restored | StoreProblem:
    """Put the content of a backup in the place of what is there, which is copied first."""
    kept_as = _beside(live, moment)
    with closing(sqlite3.connect(live, timeout=_WAIT, isolation_level=None)) as connection:
        connection.execute("ATTACH ? AS backup", [str(backup)])
        connection.execute("PRAGMA synchronous = FULL")
        # From here on nobody else writes, and what is copied is what is replaced.
        connection.execute("BEGIN IMMEDIATE")
        try:
            write_bytes(kept_as, copy_of(sheets.database))
        except OSError as error:
            return _not_set_aside(kept_as, error)
        try:
            matches, events = _take_over(connection, moment)
            connection.execute("COMMIT")
        except sqlite3.Error:
            with suppress(OSError):
                kept_as.unlink()
            raise
    return Restored(matches, 0, kept_as, events)


def _not_set_aside(kept_as: Path, error: OSError) -> StoreProblem:
    return StoreProblem(Trouble.NOT_SET_ASIDE, str(kept_as), {"detail": detail(error)})


def _take_over(connection: sqlite3.Connection, moment: datetime) -> tuple[int, int]:
    """Replace every row; returns how many matches and club nights there are by then that are not deleted.

    Whoever looks at a match has to see that it may be another: versions go on from the highest that there
    was, and each match and club night has a change in its trail. No id is given again, as SQLite counts on by
    itself.
    """
    versions = {
        name: connection.execute(f"SELECT coalesce(max(version), 0) FROM main.{name}").fetchone()[0]
        for name in ("matches", "hands")
    }
    (before,) = connection.execute("SELECT number FROM main.revision").fetchone()
    tables = Base.metadata.sorted_tables
    for table in reversed(tables):
        connection.execute(f"DELETE FROM main.{table.name}")
    for table in tables:
        columns = ", ".join(f'"{column.name}"' for column in table.columns)
        connection.execute(
            f"INSERT INTO main.{table.name} ({columns}) SELECT {columns} FROM backup.{table.name}"
        )
    for name, version in versions.items():
        connection.execute(f"UPDATE main.{name} SET version = version + ?", [version])
    connection.execute("UPDATE main.revision SET number = max(number, ?) + 1", [before])
    (revision,) = connection.execute("SELECT number FROM main.revision").fetchone()
    matches = connection.execute("SELECT id, deleted FROM main.matches").fetchall()
    at = f"{moment.astimezone(timezone.utc):%Y-%m-%d %H:%M:%S.%f}"
    connection.executemany(
        "INSERT INTO main.changes (revision, match_id, request, at, action) VALUES (?, ?, ?, ?, ?)",
        [(revision, number, str(uuid4()), at, Action.RESTORED.value) for number, _ in matches],
    )
    connection.executemany(
        "INSERT INTO main.event_changes (revision, event_id, request, at, action) VALUES (?, ?, ?, ?, ?)",
        [
            (revision, number, str(uuid4()), at, EventAction.RESTORED.value)
            for (number,) in connection.execute("SELECT id FROM main.events").fetchall()
        ],
    )
    (events,) = connection.execute("SELECT count(*) FROM main.events WHERE NOT deleted").fetchone()
    return sum(not deleted for _, deleted in matches), events


def _begun_anew(live: Path, backup: Backup, moment: datetime) -> Restored | StoreProblem:
    """Set a damaged file aside, as it is, and put another one with the backup in its place."""
    made = _as_database(backup)
    if isinstance(made, StoreProblem):
        return made
    content, matches, events = made
    kept_as = _beside(live, moment)
    moved: list[tuple[Path, Path]] = []
    try:
        for end in FILE_ENDS:
            old, new = live.with_name(live.name + end), kept_as.with_name(kept_as.name + end)
            if is_there(old):
                old.rename(new)
                moved.append((old, new))
        write_bytes(live, content)
    except OSError as error:
        _move_back(moved)
        return _not_set_aside(kept_as, error)
    return Restored(matches, 0, kept_as, events)


def _as_database(backup: Backup) -> tuple[bytes, int, int] | StoreProblem:
    """A database with what a backup holds, and how many matches and club nights in it are not deleted."""
    content = backup.content()
    if content is not None:
        found, nights = backup.matches(), backup.events()
        if isinstance(found, StoreProblem):
            return found
        return nights if isinstance(nights, StoreProblem) else (content, len(found), len(nights))
    with TemporaryDirectory(prefix="mahjong-desk-") as folder:
        sheets = Sheets.open(f"sqlite:///{Path(folder) / MATCHES}")
        if isinstance(sheets, StoreProblem):
            return sheets
        with closing(sheets):
            added = _added(sheets, backup)
            if isinstance(added, StoreProblem):
                return added
            return copy_of(sheets.database), added.matches, added.events


def _move_back(moved: list[tuple[Path, Path]]) -> None:
    for old, new in moved:
        with suppress(OSError):
            new.replace(old)
