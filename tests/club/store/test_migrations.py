"""The steps that bring a database up to date make just the tables that are declared, on either system."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.operations import Operations
from alembic.script import ScriptDirectory
from sqlalchemy import Column, Connection, String, inspect

from mahjong_desk.club.store import migrations, upgrading
from mahjong_desk.club.store.database import open_database
from mahjong_desk.club.store.failures import StoreProblem, message
from mahjong_desk.club.store.migrations import HEAD, VERSION_TABLE
from mahjong_desk.club.store.sheets import Sheets
from mahjong_desk.club.store.tables import Base
from tests.club.store.made import evening, good, numbered, numbers, opened, trouble

FOLDER = Path(migrations.__file__).parent


def test_a_new_database_has_just_the_declared_tables(new_url: str) -> None:
    found = open_database(new_url)
    assert not isinstance(found, StoreProblem)
    with closing(found), found.reading.connect() as connection:
        context = MigrationContext.configure(
            connection,
            opts={"version_table": VERSION_TABLE, "compare_type": True, "compare_server_default": True},
        )
        assert compare_metadata(context, Base.metadata) == []
        inspected = inspect(connection)
        assert set(inspected.get_table_names()) == {*Base.metadata.tables, VERSION_TABLE}
        for name in Base.metadata.tables:
            # These compare_metadata does not look at.
            checks = {check["name"] for check in inspected.get_check_constraints(name)}
            assert checks == ({"ck_revision_one_row"} if name == "revision" else set())


def test_ids_are_never_given_again_in_a_file(made_file: Path) -> None:
    with closing(sqlite3.connect(made_file)) as connection:
        tables = dict(connection.execute("SELECT name, sql FROM sqlite_master WHERE type = 'table'"))
    made = {name for name, sql in tables.items() if "AUTOINCREMENT" in sql}
    declared = Base.metadata.tables.items()
    assert made == {name for name, table in declared if table.dialect_options["sqlite"]["autoincrement"]}
    assert made == {"players", "matches", "hands", "changes", "events", "event_changes"}


def test_a_table_that_others_refer_to_can_be_built_anew(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What SQLite needs for most changes of a table; and whatever refers to nothing is noticed."""
    with closing(opened(f"sqlite:///{file}")) as sheets:
        kept = good(sheets.begin(evening(numbered(1))))
    forget_version = "UPDATE mahjong_desk_version SET version_num = '0000'"

    def upgrade(connection: Connection) -> None:
        with Operations(MigrationContext.configure(connection)).batch_alter_table(
            "players", recreate="always"
        ) as players:
            players.add_column(Column("club", String(20)))
        connection.exec_driver_sql(f"UPDATE mahjong_desk_version SET version_num = '{HEAD}'")
        for statement in also:
            connection.exec_driver_sql(statement)

    monkeypatch.setattr(upgrading, "upgrade", upgrade)
    monkeypatch.setattr(upgrading, "knows", lambda version: True)
    for also in ([], ["DELETE FROM players WHERE id = 1"]):
        with closing(sqlite3.connect(file)) as connection, connection:
            connection.execute(forget_version)
            if also:
                connection.execute("ALTER TABLE players DROP COLUMN club")
        if also:
            assert "seats refers" in message(trouble(Sheets.open(f"sqlite:///{file}")))
            continue
        with closing(opened(f"sqlite:///{file}")) as sheets:
            assert sheets.match(kept.id) == kept
            with sheets._database.writing.connect() as made:
                assert made.exec_driver_sql("PRAGMA foreign_keys").scalar_one() == 1


def test_the_newest_step_is_the_one_that_is_asked_for() -> None:
    assert ScriptDirectory(str(FOLDER)).get_heads() == [HEAD]


def test_opening_again_changes_nothing(new_url: str) -> None:
    with closing(opened(new_url)) as sheets:
        kept = good(sheets.begin(evening(numbered(1))))
    for _ in range(2):
        with closing(opened(new_url)) as sheets:
            assert sheets.match(kept.id) == kept
            assert sheets.revision() == 1


def test_the_file_lies_in_the_data_folder(home: Path) -> None:
    with closing(opened(None)) as sheets:
        kept = good(sheets.begin(evening(numbered(5))))
        assert sheets.where == str(home / "data" / "mahjong-desk" / "matches.sqlite")
    with closing(opened(f"sqlite:///{sheets.where}")) as again:
        assert numbers(again.match(kept.id)) == [5]


@pytest.mark.parametrize("name", ["with space & % ? #.sqlite", "雀.sqlite", "a;b'c\".sqlite"])
def test_a_file_may_be_called_anything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setenv("MAHJONG_DESK_DATA_DIR", str(tmp_path / name))
    with closing(opened(None)) as sheets:
        good(sheets.begin(evening()))
    path = tmp_path / name / "matches.sqlite"
    assert path.exists()
    content = bytearray(path.read_bytes())
    content[-4096:] = b"\xff" * 4096
    path.write_bytes(content)
    damaged = Sheets.open()
    assert isinstance(damaged, Sheets)
    with closing(damaged):
        assert damaged.problem is not None


def test_a_file_is_written_safely(made_file: Path) -> None:
    with (
        closing(opened(f"sqlite:///{made_file}")) as sheets,
        sheets._database.writing.connect() as connection,
    ):
        set_up = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar_one()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        }
    assert set_up == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


def loaded(program: str) -> set[str]:
    """The packages that a program has loaded when it ends."""
    done = subprocess.run(
        [sys.executable, "-c", f"{program}\nimport json, sys\nprint(json.dumps(sorted(sys.modules)))"],
        stdout=subprocess.PIPE,
        check=True,
    )
    return {name.split(".")[0] for name in json.loads(done.stdout)}


def test_replaying_a_match_loads_no_database() -> None:
    program = "import mahjong_desk.club.play, mahjong_desk.club.saved, mahjong_desk.club.answer"
    assert not loaded(program) & {"sqlalchemy", "alembic", "psycopg", "sqlite3"}


@pytest.mark.long
def test_opening_a_file_that_is_up_to_date_loads_no_more_than_it_needs(made_file: Path) -> None:
    program = (
        "from mahjong_desk.club.store.sheets import Sheets\n"
        f"sheets = Sheets.open('sqlite:///{made_file}')\n"
        "assert sheets.problem is None and sheets.matches() == ()"
    )
    found = loaded(program)
    assert "sqlalchemy" in found
    assert not found & {"alembic", "mako", "psycopg", "PySide6"}
