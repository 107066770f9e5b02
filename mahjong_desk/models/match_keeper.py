"""The match that is being kept: every change of it takes one path to the disk, and the window hears of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timezone
from functools import partial
from pathlib import Path
from uuid import UUID

from PySide6.QtCore import QObject, Signal

from mahjong_desk.club.answer import TEXTS
from mahjong_desk.club.match import Match, Replay
from mahjong_desk.club.play import match_rules, play
from mahjong_desk.club.rows import SheetRow, sheet_rows
from mahjong_desk.club.sheet import Sheet, now, sheet_problems, spelled
from mahjong_desk.club.store.failures import StoreProblem, message
from mahjong_desk.club.store.kept import Conflict, Impossible, Kept, Listed
from mahjong_desk.club.store.sheets import Answer, Sheets
from mahjong_desk.club.store.tiles import texts_of
from mahjong_desk.club.sums import Sum, points_sum
from mahjong_desk.core.draft import Draft
from mahjong_desk.core.problems import Problem, Refused
from mahjong_desk.core.texts import Texts, sentences
from mahjong_desk.models.asked import Asked
from mahjong_desk.models.asking import Asker
from mahjong_desk.models.hand_in_play import HandInPlay
from mahjong_desk.models.keeping import Keeping
from mahjong_desk.models.match_history import Answered, Content, MatchHistory
from mahjong_desk.models.match_news import Lists, MatchNews, news_since
from mahjong_desk.models.scored_hand import corrected_tiles
from mahjong_desk.models.trials import Trial, Words, checklist_of, trial, trial_without
from mahjong_desk.models.watch import Watch
from mahjong_desk.rules.checklist import Checklist
from mahjong_desk.rules.matches import STICK, MatchRules, Standing, State
from mahjong_desk.rules.outcomes import Played, Players
from mahjong_desk.rules.registry import rule_set

_ANY_TIME = datetime.fromtimestamp(0, timezone.utc)


class MatchKeeper(Keeping):
    """Holds one match as it is on the disk, with what comes of it, and changes it."""

    changed = Signal()
    """Another match is held, or none, or it is another than before."""
    listed = Signal()
    """Matches were added, ended or changed."""

    def __init__(
        self,
        sheets: Sheets,
        parent: QObject | None = None,
        *,
        folder: Path | None = None,
        history: MatchHistory | None = None,
        asker: Asker | None = None,
    ) -> None:
        """``folder``: where the note of the match in play is left; none is left without.

        ``asker``: what the matches are asked by, so that what others do is looked for beside the window.
        """
        super().__init__(sheets, parent)
        self._lists: Lists | None = None
        """While others' changes are taken in: what was read with them."""
        self._in_play = HandInPlay(folder)
        self._others_run = False
        self._begun = Asked()
        self.history = history or MatchHistory(self)
        self.history.act_on(self)
        self._revision = -1
        self.kept: Kept | None = None
        self.replay: Replay | None = None
        self.rules: MatchRules | None = None
        self.saved_at: datetime | None = None
        """When a change of it was last on the disk; None until there is one."""
        self.texts = Texts(TEXTS)
        self.clock = now
        """Says what time it is, for a match that is begun."""
        self._watch = Watch(sheets, self._question, self._take_news, asker, self)

    # What is so now

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players of the match that is held, East of the first hand first."""
        return () if self.kept is None else self.kept.sheet.names

    @property
    def is_running(self) -> bool:
        """Whether a match is held that has not ended."""
        return self.kept is not None and self.kept.sheet.ended is None and not self.kept.is_deleted

    @property
    def declared(self) -> Players:
        """Who declared reach in the hand in play; their sticks lie on the table already."""
        return self._in_play.declared

    @property
    def has_running(self) -> bool:
        """Whether there is a match to record hands in, this one or another."""
        return self.is_running or self._others_run

    @property
    def state(self) -> State | None:
        """How things stand, with the sticks that were laid down in the hand in play."""
        if self.replay is None:
            return None
        state = self.replay.state.moved(dict.fromkeys(self.declared, -STICK))
        return state._replace(sticks=state.sticks + len(self.declared))

    @property
    def standing(self) -> Standing | None:
        """What the match comes to if it ends so."""
        state = self.state
        return None if state is None or self.rules is None else self.rules.standing(state)

    def rows(self) -> list[SheetRow]:
        """The score sheet of the match that is held."""
        return [] if self.replay is None else sheet_rows(self.replay, self.names, self.texts)

    def sum(self) -> Sum | None:
        """Whether its points add up."""
        if self.replay is None or self.state is None:
            return None
        return points_sum(self.replay._replace(state=self.state))

    def wrong(self) -> str:
        """What the rules have against a hand that is kept all the same; empty where nothing."""
        return "" if self.replay is None else self._worded(self.replay.problems)

    def players(self) -> tuple[str, ...]:
        """The names that are remembered."""
        found = self._sheets.players() if self._lists is None else self._lists.players
        return self._told(found, ())

    def matches(self, *, deleted: bool = False) -> tuple[Listed, ...]:
        """All matches, or those that were deleted, the newest first."""
        found = self._told(self._listed(deleted=deleted), ())
        return tuple(sorted(found, key=lambda listed: (listed.begun, listed.id), reverse=True))

    def _listed(self, *, deleted: bool = False) -> tuple[Listed, ...] | StoreProblem:
        if self._lists is not None:
            return self._lists.deleted if deleted else self._lists.matches
        return self._sheets.matches(deleted=deleted)

    # Which match

    def resume(self) -> bool:
        """Hold the match that was held last, or the newest, if it has not ended; false if there is none."""
        noted = self._in_play.noted
        if any(self.open(one.id) for one in sorted(self._find_running(), key=lambda one: one.id != noted)):
            return True
        self._note()
        return False

    def open(self, match_id: int) -> bool:
        """Hold another match; false if it cannot be read, which ``failed`` tells."""
        found = self._sheets.match(match_id)
        if isinstance(found, StoreProblem):
            # The database may be well apart from it: no look takes this back, and it is told each time.
            self.failed.emit(message(found))
            return False
        if found.is_deleted:
            self.listed.emit()
            self.failed.emit(self.tr("Somebody else deleted this match meanwhile."))
            return False
        return self._hold_if_known(found, is_other=True)

    def _find_running(self) -> list[Listed]:
        """The matches that have not ended, the newest first; whether there are some is remembered."""
        found = self._told(self._listed(), None)
        if found is None:
            return []  # while nobody can say, it is as it was
        running = [listed for listed in found if listed.ended is None]
        self._others_run = bool(running)
        return running

    def _hold_if_known(self, found: Kept, *, is_other: bool) -> bool:
        """A match by rules that this program does not have stays as it is."""
        try:
            play(found.sheet.match)
        except Refused as refused:
            self.failed.emit(self._worded(refused.problems))
            return False
        self._hold(found, is_other=is_other)
        return True

    def leave(self) -> None:
        """Hold none; it stays as it is on the disk."""
        self._hold(None, is_other=True)

    def begin(
        self,
        names: Sequence[str],
        rules: str,
        options: tuple[tuple[str, str], ...] = (),
        *,
        east_only: bool = False,
    ) -> Answered:
        """Begin a match of so many players now; ``east_only``: of one round."""
        match = Match((), rules, options, players=len(names), east_only=east_only)
        sheet = Sheet(match, spelled(names, self.players()), self.clock())
        problems = sheet_problems(sheet)
        if problems:
            return Answered(done=False, said=self._worded(problems))
        # What time it is is not what was asked for.
        answer = self._sheets.begin(sheet, request=self._begun.name(replace(sheet, begun=_ANY_TIME)))
        if not isinstance(answer, StoreProblem):
            self._begun.answered()
        return self.take(answer, is_other=True)

    # The hand in play

    def declare(self, players: Players) -> None:
        """Who declared reach in the hand in play: their sticks are laid down now."""
        if players != self.declared:
            self._in_play.declared = players
            self._note()
            self.changed.emit()

    # Its hands

    def place_of(self, hand: object) -> int | None:
        """Where the hand of an id is by now; None if it is not there any more."""
        ids = [] if self.kept is None else [key.id for key in self.kept.hands]
        return ids.index(hand) if hand in ids else None

    def has_tiles(self, place: int) -> bool:
        """Whether the tiles of a hand were recorded; none is read for that, as there may be very many."""
        texts = () if self.kept is None else texts_of(self.kept.sheet.tiles)
        return place < len(texts) and texts[place] is not None

    def tiles(self, place: int) -> Draft | None:
        """The scored tiles of a hand, where they are known."""
        return self.kept.sheet.tiles[place] if self.kept is not None and self.has_tiles(place) else None

    def trial(self, seen: Kept, played: Played, place: int | None = None, *, inserted: bool = False) -> Trial:
        """What a hand would come to in a match as it was seen: at its end, in a place, or inserted there."""
        words = Words(self.texts, seen.sheet.names)
        return trial(self._replay_of(seen), played, place, inserted=inserted, words=words)

    def trial_without(self, seen: Kept, place: int) -> Trial:
        """What taking a hand out would change."""
        return trial_without(self._replay_of(seen), place, words=Words(self.texts, seen.sheet.names))

    @staticmethod
    def _replay_of(kept: Kept) -> Replay:
        return kept.replay or play(kept.sheet.match)

    @staticmethod
    def checklist(seen: Kept, ticked: Mapping[str, int]) -> Checklist:
        """What patterns come to by the rules of a match as it was seen, each counted so many times."""
        return checklist_of(seen.sheet.match, ticked)

    def record(
        self,
        seen: Kept,
        played: Played,
        tiles: Draft | None = None,
        *,
        insist: bool = False,
        request: UUID | None = None,
    ) -> Answered:
        """Record a hand at the end, with its scored tiles where they are known.

        ``seen``, here and below: the match as it was when the user was asked. What somebody else did
        to the same hand since then is not overwritten. ``request``: one for each thing that is asked for, so
        that it is done once where a connection was lost and it is asked for again.
        """
        answered = self.take(self._sheets.record(seen, played, tiles, insist=insist, request=request))
        if answered.done:
            step = self._named_step(self.tr("record a hand"), played)
            self.history.note_added(step, seen, Content(played, tiles), self._held)
        return answered

    def insert(
        self,
        seen: Kept,
        place: int,
        played: Played,
        tiles: Draft | None = None,
        *,
        insist: bool = False,
        request: UUID | None = None,
    ) -> Answered:
        """Insert a forgotten hand before the one at a place; at the end where there is none."""
        answered = self.take(self._sheets.insert(seen, place, played, tiles, insist=insist, request=request))
        if answered.done:
            step = self.tr("insert hand {number}").format(number=place + 1)
            self.history.note_added(step, seen, Content(played, tiles), self._held)
        return answered

    def change(
        self,
        seen: Kept,
        place: int,
        played: Played,
        *,
        insist: bool = False,
        request: UUID | None = None,
    ) -> Answered:
        """Put another hand in the place of one; its tiles stay while they score what it is worth."""
        earlier = Content(seen.sheet.match.hands[place], seen.sheet.tiles[place])
        tiles = corrected_tiles(seen, place, played)
        answered = self.take(self._sheets.change(seen, place, played, tiles, insist=insist, request=request))
        if answered.done and self.kept is not None:
            key = seen.hands[place]
            step = self.tr("correct hand {number}").format(number=place + 1)
            here = self.place_of(key.id)
            # Where it was done before and only the answer was lost, somebody may have removed it since.
            if here is not None:
                self.history.note_hand(step, key, earlier, Content(played, tiles), self.kept, here)
        return answered

    def remove(
        self, seen: Kept, place: int, *, insist: bool = False, request: UUID | None = None
    ) -> Answered:
        """Take a hand out."""
        earlier = Content(seen.sheet.match.hands[place], seen.sheet.tiles[place])
        answered = self.take(self._sheets.remove(seen, place, insist=insist, request=request))
        if answered.done and self.kept is not None:
            step = self.tr("remove hand {number}").format(number=place + 1)
            here = min(place, len(self.kept.hands))
            self.history.note_hand(step, seen.hands[place], earlier, None, self.kept, here)
        return answered

    def end(self) -> Answered:
        """The match is over."""
        answered = self.set_ended(ended=True)
        if answered.done:
            self.history.note_end(self.tr("end the match"), ended=True)
        return answered

    def reopen(self) -> Answered:
        """It goes on."""
        answered = self.set_ended(ended=False)
        if answered.done:
            self.history.note_end(self.tr("reopen the match"), ended=False)
        return answered

    def _named_step(self, otherwise: str, played: Played) -> str:
        """A step that recorded a hand, by what happened in it."""
        rows = self.rows()
        said = rows[-1].said if rows and played.outcomes else ()
        return self.tr("record “{hand}”").format(hand=said[0]) if said else otherwise

    # What undo and redo are made of: as the match is now, and without asking the rules once more

    def put_in(self, place: int, content: Content, request: UUID) -> Answered:
        """Insert a hand; ``request``, here and below, names what is asked for."""
        answer = self._sheets.insert(self._held, place, *content, insist=True, request=request)
        return self.take(answer, is_step=True)

    def put_over(self, place: int, content: Content, request: UUID) -> Answered:
        """Put another in the place of a hand."""
        answer = self._sheets.change(self._held, place, *content, insist=True, request=request)
        return self.take(answer, is_step=True)

    def take_out(self, place: int, request: UUID) -> Answered:
        """Remove a hand."""
        answer = self._sheets.remove(self._held, place, insist=True, request=request)
        return self.take(answer, is_step=True)

    def set_ended(self, *, ended: bool, request: UUID | None = None) -> Answered:
        """End the match, or have it go on."""
        change = self._sheets.end if ended else self._sheets.reopen
        return self.take(change(self._held, request=request))

    @property
    def _held(self) -> Kept:
        assert self.kept is not None
        return self.kept

    # What others do

    def watch(self, *, on: bool) -> None:
        """Look now and then whether somebody else changed something, or no longer."""
        self._watch.follow(on=on)

    def look(self) -> None:
        """Read anew what somebody else changed."""
        self._watch.look()

    def _question(self) -> Callable[[], MatchNews | StoreProblem]:
        return partial(news_since, self._sheets, self.kept, self._revision)

    def _take_news(self, found: MatchNews | StoreProblem) -> None:
        news = self._told(found, None)
        if news is None or news.lists is None:
            # What could not be read is asked for by the next look again.
            return
        self._revision = news.revision
        self._lists = news.lists
        try:
            if news.kept is not None and news.kept.is_deleted:
                self.leave()
            elif news.kept is not None and news.kept != self.kept:
                self.saved_at = news.changed
                self._hold_if_known(news.kept, is_other=False)
            self._find_running()
            self.listed.emit()
        finally:
            self._lists = None

    def close(self) -> None:
        """Let go of the database."""
        self.watch(on=False)
        self._sheets.close()

    # The one path of every change

    def take(self, answer: Answer, *, is_other: bool = False, is_step: bool = False) -> Answered:
        """What came of a change of the match held, or held from now on; ``is_step``: of undo or redo."""
        if isinstance(answer, Kept):
            self._told(answer, None)
            self._hold(answer, is_other=is_other, is_step=is_step, saved_at=self.clock())
            self.listed.emit()
            return Answered(done=True)
        if isinstance(answer, Impossible):
            said = self._worded(answer.problems)
            return Answered(False, said, answer.may_insist, is_final=not answer.may_insist)
        if isinstance(answer, Conflict) and answer.now.is_deleted:
            if self.kept is not None and self.kept.id == answer.now.id:
                self.leave()
            told = self.tr("Somebody else deleted this match meanwhile, so nothing was recorded.")
            return Answered(done=False, said=told)
        if isinstance(answer, Conflict):
            self._hold_if_known(answer.now, is_other=False)
            told = self.tr(
                "Somebody else changed the same meanwhile, so nothing was recorded. The sheet shows what is"
                " there now: look at it and try again."
            )
            return Answered(done=False, said=told)
        return Answered(done=False, said=message(answer))

    def _hold(
        self,
        kept: Kept | None,
        *,
        is_other: bool = False,
        is_step: bool = False,
        saved_at: datetime | None = None,
    ) -> None:
        """``saved_at``: when it was written, where that was just now."""
        was_running = self.is_running
        if saved_at is not None:
            self.saved_at = saved_at
        elif is_other:
            self.saved_at = None if kept is None else self._sheets.last_change(kept.id)
        if is_other:
            self.history.clear()
        self.kept = kept
        self.replay = None if kept is None else self._replay_of(kept)
        self.rules = None if kept is None else match_rules(kept.sheet.match)
        if kept is not None:
            family = rule_set(kept.sheet.match.rules)
            self.texts = Texts(family.folder / "texts", TEXTS)
        self._in_play.follow(kept, self.rules, is_other=is_other, is_step=is_step)
        if is_other or was_running is not self.is_running:
            self._find_running()
        self._note()
        self.changed.emit()

    def recount(self) -> None:
        """Other matches were changed, deleted or had back: whether one is running may be otherwise."""
        self._find_running()
        self._note()
        self.listed.emit()
        self.changed.emit()

    def _note(self) -> None:
        """Leave word for the next start."""
        self._in_play.note(is_running=self.is_running, others_run=self._others_run)

    def _worded(self, problems: Iterable[Problem]) -> str:
        """Problems in words, with the hand that each is about, and players by their names."""
        return sentences(map(Words(self.texts, self.names).whole, problems))
