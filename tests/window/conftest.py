"""The window as the program opens it, in a folder of settings of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from mahjong_desk.settings import THEME, TILE_SET, Settings, Theme, TileSet, TileSize
from mahjong_desk.ui import fonts, theme
from mahjong_desk.ui.tile_pictures import pictures
from mahjong_desk.ui.window import MainWindow
from tests.window.driving import Desk, settle
from tests.window.sharing import USUAL, OneWindow, begin_again, can_go_on

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


def _opened(app: QApplication, size: QSize | None = USUAL, file: Path | None = None) -> Desk:
    """The window as the program opens it at its start."""
    settings = Settings.load()
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


def _close(desks: list[Desk]) -> None:
    for window in filter(isValid, [desk.window for desk in desks]):
        window.close()
        window.deleteLater()
    settle()


@pytest.fixture
def open_desk(qtbot: QtBot, qapp: QApplication) -> Iterator[OpenDesk]:
    """Opens the window as the program does at its start; ``size`` makes it another size."""
    desks: list[Desk] = []

    def open_it(size: QSize | None = USUAL, file: Path | None = None) -> Desk:
        desks.append(_opened(qapp, size, file))
        return desks[-1]

    yield open_it
    _close(desks)


@pytest.fixture
def desk(open_desk: OpenDesk) -> Desk:
    """The window at its usual size with no hand yet."""
    return open_desk()


@pytest.fixture(scope="module")
def kept_open(qapp: QApplication) -> Iterator[list[Desk]]:
    """The window that the tests of a module share, while there is one."""
    kept: list[Desk] = []
    yield kept
    _close(kept)


@pytest.fixture
def shared_desk(kept_open: list[Desk], qtbot: QtBot, qapp: QApplication) -> Iterator[Desk]:
    """The same as ``desk``, and often the window of the test before, which begins again.

    For modules that look at hands alone: what the window keeps is in the folder of its first test.
    """
    if kept_open:
        begin_again(kept_open[0])
    else:
        kept_open.append(_opened(qapp))
    yield kept_open[0]
    settle()
    if not can_go_on(kept_open[0]):
        _close(kept_open)
        kept_open.clear()


@pytest.fixture(scope="module")
def sheet_window(qapp: QApplication) -> Iterator[OneWindow]:
    """The window that the tests of a module share which begin matches of their own."""
    with closing(OneWindow()) as window:
        yield window


@pytest.fixture
def sheet_desk(sheet_window: OneWindow, looks: None) -> Iterator[Desk]:
    """The same as ``desk`` for modules about matches, which do not mind what others kept before."""
    with sheet_window.taken() as desk:
        yield desk
