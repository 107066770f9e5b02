"""What is known of the hand in play, which no database has: who declared reach in it."""

from __future__ import annotations

from pathlib import Path

from mahjong_desk.club.in_play import InPlay, InPlayNotes
from mahjong_desk.club.store.kept import Kept
from mahjong_desk.rules.matches import MatchRules
from mahjong_desk.rules.outcomes import Players


class HandInPlay:
    """Follows the match that is held, and leaves a note for the next start in a folder, if there is one.

    Where a step is undone or redone, what was declared in the hand that is in play by then is there again.
    """

    def __init__(self, folder: Path | None) -> None:
        self._notes = InPlayNotes(folder)
        self.declared: Players = ()
        """Who declared reach in it; their sticks lie on the table already."""
        self._held: int | None = None
        self._after: int | None = None
        """The id of the last hand for which tiles were dealt."""
        self._place = -1
        self._earlier: dict[int, Players] = {}
        """What was declared after the hands at these places, -1 before the first one, by then."""

    @property
    def noted(self) -> int | None:
        """The match that was held when word was left last; None where none is known."""
        return self._notes.match

    def follow(self, kept: Kept | None, rules: MatchRules | None, *, is_other: bool, is_step: bool) -> None:
        """Another match is held, or the same with other hands; ``is_step``: by undoing or redoing a step."""
        place = None if kept is None or kept.replay is None else kept.replay.last_dealt
        after = None if place is None or kept is None else kept.hands[place].id
        number = -1 if place is None else place
        if is_other:
            if self._held is not None:
                self._notes.leave(InPlay(self._held, self._after, self.declared))
            self._earlier.clear()
            self.declared = () if kept is None else self._notes.take(kept.id, after).reach
        elif after != self._after:
            # Another hand is in play now.
            before, self.declared = self.declared, self._earlier.get(number, ()) if is_step else ()
            if not is_step:
                self._earlier = {one: who for one, who in self._earlier.items() if one < number}
            self._earlier[self._place] = before
        elif number != self._place:
            # Others were inserted or removed before it, and those that are known stand elsewhere.
            self._earlier.clear()
        self._held = None if kept is None else kept.id
        self._after, self._place = after, number
        self.declared = _who_can_declare(self.declared, kept, rules)

    def note(self, *, is_running: bool, others_run: bool) -> None:
        """Leave word for the next start; nothing is written where nothing is new."""
        note = None
        if is_running and self._held is not None:
            note = InPlay(self._held, self._after if self.declared else None, self.declared)
        elif others_run:
            note = self._notes.of_others()
        self._notes.write(note)


def _who_can_declare(players: Players, kept: Kept | None, rules: MatchRules | None) -> Players:
    """Those of them who can have declared reach in the hand in play, by the rules of a match that runs."""
    if kept is None or rules is None or kept.sheet.ended is not None or kept.is_deleted:
        return ()
    seats = range(len(kept.sheet.names) if rules.takes.sticks else 0)
    return tuple(player for player in players if player in seats)
