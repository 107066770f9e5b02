"""What is asked for again because the answer was lost is done once; what was deleted can be had back."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any
from uuid import UUID, uuid4

import pytest
import sqlalchemy as sa

from mahjong_desk.club.store.failures import StoreProblem, Trouble
from mahjong_desk.club.store.kept import Action, Kept
from mahjong_desk.club.store.sheets import Sheets
from tests.club.store.lossy import lossy_way
from tests.club.store.made import evening, good, now_in, numbered, numbers, opened, trouble
from tests.club.store.server import Server

Lossy = tuple[Sheets, Callable[[], None]]


@pytest.fixture(params=["sqlite", "postgresql"])
def lossy(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[Lossy]:
    """Matches, and what has the answer of the next commit be lost."""
    if request.param == "postgresql":
        server: Server = request.getfixturevalue("server")
        name: str = request.getfixturevalue("database")
        with (
            lossy_way(server.folder) as way,
            closing(opened(server.url(name, host=str(way.folder)))) as sheets,
        ):
            yield sheets, lambda: setattr(way, "loses", True)
        return
    commit = sa.Connection.commit

    def lose() -> None:
        def lost(connection: sa.Connection) -> None:
            monkeypatch.setattr(sa.Connection, "commit", commit)
            connection.commit()
            raise sa.exc.OperationalError("COMMIT", {}, sqlite3.OperationalError("disk I/O error"))

        monkeypatch.setattr(sa.Connection, "commit", lost)

    file: Path = request.getfixturevalue("file")
    with closing(opened(f"sqlite:///{file}")) as sheets:
        yield sheets, lose


def lost(sheets: Sheets, answer: object, revision: int) -> None:
    """The answer of a change that was done, as somebody hears who lost the connection."""
    assert trouble(answer).trouble in (Trouble.GONE, Trouble.FAILED)
    assert sheets.revision() == revision, "it was done"


def test_a_match_is_begun_once(lossy: Lossy) -> None:
    sheets, lose = lossy
    asked = uuid4()
    lose()
    lost(sheets, sheets.begin(evening(numbered(1)), request=asked), 1)
    kept = good(sheets.begin(evening(numbered(1)), request=asked))
    listed = sheets.matches()
    assert not isinstance(listed, StoreProblem)
    assert [one.id for one in listed] == [kept.id]
    assert sheets.revision() == 1


Change = Callable[[Sheets, Kept, UUID], Any]
CHANGES: list[tuple[Change, list[int]]] = [
    (lambda sheets, kept, asked: sheets.record(kept, numbered(3), request=asked), [1, 2, 3]),
    (lambda sheets, kept, asked: sheets.insert(kept, 0, numbered(3), request=asked), [3, 1, 2]),
    (lambda sheets, kept, asked: sheets.change(kept, 1, numbered(3), None, request=asked), [1, 3]),
    (lambda sheets, kept, asked: sheets.remove(kept, 0, request=asked), [2]),
    (lambda sheets, kept, asked: sheets.amend(kept, evening(title="new"), request=asked), [1, 2]),
    (lambda sheets, kept, asked: sheets.end(kept, request=asked), [1, 2]),
    (lambda sheets, kept, asked: sheets.reopen(kept, request=asked), [1, 2]),
    (lambda sheets, kept, asked: sheets.delete(kept, request=asked), [1, 2]),
]


def test_every_change_is_done_once(lossy: Lossy) -> None:
    sheets, lose = lossy
    for case, (change, there) in enumerate(CHANGES):
        kept = good(sheets.begin(evening(numbered(1), numbered(2))))
        asked = uuid4()
        lose()
        lost(sheets, change(sheets, kept, asked), kept.revision + 1)
        answer = good(change(sheets, kept, asked))
        assert numbers(answer) == there, case
        assert sheets.match(kept.id) == answer, case
        trail = sheets.trail(kept.id)
        assert not isinstance(trail, StoreProblem)
        assert len(trail) == 2, case


def test_what_others_did_meanwhile_is_in_the_answer(lossy: Lossy) -> None:
    sheets, lose = lossy
    kept = good(sheets.begin(evening()))
    asked = uuid4()
    lose()
    lost(sheets, sheets.record(kept, numbered(1), request=asked), 2)
    good(sheets.record(good(sheets.match(kept.id)), numbered(2)))
    assert numbers(sheets.record(kept, numbered(1), request=asked)) == [1, 2]
    assert numbers(now_in(sheets.record(kept, numbered(1)))) == [1, 2], "asked for anew it is another hand"


def test_what_was_not_done_is_done_when_it_is_asked_for_again(sheets: Sheets) -> None:
    kept = good(sheets.begin(evening(numbered(1))))
    good(sheets.record(kept, numbered(2)))
    asked = uuid4()
    now = now_in(sheets.record(kept, numbered(3), request=asked))
    assert numbers(sheets.record(now, numbered(3), request=asked)) == [1, 2, 3]


# --- deleting ---------------------------------------------------------------------------------------------


def test_a_match_is_deleted_and_had_back(sheets: Sheets) -> None:
    kept, other = good(sheets.begin(evening(numbered(1)))), good(sheets.begin(evening()))
    deleted = good(sheets.delete(kept))
    assert deleted.is_deleted
    assert good(sheets.match(kept.id)) == deleted

    def listed(*, deleted: bool) -> list[int]:
        found = sheets.matches(deleted=deleted)
        assert not isinstance(found, StoreProblem)
        return [one.id for one in found]

    assert (listed(deleted=False), listed(deleted=True)) == ([other.id], [kept.id])
    restored = good(sheets.restore(deleted))
    assert (restored.sheet, restored.hands, restored.is_deleted) == (kept.sheet, kept.hands, False)
    assert (listed(deleted=False), listed(deleted=True)) == ([other.id, kept.id], [])
    trail = sheets.trail(kept.id)
    assert not isinstance(trail, StoreProblem)
    assert [one.action for one in trail] == [Action.BEGUN, Action.DELETED, Action.RESTORED]


def test_nobody_deletes_what_somebody_else_has_added_to(sheets: Sheets) -> None:
    kept = good(sheets.begin(evening()))
    added = good(sheets.record(kept, numbered(1)))
    assert now_in(sheets.delete(kept)) == added
    deleted = good(sheets.delete(added))
    assert now_in(sheets.record(added, numbered(2))) == deleted, "nor adds to what somebody has deleted"
