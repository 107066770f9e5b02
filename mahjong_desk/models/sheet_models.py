"""The score sheet as item models: a row a hand with the running totals, and the standings."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime
from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QObject, Qt, Signal, Slot

from mahjong_desk.club.rows import SheetRow
from mahjong_desk.club.store.kept import Listed
from mahjong_desk.club.store.tiles import texts_of
from mahjong_desk.core.texts import Terms, labelled, phrases, series
from mahjong_desk.core.tiles import Wind
from mahjong_desk.models.figures import figure
from mahjong_desk.models.kept_hands import KeptHand, kept_hand_of
from mahjong_desk.models.match_keeper import MatchKeeper
from mahjong_desk.models.records import RecordModel
from mahjong_desk.rules.matches import End, MatchRules, State
from mahjong_desk.rules.registry import rule_set, rule_sets


def shows_signs(rules: MatchRules | None) -> bool:
    """Whether totals are shown with a sign, as they are where everybody begins with nothing."""
    return rules is None or not any(rules.start.scores)


class Sort(Enum):
    """What a row of the sheet is."""

    HAND = "hand"
    MOVED = "moved"
    """Points that were moved between two hands."""
    PLAY = "play"
    """The hand in play, or why none follows."""
    TOTAL = "total"


class SheetRecord(NamedTuple):
    """A row. ``place``: that of its hand in the match; ``id`` stays with the hand.

    ``label``: the round with the number of the hand in it; ``first`` and ``second``: what happened, the main
    thing and what there is to add. ``totals`` and ``moved`` by player, ready to be shown.
    """

    id: object
    sort: Sort
    place: int
    label: str
    dealer: str
    first: str
    second: str
    totals: tuple[str, ...]
    moved: tuple[int, ...]
    spoken: str
    has_tiles: bool = False


class StandingRecord(NamedTuple):
    """A player's place with points, and final points where they differ."""

    player: int
    place: int
    name: str
    points: str
    final: str
    is_gain: bool | None
    spoken: str


class MatchRecord(NamedTuple):
    """A match in the list of earlier ones."""

    id: int
    names: str
    detail: str
    is_running: bool


class SheetModels(QObject):
    """Follows the keeper."""

    updated = Signal()

    def __init__(self, keeper: MatchKeeper, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._keeper = keeper
        self._terms = Terms.LANGUAGE
        roles = Qt.ItemDataRole
        self.rows: RecordModel[SheetRecord] = RecordModel(
            lambda r: r.id, {roles.DisplayRole: _spoken, roles.AccessibleTextRole: _spoken}, self
        )
        self.standings: RecordModel[StandingRecord] = RecordModel(
            lambda r: r.player,
            {roles.DisplayRole: _spoken_place, roles.AccessibleTextRole: _spoken_place},
            self,
        )
        keeper.changed.connect(self.refresh)
        self.refresh()

    @property
    def keeper(self) -> MatchKeeper:
        """What it follows."""
        return self._keeper

    @property
    def signed(self) -> bool:
        """Whether totals are shown with a sign."""
        return shows_signs(self._keeper.rules)

    @Slot()
    def refresh(self) -> None:
        """Show what the keeper holds."""
        keeper = self._keeper
        kept, replay = keeper.kept, keeper.replay
        if kept is None or replay is None:
            self.rows.set_records([])
            self.standings.set_records([])
        else:
            keys = [key.id for key in kept.hands]
            found = [self._hand(place, keys[place], row) for place, row in enumerate(keeper.rows())]
            found += self._unplayed(len(found), keys)
            state = keeper.state or replay.state
            if keeper.is_running and not replay.problems:
                found.append(self._in_play(state))
            found.append(self._total(state))
            self.rows.set_records(found)
            self.standings.set_records(self._standings())
        self.updated.emit()

    # The rows

    def _hand(self, place: int, key: int, row: SheetRow) -> SheetRecord:
        names = self._keeper.names
        label = row.label if row.dealer is not None else "–"
        dealer = "" if row.dealer is None else names[row.dealer]
        first, *more = row.said
        second = [*more, *self.beside(row)]
        has_tiles = self._keeper.has_tiles(place)
        totals = tuple(figure(total, signed=self.signed) for total in row.totals)
        changes = series(
            self.tr("{name} {change}, now {total}").format(name=name, change=figure(change), total=total)
            for name, change, total in zip(names, row.moved, totals, strict=True)
        )
        head = self.tr("{label}, dealer {dealer}").format(label=row.label, dealer=dealer) if dealer else ""
        beside = [*second, *[self.tr("with its tiles")] * has_tiles]
        spoken = phrases([head, first, *beside, changes])
        sort = Sort.HAND if dealer else Sort.MOVED
        return SheetRecord(
            key, sort, place, label, dealer, first, " · ".join(second), totals, row.moved, spoken, has_tiles
        )

    def hand_at(self, place: int) -> KeptHand | None:
        """What is to be seen of the tiles of a hand: asked of those alone that show, as it takes a while."""
        kept = self._keeper.kept
        if kept is None or not self._keeper.has_tiles(place):
            return None
        return kept_hand_of(texts_of(kept.sheet.tiles)[place] or "", self._terms)

    def patterns(self, place: int) -> str:
        """What the tiles of a hand scored for; empty where they are not there."""
        hand = self.hand_at(place)
        return "" if hand is None else hand.scored

    def call_by(self, terms: Terms) -> None:
        """What patterns are called by."""
        if terms is not self._terms:
            self._terms = terms
            self.updated.emit()

    def beside(self, row: SheetRow) -> list[str]:
        """Who laid down a stick, and what lay on the table as the hand began."""
        found = []
        if row.riichi:
            found.append(self.tr("reach: {players}").format(players=self._named(row.riichi)))
        if row.dealer is not None:
            found += self._counters(row.honba, row.sticks)
        return found

    def _named(self, players: Sequence[int]) -> str:
        return series(self._keeper.names[player] for player in players)

    def _counters(self, honba: int, sticks: int) -> list[str]:
        found = []
        if honba:
            found.append(self.tr("{count} honba").format(count=honba))
        if sticks == 1:
            found.append(self.tr("1 stick on the table"))
        elif sticks:
            found.append(self.tr("{count} sticks on the table").format(count=sticks))
        return found

    def _unplayed(self, first: int, keys: Sequence[int]) -> list[SheetRecord]:
        """The hands from the first one on that cannot have gone as it says."""
        records = []
        for place in range(first, len(keys)):
            at_fault = place == first
            said = self._keeper.wrong() if at_fault else self.tr("Waits for the hand above to be put right")
            label = self.tr("hand {number}").format(number=place + 1)
            records.append(
                SheetRecord(keys[place], Sort.MOVED, place, "?", "", said, "", (), (), f"{label}. {said}")
            )
        return records

    def _in_play(self, state: State) -> SheetRecord:
        if state.is_over:
            first, second = self._over(state), self.tr("End the match to close the sheet")
            return SheetRecord("play", Sort.PLAY, -1, "", "", first, second, (), (), f"{first}. {second}")
        dealer = self._keeper.names[state.dealer]
        first = self.tr("in play …")
        beside = [self._number()]
        if self._keeper.declared:
            beside.append(self.tr("reach: {players}").format(players=self._named(self._keeper.declared)))
        beside += self._counters(state.honba, state.sticks)
        if state.end is End.DEALER_MAY_STOP:
            beside.append(self.tr("the leading dealer may end the match here"))
        told = " · ".join(beside)
        head = self.tr("{label}, dealer {dealer}").format(label=state.name, dealer=dealer)
        spoken = phrases([head, first, *beside])
        return SheetRecord("play", Sort.PLAY, -1, state.name, dealer, first, told, (), (), spoken)

    def _number(self) -> str:
        """Which hand it is."""
        replay = self._keeper.replay
        assert replay is not None
        dealt = sum(step.played.was_dealt for step in replay.steps)
        length = None if self._keeper.rules is None else self._keeper.rules.length
        if length is None:
            return self.tr("hand {number}").format(number=dealt + 1)
        return self.tr("hand {number} of {length}").format(number=dealt + 1, length=length)

    def _over(self, state: State) -> str:
        said = {
            End.LENGTH: self.tr("All hands of the match are played"),
            End.REACHED: self.tr("The match is over: somebody has the return points"),
            End.BUST: self.tr("The match is over: a player is below zero"),
        }
        return said.get(state.end or End.LENGTH, self.tr("The match is over"))

    def _total(self, state: State) -> SheetRecord:
        totals = tuple(figure(score, signed=self.signed) for score in state.scores)
        told = [
            f"{name} {figure(score, signed=False)}"
            for name, score in zip(self._keeper.names, state.scores, strict=True)
        ]
        label = self.tr("Total")
        spoken = self.tr("{label}: {figures}").format(label=label, figures=series(told))
        return SheetRecord("total", Sort.TOTAL, -1, label, "", "", "", totals, (), spoken)

    # The standings

    def _standings(self) -> list[StandingRecord]:
        state, standing = self._keeper.state, self._keeper.standing
        assert state is not None
        assert standing is not None
        scores, finals = standing
        if self._keeper.is_running and not state.is_over:
            # Sticks on the table are nobody's yet.
            scores = state.scores
        differ = tuple(map(float, state.scores)) != finals
        order = sorted(range(len(scores)), key=lambda player: (-finals[player], player))
        records = []
        for player in order:
            # Who has as much has the same place.
            place = 1 + sum(other > finals[player] for other in finals)
            name, points = self._keeper.names[player], figure(scores[player], signed=self.signed)
            final = figure(round(finals[player], 2)) if differ else ""
            spoken = self.tr("{place}. {name}: {points}").format(place=place, name=name, points=points)
            if final:
                spoken = self.tr("{spoken}, final points {final}").format(spoken=spoken, final=final)
            is_gain = None if not finals[player] else finals[player] > 0
            records.append(StandingRecord(player, place, name, points, final, is_gain, spoken))
        return records

    # What stands beside

    def title(self) -> str:
        """What the match is called, or who plays it."""
        kept = self._keeper.kept
        if kept is None:
            return ""
        return kept.sheet.title or self.tr("Match of {date}").format(date=day(kept.sheet.begun))

    def standings_title(self) -> str:
        """Whether it is over, or after how many hands."""
        kept, replay = self._keeper.kept, self._keeper.replay
        if kept is None or replay is None:
            return ""
        count = sum(step.played.was_dealt for step in replay.steps)
        if kept.sheet.ended is not None:
            return self.tr("Final standings")
        if not count:
            return self.tr("Standings before the first hand")
        after = self.tr("Standings after 1 hand"), self.tr("Standings after {count} hands")
        return after[count > 1].format(count=count)

    def saved_at(self) -> datetime | None:
        """When something of the match was last written by this window or seen to have been."""
        return self._keeper.saved_at

    def sum_text(self) -> tuple[bool, str]:
        """Whether the points add up, and a sentence on it."""
        found = self._keeper.sum()
        if found is None:
            return True, ""
        parts = [
            (found.on_table, self.tr("{points} on the table")),
            (found.fined, self.tr("{points} paid in fines")),
            (found.adjusted, self.tr("{points} by adjustments")),
        ]
        told = series(
            text.format(points=figure(points, signed=text is parts[2][1])) for points, text in parts if points
        )
        if found.is_right:
            said = self.tr("Totals add up to {sum}").format(sum=figure(found.found, signed=False))
        else:
            said = self.tr("Totals add up to {sum}, not to {expected}").format(
                sum=figure(found.found, signed=False), expected=figure(found.expected, signed=False)
            )
        if told:
            said = self.tr("{sentence} ({details})").format(sentence=said, details=told)
        return found.is_right, said


class MatchListModel(RecordModel[MatchRecord]):
    """The matches that there are, the newest first: those with what is looked for, or those deleted."""

    def __init__(self, keeper: MatchKeeper, parent: QObject | None = None) -> None:
        roles = Qt.ItemDataRole
        super().__init__(lambda r: r.id, {roles.DisplayRole: _told, roles.AccessibleTextRole: _told}, parent)
        self._keeper = keeper
        self._wanted: tuple[str, ...] = ()
        self._listed: tuple[Listed, ...] = ()
        self.shows_deleted = False
        """Whether those are shown that were deleted."""
        self.deleted = 0
        """How many were deleted."""
        self._follows = True
        keeper.listed.connect(self.refresh)
        self.refresh()

    @property
    def count(self) -> int:
        """How many there are of those that are shown, found or not."""
        return len(self._listed)

    def follow(self, *, on: bool) -> None:
        """Look at what is there whenever something changes, or rest while nobody sees it."""
        self._follows = on
        if on:
            self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Show what is there."""
        if not self._follows:
            return
        gone = self._keeper.matches(deleted=True)
        self.deleted = len(gone)
        self.shows_deleted = self.shows_deleted and bool(gone)
        self._listed = gone if self.shows_deleted else self._keeper.matches()
        self._show()

    def show_deleted(self, *, deleted: bool) -> None:
        """Show those that were deleted, or the others."""
        self.shows_deleted = deleted
        self.refresh()

    def search(self, text: str) -> None:
        """Show only those that have each word of a text: names, title, rules, or the day."""
        self._wanted = tuple(text.casefold().split())
        self._show()

    def _show(self) -> None:
        records = [self._record(listed) for listed in self._listed]
        found = [
            record
            for record, listed in zip(records, self._listed, strict=True)
            if all(word in _looked_in(record, listed) for word in self._wanted)
        ]
        self.set_records(found)

    def _record(self, listed: Listed) -> MatchRecord:
        known = rule_sets().get(listed.rules)
        rules = listed.rules if known is None else known.texts().get("rules", known.id)
        hands = (self.tr("1 hand") if listed.hands == 1 else self.tr("{count} hands")).format(
            count=listed.hands
        )
        parts = [when(listed.begun), rules, hands]
        if listed.ended is None:
            parts.append(self.tr("not ended"))
        names = series(listed.names)
        title = labelled(listed.title, names) if listed.title else names
        return MatchRecord(listed.id, title, " · ".join(parts), listed.ended is None)


def _looked_in(record: MatchRecord, listed: Listed) -> str:
    """Where a search looks: what the list shows, and the day in numbers as well."""
    here = listed.begun.astimezone()
    days = f"{here:%Y-%m-%d} {here.day}.{here.month}.{here.year} {here:%d.%m.%Y} {here:%d/%m/%Y}"
    days += f" {here.year}/{here.month}/{here.day} {here:%Y/%m/%d}"
    return f"{record.names} {record.detail} {days}".casefold()


def when(moment: datetime) -> str:
    """A day and a time, by the clock of this machine."""
    told = QCoreApplication.translate("Dates", "{day}, {time}")
    return told.format(day=day(moment), time=clock(moment))


def day(moment: datetime) -> str:
    """A day, with the month in words."""
    return date_text(moment.astimezone().date())


def date_text(day: date) -> str:
    """The same of a day by itself."""
    form = QCoreApplication.translate("Dates", "d MMMM yyyy")
    return QLocale().toString(QDate(day.year, day.month, day.day), form)


def clock(moment: datetime) -> str:
    """The time of day."""
    return moment.astimezone().strftime("%H:%M")


def wind_names(players: int, rules: str) -> list[str]:
    """The names of the seats in the first hand."""
    texts = rule_set(rules).texts()
    return [texts.get("winds", wind.name) for wind in tuple(Wind)[:players]]


def _spoken(record: SheetRecord) -> str:
    return record.spoken


def _spoken_place(record: StandingRecord) -> str:
    return record.spoken


def _told(record: MatchRecord) -> str:
    return f"{record.names}. {record.detail}"
