"""What holds of every match: points are neither made nor lost, and a replay goes hand by hand."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from hypothesis import given, settings
from hypothesis import strategies as st

from mahjong_desk.club.match import Match, Replay
from mahjong_desk.club.play import match_rules, play
from mahjong_desk.club.request import read_match
from mahjong_desk.club.written import match_object
from mahjong_desk.rules.matches import STICK
from mahjong_desk.rules.outcomes import (
    Abort,
    AbortKind,
    Adjust,
    Chombo,
    Draw,
    HanFu,
    Nagashi,
    Outcome,
    Penalty,
    Played,
    Points,
    Ron,
    Tsumo,
    Worth,
    Yakuman,
)
from tests.rules.asking import RIICHI, WSOM
from tests.scale import count

SOME = settings(max_examples=count(6, 300))
"""Each is a whole match of many hands."""

LONGEST = 12
"""Hands of a random match at most."""


class Table(NamedTuple):
    """By which rules a random match is played."""

    rules: str
    players: int
    options: tuple[tuple[str, str], ...]


@st.composite
def riichi_tables(draw: st.DrawFn) -> Table:
    """Every profile; half of the time with all that can happen at a table allowed."""
    everything = (
        ("aborts", "nine-terminals four-winds four-riichi four-quads three-ron"),
        ("multiple_ron", "all"),
        ("nagashi_mangan", "yes"),
        ("several_yakuman_add", "yes"),
    )
    more = draw(
        st.fixed_dictionaries(
            {},
            optional={
                "honba_on_multiple_ron": st.sampled_from(["first", "each"]),
                "noten_pool": st.sampled_from(["0", "1000", "3000", "3333"]),
                "pao_covers": st.sampled_from(["whole hand", "liable yakuman"]),
                "three_player_self_draw": st.sampled_from(["loss", "split"]),
                "bust_ends": st.just("no"),
                "ties": st.sampled_from(["split", "seat order"]),
                "leftover_sticks": st.sampled_from(["nobody", "first"]),
            },
        )
    )
    options = draw(st.sampled_from([(), everything]))
    return Table(draw(st.sampled_from(RIICHI)), draw(st.sampled_from([3, 4])), (*options, *more.items()))


def worths(kind: type) -> st.SearchStrategy[Worth]:
    if kind is Points:
        return st.builds(Points, st.integers(0, 500) | st.sampled_from([24, 25, 26]))
    ordinary = st.builds(HanFu, st.integers(3, 13), st.sampled_from([25, 30, 40, 50, 60, 70, 110]))
    return ordinary | st.builds(Yakuman, st.integers(1, 3))


@st.composite
def wins(draw: st.DrawFn, players: int, kind: type) -> list[Outcome]:
    """One win or several on a discard."""
    order = draw(st.permutations(range(players)))
    worth = draw(worths(kind))
    pao = order[2] if isinstance(worth, Yakuman) and draw(st.booleans()) else None
    if draw(st.booleans()):
        return [Tsumo(order[0], worth, pao)]
    responsible = order[2] if kind is Points and draw(st.booleans()) else None
    first = Ron(order[0], order[1], worth, pao, responsible=responsible)
    others = [Ron(winner, order[1], draw(worths(kind))) for winner in order[2:]]
    return [first, *others[: draw(st.sampled_from([0, 0, 1, 2]))]]


def as_outcomes(some: Sequence[Outcome]) -> list[Outcome]:
    return [*some]


@st.composite
def hands(draw: st.DrawFn, players: int, kind: type) -> Played:
    """A hand that may have gone so by some rules or other; what the rules refuse is left out of the match."""
    seats = st.lists(st.integers(0, players - 1), unique=True, max_size=players).map(tuple)
    closes = st.one_of(
        wins(players, kind),
        wins(players, kind),
        st.builds(Draw, seats).map(lambda one: [one]),
        st.builds(Nagashi, seats, seats).map(lambda one: [one]),
        st.builds(Abort, st.sampled_from(AbortKind)).map(lambda one: [one]),
        st.just([]),
    )
    beside = st.lists(
        st.builds(Penalty, st.integers(0, players - 1), st.integers(1, 9000))
        | st.builds(Chombo, st.integers(0, players - 1))
        | st.builds(lambda two: Adjust(two, "counted again"), st.tuples(*[st.integers(-900, 900)] * players)),
        max_size=2,
    ).map(as_outcomes)
    outcomes: list[Outcome] = draw(closes)
    if draw(st.integers(0, 4)) == 0 or not outcomes:
        outcomes = outcomes + draw(beside)
    riichi = draw(seats) if outcomes else ()
    return Played(tuple(outcomes), riichi if kind is not Points else ())


def many(one: st.SearchStrategy[Played]) -> st.SearchStrategy[list[Played]]:
    """Hands of a match, seldom few of them."""
    return st.integers(0, LONGEST).flatmap(lambda count: st.lists(one, min_size=count, max_size=LONGEST))


def replayed(table: Table, played: list[Played]) -> Replay:
    """The match of those hands that its rules take, in their order."""
    match = Match((), table.rules, table.options, table.players)
    rules = match_rules(match)
    state, taken = rules.start, []
    for one in played:
        if not rules.problems(state, one):
            state = rules.after(state, one)
            taken.append(one)
    replay = play(replace(match, hands=tuple(taken)))
    assert (replay.problems, replay.state) == ((), state)
    return replay


def moved_by_hand(played: Played, *, fines: bool) -> int:
    """What a hand adds to the points of the table: adjustments, less the fines that nobody receives."""
    given = sum(sum(one.points) for one in played.outcomes if isinstance(one, Adjust))
    return given - sum(one.points for one in played.outcomes if fines and isinstance(one, Penalty))


def checked(replay: Replay, *, fines: bool) -> None:
    """The sum of every step, and that each step goes on where the one before ended."""
    for step in replay.steps:
        before = sum(step.before.scores) + STICK * step.before.sticks
        after = sum(step.after.scores) + STICK * step.after.sticks
        assert after == before + moved_by_hand(step.played, fines=fines)
        assert step.after.sticks >= 0
        assert 0 <= step.after.dealer < replay.match.players
        if not step.played.was_dealt:
            assert step.after[2:6] == step.before[2:6]  # dealer, round, honba, sticks
    assert [step.before for step in replay.steps[1:]] == [step.after for step in replay.steps[:-1]]


@SOME
@given(st.data())
def test_riichi_points_are_neither_made_nor_lost(data: st.DataObject) -> None:
    table = data.draw(riichi_tables())
    played = data.draw(many(hands(table.players, HanFu)))
    replay = replayed(table, played)
    checked(replay, fines=True)
    left = STICK * replay.state.sticks
    assert sum(replay.standing.scores) - sum(replay.state.scores) in (0, left)
    for one in replay.state.scores, replay.standing.points:
        assert len(one) == table.players


@SOME
@given(st.data())
def test_wsom_points_sum_to_zero(data: st.DataObject) -> None:
    payment = data.draw(st.sampled_from(["standard", "all-pay", "discarder-pays"]))
    length = data.draw(st.integers(1, LONGEST))
    table = Table(data.draw(st.sampled_from(WSOM)), 4, (("payment", payment), ("hands", str(length))))
    replay = replayed(table, data.draw(many(hands(4, Points))))
    checked(replay, fines=False)
    adjusted = sum(moved_by_hand(step.played, fines=False) for step in replay.steps)
    assert sum(replay.state.scores) == adjusted
    assert (replay.state.honba, replay.state.sticks) == (0, 0)
    dealt = sum(step.played.was_dealt for step in replay.steps)
    assert (replay.state.round * 4 + replay.state.dealer, replay.state.is_over) == (dealt, dealt == length)


@SOME
@given(st.data())
def test_an_edit_in_the_middle_changes_nothing_before_it(data: st.DataObject) -> None:
    """And what comes after it is the same as if it had been played so from the start."""
    table = Table("ema", 4, ())
    played = [step.played for step in replayed(table, data.draw(many(hands(4, HanFu)))).steps]
    place = data.draw(st.integers(0, max(0, len(played) - 1)))
    edited = [*played[:place], data.draw(hands(4, HanFu)), *played[place + 1 :]]
    old = play(Match(tuple(played), table.rules))
    new = play(Match(tuple(edited), table.rules))
    assert new.steps[:place] == old.steps[:place]
    assert new.steps == play(Match(tuple(edited[: len(new.steps)]), table.rules)).steps
    assert bool(new.problems) is (len(new.steps) < len(edited))


@SOME
@given(st.data())
def test_final_points_of_the_tenhou_sum_to_zero(data: st.DataObject) -> None:
    """Whatever the scores: the first place takes what rounding leaves."""
    players = data.draw(st.sampled_from([3, 4]))
    changes = data.draw(st.lists(st.integers(-300, 300), min_size=players, max_size=players))
    adjusted = Adjust(tuple(100 * change for change in changes), "a random standing")
    replay = play(Match((Played((adjusted,)),), "tenhou", players=players))
    assert sum(replay.standing.points) == 0
    assert all(one == round(one) for one in replay.standing.points)


@SOME
@given(st.data())
def test_what_is_written_is_read_back_equal(data: st.DataObject) -> None:
    kind = data.draw(st.sampled_from([HanFu, Points]))
    table = data.draw(riichi_tables()) if kind is HanFu else Table("zung-jung", 4, (("hands", "16"),))
    one = hands(table.players, kind).filter(lambda played: bool(played.outcomes))
    played = data.draw(st.lists(one, max_size=LONGEST))
    match = Match(
        tuple(played), table.rules, tuple(sorted(table.options)), table.players, data.draw(st.booleans())
    )
    assert read_match(json.loads(json.dumps(match_object(match)))) == match
