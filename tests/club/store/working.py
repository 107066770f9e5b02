"""Programs that record, to run several of at once and to kill.

Each is a process of its own. It says ``ready`` and waits for a word before it begins, and says what it has
done as soon as it is done. Where somebody else was quicker it looks what is there and tries again.
"""

from __future__ import annotations

import multiprocessing
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from multiprocessing.connection import Connection
from typing import Any

from mahjong_desk.club.store.failures import StoreProblem, message
from mahjong_desk.club.store.kept import Conflict, Kept
from mahjong_desk.club.store.sheets import Sheets
from tests.club.store.made import numbered, opened

_HERE = "tests.club.store.working"
if sys.platform == "win32":
    _processes = multiprocessing.get_context("spawn")
else:
    # Each is forked from a process that has all imported.
    _processes = multiprocessing.get_context("forkserver")
    _processes.set_forkserver_preload([_HERE, "mahjong_desk.club.store.upgrading"])


class Program:
    """One that runs, as the test sees it."""

    def __init__(self, task: Callable[..., None], *arguments: Any) -> None:
        self._said, theirs = _processes.Pipe()
        self._process = _processes.Process(target=task, args=(theirs, *arguments), daemon=True)
        self._process.start()
        theirs.close()

    def heard(self) -> Any:
        """The next thing that it says; :class:`EOFError` where it has ended."""
        return self._said.recv()

    def begin(self) -> None:
        """Let it begin, once it is ready."""
        self._said.send("begin")

    def kill(self) -> list[Any]:
        """Kill it; what it had said and nobody had heard."""
        self._process.kill()
        self._process.join()
        left = []
        try:
            while True:
                left.append(self.heard())
        except (EOFError, ConnectionError):
            return left


@contextmanager
def working(task: Callable[..., None], *arguments: Any) -> Iterator[Program]:
    """A program that is ready; killed in the end."""
    program = Program(task, *arguments)
    try:
        assert program.heard() == "ready"
        yield program
    finally:
        program.kill()


def opens(test: Connection, url: str) -> None:
    """Open a database; says that it could, or why not."""
    test.send("ready")
    test.recv()
    found = Sheets.open(url)
    test.send(message(found) if isinstance(found, StoreProblem) else found.problem or "opened")


def records(test: Connection, url: str, match_id: int, first: int, count: int) -> None:
    """Record so many numbered hands at the end of a match; says the number of each."""
    with closing(opened(url)) as sheets:
        kept = sheets.match(match_id)
        assert isinstance(kept, Kept), kept
        test.send("ready")
        test.recv()
        for number in range(first, first + count):
            answer = sheets.record(kept, numbered(number))
            while isinstance(answer, Conflict):
                answer = sheets.record(answer.now, numbered(number))
            assert isinstance(answer, Kept), answer
            kept = answer
            test.send(number)
