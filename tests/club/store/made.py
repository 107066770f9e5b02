"""Sheets and hands to keep, and what the tests ask of answers."""

from __future__ import annotations

import re
from datetime import datetime, timedelta, timezone
from typing import Any

import pytest

from mahjong_desk.club.match import Match
from mahjong_desk.club.sheet import Sheet
from mahjong_desk.club.store.failures import StoreProblem, message
from mahjong_desk.club.store.kept import Conflict, Impossible, Kept
from mahjong_desk.club.store.sheets import Sheets
from mahjong_desk.rules.outcomes import Played, Points, Ron, Tsumo, Yakuman

NAMES = ("Ada", "Ben", "Cleo", "Dai")
EVENING = datetime(2026, 3, 1, 19, 0, 0, 250_000, timezone.utc)
LONG = (("hands", "999"),)
"""A match of World Series of Mahjong that does not end while a test records."""

MOSTLY_A_FILE = pytest.mark.parametrize(
    "url", ["sqlite", pytest.param("postgresql", marks=pytest.mark.long)], indirect=True
)
"""Every day in a file, and on a server in the long run: for what is above the database, and alike on both."""


def opened(url: str | None) -> Sheets:
    """The matches of a database that is in order."""
    found = Sheets.open(url)
    assert isinstance(found, Sheets), found
    assert found.problem is None, found.problem
    return found


def evening(*hands: Played, minutes: int = 0, **more: Any) -> Sheet:
    """A sheet begun on one evening, so many minutes later."""
    match = Match(hands, **{"options": LONG, **more.pop("match", {})})
    return Sheet(**{"match": match, "names": NAMES, "begun": EVENING + timedelta(minutes=minutes), **more})


def numbered(number: int) -> Played:
    """A hand of World Series of Mahjong, another one for each number."""
    return Played((Ron(number % 4, (number + 1) % 4, Points(number)),))


def number_of(played: Played) -> int:
    """Which of the numbered hands it is."""
    (win,) = played.wins
    assert isinstance(win.worth, Points)
    return win.worth.value


def numbers(kept: object) -> list[int]:
    """Which numbered hands a match has."""
    return [number_of(played) for played in good(kept).sheet.match.hands]


def yakuman(winner: int, discarder: int) -> Played:
    """By riichi rules, 48,000 from the discarder to the dealer: nobody who began with 25,000 can pay it."""
    return Played((Ron(winner, discarder, Yakuman()),))


def self_drawn(winner: int, value: int) -> Played:
    """A self-drawn win of World Series of Mahjong."""
    return Played((Tsumo(winner, Points(value)),))


def good(answer: object) -> Kept:
    """The match of an answer that is one."""
    assert isinstance(answer, Kept), told(answer)
    return answer


def told(answer: object) -> object:
    """What an answer says, for a test that fails."""
    return message(answer) if isinstance(answer, StoreProblem) else answer


def now_in(answer: object) -> Kept:
    """What is there, by an answer that says that somebody else was quicker."""
    assert isinstance(answer, Conflict), told(answer)
    return answer.now


def refused(answer: object) -> Impossible:
    """An answer that says that it cannot have gone so."""
    assert isinstance(answer, Impossible), told(answer)
    return answer


def trouble(answer: object) -> StoreProblem:
    """An answer that says what is wrong with the database, in words too."""
    assert isinstance(answer, StoreProblem), answer
    words = message(answer)
    assert not re.search(r"\{\w+\}", words), "every value is filled in"
    assert answer.where in words
    return answer
