"""The club night that is open: every change of it takes one path to the disk, and the window hears of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from random import Random, SystemRandom
from time import monotonic
from typing import NamedTuple
from uuid import UUID

from PySide6.QtCore import QObject, Signal

from mahjong_desk.club.answer import TEXTS, match_message
from mahjong_desk.club.event import MOST_ROUNDS, Event, Guest, seated, with_table
from mahjong_desk.club.games import Game, Ranked, standings
from mahjong_desk.club.sheet import now, spelled
from mahjong_desk.club.store.events import EventAnswer, Events
from mahjong_desk.club.store.failures import StoreProblem, message
from mahjong_desk.club.store.kept import (
    EventConflict,
    Found,
    Impossible,
    Kept,
    KeptEvent,
    ListedEvent,
    TableKey,
)
from mahjong_desk.club.store.sheets import Sheets
from mahjong_desk.core.texts import Texts, sentences
from mahjong_desk.models.asked import Asked
from mahjong_desk.models.asking import Asker
from mahjong_desk.models.keeping import Keeping
from mahjong_desk.models.match_history import Answered
from mahjong_desk.models.watch import Watch
from mahjong_desk.rules.registry import rule_set, rule_sets

_TIME_EVERY = 30
"""Looks between two at the clock that all programs go by: this computer may have slept meanwhile."""
_DRAWS = 1 << 30


class NightNews(NamedTuple):
    """What is new by so many changes, of a night that is held, when it was ``read_at`` by the ticks.

    ``kept`` and the ``found`` matches of its tables are None where they are as they were.
    """

    revision: int
    read_at: float
    kept: KeptEvent | None = None
    found: Found | None = None


def news_of(
    sheets: Sheets,
    held: KeptEvent | None,
    known: Found,
    revision: int,
    ticks: Callable[[], float],
    *,
    with_time: bool,
) -> NightNews | StoreProblem:
    """What is new for whoever holds a night and has seen so many changes. It never raises.

    ``with_time``: the night is read in any case, as a computer that slept counted no seconds, and another
    one's clock may go faster. Where something cannot be read there are no news: they are asked for again.
    """
    news = sheets.changed_since(revision)
    if isinstance(news, StoreProblem):
        return news
    if held is None:
        return NightNews(news.revision, ticks())
    is_other = held.id in news.events
    now = Events(sheets.database).event(held.id, held) if is_other or with_time else held
    if isinstance(now, StoreProblem):
        return now
    read = NightNews(news.revision, ticks(), None if now is held else now)
    if now.is_deleted or not (is_other or not news.matches.isdisjoint(now.ids)):
        return read
    found = sheets.many(now.ids, known.matches) if now.ids else Found((), ())
    return found if isinstance(found, StoreProblem) else read._replace(found=found)


class NightKeeper(Keeping):
    """Holds one club night as it is on the disk, with the matches of its tables, and changes it."""

    changed = Signal()
    """Another night is held, or none, or it or one of its matches is another than before."""
    listed = Signal()
    """Nights were added or changed."""

    def __init__(self, sheets: Sheets, parent: QObject | None = None, *, asker: Asker | None = None) -> None:
        """``asker``: what has the timer's looks made beside the window."""
        super().__init__(sheets, parent)
        self._events = Events(sheets.database)
        self._revision = -1
        self._looks = 0
        self._read_at = 0.0
        self.kept: KeptEvent | None = None
        self._found = Found((), ())
        self._ranked: tuple[Ranked, ...] | None = None
        self._last: tuple[Event, KeptEvent] | None = None
        """What the last change of guests or seats was made from, and what came of it."""
        self._asked = Asked()
        self.ticks = monotonic
        """Counts seconds, from whenever."""
        self.chance: Random = SystemRandom()
        """What seats guests otherwise."""
        self.today = now
        """Says what day it is, for a night that is begun."""
        self._watch = Watch(sheets, self._question, self._take_news, asker, self)

    # What is so now

    @property
    def night(self) -> Event:
        """The night that is held; there has to be one."""
        assert self.kept is not None
        return self.kept.event

    @property
    def unread(self) -> frozenset[int]:
        """The ids of the matches that cannot be read."""
        return frozenset(self._found.unread)

    @property
    def texts(self) -> Texts:
        """Those of the rules of the night, with those of the club."""
        return Texts(rule_set(self.night.rules).folder / "texts", TEXTS)

    def matches(self) -> Mapping[int, Kept]:
        """The matches of all rounds that have begun, by their ids."""
        return {kept.id: kept for kept in self._found.matches}

    def games(self) -> tuple[Game, ...]:
        """Those of them that count."""
        return self._found.games

    def ranked(self) -> tuple[Ranked, ...]:
        """The standings across all tables of all rounds, the best first."""
        if self._ranked is None:
            names = [guest.name for guest in self.night.guests]
            self._ranked = standings(self.games(), names)
        return self._ranked

    def moment(self) -> datetime:
        """What time it is by the clock that all programs on this database go by."""
        assert self.kept is not None
        return self.kept.moment + timedelta(seconds=self.ticks() - self._read_at)

    def unfinished(self, number: int) -> int:
        """How many tables of a round still play."""
        assert self.kept is not None
        ids = self.kept.matches[number] if number < self.kept.begun else ()
        return sum(not game.is_over for game in self.games() if game.id in ids)

    def players(self) -> tuple[str, ...]:
        """The names that are remembered."""
        return self._told(self._sheets.players(), ())

    def nights(self, *, deleted: bool = False) -> tuple[ListedEvent, ...]:
        """All club nights, or those that were deleted, the newest first."""
        return self._told(self._events.events(deleted=deleted), ())

    def table_of(self, match_id: int) -> TableKey | None:
        """The table at which a match is played; None where it belongs to no club night that there is."""
        return self._told(self._events.table_of(match_id), None)

    # Which night

    def open(self, night: int) -> bool:
        """Hold another night; false if it cannot be read, which ``failed`` tells."""
        found = self._events.event(night)
        if isinstance(found, StoreProblem):
            self.failed.emit(message(found))
            return False
        if found.is_deleted:
            self.listed.emit()
            self.failed.emit(self.tr("This club night was deleted; it is among the deleted ones."))
            return False
        if found.event.rules not in rule_sets():
            told = self.tr(
                "This version of the program does not know the rules of this club night ({rules})."
            )
            self.failed.emit(told.format(rules=found.event.rules))
            return False
        self._found = Found((), ())
        self._hold(found)
        return True

    def leave(self) -> None:
        """Hold none; it stays as it is on the disk."""
        self._hold(None)

    def plan(self, event: Event, *, request: UUID | None = None) -> Answered:
        """Begin a night with the guests, rules and rounds of an event: it gets its seats."""
        names = spelled([guest.name for guest in event.guests], self.players())
        event = replace(event, guests=tuple(map(Guest, names)))
        return self._take(self._events.plan(self._seated(event, 0), request=request), is_other=True)

    def _seated(self, event: Event, begun: int) -> Event:
        """Otherwise than before, and as evenly; with no seats where nobody fills a table."""
        try:
            return seated(event, begun, self.chance.randrange(1, _DRAWS))
        except ValueError:
            return replace(event, seats=event.seats[:begun], clocks=event.clocks[:begun])

    # What is changed

    def _named(self, *what: object) -> UUID:
        """The name of what is asked of the night as it is: asked for again, it is done once."""
        assert self.kept is not None
        return self._asked.name(self.kept.id, self.kept.mark, *what)

    def begin_round(self) -> Answered:
        """Begin the next round: each of its tables has a match from now on."""
        assert self.kept is not None
        return self._take(self._events.begin_round(self.kept, request=self._named("begin")))

    def add_round(self) -> Answered:
        """Seat the guests for one more round."""
        assert self.kept is not None
        event = self.night
        if len(event.seats) >= MOST_ROUNDS:
            told = self.tr("A club night has {most} rounds at most.")
            return Answered(done=False, said=told.format(most=MOST_ROUNDS))
        more = replace(event, rounds=len(event.seats) + 1)
        return self.amend(self.kept, self._seated(more, len(event.seats)), request=self._named("add"))

    def seat_anew(self) -> Answered:
        """Seat the guests otherwise in all rounds that have not begun."""
        assert self.kept is not None
        return self.amend(self.kept, self._seated(self.night, self.kept.begun), request=self._named("anew"))

    def set_table(
        self,
        seen: KeptEvent,
        number: int,
        place: int,
        guests: Sequence[int],
        *,
        request: UUID | None = None,
    ) -> Answered:
        """Have these sit at a table of a round that has not begun, East first.

        Whoever sat there takes the place of who comes. ``seen``, here and below: the night as it was when the
        user was asked, so that what somebody else did since is not overwritten.
        """
        return self.amend(seen, with_table(seen.event, number, place, guests), request=request)

    def set_guests(
        self,
        seen: KeptEvent,
        here: Sequence[bool],
        more: Sequence[str],
        *,
        request: UUID | None = None,
    ) -> Answered:
        """Who of the guests is here, in their order, and who came besides; later rounds are seated anew."""
        guests = [
            guest._replace(is_here=is_here) for guest, is_here in zip(seen.event.guests, here, strict=True)
        ]
        guests += map(Guest, spelled(more, self.players()))
        event = replace(seen.event, guests=tuple(guests))
        return self.amend(seen, self._seated(event, seen.begun), request=request)

    def amend(self, seen: KeptEvent, event: Event, *, request: UUID | None = None) -> Answered:
        """Change what is not of a round that has begun."""
        answered = self._take(self._events.amend(seen, event, request=request))
        if answered.done and self.kept is not None:
            self._last = seen.event, self.kept
            self.changed.emit()
        return answered

    @property
    def can_take_back(self) -> bool:
        """Whether the last change of guests, seats or rounds can be undone: nobody changed anything since."""
        if self.kept is None or self._last is None:
            return False
        after = self._last[1]
        same = replace(after.event, clocks=()) == replace(self.night, clocks=())
        return same and (after.id, after.matches) == (self.kept.id, self.kept.matches)

    def take_back(self) -> Answered:
        """Undo the last change of guests, seats or rounds; once more makes it again."""
        if self.kept is None or self._last is None or not self.can_take_back:
            return Answered(done=False)
        before, begun = self._last[0], self.kept.begun
        clocks = (*self.night.clocks[:begun], *before.clocks[begun:])
        return self.amend(self.kept, replace(before, clocks=clocks))

    # The clock

    def run_clock(self, number: int) -> Answered:
        """Start the clock of a round, or have it go on."""
        assert self.kept is not None
        request = self._named("run", number)
        return self._take(self._events.run_clock(self.kept, number, request=request))

    def pause_clock(self, number: int) -> Answered:
        """Stop it for a while."""
        assert self.kept is not None
        request = self._named("pause", number)
        return self._take(self._events.pause_clock(self.kept, number, request=request))

    def reset_clock(self, number: int) -> Answered:
        """Have it as before it was started."""
        assert self.kept is not None
        request = self._named("reset", number)
        return self._take(self._events.reset_clock(self.kept, number, request=request))

    def set_minutes(self, number: int, minutes: int) -> Answered:
        """Give a round so many minutes; all that have not begun where it is one of those."""
        kept = self.kept
        assert kept is not None
        if number < kept.begun:
            return self._take(self._events.set_minutes(kept, number, minutes))
        event, begun = kept.event, kept.begun
        later = tuple(clock._replace(minutes=minutes) for clock in event.clocks[begun:])
        event = replace(event, minutes=minutes, clocks=(*event.clocks[:begun], *later))
        return self.amend(kept, event)

    # The list of nights

    def rename(self, night: int, name: str) -> Answered:
        """Call a night otherwise; the titles of its matches stay."""

        def rename(found: KeptEvent) -> EventAnswer:
            return self._events.amend(found, replace(found.event, name=" ".join(name.split())))

        return self._change_listed(night, rename)

    def delete(self, night: int) -> Answered:
        """Take a night off the list; its matches stay, and nothing of it is lost."""
        return self._change_listed(night, self._events.delete)

    def restore(self, night: int) -> Answered:
        """Have a night back that was deleted."""
        return self._change_listed(night, self._events.restore)

    def _change_listed(self, night: int, change: Callable[[KeptEvent], EventAnswer]) -> Answered:
        """Change a night of the list, of which none is held."""
        found = self._events.event(night)
        answer = found if isinstance(found, StoreProblem) else change(found)
        if isinstance(answer, KeptEvent):
            self.listed.emit()
            return Answered(done=True)
        return Answered(done=False, said=self._why_not(answer))

    # What others do

    def watch(self, *, on: bool) -> None:
        """Look now and then whether somebody else changed something, or no longer."""
        self._watch.follow(on=on)

    def look(self) -> None:
        """Read anew what somebody else changed, and wait for it."""
        self._watch.look()

    def _question(self) -> Callable[[], NightNews | StoreProblem]:
        self._looks += 1
        with_time = self._looks % _TIME_EVERY == 0
        return partial(
            news_of, self._sheets, self.kept, self._found, self._revision, self.ticks, with_time=with_time
        )

    def _take_news(self, found: NightNews | StoreProblem) -> None:
        news = self._told(found, None)
        if news is None:
            return
        is_old, self._revision = news.revision == self._revision, news.revision
        if news.kept is not None and news.kept.is_deleted:
            self.leave()
            self.failed.emit(self.tr("Somebody else deleted this club night; it is among the deleted ones."))
        elif news.kept is not None:
            self.kept, self._read_at = news.kept, news.read_at
        if news.found is not None and self.kept is not None:
            self._found, self._ranked = news.found, None
            self.changed.emit()
        if not is_old:
            self.listed.emit()

    def _read_matches(self) -> bool:
        """Those of its matches that are other than they were; false where that cannot be."""
        self._ranked = None
        if self.kept is None or not self.kept.ids:
            self._found = Found((), ())
            return True
        found = self._told(self._sheets.many(self.kept.ids, self._found.matches), None)
        if found is None:
            return False
        self._found = found
        return True

    # The one path of every change

    def _take(self, answer: EventAnswer, *, is_other: bool = False) -> Answered:
        """What came of a change of the night that is held, or of another one that is held from now on."""
        if isinstance(answer, KeptEvent):
            self._told(answer, None)
            if is_other:
                self._found = Found((), ())
            self._hold(answer)
            self.listed.emit()
            return Answered(done=True)
        said = self._why_not(answer)
        if isinstance(answer, EventConflict):
            self._hold(None if answer.now.is_deleted else answer.now)
            if answer.now.is_deleted:
                # Whoever asked for the change is gone with the night.
                self.listed.emit()
                self.failed.emit(said)
        return Answered(done=False, said=said)

    def _why_not(self, answer: EventConflict | Impossible | StoreProblem) -> str:
        if isinstance(answer, StoreProblem):
            return message(answer)
        if isinstance(answer, Impossible):
            texts = Texts(TEXTS) if self.kept is None else self.texts
            return sentences(match_message(problem, texts) for problem in answer.problems)
        if answer.now.is_deleted:
            return self.tr("Somebody else deleted this club night meanwhile, so nothing was changed here.")
        return self.tr(
            "Somebody else changed this club night meanwhile, so nothing was changed here. Look at what is"
            " there now, then try again."
        )

    def _hold(self, kept: KeptEvent | None) -> None:
        self.kept, self._read_at = kept, self.ticks()
        if self._read_matches() and kept is not None:
            # The matches are as they were then, or newer: no look has to read them again.
            self._revision = kept.revision
        self.changed.emit()

    def close(self) -> None:
        """Nobody looks any more; the database is somebody else's to close."""
        self.watch(on=False)
