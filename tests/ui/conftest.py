"""The looks that every test of the window starts from."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from mahjong_desk.settings import Theme
from mahjong_desk.ui import fonts, theme


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
