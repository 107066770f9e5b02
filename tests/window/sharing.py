"""One window for several tests: whether it can go on, and how it begins again."""

from __future__ import annotations

from typing import Any

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
from mahjong_desk.settings import (
    OWN_RULES,
    RULE_OPTIONS,
    RULE_SET,
    TERMS,
    THEME,
    TILE_SET,
    TILE_SIZE,
    Setting,
)
from mahjong_desk.ui.fold import Fold
from mahjong_desk.ui.guide import GuidePanel
from tests.window.driving import Desk, settle

USUAL = QSize(1280, 800)
"""How large the window is that tests look at."""


def can_go_on(desk: Desk) -> bool:
    """Whether another test can have the window: nothing is open over it, and it looks as it did."""
    window, settings = desk.window, desk.settings
    if not isValid(window) or not window.isVisible():
        return False
    looks: tuple[Setting[Any], ...] = (THEME, TILE_SET, TILE_SIZE, TERMS)
    return (
        window.teaching is None
        and window.editor.terms is TERMS.default
        and window.sheet is None
        and QApplication.activePopupWidget() is None
        and not window.findChildren(QDialog)
        and all(settings.get(look) is look.default for look in looks)
    )


def begin_again(desk: Desk) -> None:
    """The window as it was opened: an empty hand by the rules of the start, and nothing to undo."""
    window, editor = desk.window, desk.window.editor
    window.activateWindow()
    window.resize(USUAL)
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
    if window.guide is not None:
        _close_pages(window.guide)
    _leave(window.scorer)
    QApplication.clipboard().clear()
    settle()


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
