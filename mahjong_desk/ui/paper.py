"""Drawing for paper and files: texts in the shipped fonts and the light colours, the same on every device.

Lengths are the design's pixels, 96 to an inch; whoever draws scales the painter. Texts are broken into lines
once, by widths that no screen's hinting changes, so that nothing moves when the same page is drawn larger.
"""

from __future__ import annotations

from functools import cache, lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QTextLayout,
    QTextOption,
)

from mahjong_desk.ui import fonts
from mahjong_desk.ui.theme import Role


@cache
def font(role: Role) -> QFont:
    """The font of a role as the design has it, whatever size the window's letters have."""
    fonts.load()
    # Figures of one width are other shapes, and a PDF does not know which characters those are.
    pixels, weight, _ = role.value
    made = QFont([fonts.SANS, fonts.CJK])
    made.setPixelSize(pixels)
    made.setWeight(weight)
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return made


@cache
def _metrics(role: Role) -> QFontMetricsF:
    return QFontMetricsF(font(role))


def line_height(role: Role) -> float:
    """From one line to the next."""
    return _metrics(role).height()


def ascent(role: Role) -> float:
    """From the top of a line to the line that the letters stand on."""
    return _metrics(role).ascent()


@lru_cache(maxsize=1024)
def advance(role: Role, text: str) -> float:
    """The width of a text on one line."""
    return _metrics(role).horizontalAdvance(text)


@lru_cache(maxsize=1024)
def lines(role: Role, text: str, width: float) -> tuple[str, ...]:
    """The text in lines of a width: broken between words, and within one that is too long for a line."""
    layout = QTextLayout(text, font(role))
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    made = []
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        # Python counts characters, Qt counts UTF-16 units; they are the same in all that fits the fonts.
        made.append(text[line.textStart() : line.textStart() + line.textLength()].strip())
    layout.endLayout()
    return tuple(made)


def height(role: Role, text: str, width: float) -> float:
    """How high a text is in lines of a width."""
    return line_height(role) * len(lines(role, text, width))


class Sheet:
    """Where a page is drawn. ``outlines``: letters as shapes, for files that are read without the fonts."""

    def __init__(self, painter: QPainter, *, outlines: bool = False) -> None:
        self.painter = painter
        self._outlines = outlines
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing
            | QPainter.RenderHint.TextAntialiasing
            | QPainter.RenderHint.SmoothPixmapTransform
        )

    def line(self, role: Role, text: str, left: float, baseline: float, color: QColor) -> None:
        """One line of text from ``left``, its letters standing on ``baseline``."""
        if not text:
            return
        painter = self.painter
        if self._outlines:
            shape = QPainterPath()
            shape.addText(QPointF(left, baseline), font(role), text)
            shape.setFillRule(Qt.FillRule.WindingFill)
            painter.fillPath(shape, color)
            return
        painter.setFont(font(role))
        painter.setPen(color)
        painter.drawText(QPointF(left, baseline), text)

    def text(self, role: Role, text: str, at: QPointF, width: float, color: QColor) -> float:
        """A text in lines of a width, its top left corner at ``at``; returns its height."""
        y = at.y()
        for one in lines(role, text, width):
            self.line(role, one, at.x(), y + ascent(role), color)
            y += line_height(role)
        return y - at.y()

    def right(self, role: Role, text: str, right: float, baseline: float, color: QColor) -> None:
        """One line of text that ends at ``right``."""
        self.line(role, text, right - advance(role, text), baseline, color)

    def centered(self, role: Role, text: str, middle: float, baseline: float, color: QColor) -> None:
        """One line of text around ``middle``."""
        self.line(role, text, middle - advance(role, text) / 2, baseline, color)

    def rule(self, left: float, right: float, y: float, color: QColor) -> None:
        """A thin line across; a filled one, for a drawn one has another width on each device."""
        self.painter.fillRect(QRectF(left, y, right - left, 1), color)

    def box(self, rect: QRectF, radius: float, fill: QColor | None, line: QColor | None = None) -> None:
        """A box with round corners; its line of one pixel lies within ``rect``."""
        painter = self.painter
        painter.setBrush(Qt.BrushStyle.NoBrush if fill is None else fill)
        if line is None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawRoundedRect(rect, radius, radius)
        else:
            painter.setPen(QPen(line, 1))
            painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius - 0.5, radius - 0.5)
