"""Chance that falls alike on every machine: the same words give the same numbers.

Only ``random()`` is used of Python's generator, and a text as its seed: both are kept as they are from
version to version, which what is made of them is not.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")


class Chance:
    """A row of chances, told from every other by the words that it is made of."""

    def __init__(self, *words: str | int) -> None:
        self._random = Random("/".join(map(str, words)))

    def below(self, count: int) -> int:
        """A number from 0 to ``count - 1``."""
        return int(self._random.random() * count)

    def within(self, percent: int) -> bool:
        """Yes in so many of a hundred cases."""
        return self.below(100) < percent

    def one_of(self, some: Sequence[T]) -> T:
        """One of some, each as likely."""
        return some[self.below(len(some))]

    def weighted(self, some: Sequence[T], weights: Sequence[int]) -> T:
        """One of some, each as often as its weight says; one of weight 0 never."""
        place = self.below(sum(weights))
        for one, weight in zip(some, weights, strict=True):
            place -= weight
            if place < 0:
                return one
        raise ValueError("nothing to choose from")

    def shuffled(self, some: Sequence[T]) -> list[T]:
        """All of them in another order."""
        rest = list(some)
        return [rest.pop(self.below(len(rest))) for _ in some]
