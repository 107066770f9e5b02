"""The tables of matches and club nights. A change here needs a migration (``migrations/versions``)."""

from __future__ import annotations

from datetime import date, datetime, timezone
from typing import Any

from sqlalchemy import (
    JSON,
    CheckConstraint,
    DateTime,
    Dialect,
    ForeignKey,
    Index,
    MetaData,
    String,
    TypeDecorator,
    UniqueConstraint,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

NAMES = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}
"""How constraints are called, so that a migration can name them on every system."""
NEVER_AGAIN = {"sqlite_autoincrement": True}
"""SQLite would give the id of the last row again once that is removed, and what names a removed hand would
name another one. PostgreSQL never does."""


class Utc(TypeDecorator[datetime]):
    """A time in UTC. SQLite keeps no zones: what goes there is UTC, and what comes back is said to be."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, _: Dialect) -> datetime | None:
        return None if value is None else value.astimezone(timezone.utc)

    def process_result_value(self, value: datetime | None, _: Dialect) -> datetime | None:
        if value is None:
            return None
        return value.replace(tzinfo=timezone.utc) if value.tzinfo is None else value.astimezone(timezone.utc)


class Base(DeclarativeBase):
    """What all tables have in common."""

    metadata = MetaData(naming_convention=NAMES)
    type_annotation_map = {  # noqa: RUF012 - SQLAlchemy's own way
        datetime: Utc(),
        dict[str, Any]: JSON(none_as_null=True),
        dict[str, str]: JSON(),
        list[Any]: JSON(),
    }


class PlayerRow(Base):
    """Somebody who played, remembered by name."""

    __tablename__ = "players"
    __table_args__ = NEVER_AGAIN

    id: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str] = mapped_column(String(100), unique=True)


class MatchRow(Base):
    """A match without its hands; ``version`` counts the changes of what is in this row and who sits where.

    One that is ``deleted`` stays with its hands and its trail, so that it can be had back.
    """

    __tablename__ = "matches"
    __table_args__ = NEVER_AGAIN

    id: Mapped[int] = mapped_column(primary_key=True)
    version: Mapped[int]
    rules: Mapped[str] = mapped_column(String(40))
    options: Mapped[dict[str, str]]
    players: Mapped[int]
    east_only: Mapped[bool]
    title: Mapped[str] = mapped_column(String(200))
    begun: Mapped[datetime]
    ended: Mapped[datetime | None]
    deleted: Mapped[bool]


class SeatRow(Base):
    """Who sits where in the first hand: seat 0 is East."""

    __tablename__ = "seats"
    __table_args__ = (UniqueConstraint("match_id", "player_id"),)

    match_id: Mapped[int] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    player_id: Mapped[int] = mapped_column(ForeignKey("players.id"), index=True)


class HandRow(Base):
    """A hand of a match.

    ``position`` orders them from 0; a hand that is inserted moves those after it, and one that is removed
    leaves a gap. ``played`` is :func:`mahjong_desk.club.written.hand_object`, ``tiles`` the scored hand as
    :func:`mahjong_desk.rules.request.request_object`. ``version`` counts the changes of these two.
    """

    __tablename__ = "hands"
    __table_args__ = (UniqueConstraint("match_id", "position"), NEVER_AGAIN)

    id: Mapped[int] = mapped_column(primary_key=True)
    match_id: Mapped[int] = mapped_column(ForeignKey("matches.id"))
    position: Mapped[int]
    version: Mapped[int]
    played: Mapped[dict[str, Any]]
    tiles: Mapped[dict[str, Any] | None]


class ChangeRow(Base):
    """Something that was done to a match, and what was there before.

    ``hand_id`` and ``number``, its place from 1 at that time, are of the hand that was changed; it may be
    gone by now. ``earlier``: the hand as ``{"played": …, "tiles": …}``, or the match as the object of its
    sheet without hands; nothing for what was new. ``request`` names what somebody asked for, so that asking
    again does nothing again.
    """

    __tablename__ = "changes"
    __table_args__ = (Index(None, "match_id", "id"), NEVER_AGAIN)

    id: Mapped[int] = mapped_column(primary_key=True)
    revision: Mapped[int] = mapped_column(index=True)
    match_id: Mapped[int] = mapped_column(ForeignKey("matches.id"))
    request: Mapped[str] = mapped_column(String(36), unique=True)
    hand_id: Mapped[int | None]
    number: Mapped[int | None]
    at: Mapped[datetime]
    action: Mapped[str] = mapped_column(String(20))
    earlier: Mapped[dict[str, Any] | None]


class EventRow(Base):
    """A club night without its guests and rounds (:class:`mahjong_desk.club.event.Event`)."""

    __tablename__ = "events"
    __table_args__ = NEVER_AGAIN

    id: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str] = mapped_column(String(200))
    day: Mapped[date]
    rules: Mapped[str] = mapped_column(String(40))
    options: Mapped[dict[str, str]]
    east_only: Mapped[bool]
    size: Mapped[int]
    threes: Mapped[bool]
    tables: Mapped[int]
    rounds: Mapped[int]
    minutes: Mapped[int]
    deleted: Mapped[bool]


class GuestRow(Base):
    """Who is on the list of a club night, by number from 0."""

    __tablename__ = "guests"
    __table_args__ = (UniqueConstraint("event_id", "player_id"),)

    event_id: Mapped[int] = mapped_column(ForeignKey("events.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    player_id: Mapped[int] = mapped_column(ForeignKey("players.id"), index=True)
    is_here: Mapped[bool]


class RoundRow(Base):
    """A round of a club night, by number from 0: the numbers of guests at each table, and its clock."""

    __tablename__ = "rounds"

    event_id: Mapped[int] = mapped_column(ForeignKey("events.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    seats: Mapped[list[Any]]
    minutes: Mapped[int]
    started: Mapped[datetime | None]
    paused: Mapped[datetime | None]


class TableRow(Base):
    """The match of a table of a round that has begun; round and table are numbers from 0."""

    __tablename__ = "event_tables"

    event_id: Mapped[int] = mapped_column(ForeignKey("events.id"), primary_key=True)
    round: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    match_id: Mapped[int] = mapped_column(ForeignKey("matches.id"), unique=True)


class EventChangeRow(Base):
    """Something that was done to a club night, as :class:`ChangeRow` is for a match.

    ``earlier`` is :func:`mahjong_desk.club.event_saved.event_object`.
    """

    __tablename__ = "event_changes"
    __table_args__ = (Index(None, "event_id", "id"), NEVER_AGAIN)

    id: Mapped[int] = mapped_column(primary_key=True)
    revision: Mapped[int] = mapped_column(index=True)
    event_id: Mapped[int] = mapped_column(ForeignKey("events.id"))
    request: Mapped[str] = mapped_column(String(36), unique=True)
    at: Mapped[datetime]
    action: Mapped[str] = mapped_column(String(20))
    earlier: Mapped[dict[str, Any] | None]


class RevisionRow(Base):
    """One row with the number of changes so far.

    Every transaction that changes something begins with it, so that they come one after another and whoever
    has seen one number has seen all changes up to it.
    """

    __tablename__ = "revision"
    __table_args__ = (CheckConstraint("id = 1", name="one_row"),)

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    number: Mapped[int]
