"""The chart beside the sheet, and the match for a whole room to see."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QPushButton

from mahjong_desk.rules.outcomes import Draw, HanFu, Played, Tsumo
from mahjong_desk.settings import Theme
from mahjong_desk.ui import theme
from mahjong_desk.ui.big_view import BigView
from mahjong_desk.ui.sheet_delegates import columns
from tests.scale import some
from tests.window.conftest import OpenDesk
from tests.window.driving import MENUS_OFFSCREEN, Desk, Key, all_widgets, settle
from tests.window.fitting import _Texts, faults
from tests.window.sheet_driving import (
    SMALL,
    begin,
    draw,
    evening,
    keeper_of,
    open_sheet,
    rows,
    sheet_of,
    view_of,
    win,
)
from tests.window.test_access import check_told
from tests.window.test_fits import large_letters

pytestmark = pytest.mark.qt_log_ignore(MENUS_OFFSCREEN)


@pytest.fixture
def desk(shared_desk: Desk) -> Desk:
    """One window for these tests, whatever matches others kept before."""
    return shared_desk


def open_big(desk: Desk) -> BigView:
    desk.shortcut("F11")
    page = desk.window.sheet
    assert page is not None
    assert page.big is not None
    assert page.big.isVisible()
    return page.big


def painted(view: BigView) -> list[str]:
    """What it says; every text lies within it, and none over another."""
    painter = _Texts()
    view.draw(painter)
    painter.end()
    for text, given, taken in painter.found:
        assert view.rect().contains(taken.toRect()), text
        assert given.width() + 2 >= taken.width(), text
    for (text, _, taken), (other, _, near) in combinations(painter.found, 2):
        assert not taken.intersects(near), (text, other)
    return [text for text, _, _ in painter.found]


def test_the_lines_follow_the_match(desk: Desk) -> None:
    page = begin(desk)
    chart = view_of(page).standings.chart
    assert not chart.isVisible()
    win(desk, "Ada", 140, "Ben")
    assert chart.isVisible()
    assert chart.accessibleDescription().startswith("Ada: +420, at most +420, at least 0. Ben: −370")
    desk.shortcut("Ctrl+Z")
    assert not chart.isVisible()


def test_the_big_view_shows_the_match(desk: Desk) -> None:
    evening(desk)
    big = open_big(desk)
    told = painted(big)
    assert {"S3", "Cleo deals", "+235", "+680", "−840", "−75", "1. Ben", "+150"} <= set(told)
    assert "S2: Ben wins 50 points from Ada" in told
    assert "S3 Cleo deals" in big.accessibleDescription()
    desk.key(Key.Key_Escape)
    assert desk.window.sheet is not None
    assert desk.window.sheet.big is None
    desk.window.activateWindow()
    settle()
    big = open_big(desk)
    desk.key(Key.Key_F11)
    assert desk.window.sheet.big is None
    assert desk.window.teaching is None


def test_final_points_are_final_when_the_match_is_over(desk: Desk) -> None:
    desk.paste("123m456p789s1122z+1z rules=tenhou")
    page = begin(desk)
    big = open_big(desk)
    # 25000 points each: −5, and uma by the seats, with 20 of oka.
    assert "if it ended now +35" in painted(big)
    assert not [text for text in painted(big) if "final" in text]
    keeper_of(page).end()
    settle()
    assert "final +35" in painted(big)


def test_it_follows_what_is_recorded(desk: Desk) -> None:
    page = begin(desk)
    desk.click(view_of(page).big)
    big = page.big
    assert big is not None
    assert "E1" in painted(big)
    keeper = keeper_of(page)
    keeper.begin(keeper.names, "tenhou")
    keeper.declare((2,))
    assert "24000" in painted(big)
    desk.click(next(w for w in all_widgets(big) if isinstance(w, QPushButton)))
    assert page.big is None
    desk.window.activateWindow()
    settle()
    open_big(desk)
    keeper.leave()
    settle()
    assert page.big is None


def test_the_window_takes_it_along(open_desk: OpenDesk) -> None:
    desk = open_desk()
    begin(desk)
    open_big(desk)
    desk.window.close()
    settle()
    assert desk.window.sheet is not None
    assert desk.window.sheet.big is None


def test_f11_is_the_teaching_view_elsewhere(desk: Desk) -> None:
    page = begin(desk)
    desk.shortcut("Ctrl+1")
    desk.shortcut("F11")
    assert page.big is None
    assert desk.window.teaching is not None


@pytest.mark.parametrize(
    ("size", "large"),
    some(product([QSize(640, 400), QSize(1024, 640), QSize(1920, 1080), QSize(900, 1200)], [True, False]), 2),
)
def test_all_of_it_has_room(open_desk: OpenDesk, qapp: QApplication, size: QSize, large: bool) -> None:
    if large:
        large_letters(qapp)
    theme.apply(qapp, Theme.DARK)
    desk = open_desk(SMALL)
    page = open_sheet(desk)
    keeper = keeper_of(page)
    keeper.begin(("Bartholomew the Elder of Somewhere", "Ben", "Cleopatra Philopator", "Dai"), "tenhou")
    keeper.declare((0, 1))
    big = open_big(desk)
    big.showNormal()
    big.resize(size)
    settle()
    painted(big)
    check_told(big)
    assert faults(big) == []


# The sheet itself


def test_the_hand_in_play_is_in_sight(open_desk: OpenDesk) -> None:
    desk = open_desk()
    page = open_sheet(desk, sheet_of(*[Played((Draw(),))] * 29, options=(("hands", "64"),)))
    draw(desk)
    bar = view_of(page)._scroll.verticalScrollBar()
    assert bar.maximum() > 0
    assert bar.value() == bar.maximum()
    assert len(rows(desk)) == 32


def test_it_is_in_sight_where_the_standings_stand_below_it(open_desk: OpenDesk, qapp: QApplication) -> None:
    large_letters(qapp)
    desk = open_desk(SMALL)
    page = open_sheet(desk, sheet_of(*[Played((Draw(),))] * 7))
    draw(desk)
    view = view_of(page)
    assert view.standings.parent() is view.list.parent()
    room = view._scroll.viewport()
    for row in (8, 9):
        place = view.list.visualRect(view.list.model().index(row, 0)).center()
        assert room.rect().contains(view.list.viewport().mapTo(room, place)), row


def test_names_have_more_room_where_there_is_plenty() -> None:
    narrow, wide = columns(700, 4), columns(1300, 4)
    assert narrow.players[0][1] + 50 < wide.players[0][1]
    for places, width in ((narrow, 700), (wide, 1300)):
        last = places.players[-1]
        assert last[0] + last[1] == pytest.approx(width - 14)
        assert places.words[0] + places.words[1] <= places.players[0][0]
    assert wide.words[1] > 400


@pytest.mark.parametrize(("wanted", "large"), some(product([Theme.LIGHT, Theme.DARK], [True, False]), 1))
def test_nothing_is_cut_off(open_desk: OpenDesk, qapp: QApplication, wanted: Theme, large: bool) -> None:
    if large:
        large_letters(qapp)
    desk = open_desk(SMALL)
    theme.apply(qapp, wanted)
    page = open_sheet(desk)
    keeper = keeper_of(page)
    keeper.begin(("Bartholomew", "Ben", "Cleopatra Philopator"), "tenhou")

    for winner in (0, 1, 2):
        assert keeper.kept is not None
        keeper.record(keeper.kept, Played((Tsumo(winner, HanFu(4, 30)),), (winner,)))
    keeper.declare((0, 2))
    keeper.history.undo()
    settle()
    assert faults(desk.window) == []
    check_told(desk.window)
