"""Hands summed up from the patterns that they are said to have."""

from __future__ import annotations

import pytest

from mahjong_desk.rules.checklist import Checklist, Item
from mahjong_desk.rules.options import resolve
from mahjong_desk.rules.registry import rule_set, rule_sets


def checked(*ticked: str, rules: str = "wsom", times: int = 1, **options: str) -> Checklist:
    found = rule_set(rules)
    resolved, problems = resolve(found.options, options, rules)
    assert not problems
    return found.checklist(dict.fromkeys(ticked, times), resolved)


def item(found: Checklist, pattern: str) -> Item:
    return next(item for item in found.items if item.pattern.id == pattern)


def test_the_values_are_summed() -> None:
    found = checked("pure-one-suit", "all-triplets", "concealed-hand")
    assert found.total == 135
    assert [row.id for row in found.rows] == ["pure-one-suit", "all-triplets", "concealed-hand"]
    assert checked("pure-one-suit", rules="zung-jung").total == 80


def test_sets_of_dragons_are_value_honors_in_any_hand() -> None:
    """Of the winner's own wind, only Big Four Winds has a set whoever wins."""
    for pattern, count in (
        ("small-three-dragons", 2),
        ("big-three-dragons", 3),
        ("small-four-winds", 0),
        ("big-four-winds", 1),
        ("all-honors", 0),
    ):
        assert item(checked(pattern), "value-honor").least == count, pattern
    assert item(checked("small-three-dragons", "big-four-winds"), "value-honor").least == 2
    assert item(checked("big-three-dragons"), "all-triplets").least == 0


def test_of_a_series_the_highest_counts() -> None:
    found = checked("pure-one-suit", "mixed-one-suit")
    assert found.total == 100
    assert item(found, "mixed-one-suit").in_place == "pure-one-suit"
    assert item(found, "pure-one-suit").in_place is None
    only = checked("pure-one-suit")
    assert item(only, "mixed-one-suit").in_place == "pure-one-suit"
    assert item(checked("mixed-one-suit"), "pure-one-suit").in_place is None


def test_of_two_that_are_worth_the_same_one_counts() -> None:
    found = checked("final-draw")
    assert item(found, "final-discard").in_place == "final-draw"
    assert checked("final-draw", "final-discard").total == 10


def test_value_honors_count_each() -> None:
    found = checked("value-honor", times=3)
    assert found.total == 30
    assert item(found, "value-honor").most == 4
    assert checked("value-honor", times=9).total == 40
    assert checked("pure-one-suit", times=2).total == 100


def test_all_honors_may_imply_the_terminals() -> None:
    together = "all-honors", "mixed-greater-terminals"
    assert checked(*together, all_honors_adds_mixed_greater="yes").total == 420
    found = checked(*together, all_honors_adds_mixed_greater="no")
    assert found.total == 320
    assert item(found, "mixed-greater-terminals").in_place == "all-honors"
    assert item(found, "mixed-lesser-terminals").in_place == "all-honors"


def test_a_hand_has_one_form() -> None:
    found = checked("seven-pairs")
    assert found.total == 30
    assert item(found, "all-triplets").apart == "seven-pairs"
    assert item(found, "pure-one-suit").apart is None
    assert item(found, "thirteen-orphans").apart == "seven-pairs"


def test_the_limit_and_the_minimum_hold() -> None:
    found = checked("small-four-winds", "all-triplets", limit="320")
    assert (found.total, found.limit) == (320, "listed")
    found = checked("small-four-winds", "all-triplets")
    assert (found.total, found.limit) == (350, None)
    found = checked("pure-one-suit", "big-three-dragons", "big-three-winds", limit="320")
    assert (found.total, found.limit) == (320, "compound")
    low = checked("concealed-hand", minimum="25")
    assert low.problem is not None
    assert checked(minimum="25").problem is not None


def test_nothing_ticked_is_a_hand_without_a_pattern() -> None:
    assert checked(chicken="1").total == 1
    assert checked(chicken="0").total == 0


@pytest.mark.parametrize("rules", rule_sets())
def test_others_say_nothing(rules: str) -> None:
    found = rule_set(rules)
    resolved, _ = resolve(found.options, {}, rules)
    assert bool(found.checklist({}, resolved).items) is found.has_checklist
    takes = found.match(resolved, found.players[0], east_only=False).takes
    assert takes.patterns is found.has_checklist
