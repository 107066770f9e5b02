"""Matches out of the window and back: opened, saved, printed; all of them backed up and restored.

What asks, draws and writes is imported when it is first wanted.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QStandardPaths, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from mahjong_desk.disk import is_folder

if TYPE_CHECKING:
    from PySide6.QtWidgets import QFileDialog, QMessageBox

    from mahjong_desk.club.sheet import Sheet
    from mahjong_desk.club.store.sheets import Sheets
    from mahjong_desk.models.match_files import MatchFiles
    from mahjong_desk.models.match_keeper import MatchKeeper
    from mahjong_desk.models.sheet_handout import SheetHandout
    from mahjong_desk.models.sheet_models import SheetModels
    from mahjong_desk.ui.blank_sheets import BlankSheet
    from mahjong_desk.ui.pages import Document
    from mahjong_desk.ui.printing import Printing
    from mahjong_desk.ui.saving import Saving

SUFFIXES = (".mjd", ".json")
"""How the names of files with a match end; either holds the same document."""


class SheetFiles(QObject):
    """Does it for the page of the score sheet, with the matches that it holds at the time."""

    said = Signal(str)
    """One sentence for the user: what was done, or why it was not."""
    hand_found = Signal(str)
    """The file of this name holds a hand and no match."""
    restore_wanted = Signal(str)
    """The matches of the backup with this name are to take the place of those that there are."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self._matches: MatchFiles | None = None
        self._models: SheetModels | None = None
        self._saving: Saving | None = None
        self._printing: Printing | None = None
        self._folder = ""
        self._waiting: Sheet | None = None
        """A match of a file, while the user is asked what is to become of it."""
        self._twin = 0

    def hold(self, keeper: MatchKeeper, sheets: Sheets, models: SheetModels) -> None:
        """The database was opened."""
        from mahjong_desk.models.match_files import MatchFiles

        self._keeper = keeper
        self._matches, self._models = MatchFiles(keeper, sheets), models

    def let_go(self) -> None:
        """The database is closed."""
        self._matches = self._models = None

    @property
    def is_damaged(self) -> bool:
        """Whether the database is damaged, so that what can be read is to be saved."""
        return self._matches is not None and self._matches.is_damaged

    # Opening

    @Slot()
    def ask_to_open(self) -> None:
        """Let the user choose a file with a match."""
        kinds = " ".join(f"*{suffix}" for suffix in SUFFIXES)
        dialog = self._open_dialog(self.tr("Open a match"), self.tr("Matches ({kinds})").format(kinds=kinds))
        dialog.fileSelected.connect(self.open)
        dialog.open()

    def _open_dialog(self, title: str, kinds: str) -> QFileDialog:
        from PySide6.QtWidgets import QFileDialog

        documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        folder = self._folder if self._folder and is_folder(Path(self._folder)) else documents
        dialog = QFileDialog(self._page.window(), title, folder)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilters([kinds, self.tr("All files (*)")])
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        return dialog

    @Slot(str)
    def open(self, name: str) -> None:
        """Keep the match of a file, and show it; one that is kept already is not kept twice unasked."""
        from mahjong_desk.club.saved import message
        from mahjong_desk.hands.problems import FileProblem, Trouble

        if self._matches is None:
            return
        path = Path(name)
        self._folder = str(path.parent)
        found = self._matches.read(path)
        if isinstance(found, FileProblem):
            if found.trouble is Trouble.NO_MATCH and _holds_hand(path):
                self.hand_found.emit(name)
            else:
                self._complain(self.tr("The match was not opened"), message(found))
            return
        twin = self._matches.twin(found)
        if twin is None:
            self._add(found)
        elif twin.is_same:
            self._keeper.open(twin.id)
            self.said.emit(self.tr("This match is kept already, and nothing was added."))
        else:
            self._ask_about(found, path.name, twin.id, twin.hands)

    def _add(self, sheet: Sheet) -> None:
        assert self._matches is not None
        objection = self._matches.add(sheet)
        if objection:
            self._complain(self.tr("The match was not opened"), objection)
        else:
            self.said.emit(self.tr("The match of the file is kept from now on."))

    def _ask_about(self, sheet: Sheet, name: str, twin: int, hands: int) -> None:
        """The same match with other hands, or by other names: nobody but the user knows which is wanted."""
        from PySide6.QtWidgets import QMessageBox

        from mahjong_desk.ui.complaint import show

        self._waiting, self._twin = sheet, twin
        told = self.tr(
            "A match that began at the same time is kept already. It is not the same any more: it has {hands}"
            " hands, and the one in “{name}” has {others}.\n\nOpen the one that is kept, or keep that of the"
            " file beside it?"
        ).format(hands=hands, others=len(sheet.match.hands), name=name)
        box = show(
            self._page.window(),
            QMessageBox.Icon.Question,
            self.tr("This match is kept already"),
            told,
            QMessageBox.StandardButton.Cancel,
        )
        kept = box.addButton(self.tr("Open the one that is kept"), QMessageBox.ButtonRole.AcceptRole)
        box.addButton(self.tr("Keep both"), QMessageBox.ButtonRole.ActionRole)
        box.setDefaultButton(kept)
        box.buttonClicked.connect(self._answered)
        self._box = box

    @Slot("QAbstractButton*")
    def _answered(self, button: object) -> None:
        from PySide6.QtWidgets import QAbstractButton, QMessageBox

        sheet, self._waiting = self._waiting, None
        if sheet is None or not isinstance(button, QAbstractButton):
            return
        role = self._box.buttonRole(button)
        if role is QMessageBox.ButtonRole.AcceptRole:
            self._keeper.open(self._twin)
        elif role is QMessageBox.ButtonRole.ActionRole:
            self._add(sheet)

    def _complain(self, title: str, text: str) -> QMessageBox:
        from mahjong_desk.ui.complaint import complain

        return complain(self._page.window(), title, text)

    # Saving

    def _ask(self, title: str, name: str, suffix: str, kind: str, content: Callable[[], bytes]) -> None:
        if self._saving is None:
            from mahjong_desk.ui.saving import Saving

            self._saving = Saving(self._page)
            self._saving.noticed.connect(self.said)
            self._saving.done.connect(self.said)
        self._saving.ask(title, name, suffix, kind, content)

    def _name(self, more: str = "") -> str:
        """What the open match is called, for a file."""
        assert self._models is not None
        return f"{self._models.title()} {more}".strip()

    @Slot()
    def save(self) -> None:
        """The match that is open as a file that can be opened again."""
        assert self._matches is not None
        self._ask(
            self.tr("Save the match"), self._name(), SUFFIXES[0], self.tr("Match"), self._matches.document
        )

    @Slot()
    def save_json(self) -> None:
        """The same document under the name that other programs know."""
        assert self._matches is not None
        kind = self.tr("JSON document")
        self._ask(self.tr("Save the match"), self._name(), SUFFIXES[1], kind, self._matches.document)

    @Slot()
    def save_hands_csv(self) -> None:
        """A row for each hand."""
        assert self._matches is not None
        self._save_csv(self._name(self.tr("hands")), self._matches.hands_csv)

    @Slot()
    def save_standings_csv(self) -> None:
        """A row for each player."""
        assert self._matches is not None
        self._save_csv(self._name(self.tr("standings")), self._matches.standings_csv)

    def _save_csv(self, name: str, content: Callable[[], bytes]) -> None:
        self._ask(self.tr("Save as CSV"), name, ".csv", self.tr("CSV table"), content)

    @Slot()
    def save_workbook(self) -> None:
        """Hands, standings and final points for a spreadsheet program."""
        assert self._matches is not None
        content = partial(self._matches.workbook, self._name())
        self._ask(self.tr("Save as a workbook"), self._name(), ".xlsx", self.tr("Excel workbook"), content)

    # Paper

    def _handout(self) -> SheetHandout:
        from mahjong_desk.models.sheet_handout import sheet_handout

        assert self._models is not None
        return sheet_handout(self._models)

    def _sheet(self) -> Document:
        from mahjong_desk.ui.sheet_paper import SheetPaper

        return SheetPaper(self._handout())

    def _standings(self) -> Document:
        from mahjong_desk.ui.sheet_paper import SheetPaper

        return SheetPaper(self._handout().without_hands)

    @Slot()
    def save_sheet_pdf(self) -> None:
        """The hands and the standings."""
        self._save_pdf(self._sheet(), self._name())

    @Slot()
    def save_standings_pdf(self) -> None:
        """The standings alone."""
        self._save_pdf(self._standings(), self._name(self.tr("standings")))

    def save_blank(self, blank: BlankSheet) -> None:
        """A score sheet to fill in by hand."""
        self._save_pdf(blank, blank.title)

    def _save_pdf(self, document: Document, name: str) -> None:
        from mahjong_desk.ui.document_files import document_pdf

        content = partial(document_pdf, document, self._program())
        self._ask(self.tr("Save as PDF"), name, ".pdf", self.tr("PDF document"), content)

    @Slot()
    def print_sheet(self) -> None:
        """The hands and the standings."""
        self._print(self._sheet())

    @Slot()
    def print_standings(self) -> None:
        """The standings alone."""
        self._print(self._standings())

    def _print(self, document: Document) -> None:
        from mahjong_desk.ui.document_files import print_document

        if self._printing is None:
            from mahjong_desk.ui.printing import Printing

            self._printing = Printing(self._page)
            self._printing.noticed.connect(self.said)
            self._printing.done.connect(self.said)
        paint = partial(print_document, document, creator=self._program())
        self._printing.ask(document.title, paint, several_pages=True, orientation=document.orientation)

    def _program(self) -> str:
        return QGuiApplication.applicationDisplayName() or self.tr("Mahjong Desk")

    # All matches

    @Slot()
    def ask_to_back_up(self) -> None:
        """Let the user choose where all matches are to be saved."""
        from PySide6.QtWidgets import QFileDialog

        from mahjong_desk.club.sheet import now

        if self._matches is None:
            return
        suffix = self._matches.backup_suffix
        title = self.tr("Save what can be read") if self.is_damaged else self.tr("Back up all matches")
        dialog = self._open_dialog(title, self.tr("Backups (*{suffix})").format(suffix=suffix))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setFileMode(QFileDialog.FileMode.AnyFile)
        dialog.setDefaultSuffix(suffix[1:])
        dialog.selectFile(f"Mahjong Desk {now().astimezone():%Y-%m-%d}{suffix}")
        dialog.fileSelected.connect(self.back_up)
        dialog.open()

    @Slot(str)
    def back_up(self, name: str) -> None:
        """Put all matches into a file."""
        from mahjong_desk.club.store.failures import StoreProblem, message

        if self._matches is None:
            return
        path = Path(name)
        self._folder = str(path.parent)
        saved = self._matches.back_up(path)
        if isinstance(saved, StoreProblem):
            self._complain(self.tr("The matches were not saved"), message(saved))
            return
        told = (
            self.tr("1 match is saved as “{name}”.")
            if saved.matches == 1
            else self.tr("{count} matches are saved as “{name}”.")
        )
        parts = [told.format(count=saved.matches, name=path.name)]
        if saved.in_part:
            parts.append(self.tr("In {count} of them hands may be missing.").format(count=saved.in_part))
        if saved.lost:
            parts.append(self.tr("{count} could not be read at all.").format(count=saved.lost))
        if self.is_damaged:
            parts.append(self.tr("Restore that file, and a new database is begun with it."))
            from mahjong_desk.ui.complaint import tell

            tell(self._page.window(), self.tr("Saved what can be read"), " ".join(parts))
        else:
            self.said.emit(" ".join(parts))

    @Slot()
    def ask_to_restore(self) -> None:
        """Let the user choose a backup."""
        kinds = self.tr("Backups (*.sqlite *.zip)")
        dialog = self._open_dialog(self.tr("Restore a backup"), kinds)
        dialog.fileSelected.connect(self._confirm_restoring)
        dialog.open()

    @Slot(str)
    def _confirm_restoring(self, name: str) -> None:
        """What is there goes, if only out of sight."""
        from PySide6.QtWidgets import QMessageBox

        from mahjong_desk.ui.complaint import show

        self._folder = str(Path(name).parent)
        self._backup = name
        told = self.tr(
            "A backup “{name}” of the whole database takes the place of all matches that are kept now; these"
            " stay beside it, as a copy under a name with the date. From an archive (.zip) the matches are"
            " added that are missing, and nothing else is changed."
        ).format(name=Path(name).name)
        box = show(
            self._page.window(),
            QMessageBox.Icon.Question,
            self.tr("Restore this backup?"),
            told,
            QMessageBox.StandardButton.Cancel,
        )
        restore = box.addButton(self.tr("Restore"), QMessageBox.ButtonRole.AcceptRole)
        box.setDefaultButton(restore)
        restore.clicked.connect(self._restore)

    @Slot()
    def _restore(self) -> None:
        self.restore_wanted.emit(self._backup)

    def restore_from(self, url: str | None, name: str) -> None:
        """Have a backup back, while nothing here holds the database; says what came of it."""
        from mahjong_desk.club.store.failures import StoreProblem, message
        from mahjong_desk.club.store.restoring import restore
        from mahjong_desk.ui.complaint import tell

        found = restore(url, Path(name))
        if isinstance(found, StoreProblem):
            self._complain(self.tr("The backup was not restored"), message(found))
            return
        parts = [
            self.tr("1 match is back.")
            if found.matches == 1
            else self.tr("{count} matches are back.").format(count=found.matches)
        ]
        if found.already:
            parts.append(self.tr("{count} were there as they are in it.").format(count=found.already))
        if found.kept_as is not None:
            parts.append(self.tr("What was there before is kept as {path}.").format(path=found.kept_as))
        tell(self._page.window(), self.tr("The backup is restored"), " ".join(parts))


def _holds_hand(path: Path) -> bool:
    from mahjong_desk.hands.problems import FileProblem
    from mahjong_desk.hands.saved import read_hand

    return not isinstance(read_hand(path), FileProblem)
