"""The points of a win summed up from a list of patterns."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from mahjong_desk.ui.patterns_dialog import PatternRow, PatternsDialog
from tests.scale import some
from tests.window.conftest import OpenDesk
from tests.window.driving import MENUS_OFFSCREEN, Desk, settle
from tests.window.fitting import faults
from tests.window.sheet_driving import (
    SMALL,
    begin,
    choose,
    dialog_of,
    keeper_of,
    moved,
    panel,
    press,
    totals,
    view_of,
)
from tests.window.test_access import check_told, focusable, spoken_name
from tests.window.test_fits import large_letters

pytestmark = pytest.mark.qt_log_ignore(MENUS_OFFSCREEN)


@pytest.fixture
def desk(shared_desk: Desk) -> Desk:
    """One window for these tests, whatever matches others kept before."""
    return shared_desk


def open_patterns(desk: Desk) -> PatternsDialog:
    desk.click(panel(desk).blocks[0].worth.patterns)
    return next(d for d in dialog_of(desk).findChildren(PatternsDialog) if d.isVisible())


def row_of(dialog: PatternsDialog, name: str) -> PatternRow:
    return next(row for row in dialog.rows if row.name == name)


def tick(desk: Desk, dialog: PatternsDialog, *names: str) -> None:
    for name in names:
        check = row_of(dialog, name).check
        dialog._scroll.ensureWidgetVisible(check)
        settle()
        desk.click(check)


def test_patterns_are_ticked_and_summed(desk: Desk) -> None:
    page = begin(desk)
    desk.click(view_of(page).win)
    choose(desk, "Won by", "Discard")
    choose(desk, "Discarded by", "Ben")
    choose(desk, "Winner", "Ada")
    dialog = open_patterns(desk)
    tick(desk, dialog, "Small Three Dragons", "Mixed One-Suit", "Concealed Hand")
    # Its two sets of dragons are Value Honors in any hand: 40 + 2 × 10 + 40 + 5.
    value = row_of(dialog, "Value Honor")
    assert value.count() == 2
    assert value.times.isVisible()
    assert dialog.total.text() == "105 points"
    value.times.setFocus()
    value.times.selectAll()
    desk.keys("3")
    assert dialog.total.text() == "115 points"
    assert not row_of(dialog, "Concealed Hand").times.isVisible()
    tick(desk, dialog, "Pure One-Suit")
    # What it stands for gives way, and says why.
    mixed = row_of(dialog, "Mixed One-Suit").check
    assert not mixed.isChecked()
    assert not mixed.isEnabled()
    assert mixed.reason() == "Pure One-Suit counts in its place"
    assert dialog.total.text() == "175 points"
    tick(desk, dialog, "Pure One-Suit")
    assert mixed.isEnabled()
    desk.click(dialog.ok)
    assert panel(desk).blocks[0].worth.points.value() == 75
    assert moved(desk) == [225, -175, -25, -25]
    again = open_patterns(desk)
    assert again.ticked() == {"small-three-dragons": 1, "value-honor": 3, "concealed-hand": 1}
    desk.click(again.cancel)
    press(desk, "Record")
    assert totals(page) == (225, -175, -25, -25)


def test_what_a_pattern_brings_can_be_unticked(desk: Desk) -> None:
    page = begin(desk)
    desk.click(view_of(page).win)
    dialog = open_patterns(desk)
    tick(desk, dialog, "Big Four Winds")
    # One of the four winds is the winner's own: 400 + 10.
    assert dialog.total.text() == "410 points"
    tick(desk, dialog, "Value Honor")
    assert dialog.total.text() == "400 points"
    desk.click(dialog.clear)
    tick(desk, dialog, "Value Honor", "Big Three Dragons")
    # 3 × 10 + 130.
    assert dialog.total.text() == "160 points"


def test_what_no_hand_has_together(desk: Desk) -> None:
    page = begin(desk)
    desk.click(view_of(page).win)
    dialog = open_patterns(desk)
    tick(desk, dialog, "All Triplets")
    assert row_of(dialog, "Seven Pairs").check.reason() == "never together with All Triplets"
    desk.click(dialog.clear)
    assert dialog.said.text() == "A hand without a pattern"
    tick(desk, dialog, "Seven Pairs")
    assert row_of(dialog, "All Triplets").check.reason() == "never together with Seven Pairs"
    assert dialog.total.text() == "30 points"


def test_a_pattern_is_found_by_its_name(desk: Desk) -> None:
    page = begin(desk)
    desk.click(view_of(page).win)
    dialog = open_patterns(desk)
    tick(desk, dialog, "All Sequences")
    desk.click(dialog.search)
    desk.keys("dragons")
    assert [row.name for row in dialog.rows if row.isVisible()] == [
        "Small Three Dragons",
        "Big Three Dragons",
    ]
    tick(desk, dialog, "Big Three Dragons")
    # Those that are not seen count all the same: 5 + 130 + 3 × 10.
    assert dialog.total.text() == "165 points"


def test_the_rules_of_the_match_hold(desk: Desk) -> None:
    page = begin(desk)
    keeper = keeper_of(page)
    keeper.begin(keeper.names, "zung-jung", (("limit", "320"), ("minimum", "25")))
    desk.click(view_of(page).win)
    dialog = open_patterns(desk)
    tick(desk, dialog, "All Sequences")
    assert dialog.said.text().startswith("The hand scores 5; the table’s minimum is 25")
    tick(desk, dialog, "Big Three Dragons", "Pure One-Suit", "Big Three Winds")
    assert dialog.total.text() == "320 points"
    assert dialog.said.text().replace("\N{NO-BREAK SPACE}", " ").endswith("the table’s limit holds")


def test_riichi_has_no_such_list(desk: Desk) -> None:
    page = begin(desk)
    keeper = keeper_of(page)
    keeper.begin(keeper.names, "tenhou")
    desk.click(view_of(page).win)
    assert not panel(desk).blocks[0].worth.patterns.isVisible()


@pytest.mark.parametrize("large", some([True, False], 1))
def test_nothing_is_cut_off_and_everything_is_named(
    open_desk: OpenDesk, qapp: QApplication, large: bool
) -> None:
    if large:
        large_letters(qapp)
    desk = open_desk(SMALL)
    page = begin(desk)
    view_of(page).win.click()
    settle()
    dialog = open_patterns(desk)
    for name in ("Value Honor", "Pure One-Suit"):
        row_of(dialog, name).check.click()
    settle()
    assert faults(dialog) == []
    check_told(dialog)
    names = [spoken_name(widget) for widget in focusable(dialog)]
    assert len(names) == len(set(names))
