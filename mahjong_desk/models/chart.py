"""A chart of what hands are worth as a table model."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt

from mahjong_desk.core.texts import labelled, series
from mahjong_desk.models.records import RECORD, Index
from mahjong_desk.rules.breakdown import Chart


class ChartModel(QAbstractTableModel):
    """The cells with their headings; under ``RECORD`` a cell says whether it is the hand's own."""

    def __init__(self, chart: Chart, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.chart = chart

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self.chart.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self.chart.columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row, column = index.row(), index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return self.chart.cells[row][column]
        if role == RECORD:
            return self.chart.lit == (row, column)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignCenter
        if role == Qt.ItemDataRole.AccessibleTextRole:
            where = series([self.chart.rows[row], self.chart.columns[column]])
            return labelled(where, series(self.chart.cells[row][column].split("\n")))
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        names = self.chart.columns if orientation is Qt.Orientation.Horizontal else self.chart.rows
        return names[section] if 0 <= section < len(names) else None
