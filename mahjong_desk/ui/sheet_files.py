"""A match out of the window and back: opened, saved, printed.

What asks, draws and writes is imported when it is first wanted.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QWidget

from mahjong_desk.assets import asset
from mahjong_desk.ui.backups import Backups
from mahjong_desk.ui.files_out import FilesOut

if TYPE_CHECKING:
    from mahjong_desk.club.sheet import Sheet
    from mahjong_desk.club.store.sheets import Sheets
    from mahjong_desk.models.match_files import MatchFiles
    from mahjong_desk.models.match_keeper import MatchKeeper
    from mahjong_desk.models.sheet_handout import SheetHandout
    from mahjong_desk.models.sheet_models import SheetModels
    from mahjong_desk.ui.blank_sheets import BlankSheet
    from mahjong_desk.ui.pages import Document

SUFFIXES = (".mjd", ".json")
"""How the names of files with a match end; either holds the same document."""


class SheetFiles(FilesOut):
    """Does it for the page of the score sheet, with the matches that it holds at the time."""

    hand_found = Signal(str)
    """The file of this name holds a hand and no match."""

    where_wanted = Signal()
    """The user wants to see, or to change, where matches are kept."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self.backups = Backups(page)
        """All matches at once."""
        self.backups.said.connect(self.said)
        self._matches: MatchFiles | None = None
        self._models: SheetModels | None = None
        self._folder = ""
        self._waiting: Sheet | None = None
        """A match of a file, while the user is asked what is to become of it."""
        self._twin = 0

    def hold(self, keeper: MatchKeeper, sheets: Sheets, models: SheetModels) -> None:
        """The database was opened."""
        from mahjong_desk.models.match_files import MatchFiles

        self._keeper = keeper
        self._matches, self._models = MatchFiles(keeper, sheets), models
        self.backups.hold(self._matches)

    def let_go(self) -> None:
        """The database is closed."""
        self._matches = self._models = None
        self.backups.hold(None)

    @Slot()
    def ask_where(self) -> None:
        """Let the user choose where matches are kept."""
        self.where_wanted.emit()

    # Opening

    @Slot()
    def ask_to_open(self) -> None:
        """Let the user choose a file with a match."""
        from mahjong_desk.ui.opening import open_dialog

        kinds = " ".join(f"*{suffix}" for suffix in SUFFIXES)
        kinds = self.tr("Matches ({kinds})").format(kinds=kinds)
        dialog = open_dialog(self._page, self.tr("Open a match"), self._folder, kinds)
        dialog.fileSelected.connect(self.open)
        dialog.open()

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
                self._complain(message(found))
            return
        twin = self._matches.twin(found)
        if twin is None:
            self._add(found)
        elif twin.is_same:
            self._keeper.open(twin.id)
            self.said.emit(self.tr("This match is kept already, and nothing was added."))
        else:
            self._ask_about(found, path.name, twin.id, twin.hands)

    @Slot()
    def open_sample(self) -> None:
        """Keep the match that comes with the program, to explore it."""
        folder = self._folder
        self.open(str(asset("samples", "evening.mjd")))
        self._folder = folder

    def _add(self, sheet: Sheet) -> None:
        assert self._matches is not None
        objection = self._matches.add(sheet)
        if objection:
            self._complain(objection)
        else:
            self.said.emit(self.tr("The match of the file is kept from now on."))

    def _ask_about(self, sheet: Sheet, name: str, twin: int, hands: int) -> None:
        """The same match with other hands, or by other names: nobody but the user knows which is wanted."""
        from PySide6.QtWidgets import QMessageBox

        from mahjong_desk.ui.complaint import show

        self._waiting, self._twin = sheet, twin
        counted = self.tr("1 hand") if hands == 1 else self.tr("{count} hands").format(count=hands)
        told = self.tr(
            "A match that began at the same time is kept already. It is not the same any more: it has"
            " {hands}, and the one in “{name}” has {others}.\n\nOpen the one that is kept, or keep that of"
            " the file beside it?"
        ).format(hands=counted, others=len(sheet.match.hands), name=name)
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

    def _complain(self, text: str) -> None:
        from mahjong_desk.ui.complaint import complain

        complain(self._page.window(), self.tr("The match was not opened"), text)

    # Saving

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

    @Slot()
    def save_workbook(self) -> None:
        """Hands, standings and final points for a spreadsheet program."""
        assert self._matches is not None
        content = partial(self._matches.workbook, self._name())
        self._save_workbook(self._name(), content)

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

    @Slot()
    def print_sheet(self) -> None:
        """The hands and the standings."""
        self._print(self._sheet())

    @Slot()
    def print_standings(self) -> None:
        """The standings alone."""
        self._print(self._standings())


def _holds_hand(path: Path) -> bool:
    from mahjong_desk.hands.problems import FileProblem
    from mahjong_desk.hands.saved import read_hand

    return not isinstance(read_hand(path), FileProblem)
