"""What is asked of the database, and the rows that come.

A damaged file is read row by row: what comes before the damage, and, from the other end, what comes after it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any

import sqlalchemy as sa
from sqlalchemy import JSON, Connection, Row, Select, cast, func, select, text
from sqlalchemy.exc import DatabaseError
from sqlalchemy.sql import column, table

from mahjong_desk.club.request import PLAYERS
from mahjong_desk.club.store.failures import Trouble, TroubleError
from mahjong_desk.club.store.kept import HandKey, Kept, Listed
from mahjong_desk.club.store.migrations import HEAD, VERSION_TABLE
from mahjong_desk.club.store.tables import (
    Base,
    ChangeRow,
    EventChangeRow,
    EventRow,
    HandRow,
    MatchRow,
    PlayerRow,
    RevisionRow,
    SeatRow,
)
from mahjong_desk.club.store.values import ChangeRows, HandTexts, MatchRows

_FEW = 100
"""Hands that are asked for by their ids; where it is more, all of the match are read."""


class Reader:
    """Reads through one connection; of a damaged file as much as can be read.

    Making one and its methods raise :class:`TroubleError`, and what the database raises. ``revision`` is how
    many changes there are by now.
    """

    def __init__(self, connection: Connection, *, is_damaged: bool = False) -> None:
        self._connection = connection
        self._is_damaged = is_damaged
        self._missed = False
        self.revision = 0 if is_damaged else self._current()

    def _current(self) -> int:
        """How many changes there are; a program that is newer may have changed the tables meanwhile."""
        version = select(column("version_num", sa.String)).select_from(table(VERSION_TABLE))
        number, found = self._connection.execute(select(RevisionRow.number, version.scalar_subquery())).one()
        if found != HEAD:
            raise TroubleError(Trouble.NEWER, {"found": str(found), "known": HEAD})
        return int(number)

    def players(self) -> tuple[str, ...]:
        """The names of all players, in their order."""
        names = self._players().values()
        return tuple(sorted(names, key=lambda name: (name.casefold(), name)))

    def matches(self, *, deleted: bool) -> tuple[Listed, ...]:
        """All matches: those that have not ended, then the others, the newest first; or those deleted."""
        counts, names = self._counts(), self._names()
        listed = [
            Listed(
                id=row.id,
                rules=row.rules,
                names=tuple(name or f"? {seat}" for seat, name in enumerate(_by_seat(row, names), start=1)),
                title=row.title,
                begun=row.begun,
                ended=row.ended,
                hands=counts.get(row.id, 0),
            )
            for row in self._rows(MatchRow)
            if row.deleted == deleted
        ]
        return tuple(sorted(listed, key=lambda one: (one.ended is None, one.begun, one.id), reverse=True))

    def _counts(self) -> Mapping[int, int]:
        """By match, how many hands it has."""
        if self._is_damaged:
            return Counter(row.match_id for row in self._rows(HandRow))
        counts = select(HandRow.match_id, func.count().label("hands")).group_by(HandRow.match_id)
        return {row.match_id: row.hands for row in self._connection.execute(counts)}

    # --- one match ----------------------------------------------------------------------------------------

    def match(self, match_id: int, known: Kept | None = None) -> MatchRows | Kept:
        """The rows of a match, without the hands that are known; what is known, where nothing has changed."""
        mark = "" if self._is_damaged else self.mark(match_id)
        if known is not None and mark and known.mark == mark:
            return replace(known, revision=self.revision)
        self._missed = False
        row, names = self.own(match_id)
        if known is None or known.problems or self._is_damaged:
            found = self._all_hands(match_id)
            keys = tuple(found)
        else:
            keys = self._keys(match_id)
            found = self._hands(match_id, set(keys) - set(known.hands))
        return MatchRows(row, names, keys, found, self.revision, mark, not self._missed)

    def many(self, ids: Collection[int] | None, known: Mapping[int, Kept]) -> list[MatchRows | Kept]:
        """The rows of several matches, or of all that are not deleted; of the same what is known."""
        self._missed = False
        marks = {} if self._is_damaged else self._marks(ids)
        same = {one for one, kept in known.items() if kept.mark and marks.get(one) == kept.mark}
        rows = self._rows(MatchRow) if ids is None else self._rows(MatchRow, "id", *ids) if ids else []
        wanted = [row for row in rows if ids is not None or not row.deleted]
        found: list[MatchRows | Kept] = [
            replace(known[row.id], revision=self.revision) for row in wanted if row.id in same
        ]
        wanted = [row for row in wanted if row.id not in same]
        few = [row.id for row in wanted] if len(wanted) <= _FEW else None
        hands = self._hands_by_match(few)
        names = self._names() if few is None else self._names(*few) if few else {}
        for row in wanted:
            texts = _texts(hands.get(row.id, ()))
            found.append(
                MatchRows(
                    row,
                    _by_seat(row, names),
                    tuple(texts),
                    texts,
                    self.revision,
                    marks.get(row.id, ""),
                    not self._missed,
                )
            )
        return found

    def _marks(self, ids: Collection[int] | None) -> dict[int, str]:
        """By match, the name of its last change: of some or of all."""
        last = select(func.max(ChangeRow.id)).group_by(ChangeRow.match_id)
        if ids is not None:
            last = last.where(ChangeRow.match_id.in_(ids))
        rows = self._connection.execute(
            select(ChangeRow.match_id, ChangeRow.request).where(ChangeRow.id.in_(last))
        )
        return {row.match_id: row.request for row in rows}

    def _hands_by_match(self, few: Sequence[int] | None) -> Mapping[int, list[Row[Any]]]:
        """The rows of hands by match, each in its order: of a few, or of all."""
        rows = self._rows(HandRow) if few is None else self._rows(HandRow, "match_id", *few) if few else []
        found: dict[int, list[Row[Any]]] = {}
        for row in sorted(rows, key=lambda row: int(row.position)):
            found.setdefault(row.match_id, []).append(row)
        return found

    def own(self, match_id: int) -> tuple[Row[Any], tuple[str | None, ...]]:
        """The row of a match, and the names of its players by seat."""
        row = self._connection.execute(
            select(*_columns(MatchRow)).where(MatchRow.id == match_id)
        ).one_or_none()
        if row is None:
            raise TroubleError(Trouble.MISSING, {"id": match_id})
        return row, _by_seat(row, self._names(match_id))

    def mark(self, match_id: int) -> str:
        """The name of the last change of a match."""
        last = select(ChangeRow.request).where(ChangeRow.match_id == match_id).order_by(ChangeRow.id.desc())
        return self._connection.scalar(last.limit(1)) or ""

    def asked_before(self, request: str) -> int | None:
        """The match that something was done to when it was asked for by this name; None if nothing was."""
        return self._connection.scalar(select(ChangeRow.match_id).where(ChangeRow.request == request))

    def hand(self, hand_id: int) -> HandTexts:
        """What there is of one hand."""
        row = self._connection.execute(select(*_columns(HandRow)).where(HandRow.id == hand_id)).one()
        return HandTexts(row.played, row.tiles)

    def _keys(self, match_id: int) -> tuple[HandKey, ...]:
        wanted = select(HandRow.id, HandRow.version).where(HandRow.match_id == match_id)
        found = self._connection.execute(wanted.order_by(HandRow.position))
        return tuple(HandKey(*row) for row in found.tuples())

    def _all_hands(self, match_id: int) -> dict[HandKey, HandTexts]:
        if self._is_damaged:
            rows = self._rows(HandRow, "match_id", match_id)
            return _texts(sorted(rows, key=lambda row: int(row.position)))
        wanted = _HANDS.where(HandRow.match_id == match_id).order_by(HandRow.position)
        return _texts(self._connection.execute(wanted).all())

    def _hands(self, match_id: int, wanted: set[HandKey]) -> dict[HandKey, HandTexts]:
        if len(wanted) > _FEW:
            return self._all_hands(match_id)
        if not wanted:
            return {}
        ids = [key.id for key in wanted]
        return _texts(self._connection.execute(_HANDS.where(HandRow.id.in_(ids))).all())

    def _names(self, *ids: int) -> Mapping[int, Mapping[int, str]]:
        """By match, the names of its players by their seats, as far as they are there; of some or of all."""
        if not ids:
            seats, players = self._rows(SeatRow), self._players()
        else:
            seats = self._rows(SeatRow, "match_id", *ids)
            players = self._players(*(row.player_id for row in seats)) if seats else {}
        found: dict[int, dict[int, str]] = {}
        for row in seats:
            if row.player_id in players:
                found.setdefault(row.match_id, {})[row.seat] = players[row.player_id]
        return found

    def _players(self, *ids: int) -> Mapping[int, str]:
        """The names of players by their ids; of all where none are named."""
        rows = self._rows(PlayerRow, "id", *ids) if ids else self._rows(PlayerRow)
        return {row.id: row.name for row in rows}

    # --- changes ------------------------------------------------------------------------------------------

    def trail(self, match_id: int) -> ChangeRows:
        """What was done to a match, the first change first."""
        players = [row.players for row in self._rows(MatchRow, "id", match_id)]
        rows = self._rows(ChangeRow, "match_id", match_id)
        return ChangeRows(sum(players), sorted(rows, key=lambda row: int(row.id)))

    def last_change(self, match_id: int) -> datetime | None:
        """When a match was changed last; None where nothing is known of it."""
        if self._is_damaged:
            changes = self._rows(ChangeRow, "match_id", match_id)
            return max(changes, key=lambda row: int(row.id)).at if changes else None
        last = select(ChangeRow.at).where(ChangeRow.match_id == match_id).order_by(ChangeRow.id.desc())
        return self._connection.scalar(last.limit(1))

    def changed_since(self, revision: int) -> frozenset[int]:
        """The matches that were changed after so many changes.

        All, where there were never so many: then the database is an earlier one, as from a backup.
        """
        if revision > self.revision:
            return frozenset(self._connection.scalars(select(MatchRow.id)))
        later = select(ChangeRow.match_id).where(ChangeRow.revision > revision).distinct()
        return frozenset(self._connection.scalars(later))

    def events_changed_since(self, revision: int) -> frozenset[int]:
        """The club nights that were changed after so many changes; all, where there were never so many."""
        if self._is_damaged:
            return frozenset()
        if revision > self.revision:
            return frozenset(self._connection.scalars(select(EventRow.id)))
        later = select(EventChangeRow.event_id).where(EventChangeRow.revision > revision).distinct()
        return frozenset(self._connection.scalars(later))

    # --- damage -------------------------------------------------------------------------------------------

    def _rows(self, of: type[Base], name: str = "", *values: int) -> list[Row[Any]]:
        """The rows of a table, in no order; all, or those with one of some values in a column.

        Of a damaged file those before the damage, and those after it, as they lie in the table: indexes,
        which SQLite would use to find some, are as likely to be damaged. A row with a value that its column
        cannot have is left out there.
        """
        wanted = select(*_columns(of))
        if not self._is_damaged:
            if name:
                wanted = wanted.where(of.__table__.c[name].in_(values))
            return list(self._connection.execute(wanted).all())
        found, is_whole = self._until_damage(wanted.order_by(text("rowid")))
        if not is_whole:
            behind, is_whole = self._until_damage(wanted.order_by(text("rowid DESC")))
            found = behind if is_whole else found + behind
            self._missed = self._missed or not is_whole
        readable = [row for row in found if _can_be(of, row)]
        self._missed = self._missed or len(readable) < len(found)
        return [row for row in readable if not name or getattr(row, name) in values]

    def _until_damage(self, wanted: Select[Any]) -> tuple[list[Row[Any]], bool]:
        """The rows that come, and whether they came to their end."""
        rows: list[Row[Any]] = []
        try:
            rows.extend(self._connection.execute(wanted))  # one by one: those before a failure stay
        except (DatabaseError, ValueError):
            return rows, False
        return rows, True


def _can_be(of: type[Base], row: Row[Any]) -> bool:
    """Whether the values of a row are such as its columns hold; SQLite would give others as readily."""
    return all(
        one.nullable if value is None else isinstance(value, _python_type(one.type))
        for one, value in zip(of.__table__.columns, row, strict=True)
    )


def _python_type(of: sa.types.TypeEngine[Any]) -> type:
    """What a value of a column is by then; JSON is read as text."""
    if isinstance(of, sa.TypeDecorator):
        of = of.impl_instance
    return str if isinstance(of, JSON) else of.python_type


def _columns(of: type[Base]) -> list[Any]:
    """The columns of a table, JSON as text: whoever reads it sees to what cannot be read."""
    return [
        cast(one, sa.Text).label(one.name) if isinstance(one.type, JSON) else one
        for one in of.__table__.columns
    ]


_HANDS = select(*_columns(HandRow))


def _texts(rows: Iterable[Row[Any]]) -> dict[HandKey, HandTexts]:
    return {
        HandKey(hand_id, version): HandTexts(played, tiles)
        for hand_id, _, _, version, played, tiles in rows  # by place, as there may be very many
    }


def _by_seat(row: Row[Any], names: Mapping[int, Mapping[int, str]]) -> tuple[str | None, ...]:
    """The names of the players of a match, None where there is none."""
    seats: Sequence[int] = range(row.players if row.players in PLAYERS else 0)
    return tuple(names.get(row.id, {}).get(seat) for seat in seats)
