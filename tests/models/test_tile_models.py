"""The models of the concealed tiles, the melds and the picker."""

from __future__ import annotations

import pytest
from hypothesis import given
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt

from mahjong_desk.core.arrangements import Places
from mahjong_desk.core.tiles import CODES, EAST, KINDS, RED, tile
from mahjong_desk.models.editor import Editor, Mode
from mahjong_desk.models.records import RECORD
from mahjong_desk.models.tiles import COLUMNS, ROWS, HandModels, MeldRecord, PickerModel, TileRecord
from tests.models.moves import Edit, make, sequences
from tests.models.watching import Kept, Watcher

pytestmark = pytest.mark.usefixtures("qapp")

ACCESSIBLE = Qt.ItemDataRole.AccessibleTextRole
HAND = "12789m55777z(666z)[1111p]+3m"


def tiles_key(record: TileRecord) -> tuple[int, int, bool]:
    return record.tile, record.copy, record.winning


def melds_key(record: MeldRecord) -> object:
    return record.meld, record.place


def hand_models(line: str) -> tuple[Editor, HandModels]:
    editor = Editor()
    models = HandModels(editor, editor)
    assert not editor.paste(line)
    return editor, models


def gaps(models: HandModels) -> str:
    """The tiles' codes with a bar at each gap."""
    return "".join(("|" if r.gap else "") + CODES[r.tile] for r in models.tiles.records())


def dimmed(models: HandModels) -> list[TileRecord | MeldRecord]:
    shown: list[TileRecord | MeldRecord] = [*models.tiles.records(), *models.melds.records()]
    return [record for record in shown if record.dimmed]


@given(sequences)
def test_the_hand_is_shown_through_any_edits(steps: list[Edit]) -> None:
    editor = Editor()
    models = HandModels(editor, editor)
    watchers = [Watcher(models.tiles), Watcher(models.melds)]
    for step in steps:
        kept = Kept(models.tiles, tiles_key), Kept(models.melds, melds_key)
        make(editor, step)
        hand = editor.draft.hand
        records = models.tiles.records()
        won = () if hand.winning is None else (hand.winning,)
        assert tuple(r.tile for r in records) == hand.concealed + won
        assert [r.winning for r in records] == [False] * len(hand.concealed) + [True] * len(won)
        assert tuple(r.meld for r in models.melds.records()) == hand.melds
        assert not any(r.dimmed for r in records)
        for one in kept:
            one.check()
    assert all(watcher.never_reset() for watcher in watchers)


@given(sequences)
def test_the_picker_counts_through_any_edits(steps: list[Edit]) -> None:
    editor = Editor()
    model = PickerModel(editor, editor)
    watcher = Watcher(model)
    indexes = [QPersistentModelIndex(model.cell(kind)) for kind in range(KINDS)]
    for step in steps:
        make(editor, step)
        for kind, index in enumerate(indexes):
            assert index.data(RECORD).left == editor.draft.copies_left(kind)
    assert watcher.never_reset()
    assert not watcher.inserted
    assert not watcher.removed


def test_only_the_cells_that_changed_say_so() -> None:
    editor = Editor()
    model = PickerModel(editor, editor)
    changed: list[int] = []
    model.dataChanged.connect(lambda top, bottom: changed.append(top.row() * COLUMNS + top.column()))
    editor.add(Mode.CHOW, tile("3p"))
    assert changed == [tile("3p"), tile("4p"), tile("5p")]


def test_cells_of_the_picker() -> None:
    editor = Editor()
    model = PickerModel(editor, editor)
    assert (model.rowCount(), model.columnCount()) == (ROWS, COLUMNS)
    assert [model.tile(model.cell(kind)) for kind in range(KINDS)] == list(range(KINDS))
    assert model.cell(EAST) == model.index(3, 0)
    assert model.cell(RED) == model.index(3, 6)
    for column in (7, 8):
        empty = model.index(3, column)
        assert model.tile(empty) is None
        assert model.flags(empty) == Qt.ItemFlag.NoItemFlags
        assert model.data(empty, RECORD) is None
    assert model.tile(QModelIndex()) is None
    assert model.rowCount(model.cell(0)) == model.columnCount(model.cell(0)) == 0


def test_what_a_cell_answers() -> None:
    editor = Editor()
    model = PickerModel(editor, editor)
    editor.add(Mode.TILE, tile("0p"))
    cell = model.cell(tile("5p"))
    assert cell.data() == "5 of dots"
    assert cell.data(ACCESSIBLE) == "5 of dots, 3 left"
    assert cell.data(Qt.ItemDataRole.ToolTipRole) == "5 of dots (5p)"
    assert cell.data(Qt.ItemDataRole.EditRole) is None
    assert model.flags(cell) == Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable


def test_what_tiles_and_melds_answer() -> None:
    _, models = hand_models("12m(678m)(666z)(5550p)[1111p] rules=tenhou")
    names = [models.melds.index(row).data() for row in range(4)]
    assert names == ["Chow · exposed", "Pung · exposed", "Kong · exposed", "Kong · concealed"]
    assert [models.melds.index(row).data(ACCESSIBLE) for row in range(4)] == [
        "Chow · exposed: 678 of characters",
        "Pung · exposed: Green dragon",
        "Kong · exposed: 5555 of dots, with the red 5 of dots",
        "Kong · concealed: 1111 of dots",
    ]
    _, models = hand_models(HAND)
    assert models.tiles.index(0).data() == "1 of characters"
    last = models.tiles.index(models.tiles.rowCount() - 1)
    assert last.data(ACCESSIBLE) == "3 of characters, winning tile"


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("12m34p5s", "1m2m|3p4p|5s"),
        ("11223z567z", "1z1z|2z2z|3z|5z|6z|7z"),
        ("405m", "4m5m0m"),
        ("9m1p", "9m|1p"),
        ("11m+1m", "1m1m|1m"),
        ("+1m", "1m"),
        ("(123m)5m", "5m"),
    ],
)
def test_gaps_stand_between_suits_and_before_the_winning_tile(line: str, expected: str) -> None:
    assert gaps(hand_models(line)[1]) == expected


def test_lighting_dims_the_other_tiles() -> None:
    editor, models = hand_models(HAND)
    watchers = Watcher(models.tiles), Watcher(models.melds)
    models.light(Places(frozenset({0, 1, 10}), frozenset({1})))
    assert [r.dimmed for r in models.tiles.records()] == [i not in (0, 1, 10) for i in range(11)]
    assert [r.dimmed for r in models.melds.records()] == [True, False]
    assert not any(w.inserted or w.removed for w in watchers)
    models.light(None)
    assert dimmed(models) == []
    models.light(Places(frozenset({0}), frozenset()))
    editor.take_back()
    assert dimmed(models) == []


def test_lighting_the_same_again_changes_nothing() -> None:
    _, models = hand_models(HAND)
    models.light(Places(frozenset({0}), frozenset()))
    watcher = Watcher(models.tiles)
    models.light(Places(frozenset({0}), frozenset()))
    assert not watcher.changed


def test_choosing_another_winning_tile_keeps_the_other_tiles_rows() -> None:
    editor, models = hand_models("123m456p789s1122z+1z")
    watcher, kept = Watcher(models.tiles), Kept(models.tiles, tiles_key)
    editor.choose_winning(0)
    kept.check()
    assert sum(last - first + 1 for first, last in watcher.removed) == 2
