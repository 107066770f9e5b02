"""What happens in riichi matches: draws of every sort, three players, hands that the rules are against."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QPushButton, QRadioButton
from sqlalchemy import text

from mahjong_desk.club.store.database import Database, open_database
from mahjong_desk.hands.places import MATCHES
from mahjong_desk.rules.outcomes import (
    Abort,
    AbortKind,
    Chombo,
    Draw,
    HanFu,
    Nagashi,
    Played,
    Points,
    Ron,
    Tsumo,
    Yakuman,
)
from mahjong_desk.settings import Theme
from mahjong_desk.ui import theme
from mahjong_desk.ui.sheet_page import SheetPage
from tests.scale import some
from tests.window.conftest import OpenDesk
from tests.window.driving import MENUS_OFFSCREEN, Desk, Key, settle
from tests.window.fitting import faults
from tests.window.sheet_driving import (
    NAMES,
    SMALL,
    USUAL,
    choose,
    chosen,
    correct,
    dialog_of,
    dialogs,
    draw,
    draw_by_dialog,
    is_asked,
    keeper_of,
    moved,
    open_sheet,
    panel,
    press,
    rows,
    tick,
    totals,
    view_of,
    win_by_dialog,
    write_points,
)
from tests.window.test_access import check_told, focusable, spoken_name
from tests.window.test_fits import large_letters

pytestmark = pytest.mark.qt_log_ignore(MENUS_OFFSCREEN)


@pytest.fixture
def desk(shared_desk: Desk) -> Desk:
    """One window for these tests, whatever matches others kept before."""
    return shared_desk


def begin_riichi(desk: Desk, rules: str = "majsoul", players: int = 4) -> SheetPage:
    page = open_sheet(desk)
    assert keeper_of(page).begin(NAMES[:players], rules).done
    settle()
    return page


def sort_of_draw(desk: Desk, name: str) -> None:
    """Choose a sort of draw with the keyboard."""
    field = dialog_of(desk).draw.sort
    field.setFocus()
    for _ in range(field.findText(name) - field.currentIndex()):
        desk.key(Key.Key_Down)
    assert field.currentText() == name


def played(page: SheetPage, place: int = -1) -> Played:
    kept = keeper_of(page).kept
    assert kept is not None
    return kept.sheet.match.hands[place]


# Draws


def test_nagashi_mangan(desk: Desk) -> None:
    page = begin_riichi(desk)
    desk.click(view_of(page).draw)
    assert not is_asked(desk, "Discarded terminals and honors alone")
    sort_of_draw(desk, "Nagashi mangan")
    press(desk, "Record")
    assert dialog_of(desk).said.text() == "Whose discards were terminals and honors alone?"
    tick(desk, "Discarded terminals and honors alone", "Cleo")
    tick(desk, "Ready (tenpai)", "Ada")
    assert moved(desk) == [-4000, -2000, 8000, -2000]
    press(desk, "Record")
    assert played(page) == Played((Nagashi((2,), (0,)),))
    assert rows(desk)[0].startswith("E1, dealer Ada. Nagashi mangan: Cleo")
    correct(desk, page, 0)
    assert chosen(desk, "Discarded terminals and honors alone") == ["Cleo"]
    assert chosen(desk, "Ready (tenpai)") == ["Ada"]
    sort_of_draw_back(desk)
    press(desk, "Save")
    assert played(page) == Played((Draw((0,)),))


def sort_of_draw_back(desk: Desk) -> None:
    field = dialog_of(desk).draw.sort
    field.setFocus()
    desk.key(Key.Key_Home)
    assert field.currentText() == "The wall ran out"


@pytest.mark.parametrize(
    ("name", "kind"),
    some(
        [
            ("Abortive draw: nine terminals and honors", AbortKind.NINE_TERMINALS),
            ("Abortive draw: four equal winds", AbortKind.FOUR_WINDS),
            ("Abortive draw: four players are ready", AbortKind.FOUR_RIICHI),
            ("Abortive draw: four kongs", AbortKind.FOUR_QUADS),
        ],
        1,
    ),
)
def test_a_hand_that_is_broken_off(desk: Desk, name: str, kind: AbortKind) -> None:
    page = begin_riichi(desk)
    desk.click(view_of(page).draw)
    sort_of_draw(desk, name)
    assert not is_asked(desk, "Ready (tenpai)")
    players = NAMES if kind is AbortKind.FOUR_RIICHI else ("Dai",)
    tick(desk, "Laid down a reach stick", *players)
    press(desk, "Record")
    assert played(page) == Played((Abort(kind),), tuple(map(NAMES.index, players)))
    assert rows(desk)[0].startswith(f"E1, dealer Ada. {name}. reach: {', '.join(players)}")
    assert rows(desk)[1].startswith("E1, dealer Ada. in play …. hand 2. 1 honba. ")


def test_rules_without_abortive_draws_do_not_ask_for_them(desk: Desk) -> None:
    page = begin_riichi(desk, "wrc")
    desk.click(view_of(page).draw)
    assert not dialog_of(desk).draw.sort.isVisible()
    assert is_asked(desk, "Ready (tenpai)")


# Three players


def test_three_players(desk: Desk) -> None:
    page = begin_riichi(desk, "tenhou", 3)
    assert rows(desk)[-1] == "Total: Ada 35000, Ben 35000, Cleo 35000"
    desk.click(view_of(page).win)
    choose(desk, "Won by", "Self-draw")
    winners = [
        b for b in dialog_of(desk).findChildren(QRadioButton) if b.accessibleName().startswith("Winner")
    ]
    assert [button.accessibleName() for button in winners] == [
        "Winner: Ada",
        "Winner: Ben",
        "Winner: Cleo",
    ]
    choose(desk, "Winner", "Ben")
    worth = panel(desk).blocks[0].worth
    worth.han.setFocus()
    for _ in range(4):
        desk.key(Key.Key_Down)
    assert sum(points or 0 for points in moved(desk)) == 0
    press(desk, "Record")
    assert rows(desk)[1].startswith("E2, dealer Ben. in play")
    assert sum(totals(page)) == 105000
    draw_by_dialog(desk)
    assert len(rows(desk)) == 4


def test_a_three_player_hand_of_the_scorer(desk: Desk) -> None:
    page = begin_riichi(desk, "tenhou", 3)
    desk.shortcut("Ctrl+1")
    desk.paste("123p789s44p55z(234p)+5z tsumo seat=N rules=tenhou players=4")
    desk.click(desk.button("Record this hand"))
    assert desk.says("By the rules of the match the hand does not score:")
    desk.paste("123789p99s(777z)44s+4s tsumo seat=S rules=tenhou players=3 north=1")
    desk.click(desk.button("Record this hand"))
    press(desk, "Record")
    assert totals(page)[1] > 35000
    assert sum(totals(page)) == 105000


# Hands that the rules are against


def test_a_hand_is_kept_all_the_same(desk: Desk) -> None:
    page = begin_riichi(desk)
    keeper = keeper_of(page)
    keeper.begin(NAMES, "wsom", (("minimum", "25"),))
    win_by_dialog(desk, "Ada", 15, "Ben")
    dialog = dialog_of(desk)
    assert dialog.said.text().startswith("Hand 1, outcome 1: The hand scores 15")
    assert dialog.insist.isVisible()
    # Another number is another question.
    write_points(desk, 20)
    assert not dialog.insist.isVisible()
    press(desk, "Record")
    press(desk, "Keep it all the same")
    assert rows(desk)[0].startswith("hand 1. Hand 1, outcome 1: The hand scores 20")
    assert view_of(page).standings.wrong.isVisible()
    draw_is_refused_until_it_is_right(desk, page)


def draw_is_refused_until_it_is_right(desk: Desk, page: SheetPage) -> None:
    correct(desk, page, 0)
    write_points(desk, 25)
    press(desk, "Save")
    assert totals(page) == (75, -25, -25, -25)
    assert not view_of(page).standings.wrong.isVisible()
    draw(desk)
    assert rows(desk)[1].startswith("E2, dealer Ben. Draw")


def test_a_hand_that_cannot_be_so_is_removed(desk: Desk) -> None:
    page = begin_riichi(desk)
    keeper = keeper_of(page)
    keeper.begin(NAMES, "tenhou")
    # Somebody is below zero before the last of these, and the match is over.
    hands = [
        Played((Tsumo(2, HanFu(3, 30)),)),
        *[Played((Tsumo(place % 4, HanFu(13)),)) for place in range(1, 8)],
    ]
    for hand in hands:
        assert keeper.kept is not None
        answered = keeper.record(keeper.kept, hand, insist=True)
        assert answered.done, answered.said
    settle()
    bad = [row for row in rows(desk) if row.startswith("hand ")]
    assert bad
    correct(desk, page, len(hands) - 1)
    press(desk, "Remove this hand")
    press(desk, "Yes, remove this hand")
    assert keeper.kept is not None
    assert len(keeper.kept.sheet.match.hands) == len(hands) - 1


# A database that goes away


def test_a_database_that_goes_away(open_desk: OpenDesk, home: Path) -> None:
    desk = open_desk()
    page = begin_riichi(desk)
    keeper = keeper_of(page)
    keeper.begin(NAMES, "wsom")
    win_by_dialog(desk, "Ada", 140, "Ben")
    database = open_database(f"sqlite:///{desk.window.kept_in / MATCHES}")
    assert isinstance(database, Database)
    with database.writing.connect() as connection:
        connection.execute(text("ALTER TABLE revision RENAME TO gone"))
        connection.commit()
    win_by_dialog(desk, "Ben", 45)
    dialog = dialog_of(desk)
    assert dialog.said.text()
    assert dialog.isVisible()
    keeper.look()
    settle()
    wrong = view_of(page).standings.wrong
    assert wrong.isVisible()
    assert faults(desk.window) == []
    with database.writing.connect() as connection:
        connection.execute(text("ALTER TABLE gone RENAME TO revision"))
        connection.commit()
    database.close()
    keeper.look()
    settle()
    assert not wrong.isVisible()
    # What was put into the dialog is there still.
    press(desk, "Record")
    assert totals(page) == (375, -415 + 180, -25 - 45, -25 - 45)


# For everybody

KINDS = (
    Played((Ron(0, 1, Yakuman(2), 2, 2), Ron(3, 1, HanFu(2, 30))), (0, 3)),
    Played((Nagashi((1,), (0, 1)), Chombo(2))),
    Played((Chombo(3), Chombo(1))),
)


@pytest.mark.parametrize(
    ("size", "large", "wanted"), some(product([SMALL, USUAL], [True, False], [Theme.DARK, Theme.LIGHT]), 1)
)
def test_every_dialog_has_room_and_names(
    open_desk: OpenDesk, qapp: QApplication, size: QSize, large: bool, wanted: Theme
) -> None:
    if large:
        large_letters(qapp)
    desk = open_desk(size)
    theme.apply(qapp, wanted)
    page = begin_riichi(desk)
    keeper = keeper_of(page)
    keeper.begin(("Ada", "Benjamin the Second", "Cleo", "Dai"), "majsoul")
    for kind in KINDS:
        assert keeper.kept is not None
        answered = keeper.record(keeper.kept, kind, insist=True)
        assert answered.done, answered.said
    settle()
    assert faults(desk.window) == []
    for place in range(len(KINDS)):
        for inserted in (False, True):
            asked = view_of(page).insert_wanted if inserted else view_of(page).row_wanted
            asked.emit(place)
            settle()
            dialog = dialog_of(desk)
            assert faults(dialog) == []
            check_told(dialog)
            names = [spoken_name(widget) for widget in focusable(dialog)]
            assert len(names) == len(set(names)), names
            dialog.reject()
            settle()


def test_the_dialog_goes_by_the_keyboard_alone(desk: Desk) -> None:
    page = begin_riichi(desk)
    keeper_of(page).begin(NAMES, "wsom")
    settle()
    desk.press("W")
    dialog = dialog_of(desk)
    seen = []
    for _ in range(12):
        focus = QApplication.focusWidget()
        assert focus is not None
        assert dialog.isAncestorOf(focus)
        seen.append(spoken_name(focus))
        desk.key(Key.Key_Tab)
    assert any(name.startswith("Won by") for name in seen)
    assert "Record" in [spoken_name(b) for b in dialog.findChildren(QPushButton)]
    desk.key(Key.Key_Escape)
    assert dialogs(desk) == []


def test_points_are_no_han(desk: Desk) -> None:
    page = begin_riichi(desk)
    keeper = keeper_of(page)
    assert keeper.kept is not None
    said = keeper.trial(keeper.kept, Played((Tsumo(0, Points(5)),))).said
    assert "han" in said
