"""The last hands: kept whatever happens to the program, by however many windows."""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest

from mahjong_desk.core.draft import Draft
from mahjong_desk.hands.lines import LARGEST, lines_of
from mahjong_desk.hands.recent import MOST, RecentHands, _shortened
from tests.hands.made import SCORING, drawn, number_of, numbered
from tests.hands.processes import killed_at_work, working
from tests.scale import count

ROUNDS = count(3, 60)


@pytest.fixture
def recent(tmp_path: Path) -> RecentHands:
    return RecentHands(tmp_path / "made" / "when needed")


def numbers(recent: RecentHands) -> list[int]:
    """Which hands are remembered, newest first; every line has to be readable."""
    found = recent.read()
    assert found.unread == 0
    return list(map(number_of, found.hands))


def test_nothing_is_there_before_the_first_hand(recent: RecentHands) -> None:
    assert recent.read() == ((), 0)
    recent.forget()
    assert not recent.path.parent.exists()


def test_the_newest_come_first_and_the_oldest_go(recent: RecentHands) -> None:
    for number in range(MOST + 20):
        recent.remember(numbered(number))
    assert numbers(recent) == list(range(MOST + 19, 19, -1))


def test_a_hand_that_is_there_moves_to_the_top(recent: RecentHands) -> None:
    for number in (1, 2, 3, 1):
        recent.remember(numbered(number))
    assert numbers(recent) == [1, 3, 2]


def test_everything_of_a_hand_is_kept(recent: RecentHands) -> None:
    draft = drawn("067m34599p67s[2222z]+8s riichi seat=S from=W dora=5z8p ura=1m4s honba=2 rules=tenhou")
    recent.remember(draft)
    assert recent.read().hands == (draft,)


def test_the_file_stays_small(recent: RecentHands) -> None:
    for number in range(300):
        recent.remember(numbered(number % 120))
        assert recent.path.read_bytes().count(b'{"format') <= 2 * MOST + 1
    assert numbers(recent) == [number % 120 for number in range(299, 249, -1)]


def test_forgetting(recent: RecentHands) -> None:
    recent.remember(numbered(1))
    recent.forget()
    assert recent.read() == ((), 0)
    recent.remember(numbered(2))
    assert numbers(recent) == [2]


# --- damage -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("damage", [b"\x00" * 40, b"\xff\xfe", b"{", b"[]", b'{"format": "gpx"}', b"12m"])
def test_a_damaged_line_is_left_out_and_counted(recent: RecentHands, damage: bytes) -> None:
    recent.remember(numbered(1))
    with recent.path.open("ab") as file:
        file.write(damage + b"\n")
    recent.remember(numbered(2))
    found = recent.read()
    assert list(map(number_of, found.hands)) == [2, 1]
    assert found.unread == 1
    # It goes when the file is made short again.
    for number in range(2 * MOST):
        recent.remember(numbered(number))
    assert len(numbers(recent)) == MOST


def test_what_only_this_version_cannot_read_stays_in_the_file(recent: RecentHands) -> None:
    newer = b'{"format": "mahjong-desk", "version": 2, "hand": {"tiles": [1]}}'
    recent.remember(numbered(0))
    with recent.path.open("ab") as file:
        file.write(newer + b"\n")
    for number in range(2 * MOST, 2 * MOST + 20):
        recent.remember(numbered(number))
    lines = lines_of(recent.path)
    assert newer.decode() in _shortened(lines)
    assert recent.read().unread == 1


def test_a_line_torn_anywhere_takes_no_other_along(recent: RecentHands) -> None:
    for number in (1, 2):
        recent.remember(numbered(number))
    before = recent.path.read_bytes()
    recent.remember(numbered(3))
    whole = recent.path.read_bytes()
    for end in range(len(before), len(whole)):
        recent.path.write_bytes(whole[:end])
        assert numbers(recent) == [2, 1]
        recent.remember(numbered(4))
        found = list(map(number_of, recent.read().hands))
        assert [number for number in found if number != 3] == [4, 2, 1]


def test_of_a_file_that_is_far_too_large_the_end_is_read(recent: RecentHands) -> None:
    recent.remember(numbered(1))
    recent.path.write_bytes(b"x" * (2 * LARGEST) + recent.path.read_bytes())
    found = recent.read()
    assert list(map(number_of, found.hands)) == [1]
    recent.remember(numbered(2))
    assert list(map(number_of, recent.read().hands)) == [2, 1]


def test_a_folder_that_cannot_be_made_is_an_error_that_can_be_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    recent = RecentHands(tmp_path / "file" / "hands")
    with pytest.raises(OSError, match=r".+"):
        recent.remember(numbered(1))
    with pytest.raises(OSError, match=r".+"):
        recent.read()


def test_a_full_disk_loses_nothing_that_was_there(
    recent: RecentHands, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(2 * MOST):
        recent.remember(numbered(number))
    write = os.write

    def full(handle: int, data: bytes) -> int:
        if len(data) < 40:
            raise OSError(28, "No space left on device")
        return write(handle, bytes(data)[: len(data) // 2])

    with monkeypatch.context() as patched:
        patched.setattr(os, "write", full)
        with pytest.raises(OSError, match="No space"):
            recent.remember(numbered(500))
    recent.remember(numbered(501))
    kept = list(map(number_of, recent.read().hands))
    assert kept == [501, *range(2 * MOST - 1, MOST, -1)]


# --- several programs, and killed ones --------------------------------------------------------------------


def test_what_was_remembered_when_the_program_is_killed_stays(recent: RecentHands) -> None:
    chance = random.Random(3)
    first, expected = 0, list[int]()
    for _ in range(ROUNDS):
        last = killed_at_work(recent.path.parent, "remember", first, chance.uniform(0, 0.15))
        expected = [*range(last, first - 1, -1), *expected]
        found = list(map(number_of, recent.read().hands))
        # One more may have been written and not said any more.
        said = [number for number in found if number != last + 1]
        assert said[: MOST - 1] == expected[: MOST - 1][: len(said)]
        assert len(said) >= min(MOST - 1, len(expected))
        assert recent.read().unread <= ROUNDS
        expected = found
        first = last + 2


def test_windows_at_the_same_time_lose_nothing_of_each_other(recent: RecentHands) -> None:
    folder = recent.path.parent
    for turn in range(count(2, 40)):
        # As many lines as there can be, so that each of them has the file made short again and again.
        for number in range(MOST):
            recent.remember(numbered(9_000 + number))
        with working(folder, "shorten", 0, 25) as one, working(folder, "shorten", 100, 25) as other:
            for process in (one, other):
                process.communicate(timeout=60)
                assert process.returncode == 0
        found = numbers(recent)
        assert sorted(found) == [*range(25), *range(100, 125)], turn
        for start in (0, 100):
            order = [number for number in found if start <= number < start + 25]
            assert order == list(range(start + 24, start - 1, -1))


def test_a_window_that_hangs_is_not_waited_for_without_end(
    recent: RecentHands, monkeypatch: pytest.MonkeyPatch
) -> None:
    from mahjong_desk.hands import locks

    recent.remember(Draft())
    monkeypatch.setattr(locks, "_LONGEST", 0.05)
    with locks.locked(recent.path.parent), pytest.raises(TimeoutError):
        recent.remember(drawn(SCORING))
