"""Looking at item models while they change."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QPersistentModelIndex, Slot
from PySide6.QtTest import QAbstractItemModelTester

from mahjong_desk.models.records import RECORD, RecordModel


class Watcher(QObject):
    """Has Qt check a model at every change, ending the process at an error, and counts what it signals."""

    def __init__(self, model: QAbstractItemModel) -> None:
        super().__init__()
        self.resets = 0
        self.layout_changes = 0
        self.inserted: list[tuple[int, int]] = []
        self.removed: list[tuple[int, int]] = []
        self.changed: list[int] = []
        self._tester = QAbstractItemModelTester(
            model, QAbstractItemModelTester.FailureReportingMode.Fatal, self
        )
        model.modelReset.connect(self._reset)
        model.layoutChanged.connect(self._layout)
        model.rowsInserted.connect(self._insert)
        model.rowsRemoved.connect(self._remove)
        model.dataChanged.connect(self._change)

    @Slot()
    def _reset(self) -> None:
        self.resets += 1

    @Slot()
    def _layout(self) -> None:
        self.layout_changes += 1

    @Slot(QModelIndex, int, int)
    def _insert(self, parent: QModelIndex, first: int, last: int) -> None:
        self.inserted.append((first, last))

    @Slot(QModelIndex, int, int)
    def _remove(self, parent: QModelIndex, first: int, last: int) -> None:
        self.removed.append((first, last))

    @Slot(QModelIndex, QModelIndex)
    def _change(self, top: QModelIndex, bottom: QModelIndex) -> None:
        self.changed += range(top.row(), bottom.row() + 1)

    def never_reset(self) -> bool:
        """Whether selection, focus and the screen reader's place were left alone."""
        return not self.resets and not self.layout_changes

    def clear(self) -> None:
        """Count anew."""
        self.inserted.clear()
        self.removed.clear()
        self.changed.clear()


class Kept:
    """Persistent indexes of all rows of a model, to see which of them survive a change."""

    def __init__(self, model: RecordModel[Any], key: Callable[[Any], Hashable]) -> None:
        self._model = model
        self._key = key
        self._indexes = {
            key(record): QPersistentModelIndex(model.index(row)) for row, record in enumerate(model.records())
        }

    def check(self) -> None:
        """Each index is at the row of its key, or invalid if that is gone."""
        now = {self._key(record) for record in self._model.records()}
        for key, index in self._indexes.items():
            assert index.isValid() == (key in now), key
            if index.isValid():
                assert self._key(index.data(RECORD)) == key
