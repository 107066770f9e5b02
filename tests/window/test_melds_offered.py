"""Modes of melds: what a click would take is lit before, and taken; what else there is is offered."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mahjong_desk.models.records import RECORD
from mahjong_desk.ui.meld_offers import MeldOffers
from tests.scale import some
from tests.window.driving import ACCESSIBLE, LEFT, MENUS_OFFSCREEN, Desk, Key, settle

pytestmark = pytest.mark.qt_log_ignore(MENUS_OFFSCREEN)


@pytest.fixture
def desk(shared_desk: Desk) -> Desk:
    """One window for these tests, which begins again for each of them."""
    return shared_desk


def offers(desk: Desk) -> MeldOffers | None:
    """The menu that is open."""
    found = [menu for menu in desk.window.findChildren(MeldOffers) if menu.isVisible()]
    assert len(found) <= 1
    return found[0] if found else None


def offered(desk: Desk) -> list[str]:
    """The tiles of each meld that is offered."""
    menu = offers(desk)
    assert menu is not None
    model = menu.view.model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def taken_by_click(desk: Desk, code: str) -> str:
    """Click a tile; the meld that was added."""
    before = desk.shown_melds()
    desk.click_tile(code)
    return desk.shown_melds()[len(before) :].strip()


@pytest.mark.parametrize(
    ("line", "mode", "code", "lit"),
    some(
        [
            ("", "Chow", "3p", "345p"),
            ("", "Chow", "8s", "789s"),
            ("", "Chow", "9m", "789m"),
            ("5555p", "Chow", "3p", "234p"),
            ("5555p1111p", "Chow", "3p", "234p"),
            ("2222p5555p", "Chow", "3p", ""),
            ("", "Chow", "1z", ""),
            ("123m456p789s123z", "Chow", "3p", ""),
            ("", "Pung", "6z", "666z"),
            ("66z", "Pung", "6z", ""),
            ("", "Kong", "6z", "6666z"),
            ("", "Concealed kong", "2m", "2222m"),
            ("", "Tile", "2m", ""),
            ("", "Winning", "2m", ""),
            ("rules=tenhou", "Chow", "0p", "067p"),
            ("rules=tenhou", "Pung", "5s", "555s"),
            ("rules=tenhou", "Pung", "0s", "550s"),
            ("rules=tenhou", "Kong", "5s", "5550s"),
        ],
        6,
    ),
)
def test_what_a_click_takes_is_lit_before(desk: Desk, line: str, mode: str, code: str, lit: str) -> None:
    desk.paste(line)
    desk.choose("What a click adds", mode)
    desk.point_at(code)
    assert desk.lit() == lit
    if lit:
        meld = taken_by_click(desk, code)
        assert meld.strip("()[]") == lit
    desk.leave(desk.picker)
    assert desk.lit() == ""


def test_the_light_follows_keyboard_and_hand(desk: Desk) -> None:
    desk.choose("What a click adds", "Chow")
    desk.picker.setFocus(Qt.FocusReason.TabFocusReason)
    desk.key(Key.Key_Down)
    desk.key(Key.Key_Right)
    first = desk.lit()
    assert len(first) == 4
    desk.key(Key.Key_Space)
    assert desk.shown_melds() == f"({first})"
    for _ in range(3):
        desk.key(Key.Key_Space)
    assert desk.shown_melds() == " ".join([f"({first})"] * 4)
    assert desk.lit() == "", "there is no room for more"


def test_a_light_goes_with_its_mode(desk: Desk) -> None:
    desk.point_at("3p")
    assert desk.lit() == ""
    desk.press("C")
    assert desk.lit() == "345p"
    desk.key(Key.Key_Escape)
    assert desk.lit() == ""


def test_a_right_click_offers_every_chow(desk: Desk) -> None:
    desk.choose("What a click adds", "Chow")
    desk.right_click("4p")
    assert offered(desk) == ["456p", "345p", "234p"]
    desk.key(Key.Key_Escape)
    assert offers(desk) is None
    assert desk.line == ""


def test_red_fives_are_offered(desk: Desk) -> None:
    desk.paste("rules=tenhou")
    desk.choose("What a click adds", "Chow")
    desk.right_click("4p")
    assert offered(desk) == ["456p", "406p", "345p", "340p", "234p"]
    menu = offers(desk)
    assert menu is not None
    second = menu.view.model().index(1, 0)
    assert second.data(ACCESSIBLE) == "4 of dots, red 5 of dots, 6 of dots"
    assert second.data(RECORD).remark == "with the red 5 of dots"
    press_in_menu(desk, Key.Key_2)
    assert desk.shown_melds() == "(406p)"
    desk.choose("What a click adds", "Pung")
    desk.right_click("5s")
    assert offered(desk) == ["555s", "550s"]
    press_in_menu(desk, Key.Key_Down, Key.Key_Return)
    assert desk.shown_melds() == "(406p) (550s)"
    assert desk.button("Undo").toolTip() == "Undo: add pung of 5 of bamboos"


def press_in_menu(desk: Desk, *keys: Qt.Key) -> None:
    """Press keys while the menu is open, which gets them all."""
    menu = offers(desk)
    assert menu is not None
    assert QApplication.activePopupWidget() is menu
    for key in keys:
        QTest.keyClick(menu.view, key)
    settle()


@pytest.mark.parametrize("how", ["digit", "arrows", "mouse"])
def test_one_of_them_is_chosen(desk: Desk, how: str) -> None:
    desk.press("C")
    desk.right_click("4p")
    menu = offers(desk)
    assert menu is not None
    if how == "digit":
        press_in_menu(desk, Key.Key_3)
    elif how == "arrows":
        press_in_menu(desk, Key.Key_Down, Key.Key_Down, Key.Key_Space)
    else:
        place = menu.view.visualRect(menu.view.model().index(2, 0)).center()
        QTest.mouseClick(menu.view.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, place)
        settle()
    assert desk.shown_melds() == "(234p)"
    assert offers(desk) is None
    assert desk.segment("What a click adds", "Tile").isChecked()


@pytest.mark.parametrize("key", [Key.Key_Menu, Key.Key_F10])
def test_keys_that_offer(desk: Desk, key: Qt.Key) -> None:
    desk.choose("What a click adds", "Chow")
    desk.picker.setFocus()
    desk.picker.setCurrentIndex(desk.picker.model().index(1, 3))
    shift = Qt.KeyboardModifier.ShiftModifier if key is Key.Key_F10 else Qt.KeyboardModifier.NoModifier
    desk.key(key, shift)
    assert offered(desk) == ["456p", "345p", "234p"]
    press_in_menu(desk, Key.Key_Escape)
    assert desk.picker.hasFocus()


def test_where_nothing_is_possible_it_is_said(desk: Desk) -> None:
    desk.choose("What a click adds", "Chow")
    desk.right_click("1z")
    assert offers(desk) is None
    assert desk.says("Winds and dragons make no chow")
    desk.choose("What a click adds", "Tile")
    desk.right_click("1m")
    assert offers(desk) is None
    assert desk.line == ""


def test_three_players_are_offered_what_they_have(desk: Desk) -> None:
    desk.paste("rules=tenhou")
    desk.choose("What a click adds", "Chow")
    desk.paste("players=3")
    chow = desk.segment("What a click adds", "Chow")
    assert not chow.isEnabled()
    assert chow.toolTip() == "with three players nobody calls one"
    assert desk.segment("What a click adds", "Tile").isChecked()
    model = desk.picker.model()
    for column in range(1, 8):
        cell = model.index(0, column)
        assert not cell.flags() & Qt.ItemFlag.ItemIsEnabled
        assert "not used with three players" in cell.data(Qt.ItemDataRole.ToolTipRole)
    desk.click_tile("5m")
    desk.click_tile("0m")
    assert desk.shown_tiles() == ""
    assert desk.says("not used with three players")
    desk.click_tile("1m")
    desk.click_tile("9m")
    assert desk.shown_tiles() == "1m 9m"
    desk.paste("players=4")
    assert desk.segment("What a click adds", "Chow").isEnabled()
    assert model.index(0, 4).flags() & Qt.ItemFlag.ItemIsEnabled
