"""An answer that nobody waits for: who asked hears so, others are not held up, and nothing is done twice."""

from __future__ import annotations

import gc
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import TypeVar
from uuid import uuid4

import psycopg
import pytest
import sqlalchemy as sa

from mahjong_desk.club.store.database import open_database
from mahjong_desk.club.store.events import Events
from mahjong_desk.club.store.failures import StoreProblem, Trouble, message
from mahjong_desk.club.store.kept import Found
from mahjong_desk.club.store.running import GivenUpError
from mahjong_desk.club.store.sheets import Sheets
from tests.club.store.conftest import file_url
from tests.club.store.made import evening, good, numbered, numbers, trouble
from tests.club.store.server import Server

T = TypeVar("T")


class Leaving:
    """Waits for no answer where ``leaves`` says so; ``left`` are the threads that go on."""

    def __init__(self) -> None:
        self.leaves = False
        self.left: list[threading.Thread] = []

    def __call__(self, call: Callable[[], T], /) -> T:
        if not self.leaves:
            return call()
        self.left.append(threading.Thread(target=call))
        self.left[-1].start()
        raise GivenUpError


@pytest.fixture
def leaving() -> Leaving:
    return Leaving()


def test_who_gives_up_hears_whether_something_may_have_been_done(url: str, leaving: Leaving) -> None:
    sheets = Sheets.open(url, leaving)
    assert isinstance(sheets, Sheets)
    with closing(sheets):
        kept = good(sheets.begin(evening()))
        leaving.leaves = True
        assert trouble(sheets.record(kept, numbered(1))).trouble is Trouble.UNCERTAIN
        assert trouble(sheets.matches()).trouble is Trouble.UNANSWERED
        assert trouble(sheets.run(lambda: 7)).trouble is Trouble.UNANSWERED
        problem = trouble(Sheets.open("postgresql://u:secret@127.0.0.1:1/club", leaving))
        assert problem.trouble is Trouble.UNANSWERED
        assert "secret" not in message(problem)
        for thread in leaving.left:
            thread.join()


def test_while_the_database_is_waited_for_garbage_is_collected(file: Path) -> None:
    """One that never answers would else keep the collector off for as long as the program runs."""
    collects: list[bool] = []

    def run(call: Callable[[], T], /) -> T:
        collects.append(gc.isenabled())
        return call()

    sheets = Sheets.open(file_url(file), run)
    assert isinstance(sheets, Sheets)
    with closing(sheets):
        kept = good(sheets.begin(evening()))
        collects.clear()
        good(sheets.match(kept.id))
        assert isinstance(sheets.many(), Found)
        assert collects == [True, True]


def test_what_was_given_up_holds_up_nobody_and_is_done_once(
    server: Server, database: str, leaving: Leaving
) -> None:
    sheets = Sheets.open(server.url(database), leaving)
    assert isinstance(sheets, Sheets)
    with closing(sheets), psycopg.connect(server.url(database)) as other:
        kept, request = good(sheets.begin(evening())), uuid4()
        other.execute("UPDATE revision SET number = number")
        leaving.leaves = True
        assert isinstance(sheets.record(kept, numbered(1), request=request), StoreProblem)
        leaving.leaves = False
        assert numbers(sheets.match(kept.id)) == [], "who reads is answered"
        other.rollback()
        assert numbers(sheets.record(kept, numbered(1), request=request)) == [1]
        leaving.left[0].join()
        assert numbers(sheets.match(kept.id)) == [1]
        # The connection that was left is closed when its answer comes.
        asked = (
            "SELECT count(*) FROM pg_stat_activity WHERE datname = %s AND application_name = 'Mahjong Desk'"
        )
        counts = [other.execute(asked, [database]).fetchone()]
        for _ in range(50):
            if counts[-1] == (1,):
                break
            threading.Event().wait(0.05)
            other.rollback()
            counts.append(other.execute(asked, [database]).fetchone())
        assert counts[-1] == (1,)


def test_what_is_asked_while_it_is_closed_leaves_no_connection(server: Server, database: str) -> None:
    sheets = Sheets.open(server.url(database))
    assert isinstance(sheets, Sheets)
    events = Events(sheets.database)
    sheets.close()
    assert events.events() == ()
    with psycopg.connect(server.url(database)) as other:
        asked = (
            "SELECT count(*) FROM pg_stat_activity WHERE datname = %s AND application_name = 'Mahjong Desk'"
        )
        for _ in range(50):
            if other.execute(asked, [database]).fetchone() == (0,):
                return
            other.rollback()
            threading.Event().wait(0.05)
    pytest.fail("a connection is left")


def test_connections_are_shared_by_threads(url: str) -> None:
    """One that is made in a thread that has ended is used by others."""
    database = open_database(url)
    assert not isinstance(database, StoreProblem)
    found: list[object] = []

    def ask() -> None:
        with database.reading.connect() as connection:
            found.append(connection.execute(sa.text("SELECT number FROM revision")).scalar())

    for _ in range(3):
        thread = threading.Thread(target=ask)
        thread.start()
        thread.join()
    ask()
    database.close()
    assert found == [0, 0, 0, 0]
