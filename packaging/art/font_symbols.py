"""Symbols that the program's texts use and Inter lacks: small triangles and the undo and redo arrows.

They are drawn here, in the weight of the font they are added to.
"""

# fontTools has no types.
# mypy: disable-error-code="import-untyped"

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.ttLib import TTFont

Point = tuple[float, float]
Outline = list[list[Point]]


def triangle(width: float, height: float, middle: Point, direction: str) -> Outline:
    """A triangle with its tip to the right, left, top or bottom ("r", "l", "t", "b")."""
    x, y = middle
    half, half_base = height / 2, width / 2
    if direction in "rl":
        side = 1 if direction == "r" else -1
        points = [(x + side * half, y), (x - side * half, y - half_base), (x - side * half, y + half_base)]
    else:
        side = 1 if direction == "t" else -1
        points = [(x, y + side * half), (x + half_base, y - side * half), (x - half_base, y - side * half)]
    return [points if clockwise(points) else points[::-1]]


def clockwise(points: list[Point]) -> bool:
    following = points[1:] + points[:1]
    return sum((bx - ax) * (by + ay) for (ax, ay), (bx, by) in zip(points, following, strict=True)) > 0


def turning_arrow(middle: Point, radius: float, stroke: float, mirrored: bool) -> Outline:
    """Three quarters of a circle over the middle with an arrow head on its left end, or right if mirrored."""
    x, y = middle
    steps = 24
    # From the lower right over the top to the left; degrees counted anticlockwise from the right.
    angles = [math.radians(-35 + step * (180 + 35) / steps) for step in range(steps + 1)]
    outer = [(math.cos(a) * (radius + stroke / 2), math.sin(a) * (radius + stroke / 2)) for a in angles]
    inner = [(math.cos(a) * (radius - stroke / 2), math.sin(a) * (radius - stroke / 2)) for a in angles]
    wing = stroke * 0.6 + radius * 0.42
    head = [(-radius - wing, 0.0), (-radius, -wing * 1.25), (-radius + wing, 0.0)]
    outline = []
    for part in (outer + inner[::-1], head):
        side = -1 if mirrored else 1
        placed = [(x + side * px, y + py) for px, py in part]
        outline.append(placed if clockwise(placed) else placed[::-1])
    return outline


def add_symbols(font: TTFont) -> None:
    """Add each symbol that the font does not have."""
    x_height: float = font["OS/2"].sxHeight
    middle = x_height / 2
    stroke = stroke_of(font)
    small, advance = x_height * 0.94, x_height * 1.1
    wide = x_height * 1.66
    drawings: dict[str, tuple[float, Callable[[], Outline]]] = {
        "▸": (advance, lambda: triangle(small, small * 0.78, (advance / 2, middle), "r")),
        "◂": (advance, lambda: triangle(small, small * 0.78, (advance / 2, middle), "l")),
        "▴": (advance, lambda: triangle(small, small * 0.78, (advance / 2, middle), "t")),
        "▾": (advance, lambda: triangle(small, small * 0.78, (advance / 2, middle), "b")),
        "↶": (wide, lambda: turning_arrow((wide * 0.54, middle), x_height * 0.54, stroke, False)),
        "↷": (wide, lambda: turning_arrow((wide * 0.46, middle), x_height * 0.54, stroke, True)),
    }
    present = font.getBestCmap()
    for character, (width, draw) in drawings.items():
        if ord(character) not in present:
            add_glyph(font, character, width, draw())


def stroke_of(font: TTFont) -> float:
    """How thick the minus sign is: symbols are drawn as thick."""
    glyphs = font.getGlyphSet()
    pen = BoundsPen(glyphs)
    glyphs[font.getBestCmap()[0x2212]].draw(pen)
    assert pen.bounds is not None
    return float(pen.bounds[3] - pen.bounds[1])


def add_glyph(font: TTFont, character: str, width: float, outline: Outline) -> None:
    """Put one more glyph into a font with CFF outlines."""
    name = f"uni{ord(character):04X}"
    advance = round(width)
    cff: Any = font["CFF "].cff
    top = cff.topDictIndex[0]
    pen = T2CharStringPen(advance - top.Private.nominalWidthX, None)
    for points in outline:
        pen.moveTo(points[0])
        for point in points[1:]:
            pen.lineTo(point)
        pen.closePath()
    char_strings = top.CharStrings
    char_strings.charStringsIndex.append(pen.getCharString(top.Private, cff.GlobalSubrs))
    char_strings.charStrings[name] = len(char_strings.charStringsIndex) - 1
    # The charset is the font's glyph order, one and the same list.
    order = list(font.getGlyphOrder())
    if name not in order:
        order.append(name)
    top.charset = order
    font.setGlyphOrder(order)
    left = min(x for points in outline for x, _ in points)
    font["hmtx"].metrics[name] = (advance, round(left))
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[ord(character)] = name
