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
