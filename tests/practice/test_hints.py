"""Hints narrow down, are true, and do not give the whole answer away."""

from __future__ import annotations

import pytest

from mahjong_desk.core.tiles import CODES
from mahjong_desk.practice.exercises import Asks, to_build
from mahjong_desk.practice.hints import hints
from mahjong_desk.practice.rounds import Round
from mahjong_desk.rules.guide import shown
from mahjong_desk.rules.registry import rule_set
from tests.practice.answers import dealt, made, said
from tests.scale import count


@pytest.mark.parametrize("rules", ["wsom", "reach", "tenhou"])
@pytest.mark.parametrize("asks", Asks)
def test_no_hint_rules_out_what_is_right(rules: str, asks: Asks) -> None:
    for seed in range(count(3, 60)):
        exercise = dealt(Round(rules, kinds=(asks,), level=1 + seed % 3, seed=seed), seed)
        found = hints(exercise)
        assert found
        struck = {one for hint in found for one in hint.struck}
        if asks is Asks.PATTERNS:
            right = {option.pattern for option in exercise.options if option.right}
            assert not struck & right
            assert right | struck != {option.pattern for option in exercise.options}, "not the whole answer"
        elif asks is Asks.WAITS:
            assert not struck & {CODES[kind] for kind in exercise.waits}
        elif asks is Asks.READING:
            assert str(exercise.best) not in struck
            assert len(exercise.readings) - len(struck) > 1
        if asks is not Asks.WAITS:
            groups = exercise.score().best.reading.groups
            assert all(place < len(groups) for hint in found for place in hint.groups)
        assert all(said(tuple(hint.said for hint in found), rules))


def test_hints_on_patterns_go_from_the_number_to_the_sets() -> None:
    exercise = made(Asks.PATTERNS, "23567p44z(666z)(789p)+4p rules=wsom")
    found = hints(exercise)
    told = said(tuple(hint.said for hint in found))
    assert told[:2] == ["Of these it scores: 2.", "Look at: One suit, Honors."]
    assert told[2].startswith("It has none of these: ")
    assert found[3].groups == (0, 1, 2, 3, 4)


def test_hints_on_waits_tell_numbers_and_suits_first() -> None:
    exercise = made(Asks.WAITS, "23456m55p789s(222z) rules=wsom")
    told = said(tuple(hint.said for hint in hints(exercise)))
    assert told[:2] == ["Kinds of tile that complete it: 3.", "Of these in characters: 3."]


def test_hints_on_a_total_leave_the_largest_value_out() -> None:
    exercise = made(Asks.TOTAL, "23567p44z(666z)(789p)+4p rules=wsom")
    told = said(tuple(hint.said for hint in hints(exercise)))
    assert told == [
        "Patterns that count: 2.",
        "These count: Mixed One-Suit, Value Honor.",
        "Of what counts: Value Honor 10.",
    ]


def test_hints_on_building_tell_the_pattern_and_a_part_of_a_hand() -> None:
    exercise = made(Asks.BUILD, "2267m678p678s(333z)+8m rules=wsom")
    told = said(tuple(hint.said for hint in hints(exercise)))
    assert told == [
        "Three Similar Sequences: The same chow in all three suits.",
        "A hand with called sets has it too.",
        "One hand that has it holds 678 of characters.",
        "One hand that has it holds 678 of dots.",
    ]


def test_the_hints_of_an_exercise_are_the_same_each_time() -> None:
    exercise = dealt(Round("wsom", level=3, seed=5))
    assert hints(exercise) == hints(exercise)


@pytest.mark.parametrize("rules", ["wsom", "wsom-mt", "zung-jung"])
def test_only_what_a_called_hand_can_have_is_said_to_be_had_by_one(rules: str) -> None:
    """By 1.2, 2.2, 4.2.3, 9.4 and chapter 10: a call is a turn, and pairs and orphans are no sets."""
    concealed = set()
    for pattern in rule_set(rules).patterns:
        exercise = to_build(pattern.id, shown(rule_set(rules), pattern.id), 1)
        told = [hint.said.id for hint in hints(exercise)]
        assert ("hint.concealed" in told) is not ("hint.may-call" in told)
        if "hint.concealed" in told:
            concealed.add(pattern.id)
    assert concealed == {
        "concealed-hand",
        "nine-gates",
        "four-concealed-triplets",
        "blessing-of-heaven",
        "blessing-of-earth",
        "thirteen-orphans",
        "seven-pairs",
    }
