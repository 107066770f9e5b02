"""Options of a rule set: what they may be, what they are unless changed, and reading a change."""

from __future__ import annotations

import csv
import re
from collections.abc import Mapping, Sequence
from enum import Enum
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

from mahjong_desk.core.problems import Problem, Reason

MOST_POINTS = 99_999
"""The largest number that an option takes."""


class Scope(Enum):
    """What an option concerns: the score of a hand, or how a match is kept."""

    HAND = "hand"
    MATCH = "match"


class Kind(Enum):
    """How the value of an option is written."""

    CHOICE = "choice"  # one of its values
    SEVERAL = "several"  # any of its values with spaces between, or none
    NUMBER = "number"  # a whole number from 0 on
    UMA = "uma"  # as many whole numbers as its one value says, summing to 0, or the word "jpml"


class Option(NamedTuple):
    """One option as a rule set has it."""

    id: str
    kind: Kind
    values: tuple[str, ...]
    default: str
    scope: Scope

    def read(self, value: object) -> str | None:
        """The value as it is kept, from text or a number; None if the option does not take it."""
        if isinstance(value, bool) or not isinstance(value, str | int):
            return None
        text = " ".join(str(value).lower().split())
        if self.kind is Kind.CHOICE:
            return text if text in self.values else None
        if self.kind is Kind.NUMBER:
            return _number(text)
        return _several(text, self.values) if self.kind is Kind.SEVERAL else _uma(text, int(self.values[0]))

    def choices(self) -> tuple[str, ...]:
        """Every value to choose from: of several that can be together, each selection of them."""
        if self.kind is not Kind.SEVERAL:
            return self.values
        sizes = range(1, len(self.values) + 1)
        return (NONE, *(" ".join(some) for size in sizes for some in combinations(self.values, size)))

    @property
    def allowed(self) -> str:
        """The values it takes, for a message."""
        if self.kind is Kind.NUMBER:
            return f"0–{MOST_POINTS}"
        if self.kind is Kind.UMA:
            return "15 5 -5 -15" if self.values[0] == "4" else "20 0 -20"
        values = self.values if self.kind is Kind.CHOICE else (*self.values, NONE)
        return (" | " if any(" " in value for value in values) else " ").join(values)


NONE = "none"


@cache
def _lines(folder: Path) -> list[dict[str, str]]:
    with (folder / "options.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def options_of(folder: Path, rules: str) -> tuple[Option, ...]:
    """The options in ``options.csv`` of a family's folder, as the rule set in column ``rules`` has them."""
    return tuple(
        Option(
            line["id"],
            Kind(line["kind"]),
            tuple(filter(None, line["values"].split("|"))),
            line[rules],
            Scope(line["scope"]),
        )
        for line in _lines(folder)
    )


def _number(text: str) -> str | None:
    if not (text.isascii() and text.isdigit() and len(text) <= 9 and int(text) <= MOST_POINTS):
        return None
    return str(int(text))


def _several(text: str, values: Sequence[str]) -> str | None:
    words = set(text.split())
    if text == NONE:
        return NONE
    return " ".join(value for value in values if value in words) if words and words <= set(values) else None


def _uma(text: str, players: int) -> str | None:
    words = text.split()
    if text == "jpml" and players == 4:
        return text
    if len(words) != players or not all(re.fullmatch(r"[+-]?[0-9]{1,4}", word) for word in words):
        return None
    numbers = [int(word) for word in words]
    return None if sum(numbers) else " ".join(map(str, numbers))


class Options(dict[str, str]):
    """The value of every option of a rule set; nobody changes one that was resolved."""

    prepared: Any = None
    """What a rule set made of them to score by, kept here so that it is made once."""

    def number(self, name: str) -> int | None:
        """An option as a number of points; None where it is ``none``."""
        return None if self[name] == "none" else int(self[name])


def resolve(
    known: Sequence[Option], changes: Mapping[str, object] | Sequence[tuple[str, object]], rules: str
) -> tuple[Options, list[Problem]]:
    """The rule set's own values with some changed, and a problem for each change that cannot be."""
    options = Options({option.id: option.default for option in known})
    by_id = {option.id: option for option in known}
    problems = []
    for name, value in dict(changes).items():
        option = by_id.get(name)
        if option is None:
            data = {"option": name[:40], "rules": rules, "known": " ".join(by_id)}
            problems.append(Problem(Reason.UNKNOWN_OPTION, "no-such", data))
            continue
        text = option.read(value)
        if text is None:
            named = {"key": name, "value": str(value)[:40], "allowed": option.allowed}
            problems.append(Problem(Reason.BAD_VALUE, "not-allowed", named))
        else:
            options[name] = text
    return options, problems
