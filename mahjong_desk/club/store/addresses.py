"""The address of a database: what it says, piece by piece, and how it is shown without what is secret."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from mahjong_desk.hands.places import MATCHES, data_folder

PORT = 5432
"""Where PostgreSQL listens unless somebody says otherwise."""
SERVERS = ("postgres", "postgresql", "postgresql+psycopg")
"""How addresses of servers begin."""
_SECRETS = ("pass", "pwd", "secret", "token")
"""What of the query of an address is not shown: whatever has one of these in its name."""


def read_address(url: str) -> URL:
    """An address taken apart; raises ArgumentError or ValueError where it is none.

    A server's has a second ``@`` only where a password has one that is not written as ``%40``: the rest of
    that password would be taken for the name of the computer, and shown.
    """
    found = make_url(url.strip())
    pieces = [piece or "" for piece in (found.host, found.database)]
    secret = [str(piece or "") for piece in (found.username, found.password)]
    if "\0" in "".join([*pieces, *secret]):
        raise ValueError("a NUL in an address")
    if not found.drivername.startswith("sqlite") and not all(map(_is_plain, pieces)):
        raise ValueError("signs in an address that are written as %..")
    return found


def _is_plain(piece: str) -> bool:
    return "@" not in piece and piece.isprintable()


class Address(NamedTuple):
    """A database on a server, in pieces; ``query`` is what else its address says, such as ``sslmode``."""

    host: str = ""
    port: int = PORT
    database: str = ""
    user: str = ""
    password: str = ""
    query: tuple[tuple[str, str], ...] = ()

    def __repr__(self) -> str:
        """Without the password, as it may be printed anywhere."""
        return f"Address({self.open_url!r})"

    @property
    def url(self) -> str:
        """The address in one piece, with the password."""
        return self._made(self.password).render_as_string(hide_password=False)

    @property
    def open_url(self) -> str:
        """The address in one piece, for everybody to see."""
        return shown(self._made(""))

    def _made(self, password: str) -> URL:
        return URL.create(
            "postgresql",
            username=self.user or None,
            password=password or None,
            host=self.host or None,
            port=None if self.port == PORT else self.port,
            database=self.database or None,
            query=dict(self.query),
        )


def address_of(url: str) -> Address | None:
    """The pieces of the address of a server; None where it is none."""
    try:
        found = read_address(url)
    except (ArgumentError, ValueError):
        return None
    if found.drivername not in SERVERS:
        return None
    query = tuple((key, value) for key, value in found.query.items() if isinstance(value, str))
    return Address(
        host=found.host or "",
        port=found.port or PORT,
        database=found.database or "",
        user=found.username or "",
        password=str(found.password or ""),
        query=query,
    )


def shown(address: URL) -> str:
    """An address as messages name it, without what nobody is to see."""
    hidden = [key for key in address.query if any(part in key.lower() for part in _SECRETS)]
    return address.difference_update_query(hidden).render_as_string(hide_password=True)


def shown_address(url: str | None) -> str:
    """The same of an address that may be none, or that of this machine."""
    if url is None:
        return str(data_folder() / MATCHES)
    try:
        address = read_address(url)
    except (ArgumentError, ValueError):
        # What cannot be read may have a password anywhere.
        scheme, is_one, _ = url.partition("://")
        return scheme if is_one and scheme.replace("+", "").isalnum() else "…"
    if address.get_backend_name() == "sqlite":
        return str(address.database)
    return shown(address)
