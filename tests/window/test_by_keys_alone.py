"""Every hand of the case files by the keyboard alone: the keys that a practised user presses, counted."""

from __future__ import annotations

import json
from collections.abc import Iterator
from statistics import median
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.hand import Hand
from mahjong_desk.core.melds import Meld, MeldType
from mahjong_desk.core.tiles import CODES, Tile, Wind, kind_of, order, suit_of
from mahjong_desk.rules.options import resolve
from mahjong_desk.rules.registry import rule_set
from mahjong_desk.rules.request import parse_object, read_request
from tests import scale
from tests.rules.asking import DATA
from tests.window.driving import Desk, settle

FILES = ("wsom_edges", "wsom_public", "riichi_edges", "riichi_pao")
EVERY = scale.count(quick=12, long=1)
"""Of the cases that score, every which one is tried."""
MOST_KEYS = 20
"""Key presses that the median hand may need; one held down with Shift counts once."""

MELD_KEYS = {
    MeldType.CHOW: "C",
    MeldType.PUNG: "O",
    MeldType.KONG: "K",
    MeldType.CONCEALED_KONG: "Shift+K",
}
CONDITION_KEYS = {
    "riichi": "I",
    "double-riichi": "Shift+I",
    "ippatsu": "X",
    "last": "L",
    "kong": "G",
    "rob": "B",
    "first": "F",
}


@pytest.fixture
def desk(shared_desk: Desk) -> Desk:
    """One window for these tests, which begins again for each of them."""
    return shared_desk


def cases(name: str) -> list[dict[str, Any]]:
    """The cases of a file that score."""
    lines = (DATA / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
    return [case for case in map(json.loads, lines) if case["expect"].get("valid")]


def runs(tiles: list[Tile]) -> Iterator[str]:
    """Digits and suits for tiles in their order."""
    for place, tile in enumerate(tiles):
        digit, suit = CODES[tile][0], CODES[tile][1]
        yield digit
        if place + 1 == len(tiles) or CODES[tiles[place + 1]][1] != suit:
            yield suit.upper()


def meld_keys(meld: Meld, draft: Draft, *, red: bool) -> list[str]:
    """One tile where that means this meld, and else all of them."""
    first = meld.tiles[-1] if meld.type is MeldType.PUNG else meld.tiles[0]
    means = draft.melds_with(meld.type, first, red=red)[:1] == (meld,)
    return [MELD_KEYS[meld.type], *runs([first] if means else list(meld.tiles))]


def hand_keys(hand: Hand, draft: Draft, *, red: bool) -> Iterator[str]:
    """The melds, then the other tiles, the winning one last: the fourteenth is taken for it."""
    for meld in hand.melds:
        yield from meld_keys(meld, draft, red=red)
        after = draft.add_made(meld)
        assert isinstance(after, Draft)
        draft = after
    assert hand.winning is not None
    last = suit_of(kind_of(hand.winning))
    concealed = sorted(hand.concealed, key=lambda tile: (suit_of(kind_of(tile)) == last, *order(tile)))
    yield from runs([*concealed, hand.winning])


def win_keys(case: dict[str, Any]) -> Iterator[str]:
    """What is not so on an empty table."""
    if case.get("players", 4) == 3:
        yield "Shift+P"
    if case.get("self_draw"):
        yield "T"
    for key, name, usual in (("W", "seat", "E"), ("R", "round", "E"), ("D", "discarder", "")):
        value = str(case.get(name) or usual)
        if value != usual:
            yield from (key, "X" if value == "none" else value)
    yield from (key for word, key in CONDITION_KEYS.items() if word in case.get("conditions", []))
    yield from ["H"] * case.get("honba", 0) + ["J"] * case.get("riichi_sticks", 0)
    yield from ["N"] * case.get("north_bonus", 0)
    for key, name in (("A", "dora"), ("Shift+A", "ura")):
        digits = ""
        for character in case.get(name, ""):
            digits += character
            if not character.isdigit():
                yield from (key, *digits.upper())
                digits = ""
    if case.get("pao"):
        yield from ("Shift+D", case["pao"])


def press(desk: Desk, keys: list[str]) -> None:
    """Press keys on the picker, as fast as can be."""
    for key in keys:
        shift = (
            Qt.KeyboardModifier.ShiftModifier if key.startswith("Shift+") else Qt.KeyboardModifier.NoModifier
        )
        QTest.keyClick(desk.picker, key.rpartition("+")[2], shift)  # type: ignore[call-overload]


def keys_for(case: dict[str, Any]) -> tuple[Draft, list[str]]:
    """The empty hand by a case's rules, and the keys that make it the case's own."""
    asked = read_request(parse_object(json.dumps({k: v for k, v in case.items() if k != "expect"})))
    start = Draft(rules=asked.rules, options=asked.options)
    rules = rule_set(asked.rules)
    red = rules.has_red_fives(resolve(rules.options, asked.options, rules.id)[0])
    return start, [*hand_keys(asked.hand, start, red=red), *win_keys(case)]


@pytest.mark.parametrize("name", FILES)
def test_each_hand_scores_what_its_case_says(desk: Desk, name: str) -> None:
    for case in cases(name)[::EVERY]:
        start, keys = keys_for(case)
        desk.window.editor.make(start, "start")
        assert desk.window.editor.draft == start
        press(desk, keys)
        settle()
        told = f"{case['id']}: {' '.join(keys)} gave {desk.window.editor.line}"
        assert desk.total == str(case["expect"]["total"]), told
        paid = case["expect"].get("payments")
        if paid is not None:
            shown = {wind.name: points for wind, points in zip(Wind, desk.payments().values(), strict=False)}
            assert shown == paid, told


def test_the_median_hand_needs_few_keys() -> None:
    counts = [len(keys_for(case)[1]) for name in FILES for case in cases(name)]
    assert len(counts) > 200
    assert median(counts) <= MOST_KEYS
    assert max(counts) <= 1.5 * MOST_KEYS
