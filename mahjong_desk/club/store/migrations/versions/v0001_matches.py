"""Players, matches with their seats and hands, and what was done to them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables, with the row that counts the changes."""
    op.create_table(
        "players",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_players"),
        sa.UniqueConstraint("name", name="uq_players_name"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "matches",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("rules", sa.String(40), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("east_only", sa.Boolean(), nullable=False),
        sa.Column("title", sa.String(200), nullable=False),
        sa.Column("begun", sa.DateTime(timezone=True), nullable=False),
        sa.Column("ended", sa.DateTime(timezone=True), nullable=True),
        sa.Column("deleted", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_matches"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "seats",
        sa.Column("match_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("player_id", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_seats_match_id"),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_seats_player_id"),
        sa.PrimaryKeyConstraint("match_id", "seat", name="pk_seats"),
        sa.UniqueConstraint("match_id", "player_id", name="uq_seats_match_id_player_id"),
    )
    op.create_index("ix_seats_player_id", "seats", ["player_id"])
    op.create_table(
        "hands",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("match_id", sa.Integer(), nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("played", sa.JSON(), nullable=False),
        sa.Column("tiles", sa.JSON(), nullable=True),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_hands_match_id"),
        sa.PrimaryKeyConstraint("id", name="pk_hands"),
        sa.UniqueConstraint("match_id", "position", name="uq_hands_match_id_position"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "changes",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("match_id", sa.Integer(), nullable=False),
        sa.Column("request", sa.String(36), nullable=False),
        sa.Column("hand_id", sa.Integer(), nullable=True),
        sa.Column("number", sa.Integer(), nullable=True),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("action", sa.String(20), nullable=False),
        sa.Column("earlier", sa.JSON(), nullable=True),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_changes_match_id"),
        sa.PrimaryKeyConstraint("id", name="pk_changes"),
        sa.UniqueConstraint("request", name="uq_changes_request"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_changes_match_id_id", "changes", ["match_id", "id"])
    op.create_index("ix_changes_revision", "changes", ["revision"])
    revisions = op.create_table(
        "revision",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.CheckConstraint("id = 1", name=op.f("ck_revision_one_row")),
        sa.PrimaryKeyConstraint("id", name="pk_revision"),
    )
    op.bulk_insert(revisions, [{"id": 1, "number": 0}])
