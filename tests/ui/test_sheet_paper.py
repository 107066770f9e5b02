"""A match on paper: as many pages as it needs, each with the head of the table and its number."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QImage, QPageSize, QPainter
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QApplication

from mahjong_desk.models.sheet_handout import HandoutRow, SheetHandout
from mahjong_desk.models.sheet_models import StandingRecord
from mahjong_desk.models.standing_lines import Lines
from mahjong_desk.settings import Theme
from mahjong_desk.ui import picture_files, theme
from mahjong_desk.ui.blank_sheets import BlankSheet, Grid, blank_sheets
from mahjong_desk.ui.document_files import document_pdf, print_document
from mahjong_desk.ui.pages import Foot, Page
from mahjong_desk.ui.sheet_blocks import ChartBlock, HandBlock, StandingBlock, TableHead, TotalBlock
from mahjong_desk.ui.sheet_paper import SheetPaper
from tests.ui.taking import PdfFile, inked

NAMES = ("Aino", "Ben", "東小明", "Dai")
A4, LETTER = QSizeF(688, 1017), QSizeF(710, 950)
"""The room between the margins of a page, in the design's pixels."""


def handout(hands: int, names: tuple[str, ...] = NAMES, final: str = "") -> SheetHandout:
    count = len(names)
    totals = ("+400", "−400", "0", "0")[:count]
    rows = tuple(
        HandoutRow(f"E{number}", names[0], f"hand number {number}", "", (25, -25, 0, 0)[:count], totals)
        for number in range(1, hands + 1)
    )
    standings = tuple(
        StandingRecord(player, player + 1, name, totals[player], final, is_gain=None, spoken="")
        for player, name in enumerate(names)
    )
    points = tuple(tuple(range(0, 25 * hands + 1, 25)) for _ in names) if hands else ()
    lines = Lines(names, ("", *(row.label for row in rows)), points)
    return SheetHandout(
        title="Club night",
        rules="World Series of Mahjong",
        when="1 March 2026",
        names=names,
        seats=("East", "South", "West", "North")[:count],
        rows=rows,
        totals=totals,
        standings_title="Standings",
        standings=standings,
        sum="Totals add up to 0",
        lines=lines,
    )


def of_kind(page: Page, kind: type) -> list[object]:
    return [block for block, _ in page.placed if isinstance(block, kind)]


@pytest.mark.parametrize("hands", [0, 1, 16, 21, 22, 23, 100])
@pytest.mark.parametrize("room", [A4, LETTER])
def test_every_hand_has_its_place_below_the_head_of_the_table(
    qapp: QApplication, room: QSizeF, hands: int
) -> None:
    pages = SheetPaper(handout(hands)).pages(room)
    assert sum(len(of_kind(page, HandBlock)) for page in pages) == hands
    for page in pages:
        assert len(of_kind(page, TableHead)) == bool(of_kind(page, HandBlock))
        assert len(of_kind(page, Foot)) == 1
        for (_, above), (_, below) in pairwise(page.placed):
            assert above.bottom() <= below.top() + 0.01
        assert page.placed[-1][1].bottom() <= room.height() + 0.01
    last = pages[-1]
    assert len(of_kind(last, StandingBlock)) == 4
    assert len(of_kind(last, ChartBlock)) == bool(hands)
    # The total stands below a hand, and on no page of its own.
    with_total = [page for page in pages if of_kind(page, TotalBlock)]
    assert len(with_total) == bool(hands)
    assert all(of_kind(page, HandBlock) for page in with_total)


def test_each_page_says_which_it_is_and_whose_points_these_are(qapp: QApplication) -> None:
    file = PdfFile(document_pdf(SheetPaper(handout(60)), "Mahjong Desk"))
    texts = [text.replace("\t", " ") for text in file.texts()]
    assert file.pages == len(texts) == 4
    for number, text in enumerate(texts, start=1):
        assert f"Page {number} of 4" in text
        assert "東小明" in text
    for number in range(1, 61):
        assert sum(f"hand number {number}−" in f"{text}−".replace("+", "−") for text in texts) <= 1
        assert any(f"hand number {number}" in text for text in texts)
    assert "Totals add up to 0" in texts[-1]
    assert (file.said("Title"), file.said("Creator")) == ("Club night", "Mahjong Desk")
    assert any("CJK" in font for font in file.fonts())


def test_the_standings_alone_are_one_page(qapp: QApplication) -> None:
    file = PdfFile(document_pdf(SheetPaper(handout(60, final="+44").without_hands), ""))
    (text,) = file.texts()
    assert "Final points" in text.replace("\t", " ")
    assert "hand number" not in text.replace("\t", " ")


def test_a_long_name_is_whole_and_pushes_nothing_out(qapp: QApplication) -> None:
    long = "東小明三元和小三元大四喜和" * 4
    names = ("W" * 60, long, "Ben", "Dai")
    pages = SheetPaper(handout(20, names)).pages(A4)
    assert all(page.placed[-1][1].bottom() <= A4.height() for page in pages)
    text = "".join(PdfFile(document_pdf(SheetPaper(handout(1, names)), "")).texts())
    # In the title, above the points, as the dealer and in the standings; the foot may leave some out.
    assert text.count("W") >= 60 * 4
    assert text.count("和") >= 2 * 4 * 3


def test_what_is_drawn_is_the_same_in_the_dark(qapp: QApplication) -> None:
    def drawn() -> QImage:
        image = QImage(A4.toSize(), QImage.Format.Format_RGB32)
        image.fill("white")
        painter = QPainter(image)
        SheetPaper(handout(5)).pages(A4)[0].paint(painter, 1)
        painter.end()
        return image

    light = drawn()
    assert inked(light, 0, 0, A4.width(), A4.height()) > 10
    theme.apply(qapp, Theme.DARK)
    try:
        assert drawn() == light
    finally:
        theme.apply(qapp, Theme.LIGHT)


def test_pages_are_printed_that_were_chosen(qapp: QApplication, tmp_path: Path) -> None:
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    printer.setFromTo(2, 3)
    assert print_document(SheetPaper(handout(60)), printer, "Mahjong Desk")
    texts = PdfFile((tmp_path / "printed.pdf").read_bytes()).texts()
    assert [text.split("Page\t")[1][0] for text in texts] == ["2", "3"]


# --- to fill in by hand -----------------------------------------------------------------------------------


@pytest.mark.parametrize("blank", blank_sheets(), ids=lambda blank: blank.id)
@pytest.mark.parametrize(
    ("paper", "size"), [(QPageSize.PageSizeId.A4, (842, 595)), (QPageSize.PageSizeId.Letter, (792, 612))]
)
def test_a_blank_sheet_is_one_page_on_its_side(
    qapp: QApplication,
    monkeypatch: pytest.MonkeyPatch,
    blank: BlankSheet,
    paper: QPageSize.PageSizeId,
    size: tuple[int, int],
) -> None:
    monkeypatch.setattr(picture_files, "usual_paper", lambda _: paper)
    file = PdfFile(document_pdf(blank, "Mahjong Desk"))
    assert (file.pages, file.media) == (1, size)
    text = file.text().replace("\t", " ")
    assert all(seat in text for seat in blank.form.seats)
    assert text.count("Total") >= len(blank.form.seats)


def test_a_sheet_for_wsom_has_four_rounds_in_which_everybody_deals_once(qapp: QApplication) -> None:
    wsom = next(blank for blank in blank_sheets() if blank.id == "wsom")
    assert [line.label for line in wsom.form.lines][::5] == ["East 1", "South 2", "West 3", "North 4"]
    assert [line.dealer for line in wsom.form.lines] == [0, 1, 2, 3] * 4
    assert len(wsom.form.seats) == 4


@pytest.mark.parametrize(("id_", "players"), [("reach-4", 4), ("reach-3", 3)])
def test_a_sheet_for_reach_has_columns_for_honba_and_sticks(
    qapp: QApplication, id_: str, players: int
) -> None:
    reach = next(blank for blank in blank_sheets() if blank.id == id_)
    assert {"Honba", "Sticks"} <= {column.title for column in reach.form.columns}
    assert len(reach.form.seats) == players
    assert sum(not line.label for line in reach.form.lines) == 16


def test_there_is_room_to_write(qapp: QApplication) -> None:
    """Seven millimetres from line to line, and eighteen for a figure."""
    millimetre = 96 / 25.4
    for blank in blank_sheets():
        for room in (QSizeF(1017, 688), QSizeF(950, 710)):
            (page,) = blank.pages(room)
            ((grid, rect),) = [(block, rect) for block, rect in page.placed if isinstance(block, Grid)]
            form = blank.form
            assert rect.height() / (len(form.lines) + len(form.below) + 2.2) > 7 * millimetre
            players = grid.edges(rect.width())[1]
            assert (players[1] - players[0]) / 2 > 17 * millimetre
            assert players[-1] == pytest.approx(rect.width())
