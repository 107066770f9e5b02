"""The options of the rule set, to be changed while the score beside them follows."""

from __future__ import annotations

from PySide6.QtCore import QObject, QSize, Qt, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from mahjong_desk.core.texts import Texts, series
from mahjong_desk.models.editor import Editor
from mahjong_desk.rules.options import MOST_POINTS, NONE, Kind, Option, Scope
from mahjong_desk.ui import theme
from mahjong_desk.ui.controls import PillButton, RoleLabel, WrapLabel
from mahjong_desk.ui.fields import ChoiceField, NumberField
from mahjong_desk.ui.fitted_dialog import FittedDialog
from mahjong_desk.ui.scrolling import DialogScroll, Inside
from mahjong_desk.ui.theme import Role


class OptionsDialog(FittedDialog):
    """Every option that acts on the score of a hand. A change holds at once and can be undone."""

    def __init__(self, editor: Editor, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._editor = editor
        self._rows: dict[str, OptionRow] = {}
        self._rules = ""
        self._title = RoleLabel(role=Role.TITLE)
        self._about = WrapLabel(role=Role.SMALL, muted=True)
        self._grid = QGridLayout()
        self.reset_button = PillButton(
            self.tr("Back to the rule set’s own"),
            self,
            does=self.tr("Takes back every change of the options"),
        )
        self.ok_button = PillButton(
            self.tr("OK"), self, primary=True, does=self.tr("Closes the options; they hold already")
        )
        self.reset_button.clicked.connect(self._reset)
        self.ok_button.clicked.connect(self.accept)
        self.ok_button.setDefault(True)
        self._lay_out()
        editor.changed.connect(self.refresh)
        self.refresh()
        self.refit()

    def _lay_out(self) -> None:
        self._about.setText(
            self.tr("A change holds at once, and Undo takes it back. A dot marks what was changed.")
        )
        self._grid.setColumnStretch(1, 1)
        buttons = QHBoxLayout()
        buttons.addWidget(self.reset_button)
        buttons.addStretch()
        buttons.addWidget(self.ok_button)
        top = QVBoxLayout()
        top.setContentsMargins(0, 0, 0, 0)
        top.addWidget(self._title)
        top.addWidget(self._about)
        self._whole = layout = QVBoxLayout(self)
        layout.addLayout(top)
        inside = Inside(self)
        rows = QVBoxLayout(inside)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addLayout(self._grid)
        rows.addStretch()
        self._scroll = DialogScroll(inside, self)
        self._inside = inside
        layout.addWidget(self._scroll, 1)
        layout.addLayout(buttons)
        self._top, self._buttons = top, buttons

    def refit(self) -> None:
        self._grid.setHorizontalSpacing(theme.scaled(10))
        self._grid.setVerticalSpacing(theme.scaled(8))
        margin = theme.scaled(18)
        self._whole.setContentsMargins(margin, margin, margin, margin)
        self._whole.setSpacing(theme.scaled(14))
        self._top.setSpacing(theme.scaled(4))
        self._buttons.setContentsMargins(0, theme.scaled(20), 0, 0)
        self._buttons.setSpacing(theme.scaled(12))
        for row in self._rows.values():
            row.refit()
        self._scroll.fit(self)

    def row(self, option_id: str) -> OptionRow:
        """The controls of one option; :class:`KeyError` if it has none here."""
        return self._rows[option_id]

    @Slot()
    def refresh(self) -> None:
        """Show the options as they are now."""
        if self._editor.rule_set.id != self._rules:
            self._rebuild()
        values = self._editor.options
        for name, row in self._rows.items():
            row.show_value(values[name])
        self.reset_button.setEnabled(any(row.is_changed for row in self._rows.values()))

    def _rebuild(self) -> None:
        rules, texts = self._editor.rule_set, self._editor.texts
        for row in self._rows.values():
            row.remove()
        self._rules = rules.id
        self._title.setText(texts.get("rules", rules.id))
        self.setWindowTitle(self.tr("Options of {rules}").format(rules=texts.get("rules", rules.id)))
        self._rows = {}
        for option in rules.options:
            if option.scope is Scope.HAND:
                row = OptionRow(option, texts, self._inside)
                row.add_to(self._grid, len(self._rows))
                row.chosen.connect(self._chosen)
                self._rows[option.id] = row

    @Slot(str, str)
    def _chosen(self, name: str, value: str) -> None:
        self._editor.set_option(name, value)

    @Slot()
    def _reset(self) -> None:
        self._editor.reset_options()


class OptionRow(QObject):
    """The controls of one option: its name, its value, and a mark while it is changed."""

    chosen = Signal(str, str)
    """The user chose a value: the option and the value."""

    def __init__(self, option: Option, texts: Texts, parent: QWidget) -> None:
        super().__init__(parent)
        self.option = option
        self.is_changed = False
        self._texts = texts
        self.mark = ChangedMark(parent)
        self.name = OptionName(texts.get("options", option.id), parent=parent)
        self.field: ChoiceField | NumberField
        if option.kind is Kind.NUMBER:
            self.field = self._number(parent)
        else:
            self.field = self._choice(option.choices(), parent)
        self.field.setAccessibleName(self.name.text())
        self.name.setBuddy(self.field)
        self.refit()

    def _text(self, value: str) -> str:
        """A value in words, with a remark at the rule set's own."""
        if self.option.kind is Kind.NUMBER:
            text = value
        else:
            several = self.option.kind is Kind.SEVERAL and value != NONE
            parts = value.split() if several else [value]
            names = [self._texts.find("option_values", f"{self.option.id}.{part}") or part for part in parts]
            text = series(names)
        return self.tr("{value} (usual)").format(value=text) if value == self.option.default else text

    def _choice(self, values: tuple[str, ...], parent: QWidget) -> ChoiceField:
        box = ChoiceField(parent)
        for value in values:
            box.addItem(self._text(value), value)
        box.activated.connect(self._activated)
        return box

    def _number(self, parent: QWidget) -> NumberField:
        box = NumberField(parent)
        box.setRange(0, MOST_POINTS)
        box.setSingleStep(5)
        box.setToolTip(self.tr("The rule set’s own is {value}.").format(value=self.option.default))
        box.valueChanged.connect(self._number_changed)
        return box

    def widgets(self) -> tuple[QWidget, ...]:
        """The row's widgets from left to right."""
        return self.mark, self.name, self.field

    def add_to(self, grid: QGridLayout, line: int) -> None:
        """Lay the row out as a line of the grid."""
        grid.addWidget(self.mark, line, 0)
        grid.addWidget(self.name, line, 1)
        # A number needs less room than the longest of the choices.
        alone = Qt.AlignmentFlag.AlignLeft if isinstance(self.field, NumberField) else Qt.AlignmentFlag(0)
        grid.addWidget(self.field, line, 2, alone)

    def refit(self) -> None:
        """Follow the size of the letters."""
        if isinstance(self.field, ChoiceField):
            self.field.setMinimumWidth(min(self.field.minimumSizeHint().width(), theme.scaled(160)))
        else:
            self.field.indent()

    def remove(self) -> None:
        """Take the row's widgets out of the dialog."""
        for widget in self.widgets():
            widget.hide()
            widget.deleteLater()
        self.deleteLater()

    def show_value(self, value: str) -> None:
        """Show what the option is now. Nothing is emitted."""
        self.is_changed = value != self.option.default
        blocked = self.field.blockSignals(True)
        if isinstance(self.field, NumberField):
            self.field.setValue(int(value))
        else:
            self.field.setCurrentIndex(self.field.findData(value))
        self.field.blockSignals(blocked)
        self.mark.set_shown(self.is_changed)
        told = self.tr("changed from the rule set’s own") if self.is_changed else ""
        self.field.setAccessibleDescription(told or self.tr("as the rule set has it"))

    @Slot(int)
    def _activated(self, place: int) -> None:
        assert isinstance(self.field, ChoiceField)
        self.chosen.emit(self.option.id, str(self.field.itemData(place)))

    @Slot(int)
    def _number_changed(self, number: int) -> None:
        self.chosen.emit(self.option.id, str(number))


class OptionName(WrapLabel):
    """On one line where there is room for it."""

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        return QSize(metrics.horizontalAdvance(self.text()) + 1, metrics.height())


class ChangedMark(QLabel):
    """A dot before an option that was changed."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._shown = False

    def set_shown(self, shown: bool) -> None:
        """Show the dot, or only keep its place."""
        self._shown = shown
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme.scaled(8), theme.scaled(8))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._shown:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colors().focus)
            side = theme.scaled(7)
            painter.drawEllipse((self.width() - side) // 2, (self.height() - side) // 2, side, side)
