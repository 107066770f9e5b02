"""The tile itself, under the drawing: its face, its back, the index and the mark of a red five."""

from __future__ import annotations

import cmath
import math
from typing import NamedTuple

from outlines import SANS_BOLD, character, proportion
from palette import BACK, BACK_DARK, BACK_LIGHT, FACE, FACE_EDGE, FACE_LINE, INK, RED
from svg_parts import document, frame, group, num, path, rect

WIDTH, HEIGHT = 120, 160


class Body(NamedTuple):
    """What a tile is made of: the colours of its face, of the line around it, of its edge and of its back.

    The line's width is in units.
    """

    face: str
    line: str
    edge: str
    back: str
    line_width: float = 1.5


IVORY = Body(FACE, FACE_LINE, FACE_EDGE, BACK)


class BackColours(NamedTuple):
    """The colours of a tile that lies face down, from the table upwards."""

    edge: str
    dark: str
    ground: str
    pattern: str


BLUE_BACK = BackColours(FACE_EDGE, BACK_DARK, BACK, BACK_LIGHT)


def tile(title: str, drawing: str, index: str = "", mark: str = "", body: Body = IVORY) -> str:
    """A whole picture: the body with the drawing, the index and the mark, each a group of its own."""
    parts = [
        # A sliver of the back and the ivory's edge, so that the tile has a thickness.
        rect(2, 10, 116, 148.5, 13, body.back),
        rect(2, 6, 116, 148, 13, body.edge),
        frame(2, 1.5, 116, 149, 13, body.line_width, (body.line, body.face)),
        group("drawing", [drawing]),
    ]
    if mark:
        parts.append(group("mark", [mark]))
    if index:
        parts.append(group("index", [index]))
    return document(WIDTH, HEIGHT, title, parts)


def index_sign(sign: str, colour: str = INK) -> str:
    """The Latin index, in the upper left corner: digits in a narrow column, letters over the drawing."""
    height, weight = 35, 0.9
    width = proportion(sign, SANS_BOLD) * height
    if sign.isdigit():
        width = min(width, 25)
    return character(sign, SANS_BOLD, (9, 11, width, height), colour, weight, stretch=2)


def large_index_sign(sign: str, colour: str) -> str:
    """The index where it is read first: half as large again."""
    height, weight = 51, 1.2
    width = proportion(sign, SANS_BOLD) * height
    if sign.isdigit():
        width = min(width, 32)
    return character(sign, SANS_BOLD, (11, 10.5, width, height), colour, weight, stretch=2)


def index_on_field(sign: str, colours: tuple[str, str]) -> str:
    """A digit of the second colour on a field of the first, as large as a large index."""
    field, ground = colours
    return rect(8, 8, 38, 56, 9, field) + character(sign, SANS_BOLD, (14, 15, 26, 42), ground, 0.4, stretch=2)


def red_mark() -> str:
    """A diamond: red fives are told by more than their colour."""
    return path("M103 8L111.5 17.5L103 27L94.5 17.5Z", RED)


def star(x: float, y: float, r: float, colour: str) -> str:
    """A star of five points that reach r units from its middle: the red five's mark where shapes count."""
    points = []
    for step in range(10):
        # The inner points lie further out than a drawn pentagram's, so that a small star stays a star.
        point = complex(x, y) + cmath.rect(r if step % 2 == 0 else r * 0.46, math.radians(step * 36 - 90))
        points.append(f"{num(point.real)} {num(point.imag)}")
    return path(f"M{'L'.join(points)}Z", colour)


def back(colours: BackColours = BLUE_BACK) -> str:
    """The back of a tile: a lattice of diamonds in a frame."""
    lattice = ""
    for row in range(6):
        for column in range(4):
            x, y = 24 + column * 24, 22 + row * 22
            lattice += f"M{x} {y - 7}l7 7l-7 7l-7 -7z"
    return document(
        WIDTH,
        HEIGHT,
        "Back of a tile",
        [
            rect(2, 10, 116, 148.5, 13, colours.edge),
            rect(2, 6, 116, 148, 13, colours.dark),
            rect(2, 1.5, 116, 149, 13, colours.ground),
            frame(8, 7.5, 104, 137, 9, 2, (colours.pattern, colours.ground)),
            path(lattice, colours.pattern),
        ],
    )
