"""The window with a riichi rule set: mouse and keys only."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QInputDialog, QLineEdit, QListView, QMenu, QPushButton, QTableView

from mahjong_desk.core.tiles import CODES, KINDS, tile
from mahjong_desk.models.records import RECORD
from mahjong_desk.models.tiles import COLUMNS
from mahjong_desk.ui.chart_dialog import ChartDialog
from mahjong_desk.ui.controls import ReasonCheck
from mahjong_desk.ui.fields import NumberField
from mahjong_desk.ui.segmented import Segment
from tests.scale import matrix, some
from tests.window.conftest import OpenDesk
from tests.window.driving import ACCESSIBLE, LEFT, MENUS_OFFSCREEN, Desk, Key, records, settle
from tests.window.fitting import faults

pytestmark = pytest.mark.qt_log_ignore(MENUS_OFFSCREEN)

SMALL, USUAL = QSize(1024, 640), QSize(1280, 800)
REACH = "66777888999m45p+6p tsumo seat=S riichi dora=3s sticks=1 rules=reach"
READY = "23406m340p67s222s+8s"
THREE = "456789p23406s11z+4s"
TILES = "11z456789p23456s+4s"


@pytest.fixture
def desk(shared_desk: Desk) -> Desk:
    """One window for these tests, which begins again for each of them."""
    return shared_desk


def start(desk: Desk, rules: str = "Tenhou") -> None:
    """Choose a rule set in the menu."""
    desk.choose_in_menu(desk.window.header.rules, rules)


def indicators(desk: Desk) -> list[str]:
    """The indicators on the felt with what they make dora, those from below with a minus."""
    view = desk.named(QListView, "Dora indicators")
    return [("-" if r.ura else "") + f"{CODES[r.tile]}>{CODES[r.dora]}" for r in records(view)]


def click_indicator(desk: Desk, row: int) -> None:
    """Click on an indicator's own tile."""
    view = desk.named(QListView, "Dora indicators")
    rect = view.visualRect(view.model().index(row, 0))
    place = rect.center()
    place.setX(rect.left() + 45)
    desk.click(view.viewport(), place)


def pick_red(desk: Desk, code: str) -> None:
    desk.click_item(desk.picker, tile(code) - KINDS, COLUMNS)


def left(desk: Desk, code: str) -> int:
    """The copies left of a tile, as the picker says them."""
    model = desk.picker.model()
    for row in range(model.rowCount()):
        for column in range(model.columnCount()):
            record = model.index(row, column).data(RECORD)
            if record is not None and record.tile == tile(code):
                said = model.index(row, column).data(ACCESSIBLE)
                assert said.endswith(f"{record.left} left")
                return int(record.left)
    raise AssertionError(code)


def modes(desk: Desk) -> list[str]:
    bar = desk.window.picker.modes
    return [segment.text() for segment in bar.findChildren(Segment) if segment.isVisible()]


def counter(desk: Desk, name: str) -> NumberField:
    return desk.named(NumberField, name)


def set_counter(desk: Desk, name: str, number: int) -> None:
    field = counter(desk, name)
    field.setFocus()
    field.selectAll()
    desk.keys(str(number))
    desk.key(Key.Key_Tab)


def open_more(desk: Desk) -> None:
    """Open what is seldom needed; the panel scrolls to it."""
    table = desk.window.circumstances.table
    assert table is not None
    more = table.more
    if not more.is_open():
        more.header.setFocus()
        desk.key(Key.Key_Space)
    assert more.is_open()


def row_of(view: QListView, name: str) -> int:
    return next(row for row, record in enumerate(records(view)) if record.name == name)


def ungiven_reasons(desk: Desk) -> list[str]:
    """The controls that cannot be used and do not say why."""
    window = desk.window
    mute = [c.text() for c in window.findChildren(ReasonCheck) if not c.isEnabled() and not c.reason()]
    bars = [window.circumstances, window.picker]
    segments = [segment for bar in bars for segment in bar.findChildren(Segment)]
    mute += [
        s.accessibleName()
        for s in segments
        if not s.isEnabled() and not (s.toolTip() and s.accessibleDescription())
    ]
    return mute + [f.accessibleName() for f in window.findChildren(NumberField) if not f.isEnabled()]


# Tiles, red fives, indicators


def test_the_column_of_red_fives_comes_and_goes(desk: Desk) -> None:
    assert desk.picker.model().columnCount() == COLUMNS
    for rules, there in (("Tenhou", True), ("Reach Mahjong", False), ("M.League", True)):
        start(desk, rules)
        assert desk.picker.model().columnCount() == COLUMNS + there
        assert faults(desk.window) == []
    start(desk, "World Series of Mahjong")
    assert desk.picker.model().columnCount() == COLUMNS


def test_a_red_five_by_click_and_by_key_is_there_once(desk: Desk) -> None:
    start(desk)
    pick_red(desk, "0m")
    assert (desk.hand, left(desk, "0m"), left(desk, "5m")) == ("0m", 0, 3)
    pick_red(desk, "0m")
    assert desk.hand == "0m"
    assert desk.says("red 5")
    desk.click_item(desk.tiles, 0)
    assert left(desk, "0m") == 1


def test_copies_left_count_indicators_and_norths(desk: Desk) -> None:
    desk.paste("11m rules=tenhou dora=1m players=3 north=3")
    assert (left(desk, "1m"), left(desk, "4z")) == (1, 1)
    desk.add("Dora", "4z")
    assert left(desk, "4z") == 0
    desk.pick("4z")
    assert desk.hand == "11m"
    assert desk.says("North")
    assert indicators(desk) == ["1m>9m", "4z>1z"]


def test_indicators_by_click(desk: Desk) -> None:
    start(desk, "Reach Mahjong")
    assert "Dora" in modes(desk)
    assert "Ura" not in modes(desk)
    desk.add("Dora", "9m 4z 7z")
    assert indicators(desk) == ["9m>1m", "4z>1z", "7z>5z"]
    desk.tick("Reach")
    assert "Ura" in modes(desk)
    desk.add("Ura", "3s")
    assert indicators(desk) == ["9m>1m", "4z>1z", "7z>5z", "-3s>4s"]
    assert "dora=9m47z" in desk.line.replace("dora=9m4z7z", "dora=9m47z")
    assert "ura=3s" in desk.line
    spoken = desk.spoken(desk.named(QListView, "Dora indicators"))
    assert spoken[0] == "Indicator 9 of characters, dora 1 of characters"
    assert spoken[3] == "Ura indicator 3 of bamboos, dora 4 of bamboos"
    click_indicator(desk, 1)
    assert indicators(desk) == ["9m>1m", "7z>5z", "-3s>4s"]
    click_indicator(desk, 2)
    assert indicators(desk) == ["9m>1m", "7z>5z"]
    desk.shortcut("Ctrl+Z")
    assert indicators(desk) == ["9m>1m", "7z>5z", "-3s>4s"]


def test_an_indicator_is_taken_away_with_the_keyboard(desk: Desk) -> None:
    desk.paste("123m dora=3s1p rules=reach")
    view = desk.named(QListView, "Dora indicators")
    view.setFocus()
    desk.key(Key.Key_Home)
    desk.key(Key.Key_Delete)
    assert indicators(desk) == ["1p>2p"]


def test_at_most_five_indicators_with_a_reason(desk: Desk) -> None:
    start(desk)
    desk.add("Dora", "1m 2m 3m 4m 6m")
    assert not desk.says("at most")
    desk.pick("7m")
    assert len(indicators(desk)) == 5
    assert any("5" in text and "indicator" in text.lower() for text in desk.texts()), desk.texts()
    assert faults(desk.window) == []


@matrix(
    indicators=some([(1, 1), (1, 2), (1, 3), (1, 5), (2, 5), (4, 1), (5, 5), (0, 3)], 3), size=[SMALL, USUAL]
)
def test_indicators_from_below_have_a_row_of_their_own(
    open_desk: OpenDesk, size: QSize, indicators: tuple[int, int]
) -> None:
    dora, ura = indicators
    desk = open_desk(size)
    tiles = "1p2p3p4p6p"
    words = [f"{key}={tiles[: 2 * n]}" for key, n in (("dora", dora), ("ura", ura)) if n]
    desk.paste(f"123m riichi {' '.join(words)} rules=tenhou")
    view = desk.named(QListView, "Dora indicators")
    tops = [view.visualRect(view.model().index(row, 0)).top() for row in range(dora + ura)]
    assert len(set(tops[:dora])) == (dora > 0)
    assert len(set(tops[dora:])) == 1
    assert not set(tops[:dora]) & set(tops[dora:])
    assert faults(desk.window) == []


def test_the_room_after_the_last_indicator_of_a_row_is_nobodys(desk: Desk) -> None:
    desk.paste("123m riichi dora=1p ura=1p2p3p rules=tenhou")
    view = desk.named(QListView, "Dora indicators")
    rect = view.visualRect(view.model().index(0, 0))
    desk.click(view.viewport(), rect.center() + (rect.topRight() - rect.topLeft()) / 3)
    assert len(indicators(desk)) == 4


def test_without_reach_a_click_adds_tiles_again(desk: Desk) -> None:
    start(desk)
    desk.tick("Reach")
    desk.choose("What a click adds", "Ura")
    desk.tick("Reach")
    assert "Ura" not in modes(desk)
    desk.pick("1m")
    assert desk.hand == "1m"


# Circumstances


def test_the_round_wind_counts(desk: Desk) -> None:
    desk.paste("234m567p78s55z(222z)+9s ron seat=E from=N rules=reach")
    assert desk.total == ""
    desk.choose("Round wind", "South")
    assert desk.scored()["Round Wind"] == "1"
    assert "round=S" in desk.line
    desk.choose("Winner’s seat", "South")
    assert desk.scored()["Seat Wind"] == "1"


def test_reach_double_reach_and_one_shot(desk: Desk) -> None:
    desk.paste(f"{TILES} ron seat=S from=E rules=reach")
    assert not desk.check("One-Shot").isEnabled()
    assert desk.check("One-Shot").accessibleDescription() == "needs reach"
    desk.tick("Reach")
    assert desk.scored()["Reach"] == "1"
    desk.tick("One-Shot")
    assert desk.scored()["One-Shot"] == "1"
    desk.tick("Double reach")
    assert desk.scored()["Double Reach"] == "2"
    assert "Reach" not in desk.scored()
    for label in ("Double reach", "Reach"):
        if desk.check(label).isChecked():
            desk.tick(label)
    assert desk.says("One-Shot was taken off: needs reach.")
    assert not desk.check("One-Shot").isChecked()
    assert desk.total == ""


def test_opening_a_meld_takes_reach_and_one_shot_off(desk: Desk) -> None:
    start(desk, "Reach Mahjong")
    desk.tick("Reach")
    desk.tick("One-Shot")
    desk.add("Pung", "5z")
    assert desk.says("Reach was taken off: concealed hands only. One-Shot was taken off: needs reach.")
    assert not desk.check("Reach").isChecked()
    assert desk.check("Reach").accessibleDescription() == "concealed hands only"
    assert ungiven_reasons(desk) == []
    desk.shortcut("Ctrl+Z")
    assert desk.check("One-Shot").isChecked()
    assert not desk.says("was taken off")


def test_last_tile_and_kings_tile_give_way_to_one_another(desk: Desk) -> None:
    desk.paste("123m45p55z(678s)[1111p]+6p tsumo seat=S rules=reach")
    desk.tick("Last tile of the wall")
    desk.tick("King’s Tile draw")
    assert desk.says("Last tile of the wall gave way to King’s Tile draw.")
    assert not desk.check("Last tile of the wall").isChecked()
    desk.tick("Last tile of the wall")
    assert desk.says("King’s Tile draw gave way to Last tile of the wall.")
    assert desk.scored()["Last-Tile Draw"] == "1"


def test_the_circumstances_stand_in_one_order_whatever_was_before(open_desk: OpenDesk) -> None:
    orders = []
    for first in ("World Series of Mahjong", "Tenhou"):
        desk = open_desk()
        start(desk, first)
        start(desk, "Reach Mahjong")
        checks = [c for c in desk.window.findChildren(ReasonCheck) if c.isVisible()]
        orders.append([c.text() for c in sorted(checks, key=lambda c: c.y())])
    assert orders[0] == orders[1]
    assert orders[0][:3] == ["Reach", "Double reach", "One-Shot"]


GREYED = [
    "rules=reach",
    REACH,
    "123m45p55z(678s)[1111p]+6p tsumo seat=S rules=reach",
    "123m45p55z(678s)[1111p]+6p ron from=S rules=tenhou",
    f"{THREE} tsumo players=3 north=2 rules=tenhou",
    f"{TILES} ron riichi ippatsu seat=S from=E rules=jpml",
    f"{TILES} ron first seat=S from=E rules=ema",
]


def test_nothing_is_greyed_without_its_reason(desk: Desk) -> None:
    for line in some(GREYED, 4):
        desk.begin_anew()
        desk.paste(line)
        assert ungiven_reasons(desk) == []


def test_honba_and_sticks_change_the_payments(desk: Desk) -> None:
    desk.paste(f"{TILES} ron riichi seat=S from=E rules=reach")
    total, before = desk.total, desk.payments()
    set_counter(desk, "Honba", 2)
    after = desk.payments()
    assert desk.total == total
    won, paid = before["South"], before["East"]
    assert won is not None
    assert paid is not None
    assert (after["South"], after["East"]) == (won + 600, paid - 600)
    set_counter(desk, "Reach sticks", 3)
    assert (desk.payments()["South"], desk.payments()["East"]) == (won + 3600, paid - 600)
    assert "honba=2" in desk.line
    assert "sticks=3" in desk.line
    assert desk.shown_tiles().count("s") == 6
    desk.click(desk.button("Undo"))
    assert desk.payments() == after
    assert counter(desk, "Reach sticks").value() == 0


# Three players, liability


def test_three_players(desk: Desk) -> None:
    desk.paste(f"{THREE} tsumo seat=S from=none rules=tenhou".replace(" from=none", ""))
    assert set(desk.payments()) == {"East", "South", "West", "North"}
    open_more(desk)
    assert not counter(desk, "Norths set aside").isVisible()
    desk.choose("Players", "3")
    for bar in ("Winner’s seat", "Discarded by", "Liable for a yakuman"):
        assert not desk.segment(bar, "North").isVisible()
    assert desk.segment("Round wind", "North").isVisible()
    assert list(desk.payments()) == ["East", "South", "West"]
    before = desk.total
    assert counter(desk, "Norths set aside").isVisible()
    set_counter(desk, "Norths set aside", 2)
    assert desk.scored()["North Set Aside ×2"] == "2"
    assert int(desk.total) > int(before)
    assert left(desk, "4z") == 2
    desk.choose("Players", "4")
    assert desk.says("Norths are set aside with three players only.")
    assert "north" not in desk.line
    assert desk.segment("Winner’s seat", "North").isVisible()
    assert faults(desk.window) == []


def test_the_north_gives_way_to_three_players(desk: Desk) -> None:
    desk.paste(f"{THREE} ron riichi seat=N from=S rules=tenhou")
    open_more(desk)
    desk.choose("Players", "3")
    assert desk.says("The winner’s seat is now East: with three players nobody sits North.")
    assert desk.payments()["East"]


def test_a_liable_seat(desk: Desk) -> None:
    desk.paste("23m88s(555z)(666z)(777z)+4m tsumo seat=S rules=tenhou")
    assert desk.payments() == {"East": -16000, "South": 32000, "West": -8000, "North": -8000}
    open_more(desk)
    south = desk.segment("Liable for a yakuman", "South")
    assert not south.isEnabled()
    assert south.toolTip() == "the winner cannot be liable"
    desk.choose("Liable for a yakuman", "West")
    assert desk.payments() == {"East": 0, "South": 32000, "West": -32000, "North": 0}
    assert "pao=W" in desk.line
    desk.choose("Liable for a yakuman", "Nobody is liable")
    assert desk.payments()["East"] == -16000


def test_what_is_opened_is_scrolled_to(open_desk: OpenDesk) -> None:
    desk = open_desk(SMALL)
    start(desk)
    open_more(desk)
    settle()
    bar = desk.segment("Liable for a yakuman", "East")
    scroll = desk.window.circumstances._scroll
    assert scroll.viewport().rect().contains(bar.mapTo(scroll.viewport(), bar.rect().center()))


# The answer


@pytest.mark.parametrize(("dora", "number"), [("", 0), ("dora=3s3p", 3)])
def test_no_yaku(desk: Desk, dora: str, number: int) -> None:
    desk.paste(
        f"234m567p88s4p56s(111z)+4s ron seat=S round=S from=E {dora} rules=reach".replace("88s4p", "44p")
    )
    (problem,) = desk.spoken(desk.rows("What is wrong"))
    assert problem.startswith("The hand is complete but has no yaku")
    assert (f"({number} here)" in problem) == bool(number)
    assert desk.total == ""


def test_two_parts_with_their_titles(desk: Desk) -> None:
    desk.paste(REACH)
    assert desk.total == "8000"
    assert desk.says("6 Hand Points · 40 Base Points · Mangan")
    assert desk.says("Hand Points")
    assert desk.says("Base Points  38, rounded up to 40")
    assert desk.scored() == {
        "Reach": "1",
        "Concealed Self-Draw": "1",
        "Three Concealed Trips": "2",
        "Going out": "2",
    }
    items = [(r.name, r.beside, r.value) for r in records(desk.rows("How it adds up"))]
    assert items[1] == ("Concealed trips", "777 of characters", "4")
    assert desk.spoken(desk.rows("How it adds up"))[1] == "Concealed trips, 4, 777 of characters"
    assert desk.payments() == {"East": -4000, "South": 9000, "West": -2000, "North": -2000}
    start(desk)
    assert desk.says("4 han · 40 fu")
    assert "Han" in desk.texts()
    assert desk.says("Fu  38, rounded up to 40")
    assert "Going out" not in desk.scored()


def test_rows_and_items_light_their_very_tiles(desk: Desk) -> None:
    desk.paste(REACH)
    rows, items = desk.rows(), desk.rows("How it adds up")
    desk.hover(rows, row_of(rows, "Three Concealed Trips"))
    assert desk.shown_tiles() == "[6m] [6m] 7m 7m 7m 8m 8m 8m 9m 9m 9m [4p] [5p] [+6p]"
    desk.hover(items, 2)
    assert desk.shown_tiles() == "[6m] [6m] [7m] [7m] [7m] 8m 8m 8m [9m] [9m] [9m] [4p] [5p] [+6p]"
    desk.hover(items, 0)
    assert "[" not in desk.shown_tiles()
    desk.leave(items)
    items.setFocus()
    desk.key(Key.Key_End)
    desk.key(Key.Key_Up)
    assert desk.shown_tiles() == "[6m] [6m] [7m] [7m] [7m] [8m] [8m] [8m] 9m 9m 9m [4p] [5p] [+6p]"


def test_melds_light_with_their_item(desk: Desk) -> None:
    desk.paste("22z567s66s(444p)(777z)+6s ron seat=S from=E rules=tenhou")
    items = desk.rows("How it adds up")
    opened = [row for row, record in enumerate(records(items)) if record.name == "Open trips"]
    desk.hover(items, opened[1])
    assert desk.shown_melds() == "-(444p) (777z)"
    assert desk.shown_tiles().count("[") == 8


def test_other_readings(desk: Desk) -> None:
    desk.paste(REACH)
    fold = desk.lists.readings
    assert fold.header.detail == "2"
    desk.click(fold.header)
    found = records(desk.rows("Other readings"))
    assert len(found) == 2
    assert all(int(record.value) <= 8000 for record in found)
    assert any("678m" in r.name or "789m" in r.name for r in found)


def test_red_fives_and_dora_in_the_rows(desk: Desk) -> None:
    desk.paste("406m340p67s66z222s+8s tsumo seat=S riichi dora=4m ura=7z5m rules=tenhou")
    shown = desk.scored()
    assert shown["Red Five ×2"] == "2"
    assert shown["Dora"] == "1"
    assert shown["Ura Dora"] == "1"
    start(desk, "JPML")
    assert "Ura Dora" not in desk.scored()
    said = desk.spoken(desk.rows("Notes"))
    assert any(text.startswith("Ura dora is not used") for text in said), said


# Charts


def open_chart(desk: Desk) -> ChartDialog:
    desk.click(desk.button("Chart"))
    (dialog,) = [d for d in desk.window.findChildren(ChartDialog) if d.isVisible()]
    return dialog


def shown_chart(dialog: ChartDialog) -> QTableView:
    (view,) = [view for view in dialog.findChildren(QTableView) if view.isVisible()]
    return view


def test_the_chart_button_is_there_for_reach_only(desk: Desk) -> None:
    assert not desk.window.breakdown.chart.isVisible()
    for rules in ("Reach Mahjong", "Tenhou", "JPML", "EMA 2025"):
        start(desk, rules)
        assert desk.window.breakdown.chart.isVisible() == (rules == "Reach Mahjong")


def test_the_chart_lights_the_cell_of_the_hand(desk: Desk) -> None:
    desk.paste(REACH)
    dialog = open_chart(desk)
    view = shown_chart(dialog)
    assert view.accessibleName() == "Non-dealer"
    lit = view.currentIndex()
    assert lit.data(ACCESSIBLE) == "6 HP, 40 BP: 8000, 2000/4000"
    assert lit.data(RECORD) is True
    assert view.viewport().rect().contains(view.visualRect(lit))
    assert not view.verticalScrollBar().isVisible()
    assert not view.horizontalScrollBar().isVisible()
    dealer = next(s for s in dialog.findChildren(Segment) if s.text() == "Dealer")
    desk.click(dealer)
    view = shown_chart(dialog)
    assert view.accessibleName() == "Dealer"
    assert view.model().index(3, 1).data() == "9600\n3200"
    assert not any(view.model().index(r, c).data(RECORD) for r in range(9) for c in range(11))
    assert [fault for fault in faults(dialog) if not fault.startswith("QHeaderView")] == []
    desk.click(next(b for b in dialog.findChildren(QPushButton) if b.text() == "Close"))
    settle()
    assert not [d for d in desk.window.findChildren(QDialog) if d.isVisible()]


def test_the_dealers_chart_first_for_a_dealer(desk: Desk) -> None:
    desk.paste("1122m3344p5566s7z+7z ron riichi from=W rules=reach".replace("riichi", "riichi ippatsu"))
    dialog = open_chart(desk)
    view = shown_chart(dialog)
    assert view.accessibleName() == "Dealer"
    assert view.currentIndex().data(ACCESSIBLE) == "6 HP, 25 BP: 9600, 3200"
    desk.key(Key.Key_Escape)


def test_the_chart_of_no_hand(desk: Desk) -> None:
    start(desk, "Reach Mahjong")
    dialog = open_chart(desk)
    view = shown_chart(dialog)
    assert not any(view.model().index(r, c).data(RECORD) for r in range(9) for c in range(11))
    desk.key(Key.Key_Escape)


# Terms, own rules


def test_patterns_in_romaji_and_in_chinese_characters(desk: Desk) -> None:
    desk.paste(REACH)
    for entry, name in (
        ("Patterns in romaji", "sanankou"),
        ("Patterns in Chinese characters", "三暗刻"),
        ("Patterns in English", "three concealed trips"),
    ):
        desk.choose_in_menu(desk.button("View"), entry)
        assert name in [shown.lower() for shown in desk.scored()]
        assert desk.total == "8000"
        assert faults(desk.window) == []


def own_menu(desk: Desk) -> QMenu:
    entries = desk.menu(desk.window.header.rules).actions()
    menu = next(action.menu() for action in entries if action.text() == "Your own rules")
    assert isinstance(menu, QMenu)
    return menu


def choose_own(desk: Desk, *path: str) -> None:
    """Choose an entry of the menu of own rules with the mouse."""
    menu = own_menu(desk)
    for text in path[:-1]:
        found = next(action.menu() for action in menu.actions() if action.text() == text)
        assert isinstance(found, QMenu)
        menu = found
    action = next(action for action in menu.actions() if action.text() == path[-1])
    menu.popup(desk.window.mapToGlobal(desk.window.rect().center()))
    settle()
    QTest.mouseClick(menu, LEFT, pos=menu.actionGeometry(action).center())
    settle()


def keep_as(desk: Desk, name: str) -> None:
    choose_own(desk, "Keep these options as…")
    (dialog,) = [d for d in desk.window.findChildren(QInputDialog) if d.isVisible()]
    field = dialog.findChild(QLineEdit)
    assert isinstance(field, QLineEdit)
    field.setFocus()
    field.selectAll()
    desk.keys(name)
    desk.key(Key.Key_Return)
    settle()


def test_own_rules_are_kept_chosen_and_forgotten(open_desk: OpenDesk) -> None:
    first = open_desk()
    first.paste("123m rules=tenhou option.red_fives=0 option.open_tanyao=no")
    keep_as(first, "Friday")
    assert first.says("Kept as “Friday”, under Your own rules.")
    start(first, "World Series of Mahjong")
    choose_own(first, "Friday")
    assert "rules=tenhou" in first.line
    assert "option.red_fives=0" in first.line
    assert first.picker.model().columnCount() == COLUMNS
    first.click(first.button("Undo"))
    assert "rules=wsom" in first.line
    first.window.close()
    settle()
    second = open_desk()
    choose_own(second, "Friday")
    second.pick("1m")
    assert "rules=tenhou" in second.line
    assert "option.open_tanyao=no" in second.line
    choose_own(second, "Forget", "Friday")
    assert [action.text() for action in own_menu(second).actions()] == ["Keep these options as…"]
    assert "option.open_tanyao=no" in second.line
    second.window.close()
    settle()
    assert "Friday" not in [action.text() for action in own_menu(open_desk()).actions()]


def test_another_under_the_same_name_is_told_of(desk: Desk) -> None:
    desk.paste("123m rules=tenhou option.red_fives=0")
    keep_as(desk, "Friday")
    keep_as(desk, "Friday")
    assert desk.says("Kept as “Friday”, under Your own rules.")
    start(desk, "World Series of Mahjong")
    keep_as(desk, "Friday")
    assert desk.says("Kept as “Friday”, in place of the rules that had this name.")


@pytest.mark.parametrize(
    ("name", "kept"),
    some(
        [
            ("Tom & Ann", "Tom & Ann"),
            ("half \ud83c one", "half ? one"),
            (39 * "x" + " too long", 39 * "x"),
        ],
        1,
    ),
)
def test_names_of_own_rules_are_free(desk: Desk, name: str, kept: str) -> None:
    desk.paste("123m rules=tenhou option.red_fives=0")
    desk.window.rule_settings._keep_own(name)
    assert desk.says(f"Kept as “{kept}”, under Your own rules.")
    start(desk, "World Series of Mahjong")
    choose_own(desk, kept.replace("&", "&&"))
    assert "option.red_fives=0" in desk.line


def test_keeping_can_be_called_off(desk: Desk) -> None:
    choose_own(desk, "Keep these options as…")
    desk.key(Key.Key_Escape)
    settle()
    assert [action.text() for action in own_menu(desk).actions()] == ["Keep these options as…"]
    keep_as(desk, " ")
    assert [action.text() for action in own_menu(desk).actions()] == ["Keep these options as…"]


# From one family to the other, and pasting


def test_another_family_drops_what_it_does_not_use_and_undo_brings_it_back(desk: Desk) -> None:
    desk.paste(REACH)
    line = desk.line
    start(desk, "World Series of Mahjong")
    assert desk.says("Taken off, as these rules do not use it: Reach, ")
    assert not desk.named(QListView, "Dora indicators").isVisible()
    assert "dora" not in desk.line
    assert "riichi" not in desk.line
    assert desk.total
    assert "Dora" not in modes(desk)
    desk.click(desk.button("Undo"))
    assert desk.line == line
    assert indicators(desk) == ["3s>4s"]
    assert desk.total == "8000"


@matrix(
    line=[
        REACH,
        "406m340p22267s66z+8s tsumo riichi seat=S dora=4m9s ura=7z2p honba=1 rules=tenhou",
        f"{THREE} tsumo kong seat=W players=3 north=2 rules=tenhou",
        "23m88s(555z)(666z)(777z)+4m ron seat=S from=N pao=W rules=mleague",
        "1122m3344p5566s7z+7z ron double-riichi ippatsu last from=S rules=jpml",
    ],
    into=["picker", "field"],
)
def test_pasted_lines(desk: Desk, line: str, into: str) -> None:
    if into == "picker":
        desk.paste(line)
    else:
        desk.paste_into_field(line)
        desk.key(Key.Key_Tab)
    assert desk.total, desk.texts()
    wanted = set(line.split())
    assert wanted <= set(desk.line.split()), desk.line
    assert faults(desk.window) == []


def test_keys_in_a_counter_add_no_tiles(desk: Desk) -> None:
    start(desk)
    counter(desk, "Honba").setFocus()
    desk.keys("1mt")
    desk.key(Key.Key_Tab)
    assert desk.shown_tiles() == ""
    assert desk.segment("Won by", "Discard").isChecked()
    assert "honba=1" in desk.line


def test_a_meld_with_a_red_five_by_click(desk: Desk) -> None:
    start(desk)
    desk.choose("What a click adds", "Pung")
    pick_red(desk, "0p")
    assert desk.shown_melds() in ("(055p)", "(550p)")
    desk.choose("What a click adds", "Chow")
    pick_red(desk, "0s")
    assert "0" in desk.shown_melds().split()[1]
    desk.choose("What a click adds", "Concealed kong")
    pick_red(desk, "0m")
    assert "0" in desk.shown_melds().split()[2]
    assert (left(desk, "0p"), left(desk, "5p"), left(desk, "0m")) == (0, 1, 0)
    desk.click_item(desk.melds, 2)
    desk.pick("5m")
    assert desk.shown_melds().split()[2] in ("[0555m]", "[5550m]", "[5055m]")


HANDS = {
    "empty": "rules=reach",
    "reach": REACH,
    "red fives": "406m340p67s66z222s+8s tsumo seat=S riichi dora=4m9s3z2p1p ura=7z2p5m6m7m rules=tenhou",
    "three": f"{THREE} tsumo seat=S dora=1m4z players=3 north=2 riichi rules=tenhou",
    "kongs": "5z(2222p)(8888s)(1111z)[9999m]+5z tsumo dora=1p1p1p1p2s ura=3s3s3s3s4s rules=tenhou",
    "kongs, reach": "5z(2222p)(8888s)(1111z)[9999m]+5z ron from=S dora=1p1p1p3p2s rules=reach",
    "three kongs": "1234z(2222p)(8888s)[9999m]+4z tsumo riichi dora=1p1p1p1p2s ura=3s3s3s3s4s rules=tenhou",
    "three kongs, open": "1357z(2222p)(8888s)(9999m)+4z tsumo dora=1p1p1p1p2s ura=3s3s3s3s4s rules=reach",
    "yakuman": "23m88s(555z)(666z)(777z)+4m ron seat=S from=N pao=W rules=mleague",
    "no yaku": "234m567p44p56s(111z)+4s ron seat=S round=S from=E rules=ema",
    "ready": "66777888999m45p seat=S riichi dora=3s rules=reach",
    "pure": "1112345678999s+5s ron riichi double-riichi ippatsu last rules=majsoul",
}


@matrix(hand=some(HANDS, 4), size=[SMALL, USUAL])
def test_nothing_is_cut_off(open_desk: OpenDesk, size: QSize, hand: str) -> None:
    desk = open_desk(size)
    desk.paste(HANDS[hand])
    assert desk.window.size() == size
    assert faults(desk.window) == []
    open_more(desk)
    desk.tick("Last tile of the wall" if "tsumo" in HANDS[hand] else "Last discard")
    assert faults(desk.window) == []


@pytest.mark.parametrize("line", some(["ron riichi", "tsumo riichi"], 1))
def test_on_a_common_laptop_all_circumstances_are_seen(open_desk: OpenDesk, line: str) -> None:
    # A screen of 1366 × 768, less the title of the window.
    desk = open_desk(QSize(1366, 740))
    desk.paste(f"66777888999m45p+6p {line} seat=S rules=reach")
    assert desk.window.circumstances._scroll.verticalScrollBar().maximum() == 0
