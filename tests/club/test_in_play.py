"""The note of the match in play: a hint that may be damaged, and is done without then."""

from __future__ import annotations

from pathlib import Path

import pytest

from mahjong_desk.club.in_play import InPlay, read_in_play, write_in_play
from mahjong_desk.hands.places import IN_PLAY, holds_match_in_play


def test_a_note_is_read_as_it_was_left(tmp_path: Path) -> None:
    assert read_in_play(tmp_path) is None
    write_in_play(tmp_path, InPlay(3, 7, (0, 2)))
    assert read_in_play(tmp_path) == InPlay(3, 7, (0, 2))
    write_in_play(tmp_path, None)
    assert not holds_match_in_play(tmp_path)


@pytest.mark.parametrize(
    "damaged",
    [
        "[]",
        "{",
        '{"match": "x"}',
        '{"match": 1, "after": null, "reach": 5}',
        '{"match": 1e999, "after": null, "reach": []}',
        "[" * 100_000,
    ],
    ids=["a list", "half", "a word", "a number", "infinity", "too deep"],
)
def test_a_damaged_note_is_none(tmp_path: Path, damaged: str) -> None:
    (tmp_path / IN_PLAY).write_text(damaged)
    assert read_in_play(tmp_path) is None
