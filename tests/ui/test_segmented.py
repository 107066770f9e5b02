import itertools

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QFontMetrics
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from mahjong_desk.core.tiles import Wind
from mahjong_desk.ui import theme
from mahjong_desk.ui.controls import Segmented
from mahjong_desk.ui.painting import ring_shows
from mahjong_desk.ui.theme import Role
from tests.ui.pixels import has

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton


class Row(QWidget):
    """A bar between two fields."""

    def __init__(self) -> None:
        super().__init__()
        self.before = QLineEdit(self)
        names = ("East", "South", "West", "North")
        self.bar = Segmented("Seat", [(wind, wind.name) for wind in Wind], self, names=names)
        self.after = QLineEdit(self)
        self.got: list[object] = []
        self.bar.chosen.connect(self.got.append)
        layout = QHBoxLayout(self)
        for widget in (self.before, self.bar, self.after):
            layout.addWidget(widget)


@pytest.fixture
def row(qtbot: QtBot) -> Row:
    made = Row()
    qtbot.addWidget(made)
    with qtbot.waitActive(made):
        made.show()
    made.before.setFocus()
    return made


def focused(row: Row) -> object:
    return next((wind for wind in Wind if row.bar.segment(wind).hasFocus()), None)


def press(qtbot: QtBot, row: Row, *keys: Key) -> None:
    for key in keys:
        widget = row.focusWidget()
        assert widget is not None
        qtbot.keyClick(widget, key)


def test_nothing_is_chosen_at_first(row: Row) -> None:
    assert row.bar.value() is None
    row.bar.set_value(Wind.S)
    assert row.bar.value() is Wind.S
    row.bar.set_value(None)
    assert row.bar.value() is None
    assert row.got == []


def test_an_unknown_value_is_an_error(row: Row) -> None:
    with pytest.raises(KeyError):
        row.bar.set_value("X")


def test_a_click_chooses_once(qtbot: QtBot, row: Row) -> None:
    for wind in (Wind.W, Wind.W, Wind.E):
        qtbot.mouseClick(row.bar.segment(wind), LEFT)
    assert row.got == [Wind.W, Wind.E]
    assert row.bar.value() is Wind.E
    assert [row.bar.segment(wind).isChecked() for wind in Wind] == [True, False, False, False]


def test_what_is_chosen_can_be_taken_back_at_once(qtbot: QtBot, row: Row) -> None:
    row.bar.set_value(Wind.E)
    row.bar.chosen.connect(lambda _: row.bar.set_value(Wind.E))
    qtbot.mouseClick(row.bar.segment(Wind.N), LEFT)
    assert row.bar.value() is Wind.E


def test_the_bar_is_one_stop_of_the_tabulator(qtbot: QtBot, row: Row) -> None:
    row.bar.set_value(Wind.W)
    press(qtbot, row, Key.Key_Tab)
    assert focused(row) is Wind.W, "the chosen one"
    press(qtbot, row, Key.Key_Tab)
    assert row.after.hasFocus()
    press(qtbot, row, Key.Key_Backtab)
    assert focused(row) is Wind.W
    press(qtbot, row, Key.Key_Backtab)
    assert row.before.hasFocus()
    row.bar.set_value(None)
    row.bar.set_available(Wind.E, False, "taken")
    press(qtbot, row, Key.Key_Tab)
    assert focused(row) is Wind.S, "the first that can be chosen"


def test_arrow_keys_move_and_choose_nothing(qtbot: QtBot, row: Row) -> None:
    press(qtbot, row, Key.Key_Tab)
    assert focused(row) is Wind.E
    for key, wind in (
        (Key.Key_Right, Wind.S),
        (Key.Key_Down, Wind.W),
        (Key.Key_Left, Wind.S),
        (Key.Key_Up, Wind.E),
        (Key.Key_Left, Wind.N),
        (Key.Key_Right, Wind.E),
        (Key.Key_End, Wind.N),
        (Key.Key_Home, Wind.E),
    ):
        press(qtbot, row, key)
        assert focused(row) is wind
    assert row.got == []
    assert row.bar.value() is None


@pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_Return, Key.Key_Enter])
def test_space_and_enter_choose(qtbot: QtBot, row: Row, key: Key) -> None:
    press(qtbot, row, Key.Key_Tab, Key.Key_Right, key, key)
    assert row.got == [Wind.S]
    assert row.bar.value() is Wind.S


def test_from_right_to_left_the_arrows_change_places(qtbot: QtBot, row: Row) -> None:
    row.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    press(qtbot, row, Key.Key_Tab, Key.Key_Left)
    assert focused(row) is Wind.S


def test_the_ring_shows_for_the_keyboard_only(qtbot: QtBot, row: Row) -> None:
    qtbot.mouseClick(row.bar.segment(Wind.S), LEFT)
    assert focused(row) is Wind.S
    assert not ring_shows(row.bar.segment(Wind.S))
    press(qtbot, row, Key.Key_Right)
    assert ring_shows(row.bar.segment(Wind.W))
    assert has(row.bar.segment(Wind.W), theme.colors().focus), "it is painted"
    assert not has(row.bar.segment(Wind.N), theme.colors().focus)


def test_what_cannot_be_chosen_says_why(qtbot: QtBot, row: Row) -> None:
    row.bar.set_available(Wind.S, False, "South won the hand")
    south = row.bar.segment(Wind.S)
    assert not south.isEnabled()
    assert south.toolTip() == "South won the hand"
    assert south.accessibleDescription() == "South won the hand"
    qtbot.mouseClick(south, LEFT)
    assert row.got == []
    press(qtbot, row, Key.Key_Tab, Key.Key_Right)
    assert focused(row) is Wind.W, "arrow keys pass it"
    row.bar.set_available(Wind.S, True)
    assert south.isEnabled()
    assert (south.toolTip(), south.accessibleDescription()) == (
        "",
        "Arrow keys go to the others, Space chooses",
    )


def test_a_chosen_value_stays_while_it_cannot_be_chosen(row: Row) -> None:
    row.bar.set_value(Wind.S)
    row.bar.set_available(Wind.S, False, "reason")
    assert row.bar.value() is Wind.S


def test_every_value_may_be_impossible(qtbot: QtBot, row: Row) -> None:
    for wind in Wind:
        row.bar.set_available(wind, False, "nobody can")
    press(qtbot, row, Key.Key_Tab)
    assert row.after.hasFocus()


def test_what_a_screen_reader_is_told(row: Row) -> None:
    row.bar.set_value(Wind.S)
    assert row.bar.accessibleName() == "Seat"
    told = QAccessible.queryAccessibleInterface(row.bar.segment(Wind.S))
    assert told.role() == QAccessible.Role.RadioButton
    row.bar.set_value(None)
    assert told.role() == QAccessible.Role.RadioButton, "none of them is chosen, and it is one all the same"
    row.bar.set_value(Wind.S)
    assert told.text(QAccessible.Text.Name) == "Seat: South"
    assert told.state().checked


@pytest.mark.parametrize("wide", [True, False])
def test_labels_are_never_cut_off(qtbot: QtBot, row: Row, wide: bool) -> None:
    bar = Segmented("Add", [(text, text) for text in ("Tile", "Concealed kong", "Winning")])
    qtbot.addWidget(bar)
    bar.show()
    bar.resize(bar.sizeHint() if wide else bar.minimumSizeHint())
    metrics = QFontMetrics(theme.font(Role.SMALL_STRONG))
    for text in ("Tile", "Concealed kong", "Winning"):
        spare = bar.segment(text).width() - metrics.horizontalAdvance(text)
        assert spare >= (20 if wide else 8)
    assert bar.minimumSizeHint().width() < bar.sizeHint().width()


def test_choosing_moves_nothing(row: Row) -> None:
    before = [row.bar.segment(wind).geometry() for wind in Wind]
    row.bar.set_value(Wind.W)
    row.repaint()
    assert [row.bar.segment(wind).geometry() for wind in Wind] == before
    assert row.bar.segment(Wind.W).sizeHint() == row.bar.segment(Wind.W).sizeHint()


@pytest.mark.parametrize(("width", "rows"), [(1000, 1), (330, 1), (200, 2), (120, 3), (40, 4)])
def test_segments_stand_in_rows_where_there_is_no_room(qtbot: QtBot, width: int, rows: int) -> None:
    texts = ("Tile", "Chow", "Concealed kong", "Winning")
    bar = Segmented("Add", [(text, text) for text in texts])
    qtbot.addWidget(bar)
    bar.resize(width, bar.heightForWidth(width))
    bar.show()
    segments = [bar.segment(text) for text in texts]
    assert len({segment.y() for segment in segments}) == rows
    for segment in segments:
        assert segment.width() >= segment.minimumSizeHint().width()
        assert segment.geometry().bottom() < bar.height()
        assert segment.geometry().right() < max(width, bar.minimumSizeHint().width())
    for one, other in itertools.combinations(segments, 2):
        assert not one.geometry().intersects(other.geometry())
    firsts = [segment for segment in segments if segment.first]
    assert len(firsts) == len([segment for segment in segments if segment.last]) == rows


def test_a_layout_gives_the_rows_their_height(qtbot: QtBot) -> None:
    panel = QWidget()
    qtbot.addWidget(panel)
    layout = QVBoxLayout(panel)
    bar = Segmented("Seat", [(wind, wind.name * 6) for wind in Wind])
    layout.addWidget(bar)
    layout.addStretch()
    panel.resize(400, 200)
    panel.show()
    high = bar.height()
    panel.resize(160, 200)
    qtbot.waitUntil(lambda: bar.height() > high)
    assert bar.height() == bar.heightForWidth(bar.width())
