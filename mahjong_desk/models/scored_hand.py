"""A scored hand of the scorer as a hand of a match: who won it from whom, and what it is worth there."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from mahjong_desk.club.match import Replay
from mahjong_desk.club.store.kept import Kept
from mahjong_desk.club.store.tiles import texts_of
from mahjong_desk.core.draft import Draft
from mahjong_desk.core.hand import Condition, Win
from mahjong_desk.core.problems import Problem
from mahjong_desk.core.tiles import Wind
from mahjong_desk.rules.matches import State, Takes
from mahjong_desk.rules.options import resolve
from mahjong_desk.rules.outcomes import (
    COUNTED_YAKUMAN_HAN,
    HanFu,
    Played,
    Player,
    Points,
    Ron,
    Tsumo,
    Worth,
    Yakuman,
)
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


def corrected_tiles(seen: Kept, place: int, wanted: Played) -> Draft | None:
    """The scored tiles of a hand of a match when another is put in its place; None where they are not its.

    Where it was won otherwise, or by somebody else, their seats follow, and they stay if they score what the
    hand is worth then. Where it was not, they stay while it is worth the same.
    """
    earlier, tiles = seen.sheet.match.hands[place], seen.sheet.tiles[place]
    if tiles is None or len(earlier.wins) != len(wanted.wins):
        return None
    same = [win.worth for win in earlier.wins] == [win.worth for win in wanted.wins]
    if not earlier.wins or seen.replay is None or place >= len(seen.replay.steps):
        return tiles if same else None
    before = seen.replay.steps[place].before
    which = _whose(tiles, earlier, before)
    won = wanted.wins[which]
    if replace(earlier.wins[which], worth=won.worth) == won:
        return tiles if same else None
    moved = replace(tiles, win=_reseated(tiles.win, won, before))
    answer = standing(moved).answer
    is_worth_it = isinstance(answer, Score) and _is_same(_worth_of(answer, won.worth), won.worth)
    return moved if is_worth_it else None


def _whose(tiles: Draft, played: Played, state: State) -> int:
    """Which of the wins of a hand has these tiles."""
    seats = [state.seat(win.winner) for win in played.wins]
    return seats.index(tiles.win.seat) if tiles.win.seat in seats else 0


def _reseated(win: Win, won: Ron | Tsumo, state: State) -> Win:
    """How the tiles were won, by what the hand says."""
    discarder = None
    if isinstance(won, Ron) and not won.nobody:
        discarder = state.seat(won.discarder if won.responsible is None else won.responsible)
    return replace(
        win,
        seat=state.seat(won.winner),
        self_draw=isinstance(won, Tsumo),
        discarder=discarder,
        nobody=isinstance(won, Ron) and won.nobody,
        pao=None if won.pao is None else state.seat(won.pao),
    )


def _worth_of(score: Score, like: Worth) -> Worth:
    """What a hand scores, said as another worth is."""
    return Points(score.total) if isinstance(like, Points) else _in_han(score)


def _is_same(found: Worth, wanted: Worth) -> bool:
    """Whether two worths are paid alike; fu need not be said where they change nothing."""
    if isinstance(found, HanFu) and isinstance(wanted, HanFu) and not wanted.needs_fu:
        return found.han == wanted.han
    return found == wanted


def _player(state: State, seat: Wind) -> Player:
    """Who has a seat wind in the hand in play."""
    return (state.dealer + seat) % state.players


def _covered(score: Score, tiles: Draft) -> int:
    """How many of its yakuman somebody can be liable for."""
    rules = rule_set(tiles.rules)
    options, _ = resolve(rules.options, tiles.options, rules.id)
    return rules.liable_yakuman(score, options)


def _worth(score: Score, takes: Takes) -> Worth:
    return Points(score.total) if takes.in_points else _in_han(score)


def _in_han(score: Score) -> Worth:
    best = score.best
    # Han and fu are what families without points have in their readings.
    yakuman, han, fu = (getattr(best, name, None) for name in ("yakuman", "han", "fu"))
    return Yakuman(int(yakuman)) if yakuman else HanFu(int(han or COUNTED_YAKUMAN_HAN), fu)
