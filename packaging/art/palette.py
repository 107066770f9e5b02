"""The colours of the tile pictures.

Ink, blue, red and green differ in lightness as well as in hue, in that order from dark to light, so that
they stay apart in a print without colour.
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
