"""A set of hands while it is put together: what fits is in it, what does not is said, and nothing is lost."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtTest import QAbstractItemModelTester

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.line import parse_line
from mahjong_desk.core.texts import Terms
from mahjong_desk.hands.saved import write_hand
from mahjong_desk.models import hand_set
from mahjong_desk.models.hand_set import HandSetEditor
from mahjong_desk.practice.exercises import Asks, Made
from mahjong_desk.practice.hand_sets import MOST_HANDS, HandSet, read_set
from mahjong_desk.practice.rounds import Round, exercise
from mahjong_desk.practice.words import Sentence

pytestmark = pytest.mark.usefixtures("qapp")

DRAGONS = "12789m55777z(666z)+3m ron seat=E from=S"
"""140 points, read in one way."""
READY = "2345678m111z(666z)"
"""It waits for 2, 5 and 8 of characters."""
TWO_WAYS = "777888999s5z(345p)+5z ron"
"""Three pungs in a row for 130, or the same sequence three times for 125."""


def draft(line: str) -> Draft:
    return parse_line(line).apply(Draft())


@pytest.fixture
def sets() -> HandSetEditor:
    made = HandSetEditor()
    # It has Qt itself look at every change; one that breaks the rules of models fails the test.
    made.tester = QAbstractItemModelTester(  # type: ignore[attr-defined]
        made.rows, QAbstractItemModelTester.FailureReportingMode.Fatal
    )
    return made


def shown(sets: HandSetEditor) -> list[tuple[int, Asks, str]]:
    return [
        (record.number, record.asks, entry.draft.hand.text)
        for record, entry in zip(sets.rows.records(), sets.held.entries, strict=True)
    ]


def test_typed_lines_that_fit_are_added_and_the_others_are_left(sets: HandSetEditor) -> None:
    added = sets.add_text(f"{DRAGONS}\n\n12x\n{READY}\n{DRAGONS} rules=reach", Asks.PATTERNS)
    assert added.count == 1
    assert added.left == ("12x", READY, f"{DRAGONS} rules=reach")
    assert [said.split(":")[0] for said in added.said] == ["Line 1", "Line 2", "Line 3"]
    assert "Put m, p, s or z after the digits" in added.said[0]
    assert "takes a complete hand" in added.said[1]
    assert "leave out" in added.said[2]
    assert shown(sets) == [(1, Asks.PATTERNS, "12789m55777z(666z)+3m")]
    assert sets.held.entries[0].draft.win.seat.name == "E"
    (record,) = sets.rows.records()
    assert record.detail.startswith("140 points · Won on 3 of characters, discarded by South")
    assert record.told.startswith("1. Spot the patterns: ")


def test_a_line_alone_is_not_counted(sets: HandSetEditor) -> None:
    (said,) = sets.add_text("12x", Asks.PATTERNS).said
    assert not said.startswith("Line")
    assert not sets.is_changed


def test_what_does_not_fit_says_what_would(sets: HandSetEditor) -> None:
    assert "No reading of this hand pays more" in sets.add(Asks.READING, draft(DRAGONS))
    assert "not a" in sets.add(Asks.TOTAL, draft("123m456p789s1122z+3z")).lower()
    assert sets.add(Asks.WAITS, draft("147m258p369s1234z")) == "No tile completes this hand."
    assert sets.count == 0
    assert sets.add(Asks.READING, draft(TWO_WAYS)) == ""
    assert sets.add(Asks.WAITS, draft(READY)) == ""
    assert "takes a complete hand" in sets.set_asks(1, Asks.BUILD)
    assert [asks for _, asks, _ in shown(sets)] == [Asks.READING, Asks.WAITS]
    assert sets.set_asks(0, Asks.TOTAL) == ""
    assert [asks for _, asks, _ in shown(sets)] == [Asks.TOTAL, Asks.WAITS]


def test_hands_are_moved_and_removed(sets: HandSetEditor) -> None:
    for line in (DRAGONS, TWO_WAYS, TWO_WAYS):
        assert sets.add(Asks.TOTAL, draft(line)) == ""
    keys = [record.key for record in sets.rows.records()]
    assert sets.move(0, 1) == 1
    assert [record.key for record in sets.rows.records()] == [keys[1], keys[0], keys[2]]
    assert [number for number, _, _ in shown(sets)] == [1, 2, 3]
    assert sets.move(1, 5) == 2
    assert sets.move(0, -1) == 0
    sets.remove(0)
    assert [record.key for record in sets.rows.records()] == [keys[2], keys[0]]
    assert [text for _, _, text in shown(sets)] == ["777888999s5z(345p)+5z", "12789m55777z(666z)+3m"]


def test_dealt_hands_are_those_of_the_round(sets: HandSetEditor) -> None:
    sets.set_level(2)
    assert sets.add_dealt(Asks.BUILD, 2, 77) == ""
    assert sets.add_dealt(Asks.WAITS, 2, 77) == ""
    build, waits = (Round(kinds=(asks,), level=2, seed=77, count=2) for asks in (Asks.BUILD, Asks.WAITS))
    for number, found in enumerate(sets.held.exercises()[:2]):
        of_round = exercise(build, number)
        assert (found.pattern, found.example) == (of_round.pattern, of_round.example)  # type: ignore[union-attr]
    for number, found in enumerate(sets.held.exercises()[2:]):
        assert found.waits == exercise(waits, number).waits  # type: ignore[union-attr]


def test_nothing_more_is_dealt_once_a_hand_could_not_be(
    sets: HandSetEditor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each one that cannot be dealt takes a third of a second, in which the window stands still."""

    def exercises(_of: Round) -> Iterator[Made]:
        yield Sentence("unfit.nothing-dealt")
        pytest.fail("went on")

    monkeypatch.setattr(hand_set, "exercises", exercises)
    assert (
        sets.add_dealt(Asks.PATTERNS, 200, 1)
        == "By these options no hand was found that wins. Lower the minimum."
    )
    assert sets.count == 0


def test_what_is_to_be_built_follows_the_terms(sets: HandSetEditor) -> None:
    assert sets.set_rules("tenhou") == ""
    assert sets.add(Asks.BUILD, draft("23567m234p67899s+4m ron seat=S from=E")) == ""
    assert sets.rows.records()[0].detail.startswith("Peace · ")
    sets.set_terms(Terms.ROMAJI)
    assert sets.rows.records()[0].detail.startswith("Pinfu · ")


def test_a_rule_set_is_taken_by_which_all_hands_fit(sets: HandSetEditor) -> None:
    sets.add(Asks.TOTAL, draft(DRAGONS))
    # All sequences, and open: in Reach that is no yaku.
    assert sets.add(Asks.TOTAL, draft("234m567p34s11z(678s)+5s ron seat=S")) == ""
    before = sets.held
    said = sets.set_rules("reach")
    assert "hand 2 does not fit" in said
    assert sets.held == before
    sets.remove(1)
    assert sets.set_rules("reach") == ""
    assert {entry.draft.rules for entry in sets.held.entries} == {"reach"}


def test_a_set_is_saved_and_opened_as_it_was(sets: HandSetEditor, tmp_path: Path) -> None:
    sets.set_title("  First   evening ")
    sets.add(Asks.WAITS, draft(READY))
    sets.add_dealt(Asks.BUILD, 1, 5)
    assert sets.is_changed
    path = tmp_path / "evening.mjd"
    assert sets.save(path) == ""
    assert (sets.is_changed, sets.path) == (False, path)
    other = HandSetEditor()
    assert other.open(path) == ""
    assert (other.held, other.held.title, other.is_changed) == (sets.held, "First evening", False)
    assert read_set(path) == sets.held
    other.remove(0)
    assert other.is_changed
    other.revert()
    assert other.held == sets.held
    assert not other.is_changed


def test_what_cannot_be_opened_leaves_the_set(sets: HandSetEditor, tmp_path: Path) -> None:
    sets.add(Asks.TOTAL, draft(DRAGONS))
    before = sets.held
    assert "nowhere.mjd" in sets.open(tmp_path / "nowhere.mjd")
    hand = tmp_path / "hand.mjd"
    write_hand(hand, draft(DRAGONS))
    assert "no set of hands" in sets.open(hand)
    assert "set.mjd" in sets.save(hand / "set.mjd")
    assert (sets.held, sets.path, sets.is_changed) == (before, None, True)


def test_hands_of_files_are_added(sets: HandSetEditor, tmp_path: Path) -> None:
    hand, held = tmp_path / "hand.mjd", tmp_path / "set.mjd"
    write_hand(hand, draft(DRAGONS))
    assert sets.add_file(hand, Asks.TOTAL) == ""
    assert sets.save(held) == ""
    # All hands of a set, each for what it is asked there.
    assert sets.add_file(held, Asks.BUILD) == ""
    assert [asks for _, asks, _ in shown(sets)] == [Asks.TOTAL, Asks.TOTAL]
    broken = tmp_path / "broken.mjd"
    broken.write_text("{", encoding="utf-8")
    assert "broken.mjd" in sets.add_file(broken, Asks.TOTAL)
    document = json.loads(held.read_text(encoding="utf-8"))
    document["practice"]["hands"][0]["asks"] = "reading"
    held.write_text(json.dumps(document), encoding="utf-8")
    assert "Hand 1: No reading" in sets.add_file(held, Asks.TOTAL)
    assert sets.count == 2


def test_a_set_has_an_end() -> None:
    entry = HandSet().entry(Asks.TOTAL, draft(DRAGONS))
    sets = HandSetEditor(HandSet(entries=(entry,) * (MOST_HANDS - 1)))
    assert f"{MOST_HANDS} hands at most" in sets.add_dealt(Asks.TOTAL, 2, 1)
    assert sets.add(Asks.TOTAL, draft(DRAGONS)) == ""
    assert f"{MOST_HANDS} hands at most" in sets.add(Asks.TOTAL, draft(DRAGONS))


def test_a_new_set_has_the_rules_and_no_file(sets: HandSetEditor, tmp_path: Path) -> None:
    assert sets.set_rules("reach") == ""
    sets.set_title("A")
    assert sets.add(Asks.TOTAL, draft(f"{DRAGONS} rules=reach")) == ""
    sets.save(tmp_path / "a.mjd")
    sets.begin_anew()
    assert (sets.held, sets.path, sets.is_changed) == (HandSet(rules="reach"), None, False)
