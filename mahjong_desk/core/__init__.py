"""Tiles, melds, hands, their notation and how they are read; knows no rule set and no Qt."""
