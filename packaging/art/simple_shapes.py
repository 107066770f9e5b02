"""Dots and bamboos at their simplest: discs with a hole, and bars with three knots.

All are fills, which a renderer draws faster than lines.
"""

from __future__ import annotations

from collections.abc import Iterable

from bamboos import knot
from svg_parts import circle, num, path, placed

# x and y of the middle, and the radius
Disc = tuple[float, float, float]
# x and y of the middle, the length, and the turn in degrees
Bar = tuple[float, float, float, float]


def discs(places: Iterable[Disc], colours: tuple[str, str], core: str = "") -> str:
    """Discs of the first colour with a hole of the second, and a core in the hole if it has a colour."""
    disc, hole = colours
    made = ""
    for x, y, r in places:
        made += circle(x, y, r, disc) + circle(x, y, r * (0.62 if core else 0.4), hole)
        made += circle(x, y, r * 0.34, core) if core else ""
    return made


def bars(places: Iterable[Bar], width: float, colour: str) -> str:
    """Bars of one width."""
    return "".join(placed(path(bar(length, width), colour), x, y, turn=turn) for x, y, length, turn in places)


def bar(length: float, width: float) -> str:
    """An upright bar about the origin, in one piece: what is parted would be counted twice."""
    half, body, thick = length / 2, width * 0.34, max(4.5, min(7, length / 8))
    outline = f"M{num(-body)} {num(3 - half)}h{num(2 * body)}v{num(length - 6)}h{num(-2 * body)}z"
    for y in (-half, -thick / 2, half - thick):
        outline += knot(y, thick, width / 2)
    return outline
