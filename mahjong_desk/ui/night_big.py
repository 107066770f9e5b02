"""A club night for a whole room to see: the clock as large as can be, who sits where, and the standings."""

from __future__ import annotations

from math import ceil, floor
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QRectF, Qt, QTimer, Slot
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from mahjong_desk.core.texts import phrases
from mahjong_desk.models.night_models import ClockState, NightModels, RankRecord, TableRecord
from mahjong_desk.ui import theme
from mahjong_desk.ui.painting import box
from mahjong_desk.ui.room_view import PaintedRoom
from mahjong_desk.ui.sheet_delegates import gain_color
from mahjong_desk.ui.teaching_delegates import sized
from mahjong_desk.ui.theme import Role

_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_TICK = 200
"""Milliseconds between two looks at the clock."""
_LINE = 1.36
"""The height of a line in heights of its letters."""
_LARGEST = 30.0
"""Pixels of names, in the design."""


class Shares(NamedTuple):
    """How a room is shared by things of one size: columns, and the letters that they have room for."""

    across: int
    pixels: float


def shared(count: int, lines: float, ems: float, room: QRectF, largest: float) -> Shares:
    """The columns that leave the largest letters to things of so many ``lines``, each ``ems`` wide."""
    best = Shares(1, 0.0)
    for across in range(1, min(count, 8) + 1):
        down = ceil(count / across)
        pixels = min(room.height() / (down * lines * _LINE), room.width() / (across * ems), largest)
        if pixels > best.pixels * 1.02:
            best = Shares(across, pixels)
    return best


class BigNight(PaintedRoom):
    """Paints how things stand; without a night there is nothing to see, and it closes itself."""

    def __init__(self, models: NightModels, parent: QWidget) -> None:
        super().__init__(QCoreApplication.translate("BigNight", "Big view of the club night"), parent)
        self._models = models
        self._clock = ClockState()
        self._timer = QTimer(self)
        self._timer.setInterval(_TICK)
        self._timer.timeout.connect(self._tick)
        self._timer.start()
        models.updated.connect(self.refresh)
        self.refresh()
        self.setFocus()

    @Slot()
    def refresh(self) -> None:
        """Show how things stand; without a night there is nothing to see."""
        if self._models.keeper.kept is None:
            self.close()
            return
        self._clock = self._models.clock()
        self.setAccessibleDescription(self.described())
        self.update()

    @Slot()
    def _tick(self) -> None:
        state = self._models.clock()
        if state != self._clock:
            self._clock = state
            self.update()

    def described(self) -> str:
        """All of it in words, but for the time, which would be said again and again."""
        models = self._models
        ranks = [record.spoken for record in models.standings.records() if record.points]
        tables = [record.spoken for record in models.tables.records()]
        return phrases([models.title(), models.round_title(), *tables, *ranks, models.resting()])

    def draw(self, painter: QPainter) -> None:
        """Paint the clock above, the tables below at the left, and the standings at the right."""
        scale = self.scale()
        side = 36 * scale
        wide, high = self.width() - 2 * side, float(self.height())
        self._draw_clock(painter, QRectF(side, high * 0.03, wide, high * 0.24))
        # The button below is as large as the letters of the system.
        bottom = min(high * 0.94, self.leave.y() - 4 * scale)
        below = QRectF(side, high * 0.29, wide, bottom - high * 0.29)
        ranks = [record for record in self._models.standings.records() if record.points]
        tables = QRectF(below)
        if ranks:
            tables.setWidth(below.width() * 0.62 - 12 * scale)
            card = QRectF(below)
            card.setLeft(tables.right() + 24 * scale)
            self._draw_ranks(painter, card, ranks)
        resting = self._models.too_few() or self._models.resting()
        if resting:
            room = self.leave.x() - below.left() - 20 * scale
            line = QRectF(below.left(), below.bottom() + 4 * scale, room, 34 * scale)
            self._text(painter, line, resting, Role.BODY, 24 * scale, theme.colors().text, _LEFT)
        if self._models.tables.rowCount():
            self._draw_tables(painter, tables)

    def _draw_clock(self, painter: QPainter, room: QRectF) -> None:
        colors, scale, state, models = theme.colors(), self.scale(), self._clock, self._models
        left = room.left()
        if state.shown:
            ink = colors.loss if state.is_up else colors.focus if state.runs else colors.muted
            size = 190 * scale
            font = sized(Role.TOTAL, size)
            font.setFeature(font.Tag("tnum"), 1)
            widest = QFontMetricsF(font).horizontalAdvance("0" * (len(state.shown) - 1) + ":")
            face = QRectF(left, room.top(), min(widest + 4, room.width() * 0.62), room.height())
            self._text(painter, face, state.shown, Role.TOTAL, size, ink, _LEFT)
            left = face.right() + 34 * scale
        rest = QRectF(left, room.top(), room.right() - left, room.height())
        # While it runs nobody asks what it is.
        said = state.said if state.shown and (state.is_up or not state.runs) else ""
        lines = (
            (models.title(), Role.BODY, 30.0, colors.muted),
            (models.round_title(), Role.STRONG, 56.0, colors.text),
            (
                said,
                Role.STRONG if state.is_up else Role.BODY,
                34.0,
                colors.loss if state.is_up else colors.text,
            ),
        )
        shown = [line for line in lines if line[0]]
        top = rest.center().y() - sum(pixels for _, _, pixels, _ in shown) * 1.3 * scale / 2
        for text, role, pixels, color in shown:
            line = QRectF(rest.left(), top, rest.width(), pixels * 1.3 * scale)
            self._text(painter, line, text, role, pixels * scale, color, _LEFT)
            top += line.height()

    # The tables

    def _draw_tables(self, painter: QPainter, room: QRectF) -> None:
        tables, scale = self._models.tables.records(), self.scale()
        seats = max(len(table.seats) for table in tables)
        # A title, the seats, and space around them.
        lines, ems = seats + 2.3, 12.0
        across, pixels = shared(len(tables), lines, ems, room, _LARGEST * scale)
        gap = 0.5 * pixels
        wide = (room.width() + gap) / across
        high = min(room.height() / ceil(len(tables) / across), lines * _LINE * pixels * 1.15)
        for place, table in enumerate(tables):
            at = QRectF(room.left() + place % across * wide, room.top() + place // across * high, wide, high)
            self._draw_table(painter, at.adjusted(0, 0, -gap, -gap), table, pixels)

    def _draw_table(self, painter: QPainter, card: QRectF, table: TableRecord, pixels: float) -> None:
        colors = theme.colors()
        box(painter, card.toRect(), 0.5 * pixels, colors.card, colors.border)
        inside = card.adjusted(0.6 * pixels, 0.4 * pixels, -0.6 * pixels, -0.4 * pixels)
        line = inside.height() / (len(table.seats) + 1)
        title = QRectF(inside.left(), inside.top(), inside.width(), line)
        named = QFontMetricsF(sized(Role.TITLE, pixels)).horizontalAdvance(table.title)
        self._text(painter, title, table.title, Role.TITLE, pixels, colors.focus, _LEFT)
        state = title.adjusted(named + 0.6 * pixels, 0, 0, 0)
        if table.state and state.width() > 3 * pixels:
            self._text(painter, state, table.state, Role.BODY, pixels * 0.7, colors.muted, _RIGHT)
        for place, seat in enumerate(table.seats, start=1):
            row = QRectF(inside.left(), inside.top() + place * line, inside.width(), line)
            beside = seat.points or seat.wind
            font = QFontMetricsF(sized(Role.NUMBER if seat.points else Role.BODY, pixels * 0.86))
            figures = font.horizontalAdvance(beside) + 2
            name = row.adjusted(0, 0, -figures - 0.4 * pixels, 0)
            self._text(painter, name, seat.name, Role.BODY, pixels, colors.text, _LEFT)
            role, ink = (Role.NUMBER, colors.text) if seat.points else (Role.BODY, colors.muted)
            self._text(painter, row, beside, role, pixels * 0.86, ink, _RIGHT)

    # The standings

    def _draw_ranks(self, painter: QPainter, card: QRectF, ranks: list[RankRecord]) -> None:
        colors, scale = theme.colors(), self.scale()
        box(painter, card.toRect(), 16 * scale, colors.card, colors.border)
        inside = card.adjusted(18 * scale, 12 * scale, -18 * scale, -12 * scale)
        head = QRectF(inside.left(), inside.top(), inside.width(), 40 * scale)
        title = self._models.standings_title()
        self._text(painter, head, title, Role.STRONG, 26 * scale, colors.text, _LEFT)
        room = inside.adjusted(0, head.height() + 4 * scale, 0, 0)
        across, pixels = shared(len(ranks), 1.12, 12.0, room, _LARGEST * scale)
        down = ceil(len(ranks) / across)
        gap = pixels
        wide = (room.width() + gap) / across
        line = min(room.height() / down, pixels * _LINE * 1.3)
        for place, rank in enumerate(ranks):
            row = QRectF(
                room.left() + place // down * wide, room.top() + place % down * line, wide - gap, line
            )
            self._draw_rank(painter, row, rank, pixels)

    def _draw_rank(self, painter: QPainter, row: QRectF, rank: RankRecord, pixels: float) -> None:
        colors = theme.colors()
        number = QFontMetricsF(sized(Role.BODY, pixels)).horizontalAdvance("00.") + 0.4 * pixels
        place = QRectF(row.left(), row.top(), number - 0.4 * pixels, row.height())
        self._text(painter, place, f"{rank.place}.", Role.BODY, pixels, colors.muted, _RIGHT)
        figures = QFontMetricsF(sized(Role.NUMBER, pixels)).horizontalAdvance(rank.points) + 2
        name = row.adjusted(number, 0, -figures - 0.4 * pixels, 0)
        self._text(painter, name, rank.name, Role.STRONG, pixels, colors.text, _LEFT)
        ink = gain_color(0 if rank.is_gain is None else 1 if rank.is_gain else -1)
        self._text(painter, row, rank.points, Role.NUMBER, pixels, ink, _RIGHT)

    @staticmethod
    def _text(
        painter: QPainter, room: QRectF, text: str, role: Role, pixels: float, color: QColor, flags: int
    ) -> None:
        """A text on one line, smaller where it has no room, and shortened where it would be half as large."""
        wide = QFontMetricsF(sized(role, pixels)).horizontalAdvance(text)
        if wide > room.width():
            pixels = max(pixels / 2, floor(pixels * room.width() / wide * 0.99))
        font = sized(role, pixels)
        painter.setFont(font)
        painter.setPen(color)
        shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room.width() + 1)
        painter.drawText(room, flags, shown)
