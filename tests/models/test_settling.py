"""Who pays whom at the end of a match, for what is written that a point is worth."""

from __future__ import annotations

import pytest

from mahjong_desk.models.settling import settled

NAMES = ("Ada", "Ben", "Cleo", "Dai")


def test_the_fewest_payments_are_told() -> None:
    # 235, 680, -840 and -75 at 5 cents: Cleo owes 42.00, of which Ben has 34.00 and Ada 8.00; Dai owes 3.75.
    found = settled(NAMES, (235, 680, -840, -75), "0,05")
    assert found.said == ""
    assert found.lines == ("Cleo pays Ben 34.00", "Cleo pays Ada 8.00", "Dai pays Ada 3.75")


def test_final_points_with_tenths_are_exact() -> None:
    found = settled(NAMES, (20.8, 0.0, 0.0, -20.8), "1")
    assert found.lines == ("Dai pays Ada 20.80",)


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("", ""),
        ("  ", ""),
        ("much", "Write an amount for a point, such as 0.05."),
        ("-1", "Write an amount"),
        # With 1e-99999999 it would never end.
        ("1e-9", "Write an amount"),
        ("1_000", "Write an amount"),
    ],
)
def test_what_is_no_amount(written: str, said: str) -> None:
    found = settled(NAMES, (30, -10, -10, -10), written)
    assert found.lines == ()
    assert found.said.startswith(said)
    assert bool(found.said) is bool(said)


def test_nobody_owes_where_a_point_is_worth_nothing() -> None:
    assert settled(NAMES, (30, -10, -10, -10), "0") == ((), "Nobody owes anything.")
