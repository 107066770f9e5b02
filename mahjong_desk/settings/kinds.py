"""The kinds of setting: what values each takes, and how they are written in the file."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from enum import Enum
from types import MappingProxyType
from typing import Any, Generic, TypeAlias, TypeVar

T = TypeVar("T")
E = TypeVar("E", bound=Enum)

Report: TypeAlias = Callable[[str, object], None]
"""Told of each part of a stored value that is of no use: its key (empty: all of it) and what it holds."""

OptionTables: TypeAlias = "Mapping[str, Mapping[str, str]]"
"""By rule set: the options that were changed from the rule set's own, name → value."""

_KEY = re.compile(r"[a-z_]+(\.[a-z_]+)+")


class Setting(ABC, Generic[T]):
    """One setting, declared once: its key, ``section.name`` in the file, and its default.

    Raises :class:`ValueError` for a malformed key or a default that the setting itself does not take.
    """

    def __init__(self, key: str, default: T) -> None:
        if not _KEY.fullmatch(key):
            raise ValueError(f"{key!r} is no section.name in small letters")
        self.key = key
        self.default = self.checked(default)

    is_hidden = False
    """Whether nobody is to see the value: no message has it, and the file with one is its owner's alone."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.key!r}, {self.default!r})"

    @property
    def path(self) -> tuple[str, ...]:
        """The key's parts: the tables to go through, then the name."""
        return tuple(self.key.split("."))

    @abstractmethod
    def checked(self, value: T) -> T:
        """The value as it is kept; :class:`ValueError` if the setting does not take it."""

    @abstractmethod
    def read(self, stored: object, report: Report) -> T:
        """The value of what the file holds. What is of no use is reported, and its default is taken."""

    @abstractmethod
    def write(self, value: T) -> Any:
        """What the file is to hold for a value: text, a number, true or false, or tables of these."""

    def changes(self, before: T, after: T) -> Iterator[tuple[tuple[str, ...], Any]]:
        """What is to be written in the file for a change: the names below the key, and what they hold.

        None says that the file is to hold it no longer.
        """
        if before != after:
            yield (), self.write(after)

    @abstractmethod
    def allowed(self) -> tuple[str, dict[str, str]]:
        """Which values it takes: the id of a text and what that text names."""


class _ScalarSetting(Setting[T]):
    """A setting whose stored value is taken or refused as a whole."""

    @abstractmethod
    def parse(self, stored: object) -> T:
        """The value of what the file holds; :class:`ValueError` if it is none."""

    def read(self, stored: object, report: Report) -> T:
        try:
            return self.parse(stored)
        except ValueError:
            report("", stored)
            return self.default


class ChoiceSetting(_ScalarSetting[E]):
    """One member of an enum whose values are words; the word is what the file holds."""

    def __init__(self, key: str, default: E) -> None:
        self._members: dict[str, E] = {str(member.value): member for member in type(default)}
        if list(self._members) != [member.value for member in type(default)]:
            raise ValueError(f"{key}: the values of {type(default).__name__} are not words")
        super().__init__(key, default)

    def checked(self, value: E) -> E:
        if self._members.get(str(value.value)) is not value:
            raise ValueError(f"{self.key}: {value!r} is none of {', '.join(self._members)}")
        return value

    def parse(self, stored: object) -> E:
        if not isinstance(stored, str) or stored not in self._members:
            raise ValueError(stored)
        return self._members[stored]

    def write(self, value: E) -> str:
        return str(value.value)

    def allowed(self) -> tuple[str, dict[str, str]]:
        return "choice", {"choices": ", ".join(self._members)}


class FlagSetting(_ScalarSetting[bool]):
    """Yes or no: ``true`` or ``false`` in the file."""

    def checked(self, value: bool) -> bool:
        return self.parse(value)

    def parse(self, stored: object) -> bool:
        if not isinstance(stored, bool):
            raise ValueError(f"{self.key}: {stored!r} is neither true nor false")
        return stored

    def write(self, value: bool) -> bool:
        return value

    def allowed(self) -> tuple[str, dict[str, str]]:
        return "flag", {}


class NumberSetting(_ScalarSetting[int]):
    """A whole number from ``lowest`` to ``highest``, both included."""

    def __init__(self, key: str, default: int, *, lowest: int, highest: int) -> None:
        self.lowest = lowest
        self.highest = highest
        super().__init__(key, default)

    def checked(self, value: int) -> int:
        return self.parse(value)

    def parse(self, stored: object) -> int:
        # To Python, true is a number too.
        if (
            not isinstance(stored, int)
            or isinstance(stored, bool)
            or not self.lowest <= stored <= self.highest
        ):
            raise ValueError(
                f"{self.key}: {stored!r} is no whole number from {self.lowest} to {self.highest}"
            )
        return stored

    def write(self, value: int) -> int:
        return value

    def allowed(self) -> tuple[str, dict[str, str]]:
        return "number", {"lowest": str(self.lowest), "highest": str(self.highest)}


class TextSetting(_ScalarSetting[str]):
    """A text of at most ``longest`` characters that matches ``pattern`` as a whole.

    ``meaning`` is the id of the text that says which texts those are; ``hidden``: nobody is to see it.
    """

    def __init__(
        self,
        key: str,
        default: str,
        *,
        pattern: str = r".*",
        longest: int = 200,
        meaning: str = "text",
        hidden: bool = False,
    ) -> None:
        self.is_hidden = hidden
        self._pattern = re.compile(pattern)
        self.longest = longest
        self._meaning = meaning
        super().__init__(key, default)

    def checked(self, value: str) -> str:
        return self.parse(value)

    def parse(self, stored: object) -> str:
        if not isinstance(stored, str) or len(stored) > self.longest or not self._pattern.fullmatch(stored):
            shown = "…" if self.is_hidden else f"{stored!r:.60}"
            raise ValueError(f"{self.key}: {shown} does not match {self._pattern.pattern}")
        try:
            stored.encode()  # half a character cannot be written
        except UnicodeEncodeError:
            raise ValueError(f"{self.key}: half a character") from None
        return stored

    def write(self, value: str) -> str:
        return value

    def allowed(self) -> tuple[str, dict[str, str]]:
        return self._meaning, {"longest": str(self.longest)}


class TablesSetting(Setting[OptionTables]):
    """Texts by name, in tables by name. An entry that is of no use is left out, and the others are kept.

    Values can be written as whole numbers in the file (``limit = 320``); they are texts to the program.
    """

    def __init__(self, key: str) -> None:
        super().__init__(key, {})

    def checked(self, value: OptionTables) -> OptionTables:
        for table, entries in value.items():
            for name, text in entries.items():
                if not all(isinstance(part, str) for part in (table, name, text)):
                    raise ValueError(f"{self.key}.{table}.{name}: {text!r} is no text")
                f"{table}{name}{text}".encode()  # half a character cannot be written; that is a ValueError
        # A copy that cannot be changed behind the registry's back.
        return MappingProxyType({table: MappingProxyType(dict(entries)) for table, entries in value.items()})

    def read(self, stored: object, report: Report) -> OptionTables:
        if not isinstance(stored, Mapping):
            report("", stored)
            return self.default
        tables: dict[str, dict[str, str]] = {}
        for table, entries in stored.items():
            if isinstance(entries, Mapping):
                tables[table] = dict(self._read_entries(table, entries, report))
            else:
                report(table, entries)
        return self.checked(tables)

    @staticmethod
    def _read_entries(table: str, entries: Mapping[str, object], report: Report) -> list[tuple[str, str]]:
        taken = []
        for name, value in entries.items():
            if isinstance(value, str | int) and not isinstance(value, bool):
                taken.append((name, str(value)))
            else:
                report(f"{table}.{name}", value)
        return taken

    def write(self, value: OptionTables) -> dict[str, dict[str, str]]:
        return {table: dict(entries) for table, entries in value.items() if entries}

    def changes(self, before: OptionTables, after: OptionTables) -> Iterator[tuple[tuple[str, ...], Any]]:
        """Each table by itself, so that those that another window wrote meanwhile stay."""
        old, new = self.write(before), self.write(after)
        for table in sorted(old.keys() | new.keys()):
            if old.get(table) != new.get(table):
                yield (table,), new.get(table)

    def allowed(self) -> tuple[str, dict[str, str]]:
        return "tables", {}
