"""Ctrl+C in the terminal, and being asked to end, close the window as its own button does."""

from __future__ import annotations

import contextlib
import signal
import socket
from types import FrameType

from PySide6.QtCore import QCoreApplication, QObject, QSocketNotifier, QTimer, Slot


def quit_on_interrupt(app: QCoreApplication) -> None:
    """Let an interrupt end the event loop, which lets windows save what they keep."""
    _Interrupt(app)


class _Interrupt(QObject):
    """Wakes the event loop when a signal comes.

    Python runs its own handler of a signal only when it runs at all, and Qt waits outside of it until
    something happens in the window. What Python writes into a socket at once is such a thing.
    """

    def __init__(self, app: QCoreApplication) -> None:
        super().__init__(app)
        self._app = app
        self._from, self._to = socket.socketpair()
        for end in (self._from, self._to):
            end.setblocking(False)
        self._notifier = QSocketNotifier(self._from.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._woken)
        signal.set_wakeup_fd(self._to.fileno(), warn_on_full_buffer=False)
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._interrupted)

    @Slot()
    def _woken(self) -> None:
        """Nothing but running Python, which calls the handler."""
        with contextlib.suppress(BlockingIOError):
            self._from.recv(64)

    def _interrupted(self, number: int, frame: FrameType | None) -> None:
        # This may come in the middle of anything, painting a window included: none can be closed then.
        QTimer.singleShot(0, self._app.quit)
