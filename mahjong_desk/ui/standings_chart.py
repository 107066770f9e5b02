"""The totals of a match as lines that are told apart by colour, by dashes and by their marks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, floor, log10
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from mahjong_desk.models.figures import figure
from mahjong_desk.models.standing_lines import Lines
from mahjong_desk.ui import measures, theme
from mahjong_desk.ui.labels import tip
from mahjong_desk.ui.theme import Role

_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_CENTER = int(Qt.AlignmentFlag.AlignCenter)
_HIGH = 190
"""Pixels of the chart, in letters of the usual size."""
_MARKS_BELOW = 40
"""Points of a line from which on there is no room for a mark at each."""

LIGHT_INKS = ("#0b5cad", "#b34700", "#00704d", "#8a2f83")
DARK_INKS = ("#7ab8ff", "#ffab5c", "#4fd6a5", "#f29be3")
"""Blue, orange, green and purple, of which no two look alike to anybody beside their dashes and marks."""
DASHES: tuple[tuple[float, ...], ...] = ((), (5.0, 2.5), (1.2, 2.2), (7.0, 2.0, 1.2, 2.0))
"""By player: lengths drawn and left out, by the width of the line."""

_CORNERS: tuple[tuple[tuple[float, float], ...], ...] = (
    (),
    ((-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)),
    ((0, -1.2), (1.15, 0.9), (-1.15, 0.9)),
    ((0, -1.3), (1.3, 0), (0, 1.3), (-1.3, 0)),
)
"""By player: the corners of the mark, by its radius; the disc has none."""


class Scale(NamedTuple):
    """From the lowest to the highest of the round numbers around some points."""

    low: int
    high: int
    step: int

    @property
    def values(self) -> range:
        """The numbers at which there are lines."""
        return range(self.low, self.high + 1, self.step)


def scale_of(least: int, most: int, lines: int = 4) -> Scale:
    """Round numbers that hold two others between them, about so many.

    >>> scale_of(-840, 680)
    Scale(low=-1000, high=1000, step=500)
    >>> scale_of(0, 0)
    Scale(low=-10, high=10, step=10)
    """
    span = max(1, most - least)
    unit = 10 ** floor(log10(span / lines)) if span > lines else 1
    step = int(max(1, next(unit * one for one in (1, 2, 5, 10) if unit * one * lines >= span)))
    low, high = floor(least / step) * step, ceil(most / step) * step
    if low == high:
        middle = floor(least / 10) * 10
        return Scale(middle - 10, middle + 10, 10)
    return Scale(low, high, step)


def ink(player: int) -> QColor:
    """The colour of a player's line."""
    inks = DARK_INKS if theme.is_dark() else LIGHT_INKS
    return QColor(inks[player % len(inks)])


def line_pen(player: int, width: float, color: QColor | None = None) -> QPen:
    """The pen of a player's line, in the colour that it has in the window unless another is given."""
    pen = QPen(
        color or ink(player), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.RoundJoin
    )
    dashes = DASHES[player % len(DASHES)]
    if dashes:
        pen.setDashPattern(list(dashes))
    return pen


def draw_mark(
    painter: QPainter, at: QPointF, player: int, radius: float, color: QColor | None = None
) -> None:
    """A player's mark: a disc, a square, a triangle or a diamond."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color or ink(player))
    corners = _CORNERS[player % len(_CORNERS)]
    if corners:
        painter.drawPolygon(QPolygonF([at + QPointF(x, y) * radius for x, y in corners]))
    else:
        painter.drawEllipse(at, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def spread(wanted: Sequence[float], high: float, top: float, bottom: float) -> list[float]:
    """Middles of labels so high, near where they are wanted, of which none lies over another.

    >>> spread([10, 12, 50], 10, 0, 100)
    [10, 20, 50]
    """
    order = sorted(range(len(wanted)), key=lambda place: wanted[place])
    placed = list(wanted)
    least = top + high / 2
    for place in order:
        placed[place] = max(placed[place], least)
        least = placed[place] + high
    most = bottom - high / 2
    for place in reversed(order):
        placed[place] = min(placed[place], most)
        most = placed[place] - high
    return placed


class Style(NamedTuple):
    """How a chart looks where it is drawn: colours, and the sizes of lengths and letters."""

    colors: theme.Colors
    inks: tuple[str, ...]
    scaled: Callable[[float], float]
    font: Callable[[Role], QFont]
    advance: Callable[[Role, str], float]
    line_height: Callable[[Role], float]


def _in_window() -> Style:
    inks = DARK_INKS if theme.is_dark() else LIGHT_INKS
    return Style(theme.colors(), inks, theme.scaled, theme.font, measures.advance, measures.line_height)


class Drawing:
    """The lines, laid out in a size, for any painter."""

    def __init__(self, lines: Lines, size: QSizeF, style: Style) -> None:
        """``lines`` has a point at least."""
        self._lines = lines
        self._size = size
        self._style = style

    def _area(self, scale: Scale) -> QRectF:
        """Where the lines are, between the figures at the left and the names at the right."""
        signed = self._lines.signed
        wide = max(self._style.advance(Role.CAPTION, figure(v, signed=signed)) for v in scale.values)
        names = max(self._style.advance(Role.CAPTION_STRONG, name) for name in self._lines.names)
        right = min(names, self._size.width() * 0.3) + self._style.scaled(16)
        half, below = self._style.line_height(Role.CAPTION) / 2, self._style.line_height(Role.CAPTION)
        left = wide + self._style.scaled(8)
        return QRectF(
            left,
            half,
            self._size.width() - left - right,
            self._size.height() - half - below - self._style.scaled(6),
        )

    def draw(self, painter: QPainter) -> None:
        """Paint it all."""
        every = [point for line in self._lines.points for point in line]
        scale = scale_of(min(every), max(every))
        area = self._area(scale)
        self._draw_ground(painter, area, scale)
        self._draw_hands(painter, area)
        radius = self._style.scaled(7) / 2
        for player in reversed(range(len(self._lines.points))):
            at = self._places(area, scale, player)
            painter.setPen(line_pen(player, self._style.scaled(4) / 2, self._ink(player)))
            painter.drawPolyline(at)
            marked = at if len(at) <= _MARKS_BELOW else at[-1:]
            for point in marked:
                draw_mark(painter, point, player, radius, self._ink(player))
        self._draw_ends(painter, area, scale)

    def _ink(self, player: int) -> QColor:
        return QColor(self._style.inks[player % len(self._style.inks)])

    def _places(self, area: QRectF, scale: Scale, player: int) -> list[QPointF]:
        line = self._lines.points[player]
        across = area.width() / max(1, len(line) - 1)
        return [
            QPointF(area.left() + place * across, self._height(area, scale, value))
            for place, value in enumerate(line)
        ]

    @staticmethod
    def _height(area: QRectF, scale: Scale, value: float) -> float:
        return area.bottom() - (value - scale.low) / (scale.high - scale.low) * area.height()

    def _draw_ground(self, painter: QPainter, area: QRectF, scale: Scale) -> None:
        """Lines at round numbers; the one that everybody began at stands out."""
        colors = self._style.colors
        high = self._style.line_height(Role.CAPTION)
        painter.setFont(self._style.font(Role.CAPTION))
        for value in scale.values:
            y = self._height(area, scale, value)
            is_start = value == self._lines.points[0][0]
            painter.setPen(QPen(colors.outline if is_start else colors.border, 1))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(colors.muted)
            text = QRectF(0, y - high / 2, area.left() - self._style.scaled(6), high)
            painter.drawText(text, _RIGHT, figure(value, signed=self._lines.signed))

    def _draw_hands(self, painter: QPainter, area: QRectF) -> None:
        """The hands below, as many as there is room for."""
        painter.setFont(self._style.font(Role.CAPTION))
        painter.setPen(self._style.colors.muted)
        labels, high = self._lines.labels, self._style.line_height(Role.CAPTION)
        across = area.width() / max(1, len(labels) - 1)
        wide = max(self._style.advance(Role.CAPTION, label) for label in labels) + self._style.scaled(6)
        every = max(1, ceil(wide / across)) if across else len(labels)
        # From the last one backwards: that is what is looked for.
        for place in range(len(labels) - 1, 0, -every):
            middle = area.left() + place * across
            below = QRectF(middle - wide / 2, area.bottom() + self._style.scaled(5), wide, high)
            painter.drawText(below, _CENTER, labels[place])

    def _draw_ends(self, painter: QPainter, area: QRectF, scale: Scale) -> None:
        """Each line's mark and name at its end, one below the other."""
        font = self._style.font(Role.CAPTION_STRONG)
        painter.setFont(font)
        high = self._style.line_height(Role.CAPTION_STRONG)
        ends = [self._height(area, scale, line[-1]) for line in self._lines.points]
        left = area.right() + self._style.scaled(8)
        room = self._size.width() - left
        # Above the labels of the hands: the last one stands half below the names.
        bottom = area.bottom() + self._style.scaled(5)
        for player, middle in enumerate(spread(ends, high, 0, bottom)):
            name = QFontMetricsF(font).elidedText(
                self._lines.names[player], Qt.TextElideMode.ElideRight, room
            )
            painter.setPen(self._ink(player))
            painter.drawText(QRectF(left, middle - high / 2, room, high), _LEFT, name)


class StandingsChart(QWidget):
    """Paints the lines; what they say is its description."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lines = Lines()
        self.setAccessibleName(self.tr("Score by hand"))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_lines(self, lines: Lines) -> None:
        """Show these."""
        if lines != self.lines:
            self.lines = lines
            self.setAccessibleDescription(lines.described)
            self.setToolTip(tip("\n".join(lines.told)))
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme.scaled(250), theme.scaled(_HIGH))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.scaled(120), theme.scaled(_HIGH))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.lines.points:
            self.draw(painter)

    def draw(self, painter: QPainter) -> None:
        """Paint it all."""
        Drawing(self.lines, QSizeF(self.size()), _in_window()).draw(painter)
