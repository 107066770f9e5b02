"""Hands with their right answers from tests/data: recorded play, an exam, several readings, edges."""

from __future__ import annotations

import pytest

from tests.rules.asking import cases
from tests.rules.test_cases import check_by_command, wrong

COUNTS = {
    "riichi_tenhou.jsonl": 398,
    "riichi_tenhou_3p.jsonl": 150,
    "riichi_jpml_exam_2022.jsonl": 40,
    "riichi_readings.jsonl": 60,
    "riichi_edges.jsonl": 73,
    # Two hands of recorded play, in which the third set of dragons was fed.
    "riichi_pao.jsonl": 2,
}
CASES = [case for name in COUNTS for case in cases(name)]


def test_there_are_as_many_cases_as_there_should_be() -> None:
    assert {name: len(cases(name)) for name in COUNTS} == COUNTS
    assert len({case["id"] for case in CASES}) == len(CASES)


@pytest.mark.parametrize("name", COUNTS)
def test_cases(name: str) -> None:
    assert wrong(cases(name)) == []


@pytest.mark.parametrize(
    ("name", "status"), [(name, 2 if name == "riichi_edges.jsonl" else 0) for name in COUNTS]
)
def test_the_command_answers_the_cases(name: str, status: int) -> None:
    """The file of edges holds lines that cannot be read."""
    check_by_command(cases(name), status)
