"""The tiles of a hand on paper: concealed ones, the winning one marked, melds with the called tile turned."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF

from mahjong_desk.core.melds import Meld, MeldType
from mahjong_desk.core.tiles import Tile
from mahjong_desk.models.handout import HandTile, Indicators, ShownHand
from mahjong_desk.ui import paper
from mahjong_desk.ui.colors import LIGHT
from mahjong_desk.ui.page_block import Block
from mahjong_desk.ui.paper import Sheet
from mahjong_desk.ui.theme import Role
from mahjong_desk.ui.tile_pictures import PROPORTION, pictures

LARGEST = 46.0
LEAST_IN_ONE_ROW = 28.0
"""A hand whose tiles would be narrower than this in one row has its melds in a row of their own."""
SMALL = 24.0
"""The width of a dora indicator."""
_PADDING = 14.0
_TILE_SPACE = 2.0
_SUIT_SPACE = 8.0
_GROUP_SPACE = 16.0
_ROW_SPACE = 12.0
_RING = 3.0


def draw_tile(sheet: Sheet, tile: Tile, at: QPointF, width: float, *, turned: bool = False) -> None:
    """A tile's face with its top left corner at ``at``; a turned one is ``width`` high."""
    size = (width * PROPORTION, width) if turned else (width, width * PROPORTION)
    pictures().paint(sheet.painter, tile, QRectF(at.x(), at.y(), *size), turned=turned)


class _Piece(NamedTuple):
    """A tile or a meld with the space before it; ``units`` is its width in widths of a tile."""

    part: HandTile | Meld
    before: float
    units: float
    inside: float

    @property
    def spaces(self) -> float:
        """Pixels that do not grow with the tiles."""
        return self.before + self.inside


def _tile_pieces(tiles: Sequence[HandTile]) -> list[_Piece]:
    made = []
    for place, tile in enumerate(tiles):
        space = _GROUP_SPACE if tile.winning else _SUIT_SPACE if tile.gap else _TILE_SPACE
        made.append(_Piece(tile, space if place else 0, 1, 0))
    return made


def _meld_pieces(melds: Sequence[Meld], *, after_tiles: bool) -> list[_Piece]:
    made = []
    for place, meld in enumerate(melds):
        count = len(meld.tiles)
        units = count + (PROPORTION - 1 if meld.exposed else 0)
        made.append(
            _Piece(meld, _GROUP_SPACE if place or after_tiles else 0, units, (count - 1) * _TILE_SPACE)
        )
    return made


def _fitting(pieces: Sequence[_Piece], width: float) -> float:
    """How wide a tile may be so that the pieces fit into a width."""
    units = sum(piece.units for piece in pieces)
    return (width - sum(piece.spaces for piece in pieces)) / units if units else LARGEST


class TilesBlock(Block):
    """The whole hand on a pale tray; below it the dora indicators. ``largest``: how wide a tile may be."""

    def __init__(self, hand: ShownHand, largest: float = LARGEST) -> None:
        super().__init__(above=14)
        self._largest = largest
        self._indicators = hand.indicators
        concealed = _tile_pieces(hand.tiles)
        self._one_row = [*concealed, *_meld_pieces(hand.melds, after_tiles=bool(concealed))]
        self._two_rows = [_meld_pieces(hand.melds, after_tiles=False), concealed]
        self._label = QCoreApplication.translate("HandPicture", "winning tile")
        self._winning = any(tile.winning for tile in hand.tiles)

    def _rows(self, width: float) -> tuple[list[list[_Piece]], float]:
        """The rows of pieces, and the width of a tile in them."""
        inner = width - 2 * _PADDING
        fitting = _fitting(self._one_row, inner)
        if fitting >= LEAST_IN_ONE_ROW:
            return [self._one_row], min(self._largest, fitting)
        rows = [row for row in self._two_rows if row]
        # A meld more than fits, four kongs in a narrow column, makes all tiles smaller.
        return rows, min([self._largest, *(_fitting(row, inner) for row in rows)])

    def _label_height(self) -> float:
        return paper.line_height(Role.CAPTION) + _RING if self._winning else 0

    def height(self, width: float) -> float:
        rows, tile = self._rows(width)
        tiles = len(rows) * tile * PROPORTION + (len(rows) - 1) * _ROW_SPACE + self._label_height()
        lines = len(_indicator_lines(self._indicators, width - 2 * _PADDING))
        return 2 * _PADDING + tiles + lines * (SMALL * PROPORTION + 8)

    def paint(self, sheet: Sheet, at: QPointF, width: float) -> None:
        sheet.box(QRectF(at.x(), at.y(), width, self.height(width)), 12, LIGHT.window)
        rows, tile = self._rows(width)
        left, y = at.x() + _PADDING, at.y() + _PADDING
        for row in rows:
            x = left
            for piece in row:
                x = self._paint_piece(sheet, piece, QPointF(x + piece.before, y), tile)
            self._name_winning(sheet, row, QPointF(left, y), tile, left + width - 2 * _PADDING)
            y += tile * PROPORTION + _ROW_SPACE
        y += self._label_height() - _ROW_SPACE + 8
        for line in _indicator_lines(self._indicators, width - 2 * _PADDING):
            x = left
            for indicators in line:
                x = _paint_indicators(sheet, indicators, QPointF(x, y)) + _GROUP_SPACE
            y += SMALL * PROPORTION + 8

    def _paint_piece(self, sheet: Sheet, piece: _Piece, at: QPointF, tile: float) -> float:
        """Draw a tile or a meld; returns where it ends."""
        if isinstance(piece.part, Meld):
            _paint_meld(sheet, piece.part, at, tile)
        else:
            if piece.part.winning:
                ring = QRectF(at.x(), at.y(), tile, tile * PROPORTION)
                sheet.box(ring.adjusted(-_RING, -_RING, _RING, _RING), 7, LIGHT.gold)
            draw_tile(sheet, piece.part.tile, at, tile)
        return at.x() + piece.units * tile + piece.inside

    def _name_winning(
        self, sheet: Sheet, row: Sequence[_Piece], at: QPointF, tile: float, end: float
    ) -> None:
        """Write below the winning tile of a row what it is; the words go no further right than ``end``."""
        x = at.x()
        for piece in row:
            x += piece.before
            if isinstance(piece.part, HandTile) and piece.part.winning:
                half = paper.advance(Role.CAPTION, self._label) / 2
                middle = max(at.x() + half, min(x + tile / 2, end - half))
                baseline = at.y() + tile * PROPORTION + _RING + 1 + paper.ascent(Role.CAPTION)
                sheet.centered(Role.CAPTION, self._label, middle, baseline, LIGHT.muted)
            x += piece.units * tile + piece.inside


def _paint_meld(sheet: Sheet, meld: Meld, at: QPointF, tile: float) -> None:
    x, bottom = at.x(), at.y() + tile * PROPORTION
    last = len(meld.tiles) - 1
    for place, one in enumerate(meld.tiles):
        turned = meld.exposed and not place
        if meld.type is MeldType.CONCEALED_KONG and place in (0, last):
            # A concealed kong lies with its outer tiles face down.
            pictures().paint_back(sheet.painter, QRectF(x, at.y(), tile, tile * PROPORTION))
        else:
            top = bottom - (tile if turned else tile * PROPORTION)
            draw_tile(sheet, one, QPointF(x, top), tile, turned=turned)
        x += (tile * PROPORTION if turned else tile) + _TILE_SPACE


_ARROW = 14.0
_PAIR_SPACE = 8.0


def _indicators_width(indicators: Indicators) -> float:
    name = paper.advance(Role.CAPTION, indicators.name) + _PAIR_SPACE
    return name + len(indicators.pairs) * (2 * SMALL + _ARROW + _PAIR_SPACE) - _PAIR_SPACE


def _indicator_lines(indicators: Sequence[Indicators], width: float) -> list[Sequence[Indicators]]:
    """All on one line where they fit, else a line for each name."""
    if not indicators:
        return []
    whole = sum(map(_indicators_width, indicators)) + _GROUP_SPACE * (len(indicators) - 1)
    return [indicators] if whole <= width else [[one] for one in indicators]


def _paint_indicators(sheet: Sheet, indicators: Indicators, at: QPointF) -> float:
    """Draw a name and its indicators; returns where they end."""
    middle = at.y() + SMALL * PROPORTION / 2
    baseline = middle - paper.line_height(Role.CAPTION) / 2 + paper.ascent(Role.CAPTION)
    sheet.line(Role.CAPTION, indicators.name, at.x(), baseline, LIGHT.muted)
    x = at.x() + paper.advance(Role.CAPTION, indicators.name) + _PAIR_SPACE
    for tile, dora in indicators.pairs:
        draw_tile(sheet, tile, QPointF(x, at.y()), SMALL)
        arrow = x + SMALL + _ARROW / 2
        sheet.centered(Role.CAPTION, "\N{RIGHTWARDS ARROW}", arrow, baseline, LIGHT.muted)
        draw_tile(sheet, dora, QPointF(x + SMALL + _ARROW, at.y()), SMALL)
        x += 2 * SMALL + _ARROW + _PAIR_SPACE
    return x - _PAIR_SPACE
