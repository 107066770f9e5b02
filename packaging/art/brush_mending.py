"""Smooths the brush characters for small sizes.

The font imitates a brush that runs dry: specks, pinholes and one frayed tip, which on a tile look like
faults of the picture.
"""

# fontTools has no types.
# mypy: disable-error-code="import-untyped"

from __future__ import annotations

from typing import Any

from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates

Contour = list[tuple[int, int, bool]]

# Contours of a smaller area, in square font units of 1000 to the em, are specks or pinholes.
SPECK = 1000

# The tip of the hook of nine: the points of its frayed edge, from the first to the last, and the smooth
# stroke that stands for them.
FRAYED_FROM, FRAYED_TO = (797, 194), (863, 197)
TIP: Contour = [(800, 215, True), (802, 250, False), (803, 284, True), (815, 292, False), (828, 268, True)]


def mend_brush(font: TTFont) -> None:
    """Mend every character of the font."""
    glyf = font["glyf"]
    for name in font.getBestCmap().values():
        glyph = glyf[name]
        contours = [contour for contour in contours_of(glyph) if abs(area(contour)) >= SPECK]
        if name == font.getBestCmap()[ord("九")]:
            contours = [smooth_tip(contour) for contour in contours]
        points = [point for contour in contours for point in contour]
        glyph.coordinates = GlyphCoordinates([(x, y) for x, y, _ in points])
        glyph.flags = bytearray(on_curve for _, _, on_curve in points)
        lengths = [len(contour) for contour in contours]
        glyph.endPtsOfContours = [sum(lengths[: i + 1]) - 1 for i in range(len(lengths))]
        glyph.numberOfContours = len(contours)
        glyph.recalcBounds(glyf)


def contours_of(glyph: Any) -> list[Contour]:
    coordinates, ends, flags = glyph.coordinates, glyph.endPtsOfContours, glyph.flags
    points = [(x, y, bool(flag & 1)) for (x, y), flag in zip(coordinates, flags, strict=True)]
    begins = [0] + [end + 1 for end in ends[:-1]]
    return [points[begin : end + 1] for begin, end in zip(begins, ends, strict=True)]


def area(contour: Contour) -> float:
    """The area that the contour's points enclose; curves make no difference that matters here."""
    following = contour[1:] + contour[:1]
    return sum(x0 * y1 - x1 * y0 for (x0, y0, _), (x1, y1, _) in zip(contour, following, strict=True)) / 2


def smooth_tip(contour: Contour) -> Contour:
    places = [(x, y) for x, y, _ in contour]
    begin, end = places.index(FRAYED_FROM), places.index(FRAYED_TO)
    return contour[:begin] + TIP + contour[end + 1 :]
