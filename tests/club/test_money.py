"""Points in money: whole units that sum to 0, and few transfers."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_desk.club.money import Transfer, in_money, settlement


def test_points_in_cents() -> None:
    assert in_money((420, -370, -25, -25), Fraction(5)) == (2100, -1850, -125, -125)
    # Half a cent a point: 210, −185, −12½, −12½.
    assert in_money((420, -370, -25, -25), Fraction(1, 2)) == (210, -185, -12, -13)


def test_scores_that_begin_above_0_are_taken_from_their_average() -> None:
    assert in_money((34000, 17000, 24000, 25000), Fraction(1, 100)) == (90, -80, -10, 0)


@given(
    st.lists(st.integers(-100_000, 100_000), min_size=2, max_size=4),
    st.fractions(Fraction(1, 1000), 100, max_denominator=1000),
)
def test_no_money_is_made_or_lost_and_nobody_is_off_by_a_unit(points: list[int], rate: Fraction) -> None:
    money = in_money(points, rate)
    assert sum(money) == 0
    average = Fraction(sum(points), len(points))
    for won, scored in zip(money, points, strict=True):
        assert abs(won - (scored - average) * rate) < 1


@pytest.mark.parametrize(
    ("balances", "transfers"),
    [
        ((0, 0, 0, 0), []),
        ((5, -5, 3, -3), [Transfer(1, 0, 5), Transfer(3, 2, 3)]),
        # The largest debt to the largest gain would take three.
        ((6, 4, -4, -6), [Transfer(2, 1, 4), Transfer(3, 0, 6)]),
        ((9, -3, -3, -3), [Transfer(1, 0, 3), Transfer(2, 0, 3), Transfer(3, 0, 3)]),
        ((420, -370, -25, -25), [Transfer(1, 0, 370), Transfer(2, 0, 25), Transfer(3, 0, 25)]),
    ],
)
def test_who_settles_with_whom(balances: tuple[int, ...], transfers: list[Transfer]) -> None:
    assert list(settlement(balances)) == transfers


def fewest(balances: list[int]) -> int:
    """The fewest transfers: a group that settles among itself takes one fewer than it has players."""
    owing = [one for one in balances if one]
    most = 0
    for groups in product(range(len(owing)), repeat=len(owing)):
        sums = Counter[int]()
        for group, one in zip(groups, owing, strict=True):
            sums[group] += one
        if not any(sums.values()):
            most = max(most, len(sums))
    return len(owing) - most


some_balances = st.integers(-10_000, 10_000) | st.sampled_from([-2, -1, 0, 1, 2])


@given(st.lists(some_balances, min_size=1, max_size=3))
def test_after_it_nobody_owes_anything(some: list[int]) -> None:
    balances = [*some, -sum(some)]
    transfers = settlement(balances)
    assert len(transfers) == fewest(balances)
    for payer, receiver, amount in transfers:
        assert amount > 0
        balances[payer] += amount
        balances[receiver] -= amount
    assert not any(balances)


def test_balances_that_do_not_sum_to_0() -> None:
    with pytest.raises(ValueError, match="sum to 5"):
        settlement((10, -5))
