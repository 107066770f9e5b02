"""Score sheets to fill in by hand: a page of empty lines for a match that is played without a computer."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF
from PySide6.QtGui import QPageLayout

from mahjong_desk.core.tiles import Wind
from mahjong_desk.ui import paper
from mahjong_desk.ui.colors import LIGHT
from mahjong_desk.ui.page_block import Block
from mahjong_desk.ui.pages import Foot, Page
from mahjong_desk.ui.paper import Sheet
from mahjong_desk.ui.theme import Role

translate = QCoreApplication.translate

_RIICHI_LINES = 16
"""Hands of a match of two rounds, with a few that are repeated."""
_INSIDE = 5.0
"""Between a line and what stands beside it."""
_STRONG, _WEAK = (1.5, LIGHT.control), (1.0, LIGHT.outline)
"""The lines: how wide, and in which colour."""
_NAMES = 1.4
"""How high the line for the names is, in lines for hands."""


class Cells(NamedTuple):
    """A column that is written in: its title, and its share of the width."""

    title: str
    share: float


class Line(NamedTuple):
    """A line for a hand. ``dealer``: who deals in it, where that is known before."""

    label: str = ""
    dealer: int | None = None
    begins_round: bool = False


class Form(NamedTuple):
    """What a sheet has: columns before those of the players, a line a hand, and lines below for the end."""

    columns: tuple[Cells, ...]
    seats: tuple[str, ...]
    lines: tuple[Line, ...]
    below: tuple[str, ...]


class BlankSheet:
    """One page, for A4 and Letter alike. ``id`` names the sort."""

    orientation = QPageLayout.Orientation.Landscape

    def __init__(self, id: str, title: str, note: str, form: Form) -> None:  # noqa: A002 (what it is)
        self.id = id
        self._title, self._note = title, note
        self.form = form

    @property
    def title(self) -> str:
        """What stands above it, and what the document is called."""
        return self._title

    def pages(self, room: QSizeF) -> Sequence[Page]:
        """The one page."""
        page = Page()
        y = page.put(_Head(self._title), 0, room.width())
        foot = Foot(self._note, 1, 1)
        bottom = room.height() - foot.height(room.width())
        page.put(Grid(self.form, bottom - foot.above - y), y, room.width())
        page.put(foot, bottom, room.width())
        return [page]


class _Head(Block):
    """The title, and lines for when and where."""

    def __init__(self, title: str) -> None:
        super().__init__(above=0)
        self._title = title

    def height(self, width: float) -> float:
        return paper.line_height(Role.TITLE) + 12

    def paint(self, sheet: Sheet, at: QPointF, width: float) -> None:
        baseline = at.y() + paper.ascent(Role.TITLE)
        sheet.line(Role.TITLE, self._title, at.x(), baseline, LIGHT.text)
        right = at.x() + width
        for text, room in (
            (translate("BlankSheets", "Table"), 60.0),
            (translate("BlankSheets", "Venue"), 150.0),
            (translate("BlankSheets", "Date"), 110.0),
        ):
            left = right - room
            sheet.rule(left, right, baseline + 3, LIGHT.control)
            sheet.right(Role.CAPTION, text, left - _INSIDE, baseline, LIGHT.muted)
            right = left - _INSIDE - paper.advance(Role.CAPTION, text) - 16


class Grid(Block):
    """The lines and columns, as high as they are given room for."""

    def __init__(self, form: Form, high: float) -> None:
        super().__init__(above=0)
        self._form, self._high = form, high

    def height(self, width: float) -> float:
        return self._high

    def edges(self, width: float) -> tuple[list[float], list[float]]:
        """Where the columns before the players begin, and where the columns of the players begin and end."""
        shares = [one.share for one in self._form.columns]
        players = len(self._form.seats)
        each = (1 - sum(shares)) / players
        before = [0.0]
        for share in shares:
            before.append(before[-1] + share * width)
        return before, [before[-1] + each * width * player for player in range(players + 1)]

    def paint(self, sheet: Sheet, at: QPointF, width: float) -> None:
        form = self._form
        caption = paper.line_height(Role.CAPTION) + _INSIDE
        line = (self._high - caption) / (_NAMES + len(form.lines) + len(form.below))
        before, players = self.edges(width)
        top = at.y() + _NAMES * line + caption
        self._tint_dealers(sheet, at, top, line, players)
        self._write_head(sheet, at, top, before, players)
        bottom = self._draw_lines(sheet, at, top, line, width)
        hands = top + line * len(form.lines)
        for x in before[1:-1]:
            self._upright(sheet, at.x() + x, top, hands)
        for x, after in pairwise(players):
            self._upright(sheet, at.x() + (x + after) / 2, top - caption, hands)
        self._upright(sheet, at.x(), top, bottom, strong=True)
        for x in players:
            self._upright(sheet, at.x() + x, at.y(), bottom, strong=True)

    @staticmethod
    def _upright(sheet: Sheet, x: float, top: float, bottom: float, *, strong: bool = False) -> None:
        wide, color = _STRONG if strong else _WEAK
        sheet.painter.fillRect(QRectF(x - wide / 2, top, wide, bottom - top), color)

    def _tint_dealers(
        self, sheet: Sheet, at: QPointF, top: float, line: float, players: Sequence[float]
    ) -> None:
        for number, one in enumerate(self._form.lines):
            if one.dealer is not None:
                left, right = players[one.dealer], players[one.dealer + 1]
                rect = QRectF(at.x() + left, top + number * line, right - left, line)
                sheet.painter.fillRect(rect, LIGHT.window)

    def _write_head(
        self, sheet: Sheet, at: QPointF, top: float, before: Sequence[float], players: Sequence[float]
    ) -> None:
        """Titles above the columns; above those of a player the seat, and room for the name."""
        baseline = top - _INSIDE
        for one, x in zip(self._form.columns, before, strict=False):
            sheet.line(Role.CAPTION, one.title, at.x() + x + _INSIDE, baseline, LIGHT.muted)
        for seat, (x, after) in zip(self._form.seats, pairwise(players), strict=True):
            left, half = at.x() + x, (after - x) / 2
            y = at.y() + _INSIDE + paper.ascent(Role.CAPTION_STRONG)
            sheet.line(Role.CAPTION_STRONG, seat, left + _INSIDE, y, LIGHT.text)
            sheet.centered(
                Role.CAPTION, translate("BlankSheets", "+ / −"), left + half / 2, baseline, LIGHT.muted
            )
            sheet.centered(
                Role.CAPTION, translate("BlankSheets", "Total"), left + 1.5 * half, baseline, LIGHT.muted
            )
        sheet.painter.fillRect(
            QRectF(at.x() + players[0], at.y(), players[-1] - players[0], 1), LIGHT.control
        )

    def _draw_lines(self, sheet: Sheet, at: QPointF, top: float, line: float, width: float) -> float:
        """The lines across with what stands in them; returns where the last one ends."""
        y = top
        down = (line - paper.line_height(Role.SMALL)) / 2 + paper.ascent(Role.SMALL)
        for one in self._form.lines:
            self._rule(sheet, at.x(), y, width, strong=one.begins_round or y == top)
            sheet.line(Role.SMALL, one.label, at.x() + _INSIDE, y + down, LIGHT.text)
            y += line
        for place, text in enumerate(self._form.below):
            self._rule(sheet, at.x(), y, width, strong=not place)
            sheet.line(Role.SMALL_STRONG, text, at.x() + _INSIDE, y + down, LIGHT.text)
            y += line
        self._rule(sheet, at.x(), y, width, strong=True)
        return y

    @staticmethod
    def _rule(sheet: Sheet, left: float, y: float, width: float, *, strong: bool) -> None:
        high, color = _STRONG if strong else _WEAK
        sheet.painter.fillRect(QRectF(left, y - high / 2, width, high), color)


def blank_sheets() -> tuple[BlankSheet, ...]:
    """All sorts."""
    return (_wsom(), _riichi(4), _riichi(3))


def _winds(players: int) -> list[str]:
    return [
        translate("BlankSheets", "East"),
        translate("BlankSheets", "South"),
        translate("BlankSheets", "West"),
        translate("BlankSheets", "North"),
    ][:players]


def _wsom() -> BlankSheet:
    """Sixteen hands: four rounds, in each of which everybody deals once."""
    columns = (
        Cells(translate("BlankSheets", "Hand"), 0.075),
        Cells(translate("BlankSheets", "Winner"), 0.125),
        Cells(translate("BlankSheets", "From"), 0.125),
        Cells(translate("BlankSheets", "Points"), 0.075),
    )
    lines = tuple(
        Line(f"{wind} {dealer + 1}", dealer, begins_round=not dealer)
        for wind in _winds(len(Wind))
        for dealer in range(len(Wind))
    )
    form = Form(
        columns,
        tuple(_winds(4)),
        lines,
        (translate("BlankSheets", "Total"), translate("BlankSheets", "Place")),
    )
    note = translate(
        "BlankSheets", "The tinted field is that of the dealer. “From”: the discarder; empty for a self-draw."
    )
    return BlankSheet("wsom", translate("BlankSheets", "World Series of Mahjong: score sheet"), note, form)


def _riichi(players: int) -> BlankSheet:
    """Lines without rounds, for nobody knows how often somebody deals again."""
    columns = (
        Cells(translate("BlankSheets", "Round"), 0.06),
        Cells(translate("BlankSheets", "Honba"), 0.05),
        Cells(translate("BlankSheets", "Sticks"), 0.05),
        Cells(translate("BlankSheets", "Winner"), 0.1),
        Cells(translate("BlankSheets", "From"), 0.1),
        Cells(translate("BlankSheets", "Han / fu"), 0.08),
    )
    lines = (Line(translate("BlankSheets", "Start")), *(Line(),) * _RIICHI_LINES)
    below = (
        translate("BlankSheets", "Sticks left over"),
        translate("BlankSheets", "Final points"),
        translate("BlankSheets", "Place"),
    )
    form = Form(columns, tuple(_winds(players)), lines, below)
    note = translate(
        "BlankSheets", "Honba and sticks as the hand begins. “From”: the discarder; empty for a self-draw."
    )
    title = (
        translate("BlankSheets", "Reach Mahjong: score sheet")
        if players == 4
        else translate("BlankSheets", "Reach Mahjong, three players: score sheet")
    )
    return BlankSheet(f"reach-{players}", title, note, form)
