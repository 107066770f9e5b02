"""The pattern guide: what a reader is told of each pattern of a rule set, with a hand that shows it.

Each family's folder has a ``guide.csv``, a line a pattern, and the texts in ``guide/<language>.json``: the
names of the ``kinds``, the ``pages``, and what is ``uncertain`` or differs between rule sets. They are read
when the guide is first opened.
"""

from __future__ import annotations

import csv
from dataclasses import replace
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.line import parse_line
from mahjong_desk.core.problems import Reason
from mahjong_desk.core.texts import FALLBACK, Texts
from mahjong_desk.rules.options import resolve
from mahjong_desk.rules.registry import rule_sets
from mahjong_desk.rules.ruleset import Pattern, RuleSet
from mahjong_desk.rules.score import Refusal, Row, Score
from mahjong_desk.rules.scoring import score

Changes = tuple[tuple[str, str], ...]
"""The options of a rule set that were changed, as sorted pairs of name and value."""


class Page(NamedTuple):
    """A pattern in the guide of one rule set.

    ``kind`` is what pages are filtered by. ``example`` is a hand that scores the pattern by that rule set;
    its options are those that have to be changed for it, none where it counts as the rule set stands.
    ``combines``: ids of such patterns that it often comes with. Where a hand also has one of
    ``outranked_by``, that one counts instead; so does any pattern whose unit is ``replaced_by``.
    ``rarity``: 1 for what every evening has, 2 for now and then, 3 for what many players never had.
    """

    pattern: Pattern
    kind: str
    example: Draft
    combines: tuple[str, ...]
    outranked_by: tuple[str, ...]
    replaced_by: str | None
    rarity: int


@cache
def pages(rules: RuleSet) -> tuple[Page, ...]:
    """A page for each pattern of the rule set, in its order."""
    lines = _lines(rules.folder)
    examples = {pattern.id: _example(rules, lines[pattern.id].example) for pattern in rules.patterns}
    return tuple(
        Page(
            pattern,
            lines[pattern.id].kind,
            examples[pattern.id],
            tuple(other for other in lines[pattern.id].combines if not examples[other].options),
            rules.outranking(pattern),
            rules.replacing.get(pattern.unit),
            lines[pattern.id].rarity,
        )
        for pattern in rules.patterns
    )


def texts(rules: RuleSet, language: str | None = None) -> Texts:
    """The texts of the guide: ``kinds`` by kind, ``pages`` by pattern, ``uncertain`` for some patterns."""
    return Texts(rules.folder / "guide", language=language)


def page_text(rules: RuleSet, pattern: str) -> str:
    """The page of a pattern in the words of a rule set."""
    return texts(rules).get("pages", pattern, **rules.words(rules.texts()))


class Worth(NamedTuple):
    """What a pattern is worth: ``open`` with an exposed meld, 0 where only a concealed hand has it.

    ``counts``: whether it counts as the options stand; if it does not, what it would be worth.
    """

    concealed: int
    open: int
    unit: str
    counts: bool


@lru_cache(maxsize=1024)
def shown(rules: RuleSet, pattern_id: str, changes: Changes = ()) -> Draft:
    """The example of a pattern under changed options; of these, those give way that keep it from counting.

    ``KeyError`` for a pattern that the guide does not know.
    """
    example = _example(rules, _lines(rules.folder)[pattern_id].example)
    needed = dict(example.options)
    for name, value in changes:
        tried = replace(example, options=tuple(sorted({name: value, **needed}.items())))
        if _row(tried, pattern_id) is not None:
            needed = dict(tried.options)
    own = {option.id: option.default for option in rules.options}
    kept = sorted((name, value) for name, value in needed.items() if own.get(name) != value)
    return replace(example, options=tuple(kept))


@lru_cache(maxsize=1024)
def worth(rules: RuleSet, pattern_id: str, changes: Changes = ()) -> Worth:
    """What a pattern is worth by a rule set, as its example shows under the changed options."""
    pattern = next(pattern for pattern in rules.patterns if pattern.id == pattern_id)
    example = shown(rules, pattern_id, changes)
    row = _row(example, pattern_id)
    options, _ = resolve(rules.options, changes, rules.id)
    concealed, opened, unit = pattern.value, rules.open_value(pattern, options), pattern.unit
    expected = concealed if example.hand.is_concealed else opened
    if row is not None and (row.value // row.count, row.unit) != (expected, unit):
        # An option makes it double, or a yakuman.
        concealed, unit = row.value // row.count, row.unit
        opened = concealed if opened else 0
    return Worth(concealed, opened, unit, _counts(replace(example, options=changes), pattern_id))


def gave_way(example: Draft, changes: Changes) -> Changes:
    """The options of an example that are not as a table with these changes has them, with their values."""
    own = {option.id: option.default for option in rule_sets()[example.rules].options}
    before, after = {**own, **dict(changes)}, {**own, **dict(example.options)}
    return tuple((name, value) for name, value in after.items() if before[name] != value)


def relatives(rules: RuleSet) -> tuple[RuleSet, ...]:
    """Every rule set of the same family, this one among them, in the order of the menu."""
    return tuple(other for other in rule_sets().values() if other.family == rules.family)


def languages(rules: RuleSet) -> tuple[str, ...]:
    """The languages that the family names its patterns in, English first."""
    found = sorted(path.stem for path in (rules.folder / "texts").glob("*.json"))
    return (FALLBACK, *(language for language in found if language != FALLBACK))


def _counts(hand: Draft, pattern_id: str) -> bool:
    """Whether a pattern counts in a hand that has it; a hand too cheap to win does not tell otherwise."""
    answer = score(hand)
    if isinstance(answer, Refusal):
        return answer.problems[0].reason is Reason.BELOW_MINIMUM
    return any(row.id == pattern_id for row in answer.best.rows)


def _row(example: Draft, pattern_id: str) -> Row | None:
    """The row of a pattern in what a hand scores; None where it does not count."""
    answer = score(example)
    rows = answer.best.rows if isinstance(answer, Score) else ()
    return next((row for row in rows if row.id == pattern_id), None)


class _Line(NamedTuple):
    """A line of ``guide.csv``."""

    kind: str
    rarity: int
    example: str
    combines: tuple[str, ...]


@cache
def _lines(folder: Path) -> dict[str, _Line]:
    """What a family's ``guide.csv`` says, by the id of the pattern."""
    with (folder / "guide.csv").open(encoding="utf-8", newline="") as file:
        return {
            line["id"]: _Line(
                line["kind"], int(line["rarity"]), line["example"], tuple(line["combines"].split())
            )
            for line in csv.DictReader(file)
        }


def _example(rules: RuleSet, text: str) -> Draft:
    """The hand of a line under this rule set, whichever the line names; its own options are not changed."""
    line = replace(parse_line(text), rules=rules.id)
    own = {option.id: option.default for option in rules.options}
    line.options = {name: value for name, value in line.options.items() if own.get(name) != value}
    return line.apply(Draft(rules=rules.id))
