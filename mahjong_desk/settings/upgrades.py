"""Numbered steps that bring an older settings file up to date.

A step changes the tables it is given in place, so that comments and keys it does not know stay where they
are. The step numbered *n* makes version *n* + 1 of version *n*. A released step is never changed again. It
has to expect anything: the file may have been written by hand.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, TypeAlias

Step: TypeAlias = Callable[[dict[str, Any]], None]

STEPS: Mapping[int, Step] = MappingProxyType({})
"""From version → step. Version 1 is the newest, so there are none yet."""


def newest(steps: Mapping[int, Step]) -> int:
    """The version that the steps lead to; :class:`ValueError` if one is left out."""
    if sorted(steps) != list(range(1, len(steps) + 1)):
        raise ValueError(f"the upgrade steps {sorted(steps)} do not follow one another from 1 on")
    return len(steps) + 1


def upgrade(document: dict[str, Any], version: int, steps: Mapping[int, Step]) -> None:
    """Bring a document of that version up to date in place, its version number included."""
    last = newest(steps)
    for number in range(version, last):
        steps[number](document)
    document["version"] = last
