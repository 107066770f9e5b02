"""The manual in the window: its chapters, its links and its pictures."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QTextDocument

from mahjong_desk.assets import asset
from mahjong_desk.core.texts import LANGUAGES
from mahjong_desk.ui.manual import Manual, chapters, title
from tests.window.driving import Desk, settle


@pytest.fixture
def manual(shared_desk: Desk) -> Manual:
    shared_desk.shortcut("F1")
    found = shared_desk.window.findChild(Manual)
    assert found is not None
    return found


def test_f1_opens_it_once_and_it_stays_beside_the_window(shared_desk: Desk, manual: Manual) -> None:
    assert manual.isVisible()
    assert not manual.isModal()
    shared_desk.window.activateWindow()
    shared_desk.shortcut("F1")
    assert shared_desk.window.findChildren(Manual) == [manual]
    manual.close()
    settle()


def test_each_chapter_is_shown_with_its_pictures(manual: Manual) -> None:
    for row, chapter in enumerate(chapters()):
        manual.list.setCurrentRow(row)
        assert manual.list.item(row).text() == title(chapter)
        assert manual.page.toPlainText().startswith(title(chapter))
        for picture in re.findall(r"!\[.*?\]\((.+?)\)", chapter.read_text("utf-8")):
            shown = manual.page.loadResource(QTextDocument.ResourceType.ImageResource.value, QUrl(picture))
            assert shown is not None, picture
            assert 0 < shown.width() <= manual.page.viewport().width()
    manual.close()
    settle()


def test_the_first_hand_is_scored_by_the_clicks_that_its_chapter_names(desk: Desk) -> None:
    text = chapters()[0].read_text("utf-8")
    meld, others, winning, how = re.findall(r"^\d\. \*\*.+?\*\*(.+)$", text, re.MULTILINE)
    before, after = re.findall(r"\*\*(.+?)\*\*", meld)
    desk.add(before, "6z")
    assert "1, 2, 7, 8, 9 of characters, the white dragon twice and the red dragon three times" in others
    desk.add(after, "1m 2m 7m 8m 9m 5z 5z 7z 7z 7z")
    assert "3 of characters" in winning
    desk.pick("3m")
    for bar, label in re.findall(r"\*([^*]+)\* \*\*(.+?)\*\*", how):
        desk.choose(bar, {"S": "South"}.get(label, label))
    stands = re.search(r"At the right stands \*\*(\d+)\*\*", text)
    assert stands is not None
    assert desk.window.breakdown.total.text() == stands[1]
    assert "East receives 420, South pays 370, West and North 25 each." in " ".join(text.split())
    assert desk.payments() == {"East": 420, "South": -370, "West": -25, "North": -25}


def test_links_lead_to_other_chapters(manual: Manual) -> None:
    manual.page.anchorClicked.emit(QUrl("5-rule-sets.md"))
    assert manual.list.currentRow() == 4
    manual.page.anchorClicked.emit(QUrl("https://example.org/5-rule-sets.html"))
    assert manual.list.currentRow() == 4, "it leads nowhere else"
    manual.close()
    settle()


def test_it_is_read_by_keys(manual: Manual) -> None:
    assert manual.list.hasFocus()
    assert manual.list.currentRow() == 0
    from PySide6.QtTest import QTest

    QTest.keyClick(manual.list, Qt.Key.Key_Down)
    assert manual.page.toPlainText().startswith(title(chapters()[1]))
    QTest.keyClick(manual, Qt.Key.Key_Escape)
    settle()


@pytest.mark.parametrize("language", LANGUAGES)
def test_chapters_are_those_of_english_and_their_links_lead_somewhere(
    language: str,
) -> None:
    english = asset("manual", "en")
    folder = english.with_name(language)
    if not folder.is_dir():
        folder = english
    assert {path.name for path in folder.glob("*.md")} == {path.name for path in english.glob("*.md")}
    for chapter in folder.glob("*.md"):
        for link in re.findall(r"\]\((.+?)\)", chapter.read_text("utf-8")):
            assert Path(chapter.parent, link).exists(), f"{chapter.name}: {link}"
