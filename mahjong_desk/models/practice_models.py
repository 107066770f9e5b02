"""Practice as item models: tiles to choose, readings to choose from, marks, hints, results."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QModelIndex, QObject, Qt, Signal

from mahjong_desk.core.texts import Terms, Texts, apart, labelled, series
from mahjong_desk.core.tiles import CODES, KINDS, Kind, Tile, suit_of
from mahjong_desk.models.breakdown import RowRecord
from mahjong_desk.models.groups import GroupRecord, groups_of
from mahjong_desk.models.practice_words import (
    ItemRecord,
    ResultRecord,
    reading_name,
    spoken_item,
    spoken_result,
)
from mahjong_desk.models.records import RECORD, Index, RecordModel
from mahjong_desk.models.tiles import COLUMNS, ROWS, TileTable
from mahjong_desk.practice.exercises import Exercise
from mahjong_desk.practice.marking import Verdict

_DISPLAY, _SPOKEN = Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole


class KindRecord(NamedTuple):
    """A kind to choose. ``verdict``: how it was marked; None while it is not."""

    tile: Tile
    name: str
    chosen: bool
    verdict: Verdict | None = None
    struck: bool = False
    """A hint ruled it out."""


class KindsModel(TileTable):
    """The 34 kinds, each chosen or not: a row for each suit, and one for the honors."""

    chosen_changed = Signal()

    def __init__(self, texts: Texts, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._texts = texts
        self._chosen: set[Kind] = set()
        self._verdicts: dict[Kind, Verdict] = {}
        self._struck: set[Kind] = set()
        self.is_open = True
        """Whether kinds can be chosen."""

    @property
    def chosen(self) -> frozenset[Kind]:
        """The kinds that are chosen."""
        return frozenset(self._chosen)

    def names(self) -> list[str]:
        """What the chosen kinds are called, in their order."""
        return [self._texts.tile(CODES[kind]) for kind in sorted(self._chosen)]

    def begin(self, texts: Texts) -> None:
        """Nothing is chosen."""
        self._texts = texts
        self.is_open = True
        self._set(set(), {}, set())

    def toggle(self, kinds: Iterable[Kind]) -> None:
        """Choose kinds, or take them back; where some of several are chosen already the others are too."""
        given = set(kinds) - self._struck
        if self.is_open and given:
            chosen = self._chosen - given if given <= self._chosen else self._chosen | given
            self._set(chosen, {})

    def strike(self, kinds: set[Kind]) -> None:
        """Kinds that a hint ruled out are not to be chosen."""
        self._set(self._chosen - kinds, {}, kinds)

    def show(self, chosen: Iterable[Kind], verdicts: dict[Kind, Verdict]) -> None:
        """Show an answer as it was marked; nothing can be chosen any more."""
        self.is_open = False
        self._set(set(chosen), verdicts, set())

    def _set(self, chosen: set[Kind], verdicts: dict[Kind, Verdict], struck: set[Kind] | None = None) -> None:
        before = [self._record(kind) for kind in range(KINDS)]
        self._chosen, self._verdicts = chosen, verdicts
        if struck is not None:
            self._struck = struck
        changed = [kind for kind in range(KINDS) if self._record(kind) != before[kind]]
        for kind in changed:
            cell = self.index(suit_of(kind), kind - suit_of(kind) * COLUMNS)
            self.dataChanged.emit(cell, cell)
        if changed:
            self.chosen_changed.emit()

    def _record(self, kind: Kind) -> KindRecord:
        name = self._texts.tile(CODES[kind])
        return KindRecord(kind, name, kind in self._chosen, self._verdicts.get(kind), kind in self._struck)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else ROWS

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else COLUMNS

    def tile(self, index: Index) -> Tile | None:
        if not index.isValid():
            return None
        kind = index.row() * COLUMNS + index.column()
        return kind if kind < KINDS else None

    def flags(self, index: Index) -> Qt.ItemFlag:
        if self.tile(index) is None:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        kind = self.tile(index)
        if kind is None:
            return None
        record = self._record(kind)
        if role == RECORD:
            return record
        if role == _SPOKEN:
            return self.spoken(record)
        if role == Qt.ItemDataRole.ToolTipRole:
            return f"{record.name} ({CODES[kind]})"
        return record.name if role == _DISPLAY else None

    def spoken(self, record: KindRecord) -> str:
        """A kind in words, with whether it is chosen and how that was marked."""
        chosen = self.tr("chosen") if record.chosen else self.tr("not chosen")
        if record.struck:
            chosen = self.tr("ruled out")
        told = {
            Verdict.RIGHT: self.tr("right"),
            Verdict.MISSED: self.tr("missed"),
            Verdict.WRONG: self.tr("does not win"),
            None: "",
        }[record.verdict]
        return series([record.name, chosen, told])


class ReadingRecord(NamedTuple):
    """A reading to choose; ``told`` is what it pays, once that is told."""

    place: int
    name: str
    groups: tuple[GroupRecord, ...]
    chosen: bool
    told: str = ""
    detail: str = ""
    verdict: Verdict | None = None
    struck: bool = False
    """A hint ruled it out."""


class ReadingsModel(RecordModel[ReadingRecord]):
    """The readings of a hand, one of them chosen or none."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(lambda r: r.place, {_DISPLAY: _reading_text, _SPOKEN: self._spoken}, parent)
        self.is_open = True

    @property
    def chosen(self) -> int | None:
        """The place of the chosen one."""
        return next((record.place for record in self.records() if record.chosen), None)

    def begin(self, exercise: Exercise) -> None:
        """The readings of an exercise, none of them chosen."""
        self.is_open = True
        hand, texts = exercise.draft.hand, exercise.rules.texts()
        self.set_records([])
        self.set_records(
            [
                ReadingRecord(
                    place, reading_name(place), tuple(groups_of(hand, one.reading, texts)), chosen=False
                )
                for place, one in enumerate(exercise.readings)
            ]
        )

    def choose(self, place: int) -> None:
        """Choose one of them."""
        if self.is_open and 0 <= place < self.rowCount() and not self.records()[place].struck:
            self.set_records([record._replace(chosen=record.place == place) for record in self.records()])

    def strike(self, places: set[int]) -> None:
        """Readings that a hint ruled out are not to be chosen."""
        struck = [
            record._replace(struck=True, chosen=False, told=self.tr("not this one"))
            if record.place in places
            else record
            for record in self.records()
        ]
        self.set_records(struck)

    def show(self, exercise: Exercise, chosen: int, terms: Terms) -> None:
        """Show an answer as it was marked, with what each of them pays."""
        self.is_open = False
        names = exercise.rules.names(terms)
        shown = []
        for record, one in zip(self.records(), exercise.readings, strict=True):
            rows = series(names.get("patterns", row.id) for row in one.rows)
            best = record.place == exercise.best
            verdict = Verdict.RIGHT if best else Verdict.WRONG if record.place == chosen else None
            told = exercise.rules.amount(one.total, exercise.rules.unit, names)
            shown.append(
                record._replace(
                    chosen=record.place == chosen, told=told, detail=rows, verdict=verdict, struck=False
                )
            )
        self.set_records(shown)

    def _spoken(self, record: ReadingRecord) -> str:
        won = self.tr("{group}, with the winning tile")
        groups = apart(g.name if g.won < 0 else won.format(group=g.name) for g in record.groups)
        chosen = self.tr("chosen") if record.chosen else self.tr("not chosen")
        right = self.tr("pays most") if record.verdict is Verdict.RIGHT else ""
        return series([labelled(record.name, groups), chosen, record.told, right, record.detail])


def _reading_text(record: ReadingRecord) -> str:
    return record.name


def items_model(parent: QObject) -> RecordModel[ItemRecord]:
    """A model of the parts of a marked answer."""
    return RecordModel(lambda r: r.id, {_DISPLAY: spoken_item, _SPOKEN: spoken_item}, parent)


def results_model(parent: QObject) -> RecordModel[ResultRecord]:
    """A model of the exercises of a round that is over."""
    return RecordModel(lambda r: r.place, {_DISPLAY: spoken_result, _SPOKEN: spoken_result}, parent)


def sentences_model(parent: QObject) -> RecordModel[RowRecord]:
    """A model of sentences: hints, or what is wrong."""
    return RecordModel(lambda r: r.id, {_DISPLAY: _name, _SPOKEN: _name}, parent)


def _name(record: RowRecord) -> str:
    return record.name


def sentences(texts: Sequence[str]) -> list[RowRecord]:
    """Sentences as records."""
    return [RowRecord(f"{place} {text}", text, "", "", "", None) for place, text in enumerate(texts)]
