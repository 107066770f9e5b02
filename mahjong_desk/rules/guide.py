"""The pattern guide: what a reader is told of each pattern of a rule set, with a hand that shows it.

Each family's folder has a ``guide.csv``, a line a pattern, and the texts in ``guide/<language>.json``: the
names of the ``kinds``, the ``pages``, and what is ``uncertain`` or differs between rule sets. They are read
when the guide is first opened.
"""

from __future__ import annotations

import csv
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import NamedTuple

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.line import parse_line
from mahjong_desk.core.texts import FALLBACK, Texts
from mahjong_desk.rules.ruleset import Pattern, RuleSet


class Page(NamedTuple):
    """A pattern in the guide of one rule set.

    ``kind`` is what pages are filtered by. ``example`` is a hand that scores the pattern by that rule set;
    its options are those that have to be changed for it, none where it counts as the rule set stands.
    ``combines``: ids of such patterns that it often comes with. Where a hand also has one of
    ``outranked_by``, that one counts instead; so does any pattern whose unit is ``replaced_by``.
    """

    pattern: Pattern
    kind: str
    example: Draft
    combines: tuple[str, ...]
    outranked_by: tuple[str, ...]
    replaced_by: str | None


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
        )
        for pattern in rules.patterns
    )


def texts(rules: RuleSet, language: str = FALLBACK) -> Texts:
    """The texts of the guide: ``kinds`` by kind, ``pages`` by pattern, ``uncertain`` for some patterns."""
    return Texts(rules.folder / "guide", language=language)


class _Line(NamedTuple):
    """A line of ``guide.csv``."""

    kind: str
    example: str
    combines: tuple[str, ...]


@cache
def _lines(folder: Path) -> dict[str, _Line]:
    """What a family's ``guide.csv`` says, by the id of the pattern."""
    with (folder / "guide.csv").open(encoding="utf-8", newline="") as file:
        return {
            line["id"]: _Line(line["kind"], line["example"], tuple(line["combines"].split()))
            for line in csv.DictReader(file)
        }


def _example(rules: RuleSet, text: str) -> Draft:
    """The hand of a line under this rule set, whichever the line names; its own options are not changed."""
    line = replace(parse_line(text), rules=rules.id)
    own = {option.id: option.default for option in rules.options}
    line.options = {name: value for name, value in line.options.items() if own.get(name) != value}
    return line.apply(Draft(rules=rules.id))
