"""The blocks of a worksheet on paper: what is asked with what is filled in, and the answers."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from PySide6.QtCore import QPointF, QRectF

from mahjong_desk.core.tiles import Kind, suit_of
from mahjong_desk.models.groups import GroupRecord
from mahjong_desk.models.worksheet import Choice, Lettered
from mahjong_desk.ui import paper
from mahjong_desk.ui.colors import LIGHT
from mahjong_desk.ui.hand_tiles import draw_tile
from mahjong_desk.ui.page_block import Block
from mahjong_desk.ui.paper import Sheet
from mahjong_desk.ui.theme import Role
from mahjong_desk.ui.tile_pictures import PROPORTION, pictures

INDENT = 32.0
"""Where an exercise begins, right of its number."""
WRITING = 30.0
"""The height of a line to write on: eight millimetres."""
_SPACE = 8.0
_BOX = 13.0
"""The side of a box to tick."""
_APART = 1.5
"""Between the tiles of a group."""
_BETWEEN = 12.0
"""Between two groups."""
_RING = 2.0


class Indented(Block):
    """A block that begins further right, in line with what is asked."""

    def __init__(self, inner: Block, *, keeps_next: bool = False) -> None:
        super().__init__(inner.above, keeps_next=keeps_next or inner.keeps_next)
        self.inner = inner

    def height(self, width: float) -> float:
        return self.inner.height(width - INDENT)

    def paint(self, sheet: Sheet, at: QPointF, width: float) -> None:
        self.inner.paint(sheet, at + QPointF(INDENT, 0), width - INDENT)


class Numbered(Block):
    """The number of an exercise, what kind it is, and what is asked or answered."""

    def __init__(self, number: int, kind: str, text: str, role: Role = Role.BODY) -> None:
        super().__init__(above=26, keeps_next=True)
        self._number, self._kind, self._text, self._role = str(number), kind, text, role

    def height(self, width: float) -> float:
        return paper.line_height(Role.TITLE) + paper.height(self._role, self._text, width - INDENT)

    def paint(self, sheet: Sheet, at: QPointF, width: float) -> None:
        baseline = at.y() + paper.ascent(Role.TITLE)
        sheet.line(Role.TITLE, self._number, at.x(), baseline, LIGHT.text)
        sheet.line(Role.CAPTION_STRONG, self._kind, at.x() + INDENT, baseline, LIGHT.muted)
        below = at + QPointF(INDENT, paper.line_height(Role.TITLE))
        sheet.text(self._role, self._text, below, width - INDENT, LIGHT.text)


class WriteOn(Block):
    """Lines to write on, side by side, each with what it is for before it; ``shares``: of the width."""

    def __init__(self, names: Sequence[str], shares: Sequence[float]) -> None:
        super().__init__(above=4)
        self._names, self._shares = names, shares

    def height(self, width: float) -> float:
        return WRITING

    def paint(self, sheet: Sheet, at: QPointF, width: float) -> None:
        baseline = at.y() + WRITING - _SPACE
        left = at.x()
        room = width - 2 * _SPACE * (len(self._names) - 1)
        for name, share in zip(self._names, self._shares, strict=True):
            right = left + room * share
            sheet.line(Role.SMALL, name, left, baseline, LIGHT.muted)
            begin = left + paper.advance(Role.SMALL, name) + _SPACE
            sheet.rule(begin, right, baseline + 3, LIGHT.control)
            left = right + 2 * _SPACE


class Figures(Block):
    """A line for each figure, two beside each other, the names in a column so that the lines are as long."""

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__(above=4)
        self._names = names

    def height(self, width: float) -> float:
        return WRITING * -(-len(self._names) // 2)

    def paint(self, sheet: Sheet, at: QPointF, width: float) -> None:
        each = (width - 4 * _SPACE) / 2
        named = max(paper.advance(Role.BODY, name) for name in self._names)
        for place, name in enumerate(self._names):
            left = at.x() + (place % 2) * (each + 4 * _SPACE)
            baseline = at.y() + (place // 2 + 1) * WRITING - _SPACE
            sheet.line(Role.BODY, name, left, baseline, LIGHT.text)
            begin = left + named + _SPACE
            sheet.rule(begin, left + each, baseline + 3, LIGHT.control)


class Ticks(Block):
    """Boxes to tick with the names of patterns in three columns, each name with its second one, whole."""

    COLUMNS = 3
    _LINE = 5.0

    def __init__(self, choices: Sequence[Choice]) -> None:
        super().__init__(above=10)
        self._choices = choices

    @classmethod
    def _cell(cls, width: float) -> float:
        return (width - (cls.COLUMNS - 1) * 2 * _SPACE) / cls.COLUMNS

    @classmethod
    def _room(cls, width: float) -> float:
        return cls._cell(width) - _BOX - _SPACE

    def _is_beside(self, choice: Choice, width: float) -> bool:
        """Whether the second name has room beside the first."""
        first, second = paper.advance(Role.BODY, choice.name), paper.advance(Role.SMALL, choice.second)
        return first + _SPACE + second <= self._room(width)

    def _cell_height(self, choice: Choice, width: float) -> float:
        height = paper.height(Role.BODY, choice.name, self._room(width))
        if choice.second and not self._is_beside(choice, width):
            height += paper.height(Role.SMALL, choice.second, self._room(width))
        return height + self._LINE

    def _rows(self, width: float) -> list[tuple[list[Choice], float]]:
        """Row by row with the height of each; they are read down the columns."""
        count = -(-len(self._choices) // self.COLUMNS)
        rows = [list(self._choices[row::count]) for row in range(count)]
        return [(row, max(self._cell_height(one, width) for one in row)) for row in rows]

    def height(self, width: float) -> float:
        return sum(high for _, high in self._rows(width))

    def paint(self, sheet: Sheet, at: QPointF, width: float) -> None:
        y = at.y()
        for row, high in self._rows(width):
            for column, choice in enumerate(row):
                left = at.x() + column * (self._cell(width) + 2 * _SPACE)
                self._paint_cell(sheet, choice, QPointF(left, y), width)
            y += high

    def _paint_cell(self, sheet: Sheet, choice: Choice, at: QPointF, width: float) -> None:
        line, baseline = paper.line_height(Role.BODY), at.y() + paper.ascent(Role.BODY)
        sheet.box(QRectF(at.x(), at.y() + (line - _BOX) / 2, _BOX, _BOX), 2, None, LIGHT.control)
        left, room = at.x() + _BOX + _SPACE, self._room(width)
        y = at.y() + sheet.text(Role.BODY, choice.name, QPointF(left, at.y()), room, LIGHT.text)
        if choice.second and self._is_beside(choice, width):
            beside = left + paper.advance(Role.BODY, choice.name) + _SPACE
            sheet.line(Role.SMALL, choice.second, beside, baseline, LIGHT.muted)
        elif choice.second:
            sheet.text(Role.SMALL, choice.second, QPointF(left, y), room, LIGHT.muted)


class KindsToMark(Block):
    """Every kind of tile in two rows, to be marked; a gap between the suits."""

    TILE = 26.0
    _ROW = 12.0

    def __init__(self, kinds: Sequence[Kind]) -> None:
        super().__init__(above=12)
        suits = [list(held) for _, held in groupby(kinds, key=suit_of)]
        self._rows = [suits[at : at + 2] for at in range(0, len(suits), 2)]

    def _tile(self, width: float) -> float:
        """As large as the longest row allows."""
        units = max(sum(map(len, row)) for row in self._rows)
        return min(self.TILE, (width - _BETWEEN - (units - 2) * 2 * _APART) / units)

    def height(self, width: float) -> float:
        rows = len(self._rows)
        return rows * self._tile(width) * PROPORTION + (rows - 1) * self._ROW

    def paint(self, sheet: Sheet, at: QPointF, width: float) -> None:
        tile, y = self._tile(width), at.y()
        for row in self._rows:
            x = at.x()
            for suit in row:
                for kind in suit:
                    draw_tile(sheet, kind, QPointF(x, y), tile)
                    x += tile + 2 * _APART
                x += _BETWEEN - 2 * _APART
            y += tile * PROPORTION + self._ROW


class TileRow(Block):
    """Some tiles side by side: the answer to which ones win."""

    TILE = 26.0

    def __init__(self, kinds: Sequence[Kind]) -> None:
        super().__init__(above=6)
        self._kinds = kinds

    def height(self, width: float) -> float:
        return self.TILE * PROPORTION

    def paint(self, sheet: Sheet, at: QPointF, width: float) -> None:
        for place, kind in enumerate(self._kinds):
            draw_tile(sheet, kind, at + QPointF(place * (self.TILE + 2 * _APART), 0), self.TILE)


class GroupRow(Block):
    """The groups of a reading, the winning tile marked; with a letter to choose it by."""

    TILE = 24.0
    _LETTER = 40.0

    def __init__(self, groups: Sequence[GroupRecord], letter: str = "") -> None:
        super().__init__(above=10)
        self._groups, self._letter = groups, letter

    @classmethod
    def of(cls, lettered: Lettered) -> GroupRow:
        """A reading to choose."""
        return cls(lettered.groups, lettered.letter)

    def _tile(self, width: float) -> float:
        """All groups are on one line."""
        units = sum(len(group.tiles) + (PROPORTION - 1 if group.exposed else 0) for group in self._groups)
        inside = sum((len(group.tiles) - 1) * _APART for group in self._groups)
        room = width - (self._LETTER if self._letter else 0) - 2 * _RING
        return min(self.TILE, (room - inside - _BETWEEN * (len(self._groups) - 1)) / units)

    def height(self, width: float) -> float:
        return self._tile(width) * PROPORTION + 2 * _RING

    def paint(self, sheet: Sheet, at: QPointF, width: float) -> None:
        tile, x, y = self._tile(width), at.x(), at.y() + _RING
        if self._letter:
            middle = y + tile * PROPORTION / 2
            sheet.box(QRectF(x, middle - _BOX / 2, _BOX, _BOX), 2, None, LIGHT.control)
            baseline = middle - paper.line_height(Role.STRONG) / 2 + paper.ascent(Role.STRONG)
            sheet.line(Role.STRONG, self._letter, x + _BOX + 6, baseline, LIGHT.text)
            x += self._LETTER
        for group in self._groups:
            x = _paint_group(sheet, group, QPointF(x, y), tile) + _BETWEEN


def _paint_group(sheet: Sheet, group: GroupRecord, at: QPointF, tile: float) -> float:
    """Draw a group; returns where it ends."""
    x, high, last = at.x(), tile * PROPORTION, len(group.tiles) - 1
    for place, one in enumerate(group.tiles):
        turned = group.exposed and not place
        if place == group.won:
            ring = QRectF(x, at.y(), tile, high).adjusted(-_RING, -_RING, _RING, _RING)
            sheet.box(ring, 4, LIGHT.gold)
        if group.covered and place in (0, last):
            pictures().paint_back(sheet.painter, QRectF(x, at.y(), tile, high))
        else:
            top = at.y() + (high - tile if turned else 0)
            draw_tile(sheet, one, QPointF(x, top), tile, turned=turned)
        x += (high if turned else tile) + _APART
    return x - _APART
