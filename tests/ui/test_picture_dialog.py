"""The dialog before a picture is saved."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from mahjong_desk.ui.picture_dialog import PictureDialog
from mahjong_desk.ui.picture_files import NARROWEST, WIDEST, Format, picture
from tests.ui.taking import HANDS, inked, taken

Key = Qt.Key


@pytest.fixture
def dialog(qtbot: QtBot) -> Iterator[PictureDialog]:
    made = PictureDialog(taken(HANDS["usual"]), 1440)
    with qtbot.waitActive(made):
        made.open()
    yield made
    if isValid(made):
        made.close()


def saved(qtbot: QtBot, dialog: PictureDialog) -> list[object]:
    """What the dialog asks for when its button is clicked."""
    with qtbot.waitSignal(dialog.wanted) as asked:
        qtbot.mouseClick(dialog.save, Qt.MouseButton.LeftButton)
    return list(asked.args)


def test_a_scale_sets_the_width(qtbot: QtBot, dialog: PictureDialog) -> None:
    assert dialog.scale.value() == 2
    for scale, width in ((1, 720), (2, 1440), (3, 2160), (4, 2880)):
        qtbot.mouseClick(dialog.scale.segment(scale), Qt.MouseButton.LeftButton)
        assert (dialog.pixels.value(), dialog.scale.value()) == (width, scale)
    assert saved(qtbot, dialog) == [Format.PNG, 2880]


def test_any_width_can_be_typed(qtbot: QtBot, dialog: PictureDialog) -> None:
    dialog.pixels.setFocus()
    dialog.pixels.selectAll()
    QTest.keyClicks(dialog.pixels, "1000")
    QTest.keyClick(dialog.pixels, Key.Key_Tab)
    assert dialog.pixels.value() == 1000
    assert dialog.scale.value() is None
    high = picture(taken(HANDS["usual"]), 1000).height()
    assert dialog._height.text() == f"pixels wide, {high} high"
    assert saved(qtbot, dialog) == [Format.PNG, 1000]


def test_a_width_that_is_typed_last_counts(qtbot: QtBot, dialog: PictureDialog) -> None:
    dialog.pixels.setFocus()
    dialog.pixels.selectAll()
    QTest.keyClicks(dialog.pixels, "900")
    with qtbot.waitSignal(dialog.wanted) as asked:
        QTest.keyClick(dialog.pixels, Key.Key_Return)
    assert list(asked.args) == [Format.PNG, 900]


def test_widths_have_bounds(dialog: PictureDialog) -> None:
    assert (dialog.pixels.minimum(), dialog.pixels.maximum()) == (NARROWEST, WIDEST)


def test_an_svg_has_no_size(qtbot: QtBot, dialog: PictureDialog) -> None:
    qtbot.mouseClick(dialog.format.segment(Format.SVG), Qt.MouseButton.LeftButton)
    assert not dialog.pixels.isEnabled()
    assert not dialog.scale.isEnabled()
    assert saved(qtbot, dialog)[0] is Format.SVG


def test_cancel_and_escape_ask_for_nothing(qtbot: QtBot) -> None:
    for leave in ("cancel", "escape"):
        dialog = PictureDialog(taken(HANDS["usual"]), 1440)
        with qtbot.waitActive(dialog):
            dialog.open()
        with qtbot.assertNotEmitted(dialog.wanted), qtbot.waitSignal(dialog.finished):
            if leave == "cancel":
                qtbot.mouseClick(dialog.cancel, Qt.MouseButton.LeftButton)
            else:
                QTest.keyClick(dialog, Key.Key_Escape)


@pytest.mark.parametrize("name", list(HANDS))
def test_every_hand_has_a_preview_of_its_own_shape(qtbot: QtBot, name: str) -> None:
    dialog = PictureDialog(taken(HANDS[name]), 720)
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    preview = dialog.preview
    size = preview.page.size
    assert preview.width() / preview.height() == pytest.approx(size.width() / size.height(), rel=0.02)
    assert inked(preview.grab().toImage(), 0, 0, preview.width(), preview.height() / 2) > 10
