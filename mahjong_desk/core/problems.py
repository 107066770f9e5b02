"""What is wrong with an input, as data: a reason code, a message id and the values the message names.

The text of a message is found by its id in the data files (:mod:`mahjong_desk.core.texts`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import Enum
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

Value: TypeAlias = "str | int"
_NOTHING: Mapping[str, Value] = MappingProxyType({})


class Reason(str, Enum):
    """The reason codes that an answer may carry."""

    BAD_NOTATION = "bad-notation"
    BAD_JSON = "bad-json"
    UNKNOWN_KEY = "unknown-key"
    BAD_VALUE = "bad-value"
    UNKNOWN_RULES = "unknown-rules"
    UNKNOWN_OPTION = "unknown-option"
    TOO_MANY_COPIES = "too-many-copies"
    WRONG_TILE_COUNT = "wrong-tile-count"
    BAD_MELD = "bad-meld"
    NO_WINNING_TILE = "no-winning-tile"
    NOT_WINNING = "not-winning"
    NO_YAKU = "no-yaku"
    BELOW_MINIMUM = "below-minimum"
    CONFLICTING_CONDITIONS = "conflicting-conditions"


UNREADABLE = frozenset(
    {
        Reason.BAD_NOTATION,
        Reason.BAD_JSON,
        Reason.UNKNOWN_KEY,
        Reason.BAD_VALUE,
        Reason.UNKNOWN_RULES,
        Reason.UNKNOWN_OPTION,
    }
)
"""Reasons of an input that cannot be read, as against a hand that is read and does not score."""


class Problem(NamedTuple):
    """One thing that is wrong.

    ``detail`` names the message within the reason (``five-of-a-kind``); ``data`` the values that it names;
    ``start`` and ``end`` the place in the text, in characters, where there is one.
    """

    reason: Reason
    detail: str
    data: Mapping[str, Value] = _NOTHING
    start: int | None = None
    end: int | None = None


class Refused(Exception):
    """Raised inside the engine when an input cannot be used; caught at each entry, never shown as it is."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__(", ".join(f"{p.reason.value}: {p.detail}" for p in self.problems))
