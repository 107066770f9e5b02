"""Ctrl+C in the terminal, and being asked to end, end the program; its hand is left to the next start."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from collections.abc import Callable
from types import FrameType

from PySide6.QtCore import QCoreApplication, QObject, QSocketNotifier, QTimer, Slot


def quit_on_interrupt(app: QCoreApplication, before: Callable[[], None] | None = None) -> None:
    """Let an interrupt end the event loop, which lets windows save what they keep; ``before`` comes first."""
    _Interrupt(app, before)


class _Interrupt(QObject):
    """Wakes the event loop when a signal comes.

    Python runs its own handler of a signal only when it runs at all, and Qt waits outside of it until
    something happens in the window. What Python writes into a pipe at once is such a thing.
    """

    def __init__(self, app: QCoreApplication, before: Callable[[], None] | None) -> None:
        super().__init__(app)
        self._app = app
        self._before = before
        self._from, to = _pipe()
        self._notifier = QSocketNotifier(self._from, QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._woken)
        signal.set_wakeup_fd(to, warn_on_full_buffer=False)
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._interrupted)

    @Slot()
    def _woken(self) -> None:
        """Nothing but running Python, which calls the handler."""
        with contextlib.suppress(BlockingIOError):
            _read(self._from)

    def _interrupted(self, number: int, frame: FrameType | None) -> None:
        # This may come in the middle of anything, painting a window included: none can be closed then.
        QTimer.singleShot(0, self._end)

    @Slot()
    def _end(self) -> None:
        if self._before is not None:
            self._before()
        self._app.quit()


# Windows waits for sockets alone. Elsewhere a pipe does, and the module for sockets need not be loaded.
if sys.platform == "win32":
    import socket

    _sockets: list[socket.socket] = []

    def _pipe() -> tuple[int, int]:
        """The ends to read from and to write to; neither ever waits."""
        ends = socket.socketpair()
        for end in ends:
            end.setblocking(False)
        _sockets.extend(ends)
        return ends[0].fileno(), ends[1].fileno()

    def _read(end: int) -> None:
        next(one for one in _sockets if one.fileno() == end).recv(64)
else:

    def _pipe() -> tuple[int, int]:
        """The ends to read from and to write to; neither ever waits."""
        ends = os.pipe()
        for end in ends:
            os.set_blocking(end, False)
        return ends

    def _read(end: int) -> None:
        os.read(end, 64)
