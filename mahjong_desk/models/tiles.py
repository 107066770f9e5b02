"""The tiles of the draft as item models: the concealed hand, the melds, the picker."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt, Slot

from mahjong_desk.core.arrangements import Places
from mahjong_desk.core.group_names import groups_text
from mahjong_desk.core.melds import Meld, MeldType
from mahjong_desk.core.texts import labelled
from mahjong_desk.core.tiles import (
    CODES,
    COPIES,
    HONORS,
    KINDS,
    TILES,
    Tile,
    is_red,
    kind_of,
    red_five,
    suit_of,
)
from mahjong_desk.models.editor import Editor
from mahjong_desk.models.records import RECORD, Index, RecordModel

COLUMNS = 9
ROWS = 4


class TileRecord(NamedTuple):
    """A tile of the concealed hand.

    ``gap`` asks for space before it; ``dimmed`` says that other tiles are meant now.
    """

    tile: Tile
    copy: int
    name: str
    winning: bool
    gap: bool
    dimmed: bool


class MeldRecord(NamedTuple):
    """A meld with the name of what it is."""

    meld: Meld
    place: int
    name: str
    dimmed: bool


class HandModels(QObject):
    """Keeps a model of the concealed tiles and one of the melds in step with an editor."""

    def __init__(self, editor: Editor, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._editor = editor
        self._lit: Places | None = None
        roles = Qt.ItemDataRole
        self.tiles: RecordModel[TileRecord] = RecordModel(
            lambda r: (r.tile, r.copy, r.winning),
            {roles.DisplayRole: lambda r: r.name, roles.AccessibleTextRole: self._tile_text},
            self,
        )
        self.melds: RecordModel[MeldRecord] = RecordModel(
            lambda r: (r.meld, r.place),
            {
                roles.DisplayRole: lambda r: r.name,
                roles.AccessibleTextRole: self._meld_text,
            },
            self,
        )
        self.indicators: RecordModel[IndicatorRecord] = RecordModel(
            lambda r: (r.ura, r.place, r.tile),
            {roles.DisplayRole: lambda r: r.name, roles.AccessibleTextRole: lambda r: r.name},
            self,
        )
        editor.changed.connect(self._hand_changed)
        self._refresh()

    def light(self, lit: Places | None) -> None:
        """Light these tiles and dim the others; None lights all alike."""
        if lit != self._lit:
            self._lit = lit
            self._refresh()

    def _tile_text(self, record: TileRecord) -> str:
        return self.tr("{tile}, winning tile").format(tile=record.name) if record.winning else record.name

    def _meld_text(self, record: MeldRecord) -> str:
        meld, texts = record.meld, self._editor.texts
        text = labelled(record.name, groups_text([meld.group], texts))
        red = [texts.tile(CODES[tile]) for tile in meld.tiles if is_red(tile)]
        return self.tr("{meld}, with the {tile}").format(meld=text, tile=red[0]) if red else text

    @Slot()
    def _hand_changed(self) -> None:
        self._lit = None
        self._refresh()

    def _refresh(self) -> None:
        hand, lit, texts = self._editor.draft.hand, self._lit, self._editor.texts
        tiles = hand.concealed if hand.winning is None else (*hand.concealed, hand.winning)
        records: list[TileRecord] = []
        for place, tile in enumerate(tiles):
            winning = place == len(hand.concealed)
            gap = bool(records) and (winning or apart(records[-1].tile, tile))
            copy = 0 if winning else hand.concealed[:place].count(tile)
            dimmed = lit is not None and place not in lit.tiles
            records.append(TileRecord(tile, copy, texts.tile(CODES[tile]), winning, gap, dimmed))
        self.tiles.set_records(records)
        self._refresh_indicators()
        self.melds.set_records(
            [
                MeldRecord(meld, place, self._meld_name(meld), lit is not None and place not in lit.melds)
                for place, meld in enumerate(hand.melds)
            ]
        )

    def _refresh_indicators(self) -> None:
        win, rules = self._editor.draft.win, self._editor.rule_set
        records = []
        for ura, tiles in ((False, win.dora), (True, win.ura)):
            for place, tile in enumerate(tiles):
                dora = rules.dora_of(kind_of(tile), win)
                if dora is not None:
                    name = self._indicator_name(tile, dora, ura=ura)
                    records.append(IndicatorRecord(tile, dora, ura, place, name))
        self.indicators.set_records(records)

    def _indicator_name(self, tile: Tile, dora: Tile, *, ura: bool) -> str:
        name = (
            self.tr("Ura indicator {tile}, dora {dora}") if ura else self.tr("Indicator {tile}, dora {dora}")
        )
        texts = self._editor.texts
        return name.format(tile=texts.tile(CODES[tile]), dora=texts.tile(CODES[dora]))

    def _meld_name(self, meld: Meld) -> str:
        return {
            MeldType.CHOW: self.tr("Chow · exposed"),
            MeldType.PUNG: self.tr("Pung · exposed"),
            MeldType.KONG: self.tr("Kong · exposed"),
            MeldType.CONCEALED_KONG: self.tr("Kong · concealed"),
        }[meld.type]


def apart(one: Tile, other: Tile) -> bool:
    """Whether two neighbours are set apart: those of different suits, and honors that differ."""
    first, second = kind_of(one), kind_of(other)
    return suit_of(first) != suit_of(second) or (suit_of(first) == HONORS and first != second)


class IndicatorRecord(NamedTuple):
    """A dora indicator, or one from below, with the tile that it makes dora."""

    tile: Tile
    dora: Tile
    ura: bool
    place: int
    name: str


class PickerRecord(NamedTuple):
    """A kind in the picker with how many copies the hand does not hold.

    ``taken``: how many a click would take, where that is lit; ``missing``: why nobody has such a tile.
    """

    tile: Tile
    name: str
    left: int
    taken: int = 0
    missing: str = ""


class TileTable(QAbstractTableModel):
    """A table with a tile in each cell but for some that are empty."""

    @abstractmethod
    def tile(self, index: Index) -> Tile | None:
        """The tile of a cell; None for an empty one."""


class PickerModel(TileTable):
    """The 34 kinds: a row each for characters, dots and bamboos, and one for the honors."""

    def __init__(self, editor: Editor, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._editor = editor
        self._left = [COPIES] * TILES
        self._taken = [0] * TILES
        self._table: tuple[str, int] | None = None
        self._missing: dict[Tile, str] = {}
        self._red = editor.rule_set.has_red_fives(editor.options)
        editor.changed.connect(self._refresh)
        self._refresh()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else ROWS

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else COLUMNS + self._red

    def tile(self, index: Index) -> Tile | None:
        """The tile of a cell; None for the empty ones after the dragons."""
        if not index.isValid():
            return None
        if index.column() == COLUMNS:
            return red_five(index.row()) if index.row() < HONORS else None
        kind = index.row() * COLUMNS + index.column()
        return kind if kind < KINDS else None

    def cell(self, tile: Tile) -> QModelIndex:
        """The cell of a tile; an invalid one for a red five while there are none."""
        if is_red(tile):
            return self.index(tile - KINDS, COLUMNS)
        return self.index(suit_of(tile), tile - suit_of(tile) * COLUMNS)

    def light(self, tiles: Sequence[Tile]) -> None:
        """Light the tiles that a click would take, each as often as it is there; none lights nothing."""
        taken = [0] * TILES
        for tile in tiles:
            taken[tile] += 1
        if taken != self._taken:
            before, self._taken = self._taken, taken
            self._show([tile for tile in range(TILES) if before[tile] != taken[tile]])

    def _show(self, tiles: Iterable[Tile]) -> None:
        """Tell whoever looks that these tiles are not as before."""
        for tile in tiles:
            cell = self.cell(tile)
            if cell.isValid():
                self.dataChanged.emit(cell, cell)

    def flags(self, index: Index) -> Qt.ItemFlag:
        tile = self.tile(index)
        if tile is None or tile in self._missing:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        tile = self.tile(index)
        if tile is None:
            return None
        name, left = self._editor.texts.tile(CODES[tile]), self._left[tile]
        missing = self._missing.get(tile, "")
        if role == RECORD:
            return PickerRecord(tile, name, left, self._taken[tile], missing)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return missing or self.tr("{tile}, {left} left").format(tile=name, left=left)
        if role == Qt.ItemDataRole.ToolTipRole:
            return missing or f"{name} ({CODES[tile]})"
        return name if role == Qt.ItemDataRole.DisplayRole else None

    @Slot()
    def _refresh(self) -> None:
        editor = self._editor
        self._show_red(editor.rule_set.has_red_fives(editor.options))
        draft = editor.draft
        used = {*draft.hand.tiles, *draft.win.dora, *draft.win.ura}
        left_of_each = draft.left_of_each()
        for tile in range(TILES):
            left = left_of_each[kind_of(tile)]
            if is_red(tile):
                left = min(left, int(tile not in used))
            if left != self._left[tile]:
                self._left[tile] = left
                self._show([tile])
        self._show_missing()

    def _show_missing(self) -> None:
        """Which tiles nobody has, where the table is one without some of them."""
        editor = self._editor
        win, rules = editor.draft.win, editor.rule_set
        if (rules.id, win.players) == self._table:
            return
        problems = {tile: rules.tile_problem(kind_of(tile), win) for tile in range(TILES)}
        missing = {tile: editor.texts.problem(p) for tile, p in problems.items() if p is not None}
        changed = set(missing) ^ set(self._missing)
        self._table, self._missing = (rules.id, win.players), missing
        self._show(changed)

    def _show_red(self, red: bool) -> None:
        """Red fives have a column of their own while the rule set has them."""
        if red and not self._red:
            self.beginInsertColumns(QModelIndex(), COLUMNS, COLUMNS)
            self._red = True
            self.endInsertColumns()
        elif self._red and not red:
            self.beginRemoveColumns(QModelIndex(), COLUMNS, COLUMNS)
            self._red = False
            self.endRemoveColumns()
