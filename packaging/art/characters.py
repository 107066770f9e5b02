"""The tiles that bear a character: the suit of characters, winds and dragons."""

from __future__ import annotations

from outlines import BRUSH, Box, character
from palette import BLUE, FACE, GREEN, INK, RED
from svg_parts import frame

NUMBERS = "一二三四五六七八九"

NUMBER_BOX: Box = (21, 11, 78, 58)
NUMBER_BOX_BESIDE_INDEX: Box = (41, 11, 69, 58)
# A red five leaves the upper right corner to its mark.
FIVE_BOX: Box = (18, 11, 72, 58)
FIVE_BOX_BESIDE_INDEX: Box = (40, 11, 52, 58)
SIGN_BOX: Box = (21, 75, 78, 68)


def number_over_sign(number: int, box: Box, colour: str) -> str:
    """A number over the sign for ten thousand."""
    upper = character(NUMBERS[number - 1], BRUSH, box, colour, 1.1, stretch=1.12)
    return upper + character("萬", BRUSH, SIGN_BOX, RED, 0.6, stretch=1.12)


def characters(number: int, with_index: bool) -> str:
    return number_over_sign(number, NUMBER_BOX_BESIDE_INDEX if with_index else NUMBER_BOX, INK)


def red_five_characters(with_index: bool) -> str:
    return number_over_sign(5, FIVE_BOX_BESIDE_INDEX if with_index else FIVE_BOX, RED)


# The sign of each honour, its colour, and how much bolder than the font it is drawn.
HONOURS = {
    1: ("東", INK, 0.8),
    2: ("南", INK, 1.0),
    3: ("西", INK, 0.8),
    4: ("北", INK, 1.0),
    6: ("發", GREEN, 1.5),
    7: ("中", RED, 1.2),
}


def white_dragon(with_index: bool) -> str:
    """An empty frame."""
    x, y, width, height = (23, 53, 74, 91) if with_index else (18, 13, 84, 127)
    inner = 13 if with_index else 15
    outer = frame(x, y, width, height, 9.5, 9, (BLUE, FACE))
    return outer + frame(x + inner, y + inner, width - 2 * inner, height - 2 * inner, 4, 4, (BLUE, FACE))


def honours(number: int, with_index: bool) -> str:
    if number == 5:
        return white_dragon(with_index)
    sign, colour, weight = HONOURS[number]
    box = (14, 52, 92, 92) if with_index else (11, 18, 98, 117)
    return character(sign, BRUSH, box, colour, weight, stretch=1.06)
