"""Hands with their right answers from tests/data: published examples, made hands, edges."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

from tests.rules.asking import Answered, ask, cases, codes, rows

FILES = ("wsom_public.jsonl", "wsom_random.jsonl", "wsom_edges.jsonl")
CASES = [case for name in FILES for case in cases(name)]


def check(answer: Answered, expect: dict[str, Any]) -> None:
    """Everything that a case expects, exactly."""
    assert answer["valid"] is expect["valid"], answer
    if not expect["valid"]:
        assert codes(answer) == set(expect.get("codes", codes(answer)))
        return
    for key in ("total", "limit", "payments", "han", "hand_points", "fu"):
        if key in expect:
            assert answer[key] == expect[key]
    if "patterns" in expect:
        assert rows(answer) == expect["patterns"]
    if "yakuman" in expect:
        found = [row["id"] for row in answer["patterns"] if row["unit"] == "yakuman"]
        assert sorted(found) == sorted(expect["yakuman"])


def request(case: dict[str, Any]) -> dict[str, Any]:
    """What is asked, without the answer and the name."""
    return {key: value for key, value in case.items() if key not in ("expect", "id")}


def test_there_are_as_many_cases_as_there_should_be() -> None:
    assert [len(cases(name)) for name in FILES] == [143, 300, 44]
    assert len({case["id"] for case in CASES}) == len(CASES)


@pytest.mark.parametrize("name", FILES)
def test_cases(name: str) -> None:
    assert wrong(cases(name)) == []


def wrong(asked: list[dict[str, Any]]) -> list[str]:
    """The cases that are answered otherwise than they expect, with what differs."""
    return [f"{case['id']}: {said}" for case in asked if (said := difference(case)) is not None]


def difference(case: dict[str, Any]) -> str | None:
    """What pytest says of the first thing in which the answer differs from the case."""
    try:
        check(ask(**request(case)), case["expect"])
    except AssertionError as error:
        return str(error)
    return None


def test_a_case_that_is_answered_otherwise_is_found() -> None:
    case = cases(FILES[0])[0]
    assert case["expect"]["valid"]
    other = {**case, "expect": {**case["expect"], "total": case["expect"]["total"] + 5}}
    (found,) = wrong([case, other])
    assert found.startswith(f"{case['id']}: assert ")


@pytest.mark.parametrize(("name", "status"), [(FILES[0], 0), (FILES[1], 0), (FILES[2], 2)])
def test_the_command_answers_the_cases(name: str, status: int) -> None:
    """The file of edges holds lines that cannot be read, so the command says 2 and answers all the same."""
    check_by_command(cases(name), status)


def check_by_command(asked: list[dict[str, Any]], status: int) -> None:
    """The command's exit status and its answers, for a file of cases."""
    lines = [json.dumps({k: v for k, v in case.items() if k != "expect"}) for case in asked]
    done = subprocess.run(
        [sys.executable, "-m", "mahjong_desk", "score", "--jsonl", "-"],
        input="\n".join(lines),
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=120,
    )
    assert (done.returncode, done.stderr) == (status, "")
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer["id"] for answer in answers] == [case["id"] for case in asked]
    for answer, case in zip(answers, asked, strict=True):
        check(answer, case["expect"])
