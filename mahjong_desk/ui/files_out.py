"""Files and paper: where to is asked, and what came of it is told.

What asks, draws and writes is imported when it is first wanted.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from mahjong_desk.ui.pages import Document
    from mahjong_desk.ui.printing import Printing
    from mahjong_desk.ui.saving import Saving

translate = QCoreApplication.translate


class FilesOut(QObject):
    """Saves and prints for a page."""

    said = Signal(str)
    """One sentence for the user: what was done, or why it was not."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self._saving: Saving | None = None
        self._printing: Printing | None = None

    def _ask(self, title: str, name: str, suffix: str, kind: str, content: Callable[[], bytes]) -> None:
        if self._saving is None:
            from mahjong_desk.ui.saving import Saving

            self._saving = Saving(self._page)
            self._saving.noticed.connect(self.said)
            self._saving.done.connect(self.said)
        self._saving.ask(title, name, suffix, kind, content)

    def _save_csv(self, name: str, content: Callable[[], bytes]) -> None:
        self._ask(
            translate("FilesOut", "Save as CSV"), name, ".csv", translate("FilesOut", "CSV table"), content
        )

    def _save_workbook(self, name: str, content: Callable[[], bytes]) -> None:
        self._ask(
            translate("FilesOut", "Save as a workbook"),
            name,
            ".xlsx",
            translate("FilesOut", "Excel workbook"),
            content,
        )

    def _save_pdf(self, document: Document, name: str) -> None:
        from mahjong_desk.ui.document_files import document_pdf

        content = partial(document_pdf, document, _program())
        self._ask(
            translate("FilesOut", "Save as PDF"), name, ".pdf", translate("FilesOut", "PDF document"), content
        )

    def _print(self, document: Document) -> None:
        from mahjong_desk.ui.document_files import print_document

        if self._printing is None:
            from mahjong_desk.ui.printing import Printing

            self._printing = Printing(self._page)
            self._printing.noticed.connect(self.said)
            self._printing.done.connect(self.said)
        paint = partial(print_document, document, creator=_program())
        self._printing.ask(document.title, paint, several_pages=True, orientation=document.orientation)


def _program() -> str:
    return QGuiApplication.applicationDisplayName() or translate("FilesOut", "Mahjong Desk")
