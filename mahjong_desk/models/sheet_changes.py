"""What differs between two forms of a match, and what comes of the difference, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from PySide6.QtCore import QObject

from mahjong_desk.club.answer import TEXTS
from mahjong_desk.club.match import Match, Replay
from mahjong_desk.club.play import in_hand, match_rules, play
from mahjong_desk.club.sheet import Sheet
from mahjong_desk.core.problems import Problem, Refused
from mahjong_desk.core.texts import Texts, series
from mahjong_desk.models.figures import figure
from mahjong_desk.models.sheet_models import shows_signs, wind_names
from mahjong_desk.models.trials import Trial, Words
from mahjong_desk.rules.matches import State
from mahjong_desk.rules.options import Kind, Option, resolve
from mahjong_desk.rules.registry import rule_set, rule_sets

NOTHING = "–"


class Comparison(NamedTuple):
    """What a correction of a match comes to, each a line to be read.

    ``own``: what changes of the match itself. ``totals`` and ``finals``: points and final points of the
    players for whom they change; ``turns``: hands that have another round or dealer, and the one in play.
    ``objections``: what the rules have against hands; while there are some, totals are not known.
    """

    own: tuple[str, ...] = ()
    totals: tuple[str, ...] = ()
    finals: tuple[str, ...] = ()
    turns: tuple[str, ...] = ()
    objections: tuple[str, ...] = ()


class SheetChanges(QObject):
    """Puts differences into words."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._played: tuple[Match, Replay] | None = None
        """The last match that was played: only few of all changes have it played anew."""

    # What was changed of the match itself

    def own(self, before: Sheet, after: Sheet) -> tuple[str, ...]:
        """A line for each difference of two forms of a match, whatever their hands are."""
        return tuple(self._own(before, after))

    def _own(self, before: Sheet, after: Sheet) -> Iterator[str]:
        old, new = before.match, after.match
        if before.title != after.title:
            yield self._line(self.tr("Title"), before.title or NOTHING, after.title or NOTHING)
        if old.rules != new.rules:
            yield self._line(self.tr("Rules"), _rules_name(old.rules), _rules_name(new.rules))
        if old.players != new.players:
            yield self._line(self.tr("Players"), str(old.players), str(new.players))
        yield from self._seats(before, after)
        if old.east_only != new.east_only:
            yield self._line(self.tr("Length"), *map(self._length, (old.east_only, new.east_only)))
        yield from self._options(old, new)

    def _line(self, what: str, old: str, new: str) -> str:
        return self.tr("{what}: {old} → {new}").format(what=what, old=old, new=new)

    def _length(self, east_only: bool) -> str:
        return self.tr("East round only") if east_only else self.tr("whole match")

    def _seats(self, before: Sheet, after: Sheet) -> Iterator[str]:
        seats = max(len(before.names), len(after.names))
        winds = wind_names(4, after.match.rules) if after.match.rules in rule_sets() else ["E", "S", "W", "N"]
        filled = [(*sheet.names, *[NOTHING] * (seats - len(sheet.names))) for sheet in (before, after)]
        for wind, old, new in zip(winds, *filled, strict=False):
            if old != new:
                yield self._line(wind, old or NOTHING, new or NOTHING)

    def _options(self, old: Match, new: Match) -> Iterator[str]:
        """Of another rule set only what is not as that has it."""
        if new.rules not in rule_sets():
            return
        rules = rule_set(new.rules)
        texts = rules.texts()
        values, _ = resolve(rules.options, new.options, rules.id)
        if old.rules == new.rules:
            earlier, _ = resolve(rules.options, old.options, rules.id)
        else:
            earlier, _ = resolve(rules.options, (), rules.id)
        for option in rules.options:
            if earlier[option.id] != values[option.id]:
                was, is_now = (option_words(option, of[option.id], texts) for of in (earlier, values))
                yield self._line(texts.get("options", option.id), was, is_now)

    # What comes of it

    def totals(self, trial: Trial, names: Sequence[str], *, signed: bool) -> str:
        """What becomes of the totals at the end of a match where a hand is corrected; empty if not known."""
        if not trial.totals:
            return ""
        points = [[figure(each, signed=signed) for each in of] for of in (trial.before, trial.totals)]
        changes = [
            self.tr("{name} {old} → {new}").format(name=name, old=old, new=new)
            for name, old, new in zip(names, *points, strict=True)
            if old != new
        ]
        if not changes:
            return self.tr("The totals at the end stay as they are.")
        return self.tr("Totals at the end: {changes}").format(changes=" · ".join(changes))

    def compared(self, before: Sheet, after: Sheet, replay: Replay | None) -> Comparison:
        """What becomes of a match with the same hands; ``replay``: what comes of it as it was, if known."""
        own = self.own(before, after)
        match = replace(after.match, hands=before.match.hands)
        try:
            now = replay or play(before.match)
            then = now if match == before.match else self._replayed(match)
        except Refused as refused:
            return Comparison(own, objections=self.worded(refused.problems, after))
        turns = tuple(self._turns(now, then, before.names, after.names))
        if then.problems:
            return Comparison(own, turns=turns, objections=self.worded(_objections(then), after))
        if now.problems:
            return Comparison(own, turns=turns)
        sheets = (before, after)
        totals = _changes(sheets, now.state.scores, then.state.scores, _are_signed(now, then))
        finals = _changes(sheets, now.standing.points, then.standing.points, (True, True))
        are_totals = all(map(_are_points, (now, then)))
        return Comparison(own, totals, () if are_totals else finals, turns)

    @staticmethod
    def worded(problems: Sequence[Problem], sheet: Sheet) -> tuple[str, ...]:
        """Problems in words, each with its hand, with the terms and the names of a match."""
        rules = sheet.match.rules
        folders = (rule_set(rules).folder / "texts",) if rules in rule_sets() else ()
        words = Words(Texts(*folders, TEXTS), sheet.names)
        return tuple(map(words.whole, problems))

    def _replayed(self, match: Match) -> Replay:
        if self._played is None or self._played[0] != match:
            self._played = match, play(match)
        return self._played[1]

    def _turns(self, now: Replay, then: Replay, old: Sequence[str], new: Sequence[str]) -> Iterator[str]:
        """The hands of which round or dealer change."""
        turns = self.tr("Hand {number}: {turn}")
        for number, (was, is_now) in enumerate(zip(now.steps, then.steps, strict=False), start=1):
            if was.played.was_dealt and not _same_turn(was.before, is_now.before, old, new):
                turn = self._turn(was.before, is_now.before, old, new)
                yield turns.format(number=number, turn=turn)
        if now.problems or then.problems:
            return
        if now.state.is_over != then.state.is_over:
            over, on = self.tr("The match is over then"), self.tr("The match goes on then")
            yield over if then.state.is_over else on
        elif not now.state.is_over and not _same_turn(now.state, then.state, old, new):
            turn = self._turn(now.state, then.state, old, new)
            yield self.tr("The hand in play: {turn}").format(turn=turn)

    def _turn(self, was: State, is_now: State, old: Sequence[str], new: Sequence[str]) -> str:
        """Which round it was with whose deal, and which it becomes."""
        dealers = old[was.dealer], new[is_now.dealer]
        if was.name == is_now.name:
            told = self.tr("{label}, {old} deals → {new} deals")
            return told.format(label=was.name, old=dealers[0], new=dealers[1])
        return self.tr("{was}, {old} deals → {label}, {new} deals").format(
            was=was.name, old=dealers[0], label=is_now.name, new=dealers[1]
        )


def option_words(option: Option, value: str, texts: Texts) -> str:
    """A value of an option as the window names it."""
    parts = value.split() if option.kind is Kind.SEVERAL else [value]
    return series(texts.find("option_values", f"{option.id}.{part}") or part for part in parts)


def _rules_name(rules: str) -> str:
    """What a rule set is called; one that there is not is called by its id."""
    return rule_set(rules).texts().get("rules", rules) if rules in rule_sets() else rules


def _same_turn(was: State, is_now: State, old: Sequence[str], new: Sequence[str]) -> bool:
    """Whether round and dealer are the same; who was only called otherwise is the same."""
    if (was.round, was.dealer) != (is_now.round, is_now.dealer):
        return False
    before, after = old[was.dealer], new[is_now.dealer]
    return before == after or after not in old


def _changes(
    sheets: tuple[Sheet, Sheet], old: Sequence[float], new: Sequence[float], signed: tuple[bool, bool]
) -> tuple[str, ...]:
    """Points of each player that are others than before; whoever is new takes over those of the seat."""
    before = {name: (name, points) for name, points in zip(sheets[0].names, old, strict=True)}
    by_seat = list(before.values())
    lines = []
    for seat, (name, points) in enumerate(zip(sheets[1].names, new, strict=True)):
        heir = by_seat[seat] if seat < len(by_seat) else (NOTHING, 0.0)
        was_called, had = before.get(name, heir)
        shown = figure(round(had, 2), signed=signed[0]), figure(round(points, 2), signed=signed[1])
        if was_called != name:
            lines.append(f"{was_called} {shown[0]} → {name} {shown[1]}")
        elif shown[0] != shown[1]:
            lines.append(f"{name} {shown[0]} → {shown[1]}")
    return tuple(lines)


def _are_signed(*replays: Replay) -> tuple[bool, bool]:
    """Whether totals are shown with a sign, as they are where everybody begins with nothing."""
    signed = [shows_signs(match_rules(replay.match)) for replay in replays]
    return signed[0], signed[1]


def _are_points(replay: Replay) -> bool:
    """Whether final points are the points themselves."""
    return tuple(map(float, replay.state.scores)) == replay.standing.points


def _objections(replay: Replay) -> list[Problem]:
    """What the rules have against the hand at which a replay stops, and against later ones by themselves."""
    rules, stop = match_rules(replay.match), len(replay.steps)
    found = list(replay.problems)
    for number, played in enumerate(replay.match.hands[stop + 1 :], start=stop + 2):
        found += [in_hand(problem, number) for problem in rules.own_problems(played)]
    return found
