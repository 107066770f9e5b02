"""Characters as paths, taken from font files beside this script or shipped with the program."""

# fontTools has no types.
# mypy: disable-error-code="import-untyped"

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

from bolder import PointsPen, bolder
from curve_fitting import Cubic, curves_through
from svg_parts import num, path

HERE = Path(__file__).resolve().parent
BRUSH = HERE / "fonts" / "MahjongDeskBrush-Regular.ttf"
SANS_BOLD = HERE.parents[1] / "assets" / "fonts" / "MahjongDeskSans-Bold.otf"
CJK = HERE.parents[1] / "assets" / "fonts" / "MahjongDeskCJK-Regular.otf"

Box = tuple[float, float, float, float]


@cache
def load(path: Path) -> TTFont:
    return TTFont(path)


@cache
def character(text: str, font_path: Path, box: Box, colour: str, weight: float, stretch: float) -> str:
    """One character's outline, as large as fits into the box and in the middle of it.

    The weight is how far the outline is made bolder on every side; it stays inside the box. Where the
    box is too wide or too high for the character, that side may be stretched by so much.
    """
    font = load(font_path)
    glyphs = font.getGlyphSet()
    glyph = glyphs[font.getBestCmap()[ord(text)]]
    bounds_pen = BoundsPen(glyphs)
    glyph.draw(bounds_pen)
    assert bounds_pen.bounds is not None
    left, bottom, right, top = bounds_pen.bounds
    x, y, width, height = box
    fit_x = (width - 2 * weight) / (right - left)
    fit_y = (height - 2 * weight) / (top - bottom)
    scale_x, scale_y = min(fit_x, fit_y * stretch), min(fit_y, fit_x * stretch)
    shift_x = x + width / 2 - scale_x * (left + right) / 2
    shift_y = y + height / 2 + scale_y * (bottom + top) / 2
    pen = PointsPen(glyphs)
    glyph.draw(TransformPen(pen, (scale_x, 0, 0, -scale_y, shift_x, shift_y)))
    return path(path_data(map(curves_through, bolder(pen.contours, weight))), colour)


def path_data(contours: Iterable[list[Cubic]]) -> str:
    """An SVG path of closed contours in tenths of a unit, each point relative to where its curve begins.

    That is fine enough for a tile and makes a brush character half as long as absolute points would.
    """
    data, at = "", 0j
    for contour in contours:
        begin = tenths(contour[0][0])
        data += f"m{numbers([begin - at])}c"
        at, steps = begin, []
        for _, *points in contour:
            steps += [tenths(point) - at for point in points]
            at += steps[-1]
        data += numbers(steps) + "z"
    return data


def tenths(point: complex) -> complex:
    return complex(round(point.real * 10), round(point.imag * 10))


def numbers(steps: Iterable[complex]) -> str:
    """Steps in tenths as numbers in units; a space parts two only where they could be read as one."""
    text = before = ""
    for tenth in (part for step in steps for part in (step.real, step.imag)):
        number = num(tenth / 10)
        apart = not before or number.startswith("-") or (number.startswith(".") and "." in before)
        text += number if apart else f" {number}"
        before = number
    return text


def proportion(text: str, font_path: Path) -> float:
    """A character's width for a height of one."""
    font = load(font_path)
    glyphs = font.getGlyphSet()
    pen = BoundsPen(glyphs)
    glyphs[font.getBestCmap()[ord(text)]].draw(pen)
    assert pen.bounds is not None
    left, bottom, right, top = pen.bounds
    return float((right - left) / (top - bottom))
