"""What players have done over time, from the matches that are over, for each rule set by itself.

Points by different rules say nothing about each other, so nothing is summed over several rule sets.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime
from typing import NamedTuple

from mahjong_desk.club.games import Game, Result, places_of, results
from mahjong_desk.club.match import Step
from mahjong_desk.club.sheet import name_key
from mahjong_desk.core.draft import Draft
from mahjong_desk.rules.outcomes import HanFu, Player, Points, Ron, Win, Worth

BEST = 5
"""How many of the best hands are told."""


class BestHand(NamedTuple):
    """A hand that was won: what it was worth, and its scored tiles where they are kept.

    ``begun`` is when its match began, ``game`` the id of that, and ``place`` the hand's place in it, from 0.
    """

    worth: Worth
    tiles: Draft | None
    begun: datetime
    game: int
    place: int


class Record(NamedTuple):
    """What a player did in matches by one rule set.

    ``final``, ``score`` and ``place`` are averages of a game; ``finals``: the final points of each game, the
    earliest first; ``places``: how often 1st, 2nd, 3rd and 4th, a
    tie being the better one. ``hands``: those that were dealt. ``wins`` are all, ``self_draws`` those of them
    that were self-drawn. ``deal_ins``: discards that were won on, by however many. ``reaches``: riichi sticks
    that stayed on the table. ``best``: the most valuable hands, the first one first among equals.
    """

    name: str
    rules: str
    games: int
    final: float
    score: float
    place: float
    places: tuple[int, int, int, int]
    hands: int
    wins: int
    self_draws: int
    deal_ins: int
    reaches: int
    best: tuple[BestHand, ...]
    finals: tuple[float, ...]


@dataclass(slots=True)
class _Tally:
    """What is counted of a player while the games are gone through."""

    results: list[Result] = field(default_factory=list)
    hands: int = 0
    self_draws: int = 0
    deal_ins: int = 0
    reaches: int = 0
    won: list[tuple[Worth, Game, int, Player]] = field(default_factory=list)


def records(games: Iterable[Game]) -> tuple[Record, ...]:
    """A record for each player and each rule set, by rule set and name.

    Only games that are over count, and only with a hand that was dealt.
    """
    tallies: dict[tuple[str, str], _Tally] = {}
    for game in sorted(games, key=lambda game: (game.sheet.begun, game.id)):
        if not (game.is_over and game.was_begun):
            continue
        rules = game.sheet.match.rules
        by_seat = [tallies.setdefault((rules, name), _Tally()) for name in game.sheet.names]
        for result in results(game):
            tallies[rules, result.name].results.append(result)
        for place, step in enumerate(game.replay.steps):
            _count(by_seat, game, place, step)
    order = sorted(tallies.items(), key=lambda one: (one[0][0], name_key(one[0][1])))
    return tuple(_record(rules, name, tally) for (rules, name), tally in order)


def _count(by_seat: list[_Tally], game: Game, place: int, step: Step) -> None:
    played = step.played
    if played.was_dealt:
        for tally in by_seat:
            tally.hands += 1
    for player in played.riichi:
        by_seat[player].reaches += 1
    dealt_in: list[Player] = []
    for win in played.wins:
        tally = by_seat[win.winner]
        tally.won.append((win.worth, game, place, win.winner))
        tally.self_draws += not isinstance(win, Ron)
        if isinstance(win, Ron) and win.discarder not in dealt_in:
            dealt_in.append(win.discarder)
            by_seat[win.discarder].deal_ins += 1


def _record(rules: str, name: str, tally: _Tally) -> Record:
    some, games = tally.results, len(tally.results)
    best = sorted(tally.won, key=lambda won: _value(won[0]), reverse=True)[:BEST]
    return Record(
        name=name,
        rules=rules,
        games=games,
        final=sum(one.final for one in some) / games,
        score=sum(one.score for one in some) / games,
        place=sum(one.place for one in some) / games,
        places=places_of(some),
        hands=tally.hands,
        wins=len(tally.won),
        self_draws=tally.self_draws,
        deal_ins=tally.deal_ins,
        reaches=tally.reaches,
        best=tuple(_best(*won) for won in best),
        finals=tuple(one.final for one in some),
    )


def _value(worth: Worth) -> tuple[int, int, int]:
    """What hands by one rule set are compared by."""
    if isinstance(worth, Points):
        return 0, worth.value, 0
    if isinstance(worth, HanFu):
        return 0, worth.han, (worth.fu or 0) if worth.needs_fu else 0
    return 1, worth.count, 0


def _best(worth: Worth, game: Game, place: int, winner: Player) -> BestHand:
    step = game.replay.steps[place]
    tiles = game.sheet.tiles[place] if _are_of(step.played.wins, winner, game, place) else None
    return BestHand(worth, tiles, game.sheet.begun, game.id, place)


def _are_of(wins: tuple[Win, ...], winner: Player, game: Game, place: int) -> bool:
    """Whether the tiles of a hand are the winner's: of several winners they are those of one."""
    if len(wins) == 1:
        return True
    tiles = game.sheet.tiles[place]
    return tiles is not None and tiles.win.seat is game.replay.steps[place].before.seat(winner)
