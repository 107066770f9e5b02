"""A field for a day, in the looks of the other fields."""

from __future__ import annotations

from PySide6.QtCore import QDate, QSize
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractSpinBox, QDateEdit, QWidget

from mahjong_desk.ui import theme
from mahjong_desk.ui.fields import indent_line, paint_frame, show_frame
from mahjong_desk.ui.theme import Role

_WIDEST = "28 May 2028"
_FIRST, _LAST = QDate(1970, 1, 2), QDate(2999, 12, 31)
"""Days whose moments the clocks of all systems can tell."""


class DayField(QDateEdit):
    """A day, written or stepped through part by part; it changes when it is written, not at every digit."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setDisplayFormat("d MMM yyyy")
        self.setButtonSymbols(QAbstractSpinBox.ButtonSymbols.NoButtons)
        self.setDateRange(_FIRST, _LAST)
        self.setAccessibleName(name)
        self.setAccessibleDescription(
            self.tr("Up and Down change the part that is marked, Left and Right choose another part")
        )
        show_frame(self)

    def indent(self) -> None:
        """Let the day begin a little after the frame, by the size of the letters."""
        indent_line(self.lineEdit())

    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(theme.font(Role.BODY))
        wide = metrics.horizontalAdvance(_WIDEST) + theme.scaled(6 + 20)
        return QSize(wide, metrics.height() + 2 * theme.scaled(5.5))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_frame(self, QPainter(self))
