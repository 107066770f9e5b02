"""Runs the migrations. Alembic is imported here alone, for few openings of a database need it."""

from __future__ import annotations

import threading
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

_FOLDER = Path(__file__).parent / "migrations"
_one_at_a_time = threading.Lock()
"""Alembic hands the connection to the steps by a global name."""


def knows(version: str | None) -> bool:
    """Whether the tables can be brought up to date from this version; None stands for none at all."""
    steps = {step.revision for step in ScriptDirectory(str(_FOLDER)).walk_revisions()}
    return version is None or version in steps


def upgrade(connection: Connection) -> None:
    """Take the steps that are missing, within the transaction that the connection is in."""
    config = Config()
    config.set_main_option("script_location", str(_FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    with _one_at_a_time:
        command.upgrade(config, "head")
