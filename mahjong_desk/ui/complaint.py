"""Boxes that say what is wrong with a file: that names its path, and can be longer than a window has room."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget


def complain(parent: QWidget, title: str, text: str) -> QMessageBox:
    """Say what is wrong, and go on."""
    return show(parent, QMessageBox.Icon.Warning, title, text)


def tell(parent: QWidget, title: str, text: str) -> QMessageBox:
    """Say what was done, where more than a sentence has to be said."""
    return show(parent, QMessageBox.Icon.Information, title, text)


def show(
    parent: QWidget,
    icon: QMessageBox.Icon,
    title: str,
    text: str,
    buttons: QMessageBox.StandardButton = QMessageBox.StandardButton.Ok,
) -> QMessageBox:
    """A box of the window's, open when this returns, which deletes itself."""
    box = QMessageBox(icon, title, text, buttons, parent)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.open()
    return box
