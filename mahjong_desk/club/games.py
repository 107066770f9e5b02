"""Matches as games that count: what they came to for each player, across tables and over time."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime
from math import fsum
from typing import NamedTuple

from mahjong_desk.club.match import Replay
from mahjong_desk.club.sheet import Sheet, name_key
from mahjong_desk.club.tables_out import placed


class Game(NamedTuple):
    """A match with its replay; ``id`` is whatever the caller knows it by."""

    sheet: Sheet
    replay: Replay
    id: int = 0

    @property
    def was_begun(self) -> bool:
        """Whether a hand was dealt in it: before that nobody has a place."""
        return self.replay.last_dealt is not None

    @property
    def is_over(self) -> bool:
        """Whether it was said to be over, or no hand can follow."""
        return self.sheet.ended is not None or self.replay.state.is_over


class Result(NamedTuple):
    """What a game came to for a player, or would if it ended now; places from 1, the same for who ties."""

    name: str
    place: int
    score: int
    final: float
    is_over: bool


def results(game: Game) -> Iterator[Result]:
    """A result for each player, the first place first; none where no hand was dealt."""
    if game.was_begun:
        for one in placed(game.replay):
            yield Result(game.sheet.names[one.player], one.place, one.score, one.final, game.is_over)


def chosen(
    games: Iterable[Game],
    rules: str | None = None,
    since: datetime | None = None,
    until: datetime | None = None,
) -> tuple[Game, ...]:
    """The games by a rule set that began from one moment on and before another; None is without a limit."""
    return tuple(
        game
        for game in games
        if (rules is None or game.sheet.match.rules == rules)
        and (since is None or game.sheet.begun >= since)
        and (until is None or game.sheet.begun < until)
    )


class Ranked(NamedTuple):
    """A player in the standings across tables.

    ``place`` from 1; ``is_tied``: somebody else has just as much and the same place. ``games``: how many
    count, and ``running``, how many of them are not over. ``final`` and ``score`` are sums: final points or
    match points, and points at the end. ``places``: how often 1st, 2nd, 3rd and 4th.
    """

    place: int
    is_tied: bool
    name: str
    games: int
    running: int
    final: float
    score: int
    places: tuple[int, int, int, int]

    @property
    def average(self) -> float | None:
        """Final points a game; None without a game."""
        return self.final / self.games if self.games else None


def standings(games: Iterable[Game], guests: Sequence[str] = ()) -> tuple[Ranked, ...]:
    """Everybody who plays in some games, and all ``guests``, by the sum of final points, the best first.

    A game that is not over counts as it stands. Who has played no game comes last.
    """
    found: dict[str, list[Result]] = {name: [] for name in guests}
    for game in games:
        for result in results(game):
            found.setdefault(result.name, []).append(result)
    sums = {name: round(fsum(one.final for one in some), 6) for name, some in found.items()}
    played = [sums[name] for name, some in found.items() if some]
    ranked = []
    for name, some in found.items():
        place = 1 + (sum(other > sums[name] for other in played) if some else len(played))
        tied = played.count(sums[name]) > 1 if some else len(found) - len(played) > 1
        running = sum(not one.is_over for one in some)
        score = sum(one.score for one in some)
        ranked.append(Ranked(place, tied, name, len(some), running, sums[name], score, places_of(some)))
    return tuple(sorted(ranked, key=lambda one: (one.place, name_key(one.name))))


def places_of(some: Iterable[Result]) -> tuple[int, int, int, int]:
    """How often each place."""
    found = [one.place for one in some]
    return found.count(1), found.count(2), found.count(3), found.count(4)
