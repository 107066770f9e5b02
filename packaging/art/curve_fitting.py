"""Lays smooth curves through rows of points: as few as keep within TOLERANCE of them.

Points and directions are complex numbers, x + yj, in units of the tile.
"""

from __future__ import annotations

import cmath
from itertools import pairwise

# Begin, the two points that bend it, end.
Cubic = tuple[complex, complex, complex, complex]

# How far a curve may be from a point, in units: a thirtieth of a pixel on a tile 60 pixels wide.
TOLERANCE = 0.06

# How often the points' places along a curve are sought before the curve is given up. One that is further
# off than HOPELESS, in units, does not get that near.
ROUNDS = 3
HOPELESS = 4 * TOLERANCE

# A turn to the right of so many radians within a few points is a corner.
SHARP = -0.6


def curves_through(points: list[complex]) -> list[Cubic]:
    """The curves through a closed row of points that has the ink on its left.

    They meet without a kink but for corners to the right: those to the left are taken to be arcs already.
    """
    corners = [number for number in range(len(points)) if is_corner(points, number)]
    first = corners[0] if corners else 0
    ring = points[first:] + points[: first + 1]
    seam = None if corners else points[1] - points[-1]
    ends = [corner - first for corner in corners[1:]] + [len(points)]
    curves = []
    for begin, end in pairwise([0, *ends]):
        curves += curves_between(ring, begin, end, seam)
    return curves


def curves_between(ring: list[complex], begin: int, end: int, seam: complex | None) -> list[Cubic]:
    """The curves from one point of the ring to another, without a kink between them.

    The seam is the direction at both, where neither is a corner.
    """
    curves: list[Cubic] = []
    leaving = seam
    while begin < end:
        curve, begin = longest_curve(ring, begin, end, leaving, seam)
        leaving = curve[3] - curve[2]
        curves.append(curve)
    return curves


def turn_at(points: list[complex], number: int) -> float:
    """By how many radians the closed row turns at a point; above zero to the left."""
    before, here, after = points[number - 2], points[number], points[(number + 2) % len(points)]
    return cmath.phase((after - here) / (here - before))


def is_corner(points: list[complex], number: int) -> bool:
    """Whether the closed row turns sharply to the right here, and more so than at the points beside."""
    turn = turn_at(points, number)
    if turn > SHARP:
        return False
    before = min(turn_at(points, number - 2), turn_at(points, number - 1))
    after = min(turn_at(points, (number + k) % len(points)) for k in (1, 2))
    return before >= turn < after


def longest_curve(
    ring: list[complex], begin: int, end: int, leaving: complex | None, seam: complex | None
) -> tuple[Cubic, int]:
    """The curve from a point of the ring that reaches furthest, at most to the end, and where it ends."""

    def attempt(to: int) -> Cubic | None:
        arriving = seam if to == end else ring[to + 1] - ring[to - 1]
        return cubic_through(ring[begin : to + 1], leaving, arriving)

    reach = begin + 1
    best = attempt(reach)
    assert best is not None  # there is always one through two points
    step = 8
    while step:
        to = min(reach + step, end)
        curve = attempt(to) if to > reach else None
        if curve:
            reach, best = to, curve
        else:
            step //= 2
    return best, reach


def cubic_through(points: list[complex], leaving: complex | None, arriving: complex | None) -> Cubic | None:
    """The curve from the first point to the last that stays within TOLERANCE of those between, if any.

    Where a direction is not given, the points beside that end tell it.
    """
    begin, end = points[0], points[-1]
    leaving = leaving or points[:3][-1] - begin
    arriving = arriving or end - points[-3:][0]
    leaving /= abs(leaving)
    arriving /= abs(arriving)
    if len(points) == 2:
        third = abs(end - begin) / 3
        return begin, begin + third * leaving, end - third * arriving, end
    places = places_along(points)
    length = sum(abs(after - before) for before, after in pairwise(points))
    for _ in range(ROUNDS):
        curve = least_squares(points, places, leaving, arriving)
        # Near points can be met by a curve that shoots far past them and back between one and the next.
        if curve is None or max(abs(curve[1] - begin), abs(curve[2] - end)) > length:
            return None
        worst = max(abs(point_on(curve, t) - point) for t, point in zip(places, points, strict=True))
        if worst <= TOLERANCE:
            return curve
        if worst > HOPELESS:
            return None
        places = [nearer_place(curve, t, point) for t, point in zip(places, points, strict=True)]
    return None


def places_along(points: list[complex]) -> list[float]:
    """How far along the row each point is, from 0 to 1."""
    lengths = [0.0]
    for before, after in pairwise(points):
        lengths.append(lengths[-1] + abs(after - before))
    return [length / lengths[-1] for length in lengths]


def least_squares(
    points: list[complex], places: list[float], leaving: complex, arriving: complex
) -> Cubic | None:
    """The curve with these directions, of length one, that is nearest to the points at the given places.

    How far its inner points are from its ends follows from two linear equations; see Philip J. Schneider,
    "An Algorithm for Automatically Fitting Digitized Curves". None where one would be on the wrong side.
    """
    begin, end = points[0], points[-1]
    aa = ab = bb = ra = rb = 0.0
    for t, point in zip(places, points, strict=True):
        s = 1 - t
        a, b = 3 * s * s * t, 3 * s * t * t
        rest = point - (s**3 + a) * begin - (t**3 + b) * end
        aa += a * a
        ab -= a * b
        bb += b * b
        ra += a * dot(rest, leaving)
        rb -= b * dot(rest, arriving)
    ab *= dot(leaving, arriving)
    determinant = aa * bb - ab * ab
    if determinant < 1e-9:
        return None
    out, back = (ra * bb - rb * ab) / determinant, (rb * aa - ra * ab) / determinant
    if min(out, back) <= 0:
        return None
    return begin, begin + out * leaving, end - back * arriving, end


def dot(a: complex, b: complex) -> float:
    """The scalar product of two directions."""
    return a.real * b.real + a.imag * b.imag


def point_on(curve: Cubic, t: float) -> complex:
    """The curve's point at a place from 0, its begin, to 1, its end."""
    p0, p1, p2, p3 = curve
    s = 1 - t
    return s * s * s * p0 + 3 * s * s * t * p1 + 3 * s * t * t * p2 + t * t * t * p3


def nearer_place(curve: Cubic, t: float, point: complex) -> float:
    """A place on the curve that is nearer to the point than t is, by one step of Newton's method."""
    p0, p1, p2, p3 = curve
    s = 1 - t
    off = point_on(curve, t) - point
    first = 3 * (s * s * (p1 - p0) + 2 * s * t * (p2 - p1) + t * t * (p3 - p2))
    second = 6 * (s * (p2 - 2 * p1 + p0) + t * (p3 - 2 * p2 + p1))
    slope = dot(first, first) + dot(off, second)
    return min(1.0, max(0.0, t - dot(off, first) / slope)) if slope > 1e-9 else t
