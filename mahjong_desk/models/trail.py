"""The audit trail of a match, or of one of its hands, as a list: what was done when, before and after."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import NamedTuple

from PySide6.QtCore import QObject, Qt

from mahjong_desk.club.rows import hand_said, named
from mahjong_desk.club.sheet import Sheet
from mahjong_desk.club.store.kept import Action, Change, EarlierHand, Kept
from mahjong_desk.core.texts import phrases
from mahjong_desk.models.corrections import Corrections, Earlier
from mahjong_desk.models.records import RecordModel
from mahjong_desk.models.sheet_models import when
from mahjong_desk.rules.outcomes import Played

_MOST = 300
"""Lines that are shown at once."""
_NO_CORRECTIONS = frozenset((Action.BEGUN, Action.RECORDED))


class TrailRecord(NamedTuple):
    """A change. ``lines``: what was there before and after it, in words.

    ``earlier``: the hand as it was before, where it was another one than now.
    """

    id: int
    what: str
    when: str
    lines: tuple[str, ...]
    earlier: Earlier | None
    spoken: str


class TrailModel(RecordModel[TrailRecord]):
    """The changes, the newest first."""

    def __init__(
        self, corrections: Corrections, kept: Kept, hand: int | None = None, parent: QObject | None = None
    ) -> None:
        """``hand``: the id of the one hand whose changes are wanted."""
        roles = Qt.ItemDataRole
        super().__init__(
            lambda r: r.id, {roles.DisplayRole: _spoken, roles.AccessibleTextRole: _spoken}, parent
        )
        self._corrections = corrections
        self._kept = kept
        self._hand = hand
        self._texts = corrections.keeper.texts
        self.said = ""
        """Why the trail cannot be read; empty where it can."""
        self.corrected = 0
        """How many changes corrected something."""
        self.left_out = 0
        """How many older changes there are that are not shown."""
        self._changes: tuple[Change, ...] = ()
        found = corrections.trail(kept)
        if isinstance(found, str):
            self.said = found
        else:
            self._changes = found
        self._names = self._all_names()
        self._wanted = [
            place for place, change in enumerate(self._changes) if hand is None or (change.hand == hand)
        ]
        self.corrected = sum(self._changes[place].action not in _NO_CORRECTIONS for place in self._wanted)
        self.show_all(everything=hand is not None)

    def _all_names(self) -> tuple[str, ...]:
        """Those of the players, and of who had a seat while more of them played: hands of then tell of it."""
        sheets = (change.earlier for change in reversed(self._changes) if isinstance(change.earlier, Sheet))
        names = self._kept.sheet.names
        for sheet in sheets:
            names += sheet.names[len(names) :]
        return names

    def show_all(self, *, everything: bool) -> None:
        """Show every change, or only those that corrected something."""
        wanted = [
            place
            for place in reversed(self._wanted)
            if everything or self._changes[place].action not in _NO_CORRECTIONS
        ]
        self.left_out = max(0, len(wanted) - _MOST)
        self.set_records([self._record(place) for place in islice(wanted, _MOST)])

    def _record(self, place: int) -> TrailRecord:
        change = self._changes[place]
        lines = self._hand_lines(place, change) if change.hand is not None else self._own_lines(place, change)
        what, moment = self._what(change), when(change.at)
        spoken = phrases([what, moment, *lines])
        return TrailRecord(place, what, moment, tuple(lines), self._earlier(change), spoken)

    def _what(self, change: Change) -> str:
        told = {
            Action.BEGUN: self.tr("The match was begun"),
            Action.RECORDED: self.tr("Hand {number} was recorded"),
            Action.INSERTED: self.tr("Hand {number} was inserted"),
            Action.CHANGED: self.tr("Hand {number} was corrected"),
            Action.REMOVED: self.tr("Hand {number} was removed"),
            Action.AMENDED: self.tr("The match was corrected"),
            Action.ENDED: self.tr("The match was ended"),
            Action.REOPENED: self.tr("The match was reopened"),
            Action.DELETED: self.tr("The match was deleted"),
            Action.RESTORED: self.tr("The match was brought back"),
            Action.RENAMED: self.tr("A player was renamed"),
        }
        return told[change.action].format(number=change.number)

    # A hand

    def _hand_lines(self, place: int, change: Change) -> list[str]:
        before = change.earlier.played if isinstance(change.earlier, EarlierHand) else None
        after = None if change.action is Action.REMOVED else self._hand_after(place)
        if change.action in (Action.RECORDED, Action.INSERTED):
            return [] if after is None else [self._told(after)]
        lines = [self.tr("Before: {hand}").format(hand=self._told(before))]
        if change.action is Action.CHANGED:
            lines.append(self.tr("After: {hand}").format(hand=self._told(after)))
        return lines

    def _hand_after(self, place: int) -> Played | None:
        """What a change made of a hand: the next change of it tells, or else what it is now."""
        hand = self._changes[place].hand
        for later in self._changes[place + 1 :]:
            if later.hand == hand:
                return later.earlier.played if isinstance(later.earlier, EarlierHand) else None
        return self._hand_now(hand)

    def _hand_now(self, hand: int | None) -> Played | None:
        ids = [key.id for key in self._kept.hands]
        return self._kept.sheet.match.hands[ids.index(hand)] if hand in ids else None

    def _told(self, played: Played | None) -> str:
        """A hand in words, with who laid down a stick."""
        if played is None:
            return self.tr("cannot be read")
        said = list(hand_said(played, self._names, self._texts))
        if played.riichi:
            players = named(played.riichi, self._names)
            said.append(self.tr("reach: {players}").format(players=players))
        return " · ".join(said) or self.tr("nothing")

    def _earlier(self, change: Change) -> Earlier | None:
        if change.hand is None or change.number is None or not isinstance(change.earlier, EarlierHand):
            return None
        if self._hand_now(change.hand) == change.earlier.played:
            return None
        return Earlier(change.hand, change.number, change.earlier)

    # The match itself

    def _own_lines(self, place: int, change: Change) -> Sequence[str]:
        if change.action not in (Action.AMENDED, Action.RENAMED):
            return []
        if not isinstance(change.earlier, Sheet):
            return [self.tr("Before: {hand}").format(hand=self.tr("cannot be read"))]
        later = (other.earlier for other in self._changes[place + 1 :])
        after = next((sheet for sheet in later if isinstance(sheet, Sheet)), self._kept.sheet)
        return self._corrections.changes.own(change.earlier, after)


def _spoken(record: TrailRecord) -> str:
    return record.spoken
