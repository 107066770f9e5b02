"""What came of a round: how many were right, and a line for each hand."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mahjong_desk.core.texts import Terms
from mahjong_desk.models.practice import Practice
from mahjong_desk.models.practice_models import results_model
from mahjong_desk.models.practice_words import result_records
from mahjong_desk.ui import theme
from mahjong_desk.ui.announcements import announce
from mahjong_desk.ui.controls import Card, PillButton, WrapLabel
from mahjong_desk.ui.fitted_list import FittedListView
from mahjong_desk.ui.flow import Flow
from mahjong_desk.ui.practice_delegates import ResultDelegate
from mahjong_desk.ui.scrolling import centered
from mahjong_desk.ui.theme import Role

_WIDEST = 860


class PracticeResult(QWidget):
    """The end of a round, with ways to go on."""

    others_wanted = Signal()
    again_wanted = Signal()
    wrong_wanted = Signal()
    choice_wanted = Signal()
    review_wanted = Signal(int)
    """The exercise at this place is to be looked at again."""

    def __init__(self, practice: Practice, parent: QWidget) -> None:
        super().__init__(parent)
        self._practice = practice
        self.total = WrapLabel("", Role.HEADLINE, self)
        self.details = WrapLabel("", Role.BODY, self, muted=True)
        self.others = PillButton(
            self.tr("Other hands"), self, primary=True, does=self.tr("Begins such a round with other hands")
        )
        self.others.setToolTip(self.tr("Enter"))
        self.wrong = PillButton(
            self.tr("Those that went wrong again"), self, does=self.tr("Asks only those hands again")
        )
        self.again = PillButton(
            self.tr("The same hands again"), self, does=self.tr("Begins the same round from its first hand")
        )
        self.choice = PillButton(
            self.tr("Choose otherwise…"), self, does=self.tr("Goes back to the choice of a round")
        )
        self.list = FittedListView(self)
        self._results = results_model(self)
        self.list.setModel(self._results)
        self.list.setItemDelegate(ResultDelegate(self.list))
        self.list.setAccessibleName(self.tr("The hands of the round"))
        self.list.let_take(self.tr("Look at it again"))
        self._lay_out()
        self.others.clicked.connect(self.others_wanted)
        self.wrong.clicked.connect(self.wrong_wanted)
        self.again.clicked.connect(self.again_wanted)
        self.choice.clicked.connect(self.choice_wanted)
        self.list.row_taken.connect(self._taken)

    def _lay_out(self) -> None:
        self._card = Card(self)
        column = QVBoxLayout()
        self._card.lay_out(column, 26, 20, 6)
        self.buttons = Flow(self._card)
        self.buttons.set_parts([self.others, self.wrong, self.again, self.choice])
        column.addWidget(self.total)
        column.addWidget(self.details)
        column.addSpacing(6)
        column.addWidget(self.buttons)
        column.addSpacing(8)
        column.addWidget(self.list)
        self.scroller = centered(self._card, self)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.scroller)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.refit()

    def refit(self) -> None:
        """Follow the size of the letters."""
        self._card.setMaximumWidth(theme.scaled(_WIDEST))
        self.buttons.refresh()

    def show_now(self, terms: Terms) -> None:
        """Show what came of the round."""
        found = self._practice.result()
        self.total.setText(
            self.tr("{right} of {count} right").format(right=found.right, count=len(self._practice.done))
        )
        self.details.setText(self._details())
        self._results.set_records(result_records(self._practice, terms))
        self.wrong.setVisible(any(not one.is_right for one in self._practice.done))
        self.others.setHidden(self._practice.is_of_set)
        self.again.primary = self._practice.is_of_set
        self.buttons.refresh()

    def _details(self) -> str:
        practice = self._practice
        found = practice.result()
        skipped = len(practice.done) - found.answered
        parts = [
            self.tr("{right} of {count} single answers").format(right=found.parts_right, count=found.parts)
        ]
        if skipped:
            parts.append(self.tr("{count} skipped").format(count=skipped))
        if practice.is_of_set:
            parts += filter(None, [practice.title])
        else:
            told = self.tr("hands for what was due") if practice.round.focus else self.tr("round {seed}")
            parts.append(told.format(seed=practice.round.seed))
            parts.append(self.tr("level {level}").format(level=practice.round.level))
        return " · ".join(parts)

    def announce(self) -> None:
        """Have a screen reader say it."""
        announce(self, f"{self.total.text()}. {self.details.text()}")

    @Slot(int)
    def _taken(self, row: int) -> None:
        self.review_wanted.emit(row)

    def first(self) -> PillButton:
        """Where the keyboard begins."""
        return self.again if self._practice.is_of_set else self.others
