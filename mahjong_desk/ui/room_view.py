"""What a whole room is to see: a window of its own, meant to fill the screen."""

from __future__ import annotations

from abc import abstractmethod
from typing import NamedTuple

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from mahjong_desk.ui import theme
from mahjong_desk.ui.teaching_parts import KeyButton

DESIGN = QSize(1280, 800)
"""The window that sizes in pixels are for."""


class Place(NamedTuple):
    """Where a view stands, and whether it fills the screen."""

    rect: QRect
    state: Qt.WindowState


class RoomView(QWidget):
    """Everything in it grows with the window. It deletes itself when it is closed.

    An abstract class, though Qt's own metaclass keeps nobody from making one.
    """

    closed = Signal()

    def __init__(self, title: str, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self.setMinimumSize(DESIGN / 2)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def place(self) -> Place:
        """Where it stands, for another that comes in its place."""
        return Place(self.geometry(), self.windowState())

    def show_over(self, window: QWidget, place: Place | None = None) -> None:
        """Fill the screen that a window is on; or stand where another view stood, at ``place``."""
        if place is not None:
            self.setGeometry(place.rect)
            self.setWindowState(place.state)
            self.show()
            return
        # As large as the screen too where no window manager makes it so.
        self.setGeometry(window.screen().geometry())
        self.showFullScreen()

    def made_leave(self) -> KeyButton:
        """The button that closes it, named by the keys that do."""
        leave = KeyButton((self.tr("Esc"), "F11"), self.tr("leave"), self)
        leave.clicked.connect(self.close)
        return leave

    def scale(self) -> float:
        """How many pixels there are for one of the design."""
        return min(self.width() / DESIGN.width(), self.height() / DESIGN.height())

    @abstractmethod
    def refit(self) -> None:
        """Lay everything out anew: the window or the letters have another size."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_F11):
            self.close()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.refit()


class PaintedRoom(RoomView):
    """One that is painted as a whole, with the button that closes it in the corner."""

    def __init__(self, title: str, parent: QWidget) -> None:
        super().__init__(title, parent)
        self.leave = self.made_leave()

    @abstractmethod
    def draw(self, painter: QPainter) -> None:
        """Paint what there is to see."""

    def refit(self) -> None:
        self.leave.pixels = max(16 * self.scale(), theme.scaled(12))
        self.leave.resize(self.leave.sizeHint())
        side = round(18 * self.scale())
        self.leave.move(self.width() - self.leave.width() - side, self.height() - self.leave.height() - 6)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), theme.colors().window)
        self.draw(painter)
