"""Keeping without anybody waiting for it."""

from __future__ import annotations

import errno
import os
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from mahjong_desk.core.draft import Draft
from mahjong_desk.hands import keeper as keeper_module
from mahjong_desk.hands.keeper import DELAY, Keeper
from mahjong_desk.hands.problems import Trouble
from mahjong_desk.hands.recent import RecentHands
from mahjong_desk.hands.unfinished import UnfinishedHand
from tests.hands.made import drawn, number_of, numbered


def wait_for(what: Callable[[], object], seconds: float = 10) -> None:
    """Until something holds."""
    end = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < end, "never came to hold"
        time.sleep(0.01)


def kept(folder: Path) -> bytes:
    return b"".join(path.read_bytes() for path in folder.glob("unfinished-*"))


def remembered(keeper: Keeper) -> list[int]:
    return list(map(number_of, keeper.recent().hands))


def test_the_hand_is_on_the_disk_within_a_second(tmp_path: Path) -> None:
    keeper = Keeper(tmp_path)
    keeper.keep(drawn("123m"))
    wait_for(lambda: b"123m" in kept(tmp_path), seconds=1)
    keeper.close()
    assert kept(tmp_path) == b""


def test_what_comes_in_quick_succession_is_written_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeper_module, "DELAY", 0.5)
    keeper = Keeper(tmp_path)
    for number in range(100):
        keeper.keep(numbered(number))
    wait_for(lambda: kept(tmp_path))
    assert kept(tmp_path).count(b"format") == 1
    assert UnfinishedHand(tmp_path).take_over() is None
    keeper.close()


def test_keeping_waits_for_no_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    reached, on, written = threading.Event(), threading.Event(), threading.Event()
    fsync = os.fsync

    def slow(handle: int) -> None:
        reached.set()
        on.wait(60)
        written.set()
        fsync(handle)

    monkeypatch.setattr(os, "fsync", slow)
    keeper = Keeper(tmp_path)
    try:
        keeper.keep(drawn("1m"))
        assert reached.wait(10)
        for number in range(100):
            keeper.keep(numbered(number))
            keeper.remember(numbered(number))
        assert not written.is_set(), "all of them came back before the disk did"
    finally:
        on.set()
        keeper.close()
    assert len(RecentHands(tmp_path).read().hands) == 50


def test_recent_hands_are_listed_before_they_are_written(tmp_path: Path) -> None:
    keeper = Keeper(tmp_path)
    keeper.remember(numbered(1))
    keeper.remember(numbered(2))
    assert remembered(keeper) == [2, 1]
    wait_for(lambda: len(RecentHands(tmp_path).read().hands) == 2)
    keeper.remember(numbered(1))
    assert remembered(keeper) == [1, 2]
    keeper.close()


def test_closing_writes_what_is_left_at_once(tmp_path: Path) -> None:
    keeper = Keeper(tmp_path)
    keeper.keep(numbered(1))
    keeper.remember(numbered(2))
    keeper.close()
    assert list(map(number_of, RecentHands(tmp_path).read().hands)) == [2]
    assert kept(tmp_path) == b""
    # Nothing is kept from here on, and closing again does no harm.
    keeper.keep(numbered(3))
    keeper.close()
    time.sleep(2 * DELAY)
    assert kept(tmp_path) == b""
    assert not [thread for thread in threading.enumerate() if thread.name == "hands"]


def test_forgetting_takes_the_hands_along_that_are_not_written_yet(tmp_path: Path) -> None:
    keeper = Keeper(tmp_path)
    keeper.remember(numbered(1))
    wait_for(lambda: RecentHands(tmp_path).read().hands)
    keeper.remember(numbered(2))
    keeper.forget()
    assert remembered(keeper) == []
    keeper.remember(numbered(3))
    keeper.close()
    assert list(map(number_of, RecentHands(tmp_path).read().hands)) == [3]


def test_a_folder_that_cannot_be_written_is_told_of_and_tried_again(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    keeper = Keeper(tmp_path / "file")
    assert keeper.take_over() is None
    assert keeper.take_problem() is None
    keeper.keep(numbered(1))
    wait_for(lambda: keeper._problem)
    problem = keeper.take_problem()
    assert problem is not None
    assert problem.trouble is Trouble.NOT_KEPT
    assert keeper.take_problem() is None
    keeper.forget()
    assert keeper.recent().hands == ()
    (tmp_path / "file").unlink()
    keeper.keep(numbered(2))
    wait_for(lambda: kept(tmp_path / "file"))
    keeper.close()


def test_hands_that_could_not_be_written_are_written_when_they_can_be(tmp_path: Path) -> None:
    folder, wrong = tmp_path / "hands", threading.Event()
    folder.touch()
    keeper = Keeper(folder, wrong.set)
    keeper.remember(numbered(1))
    keeper.remember(numbered(2))
    assert wrong.wait(10), "never said"
    assert remembered(keeper) == [2, 1]
    folder.unlink()
    keeper.keep(drawn("1m"))
    wait_for(lambda: kept(folder))
    assert list(map(number_of, RecentHands(folder).read().hands)) == [2, 1]
    keeper.close()


def test_closing_says_what_would_be_lost_and_all_goes_on(tmp_path: Path) -> None:
    folder = tmp_path / "hands"
    folder.touch()
    keeper = Keeper(folder)
    keeper.keep(drawn("1m"))
    keeper.remember(numbered(1))
    assert not keeper.close()
    assert keeper.take_problem() is not None
    assert not keeper.close()
    folder.unlink()
    keeper.remember(numbered(2))
    wait_for(lambda: b"1m" in kept(folder))
    assert keeper.close()
    assert list(map(number_of, RecentHands(folder).read().hands)) == [2, 1]
    assert kept(folder) == b""


def test_a_hand_that_cannot_be_remembered_is_left_to_the_next_window(tmp_path: Path) -> None:
    RecentHands(tmp_path).path.mkdir()
    keeper = Keeper(tmp_path)
    keeper.keep(numbered(1))
    wait_for(lambda: kept(tmp_path))
    keeper.remember(numbered(1))
    assert not keeper.close(even_so=True)
    assert UnfinishedHand(tmp_path).take_over() == numbered(1)


def test_a_hand_is_remembered_before_the_next_takes_its_place(tmp_path: Path) -> None:
    keeper = Keeper(tmp_path)
    keeper.remember(numbered(1))
    keeper.keep(drawn("1m"))
    wait_for(lambda: kept(tmp_path))
    assert RecentHands(tmp_path).read().hands == (numbered(1),)
    keeper.close()


def test_a_hand_that_cannot_be_left_is_told_of(tmp_path: Path) -> None:
    folder = tmp_path / "hands"
    folder.touch()
    keeper = Keeper(folder)
    keeper.keep(drawn("1m"))
    assert not keeper.close(leave=True)
    problem = keeper.take_problem()
    assert problem is not None
    assert problem.trouble is Trouble.NOT_KEPT
    folder.unlink()
    assert keeper.close(leave=True)
    assert UnfinishedHand(folder).take_over() == drawn("1m")


def test_the_hand_that_was_kept_before_is_left_even_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper = Keeper(tmp_path)
    keeper.keep(drawn("1m"))
    keeper.flush()
    monkeypatch.setattr(UnfinishedHand, "keep", full)
    keeper.keep(drawn("2m"))
    assert not keeper.close(leave=True)
    assert not keeper.close(leave=True, even_so=True)
    assert UnfinishedHand(tmp_path).take_over() == drawn("1m")


def full(_: object, draft: object) -> None:
    """A disk without room."""
    raise OSError(errno.ENOSPC, "No space left on device")


def test_what_waits_can_be_written_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeper_module, "DELAY", 60)
    keeper = Keeper(tmp_path)
    keeper.flush()
    keeper.keep(drawn("1m"))
    keeper.remember(numbered(1))
    keeper.flush()
    assert b"1m" in kept(tmp_path)
    assert RecentHands(tmp_path).read().hands == (numbered(1),)
    keeper.close()


@pytest.mark.parametrize("later", [False, True], ids=["nothing came since", "another came since"])
def test_what_is_being_written_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, later: bool
) -> None:
    reached, on = threading.Event(), threading.Event()
    keep = UnfinishedHand.keep

    def slow(unfinished: UnfinishedHand, draft: Draft) -> None:
        reached.set()
        assert on.wait(20)
        keep(unfinished, draft)

    monkeypatch.setattr(UnfinishedHand, "keep", slow)
    keeper = Keeper(tmp_path)
    keeper.keep(drawn("1m"))
    assert reached.wait(10)
    if later:
        monkeypatch.setattr(keeper_module, "DELAY", 60)
        keeper.keep(drawn("2m"))
    threading.Timer(0.1, on.set).start()
    keeper.flush()
    assert (b"2m" if later else b"1m") in kept(tmp_path)
    keeper.close()
