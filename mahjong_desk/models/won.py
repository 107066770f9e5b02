"""How a hand was won, in words: the same on the felt, in the guide and on paper."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from mahjong_desk.core.hand import Win
from mahjong_desk.core.texts import Texts
from mahjong_desk.core.tiles import CODES, Tile


def won_on(win: Win, winning: Tile, texts: Texts) -> str:
    """The tile, and how it came; who discarded it where that is known."""
    tile = texts.tile(CODES[winning])
    if win.self_draw:
        return _tr("Self-drawn with {tile}").format(tile=tile)
    if win.nobody:
        return _tr("Won on {tile}, nobody responsible").format(tile=tile)
    if win.discarder is None:
        return _tr("Won on {tile}").format(tile=tile)
    seat = texts.get("winds", win.discarder.name)
    return _tr("Won on {tile}, discarded by {seat}").format(tile=tile, seat=seat)


def _tr(text: str) -> str:
    return QCoreApplication.translate("Won", text)
