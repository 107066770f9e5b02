"""What the rows of the database say, as values.

A damaged file is read row by row: what comes before the damage, and, from the other end, what comes after it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, Row, Select, func, select, text
from sqlalchemy.exc import DatabaseError

from mahjong_desk.club.match import Match
from mahjong_desk.club.play import in_hand
from mahjong_desk.club.request import read_played
from mahjong_desk.club.sheet import Sheet, read_sheet
from mahjong_desk.club.store.kept import Action, Change, EarlierHand, HandKey, Kept, Listed
from mahjong_desk.club.store.tables import (
    Base,
    ChangeRow,
    HandRow,
    MatchRow,
    PlayerRow,
    RevisionRow,
    SeatRow,
)
from mahjong_desk.core.problems import Refused
from mahjong_desk.rules.request import read_request


class Reader:
    """Reads through one connection; of a damaged file as much as can be read.

    Its methods raise :class:`Refused` for what is no match, and what the database raises.
    """

    def __init__(self, connection: Connection, *, is_damaged: bool = False) -> None:
        self._connection = connection
        self._is_damaged = is_damaged
        self._missed = False

    def players(self) -> tuple[str, ...]:
        """The names of all players, in their order."""
        names = self._players().values()
        return tuple(sorted(names, key=lambda name: (name.casefold(), name)))

    def matches(self) -> tuple[Listed, ...]:
        """All matches: those that have not ended, then the others, the newest first."""
        counts, names = self._counts(), self._names()
        listed = [
            Listed(
                id=row.id,
                rules=row.rules,
                names=names.get(row.id, ()),
                title=row.title,
                begun=row.begun,
                ended=row.ended,
                hands=counts.get(row.id, 0),
            )
            for row in self._rows(MatchRow)
        ]
        return tuple(sorted(listed, key=lambda one: (one.ended is None, one.begun, one.id), reverse=True))

    def match(self, match_id: int) -> Kept | None:
        """A match with all that names it in a change; None if there is none of that id."""
        self._missed = False
        row = self._connection.execute(
            select(MatchRow.__table__).where(MatchRow.id == match_id)
        ).one_or_none()
        if row is None:
            return None
        hands = [
            (HandKey(found.id, found.version), hand)
            for number, found in enumerate(self._hand_rows(match_id), start=1)
            if (hand := self._hand(found, row.players, number)) is not None
        ]
        sheet = Sheet(
            match=Match(
                hands=tuple(hand.played for _, hand in hands),
                rules=row.rules,
                options=tuple(sorted(row.options.items())),
                players=row.players,
                east_only=row.east_only,
            ),
            names=self._names(match_id).get(match_id, ()),
            begun=row.begun,
            ended=row.ended,
            title=row.title,
            tiles=tuple(hand.tiles for _, hand in hands),
        )
        return Kept(row.id, row.version, sheet, tuple(key for key, _ in hands), not self._missed)

    def _hand_rows(self, match_id: int) -> list[Row[Any]]:
        return sorted(self._rows(HandRow, "match_id", match_id), key=lambda row: int(row.position))

    def _counts(self) -> Mapping[int, int]:
        """By match, how many hands it has."""
        if self._is_damaged:
            return Counter(row.match_id for row in self._rows(HandRow))
        counts = select(HandRow.match_id, func.count().label("hands")).group_by(HandRow.match_id)
        return {row.match_id: row.hands for row in self._connection.execute(counts)}

    def _names(self, match_id: int | None = None) -> Mapping[int, tuple[str, ...]]:
        """By match, the names of its players by their seats; of one match or of all."""
        if match_id is None:
            seats, players = self._rows(SeatRow), self._players()
        else:
            seats = self._rows(SeatRow, "match_id", match_id)
            players = self._players(*(row.player_id for row in seats))
        found: dict[int, tuple[str, ...]] = {}
        for row in sorted(seats, key=lambda row: (row.match_id, row.seat)):
            found[row.match_id] = (*found.get(row.match_id, ()), players.get(row.player_id, "?"))
        return found

    def _players(self, *ids: int) -> Mapping[int, str]:
        """The names of players by their ids; of all where none are named."""
        rows = self._rows(PlayerRow, "id", *ids) if ids else self._rows(PlayerRow)
        return {row.id: row.name for row in rows}

    def trail(self, match_id: int) -> tuple[Change, ...]:
        """What was done to a match, the first change first."""
        players = [row.players for row in self._rows(MatchRow, "id", match_id)]
        rows = sorted(self._rows(ChangeRow, "match_id", match_id), key=lambda row: int(row.id))
        return tuple(_change(row, *players) for row in rows) if players else ()

    def revision(self) -> int:
        """How many changes there are."""
        return self._connection.execute(select(RevisionRow.number)).scalar_one()

    def changed_since(self, revision: int) -> frozenset[int]:
        """The matches that were changed after so many changes."""
        later = select(ChangeRow.match_id).where(ChangeRow.revision > revision).distinct()
        return frozenset(self._connection.scalars(later))

    # --- damage -------------------------------------------------------------------------------------------

    def _rows(self, of: type[Base], column: str = "", *values: int) -> list[Row[Any]]:
        """The rows of a table, in no order; all, or those with one of some values in a column.

        Of a damaged file those before the damage, and those after it, as they lie in the table: indexes,
        which SQLite would use to find some, are as likely to be damaged.
        """
        wanted = select(of.__table__)
        if not self._is_damaged:
            if column:
                wanted = wanted.where(of.__table__.c[column].in_(values))
            return list(self._connection.execute(wanted))
        found, is_whole = self._until_damage(wanted.order_by(text("rowid")))
        if not is_whole:
            behind, is_whole = self._until_damage(wanted.order_by(text("rowid DESC")))
            found = behind if is_whole else found + behind
            self._missed = self._missed or not is_whole
        return [row for row in found if not column or getattr(row, column) in values]

    def _until_damage(self, wanted: Select[Any]) -> tuple[list[Row[Any]], bool]:
        """The rows that come, and whether they came to their end."""
        rows: list[Row[Any]] = []
        try:
            rows.extend(self._connection.execute(wanted))  # one by one: those before a failure stay
        except (DatabaseError, ValueError):
            return rows, False
        return rows, True

    def _hand(self, row: Row[Any], players: int, number: int) -> EarlierHand | None:
        """A hand; None where it cannot be read, and the file is damaged."""
        try:
            return _earlier_hand(row.played, row.tiles, players, number)
        except Refused:
            if not self._is_damaged:
                raise
            self._missed = True
            return None


def _earlier_hand(played: Any, tiles: Any, players: int, number: int) -> EarlierHand:
    try:
        draft = None if tiles is None else read_request(tiles)
    except Refused as refused:
        raise Refused(in_hand(problem, number) for problem in refused.problems) from None
    return EarlierHand(read_played(played, players, number), draft)


def _change(row: Row[Any], players: int) -> Change:
    found = row.earlier
    earlier: EarlierHand | Sheet | None = None
    if found is not None and row.hand_id is None:
        earlier = read_sheet(found)
    elif found is not None:
        earlier = _earlier_hand(found["played"], found["tiles"], players, row.number)
    return Change(row.at, Action(row.action), row.hand_id, row.number, earlier)
