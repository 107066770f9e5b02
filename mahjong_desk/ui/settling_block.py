"""Who pays whom at the end of a match: a field for what a point is worth, and the payments below it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from mahjong_desk.models.settling import settled
from mahjong_desk.ui import theme
from mahjong_desk.ui.controls import WrapLabel
from mahjong_desk.ui.fields import TextField
from mahjong_desk.ui.theme import Role


class SettlingBlock(QWidget):
    """It is not there while a match is running."""

    written = Signal(str)
    """What a point is worth was written."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._names: tuple[str, ...] = ()
        self._points: tuple[float, ...] = ()
        name = self.tr("What a point is worth in money")
        self.title = WrapLabel(name, Role.STRONG, self)
        self.field = TextField(self, name, self.tr("An amount such as 0.05; empty for none"))
        self.field.setPlaceholderText(self.tr("nothing, or such as 0.05"))
        self.lines = WrapLabel(role=Role.SMALL, parent=self)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for part in (self.title, self.field, self.lines):
            column.addWidget(part)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.field.textEdited.connect(self._edited)
        self.hide()
        self.refit()

    def refit(self) -> None:
        """Lay everything out anew: the letters have another size."""
        self._column.setSpacing(theme.scaled(6))
        self.field.indent()

    def set_worth(self, written: str) -> None:
        """Have that stand in the field."""
        self.field.setText(written)
        self._refresh()

    def show_match(self, names: Sequence[str], points: Sequence[float]) -> None:
        """Show who pays whom for these final points; nothing where there are none."""
        self._names, self._points = tuple(names), tuple(points)
        self.setVisible(bool(points))
        self._refresh()

    @Slot(str)
    def _edited(self, text: str) -> None:
        self._refresh()
        self.written.emit(text)

    def _refresh(self) -> None:
        found = settled(self._names, self._points, self.field.text()) if self._points else None
        told = "" if found is None else "\n".join([*found.lines, *filter(None, [found.said])])
        self.lines.setText(told)
        self.lines.setVisible(bool(told))
