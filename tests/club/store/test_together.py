"""Several programs on one database: nothing is lost or overwritten, and a kill takes nothing along."""

from __future__ import annotations

import random
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from mahjong_desk.club.store.failures import StoreProblem
from mahjong_desk.club.store.kept import Conflict, Kept, News
from mahjong_desk.club.store.sheets import Sheets
from tests.club.store.made import evening, good, number_of, numbered, numbers, opened
from tests.club.store.server import Server
from tests.club.store.working import opens, records, working
from tests.scale import count

HANDS = count(12, 100)
KILLS = count(3, 200)
LONGEST_WAIT = 2.0
"""Seconds within which one program sees what another one did."""
ASKED_EVERY = 1.0
"""Seconds from one question of the window to the next."""


def test_two_programs_record_one_match(url: str, sheets: Sheets) -> None:
    kept = good(sheets.begin(evening()))
    with ExitStack() as stack:
        both = [stack.enter_context(working(records, url, kept.id, first, HANDS)) for first in (1000, 2000)]
        for one in both:
            one.begin()
        said = [[one.heard() for _ in range(HANDS)] for one in both]
    assert said == [list(range(first, first + HANDS)) for first in (1000, 2000)]
    found = numbers(sheets.match(kept.id))
    assert sorted(found) == sorted(said[0] + said[1]), "every hand is there once"
    assert [number for number in found if number < 2000] == said[0], "each program's in their order"
    assert sheets.revision() == 1 + 2 * HANDS


def test_what_one_program_records_another_sees_in_time(url: str, sheets: Sheets) -> None:
    """Asking as the window does, and for all that it shows; the clock begins before the hand is recorded."""
    kept = good(sheets.begin(evening()))
    with working(records, url, kept.id, 7, 1) as program:
        began = time.monotonic()
        program.begin()
        seen = kept
        while not seen.hands and time.monotonic() - began < 2 * LONGEST_WAIT:
            time.sleep(ASKED_EVERY)
            news = sheets.changed_since(seen.revision)
            if isinstance(news, News) and kept.id in news.matches:
                seen = good(sheets.match(kept.id, seen))
        took = time.monotonic() - began
    assert numbers(seen) == [7]
    assert took < LONGEST_WAIT


def test_of_two_edits_of_one_hand_one_wins(another: Callable[[], Sheets]) -> None:
    """At the same moment, many times."""
    both = another(), another()
    kept = good(both[0].begin(evening(numbered(0))))
    together = threading.Barrier(2)

    def edit(sheets: Sheets, number: int, seen: Kept) -> object:
        together.wait()
        return sheets.change(seen, 0, numbered(number), None)

    with ThreadPoolExecutor(2) as threads:
        for turn in range(count(10, 200)):
            mine = threads.submit(edit, both[0], 2 * turn, kept)
            theirs = threads.submit(edit, both[1], 2 * turn + 1, kept)
            won, lost = sorted((mine.result(), theirs.result()), key=lambda one: isinstance(one, Conflict))
            assert isinstance(lost, Conflict)
            assert lost.now == won, "who was second is told what is there"
            kept = good(won)
    trail = both[0].trail(kept.id)
    assert not isinstance(trail, StoreProblem)
    assert len(trail) == 1 + count(10, 200)


def test_one_program_opens_from_several_threads(another: Callable[[], Sheets]) -> None:
    sheets = another()
    kept = [good(sheets.begin(evening())) for _ in range(4)]

    def record(one: Kept) -> list[int]:
        for number in range(5):
            one = good(sheets.record(one, numbered(number)))
        return numbers(one)

    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(record, kept)) == [[0, 1, 2, 3, 4]] * 4


@pytest.mark.parametrize("turn", range(count(1, 20)))
def test_several_programs_open_a_new_database_at_once(new_url: str, turn: int) -> None:
    with ExitStack() as stack:
        programs = [stack.enter_context(working(opens, new_url)) for _ in range(3)]
        for one in programs:
            one.begin()
        assert [one.heard() for one in programs] == ["opened"] * 3
    with closing(opened(new_url)) as sheets:
        good(sheets.begin(evening(numbered(1))))


def killed_at_work(url: str, match_id: int, first: int, seconds: float) -> list[int]:
    """The hands that a program said it had recorded when it was killed, so long after it began."""
    with working(records, url, match_id, first, 5_000) as program:
        program.begin()
        time.sleep(seconds)
        return program.kill()


@pytest.mark.parametrize("turn", range(KILLS))
def test_a_kill_loses_no_hand_in_a_file(file: Path, turn: int) -> None:
    url = f"sqlite:///{file}"
    check_kill(url, random.Random(turn).uniform(0.02, 0.5))
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


@pytest.mark.parametrize("turn", range(count(1, 40)))
def test_a_kill_loses_no_hand_on_a_server(server: Server, database: str, turn: int) -> None:
    check_kill(server.url(database), random.Random(-turn).uniform(0.02, 0.5))


def check_kill(url: str, seconds: float) -> None:
    """A program is killed after so many seconds of recording, and another one looks what is there."""
    with closing(opened(url)) as sheets:
        match_id = good(sheets.begin(evening())).id
    said = killed_at_work(url, match_id, 100, seconds)
    with closing(opened(url)) as sheets:
        kept = good(sheets.match(match_id))
        found = [number_of(played) for played in kept.sheet.match.hands]
        # The last one may have been recorded and not said.
        assert found[: len(said)] == said
        assert len(found) <= len(said) + 1
        assert found == list(range(100, 100 + len(found)))
        assert numbers(sheets.record(kept, numbered(1))) == [*found, 1], "and it goes on"
