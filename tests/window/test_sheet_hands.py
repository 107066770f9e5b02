"""How hands are asked for: liability, several fines, declared reach, the hand of the scorer."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing

import pytest
from PySide6.QtWidgets import QApplication, QCheckBox, QPushButton

from mahjong_desk.club.store.sheets import Sheets
from mahjong_desk.hands.places import IN_PLAY, MATCHES, data_folder
from mahjong_desk.rules.outcomes import Chombo, Draw, HanFu, Penalty, Played, Points, Ron, Tsumo, Yakuman
from mahjong_desk.ui.scrolling import DialogScroll
from mahjong_desk.ui.sheet_page import SheetPage
from tests.window.conftest import OpenDesk
from tests.window.driving import MENUS_OFFSCREEN, Desk, Key, all_widgets, settle
from tests.window.sheet_driving import (
    HAND,
    begin,
    choose,
    chosen,
    correct,
    dialog_of,
    dialogs,
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
    win,
    write_points,
)
from tests.window.test_fits import large_letters

pytestmark = pytest.mark.qt_log_ignore(MENUS_OFFSCREEN)

RIICHI = "123m456p789s1122z+1z"


@pytest.fixture
def desk(shared_desk: Desk) -> Desk:
    """One window for these tests, whatever matches others kept before."""
    return shared_desk


def begin_riichi(desk: Desk, rules: str = "tenhou") -> SheetPage:
    desk.paste(f"{RIICHI} rules={rules}")
    return begin(desk)


def choose_worth(desk: Desk, text: str, block: int = 0) -> None:
    """Choose han or yakuman with the keyboard."""
    field = panel(desk).blocks[block].worth.han
    field.setFocus()
    for _ in range(field.findText(text) - field.currentIndex()):
        desk.key(Key.Key_Down)
    assert field.currentText() == text


def played(page: SheetPage, place: int) -> Played:
    kept = keeper_of(page).kept
    assert kept is not None
    return kept.sheet.match.hands[place]


def declare(desk: Desk, page: SheetPage, *names: str) -> None:
    """Tick players beside the hand in play."""
    checks = view_of(page).reach.findChildren(QCheckBox)
    for name in names:
        desk.click(next(c for c in checks if c.accessibleName() == f"Reach declared in this hand: {name}"))


# World Series of Mahjong


def test_with_nobody_responsible_it_is_asked_who_discarded(desk: Desk) -> None:
    page = begin(desk)
    desk.shortcut("Ctrl+1")
    desk.paste("12789m55777z(666z)+3m ron seat=E from=none")
    desk.click(desk.button("Record this hand"))
    assert chosen(desk, "Discarded by") == []
    assert chosen(desk, "Responsible for the discard") == ["Nobody"]
    press(desk, "Record")
    assert dialog_of(desk).said.text() == "Who discarded the winning tile?"
    choose(desk, "Discarded by", "Cleo")
    assert moved(desk) == [420, -140, -140, -140]
    press(desk, "Record")
    (one,) = played(page, 0).wins
    assert isinstance(one, Ron)
    assert (one.discarder, one.nobody) == (2, True)
    open_sheet(desk)
    assert "from Cleo; nobody is responsible" in rows(desk)[0]


def test_each_of_several_fines_can_be_corrected(desk: Desk) -> None:
    page = begin(desk)
    desk.click(view_of(page).points)
    points = dialog_of(desk).points
    choose(desk, "Who", "Ben")
    points.blocks[0].fine.setFocus()
    points.blocks[0].fine.selectAll()
    desk.keys("30")
    press(desk, "Another penalty or adjustment")
    choose(desk, "What happened 2", "An offence (chombo)")
    choose(desk, "Who 2", "Dai")
    press(desk, "Record")
    assert totals(page) == (20, -20, 20, -20)
    correct(desk, page, 0)
    assert [block.outcome() for block in dialog_of(desk).points.blocks] == [Penalty(1, 30), Chombo(3)]
    choose(desk, "Who 2", "Cleo")
    press(desk, "Save")
    assert played(page, 0).outcomes == (Penalty(1, 30), Chombo(2))
    correct(desk, page, 0)
    take_out = [b for b in dialog_of(desk).findChildren(QPushButton) if b.text() == "Take this out"]
    desk.click(take_out[0])
    press(desk, "Save")
    assert played(page, 0).outcomes == (Chombo(2),)


def test_a_fine_beside_a_win(desk: Desk) -> None:
    page = begin(desk)
    win(desk, "Ada", 25)
    correct(desk, page, 0)
    press(desk, "Penalty or adjustment in this hand")
    press(desk, "Save")
    assert dialog_of(desk).said.text() == "Who is fined?"
    choose(desk, "Who", "Ada")
    fine = dialog_of(desk).points.blocks[0].fine
    fine.setFocus()
    fine.selectAll()
    desk.keys("30")
    assert moved(desk) == [45, -15, -15, -15]
    press(desk, "Save")
    assert played(page, 0).outcomes[1] == Penalty(0, 30)
    correct(desk, page, 0)
    press(desk, "Take this out")
    press(desk, "Save")
    assert totals(page) == (75, -25, -25, -25)


def test_a_fine_that_nobody_filled_in_is_not_asked_for(desk: Desk) -> None:
    page = begin(desk)
    win(desk, "Ada", 25)
    correct(desk, page, 0)
    choose(desk, "How the hand ended", "Penalty or adjustment")
    assert is_asked(desk, "Who")
    choose(desk, "How the hand ended", "Won")
    assert not is_asked(desk, "Who")
    choose(desk, "Winner", "Ben")
    press(desk, "Save")
    assert totals(page) == (-25, 75, -25, -25)


# Liability


def test_for_how_many_yakuman_somebody_is_liable(desk: Desk) -> None:
    page = begin_riichi(desk, "majsoul")
    desk.click(view_of(page).win)
    choose(desk, "Won by", "Self-draw")
    choose(desk, "Winner", "Ben")
    assert not is_asked(desk, "Liable for the yakuman (pao)")
    choose_worth(desk, "2 yakuman")
    assert not is_asked(desk, "Liable for how many of them")
    choose(desk, "Liable for the yakuman (pao)", "Dai")
    assert chosen(desk, "Liable for how many of them") == ["1"]
    one = moved(desk)
    choose(desk, "Liable for how many of them", "2")
    assert moved(desk) != one
    assert moved(desk) == [0, 64000, 0, -64000]
    press(desk, "Record")
    assert played(page, 0).wins == (Tsumo(1, Yakuman(2), 3, 2),)
    correct(desk, page, 0)
    assert chosen(desk, "Liable for how many of them") == ["2"]
    tick(desk, "Laid down a reach stick", "Ada")
    press(desk, "Save")
    assert played(page, 0) == Played((Tsumo(1, Yakuman(2), 3, 2),), (0,))


def test_where_liability_covers_the_whole_hand_it_is_not_asked_for_how_many(desk: Desk) -> None:
    page = begin_riichi(desk)
    desk.click(view_of(page).win)
    choose(desk, "Won by", "Self-draw")
    choose(desk, "Winner", "Ben")
    choose_worth(desk, "2 yakuman")
    choose(desk, "Liable for the yakuman (pao)", "Dai")
    assert not is_asked(desk, "Liable for how many of them")
    assert moved(desk) == [0, 64000, 0, -64000]


def test_a_liable_player_of_the_scorer(desk: Desk) -> None:
    page = begin_riichi(desk)
    desk.shortcut("Ctrl+1")
    desk.paste("23m11s(555z)(666z)(777z)+1m tsumo seat=S pao=W rules=tenhou")
    total = int(desk.total)
    desk.click(desk.button("Record this hand"))
    assert chosen(desk, "Liable for the yakuman (pao)") == ["Cleo"]
    assert moved(desk) == [0, total, -total, 0]
    press(desk, "Record")
    assert played(page, 0).wins == (Tsumo(1, Yakuman(1), 2, 1),)


# Reach declared in the hand in play


def test_a_declared_reach_shows_at_once(desk: Desk) -> None:
    page = begin_riichi(desk)
    declare(desk, page, "Ben")
    assert rows(desk)[0] == "E1, dealer Ada. in play …. hand 1. reach: Ben. 1 stick on the table"
    assert rows(desk)[1] == "Total: Ada 25000, Ben 24000, Cleo 25000, Dai 25000"
    assert desk.says("Totals add up to 99000 (1000 on the table)")
    standings = desk.spoken(view_of(page).standings.list)
    assert standings[-1].startswith("4. Ben: 24000")
    declare(desk, page, "Ben")
    assert rows(desk)[1] == "Total: Ada 25000, Ben 25000, Cleo 25000, Dai 25000"


def test_its_stick_is_ticked_when_the_hand_is_recorded(desk: Desk) -> None:
    page = begin_riichi(desk)
    declare(desk, page, "Ben", "Dai")
    desk.click(view_of(page).draw)
    assert chosen(desk, "Laid down a reach stick") == ["Ben", "Dai"]
    # Whoever declared reach is ready.
    assert chosen(desk, "Ready (tenpai)") == ["Ben", "Dai"]
    press(desk, "Record")
    assert played(page, 0).riichi == (1, 3)
    assert totals(page) == (23500, 25500, 23500, 25500)
    # Another hand is in play now.
    assert not [c for c in view_of(page).reach.findChildren(QCheckBox) if c.isChecked()]
    assert rows(desk)[-1].startswith("Total: Ada 23500, Ben 25500")


def test_points_that_are_moved_meanwhile_leave_the_sticks(desk: Desk) -> None:
    page = begin_riichi(desk)
    declare(desk, page, "Ben")
    desk.click(view_of(page).points)
    choose(desk, "Who", "Cleo")
    fine = dialog_of(desk).points.blocks[0].fine
    fine.setFocus()
    fine.selectAll()
    desk.keys("1000")
    press(desk, "Record")
    assert keeper_of(page).declared == (1,)
    assert rows(desk)[-1] == "Total: Ada 25000, Ben 24000, Cleo 24000, Dai 25000"


def test_a_declared_reach_is_there_after_a_restart(open_desk: OpenDesk) -> None:
    desk = open_desk()
    page = begin_riichi(desk)
    draw_by_dialog(desk)
    declare(desk, page, "Cleo")
    desk.window.close()
    again = open_desk()
    page = open_sheet(again)
    assert keeper_of(page).declared == (2,)
    assert rows(again)[-1] == "Total: Ada 25000, Ben 25000, Cleo 24000, Dai 25000"
    again.window.close()
    # Somebody else recorded the hand meanwhile.
    other = Sheets.open()
    assert isinstance(other, Sheets)
    kept = other.match(1)
    assert not isinstance(kept, tuple)
    other.record(kept, Played((Tsumo(0, Yakuman()),)))
    other.close()
    third = open_desk()
    assert keeper_of(open_sheet(third)).declared == ()


def test_a_winner_of_the_scorer_with_reach_has_laid_down_a_stick(desk: Desk) -> None:
    page = begin_riichi(desk)
    declare(desk, page, "Dai")
    desk.shortcut("Ctrl+1")
    desk.paste("66777888999m45p+6p tsumo riichi seat=S dora=3s rules=tenhou")
    desk.click(desk.button("Record this hand"))
    assert chosen(desk, "Laid down a reach stick") == ["Ben", "Dai"]
    press(desk, "Record")
    assert played(page, 0).riichi == (1, 3)


# Where the scorer offers to record


def offers(desk: Desk) -> bool:
    return "Record this hand" in [b.text() for b in all_widgets(desk.window) if isinstance(b, QPushButton)]


def test_the_scorer_offers_it_only_while_a_match_runs(open_desk: OpenDesk) -> None:
    desk = open_desk()
    desk.paste(HAND)
    assert not offers(desk)
    page = begin(desk)
    note = desk.window.kept_in / IN_PLAY
    assert json.loads(note.read_text())["match"] == 1
    desk.shortcut("Ctrl+1")
    assert offers(desk)
    open_sheet(desk)
    desk.click(view_of(page).end)
    desk.shortcut("Ctrl+1")
    assert not offers(desk)
    assert not note.exists()
    desk.window.close()
    # There is a database, and no match is running.
    again = open_desk()
    again.paste(HAND)
    assert not offers(again)
    page = open_sheet(again)
    form = page.form
    assert form is not None
    again.click_item(form.list, 0)
    again.key(Key.Key_Return)
    again.click(view_of(page).reopen)
    again.shortcut("Ctrl+1")
    assert offers(again)
    again.window.close()
    third = open_desk()
    third.paste(HAND)
    assert offers(third)
    assert third.window.sheet is None


def test_a_match_that_somebody_else_ended_meanwhile(open_desk: OpenDesk) -> None:
    desk = open_desk()
    begin(desk)
    desk.window.close()
    other = Sheets.open()
    assert isinstance(other, Sheets)
    kept = other.match(1)
    assert not isinstance(kept, tuple)
    other.end(kept)
    other.close()
    again = open_desk()
    again.paste(HAND)
    again.click(again.button("Record this hand"))
    settle()
    assert dialogs(again) == []
    assert again.says("No match is running.")
    assert not offers(again)


def test_tiles_that_score_something_else_are_not_kept(desk: Desk) -> None:
    page = begin(desk)
    desk.shortcut("Ctrl+1")
    desk.paste(HAND)
    desk.click(desk.button("Record this hand"))
    write_points(desk, 200)
    lost = "The tiles are not kept with the hand: they score something else."
    assert dialog_of(desk).remark.text() == lost
    write_points(desk, 140)
    assert dialog_of(desk).remark.text() != lost
    write_points(desk, 200)
    press(desk, "Record")
    kept = keeper_of(page).kept
    assert kept is not None
    assert kept.sheet.match.hands[0].wins[0].worth == Points(200)
    assert kept.sheet.tiles[0] is None


@pytest.mark.long
def test_tiles_are_kept_where_fu_change_nothing(desk: Desk) -> None:
    # Self-draw, a straight, half a flush, and East twice.
    desk.paste("123456789m11z33z+1z tsumo rules=tenhou")
    page = begin(desk)
    desk.shortcut("Ctrl+1")
    desk.click(desk.button("Record this hand"))
    press(desk, "Record")
    kept = keeper_of(page).kept
    assert kept is not None
    assert kept.sheet.match.hands[0].wins[0].worth == HanFu(1 + 2 + 3 + 2)
    assert kept.sheet.tiles[0] is not None


def test_a_running_match_that_cannot_be_opened(open_desk: OpenDesk) -> None:
    desk = open_desk()
    begin(desk)
    desk.window.close()
    with closing(sqlite3.connect(data_folder() / MATCHES)) as connection:
        connection.execute("UPDATE matches SET players = 9")
        connection.commit()
    again = open_desk()
    again.paste(HAND)
    again.click(again.button("Record this hand"))
    assert dialogs(again) == []
    assert again.says("The match that is running cannot be opened; the score sheet says why.")
    page = open_sheet(again)
    assert page.form is not None
    assert page.form.said.isVisible()
    assert "Match number 1" in page.form.said.text()


def test_a_match_that_was_left_runs_all_the_same(open_desk: OpenDesk) -> None:
    desk = open_desk()
    page = begin(desk)
    desk.click(view_of(page).others)
    desk.shortcut("Ctrl+1")
    desk.paste(HAND)
    desk.click(desk.button("Record this hand"))
    assert dialog_of(desk).remark.text().startswith("E1 of the match of Ada, Ben, Cleo, Dai; Ada deals.")
    press(desk, "Record")
    assert totals(page) == (420, -370, -25, -25)


def test_a_hand_of_the_scorer_follows_what_others_recorded(open_desk: OpenDesk) -> None:
    desk = open_desk()
    page = begin(desk)
    desk.shortcut("Ctrl+1")
    desk.paste(HAND)
    record_elsewhere(page)
    # Ben deals by now: the winner in the East is he.
    desk.click(desk.button("Record this hand"))
    assert dialog_of(desk).remark.text().startswith("E2 of the match of Ada, Ben, Cleo, Dai; Ben deals.")
    record_elsewhere(page)
    # It was scored for the hand that somebody else recorded now.
    press(desk, "Record")
    assert "Close this and record the hand again" in dialog_of(desk).said.text()
    press(desk, "Record")
    assert len(dialogs(desk)) == 1
    kept = keeper_of(page).kept
    assert kept is not None
    assert len(kept.sheet.match.hands) == 2


def record_elsewhere(page: SheetPage) -> None:
    """Another program records a draw."""
    other = Sheets.open()
    assert isinstance(other, Sheets)
    kept = other.match(1)
    assert not isinstance(kept, tuple)
    other.record(kept, Played((Draw(),)))
    other.close()


def test_a_hand_is_recorded_only_behind_hands_that_can_have_gone_so(desk: Desk) -> None:
    page = begin(desk)
    keeper = keeper_of(page)
    assert keeper.kept is not None
    assert keeper.record(keeper.kept, Played((Ron(0, 1, Points(1)), Ron(2, 1, Points(1)))), insist=True).done
    desk.shortcut("Ctrl+1")
    desk.paste(HAND)
    desk.click(desk.button("Record this hand"))
    assert dialogs(desk) == []
    assert desk.says("Put right first what stands in the score sheet: Hand 1")


def test_saving_after_all_removes_nothing(desk: Desk) -> None:
    """Whoever was about to remove a hand and saves it: “all the same” means the saving then."""
    page = begin(desk)
    keeper = keeper_of(page)
    assert keeper.kept is not None
    against = Played((Ron(0, 1, Points(30)), Ron(2, 1, Points(30))))
    assert keeper.record(keeper.kept, against, insist=True).done
    settle()
    correct(desk, page, 0)
    write_points(desk, 40)
    press(desk, "Remove this hand")
    assert desk.button("Yes, remove this hand").isVisible()
    press(desk, "Save")
    assert desk.button("Remove this hand").isVisible()
    press(desk, "Keep it all the same")
    assert dialogs(desk) == []
    assert keeper.kept.sheet.match.hands == (Played((Ron(0, 1, Points(40)), Ron(2, 1, Points(30)))),)


@pytest.mark.long
def test_a_dialog_is_as_high_as_what_it_asks(open_desk: OpenDesk) -> None:
    desk = open_desk()
    view = view_of(begin(desk))
    for button in (view.draw, view.points, view.win):
        desk.click(button)
        dialog = dialog_of(desk)
        scroll = dialog.findChild(DialogScroll)
        assert isinstance(scroll, DialogScroll)
        assert not scroll.verticalScrollBar().isVisible()
        inside = scroll.widget()
        assert inside is not None
        assert inside.height() - inside.childrenRect().bottom() <= 12, dialog.windowTitle()
        press(desk, "Cancel")


@pytest.mark.long
def test_a_field_of_an_open_dialog_follows_the_letters(desk: Desk, qapp: QApplication) -> None:
    page = begin(desk)
    desk.click(view_of(page).win)
    line = panel(desk).blocks[0].worth.points.lineEdit()
    before = line.textMargins().left()
    large_letters(qapp)
    assert line.textMargins().left() == 2 * before


# By keys


@pytest.mark.long
def test_enter_records_the_hand_of_the_scorer(desk: Desk) -> None:
    page = begin(desk)
    desk.shortcut("Ctrl+1")
    desk.paste(HAND)
    desk.click(desk.button("Record this hand"))
    desk.key(Key.Key_Return)
    assert dialogs(desk) == []
    assert totals(page) == (420, -370, -25, -25)


def test_enter_on_what_is_chosen_is_for_the_dialog(desk: Desk) -> None:
    desk.click(view_of(begin(desk)).win)
    choose(desk, "Won by", "Self-draw")
    desk.key(Key.Key_Return)
    assert dialog_of(desk).said.text() == "Who won?"
