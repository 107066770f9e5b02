"""Keys as they are drawn: small caps with what stands on them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from mahjong_desk.ui import measures, theme
from mahjong_desk.ui.theme import Role

GAP = 4
"""Pixels between two caps."""


def cap_height() -> float:
    """The height of a cap."""
    return measures.line_height(Role.CAPTION) + 2


def caps_width(caps: Sequence[str]) -> float:
    """The width of a row of caps."""
    return sum(_cap_width(cap) for cap in caps) + GAP * max(0, len(caps) - 1)


def _cap_width(cap: str) -> float:
    return max(measures.advance(Role.CAPTION, cap) + 11, cap_height())


def draw_caps(
    painter: QPainter, x: float, middle: float, caps: Sequence[str], fill: QColor | None = None
) -> float:
    """Draw caps in a row from ``x`` on, at the height ``middle``; the result is where the last ends.

    ``fill`` is the colour of a cap, for where it lies on something else than a card.
    """
    colors, height = theme.colors(), cap_height()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setFont(theme.font(Role.CAPTION))
    for cap in caps:
        rect = QRectF(x + 0.5, round(middle - height / 2) + 0.5, _cap_width(cap) - 1, height - 1)
        painter.setPen(QPen(colors.outline, 1))
        painter.setBrush(colors.window if fill is None else fill)
        painter.drawRoundedRect(rect, 4, 4)
        painter.setPen(colors.text)
        painter.drawText(rect, int(Qt.AlignmentFlag.AlignCenter), cap)
        x += _cap_width(cap) + GAP
    return x - GAP if caps else x
