"""The changes of what is kept of matches, each within one transaction.

A change looks first whether what it was made from is still so, then whether the rules take what comes of it,
and writes last. Nobody else changes anything meanwhile: each begins with the one row that counts the changes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any, TypeAlias

from sqlalchemy import Connection, delete, func, insert, select, update

from mahjong_desk.club.match import Match
from mahjong_desk.club.play import play
from mahjong_desk.club.request import read_played
from mahjong_desk.club.sheet import Sheet, sheet_object, sheet_problems
from mahjong_desk.club.store.kept import Action, Conflict, Impossible, Kept
from mahjong_desk.club.store.reading import Reader
from mahjong_desk.club.store.tables import ChangeRow, HandRow, MatchRow, PlayerRow, RevisionRow, SeatRow
from mahjong_desk.club.written import hand_object
from mahjong_desk.core.draft import Draft
from mahjong_desk.core.problems import Problem, Refused
from mahjong_desk.rules.outcomes import Played
from mahjong_desk.rules.request import request_object

Changed: TypeAlias = "Kept | Conflict | Impossible"


class Transaction:
    """One change, which has begun; whoever made it commits it, unless the answer is that nothing is changed.

    Its methods raise :class:`NoMatchError` for a match that is not there, and what the database raises.
    """

    def __init__(self, connection: Connection, at: datetime) -> None:
        self._connection = connection
        self._at = at
        connection.execute(update(RevisionRow).values(number=RevisionRow.number + 1))
        self._reader = Reader(connection)
        self._revision = self._reader.revision()

    # --- matches ------------------------------------------------------------------------------------------

    def remember(self, names: Sequence[str]) -> list[int]:
        """The ids of players, who are remembered where they are new."""
        known = {
            row.name: row.id
            for row in self._connection.execute(
                select(PlayerRow.id, PlayerRow.name).where(PlayerRow.name.in_(names))
            )
        }
        return [known[name] if name in known else self._add(PlayerRow, name=name) for name in names]

    def begin(self, sheet: Sheet, *, insist: bool) -> Changed:
        """Keep a new match, with the hands that it has."""
        refused = _own_refused(sheet) or _refused(sheet.match, *range(len(sheet.match.hands)), insist=insist)
        if refused is not None:
            return refused
        match_id = self._add(MatchRow, version=1, **_own_columns(sheet))
        self._seat(match_id, sheet.names)
        hands = zip(sheet.match.hands, sheet.tiles, strict=True)
        rows = [
            {"match_id": match_id, "position": place, "version": 1, **_hand_columns(played, tiles)}
            for place, (played, tiles) in enumerate(hands)
        ]
        if rows:
            self._connection.execute(insert(HandRow), rows)
        return self._done(match_id, Action.BEGUN)

    def amend(self, kept: Kept, sheet: Sheet, *, insist: bool) -> Changed:
        """Change everything of a match but its hands and its times."""
        now = self._now(kept)
        if now.version != kept.version:
            return Conflict(now)
        match = replace(sheet.match, hands=now.sheet.match.hands)
        wanted = replace(now.sheet, match=match, names=sheet.names, title=sheet.title)
        refused = _own_refused(wanted) or _refused(wanted.match, insist=insist)
        if refused is not None:
            return refused
        self._connection.execute(delete(SeatRow).where(SeatRow.match_id == kept.id))
        self._seat(kept.id, wanted.names)
        return self._own_changed(now, wanted, Action.AMENDED)

    def end(self, kept: Kept, ended: datetime | None) -> Changed:
        """Say that a match has ended, or has not."""
        now = self._now(kept)
        if now.version != kept.version:
            return Conflict(now)
        action = Action.REOPENED if ended is None else Action.ENDED
        return self._own_changed(now, replace(now.sheet, ended=ended), action)

    def _own_changed(self, now: Kept, sheet: Sheet, action: Action) -> Kept:
        columns = _own_columns(sheet)
        self._connection.execute(
            update(MatchRow).where(MatchRow.id == now.id).values(version=now.version + 1, **columns)
        )
        before = replace(now.sheet, match=replace(now.sheet.match, hands=()), tiles=())
        return self._done(now.id, action, earlier=sheet_object(before))

    def _seat(self, match_id: int, names: Sequence[str]) -> None:
        players = self.remember(names)
        rows = [{"match_id": match_id, "seat": seat, "player_id": one} for seat, one in enumerate(players)]
        self._connection.execute(insert(SeatRow), rows)

    # --- hands --------------------------------------------------------------------------------------------

    def insert(self, kept: Kept, place: int, played: Played, tiles: Draft | None, *, insist: bool) -> Changed:
        """Put a hand before the one at a place, or at the end."""
        now = self._now(kept)
        found = _gap(kept, now, place)
        if found is None:
            return Conflict(now)
        hands = now.sheet.match.hands
        wanted = replace(now.sheet.match, hands=(*hands[:found], played, *hands[found:]))
        refused = _refused(wanted, found, insist=insist)
        if refused is not None:
            return refused
        is_last = found == len(hands)
        position = self._last_position(kept.id) + 1 if is_last else self._make_room(now.hands[found].id)
        columns = _hand_columns(played, tiles)
        hand = self._add(HandRow, match_id=kept.id, position=position, version=1, **columns)
        action = Action.RECORDED if is_last else Action.INSERTED
        return self._done(kept.id, action, hand=hand, number=found + 1)

    def change(self, kept: Kept, place: int, played: Played, tiles: Draft | None, *, insist: bool) -> Changed:
        """Put other contents in the place of a hand."""
        now = self._now(kept)
        found = _same_hand(kept, now, place)
        if found is None:
            return Conflict(now)
        hands = now.sheet.match.hands
        wanted = replace(now.sheet.match, hands=(*hands[:found], played, *hands[found + 1 :]))
        refused = _refused(wanted, found, insist=insist)
        if refused is not None:
            return refused
        hand, version = now.hands[found]
        columns = {"version": version + 1, **_hand_columns(played, tiles)}
        self._connection.execute(update(HandRow).where(HandRow.id == hand).values(columns))
        return self._hand_gone(now, found, Action.CHANGED)

    def remove(self, kept: Kept, place: int, *, insist: bool) -> Changed:
        """Take a hand out."""
        now = self._now(kept)
        found = _same_hand(kept, now, place)
        if found is None:
            return Conflict(now)
        hands = now.sheet.match.hands
        refused = _refused(
            replace(now.sheet.match, hands=(*hands[:found], *hands[found + 1 :])), insist=insist
        )
        if refused is not None:
            return refused
        self._connection.execute(delete(HandRow).where(HandRow.id == now.hands[found].id))
        return self._hand_gone(now, found, Action.REMOVED)

    def _hand_gone(self, now: Kept, place: int, action: Action) -> Kept:
        """What a hand was is no more, and goes into the trail."""
        earlier = _hand_columns(now.sheet.match.hands[place], now.sheet.tiles[place])
        return self._done(now.id, action, hand=now.hands[place].id, number=place + 1, earlier=earlier)

    def _last_position(self, match_id: int) -> int:
        last = select(func.max(HandRow.position)).where(HandRow.match_id == match_id)
        found = self._connection.execute(last).scalar()
        return -1 if found is None else int(found)

    def _make_room(self, hand: int) -> int:
        """Move a hand and those after it; the position that is free then."""
        row = self._connection.execute(
            select(HandRow.match_id, HandRow.position).where(HandRow.id == hand)
        ).one()
        of_match = HandRow.match_id == row.match_id
        # No two may have one position at any moment, and below zero there are none.
        for where, to in (
            (HandRow.position >= row.position, -1 - HandRow.position),
            (HandRow.position < 0, -HandRow.position),
        ):
            self._connection.execute(update(HandRow).where(of_match, where).values(position=to))
        return int(row.position)

    # --- either -------------------------------------------------------------------------------------------

    def _now(self, kept: Kept) -> Kept:
        found = self._reader.match(kept.id)
        if found is None:
            raise NoMatchError(kept.id)
        return found

    def _add(self, table: Any, **columns: Any) -> int:
        """Insert a row; its id."""
        key = self._connection.execute(insert(table).values(**columns)).inserted_primary_key
        assert key is not None
        return int(key[0])

    def _done(self, match_id: int, action: Action, **columns: Any) -> Kept:
        """Note what was done, and give the match as it is now."""
        renamed = {"hand": "hand_id"}
        values = {renamed.get(name, name): value for name, value in columns.items()}
        self._add(
            ChangeRow, revision=self._revision, match_id=match_id, at=self._at, action=action.value, **values
        )
        found = self._reader.match(match_id)
        assert found is not None
        return found


class NoMatchError(LookupError):
    """There is no match of that id, which is the argument."""


def _own_columns(sheet: Sheet) -> dict[str, Any]:
    match = sheet.match
    return {
        "rules": match.rules,
        "options": dict(match.options),
        "players": match.players,
        "east_only": match.east_only,
        "title": sheet.title,
        "begun": sheet.begun,
        "ended": sheet.ended,
    }


def _hand_columns(played: Played, tiles: Draft | None) -> dict[str, Any]:
    return {"played": hand_object(played), "tiles": None if tiles is None else request_object(tiles)}


# --- whether it is still so -------------------------------------------------------------------------------


def _same_hand(kept: Kept, now: Kept, place: int) -> int | None:
    """Where the hand at a place is now; None if it, or the match around it, was changed meanwhile."""
    if not 0 <= place < len(kept.hands):
        raise IndexError(place)
    key = kept.hands[place]
    return now.hands.index(key) if now.version == kept.version and key in now.hands else None


def _gap(kept: Kept, now: Kept, place: int) -> int | None:
    """Where the gap before a place is now; None if other hands are on its sides, or the match was changed.

    What the hands on its sides are may have been changed: a hand between them is one all the same.
    """
    ids, ids_now = [hand.id for hand in kept.hands], [hand.id for hand in now.hands]
    if not 0 <= place <= len(ids):
        raise IndexError(place)
    if now.version != kept.version:
        return None
    if place == 0:
        return 0 if ids[:1] == ids_now[:1] else None
    if ids[place - 1] not in ids_now:
        return None
    found = ids_now.index(ids[place - 1]) + 1
    return found if ids[place : place + 1] == ids_now[found : found + 1] else None


# --- whether it can be so ---------------------------------------------------------------------------------


def _own_refused(sheet: Sheet) -> Impossible | None:
    """Why there can be no such match, whatever its hands are."""
    problems = tuple(sheet_problems(sheet))
    try:
        play(replace(sheet.match, hands=()))
    except Refused as refused:
        problems += refused.problems
    return Impossible(problems, may_insist=False) if problems else None


def _unreadable(match: Match, *places: int) -> tuple[Problem, ...]:
    """Why the hands at some places could not be read again."""
    return tuple(problem for place in places for problem in _reading_problems(match, place))


def _reading_problems(match: Match, place: int) -> tuple[Problem, ...]:
    try:
        read_played(hand_object(match.hands[place]), match.players, place + 1)
    except Refused as refused:
        return refused.problems
    return ()


def _refused(match: Match, *changed: int, insist: bool) -> Impossible | None:
    """Why a match cannot be so, with hands at some places that are new; None if it can, or has to."""
    wrong = _unreadable(match, *changed)
    if wrong:
        return Impossible(wrong, may_insist=False)
    try:
        problems = play(match).problems
    except Refused as refused:
        return Impossible(refused.problems, may_insist=False)
    return Impossible(problems, may_insist=True) if problems and not insist else None
