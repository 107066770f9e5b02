"""What players did over time: the matches that it comes from, the table of players, and their best hands."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt, QTimer, Signal, Slot

from mahjong_desk.club.answer import TEXTS
from mahjong_desk.club.games import Game, chosen
from mahjong_desk.club.periods import Limits
from mahjong_desk.club.records import Record, records
from mahjong_desk.club.records_out import ITEMS, Item, records_table, says_something, title_of
from mahjong_desk.club.sheet import name_key, now
from mahjong_desk.club.spreadsheets import csv_file, xlsx_file
from mahjong_desk.club.store.kept import Found, Kept
from mahjong_desk.club.tables_out import Cell, Sort
from mahjong_desk.core.texts import Texts
from mahjong_desk.models.corrections import Corrections
from mahjong_desk.models.figures import figure, percent, with_places
from mahjong_desk.models.records import RECORD, Index
from mahjong_desk.rules.registry import rule_set

_NOTHING = "–"
_AT_ONCE = 25
"""How many matches are read in one step, so that it takes a few hundredths of a second."""
_Order = Qt.SortOrder


class Chosen(NamedTuple):
    """The games of one rule set in a period, and what came of them.

    ``running``: how many are not over and do not count. ``is_mixed``: not all have the same options or as
    many players.
    """

    records: tuple[Record, ...] = ()
    games: int = 0
    running: int = 0
    is_mixed: bool = False
    first: date | None = None
    last: date | None = None


class RecordBook(QObject):
    """All matches that are kept: read once, and afterwards only those that changed."""

    changed = Signal()
    """Something was read, or cannot be."""
    progressed = Signal(int, int)
    """So many matches are read of so many."""

    def __init__(self, corrections: Corrections, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._corrections = corrections
        self._found: Found | None = None
        self._games: tuple[Game, ...] = ()
        self.said = ""
        """Why nothing can be read, in a sentence; empty where it can."""
        self._ahead: list[int] = []
        """The matches that are still to be read for the first time."""
        self._so_far: dict[int, Kept] = {}
        self._steps = QTimer(self)
        self._steps.setInterval(0)
        self._steps.timeout.connect(self._step)

    @property
    def is_read(self) -> bool:
        """Whether matches were read before."""
        return self._found is not None

    @property
    def unread(self) -> int:
        """How many matches cannot be read."""
        return 0 if self._found is None else len(self._found.unread)

    def follow(self, *, on: bool) -> None:
        """Read anew whenever a match was changed, by whichever program, or no longer."""
        listed = self._corrections.keeper.listed
        if on:
            listed.connect(self.read)
        else:
            listed.disconnect(self.read)

    def begin(self) -> None:
        """Read; for the first time in steps, between which a window can do something else."""
        ids = [] if self.is_read else [listed.id for listed in self._corrections.keeper.matches()]
        self._ahead = [one for one in ids if one not in self._so_far]
        if len(self._ahead) > _AT_ONCE:
            self._steps.start()
        else:
            self._ahead = []
            self.read()

    def rest(self) -> None:
        """Read no further for now; what is read stays known."""
        self._steps.stop()
        self._ahead = []

    @Slot()
    def _step(self) -> None:
        """Read some more, and all that is new at the end."""
        found = self._corrections.look_up_all(self._ahead[:_AT_ONCE])
        if isinstance(found, Found):
            self._so_far |= {kept.id: kept for kept in found.matches}
        if not self._ahead:
            return  # while it was waited for, nobody wanted more of it
        if isinstance(found, str):
            self.rest()
            self._tell(found)  # asked once more, it would be waited for once more
            return
        self._ahead = self._ahead[_AT_ONCE:]
        done = len(self._so_far)
        self.progressed.emit(done, done + len(self._ahead))
        if not self._ahead:
            self.rest()
            self.read()

    def _tell(self, said: str) -> None:
        """Tell that something was read, or why nothing can be."""
        self.said = said
        self.changed.emit()

    @Slot()
    def read(self) -> None:
        """Read what is new."""
        if self._ahead:
            return  # the last step does
        before = self._so_far.values() if self._found is None else self._found.matches
        found = self._corrections.look_up_all(known=before)
        if isinstance(found, str):
            self._tell(found)
        elif found != self._found or self.said:
            self._found, self._games, self._so_far = found, found.games, {}
            self._tell("")

    def rules(self) -> tuple[str, ...]:
        """The rule sets of matches that are over, the one that was played last first."""
        newest: dict[str, Any] = {}
        for game in filter(_counts, self._games):
            rules, begun = game.sheet.match.rules, game.sheet.begun
            newest[rules] = max(begun, newest.get(rules, begun))
        return tuple(sorted(newest, key=lambda rules: newest[rules], reverse=True))

    @property
    def running(self) -> int:
        """How many matches are not over."""
        return sum(not game.is_over for game in self._games)

    def chosen(self, rules: str, limits: Limits) -> Chosen:
        """Records by a rule set, of games that began in a period."""
        some = chosen(self._games, rules, *limits)
        counted = [game for game in some if _counts(game)]
        days = [game.sheet.begun.astimezone().date() for game in counted]
        sorts = {(game.sheet.match.options, game.sheet.match.players) for game in counted}
        return Chosen(
            records(counted),
            len(counted),
            sum(not game.is_over for game in some),
            len(sorts) > 1,
            min(days, default=None),
            max(days, default=None),
        )


def _counts(game: Game) -> bool:
    return game.is_over and game.was_begun


class CellRecord(NamedTuple):
    """A cell of the table: what it says, and whether that is a gain, a loss or neither."""

    text: str
    is_name: bool
    is_gain: bool | None


class PlayersModel(QAbstractTableModel):
    """A row a player, a column for each of :data:`ITEMS`; a view shows those that say something."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._texts = Texts(TEXTS)
        self._records: list[Record] = []
        self._with_final = False
        self._column, self._order = [item.id for item in ITEMS].index("final"), _Order.DescendingOrder

    # What it holds

    def records(self) -> Sequence[Record]:
        """The players in their order."""
        return self._records

    @property
    def sorted_by(self) -> tuple[int, Qt.SortOrder]:
        """The column that the rows are sorted by, and in which direction."""
        return self._column, self._order

    def says(self, column: int) -> bool:
        """Whether a column is worth its room."""
        return says_something(ITEMS[column], self._records)

    def set_records(self, found: Sequence[Record]) -> None:
        """Show these, of one rule set: rows of players who are there already stay theirs."""
        new = {record.name: record for record in found}
        self._with_final = any(says_something(item, found) for item in ITEMS if item.id == "score")
        for row in range(len(self._records) - 1, -1, -1):
            if self._records[row].name not in new:
                self.beginRemoveRows(QModelIndex(), row, row)
                del self._records[row]
                self.endRemoveRows()
        for row, record in enumerate(self._records):
            if record != new[record.name]:
                self._records[row] = new[record.name]
                self.dataChanged.emit(self.index(row, 0), self.index(row, len(ITEMS) - 1))
        held = {record.name for record in self._records}
        added = [record for record in found if record.name not in held]
        if added:
            self.beginInsertRows(QModelIndex(), len(held), len(held) + len(added) - 1)
            self._records += added
            self.endInsertRows()
        self.sort(*self.sorted_by)

    def sort(self, column: int, order: Qt.SortOrder = _Order.AscendingOrder) -> None:
        """Put the rows in order; those that have no figure come last, and equals by their names."""
        self._column, self._order = column, order
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(ITEMS) - 1)
        wanted = self._sorted()
        if wanted == self._records:
            return
        self.layoutAboutToBeChanged.emit()
        before = self.persistentIndexList()
        rows = {record.name: row for row, record in enumerate(wanted)}
        after = [self.index(rows[self._records[old.row()].name], old.column()) for old in before]
        self._records = wanted
        self.changePersistentIndexList(before, after)
        self.layoutChanged.emit()

    def _sorted(self) -> list[Record]:
        item = ITEMS[self._column]
        by_name = sorted(self._records, key=lambda record: name_key(record.name))
        figures = [record for record in by_name if item.value(record) is not None]
        is_down = self._order is _Order.DescendingOrder
        figures.sort(key=lambda record: _sort_key(item, record), reverse=is_down)
        return [*figures, *(record for record in by_name if item.value(record) is None)]

    # Files

    def csv(self) -> bytes:
        """The table as it stands, as CSV."""
        return csv_file(records_table(self._records, self._texts))

    def workbook(self, title: str) -> bytes:
        """The same as a workbook."""
        return xlsx_file([records_table(self._records, self._texts)], title, now())

    # What a view asks for

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self._records)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(ITEMS)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        item, record = ITEMS[index.column()], self._records[index.row()]
        text = shown(item.value(record), item.sort)
        if role == RECORD:
            is_gain = record.final > 0 if item.sort is Sort.FINAL and record.final else None
            return CellRecord(text, item.sort is Sort.TEXT, is_gain)
        if role == Qt.ItemDataRole.DisplayRole:
            return text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            if item.sort is Sort.TEXT:
                return text
            return self.tr("{name}, {title}: {figure}").format(
                name=record.name, title=self.title(index.column()), figure=text
            )
        return None

    def title(self, column: int) -> str:
        """What a column is called."""
        return title_of(ITEMS[column], self._texts, with_final=self._with_final)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is Qt.Orientation.Vertical or not 0 <= section < len(ITEMS):
            return None
        item = ITEMS[section]
        if role == Qt.ItemDataRole.DisplayRole:
            return self.title(section)
        if role == Qt.ItemDataRole.ToolTipRole:
            key = "points" if item.id == "final" and not self._with_final else item.id
            return self._texts.get("records-about", key)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken_title(section)
        if role == Qt.ItemDataRole.InitialSortOrderRole:
            # Whoever chooses a column wants the best on top.
            return _Order.AscendingOrder if item.is_low else _Order.DescendingOrder
        return None

    def _spoken_title(self, section: int) -> str:
        title = self.title(section)
        if section != self._column:
            return title
        up = self._order is _Order.AscendingOrder
        said = self.tr("{title}, sorted upwards") if up else self.tr("{title}, sorted downwards")
        return said.format(title=title)


def _sort_key(item: Item, record: Record) -> Any:
    value = item.value(record)
    return name_key(value) if isinstance(value, str) else value


def shown(value: Cell, sort: Sort) -> str:
    """A figure as the table shows it; a dash where there is none.

    >>> shown(0.21345, Sort.SHARE), shown(2.5, Sort.MEAN), shown(-17.25, Sort.FINAL), shown(None, Sort.SHARE)
    ('21.3%', '2.50', '−17.2', '–')
    """
    if value is None:
        return _NOTHING
    if isinstance(value, str):
        return value
    if sort is Sort.SHARE:
        return percent(value, places=1)
    if sort is Sort.MEAN:
        return with_places(value, 2)
    if sort in (Sort.FINAL, Sort.TOTAL):
        return figure(round(value, 1), signed=sort is Sort.FINAL)
    return str(value)


def rules_name(rules: str) -> str:
    """What a rule set is called."""
    return rule_set(rules).texts().get("rules", rules)
