"""The options of a match, each by the control that its kind wants, for whoever begins one."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Signal, Slot
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from mahjong_desk.core.texts import Texts, labelled
from mahjong_desk.rules.options import MOST_POINTS, NONE, Kind, Option
from mahjong_desk.ui import theme
from mahjong_desk.ui.controls import ReasonCheck, WrapLabel
from mahjong_desk.ui.fields import ChoiceField, NumberField, TextField
from mahjong_desk.ui.flow import Flow
from mahjong_desk.ui.theme import Role

_MANY = 1000
"""From so many points on they are stepped through by thousands."""


class UmaField(TextField):
    """As many numbers as there are places, which sum to 0."""

    def sizeHint(self) -> QSize:
        wide = QFontMetrics(theme.font(Role.BODY)).horizontalAdvance("30 10 -10 -30 0")
        return QSize(wide + theme.scaled(24), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class MatchOption(QWidget):
    """One option: its name, and what it is to be."""

    changed = Signal()

    def __init__(self, option: Option, texts: Texts, parent: QWidget) -> None:
        super().__init__(parent)
        self.option = option
        self._texts = texts
        name = texts.get("options", option.id)
        self.name = WrapLabel(name, Role.BODY, self)
        self.field: ChoiceField | NumberField | UmaField | None = None
        self._checks: list[ReasonCheck] = []
        if option.kind is Kind.SEVERAL:
            self._lay_out_several(name)
        else:
            self.field = self._made_field()
            self.field.setAccessibleName(name)
            row = QHBoxLayout(self)
            row.setContentsMargins(0, 0, 0, 0)
            row.setSpacing(theme.scaled(10))
            row.addWidget(self.name, 1)
            row.addWidget(self.field)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def _text(self, value: str) -> str:
        return self._texts.find("option_values", f"{self.option.id}.{value}") or value

    def _made_field(self) -> ChoiceField | NumberField | UmaField:
        own = self.tr("The rule set’s own is {value}.").format(value=self._text(self.option.default))
        if self.option.kind is Kind.NUMBER:
            number = NumberField(self)
            number.setRange(0, MOST_POINTS)
            number.setSingleStep(_MANY if int(self.option.default) >= _MANY else 1)
            number.setToolTip(own)
            number.valueChanged.connect(self.changed)
            return number
        if self.option.kind is Kind.UMA:
            uma = UmaField(self)
            uma.setToolTip(own)
            uma.setAccessibleDescription(
                self.tr("A number for each place, the highest first; their sum is 0")
            )
            uma.textChanged.connect(self.changed)
            return uma
        choice = ChoiceField(self)
        for value in self.option.choices():
            choice.addItem(self._text(value), value)
        choice.activated.connect(self.changed)
        return choice

    def _lay_out_several(self, name: str) -> None:
        flow = Flow(self)
        for value in self.option.values:
            check = ReasonCheck(self._text(value), flow)
            check.setAccessibleName(labelled(name, self._text(value)))
            check.toggled_by_user.connect(self.changed)
            self._checks.append(check)
        flow.set_parts(self._checks)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.scaled(4))
        column.addWidget(self.name)
        column.addWidget(flow)

    def value(self) -> str | None:
        """What it is to be, as the rule set writes it; None where that cannot be."""
        if isinstance(self.field, NumberField):
            return str(self.field.value())
        if isinstance(self.field, UmaField):
            return self.option.read(self.field.text().replace("\N{MINUS SIGN}", "-"))
        if isinstance(self.field, ChoiceField):
            return str(self.field.currentData())
        ticked = [v for v, check in zip(self.option.values, self._checks, strict=True) if check.isChecked()]
        return " ".join(ticked) or NONE

    def show_value(self, value: str) -> None:
        """Show this. Nothing is emitted."""
        blocked = self.blockSignals(True)
        if isinstance(self.field, NumberField):
            self.field.setValue(int(value))
        elif isinstance(self.field, UmaField):
            self.field.setText(value)
        elif isinstance(self.field, ChoiceField):
            self.field.setCurrentIndex(self.field.findData(value))
        for one, check in zip(self.option.values, self._checks, strict=False):
            check.set_checked(one in value.split())
        self.blockSignals(blocked)

    def refit(self) -> None:
        """Follow the size of the letters."""
        if isinstance(self.field, NumberField | UmaField):
            self.field.indent()

    def objection(self) -> str:
        """What is wrong with what was written; empty where nothing is."""
        if self.value() is not None:
            return ""
        return self.tr("{option}: write it like {example}.").format(
            option=self.name.text(), example=self.option.allowed
        )


class MatchOptions(QWidget):
    """Some options of a match, one below the other."""

    changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.rows: dict[str, MatchOption] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(theme.scaled(6))

    def show_options(self, options: Sequence[Option], texts: Texts, changes: dict[str, str]) -> None:
        """Have these to choose from, as they are by ``changes``, or else as the rule set has them."""
        if [row.option for row in self.rows.values()] != list(options):
            for row in self.rows.values():
                self._column.removeWidget(row)
                row.hide()
                row.deleteLater()
            self.rows = {option.id: MatchOption(option, texts, self) for option in options}
            for row in self.rows.values():
                row.changed.connect(self._changed)
                self._column.addWidget(row)
        for row in self.rows.values():
            row.show_value(changes.get(row.option.id, row.option.default))

    @Slot()
    def _changed(self) -> None:
        self.changed.emit()

    def refit(self) -> None:
        """Follow the size of the letters."""
        for row in self.rows.values():
            row.refit()

    def values(self) -> dict[str, str]:
        """What is not as the rule set has it."""
        found = {name: row.value() for name, row in self.rows.items()}
        return {
            name: value
            for name, value in found.items()
            if value is not None and value != self.rows[name].option.default
        }

    def objection(self) -> str:
        """What is wrong with the first that cannot be so."""
        return next((said for row in self.rows.values() if (said := row.objection())), "")
