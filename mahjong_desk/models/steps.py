"""A step of the undo stack: from one draft to another."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QUndoCommand

from mahjong_desk.core.draft import Draft


class Edit(QUndoCommand):
    """One step of the undo stack: the draft before and after.

    Steps in a row with the same ``merge_id`` become one; -1 never does.
    """

    def __init__(
        self, show: Callable[[Draft], None], before: Draft, after: Draft, text: str, merge_id: int = -1
    ) -> None:
        super().__init__(text)
        self._show = show
        self.before = before
        self.after = after
        self._merge_id = merge_id

    def id(self) -> int:
        return self._merge_id

    def mergeWith(self, other: QUndoCommand) -> bool:
        if not isinstance(other, Edit):
            return False
        self.after = other.after
        return True

    def redo(self) -> None:
        self._show(self.after)

    def undo(self) -> None:
        self._show(self.before)
