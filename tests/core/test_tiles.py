"""Tiles, their codes and their order."""

from __future__ import annotations

import pytest

from mahjong_desk.core import tiles
from mahjong_desk.core.tiles import CODES, KINDS, TILES, Wind, kind_of, text_of, tile


def test_codes_are_unique_and_read_back() -> None:
    assert len(set(CODES)) == TILES == 37
    assert [tile(code) for code in CODES] == list(range(TILES))


@pytest.mark.parametrize("code", ["", "1", "m1", "8z", "9z", "0z", "10m", "1M", "E"])
def test_anything_else_is_no_code(code: str) -> None:
    with pytest.raises(KeyError):
        tile(code)


def test_suits_ranks_and_sorts_of_every_kind() -> None:
    for kind in range(KINDS):
        rank, suit = CODES[kind][0], CODES[kind][1]
        assert tiles.rank_of(kind) == int(rank)
        assert tiles.SUITS[tiles.suit_of(kind)] == suit
        assert tiles.is_honor(kind) == (suit == "z")
        assert tiles.is_terminal(kind) == (suit != "z" and rank in "19")
        assert not tiles.is_red(kind)


def test_a_red_five_is_a_five_of_its_suit() -> None:
    for suit, letter in ((tiles.MAN, "m"), (tiles.PIN, "p"), (tiles.SOU, "s")):
        red = tiles.red_five(suit)
        assert CODES[red] == f"0{letter}"
        assert tiles.is_red(red)
        assert kind_of(red) == tile(f"5{letter}")


def test_a_red_five_stands_after_the_plain_fives() -> None:
    mixed = [tile(code) for code in ("6m", "0m", "5m", "4m", "1z", "0p", "5p", "9m")]
    assert text_of(sorted(mixed, key=tiles.order)) == "45069m50p1z"


def test_winds_in_turn_order_and_their_tiles() -> None:
    assert [wind.name for wind in Wind] == ["E", "S", "W", "N"]
    assert [CODES[wind.kind] for wind in Wind] == ["1z", "2z", "3z", "4z"]
    assert [CODES[kind] for kind in tiles.DRAGONS] == ["5z", "6z", "7z"]


def test_text_starts_a_new_run_with_each_suit() -> None:
    assert text_of([]) == ""
    assert text_of([tile(code) for code in ("1m", "2m", "1p", "3m", "7z")]) == "12m1p3m7z"


def test_counts() -> None:
    found = tiles.counts_of([tile("5m"), tile("0m"), tile("7z")])
    assert (found[tile("5m")], found[tile("7z")], sum(found)) == (2, 1, 3)
