"""How a picture looks to people who do not see every colour, and how much two pictures differ to them.

Only lightness is compared, CIELAB's L* from 0, black, to 100, white: what two pictures differ in by hue alone
counts for nothing here, whoever looks at them.
"""

from __future__ import annotations

from collections import Counter
from functools import cache

from PySide6.QtGui import QColor, QImage, QPainter

Row = tuple[float, float, float]
Matrix = tuple[Row, Row, Row]

SIGHTS: dict[str, Matrix] = {
    # The lightness that everybody sees who sees all colours is also that of a print without colour.
    "grey": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    # G. M. Machado, M. M. Oliveira and L. A. F. Fernandes, "A Physiologically-based Model for Simulation of
    # Color Vision Deficiency", IEEE Transactions on Visualization and Computer Graphics 15 (2009): severity
    # 1.0, applied to linear RGB.
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}

Lightness = list[list[float]]
"""L* of every pixel, in rows."""

STEP = 25.0
"""By how much L* must differ, once averaged over 3 x 3 pixels.

A line one pixel wide, black on white, covers a third of such a square and differs by about 30. What is
fainter, or a lone pixel, does not count.
"""


def linear(part: int) -> float:
    """A part of sRGB, 0 to 255, as the share of light that it is."""
    share = part / 255
    return share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)


def seen(rgb: Row, sight: str) -> Row:
    """Linear RGB as it is seen; what no screen can show is the nearest that one can."""
    red, green, blue = (min(1.0, max(0.0, sum(map(float.__mul__, row, rgb)))) for row in as_floats(sight))
    return red, green, blue


@cache
def as_floats(sight: str) -> tuple[tuple[float, ...], ...]:
    return tuple(tuple(map(float, row)) for row in SIGHTS[sight])


def luminance(rgb: Row) -> float:
    """The share of white's light, from linear RGB."""
    red, green, blue = rgb
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@cache
def lightness_of(rgb: int, sight: str) -> float:
    """L* of a colour given as 0xRRGGBB."""
    light = luminance(seen((linear(rgb >> 16 & 255), linear(rgb >> 8 & 255), linear(rgb & 255)), sight))
    return 116 * light ** (1 / 3) - 16 if light > 216 / 24389 else light * 24389 / 27


def contrast(one: QColor, other: QColor) -> float:
    """How many to one, by the Web Content Accessibility Guidelines."""
    lights = sorted(luminance((linear(c.red()), linear(c.green()), linear(c.blue()))) for c in (one, other))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def lightness(picture: QImage, sight: str) -> Lightness:
    """The picture's, where it is transparent that of a grey table."""
    flat = QImage(picture.size(), QImage.Format.Format_RGB32)
    flat.fill(QColor(128, 128, 128))
    painter = QPainter(flat)
    painter.drawImage(flat.rect(), picture)
    painter.end()
    return [
        [lightness_of(flat.pixel(x, y) & 0xFFFFFF, sight) for x in range(flat.width())]
        for y in range(flat.height())
    ]


def ground(picture: Lightness) -> int:
    """The shade that the drawing stands on, to the nearest whole: the one that most pixels have."""
    shades = Counter(round(value) for row in picture for value in row)
    return shades.most_common(1)[0][0]


def marks(picture: Lightness) -> Lightness:
    """The drawing without the shade it stands on: 0 for that, 100 for what differs most from it."""
    shade = ground(picture)
    most = max(abs(value - shade) for row in picture for value in row)
    return [[abs(value - shade) * 100 / most for value in row] for row in picture]


def blurred(picture: Lightness) -> Lightness:
    """Each pixel averaged with its eight neighbours; one row and column fewer on every side."""
    across = [[a + b + c for a, b, c in zip(row, row[1:], row[2:], strict=False)] for row in picture]
    return [
        [(a + b + c) / 9 for a, b, c in zip(*rows, strict=True)]
        for rows in zip(across, across[1:], across[2:], strict=False)
    ]


def difference(one: Lightness, other: Lightness) -> float:
    """The share of the picture that clearly differs, however one is moved over the other by a pixel.

    An eye compares shapes, not places: the same drawing a little aside is no difference. Both pictures are
    of one size; 0 is the same, 1 differs everywhere.
    """
    here = [row[1:-1] for row in blurred(one)[1:-1]]
    there = blurred(other)
    pixels = len(here) * len(here[0])
    fewest = pixels
    for down in range(3):
        for right in range(3):
            differing = 0
            for row, moved in zip(here, there[down:], strict=False):
                differing += sum(abs(a - b) > STEP for a, b in zip(row, moved[right:], strict=False))
            fewest = min(fewest, differing)
    return fewest / pixels
