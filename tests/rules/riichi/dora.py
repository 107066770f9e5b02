"""Raising a hand to a number of han by dora indicators, so that a test can ask for any han at all."""

from __future__ import annotations

from collections import Counter

from mahjong_desk.core.notation import parse_hand
from mahjong_desk.core.tiles import CODES, KINDS, kind_of

MOST = 5
"""Indicators of a sort."""


def indicator_for(code: str) -> str:
    """The indicator that points at a tile: the one before it, 9 before 1, each round of honors closed."""
    rank, suit = int(code[0]), code[1]
    if suit != "z":
        return f"{rank - 1 or 9}{suit}"
    return f"{ {1: 4, 5: 7}.get(rank, rank - 1) }z"


def _found(held: list[tuple[str, int]], free: Counter[str], wanted: int, places: int) -> list[str] | None:
    """Indicators that add up to the wanted number of dora, out of the tiles that are left."""
    if wanted == 0:
        return []
    for at, (code, number) in enumerate(held):
        if number * places < wanted:  # the most of a kind come first
            return None
        indicator = indicator_for(code)
        if number <= wanted and free[indicator]:
            rest = _found(held[at:], free - Counter([indicator]), wanted - number, places - 1)
            if rest is not None:
                return [indicator, *rest]
    return None


def raised(hand: str, han: int, wanted: int) -> str | None:
    """Words that raise a hand of so many han to the wanted number; None where it cannot be done.

    Dora alone where the hand has a yaku, or reach with dora and ura dora where it is concealed.
    """
    tiles = parse_hand(hand)
    counts = Counter(CODES[kind_of(number)] for number in tiles.tiles)
    free = Counter({CODES[kind]: 4 for kind in range(KINDS)}) - counts
    held = sorted(counts.items(), key=lambda entry: (-entry[1], entry[0]))
    ways = [("", han, MOST)] if han else []
    if tiles.is_concealed:
        ways.append(("riichi", han + 1, 2 * MOST))
    for words, before, places in ways:
        found = _found(held, free, wanted - before, places) if wanted >= before else None
        if found is not None:
            dora, ura = "".join(found[:MOST]), "".join(found[MOST:])
            return f"{words}{' dora=' * bool(dora)}{dora}{' ura=' * bool(ura)}{ura}"
    return None
