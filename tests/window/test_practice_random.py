"""Somebody who practises and does anything at all: nothing fails, and what is told is right."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QDialog,
    QInputDialog,
    QTableView,
)

from mahjong_desk.models.practice import Stage
from mahjong_desk.practice.marking import mark
from mahjong_desk.rules.registry import rule_sets
from mahjong_desk.ui.practice import PracticePanel
from tests import scale
from tests.window.driving import MENUS_OFFSCREEN, Desk, Key, all_widgets, settle
from tests.window.practising import open_practice

pytestmark = [
    pytest.mark.qt_log_ignore(MENUS_OFFSCREEN),
    pytest.mark.qt_log_ignore("^This plugin does not support", extend=True),
]

STEPS = scale.count(quick=60, long=6_000)
KEYS = "123456789mpszht+ck"
OTHERS = (
    Key.Key_Tab,
    Key.Key_Backtab,
    Key.Key_Up,
    Key.Key_Down,
    Key.Key_Left,
    Key.Key_Right,
    Key.Key_Space,
    Key.Key_Return,
    Key.Key_Return,
    Key.Key_Escape,
    Key.Key_Backspace,
    Key.Key_F11,
)
NOT_CLICKED = ("All keys", "Options…", "Hand", "View", "Files")
"""What opens something over the window."""


def test_nothing_that_is_done_goes_wrong(desk: Desk) -> None:
    chance = random.Random(scale.count(4, 5))
    panel = open_practice(desk)
    for _ in range(STEPS):
        _step(desk, panel, chance)
        _close(desk)
        if not panel.isVisible():
            open_practice(desk)
        _look(panel)


def _step(desk: Desk, panel: PracticePanel, chance: random.Random) -> None:
    does = chance.randrange(10)
    if does < 4:
        buttons = [
            widget
            for widget in all_widgets(panel)
            if isinstance(widget, QAbstractButton)
            and widget.isEnabled()
            and widget.accessibleName() not in NOT_CLICKED
            and getattr(widget, "text", str)() not in NOT_CLICKED
        ]
        chance.choice(buttons).click()
    elif does < 6:
        views = [view for view in all_widgets(panel) if isinstance(view, QAbstractItemView)]
        if views:
            view = chance.choice(views)
            rows = view.model().rowCount()
            columns = view.model().columnCount() if isinstance(view, QTableView) else 1
            if rows:
                index = view.model().index(chance.randrange(rows), chance.randrange(columns))
                at = view.visualRect(index).center()
                if view.viewport().rect().contains(at):
                    desk.click(view.viewport(), at)
    elif does < 7:
        desk.keys("".join(chance.choice(KEYS) for _ in range(chance.randint(1, 4))))
    elif does < 9:
        desk.key(chance.choice(OTHERS), _held(chance))
    else:
        desk.window.editor.set_rules(chance.choice(list(rule_sets())))
    settle()


def _held(chance: random.Random) -> Qt.KeyboardModifier:
    held = Qt.KeyboardModifier
    return held.ControlModifier if chance.randrange(4) == 0 else held.NoModifier


def _close(desk: Desk) -> None:
    """What was opened over the window is closed again."""
    if desk.window.teaching is not None:
        desk.window.teaching.close()
    for dialog in desk.window.findChildren(QDialog):
        if dialog.isVisible():
            assert isinstance(dialog, QDialog | QInputDialog)
            dialog.reject()
    menu = QApplication.activePopupWidget()
    if menu is not None:
        menu.close()
    desk.window.activateWindow()
    settle()


def _look(panel: PracticePanel) -> None:
    """What shows belongs to the stage, and what is told is what the answer is worth."""
    practice = panel.practice
    if practice.stage is Stage.TOLD:
        done = practice.now
        assert done is not None
        assert practice.exercise == done.exercise
        if done.given is not None:
            assert done.marked == mark(done.exercise, done.given)
            shown = panel.exercise.side.items.model().rowCount()
            assert shown == len(done.marked.items)
    elif practice.stage is Stage.ASKING:
        assert panel.exercise.side.items.model().rowCount() == 0
        assert not panel.exercise.side.score.isVisible()
        assert len(practice.done) == practice.place
    assert len(practice.done) <= len(practice.numbers)
