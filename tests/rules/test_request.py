"""A hand as a JSON object: what each key takes, and every fault named at once."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.hand import Condition, Win
from mahjong_desk.core.notation import parse_hand
from mahjong_desk.core.problems import Problem, Refused
from mahjong_desk.core.texts import Texts
from mahjong_desk.core.tiles import Wind, text_of
from mahjong_desk.rules.registry import rule_set, rule_sets
from mahjong_desk.rules.request import KEYS, parse_object, read_request
from tests.core.strategies import drafts
from tests.rules.asking import WSOM, ask, ask_text, codes, messages, rows

HAND = "12789m55777z(666z)+3m"


def win(**more: Any) -> Win:
    return read_request({"hand": HAND, **more}).win


def problems(request: dict[str, Any]) -> list[Problem]:
    with pytest.raises(Refused) as refused:
        read_request(request)
    return list(refused.value.problems)


def test_the_example_of_the_contract() -> None:
    text = (
        '{"id": "a1", "rules": "wsom", "hand": "12m789m55z777z(666z)+3m", "self_draw": false, "seat": "E", '
        '"round": "E", "discarder": "S", "conditions": [], "dora": "", "ura": "", "honba": 0, '
        '"riichi_sticks": 0, "players": 4, "north_bonus": 0, "pao": null, "options": {"limit": "320"}}'
    )
    assert set(json.loads(text)) == set(KEYS)
    answer = ask_text(text)
    everything = ["123m*", "789m", "777z", "(666z)", "55z"]
    assert answer == {
        "rules": "wsom",
        "valid": True,
        "total": 140,
        "unit": "points",
        "patterns": [
            {"id": "mixed-one-suit", "value": 40, "count": 1, "unit": "points", "groups": everything},
            {
                "id": "small-three-dragons",
                "value": 40,
                "count": 1,
                "unit": "points",
                "groups": ["777z", "(666z)", "55z"],
            },
            {"id": "mixed-lesser-terminals", "value": 40, "count": 1, "unit": "points", "groups": everything},
            {"id": "value-honor", "value": 20, "count": 2, "unit": "points", "groups": ["777z", "(666z)"]},
        ],
        "not_counted": [],
        "limit": None,
        "arrangement": "123m* 789m 777z (666z) 55z",
        "readings": [],
        "notes": [],
        "payments": {"E": 420, "S": -370, "W": -25, "N": -25},
    }


def test_what_does_not_count_and_the_other_readings() -> None:
    answer = ask("22334m556677p99s+4m")
    assert answer["not_counted"] == [
        {"id": "two-identical-sequences", "value": 10, "outranked_by": "two-identical-sequences-twice"}
    ]
    pairs = ["22m", "33m", "44m*", "55p", "66p", "77p", "99s"]
    assert answer["readings"] == [
        {
            "arrangement": " ".join(pairs),
            "total": 30,
            "patterns": [{"id": "seven-pairs", "value": 30, "count": 1, "unit": "points", "groups": pairs}],
        }
    ]


def test_only_the_hand_is_required() -> None:
    assert read_request({"hand": HAND}) == Draft(parse_hand(HAND))
    assert ask(HAND)["total"] == 140
    assert codes(ask_text("{}")) == {"bad-value"}
    assert "“hand” is missing" in messages(ask_text("{}"))[0]


@pytest.mark.parametrize(
    ("more", "expected"),
    [
        ({"self_draw": True}, Win(self_draw=True)),
        ({"seat": "W"}, Win(seat=Wind.W)),
        ({"seat": "n"}, Win(seat=Wind.N)),
        ({"round": "S"}, Win(round=Wind.S)),
        ({"discarder": None}, Win()),
        ({"discarder": "N"}, Win(discarder=Wind.N)),
        ({"discarder": "none"}, Win(nobody=True)),
        ({"conditions": []}, Win()),
        ({"conditions": ["last", "kong"]}, Win(conditions=frozenset({Condition.LAST, Condition.KONG}))),
        ({"conditions": ["rob", "rob"]}, Win(conditions=frozenset({Condition.ROB}))),
        ({"dora": "3p5z", "ura": ""}, Win(dora=(11, 31))),
        ({"honba": 100, "riichi_sticks": 0}, Win(honba=100)),
        ({"players": 3, "north_bonus": 4}, Win(players=3, north=4)),
        ({"pao": None}, Win()),
        ({"pao": "W"}, Win(pao=Wind.W)),
    ],
)
def test_values(more: dict[str, Any], expected: Win) -> None:
    assert win(**more) == expected


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("hand", None),
        ("hand", 1),
        ("hand", ["1m"]),
        ("rules", None),
        ("rules", 1),
        ("rules", ["wsom"]),
        ("self_draw", 1),
        ("self_draw", "true"),
        ("self_draw", None),
        ("seat", None),
        ("seat", "X"),
        ("seat", 0),
        ("round", ""),
        ("discarder", "X"),
        ("discarder", 1),
        ("discarder", ["S"]),
        ("discarder", False),
        ("conditions", None),
        ("conditions", "last"),
        ("conditions", {"last": True}),
        ("conditions", ["lucky"]),
        ("conditions", [["last"]]),
        ("conditions", [None]),
        ("dora", ["3p"]),
        ("dora", None),
        ("honba", -1),
        ("honba", 101),
        ("honba", 1.0),
        ("honba", True),
        ("honba", "1"),
        ("riichi_sticks", 10**30),
        ("players", 2),
        ("players", "4"),
        ("players", True),
        ("north_bonus", 5),
        ("pao", "none"),
        ("pao", 1),
        ("options", None),
        ("options", []),
        ("options", "limit=320"),
        ("options", {"limit": None}),
        ("options", {"limit": 1.5}),
    ],
)
def test_values_that_cannot_be(key: str, value: Any) -> None:
    [problem] = problems({"hand": HAND, key: value})
    assert problem.reason.value == "bad-value"
    assert str(problem.data["key"]).startswith(key)


@pytest.mark.parametrize(
    "key", ["Hand", "colour", "", "rules ", "option", "self-draw", "\ud800", "k" * 10_000]
)
def test_a_key_that_is_not_known_is_named(key: str) -> None:
    [problem] = problems({"hand": HAND, key: 1})
    assert (problem.reason.value, problem.data["key"]) == ("unknown-key", key[:40])
    assert "self_draw" in str(problem.data["known"])


def test_every_fault_is_named_at_once() -> None:
    found = problems(
        {"hand": "8z", "seat": "X", "colour": 1, "honba": -1, "options": {"a": None}, "dora": "1x"}
    )
    assert sorted({problem.reason.value for problem in found}) == [
        "bad-notation",
        "bad-value",
        "unknown-key",
    ]
    assert [p.data.get("key") for p in found if p.reason.value == "bad-value"] == [
        "seat",
        "honba",
        "options.a",
    ]


@pytest.mark.parametrize(
    ("text", "detail"),
    [
        ("", "syntax"),
        ("{", "syntax"),
        ("{'hand': '1m'}", "syntax"),
        ('{"hand": "1m"} {}', "syntax"),
        ('{"hand": "1m",}', "syntax"),
        ('{"hand": "1\nm"}', "syntax"),
        ("[]", "not-an-object"),
        ('"1m"', "not-an-object"),
        ("null", "not-an-object"),
        ("1", "not-an-object"),
        ('{"hand": "1m", "hand": "1m"}', "given-twice"),
        ('{"hand": "1m", "options": {"limit": "320", "limit": "none"}}', "given-twice"),
        ('{"id": NaN}', "no-such-number"),
        ('{"id": Infinity}', "no-such-number"),
        ('{"id": -Infinity}', "no-such-number"),
        ('{"id": 1e999}', "no-such-number"),
        ("9" * 5000, "number-too-long"),
        ('{"honba": -' + "9" * 100_000 + "}", "number-too-long"),
        ('{"id": ' + "[" * 16 + "]" * 16 + "}", "too-deep"),
        ("[" * 100_000, "too-deep"),
        ('{"a":' * 100_000, "too-deep"),
    ],
)
def test_lines_that_are_no_object(text: str, detail: str) -> None:
    with pytest.raises(Refused) as refused:
        parse_object(text)
    [problem] = refused.value.problems
    assert (problem.reason.value, problem.detail) == ("bad-json", detail)


@pytest.mark.parametrize("text", ['{"id": "a', '{"id": "\t"}', '{"id" 1}', "{"])
def test_where_a_line_is_no_json_is_said_in_one_sentence(text: str) -> None:
    with pytest.raises(Refused) as caught:
        parse_object(text)
    said = Texts().problem(caught.value.problems[0])
    assert re.fullmatch(r"The line is not valid JSON: [A-Z].* at position \d+\.", said)
    assert "at at" not in said


def test_some_depth_is_taken() -> None:
    assert parse_object('{"id": ' + "[" * 14 + "]" * 14 + "}")
    assert parse_object('{"id": 1.5e3}') == {"id": 1500.0}


def test_the_rule_set_of_the_command_line_stands_in_where_none_is_named() -> None:
    assert read_request({"hand": HAND}, "zung-jung").rules == "zung-jung"
    assert read_request({"hand": HAND, "rules": "wsom"}, "zung-jung").rules == "wsom"


def test_a_rule_set_that_there_is_not() -> None:
    answer = ask(HAND, rules="nobody-plays-this")
    assert codes(answer) == {"unknown-rules"}
    assert "wsom wsom-mt zung-jung" in messages(answer)[0]
    with pytest.raises(Refused):
        rule_set("")


def test_the_rule_sets_there_are() -> None:
    assert [rules for rules in rule_sets() if rules in WSOM] == list(WSOM)
    for rules_id, rules in rule_sets().items():
        assert rules.id == rules_id
        assert rules.texts().get("rules", rules_id)
        assert rules.texts().get("units", rules.unit)


@given(drafts(), st.sampled_from(WSOM))
def test_an_object_says_the_same_as_a_line(draft: Draft, rules: str) -> None:
    win = draft.win
    request = {
        "hand": draft.hand.text,
        "rules": draft.rules,
        "self_draw": win.self_draw,
        "seat": win.seat.name,
        "round": win.round.name,
        "discarder": "none" if win.nobody else None if win.discarder is None else win.discarder.name,
        "conditions": [condition.value for condition in win.conditions],
        "dora": text_of(win.dora),
        "ura": text_of(win.ura),
        "honba": win.honba,
        "riichi_sticks": win.sticks,
        "players": win.players,
        "north_bonus": win.north,
        "pao": None if win.pao is None else win.pao.name,
        "options": dict(draft.options),
    }
    assert read_request(parse_object(json.dumps(request)), rules) == draft


def test_a_number_and_its_text_are_the_same_option() -> None:
    assert rows(ask(HAND, options={"minimum": 5})) == rows(ask(HAND, options={"minimum": "5"}))
