"""The hand that is being built comes back after a crash, and only then."""

from __future__ import annotations

import os
import random
import time
from pathlib import Path

import pytest

from mahjong_desk.core.draft import Draft
from mahjong_desk.hands import unfinished as unfinished_module
from mahjong_desk.hands.unfinished import UnfinishedHand
from tests.hands.made import drawn, number_of, numbered
from tests.hands.processes import killed_at_work, working
from tests.scale import count

ROUNDS = count(3, 60)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "made" / "when needed"


def crash(window: UnfinishedHand) -> None:
    """End it as the system does with a program that is killed: its files are closed, and that is all."""
    assert window._handle is not None
    os.close(window._handle)
    window._handle = None


def files(folder: Path) -> list[Path]:
    return sorted(folder.glob("unfinished-*"))


def test_nothing_is_there_at_first(folder: Path) -> None:
    assert UnfinishedHand(folder).take_over() is None
    UnfinishedHand(folder).end()
    assert not folder.exists()


def test_a_window_that_is_closed_leaves_nothing(folder: Path) -> None:
    window = UnfinishedHand(folder)
    window.keep(numbered(1))
    window.end()
    assert UnfinishedHand(folder).take_over() is None
    assert files(folder) == []


def test_the_last_hand_comes_back(folder: Path) -> None:
    window = UnfinishedHand(folder)
    for draft in (drawn("1m"), drawn("12m rules=tenhou"), drawn("123m seat=S dora=1p rules=tenhou")):
        window.keep(draft)
    crash(window)
    after = UnfinishedHand(folder)
    assert after.take_over() == drawn("123m seat=S dora=1p rules=tenhou")
    # It goes on in the same file, and comes back again if that window is never closed either.
    assert len(files(folder)) == 1
    crash(after)
    last = UnfinishedHand(folder)
    assert last.take_over() == drawn("123m seat=S dora=1p rules=tenhou")
    last.keep(drawn("4m"))
    assert len(files(folder)) == 1
    last.end()
    assert files(folder) == []


def test_an_empty_hand_is_nothing_to_come_back_to(folder: Path) -> None:
    window = UnfinishedHand(folder)
    window.keep(numbered(1))
    window.keep(Draft(rules="tenhou"))
    crash(window)
    assert UnfinishedHand(folder).take_over() is None
    assert files(folder) == []


def test_the_hand_of_a_running_window_is_its_own(folder: Path) -> None:
    running, crashed = UnfinishedHand(folder), UnfinishedHand(folder)
    running.keep(numbered(1))
    crashed.keep(numbered(2))
    crash(crashed)
    new = UnfinishedHand(folder)
    assert new.take_over() == numbered(2)
    assert UnfinishedHand(folder).take_over() is None
    running.keep(numbered(3))
    assert len(files(folder)) == 2


def test_of_several_each_new_window_takes_one_over_the_newest_first(folder: Path) -> None:
    for number in (1, 2, 3):
        window = UnfinishedHand(folder)
        window.keep(numbered(number))
        os.utime(window._path, (number, number))
        crash(window)
    windows = [UnfinishedHand(folder) for _ in range(4)]
    assert [window.take_over() for window in windows] == [*map(numbered, (3, 2, 1)), None]


def test_a_line_torn_anywhere_leaves_the_one_before(folder: Path) -> None:
    window = UnfinishedHand(folder)
    window.keep(numbered(1))
    before = window._path.read_bytes()
    window.keep(numbered(2))
    whole = window._path.read_bytes()
    crash(window)
    (path,) = files(folder)
    for end in range(len(before), len(whole)):
        path.write_bytes(whole[:end])
        after = UnfinishedHand(folder)
        assert after.take_over() == numbered(1)
        after.keep(numbered(3))
        crash(after)
        again = UnfinishedHand(folder)
        assert again.take_over() == numbered(3)
        crash(again)


@pytest.mark.parametrize("content", [b"", b"\n", b'\n{"format": "mahj'])
def test_a_file_with_no_hand_in_it_is_removed(folder: Path, content: bytes) -> None:
    folder.mkdir(parents=True)
    (folder / "unfinished-0.jsonl").write_bytes(content)
    assert UnfinishedHand(folder).take_over() is None
    assert files(folder) == []


def test_what_cannot_be_read_keeps_no_other_hand_away(folder: Path) -> None:
    left = UnfinishedHand(folder)
    left.keep(drawn("123m"))
    crash(left)
    newer = folder / "unfinished-of-nobody.jsonl"
    newer.mkdir()
    later = time.time() + 10
    os.utime(newer, (later, later))
    window = UnfinishedHand(folder)
    assert window.take_over() == drawn("123m")
    with pytest.raises(OSError, match=r"directory|denied"):
        UnfinishedHand(folder).take_over()
    window.end()


def test_a_file_of_a_newer_version_is_left_to_it(folder: Path) -> None:
    folder.mkdir(parents=True)
    (folder / "unfinished-0.jsonl").write_bytes(b'{"format": "mahjong-desk", "version": 2}\n')
    assert UnfinishedHand(folder).take_over() is None
    assert len(files(folder)) == 1


def test_a_long_evening_makes_no_large_file(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unfinished_module, "_LONGEST", 1_000)
    window = UnfinishedHand(folder)
    for number in range(50):
        window.keep(numbered(number))
        (path,) = files(folder)
        assert path.stat().st_size < 2_000
    crash(window)
    assert UnfinishedHand(folder).take_over() == numbered(49)


@pytest.mark.skipif(os.name == "nt", reason="open files cannot be removed there")
def test_a_folder_that_was_removed_is_made_again(folder: Path) -> None:
    window = UnfinishedHand(folder)
    window.keep(numbered(1))
    for path in folder.iterdir():
        path.unlink()
    folder.rmdir()
    window.keep(numbered(2))
    crash(window)
    assert UnfinishedHand(folder).take_over() == numbered(2)


def test_a_folder_that_cannot_be_made_is_an_error_that_can_be_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(OSError, match=r".+"):
        UnfinishedHand(tmp_path / "file" / "hands").keep(numbered(1))


def test_a_killed_program_leaves_the_hand_that_it_had_kept(folder: Path) -> None:
    chance = random.Random(5)
    for _ in range(ROUNDS):
        last = killed_at_work(folder, "keep", 0, chance.uniform(0, 0.15))
        window = UnfinishedHand(folder)
        draft = window.take_over()
        assert draft is not None
        # One more may have been written and not said any more.
        assert number_of(draft) in (last, last + 1)
        window.end()
        assert files(folder) == []


@pytest.mark.parametrize(("last", "found"), [("2m", "2m"), ("", None)])
def test_a_window_killed_between_two_files_leaves_no_older_hand(
    folder: Path, monkeypatch: pytest.MonkeyPatch, last: str, found: str | None
) -> None:
    """It has written the new file and not removed the old one yet."""
    window, other = UnfinishedHand(folder), UnfinishedHand(folder)
    other.keep(drawn("9m"))
    window.keep(drawn("1m"))
    before = window._handle
    assert before is not None
    monkeypatch.setattr(unfinished_module, "_LONGEST", 0)
    with monkeypatch.context() as patched:
        patched.setattr(UnfinishedHand, "end", lambda _: None)
        window.keep(drawn(last))
    os.close(before)
    crash(window)
    assert len(files(folder)) == 3
    after = UnfinishedHand(folder)
    assert after.take_over() == (None if found is None else drawn(found))
    assert len(files(folder)) == (1 if found is None else 2), "that of the other window is its own"
    after.end()
    assert UnfinishedHand(folder).take_over() is None
    other.end()
    assert files(folder) == []


def test_windows_at_the_same_time_keep_apart(folder: Path) -> None:
    with working(folder, "keep", 0, 5_000) as one, working(folder, "keep", 5_000, 5_000) as other:
        for process in (one, other):
            assert process.stdout is not None
            process.stdout.readline()
        for _ in range(20):
            assert UnfinishedHand(folder).take_over() is None
    windows = [UnfinishedHand(folder) for _ in range(2)]
    found = [window.take_over() for window in windows]
    assert {number_of(draft) // 5_000 for draft in found if draft is not None} == {0, 1}
