"""A club night out of the window: its standings and seats saved and printed, and the menu for that.

What asks, draws and writes is imported when it is first wanted.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Slot
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from mahjong_desk.models.night_models import NightModels
from mahjong_desk.ui.files_out import FilesOut

if TYPE_CHECKING:
    from mahjong_desk.models.night_files import NightHandout, NightOut
    from mahjong_desk.ui.pages import Document


class NightFiles(FilesOut):
    """Does it for the page of club nights, with the night that is open at the time."""

    def __init__(self, models: NightModels, page: QWidget) -> None:
        super().__init__(page)
        self._models = models

    @property
    def _out(self) -> NightOut:
        from mahjong_desk.models.night_files import NightOut

        return NightOut(self._models)

    @Slot()
    def save_csv(self) -> None:
        """A row for each guest."""
        out = self._out
        name = self.tr("{night} standings").format(night=out.name)
        self._save_csv(name, out.standings_csv)

    @Slot()
    def save_workbook(self) -> None:
        """Standings and seats for a spreadsheet program."""
        out = self._out
        self._save_workbook(out.name, out.workbook)

    @Slot()
    def save_standings_pdf(self) -> None:
        """The standings."""
        name = self.tr("{night} standings")
        self._save_pdf(self._standings(), name.format(night=self._out.name))

    @Slot()
    def save_seats_pdf(self) -> None:
        """The tables of the round that is shown."""
        name = self.tr("{night} round {number} seats")
        self._save_pdf(self._seats(), name.format(night=self._out.name, number=self._models.shown + 1))

    @Slot()
    def print_standings(self) -> None:
        """The standings."""
        self._print(self._standings())

    @Slot()
    def print_seats(self) -> None:
        """The tables of the round that is shown."""
        self._print(self._seats())

    def _standings(self) -> Document:
        return _paper(self._out.standings())

    def _seats(self) -> Document:
        return _paper(self._out.seats())


def _paper(handout: NightHandout) -> Document:
    from mahjong_desk.ui.night_paper import NightPaper

    return NightPaper(handout)


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
