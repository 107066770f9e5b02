"""What one change would make of a hand, in words."""

from __future__ import annotations

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.melds import Meld
from mahjong_desk.core.texts import Texts
from mahjong_desk.core.tiles import CODES
from mahjong_desk.report import TEXTS
from mahjong_desk.rules.nearly import Change, DrawChange, MeldChange, TileChange


def change_words(change: Change, before: Draft, texts: Texts) -> str:
    """A change of ``before`` in words that begin like a sentence: ``5 of dots instead of 2 of dots``."""
    own = Texts(TEXTS, language=texts.language)
    if isinstance(change, TileChange):
        tile, other = texts.tile(CODES[change.new]), texts.tile(CODES[change.old])
        words = own.get("changes", "winning-tile" if change.winning else "tile", tile=tile, other=other)
    elif isinstance(change, MeldChange):
        words = own.get("changes", "kept-concealed", tiles=_meld_name(before.hand.melds[change.meld], texts))
    else:
        if isinstance(change, DrawChange):
            words = own.get("changes", "self-draw" if change.self_draw else "discard")
        else:
            label = texts.get("circumstances", change.label)
            words = own.get("changes", "circumstance", circumstance=label)
        if change.gone is not None:
            other = texts.get("circumstances", change.gone)
            words = own.get("changes", "instead", change=words, other=other)
    return words[:1].upper() + words[1:]


def _meld_name(meld: Meld, texts: Texts) -> str:
    own = Texts(TEXTS, language=texts.language)
    return own.get("changes", meld.type.shape.value, tile=texts.tile(CODES[meld.group.kind]))
