"""The charts of a rule set that teaches by them, with the hand's own cell lit."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QFontMetrics, QPainter, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QStackedWidget,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from mahjong_desk.models.chart import ChartModel
from mahjong_desk.models.records import RECORD
from mahjong_desk.rules.breakdown import Chart
from mahjong_desk.ui import theme
from mahjong_desk.ui.controls import PillButton, Segmented, WrapLabel
from mahjong_desk.ui.fitted_dialog import FittedDialog
from mahjong_desk.ui.painting import box
from mahjong_desk.ui.scrolling import room_for_dialog
from mahjong_desk.ui.theme import Role
from mahjong_desk.ui.tile_delegates import draw_focus, has_focus


class ChartDelegate(QStyledItemDelegate):
    """A cell: a discard's points above those of a self-draw; the hand's own on gold."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        colors = theme.colors()
        ron, _, drawn = str(index.data()).partition("\n")
        lit = bool(index.data(RECORD))
        rect = QRectF(option.rect)
        painter.save()
        if lit:
            box(painter, rect.adjusted(2, 2, -2, -2), 6, colors.gold, None)
        ink = colors.gold_text if lit else option.palette.color(QPalette.ColorRole.Text)
        half = rect.height() / 2
        painter.setPen(ink)
        painter.setFont(theme.font(Role.NUMBER))
        center = int(Qt.AlignmentFlag.AlignCenter)
        painter.drawText(rect.adjusted(0, 3, 0, 1 - half), center, ron)
        painter.setPen(ink if lit else colors.muted)
        painter.setFont(theme.font(Role.CAPTION))
        painter.drawText(rect.adjusted(0, half - 1, 0, -3), center, drawn)
        if has_focus(option):
            draw_focus(painter, rect.adjusted(2, 2, -2, -2), 6, colors.accent)
        painter.restore()


class ChartView(QTableView):
    """One chart, as large as its cells."""

    def __init__(self, chart: Chart, parent: QWidget) -> None:
        super().__init__(parent)
        self.setModel(ChartModel(chart, self))
        self.setItemDelegate(ChartDelegate(self))
        self.setAccessibleName(chart.title)
        self.setAccessibleDescription(self.tr("Arrow keys go from cell to cell"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setShowGrid(True)
        self.setCornerButtonEnabled(False)
        self.setTabKeyNavigation(False)
        self.verticalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignCenter)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
            header.setHighlightSections(False)
        if chart.lit is not None:
            self.setCurrentIndex(self.model().index(*chart.lit))

    def fit(self, most: QSize) -> None:
        """Make each cell as large as its texts, and the chart no larger than ``most``."""
        numbers = QFontMetrics(theme.font(Role.CAPTION))
        width = numbers.horizontalAdvance("8000/16000") + theme.scaled(8)
        height = numbers.height() + QFontMetrics(theme.font(Role.NUMBER)).height() + theme.scaled(8)
        self.horizontalHeader().setDefaultSectionSize(width)
        self.verticalHeader().setDefaultSectionSize(height)
        model = self.model()
        rows = self.verticalHeader()
        rows.setMinimumWidth(0)
        rows.setMinimumWidth(rows.sizeHint().width() + theme.scaled(10))
        whole_width = width * model.columnCount() + rows.minimumWidth()
        whole_height = height * model.rowCount() + self.horizontalHeader().sizeHint().height()
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        if whole_width > most.width():
            whole_height += bar
        if whole_height > most.height():
            whole_width += bar
        self.setFixedSize(QSize(whole_width, whole_height).boundedTo(most))


class ChartDialog(FittedDialog):
    """The charts one at a time; the winner's own first."""

    def __init__(self, charts: Sequence[Chart], explanation: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Scoring chart"))
        self.pages = QStackedWidget(self)
        self._charts = [ChartView(chart, self.pages) for chart in charts]
        for view in self._charts:
            self.pages.addWidget(view)
        choices: list[tuple[object, str]] = [(page, chart.title) for page, chart in enumerate(charts)]
        self.choice = Segmented(self.tr("Chart"), choices, self)
        self.choice.set_value(0)
        self.choice.chosen.connect(self._show)
        close = PillButton(self.tr("Close"), self, primary=True, does=self.tr("Closes the charts"))
        close.clicked.connect(self.accept)
        top = QHBoxLayout()
        top.addWidget(self.choice)
        top.addStretch()
        top.addWidget(close)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(18, 16, 18, 16)
        layout.setSpacing(10)
        layout.addLayout(top)
        layout.addWidget(WrapLabel(explanation, Role.SMALL, self, muted=True))
        layout.addWidget(self.pages)
        self.refit()

    def refit(self) -> None:
        around = QSize(2 * 18, 2 * 16 + 2 * 10 + theme.scaled(36) + 2 * theme.scaled(20))
        for view in self._charts:
            view.fit(room_for_dialog(self) - around)
        super().refit()

    @Slot(object)
    def _show(self, page: int) -> None:
        self.pages.setCurrentIndex(page)
