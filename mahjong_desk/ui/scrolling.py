"""A panel that scrolls up and down when it must, with a slim bar."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QFrame, QScrollArea, QScrollBar, QWidget

from mahjong_desk.ui import theme
from mahjong_desk.ui.painting import box
from mahjong_desk.ui.viewports import use_clear_viewport


class SlimScrollBar(QScrollBar):
    """A bar without arrows: only the handle is painted."""

    WIDTH = 10

    def sizeHint(self) -> QSize:
        return QSize(self.WIDTH, 40)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.minimum() == self.maximum():
            return
        from PySide6.QtWidgets import QStyle, QStyleOptionSlider  # large; not needed before a bar shows

        option = QStyleOptionSlider()
        self.initStyleOption(option)
        part = QStyle.SubControl.SC_ScrollBarSlider
        handle = self.style().subControlRect(QStyle.ComplexControl.CC_ScrollBar, option, part, self)
        colors = theme.colors()
        active = self.isSliderDown() or self.underMouse()
        shape = QRectF(handle).adjusted(2, 2, -2, -2)
        box(QPainter(self), shape, shape.width() / 2, colors.muted if active else colors.faint, None)


_AROUND = QSize(20, 20)
"""Of the window or the screen a dialog leaves that much free, for its frame."""


def room_for_dialog(dialog: QWidget) -> QSize:
    """How large a dialog may be: as the window that it belongs to, or as the screen."""
    parent, room = dialog.parentWidget(), dialog.screen().availableSize()
    return (room if parent is None else room.expandedTo(parent.window().size())) - _AROUND


class Column(QWidget):
    """What a :class:`PanelScroll` holds whose contents can give way: it scrolls when they can no more."""

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        layout = self.layout()
        least = layout.totalMinimumHeightForWidth(width) if layout.hasHeightForWidth() else -1
        return least if least >= 0 else layout.totalMinimumSize().height()


class PanelScroll(QScrollArea):
    """Shows a panel at its own width and scrolls it when it is too high; nothing is ever cut off."""

    def __init__(self, inside: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        use_clear_viewport(self, QPalette.ColorRole.NoRole)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBar(SlimScrollBar(Qt.Orientation.Vertical, self))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(inside)
        inside.setAutoFillBackground(False)


class DialogScroll(PanelScroll):
    """What of a dialog can scroll: as large as what is in it, wherever there is room for that."""

    def __init__(self, inside: QWidget, parent: QWidget) -> None:
        super().__init__(inside, parent)
        self._inside = inside

    def sizeHint(self) -> QSize:
        width = max(self._inside.sizeHint().width(), self._inside.minimumSizeHint().width())
        return QSize(width, max(self._inside.sizeHint().height(), self._inside.heightForWidth(width)))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._inside.minimumSizeHint().width() + SlimScrollBar.WIDTH, theme.scaled(60))

    def fit(self, dialog: QWidget) -> None:
        """Make the dialog as large as it likes to be within its room."""
        dialog.ensurePolished()
        wanted, room = dialog.sizeHint(), room_for_dialog(dialog)
        if wanted.height() > room.height():
            wanted.setWidth(wanted.width() + SlimScrollBar.WIDTH)
        dialog.resize(wanted.boundedTo(room))
