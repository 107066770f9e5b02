"""What stands in the place of the score sheet while the database of matches cannot be opened."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mahjong_desk.club.store.failures import StoreProblem, Trouble, message
from mahjong_desk.club.store.trying import plainer
from mahjong_desk.ui import theme
from mahjong_desk.ui.controls import PillButton, RoleLabel, WrapLabel
from mahjong_desk.ui.theme import Role


class Unusable(QWidget):
    """What stands in the place of the sheet while the database cannot be opened."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.said = WrapLabel(role=Role.BODY, parent=self)
        can = self.tr(
            "Hands can be scored as before; nothing of a match is recorded until this is put right."
        )
        self.again = PillButton(
            self.tr("Try again"), self, primary=True, does=self.tr("Opens the database of matches again")
        )
        self.restore = PillButton(
            self.tr("Restore a backup…"),
            self,
            does=self.tr("Begins a new database with the matches of a backup"),
        )
        self.restore.hide()
        self.where = PillButton(
            self.tr("Where matches are kept…"), self, does=self.tr("Chooses this computer, or a server")
        )
        column = QVBoxLayout(self)
        column.addWidget(RoleLabel(self.tr("The matches cannot be opened"), Role.TITLE, self))
        column.addWidget(self.said)
        column.addWidget(WrapLabel(can, Role.SMALL, self, muted=True))
        column.addWidget(self.again, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.restore, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.where, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch()
        self._column = column
        self.refit()

    def show_problem(self, problem: StoreProblem) -> None:
        """Say why it cannot be opened; a damaged file can be replaced."""
        self.said.setText(message(plainer(problem)))
        self.restore.setVisible(problem.trouble is Trouble.DAMAGED)

    def refit(self) -> None:
        """Lay everything out anew: the letters have another size."""
        side = theme.scaled(24)
        self._column.setContentsMargins(side, side, side, side)
        self._column.setSpacing(theme.scaled(12))
