"""The answer: total, rows with what earns them, what was not counted, other readings, notes, payments."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, QRect, Qt, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QStyledItemDelegate, QVBoxLayout, QWidget

from mahjong_desk.models.breakdown import BreakdownModels, RowRecord
from mahjong_desk.models.editor import Editor
from mahjong_desk.models.records import RecordModel
from mahjong_desk.report import rules_line
from mahjong_desk.ui import theme
from mahjong_desk.ui.breakdown_delegates import (
    PaymentDelegate,
    PaymentsView,
    RowDelegate,
    SentenceDelegate,
    WaitDelegate,
)
from mahjong_desk.ui.controls import FittedListView, Fold, PillButton, RoleLabel, WrapLabel, heading
from mahjong_desk.ui.scrolling import PanelScroll
from mahjong_desk.ui.theme import Role


class BreakdownPanel(QFrame):
    """The right side of the window."""

    chart_wanted = Signal()
    """The charts of the rule set are to be shown."""
    lit = Signal(object)
    """The places of the tiles that the row under the pointer or the keyboard means; None for no row."""

    def __init__(self, editor: Editor, models: BreakdownModels, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._editor = editor
        self._models = models
        self._lighting: list[FittedListView] = []
        self.total = RoleLabel("", Role.TOTAL, self)
        self.unit = WrapLabel("", Role.BODY, self)
        self.summary = WrapLabel("", Role.SMALL_STRONG, self)
        self.rules = WrapLabel("", Role.CAPTION, self, muted=True)
        self.chart = PillButton(self.tr("Chart"), self, small=True)
        self.chart.clicked.connect(self.chart_wanted)
        self.rows_heading = heading("")
        self.rows = self._list(models.rows, RowDelegate(self), self.tr("What the hand scores"))
        self.items_heading = heading("")
        self.items = self._list(models.items, RowDelegate(self, quiet=True), self.tr("How it adds up"))
        self.problems = self._list(
            models.problems, SentenceDelegate(self, warning=True), self.tr("What is wrong")
        )
        self.waits = self._list(models.waits, WaitDelegate(self), self.tr("Tiles that complete the hand"))
        self.notes = self._list(models.notes, SentenceDelegate(self), self.tr("Notes"))
        self.not_counted = self._fold(
            self.tr("Not counted"), models.not_counted, RowDelegate(self, quiet=True)
        )
        self.readings = self._fold(self.tr("Other readings"), models.readings, RowDelegate(self, quiet=True))
        self.payments_heading = heading(self.tr("Payments"))
        self.payments = PaymentsView(models.payments, PaymentDelegate(self), self)
        self._lay_out()
        models.updated.connect(self.refresh)
        self.refresh()

    def _list(self, model: QAbstractItemModel, delegate: QStyledItemDelegate, name: str) -> FittedListView:
        view = FittedListView(self)
        view.setModel(model)
        view.setItemDelegate(delegate)
        view.setAccessibleName(name)
        if isinstance(delegate, RowDelegate):
            view.row_hovered.connect(self._row_hovered)
            self._lighting.append(view)
        return view

    def _fold(self, title: str, model: RecordModel[RowRecord], delegate: RowDelegate) -> Fold:
        return Fold(title, self._list(model, delegate, title), self)

    def _lay_out(self) -> None:
        inside = QWidget(self)
        column = QVBoxLayout(inside)
        column.setContentsMargins(18, 12, 18, 14)
        column.setSpacing(10)
        head = QVBoxLayout()
        head.setSpacing(0)
        line = QHBoxLayout()
        line.setSpacing(10)
        line.addWidget(self.total, 0, Qt.AlignmentFlag.AlignBaseline)
        line.addWidget(self.unit, 1, Qt.AlignmentFlag.AlignBaseline)
        head.addLayout(line)
        below = QHBoxLayout()
        texts = QVBoxLayout()
        texts.setSpacing(0)
        texts.addWidget(self.summary)
        texts.addWidget(self.rules)
        below.addLayout(texts, 1)
        # Beside the figure there would be no room for it when that has five digits.
        below.addWidget(self.chart, 0, Qt.AlignmentFlag.AlignVCenter)
        head.addLayout(below)
        column.addLayout(head)
        for widget in (
            self.problems,
            self.rows_heading,
            self.rows,
            self.items_heading,
            self.items,
            self.waits,
            self.payments_heading,
            self.payments,
            self.notes,
            self.not_counted,
            self.readings,
        ):
            column.addWidget(widget)
        column.addStretch()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(1, 0, 0, 0)
        layout.addWidget(PanelScroll(inside, self))

    def paintEvent(self, event: QPaintEvent) -> None:
        colors = theme.colors()
        painter = QPainter(self)
        painter.fillRect(self.rect(), colors.card)
        painter.fillRect(QRect(0, 0, 1, self.height()), colors.border)

    @Slot()
    def refresh(self) -> None:
        """Show what the models hold; a list without rows takes no room."""
        models = self._models
        figure, words = models.headline()
        self.total.setText(figure)
        self.total.setVisible(bool(figure))
        self.unit.set_role(Role.BODY if figure else Role.TITLE)
        self.unit.setText(words)
        self.total.setAccessibleName(f"{figure} {words}")
        self.rules.setText(rules_line(self._editor.draft, self._editor.texts))
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
        # The row that the pointer or the keyboard is at may mean other tiles now.
        for view in self._lighting:
            if view.lit_row() >= 0:
                self._light(view, view.lit_row())

    def _refresh_parts(self) -> None:
        """The titles of the parts, and what the rule set says besides."""
        parts, editor = self._models.parts, self._editor
        for place, label in enumerate((self.rows_heading, self.items_heading)):
            part = parts[place] if place < len(parts) else None
            text = "" if part is None else "  ".join(filter(None, [part.title, part.remark]))
            label.setText(text)
            label.setVisible(bool(text))
        summary = self._models.summary()
        self.summary.setText(summary)
        self.summary.setVisible(bool(summary))
        self.chart.setVisible(editor.rule_set.has_charts)

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
