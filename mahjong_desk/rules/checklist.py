"""A hand summed up from the patterns that somebody says it has, without its tiles."""

from __future__ import annotations

from typing import NamedTuple

from mahjong_desk.core.problems import Problem
from mahjong_desk.rules.ruleset import Pattern
from mahjong_desk.rules.score import Row


class Item(NamedTuple):
    """A pattern as it stands to those that are ticked.

    ``most``: how often it can count; ``least``: how often it does in any hand with those that are ticked.
    ``in_place``: the ticked pattern that counts in its place; ``apart``: a ticked one that no hand has beside
    it. Both are None where it can be ticked.
    """

    pattern: Pattern
    most: int = 1
    in_place: str | None = None
    apart: str | None = None
    least: int = 0


class Checklist(NamedTuple):
    """What the ticked patterns come to, and how every pattern stands to them.

    ``rows``: those that count, the highest first. ``limit`` says how a limit acted on the sum, if one did.
    ``problem``: why it is too little to win.
    """

    total: int
    items: tuple[Item, ...] = ()
    rows: tuple[Row, ...] = ()
    limit: str | None = None
    problem: Problem | None = None
