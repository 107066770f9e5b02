"""One edit of the hands of a match: what comes of it, and what the rules have against it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from mahjong_desk.club.match import Match, Replay
from mahjong_desk.club.play import in_hand, match_rules, play
from mahjong_desk.club.sheet import Sheet, sheet_problems
from mahjong_desk.club.store.kept import HandKey, Impossible, Kept
from mahjong_desk.club.store.tiles import KeptTiles, text_of_draft, texts_of
from mahjong_desk.core.draft import Draft
from mahjong_desk.core.problems import Problem, Refused
from mahjong_desk.rules.outcomes import Played


@dataclass(frozen=True, slots=True)
class Edit:
    """At a place of a match as it is kept, ``gone`` hands make room for ``new`` ones, one or none of each."""

    now: Kept
    place: int
    gone: int
    new: tuple[tuple[Played, Draft | None], ...] = ()

    @property
    def match(self) -> Match:
        """The match as it is afterwards."""
        hands = self.now.sheet.match.hands
        new = (played for played, _ in self.new)
        return replace(self.now.sheet.match, hands=(*hands[: self.place], *new, *hands[self._behind :]))

    @property
    def _behind(self) -> int:
        return self.place + self.gone

    def tried(self, *, insist: bool) -> Replay | Impossible:
        """What comes of the match, or why it cannot go so."""
        match = self.match
        try:
            own = self._own_problems(match)
            replay = play(match, self.now.replay)
        except Refused as refused:
            return Impossible(refused.problems, may_insist=False)
        problems = own or stopped(replay, self._stop())
        says_something = all(played.outcomes for played, _ in self.new)
        if problems and not (insist and says_something):
            return Impossible(problems, may_insist=says_something)
        return replay

    def _own_problems(self, match: Match) -> tuple[Problem, ...]:
        """What is wrong with the new hand by itself: a replay that stops earlier does not tell."""
        rules = match_rules(match)
        found = [problem for played, _ in self.new for problem in rules.own_problems(played)]
        return tuple(in_hand(problem, self.place + 1) for problem in found)

    def _stop(self) -> int | None:
        """Where the hand is now at which the replay stopped before; None where it went to the end.

        Where just that one goes, the one behind it comes in its place.
        """
        stop = stop_of(self.now.replay)
        if stop is None or stop < self.place or (self.gone and stop == self.place):
            return stop
        return stop + len(self.new) - self.gone

    def kept(self, key: HandKey | None, replay: Replay, revision: int, mark: str) -> Kept:
        """The match afterwards; ``key`` is that of the new hand, the rest names the change."""
        now, texts = self.now, texts_of(self.now.sheet.tiles)
        new = tuple(text_of_draft(draft) for _, draft in self.new)
        tiles = KeptTiles((*texts[: self.place], *new, *texts[self._behind :]))
        keys = () if key is None else (key,)
        return replace(
            now,
            sheet=replace(now.sheet, match=replay.match, tiles=tiles),
            hands=(*now.hands[: self.place], *keys, *now.hands[self._behind :]),
            revision=revision,
            mark=mark,
            replay=replay,
        )


def stop_of(replay: Replay | None) -> int | None:
    """The place of the first hand that cannot have gone as it says; None where all can."""
    if replay is None:
        return 0
    return len(replay.steps) if replay.problems else None


def stopped(replay: Replay, before: int | None) -> tuple[Problem, ...]:
    """Why a replay stops earlier than it did before; nothing where it goes as far."""
    return replay.problems if before is None or len(replay.steps) < before else ()


# --- the match itself -------------------------------------------------------------------------------------


def refused(sheet: Sheet, before: int | None, *, insist: bool) -> Impossible | None:
    """Why there can be no such match, or why it cannot go so.

    ``before``: the place at which the replay stopped until now; None where it went to the end.
    """
    problems, replay = tuple(sheet_problems(sheet)), None
    try:
        replay = play(sheet.match)
    except Refused as no_rules:
        problems += no_rules.problems
    if problems or replay is None:
        return Impossible(problems, may_insist=False)
    wrong = stopped(replay, before)
    return Impossible(wrong, may_insist=True) if wrong and not insist else None
