"""Asks where something is to be saved, and puts it there, whole or not at all."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths, Qt, Signal, Slot
from PySide6.QtWidgets import QFileDialog, QWidget

from mahjong_desk.core.texts import Texts
from mahjong_desk.disk import detail, is_folder, is_name_too_long, is_there, write_bytes

Location = QStandardPaths.StandardLocation


class TooLargeError(Exception):
    """There is not enough memory for a picture of that size."""


class Saving(QObject):
    """For one window, with the folder that was used last."""

    noticed = Signal(str)
    """One sentence for the user: why it could not be saved."""
    done = Signal(str)
    """One sentence for the user: that it was."""

    def __init__(self, parent: QWidget, usual: Location = Location.DocumentsLocation) -> None:
        """``usual``: where such things are kept."""
        super().__init__(parent)
        self._widget = parent
        self._usual = usual
        self._folder = ""
        self._content: Callable[[], bytes] | None = None
        """Makes what is to be saved, while the user is asked where."""
        self._suffix = ""

    def ask(self, title: str, name: str, suffix: str, kind: str, content: Callable[[], bytes]) -> None:
        """Ask for a file; the dialog also asks before it gives one that is there already.

        ``name``: what is suggested, without the ``suffix``. ``content`` may raise :class:`TooLargeError` and
        :class:`OSError`.
        """
        self._content, self._suffix = content, suffix
        path = Path(self._folder or self._usual_folder()) / f"{file_name(name)}{suffix}"
        dialog = QFileDialog(self._widget.window(), title, str(path))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setFileMode(QFileDialog.FileMode.AnyFile)
        dialog.setNameFilters([f"{kind} (*{suffix})"])
        dialog.setDefaultSuffix(suffix[1:])
        dialog.fileSelected.connect(self._save)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _usual_folder(self) -> str:
        folder = QStandardPaths.writableLocation(self._usual)
        return folder if folder and is_folder(Path(folder)) else str(Path.home())

    @Slot(str)
    def _save(self, chosen: str) -> None:
        """Put what is to be saved in the chosen file's place, whole, or say why that cannot be."""
        path, content = Path(chosen), self._content
        self._content = None
        if content is None or not chosen:
            return
        try:
            if path.suffix.lower() != self._suffix:
                path = path.with_name(f"{path.name}{self._suffix}")
                if is_there(path):
                    # The dialog asked about another name.
                    told = self.tr("“{name}” is there already and was kept. To replace it, choose it.")
                    self.noticed.emit(told.format(name=path.name))
                    return
            write_bytes(path, content(), shared=True)
        except OSError as error:
            if is_name_too_long(error):
                self.noticed.emit(self.tr("The name of the file is too long. Try a shorter one."))
                return
            told = self.tr("“{name}” could not be saved: {reason}. Try another folder.")
            self.noticed.emit(told.format(name=path.name, reason=Texts().detail(detail(error))))
        except TooLargeError:
            self.noticed.emit(self.tr("There is not enough memory for so large a picture."))
        else:
            self._folder = str(path.parent)
            self.done.emit(self.tr("Saved as “{name}”.").format(name=path.name))


def file_name(text: str) -> str:
    """A text as the name of a file that every system takes; the user may change it."""
    kept = "".join(" " if letter in '<>:"/\\|?*' or not letter.isprintable() else letter for letter in text)
    return " ".join(kept.split())[:80].strip(" .") or "Mahjong Desk"
