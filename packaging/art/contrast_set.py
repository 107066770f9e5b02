"""The set in high contrast: few strong shapes, black on white, and an index that is read first.

Every colour has at least 7 : 1 against the face. A dot is a disc with a hole, a bamboo a bar with knots, and
characters are taken from a font whose strokes are even.
"""

from __future__ import annotations

from bird import Plumage, bird
from characters import NUMBERS
from faces import BackColours, Body, back, index_on_field, large_index_sign, star, tile
from names import FACES, RED_FIVES
from outlines import CJK, Box, character
from palette import BLACK, DEEP_BLUE, DEEP_GREEN, DEEP_RED, STONE, WHITE
from simple_shapes import Bar, Disc, bars, discs
from svg_parts import circle, frame, placed

BODY = Body(WHITE, BLACK, STONE, BLACK, line_width=3.5)
BACK_COLOURS = BackColours(edge=STONE, dark=BLACK, ground=BLACK, pattern=WHITE)

NUMBER_BOX: Box = (53, 12, 57, 48)
# A red five leaves the upper right corner to its mark.
FIVE_BOX: Box = (50, 28, 32, 36)
SIGN_BOX: Box = (12, 68, 96, 76)
HONOUR_BOX: Box = (10, 66, 100, 78)

# Where a bamboo or a dot would be small beside the index, all are below it.
BARS: dict[int, list[Bar]] = {
    2: [(78, 40, 60, 0), (78, 114, 60, 0)],
    3: [(78, 40, 60, 0), (52, 114, 60, 0), (100, 114, 60, 0)],
    4: [(x, y, 60, 0) for y in (40, 114) for x in (64, 98)],
    5: [(x, y, 34, 0) for x, y in ((28, 84), (92, 84), (60, 105.5), (28, 127), (92, 127))],
    6: [(x, y, 60, 0) for y in (40, 114) for x in (58, 80, 102)],
    7: [(78, 36, 46, 0), *((x, y, 34, 0) for y in (84, 127) for x in (27, 60, 93))],
    8: [(x, y, 34, 0) for y in (84, 127) for x in (22, 47, 73, 98)],
    9: [(x, y, 36, 0) for y in (28, 77, 126) for x in (58, 80, 102)],
}
SIX: list[Disc] = [(x, y, 16) for y in (87, 126.5) for x in (25.5, 60, 94.5)]
DISCS: dict[int, list[Disc]] = {
    2: [(82, 39, 28), (82, 113, 28)],
    3: [(90, 31, 20.5), (64, 77, 20.5), (38, 123, 20.5)],
    4: [(x, y, 19) for y in (85, 125) for x in (34, 86)],
    5: [(28, 83, 17), (92, 83, 17), (60, 105, 17), (28, 127, 17), (92, 127, 17)],
    6: SIX,
    7: [(80, 38, 16), *SIX],
    8: [(63, 38, 15), (96.5, 38, 15), *SIX],
    9: [(x, y, 12.5) for y in (77.5, 104.5, 131.5) for x in (26, 60, 94)],
}

HONOURS = {
    "1z": ("東", BLACK),
    "2z": ("南", BLACK),
    "3z": ("西", BLACK),
    "4z": ("北", BLACK),
    "6z": ("發", DEEP_GREEN),
    "7z": ("中", DEEP_RED),
}

CROW = Plumage(BLACK, BLACK, WHITE, BLACK, BLACK, BLACK, WHITE)


def characters(number: int, box: Box, colour: str) -> str:
    """A number over the sign for ten thousand."""
    upper = character(NUMBERS[number - 1], CJK, box, colour, 2, stretch=1.15)
    return upper + character("萬", CJK, SIGN_BOX, colour, 1.6, stretch=1.15)


def honour(name: str) -> str:
    """A wind or a dragon, below its letter; the white dragon is an empty frame."""
    if name == "5z":
        return frame(18, 69, 84, 74, 6, 12, (DEEP_BLUE, WHITE))
    sign, colour = HONOURS[name]
    return character(sign, CJK, HONOUR_BOX, colour, 2.2, stretch=1.15)


def great_disc() -> str:
    """The one of dots."""
    rings = zip((43, 29, 17), (BLACK, WHITE, BLACK), strict=True)
    return "".join(circle(64, 99.5, r, colour) for r, colour in rings)


def drawing(name: str) -> str:
    """What is drawn on the face of that name."""
    number, suit = int(name[0]) or 5, name[1]
    colour = DEEP_RED if name in RED_FIVES else BLACK
    if suit == "z":
        return honour(name)
    if suit == "m":
        return characters(number, FIVE_BOX if name in RED_FIVES else NUMBER_BOX, colour)
    if number == 1:
        return placed(bird(CROW), 13, 17, 0.86) if suit == "s" else great_disc()
    if suit == "s":
        return bars(BARS[number], 17 if number > 5 else 20, colour)
    return discs(DISCS[number], (colour, WHITE))


def pictures() -> dict[str, str]:
    """All pictures of the set, by the tile's name.

    A red five has its index on a filled field besides its star: two shapes tell it, and its colour.
    """
    made = {}
    for name, (title, sign) in FACES.items():
        index, mark = large_index_sign(sign, BLACK), ""
        if name in RED_FIVES:
            index = index_on_field(sign, (DEEP_RED, WHITE))
            mark = star(96, 25, 15, DEEP_RED)
        made[name] = tile(title, drawing(name), index, mark, BODY)
    return made | {"back": back(BACK_COLOURS)}
