"""How a hand was won, in words: the same on the felt, in the guide and on paper."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.hand import Win
from mahjong_desk.core.texts import Texts
from mahjong_desk.core.tiles import CODES, Tile
from mahjong_desk.rules.registry import rule_set
from mahjong_desk.rules.ruleset import RuleSet

translate = QCoreApplication.translate


def won_on(win: Win, winning: Tile, texts: Texts) -> str:
    """The tile, and how it came; who discarded it where that is known."""
    tile = texts.tile(CODES[winning])
    if win.self_draw:
        return translate("Won", "Self-drawn with {tile}").format(tile=tile)
    if win.nobody:
        return translate("Won", "Won on {tile}, nobody responsible").format(tile=tile)
    if win.discarder is None:
        return translate("Won", "Won on {tile}").format(tile=tile)
    seat = texts.get("winds", win.discarder.name)
    return translate("Won", "Won on {tile}, discarded by {seat}").format(tile=tile, seat=seat)


def won_words(draft: Draft) -> tuple[str, ...]:
    """All that is known of a win besides the tiles, in a few phrases: the tile that won, then the table."""
    rules = rule_set(draft.rules)
    return tuple(_won_words(draft, rules, rules.texts()))


def _won_words(draft: Draft, rules: RuleSet, texts: Texts) -> Iterator[str]:
    hand, win = draft.hand, draft.win
    if hand.winning is not None:
        yield won_on(win, hand.winning, texts)
    for circumstance in rules.circumstances(hand, win):
        if circumstance.condition in win.conditions:
            yield texts.get("circumstances", circumstance.label)
    seat, wind = texts.get("winds", win.seat.name), texts.get("winds", win.round.name)
    round_ = translate("Won", "{seat} seat, {wind} round").format(seat=seat, wind=wind)
    yield round_ if "round" in rules.uses else translate("Won", "{seat} seat").format(seat=seat)
    if win.players != Win().players:
        yield translate("Won", "{count} players").format(count=win.players)
    if win.north:
        yield translate("Won", "norths set aside: {count}").format(count=win.north)
    if win.honba and "honba" in rules.uses:
        yield translate("Won", "honba: {count}").format(count=win.honba)
    if win.sticks and "sticks" in rules.uses:
        yield translate("Won", "reach sticks: {count}").format(count=win.sticks)
