"""Blocks on as many pages of paper as they need: the head of a part again on each, and a foot with numbers.

Lengths are the design's pixels, 96 to an inch.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF
from PySide6.QtGui import QPageLayout, QPainter

from mahjong_desk.ui import paper
from mahjong_desk.ui.colors import LIGHT
from mahjong_desk.ui.page_block import Block
from mahjong_desk.ui.paper import Sheet
from mahjong_desk.ui.theme import Role


class Part(NamedTuple):
    """Blocks one below the other. ``head`` stands above them, again on every page that they go on to.

    ``together``: the whole part goes to the next page where there is no room for it on this one.
    """

    blocks: Sequence[Block]
    head: Block | None = None
    together: bool = False


class Page:
    """One page, with every block in its place."""

    def __init__(self) -> None:
        self.placed: list[tuple[Block, QRectF]] = []

    def put(self, block: Block, y: float, width: float) -> float:
        """Place a block at a height; returns where it ends."""
        height = block.height(width)
        self.placed.append((block, QRectF(QPointF(0, y), QSizeF(width, height))))
        return y + height

    def paint(self, painter: QPainter, scale: float) -> None:
        """Draw it from the painter's origin; ``scale``: device pixels to one of the design."""
        painter.save()
        painter.scale(scale, scale)
        sheet = Sheet(painter)
        for block, rect in self.placed:
            block.paint(sheet, rect.topLeft(), rect.width())
        painter.restore()


class Document(Protocol):
    """Something for paper."""

    @property
    def title(self) -> str:
        """What it is called."""

    @property
    def orientation(self) -> QPageLayout.Orientation:
        """How the paper lies."""

    def pages(self, room: QSizeF) -> Sequence[Page]:
        """Its pages, each with so much room between its margins."""


class Foot(Block):
    """What the page is of, at the left; which page it is, and the program, at the right."""

    def __init__(self, text: str, number: int, count: int) -> None:
        super().__init__(above=12)
        self._text = text
        said = QCoreApplication.translate("Pages", "Page {number} of {count} · Mahjong Desk")
        self._number = said.format(number=number, count=count)

    def height(self, width: float) -> float:
        return 7 + paper.line_height(Role.CAPTION)

    def paint(self, sheet: Sheet, at: QPointF, width: float) -> None:
        sheet.rule(at.x(), at.x() + width, at.y(), LIGHT.outline)
        baseline = at.y() + 7 + paper.ascent(Role.CAPTION)
        sheet.right(Role.CAPTION, self._number, at.x() + width, baseline, LIGHT.muted)
        room = width - paper.advance(Role.CAPTION, self._number) - 24
        (line, *_) = paper.lines(Role.CAPTION, self._text, room) or ("",)
        sheet.line(Role.CAPTION, line.rstrip(" ·,"), at.x(), baseline, LIGHT.muted)


def laid_out(parts: Sequence[Part], room: QSizeF, foot: str) -> list[Page]:
    """The pages that the parts need; ``foot``: what stands below on each of them."""
    width = room.width()
    bottom = room.height() - Foot(foot, 1, 1).height(width) - Foot(foot, 1, 1).above
    pages, y = [Page()], 0.0
    for part in parts:
        if y and part.together and y + _height(part, width) > bottom:
            pages.append(Page())
            y = 0.0
        y = _flow(part, pages, y, width, bottom)
    for number, page in enumerate(pages, start=1):
        last = Foot(foot, number, len(pages))
        page.put(last, room.height() - last.height(width), width)
    return pages


def _height(part: Part, width: float) -> float:
    head = 0 if part.head is None else part.head.above + part.head.height(width)
    return head + sum(block.above + block.height(width) for block in part.blocks)


def _flow(part: Part, pages: list[Page], y: float, width: float, bottom: float) -> float:
    """Place the blocks of a part from a height of the last page on; returns where they end."""
    begun = False
    for place, block in enumerate(part.blocks):
        head = None if begun else part.head
        needed = _needed(part.blocks[place:], width) + (
            0 if head is None else head.above + head.height(width)
        )
        if y and y + needed > bottom:
            pages.append(Page())
            y, head = 0.0, part.head
        if head is not None:
            y = pages[-1].put(head, y + (head.above if y else 0), width)
        begun = True
        y = pages[-1].put(block, y + (block.above if y else 0), width)
    return y


def _needed(blocks: Sequence[Block], width: float) -> float:
    """How much room the first block needs, with the next ones that it may not be parted from."""
    needed = 0.0
    for block in blocks:
        needed += block.above + block.height(width)
        if not block.keeps_next:
            break
    return needed
