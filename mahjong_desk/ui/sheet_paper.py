"""A score sheet for paper: the table of the hands, and the standings with their chart on the last page."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QSizeF
from PySide6.QtGui import QPageLayout

from mahjong_desk.core.texts import series
from mahjong_desk.models.sheet_handout import SheetHandout
from mahjong_desk.ui.colors import LIGHT
from mahjong_desk.ui.page_block import Block
from mahjong_desk.ui.pages import Page, Part, laid_out
from mahjong_desk.ui.sheet_blocks import (
    ChartBlock,
    HandBlock,
    Paragraph,
    StandingBlock,
    StandingsHead,
    TableHead,
    TotalBlock,
)
from mahjong_desk.ui.theme import Role

translate = QCoreApplication.translate


class SheetPaper:
    """The pages of a match, or of its standings alone where the handout has no hands."""

    orientation = QPageLayout.Orientation.Portrait

    def __init__(self, handout: SheetHandout) -> None:
        self._handout = handout

    @property
    def title(self) -> str:
        """What the match is called."""
        return self._handout.title

    def pages(self, room: QSizeF) -> Sequence[Page]:
        """As many as it needs."""
        handout = self._handout
        parts = [Part(self._head())]
        if handout.rows:
            head = TableHead(
                (translate("SheetPaper", "Round"), translate("SheetPaper", "What happened")),
                handout.names,
                handout.seats,
            )
            count, last = len(handout.names), len(handout.rows) - 1
            rows: list[Block] = [
                HandBlock(row, count, last=place == last) for place, row in enumerate(handout.rows)
            ]
            parts.append(Part([*rows, TotalBlock(translate("SheetPaper", "Total"), handout.totals)], head))
        parts.append(Part(self._standings(), together=True))
        return laid_out(parts, room, f"{handout.title} · {', '.join(handout.names)}")

    def _head(self) -> list[Block]:
        handout = self._handout
        return [
            Paragraph(handout.title, Role.HEADLINE),
            Paragraph(series(handout.names), Role.BODY, above=2),
            Paragraph(handout.rules, Role.SMALL, LIGHT.muted, above=2),
            Paragraph(handout.when, Role.SMALL, LIGHT.muted),
        ]

    def _standings(self) -> list[Block]:
        handout = self._handout
        final = any(record.final for record in handout.standings)
        blocks: list[Block] = [
            Paragraph(handout.standings_title, Role.TITLE, above=22),
            StandingsHead(
                translate("SheetPaper", "Points"), translate("SheetPaper", "Final points") if final else ""
            ),
            *(StandingBlock(record, with_final=final) for record in handout.standings),
            Paragraph(handout.sum, Role.CAPTION, LIGHT.muted, above=6),
        ]
        if handout.lines.points:
            blocks += [
                Paragraph(translate("SheetPaper", "Score by hand"), Role.TITLE, above=18),
                ChartBlock(handout.lines),
            ]
        return blocks
