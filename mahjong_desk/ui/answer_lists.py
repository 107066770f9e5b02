"""The lists of an answer: what it scores and why, what was not counted, other readings, notes, payments."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, Qt, Signal, Slot
from PySide6.QtWidgets import QStyledItemDelegate, QVBoxLayout, QWidget

from mahjong_desk.models.breakdown import BreakdownModels, RowRecord
from mahjong_desk.models.records import RecordModel
from mahjong_desk.ui.breakdown_delegates import (
    PaymentDelegate,
    PaymentsView,
    RowDelegate,
    SentenceDelegate,
    WaitDelegate,
)
from mahjong_desk.ui.controls import PillButton, WrapLabel, wrapped_heading
from mahjong_desk.ui.fitted_list import FittedListView
from mahjong_desk.ui.fold import Fold
from mahjong_desk.ui.tab_order import set_tab_order
from mahjong_desk.ui.theme import Role


class AnswerLists(QWidget):
    """Shows the models of an answer; a list without rows takes no room."""

    comparison_wanted = Signal()
    """The readings are to be shown side by side."""
    lit = Signal(object)
    """The places of the tiles that the row under the pointer or the keyboard means; None for no row."""
    pattern_wanted = Signal(str)
    """The page of a row's pattern is to be opened."""

    def __init__(self, models: BreakdownModels, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._models = models
        self._lighting: list[FittedListView] = []
        self.rows_heading = wrapped_heading("")
        self.rows = self._list(models.rows, RowDelegate(self), self.tr("What the hand scores"))
        self.items_heading = wrapped_heading("")
        self.items = self._list(models.items, RowDelegate(self, quiet=True), self.tr("How it adds up"))
        self.problems = self._list(
            models.problems, SentenceDelegate(self, warning=True), self.tr("What is wrong")
        )
        self.waits = self._list(models.waits, WaitDelegate(self), self.tr("Tiles that complete the hand"))
        self.waits.let_take(self.tr("Win on it"))
        self.waits.row_taken.connect(models.take_wait)
        self.notes = self._list(models.notes, SentenceDelegate(self), self.tr("Notes"))
        self.not_counted = self._fold(
            self.tr("Not counted"), models.not_counted, RowDelegate(self, quiet=True)
        )
        self.compare = PillButton(
            self.tr("Compare side by side…"), self, small=True, does=self.tr("Opens a table of all readings")
        )
        self.compare.clicked.connect(self.comparison_wanted)
        self.readings = self._readings_fold()
        self.payments_heading = wrapped_heading(self.tr("Payments"))
        self.payments = PaymentsView(models.payments, PaymentDelegate(self), self)
        self._lay_out()

    def _list(self, model: QAbstractItemModel, delegate: QStyledItemDelegate, name: str) -> FittedListView:
        view = FittedListView(self)
        view.setModel(model)
        view.setItemDelegate(delegate)
        view.setAccessibleName(name)
        if isinstance(delegate, RowDelegate):
            view.row_hovered.connect(self._row_hovered)
            view.pattern_wanted.connect(self.pattern_wanted)
            view.let_open(self.tr("Open the page of this pattern"))
            self._lighting.append(view)
        return view

    def _fold(self, title: str, model: RecordModel[RowRecord], delegate: RowDelegate) -> Fold:
        return Fold(title, self._list(model, delegate, title), self)

    def _readings_fold(self) -> Fold:
        """The other readings, a line each, and a button to see them beside the best one."""
        title = self.tr("Other readings")
        delegate = RowDelegate(self, quiet=True)
        body = QWidget(self)
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self._list(self._models.readings, delegate, title))
        star = self.tr("* the group that the winning tile completed")
        column.addWidget(WrapLabel(star, Role.CAPTION, body, muted=True))
        column.addWidget(self.compare, 0, Qt.AlignmentFlag.AlignLeft)
        return Fold(title, body, self)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        # What stands by itself, or closely below its heading.
        groups: tuple[tuple[QWidget, ...], ...] = (
            (self.problems,),
            (self.rows_heading, self.rows),
            (self.items_heading, self.items),
            (self.waits,),
            (self.payments_heading, self.payments),
            (self.notes,),
        )
        for group in groups:
            together = QVBoxLayout()
            together.setSpacing(4)
            for widget in group:
                together.addWidget(widget)
            column.addLayout(together)
        self.rows_heading.setContentsMargins(0, 6, 0, 0)
        folds = QVBoxLayout()
        folds.setSpacing(2)
        folds.addWidget(self.not_counted)
        folds.addWidget(self.readings)
        column.addLayout(folds)
        parts = [widget for group in groups for widget in group]
        set_tab_order([*parts, self.not_counted, self.readings])

    def refresh(self) -> None:
        """Show what the models hold."""
        models = self._models
        for view in (self.problems, self.rows, self.items, self.waits, self.notes):
            view.setVisible(view.model().rowCount() > 0)
        self._refresh_parts()
        scored = models.score is not None
        self.not_counted.setVisible(scored)
        self.readings.setVisible(scored)
        self._detail(self.not_counted, models.not_counted.rowCount(), self.tr("nothing was outranked"))
        self._detail(self.readings, models.readings.rowCount(), self.tr("only this one"))
        open_payments = models.score is not None and models.score.payments is None
        pay, choose = self.tr("Payments"), self.tr("Payments: choose who discarded it")
        self.payments_heading.setText(choose if open_payments else pay)
        self.payments_heading.setVisible(scored)
        self.payments.setVisible(scored)
        self.setVisible(not models.is_empty())
        # The row that the pointer or the keyboard is at may mean other tiles now.
        for view in self._lighting:
            if view.lit_row() >= 0:
                self._light(view, view.lit_row())

    def _refresh_parts(self) -> None:
        """The titles of the parts, and what the rule set says besides."""
        parts = self._models.parts
        for place, label in enumerate((self.rows_heading, self.items_heading)):
            part = parts[place] if place < len(parts) else None
            text = "" if part is None else "  ".join(filter(None, [part.title, part.remark]))
            label.setText(text)
            label.setVisible(bool(text))

    def _detail(self, fold: Fold, count: int, empty: str) -> None:
        fold.set_openable(count > 0)
        fold.set_detail(str(count) if count else empty)

    @Slot(int)
    def _row_hovered(self, row: int) -> None:
        view = self.sender()
        if isinstance(view, FittedListView):
            self._light(view, row)

    def _light(self, view: FittedListView, row: int) -> None:
        model = view.model()
        records = model.records() if isinstance(model, RecordModel) else []
        self.lit.emit(records[row].lit if 0 <= row < len(records) else None)
