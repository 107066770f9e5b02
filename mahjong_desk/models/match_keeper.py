"""The match that is being kept: every change of it takes one path to the disk, and the window hears of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from mahjong_desk.club.answer import TEXTS, match_message
from mahjong_desk.club.match import Match, Replay
from mahjong_desk.club.play import match_rules, play
from mahjong_desk.club.rows import SheetRow, sheet_rows
from mahjong_desk.club.sheet import Sheet, clean_name, now, sheet_problems
from mahjong_desk.club.store.failures import StoreProblem, message
from mahjong_desk.club.store.kept import Conflict, Impossible, Kept, Listed
from mahjong_desk.club.store.sheets import Answer, Sheets
from mahjong_desk.club.sums import Sum, points_sum
from mahjong_desk.core.draft import Draft
from mahjong_desk.core.problems import Problem, Refused
from mahjong_desk.core.texts import Texts
from mahjong_desk.rules.matches import MatchRules
from mahjong_desk.rules.outcomes import Played
from mahjong_desk.rules.registry import rule_set

_LOOK_EVERY = 1000
"""Milliseconds between two looks at whether somebody else changed something."""


class Answered(NamedTuple):
    """What came of a change: done, or what to say of why not; ``may_insist``: it can be made all the same."""

    done: bool
    said: str = ""
    may_insist: bool = False


class Trial(NamedTuple):
    """What a hand would come to: points by player, or what the rules have against it, in words."""

    moved: tuple[int, ...] = ()
    said: str = ""


class MatchKeeper(QObject):
    """Holds one match as it is on the disk, with what comes of it, and changes it."""

    changed = Signal()
    """Another match is held, or none, or it is another than before."""
    listed = Signal()
    """Matches were added, ended or changed."""
    failed = Signal(str)
    """One sentence: the database does not answer as it should; empty when it does again."""

    def __init__(self, sheets: Sheets, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sheets = sheets
        self._revision = -1
        self._failure = ""
        self.kept: Kept | None = None
        self.replay: Replay | None = None
        self.rules: MatchRules | None = None
        self.saved_at: datetime | None = None
        """When a change of it was last on the disk; None until there is one."""
        self.texts = Texts(TEXTS)
        self.clock = now
        """Says what time it is, for a match that is begun."""
        self._timer = QTimer(self)
        self._timer.setInterval(_LOOK_EVERY)
        self._timer.timeout.connect(self.look)

    # What is so now

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players of the match that is held, East of the first hand first."""
        return () if self.kept is None else self.kept.sheet.names

    @property
    def is_running(self) -> bool:
        """Whether a match is held that has not ended."""
        return self.kept is not None and self.kept.sheet.ended is None

    @property
    def objection(self) -> str:
        """Why nothing can be changed, in a sentence; empty where it can."""
        problem = self._sheets.problem
        return "" if problem is None else message(problem)

    def rows(self) -> list[SheetRow]:
        """The score sheet of the match that is held."""
        return [] if self.replay is None else sheet_rows(self.replay, self.names, self.texts)

    def sum(self) -> Sum | None:
        """Whether its points add up."""
        return None if self.replay is None else points_sum(self.replay)

    def wrong(self) -> str:
        """What the rules have against a hand that is kept all the same; empty where nothing."""
        problems = () if self.replay is None else self.replay.problems
        return " ".join(self._worded(problem) for problem in problems)

    def players(self) -> tuple[str, ...]:
        """The names that are remembered."""
        found = self._sheets.players()
        return () if self._is_failure(found) or isinstance(found, StoreProblem) else found

    def matches(self) -> tuple[Listed, ...]:
        """All matches, the newest first."""
        found = self._sheets.matches()
        if isinstance(found, StoreProblem):
            self._is_failure(found)
            return ()
        return tuple(sorted(found, key=lambda listed: (listed.begun, listed.id), reverse=True))

    # Which match

    def resume(self) -> bool:
        """Hold the newest match that has not ended; false if there is none."""
        running = [listed for listed in self.matches() if listed.ended is None]
        return bool(running) and self.open(running[0].id)

    def open(self, match_id: int) -> bool:
        """Hold another match; false if it cannot be read, which ``failed`` tells."""
        found = self._sheets.match(match_id)
        if isinstance(found, StoreProblem):
            self._is_failure(found)
            return False
        return self._hold_if_known(found)

    def _hold_if_known(self, found: Kept) -> bool:
        """A match by rules that this program does not have stays as it is."""
        try:
            play(found.sheet.match)
        except Refused as refused:
            self.failed.emit(" ".join(map(self._worded, refused.problems)))
            return False
        self._hold(found, is_other=True)
        return True

    def leave(self) -> None:
        """Hold none; it stays as it is on the disk."""
        self._hold(None, is_other=True)

    def begin(self, names: Sequence[str], rules: str, options: tuple[tuple[str, str], ...] = ()) -> Answered:
        """Begin a match of so many players now."""
        match = Match((), rules, options, players=len(names))
        sheet = Sheet(match, tuple(map(clean_name, names)), self.clock())
        problems = sheet_problems(sheet)
        if problems:
            return Answered(done=False, said=" ".join(self._worded(problem) for problem in problems))
        return self._take(self._sheets.begin(sheet))

    # Its hands

    def trial(self, seen: Kept, played: Played, place: int | None = None) -> Trial:
        """What a hand would come to at the end of a match as it was seen, or in the place of one."""
        match = seen.sheet.match
        here = len(match.hands) if place is None else place
        try:
            replay = play(replace(match, hands=(*match.hands[:here], played)))
        except Refused as refused:
            return Trial(said=" ".join(map(self._worded, refused.problems)))
        if len(replay.steps) <= here:
            return Trial(said=" ".join(self._plainly(problem) for problem in replay.problems))
        before, _, after = replay.steps[here]
        return Trial(tuple(b - a for a, b in zip(before.scores, after.scores, strict=True)))

    def record(
        self, seen: Kept, played: Played, tiles: Draft | None = None, *, insist: bool = False
    ) -> Answered:
        """Record a hand at the end, with its scored tiles where they are known.

        ``seen``, here and below: the match as it was when the user was asked. What somebody else did
        to the same hand since then is not overwritten.
        """
        return self._take(self._sheets.record(seen, played, tiles, insist=insist))

    def change(self, seen: Kept, place: int, played: Played, *, insist: bool = False) -> Answered:
        """Put another hand in the place of one; its tiles stay while it is worth the same."""
        sheet = seen.sheet
        same = [win.worth for win in sheet.match.hands[place].wins] == [win.worth for win in played.wins]
        tiles = sheet.tiles[place] if same else None
        return self._take(self._sheets.change(seen, place, played, tiles, insist=insist))

    def remove(self, seen: Kept, place: int, *, insist: bool = False) -> Answered:
        """Take a hand out."""
        return self._take(self._sheets.remove(seen, place, insist=insist))

    def end(self) -> Answered:
        """The match is over."""
        assert self.kept is not None
        return self._take(self._sheets.end(self.kept))

    def reopen(self) -> Answered:
        """It goes on."""
        assert self.kept is not None
        return self._take(self._sheets.reopen(self.kept))

    # What others do

    def watch(self, *, on: bool) -> None:
        """Look now and then whether somebody else changed something, or no longer."""
        if on:
            self.look()
            self._timer.start()
        else:
            self._timer.stop()

    @Slot()
    def look(self) -> None:
        """Read anew what somebody else changed."""
        found = self._sheets.revision()
        if self._is_failure(found) or isinstance(found, StoreProblem) or found == self._revision:
            return
        self._revision = found
        if self.kept is not None:
            read = self._sheets.match(self.kept.id)
            if not self._is_failure(read) and isinstance(read, Kept) and read != self.kept:
                self._hold_if_known(read)
        self.listed.emit()

    def close(self) -> None:
        """Let go of the database."""
        self._timer.stop()
        self._sheets.close()

    # The one path of every change

    def _take(self, answer: Answer) -> Answered:
        if isinstance(answer, Kept):
            self._is_failure(answer)
            self.saved_at = self.clock()
            self._hold(answer)
            self.listed.emit()
            return Answered(done=True)
        if isinstance(answer, Impossible):
            return Answered(
                done=False, said=" ".join(map(self._worded, answer.problems)), may_insist=answer.may_insist
            )
        if isinstance(answer, Conflict):
            self._hold(answer.now)
            told = self.tr(
                "Somebody else changed the same meanwhile, so nothing was recorded. The sheet shows what is"
                " there now: look at it and try again."
            )
            return Answered(done=False, said=told)
        return Answered(done=False, said=message(answer))

    def _hold(self, kept: Kept | None, *, is_other: bool = False) -> None:
        if is_other:
            self.saved_at = None if kept is None else self._last_change(kept)
        self.kept = kept
        self.replay = None if kept is None else play(kept.sheet.match)
        self.rules = None if kept is None else match_rules(kept.sheet.match)
        if kept is not None:
            family = rule_set(kept.sheet.match.rules)
            self.texts = Texts(family.folder / "texts", TEXTS)
        self.changed.emit()

    def _last_change(self, kept: Kept) -> datetime | None:
        trail = self._sheets.trail(kept.id)
        return None if isinstance(trail, StoreProblem) or not trail else trail[-1].at

    def _is_failure(self, found: object) -> bool:
        """Whether an answer is a problem of the database; that it is, or is no more, is told once."""
        said = message(found) if isinstance(found, StoreProblem) else ""
        if said != self._failure:
            self._failure = said
            self.failed.emit(said)
        return bool(said)

    # Words

    def _worded(self, problem: Problem) -> str:
        """A problem in words, with the hand that it is about, and players by their names."""
        return match_message(self._named(problem), self.texts)

    def _plainly(self, problem: Problem) -> str:
        """The same without the hand, for the one that is being recorded."""
        return self.texts.problem(self._named(problem))

    def _named(self, problem: Problem) -> Problem:
        player = problem.data.get("player")
        if isinstance(player, int) and 0 <= player < len(self.names):
            return problem._replace(data={**problem.data, "player": self.names[player]})
        return problem
