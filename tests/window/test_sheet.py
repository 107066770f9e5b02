"""The score sheet: matches that are begun, recorded, corrected, ended and gone on with."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QListView, QPushButton

from mahjong_desk.club.store.sheets import Sheets
from mahjong_desk.rules.outcomes import Draw, Played, Points, Tsumo
from mahjong_desk.ui.cheat_sheet import CheatSheet
from mahjong_desk.ui.hand_dialog import HandDialog
from mahjong_desk.ui.hand_panels import DrawPanel
from mahjong_desk.ui.points_panel import PointsPanel
from tests.scale import some
from tests.window.conftest import OpenDesk
from tests.window.driving import MENUS_OFFSCREEN, Desk, Key, all_widgets, settle
from tests.window.fitting import faults
from tests.window.sheet_driving import (
    HAND,
    NAMES,
    SMALL,
    USUAL,
    begin,
    choose,
    correct,
    dialog_of,
    draw,
    draw_by_dialog,
    evening,
    keeper_of,
    open_sheet,
    panel,
    press,
    record_evening,
    rows,
    tick,
    totals,
    view_of,
    win,
    win_by_dialog,
    write_points,
)
from tests.window.test_access import check_told, focusable, spoken_name
from tests.window.test_fits import large_letters

pytestmark = pytest.mark.qt_log_ignore(MENUS_OFFSCREEN)


# A match of World Series of Mahjong


@pytest.fixture
def desk(shared_desk: Desk) -> Desk:
    """One window for these tests, whatever matches others kept before."""
    return shared_desk


def test_a_match_is_begun_by_the_rules_of_the_scorer(open_desk: OpenDesk) -> None:
    desk = open_desk()
    desk.paste(f"{HAND} rules=zung-jung")
    page = begin(desk)
    kept = keeper_of(page).kept
    assert kept is not None
    assert (kept.sheet.match.rules, kept.sheet.names) == ("zung-jung", NAMES)
    assert rows(desk) == ["E1, dealer Ada. in play …. hand 1 of 16", "Total: Ada 0, Ben 0, Cleo 0, Dai 0"]


def test_what_is_missing_in_the_form_is_said(open_desk: OpenDesk) -> None:
    desk = open_desk()
    page = begin(desk, ("Ada", "Ben", "Ada", "Dai"))
    assert page.form is not None
    assert "Two players are called Ada" in page.form.said.text()
    desk.click(page.form.names[2].line)
    desk.shortcut("Ctrl+A")
    desk.key(Key.Key_Delete)
    desk.click(page.form.begin)
    assert page.form.said.text().startswith("Who sits West?")
    assert keeper_of(page).kept is None


def test_a_name_that_cannot_be_is_said_in_the_words_of_the_form(open_desk: OpenDesk) -> None:
    desk = open_desk()
    page = begin(desk, ("A" * 61, "Ben", "Cleo", "Dai"))
    assert page.form is not None
    form, field = page.form, page.form.names[0]
    assert form.said.text() == "East: a name has 60 letters at most."
    field.setEditText("A\u200bda")
    desk.click(form.begin)
    assert form.said.text().startswith("East: there are signs in the name that cannot be seen.")
    # The same letter, once in one piece and once in two.
    field.setEditText("Zo\u00e9")
    form.names[1].setEditText("Zoe\u0301")
    desk.click(form.begin)
    assert form.said.text().startswith("Two players are called Zoé.")
    # A family is one picture, a Persian word has a gap that is no space.
    field.setEditText("\U0001f469\u200d\U0001f467")
    form.names[1].setEditText("\u0646\u200c\u0647")
    desk.click(form.begin)
    assert keeper_of(page).names[:2] == ("\U0001f469\u200d\U0001f467", "\u0646\u200c\u0647")


def test_an_evening(desk: Desk) -> None:
    page = record_evening(desk, win_by_dialog, draw_by_dialog)
    assert totals(page) == (235, 680, -840, -75)
    told = rows(desk)
    assert told[0] == (
        "E1, dealer Ada. Ada wins 140 points from Ben. Ada +420, now +420, Ben −370, now −370, "
        "Cleo −25, now −25, Dai −25, now −25"
    )
    assert told[3].startswith("E4, dealer Dai. Dai wins 15 points from Ada. Ada −15, now +360")
    assert told[6].startswith("S3, dealer Cleo. in play")
    standings = desk.spoken(desk.named(QListView, "Standings after 6 hands"))
    assert standings == ["1. Ben: +680", "2. Ada: +235", "3. Dai: −75", "4. Cleo: −840"]
    assert desk.says("Totals add up to 0")


def test_payments_are_shown_before_they_are_confirmed(desk: Desk) -> None:
    page = begin(desk)
    assert page.view is not None
    desk.click(page.view.win)
    dialog = dialog_of(desk)
    press(desk, "Record")
    assert dialog.said.text() == "Who won?"
    choose(desk, "Winner", "Ada")
    press(desk, "Record")
    assert dialog.said.text() == "Was it self-drawn, or won on a discard?"
    shown = [panel(desk).blocks[0].winner, panel(desk).how]
    before = [widget.mapToGlobal(widget.rect().topLeft()) for widget in shown]
    choose(desk, "Won by", "Discard")
    assert [widget.mapToGlobal(widget.rect().topLeft()) for widget in shown] == before
    # Who won is the first thing that is asked.
    assert before[0].y() < before[1].y()
    discarder = panel(desk).discarder
    assert [discarder.segment(player).isEnabled() for player in range(4)] == [False, True, True, True]
    choose(desk, "Discarded by", "Ben")
    press(desk, "Record")
    assert dialog.said.text() == "What is the hand of Ada worth?"
    write_points(desk, 140)
    assert [r.points for r in dialog.payments.records()] == [420, -370, -25, -25]
    desk.click(panel(desk).other.header)
    choose(desk, "Responsible for the discard", "Nobody")
    assert [r.points for r in dialog.payments.records()] == [420, -140, -140, -140]
    choose(desk, "Responsible for the discard", "Dai")
    assert [r.points for r in dialog.payments.records()] == [420, -25, -25, -370]
    choose(desk, "Winner", "Ben")
    press(desk, "Record")
    assert dialog.said.text() == "Ben won and cannot have discarded the tile."
    assert dialog.isVisible()


def test_a_fine_is_no_wider_than_its_numbers(desk: Desk) -> None:
    page = begin(desk)
    assert page.view is not None
    desk.click(page.view.points)
    fine = dialog_of(desk).points.blocks[0].fine
    assert fine.width() == fine.sizeHint().width()


def test_what_the_rules_do_not_take_is_said(desk: Desk) -> None:
    desk.paste(f"{HAND} option.minimum=25")
    page = begin(desk)
    win_by_dialog(desk, "Ada", 15, "Ben")
    dialog = dialog_of(desk)
    assert dialog.said.text().startswith("Hand 1, outcome 1: The hand scores 15; the table’s minimum is 25")
    press(desk, "Cancel")
    assert totals(page) == (0, 0, 0, 0)


def test_a_hand_in_the_middle_is_corrected_and_the_later_ones_follow(desk: Desk) -> None:
    page = evening(desk)
    correct(desk, page, 1)
    assert dialog_of(desk).windowTitle() == "Correct hand 2"
    choose(desk, "Winner", "Dai")
    press(desk, "Save")
    # Cleo's 180 points more go to Dai.
    assert totals(page) == (235, 680, -1020, 105)
    correct(desk, page, 1)
    press(desk, "Remove this hand")
    assert "Without this hand: Totals at the end: Ada +235 → +280" in dialog_of(desk).later.text().replace(
        "\N{NO-BREAK SPACE}", " "
    )
    press(desk, "Yes, remove this hand")
    assert totals(page) == (280, 725, -975, -30)
    assert [row[:2] for row in rows(desk)[:5]] == ["E1", "E2", "E3", "E4", "S1"]


def test_a_win_becomes_a_draw(desk: Desk) -> None:
    page = evening(desk)
    correct(desk, page, 0)
    choose(desk, "How the hand ended", "Draw")
    assert isinstance(dialog_of(desk).panel(), DrawPanel)
    press(desk, "Save")
    assert totals(page) == (235 - 420, 680 + 370, -840 + 25, -75 + 25)


def test_a_fine_an_adjustment_and_an_offence(desk: Desk) -> None:
    page = begin(desk)
    assert page.view is not None
    desk.click(page.view.points)
    choose(desk, "Who", "Ben")
    points = dialog_of(desk).panel()
    assert isinstance(points, PointsPanel)
    press(desk, "Record")
    assert dialog_of(desk).said.text() == "How many points is the fine?"
    points.blocks[0].fine.setFocus()
    points.blocks[0].fine.selectAll()
    desk.keys("31")
    press(desk, "Record")
    # Shared by the others; what cannot be goes to the next in turn.
    assert totals(page) == (10, -31, 11, 10)
    desk.click(page.view.points)
    choose(desk, "What happened", "Adjustment")
    points = dialog_of(desk).panel()
    assert isinstance(points, PointsPanel)
    for field, value in zip(points.blocks[0].given, ("-10", "31", "-11", "-10"), strict=True):
        field.setFocus()
        field.selectAll()
        desk.keys(value)
    press(desk, "Record")
    assert dialog_of(desk).said.text() == "Write why the points are moved."
    desk.click(points.blocks[0].reason)
    desk.keys("mercy")
    press(desk, "Record")
    assert totals(page) == (0, 0, 0, 0)
    desk.click(page.view.points)
    choose(desk, "What happened", "An offence (chombo)")
    choose(desk, "Who", "Dai")
    press(desk, "Record")
    assert totals(page) == (10, 10, 10, -30)
    assert rows(desk)[1].startswith("Points were moved: mercy")


def test_the_next_start_goes_on_with_the_match(open_desk: OpenDesk) -> None:
    desk = open_desk()
    evening(desk)
    before = rows(desk)
    desk.window.close()
    again = open_desk()
    page = open_sheet(again)
    assert rows(again) == before
    win(again, "Ada", 25)
    assert totals(page) == (235 + 75, 680 - 25, -840 - 25, -75 - 25)


def test_a_match_is_ended_and_reopened(desk: Desk) -> None:
    page = evening(desk)
    view = page.view
    assert view is not None
    desk.click(view.end)
    assert view.standings.title.text() == "Final standings"
    assert not view.win.isVisible()
    desk.press("W")
    assert not [d for d in desk.window.findChildren(HandDialog) if d.isVisible()]
    desk.click(view.others)
    assert page.form is not None
    assert page.form.isVisible()
    assert desk.spoken(page.form.list)[0].startswith("Ada, Ben, Cleo, Dai. ")
    desk.click_item(page.form.list, 0)
    desk.key(Key.Key_Return)
    assert view.isVisible()
    desk.click(view.reopen)
    assert view.win.isVisible()


def test_all_hands_are_played(desk: Desk) -> None:
    page = begin(desk)
    keeper = keeper_of(page)
    for _ in range(15):
        assert keeper.kept is not None
        keeper.record(keeper.kept, Played((Draw(),)))
    draw(desk)
    assert rows(desk)[-2] == "All hands of the match are played. End the match to close the sheet"
    assert page.view is not None
    assert not page.view.win.isVisible()


# Riichi


def test_a_riichi_match(desk: Desk) -> None:
    desk.paste("123m456p789s1122z+1z rules=tenhou")
    page = begin(desk)
    view = page.view
    assert view is not None
    desk.click(view.win)
    choose(desk, "Won by", "Discard")
    choose(desk, "Discarded by", "Cleo")
    choose(desk, "Winner", "Ben")
    worth = panel(desk).blocks[0].worth
    worth.han.setFocus()
    for _ in range(4):
        desk.key(Key.Key_Down)
    worth.fu.setFocus()
    desk.key(Key.Key_Down)
    tick(desk, "Laid down a reach stick", "Dai", "Ben")
    assert [r.points for r in dialog_of(desk).payments.records()] == [0, 9000, -8000, -1000]
    press(desk, "Record")
    assert totals(page) == (25000, 34000, 17000, 24000)
    desk.click(view.draw)
    tick(desk, "Ready (tenpai)", "Ben", "Cleo")
    press(desk, "Record")
    assert totals(page) == (23500, 35500, 18500, 22500)
    assert rows(desk)[1].startswith("E2, dealer Ben. Draw; ready: Ben, Cleo. Ada −1500, now 23500")
    assert rows(desk)[2] == "E2, dealer Ben. in play …. hand 3. 1 honba"
    assert desk.says("Totals add up to 100000")
    standings = desk.spoken(desk.named(QListView, "Standings after 2 hands"))
    assert standings[0] == "1. Ben: 35500, final points +44"
    # The stick of Dai's comes off again, and the sum stays right.
    correct(desk, page, 0)
    tick(desk, "Laid down a reach stick", "Dai")
    press(desk, "Save")
    assert totals(page) == (23500, 34500, 18500, 23500)


def test_two_players_win_on_one_discard(desk: Desk) -> None:
    desk.paste("123m456p789s1122z+1z rules=tenhou")
    page = begin(desk)
    assert page.view is not None
    desk.click(page.view.win)
    choose(desk, "Won by", "Discard")
    choose(desk, "Discarded by", "Ada")
    choose(desk, "Winner", "Ben")
    press(desk, "Another winner")
    choose(desk, "Winner 2", "Dai")
    for block, downs in zip(panel(desk).blocks, (5, 6), strict=True):
        block.worth.han.setFocus()
        for _ in range(downs):
            desk.key(Key.Key_Down)
    press(desk, "Record")
    # A mangan and a haneman.
    assert totals(page) == (25000 - 8000 - 12000, 33000, 25000, 37000)


# From the scorer


def test_the_scorers_hand_is_recorded(desk: Desk) -> None:
    page = begin(desk)
    desk.shortcut("Ctrl+1")
    desk.paste(HAND)
    desk.click(desk.button("Record this hand"))
    dialog = dialog_of(desk)
    assert [r.points for r in dialog.payments.records()] == [420, -370, -25, -25]
    press(desk, "Record")
    assert totals(page) == (420, -370, -25, -25)
    assert desk.says("Recorded: Ada wins 140 points from Ben.")
    kept = keeper_of(page).kept
    assert kept is not None
    tiles = kept.sheet.tiles[0]
    assert tiles is not None
    assert tiles.hand.text == "12789m55777z(666z)+3m"
    # It is not recorded twice by mistake.
    desk.click(desk.button("Record this hand"))
    assert dialog_of(desk).title.text() == "Already in the match as E1"
    desk.key(Key.Key_Return)
    assert totals(page) == (420, -370, -25, -25)
    # In the second hand Ben is East, and Ada sits North.
    desk.click(desk.button("Record this hand"))
    press(desk, "Record it again all the same")
    assert totals(page) == (420 - 25, -370 + 420, -25 - 370, -25 - 25)


@pytest.mark.long
def test_a_riichi_hand_of_the_scorer(desk: Desk) -> None:
    desk.paste("66777888999m45p+6p tsumo riichi seat=S dora=3s rules=tenhou")
    page = begin(desk)
    desk.shortcut("Ctrl+1")
    total = int(desk.total)
    desk.click(desk.button("Record this hand"))
    press(desk, "Record")
    assert totals(page)[1] - 25000 == total
    open_sheet(desk)
    assert rows(desk)[0].startswith("E1, dealer Ada. Ben wins")


def test_nothing_is_recorded_without_a_match(open_desk: OpenDesk) -> None:
    desk = open_desk()
    desk.paste(HAND)
    buttons = [b.text() for b in all_widgets(desk.window) if isinstance(b, QPushButton)]
    assert "Record this hand" not in buttons


@pytest.mark.long
def test_the_button_is_there_at_the_next_start(open_desk: OpenDesk) -> None:
    desk = open_desk()
    begin(desk)
    desk.window.close()
    again = open_desk()
    again.paste(HAND)
    assert again.window.sheet is None
    again.click(again.button("Record this hand"))
    assert dialog_of(again).payments.records()[0].points == 420


# What others do, and what goes wrong


def test_what_another_program_records_shows(desk: Desk) -> None:
    page = begin(desk)
    keeper = keeper_of(page)
    other = Sheets.open()
    assert isinstance(other, Sheets)
    assert keeper.kept is not None
    other.record(keeper.kept, Played((Tsumo(0, Points(10)),)))
    keeper.look()
    settle()
    assert totals(page) == (30, -10, -10, -10)
    other.close()


def test_two_who_record_the_same_hand(desk: Desk) -> None:
    page = begin(desk)
    keeper = keeper_of(page)
    other = Sheets.open()
    assert isinstance(other, Sheets)
    assert page.view is not None
    desk.click(page.view.win)
    choose(desk, "Won by", "Self-draw")
    choose(desk, "Winner", "Ada")
    write_points(desk, 10)
    assert keeper.kept is not None
    other.record(keeper.kept, Played((Tsumo(1, Points(10)),)))
    press(desk, "Record")
    assert "Somebody else changed the same" in dialog_of(desk).said.text()
    assert totals(page) == (-10, 30, -10, -10)
    press(desk, "Cancel")
    other.close()


def test_a_database_that_cannot_be_used(open_desk: OpenDesk, home: Path) -> None:
    folder = home / "data" / "mahjong-desk"
    folder.mkdir(parents=True)
    file = folder / "matches.sqlite"
    file.write_bytes(b"x" * 100)
    desk = open_desk()
    page = open_sheet(desk)
    assert page.keeper is None
    assert "is damaged" in page.unusable.said.text()
    assert faults(desk.window) == []
    file.unlink()
    desk.click(page.unusable.again)
    assert page.form is not None
    assert page.form.isVisible()


# For everybody


@pytest.mark.parametrize(("size", "large"), some(product([SMALL, USUAL], [True, False]), 1))
def test_nothing_is_cut_off(open_desk: OpenDesk, qapp: QApplication, size: QSize, large: bool) -> None:
    if large:
        large_letters(qapp)
    desk = open_desk(size)
    desk.paste("123m456p789s1122z+1z rules=tenhou")
    page = open_sheet(desk)
    assert faults(desk.window) == []
    keeper = keeper_of(page)
    keeper.begin(("Ada", "Benjamin the Second", "Cleo", "Dai"), "tenhou")
    settle()
    assert faults(desk.window) == []
    assert page.view is not None
    for button in (page.view.win, page.view.draw, page.view.points):
        button.click()
        settle()
        assert faults(dialog_of(desk)) == []
        dialog_of(desk).reject()
        settle()


def test_everything_has_a_name_and_says_what_it_does(open_desk: OpenDesk) -> None:
    desk = open_desk()
    page = open_sheet(desk)
    check_told(desk.window)
    evening(desk)
    check_told(desk.window)
    assert page.view is not None
    for way in ("win", "draw", "points"):
        page.view.hand_wanted.emit(way)
        settle()
        dialog = dialog_of(desk)
        check_told(dialog)
        names = [spoken_name(widget) for widget in focusable(dialog)]
        assert len(names) == len(set(names))
        dialog.reject()
        settle()


def test_the_keys_that_are_of_use_stand_below_the_sheet(desk: Desk) -> None:
    page = begin(desk)
    footer = view_of(page).footer
    assert footer.accessibleDescription() == (
        "W records a win; D a draw; P a penalty or an adjustment; F11 big view"
    )
    win(desk, "Ada", 140, "Ben")
    assert "Enter corrects a hand" in footer.accessibleDescription()
    desk.click(view_of(page).end)
    assert "W records" not in footer.accessibleDescription()
    desk.click(footer.sheet)
    assert [sheet for sheet in desk.window.findChildren(CheatSheet) if sheet.isVisible()]


def test_a_name_of_one_long_word_keeps_beside_its_place(desk: Desk) -> None:
    begin(desk, ("W" * 60, "Ben", "Cleo", "Dai"))
    standings = desk.named(QListView, "Standings before the first hand")
    heights = {standings.visualRect(standings.model().index(row, 0)).height() for row in range(4)}
    assert len(heights) == 1
