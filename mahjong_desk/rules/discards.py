"""Which tile to discard of 14 that are no win: how far the 13 others are, and what they wait for."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.hand import FULL, Hand, copies_problems
from mahjong_desk.core.tiles import Tile, order
from mahjong_desk.core.waits import Play, Wait, outlook, tiles_to_go
from mahjong_desk.rules.registry import rule_sets
from mahjong_desk.rules.score import Answer, Score
from mahjong_desk.rules.scoring import ScoredWait, play_of, scored_waits


class Discard(NamedTuple):
    """A tile that could be discarded, and the 13 tiles that are then left.

    ``to_go`` is the least number of tiles that they still lack, 1 when they are ready. ``useful`` are the
    kinds that bring them nearer, or complete them, with the copies that are neither in the 14 tiles nor among
    the indicators. ``waits`` are those kinds with what they score, of a ready hand alone.
    """

    tile: Tile
    left: Draft
    to_go: int
    useful: tuple[Wait, ...]
    waits: tuple[ScoredWait, ...]

    @property
    def copies(self) -> int:
        """How many tiles bring the hand nearer; of a ready hand, with how many it wins by the rules."""
        if self.to_go > 1:
            return sum(wait.left for wait in self.useful)
        winning = {one.wait.kind for one in self.waits if _highest(one.discard, one.self_draw) is not None}
        return sum(wait.left for wait in self.useful if wait.kind in winning)

    @property
    def best_on_discard(self) -> int | None:
        """The highest score of the waits on a discard; None where none scores."""
        return _highest(*[one.discard for one in self.waits])

    @property
    def best_self_drawn(self) -> int | None:
        """The highest score of the waits on a self-draw; None where none scores."""
        return _highest(*[one.self_draw for one in self.waits])


def _highest(*answers: Answer) -> int | None:
    """The highest total; None where there is no score, as 0 is one."""
    return max((answer.total for answer in answers if isinstance(answer, Score)), default=None)


def discards(draft: Draft) -> tuple[Discard, ...]:
    """Each different tile of the 14, the best to discard first; none unless there are 14 that are no win.

    The best leaves the fewest tiles to go, then the most copies that help, then the highest scores on a
    discard and on a self-draw. The winning tile, where one was chosen, is a tile like the others.
    """
    hand = draft.hand
    if hand.size != FULL or draft.rules not in rule_sets() or copies_problems(hand.tiles):
        return ()
    play = play_of(draft)
    if not tiles_to_go(hand, play):
        return ()
    tiles = list(hand.concealed if hand.winning is None else (*hand.concealed, hand.winning))
    copies = draft.left_of_each()
    found = []
    for tile in sorted(set(tiles), key=order):
        rest = list(tiles)
        rest.remove(tile)
        left = replace(draft, hand=Hand.of(rest, hand.melds))
        found.append(_discard(tile, left, play, copies))
    return tuple(sorted(found, key=_rank))


def _discard(tile: Tile, left: Draft, play: Play, copies: list[int]) -> Discard:
    to_go, kinds = outlook(left.hand, play)
    useful = tuple(Wait(wait.kind, copies[wait.kind]) for wait in kinds)
    scored: tuple[ScoredWait, ...] = ()
    if to_go == 1:
        completing = {wait.kind for wait in useful}
        scored = tuple(one for one in scored_waits(left) if one.wait.kind in completing)
    return Discard(tile, left, to_go, useful, scored)


def _rank(one: Discard) -> tuple[int, int, int, int, tuple[int, Tile]]:
    scores = one.best_on_discard or 0, one.best_self_drawn or 0
    return one.to_go, -one.copies, -scores[0], -scores[1], order(one.tile)
