"""The readings of a hand side by side."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.line import parse_line
from mahjong_desk.core.tiles import CODES
from mahjong_desk.models.comparison import ComparisonModel, Sort
from mahjong_desk.models.editor import Editor
from mahjong_desk.models.records import RECORD
from mahjong_desk.rules.score import Score
from tests.rules.asking import arrangements, ask_line

pytestmark = pytest.mark.usefixtures("qapp")

TWO = "99m11222333p(777z)+1p tsumo"
SIX = "5566667777888p+5p tsumo riichi seat=S rules=tenhou"
ACROSS, DOWN = Qt.Orientation.Horizontal, Qt.Orientation.Vertical


def model_of(line: str) -> ComparisonModel:
    editor = Editor(parse_line(line).apply(Draft()))
    answer = editor.standing.answer
    assert isinstance(answer, Score)
    model = ComparisonModel(editor, answer)
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, model)
    return model


def table(model: ComparisonModel) -> dict[str, list[str]]:
    """The lines: by name and group what each reading has."""
    return {
        " ".join(filter(None, [label.name, label.detail])): [
            model.cell(row, column).value for column in range(model.columnCount())
        ]
        for row, label in enumerate(model.labels)
        if label.sort is Sort.LINE
    }


def marked(model: ComparisonModel) -> set[str]:
    """The names of the lines that make a difference."""
    return {label.name for label in model.labels if label.sort is Sort.LINE and label.differs}


def test_two_readings_row_by_row() -> None:
    model = model_of(TWO)
    assert table(model) == {
        "Three Consecutive Triplets": ["100", ""],
        "All Triplets": ["30", ""],
        "Three Concealed Triplets": ["30", ""],
        "Value Honor": ["10", "10"],
        "Three Identical Sequences": ["", "120"],
        "Mixed Lesser Terminals": ["", "40"],
    }
    assert marked(model) == set(table(model)) - {"Value Honor"}
    assert model.verdict() == "All 2 readings score 170 points."


@pytest.mark.parametrize("line", [TWO, SIX, SIX.replace("tenhou", "reach"), "2233344455556p+4p rules=tenhou"])
def test_a_column_for_each_reading_the_best_first(line: str) -> None:
    model = model_of(line)
    expected = arrangements(ask_line(line))
    assert [one.reading.text for one in model.readings] == [text for text, _ in expected]
    totals = next(row for row, label in enumerate(model.labels) if label.sort is Sort.TOTAL)
    columns = range(model.columnCount())
    assert [model.cell(totals, column).value for column in columns] == [str(t) for _, t in expected]
    later = [f"Reading {number}" for number in range(2, len(columns) + 1)]
    assert [model.headerData(column, ACROSS) for column in columns] == ["Best reading", *later]
    for column, (text, _) in enumerate(expected):
        cell = model.cell(0, column)
        # The winning tile lies in the group that is marked as completed.
        won = [group.place for group in cell.groups if group.won >= 0]
        assert won == list(cell.lit)
        assert text.split()[won[0]].endswith("*")


def test_the_rows_of_a_reading_add_up_to_its_han_and_fu() -> None:
    model = model_of(SIX)
    summaries = [model.cell(1, column).remark for column in range(6)]
    title = next(row for row, label in enumerate(model.labels) if label.name == "Fu")
    for column, summary in enumerate(summaries):
        values = [model.cell(row, column).value for row in range(model.rowCount())]
        han = sum(int(value) for value in values[3:title] if value)
        assert summary.startswith(f"{han} han · ")
        fu = sum(int(value) for value in values[title + 1 :] if value)
        assert model.cell(title, column).remark.startswith(str(fu))
    assert marked(model) >= {"Three Concealed Trips", "Peace", "Double Run"}
    assert "Reach" not in marked(model)
    assert table(model)["Peace"] == ["", "", "", "1", "1", ""]
    assert model.verdict() == "5 of the 6 readings score 24000 points, the others less."


def test_what_the_best_reading_brings() -> None:
    model = model_of("11122233399m78p+9p ron")
    best, following = (one.total for one in model.readings[:2])
    assert best > following
    assert model.verdict() == f"The best reading scores {best - following} points more than the next."
    assert model_of("12789m55777z(666z)+3m ron").verdict() == "The hand reads only one way."


def test_cells_are_spoken_with_their_reading_and_row() -> None:
    model = model_of(TWO)
    role = Qt.ItemDataRole.AccessibleTextRole
    rows = {label.name: row for row, label in enumerate(model.labels)}
    triplets = rows["All Triplets"]
    assert model.index(triplets, 0).data(role) == "Best reading, All Triplets: 30, makes a difference"
    assert model.index(triplets, 1).data(role) == "Reading 2, All Triplets: none, makes a difference"
    assert model.index(rows["Value Honor"], 1).data(role) == "Reading 2, Value Honor: 10"
    assert model.index(rows["Total"], 0).data(role) == "Best reading, Total: 170"
    assert model.index(0, 1).data(role) == (
        "Reading 2, 123 of dots, with the winning tile; 123 of dots; 123 of dots; Red dragon; "
        "99 of characters"
    )
    assert model.headerData(triplets, DOWN, role) == "All Triplets"


def test_lines_know_their_groups() -> None:
    model = model_of(TWO)
    rows = {label.name: row for row, label in enumerate(model.labels)}
    cell = model.index(rows["Value Honor"], 1).data(RECORD)
    groups = model.cell(0, 1).groups
    assert [CODES[groups[place].tiles[0]] for place in cell.lit] == ["7z"]
