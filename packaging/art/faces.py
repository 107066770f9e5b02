"""The tile itself, under the drawing: its face, its back, the index and the mark of a red five."""

from __future__ import annotations

from outlines import SANS_BOLD, character, proportion
from palette import BACK, BACK_DARK, BACK_LIGHT, FACE, FACE_EDGE, FACE_LINE, INK, RED
from svg_parts import document, frame, group, path, rect

WIDTH, HEIGHT = 120, 160


def tile(title: str, drawing: str, index: str = "", mark: str = "", colour: str = INK) -> str:
    parts = [
        # A sliver of the back and the ivory's edge, so that the tile has a thickness.
        rect(2, 10, 116, 148.5, 13, BACK),
        rect(2, 6, 116, 148, 13, FACE_EDGE),
        frame(2, 1.5, 116, 149, 13, 1.5, (FACE_LINE, FACE)),
        group("drawing", [drawing]),
    ]
    if mark:
        parts.append(group("mark", [mark]))
    if index:
        parts.append(group("index", [index_sign(index, colour)]))
    return document(WIDTH, HEIGHT, title, parts)


def index_sign(sign: str, colour: str) -> str:
    """The Latin index, in the upper left corner: digits in a narrow column, letters over the drawing."""
    height, weight = 35, 0.9
    width = proportion(sign, SANS_BOLD) * height
    if sign.isdigit():
        width = min(width, 25)
    return character(sign, SANS_BOLD, (9, 11, width, height), colour, weight, stretch=2)


def red_mark() -> str:
    """A diamond: red fives are told by more than their colour."""
    return path("M103 8L111.5 17.5L103 27L94.5 17.5Z", RED)


def back() -> str:
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
            rect(2, 10, 116, 148.5, 13, FACE_EDGE),
            rect(2, 6, 116, 148, 13, BACK_DARK),
            rect(2, 1.5, 116, 149, 13, BACK),
            frame(8, 7.5, 104, 137, 9, 2, (BACK_LIGHT, BACK)),
            path(lattice, BACK_LIGHT),
        ],
    )
