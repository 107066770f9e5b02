"""What stands beside a list where there is room, and below it otherwise."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mahjong_desk.ui import theme


class SidePanel(QWidget):
    """A column with a line between it and the list."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._column = QVBoxLayout(self)
        self._is_beside = False

    def set_beside(self, beside: bool) -> None:
        """Stand at the right of the list, with the line between, or below it."""
        self._is_beside = beside
        self.update()

    def refit(self) -> None:
        """Lay everything out anew: the letters have another size."""
        side = theme.scaled(16)
        self._column.setContentsMargins(side, theme.scaled(14), side, theme.scaled(14))
        self._column.setSpacing(theme.scaled(10))

    def paintEvent(self, event: QPaintEvent) -> None:
        colors, painter = theme.colors(), QPainter(self)
        painter.fillRect(self.rect(), colors.card)
        line = QRect(0, 0, 1, self.height()) if self._is_beside else QRect(0, 0, self.width(), 1)
        painter.fillRect(line, colors.border)
