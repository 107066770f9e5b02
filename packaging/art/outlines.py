"""Characters as paths, taken from font files beside this script or shipped with the program."""

# fontTools has no types.
# mypy: disable-error-code="import-untyped"

from __future__ import annotations

from functools import cache
from pathlib import Path

from fontTools.pens.basePen import BasePen
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

from svg_parts import num

HERE = Path(__file__).resolve().parent
BRUSH = HERE / "fonts" / "MahjongDeskBrush-Regular.ttf"
SANS_BOLD = HERE.parents[1] / "assets" / "fonts" / "MahjongDeskSans-Bold.otf"

Point = tuple[float, float]
Box = tuple[float, float, float, float]


@cache
def load(path: Path) -> TTFont:
    return TTFont(path)


class ShortPathPen(BasePen):  # type: ignore[misc]
    """Writes an SVG path in tenths of a unit, each point relative to the one before.

    That is fine enough for a tile and makes a brush character half as long as absolute points would.
    """

    def __init__(self, glyphs: object) -> None:
        super().__init__(glyphs)
        self.data = ""
        self.letter = ""
        # Where the pen is and where the outline began, in tenths.
        self.at = (0, 0)
        self.begin = (0, 0)

    def write(self, letter: str, *points: Point) -> None:
        tenths = [(round(x * 10), round(y * 10)) for x, y in points]
        text = "" if letter == self.letter and letter != "m" else letter
        for x, y in tenths:
            for value in (x - self.at[0], y - self.at[1]):
                number = num(value / 10).replace("0.", ".", 1) if abs(value) < 10 else num(value / 10)
                separator = "" if not text or text[-1].isalpha() or number.startswith("-") else " "
                if not text and not number.startswith("-"):
                    separator = " "
                text += separator + number
        self.data += text
        self.letter = letter
        self.at = tenths[-1]

    def _moveTo(self, pt: Point) -> None:
        self.write("m", pt)
        self.begin = self.at

    def _lineTo(self, pt: Point) -> None:
        self.write("l", pt)

    def _curveToOne(self, pt1: Point, pt2: Point, pt3: Point) -> None:
        self.write("c", pt1, pt2, pt3)

    def _qCurveToOne(self, pt1: Point, pt2: Point) -> None:
        self.write("q", pt1, pt2)

    def _closePath(self) -> None:
        self.data += "z"
        self.letter = "z"
        self.at = self.begin


def character(
    text: str, font_path: Path, box: Box, colour: str, weight: float = 0, stretch: float = 1
) -> str:
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
    pen = ShortPathPen(glyphs)
    glyph.draw(TransformPen(pen, (scale_x, 0, 0, -scale_y, shift_x, shift_y)))
    bolder = f' stroke="{colour}" stroke-width="{num(2 * weight)}" stroke-linejoin="round"' if weight else ""
    return f'<path fill="{colour}"{bolder} d="{pen.data}"/>'


def proportion(text: str, font_path: Path) -> float:
    """A character's width for a height of one."""
    font = load(font_path)
    glyphs = font.getGlyphSet()
    pen = BoundsPen(glyphs)
    glyphs[font.getBestCmap()[ord(text)]].draw(pen)
    assert pen.bounds is not None
    left, bottom, right, top = pen.bounds
    return float((right - left) / (top - bottom))
