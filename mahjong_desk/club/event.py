"""A club night: who is there, by which rules they play, and who sits where in each round.

Guests are numbered from 0 in the order in which they came onto the list; a number is never another guest's.
A table lists the numbers of those who sit there, East first. Rounds and tables are counted from 0. Nobody
changes an event: a change makes another one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date
from itertools import chain
from random import Random
from typing import NamedTuple

from mahjong_desk.club.clock import Clock
from mahjong_desk.club.match import Match
from mahjong_desk.club.play import match_rules
from mahjong_desk.club.seating import Round, Table, seatings
from mahjong_desk.club.sheet import LONGEST_TITLE, name_key, name_problem
from mahjong_desk.core.draft import DEFAULT_RULES
from mahjong_desk.core.line import bad_value
from mahjong_desk.core.problems import Problem, Refused
from mahjong_desk.rules.registry import rule_set

FEWEST, MOST = 4, 200
"""Guests of a club night."""
MOST_ROUNDS = 30
MOST_MINUTES = 600
_MINUTES = f"0–{MOST_MINUTES}"


class Guest(NamedTuple):
    """Somebody on the list, by name; who is not here any more, or not yet, is not seated."""

    name: str
    is_here: bool = True


@dataclass(frozen=True, slots=True)
class Event:
    """A club night of so many ``rounds``, each of so many ``minutes``; 0 is without a clock.

    ``options``: those of the rule set that were changed, as pairs of name and value. ``size``: how many play
    at a table. ``threes``: where guests would rest, some tables are of three instead. ``tables``: how many
    there are at most; 0: as many as the guests fill. ``seats``: the tables of each round that is seated, and
    ``clocks`` a clock for each of them.
    """

    name: str
    day: date
    guests: tuple[Guest, ...]
    rules: str = DEFAULT_RULES
    options: tuple[tuple[str, str], ...] = ()
    east_only: bool = False
    size: int = 4
    threes: bool = False
    tables: int = 0
    rounds: int = 4
    minutes: int = 0
    seats: tuple[Round, ...] = ()
    clocks: tuple[Clock, ...] = ()

    def match(self, players: int) -> Match:
        """A match at a table of so many, before its first hand."""
        return Match((), self.rules, self.options, players, self.east_only)

    def names(self, table: Table) -> tuple[str, ...]:
        """The names of those at a table."""
        return tuple(self.guests[guest].name for guest in table)

    def resting(self, number: int) -> tuple[int, ...]:
        """The guests who are here and sit at no table of a round."""
        seated = set(chain.from_iterable(self.seats[number]))
        here = (guest for guest, one in enumerate(self.guests) if one.is_here)
        return tuple(guest for guest in here if guest not in seated)


class Filled(NamedTuple):
    """What so many guests fill: how many tables, how many of these are of three, and how many rest."""

    tables: int
    of_three: int
    resting: int


def filled(event: Event) -> Filled:
    """What those who are here fill in each round that has not begun."""
    here = sum(guest.is_here for guest in event.guests)
    short = _short(here, event)
    tables = (here + short) // event.size
    if event.tables:
        tables = min(tables, event.tables)
    return Filled(tables, short, here + short - tables * event.size)


def with_table(event: Event, number: int, place: int, guests: Sequence[int]) -> Event:
    """With these at a table of a round, East first; whoever sat there takes the place of who comes instead.

    ``number`` is the round and ``place`` the table, from 0; there are as many guests as sit at it, each once.
    """
    tables = [list(table) for table in event.seats[number]]
    before = tables[place]
    leaving = [guest for guest in before if guest not in guests]
    coming = [guest for guest in guests if guest not in before]
    for guest, other in zip(coming, leaving, strict=True):
        for table in tables:
            if guest in table:
                table[table.index(guest)] = other
    tables[place] = list(guests)
    seats = (*event.seats[:number], tuple(map(tuple, tables)), *event.seats[number + 1 :])
    return replace(event, seats=seats)


def seated(event: Event, begun: int = 0, draw: int = 0) -> Event:
    """With seats for every round, as evenly as can be; the first ``begun`` rounds stay as they are.

    Another ``draw`` seats them otherwise, and as evenly. Raises :class:`ValueError` where those who are here
    do not fill a table.
    """
    here = [guest for guest, one in enumerate(event.guests) if one.is_here]
    away = [guest for guest, one in enumerate(event.guests) if not one.is_here]
    if draw:
        # The plan goes by the numbers of the players: with others the same plan seats other people together.
        Random(draw).shuffle(here)
    short = _short(len(here), event)
    # A place that stays empty at a table of three is somebody who is not there; before they were nobody.
    places: list[int | None] = [*here, *([None] * short), *away]
    number = {guest: place for place, guest in enumerate(places) if guest is not None}
    played = [
        tuple(tuple(number[one] for one in table) for table in tables) for tables in event.seats[:begun]
    ]
    count = len(here) + short
    rounds = max(event.rounds - begun, 0)
    seed = event.day.toordinal() + draw
    plan = seatings(count, rounds, event.size, seed, played, event.tables or None)
    empty = frozenset(range(len(here), count))
    seats = (*event.seats[:begun], *(_without(tables, empty, here) for tables in plan))
    clocks = (*event.clocks[:begun], *([Clock(event.minutes)] * rounds))
    return replace(event, seats=seats, clocks=clocks)


def _short(here: int, event: Event) -> int:
    """How many tables are of three, so that nobody rests: none where that cannot be."""
    tables = -(-here // event.size)
    short = tables * event.size - here
    fits = short <= tables and (not event.tables or tables <= event.tables)
    return short if event.threes and event.size == 4 and fits else 0


def _without(tables: Round, empty: frozenset[int], here: Sequence[int]) -> Round:
    """Tables of guests, at which the places of nobody are left out; no two of them at one table."""
    seats = [list(table) for table in tables]
    for table in seats:
        while len(empty.intersection(table)) > 1:
            other = next(one for one in seats if not empty.intersection(one))
            place = next(at for at, one in enumerate(table) if one in empty)
            table[place], other[place] = other[place], table[place]
    return tuple(tuple(here[one] for one in table if one not in empty) for table in seats)


def event_problems(event: Event) -> list[Problem]:
    """What is wrong with an event, whatever its matches are."""
    problems = [*_own_problems(event), *_guest_problems(event)]
    for players in sorted(_sizes(event)):
        problems += [one for one in _rules_problems(event.match(players)) if one not in problems]
    if not problems:
        problems += _seat_problems(event)
    return problems


def takes_threes(rules: str) -> bool:
    """Whether a rule set has tables of three; raises :class:`Refused` where there is none of that id."""
    return 3 in rule_set(rules).players


def _sizes(event: Event) -> set[int]:
    """How many can sit at a table."""
    return {event.size, 3} if event.threes else {event.size}


def _rules_problems(match: Match) -> tuple[Problem, ...]:
    try:
        match_rules(match)
    except Refused as refused:
        return refused.problems
    return ()


def _own_problems(event: Event) -> list[Problem]:
    problems = []
    if not event.name.strip() or not event.name.isprintable() or len(event.name) > LONGEST_TITLE:
        problems.append(bad_value("name", event.name[:LONGEST_TITLE], "text-from-1", most=LONGEST_TITLE))
    for key, value, least, most in (
        ("rounds", event.rounds, 1, MOST_ROUNDS),
        ("tables", event.tables, 0, MOST),
        ("minutes", event.minutes, 0, MOST_MINUTES),
    ):
        if not least <= value <= most:
            problems.append(bad_value(key, value, f"{least}–{most}"))
    return problems


def _guest_problems(event: Event) -> list[Problem]:
    names = [guest.name for guest in event.guests]
    problems = [problem for name in names if (problem := name_problem(name)) is not None]
    keys = Counter(map(name_key, names))
    twice = sorted({name for name in names if keys[name_key(name)] > 1})
    problems += [bad_value("names", name, "different-names") for name in twice]
    if not FEWEST <= len(names) <= MOST:
        problems.append(bad_value("players", len(names), f"{FEWEST}–{MOST}"))
    return problems


def _seat_problems(event: Event) -> list[Problem]:
    """Each round has each guest once at most, at tables of a size that is played, and a clock."""
    sizes = _sizes(event)
    for tables in event.seats:
        guests = list(chain.from_iterable(tables))
        fits = all(0 <= one < len(event.guests) for one in guests) and len(set(guests)) == len(guests)
        if not fits or not all(len(table) in sizes for table in tables):
            return [bad_value("seats", str(tables)[:40], "different-guests")]
    if len(event.clocks) != len(event.seats):
        return [bad_value("clocks", len(event.clocks), "clock-for-each-round")]
    wrong = (clock.minutes for clock in event.clocks if not 0 <= clock.minutes <= MOST_MINUTES)
    return [bad_value("minutes", minutes, _MINUTES) for minutes in wrong]
