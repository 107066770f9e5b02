"""The blocks of a scored hand on paper: headline, how it was won, rows, payments, notes, foot."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QColor

from mahjong_desk.models.breakdown import PaymentRecord, RowRecord, WaitRecord
from mahjong_desk.models.handout import Handout
from mahjong_desk.ui import paper
from mahjong_desk.ui.colors import LIGHT
from mahjong_desk.ui.hand_tiles import draw_tile
from mahjong_desk.ui.page_block import Block
from mahjong_desk.ui.paper import Sheet
from mahjong_desk.ui.theme import Role
from mahjong_desk.ui.tile_pictures import PROPORTION

_ROW_ABOVE = 6.0
_BETWEEN = 8.0
"""Between a name and the second one."""
_BEFORE_VALUE = 14.0


class Headline(Block):
    """The total with its unit, or in words what is wrong; what it came from; the rules it was scored by."""

    def __init__(self, handout: Handout) -> None:
        super().__init__(above=0)
        self._handout = handout

    def height(self, width: float) -> float:
        return sum(paper.height(role, text, width) for role, text, _ in self._texts()) + (
            paper.line_height(Role.TOTAL) if self._handout.figure else 0
        )

    def _texts(self) -> Iterator[tuple[Role, str, QColor]]:
        """What stands below the figure, or in its place."""
        handout = self._handout
        if not handout.figure:
            yield Role.TITLE, handout.unit, LIGHT.text
        if handout.summary:
            yield Role.SMALL_STRONG, handout.summary, LIGHT.text
        yield Role.SMALL, handout.rules, LIGHT.muted

    def paint(self, sheet: Sheet, at: QPointF, width: float) -> None:
        handout, y = self._handout, at.y()
        if handout.figure:
            baseline = y + paper.ascent(Role.TOTAL)
            # The figure's own edge is not where its room begins.
            sheet.line(Role.TOTAL, handout.figure, at.x() - 2, baseline, LIGHT.text)
            after = at.x() + paper.advance(Role.TOTAL, handout.figure) + _BETWEEN
            sheet.line(Role.BODY, handout.unit, after, baseline, LIGHT.text)
            y += paper.line_height(Role.TOTAL)
        for role, text, color in self._texts():
            y += sheet.text(role, text, QPointF(at.x(), y), width, color)


class Won(Block):
    """How the hand was won, in one sentence of parts; a part is not torn apart unless it is a line long."""

    _NO_BREAK = "\N{NO-BREAK SPACE}"

    def __init__(self, parts: tuple[str, ...]) -> None:
        super().__init__(above=10)
        self._parts = parts

    def text(self, width: float) -> str:
        """The sentence, with spaces at which no line of that width ends where none should."""
        # A dot ends a line and never begins one.
        parts = [f"{part}{self._NO_BREAK}\N{MIDDLE DOT}" for part in self._parts[:-1]] + [*self._parts[-1:]]
        if all(paper.advance(Role.BODY, part) <= width for part in parts):
            parts = [part.replace(" ", self._NO_BREAK) for part in parts]
        return " ".join(parts)

    def height(self, width: float) -> float:
        return paper.height(Role.BODY, self.text(width), width)

    def paint(self, sheet: Sheet, at: QPointF, width: float) -> None:
        sheet.text(Role.BODY, self.text(width), at, width, LIGHT.text)


class Heading(Block):
    """The small title over rows, cells or notes."""

    def __init__(self, text: str) -> None:
        super().__init__(above=18, keeps_next=True)
        self._text = text

    def height(self, width: float) -> float:
        return paper.height(Role.CAPTION_STRONG, self._text, width) + 2

    def paint(self, sheet: Sheet, at: QPointF, width: float) -> None:
        sheet.text(Role.CAPTION_STRONG, self._text, at, width, LIGHT.muted)


class RowBlock(Block):
    """A name with the second one and a sentence below, the value at the right, a thin line beneath.

    A second name that does not fit beside the name stands on a line below it, whole. A line without a
    sentence has the groups that earn it there instead.
    """

    def __init__(self, row: RowRecord, *, first: bool, quiet: bool = False) -> None:
        # A section without a title is set apart by space alone.
        super().__init__(above=12 if first else 0)
        self._row = row
        self._name_role = Role.SMALL if quiet else Role.BODY
        self._color = LIGHT.muted if quiet else LIGHT.text

    def _room(self, width: float) -> float:
        return width - paper.advance(Role.NUMBER, self._row.value) - _BEFORE_VALUE

    def second_rect(self, width: float) -> QRectF:
        """Where the second name stands in a row of a width; without a height where there is none."""
        row, room = self._row, self._room(width)
        if not row.beside:
            return QRectF()
        last = paper.lines(self._name_role, row.name, room)[-1]
        top = _ROW_ABOVE + paper.height(self._name_role, row.name, room)
        left = paper.advance(self._name_role, last) + _BETWEEN
        needed = paper.advance(Role.SMALL, row.beside)
        if left + needed <= room:
            return QRectF(left, top - paper.line_height(self._name_role), needed, 0)
        height = paper.height(Role.SMALL, row.beside, room)
        return QRectF(0, top, min(needed, room), height)

    def height(self, width: float) -> float:
        row, room = self._row, self._room(width)
        name = paper.height(self._name_role, row.name, room)
        detail = paper.height(Role.CAPTION, row.below, room) if row.below else 0
        return name + self.second_rect(width).height() + detail + 2 * _ROW_ABOVE

    def paint(self, sheet: Sheet, at: QPointF, width: float) -> None:
        row, room = self._row, self._room(width)
        bottom = at.y() + self.height(width)
        sheet.rule(at.x(), at.x() + width, bottom - 1, LIGHT.border)
        y = at.y() + _ROW_ABOVE
        baseline = y + paper.ascent(self._name_role)
        sheet.right(Role.NUMBER, row.value, at.x() + width, baseline, self._color)
        y += sheet.text(self._name_role, row.name, QPointF(at.x(), y), room, self._color)
        second = self.second_rect(width).translated(at)
        if second.height():
            y += sheet.text(Role.SMALL, row.beside, second.topLeft(), room, LIGHT.muted)
        elif row.beside:
            beside = second.top() + paper.ascent(self._name_role)
            sheet.line(Role.SMALL, row.beside, second.left(), beside, LIGHT.muted)
        if row.below:
            sheet.text(Role.CAPTION, row.below, QPointF(at.x(), y), room, LIGHT.muted)


class WaitBlock(Block):
    """A tile that completes the hand, with the copies left and what it would score."""

    TILE = 30.0

    def __init__(self, wait: WaitRecord) -> None:
        super().__init__(above=0)
        self._wait = wait

    def height(self, width: float) -> float:
        texts = paper.line_height(Role.BODY) + paper.line_height(Role.SMALL)
        return max(self.TILE * PROPORTION, texts) + 2 * _ROW_ABOVE

    def paint(self, sheet: Sheet, at: QPointF, width: float) -> None:
        wait, height = self._wait, self.height(width)
        right = at.x() + width
        sheet.rule(at.x(), right, at.y() + height - 1, LIGHT.border)
        draw_tile(sheet, wait.tile, at + QPointF(0, (height - self.TILE * PROPORTION) / 2), self.TILE)
        left = at.x() + self.TILE + 12
        texts = paper.line_height(Role.BODY) + paper.line_height(Role.SMALL)
        y = at.y() + (height - texts) / 2
        sheet.line(Role.BODY, wait.name, left, y + paper.ascent(Role.BODY), LIGHT.text)
        sheet.right(Role.SMALL, wait.left, right, y + paper.ascent(Role.BODY), LIGHT.muted)
        y += paper.line_height(Role.BODY)
        sheet.line(Role.SMALL, wait.scores, left, y + paper.ascent(Role.SMALL), LIGHT.muted)


class Payments(Block):
    """What each seat receives or pays, side by side."""

    _SPACE = 8.0

    def __init__(self, payments: tuple[PaymentRecord, ...]) -> None:
        super().__init__(above=4)
        self._payments = payments

    def height(self, width: float) -> float:
        return paper.line_height(Role.SMALL) + paper.line_height(Role.NUMBER) + 14

    def paint(self, sheet: Sheet, at: QPointF, width: float) -> None:
        count = len(self._payments)
        cell = (width - (count - 1) * self._SPACE) / count
        for place, payment in enumerate(self._payments):
            rect = QRectF(at.x() + place * (cell + self._SPACE), at.y(), cell, self.height(width))
            sheet.box(rect, 9, None, LIGHT.border)
            middle, y = rect.center().x(), rect.top() + 7
            sheet.centered(Role.SMALL, payment.name, middle, y + paper.ascent(Role.SMALL), LIGHT.muted)
            y += paper.line_height(Role.SMALL) + paper.ascent(Role.NUMBER)
            sheet.centered(Role.NUMBER, payment.figure, middle, y, _color(payment.points))


def _color(points: int | None) -> QColor:
    if not points:
        return LIGHT.muted
    return LIGHT.gain if points > 0 else LIGHT.loss


class Sentence(Block):
    """A note, or what is wrong, on a tinted ground."""

    _ACROSS, _DOWN = 12.0, 8.0

    def __init__(self, text: str, *, first: bool, warning: bool = False) -> None:
        super().__init__(above=14 if first else 6)
        self._text = text
        self._role = Role.BODY if warning else Role.SMALL
        self._fill, self._ink = (
            (LIGHT.warning, LIGHT.warning_text) if warning else (LIGHT.row_lit, LIGHT.text)
        )

    def height(self, width: float) -> float:
        return paper.height(self._role, self._text, width - 2 * self._ACROSS) + 2 * self._DOWN

    def paint(self, sheet: Sheet, at: QPointF, width: float) -> None:
        sheet.box(QRectF(at.x(), at.y(), width, self.height(width)), 8, self._fill)
        inside = at + QPointF(self._ACROSS, self._DOWN)
        sheet.text(self._role, self._text, inside, width - 2 * self._ACROSS, self._ink)


class Foot(Block):
    """The hand as one line of text, to be typed or pasted again, and the program's name."""

    def __init__(self, line: str) -> None:
        super().__init__(above=22)
        self._line = line
        self._program = QCoreApplication.translate("HandPicture", "Mahjong Desk")

    def _room(self, width: float) -> float:
        return width - paper.advance(Role.CAPTION_STRONG, self._program) - 24

    def height(self, width: float) -> float:
        return 9 + paper.height(Role.CAPTION, self._line, self._room(width))

    def paint(self, sheet: Sheet, at: QPointF, width: float) -> None:
        sheet.rule(at.x(), at.x() + width, at.y(), LIGHT.outline)
        y = at.y() + 9
        sheet.text(Role.CAPTION, self._line, QPointF(at.x(), y), self._room(width), LIGHT.muted)
        baseline = y + paper.ascent(Role.CAPTION)
        sheet.right(Role.CAPTION_STRONG, self._program, at.x() + width, baseline, LIGHT.muted)
