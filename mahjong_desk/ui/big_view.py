"""The match for a whole room to see: the totals as large as can be, the round, and what happened last."""

from __future__ import annotations

from math import floor

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Slot
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from mahjong_desk.models.figures import figure
from mahjong_desk.models.glance import Glance, GlancePlayer, Glances
from mahjong_desk.models.sheet_models import SheetModels
from mahjong_desk.ui import theme
from mahjong_desk.ui.painting import box
from mahjong_desk.ui.room_view import PaintedRoom
from mahjong_desk.ui.sheet_delegates import gain_color
from mahjong_desk.ui.standings_chart import draw_mark
from mahjong_desk.ui.teaching_delegates import sized
from mahjong_desk.ui.theme import Role

_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_CENTER = int(Qt.AlignmentFlag.AlignCenter)
_LEAST = 10
"""Pixels of the smallest letters that are tried before a text is shortened."""


class BigView(PaintedRoom):
    """Paints how things stand; without a match there is nothing to see, and it closes itself."""

    def __init__(self, models: SheetModels, parent: QWidget) -> None:
        super().__init__(QCoreApplication.translate("BigView", "Big view of the match"), parent)
        self._models = models
        self._glances = Glances(models, self)
        self.glance = Glance()
        models.updated.connect(self.refresh)
        self.refresh()
        self.setFocus()

    @Slot()
    def refresh(self) -> None:
        """Show how things stand; without a match there is nothing to see."""
        if self._models.keeper.kept is None:
            self.close()
            return
        self.glance = self._glances.glance()
        self.setAccessibleDescription(self.glance.described)
        self.update()

    def draw(self, painter: QPainter) -> None:
        """Paint what the glance says: the round above, the players, and the last hand below."""
        scale, glance = self.scale(), self.glance
        side = 36 * scale
        wide, high = self.width() - 2 * side, float(self.height())
        self._draw_round(painter, QRectF(side, high * 0.03, wide, high * 0.22))
        self._draw_players(painter, QRectF(side, high * 0.27, wide, high * 0.48))
        below = QRectF(side, high * 0.77, wide, high * 0.14)
        if glance.last:
            self._text(painter, below, glance.last, Role.STRONG, 46 * scale, theme.colors().text, _CENTER)

    def _draw_round(self, painter: QPainter, room: QRectF) -> None:
        colors, scale, glance = theme.colors(), self.scale(), self.glance
        label = QRectF(room.left(), room.top(), 230 * scale, room.height())
        left = room.left()
        if glance.label:
            self._text(painter, label, glance.label, Role.TOTAL, 170 * scale, colors.focus, _LEFT)
            left = label.right() + 20 * scale
        rest = QRectF(left, room.top(), room.right() - left, room.height())
        lines = (
            (glance.title, Role.BODY, 30.0, colors.muted),
            (glance.dealer, Role.STRONG, 62.0, colors.text),
            (glance.beside, Role.BODY, 34.0, colors.text),
        )
        shown = [line for line in lines if line[0]]
        total = sum(pixels for _, _, pixels, _ in shown) * 1.3 * scale
        top = rest.center().y() - total / 2
        for text, role, pixels, color in shown:
            line = QRectF(rest.left(), top, rest.width(), pixels * 1.3 * scale)
            self._text(painter, line, text, role, pixels * scale, color, _LEFT)
            top += line.height()

    def _draw_players(self, painter: QPainter, room: QRectF) -> None:
        players, scale = self.glance.players, self.scale()
        gap = 18 * scale
        wide = (room.width() - gap * (len(players) - 1)) / max(1, len(players))
        # All totals in letters of one size: the longest one decides.
        inside = wide - 28 * scale
        size = min((self._fitting(one.total, inside, Role.TOTAL, 130 * scale) for one in players), default=1)
        for place, one in enumerate(players):
            card = QRectF(room.left() + place * (wide + gap), room.top(), wide, room.height())
            self._draw_player(painter, card, place, one, size)

    def _draw_player(
        self, painter: QPainter, card: QRectF, player: int, one: GlancePlayer, size: float
    ) -> None:
        colors, scale = theme.colors(), self.scale()
        edge = round(4 * scale) if one.is_dealer else 0
        if edge:
            box(painter, card.toRect(), 16 * scale, colors.focus, None)
        ground = card.adjusted(edge, edge, -edge, -edge).toRect()
        box(painter, ground, 16 * scale - edge, colors.card, None if edge else colors.border)
        inside = card.adjusted(14 * scale, 14 * scale, -14 * scale, -14 * scale)
        high = inside.height()
        head = QRectF(inside.left(), inside.top(), inside.width(), high * 0.24)
        mark = 11 * scale
        draw_mark(painter, head.center() - QRectF(0, 0, head.width() - 2.4 * mark, 0).center(), player, mark)
        name = head.adjusted(3 * mark, 0, 0, 0)
        self._text(painter, name, f"{one.place}. {one.name}", Role.STRONG, 42 * scale, colors.text, _LEFT)
        total = QRectF(inside.left(), head.bottom(), inside.width(), high * 0.44)
        self._text(painter, total, one.total, Role.TOTAL, size, colors.text, _CENTER)
        moved = QRectF(inside.left(), total.bottom(), inside.width(), high * 0.17)
        text = figure(one.moved) if one.moved else "–"
        self._text(painter, moved, text, Role.STRONG, 44 * scale, gain_color(one.moved), _CENTER)
        last = QRectF(inside.left(), moved.bottom(), inside.width(), inside.bottom() - moved.bottom())
        if words := self.words_below(one):
            self._text(painter, last, words, Role.BODY, 28 * scale, colors.muted, _CENTER)

    def words_below(self, one: GlancePlayer) -> str:
        """What stands below what a player has: what it comes to, or would by now; else who deals.

        That is said above as well, and the dealer has a frame.
        """
        if one.final:
            final, so_far = self.tr("final {points}"), self.tr("if it ended now {points}")
            return (final if self.glance.is_over else so_far).format(points=one.final)
        return self.tr("deals") if one.is_dealer else ""

    @staticmethod
    def _fitting(text: str, width: float, role: Role, pixels: float) -> float:
        """The largest size up to so many pixels at which a text has room in a width."""
        wide = QFontMetricsF(sized(role, pixels)).horizontalAdvance(text)
        return pixels if wide <= width else max(_LEAST, floor(pixels * width / wide * 0.99))

    def _text(
        self,
        painter: QPainter,
        room: QRectF,
        text: str,
        role: Role,
        pixels: float,
        color: QColor,
        flags: int,
    ) -> None:
        """A text on one line, smaller where it has no room, shortened where it would be too small to read."""
        font = sized(role, self._fitting(text, room.width(), role, pixels))
        painter.setFont(font)
        painter.setPen(color)
        shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room.width() + 1)
        painter.drawText(room, flags, shown)
