"""What practice says, as ids with data, and in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from mahjong_desk.core.group_names import groups_text, kinds_text
from mahjong_desk.core.groups import GROUPS
from mahjong_desk.core.problems import Problem, Value
from mahjong_desk.core.texts import Terms, Texts
from mahjong_desk.core.tiles import tile
from mahjong_desk.rules.ruleset import RuleSet

_TEXTS = Path(__file__).parent / "texts"
_NOTHING: Mapping[str, Value] = MappingProxyType({})


class Sentence(NamedTuple):
    """Something said: the id of a text, as ``section.key``, and the values that it names, ids among them."""

    id: str
    data: Mapping[str, Value] = _NOTHING


def of_problem(problem: Problem) -> Sentence:
    """What a rule set says of a hand that does not win."""
    return Sentence(f"problems.{problem.reason.value}.{problem.detail}", problem.data)


def texts_of(rules: RuleSet | None = None, terms: Terms = Terms.LANGUAGE) -> Texts:
    """The texts of practice with those of a rule set, its patterns called by the chosen terms."""
    if rules is None:
        return Texts(_TEXTS)
    return rules.names(terms).joined(_TEXTS)


def say(sentence: Sentence, texts: Texts) -> str:
    """The words of a sentence, by :func:`texts_of` the rule set that it is about."""
    section, key = sentence.id.split(".", 1)
    values: dict[str, Value] = {}
    for name, value in sentence.data.items():
        name_of = _NAMES.get(name)
        values[name] = name_of(value, texts) if name_of is not None and isinstance(value, str) else value
    if "pattern" in sentence.data:
        values["about"] = texts.get("sentences", str(sentence.data["pattern"]))
    return texts.message(section, key, values)


def _pattern(pattern: str, texts: Texts) -> str:
    return texts.get("patterns", pattern)


def _patterns(patterns: str, texts: Texts) -> str:
    return texts.joint("series").join(_pattern(one, texts) for one in patterns.split())


def _group(text: str, texts: Texts) -> str:
    return groups_text([_BY_TEXT[text]], texts)


def _tile(code: str, texts: Texts) -> str:
    return texts.tile(code)


def _kinds(codes: str, texts: Texts) -> str:
    return kinds_text([tile(code) for code in codes.split()], texts)


def _fu_item(item: str, texts: Texts) -> str:
    return texts.get("fu", item)


def _limit(limit: str, texts: Texts) -> str:
    return texts.get("limits", limit)


_BY_TEXT = {part.text: part for part in GROUPS}
_NAMES: Mapping[str, Callable[[str, Texts], str]] = {
    "pattern": _pattern,
    "other": _pattern,
    "patterns": _patterns,
    "group": _group,
    "old_group": _group,
    "new_group": _group,
    "old": _tile,
    "new": _tile,
    "kinds": _kinds,
    "fu_item": _fu_item,
    "limit": _limit,
}
"""What makes a name of an id, by the name of the value."""
