"""Hands that were recorded with their tiles: what a row says of them, and the tiles of the chosen hand."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip

from mahjong_desk.core.texts import Terms
from mahjong_desk.settings import POINT_IN_MONEY, TileSize
from mahjong_desk.ui.hand_card import HandCard
from mahjong_desk.ui.match_view import MatchView
from mahjong_desk.ui.sheet_delegates import columns
from mahjong_desk.ui.sheet_page import SheetPage
from tests.window.conftest import OpenDesk
from tests.window.driving import Desk, Key, settle
from tests.window.fitting import faults
from tests.window.sheet_driving import HAND, SMALL, USUAL, begin, open_sheet, press, view_of, win
from tests.window.test_fits import large_letters

PATTERNS = "Mixed One-Suit, Small Three Dragons, Mixed Lesser Terminals, Value Honor ×2"


@pytest.fixture
def desk(shared_desk: Desk) -> Desk:
    """One window for these tests, whatever matches others kept before."""
    return shared_desk


def record_tiles(desk: Desk) -> SheetPage:
    """A match whose first hand has its tiles, and whose second has none."""
    page = begin(desk)
    desk.shortcut("Ctrl+1")
    desk.paste(HAND)
    desk.click(desk.button("Record this hand"))
    press(desk, "Record")
    desk.shortcut("Ctrl+2")
    win(desk, "Cleo", 45)
    return page


def line(view: MatchView, row: int) -> str:
    """The small line of a row as it is painted."""
    record = view._models.rows.records()[row]
    return view.delegate._pattern_line(record, columns(view.list.width(), 4))


def card_of(view: MatchView) -> HandCard:
    return view.standings.hand


def test_the_chosen_hand_shows_its_tiles_and_patterns(desk: Desk) -> None:
    view = view_of(record_tiles(desk))
    card = card_of(view)
    assert not card.isVisible()
    view.list.setFocus()
    desk.key(Key.Key_Home)
    assert card.isVisible()
    assert card.title.text() == "E1: Ada wins 140 points from Ben"
    assert card.scored.text() == PATTERNS
    assert "Red dragon" in card.tiles.accessibleName()
    assert faults(desk.window) == []
    desk.key(Key.Key_Down)
    assert not card.isVisible()
    desk.click_item(view.list, 0)
    assert card.isVisible()


def test_the_card_is_as_high_as_tiles_of_another_size(desk: Desk) -> None:
    view = view_of(record_tiles(desk))
    desk.window.resize(USUAL)
    view.list.setFocus()
    desk.key(Key.Key_Home)
    tiles = card_of(view).tiles
    heights = {}
    for size in (TileSize.SMALL, TileSize.LARGE, TileSize.USUAL):
        desk.window.looks.choose_tile_size(size)
        settle()
        heights[size] = tiles.height()
        assert heights[size] == tiles.heightForWidth(tiles.width())
    assert heights[TileSize.SMALL] != heights[TileSize.LARGE]


def test_the_tiles_are_as_high_as_they_are_laid_out(desk: Desk) -> None:
    view = view_of(record_tiles(desk))
    tiles = card_of(view).tiles
    view.list.setFocus()
    for wide, high in product((1024, 1116), (640, 800)):
        desk.window.resize(wide, high)
        # What stands beside the sheet scrolls where it has the tiles, and not without them.
        desk.key(Key.Key_End)
        desk.key(Key.Key_Home)
        assert tiles.isVisible()
        assert tiles.height() == tiles.heightForWidth(tiles.width()), (wide, high)


def test_a_row_says_what_its_hand_scored_for(desk: Desk) -> None:
    view = view_of(record_tiles(desk))
    assert line(view, 0).startswith("Mixed One-Suit, Small Three Dragons")
    assert line(view, 0).endswith("…")
    place = desk.place(view.list, 0)
    event = QHelpEvent(QEvent.Type.ToolTip, place, view.list.viewport().mapToGlobal(place))
    QApplication.sendEvent(view.list.viewport(), event)
    told = QToolTip.text()
    QToolTip.hideText()
    assert "Mixed Lesser Terminals, Value Honor ×2" in told.replace("\N{NO-BREAK SPACE}", " ")
    assert "Double click or Enter" in told.replace("\N{NO-BREAK SPACE}", " ")
    desk.window.editor.set_terms(Terms.KANJI)
    settle()
    assert line(view, 0).startswith("混一色")


@pytest.mark.long
@pytest.mark.parametrize("large", [False, True])
def test_in_a_small_window_the_dealer_stands_before_it(
    open_desk: OpenDesk, qapp: QApplication, large: bool
) -> None:
    if large:
        large_letters(qapp)
    desk = open_desk(SMALL)
    view = view_of(record_tiles(desk))
    view.go_to(0)
    settle()
    assert view.list.currentIndex().row() == 0
    assert card_of(view).isVisible()
    assert faults(desk.window) == []
    if not large:
        assert line(view, 0).startswith("dealer Ada · Mixed One-Suit")
    assert view.list.visualRect(view.list.currentIndex()).contains(QPoint(5, 5))


def test_at_the_end_of_a_match_it_is_told_who_pays_whom(open_desk: OpenDesk) -> None:
    desk = open_desk(SMALL)
    page = begin(desk)
    view = view_of(page)
    win(desk, "Ada", 30, "Ben")
    block = view.standings.settling
    assert not block.isVisible()
    desk.click(view.end)
    assert block.isVisible()
    assert not block.lines.isVisible()
    block.field.setFocus()
    desk.keys("0.1")
    # 90 for Ada; 40 from Ben and 25 from each other.
    assert block.lines.text().split("\n") == ["Ben pays Ada 4.00", "Cleo pays Ada 2.50", "Dai pays Ada 2.50"]
    assert faults(desk.window) == []
    assert desk.settings.get(POINT_IN_MONEY) == "0.1"
    desk.click(view.reopen)
    assert not block.isVisible()
    again = open_desk(SMALL)
    assert view_of(open_sheet(again)).standings.settling.field.text() == "0.1"
