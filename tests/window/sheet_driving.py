"""Somebody at the score sheet: begins a match, fills in its dialogs, reads its rows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import replace
from datetime import timedelta
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QCheckBox, QListView, QPushButton, QRadioButton

from mahjong_desk.club.match import Match
from mahjong_desk.club.sheet import Sheet, now
from mahjong_desk.hands.places import MATCHES
from mahjong_desk.models.match_keeper import MatchKeeper
from mahjong_desk.rules.outcomes import Draw, Outcome, Played, Points, Ron, Tsumo
from mahjong_desk.ui.hand_dialog import HandDialog
from mahjong_desk.ui.hand_panels import WinPanel
from mahjong_desk.ui.match_view import MatchView
from mahjong_desk.ui.sheet_page import SheetPage
from tests.club.store.made import good, opened
from tests.window.driving import Desk, Key, settle

NAMES = ("Ada", "Ben", "Cleo", "Dai")
HAND = "12789m55777z(666z)+3m ron seat=E from=S"
SMALL, USUAL = QSize(1024, 640), QSize(1280, 800)


EVENING = (
    Played((Ron(0, 1, Points(140)),)),
    Played((Tsumo(2, Points(45)),)),
    Played((Draw(),)),
    Played((Ron(3, 0, Points(15)),)),
    Played((Ron(1, 2, Points(320)),)),
    Played((Ron(1, 0, Points(50)),)),
)
"""Six hands, as the direction of the tab shows them."""


_NOW = now()


def sheet_of(*hands: Played, hours: int = 0, over: bool = False, **more: Any) -> Sheet:
    """A match begun so many hours ago, to be kept before the window is opened.

    ``more``: what else a match has, its rules or its options.
    """
    begun = _NOW - timedelta(hours=hours)
    return Sheet(Match(hands, **more), NAMES, begun, begun if over else None)


@cache
def _database(*kept: Sheet) -> bytes:
    """A database with the tables and some matches in them, which takes longer to make than many tests."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / MATCHES
        with closing(opened(f"sqlite:///{file}")) as sheets:
            for sheet in kept:
                good(sheets.begin(sheet))
        return file.read_bytes()


def open_sheet(desk: Desk, *kept: Sheet) -> SheetPage:
    """Show the score sheet; where nothing was kept so far, with some matches."""
    file = desk.window.kept_in / MATCHES
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(_database(*kept))
    desk.shortcut("Ctrl+2")
    page = desk.window.sheet
    assert page is not None
    assert page.isVisible()
    return page


def begin(desk: Desk, names: Sequence[str] = NAMES) -> SheetPage:
    """Begin a match by the rules of the scorer."""
    page = open_sheet(desk)
    form = page.form
    assert form is not None
    for field, name in zip(form.names, names, strict=False):
        field.line.setText(name)
    desk.click(form.begin)
    return page


def keeper_of(page: SheetPage) -> MatchKeeper:
    assert page.keeper is not None
    return page.keeper


def dialog_of(desk: Desk) -> HandDialog:
    return next(dialog for dialog in desk.window.findChildren(HandDialog) if dialog.isVisible())


def choose(desk: Desk, bar: str, label: str) -> None:
    """Click a segment of the dialog."""
    name = f"{bar}: {label}"
    buttons = dialog_of(desk).findChildren(QRadioButton)
    desk.click(next(b for b in buttons if b.accessibleName() == name and b.isVisible()))


def tick(desk: Desk, bar: str, *names: str) -> None:
    boxes = dialog_of(desk).findChildren(QCheckBox)
    for name in names:
        desk.click(next(b for b in boxes if b.accessibleName() == f"{bar}: {name}" and b.isVisible()))


def press(desk: Desk, text: str) -> None:
    """Click a button of the dialog."""
    buttons = dialog_of(desk).findChildren(QPushButton)
    desk.click(next(b for b in buttons if b.text() == text and b.isVisible()))
    if not [d for d in desk.window.findChildren(HandDialog) if d.isVisible()]:
        # No window manager gives the window its keyboard back here.
        desk.window.activateWindow()
        settle()


def panel(desk: Desk) -> WinPanel:
    found = dialog_of(desk).panel()
    assert isinstance(found, WinPanel)
    return found


def write_points(desk: Desk, points: int) -> None:
    field = panel(desk).blocks[0].worth.points
    field.setFocus()
    field.selectAll()
    desk.keys(str(points))


def win_by_dialog(desk: Desk, winner: str, points: int, discarder: str | None = None) -> None:
    """Record a win of World Series of Mahjong as a user does."""
    page = desk.window.sheet
    assert page is not None
    assert page.view is not None
    desk.click(page.view.win)
    choose(desk, "Won by", "Self-draw" if discarder is None else "Discard")
    if discarder is not None:
        choose(desk, "Discarded by", discarder)
    choose(desk, "Winner", winner)
    write_points(desk, points)
    press(desk, "Record")


def record(desk: Desk, *outcomes: Outcome) -> None:
    """Record a hand without its dialog, for what comes after it."""
    assert desk.window.sheet is not None
    keeper = keeper_of(desk.window.sheet)
    assert keeper.kept is not None
    assert keeper.record(keeper.kept, Played(outcomes)).done
    settle()


def win(desk: Desk, winner: str, points: int, discarder: str | None = None) -> None:
    """Record a win of World Series of Mahjong."""
    assert desk.window.sheet is not None
    names = keeper_of(desk.window.sheet).names
    who = names.index(winner)
    worth = Points(points)
    record(desk, Tsumo(who, worth) if discarder is None else Ron(who, names.index(discarder), worth))


def draw(desk: Desk) -> None:
    """Record a draw."""
    record(desk, Draw())


def draw_by_dialog(desk: Desk) -> None:
    """Record a draw as a user does."""
    page = desk.window.sheet
    assert page is not None
    assert page.view is not None
    desk.click(page.view.draw)
    press(desk, "Record")


def evening(desk: Desk) -> SheetPage:
    """A match of six hands, as somebody recorded them before."""
    sheet = sheet_of(*EVENING)
    if not (desk.window.kept_in / MATCHES).exists():
        page = open_sheet(desk, sheet)
    else:
        page = open_sheet(desk)
        keeper = keeper_of(page)
        with closing(opened(f"sqlite:///{desk.window.kept_in / MATCHES}")) as other:
            kept = good(other.begin(replace(sheet, begun=now())))
        keeper.look()
        assert keeper.open(kept.id)
        settle()
    assert keeper_of(page).is_running
    return page


def record_evening(
    desk: Desk, win: Callable[..., None] = win, draw: Callable[[Desk], None] = draw
) -> SheetPage:
    """The same six hands recorded, each of which can be undone."""
    page = begin(desk)
    win(desk, "Ada", 140, "Ben")
    win(desk, "Cleo", 45)
    draw(desk)
    win(desk, "Dai", 15, "Ada")
    win(desk, "Ben", 320, "Cleo")
    win(desk, "Ben", 50, "Ada")
    return page


def totals(page: SheetPage) -> tuple[int, ...]:
    replay = keeper_of(page).replay
    assert replay is not None
    return replay.state.scores


def rows(desk: Desk) -> list[str]:
    return desk.spoken(desk.named(QListView, "Score sheet"))


def correct(desk: Desk, page: SheetPage, row: int) -> None:
    assert page.view is not None
    view = page.view.list
    view.setFocus()
    view.setCurrentIndex(view.model().index(row, 0))
    desk.key(Key.Key_Return)


def view_of(page: SheetPage) -> MatchView:
    assert page.view is not None
    return page.view


def dialogs(desk: Desk) -> list[HandDialog]:
    """Those that are open."""
    return [dialog for dialog in desk.window.findChildren(HandDialog) if dialog.isVisible()]


def is_asked(desk: Desk, bar: str) -> bool:
    """Whether the dialog has such a bar of players or boxes to be seen."""
    buttons = [*dialog_of(desk).findChildren(QRadioButton), *dialog_of(desk).findChildren(QCheckBox)]
    return any(b.accessibleName().startswith(f"{bar}: ") and b.isVisible() for b in buttons)


def chosen(desk: Desk, bar: str) -> list[str]:
    """What is chosen or ticked in such a bar."""
    buttons = [*dialog_of(desk).findChildren(QRadioButton), *dialog_of(desk).findChildren(QCheckBox)]
    start = f"{bar}: "
    found = [b for b in buttons if b.accessibleName().startswith(start) and b.isVisible() and b.isChecked()]
    return [b.accessibleName().removeprefix(start) for b in found]


def moved(desk: Desk) -> list[int | None]:
    """The payments that the dialog shows."""
    return [record.points for record in dialog_of(desk).payments.records()]
