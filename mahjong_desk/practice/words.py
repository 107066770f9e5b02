"""What practice says, as ids with data, and in words."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from mahjong_desk.core.problems import Value
from mahjong_desk.core.texts import FALLBACK, Terms, Texts
from mahjong_desk.rules.ruleset import RuleSet

_TEXTS = Path(__file__).parent / "texts"
_NOTHING: Mapping[str, Value] = MappingProxyType({})
_PATTERNS = ("pattern", "other", "gained", "lost")
_TILES = ("tile", "old", "new")


class Sentence(NamedTuple):
    """Something said: the id of a text, as ``section.key``, and the values that it names, ids among them."""

    id: str
    data: Mapping[str, Value] = _NOTHING


def texts_of(rules: RuleSet | None = None, terms: Terms = Terms.ENGLISH) -> Texts:
    """The texts of practice with those of a rule set, its patterns called by the chosen terms."""
    if rules is None:
        return Texts(_TEXTS)
    names = rules.names(terms)
    return Texts(*names.folders, _TEXTS, language=names.language)


def say(sentence: Sentence, texts: Texts) -> str:
    """The words of a sentence, by :func:`texts_of` the rule set that it is about."""
    section, key = sentence.id.split(".", 1)
    values: dict[str, Value] = dict(sentence.data)
    for name in _PATTERNS:
        if name in values:
            values[name] = texts.get("patterns", str(values[name]))
    for name in _TILES:
        if name in values:
            values[f"{name}_name"] = texts.tile(str(values[name]))
    return texts.message(section, key, values)


def named(section: str, key: str, language: str = FALLBACK) -> str:
    """A text of practice that names no values."""
    return Texts(_TEXTS, language=language).get(section, key)
