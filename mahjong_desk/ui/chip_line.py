"""A line of chips, in as many rows as they need."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QEvent, QRect, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

GAP = 8
"""Pixels between two chips."""
_BELOW = 4
"""Pixels between two rows."""


class ChipLine(QWidget):
    """Places labels one after another; one that has no room goes to the next row and wraps if it must."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._parts: list[QLabel] = []
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_parts(self, parts: Sequence[QLabel]) -> None:
        """What the line is made of, whether it is to be seen now or not."""
        self._parts = list(parts)
        for part in parts:
            part.setParent(self)
        self.refresh()

    def refresh(self) -> None:
        """The labels say something else now."""
        self._place()
        self.updateGeometry()

    def _spots(self, width: int) -> list[tuple[QLabel, QRect]]:
        """Where each label lies in a width; those of a row are as high as the highest of them."""
        spots: list[tuple[QLabel, QRect]] = []
        top = 0
        for row in self._rows(width):
            high = max(size.height() for _, size in row)
            left = 0
            for part, size in row:
                spots.append((part, QRect(left, top, size.width(), high)))
                left += size.width() + GAP
            top += high + _BELOW
        return spots

    def _rows(self, width: int) -> Iterator[list[tuple[QLabel, QSize]]]:
        row: list[tuple[QLabel, QSize]] = []
        left = width
        for part in self._parts:
            if part.isHidden():
                continue
            size = part.sizeHint()
            if size.width() > width:
                size = QSize(width, part.heightForWidth(width))
            if row and size.width() > left:
                yield row
                row, left = [], width
            row.append((part, size))
            left -= size.width() + GAP
        if row:
            yield row

    def heightForWidth(self, width: int) -> int:
        return max((rect.bottom() + 1 for _, rect in self._spots(width)), default=0)

    def sizeHint(self) -> QSize:
        hints = [part.sizeHint() for part in self._parts if not part.isHidden()]
        width = sum(hint.width() + GAP for hint in hints)
        return QSize(width, max((hint.height() for hint in hints), default=0))

    def minimumSizeHint(self) -> QSize:
        shown = [part for part in self._parts if not part.isHidden()]
        width = max((part.minimumSizeHint().width() for part in shown), default=0)
        return QSize(width, self.sizeHint().height())

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.refresh()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        for part, rect in self._spots(self.width()):
            part.setGeometry(rect)
