"""Reach Mahjong (riichi): the site's own rules and eight profiles."""

RULE_SETS = ("reach", "jpml", "ema", "ema-2016", "wrc", "wrc-2022", "tenhou", "majsoul", "mleague")
