"""The set whose suits are told by shape and by how light their faces are, not only by colour.

Characters are dark on a light face, bamboos dark bars on a middle one, dots light rings on a dark one. A wind
has a pointer at its side of the compass. The white dragon is an empty frame, the green one a bare character,
the red one a character on a filled ground. Red fives have a star in the corner.
"""

from __future__ import annotations

import bamboos
import dots
from bird import Plumage, bird
from characters import NUMBERS
from faces import IVORY, BackColours, Body, back, star, tile
from names import FACES, RED_FIVES
from outlines import BRUSH, Box, character
from palette import (
    BARK,
    BLUE,
    CORAL,
    FACE,
    FACE_EDGE,
    GOLD,
    GREEN,
    INK,
    MOON,
    NIGHT,
    NIGHT_EDGE,
    NIGHT_LINE,
    SLATE,
    SLATE_DARK,
    SLATE_LIGHT,
    STRAW,
    STRAW_EDGE,
    STRAW_LINE,
    WINE,
)
from simple_shapes import Bar, Disc, bars, discs
from svg_parts import circle, frame, path, placed, rect

BODIES = {
    "m": IVORY._replace(back=SLATE_DARK),
    "z": IVORY._replace(back=SLATE_DARK),
    "s": Body(STRAW, STRAW_LINE, STRAW_EDGE, SLATE_DARK),
    "p": Body(NIGHT, NIGHT_LINE, NIGHT_EDGE, SLATE_DARK, line_width=2.5),
}
BACK_COLOURS = BackColours(FACE_EDGE, SLATE_DARK, SLATE, SLATE_LIGHT)

NUMBER_BOX: Box = (19, 10, 82, 62)
# A red five leaves the upper right corner to its star.
FIVE_BOX: Box = (12, 10, 70, 62)
SIGN_BOX: Box = (19, 76, 82, 68)

# The places of the plain set's dots and bamboos, a red five's below its mark. Bars of one colour need more
# room between them than sticks of several.
DISCS: dict[int, list[Disc]] = {
    number: [(x, y, r) for x, y, r, _ in coins] for number, coins in dots.PLAIN.items()
}
RED_FIVE_DISCS: list[Disc] = [
    (30, 62, 17.5),
    (90, 62, 17.5),
    (60, 92.5, 17.5),
    (30, 123, 17.5),
    (90, 123, 17.5),
]
BARS: dict[int, list[Bar]] = {
    number: [(x, y, 0.9 * length, turn) for x, y, length, _, turn in sticks]
    for number, sticks in bamboos.PLAIN.items()
}
RED_FIVE_BARS: list[Bar] = [(x, y, 43, 0) for x, y in ((29, 66), (91, 66), (60, 94), (29, 122), (91, 122))]

# Where a wind comes from on a map: the pointer's tip is there, and the character makes room for it.
POINTERS: dict[str, tuple[str, str, Box]] = {
    "1z": ("東", "M111.5 76.5L96 60V93Z", (10, 24, 80, 105)),
    "2z": ("南", "M60 143.5L43.5 128H76.5Z", (16, 12, 88, 108)),
    "3z": ("西", "M8.5 76.5L24 60V93Z", (30, 24, 80, 105)),
    "4z": ("北", "M60 8.5L43.5 24H76.5Z", (14, 34, 92, 106)),
}

WINTER_BIRD = Plumage(BARK, BARK, BARK, STRAW, BARK, BARK, STRAW)


def characters(number: int, red: bool) -> str:
    """A number over the sign for ten thousand."""
    box, colour = (FIVE_BOX, WINE) if red else (NUMBER_BOX, INK)
    upper = character(NUMBERS[number - 1], BRUSH, box, colour, 1.8, stretch=1.12)
    return upper + character("萬", BRUSH, SIGN_BOX, colour, 1.0, stretch=1.12)


def rings(number: int, red: bool) -> str:
    """The dots: light rings with a core; the one is a target."""
    if number == 1:
        steps = zip((49, 38, 29, 18, 8), (MOON, NIGHT, GOLD, NIGHT, MOON), strict=True)
        return "".join(circle(60, 76.5, r, colour) for r, colour in steps)
    if red:
        return discs(RED_FIVE_DISCS, (CORAL, NIGHT), core=CORAL)
    return discs(DISCS[number], (MOON, NIGHT), core=GOLD)


def sticks(number: int, red: bool) -> str:
    """The bamboos: slimmer where they are many; the one is a bird."""
    if number == 1:
        return placed(bird(WINTER_BIRD), 0.5, 5, 0.95)
    if red:
        return bars(RED_FIVE_BARS, 20, WINE)
    return bars(BARS[number], {7: 19, 8: 16, 9: 19}.get(number, 22), BARK)


def honour(name: str) -> str:
    """A wind with its pointer, or a dragon: empty, bare or filled."""
    if name in POINTERS:
        sign, pointer, box = POINTERS[name]
        return path(pointer, INK) + character(sign, BRUSH, box, INK, 1, stretch=1.06)
    if name == "5z":
        return frame(18, 13, 84, 127, 9.5, 11, (BLUE, FACE))
    if name == "6z":
        return character("發", BRUSH, (11, 18, 98, 117), GREEN, 1.8, stretch=1.06)
    return rect(14, 13, 92, 127, 12, WINE) + character("中", BRUSH, (28, 26, 64, 101), FACE, 2.2, stretch=1.1)


def drawing(name: str) -> str:
    """What is drawn on the face of that name."""
    if name[1] == "z":
        return honour(name)
    suit = {"m": characters, "p": rings, "s": sticks}[name[1]]
    return suit(int(name[0]) or 5, name in RED_FIVES)


def pictures() -> dict[str, str]:
    """All pictures of the set, by the tile's name."""
    made = {}
    for name, (title, _) in FACES.items():
        body = BODIES[name[1]]
        colour = CORAL if body.face == NIGHT else WINE
        mark = star(97, 23, 15, colour) if name in RED_FIVES else ""
        made[name] = tile(title, drawing(name), mark=mark, body=body)
    return made | {"back": back(BACK_COLOURS)}
