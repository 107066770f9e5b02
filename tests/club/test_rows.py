"""The score sheet of a match, in words and numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from mahjong_desk.club.answer import TEXTS
from mahjong_desk.club.play import play
from mahjong_desk.club.request import read_match
from mahjong_desk.club.rows import SheetRow, sheet_rows
from mahjong_desk.core.texts import Texts
from mahjong_desk.rules.outcomes import AbortKind

NAMES = ("Aino", "Ben", "Chen", "Dai")


def rows(rules: str, *outcomes: Mapping[str, Any], riichi: Sequence[int] = (), **more: Any) -> list[SheetRow]:
    """The rows of a match, each thing a hand of its own; sticks are laid down in the first."""
    hands: list[dict[str, Any]] = [{"riichi": [], "outcomes": [one]} for one in outcomes]
    hands[0]["riichi"] = list(riichi)
    replay = play(read_match({"rules": rules, "hands": hands, **more}))
    assert replay.problems == ()
    return sheet_rows(replay, NAMES, Texts(TEXTS))


def test_a_hand_of_riichi() -> None:
    won = {"type": "ron", "winner": 1, "from": 2, "han": 4, "fu": 40}
    first, second = rows("tenhou", won, {"type": "draw", "tenpai": [1, 2]}, riichi=(3, 1))
    assert first[:6] == ("E1", 0, 0, 0, ("Ben wins 4 han 40 fu from Chen",), (3, 1))
    assert first[6:] == ((0, 9000, -8000, -1000), (25000, 34000, 17000, 24000))
    assert second[:6] == ("E2", 1, 0, 0, ("Draw; ready: Ben, Chen",), ())
    assert second[6:] == ((-1500, 1500, 1500, -1500), (23500, 35500, 18500, 22500))


def test_points_between_two_hands_have_no_dealer() -> None:
    adjusted = {"type": "adjust", "points": [5, -5, 0, 0], "reason": "counted again"}
    moved, hand = rows("wsom", adjusted, {"type": "tsumo", "winner": 0, "value": 10})
    assert (moved.label, moved.dealer, moved.said) == ("E1", None, ("Points were moved: counted again",))
    assert (hand.label, hand.dealer) == ("E1", 0)
    assert (hand.moved, hand.totals) == ((30, -10, -10, -10), (35, -15, -10, -10))


@pytest.mark.parametrize(
    ("outcome", "said"),
    [
        ({"type": "ron", "winner": 0, "from": 1, "value": 60}, "Aino wins 60 points from Ben"),
        (
            {"type": "ron", "winner": 0, "from": 1, "value": 60, "responsible": 2},
            "Aino wins 60 points from Ben; Chen is responsible",
        ),
        (
            {"type": "ron", "winner": 0, "from": 1, "value": 60, "responsible": 1},
            "Aino wins 60 points from Ben",
        ),
        (
            {"type": "ron", "winner": 0, "from": 1, "value": 60, "responsible": "none"},
            "Aino wins 60 points from Ben; nobody is responsible",
        ),
        (
            {"type": "ron", "winner": 0, "from": 1, "value": 60, "responsible": 0},
            "Aino wins 60 points from Ben; nobody is responsible",
        ),
        ({"type": "draw"}, "Draw"),
        ({"type": "penalty", "player": 3, "points": 20}, "Dai is fined 20"),
        ({"type": "penalty", "player": 3, "chombo": True}, "Dai has to pay for an offence (chombo)"),
    ],
)
def test_what_is_said_of_wsom(outcome: Mapping[str, Any], said: str) -> None:
    [row] = rows("wsom", outcome)
    assert row.said == (said,)


@pytest.mark.parametrize(
    ("outcome", "said"),
    [
        ({"type": "tsumo", "winner": 2, "yakuman": 1}, "Chen wins a yakuman by self-draw"),
        (
            {"type": "tsumo", "winner": 2, "yakuman": 2, "pao": 1},
            "Chen wins 2 yakuman by self-draw; Ben is liable",
        ),
        ({"type": "ron", "winner": 2, "from": 3, "han": 5}, "Chen wins 5 han from Dai"),
        ({"type": "draw", "tenpai": []}, "Draw; nobody was ready"),
        ({"type": "nagashi", "players": [0], "tenpai": [1]}, "Nagashi mangan: Aino"),
    ],
)
def test_what_is_said_of_riichi(outcome: Mapping[str, Any], said: str) -> None:
    [row] = rows("tenhou", outcome, options={"several_yakuman_add": "yes"})
    assert row.said == (said,)


@pytest.mark.parametrize("kind", AbortKind)
def test_every_abortive_draw_is_named(kind: AbortKind) -> None:
    every = {"aborts": " ".join(AbortKind)}
    [row] = rows("tenhou", {"type": "abort", "kind": kind.value}, options=every, riichi=range(4))
    assert row.said[0].startswith("Abortive draw: ")
