"""The blocks of a score sheet on paper: title, the table of hands, standings, chart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor

from mahjong_desk.models.figures import figure
from mahjong_desk.models.sheet_handout import HandoutRow
from mahjong_desk.models.sheet_models import StandingRecord
from mahjong_desk.models.standing_lines import Lines
from mahjong_desk.ui import paper
from mahjong_desk.ui.colors import LIGHT
from mahjong_desk.ui.page_block import Block
from mahjong_desk.ui.paper import Sheet
from mahjong_desk.ui.standings_chart import LIGHT_INKS, Drawing, Style
from mahjong_desk.ui.theme import Role

_DOWN = 4.0
"""Above and below the texts of a row."""
_LABEL = 92.0
"""For the round and the dealer."""
_CELL = 80.0
"""For the points of a player, at least."""
_SPACE = 10.0
CHART = Style(LIGHT, LIGHT_INKS, float, paper.font, paper.advance, paper.line_height)
"""How the chart looks on paper."""


class Paragraph(Block):
    """A text in lines."""

    def __init__(self, text: str, role: Role, color: QColor = LIGHT.text, above: float = 0) -> None:
        super().__init__(above, keeps_next=True)
        self._text, self._role, self._color = text, role, color

    def height(self, width: float) -> float:
        return paper.height(self._role, self._text, width)

    def paint(self, sheet: Sheet, at: QPointF, width: float) -> None:
        sheet.text(self._role, self._text, at, width, self._color)


class Columns(NamedTuple):
    """Where the columns of the hands lie in a width."""

    said: float
    """Where what happened begins."""
    room: float
    """How wide that is."""
    cell: float
    """How wide the points of a player are; they stand at the right."""

    def right(self, player: int) -> float:
        """Where the points of a player end."""
        return self.said + self.room + (player + 1) * self.cell


def columns(width: float, players: int) -> Columns:
    """The columns for so many players."""
    cell = min(max(_CELL, width * 0.44 / players), 110.0)
    said = _LABEL + _SPACE
    return Columns(said, width - said - players * cell, cell)


class TableHead(Block):
    """The names of the players over their points, each whole, with their seats; stands on every page."""

    def __init__(self, titles: tuple[str, str], names: Sequence[str], seats: Sequence[str]) -> None:
        super().__init__(above=14)
        self._titles, self._names, self._seats = titles, names, seats

    def _name_height(self, cell: float) -> float:
        return max(paper.height(Role.CAPTION_STRONG, name, cell - _DOWN) for name in self._names)

    def height(self, width: float) -> float:
        cell = columns(width, len(self._names)).cell
        return 2 * _DOWN + self._name_height(cell) + paper.line_height(Role.CAPTION) + 2

    def paint(self, sheet: Sheet, at: QPointF, width: float) -> None:
        where = columns(width, len(self._names))
        bottom = at.y() + self.height(width)
        sheet.painter.fillRect(QRectF(at, QSizeF(width, self.height(width))), LIGHT.window)
        sheet.rule(at.x(), at.x() + width, bottom - 1, LIGHT.control)
        last = bottom - _DOWN - 2 - paper.line_height(Role.CAPTION) + paper.ascent(Role.CAPTION)
        for title, x in zip(self._titles, (_DOWN, where.said), strict=True):
            sheet.line(Role.CAPTION_STRONG, title, at.x() + x, last, LIGHT.muted)
        high = self._name_height(where.cell)
        for player, (name, seat) in enumerate(zip(self._names, self._seats, strict=True)):
            right = at.x() + where.right(player) - _DOWN
            lines = paper.lines(Role.CAPTION_STRONG, name, where.cell - _DOWN)
            line = paper.line_height(Role.CAPTION_STRONG)
            y = at.y() + _DOWN + high - line * len(lines) + paper.ascent(Role.CAPTION_STRONG)
            for one in lines:
                sheet.right(Role.CAPTION_STRONG, one, right, y, LIGHT.text)
                y += line
            sheet.right(Role.CAPTION, seat, right, last, LIGHT.muted)


class HandBlock(Block):
    """A hand: round and dealer, what happened, and what each player has by then and won or lost in it."""

    def __init__(self, row: HandoutRow, players: int, *, last: bool = False) -> None:
        # The total is not parted from the last hand.
        super().__init__(above=0, keeps_next=last)
        self._row, self._players = row, players

    def height(self, width: float) -> float:
        room = columns(width, self._players).room - _SPACE
        words = paper.height(Role.SMALL, self._row.said, room)
        if self._row.beside:
            words += paper.height(Role.CAPTION, self._row.beside, room)
        label = paper.line_height(Role.SMALL_STRONG)
        if self._row.dealer:
            label += paper.height(Role.CAPTION, self._row.dealer, _LABEL)
        figures = paper.line_height(Role.SMALL_STRONG) + paper.line_height(Role.CAPTION)
        return max(words, label, figures) + 2 * _DOWN

    def paint(self, sheet: Sheet, at: QPointF, width: float) -> None:
        row, where = self._row, columns(width, self._players)
        bottom = at.y() + self.height(width)
        sheet.rule(at.x(), at.x() + width, bottom - 1, LIGHT.border)
        top = at + QPointF(_DOWN, _DOWN)
        y = sheet.text(Role.SMALL_STRONG, row.label, top, _LABEL, LIGHT.text)
        if row.dealer:
            sheet.text(Role.CAPTION, row.dealer, top + QPointF(0, y), _LABEL, LIGHT.muted)
        top, room = at + QPointF(where.said, _DOWN), where.room - _SPACE
        y = sheet.text(Role.SMALL, row.said, top, room, LIGHT.text)
        if row.beside:
            sheet.text(Role.CAPTION, row.beside, top + QPointF(0, y), room, LIGHT.muted)
        first = at.y() + _DOWN + paper.ascent(Role.SMALL_STRONG)
        second = at.y() + _DOWN + paper.line_height(Role.SMALL_STRONG) + paper.ascent(Role.CAPTION)
        for player, (total, moved) in enumerate(zip(row.totals, row.moved, strict=True)):
            right = at.x() + where.right(player) - _DOWN
            sheet.right(Role.SMALL_STRONG, total, right, first, LIGHT.text)
            if moved:
                color = LIGHT.gain if moved > 0 else LIGHT.loss
                sheet.right(Role.CAPTION, figure(moved), right, second, color)


class TotalBlock(Block):
    """What everybody has after the last hand."""

    def __init__(self, title: str, totals: Sequence[str]) -> None:
        super().__init__(above=0)
        self._title, self._totals = title, totals

    def height(self, width: float) -> float:
        return paper.line_height(Role.NUMBER) + 2 * _DOWN + 4

    def paint(self, sheet: Sheet, at: QPointF, width: float) -> None:
        where = columns(width, len(self._totals))
        sheet.painter.fillRect(QRectF(at, QSizeF(width, self.height(width))), LIGHT.window)
        sheet.rule(at.x(), at.x() + width, at.y(), LIGHT.control)
        baseline = at.y() + _DOWN + 2 + paper.ascent(Role.NUMBER)
        sheet.line(Role.STRONG, self._title, at.x() + _DOWN, baseline, LIGHT.text)
        for player, total in enumerate(self._totals):
            sheet.right(Role.NUMBER, total, at.x() + where.right(player) - _DOWN, baseline, LIGHT.text)


class StandingsHead(Block):
    """What the figures of the standings are."""

    def __init__(self, points: str, final: str) -> None:
        super().__init__(above=4, keeps_next=True)
        self._points, self._final = points, final

    def height(self, width: float) -> float:
        return paper.line_height(Role.CAPTION) + 4

    def paint(self, sheet: Sheet, at: QPointF, width: float) -> None:
        baseline = at.y() + paper.ascent(Role.CAPTION)
        right = at.x() + width
        sheet.rule(at.x(), right, at.y() + self.height(width) - 1, LIGHT.control)
        points = right - _FINAL if self._final else right
        sheet.right(Role.CAPTION, self._points, points, baseline, LIGHT.muted)
        sheet.right(Role.CAPTION, self._final, right, baseline, LIGHT.muted)


_FINAL = 120.0
"""For final points."""


class StandingBlock(Block):
    """A player's place, name and points."""

    def __init__(self, record: StandingRecord, *, with_final: bool) -> None:
        super().__init__(above=0, keeps_next=True)
        self._record, self._with_final = record, with_final

    def _room(self, width: float) -> float:
        return width - 34 - 110 - (_FINAL if self._with_final else 0)

    def height(self, width: float) -> float:
        return paper.height(Role.BODY, self._record.name, self._room(width)) + 2 * _DOWN + 2

    def paint(self, sheet: Sheet, at: QPointF, width: float) -> None:
        record, right = self._record, at.x() + width
        sheet.rule(at.x(), right, at.y() + self.height(width) - 1, LIGHT.border)
        baseline = at.y() + _DOWN + paper.ascent(Role.BODY)
        sheet.line(Role.NUMBER, f"{record.place}", at.x() + _DOWN, baseline, LIGHT.muted)
        name = QPointF(at.x() + 34, at.y() + _DOWN)
        sheet.text(Role.BODY, record.name, name, self._room(width), LIGHT.text)
        ink = LIGHT.text
        if record.is_gain is not None:
            ink = LIGHT.gain if record.is_gain else LIGHT.loss
        points = right - _FINAL if self._with_final else right
        sheet.right(Role.NUMBER, record.points, points, baseline, LIGHT.text if self._with_final else ink)
        sheet.right(Role.NUMBER, record.final, right, baseline, ink)


class ChartBlock(Block):
    """The standings by hand as lines, as in the window."""

    HIGH = 260.0

    def __init__(self, lines: Lines) -> None:
        super().__init__(above=8)
        self._lines = lines

    def height(self, width: float) -> float:
        return self.HIGH

    def paint(self, sheet: Sheet, at: QPointF, width: float) -> None:
        sheet.painter.save()
        sheet.painter.translate(at)
        Drawing(self._lines, QSizeF(width, self.HIGH), CHART).draw(sheet.painter)
        sheet.painter.restore()
