"""Matches as ``.mjd`` files: what is written is read again, whatever else is there is answered in words."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import datetime, timedelta, timezone
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mahjong_desk.club.match import Match
from mahjong_desk.club.play import play
from mahjong_desk.club.saved import document, message, read_document, read_match_file, write_match_file
from mahjong_desk.club.sheet import LONGEST_NAME, LONGEST_TITLE, Sheet, clean_name
from mahjong_desk.hands.problems import FileProblem, Trouble
from mahjong_desk.hands.saved import document as hand_document
from mahjong_desk.hands.saved import read_hand, write_hand
from mahjong_desk.rules.outcomes import Draw, HanFu, Played, Ron
from tests.club.test_properties import hands, riichi_tables
from tests.core.strategies import drafts
from tests.core.wording import ENGLISH
from tests.hands.made import SCORING, drawn
from tests.scale import count

BEGUN = datetime(2026, 3, 1, 19, 0, 0, tzinfo=timezone.utc)
SHEET = Sheet(
    match=Match((Played((Ron(1, 2, HanFu(4, 40)),), riichi=(3, 1)), Played((Draw((1, 2)),))), "tenhou"),
    names=("Ada", "Ben", "Cleo", "Dai"),
    begun=BEGUN,
    ended=BEGUN + timedelta(hours=2, microseconds=5),
    title="Club night",
    tiles=(drawn(f"{SCORING} rules=tenhou"), None),
)
GOOD = document(SHEET)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "match.mjd"


def test_a_file_holds_the_match_with_names_and_dates(path: Path) -> None:
    assert write_match_file(path, SHEET) is None
    assert read_match_file(path) == SHEET
    assert json.loads(path.read_text("utf-8")) == {
        "format": "mahjong-desk",
        "version": 1,
        "match": {
            "rules": "tenhou",
            "players": 4,
            "east_only": False,
            "options": {},
            "hands": [
                {"riichi": [3, 1], "outcomes": [{"type": "ron", "winner": 1, "from": 2, "han": 4, "fu": 40}]},
                {"riichi": [], "outcomes": [{"type": "draw", "tenpai": [1, 2]}]},
            ],
            "names": ["Ada", "Ben", "Cleo", "Dai"],
            "title": "Club night",
            "begun": "2026-03-01T19:00:00+00:00",
            "ended": "2026-03-01T21:00:00.000005+00:00",
            "tiles": [
                {
                    "rules": "tenhou",
                    "hand": "12789m55777z(666z)+3m",
                    "self_draw": False,
                    "seat": "E",
                    "round": "E",
                    "discarder": "S",
                },
                None,
            ],
        },
    }


def test_a_match_of_many_hands_comes_back(path: Path) -> None:
    """A thousand club nights in one file, each hand with its tiles."""
    many = count(5_000, 10_000)
    played, draft = SHEET.match.hands[0], SHEET.tiles[0]
    sheet = replace(SHEET, match=replace(SHEET.match, hands=(played,) * many), tiles=(draft,) * many)
    assert write_match_file(path, sheet) is None
    assert path.stat().st_size > 1_000_000, "more than other files of the program may have"
    assert read_match_file(path) == sheet


names = st.text(st.characters(exclude_categories=["C", "Z"]), min_size=1, max_size=20).map(clean_name)
times = st.datetimes(timezones=st.just(timezone.utc))


@settings(max_examples=count(8, 1000))
@given(st.data())
def test_whatever_a_sheet_can_hold_comes_back(data: st.DataObject) -> None:
    table = data.draw(riichi_tables())
    one = hands(table.players, HanFu).filter(lambda played: bool(played.outcomes))
    played = tuple(data.draw(st.lists(one, max_size=6)))
    sheet = Sheet(
        match=Match(
            played, table.rules, tuple(sorted(table.options)), table.players, data.draw(st.booleans())
        ),
        names=tuple(data.draw(st.lists(names, min_size=table.players, max_size=table.players, unique=True))),
        begun=data.draw(times),
        ended=data.draw(st.none() | times),
        title=data.draw(names | st.just("")),
        tiles=tuple(data.draw(st.none() | drafts()) for _ in played),
    )
    written = json.dumps(document(sheet))
    again = read_document(written)
    assert again == sheet
    assert json.dumps(document(again)) == written
    assert play(again.match) == play(sheet.match)


@pytest.mark.parametrize(
    "text", ["2026-03-01T19:00:00Z", "2026-03-01T21:00:00+02:00", "2026-03-01T14:30:00.000-04:30"]
)
def test_times_of_any_zone_are_read(text: str) -> None:
    found = read_document(json.dumps(GOOD | {"match": GOOD["match"] | {"begun": text}}))
    assert isinstance(found, Sheet)
    assert (found.begun, found.begun.utcoffset()) == (BEGUN, timedelta(0))


def test_title_tiles_and_end_may_be_left_out() -> None:
    match = {key: GOOD["match"][key] for key in ("rules", "names", "begun", "hands")}
    found = read_document(json.dumps(GOOD | {"match": match}))
    assert found == replace(SHEET, title="", ended=None, tiles=())


# --- what cannot be read ----------------------------------------------------------------------------------


def trouble_of(path: Path, content: object) -> FileProblem:
    """What is wrong with a file, which its message names."""
    path.write_text(json.dumps(content), "utf-8")
    problem = read_match_file(path)
    assert isinstance(problem, FileProblem), problem
    assert str(path) in message(problem)
    return problem


@pytest.mark.parametrize(
    ("changes", "trouble", "said"),
    [
        ({"version": 2}, Trouble.NEWER, "newer version of Mahjong Desk (file version 2"),
        ({"version": 2, "match": 7}, Trouble.NEWER, "Update the program"),
        ({"version": 0}, Trouble.BAD_VERSION, "cannot be 0"),
        ({"format": "gpx"}, Trouble.NOT_OURS, "was not saved by"),
        ({"match": "E1"}, Trouble.NO_MATCH, "holds no match"),
        ({"match": None, "hand": {"hand": "1m"}}, Trouble.NO_MATCH, "holds no match"),
    ],
)
def test_documents_that_hold_no_match(
    path: Path, changes: dict[str, Any], trouble: Trouble, said: str
) -> None:
    problem = trouble_of(path, GOOD | changes)
    assert problem.trouble is trouble
    assert said in message(problem)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"hands": None}, "“hands” is missing"),
        ({"hands": [{"outcomes": [{"type": "sing"}]}]}, "Hand 1, outcome 1: type cannot be “sing”"),
        ({"colour": 1}, "The key “colour” is not known. The keys are: id rules players"),
        ({"names": None}, "The key “names” is missing"),
        ({"names": "Ada"}, "names cannot be"),
        ({"names": ["Ada", "Ben", "Cleo", 4]}, "names cannot be"),
        ({"names": ["Ada", "Ben", "Cleo"]}, "4 names, one for each player"),
        ({"names": ["Ada", "Ben", "Ada", "Dai"]}, "names cannot be “Ada”. It takes: a different name"),
        ({"names": ["Ada", "Ben", "Cleo", ""]}, "a name of 1 to 60 printable characters"),
        ({"names": ["Ada", "Ben", "Cleo", " Dai"]}, "names cannot be “ Dai”"),
        ({"names": ["Ada", "Ben", "Cleo", "x" * (LONGEST_NAME + 1)]}, "names cannot be “xxx"),
        ({"title": 7}, "title cannot be “7”"),
        ({"title": "a\nb"}, "title cannot be"),
        ({"title": "x" * (LONGEST_TITLE + 1)}, "title cannot be"),
        ({"begun": None}, "The key “begun” is missing"),
        ({"begun": 2026}, "begun cannot be “2026”"),
        ({"begun": "yesterday"}, "begun cannot be “yesterday”. It takes: a time with its zone"),
        ({"begun": "2026-03-01T19:00:00"}, "begun cannot be “2026-03-01T19:00:00”"),
        ({"begun": "0001-01-01T00:00:00+10:00"}, "begun cannot be"),
        ({"begun": ""}, "begun cannot be “”"),
        ({"ended": "2026-13-01T19:00:00Z"}, "ended cannot be"),
        ({"ended": ""}, "ended cannot be “”"),
        ({"tiles": {}}, "tiles cannot be “{}”"),
        ({"tiles": [None]}, "tiles cannot be “[null]”. It takes: a hand or null for each hand"),
        ({"tiles": [None, 3]}, "tiles cannot be “3”"),
        ({"tiles": [None, {"hand": "12"}]}, "Hand 2: “12” at position 1 has no suit"),
        ({"tiles": [{"hand": "1m", "colour": 1}, None]}, "Hand 1: The key “colour” is not known"),
    ],
)
def test_matches_that_cannot_be_read(path: Path, changes: dict[str, Any], said: str) -> None:
    problem = trouble_of(path, GOOD | {"match": GOOD["match"] | changes})
    assert problem.trouble is Trouble.BAD_MATCH
    assert said in message(problem)
    assert not ENGLISH.search(message(problem, "ja").replace(str(path), ""))


def test_a_hand_is_no_match_and_a_match_no_hand(path: Path) -> None:
    write_hand(path, drawn(SCORING))
    problem = read_match_file(path)
    assert isinstance(problem, FileProblem)
    assert problem.trouble is Trouble.NO_MATCH
    write_match_file(path, SHEET)
    found = read_hand(path)
    assert isinstance(found, FileProblem)
    assert found.trouble is Trouble.MATCH
    assert set(GOOD) - {"match"} == set(hand_document(drawn(SCORING))) - {"hand"}


def test_no_file_and_a_file_that_cannot_be_written(tmp_path: Path, path: Path) -> None:
    problem = read_match_file(path)
    assert isinstance(problem, FileProblem)
    assert problem.trouble is Trouble.MISSING
    (tmp_path / "file").touch()
    written = write_match_file(tmp_path / "file" / "match.mjd", SHEET)
    assert written is not None
    assert written.trouble is Trouble.NOT_SAVED
