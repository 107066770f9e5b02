"""A club night for paper: the standings across its tables, or who sits where in a round."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QSizeF
from PySide6.QtGui import QPageLayout

from mahjong_desk.models.night_files import NightHandout
from mahjong_desk.models.night_models import RankRecord, TableRecord
from mahjong_desk.ui import paper
from mahjong_desk.ui.colors import LIGHT
from mahjong_desk.ui.page_block import Block
from mahjong_desk.ui.pages import Page, Part, laid_out
from mahjong_desk.ui.paper import Sheet
from mahjong_desk.ui.sheet_blocks import Paragraph, StandingsHead
from mahjong_desk.ui.theme import Role

translate = QCoreApplication.translate

_DOWN = 4.0
"""Above and below the texts of a row."""
_PLACE, _FIGURES = 34.0, 110.0
"""For the place at the left, and the points at the right."""
_WIND, _BESIDE = 70.0, 40.0


class RankBlock(Block):
    """A guest's place, name, games and points."""

    def __init__(self, record: RankRecord) -> None:
        super().__init__(above=0)
        self._record = record

    @staticmethod
    def _room(width: float) -> float:
        return width - _PLACE - _FIGURES

    def height(self, width: float) -> float:
        room, record = self._room(width), self._record
        name = paper.height(Role.BODY, record.name, room)
        return name + paper.height(Role.CAPTION, record.detail, room) + 2 * _DOWN

    def paint(self, sheet: Sheet, at: QPointF, width: float) -> None:
        record, right = self._record, at.x() + width
        sheet.rule(at.x(), right, at.y() + self.height(width) - 1, LIGHT.border)
        baseline = at.y() + _DOWN + paper.ascent(Role.BODY)
        if record.points:
            sheet.line(Role.NUMBER, f"{record.place}", at.x() + _DOWN, baseline, LIGHT.muted)
        name = at + QPointF(_PLACE, _DOWN)
        below = sheet.text(Role.BODY, record.name, name, self._room(width), LIGHT.text)
        sheet.text(Role.CAPTION, record.detail, name + QPointF(0, below), self._room(width), LIGHT.muted)
        ink = LIGHT.text
        if record.is_gain is not None:
            ink = LIGHT.gain if record.is_gain else LIGHT.loss
        sheet.right(Role.NUMBER, record.points, right, baseline, ink)


class TablesBlock(Block):
    """Two tables of a round beside each other, or one alone."""

    def __init__(self, tables: Sequence[TableRecord]) -> None:
        super().__init__(above=16)
        self._tables = tables

    @staticmethod
    def _each(width: float) -> float:
        return (width - _BESIDE) / 2

    def _name_height(self, name: str, width: float) -> float:
        return paper.height(Role.BODY, name, self._each(width) - _WIND) + 2 * _DOWN

    def _table_height(self, table: TableRecord, width: float) -> float:
        return sum(self._name_height(seat.name, width) for seat in table.seats)

    def height(self, width: float) -> float:
        title = paper.line_height(Role.TITLE) + _DOWN
        return title + max(self._table_height(table, width) for table in self._tables)

    def paint(self, sheet: Sheet, at: QPointF, width: float) -> None:
        each = self._each(width)
        for place, table in enumerate(self._tables):
            left, top = at.x() + place * (each + _BESIDE), at.y()
            sheet.line(Role.TITLE, table.title, left, top + paper.ascent(Role.TITLE), LIGHT.text)
            top += paper.line_height(Role.TITLE) + _DOWN
            sheet.rule(left, left + each, top - 1, LIGHT.control)
            for seat in table.seats:
                baseline = top + _DOWN + paper.ascent(Role.BODY)
                sheet.line(Role.BODY, seat.wind, left, baseline, LIGHT.muted)
                name = QPointF(left + _WIND, top + _DOWN)
                sheet.text(Role.BODY, seat.name, name, each - _WIND, LIGHT.text)
                top += self._name_height(seat.name, width)
                sheet.rule(left, left + each, top - 1, LIGHT.border)


class NightPaper:
    """The pages of the standings, or of the seats of a round."""

    orientation = QPageLayout.Orientation.Portrait

    def __init__(self, handout: NightHandout) -> None:
        self._handout = handout

    @property
    def title(self) -> str:
        """What the night is called."""
        return self._handout.title

    def pages(self, room: QSizeF) -> Sequence[Page]:
        """As many as it needs."""
        handout = self._handout
        head: list[Block] = [
            Paragraph(handout.title, Role.HEADLINE),
            Paragraph(handout.about, Role.SMALL, LIGHT.muted, above=2),
            Paragraph(handout.part_title, Role.TITLE, above=18),
        ]
        parts = [Part(head)]
        if handout.standings:
            rows = [RankBlock(record) for record in handout.standings]
            points = (
                translate("NightPaper", "Final points")
                if handout.has_final_points
                else translate("NightPaper", "Points")
            )
            parts.append(Part(rows, StandingsHead(points, "")))
        if handout.tables:
            tables = handout.tables
            parts.append(Part([TablesBlock(tables[at : at + 2]) for at in range(0, len(tables), 2)]))
        if handout.below:
            parts.append(Part([Paragraph(handout.below, Role.SMALL, above=16)]))
        return laid_out(parts, room, f"{handout.title} · {handout.part_title}")
