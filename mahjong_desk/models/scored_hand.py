"""A scored hand of the scorer as a hand of a match: who won it from whom, and what it is worth there."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from mahjong_desk.club.match import Replay
from mahjong_desk.club.store.kept import Kept
from mahjong_desk.club.store.tiles import texts_of
from mahjong_desk.core.draft import Draft
from mahjong_desk.core.hand import Condition
from mahjong_desk.core.problems import Problem
from mahjong_desk.core.tiles import Wind
from mahjong_desk.rules.matches import State, Takes
from mahjong_desk.rules.options import resolve
from mahjong_desk.rules.outcomes import COUNTED_YAKUMAN_HAN, HanFu, Player, Points, Worth, Yakuman
from mahjong_desk.rules.registry import rule_set
from mahjong_desk.rules.score import Refusal, Score
from mahjong_desk.rules.scoring import standing

_REACH = frozenset({Condition.RIICHI, Condition.DOUBLE_RIICHI})


class ScoredHand(NamedTuple):
    """The hand by the rules of the match, with its tiles and who won it; or why it does not score.

    ``total`` is what it scores there. ``nobody``: no player is responsible for the discard. ``liable``: who
    answers for so many of its yakuman, ``liable_yakuman``. ``reach``: the winner laid down a stick.
    """

    tiles: Draft
    total: int = 0
    worth: Worth | None = None
    winner: Player = 0
    discarder: Player | None = None
    nobody: bool = False
    liable: Player | None = None
    liable_yakuman: int = 1
    reach: bool = False
    problems: tuple[Problem, ...] = ()

    @property
    def self_draw(self) -> bool:
        """Whether the winning tile was drawn."""
        return self.tiles.win.self_draw


def scored_hand(draft: Draft, replay: Replay, takes: Takes) -> ScoredHand:
    """The hand of the scorer in the hand in play of a match: its rules, its round, its seats and counters."""
    match, state = replay.match, replay.state
    win = replace(
        draft.win,
        round=Wind(state.round % len(Wind)),
        honba=state.honba,
        sticks=state.sticks,
        players=match.players,
    )
    tiles = replace(draft, win=win, rules=match.rules, options=match.options)
    answer = standing(tiles).answer
    if not isinstance(answer, Score):
        return ScoredHand(tiles, problems=answer.problems if isinstance(answer, Refusal) else ())
    worth = _worth(answer, takes)
    covered = _covered(answer, tiles) if takes.liable and isinstance(worth, Yakuman) else 0
    return ScoredHand(
        tiles,
        answer.total,
        worth,
        _player(state, win.seat),
        None if win.discarder is None else _player(state, win.discarder),
        nobody=takes.responsible and win.nobody,
        liable=_player(state, win.pao) if win.pao is not None and covered else None,
        liable_yakuman=max(1, covered),
        reach=takes.sticks and bool(win.conditions & _REACH),
    )


def recorded_at(found: ScoredHand, kept: Kept) -> int | None:
    """Where in the match the very same hand was recorded last, in whatever round; None if nowhere."""
    win = found.tiles.win
    texts = texts_of(kept.sheet.tiles)
    for place in range(len(texts) - 1, -1, -1):
        tiles = None if texts[place] is None else kept.sheet.tiles[place]
        if tiles is None or tiles.hand != found.tiles.hand:
            continue
        if replace(tiles.win, round=win.round, honba=win.honba, sticks=win.sticks) == win:
            return place
    return None


def _player(state: State, seat: Wind) -> Player:
    """Who has a seat wind in the hand in play."""
    return (state.dealer + seat) % state.players


def _covered(score: Score, tiles: Draft) -> int:
    """How many of its yakuman somebody can be liable for."""
    rules = rule_set(tiles.rules)
    options, _ = resolve(rules.options, tiles.options, rules.id)
    return rules.liable_yakuman(score, options)


def _worth(score: Score, takes: Takes) -> Worth:
    if takes.in_points:
        return Points(score.total)
    best = score.best
    # Han and fu are what families without points have in their readings.
    yakuman, han, fu = (getattr(best, name, None) for name in ("yakuman", "han", "fu"))
    return Yakuman(int(yakuman)) if yakuman else HanFu(int(han or COUNTED_YAKUMAN_HAN), fu)
