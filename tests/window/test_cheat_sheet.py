"""The cheat sheet, and the examples for a newcomer."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QScrollArea

from mahjong_desk.core.line import parse_line
from mahjong_desk.rules.registry import rule_set, rule_sets
from mahjong_desk.ui.cheat_sheet import Caps, CheatSheet
from tests.rules.asking import ask_line
from tests.window.conftest import OpenDesk
from tests.window.driving import Desk, Key, all_widgets, settle
from tests.window.fitting import faults, scroll_bars
from tests.window.test_fits import large_letters

SMALL, USUAL = QSize(1024, 640), QSize(1280, 800)


@pytest.fixture
def desk(shared_desk: Desk) -> Desk:
    """One window for these tests, which begins again for each of them."""
    return shared_desk


def sheets(desk: Desk) -> list[CheatSheet]:
    return [sheet for sheet in desk.window.findChildren(CheatSheet) if sheet.isVisible()]


def open_sheet(desk: Desk) -> CheatSheet:
    desk.key("?")
    (sheet,) = sheets(desk)
    return sheet


@pytest.mark.parametrize("key", [Key.Key_Escape, Key.Key_Question])
def test_a_key_opens_it_and_closes_it(desk: Desk, key: Qt.Key) -> None:
    sheet = open_sheet(desk)
    if key is Key.Key_Question:
        QTest.keyClicks(sheet, "?")
    else:
        QTest.keyClick(sheet, key)
    settle()
    assert sheets(desk) == []
    desk.window.activateWindow()
    settle()
    assert desk.picker.hasFocus()


def test_the_mouse_opens_it_too(desk: Desk) -> None:
    desk.click(desk.named(QPushButton, "All keys"))
    (sheet,) = sheets(desk)
    close = next(b for b in sheet.findChildren(QPushButton) if b.text() == "Close")
    desk.click(close)
    assert sheets(desk) == []


def test_it_has_every_line_of_the_table(desk: Desk) -> None:
    sheet = open_sheet(desk)
    words = [label.text() for label in sheet.findChildren(QLabel)]
    caps = [caps.accessibleName() for caps in sheet.findChildren(Caps)]
    for group in (group for column in desk.window.key_table.columns for group in column):
        assert group.title in words
        for line in group.keys:
            assert line.words in words
            assert " ".join((*line.shown, *line.following)) in caps
    assert "Shift K" in caps
    assert "D E S W N X" in caps
    assert "+" in caps


@pytest.mark.parametrize("size", [SMALL, USUAL], ids=["small", "usual"])
def test_it_fits(open_desk: OpenDesk, size: QSize) -> None:
    desk = open_desk(size)
    sheet = open_sheet(desk)
    assert sheet.width() <= size.width()
    assert sheet.height() <= size.height()
    assert faults(sheet) == []
    assert scroll_bars(sheet) == []
    caps = [widget for widget in all_widgets(sheet) if isinstance(widget, Caps)]
    assert all(shown.width() >= shown.sizeHint().width() for shown in caps)


def test_with_large_letters_it_can_be_read_to_the_end_without_a_mouse(
    open_desk: OpenDesk, qapp: QApplication
) -> None:
    large_letters(qapp)
    sheet = open_sheet(open_desk(SMALL))
    (scroll,) = sheet.findChildren(QScrollArea)
    for _ in range(3):
        if not scroll.hasFocus():
            QTest.keyClick(sheet.focusWidget(), Key.Key_Tab)
    assert scroll.accessibleName() == "Keys"
    bar = scroll.verticalScrollBar()
    assert bar.maximum() > 0
    for _ in range(20):
        QTest.keyClick(sheet.focusWidget(), Key.Key_PageDown)
    assert bar.value() == bar.maximum()


def test_the_footer_says_the_keys_of_the_table(desk: Desk) -> None:
    said = desk.window.footer.accessibleDescription()
    for words in ("1–9 then", "M P S Z adds a tile", "C chow", "Ctrl V pastes a hand", "T self-draw"):
        assert words in said


# Examples


def test_an_empty_window_offers_an_example(desk: Desk) -> None:
    button = desk.button("Show me an example")
    desk.click(button)
    assert desk.total
    assert all(points is not None for points in desk.payments().values())
    assert not button.isVisible()
    stack = desk.window.editor.undo_stack
    assert (stack.count(), stack.undoText()) == (1, "show an example")
    desk.click(desk.button("Undo"))
    assert button.isVisible()
    assert desk.line == ""


def test_each_time_another_one(desk: Desk) -> None:
    shown = []
    for _ in range(6):
        desk.press("^E")
        shown.append(desk.hand)
    assert len(set(shown)) == 5
    assert shown[5] == shown[0]


def test_the_sheet_offers_one_too(desk: Desk) -> None:
    desk.paste("rules=tenhou")
    sheet = open_sheet(desk)
    button = next(b for b in sheet.findChildren(QPushButton) if b.text() == "Show me an example")
    desk.click(button)
    assert sheets(desk) == []
    assert desk.total
    assert "rules=tenhou" in desk.line


@pytest.mark.parametrize("rules", list(rule_sets()))
def test_every_rule_set_scores_its_examples(rules: str) -> None:
    examples = rule_set(rules).examples()
    assert len(examples) == len(set(examples)) >= 3
    for line in examples:
        answer = ask_line(line, rules)
        assert answer["valid"], line
        assert answer["payments"] is not None, line
        assert parse_line(line).rules is None
