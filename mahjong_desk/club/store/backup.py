"""All matches in one file: a copy of the database where that is a file, otherwise every match as a document.

The copy is an SQLite database by itself, with deleted matches and the audit trail. A server, or a file that
is damaged, gives a ZIP archive with a ``.mjd`` document for each match that can be read, and a document for
each club night.
"""

from __future__ import annotations

import io
import sqlite3
import time
import zipfile
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from mahjong_desk.club.saved import document_text, read_document
from mahjong_desk.club.sheet import Sheet
from mahjong_desk.club.store.backup_events import event_copies, event_documents
from mahjong_desk.club.store.database import FILE_ENDS, Database
from mahjong_desk.club.store.events import Events
from mahjong_desk.club.store.failures import FAILURES, StoreProblem, Trouble, problem_of
from mahjong_desk.club.store.kept import Kept, Listed
from mahjong_desk.club.store.sheets import Sheets
from mahjong_desk.disk import detail, is_name_too_long, is_there, write_bytes

SQLITE, ZIP = ".sqlite", ".zip"
"""How the names of backups end."""
_WAIT = 10.0
"""Seconds to wait for somebody else's change."""


class Saved(NamedTuple):
    """How many matches a backup has; how many of them in part, and how many could not be read at all.

    ``events``: how many club nights.
    """

    matches: int
    in_part: int = 0
    lost: int = 0
    events: int = 0


def suffix_of(sheets: Sheets) -> str:
    """How the name of a backup of these matches ends."""
    return SQLITE if _is_copied(sheets.database) else ZIP


def _is_copied(database: Database) -> bool:
    return database.place is not None and not database.is_damaged


def back_up(sheets: Sheets, path: Path) -> Saved | StoreProblem:
    """Put all matches into a file, whole or not at all; never raises. The database itself is no such file."""
    try:
        if _is_in_use(sheets.database, path):
            return StoreProblem(Trouble.NOT_SAVED, str(path), {"detail": "the-database-itself"})
        content, saved = _made(sheets)
    except FAILURES as error:
        return problem_of(error, sheets.where)
    if isinstance(saved, StoreProblem):
        return saved
    return _written(path, content) or saved


def _written(path: Path, content: bytes) -> StoreProblem | None:
    """Why a backup cannot be written; None where it is."""
    try:
        write_bytes(path, content, shared=True)
    except OSError as error:
        if is_name_too_long(error):
            return StoreProblem(Trouble.NAME_TOO_LONG, str(path))
        return StoreProblem(Trouble.NOT_SAVED, str(path), {"detail": detail(error)})
    return None


def _is_in_use(database: Database, path: Path) -> bool:
    """Whether a path, or a link there, leads to a file of the database itself."""
    place = database.place
    if place is None or not is_there(path):
        return False
    files = (place.with_name(f"{place.name}{end}") for end in FILE_ENDS)
    return any(path.samefile(one) for one in files if is_there(one))


def _made(sheets: Sheets) -> tuple[bytes, Saved | StoreProblem]:
    if not _is_copied(sheets.database):
        return _zipped(sheets)
    content = copy_of(sheets.database)
    listed, events = sheets.matches(), Events(sheets.database).events()
    if isinstance(listed, StoreProblem):
        return content, listed
    return content, events if isinstance(events, StoreProblem) else Saved(len(listed), events=len(events))


# --- a copy of the database -------------------------------------------------------------------------------


def copy_of(database: Database) -> bytes:
    """An SQLite database with everything that is in this one, as it is at one moment.

    Raises what :data:`FAILURES` names.
    """
    with TemporaryDirectory(prefix="mahjong-desk-") as folder:
        path = Path(folder) / "copy.sqlite"
        with database.reading.connect() as connection, closing(sqlite3.connect(path)) as target:
            source = connection.connection.driver_connection
            assert isinstance(source, sqlite3.Connection)
            _copy(source, target)
            # Without a log it is one file, wherever it is put.
            target.execute("PRAGMA journal_mode = DELETE")
        return path.read_bytes()


def _copy(source: sqlite3.Connection, target: sqlite3.Connection) -> None:
    """SQLite waits for others for ever, unless it is told when to stop."""
    until = time.monotonic() + _WAIT

    def look(_: int, remaining: int, __: int) -> None:
        if remaining and time.monotonic() > until:
            raise sqlite3.OperationalError("database is locked")

    source.backup(target, progress=look)


# --- documents --------------------------------------------------------------------------------------------


def _zipped(sheets: Sheets) -> tuple[bytes, Saved | StoreProblem]:
    """A document for each match that is not deleted, as far as it can be read."""
    listed = sheets.matches()
    if isinstance(listed, StoreProblem):
        return b"", listed
    content = io.BytesIO()
    matches = in_part = 0
    events = event_copies(Events(sheets.database), sorted(one.id for one in listed))
    if isinstance(events, StoreProblem):
        return b"", events
    names = [_name(one) for one in sorted(listed, key=lambda one: one.id)]
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as archive:
        event_texts = event_documents(events, names)
        for name, event_text in event_texts.items():
            archive.writestr(name, event_text)
        for one in sorted(listed, key=lambda one: one.id):
            kept = sheets.match(one.id)
            if isinstance(kept, StoreProblem) and not sheets.database.is_damaged:
                return b"", kept
            text = _document(kept.sheet) if isinstance(kept, Kept) else None
            if isinstance(kept, Kept) and text is not None:
                archive.writestr(_name(one), text)
                matches += 1
                in_part += not kept.is_whole
    return content.getvalue(), Saved(matches, in_part, len(listed) - matches, len(event_texts))


def _document(sheet: Sheet) -> str | None:
    """The document of a match; None where it could not be read again, as it may be in a damaged file."""
    text = document_text(sheet)
    return text if isinstance(read_document(text), Sheet) else None


def _name(listed: Listed) -> str:
    return f"{listed.begun:%Y-%m-%d} match {listed.id}.mjd"
