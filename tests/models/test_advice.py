"""What could become of the hand: worked out a little behind it, and never of a hand that is gone."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.line import parse_line
from mahjong_desk.core.tiles import CODES
from mahjong_desk.models.advice import AdviceModels
from mahjong_desk.models.editor import Editor

SCORED = "12789m55777z(666z)+3m seat=E from=S rules=wsom"


@pytest.fixture
def editor() -> Editor:
    return Editor(Draft(rules="wsom"))


@pytest.fixture
def models(editor: Editor) -> AdviceModels:
    made = AdviceModels(editor, editor)
    for model in (made.nearly, made.discards, made.useful):
        QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, made)
    return made


def ask(qtbot: QtBot, editor: Editor, models: AdviceModels, line: str) -> None:
    editor.load(parse_line(line).apply(editor.draft), "ask")
    qtbot.waitUntil(lambda: not models.is_working())


def test_one_change(qtbot: QtBot, editor: Editor, models: AdviceModels) -> None:
    """The design's hand of 140: each change below adds patterns of 10 points."""
    ask(qtbot, editor, models, SCORED)
    assert [(r.name, r.value, r.detail) for r in models.nearly.records()] == [
        ("Green dragon pung kept concealed", "+10", "150: Concealed Hand, Two Concealed Triplets"),
        ("Last discard", "+10", "150: Final Discard"),
        ("Robbing a kong", "+10", "150: Robbing a Kong"),
    ]
    assert models.has_score()
    assert not models.discards.records()
    assert not models.useful.records()


def test_tiles_that_help(qtbot: QtBot, editor: Editor, models: AdviceModels) -> None:
    """Three chows and 44m: a second pair or a third 4m makes it ready."""
    ask(qtbot, editor, models, "12344m456p789s12z")
    (strip,) = models.useful.records()
    assert [(CODES[tile], left) for tile, left in strip.tiles] == [("4m", 2), ("1z", 3), ("2z", 3)]
    assert strip.text.startswith("4 of characters, 2 left; East, 3 left")
    assert not models.nearly.records()


def test_what_to_discard(qtbot: QtBot, editor: Editor, models: AdviceModels) -> None:
    """Without South the hand waits for 4m and East, two copies of each; without East for 4m and South."""
    ask(qtbot, editor, models, "12344m456p789s112z")
    first, second = models.discards.records()[:2]
    assert (first.name, first.left) == ("Discard South", "ready, 4 left")
    assert first.scores.startswith("4 of characters; East · discard ")
    assert second.name != first.name
    assert second.left.endswith("to go")


def test_nothing_is_said_of_a_hand_that_is_gone(qtbot: QtBot, editor: Editor, models: AdviceModels) -> None:
    ask(qtbot, editor, models, SCORED)
    editor.clear()
    assert not models.nearly.records()
    assert not models.is_working()
    editor.undo_stack.undo()
    assert models.is_working()
    assert not models.nearly.records()
    qtbot.waitUntil(lambda: models.nearly.rowCount() == 3)


def test_whoever_is_told_of_another_hand_hears_that_more_may_come(
    qtbot: QtBot, editor: Editor, models: AdviceModels
) -> None:
    ask(qtbot, editor, models, SCORED)
    told: list[bool] = []
    models.updated.connect(lambda: told.append(models.is_working()))
    ask(qtbot, editor, models, SCORED.replace("seat=E from=S", "seat=S from=E"))
    assert told == [True, False]
