"""A worksheet on paper: no exercise is torn apart, the answers have pages of their own, all is legible."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.line import parse_line
from mahjong_desk.models.worksheet import Worksheet, worksheet_of_set
from mahjong_desk.practice.exercises import Asks
from mahjong_desk.practice.hand_sets import HandSet
from mahjong_desk.practice.rounds import Round
from mahjong_desk.settings import Theme
from mahjong_desk.ui import theme
from mahjong_desk.ui.document_files import document_pdf
from mahjong_desk.ui.hand_blocks import RowBlock
from mahjong_desk.ui.hand_tiles import TilesBlock
from mahjong_desk.ui.pages import Foot, Page
from mahjong_desk.ui.sheet_blocks import Paragraph
from mahjong_desk.ui.worksheet_blocks import (
    Figures,
    GroupRow,
    Indented,
    KindsToMark,
    Numbered,
    Ticks,
    TileRow,
    WriteOn,
)
from mahjong_desk.ui.worksheet_paper import Sheets, WorksheetPaper
from tests.practice.answers import dealt_set
from tests.scale import some
from tests.ui.taking import PdfFile, inked

A4, LETTER = QSizeF(688, 1017), QSizeF(710, 950)
"""The room between the margins of a page, in the design's pixels."""


@cache
def mixed(rules: str, level: int) -> Worksheet:
    return worksheet_of_set(dealt_set(Round(rules, kinds=tuple(Asks), level=level, seed=7, count=15)))


def inner(page: Page) -> list[object]:
    return [block.inner if isinstance(block, Indented) else block for block, _ in page.placed]


def count(pages: Sequence[Page], kind: type) -> int:
    return sum(isinstance(block, kind) for page in pages for block in inner(page))


@pytest.mark.parametrize("room", [A4, LETTER], ids=["A4", "Letter"])
@pytest.mark.parametrize("rules", some(["wsom", "reach", "tenhou"], 2))
@pytest.mark.parametrize("level", some([1, 2, 3], 1))
def test_no_exercise_is_torn_apart(qapp: QApplication, rules: str, level: int, room: QSizeF) -> None:
    made = mixed(rules, level)
    for wanted in (Sheets.TASKS, Sheets.ANSWERS):
        pages = WorksheetPaper(made, wanted).pages(room)
        assert count(pages, Numbered) == 15
        assert len(pages) > 1
        for number, page in enumerate(pages):
            blocks = inner(page)
            # Each page begins with the head of all or with an exercise, and ends with its foot.
            assert isinstance(blocks[0], Numbered if number else Paragraph)
            assert isinstance(blocks[-1], Foot)
            for (_, above), (_, below) in pairwise(page.placed):
                assert above.bottom() <= below.top() + 0.01
            assert page.placed[-1][1].bottom() <= room.height() + 0.01


def test_everything_that_is_asked_has_its_place_to_be_filled_in(qapp: QApplication) -> None:
    tasks = WorksheetPaper(mixed("wsom", 1), Sheets.TASKS).pages(A4)
    assert (count(tasks, Ticks), count(tasks, Figures), count(tasks, KindsToMark)) == (3, 3, 3)
    # Name and date, why a reading pays most, and two lines for a hand to be built, which is not shown.
    assert count(tasks, WriteOn) == 1 + 3 + 2 * 3
    assert count(tasks, TilesBlock) == 12
    assert count(tasks, GroupRow) >= 6
    assert not count(tasks, RowBlock)
    answers = WorksheetPaper(mixed("wsom", 1), Sheets.ANSWERS).pages(A4)
    assert (count(answers, TileRow), count(answers, GroupRow)) == (3, 12)
    assert count(answers, RowBlock) >= 12


def test_the_answers_are_on_pages_of_their_own(qapp: QApplication) -> None:
    made = mixed("wsom", 1)
    both, tasks, answers = (WorksheetPaper(made, wanted).pages(A4) for wanted in Sheets)
    assert len(both) == len(tasks) + len(answers)
    assert [len(page.placed) for page in both] == [len(page.placed) for page in (*tasks, *answers)]


def test_what_the_pages_say(qapp: QApplication) -> None:
    held = HandSet("First evening 三元")
    hand = parse_line("12789m55777z(666z)+3m ron seat=E from=S").apply(Draft())
    entries = (held.entry(Asks.PATTERNS, hand), held.entry(Asks.TOTAL, hand))
    made = worksheet_of_set(HandSet(held.title, entries=entries))
    file = PdfFile(document_pdf(WorksheetPaper(made), "Mahjong Desk"))
    tasks, answers = (text.replace("\t", " ").replace("\N{NO-BREAK SPACE}", " ") for text in file.texts())
    assert file.said("Title") == "First evening 三元"
    for said in ("First evening", "三元", "Level 1", "Name", "Date", "Tick them.", "混一色", "winning tile"):
        assert said in tasks
    assert "Won on 3 of characters, discarded by South" in tasks
    assert "140" not in tasks
    assert "Page 1 of 1" in tasks
    assert "Points 140" in answers
    assert "Two sets of dragons and a pair of the third." in answers
    assert "answers" in answers
    assert "Name" not in answers
    assert WorksheetPaper(made, Sheets.ANSWERS).title == "First evening 三元: answers"


@pytest.mark.parametrize("width", [210.0, 400.0, 656.0])
def test_names_to_tick_have_their_room(qapp: QApplication, width: float) -> None:
    """However narrow the page is, no name lies over the next one, and a second name stays with its first."""
    from mahjong_desk.models.worksheet import Choice

    choices = [Choice("Four Identical Sequences", "一色四同順"), Choice("Peace", "平和"), Choice("W", "")]
    block = Ticks(choices * 2)
    image = QImage(round(width), round(block.height(width)) + 40, QImage.Format.Format_RGB32)
    image.fill("white")
    painter = QPainter(image)
    page = Page()
    page.put(block, 0, width)
    page.paint(painter, 1)
    painter.end()
    assert inked(image, 0, 0, width, block.height(width)) > 4
    # Nothing is drawn below.
    assert inked(image, 0, block.height(width) + 1, width, 38) == 1


def test_every_tile_to_mark_is_on_the_paper(qapp: QApplication) -> None:
    for kinds in (range(34), [0, 8, *range(9, 34)]):
        block = KindsToMark(list(kinds))
        for width in (300.0, 656.0):
            assert block._tile(width) > 10
            longest = max(sum(map(len, row)) for row in block._rows)
            # Three pixels from tile to tile, twelve from suit to suit.
            assert longest * block._tile(width) + (longest - 2) * 3 + 12 <= width + 0.01


def test_it_is_the_same_in_the_dark(qapp: QApplication) -> None:
    def drawn() -> QImage:
        image = QImage(A4.toSize(), QImage.Format.Format_RGB32)
        image.fill("white")
        painter = QPainter(image)
        WorksheetPaper(mixed("wsom", 1)).pages(A4)[0].paint(painter, 1)
        painter.end()
        return image

    light = drawn()
    assert inked(light, 0, 0, A4.width(), A4.height()) > 10
    theme.apply(qapp, Theme.DARK)
    assert drawn() == light
