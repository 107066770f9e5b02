"""The rows of tiles on the felt, alone."""

from itertools import groupby

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.notation import parse_hand
from mahjong_desk.models.editor import Editor
from mahjong_desk.models.tiles import HandModels
from mahjong_desk.ui.tile_delegates import TileDelegate
from mahjong_desk.ui.tile_rows import TileRow
from tests.ui.pixels import image
from tests.window.driving import settle

Direction = Qt.LayoutDirection


@pytest.mark.parametrize("direction", [Direction.LeftToRight, Direction.RightToLeft])
def test_suits_are_set_apart_whichever_way_one_reads(qtbot: QtBot, direction: Direction) -> None:
    editor = Editor(Draft(parse_hand("23m456p7s")))
    models = HandModels(editor, editor)
    delegate = TileDelegate("", editor)
    row = TileRow(models.tiles, delegate, "", None)  # type: ignore[arg-type]  # a window of its own
    qtbot.addWidget(row)
    row.setLayoutDirection(direction)
    row.resize(500, 90)
    row.show()
    settle()
    seen = image(row)
    middle = seen.height() // 2
    ground = [seen.pixelColor(x, middle) == seen.pixelColor(0, seen.height() - 1) for x in range(500)]
    if direction is Direction.RightToLeft:
        ground.reverse()
    # What lies between the tiles, without what lies around them.
    gaps = [len(list(pixels)) for is_ground, pixels in groupby(ground) if is_ground][1:-1]
    assert [gap > 8 for gap in gaps] == [False, True, False, False, True]
