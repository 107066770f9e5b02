"""What Alembic runs to bring a database up to date, on the connection that it is handed."""

from __future__ import annotations

from alembic import context

from mahjong_desk.club.store.migrations import VERSION_TABLE
from mahjong_desk.club.store.tables import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    version_table=VERSION_TABLE,
    render_as_batch=True,  # SQLite changes hardly anything of a table but by building it anew
)
context.run_migrations()
