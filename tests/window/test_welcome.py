"""The three questions of the first start."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from shiboken6 import delete

from mahjong_desk.settings import LANGUAGE, RULE_SET, TILE_SET, WELCOMED, Language, Settings, TileSet
from mahjong_desk.ui import languages
from mahjong_desk.ui.program import _AFTER_PAINTING, Program
from mahjong_desk.ui.tabs import Tab
from mahjong_desk.ui.welcome import Begin, Welcome
from tests.window.driving import settle


@pytest.fixture
def program(qapp: QApplication) -> Iterator[Program]:
    """The program as it starts."""
    program = Program(qapp, Settings.load())
    program.begin()
    QTest.qWait(2 * _AFTER_PAINTING)
    settle()
    yield program
    program.window.close()
    program.window.deleteLater()
    program.deleteLater()
    settle()
    languages.use(qapp, Language.ENGLISH)


def asked(program: Program) -> Welcome | None:
    """What is asked, while it is."""
    found = program.window.findChild(Welcome)
    return found if found is not None and found.isVisible() else None


def welcome(program: Program) -> Welcome:
    found = asked(program)
    assert found is not None
    return found


def test_a_first_start_asks_three_things_and_the_next_one_none(program: Program, qapp: QApplication) -> None:
    first = welcome(program)
    first.families[1]._segments[6].click()
    assert program.window.editor.draft.rules == "tenhou"
    assert [bar.value() for bar in first.families] == [None, "tenhou"]
    first.next.click()
    first.sets._segments[1].click()
    first.next.click()
    first.next.click()
    settle()
    assert asked(program) is None
    kept = Settings.load()
    assert (kept.get(RULE_SET), kept.get(TILE_SET)) == ("tenhou", TileSet.INDEX)
    assert kept.get(WELCOMED)
    again = Program(qapp, kept)
    again.begin()
    QTest.qWait(2 * _AFTER_PAINTING)
    settle()
    assert asked(again) is None
    again.window.close()
    again.window.deleteLater()
    settle()


def test_it_can_be_skipped_and_comes_no_more(program: Program) -> None:
    welcome(program).skip.click()
    settle()
    assert asked(program) is None
    program.window.close()
    assert Settings.load().get(WELCOMED)


def test_one_that_was_seen_comes_no_more_even_if_the_program_is_killed(program: Program) -> None:
    assert asked(program) is not None
    assert Settings.load().get(WELCOMED)


def test_by_keys_alone(program: Program) -> None:
    """Enter goes on from step to step."""
    for _ in range(3):
        QTest.keyClick(welcome(program).focusWidget(), Qt.Key.Key_Return)
        settle()
    assert asked(program) is None


def test_an_example_to_begin_with(program: Program) -> None:
    first = welcome(program)
    first.ways.set_value(Begin.EXAMPLE)
    for _ in range(3):
        first.next.click()
    settle()
    assert program.window.breakdown_models.score is not None


def test_a_sample_match_in_another_language(program: Program) -> None:
    first = welcome(program)
    first.ways.set_value(Begin.SAMPLE)
    first.languages.set_value(Language.FINNISH)
    for _ in range(3):
        first.next.click()
    settle()
    window = program.window
    assert window.header.tabs.tabText(0) in ("Pisteytä käsi", "Pisteet"), "by the room that there is"
    assert window.header.tabs.currentIndex() == list(Tab).index(Tab.SHEET)
    assert window.sheet is not None
    assert window.sheet.keeper is not None
    assert Settings.load().get(LANGUAGE) is Language.FINNISH
    kept = window.sheet.keeper.kept
    assert kept is not None
    assert len(kept.sheet.match.hands) == 16
    assert window.sheet.keeper.replay is not None
    assert window.sheet.keeper.replay.problems == ()


def test_what_dialogs_for_files_remember_lies_beside_the_settings(program: Program, home: Path) -> None:
    dialog = QFileDialog(program.window)
    dialog.show()
    settle()
    delete(dialog)
    assert [path.parent for path in home.rglob("QtProject*")] == [Settings.load().path.parent]
