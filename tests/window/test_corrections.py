"""A match corrected as a whole, its earlier versions, the list of matches, players with other names."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import product
from typing import Any, TypeVar

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QMenu

from mahjong_desk.club.store.failures import StoreProblem, Trouble
from mahjong_desk.club.store.sheets import Sheets
from mahjong_desk.ui import measures
from mahjong_desk.ui.fields import NumberField, TextField
from mahjong_desk.ui.match_dialog import MatchDialog
from mahjong_desk.ui.match_list import MatchList
from mahjong_desk.ui.name_dialogs import PlayerDialog, TitleDialog
from mahjong_desk.ui.sheet_page import SheetPage
from mahjong_desk.ui.trail_dialog import TrailDelegate, TrailDialog
from tests.scale import some
from tests.window.conftest import OpenDesk
from tests.window.driving import MENUS_OFFSCREEN, Desk, Key, settle
from tests.window.fitting import faults
from tests.window.sheet_driving import (
    EVENING,
    SMALL,
    USUAL,
    begin,
    choose,
    correct,
    draw_by_dialog,
    keeper_of,
    open_sheet,
    press,
    rows,
    totals,
    view_of,
    win,
)
from tests.window.test_access import check_told
from tests.window.test_fits import large_letters
from tests.window.test_sheet_history import open_menu, take, tip
from tests.window.test_tab_order import place, stops

pytestmark = [
    pytest.mark.qt_log_ignore(MENUS_OFFSCREEN),
    pytest.mark.qt_log_ignore("^This plugin does not support", extend=True),
]

D = TypeVar("D", bound=QDialog)


@pytest.fixture
def desk(shared_desk: Desk) -> Desk:
    """One window for these tests, whatever matches others kept before."""
    return shared_desk


def opened(desk: Desk, sort: type[D]) -> D:
    settle()
    return next(dialog for dialog in desk.window.findChildren(sort) if dialog.isVisible())


def evening(desk: Desk) -> SheetPage:
    """Six hands, recorded at once."""
    page = open_sheet(desk)
    keeper = keeper_of(page)
    keeper.begin(("Ada", "Ben", "Cleo", "Dai"), "wsom")
    for played in EVENING:
        assert keeper.kept is not None
        keeper.record(keeper.kept, played)
    settle()
    return page


def is_open(desk: Desk, sort: type[QDialog]) -> bool:
    settle()
    # No window manager gives the window its keyboard back here.
    desk.window.activateWindow()
    settle()
    return any(dialog.isVisible() for dialog in desk.window.findChildren(sort))


def correct_match(desk: Desk, page: SheetPage) -> MatchDialog:
    desk.click(view_of(page).correct)
    return opened(desk, MatchDialog)


def shown(dialog: MatchDialog) -> list[str]:
    """What the card of changes says."""
    labels = [label for label in dialog.card.findChildren(QLabel) if label.isVisible()]
    return [line for label in labels[1:] for line in label.text().split("\n")]


def set_option(dialog: MatchDialog, option: str, value: int) -> None:
    field = {**dialog.first.rows, **dialog.others.rows, **dialog.of_hands.rows}[option].field
    assert isinstance(field, NumberField)
    field.setValue(value)


def title_of(page: SheetPage) -> str:
    return view_of(page).title.text()


# The match as a whole


def test_title_and_players_are_corrected_by_the_keyboard_alone(desk: Desk) -> None:
    page = begin(desk)
    win(desk, "Ada", 140, "Ben")
    view_of(page).correct.setFocus()
    desk.key(Key.Key_Space)
    dialog = opened(desk, MatchDialog)
    assert shown(dialog) == ["Nothing yet."]
    desk.keys("Thursday club")
    # On to the rules, to East and to South.
    for _ in range(3):
        desk.key(Key.Key_Tab)
    desk.shortcut("Ctrl+A")
    desk.keys("Eve")
    assert shown(dialog) == [
        "Title: – → Thursday club",
        "South: Ben → Eve",
        "Totals",
        "Ben −370 → Eve −370",
    ]
    desk.key(Key.Key_Return)
    assert not is_open(desk, MatchDialog)
    assert title_of(page) == "Thursday club"
    assert rows(desk)[0].startswith("E1, dealer Ada. Ada wins 140 points from Eve.")
    assert tip(desk, "undo") == "Undo: correct the match"
    desk.shortcut("Ctrl+Z")
    assert title_of(page).startswith("Match of ")
    assert keeper_of(page).names == ("Ada", "Ben", "Cleo", "Dai")
    desk.shortcut("Ctrl+Shift+Z")
    assert title_of(page) == "Thursday club"


def test_hands_that_an_option_does_not_take_are_named_before_it_is_kept(desk: Desk) -> None:
    page = evening(desk)
    desk.click(view_of(page).end)
    dialog = correct_match(desk, page)
    set_option(dialog, "minimum", 50)
    said = shown(dialog)
    assert [line.partition(",")[0] for line in said if line.startswith("Hand ")] == ["Hand 2", "Hand 4"]
    desk.click(dialog.save)
    assert dialog.said.text().startswith("The rules are against some of its hands")
    desk.click(dialog.insist)
    assert not is_open(desk, MatchDialog)
    assert desk.says("Hand 2, outcome 1: The hand scores 45")
    desk.shortcut("Ctrl+Z")
    assert totals(page) == (235, 680, -840, -75)


def test_what_somebody_else_changed_is_not_overwritten(open_desk: OpenDesk) -> None:
    desk = open_desk()
    page = begin(desk)
    dialog = correct_match(desk, page)
    other = Sheets.open()
    assert isinstance(other, Sheets)
    kept = keeper_of(page).kept
    assert kept is not None
    other.amend(kept, replace(kept.sheet, title="Friday"))
    other.close()
    dialog.title.setText("Thursday")
    desk.click(dialog.save)
    assert dialog.said.text().startswith("Somebody else changed this match meanwhile")
    desk.click(dialog.cancel)
    assert title_of(page) == "Friday"


def test_a_match_that_is_put_otherwise_is_not_taken_for_done(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The correction is kept and the answer lost; then something else is asked for."""
    page = begin(desk)
    dialog = correct_match(desk, page)
    dialog.title.setText("One")
    asked = Sheets.amend

    def lost(*args: Any, **more: Any) -> StoreProblem:
        asked(*args, **more)
        return StoreProblem(Trouble.GONE, "the club", {"detail": "no route"})

    with monkeypatch.context() as broken:
        broken.setattr(Sheets, "amend", lost)
        desk.click(dialog.save)
    desk.click(dialog.save)
    assert not is_open(desk, MatchDialog), "asked for again it is done"
    dialog = correct_match(desk, page)
    dialog.title.setText("Two")
    with monkeypatch.context() as broken:
        broken.setattr(Sheets, "amend", lost)
        desk.click(dialog.save)
    dialog.title.setText("Three")
    desk.click(dialog.save)
    assert dialog.said.text().startswith("Somebody else changed this match meanwhile")


def test_names_that_cannot_be_are_said_and_other_rules_begin_anew(desk: Desk) -> None:
    page = begin(desk)
    dialog = correct_match(desk, page)
    dialog.seating.set_players(["Ada", "ada ", "Cleo", "Dai"])
    desk.click(dialog.save)
    assert dialog.said.text() == "Two players are called ada. Write one of them differently."
    dialog.seating.set_players(["Ada", "Ben", "Cleo", "Dai"])
    dialog.rules.setCurrentIndex(dialog.rules.findData("tenhou"))
    dialog.rules.activated.emit(dialog.rules.currentIndex())
    assert dialog.length.isVisible()
    assert "start_points" in dialog.first.rows
    desk.click(dialog.save)
    assert not is_open(desk, MatchDialog)
    assert totals(page) == (25000,) * 4
    dialog = correct_match(desk, page)
    assert dialog.rules.count() > 9
    desk.click(dialog.cancel)
    is_open(desk, MatchDialog)
    draw_by_dialog(desk)
    dialog = correct_match(desk, page)
    # Hands are said in the terms of a family.
    assert dialog.rules.count() == 9
    assert not dialog.players.isVisible()


def test_below_the_form_changes_are_shown_before_they_are_kept(
    open_desk: OpenDesk, qapp: QApplication
) -> None:
    large_letters(qapp)
    desk = open_desk(SMALL)
    page = open_sheet(desk)
    keeper_of(page).begin(("Ada", "Ben", "Cleo", "Dai"), "tenhou")
    settle()
    view_of(page).correct.click()
    dialog = opened(desk, MatchDialog)
    set_option(dialog, "start_points", 30000)
    dialog.save.click()
    assert dialog.said.text() == "This is what changes. Press Save once more to keep it."
    assert dialog.card.visibleRegion().boundingRect().top() == 0
    assert faults(dialog) == []
    dialog.save.click()
    assert not is_open(desk, MatchDialog)
    assert totals(page) == (30000,) * 4


def test_what_is_half_written_changes_nothing_yet(desk: Desk) -> None:
    page = open_sheet(desk)
    keeper_of(page).begin(("Ada", "Ben", "Cleo", "Dai"), "tenhou", (("uma", "30 10 -10 -30"),))
    settle()
    dialog = correct_match(desk, page)
    uma = dialog.others.rows["uma"].field
    assert isinstance(uma, TextField)
    uma.setText("30 10")
    assert shown(dialog) == ["Nothing yet."]
    desk.click(dialog.save)
    assert dialog.said.text() == "Uma: write it like 15 5 -5 -15."
    uma.setText("15 5 -5 -15")
    assert shown(dialog)[0] == "Uma: 30 10 -10 -30 → 15 5 -5 -15"
    desk.click(dialog.save)
    kept = keeper_of(page).kept
    assert kept is not None
    assert dict(kept.sheet.match.options) == {"uma": "15 5 -5 -15"}


# Earlier versions


def test_an_earlier_version_is_put_back_by_the_keyboard_and_that_is_undone(desk: Desk) -> None:
    page = evening(desk)
    correct(desk, page, 1)
    choose(desk, "Winner", "Dai")
    press(desk, "Save")
    take(open_menu(desk, page, 1, by_key=True), "Earlier versions…")
    dialog = opened(desk, TrailDialog)
    assert dialog.windowTitle() == "Earlier versions of hand 2"
    spoken = desk.spoken(dialog.list)
    assert spoken[0].startswith("Hand 2 was corrected. ")
    assert spoken[0].endswith(
        "Before: Cleo wins 45 points by self-draw. After: Dai wins 45 points by self-draw"
    )
    assert spoken[1].startswith("Hand 2 was recorded. ")
    desk.key(Key.Key_Return)
    assert "Cleo −1020 → −840" in dialog.later.text()
    assert dialog.back.hasFocus()
    desk.key(Key.Key_Space)
    assert not is_open(desk, TrailDialog)
    assert totals(page) == (235, 680, -840, -75)
    assert tip(desk, "undo") == "Undo: put back an earlier version of hand 2"
    desk.shortcut("Ctrl+Z")
    assert totals(page) == (235, 680, -1020, 105)
    correct(desk, page, 1)
    press(desk, "Earlier versions…")
    assert opened(desk, TrailDialog).windowTitle() == "Earlier versions of hand 2"


def test_the_trail_of_a_match_shows_corrections_or_everything(desk: Desk) -> None:
    page = begin(desk)
    win(desk, "Ada", 140, "Ben")
    desk.click(view_of(page).standings.trail)
    dialog = opened(desk, TrailDialog)
    assert dialog.about.text().startswith("Nothing was corrected so far.")
    assert not dialog.back.isVisible()
    dialog.sort.set_value(True)
    dialog.sort.chosen.emit(True)
    assert [record.what for record in dialog.model.records()] == [
        "Hand 1 was recorded",
        "The match was begun",
    ]
    check_told(dialog)
    dialog.close()
    is_open(desk, TrailDialog)
    correct(desk, page, 0)
    press(desk, "Remove this hand")
    press(desk, "Yes, remove this hand")
    desk.click(view_of(page).standings.trail)
    dialog = opened(desk, TrailDialog)
    desk.key(Key.Key_Return)
    desk.click(dialog.back)
    is_open(desk, TrailDialog)
    assert totals(page) == (420, -370, -25, -25)


# The list of matches


def test_a_name_of_one_long_word_ends_in_dots_in_the_trail(desk: Desk) -> None:
    page = begin(desk, ("W" * 60, "Ben", "Cleo", "Dai"))
    win(desk, "W" * 60, 140, "Ben")
    desk.click(view_of(page).standings.trail)
    dialog = opened(desk, TrailDialog)
    dialog.sort.set_value(True)
    dialog.sort.chosen.emit(True)
    delegate = dialog.list.itemDelegate()
    assert isinstance(delegate, TrailDelegate)
    role, told, *_ = delegate._parts(dialog.model.records()[0], 300)[-1]
    name, _, rest = told.partition(" ")
    assert name.endswith("…")
    assert 200 < measures.advance(role, name) <= 300
    assert rest == "wins 140 points from Ben"
    dialog.close()


def listed(desk: Desk, page: SheetPage, *titles: str) -> MatchList:
    """Some matches, none of them open."""
    keeper = keeper_of(page)
    for title in titles:
        keeper.begin((title, "Ben", "Cleo", "Dai"), "wsom")
    keeper.leave()
    settle()
    assert page.form is not None
    return page.form.matches


def test_a_match_is_deleted_and_had_back(open_desk: OpenDesk) -> None:
    desk = open_desk()
    page = open_sheet(desk)
    matches = listed(desk, page, "Ada", "Eve")
    matches.list.setFocus()
    desk.key(Key.Key_Delete)
    assert len(desk.spoken(matches.list)) == 1
    assert matches.said.text().startswith("Deleted: Eve, Ben, Cleo, Dai.")
    desk.click(matches.undo)
    assert len(desk.spoken(matches.list)) == 2
    assert not matches.undo.isVisible()
    desk.shortcut("Ctrl+Shift+Z")
    assert len(desk.spoken(matches.list)) == 1
    matches.sort.set_value(True)
    matches.sort.chosen.emit(True)
    assert desk.spoken(matches.list)[0].startswith("Eve, Ben")
    matches.list.setFocus()
    desk.key(Key.Key_Return)
    assert matches.said.text() == "The match is back."
    # There is none left that was deleted.
    assert not matches.sort.isVisible()
    assert len(desk.spoken(matches.list)) == 2


def test_a_match_gets_a_title_and_is_found_by_it(open_desk: OpenDesk) -> None:
    desk = open_desk()
    page = open_sheet(desk)
    matches = listed(desk, page, "Ada", "Eve", "Fay", "Gus", "Hal")
    matches.list.setFocus()
    desk.key(Key.Key_F2)
    dialog = opened(desk, TitleDialog)
    desk.keys("Thursday club")
    desk.key(Key.Key_Return)
    assert not is_open(desk, TitleDialog)
    assert desk.spoken(matches.list)[0].startswith("Thursday club: Hal, Ben")
    assert dialog is not None
    for text, found in (("thurs", 1), ("ben fay", 1), ("ben", 5), ("nobody", 0), ("world series", 5)):
        matches.search.setText(text)
        assert len(desk.spoken(matches.list)) == found, text
        assert matches.nothing.isVisible() is (found == 0)
    matches.search.setText("ben fay")
    matches.search.setFocus()
    desk.key(Key.Key_Down)
    assert matches.list.hasFocus()
    matches.search.setText(f"{keeper_of(page).matches()[0].begun.astimezone():%d.%m.%Y}")
    assert len(desk.spoken(matches.list)) == 5


def test_the_menu_of_a_match(open_desk: OpenDesk) -> None:
    desk = open_desk()
    page = open_sheet(desk)
    matches = listed(desk, page, "Ada")
    matches.list.menu_wanted.emit(0, matches.mapToGlobal(matches.rect().center()))
    settle()
    menu = next(menu for menu in matches.findChildren(QMenu) if menu.isVisible())
    assert [action.text() for action in menu.actions()] == ["Open", "Rename…", "Delete"]
    take(menu, "Open")
    assert keeper_of(page).names[0] == "Ada"


def test_a_player_is_renamed_and_two_become_one_only_when_that_is_meant(open_desk: OpenDesk) -> None:
    desk = open_desk()
    page = open_sheet(desk)
    matches = listed(desk, page, "Ada", "Adda")
    desk.click(matches.players)
    dialog = opened(desk, PlayerDialog)
    dialog.player.setCurrentIndex(dialog.player.findText("Adda"))
    dialog.name.setText("ADA")
    desk.click(dialog.save)
    assert dialog.said.text().startswith("There is a player Ada already.")
    assert dialog.save.text() == "Make them one"
    assert keeper_of(page).players() == ("Ada", "Adda", "Ben", "Cleo", "Dai")
    desk.click(dialog.save)
    assert not is_open(desk, PlayerDialog)
    assert matches.said.text() == "Adda is called Ada now."
    assert [spoken.partition(",")[0] for spoken in desk.spoken(matches.list)] == ["Ada", "Ada"]
    assert page.form is not None
    assert page.form.names[0].findText("Adda") == -1


# Nothing is cut off, and everything is told


def _match(desk: Desk, page: SheetPage) -> QDialog:
    view_of(page).correct.click()
    dialog = opened(desk, MatchDialog)
    for fold in dialog.folds:
        fold.set_open(True)
    dialog.title.setText("A club night with a very long name that somebody thought of in the first round")
    dialog.seating.set_players(["Ben", "Ada", "Maximiliane von und zu Hohenstein-Ehrenfels", "Dai"])
    set_option(dialog, "minimum", 50)
    return dialog


def _trail(desk: Desk, page: SheetPage) -> QDialog:
    keeper = keeper_of(page)
    assert keeper.kept is not None
    keeper.remove(keeper.kept, 1)
    view_of(page).standings.trail.click()
    dialog = opened(desk, TrailDialog)
    dialog.list.setCurrentIndex(dialog.list.model().index(0, 0))
    return dialog


def _player(desk: Desk, page: SheetPage) -> QDialog:
    keeper_of(page).leave()
    settle()
    assert page.form is not None
    page.form.matches.players.click()
    dialog = opened(desk, PlayerDialog)
    dialog.name.setText("ben")
    dialog.save.click()
    return dialog


def _title(desk: Desk, page: SheetPage) -> QDialog:
    keeper_of(page).leave()
    settle()
    assert page.form is not None
    page.form.matches.list.rename_wanted.emit(0)
    return opened(desk, TitleDialog)


@pytest.mark.long
def test_letters_that_grow_while_a_dialog_is_open(open_desk: OpenDesk, qapp: QApplication) -> None:
    desk = open_desk()
    page = evening(desk)
    usual = QFont(qapp.font())
    openings: list[Callable[[Desk, SheetPage], QDialog]] = [_match, _trail, _player]
    for opening in openings:
        dialog = opening(desk, page)
        large_letters(qapp)
        assert faults(dialog) == []
        qapp.setFont(usual)
        settle()
        assert faults(dialog) == []
        dialog.close()
        is_open(desk, QDialog)


def test_the_tabulator_goes_down_the_dialogs(open_desk: OpenDesk) -> None:
    desk = open_desk()
    page = evening(desk)
    openings: list[Callable[[Desk, SheetPage], QDialog]] = [_match, _trail, _player, _title]
    for opening in openings:
        dialog = opening(desk, page)
        dialog.resize(dialog.width(), 1200)
        settle()
        order = [place(stop, dialog) for stop in stops(dialog)]
        # It goes round and round.
        first = order.index(min(order))
        assert order[first:] + order[:first] == sorted(order)
        dialog.close()
        is_open(desk, QDialog)


@pytest.mark.parametrize(("size", "large"), some(product([SMALL, USUAL], [True, False]), 1))
def test_the_dialogs_fit(open_desk: OpenDesk, qapp: QApplication, size: QSize, large: bool) -> None:
    if large:
        large_letters(qapp)
    openings: list[Callable[[Desk, SheetPage], QDialog]] = [_match, _trail, _player, _title]
    desk = open_desk(size)
    page = open_sheet(desk)
    for opening in openings:
        if opening in (_match, _player):
            evening(desk)
        dialog = opening(desk, page)
        settle()
        room = size.expandedTo(dialog.screen().availableSize())
        assert dialog.width() <= room.width()
        assert dialog.height() <= room.height()
        assert faults(dialog) == []
        check_told(dialog)
        dialog.close()
        settle()
    assert faults(desk.window) == []
    assert page.form is not None
    page.form.matches.list.delete_wanted.emit(0)
    settle()
    assert faults(desk.window) == []
    check_told(desk.window)
