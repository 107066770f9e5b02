"""A teacher's set of hands, its exercises, and the file that holds it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from mahjong_desk.hands.problems import FileProblem, Trouble
from mahjong_desk.hands.saved import parse_document, read_hand, write_hand
from mahjong_desk.practice import hand_sets
from mahjong_desk.practice.exercises import Asks
from mahjong_desk.practice.hand_sets import (
    BadSet,
    Entry,
    HandSet,
    entry_of,
    exercise_from,
    fault_message,
    faults,
    message,
    read_set,
    write_set,
)
from mahjong_desk.practice.rounds import Round
from mahjong_desk.practice.words import Sentence
from tests.practice.answers import dealt, draft_of, said

FLUSH = "23567p44z(666z)(789p)+4p seat=S from=E last"
READY = "23456m55p789s(222z)"


def a_set() -> HandSet:
    held = HandSet("First evening", "zung-jung", (("minimum", "5"),), 2)
    entries = (
        held.entry(Asks.PATTERNS, draft_of(FLUSH)),
        held.entry(Asks.TOTAL, draft_of(FLUSH), ("total", "pays")),
        held.entry(Asks.WAITS, draft_of(READY)),
        held.entry(Asks.BUILD, draft_of(FLUSH))._replace(pattern="value-honor"),
    )
    return HandSet(held.title, held.rules, held.changes, held.level, entries)


def test_the_hands_of_a_set_make_exercises_by_its_rule_set() -> None:
    patterns, total, waits, build = a_set().exercises()
    assert [option.pattern for option in patterns.options if option.right] == [
        "mixed-one-suit",
        "value-honor",
        "final-discard",
    ]
    assert len(patterns.options) == 9
    # 40 + 10 + 10 on East's discard: the others pay 25, East 3 × 60 − 2 × 25.
    assert [(one.id, one.value) for one in total.figures] == [
        ("total", 60),
        ("pays-E", 130),
        ("pays-W", 25),
        ("pays-N", 25),
    ]
    assert len(waits.waits) == 3
    assert build.pattern == "value-honor"
    assert build.draft.options == (("minimum", "5"),)


def test_a_set_comes_back_from_its_file(tmp_path: Path) -> None:
    path = tmp_path / "first.mjd"
    assert write_set(path, a_set()) is None
    assert read_set(path) == a_set()
    assert json.loads(path.read_text())["version"] == 1


def test_an_empty_set_can_be_kept(tmp_path: Path) -> None:
    assert write_set(tmp_path / "empty.mjd", HandSet("Empty")) is None
    assert read_set(tmp_path / "empty.mjd") == HandSet("Empty")


def test_a_hand_that_does_not_fit_is_named() -> None:
    held = HandSet(entries=(Entry(Asks.PATTERNS, draft_of(FLUSH)), Entry(Asks.READING, draft_of(FLUSH))))
    (fault,) = faults(held)
    assert fault.hand == 2
    assert fault_message(fault) == "Hand 2: No reading of this hand pays more than the others."
    assert len(held.exercises()) == 1


@pytest.mark.parametrize(
    ("pattern", "why"),
    [
        ("all-triplets", "This hand does not score All Triplets."),
        ("no-such", "The rule set has no pattern “no-such”."),
    ],
)
def test_a_pattern_that_cannot_be_built_is_said(pattern: str, why: str) -> None:
    made = exercise_from(Entry(Asks.BUILD, draft_of(FLUSH), (), pattern))
    assert isinstance(made, Sentence)
    assert said((made,)) == [why]


@pytest.mark.parametrize("asks", Asks)
def test_a_dealt_round_can_be_kept_as_a_set(tmp_path: Path, asks: Asks) -> None:
    """What is right stays the same; a teacher prints what a class played."""
    of = Round("tenhou", kinds=(asks,), level=2, seed=3, count=3, asked=("fu", "pays"))
    dealt_ones = [dealt(of, number) for number in range(of.count)]
    held = HandSet("Kept", "tenhou", (), 2, tuple(map(entry_of, dealt_ones)))
    assert write_set(tmp_path / "kept.mjd", held) is None
    found = read_set(tmp_path / "kept.mjd")
    assert isinstance(found, HandSet)
    for before, after in zip(dealt_ones, found.exercises(), strict=True):
        assert (after.draft, after.figures, after.waits) == (before.draft, before.figures, before.waits)
        assert (after.pattern, after.example) == (before.pattern, before.example)
        right = [option.pattern for option in before.options if option.right]
        assert [option.pattern for option in after.options if option.right] == right


# Files that are none


def document(**changes: Any) -> dict[str, Any]:
    held = hand_sets.document(a_set())["practice"]
    return {"format": "mahjong-desk", "version": 1, "practice": {**held, **changes}}


def hand(**changes: Any) -> dict[str, Any]:
    return {"asks": "patterns", "hand": {"hand": "23567p44z(666z)(789p)+4p"}, **changes}


def refused(tmp_path: Path, content: object) -> BadSet:
    path = tmp_path / "bad.mjd"
    path.write_text(content if isinstance(content, str) else json.dumps(content), "utf-8")
    found = read_set(path)
    assert isinstance(found, BadSet), found
    assert found.problem.path == path
    assert message(found).startswith(("The set of hands in", str(path), "The version in"))
    return found


@pytest.mark.parametrize(
    ("content", "trouble"),
    [
        ("{", Trouble.NOT_JSON),
        ("[]", Trouble.NOT_JSON),
        ("{}", Trouble.NOT_OURS),
        ({**document(), "version": 2}, Trouble.NEWER),
        ({**document(), "version": "1"}, Trouble.BAD_VERSION),
        ({"format": "mahjong-desk", "version": 1, "hand": {}}, Trouble.NO_SET),
        ({"format": "mahjong-desk", "version": 1, "practice": []}, Trouble.NO_SET),
    ],
)
def test_a_file_that_holds_no_set(tmp_path: Path, content: object, trouble: Trouble) -> None:
    found = refused(tmp_path, content)
    assert found.problem.trouble is trouble
    assert not found.faults


@pytest.mark.parametrize(
    ("changes", "said_of_it"),
    [
        ({"title": 3}, "title"),
        ({"title": "x" * 101}, "at most 100 characters"),
        ({"rules": "bridge"}, "bridge"),
        ({"options": {"minimum": "many"}}, "many"),
        ({"options": {"red_fives": "3"}}, "red_fives"),
        ({"options": []}, "options"),
        ({"level": 9}, "level"),
        ({"hands": {}}, "hands"),
        ({"hands": [hand()] * 201}, "at most 200 hands"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_what_is_wrong_with_a_set_is_said(tmp_path: Path, changes: dict[str, Any], said_of_it: str) -> None:
    found = refused(tmp_path, document(**changes))
    assert found.problem.trouble is Trouble.BAD_SET
    assert [fault.hand for fault in found.faults] == [0]
    assert said_of_it in message(found)


def test_every_fault_is_named_with_its_hand(tmp_path: Path) -> None:
    hands = [
        hand(asks="guess"),
        hand(),
        hand(hand={"hand": "9"}),
        hand(hand={"hand": "1m", "rules": "reach"}),
        "123m",
        hand(hand={"hand": "23567p44z(666z)(789p)+4p", "seat": "X", "self_draw": 1}),
        hand(color="red", hand=None),
        hand(pattern=3),
        hand(asks=""),
        hand(asks="", pattern=""),
    ]
    found = refused(tmp_path, document(hands=hands))
    assert [fault.hand for fault in found.faults] == [1, 3, 4, 5, 6, 6, 7, 7, 8, 9, 10]
    lines = message(found).splitlines()
    assert lines[1].startswith("Hand 1: ")
    assert "guess" in lines[1]
    assert "rules" in lines[3]


def test_hands_that_make_no_exercise_are_named(tmp_path: Path) -> None:
    hands = [hand(), hand(asks="reading"), hand(asks="build", pattern="nine-gates")]
    found = refused(tmp_path, document(hands=hands))
    assert [fault.hand for fault in found.faults] == [2, 3]
    assert message(found).splitlines()[2] == "Hand 3: This hand does not score Nine Gates."


@pytest.mark.parametrize("path", ["", "no/such.mjd"])
def test_a_file_that_cannot_be_read(tmp_path: Path, path: str) -> None:
    found = read_set(tmp_path / path)
    assert isinstance(found, BadSet)
    assert found.problem.trouble in (Trouble.UNUSABLE, Trouble.MISSING)


def test_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    found = write_set(tmp_path / "file" / "set.mjd", a_set())
    assert isinstance(found, FileProblem)
    assert found.trouble is Trouble.NOT_SAVED


def test_a_set_is_no_hand_and_a_hand_no_set(tmp_path: Path) -> None:
    path = tmp_path / "one.mjd"
    write_set(path, a_set())
    found = read_hand(path)
    assert isinstance(found, FileProblem)
    assert found.trouble is Trouble.PRACTICE
    write_hand(path, draft_of(FLUSH))
    assert isinstance(read_set(path), BadSet)
    assert not isinstance(parse_document(path.read_text()), FileProblem)
