"""A worksheet for paper: its exercises to be handed out, and on pages of their own the answers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum

from PySide6.QtCore import QCoreApplication, QSizeF
from PySide6.QtGui import QPageLayout

from mahjong_desk.models.worksheet import Solution, Task, Worksheet
from mahjong_desk.ui.colors import LIGHT
from mahjong_desk.ui.hand_blocks import Heading, RowBlock, Won
from mahjong_desk.ui.hand_tiles import TilesBlock
from mahjong_desk.ui.page_block import Block
from mahjong_desk.ui.pages import Page, Part, laid_out
from mahjong_desk.ui.sheet_blocks import Paragraph
from mahjong_desk.ui.theme import Role
from mahjong_desk.ui.worksheet_blocks import (
    Figures,
    GroupRow,
    Indented,
    KindsToMark,
    Numbered,
    Ticks,
    TileRow,
    WriteOn,
)

translate = QCoreApplication.translate

_TILE = 34.0
"""How wide the tiles of a hand are at most."""


class Sheets(Enum):
    """Which pages are wanted."""

    BOTH = "both"
    TASKS = "tasks"
    ANSWERS = "answers"


class WorksheetPaper:
    """The pages to hand out, those with the answers, or the ones after the others.

    Each of the two is numbered by itself, as the answers are kept apart. An exercise is never torn apart.
    """

    orientation = QPageLayout.Orientation.Portrait

    def __init__(self, worksheet: Worksheet, wanted: Sheets = Sheets.BOTH) -> None:
        self._worksheet = worksheet
        self._wanted = wanted

    @property
    def title(self) -> str:
        """What the set is called, with a word where these are the answers alone."""
        if self._wanted is Sheets.ANSWERS:
            return translate("WorksheetPaper", "{title}: answers").format(title=self._worksheet.title)
        return self._worksheet.title

    def pages(self, room: QSizeF) -> Sequence[Page]:
        """As many as it needs."""
        pages: list[Page] = []
        if self._wanted is not Sheets.ANSWERS:
            pages += laid_out(list(self._tasks()), room, self._foot(self._worksheet.title))
        if self._wanted is not Sheets.TASKS:
            title = translate("WorksheetPaper", "{title}: answers").format(title=self._worksheet.title)
            pages += laid_out(list(self._solutions(title)), room, self._foot(title))
        return pages

    def _foot(self, title: str) -> str:
        return f"{title} · {self._worksheet.about}"

    def _head(self, title: str) -> list[Block]:
        return [
            Paragraph(title, Role.HEADLINE),
            Paragraph(self._worksheet.rules, Role.SMALL, LIGHT.muted, above=2),
            Paragraph(self._worksheet.about, Role.SMALL, LIGHT.muted),
        ]

    def _tasks(self) -> Iterator[Part]:
        names = WriteOn(
            (translate("WorksheetPaper", "Name"), translate("WorksheetPaper", "Date")), (0.68, 0.32)
        )
        yield Part([*self._head(self._worksheet.title), names])
        for task in self._worksheet.tasks:
            yield Part(list(_task(task)), together=True)

    def _solutions(self, title: str) -> Iterator[Part]:
        yield Part(self._head(title))
        for solution in self._worksheet.solutions:
            yield Part(list(_solution(solution)), together=True)


def _task(task: Task) -> Iterator[Block]:
    """What is asked, the hand, and what is filled in."""
    yield Numbered(task.number, task.kind, task.question)
    if task.hand is not None:
        yield Indented(TilesBlock(task.hand, _TILE))
    if task.won:
        yield Indented(Won(task.won))
    if task.choices:
        yield Indented(Ticks(task.choices))
    if task.fields:
        yield Indented(Figures(task.fields))
    if task.kinds:
        yield Indented(KindsToMark(task.kinds))
    for lettered in task.readings:
        yield Indented(GroupRow.of(lettered))
    for line in task.lines:
        yield Indented(WriteOn((line,), (1,)))


def _solution(solution: Solution) -> Iterator[Block]:
    """The answer, the groups that it rests on, and why."""
    yield Numbered(solution.number, solution.kind, solution.answer, Role.STRONG)
    if solution.groups:
        yield Indented(GroupRow(solution.groups))
    if solution.kinds:
        yield Indented(TileRow(solution.kinds))
    for section in solution.sections:
        if section.title:
            yield Indented(Heading(section.title))
        for place, row in enumerate(section.rows):
            first = not place and not section.title
            yield Indented(RowBlock(row, first=first, quiet=True))
    for place, text in enumerate(solution.said):
        yield Indented(Paragraph(text, Role.SMALL, above=0 if place else 8))
