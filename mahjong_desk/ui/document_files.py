"""Documents of several pages as a PDF file or on a printer. No dialogs here, and nothing is written yet."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtGui import QPainter

from mahjong_desk.ui.pages import Document
from mahjong_desk.ui.picture_files import PER_INCH, pdf_file, room_on

if TYPE_CHECKING:
    from PySide6.QtGui import QPagedPaintDevice
    from PySide6.QtPrintSupport import QPrinter


def document_pdf(document: Document, creator: str) -> bytes:
    """All pages, on the paper that is usual here, as a PDF file with its fonts embedded."""
    return pdf_file(document.title, creator, partial(paint_pages, document), document.orientation)


def print_document(document: Document, printer: QPrinter, creator: str) -> bool:
    """Print the pages that the user chose; false if the printer does not take it."""
    printer.setDocName(document.title)
    printer.setCreator(creator)
    return paint_pages(document, printer, printer.fromPage(), printer.toPage())


def paint_pages(document: Document, device: QPagedPaintDevice, first: int = 0, last: int = 0) -> bool:
    """Paint the pages on a device, or those from one to another, counted from 1; false if it cannot be."""
    painter = QPainter()
    if not painter.begin(device):
        return False
    pages = document.pages(room_on(device))
    wanted = pages[max(first, 1) - 1 : last or None]
    for place, page in enumerate(wanted):
        if place and not device.newPage():
            return False
        page.paint(painter, device.logicalDpiX() / PER_INCH)
    return painter.end()
