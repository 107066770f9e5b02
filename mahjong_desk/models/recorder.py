"""Follows the editor: what is being built is kept, and what was scored is remembered."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal, Slot

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.hand import Hand
from mahjong_desk.hands.places import holds_unfinished
from mahjong_desk.models.editor import Editor
from mahjong_desk.rules.score import Score

if TYPE_CHECKING:
    from mahjong_desk.hands.keeper import Keeper
    from mahjong_desk.hands.recent import Recent


class Recorder(QObject):
    """Has the hand kept in a folder after each change, and remembered there when it scored and is done with.

    A hand is done with when another is begun in its place, when fewer than half of its tiles are left, or
    when the window is closed.
    """

    failed = Signal(str)
    """One sentence: hands cannot be kept, and why. Said once for each reason until all is written again."""
    _wrong = Signal()

    def __init__(self, editor: Editor, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._editor = editor
        self._folder = folder
        self._made: Keeper | None = None
        self._scored: Draft | None = None
        self._told: set[str] = set()
        editor.begun.connect(self._remember)
        editor.changed.connect(self._follow)
        # It comes from the thread that writes.
        self._wrong.connect(self._tell, Qt.ConnectionType.QueuedConnection)

    @property
    def _keeper(self) -> Keeper:
        """Made when there is something to keep or to bring back; a start does without it."""
        if self._made is None:
            from mahjong_desk.hands.keeper import Keeper

            self._made = Keeper(self._folder, self._wrong.emit)
        return self._made

    def restore(self) -> bool:
        """Go on with the hand of a window that was never closed, as a step; false if there is none."""
        if not holds_unfinished(self._folder):
            return False
        draft = self._keeper.take_over()
        if draft is not None:
            self._editor.load(draft, self.tr("restore the hand"))
        self._tell()
        return draft is not None

    def recent(self) -> Recent:
        """The hands that were scored last."""
        found = self._keeper.recent()
        self._tell()
        return found

    @Slot()
    def forget(self) -> None:
        """Remember no hand any more but the one that is there."""
        self._keeper.forget()
        self._tell()

    def flush(self) -> None:
        """Have all that waits for it on the disk now."""
        if self._made is not None:
            self._made.flush()

    def close(self, *, leave: bool = False) -> str:
        """The window is to be closed; the hand is done with, or with ``leave`` left to the next window.

        Where hands would be lost by that and the user was never told so, one sentence that tells it, and all
        goes on as before. Whoever closes again has been told.
        """
        self._remember()
        if self._made is None or self._made.close(leave=leave):
            return ""
        told = "" if self._told else self._tell()
        if not told:
            self._made.close(leave=leave, even_so=True)
        return told

    @Slot()
    def _remember(self) -> None:
        if self._scored is not None:
            self._see_whether_well()
            self._keeper.remember(self._scored)
            self._scored = None

    @Slot()
    def _follow(self) -> None:
        self._see_whether_well()
        draft = self._editor.draft
        if self._scored is not None and _is_another(draft.hand, self._scored.hand):
            self._remember()
        if isinstance(self._editor.standing.answer, Score):
            self._scored = draft
        self._keeper.keep(draft)
        self._tell()

    def _see_whether_well(self) -> None:
        """Before there is more to write: where all is written, what goes wrong next is news."""
        if not self._keeper.is_behind:
            self._told.clear()

    @Slot()
    def _tell(self) -> str:
        """Say what went wrong since the last time, and return it; empty if that was said before."""
        problem = self._keeper.take_problem()
        if problem is None:
            return ""
        from mahjong_desk.hands.problems import message  # seldom needed

        text = message(problem)
        if text in self._told:
            return ""
        self._told.add(text)
        self.failed.emit(text)
        return text


def _is_another(hand: Hand, before: Hand) -> bool:
    """Whether fewer than half of the tiles are left of the hand before."""
    left = Counter(hand.tiles) & Counter(before.tiles)
    return 2 * left.total() < len(before.tiles)
