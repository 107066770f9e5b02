"""The readings of a hand side by side: a column each, their groups and totals above their rows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from enum import Enum
from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt

from mahjong_desk.core.texts import apart, series
from mahjong_desk.models.editor import Editor
from mahjong_desk.models.groups import GroupRecord, groups_of
from mahjong_desk.models.records import RECORD, Index
from mahjong_desk.rules.breakdown import Line, Part
from mahjong_desk.rules.score import Score


class Sort(Enum):
    """What a row of the table holds."""

    GROUPS = "groups"
    TOTAL = "total"
    TITLE = "title"
    LINE = "line"


class CellRecord(NamedTuple):
    """What a reading has in a row.

    ``value`` is empty for a line that the reading has not. ``differs``: not every reading has the same here.
    ``remark`` stands beside a total or a title. ``lit``: the places of the groups that earn a line.
    """

    sort: Sort
    value: str = ""
    remark: str = ""
    differs: bool = False
    groups: Sequence[GroupRecord] = ()
    lit: tuple[int, ...] = ()


class RowLabel(NamedTuple):
    """What stands before a row."""

    sort: Sort
    name: str
    detail: str = ""
    differs: bool = False


_Key = tuple[str, str]


class ComparisonModel(QAbstractTableModel):
    """The readings of the hand that an editor holds now, the best first; it does not follow later edits."""

    def __init__(self, editor: Editor, score: Score, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._editor = editor
        self.readings = (score.best, *score.readings)
        self.labels: list[RowLabel] = []
        self._cells: list[list[CellRecord]] = []
        rules, names = editor.rule_set, editor.names
        alone = [replace(score, best=one, readings=()) for one in self.readings]
        self._add_heads([rules.summary(one, names) for one in alone])
        parts = [rules.parts(one, names) for one in alone]
        # A yakuman has no fu, so readings may differ in how many parts they have.
        for place in range(max(map(len, parts))):
            self._add_part([found[place] if place < len(found) else None for found in parts])

    # What the rows are

    def _add(self, label: RowLabel, cells: list[CellRecord]) -> None:
        self.labels.append(label)
        self._cells.append(cells)

    def _add_heads(self, summaries: list[str]) -> None:
        hand, texts = self._editor.draft.hand, self._editor.texts
        self._add(
            RowLabel(Sort.GROUPS, self.tr("Groups")),
            [
                CellRecord(
                    Sort.GROUPS, groups=groups_of(hand, one.reading, texts), lit=(one.reading.completed,)
                )
                for one in self.readings
            ],
        )
        totals = [str(one.total) for one in self.readings]
        self._add(
            RowLabel(Sort.TOTAL, self.tr("Total"), differs=_differ(totals)),
            [
                CellRecord(Sort.TOTAL, total, summary, total != totals[0])
                for total, summary in zip(totals, summaries, strict=True)
            ],
        )

    def _add_part(self, parts: list[Part | None]) -> None:
        """The lines of one part, those of the best reading first; a title before them where they have one."""
        title = next(part.title for part in parts if part is not None)
        if title:
            remarks = ["" if part is None else part.remark for part in parts]
            self._add(RowLabel(Sort.TITLE, title), [CellRecord(Sort.TITLE, remark=text) for text in remarks])
        columns = [_by_key(() if part is None else part.lines) for part in parts]
        for key in dict.fromkeys(key for column in columns for key in column):
            lines = [column.get(key) for column in columns]
            differs = _differ([None if line is None else line.value for line in lines])
            first = next(line for line in lines if line is not None)
            self._add(self._label(first, differs), [_cell(line, differs) for line in lines])

    def _label(self, line: Line, differs: bool) -> RowLabel:
        if line.pattern is None:
            return RowLabel(Sort.LINE, line.name, line.which, differs)
        # Without how often it counts, which may not be the same in each reading.
        return RowLabel(Sort.LINE, self._editor.names.get("patterns", line.pattern), "", differs)

    # What a view asks for

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self._cells)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self.readings)

    def cell(self, row: int, column: int) -> CellRecord:
        """What a reading has in a row."""
        return self._cells[row][column]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        record = self._cells[index.row()][index.column()]
        if role == RECORD:
            return record
        if role == Qt.ItemDataRole.DisplayRole:
            return record.value
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{self._title(index.column())}, {self._spoken(record, index.row())}"
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        across = orientation is Qt.Orientation.Horizontal
        if not 0 <= section < (len(self.readings) if across else len(self.labels)):
            return None
        if role == RECORD and not across:
            return self.labels[section]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._title(section) if across else self.labels[section].name
        return None

    def _title(self, column: int) -> str:
        return self.tr("Reading {number}").format(number=column + 1) if column else self.tr("Best reading")

    def _spoken(self, record: CellRecord, row: int) -> str:
        label = self.labels[row]
        if record.sort is Sort.GROUPS:
            return self._spoken_groups(record)
        name = " ".join(filter(None, [label.name, label.detail]))
        value = series([record.value, record.remark]) or self.tr("none")
        said = self.tr("{name}: {value}").format(name=name, value=value)
        if record.sort is Sort.LINE and record.differs:
            return self.tr("{said}, makes a difference").format(said=said)
        return said

    def _spoken_groups(self, record: CellRecord) -> str:
        won = self.tr("{group}, with the winning tile")
        return apart(g.name if g.won < 0 else won.format(group=g.name) for g in record.groups)

    def verdict(self) -> str:
        """One sentence on what choosing the best reading brings."""
        best, count = self.readings[0], len(self.readings)
        if count == 1:
            return self.tr("The hand reads only one way.")
        equal = sum(one.total == best.total for one in self.readings)
        if equal == count:
            return self.tr("All {count} readings score {total}.").format(
                count=count, total=self._amount(best.total)
            )
        if equal > 1:
            return self.tr("{equal} of the {count} readings score {total}, the others less.").format(
                equal=equal, count=count, total=self._amount(best.total)
            )
        return self.tr("The best reading scores {more} more than the next.").format(
            more=self._amount(best.total - self.readings[1].total)
        )

    def _amount(self, total: int) -> str:
        rules = self._editor.rule_set
        return rules.amount(total, rules.unit, self._editor.texts)


def _by_key(lines: tuple[Line, ...]) -> dict[_Key, Line]:
    """Lines by what makes them the same in two readings: the pattern, or the name and the group."""
    return {(line.pattern or line.name, "" if line.pattern else line.which): line for line in lines}


def _cell(line: Line | None, differs: bool) -> CellRecord:
    if line is None:
        return CellRecord(Sort.LINE, differs=differs)
    return CellRecord(Sort.LINE, line.value, differs=differs, lit=line.groups)


def _differ(values: list[Any]) -> bool:
    return len(set(values)) > 1
