"""Progress on the disk: nothing is lost between windows, crashes, full disks and broken files."""

from __future__ import annotations

import errno
import json
import os
import subprocess
import sys
from collections.abc import Callable
from datetime import datetime, timedelta, timezone
from pathlib import Path
from typing import Any

import pytest

from mahjong_desk.core.texts import Texts
from mahjong_desk.hands.locks import locked
from mahjong_desk.practice import progress_files
from mahjong_desk.practice.progress import Counts, Knowledge, Learner, Outcome
from mahjong_desk.practice.progress_files import LearnerFile, learners
from mahjong_desk.practice.progress_problems import (
    TEXTS,
    Fault,
    ProgressProblem,
    Reason,
    Trouble,
    message,
)
from mahjong_desk.practice.progress_saved import learner_text, open_learner, read_learner
from tests.practice.working import NAME, NOON

ROOT = Path(__file__).resolve().parents[2]
RIGHT, MISSED, CLAIMED = Outcome.RIGHT, Outcome.MISSED, Outcome.CLAIMED
HOUR = timedelta(hours=1)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "made" / "when needed"


def opened(folder: Path, name: str = NAME) -> LearnerFile:
    kept = LearnerFile(folder, name)
    assert kept.read() is None
    return kept


def practised(folder: Path, name: str = NAME) -> LearnerFile:
    """Somebody with one item in each phase, by two rule sets."""
    kept = opened(folder, name)
    assert kept.record("wsom", [("a", RIGHT), ("b", MISSED), ("a", RIGHT), ("c", CLAIMED)], NOON) is None
    assert kept.record("reach", [("d", RIGHT), ("d", RIGHT)], NOON, begun=NOON - HOUR) is None
    later = datetime(2026, 3, 9, 20, 15, 30, 123456, timezone(9 * HOUR))
    assert kept.record("reach", [("d", MISSED)], later) is None
    return kept


def counts(kept: LearnerFile, rules: str = "wsom") -> dict[str, Counts]:
    return {item: card.counts for item, card in kept.learner.progress(rules).cards.items()}


# --- kept -------------------------------------------------------------------------------------------------


def test_what_was_recorded_is_there_at_the_next_start(folder: Path) -> None:
    kept = practised(folder)
    again = opened(folder)
    assert again.learner == kept.learner
    assert counts(again) == {"a": Counts(right=2), "b": Counts(missed=1), "c": Counts(claimed=1)}
    assert counts(again, "reach") == {"d": Counts(right=2, missed=1)}
    assert {path.name for path in folder.iterdir()} == {"lock", kept.path.name}


def test_nothing_is_made_before_the_first_answer(folder: Path) -> None:
    kept = opened(folder)
    assert kept.record("wsom", [], NOON) is None
    assert kept.save() is None
    assert not folder.exists()
    assert learners(folder) == ((), ())


def test_several_learners_with_any_names(folder: Path) -> None:
    names = ("Ada", "麻雀 太郎", "a/b:c*?", "..", "\N{MAN}\u200d\N{PERSONAL COMPUTER}", "é" * 60)
    for name in names:
        practised(folder, name)
    assert set(learners(folder).names) == set(names)
    assert opened(folder, "Ben").learner == Learner("Ben")


def test_capitals_spaces_and_composition_make_no_other_learner(folder: Path) -> None:
    practised(folder, "Zoé  L.")
    for name in ("zoé l.", " ZOE\u0301 L. "):
        assert opened(folder, name).learner.name == "Zoé L."
    assert learners(folder).names == ("Zoé L.",)


@pytest.mark.parametrize("name", ["", "  ", "a\nb\0", "\ud800", "x" * 61])
def test_what_is_no_name_is_refused(folder: Path, name: str) -> None:
    with pytest.raises(ValueError, match="is no name"):
        LearnerFile(folder, name)


def test_one_rule_set_or_all_are_reset(folder: Path) -> None:
    kept = practised(folder)
    assert kept.reset("wsom") is None
    assert set(opened(folder).learner.by_rules) == {"reach"}
    assert kept.reset() is None
    assert opened(folder).learner == Learner("Ada")
    assert learners(folder).names == ("Ada",)


def test_a_learner_can_be_removed(folder: Path) -> None:
    kept = practised(folder)
    assert kept.remove() is None
    assert kept.learner == Learner("Ada")
    assert learners(folder) == ((), ())
    assert kept.remove() is None


# --- several windows, and crashes -------------------------------------------------------------------------


def test_two_windows_lose_nothing_of_each_other(folder: Path) -> None:
    one, other = opened(folder), opened(folder)
    one.record("wsom", [("a", RIGHT)], NOON)
    other.record("wsom", [("a", MISSED), ("b", RIGHT)], NOON + HOUR)
    one.record("reach", [("a", CLAIMED)], NOON + 2 * HOUR)
    assert counts(one) == {"a": Counts(right=1, missed=1), "b": Counts(right=1)}
    assert opened(folder).learner == one.learner
    # What one resets, the other's next answer does not bring back.
    one.reset("wsom")
    other.record("wsom", [("c", RIGHT)], NOON + 3 * HOUR)
    assert counts(opened(folder)) == {"c": Counts(right=1)}


def test_two_programs_at_once_that_are_killed_in_the_middle_of_writing(folder: Path) -> None:
    """One before its file is in its place, whose last answer is not there; one after, whose last is."""
    count = 12
    programs = [
        subprocess.Popen(
            [sys.executable, "-m", "tests.practice.working", str(folder), item, str(count), when],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for item, when in (("before", "before"), ("after", "after"))
    ]
    for program in programs:
        assert program.stdout is not None
        assert program.stdout.readline() == "ready\n"
    for program in programs:
        assert program.stdin is not None
        program.stdin.write("go\n")
        program.stdin.flush()
    # Both have begun before one of them is waited for.
    assert [program.communicate()[0] for program in programs] == ["", ""]
    assert [program.returncode for program in programs] == [9, 9]
    kept = opened(folder)
    assert counts(kept) == {"before": Counts(right=count), "after": Counts(right=count + 1)}
    (one,) = kept.learner.progress("wsom").rounds
    assert one.counts == Counts(right=2 * count + 1)


# --- disks ------------------------------------------------------------------------------------------------


def test_a_full_disk_is_named_and_everything_stays_in_memory(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept, other = practised(folder), opened(folder)
    before = kept.path.read_bytes()

    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        for number in (1, 2):
            problem = kept.record("wsom", [("b", RIGHT)], NOON + number * HOUR)
            assert problem is not None
            assert problem.trouble is Trouble.NOT_KEPT
            assert os.strerror(errno.ENOSPC) in message(problem)
    assert not kept.is_saved
    assert counts(kept)["b"] == Counts(right=2, missed=1)
    assert kept.path.read_bytes() == before
    # Reading anew forgets nothing of it, and the next answer takes it along, after what another one recorded.
    assert other.record("wsom", [("b", CLAIMED)], NOON + 3 * HOUR) is None
    assert kept.read() is None
    assert counts(kept)["b"] == Counts(right=2, missed=1, claimed=1)
    assert kept.record("wsom", [("b", RIGHT)], NOON + 4 * HOUR) is None
    assert counts(opened(folder))["b"] == Counts(right=3, missed=1, claimed=1)


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    kept = LearnerFile(tmp_path / "file", NAME)
    problem = kept.record("wsom", [("a", RIGHT)], NOON)
    assert problem is not None
    assert problem.trouble is Trouble.NOT_KEPT
    assert counts(kept) == {"a": Counts(right=1)}
    assert learners(tmp_path / "file") == ((), ())


def test_a_window_that_holds_the_lock_for_long(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = practised(folder)
    monkeypatch.setattr("mahjong_desk.hands.locks._LONGEST", 0.0)
    with locked(folder):
        problem = kept.record("wsom", [("a", RIGHT)], NOON)
        assert problem is not None
        assert problem.trouble is Trouble.NOT_KEPT
    assert kept.save() is None
    assert counts(opened(folder))["a"] == Counts(right=3)


# --- broken and newer files -------------------------------------------------------------------------------


def test_a_broken_file_is_set_aside_and_named(folder: Path) -> None:
    path = practised(folder).path
    path.write_bytes(path.read_bytes()[:-50])
    broken = path.read_bytes()
    assert [problem.trouble for problem in learners(folder).problems] == [Trouble.UNREADABLE]
    assert path.read_bytes() == broken
    kept = LearnerFile(folder, NAME)
    problem = kept.read()
    assert problem is not None
    assert problem.trouble is Trouble.BROKEN
    aside = Path(str(problem.data["kept"]))
    assert aside.read_bytes() == broken
    assert str(aside) in message(problem)
    assert kept.learner == Learner("Ada")
    assert kept.record("wsom", [("a", RIGHT)], NOON) is None
    assert counts(opened(folder)) == {"a": Counts(right=1)}
    # A file that was set aside is no learner.
    assert learners(folder) == (("Ada",), ())


def test_what_this_window_knows_outlives_a_file_that_breaks_meanwhile(folder: Path) -> None:
    kept = practised(folder)
    kept.path.write_bytes(b"\xff\xfe")
    problem = kept.record("wsom", [("b", RIGHT)], NOON + HOUR)
    assert problem is not None
    assert problem.trouble is Trouble.BROKEN
    assert kept.is_saved
    assert counts(opened(folder))["b"] == Counts(right=1, missed=1)
    assert set(opened(folder).learner.by_rules) == {"wsom", "reach"}


def test_a_newer_file_is_refused_and_left_as_it_is(folder: Path) -> None:
    kept = practised(folder)
    newer = kept.path.read_text("utf-8").replace('"version": 1', '"version": 2')
    kept.path.write_text(newer, "utf-8")
    again = LearnerFile(folder, NAME)
    for problem in (again.read(), again.record("wsom", [("a", RIGHT)], NOON), again.remove()):
        assert problem is not None
        assert problem.trouble is Trouble.NEWER
        assert "2" in message(problem)
        assert "Update the program" in message(problem)
    assert kept.path.read_text("utf-8") == newer
    assert counts(again) == {"a": Counts(right=1)}
    assert not again.is_saved
    assert learners(folder).problems == (again.read(),)


def test_a_file_that_the_disk_does_not_hand_out_is_left_as_it_is(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = practised(folder)
    before = kept.path.read_bytes()

    def failing(path: Path) -> bytes:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    with monkeypatch.context() as patch:
        patch.setattr(Path, "read_bytes", failing)
        for problem in (kept.read(), kept.record("wsom", [("a", RIGHT)], NOON)):
            assert problem is not None
            assert problem.trouble is Trouble.UNREADABLE
    assert kept.path.read_bytes() == before
    assert kept.save() is None
    assert counts(opened(folder))["a"] == Counts(right=3)


@pytest.mark.parametrize("act", [LearnerFile.read, LearnerFile.save])
def test_a_broken_file_that_cannot_be_set_aside(
    folder: Path, monkeypatch: pytest.MonkeyPatch, act: Callable[[LearnerFile], ProgressProblem | None]
) -> None:
    kept = practised(folder)
    kept.path.write_text("{}")

    def refused(path: Path) -> Path:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    monkeypatch.setattr(progress_files, "set_aside", refused)
    assert kept.record("wsom", [("a", RIGHT)], NOON) is not None
    problem = act(kept)
    assert problem is not None
    assert problem.trouble is Trouble.STUCK
    assert kept.path.read_text() == "{}"
    assert counts(kept)["a"] == Counts(right=3)


# --- documents --------------------------------------------------------------------------------------------


def test_what_was_exported_and_taken_in_again_is_identical(folder: Path, tmp_path: Path) -> None:
    kept = practised(folder)
    exported = tmp_path / "ada.json"
    exported.write_text(learner_text(kept.learner), "utf-8")
    found = open_learner(exported)
    assert found == kept.learner
    assert isinstance(found, Learner)
    other = practised(tmp_path / "another computer", "Ben")
    other.record("ema", [("x", RIGHT)], NOON)
    assert other.take_in(found) is None
    assert opened(other.path.parent, "Ben").learner == Learner("Ben", kept.learner.by_rules)
    again = learner_text(other.learner._replace(name="Ada"))
    assert again.encode() == exported.read_bytes() == kept.path.read_bytes()


@pytest.mark.parametrize(("key", "most"), [("right", 10**9), ("stability", 1e9)])
def test_the_most_that_a_file_may_say_can_still_be_added_to(folder: Path, key: str, most: float) -> None:
    kept = LearnerFile(folder, "Ada")
    kept.path.parent.mkdir(parents=True, exist_ok=True)
    kept.path.write_text(_changed(json.loads(_practised_text()), f"rules/wsom/cards/a/{key}", most), "utf-8")
    assert kept.record("wsom", [("a", RIGHT)] * 2, NOON + timedelta(days=30)) is None
    again = LearnerFile(folder, "Ada")
    assert again.read() is None, "what was written is read again"
    assert set(again.learner.progress("wsom").cards) == {"a", "b"}


def _changed(document: dict[str, Any], path: str, value: object) -> str:
    *before, last = path.split("/")
    inner: Any = document
    for name in before:
        inner = inner[int(name)] if isinstance(inner, list) else inner[name]
    inner[last] = value
    return json.dumps(document)


@pytest.mark.parametrize(
    ("path", "value", "named"),
    [
        ("name", 3, "name"),
        ("name", "a\nb", "name"),
        ("rules", [], "rules"),
        ("rules/wsom", None, "rules.wsom"),
        ("rules/wsom/cards", 1, "rules.wsom.cards"),
        ("rules/wsom/cards/a", "x", "rules.wsom.cards.a"),
        ("rules/wsom/cards/a/right", -1, "rules.wsom.cards.a.right"),
        ("rules/wsom/cards/a/missed", True, "rules.wsom.cards.a.missed"),
        ("rules/wsom/cards/a/claimed", 1.5, "rules.wsom.cards.a.claimed"),
        ("rules/wsom/cards/b/missed", 0, "rules.wsom.cards.b.right"),  # no answer at all
        ("rules/wsom/cards/a/last", "hinted", "rules.wsom.cards.a.last"),
        ("rules/wsom/cards/a/phase", [], "rules.wsom.cards.a.phase"),
        ("rules/wsom/cards/a/step", 0, "rules.wsom.cards.a.step"),  # in review
        ("rules/wsom/cards/b/step", None, "rules.wsom.cards.b.step"),  # in learning
        ("rules/wsom/cards/b/step", -1, "rules.wsom.cards.b.step"),
        ("rules/wsom/cards/a/stability", 0, "rules.wsom.cards.a.stability"),
        ("rules/wsom/cards/a/stability", 10**400, "rules.wsom.cards.a.stability"),
        ("rules/wsom/cards/a/stability", None, "rules.wsom.cards.a.stability"),
        ("rules/wsom/cards/a/difficulty", 0.5, "rules.wsom.cards.a.difficulty"),
        ("rules/wsom/cards/a/seen", "2026-03-01T12:00:00", "rules.wsom.cards.a.seen"),  # no zone
        ("rules/wsom/cards/a/due", "0001-01-01T00:00:00+14:00", "rules.wsom.cards.a.due"),
        # No clock east or west of Greenwich has a date for these.
        ("rules/wsom/cards/a/seen", "0001-01-01T00:00:00+00:00", "rules.wsom.cards.a.seen"),
        ("rules/wsom/cards/a/due", "9999-12-31T23:59:59+00:00", "rules.wsom.cards.a.due"),
        ("rules/wsom/rounds/0/begun", "9999-12-31T23:59:59+00:00", "rules.wsom.rounds[0].begun"),
        ("rules/wsom/rounds", {}, "rules.wsom.rounds"),
        ("rules/wsom/rounds/0/begun", 5, "rules.wsom.rounds[0].begun"),
        ("rules/wsom/rounds/0/right", "3", "rules.wsom.rounds[0].right"),
    ],
)
def test_every_value_that_cannot_be_is_named(folder: Path, path: str, value: object, named: str) -> None:
    document = json.loads(_practised_text())
    found = read_learner(_changed(document, path, value))
    assert isinstance(found, Fault)
    assert (found.reason, found.data["key"]) == (Reason.BAD_VALUE, named)
    assert f"“{named}”" in message(ProgressProblem(Trouble.NOT_TAKEN, folder, fault=found))


def _practised_text() -> str:
    from mahjong_desk.practice.progress import Progress, record

    seen = [("a", RIGHT), ("b", MISSED), ("a", RIGHT)]
    return learner_text(Learner("Ada", {"wsom": record(Progress(), seen, NOON)}))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", Reason.NOT_JSON),
        ("[1]", Reason.NOT_JSON),
        ('{"a": 1, "a": 2}', Reason.NOT_JSON),
        ('{"a": NaN}', Reason.NOT_JSON),
        ("[" * 100_000, Reason.NOT_JSON),
        ('{"format": "mahjong-desk", "version": 1}', Reason.NOT_OURS),
        ('{"format": "mahjong-desk-progress"}', Reason.BAD_VERSION),
        ('{"format": "mahjong-desk-progress", "version": 0}', Reason.BAD_VERSION),
        ('{"format": "mahjong-desk-progress", "version": true}', Reason.BAD_VERSION),
        ('{"format": "mahjong-desk-progress", "version": 2}', Reason.NEWER),
    ],
)
def test_what_is_nobodys_progress_is_not_taken(tmp_path: Path, text: str, reason: Reason) -> None:
    path = tmp_path / "some.json"
    path.write_text(text, "utf-8")
    problem = open_learner(path)
    assert isinstance(problem, ProgressProblem)
    assert problem.fault is not None
    assert (problem.trouble, problem.fault.reason) == (Trouble.NOT_TAKEN, reason)
    assert str(path) in message(problem)
    assert not {"{", "}"} & set(message(problem))


def test_files_to_take_from_that_are_none(tmp_path: Path) -> None:
    for path, trouble in ((tmp_path / "none", Trouble.MISSING), (tmp_path, Trouble.NOT_TAKEN)):
        problem = open_learner(path)
        assert isinstance(problem, ProgressProblem)
        assert problem.trouble is trouble
        assert str(path) in message(problem)


def test_everything_has_its_words() -> None:
    texts = Texts(TEXTS)
    for section, kind in (("troubles", Trouble), ("reasons", Reason), ("knowledge", Knowledge)):
        for member in kind:
            assert texts.find(section, member.value), member
