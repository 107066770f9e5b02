"""The checklist of patterns: of a series the highest counts, and a hand has one form."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mahjong_desk.core.arrangements import Form, Reading
from mahjong_desk.rules.checklist import Checklist, Item
from mahjong_desk.rules.options import Options
from mahjong_desk.rules.ruleset import Pattern, RuleSet
from mahjong_desk.rules.score import Row
from mahjong_desk.rules.wsom.patterns import PER_SET, Definition
from mahjong_desk.rules.wsom.ruleset import POINTS, best_of_series

_SETS = 4
"""Groups of a hand that a pattern can count for."""

_VALUE_HONORS = {"small-three-dragons": 2, "big-three-dragons": 3, "big-four-winds": 1}
"""By pattern: how many of its sets are Value Honors whoever holds them, dragons or the winner's own wind."""

ByForm = Mapping[Form, Sequence[tuple[Pattern, Definition]]]


def checklist(rules: RuleSet, by_form: ByForm, ticked: Mapping[str, int], options: Options) -> Checklist:
    """What these patterns come to, each counted so many times."""
    fulfilled = [
        (pattern.series, Row(pattern.id, pattern.value * count, count, POINTS, ()))
        for pattern in rules.patterns
        if (count := min(ticked.get(pattern.id, 0), _most(pattern))) > 0
    ]
    # Which groups earn them nobody said.
    best, problem = best_of_series(Reading(Form.REGULAR, (), 0), fulfilled, options)
    stand = {pattern.id: pattern for pattern in rules.patterns if ticked.get(pattern.id, 0) > 0}
    forms = {pattern.id: _forms(pattern, by_form) for pattern in rules.patterns}
    left_out = {row.id: row.outranked_by for row in best.not_counted} if best.limit is None else {}
    items = tuple(
        Item(
            pattern,
            _most(pattern),
            left_out.get(pattern.id) or _in_place(pattern, stand, options),
            next((other for other in stand if not forms[other] & forms[pattern.id]), None),
            _least(pattern, stand),
        )
        for pattern in rules.patterns
    )
    return Checklist(best.total, items, best.rows, best.limit, problem)


def _most(pattern: Pattern) -> int:
    return _SETS if pattern.id in PER_SET else 1


def _least(pattern: Pattern, ticked: Mapping[str, Pattern]) -> int:
    if pattern.id != "value-honor":
        return 0
    return max((count for other, count in _VALUE_HONORS.items() if other in ticked), default=0)


def _forms(pattern: Pattern, by_form: ByForm) -> frozenset[Form]:
    return frozenset(
        form for form, patterns in by_form.items() if any(one.id == pattern.id for one, _ in patterns)
    )


def _in_place(pattern: Pattern, ticked: Mapping[str, Pattern], options: Options) -> str | None:
    """The ticked pattern that would count in the place of this one: as high in its series, or higher."""
    implied = options["all_honors_adds_mixed_greater"] == "no" and "all-honors" in ticked
    if implied and pattern.series == "8.1":
        return "all-honors"
    for other in ticked.values():
        is_other = other.id != pattern.id and other.series == pattern.series
        if is_other and other.value >= pattern.value:
            return other.id
    return None
