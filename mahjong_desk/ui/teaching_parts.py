"""What the teaching view is made of: buttons that show their keys, lists to look at, the ground below."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QLinearGradient, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QLabel,
    QListView,
    QPushButton,
    QStyledItemDelegate,
    QWidget,
)

from mahjong_desk.core.texts import series
from mahjong_desk.ui import theme
from mahjong_desk.ui.painting import box
from mahjong_desk.ui.scrolling import SlimScrollBar
from mahjong_desk.ui.teaching_delegates import sized
from mahjong_desk.ui.theme import Role
from mahjong_desk.ui.viewports import use_clear_viewport


class KeyButton(QPushButton):
    """What a key does, as a button for the mouse: the key's cap and a word."""

    def __init__(self, caps: tuple[str, ...], word: str, parent: QWidget) -> None:
        super().__init__(word, parent)
        self._caps = caps
        self.pixels = 15.0
        """The height of the letters."""
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setAccessibleDescription(series(caps))

    def _widths(self) -> tuple[list[float], float]:
        caps = QFontMetricsF(sized(Role.CAPTION_STRONG, self.pixels * 0.9))
        word = QFontMetricsF(sized(Role.BODY, self.pixels))
        padding = self.pixels * 0.9
        return [caps.horizontalAdvance(cap) + padding for cap in self._caps], word.horizontalAdvance(
            self.text()
        )

    def sizeHint(self) -> QSize:
        caps, word = self._widths()
        gaps = self.pixels * (0.35 * len(caps) + 1.2)
        return QSize(round(sum(caps) + word + gaps), round(self.pixels * 2.2))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        colors, painter = theme.colors(), QPainter(self)
        if self.isEnabled() and (self.underMouse() or self.isDown()):
            fill = colors.pressed if self.isDown() else colors.hover
            box(painter, self.rect(), self.pixels * 0.4, fill, None)
        ink = colors.muted if self.isEnabled() else colors.faint
        x, high = self.pixels * 0.4, self.pixels * 1.7
        center = int(Qt.AlignmentFlag.AlignCenter)
        for cap, width in zip(self._caps, self._widths()[0], strict=True):
            rect = QRectF(x, (self.height() - high) / 2, width, high)
            box(painter, rect, self.pixels * 0.3, colors.card, colors.outline)
            painter.setPen(ink)
            painter.setFont(sized(Role.CAPTION_STRONG, self.pixels * 0.9))
            painter.drawText(rect, center, cap)
            x += width + self.pixels * 0.35
        painter.setPen(ink)
        painter.setFont(sized(Role.BODY, self.pixels))
        rest = QRectF(x, 0, self.width() - x, self.height())
        painter.drawText(rest, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), self.text())


class Wall(QListView):
    """A list to look at: nothing in it is chosen, and keys are the whole view's."""

    def __init__(
        self, model: QAbstractItemModel, delegate: QStyledItemDelegate, name: str, parent: QWidget
    ) -> None:
        super().__init__(parent)
        use_clear_viewport(self, QPalette.ColorRole.NoRole)
        self.setModel(model)
        self.setItemDelegate(delegate)
        self.setAccessibleName(name)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBar(SlimScrollBar(Qt.Orientation.Vertical, self))


class Ground(QWidget):
    """The green ground under the tiles."""

    radius = 12.0

    def paintEvent(self, event: QPaintEvent) -> None:
        colors = theme.colors()
        gradient = QLinearGradient(0, 0, 0, self.height())
        gradient.setColorAt(0, colors.felt_top)
        gradient.setColorAt(1, colors.felt_bottom)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(gradient)
        painter.drawRoundedRect(self.rect(), self.radius, self.radius)


class Figure(QLabel):
    """A number alone. Digits have nothing above or below them, and need less height than a line of text."""

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), round(QFontMetricsF(self.font()).capHeight() * 1.3))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


def plain_label(parent: QWidget, *, muted: bool = False, wrap: bool = False) -> QLabel:
    """A text whose font is set later, when the window has a size."""
    label = QLabel(parent)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(wrap)
    roles = QPalette.ColorRole
    label.setForegroundRole(roles.PlaceholderText if muted else roles.WindowText)
    return label
