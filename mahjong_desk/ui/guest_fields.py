"""The names of guests: written or pasted, a line each, and ticked among those that are remembered."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mahjong_desk.club.sheet import name_key
from mahjong_desk.models.guest_names import read_names
from mahjong_desk.ui import theme
from mahjong_desk.ui.controls import ReasonCheck, plain
from mahjong_desk.ui.flow import Flow
from mahjong_desk.ui.fold import Fold
from mahjong_desk.ui.night_parts import LinesField, LinesFrame


class GuestFields(QWidget):
    """The lines, and a fold with everybody who is remembered; a tick there adds a line or takes it away."""

    changed = Signal()
    """Other names are written."""

    def __init__(self, name: str, does: str, lines: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.lines = LinesField(self, name, does, lines)
        self.lines.setPlaceholderText(self.tr("One name a line"))
        self._flow = Flow(self)
        self.checks: dict[str, ReasonCheck] = {}
        """By what names have in common however they are written."""
        self._remembered: tuple[str, ...] = ()
        self.fold = Fold(self.tr("Players who are remembered"), self._flow, self)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(LinesFrame(self.lines, self))
        column.addWidget(self.fold)
        self.fold.opened.connect(self._opened)
        self.lines.textChanged.connect(self._written)
        self.fold.hide()
        self.refit()

    def refit(self) -> None:
        """Lay everything out anew: the letters have another size."""
        self._column.setSpacing(theme.scaled(4))
        self.lines.refit()

    def names(self) -> tuple[str, ...]:
        """What is written."""
        return read_names(self.lines.toPlainText())

    def show_remembered(self, names: tuple[str, ...]) -> None:
        """Have these to tick."""
        if names == self._remembered:
            return
        self._remembered = names
        self.checks = {}
        self._flow.set_parts([])
        self.fold.set_openable(bool(names))
        self.fold.setVisible(bool(names))
        self.fold.set_detail(f"{len(names)}" if names else "")
        self._opened()

    @Slot()
    def _opened(self) -> None:
        """There may be hundreds, so they are made when they are first wanted."""
        if not self.fold.is_open() or self.checks:
            return
        for name in self._remembered:
            check = ReasonCheck(plain(name), self._flow)
            check.setAccessibleName(self.tr("Guest: {name}").format(name=name))
            check.toggled_by_user.connect(self._ticked)
            self.checks[name_key(name)] = check
        self._flow.set_parts(list(self.checks.values()))
        self._show_ticks()

    def _show_ticks(self) -> None:
        written = set(map(name_key, self.names()))
        for key, check in self.checks.items():
            check.set_checked(key in written)

    @Slot()
    def _written(self) -> None:
        self._show_ticks()
        self.changed.emit()

    @Slot()
    def _ticked(self) -> None:
        """Who is ticked and not written comes last; who is written and not ticked any more goes."""
        names = [name for name in self.names() if self._is_ticked(name)]
        written = set(map(name_key, names))
        names += [
            name
            for name in self._remembered
            if self.checks[name_key(name)].isChecked() and name_key(name) not in written
        ]
        self.lines.setPlainText("\n".join(names))

    def _is_ticked(self, name: str) -> bool:
        check = self.checks.get(name_key(name))
        return check is None or check.isChecked()
