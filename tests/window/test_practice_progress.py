"""Learners in the window: who practises, what is known, and files of it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QFileDialog,
    QInputDialog,
    QLabel,
    QListView,
    QMessageBox,
    QPushButton,
)

from mahjong_desk.practice.exercises import Asks
from mahjong_desk.settings import LEARNER
from mahjong_desk.ui.practice import PracticePanel
from tests.scale import matrix
from tests.window.conftest import OpenDesk
from tests.window.driving import MENUS_OFFSCREEN, Desk, Key, records, settle
from tests.window.fitting import faults
from tests.window.practising import DOTS, begin, begin_with, check, made, open_practice
from tests.window.test_access import check_told
from tests.window.test_fits import large_letters

pytestmark = [
    pytest.mark.qt_log_ignore(MENUS_OFFSCREEN),
    pytest.mark.qt_log_ignore("^This plugin does not support", extend=True),
]

SMALL, USUAL = QSize(1024, 640), QSize(1280, 800)


@pytest.fixture
def desk(shared_desk: Desk) -> Desk:
    """One window for these tests, in each of which somebody else learns."""
    return shared_desk


def learn(desk: Desk, name: str) -> PracticePanel:
    """Choose to be somebody new."""
    panel = open_practice(desk)
    field = desk.named(QComboBox, "Learner")
    field.setCurrentIndex(field.count() - 1)
    field.activated.emit(field.count() - 1)
    (dialog,) = desk.window.findChildren(QInputDialog)
    dialog.setTextValue(name)
    dialog.accept()
    desk.window.activateWindow()
    settle()
    return panel


def answer(desk: Desk, *names: str) -> None:
    """Practise one hand, which has Value Honor and Mixed One-Suit."""
    panel = begin_with(desk, made(Asks.PATTERNS, DOTS))
    for name in names:
        desk.click(check(desk, name))
    desk.click(desk.button("Check"))
    desk.click(panel.exercise.side.next)
    desk.click(desk.button("Choose otherwise…"))


def known(desk: Desk) -> dict[str, str]:
    return {r.name: r.word for r in records(desk.named(QListView, "What is known")) if r.counts.answers}


def show_progress(desk: Desk) -> None:
    desk.click(desk.button("Progress…"))


def test_nobody_learns_until_somebody_does(desk: Desk) -> None:
    panel = open_practice(desk)
    assert desk.named(QComboBox, "Learner").currentText() == "Nobody, nothing is kept"
    assert not panel.setup.progress.isVisible()
    assert not panel.setup.due.isVisible()
    learn(desk, " Ada  Lovelace ")
    assert desk.named(QComboBox, "Learner").currentText() == "Ada Lovelace"
    assert panel.setup.due.isVisible()
    desk.choose("What to practise", "Which tile wins?")
    assert not panel.setup.due.isVisible(), "no pattern is dealt for there"


def test_answers_go_into_the_progress(desk: Desk) -> None:
    learn(desk, "Ben")
    answer(desk, "Value Honor")
    show_progress(desk)
    assert desk.says("Progress of Ben")
    assert known(desk) == {"Value Honor": "learning", "Mixed One-Suit": "learning"}
    assert desk.says("2 learning · 45 new")
    view = desk.named(QListView, "What is known")
    view.setFocus(Qt.FocusReason.TabFocusReason)
    desk.key(Key.Key_Return)
    assert desk.window.guide is not None
    assert desk.window.guide.page.title.name.text() == records_name(view)
    desk.shortcut("Ctrl+4")
    desk.key(Key.Key_Escape)
    assert desk.button("Begin").isVisible()


def records_name(view: QListView) -> str:
    return str(view.model().index(0, 0).data().split(",")[0])


def test_hands_are_dealt_for_what_was_missed(desk: Desk) -> None:
    learn(desk, "Cleo")
    answer(desk, "Value Honor")
    panel = begin(desk, "Spot the patterns", count=2)
    assert panel.practice.exercise.target == "mixed-one-suit"
    assert desk.says("hands for what is due")
    panel.practice.choose()
    desk.click(panel.setup.due)
    panel = begin(desk, "Spot the patterns", count=2)
    assert panel.practice.round.focus == ()
    assert desk.says("round 7")


def test_who_learns_is_kept_until_the_next_start(open_desk: OpenDesk) -> None:
    desk = open_desk()
    learn(desk, "Ada")
    answer(desk, "Value Honor")
    learn(desk, "Grace")
    assert desk.settings.get(LEARNER) == "Grace"
    desk.window.close()
    desk = open_desk()
    open_practice(desk)
    field = desk.named(QComboBox, "Learner")
    assert [field.itemText(place) for place in range(field.count())] == [
        "Nobody, nothing is kept",
        "Ada",
        "Grace",
        "Somebody new…",
    ]
    assert field.currentText() == "Grace"
    field.setCurrentIndex(1)
    field.activated.emit(1)
    show_progress(desk)
    assert known(desk)


def test_a_name_that_is_none_is_told(desk: Desk) -> None:
    panel = learn(desk, "x" * 61)
    assert desk.says("A name has at most 60 letters")
    assert panel.keeper.name == ""
    learn(desk, "Dai")
    assert not panel.notice.isVisible()


def test_progress_goes_into_a_file_and_back(desk: Desk, tmp_path: Path) -> None:
    panel = learn(desk, "Eve")
    answer(desk, "Value Honor")
    show_progress(desk)
    assert panel.progress is not None
    file = tmp_path / "eve.json"
    panel.progress.save()
    choose_file(desk, file)
    assert desk.says("Saved as “eve.json”.")
    panel.progress.ask_to_reset()
    press_ok(desk)
    assert known(desk) == {}
    panel.progress.ask_to_take_in()
    choose_file(desk, file)
    assert known(desk) == {"Value Honor": "learning", "Mixed One-Suit": "learning"}
    assert desk.says("Taken from “eve.json”.")
    answer(desk, "Mixed One-Suit")
    show_progress(desk)
    before = panel.keeper.text()
    panel.progress.take_in(str(file))
    assert panel.keeper.text() == before, "what is known would be lost, and nobody was asked"
    press_ok(desk)
    assert panel.keeper.text() != before
    panel.progress.take_in(str(file))
    assert not any(box.isVisible() for box in desk.window.findChildren(QMessageBox)), "nothing would be lost"
    table = tmp_path / "eve.csv"
    panel.progress.save_table()
    choose_file(desk, table)
    assert "Value Honor" in table.read_text(encoding="utf-8-sig")
    (tmp_path / "bad.json").write_text("{}", encoding="utf-8")
    panel.progress.take_in(str(tmp_path / "bad.json"))
    settle()
    assert desk.says("No progress can be taken from")
    assert known(desk)


def choose_file(desk: Desk, path: Path) -> None:
    (dialog,) = [dialog for dialog in desk.window.findChildren(QFileDialog) if dialog.isVisible()]
    dialog.fileSelected.emit(str(path))
    dialog.close()
    settle()


def press_ok(desk: Desk) -> None:
    (box,) = [box for box in desk.window.findChildren(QMessageBox) if box.isVisible()]
    assert "cannot be undone" in box.text()
    desk.click(box.button(QMessageBox.StandardButton.Ok))


def test_a_learner_is_forgotten(desk: Desk) -> None:
    panel = learn(desk, "Fay")
    answer(desk, "Value Honor")
    show_progress(desk)
    assert panel.progress is not None
    panel.progress.ask_to_forget()
    (box,) = [box for box in desk.window.findChildren(QMessageBox) if box.isVisible()]
    desk.click(box.button(QMessageBox.StandardButton.Cancel))
    assert panel.keeper.name == "Fay"
    panel.progress.ask_to_forget()
    press_ok(desk)
    assert panel.keeper.name == ""
    assert desk.button("Begin").isVisible()
    assert desk.settings.get(LEARNER) == ""


@matrix(size=[SMALL, USUAL], large=[False, True])
def test_everything_can_be_read_and_heard(
    open_desk: OpenDesk, qapp: QApplication, size: QSize, large: bool
) -> None:
    if large:
        large_letters(qapp)
    desk = open_desk(size)
    panel = learn(desk, "Ada Lovelace the First of that Name")
    assert faults(desk.window) == []
    answer_by_model(panel)
    panel.show_progress()
    settle()
    assert faults(desk.window) == []
    check_told(desk.window)
    names = [b.text() for b in panel.findChildren(QPushButton) if b.isVisible()]
    assert "Back" in names
    assert any("Progress of Ada" in label.text() for label in panel.findChildren(QLabel) if label.isVisible())


def answer_by_model(panel: PracticePanel) -> None:
    exercise = made(Asks.PATTERNS, DOTS)
    panel.practice.begin_set([exercise], panel.practice.round)
    panel.practice.give(frozenset({"value-honor"}))
    panel.practice.choose()
    settle()
