"""Tiles by keyboard, from wherever the focus is but in a text field."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut

from tests.scale import some
from tests.window.driving import MENUS_OFFSCREEN, Desk, Key, all_widgets

pytestmark = pytest.mark.qt_log_ignore(MENUS_OFFSCREEN)


@pytest.fixture
def desk(shared_desk: Desk) -> Desk:
    """One window for these tests, which begins again for each of them."""
    return shared_desk


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
    for place in some(places, 12):
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


# Melds, winning tile and indicators: what the next tile is, once


def mode(desk: Desk) -> str:
    """The segment that says what is added."""
    return desk.window.picker.mode().value


ONCE = [
    ("C3M", "(345m)"),
    ("C9M", "(789m)"),
    ("C345M", "(345m)"),
    ("C543M", "(345m)"),
    ("O6Z", "(666z)"),
    ("O666Z", "(666z)"),
    ("K7P", "(7777p)"),
    ("K7777P", "(7777p)"),
    ("^K7P", "[7777p]"),
    ("^K7777P", "[7777p]"),
    ("12M+3M", "12m+3m"),
    ("123M+3M", "12m+3m"),
    ("12C3M", "(123m)"),  # digits that wait are kept
]


def test_a_key_says_what_the_next_tile_is_once(desk: Desk) -> None:
    for keys, hand in ONCE:
        desk.begin_anew()
        desk.press(keys)
        assert desk.hand == hand
        assert mode(desk) == "tile"
        desk.press("5S")
        assert "5s" in desk.hand


def test_the_mode_shows_while_its_tile_is_awaited(desk: Desk) -> None:
    desk.press("C")
    assert desk.segment("What a click adds", "Chow").isChecked()
    assert "all three" in desk.window.footer.awaited()
    assert "all three" in desk.window.footer.accessibleDescription()
    desk.press("34")
    assert "34 – now M P S Z" in desk.window.footer.awaited()
    desk.press("5S")
    assert desk.hand == "(345s)"
    assert desk.segment("What a click adds", "Tile").isChecked()
    assert desk.window.footer.awaited() == ""


def test_a_mode_of_the_mouse_stays(desk: Desk) -> None:
    desk.choose("What a click adds", "Pung")
    desk.press("6Z7Z")
    assert desk.shown_melds() == "(666z) (777z)"
    assert mode(desk) == "pung"
    desk.press("C1M")
    assert mode(desk) == "tile"


def test_a_click_ends_what_a_key_began(desk: Desk) -> None:
    desk.press("O")
    desk.pick("6z 6z")
    assert desk.hand == "6z(666z)"


NO_MELDS = [
    ("C346M", "346m is no chow."),
    ("C12Z", "Winds and dragons make no chow"),
    ("O667Z", "667z is no pung."),
    ("O66Z", "66z is no pung."),
    ("K666Z", "666z is no kong."),
    ("^K666Z", "[666z] is no concealed kong"),
    ("+34M", "After “+” comes exactly one tile"),
]


def test_several_tiles_that_are_no_such_meld(desk: Desk) -> None:
    for keys, said in NO_MELDS:
        desk.begin_anew()
        desk.press(keys)
        assert desk.says(said)
        assert desk.line == ""
        assert mode(desk) != "tile"
        desk.key(Key.Key_Escape)
        assert mode(desk) == "tile"


def test_red_fives_in_melds(desk: Desk) -> None:
    desk.paste("rules=tenhou")
    desk.press("C340PO550SK5555M")
    assert desk.shown_melds() == "(340p) (550s) (5550m)"


def test_indicators(desk: Desk) -> None:
    desk.paste("rules=tenhou")
    desk.press("A35PA1Z")
    assert "dora=35p1z" in desk.line
    desk.press("^A")
    assert desk.says("Ura cannot apply: indicators from below are turned after reach only.")
    desk.press("I^A9S")
    assert "ura=9s" in desk.line
    assert mode(desk) == "tile"


# One key, and two in turn


WON = [
    ("WS", "seat=S"),
    ("WN", "seat=N"),
    ("DS", "from=S"),
    ("DX", "from=none"),
    ("WSDE", "from=E"),
    ("L", "last"),
    ("B", "rob"),
    ("T", "tsumo"),
    ("WSTT", "ron seat=S"),
]


def test_how_it_was_won(desk: Desk) -> None:
    for keys, words in WON:
        desk.begin_anew()
        desk.paste("12789m55777z(666z)+3m")
        desk.press(keys)
        assert words in desk.line
        if len(keys) == 1 and keys != "T":
            desk.press(keys)
            assert words not in desk.line.split()


def test_what_reach_has(desk: Desk) -> None:
    desk.paste("23406m340p67s222s+8s rules=tenhou")
    desk.press("RSWWDNIXHHHJJ^H")
    line = desk.line
    for word in ("ron riichi ippatsu", "seat=W", "round=S", "from=N", "honba=2", "sticks=2"):
        assert word in line
    desk.press("^I")
    assert "ron double-riichi ippatsu" in desk.line
    desk.press("^DE")
    assert "pao=E" in desk.line
    desk.press("^DX")
    assert "pao=" not in desk.line
    desk.press("^PNN^N")
    assert "players=3 north=1" in desk.line
    desk.press("^P")
    assert "players=" not in desk.line


CANNOT_APPLY = [
    ("12m", "DE", "Discarded by East cannot apply: the winner cannot have discarded it."),
    ("12m tsumo", "DS", "Discarded by South cannot apply: self-drawn: nobody discarded."),
    (
        "12m rules=tenhou",
        "DX",
        "Discarded by nobody cannot apply: these rules always name who discarded.",
    ),
    (
        "12m rules=tenhou players=3",
        "WN",
        "Seat North cannot apply: with three players nobody sits North.",
    ),
    ("12m rules=tenhou players=3", "C", "Chow cannot apply: with three players nobody calls one."),
    ("12m rules=tenhou players=3", "5M", "5 of characters (5m) is not used with three players"),
    ("12m rules=tenhou", "^DE", "Liability of East cannot apply: the winner cannot be liable."),
    ("12m rules=tenhou", "N", "Setting norths aside cannot apply: with three players only."),
    ("12m rules=tenhou", "^H", "It goes from 0 to 99."),
    ("12m rules=tenhou", "X", "One-Shot cannot apply: needs reach."),
    ("12m", "RS", "A round wind is not used by World Series of Mahjong."),
    ("12m", "I", "Reach is not used by World Series of Mahjong."),
    ("12m", "X", "One-shot is not used by World Series of Mahjong."),
    ("12m", "H", "Honba is not used by World Series of Mahjong."),
    ("12m", "^P", "Another number of players is not used by World Series of Mahjong."),
    ("12m", "^DS", "Liability for a yakuman is not used by World Series of Mahjong."),
    ("12m", "A", "Dora cannot apply: World Series of Mahjong has no dora."),
    ("12m", "G", "Kong replacement tile cannot apply: self-draw only."),
    ("12m", "WB", "After W – winner’s seat – comes one of E S W N."),
]


def test_a_key_that_cannot_apply_says_why(desk: Desk) -> None:
    for line, keys, said in some(CANNOT_APPLY, 10):
        desk.begin_anew()
        desk.paste(line)
        before = desk.line
        desk.press(keys)
        assert desk.says(said), desk.texts()
        assert desk.line == before


def test_a_key_that_waits_for_another_says_so(desk: Desk) -> None:
    desk.press("12D")
    assert "discarded by" in desk.window.footer.awaited()
    assert "E S W N X" in desk.window.footer.awaited()
    desk.key(Key.Key_Escape)
    assert desk.window.footer.awaited() == ""
    desk.press("D")
    desk.key(Key.Key_Backspace)
    desk.press("S")  # a suit again, which has no digits
    assert desk.says("has no digits before it")


def test_letters_of_seats_mean_nothing_alone(desk: Desk) -> None:
    desk.press("E")
    assert desk.line == ""
    assert not desk.window.editor.undo_stack.canUndo()


def test_clearing_by_a_key(desk: Desk) -> None:
    for key, modifier in (
        (Key.Key_Delete, Qt.KeyboardModifier.NoModifier),
        (Key.Key_Backspace, Qt.KeyboardModifier.ControlModifier),
    ):
        desk.press("12M")
        desk.key(key, modifier)
        assert desk.line == ""
    assert desk.window.editor.undo_stack.undoText() == "clear the hand"
    desk.press("12M")
    desk.tiles.setFocus()
    desk.key(Key.Key_Home)
    desk.key(Key.Key_Delete)
    assert desk.hand == "2m", "on the felt only the tile is taken out"


def test_steps_have_their_names(desk: Desk) -> None:
    names = []
    for keys in ("C3M", "O666Z", "1M", "+1M", "WS", "DN", "L", "T"):
        desk.press(keys)
        names.append(desk.button("Undo").toolTip().removeprefix("Undo: "))
    assert names == [
        "add chow from 3 of characters",
        "add pung of Green dragon",
        "add 1 of characters",
        "win on 1 of characters",
        "seat South",
        "discarded by North",
        "Last discard",
        "self-draw",
    ]


def test_every_key_of_the_table_is_a_shortcut_of_its_own(desk: Desk) -> None:
    shortcuts = [
        sequence.toString()
        for shortcut in desk.window.findChildren(QShortcut)
        for sequence in (shortcut.keys() if hasattr(shortcut, "keys") else [shortcut.key()])
    ]
    assert len(shortcuts) == len(set(shortcuts)), "two shortcuts for one key, so that neither works"
    for line in desk.window.key_table.lines():
        if line.command is not None:
            for name in (*line.keys, *line.following):
                assert QKeySequence(name).toString() in shortcuts, name
    standard = [line.keys for line in desk.window.key_table.lines() if line.keys[:1] == ("Ctrl+Z",)]
    assert standard
