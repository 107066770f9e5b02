"""Where matches are kept, and what becomes of the window while the database does not answer."""

from __future__ import annotations

import socket
import sqlite3
import stat
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from mahjong_desk.club.store.events import Events
from mahjong_desk.club.store.kept import Kept
from mahjong_desk.club.store.sheets import Sheets
from mahjong_desk.hands.places import MATCHES
from mahjong_desk.rules.outcomes import Draw, Played
from mahjong_desk.settings import DATABASE
from mahjong_desk.ui.database_dialog import DatabaseDialog
from mahjong_desk.ui.sheet_page import SheetPage
from mahjong_desk.ui.waiting import WaitingDialog
from tests.club.store.made import opened
from tests.club.store.server import Server
from tests.club.store.test_events import done, night
from tests.scale import some
from tests.window.conftest import OpenDesk
from tests.window.driving import MENUS_OFFSCREEN, Desk, settle
from tests.window.fitting import faults
from tests.window.sheet_driving import (
    SMALL,
    begin,
    choose,
    dialog_of,
    dialogs,
    keeper_of,
    open_sheet,
    press,
    view_of,
    win,
    write_points,
)
from tests.window.test_fits import large_letters

pytestmark = pytest.mark.qt_log_ignore(MENUS_OFFSCREEN)
DRAW = Played((Draw(),))


@contextmanager
def while_waiting(desk: Desk, act: Callable[[WaitingDialog], object]) -> Iterator[list[WaitingDialog]]:
    """Do something once when it is said that the database is waited for; who was told of it is the value."""
    seen: list[WaitingDialog] = []
    timer = QTimer()

    def look() -> None:
        shown = [one for one in desk.window.findChildren(WaitingDialog) if one.isVisible()]
        if shown and not seen:
            seen.extend(shown)
            act(shown[0])

    timer.timeout.connect(look)
    timer.start(10)
    yield seen
    timer.stop()


@contextmanager
def held(desk: Desk) -> Iterator[sqlite3.Connection]:
    """Somebody else is in the middle of a long change."""
    file = desk.window.kept_in / MATCHES
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield other
        if other.in_transaction:
            other.execute("ROLLBACK")


def ask_win(desk: Desk, page: SheetPage) -> None:
    """Fill in the dialog, and do not record yet."""
    desk.click(view_of(page).win)
    choose(desk, "Won by", "Self-draw")
    choose(desk, "Winner", "Ada")
    write_points(desk, 30)


def hands_of(url: str) -> int:
    with closing(opened(url)) as sheets:
        kept = sheets.match(1)
        assert isinstance(kept, Kept)
        return len(kept.hands)


def file_url(desk: Desk) -> str:
    return f"sqlite:///{desk.window.kept_in / MATCHES}"


def view_of_none(page: SheetPage) -> bool:
    """Whether the page says that the matches cannot be opened."""
    return page.keeper is None and page.pages.currentWidget() is page.unusable


# --- no answer --------------------------------------------------------------------------------------------


def test_waiting_is_shown_and_ends_with_the_answer(desk: Desk) -> None:
    page = begin(desk)
    ask_win(desk, page)
    with held(desk) as other, while_waiting(desk, lambda _: other.execute("ROLLBACK")) as seen:
        press(desk, "Record")
    assert seen
    assert dialogs(desk) == []
    assert hands_of(file_url(desk)) == 1


def test_who_stops_waiting_keeps_the_hand_and_records_it_once(desk: Desk) -> None:
    page = begin(desk)
    ask_win(desk, page)
    with held(desk), while_waiting(desk, lambda dialog: dialog.stop.click()) as seen:
        press(desk, "Record")
    assert seen
    assert "it is not known whether this was recorded" in dialog_of(desk).said.text()
    # What was asked for first may be done at this very moment, or not at all.
    press(desk, "Record")
    assert dialogs(desk) == []
    assert hands_of(file_url(desk)) == 1
    win(desk, "Ben", 40)
    assert hands_of(file_url(desk)) == 2


@pytest.mark.long
def test_nothing_new_is_looked_for_meanwhile(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    page = begin(desk)
    asked: list[float] = []
    original = Sheets.revision

    def revision(sheets: Sheets) -> object:
        asked.append(time.monotonic())
        return original(sheets)

    monkeypatch.setattr(Sheets, "revision", revision)
    waits: list[float] = []
    other = sqlite3.connect(desk.window.kept_in / MATCHES, isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    timer = QTimer()
    timer.setSingleShot(True)

    def let_go() -> None:
        waits.append(time.monotonic())
        other.execute("ROLLBACK")

    timer.timeout.connect(let_go)
    timer.start(1200)
    began = time.monotonic()
    win(desk, "Ada", 30)
    other.close()
    assert waits
    assert not [one for one in asked if began + 0.05 < one < waits[0]]
    assert len(keeper_of(page).rows()) == 1


@pytest.fixture
def silent() -> Iterator[str]:
    """The address of a server that lets one in and never says a word."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        yield f"postgresql://club:secret@127.0.0.1:{listening.getsockname()[1]}/club"


def test_a_server_that_says_nothing(open_desk: OpenDesk, silent: str) -> None:
    desk = open_desk()
    desk.settings.set(DATABASE, silent)
    with while_waiting(desk, lambda dialog: dialog.stop.click()) as seen:
        page = open_sheet(desk)
    assert seen
    assert view_of_none(page)
    assert "has not answered" in page.unusable.said.text()
    assert "secret" not in page.unusable.said.text()
    # Matches on this computer are a choice that is always there.
    desk.click(page.unusable.where)
    dialog = dialog_of_database(desk)
    desk.click(desk.segment("Where matches are kept", "On this computer"))
    desk.click(dialog.use)
    assert keeper_of(page).kept is None
    assert desk.settings.get(DATABASE) == ""


def test_closing_does_not_wait_for_a_server(open_desk: OpenDesk, silent: str) -> None:
    desk = open_desk()
    desk.settings.set(DATABASE, silent)
    began: list[float] = []

    def close(_: WaitingDialog) -> None:
        began.append(time.monotonic())
        desk.window.close()

    with while_waiting(desk, close):
        desk.shortcut("Ctrl+2")
    assert time.monotonic() - began[0] < 1


def test_the_program_ends_while_a_database_is_waited_for(desk: Desk) -> None:
    page = begin(desk)
    ask_win(desk, page)
    with held(desk), while_waiting(desk, lambda _: QApplication.closeAllWindows()) as seen:
        press(desk, "Record")
        assert seen
        assert not desk.window.isVisible()


# --- a server ---------------------------------------------------------------------------------------------


@pytest.fixture
def club(server: Server) -> str:
    """The address of a database on a server, with nothing in it."""
    return server.url(server.new_database())


@pytest.fixture
def at_club(open_desk: OpenDesk, club: str) -> Desk:
    """The window of somebody who keeps matches there."""
    desk = open_desk()
    desk.settings.set(DATABASE, club)
    return desk


def test_two_programs_on_a_server_see_each_other(at_club: Desk, club: str, qtbot: QtBot) -> None:
    page = begin(at_club)
    win(at_club, "Ada", 140, "Ben")
    with closing(opened(club)) as other:
        kept = other.match(1)
        assert isinstance(kept, Kept)
        assert len(kept.hands) == 1
        other.record(kept, DRAW)
        qtbot.waitUntil(lambda: len(keeper_of(page).rows()) == 2, timeout=2000)


def test_a_lost_connection_keeps_the_hand_and_says_so(at_club: Desk, club: str, server: Server) -> None:
    page = begin(at_club)
    ask_win(at_club, page)
    name = club.partition("///")[2].partition("?")[0]
    server.run(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
    server.run(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
    press(at_club, "Record")
    assert "cannot be reached" in dialog_of(at_club).said.text()
    server.run(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
    press(at_club, "Record")
    assert dialogs(at_club) == []
    assert hands_of(club) == 1


# --- choosing one -----------------------------------------------------------------------------------------


def dialog_of_database(desk: Desk) -> DatabaseDialog:
    return next(one for one in desk.window.findChildren(DatabaseDialog) if one.isVisible())


def ask_where(desk: Desk, page: SheetPage) -> DatabaseDialog:
    page.files.ask_where()
    settle()
    return dialog_of_database(desk)


def choose_server(desk: Desk, dialog: DatabaseDialog, url: str) -> None:
    desk.click(desk.segment("Where matches are kept", "On a server"))
    field = dialog.fields.whole
    field.setFocus()
    field.selectAll()
    field.insert(url)
    field.textEdited.emit(field.text())
    settle()


def test_a_server_is_tried_before_it_is_used_and_is_there_at_the_next_start(
    desk: Desk, open_desk: OpenDesk, club: str
) -> None:
    page = begin(desk)
    win(desk, "Ada", 140, "Ben")
    dialog = ask_where(desk, page)
    choose_server(desk, dialog, club)
    assert not dialog.use.isEnabled()
    desk.click(dialog.attempt)
    assert dialog.said.text().startswith("The server answers. Nothing is kept there yet")
    dialog.fields.user.setText("somebody")
    dialog.fields.user.textEdited.emit("somebody")
    assert not dialog.use.isEnabled(), "that is another address"
    choose_server(desk, dialog, club)
    desk.click(dialog.attempt)
    desk.click(dialog.use)
    assert keeper_of(page).kept is None
    assert hands_of(file_url(desk)) == 1, "what was recorded stays where it is"
    desk.window.activateWindow()
    begin(desk, ("Eve", "Fay", "Gus", "Hal"))
    with closing(opened(club)) as sheets:
        assert sheets.players() == ("Eve", "Fay", "Gus", "Hal")
    desk.window.close()
    again = open_desk()
    page = open_sheet(again)
    assert keeper_of(page).names == ("Eve", "Fay", "Gus", "Hal")


def test_fields_and_the_address_say_the_same(desk: Desk) -> None:
    page = open_sheet(desk)
    dialog = ask_where(desk, page)
    choose_server(desk, dialog, "postgresql://ada:a%40b%2Fc@club.example:5433/mahjong?sslmode=require")
    fields = dialog.fields
    assert (fields.host.text(), fields.port.value(), fields.database.text()) == (
        "club.example",
        5433,
        "mahjong",
    )
    assert (fields.user.text(), fields.password.text()) == ("ada", "a@b/c")
    fields.whole.editingFinished.emit()
    assert fields.whole.text() == "postgresql://ada@club.example:5433/mahjong?sslmode=require"
    fields.port.setValue(5432)
    fields.database.setText("night")
    fields.database.textEdited.emit("night")
    assert fields.whole.text() == "postgresql://ada@club.example/night?sslmode=require"
    assert fields.address().url == "postgresql://ada:a%40b%2Fc@club.example/night?sslmode=require"
    choose_server(desk, dialog, "postgresql://ada@club.example/other")
    assert fields.password.text() == "a@b/c"
    choose_server(desk, dialog, "postgresql://ada@elsewhere.example/other")
    assert fields.password.text() == "", "no other server gets it"


def test_why_a_server_cannot_be_used(desk: Desk) -> None:
    page = open_sheet(desk)
    dialog = ask_where(desk, page)
    for url, said in (
        ("mysql://club", "That is no address of a PostgreSQL database"),
        ("postgresql://club.invalid", "Write what the database is called"),
        ("postgresql://u:secret@127.0.0.1:1/club", "Nothing answers at"),
        ("postgresql://u:secret@nowhere.invalid/club", "is not found"),
    ):
        choose_server(desk, dialog, url)
        desk.click(dialog.attempt)
        assert said in dialog.said.text()
        assert not dialog.use.isEnabled()
        shown = [label.text() for label in dialog.findChildren(QLabel)]
        assert "secret" not in " ".join(shown)


def test_a_password_is_kept_where_nobody_else_reads_it(desk: Desk) -> None:
    desk.settings.save()
    path = desk.settings.path
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("# mine\n", "utf-8")
    path.chmod(0o644)
    desk.settings.set(DATABASE, "postgresql://u:secret@club.example/club")
    assert desk.settings.save() is None
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert "secret" in path.read_text("utf-8")


@pytest.mark.parametrize("large", some([True, False], 1))
def test_the_dialog_fits_a_small_window(open_desk: OpenDesk, qapp: QApplication, large: bool) -> None:
    if large:
        large_letters(qapp)
    desk = open_desk(SMALL)
    dialog = ask_where(desk, open_sheet(desk))
    choose_server(desk, dialog, "postgresql://u@127.0.0.1:1/club")
    desk.click(dialog.attempt)
    assert dialog.said.text()
    assert dialog.height() <= 800
    assert faults(dialog) == []


def test_club_nights_are_counted_in_backups_too(desk: Desk, tmp_path: Path) -> None:
    page = begin(desk)
    with closing(opened(file_url(desk))) as sheets:
        done(Events(sheets.database).plan(night()))
    page.files.backups.back_up(str(tmp_path / "all.sqlite"))
    settle()
    assert desk.says("1 match and 1 club night are saved as “all.sqlite”.")
