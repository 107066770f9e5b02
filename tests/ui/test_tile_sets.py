"""Whether faces can be told apart by those who do not see every colour, or not much contrast.

``tests/ui/colour_vision.py`` says how it is measured. For a scale: in the plain set, whose red fives are told
by their colour above all, a red five of dots differs from a plain one in less than two hundredths of its
pixels at a width of 30.
"""

from __future__ import annotations

import re
from functools import cache
from itertools import combinations
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QColor

from mahjong_desk.assets import asset
from mahjong_desk.core.tiles import CODES, tile
from mahjong_desk.settings import TileSet
from mahjong_desk.ui.tile_pictures import TilePictures
from tests.scale import matrix, some
from tests.ui.colour_vision import SIGHTS, Lightness, contrast, difference, ground, lightness, marks
from tests.ui.pixels import image

WIDTHS = some((30, 46), 1)
SUITS = "mps"

CLEAR = 0.12
"""The share of pixels that differ between two faces: at a width of 30, a spot of 12 by 12."""

CLEAR_MARK = 0.06
"""Red fives keep the drawing of the five; what differs is a mark.

At a width of 30 that is a spot of 8 by 9. A letter that the usual eye can just read at arm's length
is less than 4 pixels high.
"""

SHADE = 20.0
"""By how much L* differs between the faces of two suits: a fifth of the way from black to white."""


def faces(*codes: str) -> list[tuple[str, str]]:
    return list(combinations(codes, 2))


SAME_RANK = [pair for rank in range(1, 10) for pair in faces(*(f"{rank}{suit}" for suit in SUITS))]
CONFUSABLE = {
    "the same rank in two suits": SAME_RANK,
    "dragons": faces("5z", "6z", "7z"),
    "winds": faces("1z", "2z", "3z", "4z"),
    "the one of bamboos and any other": [("1s", code) for code in CODES if code != "1s"],
}
RED_FIVES = [(f"0{suit}", f"5{suit}") for suit in SUITS]


@cache
def face(tile_set: TileSet, code: str, width: int, sight: str) -> Lightness:
    """A face as it is seen at so many pixels' width."""
    return lightness(image(TilePictures(tile_set).pixmap(tile(code), width, 1.0)), sight)


def least(tile_set: TileSet, pairs: list[tuple[str, str]], width: int, sight: str) -> tuple[float, str, str]:
    """How much the two of a pair differ that differ least, and which they are."""
    return min(
        (difference(face(tile_set, one, width, sight), face(tile_set, other, width, sight)), one, other)
        for one, other in pairs
    )


@pytest.mark.usefixtures("qapp")
@matrix(sight=SIGHTS, width=WIDTHS)
class TestTheSetToldApartWithoutColour:
    @pytest.mark.parametrize("kind", CONFUSABLE)
    def test_faces_differ(self, kind: str, width: int, sight: str) -> None:
        share, one, other = least(TileSet.SHAPES, CONFUSABLE[kind], width, sight)
        assert share >= CLEAR, f"{one} and {other}"

    def test_red_fives_differ_from_plain_ones(self, width: int, sight: str) -> None:
        share, one, other = least(TileSet.SHAPES, RED_FIVES, width, sight)
        assert share >= CLEAR_MARK, f"{one} and {other}"

    def test_suits_differ_by_their_shapes_alone(self, width: int, sight: str) -> None:
        drawn = {code: marks(face(TileSet.SHAPES, code, width, sight)) for pair in SAME_RANK for code in pair}
        share, one, other = min((difference(drawn[a], drawn[b]), a, b) for a, b in SAME_RANK)
        assert share >= CLEAR, f"{one} and {other}"

    def test_suits_differ_by_the_shade_of_their_faces_alone(self, width: int, sight: str) -> None:
        shades = [
            {ground(face(TileSet.SHAPES, f"{rank}{suit}", width, sight)) for rank in range(10)}
            for suit in SUITS
        ]
        for one, other in combinations(shades, 2):
            assert min(abs(a - b) for a in one for b in other) >= SHADE


@pytest.mark.usefixtures("qapp")
@matrix(sight=SIGHTS, width=WIDTHS)
def test_high_contrast_needs_no_colour_either(width: int, sight: str) -> None:
    for pairs in (*CONFUSABLE.values(), RED_FIVES):
        share, one, other = least(TileSet.CONTRAST, pairs, width, sight)
        assert share >= (CLEAR_MARK if pairs is RED_FIVES else CLEAR), f"{one} and {other}"


@pytest.mark.usefixtures("qapp")
def test_the_measure_finds_what_only_colour_tells() -> None:
    share, *_ = least(TileSet.PLAIN, RED_FIVES, 30, "tritanopia")
    assert share < CLEAR_MARK / 2


@pytest.mark.usefixtures("qapp")
def test_the_measure_is_not_taken_in_by_a_drawing_moved_aside() -> None:
    picture = face(TileSet.SHAPES, "9s", 30, "grey")
    moved = [[*row[-1:], *row[:-1]] for row in picture]
    assert difference(picture, picture) == difference(picture, moved) == 0


FILES = sorted(asset("tiles").glob("*/*.svg"))
SVG = "{http://www.w3.org/2000/svg}"


def test_every_set_has_the_same_files() -> None:
    expected = {f"{tile_set.value}/{code}" for tile_set in TileSet for code in (*CODES, "back")}
    assert {f"{path.parent.name}/{path.stem}" for path in FILES} == expected


def test_every_mark_in_high_contrast_has_seven_to_one() -> None:
    """Whatever is drawn on the face has the face's colour or stands out from it."""
    white = QColor("#ffffff")
    for path in FILES:
        if path.parent.name == TileSet.CONTRAST.value and path.stem != "back":
            root = ElementTree.parse(path).getroot()
            assert root.findall(f"{SVG}rect")[-1].get("fill") == white.name(), "the face"
            for group in root.findall(f"{SVG}g"):
                colours = re.findall(r'(?:fill|stroke)="(#[^"]*)"', ElementTree.tostring(group, "unicode"))
                assert colours
                for colour in {*colours} - {white.name()}:
                    assert contrast(QColor(colour), white) >= 7, f"{path.stem}: {colour}"
