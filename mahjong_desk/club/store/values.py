"""What the rows of the database say, as values. What cannot be read is told of, and the rest is there."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any, NamedTuple

from mahjong_desk.club.match import Match, Replay
from mahjong_desk.club.play import in_hand, play
from mahjong_desk.club.request import PLAYERS, read_played
from mahjong_desk.club.sheet import Sheet, read_sheet
from mahjong_desk.club.store.kept import Action, Change, EarlierHand, Found, HandKey, Kept
from mahjong_desk.club.store.tiles import KeptTiles, draft_of, texts_of
from mahjong_desk.core.collecting import collector_rests
from mahjong_desk.core.line import bad_value
from mahjong_desk.core.memo import memo
from mahjong_desk.core.problems import Problem, Refused
from mahjong_desk.rules.outcomes import Played
from mahjong_desk.rules.request import read_options


class HandTexts(NamedTuple):
    """What the database holds of a hand: how it went, and its scored tiles."""

    played: str
    tiles: str | None


class MatchRows(NamedTuple):
    """What the database says of a match.

    ``match`` is its row, ``names`` are those by seat, None where there is none. ``hands`` has the texts of
    those of the ``keys`` that were not known before. ``is_whole``: nothing is missing.
    """

    match: Any
    names: tuple[str | None, ...]
    keys: tuple[HandKey, ...]
    hands: Mapping[HandKey, HandTexts]
    revision: int
    mark: str
    is_whole: bool


@collector_rests()
def kept_of(rows: MatchRows, known: Kept | None) -> Kept:
    """The match; ``known``: as it was read before, with the hands whose texts are not in the rows.

    Raises :class:`Refused` where there can be no such match, whatever its hands are.
    """
    own = own_sheet(rows.match, rows.names)
    hands, problems = _hands(rows, known, own.match.players)
    match = replace(own.match, hands=hands)
    tiles = KeptTiles(_tiles(rows, known))
    is_whole = rows.is_whole and not problems and None not in rows.names and tiles.look_readable
    return Kept(
        id=rows.match.id,
        version=rows.match.version,
        sheet=replace(own, match=match, tiles=tiles),
        hands=rows.keys,
        is_whole=is_whole,
        is_deleted=rows.match.deleted,
        problems=problems,
        revision=rows.revision,
        mark=rows.mark,
        replay=replayed(match, None if known is None else known.replay),
    )


@collector_rests()
def found_of(some: Sequence[MatchRows | Kept]) -> Found:
    """Several matches, of which some are known."""
    matches, unread = [], []
    for rows in some:
        if isinstance(rows, Kept):
            matches.append(rows)
            continue
        try:
            matches.append(kept_of(rows, None))
        except Refused:
            unread.append(int(rows.match.id))
    return Found(tuple(sorted(matches, key=lambda kept: kept.id)), tuple(sorted(unread)))


def own_sheet(row: Any, names: Sequence[str | None]) -> Sheet:
    """A match without its hands; who has no name is told apart by the seat."""
    if row.players not in PLAYERS:
        raise Refused([bad_value("players", row.players, " ".join(map(str, PLAYERS)))])
    options = read_options(_json(row.options))
    match = Match((), row.rules, tuple(sorted(options.items())), row.players, bool(row.east_only))
    named = tuple(name or f"? {seat}" for seat, name in enumerate(names, start=1))
    return Sheet(match, named, row.begun, row.ended, row.title)


def replayed(match: Match, known: Replay | None) -> Replay | None:
    """What comes of a match; None where there are no such rules."""
    try:
        return play(match, known)
    except Refused:
        return None


def _hands(
    rows: MatchRows, known: Kept | None, players: int
) -> tuple[tuple[Played, ...], tuple[Problem, ...]]:
    """How the hands went, and why some cannot be read."""
    before = {} if known is None else dict(zip(known.hands, known.sheet.match.hands, strict=True))
    hands: list[Played] = []
    problems = []
    for key in rows.keys:
        if key not in rows.hands:
            hands.append(before[key])
            continue
        try:
            hands.append(_played((rows.hands[key].played, players)))
        except Refused as refused:
            hands.append(Played(()))
            problems.append(in_hand(refused.problems[0], len(hands)))
    return tuple(hands), tuple(problems)


def _tiles(rows: MatchRows, known: Kept | None) -> list[str | None]:
    """The texts of the scored hands."""
    before: dict[HandKey, str | None] = {}
    if known is not None:
        before = dict(zip(known.hands, texts_of(known.sheet.tiles), strict=True))
    return [rows.hands[key].tiles if key in rows.hands else before[key] for key in rows.keys]


@memo(most=1 << 12)
def _played(asked: tuple[str, int]) -> Played:
    """How a hand went, by its text and the number of players; in a long match many are alike."""
    text, players = asked
    return read_played(_json(text), players, 1)


def _json(text: str) -> Any:
    """What a text of the database says; raises :class:`Refused` where it is no JSON."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise Refused([bad_value("JSON", text, "whole-object")]) from None


# --- the audit trail --------------------------------------------------------------------------------------


class ChangeRows(NamedTuple):
    """What the database says of the changes of a match for so many players; ``earlier`` of each is a text."""

    players: int
    changes: Sequence[Any]


_ACTIONS = frozenset(action.value for action in Action)


def changes_of(rows: ChangeRows) -> tuple[Change, ...]:
    """What was done to the match, without what this version has no word for."""
    return tuple(_change(row, rows.players) for row in rows.changes if row.action in _ACTIONS)


def _change(row: Any, players: int) -> Change:
    at: datetime = row.at
    return Change(at, Action(row.action), row.hand_id, row.number, _earlier(row, players))


def _earlier(row: Any, players: int) -> EarlierHand | Sheet | None:
    if row.earlier is None:
        return None
    try:
        found = _json(row.earlier)
        if row.hand_id is None:
            return read_sheet(found) if isinstance(found, dict) else None
        tiles = found["tiles"]
        played = read_played(found["played"], players, row.number)
    except (Refused, TypeError, KeyError):
        return None
    return EarlierHand(played, None if tiles is None else draft_of(json.dumps(tiles)))
