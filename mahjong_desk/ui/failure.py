"""What happens when the program makes a mistake: it says so, keeps the work and goes on.

Python would end a program at an error that nothing expected, and Qt would print it where nobody looks.
"""

from __future__ import annotations

import sys
import threading
import traceback
from collections.abc import Callable
from types import TracebackType

from PySide6.QtCore import QObject, QSysInfo, Qt, Signal, Slot, qVersion
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QApplication, QDialog, QFrame, QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from mahjong_desk import __version__
from mahjong_desk.ui import theme
from mahjong_desk.ui.controls import Card, PillButton, RoleLabel, WrapLabel
from mahjong_desk.ui.theme import Role

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
        if sys.stderr is not None:  # there is none without a console on Windows
            sys.stderr.write(text)
        if len(self._told) < _MOST_TOLD:
            self._told.add(text)
            self._happened.emit(text)

    @Slot(str)
    def _show(self, text: str) -> None:
        try:
            if self.dialog is None:
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


def circumstances() -> str:
    """The versions that a report of an error needs, in two lines."""
    system = QSysInfo.prettyProductName()
    python = ".".join(map(str, sys.version_info[:3]))
    return (
        f"Mahjong Desk {__version__} · Python {python} · Qt {qVersion()}\n"
        f"{system} · {QSysInfo.currentCpuArchitecture()} · {QGuiApplication.platformName()}"
    )


class FailureDialog(QDialog):
    """Says that something went wrong, that the hand is still there, and what to send to whom."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Something went wrong"))
        self.details = QPlainTextEdit(self)
        self.details.setReadOnly(True)
        self.details.setFrameShape(QFrame.Shape.NoFrame)
        self.details.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.details.setTabChangesFocus(True)
        self.details.setAccessibleName(self.tr("Details of the error"))
        self.copy_button = PillButton(self.tr("Copy the details"), self)
        self.close_button = PillButton(self.tr("Go on"), self, primary=True)
        self.copy_button.clicked.connect(self._copy)
        self.close_button.clicked.connect(self.accept)
        self.close_button.setDefault(True)
        self._lay_out()
        self.close_button.setFocus()

    def _lay_out(self) -> None:
        what = self.tr("The program made a mistake, and what you did last may not have worked.")
        safe = self.tr("Your hand is still there: you can go on, or undo the last step.")
        send = self.tr("These details say what happened; a report of the mistake should have them with it.")
        buttons = QHBoxLayout()
        buttons.addWidget(self.copy_button)
        buttons.addStretch()
        buttons.addWidget(self.close_button)
        card = Card(self)
        inside = QVBoxLayout()
        inside.addWidget(self.details)
        card.lay_out(inside, across=6, down=6)
        layout = QVBoxLayout(self)
        margin = theme.scaled(18)
        layout.setContentsMargins(margin, margin, margin, margin)
        layout.setSpacing(theme.scaled(8))
        layout.addWidget(RoleLabel(self.windowTitle(), Role.TITLE))
        layout.addWidget(WrapLabel(f"{what} {safe}"))
        layout.addWidget(WrapLabel(send, Role.SMALL, muted=True))
        layout.addWidget(card, 1)
        layout.addSpacing(theme.scaled(4))
        layout.addLayout(buttons)
        self.resize(theme.scaled(620), theme.scaled(400))

    def add(self, text: str) -> None:
        """One more error, under those that are told of already."""
        if not self.details.toPlainText():
            self.details.setPlainText(circumstances())
        self.details.appendPlainText(f"\n{text.rstrip()}")
        self.details.verticalScrollBar().setValue(0)

    @Slot()
    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.details.toPlainText())
        self.copy_button.setText(self.tr("Copied"))
