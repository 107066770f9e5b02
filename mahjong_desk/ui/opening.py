"""The dialog that asks which file is to be opened."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QStandardPaths, Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from mahjong_desk.disk import is_folder


def open_dialog(page: QWidget, title: str, folder: str, kinds: str) -> QFileDialog:
    """It is not open yet. ``folder``: the one that was used last, or nothing; ``kinds``: which files."""
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    begin = folder if folder and is_folder(Path(folder)) else documents
    dialog = QFileDialog(page.window(), title, begin)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.setNameFilters([kinds, QCoreApplication.translate("Opening", "All files (*)")])
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    return dialog
