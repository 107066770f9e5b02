"""The note of the match in play: a hint that may be damaged, and is done without then."""

from __future__ import annotations

from pathlib import Path

import pytest

from mahjong_desk.club.in_play import InPlay, InPlayNotes, read_in_play, write_in_play
from mahjong_desk.hands.places import IN_PLAY, holds_match_in_play


def test_a_note_is_read_as_it_was_left(tmp_path: Path) -> None:
    assert read_in_play(tmp_path) is None
    write_in_play(tmp_path, InPlay(3, 7, (0, 2)))
    assert read_in_play(tmp_path) == InPlay(3, 7, (0, 2))
    write_in_play(tmp_path, None)
    assert not holds_match_in_play(tmp_path)


def test_two_windows_leave_each_other_what_was_declared(tmp_path: Path) -> None:
    first, second = InPlayNotes(tmp_path), InPlayNotes(tmp_path)
    first.write(InPlay(1, 7, (0, 2)))
    second.write(InPlay(2, None, (3,)))
    second.write(InPlay(2))
    assert InPlayNotes(tmp_path).take(1, 7) == InPlay(1, 7, (0, 2))
    assert InPlayNotes(tmp_path).take(1, 8) == InPlay(1, 8), "another hand is in play"
    assert InPlayNotes(tmp_path).take(2, None) == InPlay(2)
    first.write(InPlay(1))
    assert InPlayNotes(tmp_path).take(1, 7) == InPlay(1, 7)
    second.write(None)
    assert not holds_match_in_play(tmp_path)


def test_a_note_of_an_earlier_version_is_read(tmp_path: Path) -> None:
    (tmp_path / IN_PLAY).write_text('{"match": 1, "after": 7, "reach": [0]}', "utf-8")
    assert InPlayNotes(tmp_path).take(1, 7) == InPlay(1, 7, (0,))


@pytest.mark.parametrize(
    "damaged",
    [
        "[]",
        "{",
        '{"match": "x"}',
        '{"match": 1, "after": null, "reach": 5}',
        '{"match": 1e999, "after": null, "reach": []}',
        '{"match": 1, "after": null, "reach": [], "others": 7}',
        "[" * 100_000,
    ],
    ids=["a list", "half", "a word", "a number", "infinity", "no others", "too deep"],
)
def test_a_damaged_note_is_none(tmp_path: Path, damaged: str) -> None:
    (tmp_path / IN_PLAY).write_text(damaged)
    assert read_in_play(tmp_path) is None
