"""Links to other pages, side by side under a heading."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mahjong_desk.core.texts import labelled
from mahjong_desk.models.guide_page import Link
from mahjong_desk.ui import theme
from mahjong_desk.ui.controls import PillButton, heading, plain
from mahjong_desk.ui.flow import Flow


class LinkButton(PillButton):
    """Opens the page of a pattern; Enter does what a click does."""

    def __init__(self, link: Link, under: str, parent: QWidget) -> None:
        super().__init__(plain(link.name), parent, small=True)
        self.setAccessibleDescription(self.tr("Opens the page of this pattern"))
        self.pattern = link.id
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(labelled(under, link.name))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)


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
