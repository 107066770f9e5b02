"""Tiles by keyboard, from wherever the focus is but in a text field."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QShortcut

from tests.window.driving import Desk, Key, all_widgets


def test_digits_then_a_suit(desk: Desk) -> None:
    desk.keys("123m99p5s7z")
    assert desk.shown_tiles() == "1m 2m 3m 9p 9p 5s 7z"


def test_a_whole_hand_by_keys(desk: Desk) -> None:
    desk.keys("12789m55666777z3m")
    assert desk.hand == "12789m55666777z+3m"
    assert desk.total
    desk.key("t")
    assert desk.says("Self-drawn with 3 of characters")


def test_the_digits_that_wait_are_shown_and_can_be_taken_back(desk: Desk) -> None:
    footer = desk.window.footer
    before = footer.grab().toImage()
    desk.keys("12")
    assert desk.window.keys.digits == "12"
    assert footer.grab().toImage() != before
    desk.key(Key.Key_Backspace)
    desk.key("m")
    assert desk.shown_tiles() == "1m"
    desk.keys("45")
    desk.key(Key.Key_Escape)
    assert desk.window.keys.digits == ""
    assert footer.grab().toImage() == before
    desk.key("p")
    assert desk.shown_tiles() == "1m"


def test_a_suit_without_digits_says_what_to_do(desk: Desk) -> None:
    desk.key("m")
    assert desk.says("has no digits before it")
    desk.keys("1m")
    assert not desk.says("has no digits before it")


def test_an_honor_that_does_not_exist(desk: Desk) -> None:
    desk.keys("9z")
    assert desk.says("is no tile: honors go from 1z to 7z")
    assert desk.line == ""


def test_red_fives(desk: Desk) -> None:
    desk.keys("0p0p")
    assert desk.shown_tiles() == "0p"
    assert desk.says("The red 5 of dots is in the hand already; there is one of each.")


def test_a_tile_too_many_among_others_is_not_passed_over(desk: Desk) -> None:
    desk.keys("111112m")
    assert desk.says("All four copies of 1 of characters are in the hand already.")


def test_keys_add_what_a_click_adds(desk: Desk) -> None:
    desk.choose("What a click adds", "Pung")
    desk.keys("6z")
    assert desk.shown_melds() == "(666z)"


def test_the_number_pad(desk: Desk) -> None:
    pad = Qt.KeyboardModifier.KeypadModifier
    desk.key(Key.Key_1, pad)
    desk.key(Key.Key_9, pad)
    desk.key("s")
    assert desk.shown_tiles() == "1s 9s"


def test_a_key_that_is_held_down_counts_once(desk: Desk) -> None:
    # No test can hold a key down so that shortcuts see it; they are asked instead.
    repeats = {s.key().toString(): s.autoRepeat() for s in desk.window.findChildren(QShortcut)}
    assert {key: repeats[key] for key in "0123456789MPSZ"} == dict.fromkeys("0123456789MPSZ", False)


def test_from_every_focus_but_a_text_field(desk: Desk) -> None:
    desk.paste("12789m55777z(666z)+3m ron from=S")
    places = [w for w in all_widgets(desk.window) if w.focusPolicy() & Qt.FocusPolicy.TabFocus]
    places = [w for w in places if w.isEnabled() and w is not desk.field]
    assert len(places) > 12
    for place in places:
        desk.click(desk.button("Clear"))
        place.setFocus()
        if not place.hasFocus():
            # What has nothing to show now takes no focus.
            continue
        desk.keys("12m")
        assert desk.hand == "12m", place
        desk.key("t")
        assert "tsumo" in desk.line, place
        desk.key(Key.Key_Backspace)
        assert desk.hand == "1m", place
        assert place.hasFocus() or not (place.isVisible() and place.isEnabled()), place


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Enter, Key.Key_Space])
def test_arrow_keys_and_enter_in_the_picker(desk: Desk, key: Qt.Key) -> None:
    desk.picker.setFocus()
    desk.key(Key.Key_Down)
    desk.key(Key.Key_Right)
    desk.key(key)
    first = desk.shown_tiles()
    desk.key(Key.Key_Right)
    desk.key(key)
    assert len(first) == 2
    assert desk.shown_tiles().split()[0] == first
    assert len(desk.shown_tiles().split()) == 2


def test_arrow_keys_and_space_in_a_bar(desk: Desk) -> None:
    desk.segment("Winner’s seat", "East").setFocus()
    desk.key(Key.Key_Right)
    desk.key(Key.Key_Right)
    desk.key(Key.Key_Space)
    assert desk.segment("Winner’s seat", "West").isChecked()
    assert "seat=W" in desk.line
