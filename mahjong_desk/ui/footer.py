"""The line at the bottom: the keys that help, and the digits that wait for their suit."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from mahjong_desk.ui import theme
from mahjong_desk.ui.theme import Role


class Footer(QWidget):
    """Paints key caps and words; everything it says is in its accessible description too."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._digits = ""
        self._hints: list[tuple[list[str], str]] = [
            (["1–9"], self.tr("then")),
            (["M", "P", "S", "Z"], self.tr("adds a tile")),
            (["Ctrl", "V"], self.tr("pastes a hand")),
            (["T"], self.tr("self-draw")),
            (["Backspace"], self.tr("takes the last tile back")),
        ]
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Keys"))
        self.setAccessibleDescription("; ".join(f"{' '.join(keys)} {words}" for keys, words in self._hints))

    def sizeHint(self) -> QSize:
        return QSize(200, round(QFontMetricsF(theme.font(Role.CAPTION)).height()) + 11)

    @Slot(str)
    def show_digits(self, digits: str) -> None:
        """Show the digits that wait for their suit."""
        self._digits = digits
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        colors = theme.colors()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), colors.card)
        painter.setPen(QPen(colors.border, 1))
        painter.drawLine(self.rect().topLeft(), self.rect().topRight())
        painter.setFont(theme.font(Role.CAPTION))
        if self._digits:
            self._draw_digits(painter)
            return
        x = 16.0
        for keys, words in self._hints:
            if self._width(keys, words) + x > self.width() - 10:
                break
            x = self._draw_hint(painter, x, keys, words)

    def _draw_digits(self, painter: QPainter) -> None:
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        text = self.tr("{digits} – now M, P, S or Z").format(digits=self._digits)
        painter.drawText(self.rect().adjusted(16, 0, -16, 0), Qt.AlignmentFlag.AlignVCenter, text)

    def _width(self, keys: list[str], words: str) -> float:
        metrics = QFontMetricsF(theme.font(Role.CAPTION))
        return (
            sum(metrics.horizontalAdvance(key) + 16 for key in keys) + metrics.horizontalAdvance(words) + 26
        )

    def _draw_hint(self, painter: QPainter, x: float, keys: list[str], words: str) -> float:
        """Draw key caps and words from ``x``; the result is where the next hint starts."""
        colors = theme.colors()
        metrics = QFontMetricsF(painter.font())
        height = metrics.height() + 2
        top = (self.height() - height) / 2
        painter.setPen(QPen(colors.border, 1))
        for key in keys:
            cap = QRectF(x + 0.5, top + 0.5, metrics.horizontalAdvance(key) + 11, height - 1)
            painter.setPen(QPen(colors.border, 1))
            painter.setBrush(self.palette().color(QPalette.ColorRole.Window))
            painter.drawRoundedRect(cap, 4, 4)
            painter.setPen(colors.muted)
            painter.drawText(cap, int(Qt.AlignmentFlag.AlignCenter), key)
            x = cap.right() + 4
        painter.setPen(colors.muted)
        painter.drawText(QPointF(x + 2, top + 1 + metrics.ascent()), words)
        gap = 8 if words == self._hints[0][1] else 24
        return x + metrics.horizontalAdvance(words) + gap
