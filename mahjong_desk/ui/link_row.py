"""Links to other pages, side by side under a heading."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from mahjong_desk.models.guide_page import Link
from mahjong_desk.ui import theme
from mahjong_desk.ui.controls import PillButton, heading


class LinkButton(PillButton):
    """Opens the page of a pattern; Enter does what a click does."""

    def __init__(self, link: Link, under: str, parent: QWidget) -> None:
        super().__init__(link.name, parent, small=True)
        self.setAccessibleDescription(self.tr("Opens the page of this pattern"))
        self.pattern = link.id
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(f"{under}: {link.name}")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)


class Flow(QWidget):
    """Places its children one after another, in as many rows as they need."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._parts: list[QWidget] = []
        self._hints: list[QSize] = []
        self._measured = 0
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_parts(self, parts: Sequence[QWidget]) -> None:
        """Show these children, and delete those that were shown before."""
        for old in self._parts:
            old.hide()
            old.deleteLater()
        self._parts = list(parts)
        self._measured = 0
        for part in parts:
            part.show()
        self._place()
        self.updateGeometry()

    def _sizes(self) -> list[QSize]:
        """How large the children like to be, asked once for each: a layout asks again and again."""
        if self._measured != theme.generation():
            self._hints = [part.sizeHint() for part in self._parts]
            self._measured = theme.generation()
        return self._hints

    def _spots(self, width: int) -> list[tuple[int, int, int, int]]:
        """Where each child lies in a width: left, top, width and height."""
        gap = theme.scaled(6)
        x = y = 0
        spots = []
        for hint in self._sizes():
            wide = min(hint.width(), width)
            if x and x + wide > width:
                x, y = 0, y + hint.height() + gap
            spots.append((x, y, wide, hint.height()))
            x += wide + gap
        return spots

    def heightForWidth(self, width: int) -> int:
        return max((top + height for _, top, _, height in self._spots(width)), default=0)

    def sizeHint(self) -> QSize:
        return QSize(200, self.heightForWidth(max(self.width(), 200)))

    def minimumSizeHint(self) -> QSize:
        return QSize(max((part.minimumSizeHint().width() for part in self._parts), default=0), 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        for part, (left, top, width, height) in zip(self._parts, self._spots(self.width()), strict=True):
            x = self.width() - left - width if self.isRightToLeft() else left
            part.setGeometry(x, top, width, height)


class LinkRow(QWidget):
    """A heading with links; it takes no room where there are none."""

    chosen = Signal(str)
    """The page of a pattern is wanted."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = title
        self._flow = Flow(self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.scaled(5))
        layout.addWidget(heading(title, self))
        layout.addWidget(self._flow)

    def set_links(self, links: Sequence[Link]) -> None:
        """Show these links."""
        buttons = [LinkButton(link, self._title, self._flow) for link in links]
        for button in buttons:
            button.clicked.connect(self._clicked)
        self._flow.set_parts(buttons)
        self.setVisible(bool(buttons))

    @Slot()
    def _clicked(self) -> None:
        button = self.sender()
        if isinstance(button, LinkButton):
            self.chosen.emit(button.pattern)
