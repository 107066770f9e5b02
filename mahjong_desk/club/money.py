"""Points in money, for tables that want it, and who settles with whom."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import floor
from typing import NamedTuple


class Transfer(NamedTuple):
    """What one player gives to another, in the smallest unit of the money."""

    payer: int
    receiver: int
    amount: int


def in_money(points: Sequence[int | float | Fraction], unit_per_point: Fraction) -> tuple[int, ...]:
    """What each player wins, or loses where it is negative, in whole units of money that sum to 0.

    ``unit_per_point``: how many of the smallest unit (cents) a point is worth. Points that do not sum to 0,
    such as scores that begin at 25000, are taken from their average. What rounding leaves goes to those who
    lost most by it.
    """
    exact = [Fraction(one) * unit_per_point for one in points]
    average = sum(exact, Fraction()) / len(exact)
    exact = [one - average for one in exact]
    whole = [floor(one) for one in exact]
    most_lost = sorted(range(len(exact)), key=lambda player: whole[player] - exact[player])
    for player in most_lost[: -sum(whole)]:
        whole[player] += 1
    return tuple(whole)


def settlement(balances: Sequence[int]) -> tuple[Transfer, ...]:
    """The fewest transfers, for up to four players, after which nobody owes anything; losers pay.

    Raises :class:`ValueError` where the balances do not sum to 0.
    """
    if sum(balances) != 0:
        raise ValueError(f"the balances sum to {sum(balances)}, not to 0")
    left = list(balances)
    transfers = []
    # Whoever has lost just what another has won is done with one transfer.
    for payer, owed in enumerate(balances):
        if owed < 0 and -owed in left:
            transfers.append(_paid(left, payer, left.index(-owed)))
    while any(left):
        payer, receiver = left.index(min(left)), left.index(max(left))
        transfers.append(_paid(left, payer, receiver))
    return tuple(transfers)


def _paid(left: list[int], payer: int, receiver: int) -> Transfer:
    amount = min(-left[payer], left[receiver])
    left[payer] += amount
    left[receiver] -= amount
    return Transfer(payer, receiver, amount)
