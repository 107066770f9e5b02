"""Who sits where in the rounds of a club night, so that players meet as evenly as possible.

Every round is a set of tables; a table lists its players East first. Where the players do not fill the tables
the others rest, each as seldom as can be.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import chain, combinations, permutations
from math import exp, factorial
from random import Random
from typing import TypeAlias

Table: TypeAlias = "tuple[int, ...]"
Round: TypeAlias = "tuple[Table, ...]"

_STARTS = 2
"""How often it is begun anew, by other chances; the best is taken."""

_TRIES = 1400
"""Exchanges that are looked at in a start for each table of each round; beyond that hardly any helps."""

_HEAT = 0.2
"""How readily an exchange is taken that makes it worse: by 1, once in 150 times."""

_PASSES = 40
"""How often the winds of all tables are looked at again; after a few nothing changes any more."""


def seatings(
    players: int,
    rounds: int,
    size: int = 4,
    seed: int = 0,
    played: Sequence[Round] = (),
    tables: int | None = None,
) -> tuple[Round, ...]:
    """Tables of ``size`` for so many rounds of players 0, 1, 2 …; the same ``seed`` gives the same ones.

    ``played``: rounds before these, for a night that somebody comes to later, or leaves earlier. Whoever has
    left has a number from ``players`` on in them. ``tables``: how many there are, where there are not enough.
    Raises :class:`ValueError` where the players do not fill one table.
    """
    if players < size:
        raise ValueError(f"{players} players do not fill a table of {size}")
    before = [[[one for one in table if one < players] for table in seated] for seated in played]
    fill = players // size if tables is None else min(players // size, tables)
    plans = []
    for start in range(_STARTS):
        plan = _Plan(players, size, fill, _begun(players, rounds, size, fill, before), before)
        plan.improve(Random(f"{seed} {start}"), _TRIES * rounds * players // size)
        plans.append(plan)
        if plan.is_best:
            break
    best = min(plans, key=lambda plan: plan.unevenness)
    return tuple(_turned(best.tables(), Random(seed), played))


def meetings(plan: Iterable[Round]) -> Counter[tuple[int, int]]:
    """How often each two players sit at one table, the lower number first."""
    return Counter(pair for tables in plan for table in tables for pair in combinations(sorted(table), 2))


def _begun(
    players: int, rounds: int, size: int, tables: int, before: Sequence[Sequence[Sequence[int]]]
) -> list[list[int]]:
    """An order of the players for each round, a table after the other; who comes last rests.

    As in a timetable, the seats of each rank move on by another number of tables from round to round: where
    that number has no divisor in common with the number of tables, nobody meets twice for many rounds.
    """
    games = Counter(one for seated in before for table in seated for one in table)
    people = sorted(range(players), key=lambda one: games[one])
    plan = []
    for number in range(rounds):
        # Everybody rests in turn, first who has played most.
        first = -number * (players - tables * size)
        order = [people[(first + place) % players] for place in range(players)]
        ranks = [order[rank * tables : (rank + 1) * tables] for rank in range(size)]
        seated = [ranks[rank][(at + number * rank) % tables] for at in range(tables) for rank in range(size)]
        plan.append(seated + order[tables * size :])
    return plan


class _Plan:
    """The tables of all rounds, and how often any two players meet in them."""

    def __init__(
        self,
        players: int,
        size: int,
        tables: int,
        orders: list[list[int]],
        before: Iterable[Iterable[Iterable[int]]],
    ) -> None:
        self._size = size
        self._seats = tables * size
        self._orders = orders
        self._met = [[0] * players for _ in range(players)]
        for seated in (*before, *self.tables()):
            for table in seated:
                for one, other in combinations(table, 2):
                    self._meet(one, other, 1)
        met = [times for one, row in enumerate(self._met) for times in row[:one]]
        each, more = divmod(sum(met), len(met))
        self._most = each + (more > 0)
        """How often two meet at most where all meet as equally as can be."""
        self._lowest = ((len(met) - more) * each**2 + more * (each + 1) ** 2) // 2
        self.unevenness = sum(times**2 for times in met) // 2
        """Half the sum of the squares of meetings, which is least there."""

    @property
    def is_best(self) -> bool:
        """Whether nothing can be more even."""
        return self.unevenness <= self._lowest

    def tables(self) -> Iterator[Round]:
        """The tables of each round."""
        for order in self._orders:
            starts = range(0, self._seats, self._size)
            yield tuple(tuple(order[start : start + self._size]) for start in starts)

    def improve(self, chance: Random, tries: int) -> None:
        """Exchange players of two tables of a round wherever the squares of meetings grow no larger by it.

        Mostly those who meet somebody too often at their table. Now and then a worse exchange is taken too:
        what cannot be reached by better ones alone is reached from there.
        """
        now, best = self.unevenness, [order[:] for order in self._orders]
        for _ in range(tries if self._seats > self._size else 0):
            if self.is_best:
                break
            order = self._orders[int(chance.random() * len(self._orders))]
            one, other = int(chance.random() * self._seats), int(chance.random() * self._seats)
            if one // self._size == other // self._size:
                continue
            if not self._meets_too_often(order, one) and chance.random() > 0.05:
                continue
            change = self._change(order, one, other)
            if change <= 0 or chance.random() < exp(-change / _HEAT):
                self._exchange(order, one, other)
                now += change
                if now < self.unevenness:
                    self.unevenness, best = now, [order[:] for order in self._orders]
        self._orders = best

    def _meets_too_often(self, order: list[int], place: int) -> bool:
        start = place - place % self._size
        return max(map(self._met[order[place]].__getitem__, order[start : start + self._size])) > self._most

    def _change(self, order: list[int], one: int, other: int) -> int:
        """What an exchange adds to the half of the sum of squares."""
        first, second = order[one], order[other]
        gone = self._met[first], self._met[second]
        change = 0
        for player in self._beside(order, one):
            change += gone[1][player] - gone[0][player] + 1
        for player in self._beside(order, other):
            change += gone[0][player] - gone[1][player] + 1
        return change

    def _exchange(self, order: list[int], one: int, other: int) -> None:
        first, second = order[one], order[other]
        for player in self._beside(order, one):
            self._meet(first, player, -1)
            self._meet(second, player, 1)
        for player in self._beside(order, other):
            self._meet(second, player, -1)
            self._meet(first, player, 1)
        order[one], order[other] = second, first

    def _beside(self, order: list[int], place: int) -> list[int]:
        """The others at the table of a place."""
        start = place // self._size * self._size
        return [order[at] for at in range(start, start + self._size) if at != place]

    def _meet(self, one: int, other: int, times: int) -> None:
        self._met[one][other] += times
        self._met[other][one] += times


def _turned(plan: Iterable[Round], chance: Random, played: Sequence[Round]) -> Iterator[Round]:
    """The same tables, in which everybody is East as often as South, West and North, as nearly as can be."""
    turned = [list(tables) for tables in plan]
    been: Mapping[int, Counter[int]] = defaultdict(Counter)
    for seated in (played, turned):
        for table in chain.from_iterable(seated):
            _count(been, table, 1)
    for _ in range(_PASSES):
        for tables in turned:
            for number, table in enumerate(tables):
                _count(been, table, -1)
                # Among equal ones another each time: so it goes on where the first ones lead no further.
                orders = chance.sample(list(permutations(table)), factorial(len(table)))
                tables[number] = min(orders, key=partial(_been, been))
                _count(been, tables[number], 1)
    return (tuple(tables) for tables in turned)


def _count(been: Mapping[int, Counter[int]], table: Table, times: int) -> None:
    for wind, player in enumerate(table):
        been[player][wind] += times


def _been(been: Mapping[int, Counter[int]], table: Table) -> int:
    """How often those at a table have had the winds that they have there."""
    return sum(been[player][wind] for wind, player in enumerate(table))
