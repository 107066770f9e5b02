"""The window as the program opens it, in a folder of settings of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mahjong_desk.settings import THEME, TILE_SET, Settings, Theme, TileSet, TileSize
from mahjong_desk.ui import fonts, theme
from mahjong_desk.ui.tile_pictures import pictures
from mahjong_desk.ui.window import MainWindow
from tests.window.driving import Desk, settle

USUAL = QSize(1280, 800)

OpenDesk = Callable[..., Desk]


@pytest.fixture(autouse=True)
def looks(qapp: QApplication) -> Iterator[None]:
    """The shipped fonts in their usual size, and the light theme; again after the test."""
    fonts.load()
    usual = fonts.base_font(QApplication.font())
    usual.setPointSizeF(fonts.BASE_PIXELS * 0.75)
    qapp.setFont(usual)
    theme.apply(qapp, Theme.LIGHT)
    yield
    if qapp.font() != usual:
        qapp.setFont(usual)
    theme.apply(qapp, Theme.LIGHT)
    pictures().tile_set = TileSet.PLAIN
    theme.set_tile_size(TileSize.USUAL)


@pytest.fixture
def open_desk(qtbot: QtBot, qapp: QApplication) -> Iterator[OpenDesk]:
    """Opens the window as the program does at its start; ``size`` makes it another size."""
    windows: list[MainWindow] = []

    def open_it(size: QSize | None = USUAL, file: Path | None = None) -> Desk:
        settings = Settings.load()
        theme.apply(qapp, settings.get(THEME))
        pictures().tile_set = settings.get(TILE_SET)
        window = MainWindow(settings)
        windows.append(window)
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

    yield open_it
    for window in windows:
        window.close()
        window.deleteLater()
    settle()


@pytest.fixture
def desk(open_desk: OpenDesk) -> Desk:
    """The window at its usual size with no hand yet."""
    return open_desk()
