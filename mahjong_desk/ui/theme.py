"""Light or dark, and the fonts by what they are for.

Whatever paints itself asks :func:`colors` and :func:`font` while it paints; when the theme is switched, the
new palette makes everything paint itself anew.
"""

from __future__ import annotations

from enum import Enum
from functools import cache

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtGui import QColor, QFont, QFontInfo, QPalette
from PySide6.QtWidgets import QApplication, QToolTip

from mahjong_desk.settings import Theme, TileSize
from mahjong_desk.ui.colors import DARK, LIGHT, Colors
from mahjong_desk.ui.fonts import BASE_PIXELS

__all__ = [
    "Colors",
    "Role",
    "apply",
    "colors",
    "font",
    "forget_measures",
    "generation",
    "is_dark",
    "palette",
    "scaled",
    "set_tile_size",
    "tile_size",
    "tile_width",
]

_Group = QPalette.ColorGroup
_Palette = QPalette.ColorRole


# --- light and dark ---------------------------------------------------------------------------------------


class _Follower(QObject):
    """Holds which theme was chosen, and follows the system where the choice is left to it."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self.setObjectName("theme-follower")
        self.theme = Theme.SYSTEM
        self._app = app
        app.styleHints().colorSchemeChanged.connect(self.follow)

    @Slot(Qt.ColorScheme)
    def follow(self, scheme: Qt.ColorScheme) -> None:
        """The system went light or dark."""
        if self.theme is Theme.SYSTEM:
            _show(self._app, DARK if scheme is Qt.ColorScheme.Dark else LIGHT)


@cache
def _follower(app: QApplication) -> _Follower:
    return _Follower(app)


_current = LIGHT


def colors() -> Colors:
    """The colours of now; ask while painting and keep none."""
    return _current


def is_dark() -> bool:
    """Whether the window is dark now."""
    return _current.dark


def apply(app: QApplication, theme: Theme) -> None:
    """Show the window in a theme, from now on; ``Theme.SYSTEM`` follows the system from then on."""
    _follower(app).theme = theme
    hints = app.styleHints()
    if theme is Theme.SYSTEM:
        hints.unsetColorScheme()
        dark = hints.colorScheme() is Qt.ColorScheme.Dark
    else:
        dark = theme is Theme.DARK
        # So that what the system draws, such as the window's frame, goes along.
        hints.setColorScheme(Qt.ColorScheme.Dark if dark else Qt.ColorScheme.Light)
    _show(app, DARK if dark else LIGHT)


def _show(app: QApplication, wanted: Colors) -> None:
    global _current  # noqa: PLW0603 (one window system, one theme)
    _current = wanted
    new = palette(wanted)
    if app.palette() != new:
        app.setPalette(new)
        QToolTip.setPalette(new)


def palette(wanted: Colors) -> QPalette:
    """The palette for Qt's own controls, every role of every group."""
    made = QPalette()
    for role, color in _roles(wanted).items():
        made.setColor(_Group.All, role, color)
    for role in (
        _Palette.WindowText,
        _Palette.Text,
        _Palette.ButtonText,
        _Palette.PlaceholderText,
        _Palette.Link,
        _Palette.LinkVisited,
        _Palette.HighlightedText,
    ):
        made.setColor(_Group.Disabled, role, wanted.faint)
    made.setColor(_Group.Disabled, _Palette.Base, wanted.window)
    made.setColor(_Group.Disabled, _Palette.Highlight, wanted.pressed)
    made.setColor(_Group.Disabled, _Palette.Accent, wanted.faint)
    return made


def _roles(wanted: Colors) -> dict[QPalette.ColorRole, QColor]:
    link = wanted.focus
    return {
        _Palette.Window: wanted.window,
        _Palette.WindowText: wanted.text,
        _Palette.Base: wanted.card,
        _Palette.AlternateBase: wanted.hover,
        _Palette.Text: wanted.text,
        _Palette.PlaceholderText: wanted.muted,
        _Palette.Button: wanted.card,
        _Palette.ButtonText: wanted.text,
        _Palette.BrightText: wanted.loss,
        _Palette.ToolTipBase: wanted.badge,
        _Palette.ToolTipText: wanted.badge_text,
        _Palette.Highlight: wanted.accent,
        _Palette.HighlightedText: wanted.accent_text,
        _Palette.Accent: wanted.accent,
        _Palette.Link: link,
        _Palette.LinkVisited: link,
        _Palette.Light: wanted.card.lighter(110),
        _Palette.Midlight: wanted.hover,
        _Palette.Mid: wanted.outline,
        _Palette.Dark: wanted.outline.darker(130),
        _Palette.Shadow: QColor("#000000"),
    }


# --- fonts ------------------------------------------------------------------------------------------------


class Role(Enum):
    """What a text is, as (pixels where plain text has 14, weight, figures of one width)."""

    BODY = (14, QFont.Weight.Normal, False)
    SMALL = (13, QFont.Weight.Normal, False)
    SMALL_STRONG = (13, QFont.Weight.DemiBold, False)
    CAPTION = (12, QFont.Weight.Normal, False)
    CAPTION_STRONG = (12, QFont.Weight.DemiBold, False)
    STRONG = (14, QFont.Weight.DemiBold, False)
    NUMBER = (14, QFont.Weight.DemiBold, True)
    TITLE = (16, QFont.Weight.Bold, False)
    HEADLINE = (26, QFont.Weight.Bold, False)
    TOTAL = (50, QFont.Weight.Bold, False)


_fonts: dict[Role, QFont] = {}
_fonts_scale = 1.0
_generation = 0
"""0 until the first font is asked for."""


def generation() -> int:
    """A number that grows when the font becomes another one, or the language, or the size of the tiles.

    What was measured before is worth nothing then.
    """
    if not _generation:
        _begin()
    return _generation


def forget_measures() -> None:
    """What was measured holds no longer, as texts are in another language."""
    global _generation  # noqa: PLW0603 (it belongs to the one application)
    if _generation:
        _generation += 1


def _begin() -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    app.fontChanged.connect(_start_from)
    _start_from(app.font())


def _start_from(base: QFont) -> None:
    """The application's font is another one."""
    global _fonts_scale, _generation  # noqa: PLW0603 (they belong to the one application)
    _fonts.clear()
    _fonts_scale = QFontInfo(base).pixelSize() / BASE_PIXELS
    _generation += 1


def font(role: Role) -> QFont:
    """The font for a kind of text, in proportion to the application's own font."""
    generation()
    if role not in _fonts:
        _fonts[role] = _font(QApplication.font(), role)
    return QFont(_fonts[role])


def _font(base: QFont, role: Role) -> QFont:
    pixels, weight, one_width = role.value
    made = QFont(base)
    if base.pixelSize() > 0:
        made.setPixelSize(max(1, round(base.pixelSize() * pixels / BASE_PIXELS)))
    else:
        made.setPointSizeF(base.pointSizeF() * pixels / BASE_PIXELS)
    made.setWeight(weight)
    if one_width:
        made.setFeature(QFont.Tag("tnum"), 1)
    if role is Role.TOTAL:
        # Letters drawn for reading size stand too far apart at this one.
        made.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 98)
    return made


def scaled(pixels: float) -> int:
    """A length of the design in whole pixels, in proportion to the application's own font."""
    generation()
    return max(1, round(pixels * _fonts_scale))


# --- tiles ------------------------------------------------------------------------------------------------

_TILE_SIZES = {TileSize.SMALL: 0.8, TileSize.USUAL: 1.0, TileSize.LARGE: 1.25}
_tile_size = TileSize.USUAL


def tile_size() -> TileSize:
    """The size of tiles that the user chose."""
    return _tile_size


def set_tile_size(size: TileSize) -> None:
    """Make tiles smaller or larger. Whoever does so has the window laid out anew."""
    global _tile_size, _generation  # noqa: PLW0603 (they belong to the one application)
    if size is not _tile_size:
        _tile_size = size
        if _generation:
            _generation += 1


def tile_width(pixels: float) -> float:
    """A width of the design for a tile, in the size that the user chose."""
    return pixels * _TILE_SIZES[_tile_size]
