"""What hands come to by many rules, each worked out by hand from the texts of the rules."""

from __future__ import annotations

from typing import Any

import pytest

from mahjong_desk.club.answer import replay_object
from mahjong_desk.club.play import play
from mahjong_desk.club.request import read_match


def ron(winner: int, discarder: int, **worth: Any) -> dict[str, Any]:
    return {"type": "ron", "winner": winner, "from": discarder, **worth}


def tsumo(winner: int, **worth: Any) -> dict[str, Any]:
    return {"type": "tsumo", "winner": winner, **worth}


def ready(*players: int) -> dict[str, Any]:
    return {"type": "draw", "tenpai": players}


def hand(*outcomes: dict[str, Any], riichi: tuple[int, ...] = ()) -> dict[str, Any]:
    fields = ("tenpai", "players", "points")
    said = [
        {k: list(v) if k in fields and isinstance(v, tuple) else v for k, v in o.items()} for o in outcomes
    ]
    return {"riichi": list(riichi), "outcomes": said}


def moved(*points: int) -> dict[str, Any]:
    return hand({"type": "adjust", "points": points, "reason": "worked out"})


def answer(rules: str, hands: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
    replay = play(read_match({"rules": rules, "hands": hands, **more}))
    assert replay.problems == ()
    return replay_object(replay)


CHOMBO = {"type": "penalty", "player": 1, "chombo": True}


@pytest.mark.parametrize(
    ("rules", "options", "outcome", "scores"),
    [
        ("wsom", {}, ron(2, 1, value=25), [-25, -25, 75, -25]),
        ("wsom", {}, ron(2, 1, value=26), [-25, -28, 78, -25]),
        ("wsom", {}, ron(0, 1, value=100, responsible=2), [300, -25, -250, -25]),
        ("wsom", {}, ron(0, 1, value=100, responsible="none"), [300, -100, -100, -100]),
        ("wsom", {"payment": "discarder-pays"}, ron(0, 1, value=140), [420, -420, 0, 0]),
        ("wsom", {"payment": "all-pay"}, ron(0, 1, value=140), [420, -140, -140, -140]),
        ("wsom", {}, CHOMBO, [10, -30, 10, 10]),
        ("zung-jung", {}, ron(0, 1, value=1), [3, -1, -1, -1]),
        ("reach", {}, ron(1, 2, han=4, fu=30), [30000, 37700, 22300, 30000]),
        ("wrc", {}, ron(1, 2, han=4, fu=30), [30000, 38000, 22000, 30000]),
        ("reach", {}, ron(0, 2, han=3, fu=60), [41600, 30000, 18400, 30000]),
        ("wrc", {}, ron(0, 2, han=3, fu=60), [42000, 30000, 18000, 30000]),
        ("reach", {}, ron(0, 1, han=4, fu=25), [39600, 20400, 30000, 30000]),
        ("reach", {}, tsumo(2, han=1, fu=30), [29500, 29700, 31100, 29700]),
        ("ema", {}, ron(1, 2, han=13), [30000, 54000, 6000, 30000]),
        ("jpml", {}, ron(1, 2, han=13), [30000, 62000, -2000, 30000]),
        ("reach", {}, CHOMBO, [34000, 22000, 32000, 32000]),
        ("tenhou", {}, {"type": "nagashi", "players": (0,), "tenpai": (1,)}, [37000, 21000, 21000, 21000]),
    ],
)
def test_one_hand(rules: str, options: dict[str, str], outcome: dict[str, Any], scores: list[int]) -> None:
    assert answer(rules, [hand(outcome)], options=options)["final"]["scores"] == scores


TWO_WIN = hand(ron(1, 0, han=1, fu=30), ron(2, 0, han=2, fu=30), riichi=(1, 2, 3))


@pytest.mark.parametrize(
    ("rules", "second", "scores"),
    [
        # 300 for the honba to each winner, and their own sticks; the third one to the first in turn.
        ("ema", TWO_WIN, [33000 - 1300 - 2300, 29000 + 1300 + 1000, 29000 + 2300, 28000]),
        # Honba and all sticks to the first in turn.
        ("tenhou", TWO_WIN, [28000 - 1300 - 2000, 24000 + 1300 + 2000, 24000 - 1000 + 2000, 23000]),
        # Of two yakuman the liable player pays for one, with the honba; the other is paid by all.
        (
            "mleague",
            hand(tsumo(1, yakuman=2, pao=3, pao_yakuman=1)),
            [28000 - 16000, 24000 + 64300, 24000 - 8000, 24000 - 8000 - 32300],
        ),
        # Each pays half, the honba by the one who is named by the profile.
        ("tenhou", hand(ron(1, 2, yakuman=1, pao=3)), [28000, 56300, 8000, 7700]),
        ("jpml", hand(ron(1, 2, yakuman=1, pao=3)), [33000, 61300, 12700, 13000]),
    ],
)
def test_with_a_honba(rules: str, second: dict[str, Any], scores: list[int]) -> None:
    """The dealer alone was ready in the hand before."""
    found = answer(rules, [hand(ready(0)), second])
    assert found["hands"][1]["honba"] == 1
    assert found["hands"][1]["scores_after"] == scores


@pytest.mark.parametrize(
    ("rules", "changes", "points"),
    [
        ("jpml", (10000, 0, -1000, -9000), [18.0, 4.0, -5.0, -17.0]),
        ("jpml", (10000, -500, -1000, -8500), [22.0, -1.5, -4.0, -16.5]),
        ("jpml", (1000, 2000, 3000, -6000), [2.0, 5.0, 11.0, -18.0]),
        ("jpml", (0, 0, 0, 0), [0.0, 0.0, 0.0, 0.0]),
        ("ema", (1000, 1000, -1000, -1000), [11.0, 11.0, -11.0, -11.0]),
        ("majsoul", (0, 0, 0, 0), [15.0, 5.0, -5.0, -15.0]),
        ("tenhou", (500, 400, -400, -500), [35.0, 5.0, -15.0, -25.0]),
        ("mleague", (5000, 0, -1000, -4000), [50.0, 5.0, -16.0, -39.0]),
        ("mleague", (1000, 1000, -1000, -1000), [26.0, 26.0, -26.0, -26.0]),
    ],
)
def test_final_points(rules: str, changes: tuple[int, ...], points: list[float]) -> None:
    assert answer(rules, [moved(*changes)])["final"]["points"] == points


@pytest.mark.parametrize(
    ("options", "outcome", "scores"),
    [
        ({}, tsumo(1, han=5), [31000, 41000, 33000]),
        ({"three_player_self_draw": "split"}, tsumo(1, han=5), [30000, 43000, 32000]),
        ({}, ready(0, 1), [36000, 36000, 33000]),
    ],
)
def test_three_players(options: dict[str, str], outcome: dict[str, Any], scores: list[int]) -> None:
    assert answer("tenhou", [hand(outcome)], players=3, options=options)["final"]["scores"] == scores
