"""What can be wrong with the settings file, as data, and in words."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from mahjong_desk.core.texts import Texts

_TEXTS = Path(__file__).resolve().parent.parent / "texts" / "settings"


class Trouble(Enum):
    """What is wrong; each is the id of its message."""

    BROKEN = "broken"
    """The file cannot be used. It was set aside under the name ``kept`` and the defaults are used."""
    STUCK = "stuck"
    """The file cannot be used and cannot be set aside either. It stays as it is, and nothing is saved."""
    UNREADABLE = "unreadable"
    """The file cannot be used; it was only looked at, and nothing was done about it."""
    BAD_VALUE = "bad-value"
    """``key`` holds ``value``, which it does not take. The default is used instead."""
    NEWER = "newer"
    """A newer version of the program wrote the file. It is read as far as it is understood, never written."""
    NOT_SAVED = "not-saved"
    """The file could not be written."""


class SettingsProblem(NamedTuple):
    """One thing that is wrong: what, with which file, and what the message names."""

    trouble: Trouble
    path: Path
    data: Mapping[str, str] = MappingProxyType({})


def message(problem: SettingsProblem, language: str | None = None) -> str:
    """The problem in words: what is wrong, where, and what was done about it."""
    texts = Texts(_TEXTS, language=language)
    return texts.message("troubles", problem.trouble.value, {**problem.data, "path": str(problem.path)})
