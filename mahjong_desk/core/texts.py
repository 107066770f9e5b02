"""Names and messages by id, from data files: one JSON file a language in each folder of texts.

A file maps section → id → text; texts name their values in braces (``{tile}``), as :meth:`str.format` does.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from enum import Enum
from functools import lru_cache
from pathlib import Path
from typing import Any

from mahjong_desk.core.problems import Problem, Value

FALLBACK = "en"
LANGUAGES = (FALLBACK, "fi", "ja", "zh-Hant")
"""What the program speaks, as IETF language tags."""
CHINESE_CHARACTERS = frozenset({"ja", "zh-Hant"})
"""Those that write names of patterns in Chinese characters."""
TERMS = frozenset({"patterns", "limits"})
"""The sections whose texts are names of the game, which many people say in another language than the rest."""
SHARED = Path(__file__).parent / "texts"


@lru_cache(maxsize=64)
def _load(folder: Path, language: str) -> Mapping[str, Any]:
    path = folder / f"{language}.json"
    if not path.exists():
        return {}
    loaded: Mapping[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return loaded


class _InForce:
    """The language that texts are in where nobody asks for another one: one for the whole process."""

    language = FALLBACK


def language() -> str:
    """The language in force."""
    return _InForce.language


def use_language(chosen: str) -> None:
    """Have all texts that are made from here on be in one of :data:`LANGUAGES`; ``ValueError`` for others."""
    if chosen not in LANGUAGES:
        raise ValueError(f"{chosen!r} is none of {', '.join(LANGUAGES)}")
    _InForce.language = chosen


def series(parts: Iterable[str]) -> str:
    """Several of a kind, one after another, as the language in force lists them; empty ones are left out."""
    return _joined("series", parts)


def apart(parts: Iterable[str]) -> str:
    """Several that are series themselves; empty ones are left out."""
    return _joined("apart", parts)


def sentences(parts: Iterable[str]) -> str:
    """Whole sentences, one after another; empty ones are left out."""
    return _joined("sentences", parts)


def phrases(parts: Iterable[str]) -> str:
    """What is said one after another without being sentences; empty ones are left out."""
    return _joined("phrases", parts)


def labelled(name: str, said: str) -> str:
    """A name before what belongs to it: ``Points: 40``."""
    return _in_force(_InForce.language).get("joins", "labelled", name=name, said=said).strip()


def counted(number: str, unit: str) -> str:
    """A number with what it counts: ``40 points``; without a number what else stands there."""
    return _in_force(_InForce.language).get("joins", "counted", number=number, unit=unit).strip()


def _joined(joint: str, parts: Iterable[str]) -> str:
    return _in_force(_InForce.language).joint(joint).join(filter(None, parts))


@lru_cache
def _in_force(language: str) -> Texts:
    return Texts(language=language)


class Terms(Enum):
    """What patterns are called by: the language in force, or always the same one."""

    LANGUAGE = "language"
    ENGLISH = "english"
    ROMAJI = "romaji"
    KANJI = "kanji"


def _visible(value: Value) -> Value:
    """A value in which what would not show, or would turn the sentence around, is written as its code."""
    if isinstance(value, int) or value.isprintable():
        return value
    return "".join(c if c.isprintable() else f"U+{ord(c):04X}" for c in value)


class Texts:
    """The texts of some folders in one language; a later folder goes before an earlier one, English last.

    ``language``: the one in force where none is given. ``terms``: the files, by their language, in which
    names of the game (:data:`TERMS`) are looked up first.

    >>> Texts().get("winds", "E"), Texts(language="fi").get("winds", "E")
    ('East', 'Itä')
    """

    def __init__(self, *folders: Path, language: str | None = None, terms: str | None = None) -> None:
        self.language = language or _InForce.language
        self.terms = terms
        self.folders = folders
        order = [*reversed(folders), SHARED]
        languages = [self.language] if self.language == FALLBACK else [self.language, FALLBACK]
        self._files = [_load(folder, one) for one in languages for folder in order]
        self._names = [_load(folder, terms) for folder in order] if terms else []

    def joined(self, *folders: Path) -> Texts:
        """The same with more folders, which go before these."""
        return Texts(*self.folders, *folders, language=self.language, terms=self.terms)

    def find(self, section: str, key: str) -> str | None:
        """The text, or None where no file has it."""
        for file in (*self._names, *self._files) if section in TERMS else self._files:
            text = file.get(section, {}).get(key)
            if text is not None:
                return str(text)
        return None

    def get(self, section: str, key: str, /, **values: Value) -> str:
        """The text with its values filled in; ``KeyError`` where no file has it (a test looks for those)."""
        text = self.find(section, key)
        if text is None:
            raise KeyError(f"{section}.{key} ({self.language})")
        return text.format(**values)

    def problem(self, problem: Problem) -> str:
        """The message of a problem: what is wrong, where, and what would be right."""
        return self.message("problems", f"{problem.reason.value}.{problem.detail}", problem.data)

    def message(self, section: str, key: str, data: Mapping[str, Value]) -> str:
        """A text with its values, ids among them replaced by the names that they stand for."""
        values = {name: _visible(value) for name, value in data.items()}
        if "tile" in values:
            values["tile_name"] = self.tile(str(values["tile"]))
        if "label" in values:
            values["label"] = self.get("circumstances", str(values["label"]))
        if "what" in values:
            values["what"] = self.get("unused", str(values["what"]))
        for name, described in (("allowed", "allowed"), ("detail", "details")):
            # What can be listed, and what the system told, stand there as they are.
            text = self.find(described, str(values[name])) if name in values else None
            if text is not None:
                values[name] = text.format(**values)
        for name in ("seat", "discarder"):
            if name in values:
                values[f"{name}_name"] = self.get("winds", str(values[name]))
        return self.get(section, key, **values)

    def detail(self, told: str) -> str:
        """Why something failed: the text of an id among the details, or what was told as it is."""
        return self.find("details", told) or told

    def joint(self, joint: str) -> str:
        """What stands between two parts that are put together."""
        return self.get("joins", joint, first="", then="")

    def unit(self, unit: str, number: int) -> str:
        """The word for so many of a unit of a rule set: ``points``, ``point``."""
        one = self.find("units", f"{unit}.one") if number == 1 else None
        return one or self.get("units", unit)

    def tile(self, code: str) -> str:
        """The name of a tile: ``3 of characters``, ``East``, ``red 5 of dots``."""
        return self.get("tiles", code)
