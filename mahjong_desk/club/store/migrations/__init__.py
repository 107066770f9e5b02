"""How a database comes to hold the tables: one step after another, in ``versions``, run by Alembic."""

HEAD = "0002"
"""The newest step. It stands here so that opening a database that is up to date does without Alembic."""
VERSION_TABLE = "mahjong_desk_version"
