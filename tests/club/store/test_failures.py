"""What can go wrong with a database is answered in words, and what can be read is read."""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import Connection, create_engine

from mahjong_desk.club.store import database as database_module
from mahjong_desk.club.store import upgrading
from mahjong_desk.club.store.failures import StoreProblem, Trouble, message, problem_of
from mahjong_desk.club.store.kept import Kept
from mahjong_desk.club.store.migrations import HEAD
from mahjong_desk.club.store.sheets import Sheets
from mahjong_desk.core.problems import Problem, Reason
from tests.club.store.made import (
    NAMES,
    evening,
    good,
    numbered,
    numbers,
    opened,
    trouble,
)
from tests.club.store.server import Server

needs_modes = pytest.mark.skipif(os.name == "nt", reason="files have no such modes there")
NOBODY = 65534
"""The number of a user without rights; for root every file can be written."""


def url_of(path: Path) -> str:
    return f"sqlite:///{path}"


def with_matches(path: Path, matches: int = 1, hands: int = 3) -> list[Kept]:
    """The matches of a file, with so many numbered hands each."""
    with closing(opened(url_of(path))) as sheets:
        return [
            good(sheets.begin(evening(*map(numbered, range(hands)), title=f"match {match}")))
            for match in range(matches)
        ]


def spoil(path: Path, statement: str) -> None:
    """Change a file behind the program's back."""
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(statement)


def answers_of_changes(sheets: Sheets, kept: Kept) -> list[object]:
    return [
        sheets.remember("Eve"),
        sheets.begin(evening()),
        sheets.record(kept, numbered(9)),
        sheets.insert(kept, 0, numbered(9)),
        sheets.change(kept, 0, numbered(9), None),
        sheets.remove(kept, 0),
        sheets.amend(kept, kept.sheet),
        sheets.end(kept),
        sheets.reopen(kept),
    ]


# --- no room ----------------------------------------------------------------------------------------------


def test_a_full_disk_keeps_what_was_recorded(file: Path) -> None:
    with closing(opened(url_of(file))) as sheets:
        kept = good(sheets.begin(evening()))
        # The one connection that there is.
        with sheets._database.writing.connect() as connection:
            pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
            connection.exec_driver_sql(f"PRAGMA max_page_count = {pages + 1}")
        answer: object = kept
        recorded = 0
        while isinstance(answer, Kept):
            kept, answer = answer, sheets.record(answer, numbered(recorded))
            recorded += 1
        assert trouble(answer).trouble is Trouble.FULL
        assert numbers(sheets.match(kept.id)) == list(range(recorded - 1))
        assert trouble(sheets.record(kept, numbered(recorded - 1))).trouble is Trouble.FULL

        with sheets._database.writing.connect() as connection:
            connection.exec_driver_sql(f"PRAGMA max_page_count = {pages + 100}")
        assert numbers(sheets.record(kept, numbered(recorded - 1))) == list(range(recorded))


@pytest.mark.skipif(os.name == "nt", reason="there are no such limits there")
def test_a_disk_that_writes_no_further_keeps_what_was_recorded(file: Path) -> None:
    import resource

    with closing(opened(url_of(file))) as sheets:
        kept = good(sheets.begin(evening(numbered(1))))
        log = file.with_name(f"{file.name}-wal")
        limits = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (log.stat().st_size + 100, limits[1]))
        try:
            answer = sheets.record(kept, numbered(2))
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        assert trouble(answer).trouble in (Trouble.FULL, Trouble.FAILED)
        assert numbers(sheets.match(kept.id)) == [1]
        assert numbers(sheets.record(kept, numbered(2))) == [1, 2]


# --- no rights --------------------------------------------------------------------------------------------


@contextmanager
def without_rights(folder: Path) -> Iterator[None]:
    """As somebody who may read everything in a folder and write nothing."""
    for path in (folder, *folder.iterdir()):
        path.chmod(0o555 if path.is_dir() else 0o444)
    # The program's own texts may lie where only root gets to; they are read once.
    message(StoreProblem(Trouble.BUSY, "", {"detail": ""}))
    is_root = os.geteuid() == 0
    if is_root:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        if is_root:
            os.seteuid(0)
        folder.chmod(0o700)


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that everybody gets to, unlike pytest's own."""
    with tempfile.TemporaryDirectory() as name:
        yield Path(name)


@needs_modes
@pytest.mark.parametrize(
    ("left", "there"),
    [("", [0, 1, 2]), ("matches*", [0, 1, 2, 7]), ("matches*[!m]", [0, 1, 2, 7])],
    ids=["closed", "killed", "killed, without the index of the log"],
)
def test_what_cannot_be_written_can_be_read(
    made_file: Path, open_folder: Path, left: str, there: list[int]
) -> None:
    """Also where a killed program left a log behind, with the last hand."""
    file = Path(shutil.copy(made_file, open_folder / "matches.sqlite"))
    kept = with_matches(file)[0]
    if left:
        folder = Path(shutil.copytree(open_folder, open_folder / "copy"))
        with closing(opened(url_of(file))) as sheets:
            kept = good(sheets.record(kept, numbered(7)))
            for one in open_folder.glob(left):
                shutil.copy(one, folder)
        file = folder / file.name
        open_folder.chmod(0o755)
    with without_rights(file.parent):
        found = Sheets.open(url_of(file))
        assert isinstance(found, Sheets), found
        with closing(found) as sheets:
            assert sheets.problem is not None
            assert trouble(sheets.problem).trouble is Trouble.READ_ONLY
            assert good(sheets.match(kept.id)).is_whole
            assert numbers(sheets.match(kept.id)) == there
            assert sheets.players() == tuple(sorted(NAMES))
            for answer in answers_of_changes(sheets, kept):
                assert trouble(answer).trouble is Trouble.READ_ONLY


@needs_modes
def test_no_file_and_no_right_to_make_one(open_folder: Path) -> None:
    with without_rights(open_folder):
        for path in (open_folder / "matches.sqlite", open_folder / "new" / "matches.sqlite"):
            assert trouble(Sheets.open(url_of(path))).trouble is Trouble.READ_ONLY


def test_a_file_in_the_place_of_the_folder_and_a_folder_in_that_of_the_file(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "folder").mkdir()
    for path in (tmp_path / "file" / "matches.sqlite", tmp_path / "folder"):
        assert trouble(Sheets.open(url_of(path))).trouble is Trouble.READ_ONLY


# --- damage -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "content", [b"no database" * 200, b"x", bytes(5000), b"SQLite format 3\0" + b"\xff" * 5000]
)
def test_garbage_is_no_database_and_stays_as_it_is(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "matches.sqlite"
    path.write_bytes(content)
    assert trouble(Sheets.open(url_of(path))).trouble is Trouble.DAMAGED
    assert path.read_bytes() == content
    assert list(tmp_path.iterdir()) == [path]


def damaged(path: Path) -> Sheets:
    """The matches of a damaged file, to be read only."""
    found = Sheets.open(url_of(path))
    assert isinstance(found, Sheets), found
    assert found.problem is not None
    assert trouble(found.problem).trouble is Trouble.DAMAGED
    return found


def test_of_a_file_that_was_cut_off_the_rest_is_read(file: Path) -> None:
    kept = with_matches(file, 3, 200)
    content = file.read_bytes()
    file.write_bytes(content[: len(content) // 4096 * 3 // 4 * 4096])
    before = file.read_bytes()
    with closing(damaged(file)) as sheets:
        found = [sheets.match(one.id) for one in kept]
        there = [one for one in found if isinstance(one, Kept)]
        assert numbers(there[0])[:50] == list(range(50))
        assert not all(one.is_whole for one in there)
        listed = sheets.matches()
        assert not isinstance(listed, StoreProblem)
        assert [(one.title, one.names) for one in listed] == [(f"match {n}", NAMES) for n in (2, 1, 0)]
        trail = sheets.trail(kept[0].id)
        assert not isinstance(trail, StoreProblem)
        assert sheets.last_change(kept[0].id) == trail[-1].at
        for answer in answers_of_changes(sheets, kept[0]):
            assert trouble(answer).trouble is Trouble.DAMAGED
    assert file.read_bytes() == before


@pytest.mark.parametrize("by", ["nothing", "another"])
def test_nothing_is_written_to_a_file_that_is_not_there_any_more(file: Path, by: str) -> None:
    """The program could write to it as before, and at the next start nothing of that would be there."""
    with_matches(file, 1, 2)
    with closing(opened(url_of(file))) as sheets:
        kept = good(sheets.match(1))
        away = file.rename(file.with_name("away.sqlite"))
        if by == "another":
            shutil.copyfile(away, file)
        assert trouble(sheets.record(kept, numbered(7))).trouble is Trouble.MOVED
        assert trouble(sheets.revision()).trouble is Trouble.MOVED
        away.replace(file)
        assert numbers(sheets.match(1)) == [0, 1]
        assert numbers(sheets.record(kept, numbered(7))) == [0, 1, 7]


def test_hands_on_both_sides_of_the_damage_are_read(file: Path) -> None:
    kept = with_matches(file, 1, 400)[0]
    with closing(sqlite3.connect(file)) as connection:
        (root,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'hands'").fetchone()
    content = bytearray(file.read_bytes())
    leaves = _leaves(content, root)
    middle = leaves[len(leaves) // 2]
    content[(middle - 1) * 4096 : middle * 4096] = b"\xff" * 4096
    file.write_bytes(content)
    with closing(damaged(file)) as sheets:
        found = good(sheets.match(kept.id))
        assert not found.is_whole
        there = numbers(found)
        assert there == sorted(there)
        assert {0, 1, 398, 399} <= set(there) < set(range(400))
        assert len(there) > 300
        assert found.sheet.names == NAMES
        assert sheets.matches() != ()


def _leaves(content: bytearray, root: int) -> list[int]:
    """The pages below the root of a table, as the file's format has them: each cell begins with one."""
    start = (root - 1) * 4096
    assert content[start] == 5, "an inner page of a table"
    cells = int.from_bytes(content[start + 3 : start + 5], "big")
    places = [int.from_bytes(content[start + 12 + 2 * n : start + 14 + 2 * n], "big") for n in range(cells)]
    return [int.from_bytes(content[start + place : start + place + 4], "big") for place in places]


# --- other versions, other programs -----------------------------------------------------------------------


def test_a_newer_database_is_left_as_it_is(file: Path) -> None:
    with_matches(file)
    spoil(file, "UPDATE mahjong_desk_version SET version_num = '9999'")
    before = file.read_bytes()
    problem = trouble(Sheets.open(url_of(file)))
    assert problem.trouble is Trouble.NEWER
    assert f"version 9999, and this program knows up to {HEAD}" in message(problem)
    assert file.read_bytes() == before
    assert list(file.parent.iterdir()) == [file]


def test_a_program_that_runs_stops_when_a_newer_one_has_changed_the_tables(
    another: Callable[[], Sheets],
) -> None:
    old, new = another(), another()
    kept = good(old.begin(evening(numbered(1))))
    with new._database.writing.connect() as connection:
        # As a newer program brings them up to date.
        connection.exec_driver_sql("UPDATE revision SET number = number + 1")
        connection.exec_driver_sql("UPDATE mahjong_desk_version SET version_num = '9999'")
        connection.commit()
    answers = [old.match(kept.id), old.matches(), old.players(), old.trail(kept.id), old.revision()]
    for answer in (*answers, old.changed_since(0), *answers_of_changes(old, kept)):
        problem = trouble(answer)
        assert problem.trouble is Trouble.NEWER
        assert f"version 9999, and this program knows up to {HEAD}" in message(problem)
    with new._database.reading.connect() as connection:
        assert connection.exec_driver_sql("SELECT number FROM revision").scalar_one() == 2
        assert connection.exec_driver_sql("SELECT count(*) FROM hands").scalar_one() == 1


def test_a_change_that_waited_for_a_newer_program_is_not_made(server: Server, database: str) -> None:
    """It had begun before the tables were changed, and goes on afterwards."""
    with (
        closing(opened(server.url(database))) as sheets,
        psycopg.connect(server.url(database)) as newer,
        ThreadPoolExecutor(1) as threads,
    ):
        kept = good(sheets.begin(evening(numbered(1))))
        newer.execute("UPDATE revision SET number = number + 1")
        newer.execute("UPDATE mahjong_desk_version SET version_num = '9999'")
        answer = threads.submit(sheets.record, kept, numbered(2))
        time.sleep(0.2)
        newer.commit()
        assert trouble(answer.result()).trouble is Trouble.NEWER


def test_bringing_the_tables_up_to_date_begins_like_any_change(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that nobody is in the middle of a change meanwhile."""
    spoil(file, "UPDATE mahjong_desk_version SET version_num = '0000'")
    asked: list[str] = []

    def upgrade(connection: Connection) -> None:
        asked.append(str(connection.exec_driver_sql("SELECT number FROM revision").scalar_one()))

    monkeypatch.setattr(upgrading, "upgrade", upgrade)
    monkeypatch.setattr(upgrading, "knows", lambda version: True)
    found = Sheets.open(url_of(file))
    assert isinstance(found, Sheets)
    found.close()
    assert asked == ["1"]


def test_a_newer_database_of_a_server_is_left_as_it_is(server: Server) -> None:
    name = server.new_database()
    opened(server.url(name)).close()
    server.run("UPDATE mahjong_desk_version SET version_num = '9999'; DROP TABLE seats", name)
    assert trouble(Sheets.open(server.url(name))).trouble is Trouble.NEWER
    server.run("CREATE TABLE seats (x int)", name)


def test_a_database_of_another_program_is_left_as_it_is(new_url: str, tmp_path: Path) -> None:
    engine = create_engine(new_url.replace("postgresql:", "postgresql+psycopg:"))
    with engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE players (name text)")
    problem = trouble(Sheets.open(new_url))
    assert problem.trouble is Trouble.NOT_OURS
    assert "(players)" in message(problem)
    with engine.begin() as connection:
        assert connection.exec_driver_sql("SELECT * FROM players").fetchall() == []
    engine.dispose()


@pytest.mark.parametrize(
    "url",
    [
        "",
        "matches",
        "sqlite://",
        "sqlite:///:memory:",
        "mysql://somebody:secret@club/matches",
        "postgresql+asyncpg://somebody:secret@club/matches",
        "oracle://somebody:secret@club:port/matches",
    ],
)
def test_what_is_no_address(url: str) -> None:
    problem = trouble(Sheets.open(url))
    assert problem.trouble is Trouble.BAD_URL
    assert "secret" not in message(problem)


@pytest.mark.parametrize("driver", ["postgresql", "mysql"])
@pytest.mark.parametrize("key", ["password", "passfile", "sslpassword"])
def test_what_nobody_is_to_see_is_in_no_message(tmp_path: Path, driver: str, key: str) -> None:
    problem = trouble(Sheets.open(f"{driver}://somebody:secret@/club?host={tmp_path}&{key}=secret"))
    assert problem.trouble in (Trouble.GONE, Trouble.BAD_URL)
    assert str(tmp_path) in problem.where.replace("%2F", "/")
    assert "secret" not in message(problem)


# --- busy -------------------------------------------------------------------------------------------------


def test_whoever_keeps_a_file_busy_is_waited_for_a_while(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = with_matches(file)[0]
    monkeypatch.setattr(database_module, "_WAIT", 0.05)
    with closing(opened(url_of(file))) as sheets, closing(sqlite3.connect(file)) as other:
        other.execute("BEGIN IMMEDIATE")
        for answer in answers_of_changes(sheets, kept)[1:3]:
            assert trouble(answer).trouble is Trouble.BUSY
        assert numbers(sheets.match(kept.id)) == [0, 1, 2], "reading does not wait"
        with closing(opened(url_of(file))) as late:
            assert numbers(late.match(kept.id)) == [0, 1, 2], "nor does opening"
            assert trouble(late.record(kept, numbered(3))).trouble is Trouble.BUSY
        other.rollback()
        assert numbers(sheets.record(kept, numbered(3))) == [0, 1, 2, 3]


# --- a server ---------------------------------------------------------------------------------------------


@pytest.fixture
def own(server: Server) -> Iterator[str]:
    """The name of a database that no other test has, with a match."""
    name = server.new_database()
    with closing(opened(server.url(name))) as sheets:
        good(sheets.begin(evening(numbered(0))))
    yield name
    server.run(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")


def test_a_lost_server_is_told_of_and_used_again(server: Server, own: str) -> None:
    with closing(opened(server.url(own))) as sheets:
        kept = good(sheets.match(1))
        server.run(f"ALTER DATABASE {own} ALLOW_CONNECTIONS false")
        server.run(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{own}'")
        answers = [sheets.record(kept, numbered(1)), sheets.match(1), sheets.revision()]
        assert {trouble(one).trouble for one in answers} == {Trouble.GONE}
        assert trouble(Sheets.open(server.url(own))).trouble is Trouble.GONE
        server.run(f"ALTER DATABASE {own} ALLOW_CONNECTIONS true")
        assert numbers(sheets.record(kept, numbered(1))) == [0, 1]


def test_text_that_is_no_text_is_damage() -> None:
    """Where a byte of the schema was changed, Python's driver raises no error of the database."""
    error = UnicodeDecodeError("utf-8", b"\xfc", 0, 1, "invalid start byte")
    assert problem_of(error, "matches").trouble is Trouble.DAMAGED


def test_no_server_there(tmp_path: Path) -> None:
    problem = trouble(Sheets.open(f"postgresql://somebody:secret@/club?host={tmp_path}"))
    assert problem.trouble is Trouble.GONE
    assert "secret" not in message(problem)


CODES = {
    "53100": Trouble.FULL,
    "53300": Trouble.BUSY,
    "40P01": Trouble.BUSY,
    "XX001": Trouble.DAMAGED,
    "25006": Trouble.READ_ONLY,
    "42501": Trouble.READ_ONLY,
    "22000": Trouble.FAILED,
}


def test_what_a_server_says_goes_into_the_right_words(server: Server, own: str) -> None:
    """As when its disk is full, which no test can bring about."""
    with closing(opened(server.url(own))) as sheets:
        kept = good(sheets.match(1))
        for code, expected in CODES.items():
            server.run(
                "CREATE OR REPLACE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS "
                f"$$BEGIN RAISE EXCEPTION 'no more' USING ERRCODE = '{code}'; END$$; "
                "DROP TRIGGER IF EXISTS refuse ON hands; "
                "CREATE TRIGGER refuse BEFORE INSERT ON hands EXECUTE FUNCTION refuse()",
                own,
            )
            problem = trouble(sheets.record(kept, numbered(1)))
            assert problem.trouble is expected
            assert "no more" in message(problem)
        assert sheets.match(1) == kept
        assert sheets.revision() == 1


def test_a_server_that_lets_nobody_write_can_be_read(server: Server, own: str) -> None:
    server.run(f"ALTER DATABASE {own} SET default_transaction_read_only = on")
    found = Sheets.open(server.url(own))
    assert isinstance(found, Sheets), found
    with closing(found) as sheets:
        assert trouble(sheets.problem).trouble is Trouble.READ_ONLY
        kept = good(sheets.match(1))
        for answer in answers_of_changes(sheets, kept):
            assert trouble(answer).trouble is Trouble.READ_ONLY


def test_whoever_reads_a_file_that_has_no_log_yet_is_waited_for_a_while(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database_module, "_WAIT", 0.05)
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("PRAGMA journal_mode = DELETE")
        other.execute("BEGIN")
        other.execute("SELECT * FROM revision").fetchall()
        assert trouble(Sheets.open(url_of(file))).trouble is Trouble.BUSY
        other.execute("COMMIT")
    with closing(opened(url_of(file))) as sheets:
        good(sheets.begin(evening(numbered(1))))


def test_whoever_keeps_a_server_busy_is_waited_for_a_while(server: Server, database: str) -> None:
    url = server.url(database, options="-c%20lock_timeout=200ms")
    with closing(opened(url)) as sheets, psycopg.connect(server.url(database)) as other:
        kept = good(sheets.begin(evening(numbered(0))))
        other.execute("UPDATE revision SET number = number")
        assert trouble(sheets.record(kept, numbered(1))).trouble is Trouble.BUSY
        assert sheets.match(1) == kept, "reading does not wait"
        other.rollback()
        assert numbers(sheets.record(kept, numbered(1))) == [0, 1]


def test_nobody_is_waited_for_who_went_away_in_the_middle_of_a_change(server: Server, database: str) -> None:
    with closing(opened(server.url(database))) as sheets, sheets._database.writing.connect() as connection:
        asked = {
            name: connection.exec_driver_sql(f"SHOW {name}").scalar_one()
            for name in ("lock_timeout", "idle_in_transaction_session_timeout")
        }
    assert set(asked.values()) == {"10s"}


def test_a_connection_that_is_dead_is_noticed(server: Server, database: str) -> None:
    with closing(opened(server.url(database))) as sheets, sheets._database.writing.connect() as connection:
        made = connection.connection.driver_connection
        assert isinstance(made, psycopg.Connection)
        asked = made.info.get_parameters()
        names = ("keepalives_idle", "keepalives_interval", "keepalives_count")
        assert [asked[name] for name in names] == ["5", "2", "3"]
        level = connection.exec_driver_sql("SHOW transaction_isolation").scalar_one()
        assert level == "read committed", "what waited for another change looks at what is there then"


def test_a_file_without_a_log_is_told_of() -> None:
    """As on a file system that has none; nothing would be there to read while somebody writes."""
    problem = database_module._log_used(create_engine("sqlite://"), "there")
    assert trouble(problem).trouble is Trouble.FAILED


# --- in words ---------------------------------------------------------------------------------------------


def test_every_trouble_has_its_words() -> None:
    data: dict[str, str | int] = {"detail": "x", "found": "2", "known": "1", "id": 1}
    for one in Trouble:
        assert message(StoreProblem(one, "there", data))
    because = Problem(Reason.BAD_VALUE, "missing", {"key": "han", "allowed": "a number", "hand": 4})
    words = message(StoreProblem(Trouble.UNREADABLE, "there", {"id": 7}, because))
    assert "Match number 7" in words
    assert "Hand 4: " in words
