"""Finds the rule sets: each folder beside this file that lists ``RULE_SETS`` is a family."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping
from functools import cache

import mahjong_desk.rules
from mahjong_desk.core.problems import Problem, Reason, Refused
from mahjong_desk.rules.ruleset import RuleSet


@cache
def rule_sets() -> Mapping[str, RuleSet]:
    """Every rule set by its id, family by family."""
    found: dict[str, RuleSet] = {}
    for module in pkgutil.iter_modules(mahjong_desk.rules.__path__):
        if module.ispkg:
            family = importlib.import_module(f"mahjong_desk.rules.{module.name}")
            found.update((rules.id, rules) for rules in family.RULE_SETS)
    return found


def rule_set(rules_id: str) -> RuleSet:
    """The rule set of that id; raises :class:`Refused` that lists the ones there are."""
    found = rule_sets().get(rules_id)
    if found is None:
        data = {"rules": rules_id[:40], "known": " ".join(rule_sets())}
        raise Refused([Problem(Reason.UNKNOWN_RULES, "no-such", data)])
    return found
