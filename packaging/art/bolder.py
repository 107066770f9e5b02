"""Makes outlines bolder without a line around them.

A fill with a line of the same colour looks the same, but a renderer works several times longer on the line
than on the fill. So the outline's edge is moved outwards here, once, as a round pen would move it: the
outline is taken as many points, and each is moved along the outward normal.

Points are complex numbers, x + yj, in units of the tile.
"""

# fontTools has no types.
# mypy: disable-error-code="import-untyped"

from __future__ import annotations

import cmath
import math
from itertools import pairwise

from fontTools.pens.basePen import BasePen

Contour = list[complex]

# How far apart the points are, in units: an eighth of a pixel on a tile 60 pixels wide.
STEP = 0.25

# By how much a moved point may fall short of its distance before it counts as too near to the outline.
SLACK = 0.03


class PointsPen(BasePen):  # type: ignore[misc]
    """Collects the outline's contours as closed rows of points, about STEP apart."""

    def __init__(self, glyphs: object) -> None:
        super().__init__(glyphs)
        self.contours: list[Contour] = []

    def _moveTo(self, pt: tuple[float, float]) -> None:
        self.contours.append([complex(*pt)])

    def _lineTo(self, pt: tuple[float, float]) -> None:
        begin, end = self.contours[-1][-1], complex(*pt)
        count = math.ceil(abs(end - begin) / STEP)
        self.contours[-1] += [begin + (end - begin) * k / count for k in range(1, count + 1)]

    def _curveToOne(
        self, pt1: tuple[float, float], pt2: tuple[float, float], pt3: tuple[float, float]
    ) -> None:
        # BasePen hands quadratic curves over as cubic ones too.
        p0, p1, p2, p3 = self.contours[-1][-1], complex(*pt1), complex(*pt2), complex(*pt3)
        count = math.ceil((abs(p1 - p0) + abs(p2 - p1) + abs(p3 - p2)) / STEP)
        for t in (k / count for k in range(1, count + 1)):
            s = 1 - t
            self.contours[-1].append(s**3 * p0 + 3 * s * s * t * p1 + 3 * s * t * t * p2 + t**3 * p3)

    def _closePath(self) -> None:
        contour = self.contours[-1]
        self._lineTo((contour[0].real, contour[0].imag))
        self.contours[-1] = [point for before, point in pairwise(contour) if point != before]


def area(contour: Contour) -> float:
    """The area inside, in square units; below zero where the contour runs the other way round."""
    before = contour[-1:] + contour[:-1]
    return sum((a.conjugate() * b).imag for a, b in zip(before, contour, strict=True)) / 2


def bolder(contours: list[Contour], weight: float) -> list[Contour]:
    """The contours moved outwards by the weight, in units; holes become smaller, the smallest vanish."""
    if sum(map(area, contours)) < 0:
        # Fonts differ in which way round they draw. From here on the outward normal is -j times the way.
        contours = [contour[::-1] for contour in contours]
    moved = [without_loops(moved_out(contour, weight), contour, weight) for contour in contours]
    # A hole smaller than the pen turns inside out.
    return [
        after
        for before, after in zip(contours, moved, strict=True)
        if len(after) > 2 and area(before) * area(after) > 0
    ]


def moved_out(contour: Contour, distance: float) -> list[tuple[int, complex]]:
    """The contour's points at the distance from it, each with the number of the point it comes from.

    An outward corner becomes an arc. At an inward corner the moved sides cross and make a loop.
    """
    moved = []
    # The direction from each point to the next.
    ways = [(b - a) / abs(b - a) for a, b in zip(contour, contour[1:] + contour[:1], strict=True)]
    for number, point in enumerate(contour):
        normal = -1j * ways[number - 1]
        turn = cmath.phase(ways[number] / ways[number - 1])
        steps = round(abs(turn) * distance / STEP)
        if steps == 0:
            turns = [turn / 2]
        elif turn < 0:
            turns = [0, turn]
        else:
            turns = [turn * step / steps for step in range(steps + 1)]
        moved += [(number, point + distance * normal * cmath.rect(1, angle)) for angle in turns]
    return moved


def without_loops(moved: list[tuple[int, complex]], contour: Contour, distance: float) -> Contour:
    """The moved points without those that a stretch of contour nearby would cover.

    What a part of the contour further along covers may stay: it lies inside the ink and is not seen.
    """
    # How many points to either side are looked at: as many as lie within four times the distance.
    reach = min(math.ceil(4 * distance / STEP), (len(contour) - 1) // 2)
    ring = contour[len(contour) - reach :] + contour + contour[:reach]
    return [
        point
        for number, point in moved
        if all(abs(point - near) > distance - SLACK for near in ring[number : number + 2 * reach + 1])
    ]
