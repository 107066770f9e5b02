"""World Series of Mahjong and Zung Jung: one list of 44 patterns, three tables of values."""

from mahjong_desk.rules.wsom.ruleset import RULE_SETS

__all__ = ["RULE_SETS"]
