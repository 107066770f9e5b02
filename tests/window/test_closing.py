"""Closing frees what the window was made of."""

from __future__ import annotations

import gc
import weakref

import pytest
from PySide6.QtCore import QObject, QPoint
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from mahjong_desk.models.practice import Stage
from mahjong_desk.practice.exercises import Asks
from mahjong_desk.practice.rounds import Round
from mahjong_desk.settings import Settings
from mahjong_desk.ui.hand_menu import HandMenu
from mahjong_desk.ui.link_row import LinkButton
from mahjong_desk.ui.window import MainWindow
from tests.scale import count
from tests.window.driving import MENUS_OFFSCREEN, Desk, Key, settle
from tests.window.practising import open_practice

pytestmark = pytest.mark.qt_log_ignore(MENUS_OFFSCREEN)

HAND = "12789m55777z(666z)+3m ron from=S"
READINGS = "99m11222333p(777z)+1p tsumo"


def open_use_and_close() -> weakref.ref[MainWindow]:
    """A window that is used, with its dialog, and closed again."""
    window = MainWindow(Settings.load())
    window.show()
    window.activateWindow()
    settle()
    desk = Desk(window, window._settings)
    desk.paste(HAND)
    desk.hover(desk.rows(), 0)
    desk.shortcut("Ctrl+3")
    desk.shortcut("Alt+Left")
    desk.begin_drag(desk.tiles, 2, QPoint(400, 600))
    desk.press("T")  # which ends the drag
    desk.click(desk.button("Clear"))
    desk.choose("What a click adds", "Chow")
    desk.right_click("4p")
    desk.press("D")
    desk.window.commands.sheet_wanted.emit()
    next(sheet for sheet in window.findChildren(QDialog) if sheet.isVisible()).close()
    practise(desk)
    desk.shortcut("Ctrl+1")
    desk.paste(HAND)
    desk.key(Key.Key_F11)
    desk.paste(READINGS)
    lists = desk.lists
    lists.readings.set_open(True)
    lists.compare.click()
    settle()
    desk.click(desk.button("Options…"))
    window.files.open("nowhere.mjd")
    window.files.ask_to_save()
    menu = window.header.hand.menu()
    assert isinstance(menu, HandMenu)
    menu.recent.aboutToShow.emit()
    window.close()
    window.deleteLater()
    settle()
    return weakref.ref(window)


def practise(desk: Desk) -> None:
    """A hand of each kind, answered as it is and skipped, with the result, and a hand that is left open."""
    panel = open_practice(desk)
    for _ in range(2):
        panel.practice.begin(Round(kinds=tuple(Asks), count=len(Asks), seed=3), 60)
        settle()
        while panel.practice.stage is not Stage.OVER:
            panel.exercise.hint()
            panel.exercise.check()
            settle()
            if panel.practice.stage is Stage.TOLD:
                panel.practice.next()
            else:
                panel.practice.skip()
            settle()
    panel.practice.again()
    settle()


def live_objects() -> dict[str, int]:
    """How many objects of the program's own classes that belong to Qt there are."""
    counts: dict[str, int] = {}
    for thing in gc.get_objects():
        kind = type(thing)
        # Some classes of others have no text there.
        if str(kind.__module__).startswith("mahjong_desk.") and issubclass(kind, QObject):
            counts[kind.__name__] = counts.get(kind.__name__, 0) + 1
    return counts


def test_opening_and_closing_again_and_again_leaves_nothing(qtbot: QtBot) -> None:
    open_use_and_close()
    gc.collect()
    settle()
    widgets, objects = len(QApplication.allWidgets()), live_objects()
    closed = [open_use_and_close() for _ in range(count(1, 10))]
    gc.collect()
    settle()
    assert [ref() for ref in closed] == [None] * len(closed)
    assert len(QApplication.allWidgets()) <= widgets
    assert live_objects() == objects


def test_every_part_is_destroyed_with_the_window(qtbot: QtBot) -> None:
    window = MainWindow(Settings.load())
    window.show()
    window.activateWindow()
    settle()
    desk = Desk(window, window._settings)
    desk.paste(HAND)
    desk.shortcut("Ctrl+3")
    assert window.guide is not None
    desk.click(next(b for b in window.guide.findChildren(LinkButton) if b.isVisible()))
    practise(desk)
    assert window.practice is not None
    parts: list[QObject] = [
        window,
        window.editor,
        window.hand_models,
        window.breakdown_models,
        window.guide.guide,
        window.guide.page.example,
        window.practice.practice,
        window.practice.exercise.example,
        *window.findChildren(QWidget),
    ]
    gone: list[int] = []
    for number, part in enumerate(parts):
        part.destroyed.connect(lambda _=None, number=number: gone.append(number))
    count = len(parts)
    assert count > 60
    del part, parts, desk
    window.close()
    window.deleteLater()
    settle()
    assert sorted(gone) == list(range(count))


@pytest.mark.long
def test_a_closed_window_is_not_in_the_way_of_the_next(qtbot: QtBot) -> None:
    for _ in range(2):
        open_use_and_close()
    window = MainWindow(Settings.load())
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    desk = Desk(window, window._settings)
    desk.paste(HAND)
    assert desk.total == "140"
    event = QCloseEvent()
    QApplication.sendEvent(window, event)
    assert event.isAccepted()
    window.deleteLater()
    settle()
