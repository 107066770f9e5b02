"""The rule set ``reach`` and the riichi profiles: one engine, a column of options each."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from mahjong_desk.core.arrangements import SEVEN_PAIRS, readings
from mahjong_desk.core.draft import INDICATORS
from mahjong_desk.core.hand import Hand, Win, copies_problems
from mahjong_desk.core.line import bad_value
from mahjong_desk.core.problems import Problem, Reason, Value
from mahjong_desk.core.tally import (
    MOST_TILES,
    has_five,
    has_red,
    packed,
    reds_in,
)
from mahjong_desk.core.texts import Texts, series
from mahjong_desk.core.tiles import CODES, NORTH, Kind, Wind, kind_of, red_five
from mahjong_desk.core.waits import tiles_to_go
from mahjong_desk.rules.breakdown import Chart, Part
from mahjong_desk.rules.options import Option, Options, options_of
from mahjong_desk.rules.riichi import breakdown, circumstances
from mahjong_desk.rules.riichi.choices import Choices, choices
from mahjong_desk.rules.riichi.dora import has_reach, pointed_at
from mahjong_desk.rules.riichi.notes import notes
from mahjong_desk.rules.riichi.points import YAKUMAN, Liability, payments
from mahjong_desk.rules.riichi.score import HAN, FuItem, RiichiReading
from mahjong_desk.rules.riichi.score import YAKUMAN as YAKUMAN_UNIT
from mahjong_desk.rules.riichi.scorer import is_scorable, rank, score_reading
from mahjong_desk.rules.riichi.table import Table, table_of
from mahjong_desk.rules.riichi.yaku import YAKU, worths
from mahjong_desk.rules.ruleset import Circumstance, Pattern, RuleSet
from mahjong_desk.rules.score import Answer, Refusal, Score

if TYPE_CHECKING:
    from mahjong_desk.rules.figures import Figure, Slip
    from mahjong_desk.rules.lesson import Step
    from mahjong_desk.rules.matches import MatchRules

POINTS = "points"
_new = object.__new__
FOLDER = Path(__file__).parent
HAND_POINTS = frozenset({"reach"})
"""The rule sets that speak of Hand Points and Base Points, and teach by charts."""


class RiichiRuleSet(RuleSet):
    """One profile."""

    family = "riichi"
    unit = POINTS
    players = (4, 3)
    folder = FOLDER
    kanji = "ja"
    uses = frozenset({"round", "dora", "ura", "honba", "sticks", "players", "north", "pao"})
    always_shown = ()
    asked_first = ("start_points", "three_player_start")
    has_rounds = True
    pairs_repeat = False
    replacing = MappingProxyType({HAN: YAKUMAN_UNIT})

    def __init__(self, rules_id: str) -> None:
        self.id = rules_id
        self._hand_points = rules_id in HAND_POINTS
        self.has_charts = self._hand_points
        self.options = options_of(FOLDER, rules_id)
        self.patterns = tuple(
            Pattern(yaku_id, str(number), yaku_id, worth.concealed, worth.unit)
            for number, (yaku_id, worth) in enumerate(worths().items(), start=1)
        )

    def circumstances(self, hand: Hand, win: Win) -> tuple[Circumstance, ...]:
        """Reach, ippatsu, last tile, dead wall, robbing a quad, first turn."""
        return circumstances.circumstances(hand, win)

    def score(self, hand: Hand, win: Win, options: Options) -> Answer:
        """Every reading × every place of the winning tile; the one that pays most answers."""
        rules = choices(options)
        table = table_of(hand, win, rules)
        problems = [] if table.is_plain else list(_problems(hand, win, rules))
        found = readings(hand)
        if not found or found[-1][0] is SEVEN_PAIRS:
            found = [reading for reading in found if is_scorable(reading)]
        if not found:
            distance = max(1, tiles_to_go(hand, self.play(win)))
            problems.append(Problem(Reason.NOT_WINNING, "no-arrangement", {"distance": distance}))
        if problems:
            return Refusal(tuple(problems))
        scored = []
        for reading in found:
            scored.append(score_reading(reading, table))  # noqa: PERF401 - nearly always one
        if len(scored) > 1:
            scored.sort(key=rank)
        best = scored[0]
        if not best.rows:
            return Refusal((_no_yaku(table),))
        liability = None if win.pao is None else _liability(best, win.pao, rules)
        score = _new(Score)  # filled in here, as its __init__ takes longer
        score.rules, score.unit = self.id, POINTS
        score.best, score.readings = best, tuple(scored[1:])
        score.notes = notes(table, best, liable=liability is not None)
        score.payments = payments(best.base, liability, win, rules)
        return score

    def outranking(self, pattern: Pattern) -> tuple[str, ...]:
        """The yaku that it yields to."""
        return tuple(yaku.yields_to for yaku in YAKU if yaku.id == pattern.id and yaku.yields_to is not None)

    def open_value(self, pattern: Pattern, options: Options) -> int:
        """One han less for some, and 0 for those that a call rules out."""
        if pattern.id == "tanyao" and options["open_tanyao"] == "no":
            return 0
        return worths()[pattern.id].open

    def has_red_fives(self, options: Options) -> bool:
        """Whether the set has three red fives."""
        return options["red_fives"] != "0"

    def dora_of(self, indicator: Kind, win: Win) -> Kind | None:
        """The tile after the indicator."""
        return pointed_at(indicator, win.players)

    def indicators(self, hand: Hand, win: Win, options: Options) -> tuple[int, int]:
        """One, and another for each kong; as many below them are seen after reach."""
        rules = choices(options)
        kongs = sum(meld.group.is_kong for meld in hand.melds) if rules.kan_dora else 0
        return 1 + kongs, 1 + kongs if rules.ura_dora and has_reach(win) else 0

    def figures(self, score: Score, win: Win) -> tuple[Figure, ...]:
        """Fu and han, or Base Points and Hand Points, before the points."""
        from mahjong_desk.rules.figures import Figure  # for those who practise

        best = _best(score)
        told = (
            (Figure("base-points", best.fu), Figure("hand-points", best.hand_points))
            if self._hand_points
            else (Figure("han", best.han), Figure("fu", best.fu))
        )
        return (*told, *super().figures(score, win))

    def slips(self, score: Score, win: Win, options: Options, figure: Figure) -> Iterator[Slip]:
        """Rows and fu left out, roundings and limits forgotten, the neighbours in the chart."""
        from mahjong_desk.rules.riichi.slips import slips  # for those who practise

        return slips(_best(score), win, choices(options), figure)

    def tile_problem(self, kind: Kind, win: Win) -> Problem | None:
        """With three players there are no 2–8 of characters."""
        absent = kind in self.play(win).absent
        return Problem(Reason.BAD_NOTATION, "not-with-three", {"tile": CODES[kind]}) if absent else None

    def chow_objection(self, win: Win) -> str | None:
        """With three players nobody calls a chow."""
        return "no-chows" if win.players == 3 else None

    def summary(self, score: Score, texts: Texts) -> str:
        """Han and fu, or Hand Points and Base Points, and the limit."""
        return breakdown.summary(_best(score), texts, hand_points=self._hand_points)

    def amount(self, amount: int, unit: str, texts: Texts, *, brief: bool = False) -> str:
        """Han are Hand Points where the scores are said in these."""
        if unit == HAN and self._hand_points:
            if brief:
                return texts.get("breakdown", "chart-row", hand_points=amount)
            return texts.get("breakdown", "hand-point" if amount == 1 else "some-hand-points", count=amount)
        return super().amount(amount, unit, texts, brief=brief)

    def words(self, texts: Texts) -> Mapping[str, str]:
        """Han and fu, or Hand Points and Base Points."""
        terms = "words-reach" if self._hand_points else "words"
        return {word: texts.get("breakdown", f"{terms}-{word}") for word in ("han", "one_han", "fu")}

    def parts(self, score: Score, texts: Texts) -> tuple[Part, ...]:
        """The yaku, and the fu item by item."""
        return breakdown.parts(_best(score), texts, hand_points=self._hand_points)

    def lesson(self, score: Score, win: Win, options: Options, texts: Texts) -> tuple[Step, ...]:
        """Han, fu, base or limit, what is paid."""
        from mahjong_desk.rules.riichi.lesson import lesson  # for those who teach

        return lesson(score, _best(score), win, choices(options), texts, hand_points=self._hand_points)

    def match_options(self, players: int) -> tuple[Option, ...]:
        """Some have another of their kind in its place with three players."""
        from mahjong_desk.rules.riichi.match_choices import OF_FOUR, OF_THREE  # for those who keep the score

        unused = OF_FOUR if players == 3 else OF_THREE
        return tuple(option for option in super().match_options(players) if option.id not in unused)

    def liable_yakuman(self, score: Score, options: Options) -> int:
        """Those of the kinds that the options name, where their sets were called."""
        return _liable_yakuman(score.best, choices(options)) if isinstance(score.best, RiichiReading) else 0

    def match(self, options: Options, players: int, *, east_only: bool) -> MatchRules:
        """Two rounds, or one, with repeats, honba and sticks, and what the profile adds."""
        from mahjong_desk.rules.riichi.matches import RiichiMatch  # for those who keep the score

        return RiichiMatch(options, players, east_only=east_only)

    def charts(self, win: Win, options: Options, score: Score | None) -> tuple[Chart, ...]:
        """The two charts of the Reach site."""
        if not self._hand_points:
            return ()
        best = None if score is None else _best(score)
        return breakdown.charts(choices(options), self.texts(), best, dealer=win.seat is Wind.E)

    def details(self, score: Score) -> dict[str, Any]:
        """Han, fu with its items, and how many yakuman."""
        best = _best(score)
        return {
            "han": best.han,
            "hand_points": best.hand_points,
            "fu": best.fu,
            "fu_items": [_fu_object(item, best) for item in best.fu_items],
            "yakuman": best.yakuman,
        }


def _best(score: Score) -> RiichiReading:
    """The best reading of a score of this family."""
    assert isinstance(score.best, RiichiReading)
    return score.best


def _fu_object(item: FuItem, scored: RiichiReading) -> dict[str, Any]:
    group = {} if item.group is None else {"group": scored.reading.group_text(item.group)}
    return {"id": item.id, "fu": item.fu, **group}


def _no_yaku(table: Table) -> Problem:
    dora = sum(number for _, number, _ in table.dora)
    return Problem(Reason.NO_YAKU, "only-dora" if dora else "none", {"dora": dora})


def _liability(best: RiichiReading, named_seat: Wind, rules: Choices) -> Liability | None:
    """The part of a yakuman hand that a liable player answers for."""
    named = _liable_yakuman(best, rules)
    if not named:
        return None
    return Liability(named_seat, best.base if rules.pao_covers_whole else YAKUMAN * named)


def _liable_yakuman(best: RiichiReading, rules: Choices) -> int:
    """How many yakuman of a hand somebody is liable for, having fed the last called set of each.

    Nobody did where no set of it was called, or where the winning tile itself completed the last one.
    """
    if not best.yakuman:
        return 0
    _, groups, completed = best.reading
    return sum(
        row.value
        for row in best.rows
        if row.id in rules.pao
        and completed not in row.groups
        and any(groups[index].exposed for index in row.groups)
    )


# What cannot be


def _problems(hand: Hand, win: Win, rules: Choices) -> Iterator[Problem]:
    if win.dora or win.ura or win.north:
        yield from _indicator_problems(hand, win)
    if rules.red_fives:
        yield from _red_problems(hand, win)
    if win.conditions:
        yield from circumstances.KNOWN.problems(hand, win)
    if win.pao is win.seat:
        yield Problem(Reason.CONFLICTING_CONDITIONS, "pao-is-winner", {"seat": win.seat.name})
    if win.players == 3:
        yield from _three_player_problems(hand, win)


def _indicator_problems(hand: Hand, win: Win) -> Iterator[Problem]:
    for key, indicators in (("dora", win.dora), ("ura", win.ura)):
        if len(indicators) > INDICATORS:
            yield bad_value(key, len(indicators), f"0–{INDICATORS}")
    outside = (*win.dora, *win.ura, *([NORTH] * win.north))
    if len(outside) + hand.tally.tiles <= MOST_TILES and not has_five(hand.tally.total + packed(outside)):
        return
    known = {problem.data["tile"] for problem in copies_problems(hand.tiles)}
    for problem in copies_problems((*hand.tiles, *outside)):
        if problem.data["tile"] not in known:
            is_set_aside = bool(win.north) and problem.data["tile"] == CODES[NORTH]
            detail = "with-norths" if is_set_aside else "with-indicators"
            yield Problem(problem.reason, detail, problem.data)


def _red_problems(hand: Hand, win: Win) -> Iterator[Problem]:
    together = hand.tally.total + packed(win.dora) + packed(win.ura)
    if not has_red(together):
        return
    for suit, count in enumerate(reds_in(together)):
        if count > 1:
            data: dict[str, Value] = {"tile": CODES[red_five(suit)], "count": count}
            yield Problem(Reason.TOO_MANY_COPIES, "two-red-fives", data)


def _three_player_problems(hand: Hand, win: Win) -> Iterator[Problem]:
    """Three players have no 2–8 of characters, no chow and no seat North."""
    for key, seat in (("seat", win.seat), ("discarder", win.discarder), ("pao", win.pao)):
        if seat is Wind.N:
            yield bad_value(key, seat.name, "E S W")
    missing = {kind_of(number) for number in (*hand.tiles, *win.dora, *win.ura)} & set(range(1, 8))
    if len(missing) == 1:
        yield Problem(Reason.BAD_NOTATION, "not-with-three", {"tile": CODES[missing.pop()]})
    elif missing:
        numbers = series(CODES[kind][0] for kind in sorted(missing))
        yield Problem(Reason.BAD_NOTATION, "several-not-with-three", {"numbers": numbers})
    for meld in hand.melds:
        if meld.group.is_chow:
            yield Problem(Reason.BAD_MELD, "no-chow-with-three", {"tiles": meld.text})


def rule_set(rules_id: str) -> RuleSet:
    """The rule set of one of the ids that the package lists."""
    return RiichiRuleSet(rules_id)
