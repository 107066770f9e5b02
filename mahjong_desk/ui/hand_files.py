"""Opening and saving hands as files: by dialog, by dropping one on the window, or by name."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QWidget

from mahjong_desk.disk import LARGEST, is_file, is_folder, is_there
from mahjong_desk.models.editor import Editor

if TYPE_CHECKING:
    from PySide6.QtWidgets import QFileDialog

SUFFIX = ".mjd"
_DROPPING = frozenset({QEvent.Type.DragEnter, QEvent.Type.DragMove, QEvent.Type.Drop})


class HandFiles(QObject):
    """Opens and saves the editor's hand as files, for one window."""

    done = Signal(str)
    """One short sentence for the user: what was done. What could not be done is said in a box of its own."""
    match_found = Signal(str)
    """The file of this name holds a match and no hand."""
    set_found = Signal(object)
    """The file holds this set of hands to practise, and no hand."""

    def __init__(self, editor: Editor, window: QWidget) -> None:
        super().__init__(window)
        self._editor = editor
        self._window = window
        self._folder: Path | None = None
        self.take_drops([window])

    # By name

    @Slot(str)
    def open(self, name: str) -> None:
        """Load the hand of a file, as one step."""
        from mahjong_desk.hands.problems import FileProblem, Trouble, message  # seldom needed
        from mahjong_desk.hands.saved import read_hand

        path = Path(name)
        found = read_hand(path)
        # No hand is so large, and a match may be.
        if isinstance(found, FileProblem) and (found.trouble is Trouble.MATCH or _is_large(path)):
            self.match_found.emit(name)
            return
        if isinstance(found, FileProblem) and found.trouble is Trouble.PRACTICE:
            self._open_set(path)
            return
        if isinstance(found, FileProblem):
            self._complain(self.tr("The hand was not opened"), message(found))
            return
        self._folder = path.parent
        self._editor.load(found, self.tr("open {file}").format(file=path.name))

    def _open_set(self, path: Path) -> None:
        from mahjong_desk.practice.hand_sets import BadSet, message, read_set  # seldom needed

        found = read_set(path)
        if isinstance(found, BadSet):
            self._complain(self.tr("The set of hands was not opened"), message(found))
        else:
            self._folder = path.parent
            self.set_found.emit(found)

    @Slot(str)
    def save(self, name: str) -> None:
        """Save the hand as a file that was chosen in the dialog, which has asked whether to overwrite it."""
        from mahjong_desk.hands.problems import message  # seldom needed
        from mahjong_desk.hands.saved import write_hand

        path = Path(name)
        if path.suffix.lower() != SUFFIX:
            path = path.with_name(path.name + SUFFIX)
            if is_there(path):  # nobody was asked about that one
                there = self.tr("{file} is there already. Choose another name.").format(file=path)
                self._complain(self.tr("The hand was not saved"), there)
                return
        problem = write_hand(path, self._editor.draft)
        if problem is not None:
            self._complain(self.tr("The hand was not saved"), message(problem))
            return
        self._folder = path.parent
        self.done.emit(self.tr("Saved as {file}.").format(file=path.name))

    def _complain(self, title: str, text: str) -> None:
        """Say what is wrong with a file."""
        from mahjong_desk.ui.complaint import complain  # seldom needed

        complain(self._window, title, text)

    # By dialog

    @Slot()
    def ask_to_open(self) -> None:
        """Let the user choose a file to open."""
        dialog = self._dialog(self.tr("Open a hand"))
        dialog.setFileMode(dialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(self.open)
        dialog.open()

    @Slot()
    def ask_to_save(self) -> None:
        """Let the user choose what to save the hand as; the hand itself is the name that is suggested."""
        dialog = self._dialog(self.tr("Save the hand"))
        dialog.setAcceptMode(dialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(SUFFIX[1:])
        dialog.selectFile((self._editor.draft.hand.text[:60] or self.tr("hand")) + SUFFIX)
        dialog.fileSelected.connect(self.save)
        dialog.open()

    def _dialog(self, title: str) -> QFileDialog:
        from PySide6.QtCore import QStandardPaths
        from PySide6.QtWidgets import QFileDialog  # seldom needed, and many classes come with it

        documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        folder = self._folder if self._folder is not None and is_folder(self._folder) else Path(documents)
        dialog = QFileDialog(self._window, title, str(folder))
        dialog.setNameFilters([self.tr("Hands (*{suffix})").format(suffix=SUFFIX), self.tr("All files (*)")])
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        return dialog

    # By dropping one

    def take_drops(self, widgets: Iterable[QWidget]) -> None:
        """Open what is dropped on these: a text field would take the file's name for a text."""
        for widget in widgets:
            widget.setAcceptDrops(True)
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() not in _DROPPING or not isinstance(event, QDropEvent):
            return False
        name = _file_of(event)
        if not name:
            return False
        event.acceptProposedAction()
        if event.type() is QEvent.Type.Drop:
            self.open(name)
        return True


def _is_large(path: Path) -> bool:
    try:
        return is_file(path) and path.stat().st_size > LARGEST
    except OSError:
        return False


def _file_of(event: QDropEvent) -> str:
    """The one saved hand that is dragged; empty for anything else."""
    urls = event.mimeData().urls()
    name = urls[0].toLocalFile() if len(urls) == 1 else ""
    return name if name.lower().endswith(SUFFIX) else ""
