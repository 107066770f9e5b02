"""The options of a hand: limit, minimum, chicken hand, and how options are read."""

from __future__ import annotations

from typing import Any

import pytest

from mahjong_desk.rules.options import Kind, Option, Scope, resolve
from mahjong_desk.rules.registry import rule_set
from tests.rules.asking import WSOM, Answered, ask, ask_line, codes, messages, notes, outranked, rows

CHICKEN = "23m567p99s(222z)(678s)+4m"
FIVE = "23567m345p11s(9999p)+4m"  # One Kong
# 200 + 125 + 120 + 30 + 5 without any pattern listed at 320
COMPOUND = "666m9s[3333m][4444m][5555m]+9s"
COMPOUND_ROWS = {
    "four-consecutive-triplets": 200,
    "four-concealed-triplets": 125,
    "three-kong": 120,
    "all-triplets": 30,
    "concealed-hand": 5,
}
# 130 + 120 + 30 + 30 = 310
ALMOST = "9s(222m)(5555z)(6666z)(7777z)+9s seat=S"
GATES = "1112345678999m+5m"
HONORS = "5z[1111z](2222z)(3333z)(4444z)+5z"


def limit_note(answer: Answered) -> str | None:
    return notes(answer).get("limit-off")


@pytest.mark.parametrize(
    ("rules", "expected"),
    [
        ("wsom", ("none", "0", "0", "yes", "standard", "30", "16", "none")),
        ("wsom-mt", ("none", "0", "0", "yes", "standard", "30", "16", "none")),
        ("zung-jung", ("320", "0", "1", "yes", "standard", "30", "16", "none")),
    ],
)
def test_what_the_options_are_unless_changed(rules: str, expected: tuple[str, ...]) -> None:
    options = rule_set(rules).options
    assert [option.id for option in options] == [
        "limit",
        "minimum",
        "chicken",
        "all_honors_adds_mixed_greater",
        "payment",
        "false_win_penalty",
        "hands",
        "match_points",
    ]
    assert tuple(option.default for option in options) == expected
    assert [option.id for option in options if option.scope is Scope.MATCH] == [
        "false_win_penalty",
        "hands",
        "match_points",
    ]


# The limit


def test_a_sum_above_the_limit_stops_there_and_keeps_its_rows() -> None:
    answer = ask_line(COMPOUND, "zung-jung")
    assert (answer["total"], answer["limit"]) == (320, "compound")
    assert rows(answer) == COMPOUND_ROWS
    assert limit_note(answer) is None


@pytest.mark.parametrize("rules", ["wsom", "wsom-mt"])
def test_without_a_limit_everything_adds_up_and_a_note_says_what_it_would_change(rules: str) -> None:
    answer = ask_line(COMPOUND, rules)
    assert (answer["total"], answer["limit"]) == (480, None)
    assert rows(answer) == COMPOUND_ROWS
    assert limit_note(answer) == (
        "No limit is set. With a limit of 320 this hand would score 320, 160 fewer."
    )


@pytest.mark.parametrize(
    ("line", "total", "limit"),
    [(ALMOST, 310, None), (f"{ALMOST} last", 320, None), (f"{ALMOST} tsumo kong last", 320, "compound")],
)
def test_the_limit_itself_is_not_above_it(line: str, total: int, limit: str | None) -> None:
    answer = ask_line(line, "zung-jung")
    assert (answer["total"], answer["limit"]) == (total, limit)
    assert sum(rows(answer).values()) == {None: total, "compound": 330}[limit]
    without = ask_line(line)
    assert (limit_note(without) is None) == (limit is None)


@pytest.mark.parametrize(
    ("line", "pattern", "total"),
    [
        (GATES, "nine-gates", 480),
        ("111222333z4455z+4z seat=S", "big-four-winds", 400),
        ("1122335566774z+4z", "all-honors", 320),
        ("9s(111m)(999m)(999p)(111p)+9s", "pure-greater-terminals", 400),
        ("22223333444m99s+4m", "four-identical-sequences", 480),
        ("9s[3333m](3333p)[2222z](7777s)+9s", "four-kong", 480),
        (HONORS, "four-kong", 480),  # the highest of All Honors, Big Four Winds and Four Kong
        ("23m44z(111z)(222z)(333z)+4m seat=N", "small-four-winds", 320),
    ],
)
def test_a_pattern_listed_at_the_limit_or_more_counts_alone(line: str, pattern: str, total: int) -> None:
    with_limit = ask_line(line, "zung-jung")
    assert (with_limit["total"], with_limit["limit"]) == (total, "listed")
    assert rows(with_limit) == {pattern: total}

    without = ask_line(line, "wsom")
    assert without["limit"] is None
    assert without["total"] == sum(rows(without).values())
    # What gave way to a pattern that does not count either gives way to the one that does.
    left = {*rows(without), *outranked(without)} - {pattern}
    assert outranked(with_limit) == dict.fromkeys(left, pattern)
    if without["total"] != total:
        assert limit_note(without) == (
            f"No limit is set. With a limit of 320 this hand would score {total}, "
            f"{without['total'] - total} fewer."
        )


def test_two_patterns_listed_alike_still_count_as_one() -> None:
    answer = ask_line("4z(111z)(222z)(333z)(555z)+4z option.limit=320")
    assert (answer["total"], answer["limit"], len(answer["patterns"])) == (320, "listed", 1)


def test_the_limit_is_an_option_of_every_rule_set() -> None:
    for rules in WSOM:
        assert ask_line(f"{COMPOUND} option.limit=320", rules)["total"] == 320
        assert ask_line(f"{COMPOUND} option.limit=none", rules)["total"] == 480


def test_the_other_readings_are_limited_too() -> None:
    """In one suit: four equal chows alone, or four rows of which none is listed that high."""
    answer = ask_line("22223333444m99m+4m", "zung-jung")
    assert (answer["total"], answer["limit"]) == (480, "listed")
    # Three consecutive triplets 100, Pure One-Suit 80, Concealed Hand 5, Three or Two Concealed Triplets
    assert [other["total"] for other in answer["readings"]] == [215, 190, 110]


# The minimum and the hand without a pattern


@pytest.mark.parametrize("rules", WSOM)
def test_a_hand_at_the_minimum_wins(rules: str) -> None:
    assert ask_line(f"{FIVE} option.minimum=5", rules)["total"] == 5


@pytest.mark.parametrize("rules", WSOM)
def test_a_hand_below_the_minimum_does_not_win(rules: str) -> None:
    answer = ask_line(f"{FIVE} option.minimum=6", rules)
    assert codes(answer) == {"below-minimum"}
    assert messages(answer) == ["The hand scores 5; the table’s minimum is 6."]


@pytest.mark.parametrize(("rules", "value"), [("wsom", 0), ("wsom-mt", 0), ("zung-jung", 1)])
def test_a_hand_without_a_pattern(rules: str, value: int) -> None:
    answer = ask_line(CHICKEN, rules)
    assert (answer["total"], rows(answer), answer["limit"]) == (value, {}, None)
    assert "chicken hand" in notes(answer)["chicken"]
    assert f"gives {value}." in notes(answer)["chicken"]
    assert ask_line(f"{CHICKEN} option.chicken=1", rules)["total"] == 1
    assert ask_line(f"{CHICKEN} option.chicken=0", rules)["total"] == 0


@pytest.mark.parametrize("minimum", [1, 5])
@pytest.mark.parametrize("chicken", [0, 1])
@pytest.mark.parametrize("rules", WSOM)
def test_a_hand_without_a_pattern_does_not_win_where_there_is_any_minimum(
    rules: str, chicken: int, minimum: int
) -> None:
    answer = ask_line(f"{CHICKEN} option.minimum={minimum} option.chicken={chicken}", rules)
    assert codes(answer) == {"below-minimum"}
    assert messages(answer) == [
        f"The hand has no pattern, and with a minimum of {minimum} a hand without one does not win."
    ]


def test_a_hand_with_a_pattern_has_no_note_on_chicken_hands() -> None:
    assert "chicken" not in notes(ask_line(f"{FIVE} option.chicken=1"))


def test_the_minimum_is_of_the_limited_total() -> None:
    assert ask_line(f"{COMPOUND} option.minimum=320", "zung-jung")["total"] == 320
    assert codes(ask_line(f"{COMPOUND} option.minimum=321", "zung-jung")) == {"below-minimum"}


# Reading options


@pytest.mark.parametrize("value", [320, "320", " 320 "])
def test_an_option_is_text_or_a_number(value: Any) -> None:
    assert ask(COMPOUND, options={"limit": value})["total"] == 320


@pytest.mark.parametrize("value", ["yes", "YES", " Yes"])
def test_an_option_does_not_mind_case_and_spaces(value: str) -> None:
    assert ask(COMPOUND, options={"all_honors_adds_mixed_greater": value})["valid"]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("limit", "999"),
        ("limit", 0),
        ("limit", ""),
        ("limit", None),
        ("limit", True),
        ("limit", 320.0),
        ("limit", ["320"]),
        ("limit", {"320": 1}),
        ("minimum", -1),
        ("minimum", "5.0"),
        ("minimum", "٥"),
        ("minimum", "²"),
        ("minimum", "1e3"),
        ("minimum", "+5"),
        ("minimum", "none"),
        ("minimum", 100_000),
        ("minimum", 10**4000),
        ("minimum", False),
        ("chicken", 2),
        ("all_honors_adds_mixed_greater", "maybe"),
        ("all_honors_adds_mixed_greater", True),
        ("payment", "half"),
        ("match_points", "root"),
    ],
)
@pytest.mark.parametrize("rules", WSOM)
def test_an_option_that_cannot_be(name: str, value: Any, rules: str) -> None:
    answer = ask(CHICKEN, rules=rules, options={name: value})
    assert codes(answer) == {"bad-value"}
    assert name in messages(answer)[0]


@pytest.mark.parametrize("value", [0, 5, "0", "007", 99_999])
def test_a_number_of_points(value: int | str) -> None:
    found = Option("minimum", Kind.NUMBER, (), "0", Scope.HAND).read(value)
    assert found == str(int(value))


def test_an_unknown_option_is_named_with_those_there_are() -> None:
    answer = ask(CHICKEN, options={"colour": "red", "limit": "none"})
    assert codes(answer) == {"unknown-option"}
    assert "“colour”" in messages(answer)[0]
    assert "all_honors_adds_mixed_greater" in messages(answer)[0]


def test_every_option_that_cannot_be_is_named_at_once() -> None:
    answer = ask(CHICKEN, options={"colour": "red", "limit": "999", "minimum": -1})
    found = sorted(reason["code"] for reason in answer["reasons"])
    assert found == ["bad-value", "bad-value", "unknown-option"]


def test_resolving_keeps_what_is_not_changed() -> None:
    options, problems = resolve(rule_set("zung-jung").options, {"minimum": "5"}, "zung-jung")
    assert not problems
    assert (options["minimum"], options["limit"], options["chicken"]) == ("5", "320", "1")
    assert options.number("limit") == 320
    assert resolve(rule_set("wsom").options, (), "wsom")[0].number("limit") is None
