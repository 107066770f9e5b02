"""A hand with what it scores, laid out on one page and drawn with any painter.

Always in the light colours and the shipped fonts. Lengths are the design's pixels, 96 to an inch: a picture
is as high as its page, and paper gets the page that fills it best.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from mahjong_desk.models.handout import Handout
from mahjong_desk.ui.hand_blocks import Foot, Heading, Headline, Payments, RowBlock, Sentence, WaitBlock, Won
from mahjong_desk.ui.hand_tiles import TilesBlock
from mahjong_desk.ui.page_block import Block
from mahjong_desk.ui.paper import Sheet

WIDTH = 720.0
"""How wide a picture at scale 1 is."""
MARGIN = 36.0
TALLEST = 1.3
"""A picture that would be higher than this times its width has two columns."""
COLUMN_SPACE = 32.0
_TORN = 100.0
"""How much higher a page may be for a part that stays in one column."""
_SMALLEST_SCALE, _STEP, _STEPS = 0.3, 0.025, 44
"""The scales that are tried for paper: from so small, by so much, so often."""


class Page:
    """The blocks of a hand, placed: some across the page, the rows in one or two columns between."""

    def __init__(self, handout: Handout, width: float, *, columns: int = 1, margin: float = MARGIN) -> None:
        self.width = width
        self._placed: list[tuple[Block, QPointF, float]] = []
        inner = width - 2 * margin
        y = self._place(_head(handout), QPointF(margin, margin), inner)
        y = self._place_columns(list(_body(handout)), QPointF(margin, y), inner, columns)
        self._foot = Foot(handout.line)
        self.height = y + self._foot.above + self._foot.height(inner) + margin
        self._margin = margin

    def _place(self, blocks: Sequence[Block], at: QPointF, width: float, *, top: bool = False) -> float:
        """Place blocks one below the other; returns where they end. ``top``: no space before the first."""
        y = at.y()
        for place, block in enumerate(blocks):
            y += 0 if top and not place else block.above
            self._placed.append((block, QPointF(at.x(), y), width))
            y += block.height(width)
        return y

    def _place_columns(self, blocks: list[Block], at: QPointF, width: float, columns: int) -> float:
        if columns == 1 or len(blocks) < 2:
            return self._place(blocks, at, width)
        column = (width - COLUMN_SPACE) / 2
        cut = _best_cut(blocks, column)
        below = at + QPointF(0, blocks[0].above)
        left = self._place(blocks[:cut], below, column, top=True)
        right = self._place(blocks[cut:], below + QPointF(column + COLUMN_SPACE, 0), column, top=True)
        return max(left, right)

    @property
    def size(self) -> QSizeF:
        """The page as it is laid out, its margins included."""
        return QSizeF(self.width, self.height)

    @property
    def blocks(self) -> Sequence[tuple[Block, QRectF]]:
        """Every block above the foot with the room it has, in the order in which they are read."""
        return [(block, QRectF(at, QSizeF(width, block.height(width)))) for block, at, width in self._placed]

    def paint(
        self, painter: QPainter, *, scale: float = 1, bottom: float | None = None, outlines: bool = False
    ) -> None:
        """Draw the page from the painter's origin.

        ``scale`` is device pixels to one of the design; ``bottom`` where the page ends if the foot is to
        stand lower than right below the rest; ``outlines``: letters as shapes.
        """
        painter.save()
        painter.scale(scale, scale)
        sheet = Sheet(painter, outlines=outlines)
        for block, at, width in self._placed:
            block.paint(sheet, at, width)
        inner = self.width - 2 * self._margin
        end = max(self.height, bottom or 0) - self._margin
        self._foot.paint(sheet, QPointF(self._margin, end - self._foot.height(inner)), inner)
        painter.restore()


def picture_page(handout: Handout) -> Page:
    """The page for a picture, as high as it needs to be; a long one in two columns."""
    page = Page(handout, WIDTH)
    return page if page.height <= TALLEST * WIDTH else Page(handout, WIDTH, columns=2)


def paper_page(handout: Handout, room: QSizeF) -> tuple[Page, float]:
    """The page that fills a room of paper best, and its scale; ``room`` is in the design's pixels.

    Everything fits. One column is better as long as it can be about as large as two.
    """
    one, two = (_fitting(handout, room, columns) for columns in (1, 2))
    return one if one[1] >= min(1, two[1]) else two


def _fitting(handout: Handout, room: QSizeF, columns: int) -> tuple[Page, float]:
    """The page of the largest scale at which it is not higher than the room."""
    page, scale = _scaled(handout, room, columns, _SMALLEST_SCALE)
    if page.height * scale > room.height():
        # Narrower paper than there is; smaller letters still rather than two pages.
        return page, room.height() / page.height
    low, high = 0, _STEPS
    while low < high:
        middle = (low + high + 1) // 2
        tried = _scaled(handout, room, columns, _SMALLEST_SCALE + middle * _STEP)
        if tried[0].height * tried[1] <= room.height():
            low, page, scale = middle, *tried
        else:
            high = middle - 1
    return page, scale


def _scaled(handout: Handout, room: QSizeF, columns: int, scale: float) -> tuple[Page, float]:
    """A page that is as wide as the room at a scale, and the scale."""
    return Page(handout, room.width() / scale, columns=columns, margin=0), scale


def _head(handout: Handout) -> list[Block]:
    """What goes across the whole page: the answer, the hand, how it was won, what is wrong."""
    blocks: list[Block] = [Headline(handout), TilesBlock(handout.hand)]
    if handout.won:
        blocks.append(Won(handout.won))
    for place, problem in enumerate(handout.problems):
        blocks.append(Sentence(problem, first=not place, warning=True))
    return blocks


def _body(handout: Handout) -> Iterator[Block]:
    """What flows in columns."""
    counted = [section for section in handout.sections if not section.quiet]
    quiet = [section for section in handout.sections if section.quiet]
    for section in counted:
        if section.title:
            yield Heading(section.title)
        for place, row in enumerate(section.rows):
            yield RowBlock(row, first=not section.title and not place)
    if handout.waits:
        yield Heading(QCoreApplication.translate("HandPicture", "Tiles that complete the hand"))
    for wait in handout.waits:
        yield WaitBlock(wait)
    if handout.payments:
        yield Heading(handout.payments_title)
        yield Payments(handout.payments)
    for section in quiet:
        yield Heading(section.title)
        for row in section.rows:
            yield RowBlock(row, first=False, quiet=True)
    for place, note in enumerate(handout.notes):
        yield Sentence(note, first=not place)


def _best_cut(blocks: Sequence[Block], width: float) -> int:
    """Before which block the second column begins, so that the higher of both is as low as can be."""
    heights = [block.above + block.height(width) for block in blocks]
    allowed = [cut for cut in range(1, len(blocks)) if not blocks[cut - 1].keeps_next]
    if not allowed:
        return len(blocks)

    def cost(cut: int) -> float:
        # Parts that stay together read better than columns that end at the same height.
        torn = 0 if isinstance(blocks[cut], Heading | Sentence) else _TORN
        return max(sum(heights[:cut]), sum(heights[cut:])) + torn

    return min(allowed, key=cost)
