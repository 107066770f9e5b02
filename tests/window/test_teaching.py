"""The teaching view: opened from the window, its keys, what it shows and says, and that it fits."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QLabel, QListView

from mahjong_desk.core.tiles import CODES
from mahjong_desk.settings import Theme
from mahjong_desk.ui import theme
from mahjong_desk.ui.teaching_parts import KeyButton
from mahjong_desk.ui.teaching_view import TeachingView
from tests.scale import matrix, some
from tests.window.driving import MENUS_OFFSCREEN, Desk, Key, records, settle
from tests.window.fitting import faults
from tests.window.test_riichi import HANDS

pytestmark = pytest.mark.qt_log_ignore(MENUS_OFFSCREEN)

HAND = "12789m55777z(666z)+3m ron seat=E from=S"
REACH = "66777888999m45p+6p tsumo seat=S riichi dora=3s sticks=1 rules=reach"
LONG = "2233445566788p+7p tsumo riichi ippatsu seat=S dora=3p5p ura=6p sticks=2 honba=3 rules=tenhou"
SIZES = [QSize(1024, 640), QSize(1280, 800), QSize(1920, 1080), QSize(3840, 2160)]


@pytest.fixture
def desk(shared_desk: Desk) -> Desk:
    """One window for these tests, which begins again for each of them."""
    return shared_desk


def opened(desk: Desk, line: str = "") -> TeachingView:
    """The view, opened by its key over a hand."""
    if line:
        desk.paste(line)
    desk.key(Key.Key_F11)
    view = desk.window.teaching
    assert view is not None
    assert view.isVisible()
    view.activateWindow()
    settle()
    assert view.isActiveWindow()
    return view


def resized(view: TeachingView, size: QSize) -> None:
    view.showNormal()
    view.resize(size)
    settle()
    assert view.size() == size


def steps(view: TeachingView) -> list[str]:
    return [record.name for record in records(view.steps)]


def tiles(view: TeachingView) -> list[str]:
    """The groups on the felt, dimmed ones in brackets."""
    shown = []
    for record in records(view.groups):
        text = "".join(CODES[tile] for tile in record.tiles)
        shown.append(f"[{text}]" if record.dimmed else text)
    return shown


def labels(view: TeachingView) -> list[str]:
    return [label.text() for label in view.findChildren(QLabel) if label.isVisible() and label.text()]


def test_it_fills_the_screen_and_asks_a_question(desk: Desk) -> None:
    view = opened(desk, HAND)
    assert view.isFullScreen()
    assert view.size() == view.screen().size()
    assert "What is this hand worth?" in labels(view)
    assert steps(view) == []
    assert view.figure.text() == ""
    assert tiles(view) == ["1m2m3m", "7m8m9m", "7z7z7z", "6z6z6z", "5z5z"]


def test_from_the_menu_too(desk: Desk) -> None:
    desk.paste(HAND)
    desk.choose_in_menu(desk.window.header.view, "Teaching view\tF11")
    assert desk.window.teaching is not None
    assert desk.window.teaching.isVisible()


@pytest.mark.parametrize(
    "key", some([Key.Key_Space, Key.Key_Right, Key.Key_PageDown, Key.Key_Down, Key.Key_Return], 1)
)
def test_a_key_reveals_row_by_row(desk: Desk, key: Qt.Key) -> None:
    view = opened(desk, HAND)
    totals = []
    for _ in range(4):
        desk.key(key)
        totals.append((steps(view)[-1], view.figure.text(), view.unit.text()))
    assert totals == [
        ("Mixed One-Suit", "40", "points"),
        ("Small Three Dragons", "80", "points"),
        ("Mixed Lesser Terminals", "120", "points"),
        ("Value Honor ×2", "140", "points"),
    ]
    assert tiles(view) == ["[1m2m3m]", "[7m8m9m]", "7z7z7z", "6z6z6z", "[5z5z]"]
    assert "4 of 5" in labels(view)


@pytest.mark.parametrize("key", some([Key.Key_Backspace, Key.Key_Left, Key.Key_PageUp, Key.Key_Up], 1))
def test_a_key_takes_a_row_back(desk: Desk, key: Qt.Key) -> None:
    view = opened(desk, HAND)
    desk.key(Key.Key_End)
    assert (len(steps(view)), view.figure.text()) == (5, "140")
    desk.key(key)
    desk.key(key)
    assert (steps(view)[-1], view.figure.text()) == ("Mixed Lesser Terminals", "120")
    desk.key(Key.Key_Home)
    assert steps(view) == []
    # The tile that the window's own Backspace would take out is still there.
    assert desk.hand == "12789m55777z(666z)+3m"


@pytest.mark.parametrize("key", [Key.Key_Escape, Key.Key_F11])
def test_a_key_leaves(desk: Desk, key: Qt.Key) -> None:
    opened(desk, HAND)
    desk.key(key)
    settle()
    assert desk.window.teaching is None
    assert desk.window.findChildren(TeachingView) == []
    assert desk.window.isActiveWindow()
    opened(desk)


def test_the_keys_stand_below_and_can_be_clicked(desk: Desk) -> None:
    view = opened(desk, HAND)
    said = {b.text(): b.accessibleDescription() for b in view.findChildren(KeyButton)}
    assert said == {
        "next": "Space, →",
        "back": "←",
        "from the start": "Home",
        "all": "End",
        "leave": "Esc, F11",
    }
    assert not view.previous.isEnabled()
    desk.click(view.next)
    desk.click(view.next)
    assert steps(view)[-1] == "Small Three Dragons"
    desk.click(view.previous)
    assert steps(view)[-1] == "Mixed One-Suit"
    desk.click(view.all)
    assert not view.next.isEnabled()
    desk.click(view.none)
    assert steps(view) == []
    desk.click(view, view.rect().center())
    assert steps(view) == ["Mixed One-Suit"]
    desk.click(view.leave)
    assert desk.window.teaching is None


def test_han_then_fu_then_points(desk: Desk) -> None:
    view = opened(desk, REACH)
    for _ in range(4):
        desk.key(Key.Key_Space)
    assert (view.figure.text(), view.unit.text(), view.earlier.isVisible()) == ("6", "Hand Points", False)
    for _ in range(6):
        desk.key(Key.Key_Space)
    assert (view.earlier.text(), view.figure.text(), view.unit.text()) == (
        "6 Hand Points",
        "40",
        "Base Points",
    )
    desk.key(Key.Key_End)
    assert view.earlier.text() == "6 Hand Points\n40 Base Points\n2000 base"
    assert (view.figure.text(), view.unit.text()) == ("9000", "points")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("", ["Click tiles, or type a hand"]),
        ("123m456p789s1123z+1z tsumo", ["Not a complete hand", "These 14 tiles are not a complete hand"]),
        ("2345678m111z(666z)", ["13 tiles, ready", "2 of characters: discard"]),
    ],
)
def test_a_hand_that_does_not_score_says_so(desk: Desk, line: str, said: list[str]) -> None:
    view = opened(desk, line)
    for start in said:
        assert any(text.startswith(start) for text in labels(view)), labels(view)
    assert not view.next.isEnabled()
    desk.key(Key.Key_Space)
    assert steps(view) == []
    assert faults(view) == []


def test_it_follows_the_hand(desk: Desk) -> None:
    view = opened(desk, HAND)
    desk.key(Key.Key_Space)
    desk.window.editor.set_self_draw(True)
    settle()
    assert steps(view) == ["Mixed One-Suit"]
    assert "Self-drawn · Seat: East" in labels(view)
    desk.window.editor.take_back()
    settle()
    assert any(text.startswith("13 tiles, ready") for text in labels(view))
    assert tiles(view)[-1] == "6z6z6z"
    desk.window.editor.undo_stack.undo()
    settle()
    assert "What is this hand worth?" in labels(view)


def test_each_step_is_announced(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[tuple[QAccessible.Event, str]] = []

    def hear(event: object) -> None:
        # The window may still have its own to say: the score.
        if event.object() is view:  # type: ignore[attr-defined]
            said.append((event.type(), event.message()))  # type: ignore[attr-defined]

    view = opened(desk, HAND)
    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    desk.key(Key.Key_Space)
    desk.key(Key.Key_End)
    announcement = QAccessible.Event.Announcement
    assert said == [
        (announcement, "Mixed One-Suit, 40, One suit of number tiles, and honors., 40 points so far"),
        (announcement, "All shown: 140 points"),
    ]
    names = [w.accessibleName() for w in view.findChildren(QListView)]
    assert names == ["Groups of the hand", "Steps of the score"]
    assert view.accessibleName() == "Teaching view"
    assert view.accessibleDescription().startswith(
        "Discarded by South · Seat: East. 123 of characters, with the winning tile; 789 of characters; "
    )


@matrix(
    size=some(SIZES, 2), line=some([HAND, REACH, LONG, HANDS["kongs"], HANDS["three"], HANDS["yakuman"]], 3)
)
def test_nothing_is_cut_off(desk: Desk, size: QSize, line: str) -> None:
    view = opened(desk, line)
    resized(view, size)
    assert faults(view) == []
    while view.next.isEnabled():
        desk.key(Key.Key_Space)
        assert faults(view) == [], steps(view)
        assert view.steps.verticalScrollBar().maximum() == 0
    assert view.teaching.shown == view.teaching.count > 1


def test_tiles_and_texts_grow_with_the_window(desk: Desk) -> None:
    view = opened(desk, HAND)
    desk.key(Key.Key_Space)
    heights = []
    for size in SIZES:
        resized(view, size)
        heights.append((view.groups.height(), view.figure.font().pixelSize(), view.next.height()))
    for before, after in pairwise(heights):
        assert all(one < other for one, other in zip(before, after, strict=True))
    # A figure that is read from the last row of a room.
    assert heights[2][1] >= 100


def test_it_goes_dark_with_the_window(desk: Desk, qapp: object) -> None:
    view = opened(desk, HAND)
    desk.key(Key.Key_Space)
    light = view.grab().toImage().pixelColor(4, view.height() // 2)
    desk.window.looks.choose_theme(Theme.DARK)
    settle()
    dark = view.grab().toImage().pixelColor(4, view.height() // 2)
    assert theme.is_dark()
    assert dark == theme.colors().window
    assert light.lightness() > 200
    assert dark.lightness() < 60


def test_it_closes_with_the_window(desk: Desk) -> None:
    view = opened(desk, HAND)
    gone: list[bool] = []
    view.destroyed.connect(lambda: gone.append(True))
    del view
    desk.window.close()
    settle()
    assert gone == [True]


def test_a_closed_view_follows_no_more(desk: Desk) -> None:
    view = opened(desk, HAND)
    gone: list[bool] = []
    view.teaching.destroyed.connect(lambda: gone.append(True))
    del view
    desk.key(Key.Key_Escape)
    settle()
    assert gone == [True]
    desk.key(Key.Key_Backspace)
    assert desk.hand == "12789m55777z(666z)"
