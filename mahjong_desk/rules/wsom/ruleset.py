"""The rule sets ``wsom``, ``wsom-mt`` and ``zung-jung``: tables read from data, readings scored by them."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from mahjong_desk.core.arrangements import Form, Reading, readings
from mahjong_desk.core.hand import Hand, Win
from mahjong_desk.core.problems import Problem, Reason
from mahjong_desk.core.texts import Texts
from mahjong_desk.core.waits import tiles_to_go
from mahjong_desk.rules.options import Options, options_of
from mahjong_desk.rules.ruleset import Circumstance, Pattern, RuleSet
from mahjong_desk.rules.score import Answer, Outranked, Refusal, Row, Score, ScoredReading, outranked
from mahjong_desk.rules.wsom import circumstances
from mahjong_desk.rules.wsom.notes import LIMIT, notes
from mahjong_desk.rules.wsom.patterns import DEFINITIONS, PER_SET, Definition
from mahjong_desk.rules.wsom.payments import payments
from mahjong_desk.rules.wsom.view import View

if TYPE_CHECKING:
    from mahjong_desk.rules.checklist import Checklist
    from mahjong_desk.rules.figures import Figure, Slip
    from mahjong_desk.rules.lesson import Step
    from mahjong_desk.rules.matches import MatchRules

POINTS = "points"
FOLDER = Path(__file__).parent
_TERMINALS, _ALL_HONORS = "8.1", "3.4"  # series


@cache
def _lines() -> list[dict[str, str]]:
    with (FOLDER / "patterns.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def _by_form(rules_id: str) -> dict[Form, tuple[tuple[Pattern, Definition], ...]]:
    """For each form of a hand the patterns that it may score, in the order of their numbers."""
    return {
        form: tuple(
            (_pattern(line, rules_id), DEFINITIONS[line["id"]])
            for line in _lines()
            if form.value in line["forms"].split()
        )
        for form in Form
    }


def _pattern(line: Mapping[str, str], rules_id: str) -> Pattern:
    return Pattern(line["id"], line["number"], line["series"], int(line[rules_id]), POINTS)


_CONCEALED = frozenset(
    {
        "concealed-hand",
        "nine-gates",
        "four-concealed-triplets",
        "blessing-of-heaven",
        "blessing-of-earth",
        "thirteen-orphans",
        "seven-pairs",
    }
)
"""What takes a hand without an exposed meld: by its own words, all its tiles in hand, or no turn before."""


class WsomRuleSet(RuleSet):
    """One column of the tables."""

    family = "wsom"
    unit = POINTS
    players = (4,)
    kanji = "zh-Hant"
    uses = frozenset({"nobody"})
    always_shown = ("limit",)
    asked_first = ("hands",)
    has_checklist = True
    folder = FOLDER

    def __init__(self, rules_id: str) -> None:
        self.id = rules_id
        self._by_form = _by_form(rules_id)
        self.patterns = tuple(_pattern(line, rules_id) for line in _lines())
        self.options = options_of(FOLDER, rules_id)

    def open_value(self, pattern: Pattern, options: Options) -> int:
        """The same, but 0 for what no hand with an exposed meld can be."""
        return 0 if pattern.id in _CONCEALED else super().open_value(pattern, options)

    def circumstances(self, hand: Hand, win: Win) -> tuple[Circumstance, ...]:
        """The four circumstances of chapter 9."""
        return circumstances.circumstances(hand, win)

    def score(self, hand: Hand, win: Win, options: Options) -> Answer:
        """Every reading scored; the best one answers, the others are kept."""
        problems = list(circumstances.KNOWN.problems(hand, win))
        found = readings(hand)
        if not found:
            distance = max(1, tiles_to_go(hand))
            problems.append(Problem(Reason.NOT_WINNING, "no-arrangement", {"distance": distance}))
        if problems:
            return Refusal(tuple(problems))
        unlimited = [self._rows(View(hand, win, reading), options) for reading in found]
        scored = _ranked(unlimited, options, options.number("limit"))
        best = scored[0]
        below = _below_minimum(best, options)
        if below is not None:
            return Refusal((below,))
        with_limit = _ranked(unlimited, options, LIMIT)[0].total
        return Score(
            rules=self.id,
            unit=POINTS,
            best=best,
            readings=tuple(scored[1:]),
            notes=notes(hand, win, best, with_limit),
            payments=payments(best.total, win, options["payment"]),
        )

    def lesson(self, score: Score, win: Win, options: Options, texts: Texts) -> tuple[Step, ...]:  # noqa: ARG002
        """The rows one after the other, then the limit."""
        from mahjong_desk.rules.wsom.lesson import lesson  # for those who teach

        return lesson(score, texts)

    def slips(self, score: Score, win: Win, options: Options, figure: Figure) -> Iterator[Slip]:
        """Patterns left out, a limit forgotten, what the winner receives in all, the shares of a discard."""
        from mahjong_desk.rules.figures import PAYS, TOTAL, Slip  # for those who practise

        yield from super().slips(score, win, options, figure)
        if figure.sort == TOTAL and score.best.limit is not None:
            yield Slip(sum(row.value for row in score.best.rows), "no-limit", {"limit": score.total})
        if figure.sort == TOTAL and score.payments is not None:
            received = score.payments[win.seat]
            if received != score.total:
                yield Slip(received, "received")
        if figure.sort == PAYS and not win.self_draw:
            yield from _paid_otherwise(score.total, figure.seat is win.discarder)

    def match(self, options: Options, players: int, *, east_only: bool) -> MatchRules:
        """So many hands, the deal passing after each."""
        from mahjong_desk.rules.wsom.matches import WsomMatch  # for those who keep the score

        return WsomMatch(options, players, east_only=east_only)

    def _rows(self, view: View, options: Options) -> ScoredReading:
        """A reading with the patterns that count, the highest first, and those outranked."""
        fulfilled: list[tuple[str, Row]] = []
        for pattern, definition in self._by_form[view.reading.form]:
            earned = definition(view)
            if earned is None:
                continue
            count = len(earned) if pattern.id in PER_SET else 1
            fulfilled.append((pattern.series, Row(pattern.id, pattern.value * count, count, POINTS, earned)))
        return _of_series(view.reading, fulfilled, options)

    def checklist(self, ticked: Mapping[str, int], options: Options) -> Checklist:
        """What a hand scores that is said to have these patterns."""
        from mahjong_desk.rules.wsom.checklist import checklist  # for those who keep the score

        return checklist(self, self._by_form, ticked, options)


def _paid_otherwise(total: int, discarded: bool) -> Iterator[Slip]:
    """What one player pays who is taken to pay all, nothing, or the same as each of the others."""
    from mahjong_desk.rules.figures import Slip  # for those who practise

    yield Slip(total, "paid-alike")
    if discarded:
        yield Slip(3 * total, "paid-all")
    else:
        yield Slip(0, "paid-nothing")


def _of_series(reading: Reading, fulfilled: Sequence[tuple[str, Row]], options: Options) -> ScoredReading:
    """Of a series, which stands before each row, only the highest counts."""
    best: dict[str, Row] = {}
    for series, row in fulfilled:
        if series not in best or row.value > best[series].value:
            best[series] = row
    if options["all_honors_adds_mixed_greater"] == "no" and _ALL_HONORS in best:
        # All Honors then implies the whole series of terminals, not only its highest pattern.
        best[_TERMINALS] = best[_ALL_HONORS]
    counted = (row for series, row in fulfilled if best[series] is row)
    rows = tuple(sorted(counted, key=lambda row: -row.value))
    not_counted = tuple(
        Outranked(row.id, row.value, best[series].id, row.groups)
        for series, row in fulfilled
        if best[series] is not row
    )
    return ScoredReading(reading, sum(row.value for row in rows), rows, not_counted)


def best_of_series(
    reading: Reading, fulfilled: Sequence[tuple[str, Row]], options: Options
) -> tuple[ScoredReading, Problem | None]:
    """What rows score by the options, each after its series, and why that is too little to win."""
    scored = _of_series(reading, fulfilled, options)
    (best,) = _ranked([scored], options, options.number("limit"))
    return best, _below_minimum(best, options)


def _limited(scored: ScoredReading, cap: int) -> ScoredReading:
    """A reading under a limit: the highest pattern listed at it or above alone, or else a sum cut off."""
    if scored.rows and scored.rows[0].value >= cap:  # the highest stands first
        best, *others = scored.rows
        left = outranked([*others, *scored.not_counted], best.id)
        return ScoredReading(scored.reading, best.value, (best,), left, "listed")
    if scored.total > cap:
        return replace(scored, total=cap, limit="compound")
    return scored


def _ranked(unlimited: Iterable[ScoredReading], options: Options, cap: int | None) -> list[ScoredReading]:
    """The readings, best first: by total, then more rows, then the text of the arrangement."""
    found = []
    for scored in unlimited:
        if not scored.rows:
            found.append(replace(scored, total=int(options["chicken"])))
        else:
            found.append(scored if cap is None else _limited(scored, cap))
    return sorted(found, key=lambda one: (-one.total, -len(one.rows), one.reading.text))


def _below_minimum(best: ScoredReading, options: Options) -> Problem | None:
    """A hand without a pattern never wins where there is a minimum."""
    minimum = options.number("minimum") or 0
    if minimum and not best.rows:
        return Problem(Reason.BELOW_MINIMUM, "chicken", {"minimum": minimum})
    if best.total < minimum:
        return Problem(Reason.BELOW_MINIMUM, "points", {"total": best.total, "minimum": minimum})
    return None


def rule_set(rules_id: str) -> RuleSet:
    """The rule set of one of the ids that the package lists."""
    return WsomRuleSet(rules_id)
