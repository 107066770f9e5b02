"""A hand that is shown and scored as the user's own is, and that nobody edits."""

from __future__ import annotations

from PySide6.QtCore import QObject

from mahjong_desk.core.arrangements import Places
from mahjong_desk.core.draft import Draft
from mahjong_desk.core.texts import Terms
from mahjong_desk.models.breakdown import BreakdownModels
from mahjong_desk.models.editor import Editor
from mahjong_desk.models.tiles import HandModels


class Example(Editor):
    """The hand with the models of its tiles and of its answer; nothing of it can be undone."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent=parent)
        self.undo_stack.setUndoLimit(1)
        self.hand = HandModels(self, self)
        self.answer = BreakdownModels(self, self)
        self.pattern = ""
        """The pattern whose tiles are lit as long as no row is pointed at; empty for none."""

    def show_hand(self, draft: Draft, terms: Terms, pattern: str = "") -> None:
        """Become a hand, in the terms that the user chose."""
        self.pattern = pattern
        self.load(draft, "")
        self.set_terms(terms)
        self.light(-1)

    def light(self, row: int) -> None:
        """Light the tiles of a row of what the hand scores; without one those of its pattern."""
        records = self.answer.rows.records()
        lit = next((record.lit for record in records if record.id == self.pattern), None)
        if 0 <= row < len(records):
            lit = records[row].lit
        self.light_places(lit)

    def light_places(self, lit: Places | None) -> None:
        """Light the tiles at these places; none of them, or none at all, lights all alike."""
        self.hand.light(lit if lit != Places(frozenset(), frozenset()) else None)
