"""Groups in words: which ones earn a row, for whoever reads it or hears it read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from mahjong_desk.core.groups import Group, Shape
from mahjong_desk.core.texts import Texts
from mahjong_desk.core.tiles import CODES, DRAGONS, HONORS, suit_of

_SUITS = "mps"


def groups_text(groups: Sequence[Group], texts: Texts) -> str:
    """Groups as short as they can be named, number groups first.

    Groups of one suit share its name, suits with the same numbers share the numbers:
    ``123, 456 of dots``, ``555 of characters, dots; 55 of bamboos``, ``Green and Red dragons; pair of East``.
    """
    between, apart = texts.joint("series"), texts.joint("apart")
    honors = [group for group in groups if suit_of(group.kind) == HONORS]
    sets = [group for group in honors if group.shape is not Shape.PAIR]
    pairs = [group for group in honors if group.shape is Shape.PAIR]
    parts = [*_numbers(groups, texts, between), *_honors(sets, texts, between)]
    parts += [texts.get("groups", "pair", tile=name) for name in _honors(pairs, texts, between)]
    return apart.join(parts)


def kinds_text(kinds: Sequence[int], texts: Texts) -> str:
    """Single tiles as short as they can be named, a suit at a time: ``3, 6 of dots; East, Green dragon``."""
    between, parts = texts.joint("series"), []
    for suit, letter in enumerate(_SUITS):
        numbers = between.join(CODES[kind][0] for kind in kinds if suit_of(kind) == suit)
        if numbers:
            parts.append(texts.get("groups", "numbers", numbers=numbers, suits=texts.get("groups", letter)))
    honors = between.join(texts.tile(CODES[kind]) for kind in kinds if suit_of(kind) == HONORS)
    return texts.joint("apart").join(filter(None, [*parts, honors]))


def _numbers(groups: Iterable[Group], texts: Texts, between: str) -> Iterator[str]:
    """The number groups: a part for the suits that have the same ones."""
    held: dict[int, list[str]] = {}
    for group in groups:
        suit = suit_of(group.kind)
        if suit != HONORS:
            held.setdefault(suit, []).append(group.text.strip("()[]")[:-1])
    suits: dict[str, list[int]] = {}
    for suit, numbers in sorted(held.items()):
        suits.setdefault(between.join(numbers), []).append(suit)
    for numbers_text, having in suits.items():
        names = between.join(texts.get("groups", _SUITS[suit]) for suit in having)
        yield texts.get("groups", "numbers", numbers=numbers_text, suits=names)


def _honors(groups: Iterable[Group], texts: Texts, between: str) -> Iterator[str]:
    """The winds together, and the dragons, which share a word of their names."""
    kinds = sorted(group.kind for group in groups)
    winds = [texts.tile(CODES[kind]) for kind in kinds if kind not in DRAGONS]
    dragons = [texts.get("groups", CODES[kind]) for kind in kinds if kind in DRAGONS]
    if winds:
        yield between.join(winds)
    if dragons:
        *others, last = dragons
        if others:
            yield texts.get("groups", "dragons", colors=between.join(others), last=last)
        else:
            yield texts.get("groups", "dragon", color=last)
