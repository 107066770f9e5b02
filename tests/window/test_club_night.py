"""A club night as somebody at the window has it, from an empty start to the standings after a round."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QFileDialog, QListView, QMenu, QPlainTextEdit, QSpinBox
from pytestqt.qtbot import QtBot

from mahjong_desk.club.store.events import Events
from mahjong_desk.club.store.failures import StoreProblem, Trouble
from mahjong_desk.club.store.kept import Impossible, KeptEvent
from mahjong_desk.club.store.sheets import Sheets
from mahjong_desk.core.line import bad_value
from mahjong_desk.models.club_night import NightKeeper
from mahjong_desk.rules.outcomes import Played, Points, Tsumo
from mahjong_desk.settings import Theme
from mahjong_desk.ui import theme
from mahjong_desk.ui.fields import ChoiceField
from mahjong_desk.ui.night_dialogs import GuestsDialog, SeatsDialog
from mahjong_desk.ui.nights_page import NightsPage
from mahjong_desk.ui.painting import ring_shows
from tests.club.store.made import good
from tests.scale import some
from tests.ui.taking import PdfFile
from tests.window.conftest import OpenDesk
from tests.window.driving import MENUS_OFFSCREEN, Desk, Key, settle
from tests.window.fitting import faults
from tests.window.sheet_driving import (
    begin,
    draw,
    keeper_of,
    open_sheet,
    view_of,
    win,
    win_by_dialog,
)
from tests.window.test_access import check_told
from tests.window.test_fits import SMALL, USUAL, large_letters

pytestmark = pytest.mark.qt_log_ignore(MENUS_OFFSCREEN)

EIGHT = ("Ada", "Ben", "Cleo", "Dai", "Eve", "Fay", "Gus", "Hal")


def nights_of(desk: Desk) -> NightsPage:
    assert desk.window.sheet is not None
    page = desk.window.sheet.nights.page
    assert page is not None
    return page


def ask_for_nights(desk: Desk) -> NightsPage:
    """From an empty score sheet to the club nights, where chance always says the same."""
    sheet = open_sheet(desk)
    assert sheet.form is not None
    desk.click(sheet.form.nights)
    page = nights_of(desk)
    page.keeper.chance = Random(7)
    return page


def plan(desk: Desk, names: tuple[str, ...] = EIGHT) -> NightsPage:
    page = ask_for_nights(desk)
    page.form.guests.lines.setPlainText("\n".join(names))
    desk.click(page.form.begin)
    return page


def begin_round(desk: Desk, names: tuple[str, ...] = EIGHT) -> NightsPage:
    page = plan(desk, names)
    desk.click(page.view.begin)
    return page


def at_table(page: NightsPage, table: int) -> list[str]:
    return [seat.name for seat in page.models.tables.records()[table].seats]


def match_at(page: NightsPage, table: int) -> int:
    match = page.models.tables.records()[table].match
    assert match is not None
    return match


def record_elsewhere(match: int, winner: int, points: int) -> None:
    """Another program records a self-drawn win."""
    other = Sheets.open()
    assert isinstance(other, Sheets)
    good(other.record(good(other.match(match)), Played((Tsumo(winner, Points(points)),))))
    other.close()


def spoken(desk: Desk, name: str) -> list[str]:
    return desk.spoken(desk.named(QListView, name))


def dialog(desk: Desk, kind: type[GuestsDialog | SeatsDialog]) -> GuestsDialog | SeatsDialog:
    (found,) = (one for one in desk.window.findChildren(kind) if one.isVisible())
    return found


def ask(page: NightsPage, kind: type[GuestsDialog | SeatsDialog]) -> None:
    """Open a dialog."""
    if kind is GuestsDialog:
        page.view.guests.click()
    else:
        page.view.grid.row_taken.emit(0)
    settle()


def choose(field: ChoiceField, index: int) -> None:
    """Choose as the user does, which is told apart from a program that sets it."""
    field.setCurrentIndex(index)
    field.activated.emit(index)


def with_answer_lost(change: Callable[..., object]) -> Callable[..., StoreProblem]:
    """A change that is made, while nobody hears of it."""

    def lost(*args: Any, **more: Any) -> StoreProblem:
        change(*args, **more)
        return StoreProblem(Trouble.GONE, "the club", {"detail": "no route"})

    return lost


def reactivate(desk: Desk) -> None:
    """No window manager gives the window its keyboard back here."""
    desk.window.activateWindow()
    settle()


# From the start to the standings


def test_a_night_from_an_empty_start_to_the_standings(desk: Desk, qtbot: QtBot) -> None:
    page = ask_for_nights(desk)
    form = page.form
    assert form.isVisible()
    assert form.told.text() == "No guests yet"
    form.name.selectAll()
    form.name.setFocus()
    desk.keys("Thursday club")
    desk.click(form.guests.lines.viewport())
    QApplication.clipboard().setText("Ada\nBen\nCleo\nDai\nEve\nFay\nGus\nHal\nIda\n")
    desk.shortcut("Ctrl+V")
    assert form.told.text() == "9 guests: 2 tables; in each round 1 rests, by turns"
    desk.click(form.begin)
    view = page.view
    assert view.isVisible()
    assert view.title.text() == "Thursday club"
    assert view.round_title.text() == "Round 1 has not begun"
    assert view.resting.text().startswith("At no table in this round: ")
    desk.click(view.begin)
    assert [record.state for record in page.models.tables.records()] == ["E1 · hand 1 of 16"] * 2
    first = at_table(page, 0)
    # A hand is recorded in the match of the first table, which tells where it belongs.
    desk.click_item(view.grid, 0)
    desk.key(Key.Key_Return)
    sheet = desk.window.sheet
    assert sheet is not None
    match = view_of(sheet)
    assert match.isVisible()
    assert match.title.text() == "Thursday club – round 1, table 1"
    assert list(keeper_of(sheet).names) == first
    win_by_dialog(desk, first[2], 40)
    desk.click(match.nights)
    assert view.isVisible()
    qtbot.waitUntil(lambda: page.models.tables.records()[0].state == "E2 · hand 2 of 16")
    told = spoken(desk, "Standings in round 1")
    assert told[0] == f"1. {first[2]}: +120, 1 game, in play"
    # The other three paid 40 each, and nobody at the other table has a hand.
    assert sorted(told[1:4]) == sorted(f"2. {first[n]}: −40, 1 game, in play" for n in (0, 1, 3))


def test_by_keys_alone(desk: Desk) -> None:
    sheet = open_sheet(desk)
    assert sheet.form is not None
    sheet.form.nights.setFocus(Qt.FocusReason.TabFocusReason)
    desk.key(Key.Key_Space)
    page = nights_of(desk)
    assert page.form.guests.lines.hasFocus()
    for name in EIGHT:
        desk.keys(name)
        desk.key(Key.Key_Return)
    for _ in range(20):
        if page.form.begin.hasFocus():
            break
        desk.key(Key.Key_Tab)
    assert page.form.begin.hasFocus()
    desk.key(Key.Key_Space)
    assert page.view.grid.hasFocus()
    assert ring_shows(page.view.grid)
    # Who sits East and South at table 1 change places.
    east, south, *rest = at_table(page, 0)
    desk.key(Key.Key_Return)
    seats = dialog(desk, SeatsDialog)
    assert isinstance(seats, SeatsDialog)
    assert seats.fields[0].hasFocus()
    desk.key(Key.Key_Down)
    desk.key(Key.Key_Return)
    reactivate(desk)
    assert at_table(page, 0) == [south, east, *rest]
    desk.keys("b")
    assert page.models.begun == 1
    running = []
    for _ in range(2):
        desk.keys("c")
        running.append(page.models.clock().runs)
    assert running == [True, False]
    page.view.grid.setFocus(Qt.FocusReason.TabFocusReason)
    desk.key(Key.Key_Right)
    desk.key(Key.Key_Return)
    assert view_of(sheet).isVisible()
    assert view_of(sheet).title.text() == "Club night – round 1, table 2"


def test_names_that_cannot_be_are_said(desk: Desk) -> None:
    page = plan(desk, ("Ada", "Ben", "Cleo"))
    assert page.form.said.text() == "A club night has 4 guests at least."
    assert page.form.guests.lines.hasFocus()
    page.form.guests.lines.setPlainText("Ada, Ben, Cleo, Dai, ada")
    desk.click(page.form.begin)
    assert page.form.said.text() == "Two guests are called ada. Write one of them differently."


def test_guests_are_picked_from_those_who_are_remembered(desk: Desk) -> None:
    begin(desk)
    sheet = desk.window.sheet
    assert sheet is not None
    desk.click(view_of(sheet).nights)
    form = nights_of(desk).form
    form.guests.lines.setPlainText("Zoe\nben")
    desk.click(form.guests.fold.header)
    ticked = {name: check.isChecked() for name, check in form.guests.checks.items()}
    assert ticked == {"ada": False, "ben": True, "cleo": False, "dai": False}
    desk.click(form.guests.checks["cleo"])
    assert form.guests.names() == ("Zoe", "ben", "Cleo")
    desk.click(form.guests.checks["ben"])
    assert form.guests.names() == ("Zoe", "Cleo")


def test_tables_of_three_where_the_rules_have_them(desk: Desk) -> None:
    page = ask_for_nights(desk)
    assert not page.form.threes.isVisible(), "World Series of Mahjong has none"
    desk.window.editor.paste("rules=ema")
    settle()
    page.form.guests.lines.setPlainText("\n".join(EIGHT[:7]))
    desk.click(page.form.threes)
    assert page.form.told.text() == "7 guests: 2 tables, 1 of three"
    desk.click(page.form.begin)
    assert sorted(len(record.seats) for record in page.models.tables.records()) == [3, 4]


# What is changed


def test_what_is_put_otherwise_is_not_taken_for_done(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is kept and the answer lost; then something else is asked for, of a night and of seats."""
    page = ask_for_nights(desk)
    with monkeypatch.context() as broken:
        broken.setattr(Events, "plan", with_answer_lost(Events.plan))
        page.form.guests.lines.setPlainText("\n".join(EIGHT))
        desk.click(page.form.begin)
    page.form.guests.lines.setPlainText("\n".join([*EIGHT, "Ida"]))
    desk.click(page.form.begin)
    assert len(page.keeper.night.guests) == 9
    ask(page, SeatsDialog)
    asked = dialog(desk, SeatsDialog)
    assert isinstance(asked, SeatsDialog)
    with monkeypatch.context() as broken:
        broken.setattr(Events, "amend", with_answer_lost(Events.amend))
        choose(asked.fields[0], 1)
        desk.click(asked.save)
    choose(asked.fields[0], 2)
    desk.click(asked.save)
    assert asked.said.text().startswith("Somebody else changed this club night meanwhile")


def test_guests_come_late_and_leave(desk: Desk) -> None:
    page = begin_round(desk)
    desk.click(page.view.guests)
    asked = dialog(desk, GuestsDialog)
    assert isinstance(asked, GuestsDialog)
    desk.click(asked.checks[0])
    asked.more.lines.setFocus()
    desk.keys("Ada")
    desk.click(asked.save)
    assert asked.said.text() == "Two guests are called Ada. Write one of them differently."
    asked.more.lines.setPlainText("Zoe")
    desk.click(asked.save)
    reactivate(desk)
    assert at_table(page, 0)  # round 1 stays
    desk.click(page.view.next)
    assert page.view.round_title.text() == "Round 2 has not begun"
    there = {name for table in (0, 1) for name in at_table(page, table)}
    assert there == {*EIGHT[1:], "Zoe"}


def test_whoever_is_seated_elsewhere_changes_places(desk: Desk) -> None:
    page = plan(desk)
    first, second = at_table(page, 0), at_table(page, 1)
    desk.click_item(page.view.grid, 1)
    desk.key(Key.Key_Return)
    asked = dialog(desk, SeatsDialog)
    assert isinstance(asked, SeatsDialog)
    assert asked.windowTitle() == "Table 2 in round 1"
    choose(asked.fields[3], asked.fields[3].findText(f"{first[0]} – table 1"))
    desk.click(asked.save)
    reactivate(desk)
    assert at_table(page, 1) == [*second[:3], first[0]]
    assert at_table(page, 0) == [second[3], *first[1:]]
    by_hand = [at_table(page, 0), at_table(page, 1)]
    desk.click(page.view.anew)
    assert [at_table(page, 0), at_table(page, 1)] != by_hand
    desk.click(page.view.back)
    assert [at_table(page, 0), at_table(page, 1)] == by_hand
    desk.click(page.view.begin)
    assert not page.view.back.isVisible()


def test_the_rounds_are_looked_at_and_added(desk: Desk) -> None:
    page = ask_for_nights(desk)
    desk.named(QSpinBox, "Rounds").setValue(1)
    page.form.guests.lines.setPlainText("\n".join(EIGHT))
    desk.click(page.form.begin)
    desk.click(page.view.begin)
    first = at_table(page, 0)
    desk.click(page.view.more)
    assert page.view.round_title.text() == "Round 2 has not begun"
    # A key that is struck too early ends no round in which everybody still plays.
    desk.click(page.view.begin)
    told = "In round 1, 2 tables still play. Press again to begin round 2 all the same."
    assert (page.view.said.text(), page.models.begun) == (told, 1)
    desk.click(page.view.begin)
    assert (page.view.said.text(), page.models.begun) == ("", 2)
    desk.choose("Which round", "Round 1")
    assert at_table(page, 0) == first
    assert page.view.round_title.text() == "Round 1 is past"
    assert not page.view.clock.isVisible(), "its clock says nothing any more"
    desk.choose("Which round", "Round 2")
    assert page.view.clock.isVisible()


def test_the_clock_says_when_time_is_up(desk: Desk) -> None:
    page = begin_round(desk)
    clock = page.view.clock
    assert clock.face.accessibleName() == "60:00 not started"
    desk.click(clock.start)
    read_at = page.keeper._read_at
    page.keeper.ticks = lambda: read_at + 61 * 60
    clock.tick()
    assert clock.said.text() == "Time is up"
    assert clock.face.accessibleName().startswith("+1:0")
    desk.click(clock.stop)
    assert clock.reset.isVisible()
    desk.click(clock.reset)
    assert clock.face.accessibleName() == "60:00 not started"
    clock.minutes.setValue(45)
    assert clock.face.accessibleName() == "45:00 not started"


def test_a_night_is_renamed_deleted_and_had_back(desk: Desk) -> None:
    page = begin_round(desk)
    desk.click(page.view.others)
    nights = page.form.nights
    nights.list.setFocus()
    assert desk.spoken(nights.list)[0].startswith("Club night. ")
    desk.key(Key.Key_F2)
    desk.keys("Friday")
    desk.key(Key.Key_Return)
    reactivate(desk)
    assert desk.spoken(nights.list)[0].startswith("Friday. ")
    nights.list.setFocus()
    desk.key(Key.Key_Delete)
    assert nights.said.text() == "Deleted: Friday. Its matches stay; it is among the deleted ones."
    desk.click(nights.undo)
    assert nights.said.text() == "The club night is back."
    nights.list.setFocus()
    desk.key(Key.Key_Return)
    assert page.view.title.text() == "Friday"


# Out of the window


def saved(desk: Desk, page: NightsPage, path: Path, text: str) -> bytes:
    """Choose an entry of the menu, and a file."""
    menu = page.view.files.menu()
    assert isinstance(menu, QMenu)
    next(action for action in menu.actions() if action.text() == text).trigger()
    settle()
    (chooser,) = desk.window.findChildren(QFileDialog)
    chooser.fileSelected.emit(str(path))
    chooser.close()
    settle()
    assert "saved" in page.view.said.text().lower()
    return path.read_bytes()


def test_standings_and_seats_are_taken_out(desk: Desk, tmp_path: Path) -> None:
    page = begin_round(desk)
    east = at_table(page, 0)[0]
    record_elsewhere(match_at(page, 0), 0, 30)
    page.keeper.look()
    text = saved(desk, page, tmp_path / "night.csv", "Standings as CSV…").decode("utf-8-sig")
    assert text.splitlines()[:2] == ["Place,Player,Games,Points,1st,2nd,3rd,4th", f"1,{east},1,90,1,0,0,0"]
    assert saved(desk, page, tmp_path / "night.xlsx", "Excel workbook…").startswith(b"PK")
    for name, entry in (("places", "Standings as PDF…"), ("seats", "Seats of this round as PDF…")):
        pdf = PdfFile(saved(desk, page, tmp_path / f"{name}.pdf", entry))
        assert pdf.pages == 1
        assert pdf.said("Title") == "Club night"
        assert east in pdf.text()


# Others, and trouble


def test_what_is_recorded_elsewhere_shows_within_two_seconds(desk: Desk, qtbot: QtBot) -> None:
    page = begin_round(desk)
    winner = at_table(page, 1)[0]
    record_elsewhere(match_at(page, 1), 0, 30)
    qtbot.waitUntil(lambda: page.models.standings.records()[0].points == "+90", timeout=2000)
    assert page.models.standings.records()[0].name == winner


def test_two_programs_begin_one_round_once(desk: Desk) -> None:
    page = plan(desk)
    sheets = Sheets.open()
    assert isinstance(sheets, Sheets)
    other = NightKeeper(sheets)
    assert page.keeper.kept is not None
    assert other.open(page.keeper.kept.id)
    assert other.begin_round().done
    desk.click(page.view.begin)
    assert page.view.said.text().startswith("Somebody else changed this club night meanwhile")
    assert page.models.begun == 1
    assert not page.view.begin.isVisible()
    record_elsewhere(match_at(page, 0), 0, 30)
    page.keeper.look()
    assert at_table(page, 0)
    assert page.view.said.isVisible(), "what others do meanwhile takes no message away"
    desk.click(page.view.clock.start)
    assert not page.view.said.isVisible()
    assert other.kept is not None
    assert other.delete(other.kept.id).done
    page.keeper.look()
    assert page.form.isVisible()
    assert page.form.said.text() == "Somebody else deleted this club night; it is among the deleted ones."
    sheets.close()


def test_a_match_that_is_open_is_not_undone_from_the_night(desk: Desk) -> None:
    sheet = begin(desk)
    win(desk, "Ada", 140, "Ben")
    history = sheet.history
    assert history.canUndo()
    desk.click(view_of(sheet).nights)
    assert not history.canUndo()
    desk.shortcut("Ctrl+Z")
    assert keeper_of(sheet).kept is not None
    desk.click(nights_of(desk).form.back)
    assert sheet.form is not None
    assert sheet.form.isVisible()


@pytest.mark.long
def test_the_steps_of_a_match_stay_while_the_night_is_looked_at(desk: Desk) -> None:
    page = begin_round(desk)
    page.view.grid.row_taken.emit(0)
    sheet = desk.window.sheet
    assert sheet is not None
    draw(desk)
    told = [sheet.history.canUndo()]
    desk.click(view_of(sheet).nights)
    told.append(sheet.history.canUndo())
    page.view.grid.row_taken.emit(0)
    settle()
    told.append(sheet.history.canUndo())
    assert told == [True, False, True]
    desk.click(view_of(sheet).nights)
    page.view.grid.row_taken.emit(1)
    settle()
    assert view_of(sheet).title.text() == "Club night – round 1, table 2"
    assert not sheet.history.canUndo()


def test_the_page_of_nights_is_not_made_before_it_is_asked_for(desk: Desk) -> None:
    sheet = open_sheet(desk)
    assert sheet.nights.page is None


# For a room, and for everybody


def test_the_big_view_follows(desk: Desk) -> None:
    page = begin_round(desk)
    desk.key(Key.Key_F11)
    big = page.big
    assert big is not None
    assert at_table(page, 0)[0] in big.accessibleDescription()
    record_elsewhere(match_at(page, 0), 1, 20)
    page.keeper.look()
    assert f"1. {at_table(page, 0)[1]}: +60, 1 game, in play" in big.accessibleDescription()
    big.grab()
    page.keeper.leave()
    settle()
    assert page.big is None


@pytest.mark.parametrize(("size", "large"), some(product([SMALL, USUAL], [True, False]), 1))
def test_nothing_is_cut_off(open_desk: OpenDesk, qapp: QApplication, size: QSize, large: bool) -> None:
    if large:
        large_letters(qapp)
    desk = open_desk(size)
    page = ask_for_nights(desk)
    assert faults(desk.window) == []
    names = ("Benjamin the Second", "Wolfeschlegelsteinhausenbergerdorff", *EIGHT)
    page.form.guests.lines.setPlainText("\n".join(names))
    desk.window.editor.paste("rules=ema")
    settle()
    assert faults(desk.window) == []
    page.form.begin.click()
    settle()
    assert faults(desk.window) == []
    for kind in (GuestsDialog, SeatsDialog):
        ask(page, kind)
        asked = dialog(desk, kind)
        assert faults(asked) == []
        asked.reject()
        settle()
    page.view.begin.click()
    page.view.tell(page.keeper._why_not(Impossible((bad_value("names", 40 * "long ", "another"),), False)))
    settle()
    assert faults(desk.window) == []
    assert page.view.time.isVisible() is large
    assert page.view.time.text() == "60:00"
    if large:
        font = QFont(qapp.font())
        font.setPointSizeF(font.pointSizeF() / 2)
        qapp.setFont(font)
        settle()
        assert faults(desk.window) == []


@pytest.mark.long
def test_the_theme_changes_while_it_is_open(desk: Desk, qapp: QApplication) -> None:
    page = begin_round(desk)
    light = page.view.clock.grab().toImage().pixelColor(4, 20)
    theme.apply(qapp, Theme.DARK)
    settle()
    dark = page.view.clock.grab().toImage().pixelColor(4, 20)
    assert light.lightness() > 200
    assert dark.lightness() < 60


def test_everything_has_a_name_and_says_what_it_does(desk: Desk) -> None:
    page = ask_for_nights(desk)
    check_told(desk.window)
    assert desk.named(QPlainTextEdit, "Guests") is page.form.guests.lines
    page.form.guests.lines.setPlainText("\n".join(EIGHT))
    desk.click(page.form.begin)
    check_told(desk.window)
    assert desk.named(QListView, "Tables") is page.view.grid
    assert desk.named(QSpinBox, "Minutes of the round") is page.view.clock.minutes
    for kind in (GuestsDialog, SeatsDialog):
        ask(page, kind)
        asked = dialog(desk, kind)
        check_told(asked)
        asked.reject()
    desk.click(page.view.others)
    check_told(desk.window)


@pytest.mark.parametrize("kind", some([None, GuestsDialog, SeatsDialog], 1))
def test_what_was_not_kept_of_a_deleted_night_is_said(
    desk: Desk, kind: type[GuestsDialog | SeatsDialog] | None
) -> None:
    page = plan(desk)
    kept = page.keeper.kept
    assert kept is not None
    if kind is not None:
        ask(page, kind)
    events = Events(other_sheets().database)
    assert isinstance(events.delete(kept), KeptEvent)
    said = "Somebody else deleted this club night meanwhile, so nothing was changed here."
    if kind is None:
        page.view.begin.click()
    else:
        asked = dialog(desk, kind)
        if isinstance(asked, GuestsDialog):
            asked.more.lines.setPlainText("Zoe")
        else:
            asked.fields[0].setCurrentIndex(5)
            asked.fields[0].activated.emit(5)
        asked.save.click()
    settle()
    assert page.form.isVisible()
    assert page.form.said.text() == said
    # It is had back, and nothing of that is said any more.
    deleted = events.event(kept.id)
    assert isinstance(deleted, KeptEvent)
    assert isinstance(events.restore(deleted), KeptEvent)
    events.database.close()
    assert page.keeper.open(kept.id)
    assert not page.view.said.isVisible()


def other_sheets() -> Sheets:
    """Another program on the same matches."""
    other = Sheets.open()
    assert isinstance(other, Sheets)
    return other


def uncertain(page: NightsPage, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the next change made without an answer, as where nobody waited for it any longer."""
    events = page.keeper._events
    change = getattr(events, name)

    def unanswered(*args: object, **more: object) -> StoreProblem:
        assert isinstance(change(*args, **more), KeptEvent)
        monkeypatch.setattr(Events, name, change.__func__)
        return StoreProblem(Trouble.UNCERTAIN, "there")

    monkeypatch.setattr(Events, name, lambda _, *args, **more: unanswered(*args, **more))


def test_what_is_written_after_an_answer_that_never_came_is_no_repetition(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = ask_for_nights(desk)
    form = page.form
    form.guests.lines.setPlainText("\n".join(EIGHT))
    uncertain(page, "plan", monkeypatch)
    desk.click(form.begin)
    assert "not known whether" in form.said.text()
    form.guests.lines.setPlainText("\n".join([*EIGHT, "Ida"]))
    desk.click(form.begin)
    assert len(page.keeper.night.guests) == 9
    # Of guests who come later the same.
    ask(page, GuestsDialog)
    asked = dialog(desk, GuestsDialog)
    assert isinstance(asked, GuestsDialog)
    asked.more.lines.setPlainText("Jon")
    uncertain(page, "amend", monkeypatch)
    desk.click(asked.save)
    assert "not known whether" in asked.said.text()
    asked.more.lines.setPlainText("Jon\nKim")
    desk.click(asked.save)
    assert asked.isVisible(), "somebody changed it, if only this window"
    assert "changed this club night" in asked.said.text()


def test_what_was_done_without_an_answer_is_done_when_it_is_asked_again(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = plan(desk)
    for name, button in (
        ("begin_round", page.view.begin),
        ("run_clock", page.view.clock.start),
        ("pause_clock", page.view.clock.stop),
        ("reset_clock", page.view.clock.reset),
    ):
        uncertain(page, name, monkeypatch)
        desk.click(button)
        assert "not known whether" in page.view.said.text()
        desk.click(button)
        assert not page.view.said.isVisible()
        assert not button.isVisible()
    kept = page.keeper.kept
    assert kept is not None
    assert kept.begun == 1
    assert kept.event.clocks[0].started is None
