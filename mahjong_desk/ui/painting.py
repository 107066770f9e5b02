"""What the controls that paint themselves have in common."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QWidget

from mahjong_desk.ui.colors import Colors


def mirrored(place: QRect, around: QWidget) -> QRect:
    """A place in a widget that is counted from its left: from its right where one writes from there."""
    if not around.isRightToLeft():
        return place
    return QRect(around.width() - place.x() - place.width(), place.y(), place.width(), place.height())


def ring_shows(widget: QWidget) -> bool:
    """Whether to mark the widget as having the keyboard: it has it, and the keyboard is being used.

    As Qt's own controls do it: a click takes the mark away, the tabulator or an arrow key brings it back.
    """
    return widget.hasFocus() and widget.window().testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)


def show_rings(widget: QWidget, shown: bool) -> None:
    """The keyboard is being used in the widget, or the mouse; Qt sees only when the focus changes by them."""
    window, mark = widget.window(), Qt.WidgetAttribute.WA_KeyboardFocusChange
    if window.testAttribute(mark) != shown:
        window.setAttribute(mark, shown)
        widget.update()


def box(
    painter: QPainter, rect: QRect | QRectF, radius: float, fill: QColor | None, line: QColor | None
) -> None:
    """A box with round corners; its line of one pixel lies within ``rect``."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush if fill is None else fill)
    if line is None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawRoundedRect(QRectF(rect), radius, radius)
    else:
        painter.setPen(QPen(line, 1))
        # A line lies on both sides of its path, half a pixel each.
        inner = QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(inner, radius - 0.5, radius - 0.5)


def ring(painter: QPainter, rect: QRect | QRectF, radius: float, color: QColor, inset: float = 0) -> None:
    """The mark of what has the keyboard: a line of two pixels, ``inset`` inside ``rect``."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(color, 2))
    gap = inset + 1
    inner = QRectF(rect).adjusted(gap, gap, -gap, -gap)
    painter.drawRoundedRect(inner, max(1.0, radius - gap), max(1.0, radius - gap))


def felt(painter: QPainter, rect: QRect, colors: Colors) -> None:
    """The green cloth that a hand lies on."""
    gradient = QLinearGradient(QPoint(0, rect.top()), QPoint(0, rect.bottom() + 1))
    gradient.setColorAt(0, colors.felt_top)
    gradient.setColorAt(1, colors.felt_bottom)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(gradient)
    painter.drawRoundedRect(rect, 12, 12)


def half_round(rect: QRectF, radius: float, *, left: bool, right: bool) -> QPainterPath:
    """A box whose corners are round on the left, on the right, on both sides or on none."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addRoundedRect(rect, radius, radius)
    middle = rect.center().x()
    if not left:
        path.addRect(QRectF(rect.left(), rect.top(), middle - rect.left(), rect.height()))
    if not right:
        path.addRect(QRectF(middle, rect.top(), rect.right() - middle, rect.height()))
    return path.simplified()


def chevron(painter: QPainter, square: QRectF, color: QColor, *, down: bool) -> None:
    """A small angle that points to the right or down, within a square."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(color, max(1.5, square.width() / 8))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    long, short = square.width() * 0.27, square.width() * 0.135
    center = square.center()
    path = QPainterPath()
    if down:
        path.moveTo(center.x() - long, center.y() - short)
        path.lineTo(center.x(), center.y() + short)
        path.lineTo(center.x() + long, center.y() - short)
    else:
        path.moveTo(center.x() - short, center.y() - long)
        path.lineTo(center.x() + short, center.y())
        path.lineTo(center.x() - short, center.y() + long)
    painter.drawPath(path)


def tick(painter: QPainter, square: QRectF, color: QColor) -> None:
    """A check mark within a square."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(color, square.width() / 8)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    path = QPainterPath()
    path.moveTo(square.left() + square.width() * 0.24, square.top() + square.height() * 0.53)
    path.lineTo(square.left() + square.width() * 0.43, square.top() + square.height() * 0.71)
    path.lineTo(square.left() + square.width() * 0.77, square.top() + square.height() * 0.31)
    painter.drawPath(path)
