"""Circumstances that exclude each other, and what is wrong with those given: alike in every family."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from mahjong_desk.core.hand import Condition, Hand, Win
from mahjong_desk.core.problems import Problem, Reason


class Known(NamedTuple):
    """The circumstances that a family knows.

    ``excludes``: for each of them, in the order in which they are offered, those that cannot stand together
    with it. ``label``: the id of its name. ``conflict``: the id of why the hand or the way it was won
    contradicts it, other circumstances aside; None where nothing does.
    """

    excludes: Mapping[Condition, tuple[Condition, ...]]
    label: Callable[[Condition, Win], str]
    conflict: Callable[[Condition, Hand, Win], str | None]

    def excluded(self, condition: Condition, win: Win) -> tuple[Condition, ...]:
        """The set circumstances that cannot stand together with this one."""
        return tuple(other for other in self.excludes[condition] if other in win.conditions)

    def problems(self, hand: Hand, win: Win) -> Iterator[Problem]:
        """A problem for each circumstance that the hand, the win or another circumstance contradicts."""
        named: set[Condition] = set()
        for condition in self.excludes:
            if condition not in win.conditions:
                continue
            data = {"label": self.label(condition, win)}
            if win.discarder is not None:
                data["discarder"] = win.discarder.name
            detail = self.conflict(condition, hand, win)
            if detail is not None:
                yield Problem(Reason.CONFLICTING_CONDITIONS, detail, data)
            named.add(condition)
            for other in self.excluded(condition, win):
                if other not in named:  # each pair is named once, by the circumstance that stands first
                    yield Problem(Reason.CONFLICTING_CONDITIONS, f"with-{other.value}", data)
