"""Sets of hands in the window: put together by a teacher, practised by a pupil."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.line import parse_line
from mahjong_desk.core.texts import Terms
from mahjong_desk.models.practice import Stage
from mahjong_desk.practice.exercises import Asks
from mahjong_desk.practice.hand_sets import Entry, HandSet, write_set
from mahjong_desk.ui.hand_set_dialog import HandSetDialog
from tests.window.driving import Desk, settle
from tests.window.practising import DOTS, open_practice

pytestmark = pytest.mark.qt_log_ignore("^This plugin does not support", extend=True)


@pytest.fixture
def desk(shared_desk: Desk) -> Desk:
    """One window for these tests, which begins again for each of them."""
    return shared_desk


def draft(line: str) -> Draft:
    return parse_line(line).apply(Draft())


def dialog_of(desk: Desk) -> HandSetDialog:
    (dialog,) = [one for one in desk.window.findChildren(HandSetDialog) if one.isVisible()]
    return dialog


def answer(dialog: HandSetDialog, text: str) -> None:
    """Answer what is asked before a set is left that was not saved."""
    (box,) = [box for box in dialog.findChildren(QMessageBox) if box.isVisible()]
    next(b for b in box.buttons() if b.text().replace("&", "") == text).click()
    settle()


def test_a_teacher_puts_hands_together_and_has_them_practised(desk: Desk) -> None:
    desk.paste(DOTS)
    panel = open_practice(desk)
    desk.click(desk.button("Hands for a class…"))
    dialog = dialog_of(desk)
    desk.click(dialog.from_scorer)
    assert [entry.draft.hand.text for entry in dialog.sets.held.entries] == ["23567p44z(666z)(789p)+4p"]
    desk.click(dialog.practise)
    answer(dialog, "Practise without saving")
    assert panel.practice.stage is Stage.ASKING
    assert panel.practice.exercise.draft.hand == draft(DOTS).hand
    assert panel.practice.is_of_set
    # The set stays as long as the window does.
    panel.practice.choose()
    settle()
    desk.window.looks.choose_terms(Terms.KANJI)
    desk.click(desk.button("Hands for a class…"))
    assert len(dialog_of(desk).sets.held.entries) == 1
    assert dialog_of(desk).sets.terms is Terms.KANJI
    desk.window.looks.choose_terms(Terms.ENGLISH)
    dialog_of(desk).reject()
    answer(dialog_of(desk), "Close without saving")


def test_a_file_with_a_set_is_practised(desk: Desk, tmp_path: Path) -> None:
    file = tmp_path / "evening.mjd"
    entries = (Entry(Asks.PATTERNS, draft(DOTS)), Entry(Asks.BUILD, draft(DOTS)))
    assert write_set(file, HandSet("First evening", entries=entries)) is None
    desk.window.files.open(str(file))
    settle()
    panel = desk.window.practice
    assert panel is not None
    assert panel.isVisible()
    assert desk.says("First evening")
    assert len(panel.practice.numbers) == 2


def test_what_is_wrong_with_a_set_is_told(desk: Desk, tmp_path: Path) -> None:
    file = tmp_path / "evening.mjd"
    entries = (Entry(Asks.READING, draft(DOTS)),)
    assert write_set(file, HandSet("First evening", entries=entries)) is None
    desk.window.files.open(str(file))
    settle()
    (box,) = [box for box in desk.window.findChildren(QMessageBox) if box.isVisible()]
    assert "No reading of this hand pays more than the others." in box.text()
    box.close()
    settle()
    assert desk.window.scorer.isVisible()
