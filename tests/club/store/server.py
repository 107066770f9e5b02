"""A PostgreSQL server of the tests' own: in a temporary folder, on a socket there, gone afterwards."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg

_OWNERS = ("postgres", "nobody")
"""Whom the server runs as where the tests run as root, whom it refuses."""
_QUICK = "-c fsync=off -c synchronous_commit=off -c full_page_writes=off"
"""Nobody pulls the plug of this server."""


class NoServerError(Exception):
    """The argument says why there is none."""


class Server:
    """A server that runs; ``folder`` is where its socket is."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._made = 0

    def url(self, database: str, **more: str) -> str:
        """The address of a database."""
        query = {"host": str(self.folder), "user": "postgres", **more}
        return f"postgresql:///{database}?" + "&".join(f"{key}={value}" for key, value in query.items())

    def run(self, statement: str, database: str = "postgres") -> None:
        """Run a statement in a database."""
        # It is the tests' own text.
        with psycopg.connect(self.url(database), autocommit=True) as connection:
            connection.execute(statement.encode())

    def new_database(self) -> str:
        """The name of a database with nothing in it."""
        self._made += 1
        name = f"test{self._made}"
        self.run(f"CREATE DATABASE {name} TEMPLATE template0")
        return name


def _programs() -> Path:
    """The folder of the server's own programs, the newest where there are several."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).resolve().parent
    folders = [path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    if not folders:
        raise NoServerError("PostgreSQL's server (initdb) is not installed; Debian has it in: postgresql")
    return max(folders, key=lambda folder: float(folder.parent.name))


def _owner() -> dict[str, Any]:
    """Who runs the server's programs, as :mod:`subprocess` is told: the tests' own user, if not root."""
    if os.geteuid() != 0:
        return {}
    for name in _OWNERS:
        try:
            found = pwd.getpwnam(name)
        except KeyError:
            continue
        return {"user": found.pw_uid, "group": found.pw_gid, "extra_groups": []}
    raise NoServerError(f"PostgreSQL's server does not run as root, and there is no user {_OWNERS[0]} here")


@contextmanager
def running() -> Iterator[Server]:
    """A server, stopped afterwards; raises :class:`NoServerError`."""
    programs, owner = _programs(), _owner()
    # A socket's path may not be long, and that of pytest's own folders is.
    with tempfile.TemporaryDirectory(prefix="matches-") as name:
        folder = Path(name)
        if owner:
            os.chown(folder, owner["user"], owner["group"])

        def run(program: str, *arguments: str) -> None:
            done = subprocess.run(
                [programs / program, "-D", folder / "data", *arguments],
                cwd=folder,
                env={"LC_ALL": "C", "PATH": os.defpath},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                check=False,
                **owner,
            )
            if done.returncode != 0:
                raise NoServerError(f"{program} failed: {(folder / 'log').read_text('utf-8')[-500:]}")

        with (folder / "log").open("wb") as log:
            run(
                "initdb", "--username=postgres", "--auth=trust", "--no-sync", "--encoding=UTF8", "--no-locale"
            )
            run("pg_ctl", "--wait", "-o", f"-k {folder} -c listen_addresses='' {_QUICK}", "start")
            try:
                yield Server(folder)
            finally:
                run("pg_ctl", "--wait", "--mode=immediate", "stop")
