"""The window as the program opens it, and one for several tests: how it begins again for each."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QModelIndex, QSize, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QDialog,
    QListView,
    QWidget,
)
from shiboken6 import isValid

from mahjong_desk.core.draft import Draft
from mahjong_desk.models.editor import Mode
from mahjong_desk.models.history import History
from mahjong_desk.practice.exercises import Asks
from mahjong_desk.practice.rounds import COUNT
from mahjong_desk.settings import (
    OWN_RULES,
    RULE_OPTIONS,
    RULE_SET,
    TERMS,
    THEME,
    TILE_SET,
    TILE_SIZE,
    Setting,
    Settings,
)
from mahjong_desk.ui import theme
from mahjong_desk.ui.fold import Fold
from mahjong_desk.ui.guide import GuidePanel
from mahjong_desk.ui.practice import PracticePanel
from mahjong_desk.ui.tile_pictures import pictures
from mahjong_desk.ui.window import MainWindow
from tests.window.driving import Desk, settle

USUAL = QSize(1280, 800)
"""How large the window is that tests look at."""


def opened(size: QSize | None = USUAL, file: Path | None = None) -> Desk:
    """The window as the program opens it at its start."""
    app, settings = QApplication.instance(), Settings.load()
    assert isinstance(app, QApplication)
    theme.apply(app, settings.get(THEME))
    pictures().tile_set = settings.get(TILE_SET)
    window = MainWindow(settings)
    if size is not None:
        window.resize(size)
    window.show()
    window.activateWindow()
    window.begin(file)
    settle()
    if size is not None and window.size() != size:
        # The offscreen platform's screen is smaller than some windows that are tried.
        window.resize(size)
        settle()
    assert window.isActiveWindow()
    return Desk(window, settings)


def close(*desks: Desk) -> None:
    """Close windows, and have all of them go."""
    for window in filter(isValid, [desk.window for desk in desks]):
        window.close()
        window.deleteLater()
    settle()


class SharedWindow:
    """A window for the tests of a module, which begins again for each of them: it is :meth:`taken`.

    Each finds the scorer with an empty hand and no match open. What was kept besides stays: matches, players,
    recent hands.
    """

    def __init__(self) -> None:
        self._desk: Desk | None = None
        self._folders: dict[str, str] = {}

    @contextmanager
    def taken(self) -> Iterator[Desk]:
        """The window for one test, with the folders that it was opened with."""
        if self._desk is None:
            self._folders = {name: os.environ[name] for name in _FOLDERS}
        with pytest.MonkeyPatch.context() as patch:
            for name, folder in self._folders.items():
                patch.setenv(name, folder)
            # One that cannot begin again is left to nobody.
            desk, self._desk = self._desk, None
            if desk is None:
                desk = opened()
            else:
                _begin_again(desk)
            yield desk
            settle()
            if _can_go_on(desk):
                self._desk = desk
            else:
                close(desk)

    def close(self) -> None:
        """Close it where there is one; the next test gets another."""
        if self._desk is not None:
            close(self._desk)
            self._desk = None


_FOLDERS = (
    "MAHJONG_DESK_CONFIG_DIR",
    "MAHJONG_DESK_DATA_DIR",
    "XDG_CONFIG_HOME",
    "XDG_DATA_HOME",
    "XDG_STATE_HOME",
)


def _can_go_on(desk: Desk) -> bool:
    """Whether another test can have the window: nothing is open over it, and it looks as it did."""
    window, settings = desk.window, desk.settings
    if not isValid(window) or not window.isVisible():
        return False
    looks: tuple[Setting[Any], ...] = (THEME, TILE_SET, TILE_SIZE, TERMS)
    return (
        window.teaching is None
        and window.editor.terms is TERMS.default
        and (window.sheet is None or window.sheet.big is None)
        and QApplication.activePopupWidget() is None
        and not any(dialog.isVisible() for dialog in window.findChildren(QDialog))
        and all(settings.get(look) is look.default for look in looks)
    )


def _begin_again(desk: Desk) -> None:
    """The window as it was opened: an empty hand by the rules of the start, and nothing to undo."""
    window, editor = desk.window, desk.window.editor
    if window.sheet is not None and window.sheet.keeper is not None:
        window.sheet.keeper.leave()
    window.activateWindow()
    window.resize(USUAL)
    # Before the keyboard goes to the picker: these take it where they are.
    if window.guide is not None:
        window.editor.make(Draft(), "start")
        _close_pages(window.guide)
    if window.practice is not None:
        _end_round(window.practice)
    window.header.tabs.setCurrentIndex(0)
    desk.picker.setFocus()
    window.keys.drop()
    window.felt.cancel_drag()
    window.picker.set_mode(Mode.TILE)
    # Before the rules change: settings that say so already are not written.
    rules: tuple[Setting[Any], ...] = (RULE_SET, RULE_OPTIONS, OWN_RULES)
    for setting in rules:
        desk.settings.set(setting, setting.default)
    if editor.draft == Draft():
        # What is in the field and could not be read goes with the hand.
        editor.changed.emit()
    editor.make(Draft(), "start")
    editor.undo_stack.clear()
    window.entry._examples.clear()
    window.felt.show_notice("")
    for fold in window.scorer.findChildren(Fold):
        fold.set_open(False)
    _leave(window.scorer)
    QApplication.clipboard().clear()
    settle()


def _end_round(panel: PracticePanel) -> None:
    """Practice before the first round, with what is suggested."""
    panel.practice.choose()
    panel.keeper.choose("")
    setup = panel.setup
    setup.show_learners()
    setup.kinds.set_value(Asks.PATTERNS)
    setup.levels.set_value(1)
    setup.times.set_value(0)
    setup.count.setValue(COUNT)
    setup.follow_rules()
    setup.begin.setFocus()


def _close_pages(guide: GuidePanel) -> None:
    """The guide at its first page, with nothing looked for."""
    guide.list.clear_all()
    guide.history = History()
    guide._refresh()
    guide.list.search.setFocus()
    for bar in (guide.list.view.verticalScrollBar(), guide.reader.verticalScrollBar()):
        bar.setValue(0)


def _leave(panel: QWidget) -> None:
    """No pointer is over anything, no row is where the keyboard was, and all is scrolled to its top."""
    for area in panel.findChildren(QAbstractScrollArea):
        area.verticalScrollBar().setValue(0)
        if isinstance(area, QAbstractItemView):
            for left in (area.viewport(), area):
                QApplication.sendEvent(left, QEvent(QEvent.Type.Leave))
            area.setCurrentIndex(QModelIndex() if isinstance(area, QListView) else area.model().index(0, 0))
            area.viewport().setCursor(Qt.CursorShape.ArrowCursor)
