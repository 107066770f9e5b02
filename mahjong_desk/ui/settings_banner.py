"""What was wrong with the settings file, above everything else until it is closed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from mahjong_desk.ui.controls import PillButton, WrapLabel, tip

MOST_TOLD = 3
"""Lines; more would leave no room for the hand."""
MOST_IN_TIP = 25
"""And more no room on the screen."""


class SettingsBanner(QWidget):
    """A sentence for each problem, of many the first; the tool tip has more."""

    def __init__(self, problems: Sequence[str], parent: QWidget) -> None:
        super().__init__(parent)
        told = list(problems)
        if len(told) > MOST_TOLD:
            more = self.tr("And {count} more.").format(count=len(told) - MOST_TOLD + 1)
            told[MOST_TOLD - 1 :] = [more]
        label = WrapLabel("\n".join(told), parent=self)
        label.setToolTip(tip("\n".join(problems[:MOST_IN_TIP])))
        close = PillButton(self.tr("Close"), self, small=True, does=self.tr("Takes this away"))
        close.clicked.connect(self.hide)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(16, 6, 14, 6)
        layout.addWidget(label, 1)
        layout.addWidget(close, 0, Qt.AlignmentFlag.AlignTop)
