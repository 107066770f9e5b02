"""A score sheet: a match with who played it and when, as a value and as a JSON object.

The object is that of the match (:mod:`mahjong_desk.club.request`) with a few keys beside it:

    {"rules": "tenhou", …, "hands": […], "names": ["Ada", "Ben", "Cleo", "Dai"], "title": "Club night",
     "begun": "2026-03-01T19:00:00+00:00", "ended": null, "tiles": [{"hand": "12m…+3m", …}, null]}

``tiles`` has the scored hand of each hand of the match, null where nobody entered it; it is left out where
there is none.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timezone
from typing import Any

from mahjong_desk.club.fields import Fields
from mahjong_desk.club.match import Match
from mahjong_desk.club.play import in_hand
from mahjong_desk.club.request import read_match
from mahjong_desk.club.written import match_object
from mahjong_desk.core.draft import Draft
from mahjong_desk.core.line import bad_value
from mahjong_desk.core.problems import Problem, Refused
from mahjong_desk.rules.request import read_request, request_object

KEYS = ("names", "title", "begun", "ended", "tiles")
"""The keys beside those of the match."""
LONGEST_NAME = 60
LONGEST_TITLE = 200
_NAMES = "names-by-seat"
_TITLE = "short-text"
_TILES = "tiles-by-hand"


@dataclass(frozen=True, slots=True)
class Sheet:
    """A match with the names of its players, by their seats in the first hand, and its times in UTC.

    ``tiles``: the scored hand of each hand of the match, None where nobody entered it. Raises
    :class:`ValueError` where there are some, and not as many as hands.
    """

    match: Match
    names: tuple[str, ...]
    begun: datetime
    ended: datetime | None = None
    title: str = ""
    tiles: Sequence[Draft | None] = ()

    def __post_init__(self) -> None:
        if not self.tiles:
            object.__setattr__(self, "tiles", (None,) * len(self.match.hands))
        elif len(self.tiles) != len(self.match.hands):
            raise ValueError(f"{len(self.tiles)} scored hands for {len(self.match.hands)} hands")


def now() -> datetime:
    """The time, in UTC."""
    return datetime.now(timezone.utc)


def clean_name(name: str) -> str:
    """A name as it is remembered: composed letters, single spaces.

    >>> clean_name("  Ada   L. ")
    'Ada L.'
    """
    return unicodedata.normalize("NFC", " ".join(name.split()))


def name_key(name: str) -> str:
    """What two ways to write a name have in common: capitals and spaces make no other player.

    >>> name_key(" ADA  l.") == name_key("Ada L.")
    True
    """
    return clean_name(name).casefold()


def spelled(names: Iterable[str], known: Sequence[str]) -> tuple[str, ...]:
    """Names as those who are ``known`` write them, where only capitals or spaces differ.

    >>> spelled(["ada ", "BEN", "Eve"], ["Ada", "Ben"])
    ('Ada', 'Ben', 'Eve')
    """
    by_key = {name_key(name): name for name in reversed(known)}
    cleaned = map(clean_name, names)
    return tuple(name if name in known else by_key.get(name_key(name), name) for name in cleaned)


_JOINERS = re.compile("(?<=[^\0-\x7f])[\u200c\u200d](?=[^\0-\x7f])")
"""What keeps two letters apart in Persian, joins them in Hindi, and makes one picture of several."""


def is_printable(name: str) -> bool:
    """Whether all of a name can be seen.

    >>> is_printable("a\u200bb"), is_printable("\u0646\u200c\u0647")
    (False, True)
    """
    return _JOINERS.sub("", name).isprintable()


def name_problem(name: str) -> Problem | None:
    """Why a text cannot be the name of a player; None if it can."""
    if name and name == clean_name(name) and is_printable(name) and len(name) <= LONGEST_NAME:
        return None
    return bad_value("names", name[:LONGEST_NAME], "name", most=LONGEST_NAME)


def sheet_problems(sheet: Sheet) -> list[Problem]:
    """What is wrong with names and title; what its match comes to is found by playing it."""
    problems = [problem for name in sheet.names if (problem := name_problem(name)) is not None]
    if len(sheet.names) != sheet.match.players:
        shown = ", ".join(sheet.names)
        problems.append(bad_value("names", shown, "name-for-each-player", count=sheet.match.players))
    twice = sorted({name for name in sheet.names if sheet.names.count(name) > 1})
    problems += [bad_value("names", name, "different-names") for name in twice]
    if not _is_title(sheet.title):
        problems.append(bad_value("title", sheet.title[:LONGEST_TITLE], _TITLE, most=LONGEST_TITLE))
    return problems


def _is_title(title: str) -> bool:
    return len(title) <= LONGEST_TITLE and (title.isprintable() or not title)


def sheet_object(sheet: Sheet) -> dict[str, Any]:
    """The JSON object that :func:`read_sheet` makes this sheet of again."""
    found = {
        **match_object(sheet.match),
        "names": list(sheet.names),
        "title": sheet.title,
        "begun": sheet.begun.isoformat(),
        "ended": None if sheet.ended is None else sheet.ended.isoformat(),
    }
    tiles = [None if draft is None else request_object(draft) for draft in sheet.tiles]
    if any(tiles):
        found["tiles"] = tiles
    return found


def read_sheet(found: Mapping[str, Any]) -> Sheet:
    """The sheet that a JSON object describes.

    Raises :class:`Refused` with a problem for every key and value that cannot be.
    """
    problems: list[Problem] = []
    match = Match()
    try:
        match = read_match(found, beside=KEYS)
    except Refused as refused:
        problems += refused.problems
    fields = Fields(found, problems)
    names = fields.texts("names", _NAMES)
    title = fields.text("title", _TITLE, "", most=LONGEST_TITLE)
    begun, ended = fields.time("begun"), fields.time("ended", or_none=True)
    tiles = _tiles(fields, len(match.hands)) if not problems else ()
    if not problems and begun is not None:
        sheet = Sheet(match, names, begun, ended, title, tiles)
        problems += sheet_problems(sheet)
        if not problems:
            return sheet
    raise Refused(problems)


def _tiles(fields: Fields, hands: int) -> tuple[Draft | None, ...]:
    found = fields.value("tiles")
    if found is None:
        return ()
    if not isinstance(found, list) or len(found) != hands:
        fields.wrong("tiles", found, _TILES)
        return ()
    return tuple(_draft(fields, one, number) for number, one in enumerate(found, start=1))


def _draft(fields: Fields, found: object, number: int) -> Draft | None:
    if found is None:
        return None
    if not isinstance(found, dict):
        fields.wrong("tiles", found, _TILES)
        return None
    try:
        return read_request(found)
    except Refused as refused:
        fields.fail(*(in_hand(problem, number) for problem in refused.problems))
        return None
