"""Scores told step by step."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import pytest

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.line import parse_line
from mahjong_desk.core.problems import Refused
from mahjong_desk.rules.lesson import Step
from mahjong_desk.rules.options import resolve
from mahjong_desk.rules.registry import rule_set
from mahjong_desk.rules.request import read_request
from mahjong_desk.rules.riichi.score import RiichiReading
from mahjong_desk.rules.score import Score
from mahjong_desk.rules.scoring import score
from tests.rules.asking import cases

REACH = "66777888999m45p+6p tsumo riichi seat=S dora=3s sticks=1 rules=reach"


def lesson_of(draft: Draft) -> tuple[Score, tuple[Step, ...]] | None:
    """The score of a draft and its steps; None where it does not score."""
    answer = score(draft)
    if not isinstance(answer, Score):
        return None
    rules = rule_set(draft.rules)
    options, _ = resolve(rules.options, draft.options, rules.id)
    return answer, rules.lesson(answer, draft.win, options, rules.texts())


def steps_of(line: str) -> tuple[Step, ...]:
    found = lesson_of(parse_line(line).apply(Draft()))
    assert found is not None, line
    return found[1]


def told(steps: Sequence[Step]) -> list[tuple[str, str, str, str]]:
    """Name, value, and what has come together."""
    return [(step.line.name, step.line.value, step.running, step.unit) for step in steps]


def test_rows_are_added_up_the_highest_first() -> None:
    steps = steps_of("12789m55777z(666z)+3m ron seat=E from=S")
    assert told(steps) == [
        ("Mixed One-Suit", "40", "40", "points"),
        ("Small Three Dragons", "40", "80", "points"),
        ("Mixed Lesser Terminals", "40", "120", "points"),
        ("Value Honor ×2", "20", "140", "points"),
    ]
    assert steps[1].line.which == "Green and Red dragons; pair of White dragon."
    assert {step.part for step in steps} == {""}


def test_a_limit_comes_last() -> None:
    steps = steps_of("666m9s[3333m][4444m][5555m]+9s rules=zung-jung")
    assert [step.running for step in steps] == ["200", "325", "445", "475", "480", "320"]
    assert steps[-1].line.name == "Limit"
    assert steps[-1].line.detail == "The rows sum to 480; the table’s limit is 320."


def test_a_limit_hand_says_so() -> None:
    steps = steps_of("1112345678999m+9m tsumo rules=zung-jung")
    assert told(steps) == [
        ("Nine Gates", "480", "480", "points"),
        ("Limit hand", "480", "480", "points"),
    ]


def test_a_hand_without_a_pattern_has_one_step() -> None:
    assert told(steps_of("23m067p99s(222z)(678s)+4m rules=zung-jung")) == [
        ("Chicken hand", "1", "1", "point")
    ]


def test_hand_points_then_base_points_then_points() -> None:
    steps = steps_of(REACH)
    assert told(steps) == [
        ("Reach", "1", "1", "Hand Points"),
        ("Concealed Self-Draw", "1", "2", "Hand Points"),
        ("Three Concealed Trips", "2", "4", "Hand Points"),
        ("Going out", "2", "6", "Hand Points"),
        ("Going out", "20", "20", "Base Points"),
        ("Concealed trips", "4", "24", "Base Points"),
        ("Concealed trips", "4", "28", "Base Points"),
        ("Concealed trips", "8", "36", "Base Points"),
        ("Self-draw", "2", "38", "Base Points"),
        ("Rounded up", "40", "40", "Base Points"),
        ("Mangan", "2000", "2000", "base"),
        ("Self-drawn", "8000", "8000", "points"),
        ("Honba and sticks", "+1000", "9000", "points"),
    ]
    assert [step.part for step in steps] == ["Hand Points"] * 4 + ["Base Points"] * 6 + ["Points"] * 3


PEACE = "234567m234p67s88s+8s ron riichi seat=S dora=1m"
"""Reach, All Simples, Peace and a dora: four han of 30 fu, 1920."""
ONE_HAN = "24567m22z222p(777z)+3m ron"
"""A Red Dragon: 20 and 4, 4, 2 fu make 30; 30 × 2 × 2 × 2 = 240."""


@pytest.mark.parametrize(
    ("line", "name", "said"),
    [
        (f"{ONE_HAN} rules=ema", "Base", "30 fu, doubled 3 times: twice, and once for each han."),
        (
            f"{ONE_HAN} rules=reach",
            "Base",
            "30 Base Points, doubled once for each of the 3 Hand Points.",
        ),
        (
            REACH.replace("reach", "ema"),
            "Mangan",
            "40 fu doubled 6 times would be 2560. From 2000 up it is a mangan: 2000.",
        ),
        (
            REACH,
            "Mangan",
            "40 Base Points doubled 6 times would be 2560. From 2000 up it is a mangan: 2000.",
        ),
        (
            f"{PEACE} rules=tenhou option.kiriage_mangan=yes",
            "Mangan",
            "30 fu doubled 6 times would be 1920. These rules make a mangan of that: 2000.",
        ),
        (
            f"{PEACE} rules=reach option.kiriage_mangan=yes",
            "Mangan",
            "30 Base Points doubled 6 times would be 1920. These rules make a mangan of that: 2000.",
        ),
        (
            f"{PEACE} ippatsu rules=tenhou",
            "Mangan",
            "With 5 han the fu do not matter any more: the base is 2000.",
        ),
        (
            f"{PEACE} ippatsu rules=reach",
            "Mangan",
            "With 7 Hand Points the Base Points do not matter any more: the base is 2000.",
        ),
        (
            "119m19p19s123456z+7z rules=tenhou",
            "Yakuman",
            "Each yakuman has a base of 8000; counted here: 1.",
        ),
    ],
)
def test_what_sets_the_base(line: str, name: str, said: str) -> None:
    step = next(step for step in steps_of(line) if step.line.id == "base")
    assert (step.line.name, step.line.detail) == (name, said)


@pytest.mark.parametrize(
    ("line", "name", "said", "total"),
    [
        (
            f"{ONE_HAN} seat=W rules=ema",
            "Won on a discard",
            "The discarder pays 4 times 240, rounded up to the next hundred.",
            "1000",
        ),
        (
            f"{ONE_HAN} seat=E rules=ema",
            "Won on a discard",
            "The discarder pays 6 times 240, rounded up to the next hundred.",
            "1500",
        ),
        (
            REACH,
            "Self-drawn",
            (
                "Each pays 2000, the dealer twice that, each rounded up to the next hundred: "
                "East 4000 · West 2000 · North 2000."
            ),
            "8000",
        ),
        (
            REACH.replace("seat=S", "seat=E"),
            "Self-drawn by the dealer",
            "Each pays twice 2000, rounded up to the next hundred: South 4000 · West 4000 · North 4000.",
            "12000",
        ),
        (
            "23m88s(555z)(666z)(777z)+4m ron seat=S from=N pao=W rules=mleague",
            "Paid with a liable player",
            "The base is multiplied as ever, but West is liable and pays for what was fed.",
            "32000",
        ),
        (
            f"{ONE_HAN} seat=W from=E pao=N rules=mleague",
            "Won on a discard",
            "The discarder pays 4 times 240, rounded up to the next hundred.",
            "1000",
        ),
    ],
)
def test_what_is_paid(line: str, name: str, said: str, total: str) -> None:
    step = next(step for step in steps_of(line) if step.unit == "points")
    assert (step.line.name, step.line.detail, step.running) == (name, said, total)


def test_sticks_and_honba_come_last() -> None:
    step = steps_of(f"{ONE_HAN} seat=W from=S honba=2 sticks=1 rules=ema")[-1]
    assert told([step]) == [("Honba and sticks", "+1600", "2600", "points")]
    # Who pays the honba is not known.
    assert steps_of(f"{ONE_HAN} seat=W honba=2 rules=ema")[-1].line.id == "ron"


@pytest.mark.parametrize(
    "name", ["wsom_public", "wsom_edges", "riichi_edges", "riichi_readings", "riichi_pao"]
)
def test_the_steps_of_every_case_lead_to_its_total(name: str) -> None:
    seen = 0
    for case in cases(f"{name}.jsonl"):
        found = lesson_of_case(case)
        if found is None:
            continue
        answer, steps = found
        seen += 1
        last = [step for step in steps if step.line.id != "extras"][-1]
        unit = "point" if answer.total == 1 else "points"
        assert (last.running, last.unit) == (str(answer.total), unit), case["id"]
        best = answer.best
        if isinstance(best, RiichiReading) and best.han is not None:
            running = {step.unit: int(step.running) for step in steps}
            reach = answer.rules == "reach"
            assert running["Hand Points" if reach else "han"] == best.han + 2 * reach
            assert running["Base Points" if reach else "fu"] == best.fu
        for step in steps:
            assert step.line.name
            assert not re.search(r"[{}]", step.line.name + step.line.detail), case["id"]
    assert seen


def lesson_of_case(case: dict[str, Any]) -> tuple[Score, tuple[Step, ...]] | None:
    try:
        draft = read_request(
            {key: value for key, value in case.items() if key not in ("id", "expect", "why")}
        )
    except Refused:
        return None
    return lesson_of(draft)
