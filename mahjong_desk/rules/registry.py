"""Finds the rule sets: each folder beside this file is a family, and lists the ids of its ``RULE_SETS``.

A family's engine is imported when one of its rule sets is first asked for: a menu needs the names alone.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import mahjong_desk.rules
from mahjong_desk.core.problems import Problem, Reason, Refused
from mahjong_desk.core.texts import Texts
from mahjong_desk.rules.ruleset import RuleSet

_PACKAGE = mahjong_desk.rules.__name__


class RuleSets(Mapping[str, RuleSet]):
    """Every rule set by its id, family by family; each is made when it is first looked up."""

    def __init__(self) -> None:
        self._families = {rules_id: family for family, ids in _families().items() for rules_id in ids}
        self._made: dict[str, RuleSet] = {}

    def __getitem__(self, rules_id: str) -> RuleSet:
        made = self._made.get(rules_id)
        if made is None:
            family = importlib.import_module(f"{_PACKAGE}.{self._families[rules_id]}.ruleset")
            made = self._made[rules_id] = family.rule_set(rules_id)
        return made

    def __contains__(self, rules_id: object) -> bool:
        return rules_id in self._families

    def __iter__(self) -> Iterator[str]:
        return iter(self._families)

    def __len__(self) -> int:
        return len(self._families)

    def titles(self, language: str | None = None) -> list[dict[str, str]]:
        """What the rule sets are called, by id: for each family its own."""
        titles = []
        for family, ids in _families().items():
            texts = Texts(Path(*mahjong_desk.rules.__path__, family, "texts"), language=language)
            titles.append({rules_id: texts.get("rules", rules_id) for rules_id in ids})
        return titles


def _families() -> dict[str, tuple[str, ...]]:
    """The ids of each family's rule sets, by the name of its folder."""
    folders = [module.name for module in pkgutil.iter_modules(mahjong_desk.rules.__path__) if module.ispkg]
    return {name: importlib.import_module(f"{_PACKAGE}.{name}").RULE_SETS for name in folders}


@cache
def rule_sets() -> RuleSets:
    """Every rule set that there is."""
    return RuleSets()


def rule_set(rules_id: str) -> RuleSet:
    """The rule set of that id; raises :class:`Refused` that lists the ones there are."""
    found = rule_sets().get(rules_id)
    if found is None:
        data = {"rules": rules_id[:40], "known": " ".join(rule_sets())}
        raise Refused([Problem(Reason.UNKNOWN_RULES, "no-such", data)])
    return found
