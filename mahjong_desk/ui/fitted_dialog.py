"""A dialog that follows the size of the letters while it is open, and is gone when it is closed."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from mahjong_desk.ui import theme
from mahjong_desk.ui.controls import RoleLabel
from mahjong_desk.ui.fields import NumberField


class FittedDialog(QDialog):
    """What measures its parts by the letters does so in :meth:`refit`, and has it called when it is made.

    It deletes itself when it is closed.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        theme.generation()  # so that lengths are known anew before the dialog asks for them
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.fontChanged.connect(self._letters_changed)

    @Slot()
    def _letters_changed(self) -> None:
        for label in self.findChildren(RoleLabel):
            label.follow_font()
        for widget in self.findChildren(QWidget):
            widget.updateGeometry()
        for field in self.findChildren(NumberField):
            field.indent()
        self.refit()

    def refit(self) -> None:
        """Lay everything out by the letters as they are, and be as large as that needs."""
        self.adjustSize()
