"""Tiles dragged on the felt: off it, to the end, and back to where they came from."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListView

from mahjong_desk.core.tiles import tile
from mahjong_desk.ui.dragging import TileDrag
from tests.scale import some
from tests.window.driving import LEFT, Desk, Key, settle

HAND = "12789m55777z(666z)+3m"
AWAY = QPoint(400, 600)


@pytest.fixture
def desk(shared_desk: Desk) -> Desk:
    """One window for these tests, which begins again for each of them."""
    return shared_desk


def undo_text(desk: Desk) -> str:
    return desk.window.editor.undo_stack.undoText()


def steps(desk: Desk) -> int:
    return desk.window.editor.undo_stack.count()


def dragging(desk: Desk) -> bool:
    return any(drag.isVisible() for drag in desk.window.findChildren(TileDrag))


def end_of_row(desk: Desk) -> QPoint:
    """Somewhere right of all tiles, at their height."""
    view = desk.tiles
    rect = view.visualRect(view.model().index(view.model().rowCount() - 1, 0))
    return view.viewport().mapTo(desk.window, QPoint(rect.right() - 5, rect.center().y()))


def test_off_the_felt_takes_a_tile_out(desk: Desk) -> None:
    desk.paste(HAND)
    before = steps(desk)
    desk.begin_drag(desk.tiles, 2, AWAY)
    assert dragging(desk)
    assert desk.says("Let go to take it out")
    assert desk.hand == HAND, "nothing happens until it is let go"
    desk.drop(desk.tiles, AWAY)
    assert desk.hand == "1289m55777z(666z)+3m"
    assert (undo_text(desk), steps(desk)) == ("take out 7 of characters", before + 1)
    assert not dragging(desk)
    assert desk.says("Click a tile to take it back")


def test_to_the_end_makes_it_the_winning_one(desk: Desk) -> None:
    desk.paste(HAND)
    before = steps(desk)
    end = end_of_row(desk)
    desk.begin_drag(desk.tiles, 2, end)
    assert desk.says("Let go to win on this tile")
    desk.drop(desk.tiles, end)
    assert desk.hand == "12389m55777z(666z)+7m"
    assert (undo_text(desk), steps(desk)) == ("win on 7 of characters", before + 1)


def test_to_the_end_where_none_is_there_yet(desk: Desk) -> None:
    desk.paste("12789m")
    end = end_of_row(desk) + QPoint(60, 0)
    desk.begin_drag(desk.tiles, 0, end)
    desk.drop(desk.tiles, end)
    assert desk.hand == "2789m+1m"


def test_the_winning_tile_and_melds_are_taken_out(desk: Desk) -> None:
    desk.paste(HAND)
    desk.begin_drag(desk.tiles, 10, AWAY)
    desk.drop(desk.tiles, AWAY)
    assert desk.hand == "12789m55777z(666z)"
    desk.begin_drag(desk.melds, 0, AWAY)
    desk.drop(desk.melds, AWAY)
    assert desk.hand == "12789m55777z"
    assert undo_text(desk) == "take out (666z)"


def test_an_indicator_is_taken_away(desk: Desk) -> None:
    desk.paste("123m rules=tenhou dora=3p5z")
    row = desk.named(QListView, "Dora indicators")
    desk.begin_drag(row, 1, AWAY)
    desk.drop(row, AWAY)
    assert "dora=3p" in desk.line.split()


@pytest.mark.parametrize("how", some(["where it was", "on the felt", "Esc", "a key"], 2))
def test_nothing_happens(desk: Desk, how: str) -> None:
    desk.paste(HAND)
    before = steps(desk)
    start = desk.tiles.viewport().mapTo(desk.window, desk.place(desk.tiles, 2))
    desk.begin_drag(desk.tiles, 2, AWAY)
    if how == "where it was":
        desk.drag_to(desk.tiles, start)
        desk.drop(desk.tiles, start)
    elif how == "on the felt":
        on_felt = desk.window.felt.mapTo(desk.window, QPoint(400, 40))
        desk.drag_to(desk.tiles, on_felt)
        assert desk.says("Drag it off the felt to take it out")
        desk.drop(desk.tiles, on_felt)
    elif how == "Esc":
        desk.key(Key.Key_Escape)
        assert not dragging(desk)
        desk.drop(desk.tiles, AWAY)
    else:
        desk.press("T")  # the hand that was dragged from is no more
        assert not dragging(desk)
        desk.drop(desk.tiles, AWAY)
        before += 1
    assert desk.hand == HAND
    assert steps(desk) == before
    assert not dragging(desk)


def test_a_shaking_hand_clicks(desk: Desk) -> None:
    desk.paste(HAND)
    view, place = desk.tiles, desk.place(desk.tiles, 2)
    QTest.mousePress(view.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, place)
    desk.drag_to(view, view.viewport().mapTo(desk.window, place + QPoint(2, 1)))
    assert not dragging(desk)
    desk.drop(view, view.viewport().mapTo(desk.window, place + QPoint(2, 1)))
    assert desk.hand == "1289m55777z(666z)+3m"


def test_a_click_on_the_felt_chooses_the_winning_tile_once(desk: Desk) -> None:
    desk.paste(HAND)
    desk.choose("What a click adds", "Winning")
    desk.click_item(desk.tiles, 2)
    assert desk.hand == "12389m55777z(666z)+7m"
    assert desk.segment("What a click adds", "Tile").isChecked()
    desk.click_item(desk.tiles, 0)
    assert desk.hand == "2389m55777z(666z)+7m"


def test_sixty_clicks_without_a_pause_all_arrive(desk: Desk) -> None:
    """Into the hand and out of it again, with no event handled in between but the clicks themselves."""
    codes = [f"{rank}{suit}" for suit in "mps" for rank in (1, 4, 7)] + ["1z", "2z", "3z", "4z"]
    added = 0
    for number in range(30):
        kind = tile(codes[number % len(codes)])
        place = desk.place(desk.picker, kind // 9, kind % 9)
        QTest.mousePress(desk.picker.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, place)
        QTest.mouseRelease(desk.picker.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, place)
        added += 1
        if number % 10 == 9:
            for _ in range(10):
                at = desk.tiles.visualRect(desk.tiles.model().index(0, 0)).center()
                QTest.mousePress(desk.tiles.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, at)
                QTest.mouseRelease(desk.tiles.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, at)
                added += 1
            assert desk.window.editor.draft.hand.size == 0
    settle()
    assert added == 60
    assert steps(desk) == 60


def test_rows_without_tiles_are_no_stops(desk: Desk) -> None:
    for view in (desk.tiles, desk.melds):
        assert not view.focusPolicy() & Qt.FocusPolicy.TabFocus
    desk.paste(HAND)
    for view in (desk.tiles, desk.melds):
        assert view.focusPolicy() & Qt.FocusPolicy.TabFocus
    desk.press("T")
    desk.click(desk.button("Clear"))
    assert not desk.tiles.focusPolicy() & Qt.FocusPolicy.TabFocus
