"""Scores and rule sets as text for a terminal."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.line import parse_line
from mahjong_desk.report import rule_set_report, rule_sets_report, rules_line, score_report
from mahjong_desk.rules.registry import rule_set, rule_sets
from mahjong_desk.rules.scoring import score
from tests.rules.asking import WSOM


def report(line: str) -> list[str]:
    draft = parse_line(line).apply(Draft())
    return score_report(score(draft), draft, rule_set(draft.rules).texts()).splitlines()


def part(lines: list[str], heading: str) -> list[list[str]]:
    """The lines under a heading, up to the next blank one, without the spaces."""
    rest = lines[lines.index(heading) + 1 :]
    return [line.split() for line in (rest[: rest.index("")] if "" in rest else rest)]


def test_what_was_outranked_and_by_what() -> None:
    lines = report("9s[3333m](3333p)[2222z](7777s)+9s")
    assert part(lines, "Not counted") == [
        ["5", "One", "Kong", *["Four", "Kong", "counts", "in", "its", "place"]],
        ["20", "Two", "Kong", *["Four", "Kong", "counts", "in", "its", "place"]],
        ["120", "Three", "Kong", *["Four", "Kong", "counts", "in", "its", "place"]],
    ]


def test_the_other_readings_with_totals_and_rows() -> None:
    lines = report("99m11222333p(777z)+1p tsumo")
    assert lines[2] == "111p* 222p 333p (777z) 99m"
    assert part(lines, "Other readings") == [
        [
            "170",
            "123p*",
            "123p",
            "123p",
            "(777z)",
            "99m",
            "Three",
            "Identical",
            "Sequences,",
            "Mixed",
            "Lesser",
            "Terminals,",
            "Value",
            "Honor",
        ],
    ]


@pytest.mark.parametrize(
    "line",
    [
        "12m789m55z777z(666z)+3m from=S",
        "23m567p99s(222z)(678s)+4m from=S",  # no row at all
        "66777888999m45p+6p tsumo riichi seat=S rules=reach",  # parts with titles
        "19m19p19s1234567z+1m tsumo rules=reach",
    ],
)
def test_sections_are_one_blank_line_apart(line: str) -> None:
    lines = report(line)
    assert "" in lines
    assert all(one or other for one, other in pairwise(lines))


def test_nothing_is_said_where_there_is_nothing() -> None:
    lines = report("23m567p34599s(111z)+4m from=S")
    assert "Not counted" not in lines
    assert "Other readings" not in lines
    assert len(lines) == 8  # total, rules, arrangement, a row with its sentence, payments, blank lines


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (
            "1112345678999m+5m rules=zung-jung",
            "Limit hand: the highest pattern listed at 320 or more counts alone.",
        ),
        ("666m9s[3333m][4444m][5555m]+9s rules=zung-jung", "The rows sum to 480; the table’s limit is 320."),
        ("1112345678999m+5m", "No limit is set. With a limit of 320 this hand would score 480, 110 fewer."),
        (
            "23m567p99s(222z)(678s)+4m",
            "The hand is complete but holds no pattern (a chicken hand); this table gives 0.",
        ),
        ("23m067p99s(222z)(678s)+4m", "Red fives count as plain fives here."),
        ("12789m55777z(666z)+3m", "Payments depend on who discarded: add from=E, S, W, N or none."),
    ],
)
def test_what_stands_beside_a_score(line: str, said: str) -> None:
    assert said in report(line)


def test_no_word_on_a_limit_that_did_nothing() -> None:
    lines = report("12789m55777z(666z)+3m rules=zung-jung")
    assert [line for line in lines if "limit" in line.lower()] == [lines[1]]


def test_every_reason_stands_on_a_line() -> None:
    lines = report("123m456p+7p tsumo from=S")
    assert len(lines) == 2
    assert lines[0].startswith("The hand has 7 tiles")
    assert lines[1].startswith("A self-drawn tile")


def test_payments_by_seat() -> None:
    assert report("12789m55777z(666z)+3m seat=W from=N")[-1].split() == [
        *("Payments", "East", "-25", "South", "-25", "West", "+420", "North", "-370"),
    ]


@pytest.mark.parametrize(
    ("rules", "options", "ending"),
    [
        ("wsom", (), ["no limit"]),
        ("zung-jung", (), ["limit 320"]),
        ("wsom", (("limit", "320"),), ["limit 320"]),
        ("wsom", (("minimum", "5"),), ["no limit", "minimum 5"]),
        ("zung-jung", (("chicken", "0"),), ["limit 320", "chicken hand 0"]),
        ("wsom", (("chicken", "0"), ("minimum", "0")), ["no limit"]),  # at their defaults
        (
            "wsom",
            (("all_honors_adds_mixed_greater", "no"), ("payment", "all-pay")),
            ["no limit", "All Honors without Mixed Greater", "all pay"],
        ),
    ],
)
def test_the_rule_set_and_what_was_changed(
    rules: str, options: tuple[tuple[str, str], ...], ending: list[str]
) -> None:
    texts = rule_set(rules).texts()
    parts = rules_line(Draft(rules=rules, options=options), texts).split(" · ")
    assert parts[0] == texts.get("rules", rules)
    assert parts[-len(ending) :] == ending
    assert len(parts) - len(ending) in (1, 2)


def test_columns_stand_under_one_another() -> None:
    """Chinese characters take two columns each."""
    lines = report("12789m55777z(666z)+3m")
    starts = []
    for line in lines[4:12:2]:
        before = line[: line.index("777z") if "123m" not in line else line.index("123m")]
        starts.append(sum(2 if ord(character) > 0x2E80 else 1 for character in before))
    assert len(set(starts)) == 1


def test_all_of_it_in_another_language() -> None:
    draft = parse_line("12789m55777z(666z)+3m from=S").apply(Draft())
    text = score_report(score(draft), draft, rule_set("wsom").texts("fi"))
    assert "Kolme pientä lohikäärmettä" in text
    assert text.startswith("140 pistettä\n")
    assert "Etelä -370" in text
    assert not re.search(r"\b(points|the|and)\b", text)


@pytest.mark.parametrize("rules", WSOM)
def test_a_rule_set_with_its_options_and_patterns(rules: str) -> None:
    text = rule_set_report(rule_set(rules))
    for pattern in rule_set(rules).patterns:
        assert rule_set(rules).texts().get("patterns", pattern.id) in text
        assert rule_set(rules).texts().get("sentences", pattern.id) in text
    for option in rule_set(rules).options:
        assert rule_set(rules).texts().get("options", option.id) in text
    assert "(none 320)" in text
    assert "(a number)" in text


def test_the_list_has_a_line_for_each() -> None:
    assert len(rule_sets_report(rule_sets().values()).splitlines()) == len(rule_sets())


def test_a_match_without_a_set_length_is_not_one_of_no_hands() -> None:
    told = rules_line(Draft(rules="wsom", options=(("hands", "0"),)), rule_set("wsom").texts())
    assert told.endswith("any number of hands")
