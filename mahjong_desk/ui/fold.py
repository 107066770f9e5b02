"""A part of the window that can be folded away under its title."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QVBoxLayout, QWidget

from mahjong_desk.core.texts import series
from mahjong_desk.ui import theme
from mahjong_desk.ui.painting import box, chevron, ring, ring_shows
from mahjong_desk.ui.tab_order import set_tab_order
from mahjong_desk.ui.theme import Role


class FoldHeader(QPushButton):
    """The title, with an angle that points down while the part is open, and a muted detail after it."""

    def __init__(self, title: str, parent: QWidget) -> None:
        super().__init__(title, parent)
        self.detail = ""
        self.openable = True
        self.setCheckable(True)
        self.setAutoDefault(False)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def nextCheckState(self) -> None:
        if self.openable:
            super().nextCheckState()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """As in a tree: the right arrow opens, the left one closes; Enter does either."""
        key = Qt.Key(event.key())
        opens = Qt.Key.Key_Left if self.isRightToLeft() else Qt.Key.Key_Right
        closes = Qt.Key.Key_Right if self.isRightToLeft() else Qt.Key.Key_Left
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) or key == (closes if self.isChecked() else opens):
            self.click()
        elif key not in (opens, closes):
            super().keyPressEvent(event)

    def set_detail(self, text: str) -> None:
        """Other words after the title."""
        if text != self.detail:
            self.detail = text
            self.updateGeometry()
            self.update()
            self._tell_whole()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._tell_whole()

    def _tell_whole(self) -> None:
        """Where the detail is shortened, the tool tip has it whole."""
        self.setToolTip(self.detail if self.width() < self.sizeHint().width() else "")

    def _fonts(self) -> tuple[QFontMetrics, QFontMetrics]:
        return QFontMetrics(theme.font(Role.SMALL_STRONG)), QFontMetrics(theme.font(Role.CAPTION))

    def _indent(self) -> int:
        return theme.scaled(22)

    def sizeHint(self) -> QSize:
        title, detail = self._fonts()
        width = self._indent() + title.horizontalAdvance(self.text()) + 1
        if self.detail:
            width += theme.scaled(8) + detail.horizontalAdvance(self.detail) + 1
        return QSize(width + theme.scaled(4), title.height() + 2 * theme.scaled(4))

    def minimumSizeHint(self) -> QSize:
        title = self._fonts()[0].horizontalAdvance(self.text())
        return QSize(self._indent() + title + 1 + theme.scaled(4), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        now = theme.colors()
        painter = QPainter(self)
        if self.openable and (self.underMouse() or self.isDown()):
            box(painter, self.rect(), 6, now.pressed if self.isDown() else now.hover, None)
        if ring_shows(self):
            ring(painter, self.rect(), 6, now.focus)
        title, detail = self._fonts()
        side = theme.scaled(14)
        square = QRectF(theme.scaled(4), (self.height() - side) / 2, side, side)
        chevron(painter, square, now.muted if self.openable else now.faint, down=self.isChecked())
        base = (self.height() - title.height()) // 2 + title.ascent()
        x = self._indent()
        painter.setPen(now.text if self.openable else now.muted)
        painter.setFont(theme.font(Role.SMALL_STRONG))
        painter.drawText(x, base, self.text())
        x += title.horizontalAdvance(self.text()) + theme.scaled(8)
        painter.setPen(now.muted)
        painter.setFont(theme.font(Role.CAPTION))
        room = self.width() - x - theme.scaled(4)
        painter.drawText(x, base, detail.elidedText(self.detail, Qt.TextElideMode.ElideRight, room))


class Fold(QWidget):
    """A header over a body that can be folded away. It starts closed."""

    opened = Signal(bool)
    """The user, or :meth:`set_open`, opened or closed it."""

    def __init__(self, title: str, body: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.header = FoldHeader(title, self)
        self.body = body
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.scaled(2))
        layout.addWidget(self.header)
        layout.addWidget(body)
        set_tab_order([self.header, body])
        body.hide()
        self.header.toggled.connect(self._toggled)
        self._tell()

    def set_detail(self, text: str) -> None:
        """The muted words after the title: how many there are, or why there is nothing."""
        self.header.set_detail(text)
        self._tell()

    def set_openable(self, openable: bool) -> None:
        """Whether there is anything to open; a part with nothing in it is closed."""
        self.header.openable = openable
        if not openable:
            self.set_open(False)
        self._tell()
        self.header.update()

    def set_open(self, wanted: bool) -> None:
        """Open or close it; one that has nothing in it stays closed."""
        self.header.setChecked(wanted and self.header.openable)

    def is_open(self) -> bool:
        """Whether the body shows."""
        return self.header.isChecked()

    @Slot(bool)
    def _toggled(self, is_open: bool) -> None:
        self.body.setVisible(is_open)
        self._tell()
        self.opened.emit(is_open)

    def _tell(self) -> None:
        header = self.header
        header.setAccessibleName(series([header.text(), header.detail]))
        if not header.openable:
            state = self.tr("nothing to open")
        else:
            state = self.tr("open") if self.is_open() else self.tr("closed")
        header.setAccessibleDescription(state)
