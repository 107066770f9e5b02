"""The suit of dots: coins."""

from __future__ import annotations

from palette import BLUE, FACE, GREEN, RED
from svg_parts import circle, num, path, placed

Coin = tuple[float, float, float, str]
Three = tuple[float, float, float]

MIXED = (BLUE, GREEN, RED, GREEN, BLUE)


def five(columns: Three, rows: Three, r: float, colours: tuple[str, ...] = MIXED) -> list[Coin]:
    """Four coins in the corners and one in the middle."""
    (left, middle, right), (top, centre, bottom) = columns, rows
    places = ((left, top), (right, top), (middle, centre), (left, bottom), (right, bottom))
    return [(x, y, r, colour) for (x, y), colour in zip(places, colours, strict=True)]


# Each coin's middle, radius and colour; on a face with an index its corner stays free.
PLAIN: dict[int, list[Coin]] = {
    2: [(60, 42, 28, GREEN), (60, 111, 28, BLUE)],
    3: [(31, 33, 21, BLUE), (60, 76.5, 21, RED), (89, 120, 21, GREEN)],
    4: [(x, y, 22, c) for x, y, c in ((34, 43, BLUE), (86, 43, GREEN), (34, 110, GREEN), (86, 110, BLUE))],
    5: five((31, 60, 89), (35, 76.5, 118), 20),
    6: [(x, y, 17.5, c) for y, c in ((29, GREEN), (83, RED), (124, RED)) for x in (37, 83)],
    7: [
        (26, 24, 13.5, GREEN),
        (60, 36, 13.5, GREEN),
        (94, 48, 13.5, GREEN),
        *((x, y, 17, RED) for y in (86, 126) for x in (37, 83)),
    ],
    8: [(x, y, 14.5, BLUE) for y in (25, 59.5, 94, 128.5) for x in (38, 82)],
    9: [(x, y, 15, c) for y, c in ((28, GREEN), (76.5, RED), (125, BLUE)) for x in (25, 60, 95)],
}

INDEX: dict[int, list[Coin]] = {
    2: [(68, 42, 28, GREEN), (68, 111, 28, BLUE)],
    3: [(59, 31, 19.5, BLUE), (74, 76.5, 19.5, RED), (89, 122, 19.5, GREEN)],
    4: [(x, y, 21, c) for x, y, c in ((34, 74, BLUE), (86, 74, GREEN), (34, 121, GREEN), (86, 121, BLUE))],
    5: five((28, 60, 92), (68, 97, 126), 17.5),
    6: [(x, y, 16.5, c) for y, c in ((29, GREEN), (84, RED), (124, RED)) for x in (57, 94)],
    7: [
        (53, 24, 11.5, GREEN),
        (75.5, 34, 11.5, GREEN),
        (98, 44, 11.5, GREEN),
        *((x, y, 16.5, RED) for y in (84, 125) for x in (38, 82)),
    ],
    8: [(x, y, 14.5, BLUE) for y in (25, 59.5, 94, 128.5) for x in (56, 94)],
    9: [(x, y, 13, c) for y, c in ((66, GREEN), (97.5, RED), (129, BLUE)) for x in (27, 60, 93)],
}

# A red five leaves the upper right corner to its mark.
RED_FIVE = five((32, 60, 88), (45, 82, 119), 19, (RED,) * 5)
RED_FIVE_BESIDE_INDEX = five((28, 60, 92), (68, 97, 126), 17.5, (RED,) * 5)


def petals(r: float, count: int, colour: str) -> str:
    """A flower of pointed petals about the origin."""
    tip, heart, belly, wide = num(-r), num(-r * 0.28), num(-r * 0.6), num(r * 0.3)
    leaf = f"M0 {tip}Q{wide} {belly} 0 {heart}Q-{wide} {belly} 0 {tip}Z"
    return "".join(placed(path(leaf, colour), 0, 0, turn=360 / count * i) for i in range(count))


def coin(x: float, y: float, r: float, colour: str) -> str:
    """A disc, a light ring in it and a light hole: three steps that still tell a small coin from a blot."""
    return (
        circle(x, y, r, colour)
        + circle(x, y, r * 0.71, FACE)
        + circle(x, y, r * 0.48, colour)
        + (circle(x, y, r * 0.17, FACE) if r > 15.5 else "")
    )


def great_coin(x: float, y: float, r: float) -> str:
    """The one of dots: a red flower in a green rim."""
    inside = (
        circle(0, 0, r, GREEN)
        + circle(0, 0, r * 0.84, FACE)
        + circle(0, 0, r * 0.75, RED)
        + petals(r * 0.66, 8, FACE)
        + circle(0, 0, r * 0.22, BLUE)
        + circle(0, 0, r * 0.08, FACE)
    )
    return placed(inside, x, y)


def dots(number: int, with_index: bool) -> str:
    if number == 1:
        return great_coin(62, 95, 46) if with_index else great_coin(60, 76.5, 48)
    return "".join(coin(*place) for place in (INDEX if with_index else PLAIN)[number])


def red_five_dots(with_index: bool) -> str:
    return "".join(coin(*place) for place in (RED_FIVE_BESIDE_INDEX if with_index else RED_FIVE))
