"""What a learner knows, as it is recorded with answers and shown."""

from __future__ import annotations

import csv
from datetime import datetime, timedelta, timezone
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.line import parse_line
from mahjong_desk.core.texts import Terms
from mahjong_desk.core.tiles import tile
from mahjong_desk.models.practice import Done
from mahjong_desk.models.practice_progress import (
    ProgressKeeper,
    known_model,
    outcomes,
    shares_words,
)
from mahjong_desk.practice.chance import Chance
from mahjong_desk.practice.exercises import Asks, Exercise, Given, exercise_of
from mahjong_desk.practice.marking import mark
from mahjong_desk.practice.progress import Counts, Outcome
from mahjong_desk.practice.rounds import Round, exercise
from tests.models.watching import Watcher

pytestmark = pytest.mark.usefixtures("qapp")

MOMENT = datetime(2026, 3, 1, 18, tzinfo=timezone.utc)
WSOM = Draft()
# Green dragons, and all of dots or honors: Value Honor and Mixed One-Suit.
DOTS = "23567p44z(666z)(789p)+4p ron seat=E from=S"


def done(asks: Asks, line: str, given: Given, *claimed: str) -> Done:
    """An answer as it was marked; ``claimed``: what may be ticked besides what the hand scores."""
    made = exercise_of(asks, parse_line(line).apply(Draft()), Chance("test"))
    assert isinstance(made, Exercise), made
    if claimed:
        assert set(claimed) <= {option.pattern for option in made.options}
    return Done(0, made, given, mark(made, given))


def keeper_of(folder: Path, name: str = "Ada") -> ProgressKeeper:
    keeper = ProgressKeeper(folder)
    keeper.clock = lambda: MOMENT
    assert keeper.choose(name)
    return keeper


def lines(keeper: ProgressKeeper) -> dict[str, tuple[tuple[str, str, str], str]]:
    """The figures and the word of what was met, by name."""
    return {r.name: (r.figures, r.word) for r in keeper.records(WSOM, Terms.ENGLISH) if r.counts.answers}


def test_what_an_answer_says_about_what_is_known() -> None:
    made = exercise_of(Asks.PATTERNS, parse_line(DOTS).apply(Draft()), Chance("test"))
    assert isinstance(made, Exercise)
    wrong = next(option.pattern for option in made.options if not option.right)
    assert sorted(outcomes(done(Asks.PATTERNS, DOTS, frozenset({"value-honor", wrong}), wrong))) == sorted(
        [("mixed-one-suit", Outcome.MISSED), ("value-honor", Outcome.RIGHT), (wrong, Outcome.CLAIMED)]
    )
    assert outcomes(done(Asks.TOTAL, DOTS, {"total": 50})) == [("total", Outcome.RIGHT)]
    assert outcomes(done(Asks.TOTAL, DOTS, {"total": 60})) == [("total", Outcome.MISSED)]
    waits = frozenset({tile("3m"), tile("6m")})
    assert outcomes(done(Asks.WAITS, "45m123p789p234s55z", waits)) == [("waits", Outcome.RIGHT)]
    assert outcomes(Done(0, made)) == []


def test_nobody_learns_at_first_and_nothing_is_kept(tmp_path: Path) -> None:
    keeper = ProgressKeeper(tmp_path)
    assert (keeper.name, keeper.names()) == ("", ())
    keeper.record(done(Asks.PATTERNS, DOTS, frozenset({"value-honor"})), MOMENT)
    assert keeper.focus(Round()) == ()
    assert lines(keeper) == {}
    assert list(tmp_path.iterdir()) == []


def test_answers_are_counted_and_kept(tmp_path: Path) -> None:
    keeper = keeper_of(tmp_path)
    heard: list[str] = []
    keeper.changed.connect(lambda: heard.append(keeper.name))
    keeper.record(done(Asks.PATTERNS, DOTS, frozenset({"value-honor"})), MOMENT)
    keeper.record(done(Asks.PATTERNS, DOTS, frozenset({"value-honor", "mixed-one-suit"})), MOMENT)
    expected = {
        # Twice running since it was new.
        "Value Honor": (("2", "0", "0"), "known"),
        "Mixed One-Suit": (("1", "1", "0"), "learning"),
    }
    assert lines(keeper) == expected
    assert heard == ["Ada", "Ada"]
    # One round of both: three of four were right.
    assert keeper.shares("wsom") == [0.75]
    assert shares_words(keeper.shares("wsom")) == "Right answers round by round: 75%"
    assert keeper.shares("reach") == []
    # Another start of the program reads it.
    assert lines(keeper_of(tmp_path, " ada ")) == expected
    assert keeper.names() == ("Ada",)


def test_what_is_missed_is_dealt_for_first(tmp_path: Path) -> None:
    keeper = keeper_of(tmp_path)
    of = Round(count=5, seed=3)
    before = keeper.focus(of)
    assert len(before) == len(set(before)) == 5
    keeper.record(done(Asks.PATTERNS, DOTS, frozenset({"value-honor"})), MOMENT)
    focus = keeper.focus(of)
    assert focus[0] == "mixed-one-suit"
    assert "value-honor" not in focus, "what was right a moment ago can wait"
    made = exercise(Round(count=5, seed=3, focus=focus), 0)
    assert isinstance(made, Exercise)
    assert made.target == "mixed-one-suit"
    # Weeks later that comes again too.
    keeper.clock = lambda: MOMENT + timedelta(days=60)
    assert set(keeper.focus(of)[:2]) == {"mixed-one-suit", "value-honor"}


def test_a_name_that_is_none(tmp_path: Path) -> None:
    keeper = keeper_of(tmp_path)
    assert not keeper.choose("x" * 61)
    assert not keeper.choose("a\x07b")
    assert keeper.name == "Ada"
    assert keeper.choose("  ")
    assert keeper.name == ""


def test_what_needs_practice_stands_first(tmp_path: Path) -> None:
    keeper = keeper_of(tmp_path)
    keeper.record(done(Asks.PATTERNS, DOTS, frozenset({"value-honor"})), MOMENT)
    keeper.record(done(Asks.PATTERNS, DOTS, frozenset({"mixed-one-suit"})), MOMENT)
    words = [record.word for record in keeper.records(WSOM, Terms.ENGLISH)]
    assert words[:2] == ["shaky", "learning"]
    assert set(words[2:]) == {"new"}
    # 44 patterns and three skills.
    assert len(words) == 47
    assert keeper.summary(WSOM) == "1 shaky · 1 learning · 45 new"


def test_the_lines_are_a_list(tmp_path: Path) -> None:
    keeper = keeper_of(tmp_path)
    model = known_model(keeper)
    watcher = Watcher(model)
    model.set_records(keeper.records(WSOM, Terms.ENGLISH))
    spoken = Qt.ItemDataRole.AccessibleTextRole
    assert model.index(0).data(spoken) == "How much is it?, new"
    keeper.record(done(Asks.PATTERNS, DOTS, frozenset({"value-honor"})), MOMENT)
    model.set_records(keeper.records(WSOM, Terms.ENGLISH))
    assert [model.index(row).data(spoken) for row in range(2)] == [
        "Mixed One-Suit, learning, right 0, missed 1, wrongly claimed 0",
        "Value Honor, learning, right 1, missed 0, wrongly claimed 0",
    ]
    assert watcher.resets == 0


def test_files_of_progress(tmp_path: Path) -> None:
    keeper = keeper_of(tmp_path)
    keeper.record(done(Asks.PATTERNS, DOTS, frozenset({"value-honor"})), MOMENT)
    file = tmp_path / "ada.json"
    file.write_text(keeper.text(), encoding="utf-8")
    other = keeper_of(tmp_path, "Grace")
    assert other.take_in(file)
    assert lines(other) == lines(keeper)
    assert other.name == "Grace"
    rows = list(csv.reader(keeper.table(WSOM, Terms.ENGLISH).decode("utf-8-sig").splitlines()))
    assert len(rows) == 48
    assert ["World Series of Mahjong", "Value Honor", "learning", "1", "0", "0"] in [row[:6] for row in rows]


def test_a_file_that_holds_no_progress(tmp_path: Path) -> None:
    keeper = keeper_of(tmp_path)
    told: list[str] = []
    keeper.failed.connect(told.append)
    assert not keeper.take_in(tmp_path / "nowhere.json")
    (tmp_path / "bad.json").write_text("{}", encoding="utf-8")
    assert not keeper.take_in(tmp_path / "bad.json")
    assert len(told) == 2
    assert "nowhere.json" in told[0]


def test_resetting_and_forgetting(tmp_path: Path) -> None:
    keeper = keeper_of(tmp_path)
    keeper.record(done(Asks.PATTERNS, DOTS, frozenset({"value-honor"})), MOMENT)
    reach = parse_line("123m456p789s1122z+1z rules=reach").apply(Draft())
    keeper.reset("reach")
    assert lines(keeper)
    keeper.reset("wsom")
    assert lines(keeper) == {}
    assert reach.rules == "reach"
    keeper.forget()
    assert (keeper.name, keeper.names()) == ("", ())


def test_what_cannot_be_kept_is_told_and_counts_all_the_same(tmp_path: Path) -> None:
    keeper = keeper_of(tmp_path / "folder")
    (tmp_path / "folder").write_text("a file in the place of the folder", encoding="utf-8")
    told: list[str] = []
    keeper.failed.connect(told.append)
    keeper.record(done(Asks.PATTERNS, DOTS, frozenset({"value-honor"})), MOMENT)
    assert len(told) == 1
    assert keeper.progress("wsom").cards["value-honor"].counts == Counts(right=1)


def test_what_cannot_be_kept_outlives_another_learner(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    keeper = keeper_of(folder)
    folder.write_text("a file in the place of the folder", encoding="utf-8")
    right = done(Asks.PATTERNS, DOTS, frozenset({"value-honor"}))
    keeper.record(right, MOMENT)
    assert keeper.choose("Ben")
    assert keeper.names() == ("Ada", "Ben")
    assert keeper.progress("wsom").cards == {}
    assert keeper.choose("ADA")
    assert keeper.progress("wsom").cards["value-honor"].counts == Counts(right=1)
    assert keeper.choose("")
    folder.unlink()
    keeper.keep()
    assert keeper_of(folder).progress("wsom").cards["value-honor"].counts == Counts(right=1)


def test_the_next_answer_of_another_takes_along_what_could_not_be_kept(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    keeper = keeper_of(folder)
    folder.write_text("a file in the place of the folder", encoding="utf-8")
    right = done(Asks.PATTERNS, DOTS, frozenset({"value-honor"}))
    keeper.record(right, MOMENT)
    assert keeper.choose("Ben")
    folder.unlink()
    keeper.record(right, MOMENT)
    for name in ("Ada", "Ben"):
        assert keeper_of(folder, name).progress("wsom").cards["value-honor"].counts == Counts(right=1)
