"""Club nights in backups and back, in damaged files, and in files of the version before there were any."""

from __future__ import annotations

import sqlite3
import zipfile
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import inspect

from mahjong_desk.club.store.backup import Saved, back_up, suffix_of
from mahjong_desk.club.store.database import _open_to_read
from mahjong_desk.club.store.events import Events
from mahjong_desk.club.store.failures import StoreProblem, Trouble
from mahjong_desk.club.store.kept import KeptEvent
from mahjong_desk.club.store.restoring import Restored, restore
from mahjong_desk.club.store.sheets import Sheets
from tests.club.store.made import EVENING, evening, good, numbered, numbers, opened
from tests.club.store.test_events import done, many, night


def played(sheets: Sheets) -> KeptEvent:
    """A club night with a hand at the second table of the first round."""
    events = Events(sheets.database, lambda: EVENING)
    kept = done(events.run_clock(done(events.begin_round(done(events.plan(night())))), 0))
    good(sheets.record(many(sheets, kept.ids).matches[1], numbered(30)))
    return done(events.event(kept.id))


def only_event(sheets: Sheets) -> KeptEvent:
    events = Events(sheets.database)
    listed = events.events()
    assert not isinstance(listed, StoreProblem)
    (one,) = listed
    return done(events.event(one.id))


def saved(sheets: Sheets, folder: Path) -> Path:
    path = folder / f"backup{suffix_of(sheets)}"
    assert isinstance(back_up(sheets, path), Saved)
    return path


@pytest.mark.parametrize(
    ("url", "new_url"),
    [
        ("sqlite", "sqlite"),
        ("sqlite", "postgresql"),
        ("postgresql", "sqlite"),
        pytest.param("postgresql", "postgresql", marks=pytest.mark.long),
    ],
    indirect=True,
)
def test_a_club_night_comes_back_with_its_matches(
    url: str, sheets: Sheets, new_url: str, tmp_path: Path
) -> None:
    """From either system to either."""
    kept = played(sheets)
    path = tmp_path / f"backup{suffix_of(sheets)}"
    assert back_up(sheets, path) == Saved(2, events=1)
    sheets.close()
    for already in (False, True):
        assert isinstance(restored := restore(new_url, path, EVENING), Restored), restored
        assert restored.events == (0 if already and restored.kept_as is None else 1)
        with closing(opened(new_url)) as there:
            back = only_event(there)
            assert back.event == kept.event
            assert [len(tables) for tables in back.matches] == [2]
            found = many(there, back.ids).matches
            assert [one.sheet.names for one in found] == [back.event.names(t) for t in back.event.seats[0]]
            assert [len(one.hands) for one in found] == [0, 1]
            assert len(many(there).matches) == 2


def test_who_has_the_database_open_sees_that_a_club_night_may_be_another(file: Path, tmp_path: Path) -> None:
    url = f"sqlite:///{file}"
    with closing(opened(url)) as mine:
        kept = played(mine)
        path = saved(mine, tmp_path)
        events = Events(mine.database)
        ended = done(events.pause_clock(kept, 0))
        assert isinstance(restore(url, path, EVENING), Restored)
        news = mine.changed_since(ended.revision)
        assert not isinstance(news, StoreProblem)
        assert news.events == {kept.id}
        assert done(events.event(kept.id, ended)).event == kept.event


def test_matches_of_a_damaged_file_are_saved_where_a_club_night_is_lost(file: Path, tmp_path: Path) -> None:
    with closing(opened(f"sqlite:///{file}")) as sheets:
        kept = played(sheets)
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("DELETE FROM event_tables WHERE number = 0")
    spoil(file, "event_changes")
    damaged = Sheets.open(f"sqlite:///{file}")
    assert isinstance(damaged, Sheets)
    with closing(damaged):
        assert damaged.problem is not None
        assert damaged.problem.trouble is Trouble.DAMAGED
        found = only_event(damaged)
        assert found.event == kept.event
        assert found.matches == ((None, kept.matches[0][1]),)
        path = saved(damaged, tmp_path)
        with zipfile.ZipFile(path) as archive:
            assert len([name for name in archive.namelist() if name.endswith(" club night.json")]) == 1


def test_rows_of_a_damaged_file_with_values_that_cannot_be_are_left_out(file: Path) -> None:
    """Where the damage is in what says what a value is, SQLite gives another one as readily."""
    with closing(opened(f"sqlite:///{file}")) as sheets:
        kept = played(sheets)
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE players SET name = x'ff' WHERE name = 'Ada'")
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute("UPDATE sqlite_master SET sql = replace(sql, 'NOT NULL', '')")
    with closing(sqlite3.connect(file)) as connection, connection:
        for statement in (
            "UPDATE players SET name = NULL WHERE name = 'Ben'",
            "UPDATE events SET day = NULL",
            "UPDATE matches SET title = NULL WHERE id = 1",
            "UPDATE hands SET position = 'first'",
        ):
            connection.execute(statement)
    spoil(file, "event_changes")
    damaged = Sheets.open(f"sqlite:///{file}")
    assert isinstance(damaged, Sheets)
    with closing(damaged):
        assert damaged.problem is not None
        assert damaged.players() == ("Cleo", "Dai", "Eve", "Fay", "Gus", "Hal")
        assert Events(damaged.database).events() == ()
        listed = damaged.matches()
        assert not isinstance(listed, StoreProblem)
        assert [one.id for one in listed] == [kept.matches[0][1]]
        found = good(damaged.match(listed[0].id))
        assert (found.is_whole, found.hands) == (False, ())


def spoil(file: Path, table: str) -> None:
    """Write over the first page of a table."""
    with closing(sqlite3.connect(file)) as connection:
        found = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", [table])
        (root,) = found.fetchone()
        (size,) = connection.execute("PRAGMA page_size").fetchone()
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    content = bytearray(file.read_bytes())
    content[(root - 1) * size : root * size] = b"\xff" * size
    file.write_bytes(content)


def as_before(file: Path) -> None:
    """Make a file as it was before there were club nights."""
    with closing(sqlite3.connect(file)) as connection, connection:
        for table in ("event_changes", "event_tables", "rounds", "guests", "events"):
            connection.execute(f"DROP TABLE {table}")
        connection.execute("UPDATE mahjong_desk_version SET version_num = '0001'")


def test_a_file_of_the_version_before_is_brought_up_to_date(file: Path) -> None:
    with closing(opened(f"sqlite:///{file}")) as sheets:
        kept = good(sheets.begin(evening(numbered(1), numbered(2))))
    as_before(file)
    with closing(opened(f"sqlite:///{file}")) as sheets:
        assert sheets.match(kept.id) == kept
        assert only_event_count(sheets) == 0
        played(sheets)
        assert only_event_count(sheets) == 1


def only_event_count(sheets: Sheets) -> int:
    listed = Events(sheets.database).events()
    assert not isinstance(listed, StoreProblem)
    return len(listed)


def test_a_file_of_the_version_before_that_cannot_be_written_is_read(file: Path) -> None:
    with closing(opened(f"sqlite:///{file}")) as sheets:
        kept = good(sheets.begin(evening(numbered(1), numbered(2))))
    as_before(file)
    content = file.read_bytes()
    problem = StoreProblem(Trouble.READ_ONLY, str(file), {"detail": "no right to"})
    found = _open_to_read(file, problem)
    assert not isinstance(found, StoreProblem)
    with closing(Sheets(found)) as sheets:
        assert sheets.problem == problem
        assert sheets.match(kept.id) == kept
        assert only_event_count(sheets) == 0
    assert file.read_bytes() == content


def test_a_damaged_file_of_the_version_before_is_read_as_far_as_it_goes(file: Path) -> None:
    with closing(opened(f"sqlite:///{file}")) as sheets:
        good(sheets.begin(evening(numbered(1), numbered(2))))
    as_before(file)
    spoil(file, "changes")
    damaged = Sheets.open(f"sqlite:///{file}")
    assert isinstance(damaged, Sheets), damaged
    with closing(damaged):
        assert damaged.problem is not None
        assert numbers(damaged.match(1)) == [1, 2]
        assert numbers(many(damaged).matches[0]) == [1, 2]
        assert only_event_count(damaged) == 0
        with damaged.database.reading.connect() as connection_:
            assert "events" not in inspect(connection_).get_table_names()
