"""The files that are made of a hand, read back."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QLocale, QRectF
from PySide6.QtGui import QImage, QPageSize, QPainter
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtSvg import QSvgRenderer

from mahjong_desk.models.handout import Handout
from mahjong_desk.ui import picture_files, saving
from mahjong_desk.ui.hand_blocks import RowBlock
from mahjong_desk.ui.hand_picture import picture_page
from mahjong_desk.ui.hand_tiles import TilesBlock
from tests.scale import some
from tests.ui.taking import HANDS, PdfFile, inked, longer, taken

WHITE = 0xFFFFFFFF


def read_svg(content: bytes, width: int) -> QImage:
    """An SVG file drawn again on white, so many pixels wide."""
    drawing = QSvgRenderer(QByteArray(content))
    assert drawing.isValid()
    size = drawing.viewBoxF().size()
    image = QImage(width, round(width * size.height() / size.width()), QImage.Format.Format_RGB32)
    image.fill(WHITE)
    painter = QPainter(image)
    drawing.render(painter, QRectF(image.rect()))
    painter.end()
    return image


def difference(one: QImage, other: QImage) -> float:
    """The mean difference of two pictures' levels, of 255."""
    height = min(one.height(), other.height())
    # The bits live no longer than their picture.
    one, other = (image.copy(0, 0, one.width(), height) for image in (one, other))
    a, b = bytes(one.constBits()), bytes(other.constBits())
    return sum(abs(x - y) for x, y in zip(a, b, strict=True)) / len(a)


@pytest.mark.parametrize("width", some([240, 720, 1000, 1440, 2880], 2))
def test_a_png_has_the_size_asked_for_and_is_drawn_on_where_something_must_be(width: int) -> None:
    hand = taken(HANDS["reach"])
    page = picture_page(hand)
    image = QImage.fromData(picture_files.png(hand, width))
    scale = width / page.width
    assert (image.width(), image.height()) == (width, round(page.height * scale))
    for block, rect in page.blocks:
        at = (rect.left() * scale, rect.top() * scale, rect.width() * scale, rect.height() * scale)
        assert inked(image, *at) > 3, block
    assert inked(image, 0, 0, width, 20 * scale) == 1
    assert image.pixel(0, 0) == WHITE
    assert (image.text("Title"), image.text("Description")) == (hand.title, hand.line)
    # Whatever its size in pixels, it is as large on paper as the design.
    assert image.width() / image.dotsPerMeterX() == pytest.approx(page.width / 96 * 0.0254, rel=0.001)


def test_each_tile_is_drawn() -> None:
    hand = taken(HANDS["four kongs"])
    page = picture_page(hand)
    image = picture_files.picture(hand, 1440)
    block, rect = next(found for found in page.blocks if isinstance(found[0], TilesBlock))
    assert isinstance(block, TilesBlock)
    made, tile = block._rows(rect.width())
    y = rect.top() + 14
    for row in made:
        x = rect.left() + 14
        for piece in row:
            left = x + piece.before
            x = left + piece.inside + piece.units * tile
            for place in range(int(piece.units)):
                assert inked(image, 2 * (left + place * tile), 2 * (y + 8), 2 * tile, 2 * tile - 8) > 8
        y += tile * 4 / 3 + 12


@pytest.mark.parametrize("name", some(HANDS, 3))
def test_an_svg_looks_like_the_png_and_needs_no_fonts(name: str) -> None:
    hand = taken(HANDS[name])
    content = picture_files.svg(hand)
    assert b"<text" not in content
    assert b"<image" not in content
    assert hand.line.encode() in content
    drawn, picture = read_svg(content, 720), picture_files.picture(hand, 720)
    blank = picture.copy()
    blank.fill(WHITE)
    for block, rect in picture_page(hand).blocks:
        place = rect.toRect()
        here = picture.copy(place)
        assert difference(drawn.copy(place), here) < difference(blank.copy(place), here) / 2, block


def test_pictures_that_differ_are_told_apart() -> None:
    one, other = (picture_files.picture(taken(HANDS[name]), 720) for name in ("usual", "notes"))
    assert difference(one, other) > 5


@pytest.mark.parametrize("name", some(HANDS, 3))
def test_a_pdf_is_one_page_with_every_word_on_it(name: str) -> None:
    check_pdf(taken(HANDS[name]))


@pytest.mark.parametrize("name", some(["notes", "four kongs", "indicators"], 2))
def test_a_pdf_of_a_long_hand_is_one_page_too(name: str) -> None:
    check_pdf(longer(taken(HANDS[name]), 6))


def check_pdf(hand: Handout) -> None:
    file = PdfFile(picture_files.pdf(hand, "Mahjong Desk"))
    assert file.pages == 1
    assert (file.said("Title"), file.said("Creator")) == (hand.title, "Mahjong Desk")
    # Every font that is used is in the file.
    assert len(file.fonts()) == len(set(file.fonts())) >= 3
    text = without_spaces(file.text())
    rows = [row for section in hand.sections for row in section.rows]
    words = [hand.figure, hand.unit, hand.summary, hand.rules, hand.line, *hand.won, *hand.problems]
    words += [part for row in rows for part in (row.name, row.second, row.detail, row.value)]
    words += [*hand.notes, *(section.title for section in hand.sections)]
    words += [payment.name for payment in hand.payments]
    words += [part for wait in hand.waits for part in (wait.name, wait.left, wait.scores)]
    for word in words:
        assert without_spaces(word) in text, word


def without_spaces(text: str) -> str:
    return "".join(text.split())


@pytest.mark.parametrize(
    ("locale", "paper"),
    [
        ("en_US", "Letter"),
        ("es_MX", "Letter"),
        ("fr_CA", "Letter"),
        ("en_GB", "A4"),
        ("ja_JP", "A4"),
        ("C", "A4"),
    ],
)
def test_paper_is_what_is_usual_there(locale: str, paper: str) -> None:
    assert picture_files.usual_paper(QLocale(locale)) is QPageSize.PageSizeId[paper]


def test_a_pdf_has_that_paper(monkeypatch: pytest.MonkeyPatch) -> None:
    hand = taken(HANDS["usual"])
    sizes = {QPageSize.PageSizeId.Letter: (612, 792), QPageSize.PageSizeId.A4: (595, 842)}
    for paper, size in sizes.items():
        monkeypatch.setattr(picture_files, "usual_paper", lambda _, paper=paper: paper)
        assert PdfFile(picture_files.pdf(hand, "")).media == size


def printer_to(path: Path) -> QPrinter:
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(path))
    return printer


def test_printing_gives_one_page(tmp_path: Path) -> None:
    hand = taken(HANDS["indicators"])
    path = tmp_path / "printed.pdf"
    assert picture_files.print_on(hand, printer_to(path), "Mahjong Desk")
    file = PdfFile(path.read_bytes())
    assert file.pages == 1
    assert file.said("Title") == hand.title
    for row in hand.sections[0].rows:
        assert without_spaces(row.name) in without_spaces(file.text())


@pytest.mark.qt_log_ignore(r"^QPainter::begin\(\): Returned false$")
def test_a_printer_that_takes_nothing(tmp_path: Path) -> None:
    printer = printer_to(tmp_path / "no such folder" / "printed.pdf")
    assert not picture_files.print_on(taken(HANDS["usual"]), printer, "Mahjong Desk")


def test_a_picture_too_large_for_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(picture_files, "QImage", EmptyImage)
    with pytest.raises(saving.TooLargeError):
        picture_files.png(taken(HANDS["usual"]), 6000)


class EmptyImage(QImage):
    """What Qt gives where there is not enough memory."""

    def __init__(self, *_: object) -> None:
        super().__init__()


def test_rows_are_where_the_page_says(qapp: object) -> None:
    """A picture without a row's ink is noticed: the same place is blank on a page that has no rows."""
    hand = taken(HANDS["usual"])
    page = picture_page(hand)
    image = picture_files.picture(taken(HANDS["few"]), 720)
    for block, rect in page.blocks:
        if isinstance(block, RowBlock) and rect.bottom() < image.height():
            assert inked(image, rect.left(), rect.top() + 2, 40, 4) < 3
