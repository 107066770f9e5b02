"""Players' records in the window: the way there, the table by mouse and keys, hands, filters and files."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QDate, QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu

from mahjong_desk.club.match import Match
from mahjong_desk.club.periods import Period
from mahjong_desk.club.sheet import Sheet, now
from mahjong_desk.club.store.kept import Kept
from mahjong_desk.club.store.sheets import Sheets
from mahjong_desk.core.draft import Draft
from mahjong_desk.rules.outcomes import Draw, Played, Points, Ron, Tsumo
from mahjong_desk.rules.request import read_request
from mahjong_desk.ui.records_dialog import RecordsDialog
from mahjong_desk.ui.tabs import Tab
from tests.scale import some
from tests.window.conftest import OpenDesk
from tests.window.driving import ACCESSIBLE, LEFT, MENUS_OFFSCREEN, Desk, Key, settle
from tests.window.fitting import faults
from tests.window.sheet_driving import NAMES, begin, keeper_of, open_sheet, sheet_of, view_of, win
from tests.window.test_access import check_told
from tests.window.test_fits import large_letters

pytestmark = [
    pytest.mark.qt_log_ignore(MENUS_OFFSCREEN),
    pytest.mark.qt_log_ignore("^This plugin does not support"),
]

TILES = read_request({"hand": "12789m55777z(666z)+3m", "seat": "E", "discarder": "S"})
FIRST = (Played((Ron(0, 1, Points(140)),)), Played((Tsumo(1, Points(10)),)))
"""420 for Ada, 370 from Ben, 25 from each other; 30 for Ben: 410, -340, -35, -35."""
SECOND = (Played((Draw(),)), Played((Ron(3, 0, Points(30)),)))
"""90 for Dai, 40 from Ada, 25 from each other."""

TWO = (
    replace(sheet_of(*FIRST, hours=72, over=True), tiles=(TILES, None)),
    sheet_of(*SECOND, hours=48, over=True),
)


def keep(
    hands: Sequence[Played],
    rules: str = "wsom",
    *,
    begun: datetime | None = None,
    over: bool = True,
    tiles: tuple[Draft | None, ...] = (),
) -> Kept:
    """Keep a match as another program does."""
    other = Sheets.open()
    assert isinstance(other, Sheets)
    begun = begun or now()
    found = other.begin(Sheet(Match(tuple(hands), rules), NAMES, begun, begun if over else None, tiles=tiles))
    other.close()
    assert isinstance(found, Kept)
    return found


@pytest.fixture
def kept(desk: Desk) -> Kept:
    """Two matches that are over, the sheet with none open; the first of them."""
    keeper = keeper_of(open_sheet(desk, *TWO))
    first = keeper._sheets.match(1)
    assert isinstance(first, Kept)
    return first


def open_records(desk: Desk) -> RecordsDialog:
    desk.click(desk.button("Players…"))
    return dialog_of(desk)


def dialog_of(desk: Desk) -> RecordsDialog:
    settle()
    (dialog,) = (one for one in desk.window.findChildren(RecordsDialog) if one.isVisible())
    return dialog


def shown(dialog: RecordsDialog, *titles: str) -> list[str]:
    """What stands below some titles, a text a row."""
    model = dialog.model
    names = [model.title(column) for column in range(model.columnCount())]
    columns = [names.index(title) for title in titles]
    assert not any(dialog.table.isColumnHidden(column) for column in columns)
    return [
        " ".join(model.index(row, column).data() for column in columns) for row in range(model.rowCount())
    ]


def click_title(desk: Desk, dialog: RecordsDialog, title: str) -> None:
    titles = dialog.table.titles
    column = [dialog.model.title(one) for one in range(dialog.model.columnCount())].index(title)
    middle = titles.sectionViewportPosition(column) + titles.sectionSize(column) // 2
    desk.click(titles.viewport(), QPoint(middle, titles.height() // 2))


def hands_of(dialog: RecordsDialog) -> list[str]:
    return [dialog.hands.index(row).data(ACCESSIBLE) for row in range(dialog.hands.rowCount())]


def test_the_table_and_its_order_by_mouse(desk: Desk, kept: Kept) -> None:
    dialog = open_records(desk)
    assert shown(dialog, "Player", "Games", "Points a game", "Wins", "Deal-ins") == [
        "Ada 2 +185 1 1",
        "Dai 2 +27.5 1 0",
        "Cleo 2 −30 0 0",
        "Ben 2 −182.5 1 1",
    ]
    assert shown(dialog, "Player", "1st", "2nd", "3rd", "4th", "Average place")[0] == "Ada 1 0 0 1 2.50"
    click_title(desk, dialog, "Average place")
    # Cleo and Dai were second with as much, then Dai came first, and Cleo was second with Ben.
    assert shown(dialog, "Player", "Average place") == ["Dai 1.50", "Cleo 2.00", "Ada 2.50", "Ben 3.00"]
    click_title(desk, dialog, "Average place")
    assert shown(dialog, "Player")[0] == "Ben"
    assert dialog.best_title.text() == "Best hands of Ada"
    desk.click_item(dialog.table, 0)
    assert dialog.best_title.text() == "Best hands of Ben"
    assert dialog.about.text().startswith("2 games, ")


def test_by_keys_alone_on_to_the_hand_in_its_match(desk: Desk, kept: Kept) -> None:
    page = open_sheet(desk)
    button = desk.button("Players…")
    button.setFocus(Qt.FocusReason.TabFocusReason)
    desk.key(Key.Key_Space)
    dialog = dialog_of(desk)
    assert dialog.table.hasFocus()
    for _ in range(3):
        desk.key(Key.Key_Down)
    assert dialog.best_title.text() == "Best hands of Ben"
    desk.key(Key.Key_Right)
    desk.key(Key.Key_S)
    desk.key(Key.Key_Home, Qt.KeyboardModifier.ControlModifier)
    desk.key(Key.Key_S)
    assert shown(dialog, "Player") == ["Ada", "Ben", "Cleo", "Dai"]
    desk.key(Key.Key_S)
    assert shown(dialog, "Player") == ["Dai", "Cleo", "Ben", "Ada"]
    assert dialog.best_title.text().endswith(dialog.model.records()[dialog.table.currentIndex().row()].name)
    desk.key(Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    assert hands_of(dialog)[0].startswith("140 points. ")
    desk.key(Key.Key_Return)
    assert dialog.list.hasFocus()
    desk.key(Key.Key_Return)
    keeper = keeper_of(page)
    assert keeper.kept is not None
    assert keeper.kept.id == kept.id
    view = view_of(page)
    assert view.isVisible()
    assert view.list.currentIndex().row() == 0


def test_a_hand_is_opened_by_mouse_and_shown_in_the_scorer(desk: Desk, kept: Kept) -> None:
    page = open_sheet(desk)
    dialog = open_records(desk)
    place = desk.place(dialog.list, 0)
    QTest.mouseDClick(dialog.list.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, place)
    settle()
    assert keeper_of(page).kept is not None
    desk.window.activateWindow()
    dialog = open_records(desk)
    dialog.list.menu_wanted.emit(0, QPoint(50, 50))
    (menu,) = (one for one in dialog.findChildren(QMenu) if one.isVisible())
    next(action for action in menu.actions() if action.text() == "Show the hand").trigger()
    menu.close()
    settle()
    assert desk.window.header.tabs.currentIndex() == list(Tab).index(Tab.SCORE)
    assert desk.hand == "12789m55777z(666z)+3m"


def test_what_another_program_records_comes_in(desk: Desk, kept: Kept) -> None:
    page = open_sheet(desk)
    running = keep(FIRST, over=False)
    dialog = open_records(desk)
    assert "not over do not count yet" in dialog.about.text()
    other = Sheets.open()
    assert isinstance(other, Sheets)
    other.end(running)
    other.close()
    keeper_of(page).look()
    settle()
    assert shown(dialog, "Player", "Games", "Points a game")[0] == "Ada 3 +260"
    assert "not over" not in dialog.about.text()


def test_rule_sets_and_times_are_chosen(desk: Desk, kept: Kept) -> None:
    keep((Played((Draw(()),)),), "ema", begun=now() - timedelta(days=800))
    dialog = open_records(desk)
    assert [dialog.rules.itemText(place) for place in range(dialog.rules.count())] == [
        "World Series of Mahjong",
        "EMA 2025",
    ]
    assert "do not compare" in dialog.about.text()
    dialog.rules.setFocus()
    desk.key(Key.Key_Down)
    assert shown(dialog, "Player", "Games", "Final points", "Points")[0].endswith("1 0 30000")
    dialog.period.setFocus()
    desk.key(Key.Key_Down)
    desk.key(Key.Key_Down)
    assert dialog.period.currentText() == "Last 12 months"
    assert not dialog.table.isVisible()
    assert "No match by these rules" in dialog.about.text()
    desk.key(Key.Key_Down)
    assert dialog.first.isVisible()
    long_ago = QDate.currentDate().addDays(-801)
    dialog.first.setDate(long_ago)
    dialog.last.setDate(long_ago.addDays(2))
    settle()
    assert dialog.about.text().startswith("1 game, of ")
    assert faults(dialog) == []


def test_before_any_match_is_over(desk: Desk) -> None:
    page = begin(desk)
    win(desk, "Ada", 30, "Ben")
    desk.click(view_of(page).standings.records)
    dialog = dialog_of(desk)
    assert dialog.about.text().startswith("Here will stand")
    assert not dialog.filters.isVisible()
    assert faults(dialog) == []
    desk.key(Key.Key_Escape)
    assert not [one for one in desk.window.findChildren(RecordsDialog) if one.isVisible()]


def test_the_table_is_saved(desk: Desk, kept: Kept, tmp_path: Path) -> None:
    dialog = open_records(desk)
    click_title(desk, dialog, "Player")
    for number, suffix in enumerate(("csv", "xlsx")):
        actions = desk.menu(dialog.save).actions()
        actions[number].trigger()
        (asking,) = dialog.findChildren(QFileDialog)
        asking.fileSelected.emit(str(tmp_path / f"records.{suffix}"))
        asking.close()
        settle()
        assert dialog.said.text() == f"Saved as “records.{suffix}”."
    rows = list(csv.reader(io.StringIO((tmp_path / "records.csv").read_bytes().decode("utf-8-sig"))))
    assert [row[:3] for row in rows[:2]] == [["Player", "Games", "Points a game"], ["Ada", "2", "185.0"]]
    assert (tmp_path / "records.xlsx").read_bytes().startswith(b"PK")


@pytest.mark.parametrize("large", some([False, True], 1))
def test_nothing_is_cut_off_and_everything_has_a_name(
    open_desk: OpenDesk, qapp: QApplication, large: bool
) -> None:
    size = QSize(1024, 640)
    if large:
        large_letters(qapp)
    desk = open_desk(size)
    open_sheet(desk, *[replace(TWO[0], begun=now() - timedelta(days=day)) for day in range(12)])
    desk.window.sheet.form.matches.records.click()  # type: ignore[union-attr]
    dialog = dialog_of(desk)
    assert dialog.model.rowCount() == 4
    assert faults(dialog) == []
    check_told(dialog)
    assert dialog.width() <= max(size.width(), dialog.screen().availableSize().width())
    if not large:
        large_letters(qapp)
        settle()
        assert faults(dialog) == []


def test_while_many_matches_are_read_it_says_so(
    desk: Desk, kept: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mahjong_desk.models.player_records._AT_ONCE", 1)
    open_sheet(desk)._show_records()
    (dialog,) = desk.window.findChildren(RecordsDialog)
    assert dialog.about.text() == "Reading the matches…"
    assert not dialog.table.isVisible()
    before = dialog.size()
    settle()
    settle()
    assert dialog.about.text().startswith("2 games")
    assert dialog.table.isVisible()
    assert dialog.size() == before


def test_days_that_are_far_away(desk: Desk, kept: Kept) -> None:
    dialog = open_records(desk)
    dialog.period.setCurrentIndex(dialog.period.findData(Period.BETWEEN))
    told = dialog.about.text()
    assert told.startswith("2 games, ")
    dialog.last.setDate(QDate(9999, 12, 31))
    dialog.first.setDate(QDate(1752, 9, 14))
    settle()
    assert dialog.about.text() == told
    # As the names of the fields say no more than that, the earlier day is the first one.
    dialog.first.setDate(QDate(9999, 12, 31))
    dialog.last.setDate(QDate(1752, 9, 14))
    settle()
    assert dialog.about.text() == told
