"""The size of tiles: another one shows at once, and whatever the size, nothing is cut off."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from mahjong_desk.settings import Theme, TileSet, TileSize
from mahjong_desk.ui import theme
from mahjong_desk.ui.breakdown_delegates import WaitDelegate
from mahjong_desk.ui.meld_offers import MeldOffers
from mahjong_desk.ui.tile_pictures import pictures
from tests.scale import count, matrix, some
from tests.window.conftest import OpenDesk
from tests.window.driving import MENUS_OFFSCREEN, Desk, Key, settle
from tests.window.fitting import faults
from tests.window.test_fits import HANDS, SMALL, USUAL, large_letters

pytestmark = pytest.mark.qt_log_ignore(MENUS_OFFSCREEN)

SIZES = {
    "Small tiles": TileSize.SMALL,
    "Tiles of the usual size": TileSize.USUAL,
    "Large tiles": TileSize.LARGE,
}


def widths(desk: Desk) -> list[float]:
    """How large tiles are: in the picker, in the hand, in a meld."""
    views = desk.picker, desk.tiles, desk.melds
    return [view.itemDelegate().tile_width for view in views]  # type: ignore[attr-defined]


def choose(desk: Desk, name: str) -> None:
    desk.choose_in_menu(desk.window.header.view, name)


@matrix(size=some([SMALL, USUAL, QSize(1920, 1080)], 1))
def test_another_size_shows_at_once(open_desk: OpenDesk, size: QSize) -> None:
    desk = open_desk(size)
    desk.paste(HANDS["usual"])
    found = []
    for name, chosen in SIZES.items():
        choose(desk, name)
        assert theme.tile_size() is chosen
        found.append(widths(desk))
    small, usual, large = found
    assert all(one < other for one, other in zip(small, usual, strict=True))
    assert all(one < other for one, other in zip(usual, large, strict=True))
    choose(desk, "Tiles of the usual size")
    assert widths(desk) == usual


@matrix(size=some([USUAL, QSize(1920, 1080)], 1))
def test_large_tiles_are_large_beside_large_letters(
    open_desk: OpenDesk, qapp: QApplication, size: QSize
) -> None:
    large_letters(qapp)
    desk = open_desk(size)
    desk.paste(HANDS["usual"])
    before, *_ = widths(desk)
    choose(desk, "Large tiles")
    after, *_ = widths(desk)
    # Or as large as the window is wide for: nine of them in a row.
    widest = desk.picker.viewport().width() / 9
    assert after >= 1.25 * before or (after > before and after > 0.9 * widest), (before, after, widest)
    assert faults(desk.window) == []


@pytest.mark.long
def test_the_tiles_of_the_answer_and_of_the_guide(open_desk: OpenDesk) -> None:
    # In a narrower window a page has no room for larger tiles.
    desk = open_desk(QSize(1920, 1080))
    desk.paste("1112345678999m")
    rows, example = [], []
    for name in SIZES:
        choose(desk, name)
        delegate = desk.rows("Tiles that complete the hand").itemDelegate()
        assert isinstance(delegate, WaitDelegate)
        rows.append(delegate.tile)
        desk.window._show_pattern("big-three-dragons")
        settle()
        assert desk.window.guide is not None
        example.append(desk.window.guide.page.felt.tiles.height())
        assert faults(desk.window) == []
        desk.window._show_scorer()
        settle()
    assert rows == sorted(set(rows))
    assert example == sorted(set(example))


def test_the_tiles_of_melds_that_are_offered(desk: Desk) -> None:
    desk.choose("What a click adds", "Chow")
    heights = []
    for name in SIZES:
        choose(desk, name)
        desk.right_click("4p")
        [menu] = [menu for menu in desk.window.findChildren(MeldOffers) if menu.isVisible()]
        heights.append(menu.height())
        desk.key(Key.Key_Escape)
    assert heights == sorted(set(heights))


def test_an_open_guide_follows(desk: Desk) -> None:
    desk.window._show_pattern("big-three-dragons")
    settle()
    assert desk.window.guide is not None
    row = desk.window.guide.page.felt.tiles
    before = row.height()
    choose(desk, "Small tiles")
    assert row.height() < before
    assert faults(desk.window) == []


def test_where_the_keyboard_is_stays(desk: Desk) -> None:
    desk.paste(HANDS["usual"])
    desk.tiles.setFocus()
    desk.tiles.setCurrentIndex(desk.tiles.model().index(3, 0))
    desk.picker.setCurrentIndex(desk.picker.model().index(1, 4))
    desk.choose("What a click adds", "Pung")
    desk.tiles.setFocus()
    line = desk.line
    for name in SIZES:
        choose(desk, name)
        assert desk.tiles.hasFocus()
        assert desk.tiles.currentIndex().row() == 3
        current = desk.picker.currentIndex()
        assert (current.row(), current.column()) == (1, 4)
        assert desk.segment("What a click adds", "Pung").isChecked()
        assert desk.line == line
    desk.key(Key.Key_Delete)
    assert desk.line != line


@matrix(
    hand=some(
        [
            "empty",
            "usual",
            "four kongs",
            "singles",
            "many waits",
            "waits and scores",
            "to discard",
            "red fives",
        ],
        3,
    ),
    size=[SMALL, USUAL],
    letters=["usual letters", "large letters"],
)
def test_nothing_is_cut_off(
    open_desk: OpenDesk, qapp: QApplication, size: QSize, hand: str, letters: str
) -> None:
    if letters == "large letters":
        large_letters(qapp)
    desk = open_desk(size)
    if HANDS[hand]:
        desk.paste(HANDS[hand])
    for name in SIZES:
        choose(desk, name)
        assert faults(desk.window) == [], name


@matrix(tile_set=some(TileSet, 1), look=some([Theme.LIGHT, Theme.DARK], 1))
def test_pictures_are_as_large_as_the_tiles(
    desk: Desk, qapp: QApplication, tile_set: TileSet, look: Theme
) -> None:
    theme.apply(qapp, look)
    desk.window.looks.choose_tile_set(tile_set)
    desk.paste(HANDS["four kongs"])
    for name in SIZES:
        choose(desk, name)
        for width in widths(desk):
            assert width == int(width)
            for dpr in (1.0, 1.25, 1.5, 2.0):
                picture = pictures().pixmap(0, width, dpr)
                assert picture.width() == round(width * dpr)
                assert picture.devicePixelRatio() == dpr


@matrix(name=some(SIZES, 2), hand=some(["to discard", "singles", "many rows"], 2))
def test_fourteen_tiles_are_one_row_whatever_their_gaps(open_desk: OpenDesk, hand: str, name: str) -> None:
    desk = open_desk(SMALL)
    choose(desk, name)
    desk.paste(HANDS[hand])
    for width in range(1024, 1200, count(22, 11)):
        desk.window.resize(width, 800)
        settle()
        rows = {
            desk.tiles.visualRect(desk.tiles.model().index(row, 0)).top()
            for row in range(desk.tiles.model().rowCount())
        }
        assert len(rows) == 1, width
