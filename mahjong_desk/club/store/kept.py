"""What the storage of matches answers with. Nobody changes these; a change of a match gives another one."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date, datetime, timezone
from enum import Enum
from typing import NamedTuple

from mahjong_desk.club.event import Event
from mahjong_desk.club.games import Game
from mahjong_desk.club.match import Replay
from mahjong_desk.club.sheet import Sheet
from mahjong_desk.core.draft import Draft
from mahjong_desk.core.problems import Problem
from mahjong_desk.rules.outcomes import Played

_NEVER = datetime.fromtimestamp(0, timezone.utc)


class HandKey(NamedTuple):
    """A hand as it was read: which, and which version of it."""

    id: int
    version: int


@dataclass(frozen=True, slots=True)
class Kept:
    """A match as it was read, with what names it in a change.

    ``version`` is that of everything but the hands; ``hands`` has a key for each hand of the sheet.
    ``is_whole``: nothing is missing, as it may be in a damaged file. ``problems``: which hands cannot be
    read, and why; each stands in its place with no outcome, until another one is put there.

    ``revision``: how many changes of all matches there were by then. ``mark`` names the last one of this
    match, so that what has the same mark is the same. ``replay``: what comes of it, None where its rules are
    not known.
    """

    id: int
    version: int
    sheet: Sheet
    hands: tuple[HandKey, ...] = ()
    is_whole: bool = True
    is_deleted: bool = False
    problems: tuple[Problem, ...] = ()
    revision: int = field(default=0, compare=False)
    mark: str = field(default="", compare=False)
    replay: Replay | None = field(default=None, compare=False, repr=False)

    @property
    def unreadable(self) -> frozenset[int]:
        """The places of the hands that cannot be read."""
        return frozenset(int(problem.data["hand"]) - 1 for problem in self.problems)


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
    DELETED = "deleted"
    RESTORED = "restored"
    RENAMED = "renamed"
    """A player has another name."""


class EarlierHand(NamedTuple):
    """A hand as it was before a change."""

    played: Played
    tiles: Draft | None


class Change(NamedTuple):
    """An entry of the audit trail: when, what was done, and what was there before.

    ``hand`` is the id of the hand, and ``number`` its place in the match at that time, from 1. ``earlier`` is
    None for what was new or cannot be read, and a sheet without hands where the match itself was changed.
    """

    at: datetime
    action: Action
    hand: int | None
    number: int | None
    earlier: EarlierHand | Sheet | None


class News(NamedTuple):
    """How many changes there are by now, and the ids of the matches and of the club nights with new ones."""

    revision: int
    matches: frozenset[int]
    events: frozenset[int] = frozenset()


class Found(NamedTuple):
    """Several matches by their ids, and the ids of those that cannot be read."""

    matches: tuple[Kept, ...]
    unread: tuple[int, ...]

    @property
    def games(self) -> tuple[Game, ...]:
        """Those that are not deleted and whose rules are known, for standings and records."""
        return tuple(
            Game(kept.sheet, kept.replay, kept.id)
            for kept in self.matches
            if kept.replay is not None and not kept.is_deleted
        )


@dataclass(frozen=True, slots=True)
class KeptEvent:
    """A club night as it was read, with what names it in a change.

    ``matches``: for each round that has begun, the id of the match of each table, None where it was lost, as
    it may be in a damaged file. ``moment``: what time it
    was by the clock that all programs on this database go by, so that the clock of a round shows the same on
    each. The rest is as in :class:`Kept`.
    """

    id: int
    event: Event
    matches: tuple[tuple[int | None, ...], ...] = ()
    is_whole: bool = True
    is_deleted: bool = False
    revision: int = field(default=0, compare=False)
    mark: str = field(default="", compare=False)
    moment: datetime = field(default=_NEVER, compare=False)

    @property
    def begun(self) -> int:
        """How many rounds have begun."""
        return len(self.matches)

    @property
    def ids(self) -> tuple[int, ...]:
        """Those of all matches."""
        return tuple(match for tables in self.matches for match in tables if match is not None)


class ListedEvent(NamedTuple):
    """A club night in the list of them."""

    id: int
    name: str
    day: date
    rules: str
    guests: int
    rounds: int
    begun: int


class TableKey(NamedTuple):
    """A table of a club night: the id of that, and round and table from 0."""

    event: int
    round: int
    table: int


class EventAction(str, Enum):
    """What was done to a club night; the value is what the database holds."""

    PLANNED = "planned"
    AMENDED = "amended"
    BEGUN = "begun"
    """A round has begun."""
    CLOCK = "clock"
    """The clock of a round was started, stopped or set."""
    DELETED = "deleted"
    RESTORED = "restored"
    RENAMED = "renamed"
    """A guest has another name."""


class EventChange(NamedTuple):
    """An entry of the audit trail of a club night; ``earlier`` is None for what was new or cannot be read."""

    at: datetime
    action: EventAction
    earlier: Event | None


class EventConflict(NamedTuple):
    """Somebody else changed the same of a club night, so nothing was changed; ``now`` is what is there."""

    now: KeptEvent


class Conflict(NamedTuple):
    """Somebody else changed the same meanwhile, so nothing was changed; ``now`` is what is there."""

    now: Kept


class Impossible(NamedTuple):
    """By the rules it cannot have gone so, and nothing was changed.

    ``may_insist``: it can be kept all the same, to be put right by another change.
    """

    problems: tuple[Problem, ...]
    may_insist: bool
