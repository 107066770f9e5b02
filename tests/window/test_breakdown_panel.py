"""The answer beside the hand: rows that light their tiles, folds, notes, problems, waits."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QListView
from pytestqt.qtbot import QtBot

from mahjong_desk.ui.advice_lists import AdviceLists
from mahjong_desk.ui.scrolling import PanelScroll
from tests.rules.asking import ask_line
from tests.window.driving import LEFT, Desk, Key, records, settle

HAND = "12789m55777z(666z)+3m ron seat=E from=S"
# The won 2 of characters stands in 234m, not in the triplet.
SHARED = "222m34m555p888s11z+2m ron seat=S from=E"


@pytest.fixture
def desk(shared_desk: Desk) -> Desk:
    """One window for these tests, which begins again for each of them."""
    return shared_desk


def row_of(view: QAbstractItemView, name: str) -> int:
    """The row of a name in a list of the answer."""
    return next(row for row, record in enumerate(records(view)) if record.name == name)


def fold(desk: Desk, title: str) -> QAbstractButton:
    """The header of a part that folds."""
    found = [b for b in desk.window.findChildren(QAbstractButton) if b.text() == title]
    assert len(found) == 1
    return found[0]


LIT = [
    (HAND, "Small Three Dragons", "[1m] [2m] [7m] [8m] [9m] 5z 5z 7z 7z 7z [+3m]", "(666z)"),
    (HAND, "Value Honor ×2", "[1m] [2m] [7m] [8m] [9m] [5z] [5z] 7z 7z 7z [+3m]", "(666z)"),
    (HAND, "Mixed One-Suit", "1m 2m 7m 8m 9m 5z 5z 7z 7z 7z +3m", "(666z)"),
    (
        SHARED,
        "Three Concealed Triplets",
        "2m 2m 2m [3m] [4m] 5p 5p 5p 8s 8s 8s [1z] [1z] [+2m]",
        "",
    ),
    (
        "123m456m789m(111p)5z+5z ron from=S",
        "Nine-Tile Straight",
        "1m 2m 3m 4m 5m 6m 7m 8m 9m [5z] [+5z]",
        "-(111p)",
    ),
    (
        "12m456m789m(111p)55z+3m ron from=S",
        "Nine-Tile Straight",
        "1m 2m 4m 5m 6m 7m 8m 9m [5z] [5z] +3m",
        "-(111p)",
    ),
]


def test_hovering_a_row_lights_its_tiles(desk: Desk) -> None:
    for line, name, tiles, melds in LIT:
        desk.begin_anew()
        desk.paste(line)
        bright = desk.shown_tiles()
        assert "[" not in bright
        view = desk.rows()
        desk.hover(view, row_of(view, name))
        assert (desk.shown_tiles(), desk.shown_melds()) == (tiles, melds)
        desk.leave(view)
        assert desk.shown_tiles() == bright
        assert "-" not in desk.shown_melds()


def test_going_through_the_rows_with_the_keyboard_lights_their_tiles(desk: Desk) -> None:
    desk.paste(HAND)
    view = desk.rows()
    view.setFocus()
    desk.key(Key.Key_Home)
    lit = {}
    for record in records(view):
        lit[record.name] = desk.shown_tiles()
        desk.key(Key.Key_Down)
    assert lit["Value Honor ×2"] == "[1m] [2m] [7m] [8m] [9m] [5z] [5z] 7z 7z 7z [+3m]"
    assert lit["Mixed One-Suit"] == "1m 2m 7m 8m 9m 5z 5z 7z 7z 7z +3m"
    desk.picker.setFocus()
    settle()
    assert "[" not in desk.shown_tiles()


@pytest.mark.parametrize(
    ("line", "name", "which", "tiles", "melds"),
    [
        (
            HAND,
            "Value Honor ×2",
            "Green and Red dragons.",
            "[1m] [2m] [7m] [8m] [9m] [5z] [5z] 7z 7z 7z [+3m]",
            "(666z)",
        ),
        (
            "23344p678s99m(777z)+2p ron from=S",
            "Two Identical Sequences",
            "234, 234 of dots.",
            "[9m] [9m] 2p 3p 3p 4p 4p [6s] [7s] [8s] +2p",
            "-(777z)",
        ),
    ],
)
def test_a_row_names_the_very_groups_that_it_lights(
    desk: Desk, line: str, name: str, which: str, tiles: str, melds: str
) -> None:
    desk.paste(line)
    view = desk.rows()
    row = row_of(view, name)
    assert records(view)[row].which == which
    assert desk.spoken(view)[row].endswith(which)
    desk.hover(view, row)
    assert (desk.shown_tiles(), desk.shown_melds()) == (tiles, melds)


def test_a_circumstance_lights_no_tile_in_particular(desk: Desk) -> None:
    desk.paste(f"{HAND} last")
    desk.hover(desk.rows(), row_of(desk.rows(), "Final Discard"))
    assert "[" not in desk.shown_tiles()


def test_dimmed_tiles_look_dimmed(desk: Desk) -> None:
    desk.paste(HAND)
    before = desk.tiles.grab().toImage()
    desk.hover(desk.rows(), row_of(desk.rows(), "Small Three Dragons"))
    after = desk.tiles.grab().toImage()
    first, dragon = desk.place(desk.tiles, 0), desk.place(desk.tiles, 5)
    around = range(-12, 13)
    assert any(
        before.pixel(first.x() + x, first.y()) != after.pixel(first.x() + x, first.y()) for x in around
    )
    assert all(
        before.pixel(dragon.x() + x, dragon.y()) == after.pixel(dragon.x() + x, dragon.y()) for x in around
    )


def test_after_an_edit_the_row_under_the_pointer_lights_its_tiles_of_now(desk: Desk) -> None:
    desk.paste(HAND)
    view = desk.rows()
    desk.hover(view, row_of(view, "Value Honor ×2"))
    lit = desk.shown_tiles()
    # The row stays under the pointer and lit, and so do its tiles.
    desk.key("t")
    assert desk.shown_tiles() == lit
    assert "[" in lit
    desk.key(Key.Key_Backspace)
    assert "[" not in desk.shown_tiles()
    # The same row with fewer tiles: the red dragons are gone.
    desk.paste("12789m55z(666z)(777z)+3m ron from=S")
    desk.hover(view, row_of(view, "Value Honor ×2"))
    assert desk.shown_melds() == "(666z) (777z)"
    desk.key("t")
    assert desk.shown_melds() == "(666z) (777z)"
    assert desk.shown_tiles() == "[1m] [2m] [7m] [8m] [9m] [5z] [5z] [+3m]"


def test_what_was_not_counted_folds_open(desk: Desk) -> None:
    line = "11122233999m55p+3m ron seat=S from=W"
    desk.paste(line)
    view = desk.named(QListView, "Not counted")
    assert not view.isVisible()
    header = fold(desk, "Not counted")
    desk.click(header)
    assert view.isVisible()
    assert [record.name for record in records(view)] == ["Two Concealed Triplets"]
    assert desk.spoken(view) == ["Two Concealed Triplets, 5, Three Concealed Triplets counts in its place"]
    desk.hover(view, 0)
    assert "[5p]" in desk.shown_tiles()
    desk.click(header)
    assert not view.isVisible()


def test_other_readings_fold_open(desk: Desk) -> None:
    line = "99m11222333p(777z)+1p tsumo"
    desk.paste(line)
    assert not desk.says("* the group that the winning tile completed")
    desk.click(fold(desk, "Other readings"))
    assert desk.says("* the group that the winning tile completed")
    view = desk.named(QListView, "Other readings")
    expected = ask_line(line)["readings"]
    assert [(r.name, r.value) for r in records(view)] == [
        (r["arrangement"], str(r["total"])) for r in expected
    ]
    desk.hover(view, 0)
    # The group that the winning tile completes in that reading: 123 of dots.
    assert desk.shown_tiles().count("[") == 8
    assert "[+1p]" not in desk.shown_tiles()
    assert desk.shown_melds() == "-(777z)"


@pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_Return, Key.Key_Right])
def test_folds_open_by_key(desk: Desk, key: Key) -> None:
    desk.paste("99m11222333p(777z)+1p tsumo")
    fold(desk, "Other readings").setFocus()
    desk.key(key)
    assert desk.named(QListView, "Other readings").isVisible()


def test_folds_with_nothing_in_them_say_so(desk: Desk) -> None:
    desk.paste(HAND)
    for title, said in (("Not counted", "nothing was outranked"), ("Other readings", "")):
        header = fold(desk, title)
        assert header.isVisible()
        assert said in header.accessibleName()
        assert header.accessibleName() != title
        desk.click(header)
        assert not desk.named(QListView, title).isVisible()


def test_notes_are_shown(desk: Desk) -> None:
    desk.paste("1112345678999m+5m tsumo")
    notes = desk.spoken(desk.rows("Notes"))
    assert any(
        note.startswith("No limit is set. With a limit of 320 this hand would score") for note in notes
    )
    assert any(note.startswith("Nine Gates by self-draw") for note in notes)


def test_a_list_is_measured_for_the_width_asked_for(desk: Desk) -> None:
    """Else a panel in which the scroll bar comes and goes is laid out again and again without an end."""
    desk.paste("1112345678999m+5m tsumo")
    for name in ("Notes", "What the hand scores"):
        view = desk.rows(name)
        assert view.heightForWidth(120) > view.heightForWidth(2000) > 0


WRONG = [
    ("123m456p789s1122z+3z", "Not a complete hand", "These 14 tiles are not a complete hand"),
    ("12789m55777z(666z)3m", "Which tile won?", "The hand has all 14 tiles and none is marked"),
    ("11111m", "Something is wrong", "5 copies of 1 of characters (1m): a set of tiles has only"),
    ("123456789m123456p", "This does not score", "The hand has 15 tiles"),
    (f"{HAND} kong", "This does not score", "Kong replacement tile is for a self-drawn win."),
    (
        f"{HAND.replace('from=S', 'from=E')}",
        "This does not score",
        "East won and cannot be the one who discarded.",
    ),
    (
        f"{HAND} option.minimum=500",
        "Below the minimum",
        "The hand scores 140; the table’s minimum is 500.",
    ),
]


def test_a_wrong_hand_says_what_is_wrong(desk: Desk) -> None:
    for line, headline, said in WRONG:
        desk.begin_anew()
        desk.paste(line)
        assert any(problem.startswith(said) for problem in desk.spoken(desk.rows("What is wrong")))
        assert desk.total == ""
        assert desk.words == headline
        assert desk.says(headline)
        assert not desk.rows().isVisible()
        assert not desk.rows("Payments").isVisible()
        assert not fold(desk, "Not counted").isVisible()
        assert not fold(desk, "Other readings").isVisible()


def test_thirteen_tiles_show_the_waits(desk: Desk) -> None:
    desk.paste("2345678m111z(666z)")
    assert (desk.total, desk.words) == ("13", "tiles, ready: one of these completes it")
    waits = desk.spoken(desk.rows("Tiles that complete the hand"))
    discard, self_draw = (ask_line(f"2345678m111z(666z)+2m {how}")["total"] for how in ("ron", "tsumo"))
    assert waits[0] == f"2 of characters, 3 left, discard {discard} · self-draw {self_draw}"
    assert len(waits) == 3
    assert desk.says("Ready")
    desk.pick("5m")
    assert desk.total
    assert not desk.rows("Tiles that complete the hand").isVisible()


def test_thirteen_tiles_without_a_wait(desk: Desk) -> None:
    desk.paste("123m456p789s1124z")
    assert desk.words.startswith("of 14 tiles · ")
    assert desk.listed("Tiles that complete the hand") == []


def test_an_answer_at_every_number_of_tiles(desk: Desk) -> None:
    assert (desk.total, desk.words) == ("", "Click tiles, or type a hand")
    codes = ("1m", "2m", "7m", "8m", "9m", "5z", "5z", "7z", "7z", "7z", "6z", "6z")
    for count, code in enumerate(codes, start=1):
        desk.pick(code)
        assert desk.total == str(count)
        assert desk.words.startswith("of 14 tiles · ")
        assert desk.says(f"{count} of 14 tiles")


def test_the_limit_is_told(desk: Desk) -> None:
    desk.paste("1112345678999m+9m tsumo rules=zung-jung")
    assert desk.total == "480"
    assert desk.spoken(desk.rows("Notes"))[0].startswith("Limit hand")
    assert desk.scored() == {"Nine Gates": "480"}


def advised(qtbot: QtBot, desk: Desk) -> AdviceLists:
    """What could become of the hand, once all of it is worked out."""
    advice = desk.window.breakdown.advice
    assert advice is not None
    qtbot.waitUntil(lambda: not advice.models.is_working())
    settle()
    return advice


def double_click(desk: Desk, view: QAbstractItemView, row: int) -> None:
    QTest.mouseDClick(view.viewport(), LEFT, pos=desk.place(view, row))
    settle()


def test_a_wait_is_won_on(desk: Desk) -> None:
    desk.paste("2345678m111z(666z)")
    view = desk.rows("Tiles that complete the hand")
    assert "Win on it" in view.viewport().toolTip()
    desk.click_item(view, 1)
    assert desk.words.startswith("tiles, ready")
    double_click(desk, view, 1)
    assert desk.window.editor.draft.hand.text == "2345678m111z(666z)+5m"
    desk.shortcut("Ctrl+Z")
    view.setFocus()
    desk.key(Key.Key_End)
    desk.key(Key.Key_Return)
    assert desk.window.editor.draft.hand.text == "2345678m111z(666z)+8m"


def test_a_tile_that_is_offered_is_discarded(qtbot: QtBot, desk: Desk) -> None:
    desk.paste("12344m456p789s112z")
    advice = advised(qtbot, desk)
    assert desk.spoken(advice.discards)[0].startswith("Discard South")
    double_click(desk, advice.discards, 0)
    assert desk.window.editor.draft.hand.text == "12344m456p789s11z"
    assert desk.window.editor.undo_stack.undoText() == "discard South"
    desk.shortcut("Ctrl+Z")
    assert desk.window.editor.draft.hand.size == 14


def test_a_change_that_is_offered_is_made(qtbot: QtBot, desk: Desk) -> None:
    """The green dragon pung kept concealed: Concealed Hand and Two Concealed Triplets, 10 points more."""
    desk.paste(f"{HAND} rules=wsom")
    advice = advised(qtbot, desk)
    total = int(desk.total)
    desk.click(advice.nearly.header)
    view = advice.nearly.body
    assert isinstance(view, QListView)
    double_click(desk, view, 0)
    assert desk.window.editor.draft.hand.melds == ()
    assert int(desk.total) == total + 10
    assert desk.window.editor.undo_stack.undoText() == "Green dragon pung kept concealed"
    desk.shortcut("Ctrl+Z")
    assert int(desk.total) == total


@pytest.mark.parametrize("hand", [HAND, SHARED])
def test_a_bar_comes_only_where_the_lines_are_too_many_without_it(desk: Desk, hand: str) -> None:
    """Beside the bar some lines wrap; at some heights they would be too many only because of it."""
    desk.paste(hand)
    scroll = desk.window.breakdown.findChild(PanelScroll)
    assert isinstance(scroll, PanelScroll)
    inside = scroll.widget()
    assert inside is not None
    desk.window.resize(1024, 640)
    settle()
    needed = inside.heightForWidth(scroll.maximumViewportSize().width())
    around = needed - scroll.maximumViewportSize().height()
    for height in range(640, max(641, 640 + around + 30), 3):
        desk.window.resize(1024, height)
        settle()
        room = scroll.maximumViewportSize()
        assert scroll.verticalScrollBar().isVisible() == (needed > room.height()), height
        beside = inside.heightForWidth(scroll.viewport().width())
        assert inside.height() == max(scroll.viewport().height(), beside), height
