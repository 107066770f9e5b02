import gc

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QColor, QIcon, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from mahjong_desk.assets import asset
from mahjong_desk.settings import Theme
from mahjong_desk.ui import icons, theme
from mahjong_desk.ui.colors import DARK, LIGHT
from tests.ui.pixels import image, same

NAMES = sorted(path.stem for path in asset("icons").glob("*.svg") if not path.stem.startswith("org."))


def ink(picture: QPixmap) -> QColor:
    """The colour of the most opaque pixel."""
    seen = image(picture)
    places = [(x, y) for x in range(seen.width()) for y in range(seen.height())]
    return max((seen.pixelColor(*place) for place in places), key=QColor.alpha)


@pytest.mark.parametrize("name", NAMES)
def test_icons_have_the_colour_of_the_text_around_them(qapp: QApplication, name: str) -> None:
    icon = icons.icon(name)
    for wanted, colors in ((Theme.LIGHT, LIGHT), (Theme.DARK, DARK)):
        theme.apply(qapp, wanted)
        assert same(ink(icon.pixmap(24, 24)), colors.text)
        assert same(ink(icon.pixmap(24, 24, QIcon.Mode.Disabled)), colors.faint)
        assert same(ink(icon.pixmap(24, 24, QIcon.Mode.Selected)), colors.accent_text)


@pytest.mark.parametrize(("dpr", "pixels"), [(1.0, 16), (1.25, 20), (1.5, 24), (2.0, 32)])
def test_icons_are_sharp_on_every_screen(dpr: float, pixels: int) -> None:
    picture = icons.icon("undo").pixmap(QSize(16, 16), dpr)
    assert picture.width() == picture.height() == pixels
    assert picture.devicePixelRatio() == dpr


def test_icons_can_be_painted_and_copied() -> None:
    icon = icons.icon("copy")
    copy = QIcon(icon)
    copy.addPixmap(QPixmap(4, 4))  # makes the copy one of its own
    del icon
    gc.collect()
    canvas = QImage(40, 40, QImage.Format.Format_ARGB32_Premultiplied)
    canvas.fill(0)
    painter = QPainter(canvas)
    copy.paint(painter, QRect(0, 0, 40, 20))
    painter.end()
    assert same(ink(QPixmap.fromImage(canvas)), LIGHT.text)


def test_tint_keeps_the_shape_and_the_ratio() -> None:
    picture = icons.icon("check").pixmap(QSize(16, 16), 2.0)
    red = icons.tint(picture, QColor("red"))
    assert same(ink(red), QColor("red"))
    assert red.devicePixelRatio() == 2.0
    assert red.toImage().pixelColor(0, 0).alpha() == 0
    assert same(ink(picture), LIGHT.text), "the other one stays as it was"


def test_an_unknown_icon_is_named() -> None:
    with pytest.raises(FileNotFoundError, match=r"icons/nothing\.svg"):
        icons.icon("nothing")


def test_the_program_has_an_icon() -> None:
    assert not icons.program_icon().pixmap(64, 64).isNull()
