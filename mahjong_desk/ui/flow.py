"""Widgets one after another, in as many rows as they need."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QEvent, QRect, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from mahjong_desk.ui import theme
from mahjong_desk.ui.painting import mirrored

_GAP, _BELOW = 8, 5
"""Pixels between two parts of a row, and between two rows."""


class Flow(QWidget):
    """Places its parts as words are written; one that has no room goes to the next row.

    One that is wider than a row alone is given the row, and wraps there if it can.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._parts: list[QWidget] = []
        self._hints: list[tuple[QWidget, QSize]] = []
        self._spots: dict[int, list[tuple[QWidget, QRect]]] = {}
        """By width. A layout asks again and again."""
        self._measured = 0
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_parts(self, parts: Sequence[QWidget]) -> None:
        """Show these, and delete those that were shown before. One that is hidden later takes no room."""
        for old in self._parts:
            if old not in parts:
                old.hide()
                old.deleteLater()
        self._parts = list(parts)
        for part in parts:
            part.setParent(self)
            part.show()
        self.refresh()

    def refresh(self) -> None:
        """The parts say something else now, or others are hidden; Qt tells that too, but later."""
        self._measured = 0
        self._place()
        self.updateGeometry()

    def _shown(self) -> list[tuple[QWidget, QSize]]:
        """The parts to place and how large they like to be, asked once."""
        if self._measured != theme.generation():
            self._spots.clear()
            self._hints = [(part, part.sizeHint()) for part in self._parts if not part.isHidden()]
            self._measured = theme.generation()
        return self._hints

    def _rows(self, width: int) -> Iterator[list[tuple[QWidget, QSize]]]:
        row: list[tuple[QWidget, QSize]] = []
        left = width
        for part, hint in self._shown():
            size = hint
            if hint.width() > width:
                size = QSize(width, part.heightForWidth(width) if part.hasHeightForWidth() else hint.height())
            if row and size.width() > left:
                yield row
                row, left = [], width
            row.append((part, size))
            left -= size.width() + theme.scaled(_GAP)
        if row:
            yield row

    def _spots_in(self, width: int) -> list[tuple[QWidget, QRect]]:
        """Where each part lies in a width, counted from the left."""
        if self._measured != theme.generation() or width not in self._spots:
            found = self._found_spots(width)
            self._spots[width] = found
        return self._spots[width]

    def _found_spots(self, width: int) -> list[tuple[QWidget, QRect]]:
        """The parts of a row are as high as the highest of them."""
        spots: list[tuple[QWidget, QRect]] = []
        top = 0
        for row in self._rows(width):
            high = max(size.height() for _, size in row)
            left = 0
            for part, size in row:
                spots.append((part, QRect(left, top, size.width(), high)))
                left += size.width() + theme.scaled(_GAP)
            top += high + theme.scaled(_BELOW)
        return spots

    def heightForWidth(self, width: int) -> int:
        return max((rect.bottom() + 1 for _, rect in self._spots_in(width)), default=0)

    def sizeHint(self) -> QSize:
        hints = [hint for _, hint in self._shown()]
        width = sum(hint.width() for hint in hints) + theme.scaled(_GAP) * max(0, len(hints) - 1)
        return QSize(width, max((hint.height() for hint in hints), default=0))

    def minimumSizeHint(self) -> QSize:
        width = max((part.minimumSizeHint().width() for part, _ in self._shown()), default=0)
        return QSize(width, self.sizeHint().height())

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.refresh()
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        for part, rect in self._spots_in(self.width()):
            part.setGeometry(mirrored(rect, self))
