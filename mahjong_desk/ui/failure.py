"""What happens when the program makes a mistake: it says so, keeps the work and goes on.

Python would end a program at an error that nothing expected, and Qt would print it where nobody looks.
"""

from __future__ import annotations

import sys
import threading
import traceback
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

if TYPE_CHECKING:
    from mahjong_desk.ui.failure_dialog import FailureDialog

WindowGetter = Callable[[], QWidget | None]

_MOST_TOLD = 20
"""Different errors told of; whatever produces more than that would only flood the dialog."""


def install(window_getter: WindowGetter) -> Failures:
    """From now on, tell the user of every error that nothing caught, in a dialog over the window."""
    failures = Failures(window_getter, QApplication.instance())
    sys.excepthook = failures.hook
    threading.excepthook = failures.thread_hook
    return failures


def uninstall() -> None:
    """Python's own ways again."""
    sys.excepthook = sys.__excepthook__
    threading.excepthook = threading.__excepthook__


class Failures(QObject):
    """Takes in errors from anywhere and shows each of them once."""

    _happened = Signal(str)

    def __init__(self, window_getter: WindowGetter, parent: QObject | None) -> None:
        super().__init__(parent)
        self._window_getter = window_getter
        self._told: set[str] = set()
        self._busy = threading.local()
        self.dialog: FailureDialog | None = None
        # An error may come from another thread, or from within a paint event, where no window can be opened.
        self._happened.connect(self._show, Qt.ConnectionType.QueuedConnection)

    def hook(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Stands in for :data:`sys.excepthook`."""
        if not issubclass(kind, Exception):
            # KeyboardInterrupt and SystemExit are meant.
            sys.__excepthook__(kind, error, trace)
            return
        if getattr(self._busy, "now", False):
            return
        self._busy.now = True
        try:
            self._take(kind, error, trace)
        except Exception:
            # Telling must not fail, and what fails in it must not be told again.
            sys.__excepthook__(kind, error, trace)
        finally:
            self._busy.now = False

    def thread_hook(self, caught: threading.ExceptHookArgs) -> None:
        """Stands in for :data:`threading.excepthook`."""
        if caught.exc_value is not None:
            self.hook(caught.exc_type, caught.exc_value, caught.exc_traceback)

    def _take(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        text = "".join(traceback.format_exception(kind, error, trace))
        if text in self._told:
            return
        if len(self._told) < _MOST_TOLD:
            self._told.add(text)
            self._happened.emit(text)
        # There is none without a console on Windows, and nobody reads it in a terminal that was closed.
        if sys.stderr is not None:
            with suppress(OSError, ValueError):
                sys.stderr.write(text)

    @Slot(str)
    def _show(self, text: str) -> None:
        try:
            # It goes with the window that it lies over, which no signal tells.
            if self.dialog is None or not isValid(self.dialog):
                from mahjong_desk.ui.failure_dialog import FailureDialog  # seldom needed

                over = QApplication.activeModalWidget() or self._window_getter()
                self.dialog = FailureDialog(over)
                self.dialog.finished.connect(self._closed)
                self.dialog.add(text)
                self.dialog.open()
            else:
                self.dialog.add(text)
        except Exception:
            sys.__excepthook__(*sys.exc_info())

    @Slot()
    def _closed(self) -> None:
        self.dialog = None
