"""The scores of made-up hands against a second scorer that shares nothing with the first."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mahjong_desk.rules.score import Refusal, Score, ScoredReading
from mahjong_desk.rules.scoring import score
from tests.rules.asking import WSOM
from tests.rules.brute_force import TABLE, Case, scores
from tests.rules.hands import cases, draft_of, one_suit_tiles
from tests.scale import count


def read(scored: ScoredReading) -> tuple[int, list[tuple[str, int]]]:
    return scored.total, sorted((row.id, row.value) for row in scored.rows)


def compare(case: Case, rules: str, *, limit: str = "none", greater: str = "yes", chicken: str = "0") -> None:
    """The same readings with the same rows and totals, and the best of them first."""
    found = score(draft_of(case, rules, limit=limit, chicken=chicken, all_honors_adds_mixed_greater=greater))
    expected = scores(
        case,
        rules,
        limit=None if limit == "none" else int(limit),
        chicken=int(chicken),
        honors_add_greater=greater == "yes",
    )
    if not expected:
        assert isinstance(found, Refusal)
        assert [problem.reason.value for problem in found.problems] == ["not-winning"]
        return
    assert isinstance(found, Score)
    answered = [read(found.best), *map(read, found.readings)]
    wanted = [(total, sorted(rows.items())) for total, rows in expected]
    assert sorted(answered) == sorted(wanted)
    assert [(total, len(rows)) for total, rows in answered] == [(total, len(rows)) for total, rows in wanted]


OPTIONS = {
    "rules": st.sampled_from(WSOM),
    "limit": st.sampled_from(["none", "320"]),
    "greater": st.sampled_from(["yes", "no"]),
    "chicken": st.sampled_from(["0", "1"]),
}


@settings(max_examples=count(80, 10_000))
@given(case=cases(), **OPTIONS)
def test_complete_hands(case: Case, rules: str, limit: str, greater: str, chicken: str) -> None:
    compare(case, rules, limit=limit, greater=greater, chicken=chicken)


@settings(max_examples=count(40, 10_000))
@given(case=one_suit_tiles(), **OPTIONS)
def test_fourteen_tiles_of_one_suit(case: Case, rules: str, limit: str, greater: str, chicken: str) -> None:
    compare(case, rules, limit=limit, greater=greater, chicken=chicken)


@pytest.mark.long
def test_the_made_up_hands_have_every_pattern() -> None:
    """What is compared is worth comparing: each pattern turns up."""
    seen: Counter[str] = Counter()

    @settings(max_examples=20_000)
    @given(cases())
    def collect(case: Case) -> None:
        seen.update(name for _, rows in scores(case, "wsom") for name in rows)

    collect()
    assert set(TABLE) - set(seen) <= {"nine-gates"}  # one suit's tiles have that one
