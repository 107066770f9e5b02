"""The program's icons, drawn in the colour of the text around them."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QIconEngine, QImage, QPainter, QPalette, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from mahjong_desk import APP_ID
from mahjong_desk.assets import asset


def icon(name: str) -> QIcon:
    """The icon of that name among the assets, always in the colour of the palette's text.

    Raises :class:`FileNotFoundError` if there is none.
    """
    return QIcon(_Engine(_drawing(name)))


def program_icon() -> QIcon:
    """The program's own icon, in its own colours."""
    return QIcon(str(asset("icons", f"{APP_ID}.svg")))


def tint(picture: QPixmap, color: QColor) -> QPixmap:
    """The same shape in one colour."""
    tinted = QPixmap(picture)
    painter = QPainter(tinted)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(QRectF(0, 0, tinted.width(), tinted.height()), color)
    painter.end()
    return tinted


@cache
def _drawing(name: str) -> QSvgRenderer:
    return QSvgRenderer(str(asset("icons", f"{name}.svg")))


_clones: list[QIconEngine] = []


class _Engine(QIconEngine):
    """Draws an icon anew whenever it is wanted, in the colour that text has then."""

    def __init__(self, drawing: QSvgRenderer) -> None:
        super().__init__()
        self._drawing = drawing

    def clone(self) -> QIconEngine:
        made = _Engine(self._drawing)
        # Qt owns it from here on and deletes it; Python must not do so as well before that.
        _clones.append(made)
        return made

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        dpr = painter.device().devicePixelRatioF()
        painter.drawPixmap(rect, self.scaledPixmap(rect.size(), mode, state, dpr))

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        return self.scaledPixmap(size, mode, state, 1.0)

    def scaledPixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State, scale: float) -> QPixmap:
        """The picture with ``scale`` of the screen's pixels to each one of ``size``."""
        pixels = size * scale
        side = min(pixels.width(), pixels.height())
        image = QImage(pixels, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        corner = QPoint((pixels.width() - side) // 2, (pixels.height() - side) // 2)
        self._drawing.render(painter, QRectF(corner, QSize(side, side)))
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        painter.fillRect(image.rect(), _color(mode))
        painter.end()
        picture = QPixmap.fromImage(image)
        picture.setDevicePixelRatio(scale)
        return picture


def _color(mode: QIcon.Mode) -> QColor:
    palette = QApplication.palette()
    if mode is QIcon.Mode.Disabled:
        return palette.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.ButtonText)
    if mode is QIcon.Mode.Selected:
        return palette.color(QPalette.ColorRole.HighlightedText)
    return palette.color(QPalette.ColorRole.ButtonText)
