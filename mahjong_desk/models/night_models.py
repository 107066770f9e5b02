"""A club night as item models: the tables of a round and the standings; and what its clock says."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QObject, Qt, Signal, Slot

from mahjong_desk.club.event import Event
from mahjong_desk.club.games import Game, Ranked
from mahjong_desk.club.match import Replay
from mahjong_desk.club.play import match_rules
from mahjong_desk.club.store.kept import Kept, ListedEvent
from mahjong_desk.core.draft import Draft
from mahjong_desk.core.texts import phrases, series
from mahjong_desk.models.club_night import NightKeeper
from mahjong_desk.models.figures import figure
from mahjong_desk.models.records import RecordModel
from mahjong_desk.models.sheet_models import MatchRecord, date_text, shows_signs, wind_names
from mahjong_desk.report import rules_line
from mahjong_desk.rules.registry import rule_set, rule_sets


class Seat(NamedTuple):
    """Somebody at a table: ``points`` is what they have by now, empty before the match begins."""

    wind: str
    name: str
    points: str = ""


class TableRecord(NamedTuple):
    """A table of a round. ``number`` from 0; ``match``: the id of its match, None where none can be opened.

    ``state``: where the match stands, in a few words; ``is_over``: nothing more is played there.
    """

    number: int
    title: str
    seats: tuple[Seat, ...]
    state: str
    match: int | None
    is_over: bool
    spoken: str


class RankRecord(NamedTuple):
    """A guest in the standings: ``points`` as they are ranked by, empty before the first game."""

    name: str
    place: int
    points: str
    detail: str
    is_gain: bool | None
    spoken: str


class ClockState(NamedTuple):
    """What the clock of a round shows: the time and a few words; ``shown`` is empty where there is none."""

    shown: str = ""
    said: str = ""
    runs: bool = False
    was_started: bool = False
    is_up: bool = False
    minutes: int = 0


def time_text(left: timedelta) -> str:
    """What is left of a round in minutes and seconds; with a plus what it is over its time.

    >>> time_text(timedelta(minutes=90)), time_text(timedelta(seconds=59.2)), time_text(timedelta(seconds=-5))
    ('90:00', '1:00', '+0:05')
    """
    seconds = left.total_seconds()
    whole = ceil(seconds) if seconds > 0 else int(-seconds)
    return f"{'+' if seconds <= -1 else ''}{whole // 60}:{whole % 60:02}"


class NightModels(QObject):
    """Follows the keeper. One round is shown: the newest that has begun, until another one is asked for."""

    updated = Signal()

    def __init__(self, keeper: NightKeeper, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._keeper = keeper
        roles = Qt.ItemDataRole
        self.tables: RecordModel[TableRecord] = RecordModel(
            lambda r: r.number,
            {roles.DisplayRole: _spoken_table, roles.AccessibleTextRole: _spoken_table},
            self,
        )
        self.standings: RecordModel[RankRecord] = RecordModel(
            lambda r: r.name, {roles.DisplayRole: _spoken_rank, roles.AccessibleTextRole: _spoken_rank}, self
        )
        self.has_final_points = False
        """Whether the standings are by final points, which are something else than points."""
        self.shown = 0
        """The round whose tables are shown, from 0."""
        self._seen: tuple[int, int] | None = None
        """The night and how many of its rounds had begun, to see that another one did."""
        keeper.changed.connect(self.refresh)
        self.refresh()

    @property
    def keeper(self) -> NightKeeper:
        """What it follows."""
        return self._keeper

    @Slot()
    def refresh(self) -> None:
        """Show what the keeper holds."""
        kept = self._keeper.kept
        if kept is None:
            self._seen = None
            self.tables.set_records([])
            self.standings.set_records([])
        else:
            if self._seen != (kept.id, kept.begun):
                self._seen = (kept.id, kept.begun)
                self.shown = max(kept.begun - 1, 0)
            self.shown = max(min(self.shown, len(kept.event.seats) - 1), 0)
            self.tables.set_records(self._tables())
            self.standings.set_records(self._ranks())
        self.updated.emit()

    def show_round(self, number: int) -> None:
        """Show the tables of another round."""
        self.shown = number
        self.refresh()

    # The round

    @property
    def rounds(self) -> int:
        """How many rounds are seated."""
        return 0 if self._keeper.kept is None else len(self._keeper.night.seats)

    @property
    def begun(self) -> int:
        """How many of them have begun."""
        return 0 if self._keeper.kept is None else self._keeper.kept.begun

    @property
    def is_planned(self) -> bool:
        """Whether the round that is shown has not begun."""
        return self.shown >= self.begun

    def round_name(self) -> str:
        """What the round that is shown is called."""
        return self.tr("Round {number}").format(number=self.shown + 1)

    def round_title(self) -> str:
        """What the round that is shown is called, and whether it is past, or still to come."""
        if self.shown >= self.rounds:
            return ""
        if self.is_planned:
            return self.tr("{round} has not begun").format(round=self.round_name())
        if self.shown < self.begun - 1:
            return self.tr("{round} is past").format(round=self.round_name())
        return self.round_name()

    def resting(self) -> str:
        """Who sits at no table of the round; empty where nobody rests."""
        if self.shown >= self.rounds:
            return ""
        event = self._keeper.night
        rest = [event.guests[guest].name for guest in event.resting(self.shown)]
        if not rest:
            return ""
        return self.tr("At no table in this round: {names}").format(names=series(rest))

    def too_few(self) -> str:
        """Why no round can be seated; empty where one can."""
        kept = self._keeper.kept
        if kept is None or self.rounds > self.begun:
            return ""
        here = sum(guest.is_here for guest in kept.event.guests)
        size = 3 if kept.event.threes and here == 3 else kept.event.size
        if here >= size:
            return ""
        told = self.tr("{size} guests fill a table, and {here} are here. Guests… says who is.")
        return told.format(size=size, here=here)

    # Its tables

    def _tables(self) -> list[TableRecord]:
        event, kept = self._keeper.night, self._keeper.kept
        assert kept is not None
        if self.shown >= len(event.seats):
            return []
        matches = self._keeper.matches()
        ids: Sequence[int | None] = () if self.is_planned else kept.matches[self.shown]
        records = []
        for number, table in enumerate(event.seats[self.shown]):
            names = event.names(table)
            if self.is_planned:
                records.append(self._record(number, self._seats(event, names), "", None))
                continue
            match_id = ids[number] if number < len(ids) else None
            found = None if match_id is None else matches.get(match_id)
            records.append(self._played(number, names, match_id, found))
        return records

    @staticmethod
    def _seats(event: Event, names: Sequence[str], points: Sequence[str] = ()) -> tuple[Seat, ...]:
        winds = wind_names(len(names), event.rules)
        told = points or [""] * len(names)
        return tuple(Seat(*seat) for seat in zip(winds, names, told, strict=True))

    def _played(
        self, number: int, names: Sequence[str], match_id: int | None, found: Kept | None
    ) -> TableRecord:
        """A table of a round that has begun; its match may be gone."""
        event = self._keeper.night
        if found is None or found.replay is None or found.is_deleted:
            state = self.tr("The match of this table is lost")
            if found is not None and found.is_deleted:
                state = self.tr("The match of this table was deleted")
            elif match_id in self._keeper.unread or found is not None:
                state = self.tr("The match of this table cannot be read")
            return self._record(number, self._seats(event, names), state, None)
        sheet, replay = found.sheet, found.replay
        signed = shows_signs(match_rules(sheet.match))
        points = [figure(score, signed=signed) for score in replay.state.scores]
        seats = self._seats(event, sheet.names, points)
        game = Game(sheet, replay, found.id)
        return self._record(number, seats, self._state(game), found.id, is_over=game.is_over)

    def _state(self, game: Game) -> str:
        """Where a match stands."""
        replay = game.replay
        if replay.problems:
            return self.tr("a hand has to be put right")
        dealt = _dealt(replay)
        if game.is_over:
            return (
                self.tr("over after 1 hand") if dealt == 1 else self.tr("over after {count} hands")
            ).format(count=dealt)
        length = match_rules(game.sheet.match).length
        if length is None:
            told = self.tr("{label} · hand {number}")
            return told.format(label=replay.state.name, number=dealt + 1)
        told = self.tr("{label} · hand {number} of {length}")
        return told.format(label=replay.state.name, number=dealt + 1, length=length)

    def _record(
        self, number: int, seats: tuple[Seat, ...], state: str, match: int | None, *, is_over: bool = False
    ) -> TableRecord:
        title = self.tr("Table {number}").format(number=number + 1)
        told = [f"{seat.wind} {seat.name} {seat.points}".rstrip() for seat in seats]
        spoken = phrases([title, series(told), state])
        return TableRecord(number, title, seats, state, match, is_over, spoken)

    # The standings

    def _ranks(self) -> list[RankRecord]:
        ranked = self._keeper.ranked()
        self.has_final_points = differ = any(one.final != one.score for one in ranked)
        away = {guest.name for guest in self._keeper.night.guests if not guest.is_here}
        records = [self._rank(one, differ=differ, is_away=one.name in away) for one in ranked]
        if len({record.detail for record in records}) == 1:
            # What is so of everybody is not said of each.
            records = [record._replace(detail="") for record in records]
        return records

    def _rank(self, one: Ranked, *, differ: bool, is_away: bool) -> RankRecord:
        away = [self.tr("not here")] * is_away
        if not one.games:
            detail = " · ".join([*[self.tr("no game yet")] * (self.begun > 0), *away])
            spoken = ": ".join(filter(None, [one.name, detail]))
            return RankRecord(one.name, one.place, "", detail, None, spoken)
        parts = [self.tr("1 game") if one.games == 1 else self.tr("{count} games").format(count=one.games)]
        if one.running == one.games == 1:
            parts[0] = self.tr("1 game, in play")
        elif one.running:
            parts[0] = self.tr("{games}, {count} in play").format(games=parts[0], count=one.running)
        if differ:
            points = figure(one.score, signed=one.score < 0)
            parts.append(self.tr("{points} points").format(points=points))
        points, detail = figure(round(one.final, 2)), " · ".join([*parts, *away])
        spoken = self.tr("{place}. {name}: {points}, {detail}").format(
            place=one.place, name=one.name, points=points, detail=detail
        )
        is_gain = None if not one.final else one.final > 0
        return RankRecord(one.name, one.place, points, detail, is_gain, spoken)

    def standings_title(self) -> str:
        """Of how many rounds they are, and whether some table still plays."""
        begun = self.begun
        if not begun:
            return self.tr("Guests")
        if not any(one.games for one in self._keeper.ranked()):
            return self.tr("Standings before the first hand")
        # A table that has not recorded a hand yet plays too: the round is not over before all of them are.
        if self._keeper.unfinished(begun - 1) or any(one.running for one in self._keeper.ranked()):
            return self.tr("Standings in round {number}").format(number=begun)
        return self.tr("Standings after round {number}").format(number=begun)

    # The clock

    def clock(self) -> ClockState:
        """What the clock of the round that is shown says at this moment; nothing of a round that is past."""
        kept = self._keeper.kept
        if kept is None or not kept.begun - 1 <= self.shown < len(kept.event.clocks):
            return ClockState()
        clock = kept.event.clocks[self.shown]
        if not clock.minutes:
            return ClockState(said=self.tr("no clock"))
        moment = self._keeper.moment()
        left, is_up = clock.left(moment), clock.is_up(moment)
        if is_up:
            said = self.tr("Time is up") if clock.runs else self.tr("Time is up · stopped")
        elif clock.runs:
            said = self.tr("left in round {number}").format(number=self.shown + 1)
        elif clock.started is not None:
            said = self.tr("left · stopped")
        else:
            said = self.tr("not started") if not self.is_planned else self.tr("for this round")
        return ClockState(time_text(left), said, clock.runs, clock.started is not None, is_up, clock.minutes)

    # What stands beside

    def title(self) -> str:
        """What the night is called."""
        return "" if self._keeper.kept is None else self._keeper.night.name

    def about(self) -> str:
        """The day, the rules and how many guests there are."""
        if self._keeper.kept is None:
            return ""
        event = self._keeper.night
        here = sum(guest.is_here for guest in event.guests)
        guests = self.tr("{count} guests").format(count=here)
        rules = rules_line(Draft(rules=event.rules, options=event.options), rule_set(event.rules).texts())
        if event.east_only:
            rules = self.tr("{rules} · East round only").format(rules=rules)
        return " · ".join([day_text(event), guests, rules])


def _dealt(replay: Replay) -> int:
    return sum(step.played.was_dealt for step in replay.steps)


def day_text(event: Event | ListedEvent) -> str:
    """The day of a club night, with the month in words."""
    return date_text(event.day)


def _spoken_table(record: TableRecord) -> str:
    return record.spoken


def _spoken_rank(record: RankRecord) -> str:
    return record.spoken


class NightListModel(RecordModel[MatchRecord]):
    """The club nights that there are, the newest first; or those that were deleted."""

    def __init__(self, keeper: NightKeeper, parent: QObject | None = None) -> None:
        roles = Qt.ItemDataRole
        super().__init__(lambda r: r.id, {roles.DisplayRole: _told, roles.AccessibleTextRole: _told}, parent)
        self._keeper = keeper
        self.shows_deleted = False
        """Whether those are shown that were deleted."""
        self.deleted = 0
        """How many were deleted."""
        self._follows = False
        keeper.listed.connect(self.refresh)

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
        gone = self._keeper.nights(deleted=True)
        self.deleted = len(gone)
        self.shows_deleted = self.shows_deleted and bool(gone)
        self.set_records(list(map(self._record, gone if self.shows_deleted else self._keeper.nights())))

    def show_deleted(self, *, deleted: bool) -> None:
        """Show those that were deleted, or the others."""
        self.shows_deleted = deleted
        self.refresh()

    def _record(self, listed: ListedEvent) -> MatchRecord:
        known = rule_sets().get(listed.rules)
        rules = listed.rules if known is None else known.texts().get("rules", known.id)
        begun = self.tr("no round begun")
        if listed.begun:
            begun = self.tr("round {begun} of {rounds}").format(
                begun=listed.begun, rounds=max(listed.rounds, listed.begun)
            )
        guests = self.tr("{count} guests").format(count=listed.guests)
        detail = " · ".join([day_text(listed), guests, begun, rules])
        return MatchRecord(listed.id, listed.name, detail, False)


def _told(record: MatchRecord) -> str:
    return f"{record.names}. {record.detail}"
