"""Asks which hands are to be dealt for a set."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from mahjong_desk.models.practice import some_seed
from mahjong_desk.practice.exercises import Asks
from mahjong_desk.practice.rounds import COUNT, HIGHEST_SEED
from mahjong_desk.practice.words import texts_of
from mahjong_desk.ui import theme
from mahjong_desk.ui.controls import PillButton, RoleLabel, WrapLabel
from mahjong_desk.ui.fields import ChoiceField, NumberField
from mahjong_desk.ui.fitted_dialog import FittedDialog
from mahjong_desk.ui.flow import Flow
from mahjong_desk.ui.scrolling import DialogScroll, Inside
from mahjong_desk.ui.theme import Role

_WIDE = 320
"""Pixels of what is asked for, in letters of the usual size."""


def kinds_field(name: str, asks: Asks, parent: QWidget) -> ChoiceField:
    """A field for one of the kinds of exercise; ``name``: what a screen reader says of it."""
    field = ChoiceField(parent)
    field.setAccessibleName(name)
    texts = texts_of()
    for one in Asks:
        field.addItem(texts.get("kinds", one.value), one.value)
    field.setCurrentIndex(list(Asks).index(asks))
    return field


class DealDialog(FittedDialog):
    """The kind, how many, and the number by which the same hands can be dealt again."""

    wanted = Signal(object, int, int)
    """The kind, the count and the number."""

    def __init__(self, asks: Asks, level: int, most: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Deal hands"))
        self._inside = inside = Inside(self)
        self.kinds = kinds_field(self.tr("What is asked"), asks, inside)
        self.count = NumberField(inside)
        self.count.setRange(1, most)
        self.count.setValue(min(COUNT, most))
        self.count.setAccessibleName(self.tr("How many"))
        self.seed = NumberField(inside)
        self.seed.setRange(0, HIGHEST_SEED)
        self.seed.setValue(some_seed())
        self.seed.setAccessibleName(self.tr("Round number"))
        about = self.tr("Level {level}. The same round number deals the same hands again.")
        self._about = WrapLabel(about.format(level=level), Role.SMALL, inside, muted=True)
        self._grid = grid = QGridLayout()
        for row, field in enumerate((self.kinds, self.count, self.seed)):
            grid.addWidget(RoleLabel(field.accessibleName(), Role.BODY, inside), row, 0)
            grid.addWidget(field, row, 1)
        grid.setColumnStretch(1, 1)
        self._column = column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._about)
        column.addLayout(grid)
        column.addStretch()
        self._scroll = DialogScroll(inside, self)
        self.ok = PillButton(self.tr("Add them"), self, primary=True, does=self.tr("Adds the hands dealt"))
        self.ok.setDefault(True)
        self.cancel = PillButton(self.tr("Cancel"), self, does=self.tr("Adds nothing"))
        self.ok.clicked.connect(self._take)
        self.cancel.clicked.connect(self.reject)
        buttons = Flow(self)
        buttons.set_parts([self.ok, self.cancel])
        self._whole = whole = QVBoxLayout(self)
        whole.addWidget(RoleLabel(self.windowTitle(), Role.TITLE, self))
        whole.addWidget(self._scroll, 1)
        whole.addWidget(buttons)
        self.refit()

    def refit(self) -> None:
        margin = theme.scaled(18)
        self._whole.setContentsMargins(margin, margin, margin, margin)
        self._whole.setSpacing(theme.scaled(12))
        self._column.setSpacing(theme.scaled(10))
        self._grid.setHorizontalSpacing(theme.scaled(10))
        self._grid.setVerticalSpacing(theme.scaled(8))
        self._inside.setMinimumWidth(theme.scaled(_WIDE))
        self._scroll.fit(self)

    @Slot()
    def _take(self) -> None:
        self.wanted.emit(Asks(self.kinds.currentData()), self.count.value(), self.seed.value())
        self.accept()
