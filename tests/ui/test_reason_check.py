import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from mahjong_desk.ui.controls import ReasonCheck
from tests.ui.pixels import image

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def check(qtbot: QtBot) -> ReasonCheck:
    made = ReasonCheck("Kong replacement")
    qtbot.addWidget(made)
    made.resize(260, made.heightForWidth(260))
    made.show()
    return made


def collected(check: ReasonCheck) -> list[bool]:
    got: list[bool] = []
    check.toggled_by_user.connect(got.append)
    return got


def test_clicks_and_the_space_bar_toggle(qtbot: QtBot, check: ReasonCheck) -> None:
    got = collected(check)
    qtbot.mouseClick(check, LEFT)
    qtbot.keyClick(check, Qt.Key.Key_Space)
    # All of it can be clicked, not the box alone.
    qtbot.mouseClick(check, LEFT, pos=check.rect().bottomRight())
    assert got == [True, False, True]


def test_showing_a_state_emits_nothing(check: ReasonCheck) -> None:
    got = collected(check)
    check.set_checked(True)
    assert check.isChecked()
    check.set_checked(False)
    assert got == []


def test_a_reason_disables_and_is_told(qtbot: QtBot, check: ReasonCheck) -> None:
    got = collected(check)
    check.set_checked(True)
    check.set_reason("self-draw only")
    assert check.reason() == "self-draw only"
    qtbot.mouseClick(check, LEFT)
    assert got == []
    assert check.isChecked()
    told = QAccessible.queryAccessibleInterface(check)
    assert told.role() == QAccessible.Role.CheckBox
    assert told.text(QAccessible.Text.Name) == "Kong replacement"
    assert told.text(QAccessible.Text.Description) == "self-draw only"
    check.set_reason(None)
    assert check.reason() is None
    assert check.isEnabled()
    assert told.text(QAccessible.Text.Description) == "Space sets it, and takes it off again"


def test_the_reason_stands_beside_the_label_where_there_is_room(check: ReasonCheck) -> None:
    check.set_reason("self-draw only")
    wide, narrow = check._places(300), check._places(180)
    assert wide.reason.left() > wide.label.right()
    assert wide.reason.bottom() <= wide.label.bottom()
    assert narrow.reason.top() > narrow.label.top()
    assert narrow.reason.left() == narrow.label.left()
    assert narrow.height > wide.height


@pytest.mark.parametrize("width", [90, 120, 150, 200, 260, 400])
def test_nothing_is_cut_off(check: ReasonCheck, width: int) -> None:
    check.set_label("A label that itself is quite long")
    check.set_reason("because this and that do not go together at all")
    places = check._places(width)
    height = check.heightForWidth(width)
    for rect in (places.indicator, places.label, places.reason):
        assert rect.right() < max(width, check.minimumSizeHint().width())
        assert rect.bottom() < height
    assert not places.label.intersects(places.reason)
    assert not places.label.intersects(places.indicator)


def test_a_layout_gives_it_the_height_it_needs(qtbot: QtBot) -> None:
    panel = QWidget()
    qtbot.addWidget(panel)
    layout = QVBoxLayout(panel)
    layout.setContentsMargins(0, 0, 0, 0)
    check = ReasonCheck("Blessing of Earth")
    layout.addWidget(check)
    layout.addStretch()
    panel.resize(160, 300)
    panel.show()
    low = check.height()
    check.set_reason("only on the very first discard of East")
    qtbot.waitUntil(lambda: check.height() > low)
    assert check.height() == check.heightForWidth(160)


def test_it_says_what_it_is_given(check: ReasonCheck) -> None:
    check.set_label("Last discard")
    assert check.text() == "Last discard"
    assert check.grab().toImage() != ReasonCheck("").grab().toImage()


def test_from_right_to_left_the_box_stands_at_the_right(check: ReasonCheck) -> None:
    check.set_label("")

    def inked() -> list[int]:
        """The columns of pixels that have anything on them at half the height."""
        seen = image(check)
        middle = seen.height() // 2
        ground = seen.pixelColor(seen.width() // 2, middle)
        return [x for x in range(seen.width()) if seen.pixelColor(x, middle) != ground]

    before = inked()
    assert before[0] < before[-1] < 30
    check.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    assert inked() == [check.width() - 1 - x for x in reversed(before)]
