"""The fonts that ship with the program, and the font that the whole window starts from."""

from __future__ import annotations

import sys
from functools import cache

from PySide6.QtGui import QFont, QFontDatabase
from PySide6.QtWidgets import QApplication

from mahjong_desk.assets import asset
from mahjong_desk.core.texts import FALLBACK

SANS = "Mahjong Desk Sans"
CJK = "Mahjong Desk CJK"
JAPANESE = "Mahjong Desk JP"
"""Characters as they are drawn in Japan, where that differs."""
_FILES = (
    "MahjongDeskSans-Regular.otf",
    "MahjongDeskSans-SemiBold.otf",
    "MahjongDeskSans-Bold.otf",
    "MahjongDeskCJK-Regular.otf",
)
_JAPANESE_FILE = "MahjongDeskJP-Regular.otf"
BASE_PIXELS = 14
"""The size of plain text where the system does not ask for larger text; the design is drawn for it."""


@cache
def load() -> None:
    """Make the shipped fonts known to Qt; once for a process.

    Raises :class:`FileNotFoundError` where one is missing, :class:`RuntimeError` where one cannot be read.
    """
    for name in _FILES:
        _add(name)


@cache
def _load_japanese() -> None:
    """That of Japan, which no other language needs."""
    _add(_JAPANESE_FILE)


def _add(name: str) -> None:
    if QFontDatabase.addApplicationFont(str(asset("fonts", name))) < 0:
        raise RuntimeError(f"Mahjong Desk is not completely installed: the font {name} cannot be read")


def base_font(system: QFont, language: str = FALLBACK) -> QFont:
    """Plain text: the shipped faces first, then the system's, as large as the system asks for.

    ``language`` decides in whose way the characters are drawn that Japan writes differently.

    Points rather than pixels, so that the system's scale for text acts on it.
    """
    font = QFont(system)
    own = [SANS, JAPANESE, CJK] if language == "ja" else [SANS, CJK]
    font.setFamilies([*own, *(family for family in system.families() if family not in (SANS, JAPANESE, CJK))])
    # On a Mac a point is a pixel; everywhere else Qt counts 96 of them to 72 points.
    points = float(BASE_PIXELS) if sys.platform == "darwin" else BASE_PIXELS * 0.75
    wanted = system.pointSizeF()
    # Systems differ by a point or two in what they think is plain; more than that is somebody's wish.
    font.setPointSizeF(wanted if wanted > points * 1.25 else points)
    return font


def use(app: QApplication, language: str = FALLBACK) -> None:
    """Load the shipped fonts and let the whole window start from them."""
    load()
    if language == "ja":
        _load_japanese()
    font = base_font(app.font(), language)
    if font != app.font():
        app.setFont(font)
