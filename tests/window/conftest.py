"""The window as the program opens it, in a folder of settings of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mahjong_desk.settings import Theme, TileSet, TileSize
from mahjong_desk.ui import fonts, theme
from mahjong_desk.ui.tile_pictures import pictures
from tests.window.driving import Desk
from tests.window.sharing import USUAL, SharedWindow, close, opened

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
    desks: list[Desk] = []

    def open_it(size: QSize | None = USUAL, file: Path | None = None) -> Desk:
        desks.append(opened(size, file))
        return desks[-1]

    yield open_it
    close(*desks)


@pytest.fixture
def desk(open_desk: OpenDesk) -> Desk:
    """The window at its usual size with no hand yet."""
    return open_desk()


@pytest.fixture(scope="module")
def shared_window(qapp: QApplication) -> Iterator[SharedWindow]:
    """The window that the tests of a module share, while there is one."""
    with closing(SharedWindow()) as window:
        yield window


@pytest.fixture
def shared_desk(shared_window: SharedWindow) -> Iterator[Desk]:
    """The same as ``desk``, and mostly the window of the test before, which begins again.

    For modules that do not mind what others kept before.
    """
    with shared_window.taken() as desk:
        yield desk
