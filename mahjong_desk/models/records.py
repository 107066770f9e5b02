"""A list model over records that nobody changes, which changes only the rows that differ."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

R = TypeVar("R")
Index = QModelIndex | QPersistentModelIndex

RECORD = Qt.ItemDataRole.UserRole
"""The role under which a row gives its whole record, for delegates."""


class RecordModel(QAbstractListModel, Generic[R]):
    """Rows are records; ``roles`` says what a record answers for each role.

    ``key`` tells which record is the same thing as before, so that a changed one keeps its row, and with it
    selection, focus and the screen reader's place.
    """

    def __init__(
        self,
        key: Callable[[R], Hashable],
        roles: Mapping[Qt.ItemDataRole, Callable[[R], object]],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._key = key
        self._roles = {int(role): read for role, read in roles.items()}
        self._records: list[R] = []

    def records(self) -> Sequence[R]:
        """The records in order."""
        return self._records

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self._records)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or not 0 <= index.row() < len(self._records):
            return None
        record = self._records[index.row()]
        if role == RECORD:
            return record
        read = self._roles.get(role)
        return None if read is None else read(record)

    def set_records(self, records: Sequence[R]) -> None:
        """Show these records: rows whose key is gone are removed, new ones inserted, the others moved."""
        new = list(records)
        keys = [self._key(record) for record in new]
        self._remove_all_but(frozenset(keys))
        held = [self._key(record) for record in self._records]
        row = 0
        while row < len(new):
            if keys[row] in held[row:]:
                place = held.index(keys[row], row)
                self._move(place, row)
                held.insert(row, held.pop(place))
                row += 1
            else:
                stop = next((i for i in range(row + 1, len(new)) if keys[i] in held[row:]), len(new))
                self._insert(row, new[row:stop])
                held[row:row] = keys[row:stop]
                row = stop
        self._remove(len(new), len(self._records))
        self._update(new)

    def _remove_all_but(self, keys: frozenset[Hashable]) -> None:
        stop = len(self._records)
        while stop:
            first = stop
            while first and self._key(self._records[first - 1]) not in keys:
                first -= 1
            self._remove(first, stop)
            stop = max(0, first - 1)

    def _move(self, place: int, row: int) -> None:
        if place != row:
            self.beginMoveRows(QModelIndex(), place, place, QModelIndex(), row)
            self._records.insert(row, self._records.pop(place))
            self.endMoveRows()

    def _remove(self, first: int, stop: int) -> None:
        if first < stop:
            self.beginRemoveRows(QModelIndex(), first, stop - 1)
            del self._records[first:stop]
            self.endRemoveRows()

    def _insert(self, first: int, records: Sequence[R]) -> None:
        if records:
            self.beginInsertRows(QModelIndex(), first, first + len(records) - 1)
            self._records[first:first] = records
            self.endInsertRows()

    def _update(self, new: Sequence[R]) -> None:
        for row, record in enumerate(new):
            if self._records[row] != record:
                self._records[row] = record
                index = self.index(row)
                self.dataChanged.emit(index, index)
