"""The dialog that tells of an error of the program."""

from __future__ import annotations

import sys

from PySide6.QtCore import QSize, QSysInfo, Slot, qVersion
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from mahjong_desk import __version__
from mahjong_desk.core.texts import sentences
from mahjong_desk.ui import theme
from mahjong_desk.ui.controls import Card, PillButton, RoleLabel, WrapLabel
from mahjong_desk.ui.fitted_dialog import FittedDialog
from mahjong_desk.ui.scrolling import room_for_dialog
from mahjong_desk.ui.theme import Role


def circumstances() -> str:
    """The versions that a report of an error needs, in two lines."""
    system = QSysInfo.prettyProductName()
    python = ".".join(map(str, sys.version_info[:3]))
    return (
        f"Mahjong Desk {__version__} · Python {python} · Qt {qVersion()}\n"
        f"{system} · {QSysInfo.currentCpuArchitecture()} · {QGuiApplication.platformName()}"
    )


class FailureDialog(FittedDialog):
    """Says that something went wrong, that the hand is still there, and what to send to whom."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Something went wrong"))
        self.details = QPlainTextEdit(self)
        self.details.setReadOnly(True)
        self.details.setFrameShape(QFrame.Shape.NoFrame)
        self.details.setTabChangesFocus(True)
        self.details.setAccessibleName(self.tr("Details of the error"))
        self.copy_button = PillButton(
            self.tr("Copy the details"), self, does=self.tr("Puts them on the clipboard, for a report")
        )
        self.close_button = PillButton(
            self.tr("Go on"), self, primary=True, does=self.tr("Back to the hand, which is kept")
        )
        self.copy_button.clicked.connect(self._copy)
        self.close_button.clicked.connect(self.accept)
        self.close_button.setDefault(True)
        self._lay_out()
        self.refit()
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
        self._whole = layout = QVBoxLayout(self)
        layout.addWidget(RoleLabel(self.windowTitle(), Role.TITLE))
        layout.addWidget(WrapLabel(sentences([what, safe])))
        layout.addWidget(WrapLabel(send, Role.SMALL, muted=True))
        layout.addWidget(card, 1)
        layout.addLayout(buttons)

    def refit(self) -> None:
        margin = theme.scaled(18)
        self._whole.setContentsMargins(margin, margin, margin, margin)
        self._whole.setSpacing(theme.scaled(8))
        fixed = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        if fixed.pointSizeF() > 0:
            fixed.setPointSizeF(fixed.pointSizeF() * theme.scaled(100) / 100)
        self.details.setFont(fixed)
        self.resize(QSize(theme.scaled(620), theme.scaled(400)).boundedTo(room_for_dialog(self)))

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
