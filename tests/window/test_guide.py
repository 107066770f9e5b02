"""The pattern guide: its tab, its list, its pages and the way to them and back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPointF, QSize, Qt
from PySide6.QtGui import QAccessible, QGuiApplication, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QListView, QPushButton, QWidget

from mahjong_desk.core.hand import Hand
from mahjong_desk.core.texts import Terms
from mahjong_desk.rules.registry import rule_sets
from mahjong_desk.ui.cheat_sheet import CheatSheet
from mahjong_desk.ui.fitted_list import END
from mahjong_desk.ui.guide import GuidePanel
from mahjong_desk.ui.link_row import LinkButton
from tests.scale import count, some
from tests.window.conftest import OpenDesk
from tests.window.driving import MENUS_OFFSCREEN, Desk, Key, all_widgets, records, settle
from tests.window.fitting import faults
from tests.window.test_access import focusable, spoken_name, tab_round
from tests.window.test_breakdown_panel import fold, row_of

pytestmark = pytest.mark.qt_log_ignore(MENUS_OFFSCREEN)

HAND = "12789m55777z(666z)+3m ron seat=E from=S"
SMALL, USUAL, WIDE = QSize(1024, 640), QSize(1280, 800), QSize(1440, 800)


@pytest.fixture
def desk(shared_desk: Desk) -> Desk:
    """One window for these tests, which begins again for each of them."""
    return shared_desk


def guide_of(desk: Desk) -> GuidePanel:
    guide = desk.window.guide
    assert guide is not None
    return guide


def open_guide(desk: Desk) -> GuidePanel:
    desk.shortcut("Ctrl+3")
    guide = guide_of(desk)
    assert guide.isVisible()
    return guide


def choose_tab(desk: Desk, name: str) -> None:
    tabs = desk.window.header.tabs
    place = [tabs.tabText(index) for index in range(tabs.count())].index(name)
    desk.click(tabs, tabs.tabRect(place).center())


def scorer_shows(desk: Desk) -> bool:
    return desk.window.scorer.isVisible() and not (desk.window.guide and desk.window.guide.isVisible())


def patterns(desk: Desk) -> list[str]:
    """The names in the list, without the headings."""
    return [r.name for r in records(desk.named(QListView, "Patterns")) if not r.is_heading]


def search(desk: Desk, text: str) -> None:
    field = desk.named(QLineEdit, "Search the patterns")
    desk.click(field)
    desk.keys(text)


def title(desk: Desk) -> str:
    """The name of the open page."""
    return guide_of(desk).page.title.name.text()


def link(desk: Desk, name: str) -> LinkButton:
    found = [b for b in guide_of(desk).findChildren(LinkButton) if b.text() == name and b.isVisible()]
    return found[0]


def example_tiles(desk: Desk) -> tuple[str, str]:
    """The tiles and melds of the example as codes, dimmed ones in brackets."""
    hand = guide_of(desk).page.example.hand
    tiles = [("[{}]" if r.dimmed else "{}").format(r.name) for r in hand.tiles.records()]
    return " ".join(tiles), " ".join(("-" if r.dimmed else "") + r.meld.text for r in hand.melds.records())


# The tabs


def test_the_guide_is_made_when_it_is_first_opened(open_desk: OpenDesk) -> None:
    desk = open_desk()
    assert desk.window.guide is None
    choose_tab(desk, "Pattern guide")
    first = guide_of(desk)
    assert first.isVisible()
    assert not desk.window.scorer.isVisible()
    choose_tab(desk, "Score a hand")
    assert scorer_shows(desk)
    choose_tab(desk, "Pattern guide")
    assert guide_of(desk) is first


def test_the_tabs_by_keyboard(desk: Desk) -> None:
    desk.shortcut("Ctrl+3")
    assert guide_of(desk).isVisible()
    desk.shortcut("Ctrl+1")
    assert scorer_shows(desk)
    for keys, shows in (("Ctrl+PgUp", False), ("Ctrl+PgDown", True), ("Ctrl+PgUp", False)):
        desk.shortcut(keys)
        assert scorer_shows(desk) == shows
    desk.window.header.tabs.setFocus(Qt.FocusReason.TabFocusReason)
    desk.key(Key.Key_Left)
    assert guide_of(desk).isVisible()
    desk.key(Key.Key_Left)
    assert not guide_of(desk).isVisible()
    desk.key(Key.Key_Left)
    assert scorer_shows(desk)
    assert desk.window.header.tabs.hasFocus()


def test_the_tabs_are_tabs_to_a_screen_reader(desk: Desk) -> None:
    bar = QAccessible.queryAccessibleInterface(desk.window.header.tabs)
    assert bar.role() == QAccessible.Role.PageTabList
    tabs = [bar.child(place) for place in range(desk.window.header.tabs.count())]
    assert [tab.text(QAccessible.Text.Name) for tab in tabs] == [
        "Score a hand",
        "Score sheet",
        "Pattern guide",
        "Practice",
    ]
    assert all(tab.role() == QAccessible.Role.PageTab for tab in tabs)


def test_the_scorer_stays_as_it_was(desk: Desk) -> None:
    desk.paste(HAND)
    desk.click(fold(desk, "Not counted"))
    desk.rows().setFocus()
    desk.key(Key.Key_Down)
    before = desk.window.scorer.grab().toImage()
    open_guide(desk)
    desk.key(Key.Key_Down)
    desk.key(Key.Key_Escape)
    assert scorer_shows(desk)
    assert desk.rows().hasFocus()
    assert desk.rows().currentIndex().row() == 1
    assert desk.window.scorer.grab().toImage() == before


def test_keys_for_the_hand_do_nothing_while_the_guide_shows(desk: Desk) -> None:
    # A hand with room for more.
    desk.paste("12789m555z")
    line = desk.line
    guide = open_guide(desk)
    for widget in (guide.list.view, guide.reader, guide.bar.load):
        widget.setFocus()
        desk.keys("12m5zt")
        desk.key(Key.Key_Backspace)
    search(desk, "11m")
    desk.shortcut("Ctrl+1")
    assert desk.line == line
    assert desk.window.keys.digits == ""


def test_what_is_pasted_in_the_guide_is_shown_whether_it_can_be_read_or_not(desk: Desk) -> None:
    for text, line in (("123m", "123m"), ("12q", "123m")):
        guide = open_guide(desk)
        guide.reader.setFocus()
        QGuiApplication.clipboard().setText(text)
        desk.shortcut("Ctrl+V")
        assert scorer_shows(desk)
        assert desk.line.split()[0] == line
    assert desk.says("“12” at position 1 has no suit.")


def test_the_list_of_keys_is_shown_over_the_guide(desk: Desk) -> None:
    open_guide(desk).reader.setFocus()
    desk.keys("?")
    assert [sheet.isVisible() for sheet in desk.window.findChildren(CheatSheet)] == [True]


def test_the_teaching_view_is_shown_over_the_guide(desk: Desk) -> None:
    open_guide(desk).reader.setFocus()
    desk.key(Key.Key_F11)
    assert desk.window.teaching is not None
    desk.window.teaching.close()


# The list


@pytest.mark.parametrize("rules_id", some(rule_sets(), 3))
def test_the_list_has_every_pattern_of_the_rules_in_force(desk: Desk, rules_id: str) -> None:
    desk.window.editor.set_rules(rules_id)
    open_guide(desk)
    rules = rule_sets()[rules_id]
    names = {rules.texts().get("patterns", pattern.id) for pattern in rules.patterns}
    assert set(patterns(desk)) == names
    assert desk.says(f"{len(rules.patterns)} patterns")
    assert not guide_of(desk).list.clear.isVisible()


def test_searching(desk: Desk) -> None:
    open_guide(desk)
    search(desk, "Lohik")
    assert patterns(desk) == ["Value Honor", "Small Three Dragons", "Big Three Dragons"]
    assert desk.says("3 of 44 patterns")
    desk.keys("xyz")
    assert desk.says("0 of 44 patterns")
    assert desk.says("No pattern of World Series of Mahjong is like this")
    desk.click(desk.button("Clear"))
    assert len(patterns(desk)) == 44
    assert desk.says("44 patterns")
    assert not desk.says("No pattern of")
    assert desk.named(QLineEdit, "Search the patterns").text() == ""


def test_escape_clears_the_search_first(desk: Desk) -> None:
    open_guide(desk)
    desk.shortcut("Ctrl+F")
    desk.keys("dragon")
    assert len(patterns(desk)) < 44
    desk.key(Key.Key_Escape)
    assert len(patterns(desk)) == 44
    assert guide_of(desk).isVisible()
    desk.key(Key.Key_Escape)
    assert scorer_shows(desk)


def test_from_the_search_to_a_page_by_keyboard(desk: Desk) -> None:
    open_guide(desk)
    desk.shortcut("Ctrl+F")
    desk.keys("similar")
    desk.key(Key.Key_Down)
    assert desk.named(QListView, "Patterns").hasFocus()
    assert title(desk) == "Three Similar Sequences"
    desk.key(Key.Key_Down)
    assert title(desk) == "Small Three Similar Triplets"
    desk.key(Key.Key_Return)
    assert guide_of(desk).reader.hasFocus()
    assert spoken_name(guide_of(desk).reader) == "Page: Small Three Similar Triplets, 30 points"


def test_the_arrow_keys_step_over_headings(desk: Desk) -> None:
    guide = open_guide(desk)
    view = guide.list.view
    view.setFocus()
    desk.key(Key.Key_Home)
    seen = [title(desk)]
    steps = count(15, 43)
    for _ in range(steps):
        desk.key(Key.Key_Down)
        seen.append(title(desk))
    assert seen == patterns(desk)[: steps + 1]
    desk.key(Key.Key_Home)
    # Back at the top, the heading too.
    assert view.viewport().rect().contains(view.visualRect(view.model().index(0, 0)))
    # All that counts as one visit.
    assert not guide.history.can_go_forward
    desk.shortcut("Alt+Left")
    assert title(desk) == seen[0]


def test_a_click_on_a_pattern_opens_its_page(desk: Desk) -> None:
    guide = open_guide(desk)
    first = title(desk)
    view = guide.list.view
    desk.click_item(view, 3)
    assert title(desk) == view.model().index(3, 0).data() != first
    desk.click_item(view, 2)
    # A heading is no pattern.
    desk.click_item(view, 0)
    assert title(desk) == view.model().index(2, 0).data()
    # Each click is a visit.
    desk.shortcut("Alt+Left")
    desk.shortcut("Alt+Left")
    assert title(desk) == first


def choose_field(desk: Desk, name: str, text: str) -> None:
    field = desk.named(QComboBox, name)
    field.setFocus()
    steps = field.findText(text) - field.currentIndex()
    for _ in range(abs(steps)):
        desk.key(Key.Key_Down if steps > 0 else Key.Key_Up)
    assert field.currentText() == text


def test_filters_by_kind_and_value(desk: Desk) -> None:
    open_guide(desk)
    choose_field(desk, "Kind", "Kongs")
    assert patterns(desk) == ["One Kong", "Two Kong", "Three Kong", "Four Kong"]
    choose_field(desk, "Value", "120 points")
    assert patterns(desk) == ["Three Kong"]
    choose_field(desk, "Value", "10 points")
    assert patterns(desk) == []
    assert desk.says("0 of 44 patterns")
    desk.click(desk.button("Clear"))
    assert desk.named(QComboBox, "Kind").currentText() == "All kinds"
    assert len(patterns(desk)) == 44


def test_filters_follow_the_rules(desk: Desk) -> None:
    open_guide(desk)
    choose_field(desk, "Kind", "Honors")
    choose_field(desk, "Value", "120 points")
    desk.window.editor.set_rules("reach")
    settle()
    # There is such a kind in both, and no such value.
    assert desk.named(QComboBox, "Kind").currentText() == "Honors"
    assert desk.named(QComboBox, "Value").currentText() == "Any value"
    assert "White Dragon" in patterns(desk)
    assert desk.says(f"{len(patterns(desk))} of 50 patterns")


def test_the_open_page_is_lit_in_the_list_whatever_is_looked_for(desk: Desk) -> None:
    guide = open_guide(desk)
    guide.open_page("nine-gates")
    view = guide.list.view
    assert view.currentIndex().data() == "Nine Gates"
    search(desk, "dragon")
    assert not view.currentIndex().isValid()
    assert title(desk) == "Nine Gates"
    desk.click(desk.button("Clear"))
    view.setFocus()
    guide.guide.filter.set_search("dragon")
    settle()
    assert title(desk) == "Nine Gates"
    guide.guide.filter.set_search("")
    settle()
    assert view.currentIndex().data() == "Nine Gates"
    assert view.viewport().rect().contains(view.visualRect(view.currentIndex()))


# A page


def test_a_page(desk: Desk) -> None:
    guide = open_guide(desk)
    guide.open_page("small-three-dragons")
    settle()
    assert title(desk) == "Small Three Dragons"
    for text in (
        "3.2.1 · Honors",
        "40 points",
        "Kolme pientä lohikäärmettä · 小三元",
        "Two sets of dragons and a pair of the third.",
        "With all three dragons as sets the hand is Big Three Dragons instead.",
        "Tables differ",
        "The Finnish guide and Zung Jung give 40",
        "Won on 4 of characters",
        "East seat",
        "The hand scores 60 points",
        "Often comes with",
        "Counts in its place",
        "World Series of Mahjong (English table)",
    ):
        assert desk.says(text), text
    assert not desk.says("It counts in the place of")
    tiles, melds = example_tiles(desk)
    assert tiles.endswith("Red dragon Red dragon [4 of characters]")
    assert tiles.startswith("[2 of characters] [3 of characters]")
    assert melds == "(555z) (666z)"
    rows = desk.named(QListView, "What the example scores")
    assert [(record.name, record.value) for record in records(rows)] == [
        ("Small Three Dragons", "40"),
        ("Value Honor ×2", "20"),
    ]


def test_hovering_a_row_of_the_example_lights_its_tiles(desk: Desk) -> None:
    guide = open_guide(desk)
    guide.open_page("small-three-dragons")
    settle()
    before = example_tiles(desk)
    rows = desk.named(QListView, "What the example scores")
    desk.hover(rows, 1)
    assert example_tiles(desk) != before
    assert "[Red dragon]" in example_tiles(desk)[0]
    desk.leave(rows)
    assert example_tiles(desk) == before


def test_what_does_not_count_is_said(desk: Desk) -> None:
    desk.window.editor.set_rules("jpml")
    guide = open_guide(desk)
    guide.open_page("ippatsu")
    settle()
    assert desk.says("does not count")
    assert desk.says("Does not count as the options stand")
    assert desk.says("The hand is shown with “One-Shot counts: yes”.")
    guide.open_page("pinfu")
    settle()
    assert not desk.says("as the options stand")


def test_links_and_the_way_back(desk: Desk) -> None:
    guide = open_guide(desk)
    guide.open_page("small-three-dragons")
    desk.click(link(desk, "Big Three Dragons"))
    assert title(desk) == "Big Three Dragons"
    assert guide.reader.hasFocus()
    assert guide.list.view.currentIndex().data() == "Big Three Dragons"
    button = link(desk, "Small Three Dragons")
    assert spoken_name(button) == "It counts in the place of: Small Three Dragons"
    button.setFocus()
    desk.key(Key.Key_Return)
    assert title(desk) == "Small Three Dragons"
    desk.shortcut("Alt+Left")
    assert title(desk) == "Big Three Dragons"
    desk.click(guide.bar.back)
    assert title(desk) == "Small Three Dragons"
    desk.shortcut("Alt+Right")
    assert title(desk) == "Big Three Dragons"
    desk.click(guide.bar.forward)
    assert title(desk) == "Small Three Dragons"
    assert not guide.bar.forward.isEnabled()


def test_a_row_of_the_example_opens_its_page(desk: Desk) -> None:
    guide = open_guide(desk)
    guide.open_page("small-three-dragons")
    settle()
    rows = desk.named(QListView, "What the example scores")
    rows.setFocus()
    desk.key(Key.Key_End)
    desk.key(Key.Key_Return)
    assert title(desk) == "Value Honor"


def test_every_link_leads_to_its_page(desk: Desk) -> None:
    guide = open_guide(desk)
    for rules_id in ("wsom", "reach"):
        desk.window.editor.set_rules(rules_id)
        for pattern in guide.guide.patterns[:: count(30, 5)]:
            guide.open_page(pattern)
            names = [b.text() for b in guide.findChildren(LinkButton) if b.isVisible()]
            for name in names:
                link(desk, name).click()
                assert title(desk) == name
                guide.open_page(pattern)
                settle()


def test_the_page_starts_at_its_top(desk: Desk) -> None:
    desk.window.resize(SMALL)
    desk.window.editor.set_rules("reach")
    guide = open_guide(desk)
    guide.open_page("dora")
    settle()
    bar = guide.reader.verticalScrollBar()
    guide.reader.setFocus()
    desk.key(Key.Key_PageDown)
    assert bar.value() > 0
    guide.open_page("ura-dora")
    settle()
    assert bar.value() == 0


# From the scorer and back


def open_from_row(desk: Desk, view: QListView, row: int, how: str) -> None:
    if how == "Enter":
        view.setFocus()
        view.setCurrentIndex(view.model().index(row, 0))
        desk.key(Key.Key_Return)
    elif how == "double click":
        at = desk.place(view, row)
        QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    else:
        at = desk.place(view, row)
        at.setX(view.viewport().width() - END // 2)
        desk.click(view.viewport(), at)
    settle()


@pytest.mark.parametrize("how", some(["Enter", "double click", "mark"], 1))
def test_a_row_of_the_score_opens_its_page(desk: Desk, how: str) -> None:
    desk.paste(HAND)
    rows = desk.rows()
    for record in records(rows):
        open_from_row(desk, rows, row_of(rows, record.name), how)
        assert title(desk) == record.name.removesuffix(" ×2")
        assert guide_of(desk).reader.hasFocus()
        desk.key(Key.Key_Escape)
        assert scorer_shows(desk)
    assert desk.total == "140"


def test_a_click_on_a_row_opens_nothing(desk: Desk) -> None:
    desk.paste(HAND)
    desk.click_item(desk.rows(), 0)
    assert scorer_shows(desk)


def test_the_pointer_tells_of_the_mark(desk: Desk) -> None:
    desk.paste(f"{HAND} rules=reach riichi")
    desk.paste("23567m234p67899s+4m rules=reach")
    rows = desk.rows()
    shapes = {}
    for record in records(rows):
        at = desk.place(rows, row_of(rows, record.name))
        at.setX(rows.viewport().width() - 5)
        desk.point(rows.viewport(), at)
        shapes[record.name] = (rows.viewport().cursor().shape(), rows.viewport().toolTip())
    hand, arrow = Qt.CursorShape.PointingHandCursor, Qt.CursorShape.ArrowCursor
    assert shapes["Peace"] == (hand, "Open the page of this pattern")
    # That is no pattern, and has no page.
    assert shapes["Going out"] == (arrow, "")
    open_from_row(desk, rows, row_of(rows, "Going out"), "double click")
    assert scorer_shows(desk)


def test_what_was_not_counted_opens_its_page(desk: Desk) -> None:
    desk.paste("11122233999m55p+3m ron seat=S from=W")
    desk.click(fold(desk, "Not counted"))
    open_from_row(desk, desk.rows("Not counted"), 0, "Enter")
    assert title(desk) == "Two Concealed Triplets"


def test_other_readings_have_no_page(desk: Desk) -> None:
    desk.paste("99m11222333p(777z)+1p tsumo")
    desk.click(fold(desk, "Other readings"))
    view = desk.rows("Other readings")
    open_from_row(desk, view, 0, "double click")
    assert scorer_shows(desk)


def test_the_way_back_to_the_hand(desk: Desk) -> None:
    desk.paste(HAND)
    rows = desk.rows()
    open_from_row(desk, rows, 0, "Enter")
    desk.key(Key.Key_Escape)
    assert scorer_shows(desk)
    assert rows.hasFocus()
    open_from_row(desk, rows, 1, "Enter")
    guide = guide_of(desk)
    while guide.history.can_go_back:
        desk.shortcut("Alt+Left")
    desk.shortcut("Alt+Left")
    assert scorer_shows(desk)
    open_from_row(desk, rows, 1, "Enter")
    desk.click(desk.button("Back to the hand"))
    assert scorer_shows(desk)


@pytest.mark.parametrize("rules_id", some(rule_sets(), 2))
def test_each_example_can_be_loaded(desk: Desk, rules_id: str) -> None:
    desk.window.editor.set_rules(rules_id)
    guide = open_guide(desk)
    # That each example scores is tested without the window, of every rule set.
    for pattern in guide.guide.patterns[:: count(9, 1)]:
        guide.open_page(pattern)
        guide.bar.load.click()
        assert scorer_shows(desk)
        assert desk.window.editor.draft.rules == rules_id
        shown = [record.pattern for record in desk.window.breakdown_models.rows.records()]
        assert pattern in shown
        assert desk.lists.rows.isVisible()
        steps = desk.window.editor.undo_stack
        name = desk.window.editor.names.get("patterns", pattern)
        assert steps.undoText() == f"load the example of {name}"
        steps.undo()
        desk.window.header.tabs.setCurrentIndex(2)


def test_no_hand_changes_unseen(desk: Desk) -> None:
    desk.paste(HAND)
    open_guide(desk)
    desk.click(desk.button("Undo"))
    assert desk.window.editor.draft.hand == Hand()
    assert scorer_shows(desk)


def test_what_is_undone_in_the_guide_is_shown(desk: Desk) -> None:
    desk.paste(HAND)
    desk.choose("Won by", "Self-draw")
    open_guide(desk)
    desk.click(desk.button("Undo"))
    assert scorer_shows(desk)
    assert " ron " in desk.line


def test_rules_that_are_chosen_or_undone_in_the_guide_stay_there(desk: Desk) -> None:
    desk.paste("12m tsumo riichi dora=1z rules=tenhou")
    guide = open_guide(desk)
    desk.window.editor.set_rules("wsom")
    assert guide.isVisible()
    desk.click(desk.button("Undo"))
    assert guide.isVisible()
    assert "riichi" in desk.line


def test_loading_is_one_step_that_undo_takes_back(desk: Desk) -> None:
    desk.paste(HAND)
    before = desk.window.editor.draft
    guide = open_guide(desk)
    guide.open_page("nine-gates")
    desk.click(desk.button("Load this example"))
    assert scorer_shows(desk)
    assert desk.hand == "1112345678999p+5p"
    assert "Nine Gates" in desk.scored()
    desk.shortcut("Ctrl+Z")
    assert desk.window.editor.draft == before


def test_a_hand_that_is_brought_back_is_shown(desk: Desk) -> None:
    desk.paste(HAND)
    kept = desk.window.editor.draft
    open_guide(desk)
    desk.window.editor.load(kept, "bring back a recent hand")
    assert scorer_shows(desk)


def test_loading_changes_no_option_that_it_needs_not(desk: Desk) -> None:
    desk.paste("23567m234p67899s+4m rules=reach option.red_fives=3 option.ippatsu=no")
    guide = open_guide(desk)
    guide.open_page("ippatsu")
    desk.click(desk.button("Load this example"))
    assert desk.window.editor.draft.options == (("red_fives", "3"),)
    assert "One-Shot" in desk.scored()
    desk.shortcut("Ctrl+Z")
    assert dict(desk.window.editor.draft.options) == {"ippatsu": "no", "red_fives": "3"}


# Rules, options and terms that change while a page is open


def test_other_rules_while_a_page_is_open(desk: Desk) -> None:
    guide = open_guide(desk)
    guide.open_page("small-three-dragons")
    english = rule_sets()["wsom-mt"].texts().get("rules", "wsom-mt")
    desk.choose_in_menu(desk.window.header.rules, english)
    assert title(desk) == "Small Three Dragons"
    assert guide.page.title.value.text() == "30 points"
    assert desk.says("The hand scores 50 points")
    desk.choose_in_menu(desk.window.header.rules, "Reach Mahjong")
    # There is no such pattern.
    assert title(desk) == "Reach"
    assert not guide.history.can_go_back
    guide.list.view.setFocus()
    desk.shortcut("Ctrl+Z")
    assert desk.says("44 patterns")


def test_other_options_and_terms_while_a_page_is_open(desk: Desk) -> None:
    desk.window.editor.set_rules("reach")
    guide = open_guide(desk)
    guide.open_page("ippatsu")
    settle()
    assert not desk.says("as the options stand")
    desk.window.editor.set_option("ippatsu", "no")
    settle()
    assert desk.says("Does not count as the options stand")
    desk.window.editor.set_terms(Terms.ROMAJI)
    settle()
    assert title(desk) == "Ippatsu"
    assert desk.says("一発 · One-Shot") or desk.says("One-Shot · 一発")
    rows = desk.named(QListView, "What the example scores")
    assert "Riichi" in [record.name for record in records(rows)]
    desk.window.editor.set_terms(Terms.KANJI)
    settle()
    assert title(desk) == "一発"


# For whoever sees nothing or has no mouse


@pytest.mark.parametrize("rules_id", some(["wsom", "jpml"], 1))
def test_everything_in_the_guide_has_a_name(desk: Desk, rules_id: str) -> None:
    desk.window.editor.set_rules(rules_id)
    guide = open_guide(desk)
    search(desk, "e")
    for pattern in guide.guide.patterns[:: count(11, 4)]:
        guide.open_page(pattern)
        settle()
        names = [spoken_name(widget) for widget in focusable(desk.window)]
        assert all(names)
        assert len(names) == len(set(names))


def test_the_tabulator_reaches_everything_in_the_guide(desk: Desk) -> None:
    guide = open_guide(desk)
    guide.open_page("big-three-dragons")
    search(desk, "dragon")
    desk.key(Key.Key_Tab)
    forth = tab_round(desk, Key.Key_Tab)
    assert [w for w in focusable(desk.window) if w not in forth] == []
    assert set(tab_round(desk, Key.Key_Backtab)) == set(forth)
    names = [spoken_name(w) for w in forth]
    # A field with a choice is called by what is chosen there.
    order = [
        "Search the patterns",
        "All kinds",
        "Any value",
        "Patterns",
        "Load this example",
        "Tiles of the example",
    ]
    places = [names.index(name) for name in order]
    start = places[0]
    assert [(place - start) % len(names) for place in places] == sorted(
        (place - start) % len(names) for place in places
    )


def test_the_example_promises_nothing_that_it_does_not_do(desk: Desk) -> None:
    """Its tiles cannot be taken out, by no key and by no click."""
    guide = open_guide(desk)
    guide.open_page("big-three-dragons")
    settle()
    view = desk.named(QListView, "Tiles of the example")
    assert view.accessibleDescription() == "Arrow keys go from one to the next"
    before = guide.page.example.draft
    view.setFocus()
    view.setCurrentIndex(view.model().index(0, 0))
    for key in (Key.Key_Delete, Key.Key_Return):
        desk.key(key)
    assert guide.page.example.draft == before


def test_the_list_says_what_it_shows(desk: Desk) -> None:
    desk.window.editor.set_rules("reach")
    open_guide(desk)
    spoken = desk.spoken(desk.named(QListView, "Patterns"))
    assert "Peace, 1 HP, concealed only" in spoken
    assert "Full Flush, 6 HP, open 5" in spoken
    assert "Runs" in spoken


# Room for all of it


@pytest.mark.parametrize(
    ("size", "rules_id", "step"),
    some(
        [
            (SMALL, "wsom", 1),
            (SMALL, "jpml", 1),
            (SMALL, "majsoul", 5),
            (USUAL, "zung-jung", 3),
            (USUAL, "reach", 3),
            (QSize(2560, 1440), "wsom-mt", 5),
        ],
        3,
    ),
)
def test_nothing_of_a_page_is_cut_off(open_desk: OpenDesk, size: QSize, rules_id: str, step: int) -> None:
    desk = open_desk(size)
    desk.window.editor.set_rules(rules_id)
    guide = open_guide(desk)
    for pattern in guide.guide.patterns[:: step * count(6, 1)]:
        guide.open_page(pattern)
        settle()
        assert faults(desk.window) == [], pattern
        page, inside = guide.page, guide.reader.viewport()
        assert page.width() == inside.width()
        assert page.height() == max(inside.height(), page.heightForWidth(page.width()))


def test_a_search_without_results_fits(desk: Desk) -> None:
    desk.window.resize(SMALL)
    desk.window.editor.set_rules("wsom-mt")
    open_guide(desk)
    search(desk, "xyzzy")
    assert faults(desk.window) == []


def length_of_name(rules_id: str) -> int:
    return len(rule_sets()[rules_id].texts().get("rules", rules_id))


LONGEST_FIRST = sorted(rule_sets(), key=length_of_name, reverse=True)


@pytest.mark.parametrize("rules_id", some(LONGEST_FIRST, 1))
def test_the_header_fits(desk: Desk, rules_id: str) -> None:
    desk.window.resize(SMALL)
    settle()
    desk.paste(f"{HAND} rules={rules_id}")
    for tab in ("Ctrl+3", "Ctrl+1"):
        desk.shortcut(tab)
        header = desk.window.header
        assert faults(header) == []
        shown = [w for w in all_widgets(header) if isinstance(w, QPushButton)]
        left = header.tabs.geometry().right()
        for button in sorted(shown, key=QWidget.x):
            assert button.geometry().left() > left
            left = button.geometry().right()
        assert left < header.width()


def test_the_name_gives_way_first_then_the_words_beside_icons(desk: Desk) -> None:
    header = desk.window.header
    desk.window.resize(WIDE)
    settle()
    whole = header.undo.width()
    assert header.brand.isVisible()
    assert header.undo.toolTip() == ""
    desk.window.resize(SMALL)
    settle()
    assert not header.brand.isVisible()
    desk.window.editor.set_rules("wsom-mt")
    settle()
    assert not header.brand.isVisible()
    assert header.undo.width() < whole / 1.5
    assert header.clear.toolTip() == "Clear"
    desk.window.editor.set_rules("wsom")
    desk.window.resize(USUAL)
    settle()
    assert header.undo.width() == whole
    assert not header.brand.isVisible()
    desk.window.resize(WIDE)
    settle()
    assert header.brand.isVisible()
    assert header.undo.width() == whole
    assert header.clear.toolTip() == ""


def test_turning_the_tabs_moves_nothing_in_the_header(desk: Desk) -> None:
    header = desk.window.header
    for size in (SMALL, USUAL, WIDE):
        desk.window.resize(size)
        settle()
        seen = set()
        for tab in range(header.tabs.count()):
            header.tabs.setCurrentIndex(tab)
            settle()
            seen.add((header.tabs.geometry().x(), header.tabs.width(), header.brand.isVisible()))
            assert faults(header) == []
        assert len(seen) == 1


def test_words_that_gave_way_are_told_by_the_pointer(open_desk: OpenDesk) -> None:
    desk = open_desk(SMALL)
    header = desk.window.header
    for button in (header.undo, header.clear):
        button.set_icon_only(True)
    assert [spoken_name(b) for b in (header.undo, header.clear)] == ["Undo", "Clear"]
    assert header.clear.sizeHint().width() < 50


def test_a_click_outside_of_the_mark_is_no_click_on_it(desk: Desk) -> None:
    desk.paste(HAND)
    rows = desk.rows()
    at = desk.place(rows, 0)
    at.setX(rows.viewport().width() - 5)
    right = QMouseEvent(
        QEvent.Type.MouseButtonRelease,
        QPointF(at),
        QPointF(rows.viewport().mapToGlobal(at)),
        Qt.MouseButton.RightButton,
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(rows.viewport(), right)
    settle()
    assert scorer_shows(desk)
