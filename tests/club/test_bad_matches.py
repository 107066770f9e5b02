"""Matches that cannot be read, or cannot have gone so: each is answered with reasons, never a traceback."""

from __future__ import annotations

import json
import tracemalloc
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.club.asking import (
    Json,
    abort,
    adjust,
    ask,
    ask_text,
    chombo,
    codes,
    draw,
    hand,
    nagashi,
    penalty,
    points,
    ron,
    said,
    tsumo,
    yakuman,
)
from tests.rules.asking import RIICHI, WSOM

WON = ron(0, 1, 1, 30)


@pytest.mark.parametrize(
    ("text", "code", "message"),
    [
        ("", "bad-json", "not valid JSON"),
        ("{", "bad-json", "not valid JSON"),
        ("[]", "bad-json", "a match {"),
        ("null", "bad-json", "no object"),
        ('{"id": NaN, "hands": []}', "bad-json", "no number in JSON"),
        ('{"hands": [{"outcomes": [{"type": "adjust", "points": [Infinity]}]}]}', "bad-json", "no number"),
        ('{"hands": 1' + "0" * 5000 + "}", "bad-json", "far too many digits"),
        ('{"hands": ' + "[" * 50 + "]" * 50 + "}", "bad-json", "nested too deeply"),
        ('{"hands": [], "hands": []}', "bad-json", "stands twice"),
        ("{}", "bad-value", "“hands” is missing"),
        ('{"hands": null}', "bad-value", "“hands” is missing"),
        ('{"hands": {}}', "bad-value", "hands cannot be “{}”. It takes: a list of hands"),
        ('{"hands": {}}', "bad-value", "a list of hands"),
        ('{"hands": "E1"}', "bad-value", "a list of hands"),
        ('{"hands": [1]}', "bad-value", "Hand 1: hands cannot be “1”"),
        ('{"hands": [{}]}', "bad-value", "Hand 1: The key “outcomes” is missing"),
        ('{"hands": [{"outcomes": []}]}', "bad-value", "Hand 1: Nothing says how the hand went"),
        ('{"hands": [{"outcomes": [7]}]}', "bad-value", "Hand 1, outcome 1: outcomes cannot be “7”"),
        ('{"hands": [{"outcomes": [{}]}]}', "bad-value", "Hand 1, outcome 1: The key “type” is missing"),
        ('{"hands": [{"outcomes": [{"type": "sing"}]}]}', "bad-value", "type cannot be “sing”"),
        ('{"hands": [{"outcomes": [{"type": ["ron"]}]}]}', "bad-value", "type cannot be"),
        (
            '{"hands": [{"round": "E1", "outcomes": [{"type": "draw"}]}]}',
            "unknown-key",
            "Hand 1: The key “round”",
        ),
        ('{"colour": 1, "hands": [{"outcomes": [{"type": "draw"}]}]}', "unknown-key", "The key “colour”"),
    ],
)
def test_what_is_no_match(text: str, code: str, message: str) -> None:
    answer = ask_text(text)
    assert code in codes(answer)
    assert message in " ".join(said(answer))


@pytest.mark.parametrize(
    ("more", "code", "message"),
    [
        ({"rules": "nobody-plays-this"}, "unknown-rules", "There is no rule set"),
        ({"rules": 7}, "bad-value", "rules cannot be “7”"),
        ({"players": 5}, "bad-value", "players cannot be “5”"),
        ({"players": 0}, "bad-value", "players cannot be “0”"),
        ({"players": -1}, "bad-value", "players cannot be “-1”"),
        ({"players": 10**30}, "bad-value", "players cannot be"),
        ({"players": "4"}, "bad-value", "players cannot be"),
        ({"players": 4.0}, "bad-value", "players cannot be"),
        ({"players": True}, "bad-value", "players cannot be"),
        ({"east_only": 1}, "bad-value", "east_only cannot be “1”. It takes: true false"),
        ({"options": []}, "bad-value", "options cannot be"),
        ({"options": {"colour": "red"}}, "unknown-option", "has no option “colour”"),
        ({"options": {"uma": "1 2 3 4"}}, "bad-value", "uma cannot be “1 2 3 4”"),
        ({"options": {"start_points": -5}}, "bad-value", "start_points cannot be “-5”"),
        ({"options": {"bust_ends": True}}, "bad-value", "options.bust_ends cannot be"),
    ],
)
def test_rules_that_cannot_be(more: dict[str, Any], code: str, message: str) -> None:
    answer = ask_text(json.dumps({"rules": "tenhou", "hands": [hand(WON)], **more}))
    assert code in codes(answer)
    assert message in " ".join(said(answer))


def test_players_beyond_number_take_no_room() -> None:
    """Points by player are made for those who can be, whatever the match says."""
    adjusted = {"type": "adjust", "points": {"0": 100}, "reason": "late"}
    match = {"rules": "tenhou", "players": 10**6, "hands": [hand(adjusted)]}
    tracemalloc.start()
    answer = ask_text(json.dumps(match))
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert "players cannot be “1000000”. It takes: 3 4" in " ".join(said(answer))
    assert most < 2_000_000


@pytest.mark.parametrize(
    ("played", "message"),
    [
        # Players
        (ron(4, 1, 1, 30), "winner cannot be “4”. It takes: 0 1 2 3."),
        (ron(-1, 1, 1, 30), "winner cannot be “-1”"),
        (ron(10**40, 1, 1, 30), "winner cannot be"),
        (ron(0, 9, 1, 30), "from cannot be “9”"),
        ({**WON, "winner": "E"}, 'winner cannot be “"E"”. It takes: a whole number.'),
        ({**WON, "winner": 1.0}, "winner cannot be “1.0”"),
        ({**WON, "winner": False}, "winner cannot be “false”"),
        ({**WON, "winner": None}, "The key “winner” is missing"),
        ({**WON, "winner": []}, "winner cannot be “[]”"),
        ({key: value for key, value in WON.items() if key != "from"}, "The key “from” is missing"),
        (ron(2, 2, 1, 30), "Player 2 won and cannot be the one who discarded"),
        ({**tsumo(1, 3, 30), "from": 2}, "A self-drawn tile was discarded by nobody"),
        (hand(WON, riichi=(4,)), "riichi cannot be “4”"),
        (hand(WON, riichi=(1, 1)), "“riichi” names player 1 twice"),
        ({"riichi": 1, "outcomes": [WON]}, "riichi cannot be “1”. It takes: a list of whole numbers"),
        ({"riichi": ["1"], "outcomes": [WON]}, 'riichi cannot be “"1"”'),
        (hand(draw(), riichi=(1,)), "Player 1 declared riichi and is not among those who are ready"),
        (hand(nagashi([0], 2), riichi=(1, 2)), "Player 1 declared riichi"),
        (hand(abort("four-riichi"), riichi=(0, 1, 2)), "Four riichi break a hand off, and here 3 lie"),
        (draw(0, 4), "tenpai cannot be “4”"),
        (draw(2, 2), "“tenpai” names player 2 twice"),
        ({"type": "draw", "tenpai": {}}, "tenpai cannot be “{}”"),
        ({"type": "draw"}, "“tenpai” is missing"),
        ({"type": "nagashi", "players": [1]}, "“tenpai” is missing"),
        (nagashi([]), "players cannot be “[]”"),
        (nagashi([5]), "players cannot be “5”"),
        (penalty(4, 1000), "player cannot be “4”"),
        (chombo(-2), "player cannot be “-2”"),
        (yakuman(0, 1, pao=7), "pao cannot be “7”"),
        (yakuman(0, 1, pao=0), "Player 0 won and cannot be liable"),
        (yakuman(0, 1, pao="S"), "pao cannot be"),
        ({**WON, "responsible": 2}, "“responsible” is not known to this rule set"),
        ({**WON, "responsible": "S"}, "responsible cannot be “S”. It takes: a player, or none."),
        # Worth
        (ron(0, 1, 0, 30), "han cannot be “0”"),
        (ron(0, 1, -3, 30), "han cannot be “-3”"),
        (ron(0, 1, 100, 30), "han cannot be “100”"),
        (ron(0, 1, 10**50, 30), "han cannot be"),
        (ron(0, 1, 3, 33), "fu cannot be “33”"),
        (ron(0, 1, 3, 0), "fu cannot be “0”"),
        (ron(0, 1, 3, 1000), "fu cannot be “1000”"),
        (ron(0, 1, 7, 31), "fu cannot be “31”"),
        (ron(0, 1, 3, 20), "No hand won on a discard has 20 fu"),
        (ron(0, 1, 1, 25), "No hand of 1 han won like this has 25 fu: it has 2 han at least."),
        (tsumo(0, 2, 25), "No hand of 2 han won like this has 25 fu: it has 3 han at least."),
        (tsumo(0, 1, 20), "No hand of 1 han won like this has 20 fu: it has 2 han at least."),
        ({"type": "tsumo", "winner": 0, "han": 4}, "“fu” is missing"),
        ({"type": "tsumo", "winner": 0, "fu": 30}, "“han / yakuman / value” is missing"),
        ({"type": "tsumo", "winner": 0, "han": "3", "fu": 30}, 'han cannot be “"3"”'),
        ({"type": "tsumo", "winner": 0, "han": 1.5, "fu": 30}, "han cannot be “1.5”"),
        (yakuman(0, 1, 0), "yakuman cannot be “0”"),
        (yakuman(0, 1, 7), "yakuman cannot be “7”"),
        (tsumo(0, 3, 30, yakuman=1), "in more than one way (han yakuman)"),
        (yakuman(0, 1, pao=2, pao_yakuman=2), "pao_yakuman cannot be “2”. It takes: 1–1."),
        (yakuman(0, 1, pao=2, pao_yakuman=0), "pao_yakuman cannot be “0”"),
        (ron(0, 1, 5, 30, pao=2), "A player is liable (pao) for a yakuman only"),
        (points(0, 1000, 1), "a win is worth “han” and “fu”"),
        # Other outcomes
        (abort("boredom"), "kind cannot be “boredom”"),
        ({"type": "abort"}, "“kind” is missing"),
        ({"type": "abort", "kind": 4}, "kind cannot be “4”"),
        (penalty(0, 0), "points cannot be “0”"),
        (penalty(0, -1000), "points cannot be “-1000”. It takes: 1–9999999."),
        (penalty(0, 10**9), "points cannot be"),
        ({"type": "penalty", "player": 0}, "“points” is missing"),
        ({"type": "penalty", "player": 0, "chombo": "yes"}, 'chombo cannot be “"yes"”'),
        ({**chombo(0), "points": 5}, "either “points”, or “chombo”"),
        (adjust(1, 2, 3), "There are 3 numbers of points for 4 players"),
        (adjust(1, 2, 3, 4, 5), "There are 5 numbers of points for 4 players"),
        (adjust(10**9, 0, 0, 0), "points cannot be “1000000000”. It takes: −9999999–9999999."),
        ({"type": "adjust", "points": [0, 0, 0, 0]}, "“reason” is missing"),
        ({"type": "adjust", "points": [0, 0, 0, 0], "reason": 3}, "reason cannot be “3”"),
        ({"type": "adjust", "reason": "x"}, "“points” is missing"),
        ({"type": "adjust", "points": 5, "reason": "x"}, "points cannot be “5”"),
        ({"type": "adjust", "points": {"4": 5}, "reason": "x"}, "The key “4” is not known"),
        ({"type": "adjust", "points": {"1": "5"}, "reason": "x"}, '1 cannot be “"5"”'),
        ({**draw(), "points": 5}, "The key “points” is not known. The keys are: type tenpai."),
        ({**WON, "points": 5}, "The key “points” is not known"),
        # Together
        (hand(WON, tsumo(2, 3, 30)), "ends in more than one way"),
        (hand(draw(), draw()), "ends in more than one way"),
        (hand(draw(), abort()), "ends in more than one way"),
        (hand(WON, ron(2, 3, 1, 30)), "on one and the same discard"),
        (hand(WON, WON), "Player 0 wins twice"),
        (hand(adjust(0, 0, 0, 0), riichi=(0,)), "nothing says how the hand ended"),
    ],
)
def test_hands_that_cannot_be(played: Json, message: str) -> None:
    """Each names the hand."""
    answer = ask("tenhou", draw(), played)
    messages = [one for one in said(answer) if message in one]
    assert messages, said(answer)
    assert all(one.startswith("Hand 2") for one in said(answer))
    assert {reason["hand"] for reason in answer["reasons"]} == {2}


def test_every_fault_is_named_at_once() -> None:
    answer = ask("tenhou", {**WON, "winner": "E"}, {"type": "sing"}, draw(), colour=1, players="x")
    assert len(said(answer)) == 4
    assert [reason.get("hand") for reason in answer["reasons"]] == [None, None, 1, 2]


def test_of_several_outcomes_the_one_is_named() -> None:
    assert said(ask("ema", hand(WON, ron(2, 1, 3, 33))))[0].startswith("Hand 1, outcome 2: fu cannot be “33”")
    assert said(ask("ema", hand(WON, ron(2, 1, 3, 20))))[0].startswith("Hand 1, outcome 2: No hand won on")


anything = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-5, 50)
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.sampled_from(["ron", "tsumo", "none", "", "E", "x" * 200, "{x}", "\u202e"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=6,
)
outcome_keys = st.sampled_from(
    [
        *("winner", "from", "han", "fu", "yakuman", "value", "pao", "pao_yakuman", "responsible"),
        *("tenpai", "players", "kind", "player", "points", "chombo", "reason"),
    ]
)
kinds = st.sampled_from(["ron", "tsumo", "draw", "nagashi", "abort", "penalty", "adjust"])
outcomes = st.builds(
    lambda kind, rest: {**rest, "type": kind}, kinds, st.dictionaries(outcome_keys, anything, max_size=6)
)
hands = st.fixed_dictionaries(
    {"outcomes": st.lists(outcomes | anything, max_size=3)}, optional={"riichi": anything}
)
matches = st.fixed_dictionaries(
    {"hands": st.lists(hands | anything, max_size=4)},
    optional={
        "rules": st.sampled_from([*WSOM, *RIICHI]) | anything,
        "players": st.sampled_from([3, 4]) | anything,
        "options": anything,
        "east_only": anything,
        "id": anything,
    },
)


@given(matches | anything)
def test_whatever_comes_is_answered(found: Any) -> None:
    answer = ask_text(json.dumps(found))
    if "hands" not in answer:
        assert answer["valid"] is False
        assert answer["reasons"]
        assert all(reason["code"] and reason["message"] for reason in answer["reasons"])
