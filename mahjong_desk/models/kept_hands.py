"""What can be seen of a recorded hand's tiles: their groups, and the patterns that they scored for."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from mahjong_desk.club.store.tiles import draft_of
from mahjong_desk.core.draft import Draft
from mahjong_desk.core.texts import Terms, language, series
from mahjong_desk.models.groups import GroupRecord, groups_of, loose_groups
from mahjong_desk.rules.breakdown import row_name
from mahjong_desk.rules.registry import rule_sets
from mahjong_desk.rules.score import Score
from mahjong_desk.rules.scoring import score


class KeptHand(NamedTuple):
    """The groups of a hand; ``scored``: its patterns by their names, and ``told``: its tiles in words."""

    groups: tuple[GroupRecord, ...]
    scored: str
    told: str


def kept_hand(tiles: Draft, terms: Terms) -> KeptHand:
    """What is to be seen of scored tiles; ``terms``: what patterns are called by."""
    family = rule_sets().get(tiles.rules)
    if family is None:
        return KeptHand((), "", "")
    texts, answer = family.texts(), score(tiles)
    if isinstance(answer, Score):
        groups = groups_of(tiles.hand, answer.best.reading, texts)
        names = family.names(terms)
        scored = series(row_name(row, names) for row in answer.best.rows)
    else:
        groups, scored = loose_groups(tiles.hand, texts), ""
    return KeptHand(tuple(groups), scored, series(group.name for group in groups))


def kept_hand_of(text: str, terms: Terms) -> KeptHand | None:
    """The same of tiles as the database holds them; None where they cannot be read."""
    return _kept_hand_of(text, terms, language())


@lru_cache(maxsize=512)
def _kept_hand_of(text: str, terms: Terms, _language: str) -> KeptHand | None:
    tiles = draft_of(text)
    return None if tiles is None else kept_hand(tiles, terms)
