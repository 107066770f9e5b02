"""What is shown while the database is waited for: that it is, and a way to wait no longer."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from mahjong_desk.models.asking import Asker
from mahjong_desk.ui import theme
from mahjong_desk.ui.controls import PillButton, RoleLabel, WrapLabel
from mahjong_desk.ui.fitted_dialog import FittedDialog
from mahjong_desk.ui.theme import Role

_WIDE = 360
"""Pixels, in letters of the usual size."""


class WaitingDialog(FittedDialog):
    """Says that the database is waited for, over the whole program: nothing else can be clicked meanwhile."""

    stopped = Signal()
    """The user does not want to wait any longer."""

    def __init__(self, parent: QWidget, *, can_stop: bool) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Waiting for the database"))
        # Whoever shows it lets go of it: it may be closed before.
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
        self.setWindowModality(Qt.WindowModality.ApplicationModal)
        self._can_stop = can_stop
        self._title = RoleLabel(self.tr("Waiting for the database…"), Role.TITLE, self)
        told = (
            self.tr("It has not answered yet. What you have put in stays as it is if you stop waiting.")
            if can_stop
            else self.tr("This takes a while, and cannot be left half done.")
        )
        self._about = WrapLabel(told, Role.SMALL, self, muted=True)
        self.stop = PillButton(
            self.tr("Stop waiting"), self, does=self.tr("Goes on without an answer of the database")
        )
        self.stop.clicked.connect(self.reject)
        self.stop.setVisible(can_stop)
        self._whole = whole = QVBoxLayout(self)
        for widget in (self._title, self._about):
            whole.addWidget(widget)
        whole.addWidget(self.stop, 0, Qt.AlignmentFlag.AlignLeft)
        self.refit()

    def refit(self) -> None:
        margin = theme.scaled(18)
        self._whole.setContentsMargins(margin, margin, margin, margin)
        self._whole.setSpacing(theme.scaled(10))
        self._about.setMinimumWidth(theme.scaled(_WIDE))
        self._whole.activate()
        self.resize(self.sizeHint().width(), self._whole.heightForWidth(self.sizeHint().width()))

    def reject(self) -> None:
        """The user wants to do without an answer; it stays until that is heard."""
        if self._can_stop:
            self.stopped.emit()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Closed as a window, as all are when the program is to end."""
        self.reject()
        event.setAccepted(self._can_stop)


class Waiting(QObject):
    """Shows it over the window of a page while what the page asks has no answer."""

    def __init__(self, asker: Asker, page: QWidget) -> None:
        super().__init__(page)
        self._asker = asker
        self._page = page
        self._over: QWidget | None = None
        self.dialog: WaitingDialog | None = None
        """While it shows."""
        asker.waiting.connect(self._follow)

    @Slot(bool)
    def _follow(self, is_waited_for: bool) -> None:
        if is_waited_for:
            self._over = QApplication.activeModalWidget() or self._page.window()
            self.dialog = WaitingDialog(self._over, can_stop=self._asker.can_stop)
            self.dialog.stopped.connect(self._asker.stop)
            self.dialog.show()
        elif self.dialog is not None:
            self.dialog.hide()
            self.dialog.deleteLater()
            self.dialog = None
            if self._over is not None:
                # Not every system gives the keyboard back to where it was.
                self._over.activateWindow()
