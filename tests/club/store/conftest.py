"""Databases to keep matches in: a file, and one of a real PostgreSQL."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from mahjong_desk.club.store.migrations import HEAD, VERSION_TABLE
from mahjong_desk.club.store.sheets import Sheets
from mahjong_desk.club.store.tables import Base
from tests.club.store.made import opened
from tests.club.store.server import Server


def file_url(path: Path) -> str:
    """The address of a file."""
    return f"sqlite:///{path}"


@pytest.fixture(params=["sqlite", "postgresql"])
def new_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a file that is not there yet, and of a database with nothing in it."""
    if request.param == "sqlite":
        return file_url(tmp_path / "new.sqlite")
    server: Server = request.getfixturevalue("server")
    return server.url(server.new_database())


# To make the tables takes longer than most tests: they are made once.


@pytest.fixture(scope="session")
def made_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with the tables."""
    path = tmp_path_factory.mktemp("made") / "made.sqlite"
    opened(file_url(path)).close()
    return path


@pytest.fixture(scope="session")
def made_database(server: Server) -> str:
    """The name of a database with the tables."""
    name = server.new_database()
    opened(server.url(name)).close()
    return name


@pytest.fixture
def file(made_file: Path, tmp_path: Path) -> Path:
    """A file with the tables and nothing in them."""
    return Path(shutil.copy(made_file, tmp_path / "matches.sqlite"))


@pytest.fixture
def database(server: Server, made_database: str) -> str:
    """The name of a database with the tables and nothing in them; the next test has the same one."""
    names = ", ".join(name for name in Base.metadata.tables if name != "revision")
    as_made = f"UPDATE revision SET number = 0; UPDATE {VERSION_TABLE} SET version_num = '{HEAD}'"
    server.run(f"TRUNCATE {names} RESTART IDENTITY; {as_made}", made_database)
    return made_database


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    """The address of a database with the tables and nothing in them."""
    if request.param == "sqlite":
        return file_url(request.getfixturevalue("file"))
    server: Server = request.getfixturevalue("server")
    return server.url(request.getfixturevalue("database"))


@pytest.fixture
def another(url: str) -> Iterator[Callable[[], Sheets]]:
    """Opens the database as one more program does."""
    made: list[Sheets] = []

    def open_another() -> Sheets:
        made.append(opened(url))
        return made[-1]

    yield open_another
    for one in made:
        one.close()


@pytest.fixture
def sheets(another: Callable[[], Sheets]) -> Sheets:
    """The matches of a database with nothing in it."""
    return another()
