"""The manual: chapters written in Markdown, in the window's language or else in English."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QRect, QSize, Qt, QUrl, Slot
from PySide6.QtGui import QImage, QResizeEvent, QTextDocument
from PySide6.QtWidgets import QFrame, QHBoxLayout, QListWidget, QTextBrowser, QVBoxLayout, QWidget

from mahjong_desk.assets import asset
from mahjong_desk.core.texts import FALLBACK, language
from mahjong_desk.ui import theme
from mahjong_desk.ui.controls import PillButton, RoleLabel
from mahjong_desk.ui.fitted_dialog import FittedDialog
from mahjong_desk.ui.scrolling import SlimScrollBar, room_for_dialog
from mahjong_desk.ui.theme import Role

_SIZE = QSize(940, 680)
"""In letters of the usual size."""
_LIST = 220
_MARGIN = 14
"""Pixels around the text."""


def chapters() -> list[Path]:
    """The files of the manual, in their order."""
    folder = asset("manual", FALLBACK)
    spoken = folder.with_name(language())
    return sorted((spoken if spoken.is_dir() else folder).glob("*.md"))


def title(chapter: Path) -> str:
    """What a chapter is called: its first line."""
    return chapter.read_text("utf-8").partition("\n")[0].removeprefix("#").strip()


class Manual(FittedDialog):
    """The chapters at the left, and the one that is read. The window behind it goes on working."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setModal(False)
        self.setWindowTitle(self.tr("Manual"))
        self._chapters = chapters()
        self.list = QListWidget(self)
        self.list.setAccessibleName(self.tr("Chapters"))
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setWordWrap(True)
        self.list.setSpacing(3)
        self.list.setVerticalScrollBar(SlimScrollBar(Qt.Orientation.Vertical, self.list))
        self.list.addItems([title(chapter) for chapter in self._chapters])
        self.page = Page(self)
        self.page.setAccessibleName(self.tr("Text of the chapter"))
        self.page.anchorClicked.connect(self._follow)
        self.close_button = PillButton(self.tr("Close"), self, does=self.tr("Back to the window"))
        self.close_button.clicked.connect(self.accept)
        self._lay_out()
        self.list.currentRowChanged.connect(self._show)
        self.list.setCurrentRow(0)
        self.refit()
        self.list.setFocus()

    def _lay_out(self) -> None:
        middle = QHBoxLayout()
        middle.addWidget(self.list)
        middle.addWidget(self.page, 1)
        buttons = QHBoxLayout()
        buttons.addStretch()
        buttons.addWidget(self.close_button)
        self._whole = whole = QVBoxLayout(self)
        whole.addWidget(RoleLabel(self.windowTitle(), Role.TITLE, self))
        whole.addLayout(middle, 1)
        whole.addLayout(buttons)

    def go_on(self, chapter: int, place: QRect) -> None:
        """Show the chapter that was read in a window before, where it stood."""
        self.list.setCurrentRow(chapter)
        self.setGeometry(place)

    @Slot(int)
    def _show(self, row: int) -> None:
        if 0 <= row < len(self._chapters):
            self.page.read(self._chapters[row])

    @Slot(QUrl)
    def _follow(self, link: QUrl) -> None:
        """Open the chapter that a link leads to; there are no other links."""
        names = [chapter.name for chapter in self._chapters]
        if link.fileName() in names:
            self.list.setCurrentRow(names.index(link.fileName()))

    def refit(self) -> None:
        margin = theme.scaled(18)
        self._whole.setContentsMargins(margin, margin, margin, margin)
        self._whole.setSpacing(theme.scaled(10))
        self.list.setFixedWidth(theme.scaled(_LIST))
        size = QSize(theme.scaled(_SIZE.width()), theme.scaled(_SIZE.height()))
        self.resize(size.boundedTo(room_for_dialog(self)))


class Page(QTextBrowser):
    """A chapter, its pictures as wide as the page."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._chapter: Path | None = None
        self.setOpenLinks(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBar(SlimScrollBar(Qt.Orientation.Vertical, self))

    def read(self, chapter: Path) -> None:
        """Show a chapter from its beginning."""
        self._chapter = chapter
        self._fill()
        self.verticalScrollBar().setValue(0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._chapter is not None and event.oldSize().width() != event.size().width():
            self._fill()

    def _fill(self) -> None:
        assert self._chapter is not None
        # In place of another text it would begin with an empty line of that one's form.
        document = QTextDocument(self)
        document.setDefaultFont(self.font())
        document.setDocumentMargin(_MARGIN)
        self.setDocument(document)
        self.setMarkdown(self._chapter.read_text("utf-8"))

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """A picture that is named in a chapter, in the window's language where there is one."""
        if kind != QTextDocument.ResourceType.ImageResource.value or self._chapter is None:
            return None
        pictures = self._chapter.parents[1] / "pictures"
        places = [pictures / self._chapter.parent.name, pictures / FALLBACK]
        files = (place / QUrl(name).fileName() for place in places)
        found = next((file for file in files if file.exists()), None)
        image = QImage() if found is None else QImage(str(found))
        if image.isNull():
            return None
        dpr = self.devicePixelRatioF()
        width = max(1, round((self.viewport().width() - 2 * _MARGIN) * dpr))
        smooth = Qt.TransformationMode.SmoothTransformation
        scaled = image.scaledToWidth(min(width, image.width()), smooth)
        scaled.setDevicePixelRatio(dpr)
        return scaled
