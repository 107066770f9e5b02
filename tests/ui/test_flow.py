from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from mahjong_desk.ui.controls import Chip
from mahjong_desk.ui.flow import Flow
from tests.window.driving import settle

RIGHT_TO_LEFT = Qt.LayoutDirection.RightToLeft
LONG = "Won on the two of bamboos, discarded by the player who sits in the south"


@pytest.fixture
def flow(qtbot: QtBot) -> Flow:
    made = Flow()
    qtbot.addWidget(made)
    made.resize(300, 200)
    made.show()
    return made


def test_parts_lie_one_after_another_until_there_is_no_room(flow: Flow) -> None:
    chips = [Chip(text) for text in ("Ready", "13 of 14 tiles", "Seat: East", "Round: South", "No discarder")]
    flow.set_parts(chips)
    rows = {chip.y() for chip in chips}
    assert len(rows) > 1
    assert chips[0].x() == 0
    for one, other in pairwise(chips):
        assert other.x() > one.geometry().right() if other.y() == one.y() else other.x() == 0
    assert all(chip.geometry().right() < flow.width() for chip in chips)


def test_from_right_to_left_everything_is_mirrored(flow: Flow) -> None:
    chips = [Chip(text) for text in ("Ready", "13 of 14 tiles", "Seat: East", "Round: South", "No discarder")]
    flow.set_parts(chips)
    before = [chip.geometry() for chip in chips]
    flow.setLayoutDirection(RIGHT_TO_LEFT)
    for chip, rect in zip(chips, before, strict=True):
        assert (chip.y(), chip.size()) == (rect.y(), rect.size())
        assert chip.x() == flow.width() - rect.x() - rect.width()


def test_what_is_wider_than_a_row_wraps_in_it(flow: Flow) -> None:
    chips = [Chip("Ready"), Chip(LONG), Chip("Seat: East")]
    flow.set_parts(chips)
    assert chips[1].width() == flow.width()
    assert chips[1].height() >= chips[1].heightForWidth(flow.width()) > chips[0].height()
    assert chips[2].y() > chips[1].geometry().bottom()
    assert flow.heightForWidth(flow.width()) == chips[2].geometry().bottom() + 1


def test_what_is_hidden_takes_no_room(flow: Flow) -> None:
    chips = [Chip("Ready"), Chip("13 of 14 tiles"), Chip("Seat: East")]
    flow.set_parts(chips)
    place = chips[1].pos()
    chips[1].hide()
    flow.refresh()
    assert chips[2].pos() == place


def test_a_longer_text_moves_the_others_by_itself(flow: Flow) -> None:
    chips = [Chip("Ready"), Chip("Seat: East")]
    flow.set_parts(chips)
    before = chips[1].x()
    chips[0].setText("Complete hand")
    settle()
    assert chips[1].x() > before


def test_other_parts_take_the_place_of_those_before(flow: Flow) -> None:
    first, second, third = Chip("Ready"), Chip("Seat: East"), Chip("Seat: South")
    flow.set_parts([first, second])
    flow.set_parts([third, second])
    settle()
    assert not isValid(first)
    assert third.x() == 0
    assert third.isVisible()
    assert second.x() > third.geometry().right()
