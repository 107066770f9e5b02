"""Reach Mahjong (riichi): the site's own rules and eight profiles."""

from mahjong_desk.rules.riichi.ruleset import RULE_SETS

__all__ = ["RULE_SETS"]
