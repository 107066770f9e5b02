"""The colours of the window, light and dark: what the theme hands to everything that paints itself."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtGui import QColor


class Colors(NamedTuple):
    """One set of colours. A colour named ``…_text`` is for text on the colour before it.

    ``text``, ``muted``, ``gain`` and ``loss`` are for text on ``card`` and ``window``; ``faint`` for text
    that is disabled. ``focus`` is the ring around what has the keyboard, where ``accent`` would not show.
    """

    dark: bool
    window: QColor
    card: QColor
    border: QColor
    """The line around a card and between rows."""
    outline: QColor
    """The line around something that can be clicked; it stands out more than ``border``."""
    control: QColor
    """The line of an empty check box, which nothing else shows."""
    hover: QColor
    pressed: QColor
    text: QColor
    muted: QColor
    faint: QColor
    accent: QColor
    accent_hover: QColor
    accent_pressed: QColor
    accent_text: QColor
    focus: QColor
    felt_top: QColor
    felt_bottom: QColor
    felt_text: QColor
    felt_tray: QColor
    """Translucent, over the felt: under a meld, and a chip."""
    gold: QColor
    gold_text: QColor
    row_lit: QColor
    gain: QColor
    loss: QColor
    badge: QColor
    badge_text: QColor
    warning: QColor
    warning_text: QColor


LIGHT = Colors(
    dark=False,
    window=QColor("#f3f1ec"),
    card=QColor("#ffffff"),
    border=QColor("#e2dccf"),
    outline=QColor("#cfc9bb"),
    control=QColor("#838a95"),
    hover=QColor("#f5f2eb"),
    pressed=QColor("#e9e4d8"),
    text=QColor("#1f2937"),
    muted=QColor("#5b6472"),
    faint=QColor("#8b919b"),
    accent=QColor("#28654a"),
    accent_hover=QColor("#2f7556"),
    accent_pressed=QColor("#1f533c"),
    accent_text=QColor("#ffffff"),
    focus=QColor("#28654a"),
    felt_top=QColor("#2c6d4b"),
    felt_bottom=QColor("#256046"),
    felt_text=QColor("#f4faf7"),
    felt_tray=QColor(255, 255, 255, 25),
    gold=QColor("#ffc94d"),
    gold_text=QColor("#3b2f0b"),
    row_lit=QColor("#fff3d1"),
    gain=QColor("#12703f"),
    loss=QColor("#b3202a"),
    badge=QColor("#1f2937"),
    badge_text=QColor("#ffffff"),
    warning=QColor("#ffddd0"),
    warning_text=QColor("#7d2410"),
)

DARK = Colors(
    dark=True,
    window=QColor("#171a19"),
    card=QColor("#202423"),
    border=QColor("#343a37"),
    outline=QColor("#4b534f"),
    control=QColor("#7d8682"),
    hover=QColor("#2a2f2d"),
    pressed=QColor("#353b38"),
    text=QColor("#e8ece9"),
    muted=QColor("#a7b0ab"),
    faint=QColor("#727a76"),
    accent=QColor("#2f7d58"),
    accent_hover=QColor("#32835c"),
    accent_pressed=QColor("#276b4b"),
    accent_text=QColor("#ffffff"),
    focus=QColor("#74cba0"),
    felt_top=QColor("#265d43"),
    felt_bottom=QColor("#1e4c37"),
    felt_text=QColor("#e6f1ea"),
    felt_tray=QColor(255, 255, 255, 24),
    gold=QColor("#f0bd4c"),
    gold_text=QColor("#2f2507"),
    row_lit=QColor("#3b3420"),
    gain=QColor("#74d3a0"),
    loss=QColor("#ff9a98"),
    badge=QColor("#39413d"),
    badge_text=QColor("#ffffff"),
    warning=QColor("#5c2a1f"),
    warning_text=QColor("#ffdacd"),
)
