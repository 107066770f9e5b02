"""A whole match of World Series of Mahjong, worked out by hand."""

from __future__ import annotations

from typing import Any

import pytest

from mahjong_desk.club.play import play
from mahjong_desk.club.request import read_match

OPTIONS = {"hands": "16", "false_win_penalty": "30", "match_points": "signed-root"}

HANDS: list[tuple[str, dict[str, Any], tuple[int, int, int, int]]] = [
    # Above 25: the discarder pays three times the value less 50, two pay 25.
    ("E1", {"type": "ron", "winner": 0, "from": 1, "value": 140}, (420, -370, -25, -25)),
    # Self-drawn: each pays the value, and East no more than that.
    ("E2", {"type": "tsumo", "winner": 1, "value": 10}, (-10, 30, -10, -10)),
    # The deal passes after a draw too.
    ("E3", {"type": "draw"}, (0, 0, 0, 0)),
    # 25 is not above 25: each pays it.
    ("E4", {"type": "ron", "winner": 3, "from": 2, "value": 25}, (-25, -25, -25, 75)),
    ("S1", {"type": "ron", "winner": 2, "from": 0, "value": 26}, (-28, -25, 78, -25)),
    # Who threw the tile first pays in the place of who threw it last.
    ("S2", {"type": "ron", "winner": 0, "from": 3, "value": 80, "responsible": 1}, (240, -190, -25, -25)),
    ("S3", {"type": "ron", "winner": 1, "from": 2, "value": 60, "responsible": "none"}, (-60, 180, -60, -60)),
    # The winner threw it first: nobody is responsible.
    ("S4", {"type": "ron", "winner": 3, "from": 1, "value": 45, "responsible": 3}, (-45, -45, -45, 135)),
    # A false win ends the hand; the others share the fine.
    ("W1", {"type": "penalty", "player": 2, "chombo": True}, (10, 10, -30, 10)),
    ("W2", {"type": "tsumo", "winner": 3, "value": 320}, (-320, -320, -320, 960)),
    ("W3", {"type": "ron", "winner": 2, "from": 3, "value": 1}, (-1, -1, 3, -1)),
    ("W4", {"type": "ron", "winner": 1, "from": 0, "value": 400}, (-1150, 1200, -25, -25)),
    # Between two hands, which moves no deal. What cannot be shared goes to the next in turn.
    ("N1", {"type": "adjust", "points": [10, -10, 0, 0], "reason": "counted again"}, (10, -10, 0, 0)),
    ("N1", {"type": "penalty", "player": 1, "points": 25}, (8, -25, 9, 8)),
    ("N1", {"type": "draw"}, (0, 0, 0, 0)),
    ("N2", {"type": "ron", "winner": 0, "from": 2, "value": 24}, (72, -24, -24, -24)),
    ("N3", {"type": "tsumo", "winner": 2, "value": 5}, (-5, -5, 15, -5)),
    ("N4", {"type": "ron", "winner": 3, "from": 0, "value": 30}, (-40, -25, -25, 90)),
]


def match(hands: list[dict[str, Any]]) -> dict[str, Any]:
    return {"rules": "wsom", "options": OPTIONS, "hands": [{"outcomes": [one]} for one in hands]}


def test_every_hand_and_the_end() -> None:
    replay = play(read_match(match([outcome for _, outcome, _ in HANDS])))
    assert replay.problems == ()
    found = [
        (step.before.label, tuple(b - a for a, b in zip(step.before.scores, step.after.scores, strict=True)))
        for step in replay.steps
    ]
    assert found == [(label, moved) for label, _, moved in HANDS]
    dealers = [step.before.dealer for step in replay.steps if step.played.was_dealt]
    assert dealers == [0, 1, 2, 3] * 4
    assert replay.state.scores == (-924, 355, -509, 1078)
    assert replay.standing.scores == replay.state.scores
    assert replay.standing.points == pytest.approx((-30.3974, 18.8414, -22.5610, 32.8329), abs=1e-4)
    assert replay.state.is_over


def test_no_hand_comes_after_the_last() -> None:
    replay = play(read_match(match([*(outcome for _, outcome, _ in HANDS), {"type": "draw"}])))
    assert len(replay.steps) == len(HANDS)
    [problem] = replay.problems
    assert problem.data["hand"] == len(HANDS) + 1
