"""The rule set ``reach`` and the riichi profiles: one engine, a column of options each."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from mahjong_desk.core.arrangements import SEVEN_PAIRS, readings
from mahjong_desk.core.draft import INDICATORS
from mahjong_desk.core.hand import Condition, Hand, Win, copies_problems
from mahjong_desk.core.line import bad_value
from mahjong_desk.core.problems import Problem, Reason, Value
from mahjong_desk.core.tally import MOST_TILES, Tally, has_five, has_red, has_two_reds, packed, reds_in
from mahjong_desk.core.texts import Texts
from mahjong_desk.core.tiles import CODES, NORTH, Kind, Wind, kind_of, red_five
from mahjong_desk.core.waits import tiles_to_go
from mahjong_desk.rules.breakdown import Chart, Part
from mahjong_desk.rules.options import Option, Options
from mahjong_desk.rules.riichi import breakdown, circumstances
from mahjong_desk.rules.riichi.choices import Choices, choices
from mahjong_desk.rules.riichi.fu import FuItem
from mahjong_desk.rules.riichi.notes import notes
from mahjong_desk.rules.riichi.points import YAKUMAN, Liability, payments
from mahjong_desk.rules.riichi.score import RiichiReading
from mahjong_desk.rules.riichi.scorer import Scorer, is_scorable, rank, worths
from mahjong_desk.rules.riichi.table import Table, pointed_at
from mahjong_desk.rules.ruleset import Circumstance, Pattern, RuleSet
from mahjong_desk.rules.score import Answer, Refusal, Score

POINTS = "points"
FOLDER = Path(__file__).parent
HAND_POINTS = frozenset({"reach"})
"""The rule sets that speak of Hand Points and Base Points, and teach by charts."""


@cache
def _option_lines() -> list[dict[str, str]]:
    with (FOLDER / "options.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def _options(rules_id: str) -> tuple[Option, ...]:
    return tuple(Option.from_line(line, rules_id) for line in _option_lines())


class RiichiRuleSet(RuleSet):
    """One profile."""

    family = "riichi"
    unit = POINTS
    players = (4, 3)
    folder = FOLDER
    kanji = "ja"
    uses = frozenset({"round", "dora", "ura", "honba", "sticks", "players", "north", "pao"})
    always_shown = ()

    def __init__(self, rules_id: str) -> None:
        self.id = rules_id
        self._hand_points = rules_id in HAND_POINTS
        self.has_charts = self._hand_points
        self.options = _options(rules_id)
        self.patterns = tuple(
            Pattern(yaku_id, str(number), yaku_id, worth.concealed, worth.unit)
            for number, (yaku_id, worth) in enumerate(worths().items(), start=1)
        )

    def circumstances(self, hand: Hand, win: Win) -> tuple[Circumstance, ...]:
        """Reach, ippatsu, last tile, dead wall, robbing a quad, first turn."""
        return circumstances.circumstances(hand, win)

    def score(self, hand: Hand, win: Win, options: Options, tally: Tally) -> Answer:
        """Every reading × every place of the winning tile; the one that pays most answers."""
        rules = choices(options)
        problems = [] if _is_plain(hand, win, tally) else list(_problems(hand, win, rules, tally))
        found = readings(hand, tally)
        if len(found) == 0 or found[-1].form is SEVEN_PAIRS:
            found = [reading for reading in found if is_scorable(reading)]
        if not found:
            distance = max(1, tiles_to_go(hand))
            problems.append(Problem(Reason.NOT_WINNING, "no-arrangement", {"distance": distance}))
        if problems:
            return Refusal(tuple(problems))
        table = Table(hand, win, rules, tally)
        scorer = Scorer(table, rules)
        scored = [scorer.score(reading) for reading in found]
        if len(scored) > 1:
            scored.sort(key=rank)
        best = scored[0]
        if not best.rows:
            return Refusal((_no_yaku(table),))
        liability = _liability(best, win, rules)
        return Score(
            rules=self.id,
            unit=POINTS,
            best=best,
            readings=tuple(scored[1:]),
            notes=notes(hand, win, best, rules, liable=liability is not None),
            payments=payments(best.base, liability, win, rules),
        )

    def has_red_fives(self, options: Options) -> bool:
        """Whether the set has three red fives."""
        return options["red_fives"] != "0"

    def dora_of(self, indicator: Kind, win: Win) -> Kind | None:
        """The tile after the indicator."""
        return pointed_at(indicator, win.players)

    def tile_problem(self, kind: Kind, win: Win) -> Problem | None:
        """With three players there are no 2–8 of characters."""
        if win.players != 3 or kind not in _NOT_WITH_THREE:
            return None
        return Problem(Reason.BAD_NOTATION, "not-with-three", {"tile": CODES[kind]})

    def chow_objection(self, win: Win) -> str | None:
        """With three players nobody calls a chow."""
        return "no-chows" if win.players == 3 else None

    def summary(self, score: Score, texts: Texts) -> str:
        """Han and fu, or Hand Points and Base Points, and the limit."""
        best = score.best
        hand_points = self._hand_points
        return (
            breakdown.summary(best, texts, hand_points=hand_points) if isinstance(best, RiichiReading) else ""
        )

    def parts(self, score: Score, texts: Texts) -> tuple[Part, ...]:
        """The yaku, and the fu item by item."""
        best = score.best
        if not isinstance(best, RiichiReading):
            return ()
        return breakdown.parts(best, texts, hand_points=self._hand_points)

    def charts(self, win: Win, options: Options, score: Score | None) -> tuple[Chart, ...]:
        """The two charts of the Reach site."""
        if not self._hand_points:
            return ()
        best = score.best if score is not None and isinstance(score.best, RiichiReading) else None
        return breakdown.charts(choices(options), self.texts(), best, dealer=win.seat is Wind.E)

    def details(self, score: Score) -> dict[str, Any]:
        """Han, fu with its items, and how many yakuman."""
        best = score.best
        if not isinstance(best, RiichiReading):
            return {}
        return {
            "han": best.han,
            "hand_points": best.hand_points,
            "fu": best.fu,
            "fu_items": [_fu_object(item, best) for item in best.fu_items],
            "yakuman": best.yakuman,
        }


def _fu_object(item: FuItem, scored: RiichiReading) -> dict[str, Any]:
    group = {} if item.group is None else {"group": scored.reading.group_text(item.group)}
    return {"id": item.id, "fu": item.fu, **group}


def _no_yaku(table: Table) -> Problem:
    dora = sum(one.number for one in table.dora)
    return Problem(Reason.NO_YAKU, "only-dora" if dora else "none", {"dora": dora})


def _liability(best: RiichiReading, win: Win, rules: Choices) -> Liability | None:
    """The part of a yakuman hand that a liable player, who fed its last open set, answers for."""
    if win.pao is None or not best.yakuman:
        return None
    groups = best.reading.groups
    named = sum(
        row.value
        for row in best.rows
        if row.id in rules.pao and any(groups[index].exposed for index in row.groups)
    )
    if not named:
        return None
    return Liability(win.pao, best.base if rules.pao_covers_whole else YAKUMAN * named)


# What cannot be


_NEVER_WRONG = frozenset(
    frozenset(conditions)
    for conditions in (
        (Condition.RIICHI,),
        (Condition.RIICHI, Condition.IPPATSU),
        (Condition.DOUBLE_RIICHI,),
        (Condition.DOUBLE_RIICHI, Condition.IPPATSU),
    )
)
"""Circumstances that contradict nothing in a concealed hand; nearly every one that has some has these."""


def _is_plain(hand: Hand, win: Win, tally: Tally) -> bool:
    """Whether nothing can be wrong, as with nearly every hand; what may be is then looked at closely."""
    outside = (*win.dora, *win.ura)
    together = tally.total + packed(outside) if outside else tally.total
    return (
        win.players == 4
        and win.pao is None
        and len(outside) <= INDICATORS
        and not has_five(together)
        and not has_two_reds(together)
        and (not win.conditions or (win.conditions in _NEVER_WRONG and hand.is_concealed))
    )


def _problems(hand: Hand, win: Win, rules: Choices, tally: Tally) -> Iterator[Problem]:
    if win.dora or win.ura or win.north:
        yield from _indicator_problems(hand, win, tally)
    if rules.red_fives:
        yield from _red_problems(win, tally)
    if win.conditions and not (win.conditions in _NEVER_WRONG and hand.is_concealed):
        yield from _conflicts(hand, win)
    if win.pao is win.seat:
        yield Problem(Reason.CONFLICTING_CONDITIONS, "pao-is-winner", {"seat": win.seat.name})
    if win.players == 3:
        yield from _three_player_problems(hand, win)


def _indicator_problems(hand: Hand, win: Win, tally: Tally) -> Iterator[Problem]:
    for key, indicators in (("dora", win.dora), ("ura", win.ura)):
        if len(indicators) > INDICATORS:
            yield bad_value(key, len(indicators), f"0–{INDICATORS}")
    outside = (*win.dora, *win.ura, *([NORTH] * win.north))
    if len(outside) + tally.tiles <= MOST_TILES and not has_five(tally.total + packed(outside)):
        return
    known = {problem.data["tile"] for problem in copies_problems(hand.tiles)}
    for problem in copies_problems((*hand.tiles, *outside)):
        if problem.data["tile"] not in known:
            yield Problem(problem.reason, "with-indicators", problem.data)


def _red_problems(win: Win, tally: Tally) -> Iterator[Problem]:
    together = tally.total + packed(win.dora) + packed(win.ura)
    if not has_red(together):
        return
    for suit, count in enumerate(reds_in(together)):
        if count > 1:
            data: dict[str, Value] = {"tile": CODES[red_five(suit)], "count": count}
            yield Problem(Reason.TOO_MANY_COPIES, "two-red-fives", data)


def _conflicts(hand: Hand, win: Win) -> Iterator[Problem]:
    """A problem for each circumstance that the hand, the win or another circumstance contradicts."""
    for place, condition in enumerate(circumstances.USED):
        if condition not in win.conditions:
            continue
        data = {"label": circumstances.label(condition, win)}
        detail = circumstances.conflict(condition, hand, win)
        if detail is not None:
            yield Problem(Reason.CONFLICTING_CONDITIONS, detail, data)
        for other in circumstances.excluded(condition, win):
            # Each pair is named once, by the circumstance that stands first.
            if place < circumstances.USED.index(other):
                yield Problem(Reason.CONFLICTING_CONDITIONS, f"with-{other.value}", data)


_NOT_WITH_THREE = range(1, 8)
"""The kinds that three players leave out."""


def _three_player_problems(hand: Hand, win: Win) -> Iterator[Problem]:
    """Three players have no 2–8 of characters, no chow and no seat North."""
    for key, seat in (("seat", win.seat), ("discarder", win.discarder), ("pao", win.pao)):
        if seat is Wind.N:
            yield bad_value(key, seat.name, "E S W")
    missing = {kind_of(number) for number in (*hand.tiles, *win.dora, *win.ura)} & set(_NOT_WITH_THREE)
    for kind in sorted(missing):
        yield Problem(Reason.BAD_NOTATION, "not-with-three", {"tile": CODES[kind]})
    for meld in hand.melds:
        if meld.group.is_chow:
            yield Problem(Reason.BAD_MELD, "no-chow-with-three", {"tiles": meld.text})


def rule_set(rules_id: str) -> RuleSet:
    """The rule set of one of the ids that the package lists."""
    return RiichiRuleSet(rules_id)
