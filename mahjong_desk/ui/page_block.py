"""What a page is made of: blocks that know how high they are in a width, and how they are drawn."""

from __future__ import annotations

from abc import ABC, abstractmethod

from PySide6.QtCore import QPointF

from mahjong_desk.ui.paper import Sheet


class Block(ABC):
    """A part of a page that is never torn apart. Lengths are the design's pixels.

    ``above`` is the space before it, which it does not need at the top of a column. ``keeps_next``: it may
    not be the last of a column, as a heading may not.
    """

    def __init__(self, above: float, *, keeps_next: bool = False) -> None:
        self.above = above
        self.keeps_next = keeps_next

    @abstractmethod
    def height(self, width: float) -> float:
        """How high it is in a width, without the space before it."""

    @abstractmethod
    def paint(self, sheet: Sheet, at: QPointF, width: float) -> None:
        """Draw it with its top left corner at ``at``."""
