"""From the last scores to the final points: sticks left over, return, uma, oka, ties and rounding.

Points are counted in thousands: a score less the return, divided by 1000, plus the uma of the place.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from mahjong_desk.rules.matches import STICK, Standing, State, shared_out
from mahjong_desk.rules.outcomes import Players
from mahjong_desk.rules.riichi.match_choices import MatchChoices

_JPML_LINE = 30_000
_JPML_UMA = {1: (12, -1, -3, -8), 2: (8, 4, -4, -8), 3: (8, 3, 1, -12)}
"""By how many ended at the line or above; with none or all there is no uma."""


def places(scores: tuple[int, ...], *, split: bool) -> tuple[Players, ...]:
    """The players place by place, the best first: several share a place where ties are split.

    Otherwise who sat nearer to the first East goes before.
    """
    order = sorted(range(len(scores)), key=lambda player: (-scores[player], player))
    if not split:
        return tuple((player,) for player in order)
    best_first = sorted(set(scores), reverse=True)
    return tuple(tuple(player for player in order if scores[player] == score) for score in best_first)


def standing(state: State, rules: MatchChoices) -> Standing:
    """What a match comes to that ends here.

    Ties are judged before sticks that are left over go to the first place.
    """
    order = places(state.scores, split=rules.ties_split)
    if rules.sticks_to_first:
        state = state.moved(shared_out(STICK * state.sticks, order[0]))
    return Standing(state.scores, tuple(map(float, _points(state, order, rules))))


def _points(state: State, order: tuple[Players, ...], rules: MatchChoices) -> list[Fraction]:
    """The final points by player, in thousands."""
    counted = [_to_thousand(score) if rules.rounds_thousands else score for score in state.scores]
    points = [Fraction(score - rules.target, 1000) for score in counted]
    for player, bonus in zip(_flat(order), _uma(state, order, rules), strict=True):
        points[player] += bonus
    to_first = Fraction(rules.oka, 1000)
    if rules.rounds_thousands:
        # The first place takes what rounding made of the sum: 0 with oka, otherwise what it was before.
        exact = Fraction(sum(state.scores) - len(points) * rules.target, 1000)
        to_first = (Fraction(0) if rules.oka_to_first else exact) - sum(points)
    for player in order[0]:
        points[player] += to_first / len(order[0])
    for player, count in enumerate(state.chombos):
        points[player] -= Fraction(count * (rules.chombo_after or 0), 1000)
    return points


def _flat(order: Iterable[Players]) -> Iterable[int]:
    return (player for place in order for player in place)


def _uma(state: State, order: tuple[Players, ...], rules: MatchChoices) -> Iterable[Fraction]:
    """The uma of each player in the order of places; who share places share their uma."""
    uma = list(_jpml_uma(state.scores) if rules.uma is None else rules.uma)
    for place in order:
        shared, uma = uma[: len(place)], uma[len(place) :]
        yield from [Fraction(sum(shared), len(place))] * len(place)


def _jpml_uma(scores: tuple[int, ...]) -> tuple[int, ...]:
    floating = sum(score >= _JPML_LINE for score in scores)
    return _JPML_UMA.get(floating, (0,) * len(scores))


def _to_thousand(score: int) -> int:
    """A score rounded to a thousand, halves away from zero: 500 is 1000, −500 is −1000."""
    rounded = (abs(score) + 500) // 1000 * 1000
    return rounded if score >= 0 else -rounded
