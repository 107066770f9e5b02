"""A hand's page as a file or on a printer: PNG, SVG and PDF. No dialogs here, and nothing is written yet."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QIODevice, QLocale, QMarginsF, QRect, QRectF, QSize, QSizeF
from PySide6.QtGui import QImage, QPageLayout, QPageSize, QPainter, QPdfWriter
from PySide6.QtSvg import QSvgGenerator

from mahjong_desk.models.handout import Handout
from mahjong_desk.ui.colors import LIGHT
from mahjong_desk.ui.hand_picture import paper_page, picture_page
from mahjong_desk.ui.saving import TooLargeError

if TYPE_CHECKING:
    from PySide6.QtGui import QPagedPaintDevice
    from PySide6.QtPrintSupport import QPrinter

PER_INCH = 96
"""The design's pixels to an inch."""
NARROWEST, WIDEST = 240, 6000
"""The widths that a picture can have, in pixels."""
PAPER_MARGIN = 14.0
"""Millimetres left free on each side of a PDF's page."""
_METRE = 1000 / 25.4

_LETTER_COUNTRIES = frozenset(
    {
        QLocale.Country.Belize,
        QLocale.Country.Canada,
        QLocale.Country.Chile,
        QLocale.Country.Colombia,
        QLocale.Country.CostaRica,
        QLocale.Country.ElSalvador,
        QLocale.Country.Guatemala,
        QLocale.Country.Mexico,
        QLocale.Country.Nicaragua,
        QLocale.Country.Panama,
        QLocale.Country.Philippines,
        QLocale.Country.PuertoRico,
        QLocale.Country.UnitedStates,
        QLocale.Country.Venezuela,
    }
)
"""Where paper is Letter and not A4, by the Unicode locale data."""


class Format(Enum):
    """A sort of file, by its extension."""

    PNG = "png"
    SVG = "svg"
    PDF = "pdf"


def picture(handout: Handout, width: int) -> QImage:
    """The hand's picture, ``width`` pixels wide and as high as it needs to be, on white.

    It says that it is printed at the design's size, and carries the hand as text. Raises
    :class:`TooLargeError`.
    """
    page = picture_page(handout)
    scale = width / page.width
    image = QImage(QSize(width, round(page.height * scale)), QImage.Format.Format_RGB32)
    if image.isNull():
        raise TooLargeError
    image.fill(LIGHT.card)
    dots = round(PER_INCH * scale * _METRE)
    image.setDotsPerMeterX(dots)
    image.setDotsPerMeterY(dots)
    image.setText("Title", handout.title)
    image.setText("Description", handout.line)
    painter = QPainter(image)
    page.paint(painter, scale=scale)
    painter.end()
    return image


def png(handout: Handout, width: int) -> bytes:
    """The picture as a PNG file; raises :class:`TooLargeError`."""
    buffer = _opened()
    if not picture(handout, width).save(buffer, "PNG"):  # type: ignore[call-overload]
        raise TooLargeError
    return _content(buffer)


def svg(handout: Handout) -> bytes:
    """The picture as an SVG file. Its letters are shapes: whoever opens it need not have the fonts."""
    page = picture_page(handout)
    buffer = _opened()
    generator = QSvgGenerator(QSvgGenerator.SvgVersion.Svg11)
    generator.setOutputDevice(buffer)
    generator.setResolution(PER_INCH)
    generator.setSize(page.size.toSize())
    generator.setViewBox(QRectF(QRect(0, 0, generator.size().width(), generator.size().height())))
    generator.setTitle(handout.title)
    generator.setDescription(handout.line)
    painter = QPainter(generator)
    painter.fillRect(QRectF(generator.viewBoxF()), LIGHT.card)
    page.paint(painter, outlines=True)
    painter.end()
    return _content(buffer)


def pdf(handout: Handout, creator: str) -> bytes:
    """One page of the paper that is usual here, as a PDF file with its fonts embedded."""
    return pdf_file(handout.title, creator, partial(paint_on_paper, handout))


def pdf_file(
    title: str,
    creator: str,
    paint: Callable[[QPagedPaintDevice], bool],
    orientation: QPageLayout.Orientation = QPageLayout.Orientation.Portrait,
) -> bytes:
    """What is painted on paper of the size that is usual here, as a PDF file with its fonts embedded."""
    buffer = _opened()
    writer = QPdfWriter(buffer)
    margins = QMarginsF(PAPER_MARGIN, PAPER_MARGIN, PAPER_MARGIN, PAPER_MARGIN)
    usual = QPageSize(usual_paper(QLocale.system()))
    writer.setPageLayout(QPageLayout(usual, orientation, margins, QPageLayout.Unit.Millimeter))
    writer.setTitle(title)
    writer.setCreator(creator)
    paint(writer)
    return _content(buffer)


def print_on(handout: Handout, printer: QPrinter, creator: str) -> bool:
    """Print the hand on one page; false if the printer does not take it."""
    printer.setDocName(handout.title)
    printer.setCreator(creator)
    return paint_on_paper(handout, printer)


def paint_on_paper(handout: Handout, device: QPagedPaintDevice) -> bool:
    """Fill the page between its margins; false if the device cannot be drawn on."""
    painter = QPainter()
    if not painter.begin(device):
        return False
    room = room_on(device)
    page, scale = paper_page(handout, room)
    dots = device.logicalDpiX() / PER_INCH
    page.paint(painter, scale=scale * dots, bottom=room.height() / scale)
    return painter.end()


def room_on(device: QPagedPaintDevice) -> QSizeF:
    """The room between the margins of a page, in the design's pixels."""
    # The painter's origin is where the margins end, so only the size of the room between them matters.
    return QSizeF(device.pageLayout().paintRect(QPageLayout.Unit.Point).size() * (PER_INCH / 72))


def usual_paper(locale: QLocale) -> QPageSize.PageSizeId:
    """Letter or A4, as it is usual where the locale is."""
    letter = locale.territory() in _LETTER_COUNTRIES
    return QPageSize.PageSizeId.Letter if letter else QPageSize.PageSizeId.A4


def _opened() -> QBuffer:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    return buffer


def _content(buffer: QBuffer) -> bytes:
    buffer.close()
    return bytes(buffer.data().data())
