"""The one of bamboos: a peacock that trails its train."""

from __future__ import annotations

from typing import NamedTuple

from palette import BLUE, FACE, GREEN, INK, RED
from svg_parts import circle, line, path, placed


class Plumage(NamedTuple):
    """The bird's colours. The ground is the face's: it parts feathers, and is the white of the eye."""

    body: str
    feathers: str
    wing: str
    quill: str
    """The line on the wing."""
    eyes: str
    """The eyes on the feathers."""
    legs: str
    """Legs, crest and beak."""
    ground: str


PEACOCK = Plumage(BLUE, GREEN, GREEN, FACE, RED, RED, FACE)

# The head is in the upper right, so that the corner of the index stays free.
BODY = (
    "M87 19C96 17 102 23 101 32C100 39 97 45 99 54C101 63 108 70 107 84C106 103 90 116 72 113"
    "C62 111 57 104 56 94C68 90 79 80 82 66C84 56 80 46 78 37C75 28 79 21 87 19Z"
)
WING = "M94 79C98 94 86 107 70 106C61 105 55 106 47 112C47 95 60 88 70 86C80 84 86 72 94 79Z"

# The train fans out from here, in degrees from upright.
ROOT = (70, 92)
FAN = (-60, -86, -112, -138)


def feather(plumage: Plumage) -> str:
    """One feather from the origin upwards, with its eye."""
    return (
        line("M-3 0C-3 -20 -11 -32 -11 -45C-11 -63 11 -63 11 -45C11 -32 3 -20 3 0", plumage.ground, 2.4)
        + path("M-3 0C-3 -20 -11 -32 -11 -45C-11 -63 11 -63 11 -45C11 -32 3 -20 3 0Z", plumage.feathers)
        + circle(0, -46, 7.2, plumage.ground)
        + circle(0, -46, 5, plumage.eyes)
    )


def crest(colour: str) -> str:
    stalks = line("M87 21L80 11M91 20L91 8M95 21L102 12", colour, 2.6)
    return stalks + circle(79, 11, 4, colour) + circle(91, 8, 4, colour) + circle(103, 11, 4, colour)


def legs(colour: str) -> str:
    return line("M78 108L76 139M92 106L93 139M66 142L76 139L84 142M87 142L93 139L104 142", colour, 5)


def bird(plumage: Plumage = PEACOCK) -> str:
    fan = "".join(placed(feather(plumage), *ROOT, turn=turn) for turn in FAN)
    head = circle(90, 29, 5, plumage.ground) + circle(91, 29, 2.8, INK)
    beak = path("M100 26L114 34L99 37Z", plumage.legs)
    wing = path(WING, plumage.wing) + line("M87 90C84 98 76 100 67 99", plumage.quill, 2.6)
    return crest(plumage.legs) + legs(plumage.legs) + fan + path(BODY, plumage.body) + wing + head + beak


def bird_tile(with_index: bool) -> str:
    return placed(bird(), 3, 6, 0.94) if with_index else placed(bird(), 0.5, 5, 0.95)
