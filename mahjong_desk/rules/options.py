"""Options of a rule set: what they may be, what they are unless changed, and reading a change."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

from mahjong_desk.core.problems import Problem, Reason

MOST_POINTS = 99_999
"""The largest number that an option takes."""


class Scope(Enum):
    """What an option concerns: the score of a hand, or how a match is kept."""

    HAND = "hand"
    MATCH = "match"


@dataclass(frozen=True, slots=True)
class Option:
    """One option as a rule set has it.

    ``values`` are its choices, in order; None means a whole number from 0 on.
    """

    id: str
    values: tuple[str, ...] | None
    default: str
    scope: Scope

    def read(self, value: object) -> str | None:
        """The value as it is kept, from text or a number; None if the option does not take it."""
        if isinstance(value, bool) or not isinstance(value, str | int):
            return None
        text = str(value).strip().lower()
        if self.values is not None:
            return text if text in self.values else None
        if not (text.isascii() and text.isdigit() and len(text) <= 9 and int(text) <= MOST_POINTS):
            return None
        return str(int(text))

    @property
    def allowed(self) -> str:
        """The values it takes, for a message."""
        return f"0–{MOST_POINTS}" if self.values is None else " ".join(self.values)


class Options(dict[str, str]):
    """The value of every option of a rule set."""

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
