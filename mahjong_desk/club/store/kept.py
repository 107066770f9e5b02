"""What the storage of matches answers with. Nobody changes these; a change of a match gives another one."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import Enum
from typing import NamedTuple

from mahjong_desk.club.sheet import Sheet
from mahjong_desk.core.draft import Draft
from mahjong_desk.core.problems import Problem
from mahjong_desk.rules.outcomes import Played


class HandKey(NamedTuple):
    """A hand as it was read: which, and which version of it."""

    id: int
    version: int


@dataclass(frozen=True, slots=True)
class Kept:
    """A match as it was read, with what names it in a change.

    ``version`` is that of everything but the hands; ``hands`` has a key for each hand of the sheet.
    ``is_whole``: nothing is missing, as it may be in a damaged file.
    """

    id: int
    version: int
    sheet: Sheet
    hands: tuple[HandKey, ...] = ()
    is_whole: bool = True


class Listed(NamedTuple):
    """A match in the list of matches; ``hands`` is how many it has."""

    id: int
    rules: str
    names: tuple[str, ...]
    title: str
    begun: datetime
    ended: datetime | None
    hands: int


class Action(str, Enum):
    """What was done to a match; the value is what the database holds."""

    BEGUN = "begun"
    RECORDED = "recorded"
    INSERTED = "inserted"
    CHANGED = "changed"
    REMOVED = "removed"
    AMENDED = "amended"
    ENDED = "ended"
    REOPENED = "reopened"


class EarlierHand(NamedTuple):
    """A hand as it was before a change."""

    played: Played
    tiles: Draft | None


class Change(NamedTuple):
    """An entry of the audit trail: when, what was done, and what was there before.

    ``hand`` is the id of the hand, and ``number`` its place in the match at that time, from 1. ``earlier`` is
    None for what was new, and a sheet without hands where the match itself was changed.
    """

    at: datetime
    action: Action
    hand: int | None
    number: int | None
    earlier: EarlierHand | Sheet | None


class News(NamedTuple):
    """How many changes there are by now, and the ids of the matches with new ones."""

    revision: int
    matches: frozenset[int]


class Conflict(NamedTuple):
    """Somebody else changed the same meanwhile, so nothing was changed; ``now`` is what is there."""

    now: Kept


class Impossible(NamedTuple):
    """By the rules it cannot have gone so, and nothing was changed.

    ``may_insist``: it can be kept all the same, to be put right by another change.
    """

    problems: tuple[Problem, ...]
    may_insist: bool
