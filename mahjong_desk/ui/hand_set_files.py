"""The file of a set: asked for, saved, opened; and what is asked before unsaved changes would be lost."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths, Qt, Signal, Slot
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from mahjong_desk.disk import is_folder, is_there
from mahjong_desk.hands.saved import SUFFIX
from mahjong_desk.models.hand_set import HandSetEditor
from mahjong_desk.ui.complaint import complain, show
from mahjong_desk.ui.opening import open_dialog
from mahjong_desk.ui.saving import file_name


class HandSetFiles(QObject):
    """Opens and saves the set of an editor, for one dialog."""

    done = Signal(str)
    """One sentence for the user: what was done. What could not be is said in a box of its own."""
    hand_chosen = Signal(str)
    """The hand of the file of this name is to be added."""

    def __init__(self, sets: HandSetEditor, page: QWidget) -> None:
        super().__init__(page)
        self._sets = sets
        self._page = page
        self._folder = "" if sets.path is None else str(sets.path.parent)
        self._then: Callable[[], None] | None = None
        """What waits until the set is saved."""
        self._box: QMessageBox | None = None

    # Opening

    @Slot()
    def ask_to_open(self) -> None:
        """Let the user choose a set; it takes the place of this one."""
        dialog = self._open_dialog(self.tr("Open a set of hands"), self.tr("Sets of hands (*{suffix})"))
        dialog.fileSelected.connect(self.open)
        dialog.open()

    @Slot(str)
    def open(self, name: str) -> None:
        """The set of a file."""
        objection = self._sets.open(Path(name))
        if objection:
            complain(self._page, self.tr("The set was not opened"), objection)
            return
        self._folder = str(Path(name).parent)
        self.done.emit(self.tr("Opened {file}.").format(file=Path(name).name))

    @Slot()
    def ask_for_hand(self) -> None:
        """Let the user choose a saved hand to be added."""
        dialog = self._open_dialog(self.tr("Add a saved hand"), self.tr("Hands (*{suffix})"))
        dialog.fileSelected.connect(self._hand_chosen)
        dialog.open()

    @Slot(str)
    def _hand_chosen(self, name: str) -> None:
        self._folder = str(Path(name).parent)
        self.hand_chosen.emit(name)

    def _open_dialog(self, title: str, kinds: str) -> QFileDialog:
        return open_dialog(self._page, title, self._folder, kinds.format(suffix=SUFFIX))

    # Saving

    @Slot()
    def save(self) -> None:
        """Into the file that it has; one that has none is asked for."""
        if self._sets.path is None:
            self.ask_to_save()
        else:
            self._write(self._sets.path)

    @Slot()
    def ask_to_save(self) -> None:
        """Let the user choose what it is saved as."""
        documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        folder = self._folder if self._folder and is_folder(Path(self._folder)) else documents
        dialog = QFileDialog(self._page, self.tr("Save the set of hands"), folder)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters([self.tr("Sets of hands (*{suffix})").format(suffix=SUFFIX)])
        dialog.setDefaultSuffix(SUFFIX[1:])
        path = self._sets.path
        name = file_name(self._sets.held.title or self.tr("Hands for a class"))
        dialog.selectFile(f"{name}{SUFFIX}" if path is None else path.name)
        dialog.fileSelected.connect(self.save_as)
        dialog.rejected.connect(self._drop)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    @Slot(str)
    def save_as(self, name: str) -> None:
        """Into the chosen file; the dialog has asked whether one that is there is to be replaced."""
        path = Path(name)
        if path.suffix.lower() != SUFFIX:
            path = path.with_name(path.name + SUFFIX)
            if is_there(path):  # nobody was asked about that one
                self._then = None
                there = self.tr("{file} is there already. Choose another name.").format(file=path)
                complain(self._page, self.tr("The set was not saved"), there)
                return
        self._write(path)

    def _write(self, path: Path) -> None:
        then, self._then = self._then, None
        objection = self._sets.save(path)
        if objection:
            complain(self._page, self.tr("The set was not saved"), objection)
            return
        self._folder = str(path.parent)
        self.done.emit(self.tr("Saved as {file}.").format(file=path.name))
        if then is not None:
            then()

    @Slot()
    def _drop(self) -> None:
        """Nothing waits any more: it was not saved."""
        self._then = None

    # Before changes are lost

    def leave(self, then: Callable[[], None], without: str) -> None:
        """Do something after which the set may be gone: at once, or when that was asked.

        ``without``: what the button says that does it without saving.
        """
        if not self._sets.is_changed:
            then()
            return
        self._then = then
        buttons = QMessageBox.StandardButton.Save | QMessageBox.StandardButton.Cancel
        told = self.tr("The set has changes that are in no file yet. Save them?")
        box = show(self._page, QMessageBox.Icon.Question, self.tr("Unsaved changes"), told, buttons)
        box.addButton(without, QMessageBox.ButtonRole.DestructiveRole)
        box.setDefaultButton(QMessageBox.StandardButton.Save)
        box.setEscapeButton(QMessageBox.StandardButton.Cancel)
        box.buttonClicked.connect(self._answered)
        self._box = box

    @Slot("QAbstractButton*")
    def _answered(self, button: object) -> None:
        box, self._box = self._box, None
        if box is None:
            return
        roles = {one: box.buttonRole(one) for one in box.buttons()}
        role = next((role for one, role in roles.items() if one is button), None)
        if role is QMessageBox.ButtonRole.AcceptRole:
            self.save()
            return
        then, self._then = self._then, None
        if role is QMessageBox.ButtonRole.DestructiveRole and then is not None:
            then()
