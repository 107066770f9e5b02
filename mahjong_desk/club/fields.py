"""Reads a JSON object key by key; what is wrong is gathered, so that every fault is named at once."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from datetime import datetime, timezone
from typing import Any, Final

from mahjong_desk.core.line import bad_value
from mahjong_desk.core.problems import Problem, Reason, Value

_NOTHING: Final[Mapping[str, Value]] = {}
_NUMBER = "whole-number"
_NUMBERS = "whole-numbers"
_TIME = "time"


class Fields:
    """The keys and values of one object.

    A key that is absent or null gives the default that is asked for with it. ``where`` names the hand and the
    outcome in the problems; all objects of a match gather theirs in one list.
    """

    def __init__(
        self, found: Mapping[str, Any], problems: list[Problem], where: Mapping[str, Value] = _NOTHING
    ) -> None:
        self._found = found
        self._problems = problems
        self._where = where

    def inside(self, found: Mapping[str, Any], **where: Value) -> Fields:
        """The fields of an object inside this one."""
        return Fields(found, self._problems, {**self._where, **where})

    def fail(self, *problems: Problem) -> None:
        """Add problems, with where they are."""
        self._problems.extend(problem._replace(data={**problem.data, **self._where}) for problem in problems)

    def allow(self, keys: Sequence[str]) -> None:
        """Every other key is a problem."""
        for key in self._found:
            if key not in keys:
                data: dict[str, Value] = {"key": key[:40], "known": " ".join(keys)}
                self.fail(Problem(Reason.UNKNOWN_KEY, "in-json", data))

    def has(self, key: str) -> bool:
        """Whether the key is there, with something else than null."""
        return self._found.get(key) is not None

    def value(self, key: str) -> Any:
        """The value as it stands; None where there is none."""
        return self._found.get(key)

    def missing(self, key: str, allowed: str, **named: Value) -> None:
        """The problem of a key that has to be there; what it takes is said as in :func:`bad_value`."""
        self.fail(Problem(Reason.BAD_VALUE, "missing", {"key": key, "allowed": allowed, **named}))

    def wrong(self, key: str, value: object, allowed: str, **named: Value) -> None:
        """The problem of a value that is not of the right type."""
        self.fail(bad_value(key, json.dumps(value), allowed, **named))

    def unknown_word(self, key: str, word: str, known: str) -> None:
        """The problem of a text that is none of the known words."""
        self.fail(bad_value(key, word, known))

    def number(self, key: str, default: int | None = None) -> int:
        """A whole number; without a default the key has to be there."""
        if not self.has(key):
            if default is None:
                self.missing(key, _NUMBER)
            return default or 0
        value = self._found[key]
        if isinstance(value, bool) or not isinstance(value, int):
            self.wrong(key, value, _NUMBER)
            return 0
        return value

    def one_of(self, key: str, known: Sequence[int], default: int) -> int:
        """One of a few whole numbers; the default where it is absent or none of them."""
        value = self._found.get(key)
        if value is None:
            return default
        if isinstance(value, bool) or not isinstance(value, int) or value not in known:
            self.wrong(key, value, " ".join(map(str, known)))
            return default
        return value

    def number_or_none(self, key: str) -> int | None:
        """A whole number, or None where the key is absent."""
        return self.number(key) if self.has(key) else None

    def numbers(self, key: str) -> tuple[int, ...] | None:
        """A list of whole numbers, or None where the key is absent."""
        if not self.has(key):
            return None
        value = self._found[key]
        if not isinstance(value, list):
            self.wrong(key, value, _NUMBERS)
            return ()
        for one in value:
            if isinstance(one, bool) or not isinstance(one, int):
                self.wrong(key, one, _NUMBERS)
        return tuple(one for one in value if isinstance(one, int))

    def flag(self, key: str) -> bool:
        """True or false; false where the key is absent."""
        if not self.has(key):
            return False
        value = self._found[key]
        if not isinstance(value, bool):
            self.wrong(key, value, "true false")
        return value is True

    def text(self, key: str, allowed: str, default: str | None = None, **named: Value) -> str:
        """Text; without a default the key has to be there."""
        if not self.has(key):
            if default is None:
                self.missing(key, allowed, **named)
            return default or ""
        value = self._found[key]
        if not isinstance(value, str):
            self.wrong(key, value, allowed, **named)
            return ""
        return value

    def texts(self, key: str, allowed: str) -> tuple[str, ...]:
        """A list of texts, which has to be there."""
        value = self.value(key)
        if value is None:
            self.missing(key, allowed)
            return ()
        if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
            self.wrong(key, value, allowed)
            return ()
        return tuple(value)

    def objects(self, key: str, allowed: str) -> list[Mapping[str, Any]]:
        """A list of objects, which has to be there."""
        value = self.value(key)
        if value is None:
            self.missing(key, allowed)
            return []
        if not isinstance(value, list):
            self.wrong(key, value, allowed)
            return []
        return value

    def time(self, key: str, *, or_none: bool = False) -> datetime | None:
        """A time in UTC; None where it cannot be read. Without ``or_none`` the key has to be there."""
        value = self.value(key)
        if value is None:
            if not or_none:
                self.missing(key, _TIME)
            return None
        if not isinstance(value, str):
            self.wrong(key, value, _TIME)
            return None
        try:
            return _in_utc(value)
        except (ValueError, OverflowError):
            self.unknown_word(key, value, _TIME)
            return None


def _in_utc(text: str) -> datetime:
    # Python 3.10 does not know the Z of UTC.
    time = datetime.fromisoformat(text[:-1] + "+00:00" if text.endswith("Z") else text)
    if time.tzinfo is None:
        raise ValueError(f"{time} has no zone")
    return time.astimezone(timezone.utc)
