"""The best hands of a player, with the tiles, what they scored for, and the line of the player's games."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QObject, Qt

from mahjong_desk.club.answer import TEXTS
from mahjong_desk.club.records import BestHand, Record
from mahjong_desk.club.rows import worth_text
from mahjong_desk.core.draft import Draft
from mahjong_desk.core.texts import Terms, Texts, phrases
from mahjong_desk.models.figures import figure
from mahjong_desk.models.groups import GroupRecord
from mahjong_desk.models.kept_hands import KeptHand, kept_hand
from mahjong_desk.models.records import RecordModel
from mahjong_desk.models.sheet_models import day
from mahjong_desk.models.standing_lines import Lines


class BestRecord(NamedTuple):
    """A hand: what it was worth and when it was won, with its tiles in groups where they were kept.

    ``scored``: what it scored for; where its tiles were not kept, that. ``match`` and ``place``: where it is.
    """

    match: int
    place: int
    worth: str
    when: str
    scored: str
    groups: tuple[GroupRecord, ...]
    spoken: str
    tiles: Draft | None


class BestHands(RecordModel[BestRecord]):
    """Those of one player, the best first."""

    def __init__(self, terms: Terms, parent: QObject | None = None) -> None:
        """``terms``: what patterns are called by."""
        roles = Qt.ItemDataRole
        spoken = {roles.DisplayRole: _spoken, roles.AccessibleTextRole: _spoken}
        super().__init__(lambda record: (record.match, record.place), spoken, parent)
        self._terms = terms
        self._words = Texts(TEXTS)

    def show_player(self, record: Record | None) -> None:
        """Show a player's hands, or none."""
        hands = () if record is None else record.best
        self.set_records([self._record(hand) for hand in hands])

    def _record(self, hand: BestHand) -> BestRecord:
        worth = worth_text(hand.worth, self._words)
        worth = worth[:1].upper() + worth[1:]
        when = self.tr("{day}, hand {number}").format(day=day(hand.begun), number=hand.place + 1)
        groups, scored, told = KeptHand((), self.tr("recorded without its tiles"), "")
        if hand.tiles is not None:
            groups, scored, told = kept_hand(hand.tiles, self._terms)
        spoken = phrases([worth, when, scored, told])
        return BestRecord(hand.game, hand.place, worth, when, scored, groups, spoken, hand.tiles)


def _spoken(record: BestRecord) -> str:
    return record.spoken


class GameLines(QObject):
    """Makes the line of a player's games: what they came to, one after the other."""

    def lines(self, record: Record | None) -> Lines:
        """That of a player; empty where there are less than two games."""
        if record is None or record.games < 2:
            return Lines()
        sums, line = 0.0, [0]
        for final in record.finals:
            sums += final
            line.append(round(sums))
        labels = ("", *(str(number + 1) for number in range(record.games)))
        told = self.tr("{name}: {sum} after {count} games, at most {most}, at least {least}").format(
            name=record.name,
            sum=figure(line[-1]),
            count=record.games,
            most=figure(max(line)),
            least=figure(min(line)),
        )
        return Lines((record.name,), labels, (tuple(line),), True, (told,))
