"""What cannot be read of a match is told of; the rest is there, and it can be put right."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from mahjong_desk.club.saved import document, read_document
from mahjong_desk.club.sheet import Sheet
from mahjong_desk.club.store.failures import StoreProblem, Trouble, message
from mahjong_desk.club.store.kept import Action, EarlierHand, Kept
from mahjong_desk.club.store.sheets import Sheets
from mahjong_desk.rules.outcomes import Played
from tests.club.store.made import NAMES, evening, good, numbered, numbers, opened, trouble
from tests.hands.made import SCORING, drawn
from tests.scale import some

Spoilt = Callable[[str], Sheets]


@pytest.fixture
def spoilt(file: Path) -> Iterator[Spoilt]:
    """Opens a file with a match of three hands, changed behind the program's back."""
    made: list[Sheets] = []

    def spoil(statement: str) -> Sheets:
        with closing(opened(f"sqlite:///{file}")) as sheets:
            good(sheets.begin(evening(*map(numbered, (1, 2, 3)), tiles=(drawn(SCORING),) * 3)))
        with closing(sqlite3.connect(file)) as connection, connection:
            connection.execute("PRAGMA ignore_check_constraints = ON")
            connection.execute(statement)
        made.append(opened(f"sqlite:///{file}"))
        return made[-1]

    yield spoil
    for one in made:
        one.close()


UNREADABLE = ["{", "5", "null", "[]", '{"outcomes": 7}', '{"outcomes": [{"type": "sing"}]}', "[" * 100_000]


@pytest.mark.parametrize("text", some(UNREADABLE, 4))
def test_a_hand_that_cannot_be_read_is_replaced(spoilt: Spoilt, text: str) -> None:
    sheets = spoilt(f"UPDATE hands SET played = '{text}' WHERE id = 2")
    kept = good(sheets.match(1))
    assert not kept.is_whole
    assert kept.unreadable == {1}
    assert kept.sheet.match.hands == (numbered(1), Played(()), numbered(3))
    for answer in (
        sheets.record(kept, numbered(4)),
        sheets.insert(kept, 1, numbered(4)),
        sheets.change(kept, 0, numbered(4), None),
        sheets.remove(kept, 2),
    ):
        problem = trouble(answer)
        assert (problem.trouble, problem.data) == (Trouble.UNREADABLE, {"id": 1})
        assert "Hand 2" in message(problem)
    mended = good(sheets.change(kept, 1, numbered(2), None))
    assert (numbers(mended), mended.is_whole) == ([1, 2, 3], True)
    assert sheets.match(1, kept) == mended
    trail = sheets.trail(1)
    assert not isinstance(trail, StoreProblem)
    assert trail[-1].earlier is None, "what it was cannot be read there either"
    assert sheets.last_change(1) == trail[-1].at
    assert numbers(sheets.record(mended, numbered(4))) == [1, 2, 3, 4]


def test_a_hand_that_cannot_be_read_is_removed(spoilt: Spoilt) -> None:
    sheets = spoilt("UPDATE hands SET played = '{'")
    kept = good(sheets.match(1))
    assert kept.unreadable == {0, 1, 2}
    kept = good(sheets.remove(kept, 0))
    kept = good(sheets.change(kept, 0, numbered(7), None))
    kept = good(sheets.remove(kept, 1))
    assert (numbers(kept), kept.is_whole) == ([7], True)


def test_a_match_with_such_a_hand_is_saved_and_opened(spoilt: Spoilt) -> None:
    kept = good(spoilt("UPDATE hands SET played = '{' WHERE id = 2").match(1))
    again = read_document(json.dumps(document(kept.sheet)))
    assert isinstance(again, Sheet)
    assert again.match.hands == (numbered(1), Played(()), numbered(3))


@pytest.mark.parametrize("text", some(["5", "[]", '"x"', "[1"], 2))
def test_tiles_that_cannot_be_read_are_missing(spoilt: Spoilt, text: str) -> None:
    sheets = spoilt(f"UPDATE hands SET tiles = '{text}' WHERE id = 2")
    kept = good(sheets.match(1))
    assert not kept.is_whole
    assert kept.sheet.tiles == (drawn(SCORING), None, drawn(SCORING))
    kept = good(sheets.change(kept, 1, numbered(2), drawn(SCORING)))
    assert kept.sheet.tiles == (drawn(SCORING),) * 3
    assert good(sheets.match(1)).is_whole
    trail = sheets.trail(1)
    assert not isinstance(trail, StoreProblem)
    assert trail[-1].earlier == EarlierHand(numbered(2), None)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ("options = '[]'", "options cannot be"),
        ("options = '{'", "cannot be"),
        ("players = 5", "players cannot be “5”"),
        ("players = 1000000000", "players cannot be"),
    ],
)
def test_a_match_that_cannot_be_read_is_told_of(spoilt: Spoilt, change: str, said: str) -> None:
    sheets = spoilt(f"UPDATE matches SET {change}")
    problem = trouble(sheets.match(1))
    assert problem.trouble is Trouble.UNREADABLE
    assert said in message(problem)
    listed = sheets.matches()
    assert not isinstance(listed, StoreProblem)
    assert len(listed) == 1
    kept = Kept(1, 1, evening(), ())
    for answer in (sheets.record(kept, numbered(1)), sheets.end(kept), sheets.delete(kept)):
        assert trouble(answer).trouble is Trouble.UNREADABLE


def test_a_match_by_rules_that_there_are_not_is_shown(spoilt: Spoilt) -> None:
    sheets = spoilt("UPDATE matches SET rules = 'of-tomorrow'")
    kept = good(sheets.match(1))
    assert (numbers(kept), kept.replay) == ([1, 2, 3], None)
    kept = good(sheets.amend(kept, evening()))
    assert kept.replay is not None
    assert len(kept.replay.steps) == 3


@pytest.mark.parametrize(
    ("statement", "names"),
    [
        ("DELETE FROM seats WHERE seat = 1", ("Ada", "? 2", "Cleo", "Dai")),
        ("DELETE FROM players WHERE name IN ('Ada', 'Dai')", ("? 1", "Ben", "Cleo", "? 4")),
        ("DELETE FROM seats", ("? 1", "? 2", "? 3", "? 4")),
        ("DELETE FROM players", ("? 1", "? 2", "? 3", "? 4")),
    ],
)
def test_a_name_that_is_missing_moves_no_other(
    spoilt: Spoilt, statement: str, names: tuple[str, ...]
) -> None:
    sheets = spoilt(statement)
    kept = good(sheets.match(1))
    assert (kept.sheet.names, kept.is_whole) == (names, False)
    listed = sheets.matches()
    assert not isinstance(listed, StoreProblem)
    assert [one.names for one in listed] == [names]
    assert isinstance(read_document(json.dumps(document(kept.sheet))), Sheet), "it can be saved as a file"
    assert good(sheets.amend(kept, evening())).sheet.names == NAMES
    assert good(sheets.match(1)).is_whole


@pytest.mark.parametrize("earlier", some(["[]", '"text"', "5", "{}", "["], 3))
def test_of_a_trail_what_can_be_read_is_told(spoilt: Spoilt, earlier: str) -> None:
    """Half a byte may be wrong where the file is whole as far as SQLite knows."""
    sheets = spoilt(f"UPDATE changes SET earlier = '{earlier}' WHERE id = 1")
    with_more = good(sheets.remove(good(sheets.match(1)), 0))
    with closing(sqlite3.connect(sheets.where)) as connection, connection:
        connection.execute("UPDATE changes SET action = 'remowed' WHERE id = 2")
    trail = sheets.trail(with_more.id)
    assert not isinstance(trail, StoreProblem)
    assert [(change.action, change.earlier) for change in trail] == [(Action.BEGUN, None)]
    assert sheets.last_change(1) is not None
