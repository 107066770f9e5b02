"""For whoever sees nothing or has no mouse: names, and a way to everything by the keyboard."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QTabBar,
    QWidget,
)

from mahjong_desk.ui.tab_order import hands_on
from tests.scale import some
from tests.window.driving import Desk, Key, all_widgets, settle

HAND = "11122233999m55p+3m ron seat=S from=W"


@pytest.fixture
def desk(shared_desk: Desk) -> Desk:
    """One window for these tests, which begins again for each of them."""
    return shared_desk


def spoken_name(widget: QWidget) -> str:
    """What a screen reader calls a widget."""
    interface = QAccessible.queryAccessibleInterface(widget)
    return interface.text(QAccessible.Text.Name)


def focusable(root: QWidget) -> list[QWidget]:
    """What the tabulator may stop at; a part that hands its focus on is none."""
    widgets = [w for w in all_widgets(root) if w.isEnabled() and not hands_on(w)]
    return [w for w in widgets if w.focusPolicy() & Qt.FocusPolicy.TabFocus]


def tab_round(desk: Desk, key: Qt.Key, most: int = 80) -> list[QWidget]:
    """Where the tabulator goes, until it comes back to the start."""
    start = QApplication.focusWidget()
    assert start is not None
    seen = [start]
    for _ in range(most):
        if key is Key.Key_Backtab:
            desk.key(Key.Key_Tab, Qt.KeyboardModifier.ShiftModifier)
        else:
            desk.key(key)
        now = QApplication.focusWidget()
        assert now is not None
        if now is start:
            return seen
        seen.append(now)
    raise AssertionError(f"never back at the start: {seen}")


def check_told(root: QWidget) -> None:
    """Everything that takes the focus has a name, and says what it is for or how it is used."""
    widgets = focusable(root)
    assert widgets
    for widget in widgets:
        interface = QAccessible.queryAccessibleInterface(widget)
        name, description = (interface.text(t) for t in (QAccessible.Text.Name, QAccessible.Text.Description))
        assert name, widget
        if isinstance(widget, QComboBox):
            # On Linux Qt gives what is chosen for the name of it.
            assert widget.accessibleName(), widget
        if isinstance(widget, QTabBar):
            continue  # Qt gives the name of its tab, and nothing else
        assert description, f"{name}: {widget}"
        assert description != name


def test_everything_that_takes_the_focus_has_a_name_and_a_description(desk: Desk) -> None:
    for line in (
        HAND,
        "123m456p789s1122z+3z",
        "2345678m111z(666z)",
        "1112345678999m+5m tsumo",
        "123456m123p789s1z+1z tsumo rules=reach dora=1m riichi",
        "123p789s(234p)55z+5z rules=tenhou players=3 north=1",
        "nonsense",
    ):
        desk.paste(line)
        check_told(desk.window)


def open_options(desk: Desk) -> None:
    desk.click(desk.window.header.options)


def open_chart(desk: Desk) -> None:
    desk.click(desk.window.breakdown.chart)


def open_cheat_sheet(desk: Desk) -> None:
    desk.click(desk.window.footer.sheet)


def open_comparison(desk: Desk) -> None:
    desk.window.breakdown.comparison_wanted.emit()


def open_picture(desk: Desk) -> None:
    desk.click(desk.button("Save picture…"))


@pytest.mark.parametrize(
    "opening", some([open_options, open_chart, open_cheat_sheet, open_comparison, open_picture], 3)
)
def test_so_has_everything_in_a_dialog(desk: Desk, opening: Callable[[Desk], None]) -> None:
    desk.paste("112233m112233p1s+1s rules=reach riichi")
    opening(desk)
    settle()
    check_told(next(d for d in desk.window.findChildren(QDialog) if d.isVisible()))


def test_so_have_the_other_tabs_and_the_teaching_view(desk: Desk) -> None:
    desk.paste("112233m112233p1s+1s rules=reach riichi")
    for tab in (2, 3):
        desk.window.header.tabs.setCurrentIndex(tab)
        settle()
        check_told(desk.window)
    desk.window.header.tabs.setCurrentIndex(0)
    desk.shortcut("F11")
    assert desk.window.teaching is not None
    check_told(desk.window.teaching)


def test_no_two_buttons_have_the_same_name(desk: Desk) -> None:
    desk.paste(HAND)
    names = [spoken_name(w) for w in all_widgets(desk.window) if isinstance(w, QAbstractButton)]
    assert len(names) == len(set(names))


def test_the_options_have_names(desk: Desk) -> None:
    desk.click(desk.button("Options…"))
    dialog = desk.window.findChild(QDialog)
    assert isinstance(dialog, QDialog)
    widgets = focusable(dialog)
    assert len(widgets) >= 6
    assert all(spoken_name(widget) for widget in widgets)
    assert dialog.windowTitle() == "Options of World Series of Mahjong"


def test_the_window_starts_with_the_focus_on_the_picker(desk: Desk) -> None:
    assert desk.picker.hasFocus()


def test_the_tabulator_reaches_everything_and_leaves_the_picker(desk: Desk) -> None:
    desk.paste(HAND)
    desk.picker.setFocus()
    forth = tab_round(desk, Key.Key_Tab)
    missing = [w for w in focusable(desk.window) if w not in forth]
    assert missing == []
    back = tab_round(desk, Key.Key_Backtab)
    assert set(back) == set(forth)
    assert len(forth) == len(set(forth))
    for name in ("Concealed hand", "Type or paste a hand", "What the hand scores", "Payments"):
        assert any(w.accessibleName() == name for w in forth), name


def test_each_bar_is_one_stop(desk: Desk) -> None:
    desk.paste(HAND)
    desk.picker.setFocus()
    stops = [w.accessibleName() for w in tab_round(desk, Key.Key_Tab)]
    for bar in ("What a click adds", "Won by", "Discarded by", "Winner’s seat"):
        assert len([name for name in stops if name.startswith(f"{bar}: ")]) == 1


def test_a_whole_hand_and_its_score_without_a_mouse(desk: Desk) -> None:
    desk.keys("12789m55777666z3m")
    for _ in range(40):
        if QApplication.focusWidget() is desk.rows():
            break
        desk.key(Key.Key_Tab)
    assert desk.rows().hasFocus()
    assert "[" in desk.shown_tiles() or len(desk.rows().accessibleName()) > 0
    desk.key(Key.Key_End)
    current = desk.rows().currentIndex()
    assert current.row() == desk.rows().model().rowCount() - 1
    settle()
    assert desk.lists.rows.lit_row() == current.row()


def test_the_total_is_spoken_with_its_unit(desk: Desk) -> None:
    desk.paste("12789m55777z(666z)+3m ron from=S")
    assert spoken_name(desk.window.breakdown.total) == "140 points"


def test_lists_say_what_they_show(desk: Desk) -> None:
    desk.paste("12789m55777z(666z)+3m ron from=S")
    assert desk.spoken(desk.tiles)[-1] == "3 of characters, winning tile"
    assert desk.spoken(desk.melds) == ["Pung · exposed: Green dragon"]
    assert desk.spoken(desk.rows("Payments")) == ["East: +420", "South: -370", "West: -25", "North: -25"]
    view = desk.rows()
    interface = QAccessible.queryAccessibleInterface(view)
    assert interface.childCount() >= view.model().rowCount()
