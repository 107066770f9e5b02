"""The colours of the tile pictures.

Ink, blue, red and green differ in lightness as well as in hue, in that order from dark to light, so that
they stay apart in a print without colour.

The names below the first two groups belong to one set each: high contrast, and suits told by shape and shade.
"""

from __future__ import annotations

FACE = "#fdfaf0"
FACE_LINE = "#d3c8a9"
FACE_EDGE = "#d9cdab"

BACK = "#2d6384"
BACK_DARK = "#1f4a66"
BACK_LIGHT = "#4f86a6"

INK = "#161d2b"
BLUE = "#1c3f96"
RED = "#c01f2b"
GREEN = "#148049"

# The light stripe on a bamboo of each colour.
SHINE = {GREEN: "#6fbf8c", BLUE: "#6f8fd6", RED: "#e27f80"}

# High contrast: each at least 7 : 1 on the white face.
WHITE = "#ffffff"
BLACK = "#000000"
DEEP_RED = "#9b0016"
DEEP_GREEN = "#00502a"
DEEP_BLUE = "#0b2f8a"
STONE = "#b9c0ca"

# Suits told by shape and shade: faces of a lightness (CIELAB's L*) of 98, 74 and 21. Blue and yellow are what
# most people with a colour-vision deficiency tell apart; lightness serves all.
STRAW = "#d6ac60"
STRAW_EDGE = "#b18843"
STRAW_LINE = "#a07834"
BARK = "#17301f"
WINE = "#8c1022"
NIGHT = "#1f3260"
NIGHT_EDGE = "#15244a"
NIGHT_LINE = "#6c82b4"
MOON = "#f6f1e1"
GOLD = "#f0c463"
CORAL = "#ff9c8a"
SLATE = "#58717c"
SLATE_DARK = "#3f545d"
SLATE_LIGHT = "#a9bcc4"
