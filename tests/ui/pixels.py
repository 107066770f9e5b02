"""Looking at what was painted."""

from PySide6.QtGui import QColor, QImage, QPixmap
from PySide6.QtWidgets import QWidget


def image(source: QPixmap | QWidget) -> QImage:
    """What a picture or a widget shows, as pixels with alpha."""
    picture = source.grab() if isinstance(source, QWidget) else source
    return picture.toImage().convertToFormat(QImage.Format.Format_ARGB32)


def parts(color: QColor) -> tuple[int, int, int]:
    return color.red(), color.green(), color.blue()


def same(one: QColor, other: QColor) -> bool:
    """Equal but for what blending and premultiplied colours lose."""
    return all(abs(a - b) <= 2 for a, b in zip(parts(one), parts(other), strict=True))


def has(widget: QWidget, color: QColor) -> bool:
    """Whether any pixel has this colour."""
    seen = image(widget)
    return any(same(seen.pixelColor(x, y), color) for x in range(seen.width()) for y in range(seen.height()))
