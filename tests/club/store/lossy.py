"""A way to PostgreSQL that loses the answer of a commit: who asked does not know whether it was done."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

_NAME = ".s.PGSQL.5432"


class Way:
    """Programs come to the server by it; ``loses``: the next commit is passed on, and its answer is not."""

    def __init__(self, folder: Path, server: Path) -> None:
        self.folder = folder
        self.loses = False
        self._server = server
        self._listening = socket.socket(socket.AF_UNIX)
        self._listening.bind(str(folder / _NAME))
        self._listening.listen()
        threading.Thread(target=self._accept, daemon=True).start()

    def close(self) -> None:
        """Let nobody come any more."""
        self._listening.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                theirs, _ = self._listening.accept()
                ours = socket.socket(socket.AF_UNIX)
                ours.connect(str(self._server / _NAME))
                lost = threading.Event()
                threading.Thread(target=self._there, args=(theirs, ours, lost), daemon=True).start()
                threading.Thread(target=_pass_on, args=(ours, theirs, lost), daemon=True).start()

    def _there(self, theirs: socket.socket, ours: socket.socket, lost: threading.Event) -> None:
        """Pass on what a program says."""
        with theirs, suppress(OSError):
            while said := theirs.recv(65536):
                if self.loses and b"COMMIT\0" in said:
                    self.loses = False
                    lost.set()
                ours.sendall(said)
        with suppress(OSError):
            ours.shutdown(socket.SHUT_WR)


def _pass_on(ours: socket.socket, theirs: socket.socket, lost: threading.Event) -> None:
    """Pass on what the server says, until its answer is lost."""
    with ours, suppress(OSError):
        while (said := ours.recv(65536)) and not lost.is_set():
            theirs.sendall(said)
    with suppress(OSError):
        theirs.shutdown(socket.SHUT_RDWR)


@contextmanager
def lossy_way(server: Path) -> Iterator[Way]:
    """A way to the server whose socket is in a folder."""
    with TemporaryDirectory(prefix="way-") as name:
        way = Way(Path(name), server)
        try:
            yield way
        finally:
            way.close()
