"""Matches as files through the window: saved, opened again, exported, printed, backed up and restored."""

from __future__ import annotations

import csv
import io
import json
import re
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtGui import QAction
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QDialog, QFileDialog, QMenu, QMessageBox

from mahjong_desk.club.saved import read_match_file
from mahjong_desk.hands.places import MATCHES, data_folder
from mahjong_desk.hands.saved import write_hand
from mahjong_desk.ui.match_dialog import MatchDialog
from mahjong_desk.ui.sheet_page import SheetPage
from mahjong_desk.ui.tabs import Tab
from tests.hands.made import drawn
from tests.scale import some
from tests.ui.taking import PdfFile
from tests.window.conftest import OpenDesk
from tests.window.driving import MENUS_OFFSCREEN, Desk, settle
from tests.window.sheet_driving import (
    EVENING,
    HAND,
    NAMES,
    correct,
    dialog_of,
    keeper_of,
    open_sheet,
    press,
    rows,
    sheet_of,
    totals,
    view_of,
    win,
    write_points,
)
from tests.window.sheet_driving import choose as choose_in_dialog

pytestmark = pytest.mark.qt_log_ignore(MENUS_OFFSCREEN)


def menu_of(page: SheetPage) -> QMenu:
    shown = page.pages.currentWidget()
    assert shown in (page.form, page.view)
    button = page.view.more if shown is page.view and page.view is not None else page.form.more  # type: ignore[union-attr]
    menu = button.menu()
    assert menu is not None
    return menu


def choose(page: SheetPage, *texts: str) -> None:
    """Choose in the menu, and in those within it."""
    menu = menu_of(page)
    for text in texts[:-1]:
        menu = next(action.menu() for action in menu.actions() if action.text() == text)  # type: ignore[assignment]
        menu.aboutToShow.emit()
    action: QAction = next(action for action in menu.actions() if action.text() == texts[-1])
    action.trigger()
    settle()


def file_chosen(desk: Desk, path: Path) -> None:
    (dialog,) = desk.window.findChildren(QFileDialog)
    dialog.fileSelected.emit(str(path))
    dialog.close()
    settle()


def save(desk: Desk, page: SheetPage, path: Path, *texts: str) -> Path:
    choose(page, *texts)
    file_chosen(desk, path)
    return path


def open_match(desk: Desk, page: SheetPage, path: Path) -> None:
    choose(page, "Open a match…")
    file_chosen(desk, path)


def box_of(desk: Desk) -> QMessageBox:
    (box,) = [box for box in desk.window.findChildren(QMessageBox) if box.isVisible()]
    return box


def answer(desk: Desk, text: str) -> str:
    """Press a button of the box; what it said."""
    box = box_of(desk)
    said = box.text()
    next(button for button in box.buttons() if button.text().replace("&", "") == text).click()
    settle()
    return said


def matches(page: SheetPage) -> int:
    return len(keeper_of(page).matches())


@pytest.fixture
def played(desk: Desk) -> SheetPage:
    """Two hands of a match."""
    page = open_sheet(desk, sheet_of(EVENING[0]))
    win(desk, "Cleo", 45)
    return page


def test_a_match_is_saved_and_opened_again(desk: Desk, played: SheetPage, tmp_path: Path) -> None:
    path = save(desk, played, tmp_path / "evening.mjd", "Save the match…")
    assert desk.says("Saved as “evening.mjd”.")
    keeper = keeper_of(played)
    assert keeper.kept is not None
    assert read_match_file(path) == keeper.kept.sheet
    same = save(desk, played, tmp_path / "evening.json", "Save as a table", "Whole match as JSON…")
    assert same.read_bytes() == path.read_bytes()
    # It is kept already: nothing is doubled, and it is open again.
    desk.click(played.view.others)  # type: ignore[union-attr]
    open_match(desk, played, path)
    assert desk.says("This match is kept already, and nothing was added.")
    assert (matches(played), totals(played)) == (1, (375, -415, 110, -70))
    # Another machine does not have it.
    assert keeper.kept is not None
    keeper._sheets.delete(keeper.kept)
    keeper.look()
    open_match(desk, played, path)
    assert desk.says("The match of the file is kept from now on.")
    assert rows(desk)[0].startswith("E1, dealer Ada. Ada wins 140 points from Ben")
    assert save(desk, played, tmp_path / "again.mjd", "Save the match…").read_bytes() == path.read_bytes()


def test_what_came_of_saving_is_said_near_the_top(desk: Desk, played: SheetPage, tmp_path: Path) -> None:
    """The panel scrolls where chart, tiles and settlement are in it, and nobody looks for news below them."""
    save(desk, played, tmp_path / "evening.mjd", "Save the match…")
    beside = view_of(played).standings
    assert beside.step.isVisible()
    assert beside.list.geometry().bottom() < beside.step.y() < beside.chart_title.y()


def test_players_of_a_file_are_those_who_are_remembered(
    desk: Desk, played: SheetPage, tmp_path: Path
) -> None:
    """Capitals and spaces alone make no other player."""
    path = save(desk, played, tmp_path / "evening.mjd", "Save the match…")
    path.write_text(path.read_text().replace("Ada", "ADA"))
    open_match(desk, played, path)
    assert desk.says("This match is kept already, and nothing was added.")
    # In one match they are two, as in the file.
    path.write_text(re.sub('"begun": "....', '"begun": "2001', path.read_text()).replace("Ben", "ada"))
    open_match(desk, played, path)
    assert keeper_of(played).names == ("ADA", "ada", "Cleo", "Dai")


def test_a_match_that_went_on_is_not_doubled_unasked(desk: Desk, played: SheetPage, tmp_path: Path) -> None:
    path = save(desk, played, tmp_path / "evening.mjd", "Save the match…")
    played.history.undo()
    open_match(desk, played, path)
    assert "it has 1 hand, and the one in “evening.mjd” has 2" in answer(desk, "Cancel")
    played.history.redo()
    win(desk, "Dai", 15, "Ada")
    open_match(desk, played, path)
    assert "it has 3 hands, and the one in “evening.mjd” has 2" in answer(desk, "Cancel")
    assert matches(played) == 1
    open_match(desk, played, path)
    answer(desk, "Open the one that is kept")
    assert (matches(played), len(rows(desk))) == (1, 5)
    open_match(desk, played, path)
    answer(desk, "Keep both")
    assert (matches(played), len(rows(desk))) == (2, 4)


@pytest.mark.parametrize(
    ("content", "said"),
    some(
        [
            ('{"format": "mahjong-desk", "version": 2, "match": {}}', "was saved by a newer version"),
            ('{"format": "mahjong-desk", "version": 1, "match": {"rules": "wsom"', "is damaged"),
            ('{"format": "mahjong-desk", "version": 1, "match": {"hands": 3}}', "cannot be read"),
            ("{}", "was not saved by Mahjong Desk"),
        ],
        1,
    ),
)
def test_a_file_that_cannot_be_opened_says_why(desk: Desk, tmp_path: Path, content: str, said: str) -> None:
    page = open_sheet(desk)
    path = tmp_path / "other.mjd"
    path.write_text(content, "utf-8")
    open_match(desk, page, path)
    assert said in answer(desk, "OK")
    assert matches(page) == 0


def test_a_file_is_opened_by_what_it_holds(
    desk: Desk, played: SheetPage, open_desk: OpenDesk, tmp_path: Path
) -> None:
    """A hand in the score sheet's dialog, a match in the hand's, and a match by its name at the start."""
    assert write_hand(tmp_path / "hand.mjd", drawn(HAND)) is None
    match = save(desk, played, tmp_path / "match.mjd", "Save the match…")
    open_match(desk, played, tmp_path / "hand.mjd")
    assert desk.window.header.tabs.currentIndex() == list(Tab).index(Tab.SCORE)
    assert desk.total == "140"
    desk.window.files.open(str(match))
    settle()
    assert desk.window.pages.currentWidget() is played
    other = open_desk(file=match)
    assert other.window.sheet is not None
    assert other.window.pages.currentWidget() is other.window.sheet
    assert totals(other.window.sheet) == (375, -415, 110, -70)


def test_keys_save_and_open_what_is_shown(desk: Desk, played: SheetPage) -> None:
    desk.shortcut("Ctrl+S")
    (dialog,) = desk.window.findChildren(QFileDialog)
    assert dialog.windowTitle() == "Save the match"
    dialog.reject()
    settle()
    # No window manager gives the window its keyboard back here.
    desk.window.activateWindow()
    settle()
    desk.shortcut("Ctrl+1")
    desk.shortcut("Ctrl+S")
    (dialog,) = desk.window.findChildren(QFileDialog)
    assert dialog.windowTitle() == "Save the hand"
    dialog.reject()
    settle()


def test_tables_and_paper(desk: Desk, played: SheetPage, tmp_path: Path) -> None:
    hands = save(desk, played, tmp_path / "hands.csv", "Save as a table", "Hands as CSV…")
    found = list(csv.reader(io.StringIO(hands.read_text("utf-8-sig"), newline="")))
    assert [row[-4:] for row in found[1:]] == [["420", "-370", "-25", "-25"], ["375", "-415", "110", "-70"]]
    places = save(desk, played, tmp_path / "places.csv", "Save as a table", "Standings as CSV…")
    assert places.read_text("utf-8-sig").splitlines()[1] == "1,Ada,375"
    book = save(desk, played, tmp_path / "book.xlsx", "Save as a table", "Excel workbook…")
    assert book.read_bytes().startswith(b"PK")
    sheet = PdfFile(save(desk, played, tmp_path / "sheet.pdf", "Sheet as PDF…").read_bytes())
    assert "Ada wins 140 points from Ben" in "".join(sheet.texts()).replace("\t", " ")
    standings = PdfFile(save(desk, played, tmp_path / "standings.pdf", "Standings as PDF…").read_bytes())
    assert standings.pages == 1
    assert "wins" not in standings.text()
    choose(played, "Score sheets to fill in", "World Series of Mahjong: score sheet…")
    file_chosen(desk, tmp_path / "blank.pdf")
    assert PdfFile((tmp_path / "blank.pdf").read_bytes()).pages == 1


def test_a_file_that_cannot_be_written_is_told(desk: Desk, played: SheetPage, tmp_path: Path) -> None:
    (tmp_path / "taken").touch()
    save(desk, played, tmp_path / "taken" / "evening.mjd", "Save the match…")
    assert desk.says("“evening.mjd” could not be saved: ")
    save(desk, played, tmp_path / "taken" / "all.sqlite", "Back up all matches…")
    assert "could not be saved" in answer(desk, "OK")


def test_printing(desk: Desk, played: SheetPage, tmp_path: Path) -> None:
    choose(played, "Print the sheet…")
    (dialog,) = desk.window.findChildren(QPrintDialog)
    dialog.printer().setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    dialog.printer().setOutputFileName(str(tmp_path / "printed.pdf"))
    dialog.done(QDialog.DialogCode.Accepted)
    settle()
    assert PdfFile((tmp_path / "printed.pdf").read_bytes()).pages == 1
    assert desk.says("Sent to the printer.")


def test_all_matches_are_backed_up_and_come_back(
    desk: Desk, played: SheetPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = save(desk, played, tmp_path / "all.sqlite", "Back up all matches…")
    assert desk.says("1 match is saved as “all.sqlite”.")
    win(desk, "Dai", 15, "Ada")
    with monkeypatch.context() as on_server:
        on_server.setattr("mahjong_desk.models.match_files.suffix_of", lambda _: ".zip")
        choose(played, "Restore a backup…")
        file_chosen(desk, path)
        assert "that are missing are added" in answer(desk, "Cancel")
    choose(played, "Restore a backup…")
    file_chosen(desk, path)
    assert "takes the place of all matches" in answer(desk, "Restore")
    said = answer(desk, "OK")
    assert said.startswith("1 match is back. What was there before is kept as ")
    assert totals(played) == (375, -415, 110, -70)
    assert len(list(data_folder().glob("matches 2*.sqlite"))) == 1
    # It goes on as before, with nothing of what was undone.
    assert not played.history.canUndo()
    win(desk, "Dai", 15, "Ada")
    assert len(rows(desk)) == 5
    # What corrects a match does so in the new database, and is told once.
    desk.click(view_of(played).correct)
    (dialog,) = desk.window.findChildren(MatchDialog)
    dialog.title.setText("Thursday")
    desk.click(dialog.save)
    assert view_of(played).title.text() == "Thursday"
    told: list[str] = []
    monkeypatch.setattr(view_of(played), "tell_step", told.append)
    desk.click(desk.window.header.undo)
    assert told == ["Undone: correct the match."]
    (tmp_path / "wrong.sqlite").write_bytes(b"no database")
    choose(played, "Restore a backup…")
    file_chosen(desk, tmp_path / "wrong.sqlite")
    answer(desk, "Restore")
    assert "is no backup of Mahjong Desk" in answer(desk, "OK")
    assert len(rows(desk)) == 5


def damage(keep: float) -> bytes:
    """Cut the database off; what it is then."""
    path = data_folder() / MATCHES
    content = path.read_bytes()
    path.write_bytes(content[: round(len(content) * keep) // 4096 * 4096])
    return path.read_bytes()


def test_what_can_be_read_of_a_damaged_database_is_saved_and_restored(
    open_desk: OpenDesk, tmp_path: Path
) -> None:
    from tests.club.store.made import evening as sheet_of
    from tests.club.store.made import good, numbered, opened

    with closing(opened(f"sqlite:///{data_folder() / MATCHES}")) as sheets:
        for number in range(3):
            good(sheets.begin(sheet_of(*map(numbered, range(200)), minutes=number)))
    before = damage(0.75)
    desk = open_desk()
    page = open_sheet(desk)
    assert page.view is not None
    assert page.form is not None
    assert desk.says("is damaged")
    assert page.view.rescue.isVisible()
    desk.click(page.view.others)
    desk.click(page.form.rescue)
    file_chosen(desk, tmp_path / "rest.zip")
    said = answer(desk, "OK")
    assert said.startswith("3 matches are saved as “rest.zip”.")
    assert "hands may be missing" in said
    choose(page, "Restore a backup…")
    file_chosen(desk, tmp_path / "rest.zip")
    assert answer(desk, "Restore").startswith("A new database is begun with the matches of “rest.zip”.")
    assert answer(desk, "OK").startswith("3 matches are back.")
    assert matches(page) == 3
    assert not keeper_of(page).objection
    (kept,) = data_folder().glob("matches 2*.sqlite")
    assert kept.read_bytes() == before


def test_a_backup_replaces_a_database_of_which_nothing_can_be_read(
    desk: Desk, played: SheetPage, open_desk: OpenDesk, tmp_path: Path
) -> None:
    path = save(desk, played, tmp_path / "all.sqlite", "Back up all matches…")
    desk.window.close()
    (data_folder() / MATCHES).write_bytes(b"no database" * 200)
    other = open_desk()
    page = open_sheet(other)
    assert page.keeper is None
    other.click(page.unusable.restore)
    file_chosen(other, path)
    answer(other, "Restore")
    assert answer(other, "OK").startswith("1 match is back.")
    assert totals(page) == (375, -415, 110, -70)


def test_hands_of_a_file_that_cannot_have_been_are_put_right(desk: Desk, tmp_path: Path) -> None:
    """Nothing in the dialog can show such numbers: it begins with none."""
    wins = [
        {"type": "ron", "winner": 9, "from": 1, "value": 30},
        {"type": "ron", "winner": 0, "from": 1, "value": 30, "responsible": 12},
        {"type": "tsumo", "winner": 1, "value": 10**20},
        {"type": "adjust", "points": [10**20, 0, 0, 0], "reason": "x"},
        {"type": "penalty", "player": -7, "points": 5},
    ]
    hands = [{"outcomes": [one]} for one in wins]
    match = {"names": list(NAMES), "begun": "2026-03-01T19:00:00Z", "hands": hands}
    path = tmp_path / "odd.mjd"
    path.write_text(json.dumps({"format": "mahjong-desk", "version": 1, "match": match}))
    page = open_sheet(desk)
    page.files.open(str(path))
    settle()
    for row in range(len(wins)):
        correct(desk, page, row)
        assert dialog_of(desk).windowTitle() == f"Correct hand {row + 1}"
        press(desk, "Cancel")
    correct(desk, page, 4)
    press(desk, "Remove this hand")
    press(desk, "Yes, remove this hand")
    correct(desk, page, 0)
    choose_in_dialog(desk, "Won by", "Discard")
    choose_in_dialog(desk, "Discarded by", "Ben")
    choose_in_dialog(desk, "Winner", "Ada")
    write_points(desk, 30)
    press(desk, "Save")
    assert rows(desk)[0].startswith("E1, dealer Ada. Ada wins 30 points from Ben")
