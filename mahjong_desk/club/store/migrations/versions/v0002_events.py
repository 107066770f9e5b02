"""Club nights with their guests, rounds and tables, and what was done to them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the tables; nothing of what there is changes."""
    op.create_table(
        "events",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("day", sa.Date(), nullable=False),
        sa.Column("rules", sa.String(40), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("east_only", sa.Boolean(), nullable=False),
        sa.Column("size", sa.Integer(), nullable=False),
        sa.Column("threes", sa.Boolean(), nullable=False),
        sa.Column("tables", sa.Integer(), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("minutes", sa.Integer(), nullable=False),
        sa.Column("deleted", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_events"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "guests",
        sa.Column("event_id", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("player_id", sa.Integer(), nullable=False),
        sa.Column("is_here", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["event_id"], ["events.id"], name="fk_guests_event_id"),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_guests_player_id"),
        sa.PrimaryKeyConstraint("event_id", "number", name="pk_guests"),
        sa.UniqueConstraint("event_id", "player_id", name="uq_guests_event_id_player_id"),
    )
    op.create_index("ix_guests_player_id", "guests", ["player_id"])
    op.create_table(
        "rounds",
        sa.Column("event_id", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seats", sa.JSON(), nullable=False),
        sa.Column("minutes", sa.Integer(), nullable=False),
        sa.Column("started", sa.DateTime(timezone=True), nullable=True),
        sa.Column("paused", sa.DateTime(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(["event_id"], ["events.id"], name="fk_rounds_event_id"),
        sa.PrimaryKeyConstraint("event_id", "number", name="pk_rounds"),
    )
    op.create_table(
        "event_tables",
        sa.Column("event_id", sa.Integer(), nullable=False),
        sa.Column("round", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("match_id", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["event_id"], ["events.id"], name="fk_event_tables_event_id"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_event_tables_match_id"),
        sa.PrimaryKeyConstraint("event_id", "round", "number", name="pk_event_tables"),
        sa.UniqueConstraint("match_id", name="uq_event_tables_match_id"),
    )
    op.create_table(
        "event_changes",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("event_id", sa.Integer(), nullable=False),
        sa.Column("request", sa.String(36), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("action", sa.String(20), nullable=False),
        sa.Column("earlier", sa.JSON(), nullable=True),
        sa.ForeignKeyConstraint(["event_id"], ["events.id"], name="fk_event_changes_event_id"),
        sa.PrimaryKeyConstraint("id", name="pk_event_changes"),
        sa.UniqueConstraint("request", name="uq_event_changes_request"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_event_changes_event_id_id", "event_changes", ["event_id", "id"])
    op.create_index("ix_event_changes_revision", "event_changes", ["revision"])
