"""What is wrong with how a hand is said to have gone, whatever the rule set."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence

from mahjong_desk.core.line import bad_value
from mahjong_desk.core.problems import Problem, Reason, Value
from mahjong_desk.rules.options import MOST_POINTS
from mahjong_desk.rules.outcomes import (
    Adjust,
    Chombo,
    Draw,
    Nagashi,
    Outcome,
    Penalty,
    Played,
    Points,
    Ron,
    Tsumo,
    Win,
    Worth,
    Yakuman,
)

MOST_HAN = 99
"""Han of a hand at most, far beyond any real one."""
MOST_MOVED = 9_999_999
"""Points that a penalty or an adjustment moves at most."""
FU = (20, 25, *range(30, 180, 10))
"""The fu that a hand can come to, rounded."""
MOST_YAKUMAN = 6
"""Yakuman of one hand at most."""


def outcome_problems(played: Played, players: int) -> list[Problem]:
    """Players who are not there, numbers that cannot be, and outcomes that exclude each other."""
    problems = [] if played.outcomes else [Problem(Reason.BAD_VALUE, "no-outcome")]
    problems += _problems_one_by_one(played, players)
    if len(played.closes) > 1 or (played.riichi and not played.was_dealt):
        problems += _together_problems(played)
    return problems


def values_can_be(played: Played, players: int) -> bool:
    """Whether it names players who are there and numbers that can be, whatever excludes what in it."""
    return all(one.reason is not Reason.BAD_VALUE for one in _problems_one_by_one(played, players))


def _problems_one_by_one(played: Played, players: int) -> list[Problem]:
    """What is wrong with its sticks, and with each outcome by itself."""
    sticks = _seat_problems("riichi", played.riichi, players) if played.riichi else ()
    return [*sticks, *by_outcome(played, lambda outcome: _own_problems(outcome, players))]


def by_outcome(played: Played, look: Callable[[Outcome], Iterable[Problem]]) -> list[Problem]:
    """What is found wrong with each outcome by itself, with its place in the hand, counted from 1."""
    return [
        problem._replace(data={**problem.data, "outcome": place})
        for place, outcome in enumerate(played.outcomes, start=1)
        for problem in look(outcome)
    ]


def _own_problems(outcome: Outcome, players: int) -> Iterator[Problem]:
    """What is wrong with one outcome by itself."""
    if isinstance(outcome, Ron | Tsumo):
        yield from _win_problems(outcome, players)
    elif isinstance(outcome, Draw):
        yield from _seat_problems("tenpai", outcome.tenpai or (), players)
    elif isinstance(outcome, Nagashi):
        yield from _seat_problems("players", outcome.players, players)
        yield from _seat_problems("tenpai", outcome.tenpai or (), players)
        if not outcome.players:
            yield bad_value("players", "[]", _numbers(players))
    elif isinstance(outcome, Penalty | Chombo):
        yield from _seat_problems("player", (outcome.player,), players)
        if isinstance(outcome, Penalty):
            yield from _range_problem("points", outcome.points, 1, MOST_MOVED)
    elif isinstance(outcome, Adjust):
        yield from _adjust_problems(outcome, players)


def _win_problems(win: Win, players: int) -> Iterator[Problem]:
    yield from _seat_problems("winner", (win.winner,), players)
    yield from _worth_problems(win.worth)
    if win.pao is not None:
        yield from _seat_problems("pao", (win.pao,), players)
        yield from _range_problem("pao_yakuman", win.pao_yakuman, 1, MOST_YAKUMAN)
        if win.pao == win.winner:
            yield _conflict("liable-is-winner", player=win.winner)
    if isinstance(win, Ron):
        yield from _seat_problems("from", (win.discarder,), players)
        if win.responsible is not None:
            yield from _seat_problems("responsible", (win.responsible,), players)
        if win.discarder == win.winner:
            yield _conflict("from-is-winner", player=win.winner)


def _worth_problems(worth: Worth) -> Iterator[Problem]:
    if isinstance(worth, Points):
        yield from _range_problem("value", worth.value, 0, MOST_POINTS)
    elif isinstance(worth, Yakuman):
        yield from _range_problem("yakuman", worth.count, 1, MOST_YAKUMAN)
    else:
        yield from _range_problem("han", worth.han, 1, MOST_HAN)
        if worth.fu is not None and worth.fu not in FU:
            yield bad_value("fu", worth.fu, f"{FU[0]} {FU[1]} {FU[2]} {FU[3]} … {FU[-1]}")


def _adjust_problems(adjust: Adjust, players: int) -> Iterator[Problem]:
    if len(adjust.points) != players:
        data: dict[str, Value] = {"count": len(adjust.points), "players": players}
        yield Problem(Reason.BAD_VALUE, "points-by-player", data)
    for points in adjust.points:
        yield from _range_problem("points", points, -MOST_MOVED, MOST_MOVED)


def _together_problems(played: Played) -> Iterator[Problem]:
    """A hand ends in one way; only wins on one discard can be several."""
    closes, rons = played.closes, [close for close in played.closes if isinstance(close, Ron)]
    if len(closes) > 1 and len(rons) < len(closes):
        yield _conflict("ends-twice")
    if len({ron.discarder for ron in rons}) > 1:
        yield _conflict("several-discarders")
    if played.riichi and not played.was_dealt:
        yield _conflict("sticks-without-hand")
    for winner in _twice([ron.winner for ron in rons]):
        yield _conflict("wins-twice", player=winner)


def _seat_problems(key: str, named: Sequence[int], players: int) -> Iterator[Problem]:
    """Players who do not sit at the table, or are named twice."""
    for player in named:
        if not 0 <= player < players:
            yield bad_value(key, player, _numbers(players))
    for player in _twice(named):
        yield _conflict("named-twice", key=key, player=player)


def _twice(named: Sequence[int]) -> list[int]:
    if len(set(named)) == len(named):
        return []
    return [player for player, count in Counter(named).items() if count > 1]


def _range_problem(key: str, value: int, least: int, most: int) -> Iterator[Problem]:
    if not least <= value <= most:
        yield bad_value(key, value, f"{least}–{most}".replace("-", "−"))


def _numbers(players: int) -> str:
    return " ".join(map(str, range(players)))


def _conflict(detail: str, **data: Value) -> Problem:
    return Problem(Reason.CONFLICTING_CONDITIONS, detail, data)


def foreign(word: str) -> Problem:
    """The problem of a word of the JSON form that a rule set has no use for."""
    return _conflict("not-in-these-rules", word=word)
