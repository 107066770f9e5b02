"""What is said of a server that somebody means to use, and that nothing there is changed by looking."""

from __future__ import annotations

import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress

import pytest

from mahjong_desk.club.store import trying
from mahjong_desk.club.store.addresses import Address, address_of, shown_address
from mahjong_desk.club.store.database import open_database
from mahjong_desk.club.store.failures import StoreProblem, Trouble, message, problem_of
from mahjong_desk.club.store.trying import Tried, plainer, try_server
from tests.club.store.made import evening, good, numbered, opened, trouble
from tests.club.store.server import Server
from tests.scale import is_long


@pytest.fixture
def new(server: Server) -> str:
    """The name of a database with nothing in it."""
    return server.new_database()


def tried(url: str) -> Trouble:
    """What is wrong with a server."""
    return trouble(try_server(url)).trouble


def test_a_server_with_matches_and_one_without(server: Server, new: str) -> None:
    found = try_server(server.url(new))
    assert isinstance(found, Tried)
    assert found.matches is None
    server.run("CREATE TABLE own (id int)", new)  # where ours are not, another program's may be
    with closing(opened(server.url(new))) as sheets:
        kept = [good(sheets.begin(evening(numbered(1), minutes=minutes))) for minutes in (0, 5, 9)]
        good(sheets.delete(kept[0]))
    found = try_server(server.url(new))
    assert isinstance(found, Tried)
    assert found.matches == 2


def test_looking_makes_no_tables(server: Server, new: str) -> None:
    try_server(server.url(new))
    server.run("CREATE TABLE hands (id int)", new)
    assert tried(server.url(new)) is Trouble.NOT_OURS


def test_what_is_newer(server: Server, new: str) -> None:
    opened(server.url(new)).close()
    server.run("UPDATE mahjong_desk_version SET version_num = 'of-tomorrow'", new)
    assert tried(server.url(new)) is Trouble.NEWER


def test_who_is_not_let_in(server: Server, new: str) -> None:
    assert tried(server.url(f"{new}x")) is Trouble.NO_DATABASE
    assert tried(server.url(new, user="nobody_known")) is Trouble.NO_USER
    server.run("CREATE ROLE reads LOGIN; REVOKE CREATE ON SCHEMA public FROM public", new)
    assert tried(server.url(new, user="reads")) is Trouble.READ_ONLY


@contextmanager
def answering(answer: Callable[[socket.socket], object]) -> Iterator[str]:
    """The address of what does something to whoever connects."""
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def listen() -> None:
            with suppress(OSError):
                while True:
                    answer(listening.accept()[0])

        threading.Thread(target=listen, daemon=True).start()
        yield f"postgresql://club:secret@127.0.0.1:{listening.getsockname()[1]}/club"


def test_what_is_no_postgresql() -> None:
    def as_a_web_server(client: socket.socket) -> None:
        with client:
            client.recv(100)
            client.sendall(b"HTTP/1.1 400 Bad Request\r\n\r\n")

    with answering(as_a_web_server) as url:
        assert tried(url) is Trouble.NO_POSTGRESQL
    with answering(socket.socket.close) as url:
        assert tried(url) is Trouble.NO_POSTGRESQL


@pytest.mark.skipif(not is_long(), reason="it takes as long as whoever asks has to wait")
def test_what_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trying, "_PATIENCE", 2)
    held: list[socket.socket] = []
    with answering(held.append) as url:
        problem = trouble(try_server(url))
    assert problem.trouble is Trouble.NO_ANSWER
    assert "secret" not in message(problem)


def test_a_port_where_nothing_listens() -> None:
    assert tried("postgresql://club:secret@127.0.0.1:1/club") is Trouble.REFUSED


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ('server on socket "/run/database/x" failed: FATAL:  role "ada" does not exist', Trouble.NO_USER),
        ('at "::1" failed: FATAL:  password authentication failed for user "role"', Trouble.WRONG_PASSWORD),
        ('at "password", port 5432 failed: fe_sendauth: no password supplied', Trouble.WRONG_PASSWORD),
        ('at "refused", port 5432 failed: something new', Trouble.GONE),
    ],
)
def test_only_the_reason_is_looked_at(said: str, expected: Trouble) -> None:
    problem = StoreProblem(
        Trouble.GONE, "club", {"detail": f"connection failed: connection to server {said}"}
    )
    assert plainer(problem).trouble is expected


def test_other_problems_are_as_plain_as_they_are() -> None:
    problem = problem_of(ValueError("role"), "club")
    assert plainer(problem) == problem


@pytest.mark.parametrize(
    "url",
    ["", "club", "sqlite:///x", "mysql://u:secret@club/x", "postgresql://u:secret@:x/y", "secret secret:x@y"],
)
def test_what_is_no_address_of_a_server(url: str) -> None:
    problem = trouble(try_server(url))
    assert problem.trouble is Trouble.BAD_URL
    assert "secret" not in message(problem)
    assert address_of(url) is None


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://club.example/mahjong",
        "postgresql://ada:a%40%2F%3A@club.example:5433/mahjong?sslmode=require",
        "postgresql://ada@[::1]/club",
        "postgresql:///club?host=%2Frun%2Fpg&user=ada",
    ],
)
def test_an_address_in_pieces_is_the_same(url: str) -> None:
    found = address_of(url)
    assert found is not None
    assert address_of(found.url) == found
    assert address_of(found.open_url) == found._replace(password="")


def test_what_is_shown_of_an_address() -> None:
    address = Address(
        "club", 5432, "mahjong", "ada", "secret", (("password", "hidden"), ("sslmode", "prefer"))
    )
    assert address.open_url == "postgresql://ada@club/mahjong?sslmode=prefer"


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://ada:one@s3cret@nowhere.invalid/club",
        "postgresql://ada:one@s3cret/two@nowhere.invalid/club",
        "postgresql://a/b:s3cret@nowhere.invalid/club",
        "postgresql:///ada:s3cret@nowhere.invalid",
        "mysql://ada:one@s3cret@nowhere.invalid/club",
        "postgresql://ada@127.0.0.1:1/club?Password=s3cret",
        "postgresql://ada@127.0.0.1:1/club?pwd=s3cret&passwd=s3cret",
    ],
)
def test_no_part_of_a_password_is_shown(url: str) -> None:
    opened = open_database(url)
    assert isinstance(opened, StoreProblem)
    told = [message(opened), message(what_tried_says(url)), shown_address(url)]
    found = address_of(url)
    assert "s3cret" not in " ".join([*told, "" if found is None else f"{found.open_url} {found}"])


def what_tried_says(url: str) -> StoreProblem:
    found = try_server(url)
    assert isinstance(found, StoreProblem)
    return found


@pytest.mark.parametrize("url", ["sqlite:///a\0b/c", "postgresql://127.0.0.1:1/a\0b", "postgresql://h\n/a"])
def test_signs_that_no_address_has_are_no_address(url: str) -> None:
    opened = open_database(url)
    assert isinstance(opened, StoreProblem)
    assert opened.trouble is Trouble.BAD_URL


def test_the_text_of_an_address_has_no_password() -> None:
    address = Address("club", 5432, "mahjong", "ada", "s3cret", (("password", "s3cret"),))
    assert "s3cret" not in f"{address!r} {address}"
