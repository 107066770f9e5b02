import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from mahjong_desk.ui.fold import Fold

Key = Qt.Key


@pytest.fixture
def fold(qtbot: QtBot) -> Fold:
    made = Fold("Nearly", QLabel("the body"))
    qtbot.addWidget(made)
    made.show()
    return made


def collected(fold: Fold) -> list[bool]:
    got: list[bool] = []
    fold.opened.connect(got.append)
    return got


def test_a_click_opens_and_closes(qtbot: QtBot, fold: Fold) -> None:
    got = collected(fold)
    assert not fold.body.isVisible()
    qtbot.mouseClick(fold.header, Qt.MouseButton.LeftButton)
    assert fold.body.isVisible()
    assert fold.is_open()
    qtbot.mouseClick(fold.header, Qt.MouseButton.LeftButton)
    assert not fold.body.isVisible()
    assert got == [True, False]


@pytest.mark.parametrize(
    ("keys", "is_open"),
    [
        ([Key.Key_Space], True),
        ([Key.Key_Return], True),
        ([Key.Key_Enter, Key.Key_Enter], False),
        ([Key.Key_Right], True),
        ([Key.Key_Right, Key.Key_Right], True),
        ([Key.Key_Left], False),
        ([Key.Key_Right, Key.Key_Left], False),
    ],
)
def test_keys_open_and_close(qtbot: QtBot, fold: Fold, keys: list[Key], is_open: bool) -> None:
    assert fold.header.focusPolicy() & Qt.FocusPolicy.TabFocus
    for key in keys:
        qtbot.keyClick(fold.header, key)
    assert fold.is_open() is is_open
    assert fold.body.isVisible() is is_open


def test_from_the_program(fold: Fold) -> None:
    got = collected(fold)
    fold.set_open(True)
    fold.set_open(True)
    assert got == [True]
    assert fold.body.isVisible()


def test_with_nothing_in_it_it_stays_closed(qtbot: QtBot, fold: Fold) -> None:
    fold.set_open(True)
    fold.set_detail("nothing was outranked")
    fold.set_openable(False)
    assert not fold.is_open()
    qtbot.mouseClick(fold.header, Qt.MouseButton.LeftButton)
    assert not fold.is_open()
    for key in (Key.Key_Space, Key.Key_Return, Key.Key_Right):
        qtbot.keyClick(fold.header, key)
        assert not fold.is_open()
    fold.set_open(True)
    assert not fold.is_open()
    assert not fold.body.isVisible()
    fold.set_openable(True)
    qtbot.keyClick(fold.header, Key.Key_Space)
    assert fold.is_open()


def test_what_a_screen_reader_is_told(fold: Fold) -> None:
    told = QAccessible.queryAccessibleInterface(fold.header)
    fold.set_detail("2 of them")
    assert told.text(QAccessible.Text.Name) == "Nearly, 2 of them"
    assert told.text(QAccessible.Text.Description) == "closed"
    fold.set_open(True)
    assert told.text(QAccessible.Text.Description) == "open"
    fold.set_openable(False)
    assert told.text(QAccessible.Text.Description) == "nothing to open"


def test_a_detail_that_is_shortened_is_in_the_tool_tip(fold: Fold) -> None:
    fold.resize(600, 40)
    fold.set_detail("what one change would make of it")
    assert fold.header.toolTip() == ""
    fold.resize(150, 40)
    assert fold.header.toolTip() == "what one change would make of it"
    assert fold.header.minimumSizeHint().width() < 150
