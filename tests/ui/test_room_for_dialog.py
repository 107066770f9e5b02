"""How large a dialog may be: its title bar and frame lie outside of its size and belong on the screen."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from mahjong_desk.ui.scrolling import room_for_dialog

TITLE_BAR = 40
"""Pixels; no common desktop has a higher one."""


def test_a_dialog_fits_the_screen_with_its_frame(qapp: QApplication) -> None:
    window = QWidget()
    window.resize(window.screen().availableSize() - QSize(0, TITLE_BAR))
    for dialog in (QDialog(window), QDialog()):
        room = room_for_dialog(dialog)
        assert room.height() + TITLE_BAR <= dialog.screen().availableSize().height()
        assert room.width() <= dialog.screen().availableSize().width()


def test_a_dialog_may_be_as_large_as_a_window_that_is_larger_than_the_screen(qapp: QApplication) -> None:
    window = QWidget()
    window.resize(window.screen().availableSize() * 2)
    assert room_for_dialog(QDialog(window)).width() > window.screen().availableSize().width()
