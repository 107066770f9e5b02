"""A club night out of the window: its standings and seats saved and printed, and the menu for that.

What asks, draws and writes is imported when it is first wanted.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from mahjong_desk.models.night_models import NightModels

if TYPE_CHECKING:
    from mahjong_desk.models.night_files import NightHandout, NightOut
    from mahjong_desk.ui.printing import Printing
    from mahjong_desk.ui.saving import Saving


class NightFiles(QObject):
    """Does it for the page of club nights, with the night that is open at the time."""

    said = Signal(str)
    """One sentence for the user: what was done, or why it was not."""

    def __init__(self, models: NightModels, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self._models = models
        self._saving: Saving | None = None
        self._printing: Printing | None = None

    @property
    def _out(self) -> NightOut:
        from mahjong_desk.models.night_files import NightOut

        return NightOut(self._models)

    def _ask(self, title: str, name: str, suffix: str, kind: str, content: Callable[[], bytes]) -> None:
        if self._saving is None:
            from mahjong_desk.ui.saving import Saving

            self._saving = Saving(self._page)
            self._saving.noticed.connect(self.said)
            self._saving.done.connect(self.said)
        self._saving.ask(title, name, suffix, kind, content)

    @Slot()
    def save_csv(self) -> None:
        """A row for each guest."""
        out = self._out
        name = self.tr("{night} standings").format(night=out.name)
        self._ask(self.tr("Save as CSV"), name, ".csv", self.tr("CSV table"), out.standings_csv)

    @Slot()
    def save_workbook(self) -> None:
        """Standings and seats for a spreadsheet program."""
        out = self._out
        self._ask(self.tr("Save as a workbook"), out.name, ".xlsx", self.tr("Excel workbook"), out.workbook)

    @Slot()
    def save_standings_pdf(self) -> None:
        """The standings."""
        out = self._out
        self._save_pdf(out.standings(), self.tr("{night} standings").format(night=out.name))

    @Slot()
    def save_seats_pdf(self) -> None:
        """The tables of the round that is shown."""
        out = self._out
        name = self.tr("{night} round {number} seats")
        self._save_pdf(out.seats(), name.format(night=out.name, number=self._models.shown + 1))

    def _save_pdf(self, handout: NightHandout, name: str) -> None:
        from mahjong_desk.ui.document_files import document_pdf
        from mahjong_desk.ui.night_paper import NightPaper

        content = partial(document_pdf, NightPaper(handout), self._program())
        self._ask(self.tr("Save as PDF"), name, ".pdf", self.tr("PDF document"), content)

    @Slot()
    def print_standings(self) -> None:
        """The standings."""
        self._print(self._out.standings())

    @Slot()
    def print_seats(self) -> None:
        """The tables of the round that is shown."""
        self._print(self._out.seats())

    def _print(self, handout: NightHandout) -> None:
        from mahjong_desk.ui.document_files import print_document
        from mahjong_desk.ui.night_paper import NightPaper

        if self._printing is None:
            from mahjong_desk.ui.printing import Printing

            self._printing = Printing(self._page)
            self._printing.noticed.connect(self.said)
            self._printing.done.connect(self.said)
        document = NightPaper(handout)
        paint = partial(print_document, document, creator=self._program())
        self._printing.ask(document.title, paint, several_pages=True, orientation=document.orientation)

    def _program(self) -> str:
        return QGuiApplication.applicationDisplayName() or self.tr("Mahjong Desk")


class NightMenu(QMenu):
    """What can be saved and printed of a club night."""

    def __init__(self, files: NightFiles, parent: QWidget) -> None:
        super().__init__(parent)
        self._add(self.tr("Standings as CSV…"), files.save_csv)
        self._add(self.tr("Excel workbook…"), files.save_workbook)
        self._add(self.tr("Standings as PDF…"), files.save_standings_pdf)
        self._add(self.tr("Print the standings…"), files.print_standings, QKeySequence.StandardKey.Print)
        self.addSeparator()
        self._add(self.tr("Seats of this round as PDF…"), files.save_seats_pdf)
        self._add(self.tr("Print the seats of this round…"), files.print_seats)

    def _add(self, text: str, slot: Callable[[], None], key: QKeySequence.StandardKey | None = None) -> None:
        action = self.addAction(text)
        action.triggered.connect(slot)
        if key is not None:
            action.setShortcut(QKeySequence(key))
