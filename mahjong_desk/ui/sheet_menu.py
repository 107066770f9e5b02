"""The menu of the score sheet: matches as files and on paper, and all of them at once."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Slot
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from mahjong_desk.ui.sheet_files import SheetFiles

_Key = QKeySequence.StandardKey


class SheetMenu(QMenu):
    """``with_match``: for where a match is open; otherwise what needs none."""

    def __init__(self, files: SheetFiles, parent: QWidget, *, with_match: bool) -> None:
        super().__init__(parent)
        self._files = files
        self._add(self.tr("Open a match…"), files.ask_to_open, _Key.Open)
        if with_match:
            self._add_match()
        else:
            self._add(self.tr("Open the sample match"), files.open_sample)
        self.addSeparator()
        self.blank = self.addMenu(self.tr("Score sheets to fill in"))
        self.blank.aboutToShow.connect(self._fill)
        self.blank.triggered.connect(self._save_blank)
        self.addSeparator()
        self.backup = self._add(self.tr("Back up all matches…"), files.backups.ask_to_back_up)
        self._add(self.tr("Restore a backup…"), files.backups.ask_to_restore)
        self._add(self.tr("Where matches are kept…"), files.ask_where)
        self.aboutToShow.connect(self._follow)

    def _add(
        self, text: str, slot: Callable[[], None], key: QKeySequence.StandardKey | None = None
    ) -> QAction:
        action = self.addAction(text)
        action.triggered.connect(slot)
        if key is not None:
            action.setShortcut(QKeySequence(key))
        return action

    def _add_match(self) -> None:
        files = self._files
        self._add(self.tr("Save the match…"), files.save, _Key.Save)
        tables = self.addMenu(self.tr("Save as a table"))
        for text, slot in (
            (self.tr("Hands as CSV…"), files.save_hands_csv),
            (self.tr("Standings as CSV…"), files.save_standings_csv),
            (self.tr("Excel workbook…"), files.save_workbook),
            (self.tr("Whole match as JSON…"), files.save_json),
        ):
            tables.addAction(text).triggered.connect(slot)
        self.addSeparator()
        self._add(self.tr("Sheet as PDF…"), files.save_sheet_pdf)
        self._add(self.tr("Standings as PDF…"), files.save_standings_pdf)
        self._add(self.tr("Print the sheet…"), files.print_sheet, _Key.Print)
        self._add(self.tr("Print the standings…"), files.print_standings)

    @Slot()
    def _follow(self) -> None:
        """Of a damaged database that is saved which can be read."""
        damaged = self._files.backups.is_damaged
        self.backup.setText(self.tr("Save what can be read…") if damaged else self.tr("Back up all matches…"))

    @Slot()
    def _fill(self) -> None:
        """The sorts of sheets, when they are first asked for."""
        if self.blank.isEmpty():
            from mahjong_desk.ui.blank_sheets import blank_sheets

            for blank in blank_sheets():
                self.blank.addAction(f"{blank.title}…").setData(blank)

    @Slot(QAction)
    def _save_blank(self, action: QAction) -> None:
        self._files.save_blank(action.data())
