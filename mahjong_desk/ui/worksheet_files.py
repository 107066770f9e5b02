"""A worksheet out of the window: as PDF and on a printer, with its answers or without, and the menu for that.

What asks, draws and writes is imported when it is first wanted.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from mahjong_desk.ui.files_out import FilesOut

if TYPE_CHECKING:
    from mahjong_desk.models.worksheet import Worksheet
    from mahjong_desk.ui.pages import Document


class WorksheetFiles(FilesOut):
    """Does it for a page; ``worksheet`` makes the one that is wanted at the time."""

    def __init__(self, worksheet: Callable[[], Worksheet], page: QWidget) -> None:
        super().__init__(page)
        self._worksheet = worksheet

    def save(self, wanted: str) -> None:
        """As PDF; ``wanted``: a value of :class:`~mahjong_desk.ui.worksheet_paper.Sheets`."""
        document = self._document(wanted)
        self._save_pdf(document, document.title)

    def print_out(self, wanted: str) -> None:
        """On a printer; ``wanted`` likewise."""
        self._print(self._document(wanted))

    def _document(self, wanted: str) -> Document:
        from mahjong_desk.ui.worksheet_paper import Sheets, WorksheetPaper

        return WorksheetPaper(self._worksheet(), Sheets(wanted))


class WorksheetMenu(QMenu):
    """Which pages are wanted, and where they go."""

    def __init__(self, files: WorksheetFiles, parent: QWidget) -> None:
        super().__init__(parent)
        self._does: list[Callable[[], None]] = []
        self.triggered.connect(self._do)
        for wanted, text in (
            ("both", self.tr("Worksheet and answers as PDF…")),
            ("tasks", self.tr("Worksheet only as PDF…")),
            ("answers", self.tr("Answers only as PDF…")),
        ):
            self._add(text, partial(files.save, wanted))
        self.addSeparator()
        for wanted, text in (
            ("both", self.tr("Print worksheet and answers…")),
            ("tasks", self.tr("Print the worksheet only…")),
            ("answers", self.tr("Print the answers only…")),
        ):
            self._add(text, partial(files.print_out, wanted))

    def _add(self, text: str, does: Callable[[], None]) -> None:
        self.addAction(text).setData(len(self._does))
        self._does.append(does)

    @Slot(QAction)
    def _do(self, action: QAction) -> None:
        self._does[action.data()]()
