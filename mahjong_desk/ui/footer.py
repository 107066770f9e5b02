"""The line at the bottom: the keys that help most, or what the next key may be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from mahjong_desk.core.texts import apart
from mahjong_desk.ui import measures, theme
from mahjong_desk.ui.key_caps import cap_height, caps_width, draw_caps
from mahjong_desk.ui.key_table import KeyTable
from mahjong_desk.ui.painting import ring, ring_shows
from mahjong_desk.ui.theme import Role

Piece: TypeAlias = "str | tuple[str, ...]"
"""Words, or caps to press."""

_LEFT, _APART, _CLOSE = 16, 24, 6
"""Pixels before the first piece, between two hints, and within one."""


class SheetButton(QPushButton):
    """Opens the cheat sheet: the cap of its key with a word beside it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("?", parent)
        self._words = self.tr("all keys")
        self.setAccessibleName(self.tr("All keys"))
        self.setToolTip(self.tr("Shows every key"))
        # A click leaves the focus where the hand is being entered.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def sizeHint(self) -> QSize:
        width = caps_width([self.text()]) + _CLOSE + measures.advance(Role.CAPTION, self._words) + 12
        return QSize(round(width), round(cap_height()) + 4)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, colors = QPainter(self), theme.colors()
        middle = self.height() / 2
        x = draw_caps(painter, 6, middle, [self.text()]) + _CLOSE
        painter.setPen(colors.text if self.underMouse() else colors.muted)
        room = self.rect().adjusted(round(x), 0, 0, 0)
        painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), self._words)
        if ring_shows(self):
            ring(painter, self.rect(), 6, colors.focus)


class Footer(QWidget):
    """Paints key caps and words; everything it says is in its accessible description too."""

    sheet_wanted = Signal()

    def __init__(self, table: KeyTable | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        lines = () if table is None else table.lines()
        self._hints: tuple[tuple[Piece, ...], ...] = tuple((key.shown, key.hint) for key in lines if key.hint)
        # The numbers and the suits are one hint.
        self._first = _APART if table is None else _CLOSE + 2
        self._awaited: tuple[Piece, ...] = ()
        self.sheet = SheetButton(self)
        self.sheet.clicked.connect(self.sheet_wanted)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 1, 10, 0)
        layout.addStretch()
        layout.addWidget(self.sheet)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Keys"))
        self._describe()

    def sizeHint(self) -> QSize:
        return QSize(200, round(measures.line_height(Role.CAPTION)) + 11)

    def show_hints(self, hints: Sequence[tuple[Piece, ...]]) -> None:
        """Show other hints than those of the table."""
        if tuple(hints) != self._hints:
            self._hints = tuple(hints)
            self._describe()
            self.update()

    def show_awaited(self, pieces: Sequence[Piece]) -> None:
        """Show what the next key may be, in place of the hints; nothing shows those again."""
        if tuple(pieces) != self._awaited:
            self._awaited = tuple(pieces)
            self._describe()
            self.update()

    def awaited(self) -> str:
        """What is shown of what is waited for, as text."""
        return _text(self._awaited)

    def _describe(self) -> None:
        said = [self._awaited] if self._awaited else self._hints
        self.setAccessibleDescription(apart(map(_text, said)))

    def paintEvent(self, event: QPaintEvent) -> None:
        colors = theme.colors()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), colors.card)
        painter.setPen(QPen(colors.border, 1))
        painter.drawLine(self.rect().topLeft(), self.rect().topRight())
        if self._awaited:
            self._draw(painter, _LEFT, self._awaited, self.palette().color(QPalette.ColorRole.WindowText))
            return
        x = float(_LEFT)
        for number, hint in enumerate(self._hints):
            if x + _width(hint) > self.sheet.x() - 10:
                break
            x = self._draw(painter, x, hint, colors.muted) + (_APART if number else self._first)

    def _draw(self, painter: QPainter, x: float, pieces: Sequence[Piece], ink: QColor) -> float:
        """Draw pieces from ``x``; the result is where the last one ends."""
        middle = (self.height() + 1) / 2
        font = theme.font(Role.CAPTION)
        for piece in pieces:
            if isinstance(piece, tuple):
                x = draw_caps(painter, x, middle, piece) + _CLOSE
                continue
            painter.setFont(font)
            painter.setPen(ink)
            room = self.rect().translated(round(x), 1)
            painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), piece)
            x += measures.advance(Role.CAPTION, piece) + _CLOSE
        return x - _CLOSE


def _width(pieces: Sequence[Piece]) -> float:
    widths = [
        caps_width(piece) if isinstance(piece, tuple) else measures.advance(Role.CAPTION, piece)
        for piece in pieces
    ]
    return sum(widths) + _CLOSE * (len(widths) - 1)


def _text(pieces: Sequence[Piece]) -> str:
    return " ".join(" ".join(piece) if isinstance(piece, tuple) else piece for piece in pieces)
