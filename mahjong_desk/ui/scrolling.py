"""A panel that scrolls up and down when it must, with a slim bar."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QScrollBar,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from mahjong_desk.ui import theme
from mahjong_desk.ui.painting import box, ring, ring_shows
from mahjong_desk.ui.viewports import use_clear_viewport


class SlimScrollBar(QScrollBar):
    """A bar without arrows: only the handle is painted."""

    WIDTH = 10

    def sizeHint(self) -> QSize:
        size = QSize(self.WIDTH, 40)
        return size if self.orientation() is Qt.Orientation.Vertical else size.transposed()

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
        radius = min(shape.width(), shape.height()) / 2
        box(QPainter(self), shape, radius, colors.muted if active else colors.faint, None)


_AROUND = QSize(20, 20)
"""Of the window that it belongs to a dialog leaves that much free."""
_FRAME = QSize(20, 48)
"""Of the screen a dialog leaves that much free: a title bar and the frame's edges lie outside of its size."""


def room_for_dialog(dialog: QWidget) -> QSize:
    """How large a dialog may be: as the window that it belongs to, or as the screen."""
    parent, room = dialog.parentWidget(), dialog.screen().availableSize() - _FRAME
    return room if parent is None else room.expandedTo(parent.window().size() - _AROUND)


class Inside(QWidget):
    """What a :class:`PanelScroll` holds. Where lines wrap, how high it has to be is asked for a width.

    The height that it needs at the width of the moment says nothing: beside a scroll bar it is another one.
    If that decided, it could take the bar away and bring it back, each within the other, until the program
    falls over.
    """

    def minimumSizeHint(self) -> QSize:
        least, layout = super().minimumSizeHint(), self.layout()
        wraps = layout is not None and layout.hasHeightForWidth()
        return QSize(least.width(), 0) if wraps else least


class Column(Inside):
    """What can give way: it scrolls when its contents can no more."""

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        layout = self.layout()
        assert layout is not None
        least = layout.totalMinimumHeightForWidth(width) if layout.hasHeightForWidth() else -1
        return least if least >= 0 else layout.totalMinimumSize().height()


class PanelScroll(QScrollArea):
    """Shows a panel at its own width and scrolls it when it is too high; nothing is ever cut off.

    What is inside is best filled afterwards: Qt asks it for its size at once.
    """

    def __init__(self, inside: Inside, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        use_clear_viewport(self, QPalette.ColorRole.NoRole)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBar(SlimScrollBar(Qt.Orientation.Vertical, self))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(inside)
        inside.setAutoFillBackground(False)


def centered(card: QWidget, parent: QWidget) -> PanelScroll:
    """A card in the middle of a page, which scrolls where the card is too high; it has its widest width."""
    inside = Column(parent)
    scroll = PanelScroll(inside, parent)
    across = QHBoxLayout(inside)
    across.setContentsMargins(22, 22, 22, 22)
    middle = QVBoxLayout()
    middle.addWidget(card)
    middle.addStretch(1)
    across.addStretch(1)
    across.addLayout(middle, 100)
    across.addStretch(1)
    return scroll


class TextScroll(PanelScroll):
    """Scrolls what is only read, by wheel or arrow keys. Nothing in it takes the keyboard: it does."""

    def __init__(self, inside: Inside, parent: QWidget | None = None) -> None:
        super().__init__(inside, parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleDescription(self.tr("Arrow keys scroll it"))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if ring_shows(self):
            inside = self.viewport().rect().adjusted(2, 0, -2, -2)
            ring(QPainter(self.viewport()), inside, 8, theme.colors().focus)


class WholeScroll(PanelScroll):
    """Scrolls by itself, or is as high as what is in it, within a panel that scrolls as a whole."""

    _is_whole = False
    """Of the class, so that it is known while the window is taken down, when Qt still asks."""

    def __init__(self, inside: Inside, parent: QWidget) -> None:
        self._inside = inside
        super().__init__(inside, parent)
        # By itself it takes the height that there is.
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)

    def set_whole(self, whole: bool) -> None:
        """Be as high as what is inside, or scroll."""
        if whole != self._is_whole:
            self._is_whole = whole
            vertical = QSizePolicy.Policy.Minimum if whole else QSizePolicy.Policy.Ignored
            policy = QSizePolicy(QSizePolicy.Policy.Preferred, vertical)
            policy.setHeightForWidth(whole)
            self.setSizePolicy(policy)
            self.updateGeometry()

    def heightForWidth(self, width: int) -> int:
        layout = self._inside.layout() if self._is_whole else None
        if layout is None:
            return -1
        hint = layout.totalHeightForWidth(width) if layout.hasHeightForWidth() else -1
        return hint if hint >= 0 else layout.totalSizeHint().height()

    def minimumSizeHint(self) -> QSize:
        least = super().minimumSizeHint()
        return QSize(self._inside.minimumSizeHint().width(), 0) if self._is_whole else least

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._is_whole and event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)


def bring_into_view(part: QWidget, place: QRect) -> None:
    """Have the panel around a widget scroll to a place of it."""
    area = part.parentWidget()
    while area is not None and not isinstance(area, QScrollArea):
        area = area.parentWidget()
    inside = None if area is None else area.widget()
    if area is not None and inside is not None:
        center = part.mapTo(inside, place.center())
        area.ensureVisible(inside.width() // 2, center.y(), 0, place.height() // 2 + 8)


class DialogScroll(PanelScroll):
    """What of a dialog can scroll: as large as what is in it, wherever there is room for that."""

    def __init__(self, inside: Inside, parent: QWidget) -> None:
        super().__init__(inside, parent)
        self._inside = inside

    def _least_width(self) -> int:
        return max(self._inside.minimumSizeHint().width(), self._inside.minimumWidth())

    def sizeHint(self) -> QSize:
        inside = self._inside
        width = min(max(inside.sizeHint().width(), self._least_width()), inside.maximumWidth())
        needed = max(inside.sizeHint().height(), inside.heightForWidth(width))
        return QSize(width, max(needed, inside.minimumHeight()))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._least_width() + SlimScrollBar.WIDTH, theme.scaled(48))

    def fit(self, dialog: QWidget) -> None:
        """Make the dialog as large as it likes to be within its room."""
        dialog.ensurePolished()
        wanted, room = dialog.sizeHint(), room_for_dialog(dialog)
        if wanted.height() > room.height():
            wanted.setWidth(wanted.width() + SlimScrollBar.WIDTH)
        dialog.resize(wanted.boundedTo(room))
