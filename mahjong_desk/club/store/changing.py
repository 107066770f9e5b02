"""The changes of what is kept of matches, each within one transaction.

A change looks first whether what it was made from is still so, then whether the rules take what comes of it,
and writes last. Nobody else changes anything meanwhile: each begins with the one row that counts the changes.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any, TypeAlias
from uuid import UUID, uuid4

from sqlalchemy import Connection, delete, func, insert, select, update

from mahjong_desk.club.event import Event
from mahjong_desk.club.event_saved import event_object
from mahjong_desk.club.match import Replay
from mahjong_desk.club.sheet import Sheet, sheet_object
from mahjong_desk.club.store.edits import Edit, refused, stop_of
from mahjong_desk.club.store.failures import Trouble, TroubleError
from mahjong_desk.club.store.kept import Action, Conflict, EventAction, HandKey, Impossible, Kept
from mahjong_desk.club.store.reading_events import EventReader
from mahjong_desk.club.store.tables import (
    ChangeRow,
    EventChangeRow,
    GuestRow,
    HandRow,
    MatchRow,
    PlayerRow,
    RevisionRow,
    SeatRow,
)
from mahjong_desk.club.store.values import kept_of, own_sheet
from mahjong_desk.club.written import hand_object
from mahjong_desk.core.draft import Draft
from mahjong_desk.core.line import bad_value
from mahjong_desk.rules.outcomes import Played
from mahjong_desk.rules.request import request_object

Changed: TypeAlias = "Kept | Conflict | Impossible"


class Transaction:
    """One change, which has begun; whoever made it commits it, unless the answer is that nothing is changed.

    ``request`` names what somebody asked for. Its methods raise :class:`TroubleError`, and what the database
    raises.
    """

    def __init__(self, connection: Connection, at: datetime, request: UUID) -> None:
        self._connection = connection
        self._at = at
        self._request = str(request)
        connection.execute(update(RevisionRow).values(number=RevisionRow.number + 1))
        self._reader = EventReader(connection)
        self._revision = self._reader.revision
        # What is read before anything is done is as it was before this change.
        self._reader.revision -= 1
        self.is_repeated = False
        """Whether all was done already, so that there is nothing to commit."""

    def done_before(self, kept: Kept | None) -> Kept | None:
        """The match as it is now, where what is asked for was done already and only the answer was lost."""
        match_id = self._reader.asked_before(self._request)
        self.is_repeated = match_id is not None
        return None if match_id is None else self._read(match_id, kept)

    # --- matches ------------------------------------------------------------------------------------------

    def begin(self, sheet: Sheet, *, insist: bool) -> Changed:
        """Keep a new match, with the hands that it has."""
        match = sheet.match
        wrong = refused(sheet, None, insist=insist)
        if wrong is not None:
            return wrong
        match_id = self._add(MatchRow, version=1, deleted=False, **_own_columns(sheet))
        self._seat(match_id, sheet.names)
        hands = zip(match.hands, sheet.tiles, strict=True)
        rows = [
            {"match_id": match_id, "position": place, "version": 1, **_hand_columns(played, tiles)}
            for place, (played, tiles) in enumerate(hands)
        ]
        if rows:
            self._connection.execute(insert(HandRow), rows)
        self._note(match_id, Action.BEGUN)
        return self._read(match_id, None)

    def amend(self, kept: Kept, sheet: Sheet, *, insist: bool) -> Changed:
        """Change everything of a match but its hands and its times."""
        now = self._now(kept)
        if now.version != kept.version:
            return Conflict(now)
        match = replace(sheet.match, hands=now.sheet.match.hands)
        wanted = replace(now.sheet, match=match, names=sheet.names, title=sheet.title)
        wrong = refused(wanted, stop_of(now.replay), insist=insist)
        if wrong is not None:
            return wrong
        self._note(kept.id, Action.AMENDED, earlier=self._own_object(kept.id))
        self._connection.execute(delete(SeatRow).where(SeatRow.match_id == kept.id))
        self._seat(kept.id, wanted.names)
        return self._own_changed(now, **_own_columns(wanted))

    def end(self, kept: Kept, ended: datetime | None) -> Changed:
        """Say that a match has ended, or has not."""
        now = self._now(kept)
        if now.version != kept.version:
            return Conflict(now)
        action = Action.REOPENED if ended is None else Action.ENDED
        self._note(kept.id, action, earlier=self._own_object(kept.id))
        return self._own_changed(now, ended=ended)

    def delete(self, kept: Kept, *, deleted: bool) -> Changed:
        """Take a match away, or have it back; not where anything of it was changed meanwhile."""
        now = self._now(kept)
        if now.mark != kept.mark:
            return Conflict(now)
        self._note(kept.id, Action.DELETED if deleted else Action.RESTORED)
        return self._own_changed(now, deleted=deleted)

    def _own_changed(self, now: Kept, **columns: Any) -> Kept:
        self._connection.execute(
            update(MatchRow).where(MatchRow.id == now.id).values(version=now.version + 1, **columns)
        )
        return self._read(now.id, now)

    def _own_object(self, match_id: int) -> dict[str, Any]:
        """A match without its hands, for the trail."""
        return sheet_object(own_sheet(*self._reader.own(match_id)))

    # --- players ------------------------------------------------------------------------------------------

    def remember(self, names: Sequence[str]) -> list[int]:
        """The ids of players, who are remembered where they are new."""
        known = self._ids(names)
        return [known[name] if name in known else self._add(PlayerRow, name=name) for name in names]

    def rename(self, name: str, to: str) -> Impossible | None:
        """Give a player another name in all matches; where somebody has it, the two become one."""
        ids = self._ids((name, to))
        if name not in ids or name == to:
            self.is_repeated = to in ids
            return None if to in ids else _bad_name(name, "remembered-player")
        player, matches = ids[name], self._matches_of(ids[name])
        events = self._events_of(player)
        meet = to in ids and (matches & self._matches_of(ids[to]) or events & self._events_of(ids[to]))
        if meet:
            return _bad_name(to, "different-names")
        for match_id in sorted(matches):
            self._request = str(uuid4())  # each change has one of its own
            self._note(match_id, Action.RENAMED, earlier=self._own_object(match_id))
        for event_id in sorted(events):
            self._request = str(uuid4())
            self._note_event(event_id, EventAction.RENAMED, self._reader.event_or_none(event_id))
        self._connection.execute(
            update(MatchRow).where(MatchRow.id.in_(matches)).values(version=MatchRow.version + 1)
        )
        if to not in ids:
            self._connection.execute(update(PlayerRow).where(PlayerRow.id == player).values(name=to))
        else:
            for of in (SeatRow, GuestRow):
                self._connection.execute(update(of).where(of.player_id == player).values(player_id=ids[to]))
            self._connection.execute(delete(PlayerRow).where(PlayerRow.id == player))
        return None

    def _ids(self, names: Sequence[str]) -> dict[str, int]:
        asked = select(PlayerRow.name, PlayerRow.id).where(PlayerRow.name.in_(names))
        return {row.name: row.id for row in self._connection.execute(asked)}

    def _matches_of(self, player: int) -> set[int]:
        return set(self._connection.scalars(select(SeatRow.match_id).where(SeatRow.player_id == player)))

    def _events_of(self, player: int) -> set[int]:
        return set(self._connection.scalars(select(GuestRow.event_id).where(GuestRow.player_id == player)))

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
        edit = Edit(now, found, 0, ((played, tiles),))
        replay = self._tried(edit, insist=insist)
        if isinstance(replay, Impossible):
            return replay
        is_last = found == len(now.hands)
        position = self._last_position(kept.id) + 1 if is_last else self._make_room(now.hands[found].id)
        columns = _hand_columns(played, tiles)
        hand = self._add(HandRow, match_id=kept.id, position=position, version=1, **columns)
        self._note(kept.id, Action.RECORDED if is_last else Action.INSERTED, hand_id=hand, number=found + 1)
        return self._edited(edit, HandKey(hand, 1), replay)

    def change(self, kept: Kept, place: int, played: Played, tiles: Draft | None, *, insist: bool) -> Changed:
        """Put other contents in the place of a hand."""
        now = self._now(kept)
        found = _same_hand(kept, now, place)
        if found is None:
            return Conflict(now)
        edit = Edit(now, found, 1, ((played, tiles),))
        replay = self._tried(edit, insist=insist)
        if isinstance(replay, Impossible):
            return replay
        self._note_earlier(edit, Action.CHANGED)
        key = now.hands[found]._replace(version=now.hands[found].version + 1)
        columns = {"version": key.version, **_hand_columns(played, tiles)}
        self._connection.execute(update(HandRow).where(HandRow.id == key.id).values(columns))
        return self._edited(edit, key, replay)

    def remove(self, kept: Kept, place: int, *, insist: bool) -> Changed:
        """Take a hand out."""
        now = self._now(kept)
        found = _same_hand(kept, now, place)
        if found is None:
            return Conflict(now)
        edit = Edit(now, found, 1)
        replay = self._tried(edit, insist=insist)
        if isinstance(replay, Impossible):
            return replay
        self._note_earlier(edit, Action.REMOVED)
        self._connection.execute(delete(HandRow).where(HandRow.id == now.hands[found].id))
        return self._edited(edit, None, replay)

    @staticmethod
    def _tried(edit: Edit, *, insist: bool) -> Replay | Impossible:
        """What comes of an edit; while there is a hand that cannot be read, nothing else is edited."""
        unread = edit.now.unreadable
        if unread and not (edit.gone and edit.place in unread):
            raise TroubleError(Trouble.UNREADABLE, {"id": edit.now.id}, edit.now.problems[0])
        return edit.tried(insist=insist)

    def _edited(self, edit: Edit, key: HandKey | None, replay: Replay) -> Kept:
        if edit.now.problems:
            return self._read(edit.now.id, None)
        return edit.kept(key, replay, self._revision, self._request)

    def _note_earlier(self, edit: Edit, action: Action) -> None:
        """What a hand was is no more, and goes into the trail."""
        hand = edit.now.hands[edit.place].id
        texts = self._reader.hand(hand)
        earlier = {"played": _said(texts.played), "tiles": texts.tiles and _said(texts.tiles)}
        self._note(edit.now.id, action, hand_id=hand, number=edit.place + 1, earlier=earlier)

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
        return self._read(kept.id, kept)

    def _read(self, match_id: int, known: Kept | None) -> Kept:
        rows = self._reader.match(match_id, known)
        return rows if isinstance(rows, Kept) else kept_of(rows, known)

    def _add(self, table: Any, **columns: Any) -> int:
        """Insert a row; its id."""
        key = self._connection.execute(insert(table).values(**columns)).inserted_primary_key
        assert key is not None
        return int(key[0])

    def _note(self, match_id: int, action: Action, **columns: Any) -> None:
        """Put what is done into the trail."""
        self._reader.revision = self._revision
        self._add(
            ChangeRow,
            revision=self._revision,
            match_id=match_id,
            request=self._request,
            at=self._at,
            action=action.value,
            **columns,
        )

    def _note_event(self, event_id: int, action: EventAction, earlier: Event | None = None) -> None:
        """Put what is done to a club night into its trail, with what there was before."""
        self._reader.revision = self._revision
        self._add(
            EventChangeRow,
            revision=self._revision,
            event_id=event_id,
            request=self._request,
            at=self._at,
            action=action.value,
            earlier=None if earlier is None else event_object(earlier),
        )


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


def _said(text: str) -> Any:
    """What a text of the database says; the text itself, where that is no JSON."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text


def _bad_name(name: str, allowed: str) -> Impossible:
    return Impossible((bad_value("names", name, allowed),), may_insist=False)


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
    if not 0 <= place <= len(kept.hands):
        raise IndexError(place)
    if now.version != kept.version:
        return None
    ids, ids_now = [hand.id for hand in kept.hands], [hand.id for hand in now.hands]
    if place == 0:
        return 0 if ids[:1] == ids_now[:1] else None
    if ids[place - 1] not in ids_now:
        return None
    found = ids_now.index(ids[place - 1]) + 1
    return found if ids[place : place + 1] == ids_now[found : found + 1] else None
