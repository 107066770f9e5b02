"""The line to type or paste, in step with the tiles both ways."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication

from mahjong_desk.ui import theme
from mahjong_desk.ui.line_field import LineField
from tests.window.driving import Desk, Key, settle

HAND = "12789m55777z(666z)+3m"


@pytest.fixture
def desk(shared_desk: Desk) -> Desk:
    """One window for these tests, which begins again for each of them."""
    return shared_desk


def message(desk: Desk) -> str:
    """What is said below the field."""
    return desk.window.picker.message.text()


def test_typing_a_hand(desk: Desk) -> None:
    desk.write(f"{HAND} ron seat=E from=S")
    assert desk.total == "140"
    assert desk.payments()["South"] == -370
    assert desk.shown_melds() == "(666z)"
    # While it is typed in, the text is the user's …
    assert desk.line == f"{HAND} ron seat=E from=S"
    desk.key(Key.Key_Tab)
    # … and when he leaves it, it is complete.
    assert desk.line == f"{HAND} ron seat=E round=E from=S rules=wsom"


def test_the_hand_follows_every_letter(desk: Desk) -> None:
    desk.click(desk.field)
    shown = []
    for letter in "123m5z":
        desk.key(letter)
        shown.append(desk.shown_tiles())
    assert shown == ["", "", "", "1m 2m 3m", "1m 2m 3m", "1m 2m 3m 5z"]


UNREADABLE = [
    ("12mx", "“x” at position 4 is no tile."),
    ("8z", "8z at position 1 is no tile: honors go from 1z to 7z"),
    ("12m(666z", "The meld that opens at position 4 is not closed."),
    ("12m from=X", "from cannot be “X”. It takes: E S W N none."),
    ("12m rules=nowhere", "There is no rule set “nowhere”."),
    ("(124m)", "(124m) is no set."),
]


def test_what_cannot_be_read_leaves_the_hand_and_says_so(desk: Desk) -> None:
    for text, expected in UNREADABLE:
        desk.begin_anew()
        desk.paste(HAND)
        desk.paste_into_field(text)
        assert message(desk).startswith(expected)
        assert desk.window.picker.message.isVisible()
        assert desk.shown_tiles() == "1m 2m 7m 8m 9m 5z 5z 7z 7z 7z +3m"
        assert desk.total == "140"
        assert desk.line == text


def test_it_recovers_by_going_on_typing(desk: Desk) -> None:
    desk.write("12mx")
    assert message(desk)
    desk.key(Key.Key_Backspace)
    assert message(desk) == ""
    assert desk.shown_tiles() == "1m 2m"


def test_it_recovers_by_the_next_click(desk: Desk) -> None:
    desk.write("12mx")
    desk.pick("5z")
    assert message(desk) == ""
    assert desk.line == "12m5z ron seat=E round=E rules=wsom"


def test_leaving_it_unread_keeps_text_and_message(desk: Desk) -> None:
    desk.write("12mx")
    desk.key(Key.Key_Tab)
    assert desk.line == "12mx"
    assert message(desk)


def test_enter_shows_the_line_as_it_is_written(desk: Desk) -> None:
    desk.write("3m2m1m EE from=s")
    desk.key(Key.Key_Return)
    assert desk.line == "123m11z ron seat=E round=E from=S rules=wsom"
    assert desk.field.hasFocus()


def test_typing_is_one_step_to_undo(desk: Desk) -> None:
    desk.pick("5z")
    desk.write("123m")
    desk.click(desk.button("Undo"))
    assert desk.hand == "5z"
    desk.click(desk.button("Redo"))
    assert desk.hand == "123m"


def test_typing_after_leaving_the_field_is_another_step(desk: Desk) -> None:
    desk.write("123m")
    desk.key(Key.Key_Tab)
    desk.write("456p")
    desk.click(desk.button("Undo"))
    assert desk.hand == "123m"


def test_emptying_it_empties_the_hand(desk: Desk) -> None:
    desk.paste(HAND)
    desk.write("")
    assert desk.shown_tiles() == ""
    assert desk.shown_melds() == ""
    assert desk.words == "Click tiles, or type a hand"


def test_deleting_a_word_takes_it_off(desk: Desk) -> None:
    desk.paste(f"{HAND} ron last")
    assert desk.check("Last discard").isChecked()
    desk.click(desk.field)
    desk.key(Key.Key_Home)
    start = desk.line.index(" last")
    for _ in range(start):
        desk.key(Key.Key_Right)
    for _ in " last":
        desk.key(Key.Key_Delete)
    assert not desk.check("Last discard").isChecked()
    assert "Final Discard" not in desk.scored()


def test_writing_another_hand_keeps_the_seat_that_was_clicked(desk: Desk) -> None:
    desk.choose("Winner’s seat", "South")
    desk.write("123m456p789s1122z+2z last")
    assert desk.segment("Winner’s seat", "South").isChecked()
    assert desk.check("Last discard").isChecked()


def test_keys_of_the_window_are_letters_in_the_field(desk: Desk) -> None:
    desk.pick("5z")
    desk.write("1m")
    desk.key(Key.Key_Backspace)
    desk.key("m")
    desk.key(" ")
    desk.keys("tsumo")
    assert desk.line == "1m tsumo"
    assert desk.shown_tiles() == "1m"
    assert desk.segment("Won by", "Self-draw").isChecked()


def test_undo_within_the_field_is_the_fields(desk: Desk) -> None:
    desk.pick("5z")
    desk.write("12m")
    desk.shortcut(QKeySequence.StandardKey.Undo)
    assert desk.field.hasFocus()
    assert desk.field.text() != "12m"


def test_pasting_into_the_field(desk: Desk) -> None:
    desk.paste_into_field(f"{HAND} ron from=S")
    assert desk.total == "140"


def test_pasting_anywhere_else(desk: Desk) -> None:
    desk.choose("Winner’s seat", "West")
    desk.paste(f"  {HAND} tsumo\n")
    assert desk.line == f"{HAND} tsumo seat=W round=E rules=wsom"
    assert desk.segment("Won by", "Self-draw").isChecked()
    assert desk.segment("Winner’s seat", "West").isChecked()
    desk.click(desk.button("Undo"))
    assert desk.line == "ron seat=W round=E rules=wsom"


def test_pasting_unicode_tiles(desk: Desk) -> None:
    desk.paste("🀇🀈🀉🀆🀆")
    assert desk.hand in ("123m55z", "123m77z", "123m66z")


@pytest.mark.parametrize("text", ["12mx", "hello", "12m rules=nowhere", "x" * 100_000])
def test_pasting_what_cannot_be_read_says_so(desk: Desk, text: str) -> None:
    desk.pick("5z")
    desk.paste(text)
    assert desk.hand == "5z"
    notices = [shown for shown in desk.texts() if "“" in shown or "characters long" in shown]
    assert notices


def test_pasting_nothing_does_nothing(desk: Desk) -> None:
    desk.pick("5z")
    QApplication.clipboard().clear()
    desk.key("v", Qt.KeyboardModifier.ControlModifier)
    desk.paste("  \n ")
    assert desk.hand == "5z"


def test_the_rule_set_and_options_of_a_line(desk: Desk) -> None:
    desk.paste(f"{HAND} rules=zung-jung option.limit=none option.minimum=5")
    assert desk.button("Zung Jung 3.3").isVisible()
    assert desk.says("no limit")
    assert desk.says("minimum 5")
    assert "option.minimum=5" in desk.line


def test_a_long_message_is_there_in_whole(desk: Desk) -> None:
    desk.paste_into_field("12mx colour=red seat=Q")
    tip = desk.window.picker.message.toolTip()
    assert len(tip.splitlines()) == 3


# What cannot be read is underlined


def underlined(desk: Desk) -> list[str]:
    """The parts of the text that are underlined."""
    field = desk.field
    assert isinstance(field, LineField)
    return [field.text()[start:end] for start, end in field.underlined()] if field.unread else []


UNDERLINED = [
    ("12mx55z", ["x"]),
    ("12m8z seat=Q", ["8", "Q"]),
    ("🀇🀈x 12m", ["x"]),
    ("12m (667z)", ["(667z)"]),
    ("12m rules=nowhere last", ["rules=nowhere"]),
    ("12m option.limit=7", ["option.limit=7"]),
    ("12m option.colour=red", ["option.colour=red"]),
    ("12m colour=red", ["colour=red"]),
    ("123m+", ["+"]),
    ("12m", []),
]


def test_what_cannot_be_read_is_underlined(desk: Desk) -> None:
    for text, parts in UNDERLINED:
        desk.begin_anew()
        desk.paste_into_field(text)
        assert underlined(desk) == parts
        assert bool(parts) == bool(message(desk))


@pytest.mark.parametrize("before", ["", "🀇", "123456789m last kong rob dora=1m2m3m4m seat=E honba=2 " * 3])
def test_the_line_lies_under_its_text(desk: Desk, before: str) -> None:
    """Under the letter, wherever the text is scrolled to: where the cursor stands before and after it."""
    desk.paste_into_field(f"{before}12m ? ron")
    field = desk.field
    assert isinstance(field, LineField)
    place = len(f"{before}12m ".encode("utf-16-le")) // 2
    for scrolled in (0, len(field.text()), place):
        field.setCursorPosition(scrolled)
        settle()
        which = underlined(desk).index("?")
        left, right = field.spans()[which]
        assert 3 < right - left < 15
        # Nothing is scrolled until it is painted, so the cursor can be asked for where it would stand.
        field.setCursorPosition(place)
        assert abs(left - (field.cursorRect().left() + 5)) <= 1
        settle()
        assert abs(field.spans()[which][0] - (field.cursorRect().left() + 5)) <= 1


def test_the_line_is_painted_in_the_colour_of_what_is_wrong(desk: Desk) -> None:
    desk.paste_into_field("12m ? ron")
    field = desk.field
    assert isinstance(field, LineField)
    loss = theme.colors().loss
    picture = field.grab().toImage()
    left, right = field.spans()[0]
    bottom = field.cursorRect().bottom()
    colors = [
        picture.pixelColor(x, y)
        for x in range(round(left), round(right))
        for y in range(bottom - 4, min(bottom + 2, picture.height()))
    ]
    assert any(color.red() > 150 and color.green() < 140 for color in colors), loss.name()
    desk.write("12m")
    assert underlined(desk) == []


# Notations


NOTATIONS = [
    ("1 2 7 8 9 m 5 5 7 7 7 z (6 6 6 z) + 3 m", HAND),
    ("１２７８９ｍ５５７７７ｚ（６６６ｚ）＋３ｍ", HAND),
    ("12789m\n55777z\n(666z)\n+3m", HAND),
    ("34r5m67mr5p", "34067m0p"),
    ("345mr", "340m"),
    ("🀇🀈🀉 🀆🀆", "123m55z"),
]


def test_any_common_notation_can_be_pasted(desk: Desk) -> None:
    for text, hand in NOTATIONS:
        desk.begin_anew()
        desk.paste(text)
        assert desk.hand == hand


def test_of_several_hands_the_first_that_reads_is_taken(desk: Desk) -> None:
    desk.paste(f"Hands of Tuesday:\n{HAND} ron from=S\n19m19p19s1234567z+1z tsumo\n")
    assert desk.hand == HAND
    assert desk.says("Of 3 lines the first that reads was taken: line 2.")
    assert desk.window.editor.undo_stack.undoText() == "paste a hand"
    desk.paste("5mr5p")
    assert desk.says("stands between two fives")
    assert desk.hand == HAND
    desk.paste_into_field(f"Wednesday:\n{HAND} tsumo\n{HAND}")
    assert desk.says("Of 3 lines the first that reads was taken: line 2.")
    assert desk.segment("Won by", "Self-draw").isChecked()


def test_a_copied_line_comes_back(desk: Desk) -> None:
    desk.paste(f"{HAND} ron seat=S from=W last rules=zung-jung option.minimum=5")
    copied = desk.line
    desk.click(desk.button("Clear"))
    desk.paste(copied)
    assert desk.line == copied
