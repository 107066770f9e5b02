"""A match is begun: who plays and sits where, how long, with which options."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QRadioButton

from mahjong_desk.club.match import Match
from mahjong_desk.ui.match_form import MatchForm
from mahjong_desk.ui.match_options import UmaField
from mahjong_desk.ui.sheet_page import SheetPage
from tests.scale import some
from tests.window.conftest import OpenDesk
from tests.window.driving import MENUS_OFFSCREEN, Desk, Key, settle
from tests.window.fitting import faults
from tests.window.sheet_driving import NAMES, SMALL, begin, keeper_of, open_sheet, rows, totals, view_of
from tests.window.test_access import check_told, spoken_name, tab_round
from tests.window.test_fits import large_letters

pytestmark = pytest.mark.qt_log_ignore(MENUS_OFFSCREEN)

RIICHI = "123m456p789s1122z+1z rules=tenhou"


def form_of(desk: Desk, line: str = "") -> tuple[SheetPage, MatchForm]:
    if line:
        desk.paste(line)
    page = open_sheet(desk)
    assert page.form is not None
    return page, page.form


def write_names(desk: Desk, form: MatchForm, count: int = 4) -> None:
    for field, name in zip(form.names[:count], NAMES, strict=False):
        desk.click(field.line)
        desk.keys(name)


def press_begin(desk: Desk, form: MatchForm) -> None:
    form._scroll.ensureWidgetVisible(form.begin)
    settle()
    desk.click(form.begin)


def write_number(desk: Desk, form: MatchForm, option: str, number: int) -> None:
    field = {**form.first.rows, **form.others.rows}[option].field
    assert field is not None
    form._scroll.ensureWidgetVisible(field)
    field.setFocus()
    desk.shortcut("Ctrl+A")
    desk.keys(str(number))
    desk.key(Key.Key_Tab)


def match_of(page: SheetPage) -> Match:
    kept = keeper_of(page).kept
    assert kept is not None
    return kept.sheet.match


def test_so_many_hands(desk: Desk) -> None:
    page, form = form_of(desk)
    assert list(form.first.rows) == ["hands"]
    assert not form.length_part.isVisible()
    write_names(desk, form)
    write_number(desk, form, "hands", 8)
    press_begin(desk, form)
    assert match_of(page).options == (("hands", "8"),)


def test_seats_are_drawn(desk: Desk) -> None:
    page, form = form_of(desk)
    desk.click(form.draw)
    assert form.said.text().startswith("Who sits East?")
    write_names(desk, form)
    form.chance = Random(3)
    desk.click(form.draw)
    drawn = tuple(field.currentText() for field in form.names)
    assert drawn != NAMES
    assert sorted(drawn) == sorted(NAMES)
    assert form.said.text() == "Drawn: East {}, South {}, West {}, North {}".format(*drawn)
    press_begin(desk, form)
    assert keeper_of(page).names == drawn


def test_a_riichi_match_with_options_of_its_own(desk: Desk) -> None:
    page, form = form_of(desk, RIICHI)
    write_names(desk, form)
    desk.click(next(b for b in form.length.findChildren(QRadioButton) if b.text() == "East round only"))
    write_number(desk, form, "start_points", 30000)
    assert form.fold.header.accessibleName() == "Options of the match, as the rules have them"
    desk.click(form.fold.header)
    assert "three_player_uma" not in form.others.rows
    uma = form.others.rows["uma"].field
    assert isinstance(uma, UmaField)
    form._scroll.ensureWidgetVisible(uma)
    desk.click(uma)
    desk.shortcut("Ctrl+A")
    desk.keys("20 10 -10 -30")
    press_begin(desk, form)
    assert form.said.text() == "Uma: write it like 15 5 -5 -15."
    assert keeper_of(page).kept is None
    desk.click(uma)
    desk.shortcut("Ctrl+A")
    desk.keys("15 5 -5 -15")
    assert form.fold.header.accessibleName() == "Options of the match, 1 changed"
    press_begin(desk, form)
    match = match_of(page)
    assert (match.rules, match.east_only) == ("tenhou", True)
    assert dict(match.options) == {"start_points": "30000", "uma": "15 5 -5 -15"}
    assert totals(page) == (30000,) * 4
    assert desk.says("East round only")


def test_three_players_have_options_of_their_own(desk: Desk) -> None:
    page, form = form_of(desk, RIICHI)
    desk.click(next(b for b in form.players.findChildren(QRadioButton) if b.text() == "3 players"))
    assert list(form.first.rows) == ["three_player_start"]
    assert not form.names[3].isVisible()
    write_names(desk, form, 3)
    press_begin(desk, form)
    assert keeper_of(page).names == NAMES[:3]
    assert totals(page) == (35000,) * 3
    assert rows(desk)[-1] == "Total: Ada 35000, Ben 35000, Cleo 35000"


def test_what_was_chosen_stays_until_the_rules_are_others(desk: Desk) -> None:
    _, form = form_of(desk, RIICHI)
    write_number(desk, form, "start_points", 30000)
    desk.click(next(b for b in form.players.findChildren(QRadioButton) if b.text() == "3 players"))
    desk.click(next(b for b in form.players.findChildren(QRadioButton) if b.text() == "4 players"))
    assert form.first.rows["start_points"].value() == "30000"
    desk.shortcut("Ctrl+1")
    desk.paste("123m456p789s1122z+1z rules=wsom option.hands=8")
    _, form = form_of(desk)
    assert form.first.rows["hands"].value() == "8"


def test_the_tabulator_goes_from_top_to_bottom(desk: Desk) -> None:
    page, form = form_of(desk, RIICHI)
    form.fold.set_open(True)
    settle()
    form.take_keyboard()
    names = [spoken_name(widget) for widget in tab_round(desk, Key.Key_Tab)]
    first = ["East", "South", "West", "North", "Draw the seats", "Length: Whole match", "Starting points"]
    assert names[: len(first)] == first
    assert names[len(first)].startswith("Options of the match")
    assert names.index("Options of the match, as the rules have them") < names.index("Uma")
    assert names.index("Uma") < names.index("Begin")
    keeper_of(page).begin(NAMES, "tenhou")
    settle()
    page.take_keyboard()
    names = [spoken_name(widget) for widget in tab_round(desk, Key.Key_Tab)]
    wanted = ["Score sheet", *(f"Reach declared in this hand: {name}" for name in NAMES), "Record a win…"]
    assert names[: len(wanted)] == wanted
    above = ["Big view", "Correct the match…", "End the match", "Files", "Club nights…", "Other matches…"]
    assert names[-len(above) :] == above


@pytest.mark.parametrize("large", some([True, False], 1))
def test_nothing_is_cut_off(open_desk: OpenDesk, qapp: QApplication, large: bool) -> None:
    if large:
        large_letters(qapp)
    desk = open_desk(SMALL)
    _, form = form_of(desk, RIICHI)
    form.fold.set_open(True)
    settle()
    assert faults(desk.window) == []
    check_told(desk.window)


def test_enter_in_the_names_that_are_offered_begins_nothing(desk: Desk) -> None:
    page = begin(desk)
    desk.click(view_of(page).others)
    form = page.form
    assert form is not None
    for field, name in zip(form.names, ("Ada", "Ben", "Cleo", "Da"), strict=True):
        desk.click(field.line)
        field.line.selectAll()
        desk.keys(name)
    completer = form.names[3].completer()
    assert completer is not None
    popup = completer.popup()
    assert popup is not None
    assert popup.isVisible()
    QTest.keyClick(popup, Key.Key_Down)
    QTest.keyClick(popup, Key.Key_Return)
    settle()
    assert keeper_of(page).kept is None
    assert form.names[3].line.text() == "Dai"
    assert not popup.isVisible()
    QTest.keyClick(form.names[3].line, Key.Key_Return)
    assert keeper_of(page).names == ("Ada", "Ben", "Cleo", "Dai")


def test_a_match_that_cannot_be_opened_is_told_of(desk: Desk) -> None:
    page = open_sheet(desk)
    assert page.form is not None
    page.form.opened.emit(77)
    assert desk.says("There is no match number 77")


def test_what_was_missing_is_said_until_it_is_written(desk: Desk) -> None:
    _, form = form_of(desk)
    press_begin(desk, form)
    assert form.said.text() == "Who sits East? Write a name."
    desk.keys("Ada")
    assert form.said.isHidden()
