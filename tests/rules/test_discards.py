"""Which discard leaves the most: worked out by hand, and against looking at each discard on its own."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.hand import Hand, Win
from mahjong_desk.core.line import parse_line
from mahjong_desk.core.notation import parse_hand
from mahjong_desk.core.tiles import CODES, KINDS, Kind
from mahjong_desk.core.waits import Play, tiles_to_go
from mahjong_desk.rules.discards import Discard, discards
from mahjong_desk.rules.registry import rule_set
from mahjong_desk.rules.score import Score
from mahjong_desk.rules.scoring import play_of, score
from tests.core.strategies import hands
from tests.rules.brute_force import Case
from tests.rules.hands import cases
from tests.scale import count

THREE_PLAYERS = frozenset(range(1, 8))


def found(line: str) -> dict[str, Discard]:
    """The discards by the code of their tile, the best first."""
    return {CODES[one.tile]: one for one in discards(parse_line(line).apply(Draft()))}


def useful(one: Discard) -> str:
    return " ".join(f"{CODES[wait.kind]}:{wait.left}" for wait in one.useful)


# Worked out by hand


def test_the_discard_that_makes_a_hand_ready_comes_first() -> None:
    """555z 77z or 55z 777z: Small Three Dragons, two dragons' Value Honor, one suit, Lesser Terminals."""
    all_of_them = found("123789m5577z9s(666z) rules=wsom")
    first = next(iter(all_of_them.values()))
    assert (CODES[first.tile], first.to_go, useful(first)) == ("9s", 1, "5z:2 7z:2")
    assert (first.copies, first.best_on_discard, first.best_self_drawn) == (4, 140, 140)
    assert [CODES[one.wait.kind] for one in first.waits] == ["5z", "7z"]
    assert first.left.hand == parse_hand("123789m5577z(666z)")
    others = list(all_of_them.values())[1:]
    assert {one.to_go for one in others} == {2}
    assert all(not one.waits and one.best_on_discard is None for one in others)


def test_among_ready_hands_the_most_copies_come_first() -> None:
    """Without the 1p nine gates; without another tile the pair of 1p only."""
    best = found("1112345678999m+1p rules=wsom")
    assert next(iter(best)) == "1p"
    assert (best["1p"].copies, best["1p"].best_on_discard) == (23, 625)
    assert useful(best["2m"]) == "1p:3"


def test_of_as_many_copies_the_higher_score_comes_first() -> None:
    """A straight and East's own wind, waiting for one tile: with White it is one suit and honors as well."""
    best = list(found("123456789m9p5z(111z) rules=wsom seat=E").values())[:2]
    assert [(CODES[one.tile], one.copies, one.best_on_discard) for one in best] == [
        ("9p", 3, 90),
        ("5z", 3, 50),
    ]


def test_what_scores_nothing_completes_nothing() -> None:
    """Open and without a yaku the 2s wins nothing; the White Dragon does."""
    best = found("234m567p223s55z(789s) rules=reach")["3s"]
    assert useful(best) == "2s:2 5z:2"
    assert best.copies == 2
    answers = {CODES[one.wait.kind]: isinstance(one.discard, Score) for one in best.waits}
    assert answers == {"2s": False, "5z": True}


def test_a_hand_that_scores_0_is_a_win() -> None:
    best = found("123m456p78s99p3m(222s) rules=wsom")["3m"]
    assert (useful(best), best.copies, best.best_on_discard) == ("6s:4 9s:4", 8, 0)


def test_copies_among_the_indicators_are_not_left() -> None:
    best = found("234m567p22s55z9p456s dora=2s5z rules=reach")["9p"]
    assert useful(best) == "2s:1 5z:1"


def test_four_equal_tiles_are_two_pairs_by_the_rules_that_say_so() -> None:
    assert found("1111m2288p3366s7z5z rules=wsom")["5z"].to_go == 1
    # another pair must begin from nothing
    assert found("1111m2288p3366s7z5z rules=reach")["5z"].to_go == 3
    assert found("1111m2288p3366s77z rules=wsom") == {}
    assert found("1111m2288p3366s77z rules=reach")["1m"].to_go == 2


def test_three_players_draw_no_2_to_8_of_characters() -> None:
    line = "1199m456p789s11z23p rules=tenhou players=3"
    for one in found(line).values():
        assert not {wait.kind for wait in one.useful} & THREE_PLAYERS
    four, three = found("13m456p789s11122z5p rules=reach"), found("13m456p789s11122z5p rules=reach players=3")
    assert (four["5p"].to_go, three["5p"].to_go) == (1, 2)


def test_what_each_game_is_played_with() -> None:
    three = Draft(win=Win(players=3), rules="tenhou")
    assert play_of(three) == Play(absent=THREE_PLAYERS, pairs_repeat=False)
    assert play_of(Draft(rules="reach")) == Play(pairs_repeat=False)
    assert play_of(Draft(rules="wsom")) == play_of(Draft(rules="unheard-of")) == Play()


def test_red_and_plain_fives_are_different_tiles_to_discard() -> None:
    both = found("0555m234p789s1122z rules=tenhou")
    assert {"5m", "0m"} <= set(both)
    assert both["5m"].to_go == both["0m"].to_go


@pytest.mark.parametrize(
    "line",
    [
        "",
        "123m456p789s1112z",
        "123m456p789s1112z+2z",
        "11123m456p789s22z",  # complete, though no winning tile was chosen
        "11111m456p789s122z",
        "123m456p789s1113z2z1p",
        "123m456p789s1113z2z rules=none",
    ],
)
def test_other_hands_have_no_discard(line: str) -> None:
    assert found(line) == {}


# Each discard looked at on its own


def exchanged(case: Case, data: st.DataObject) -> Hand:
    """A complete hand with one to three of its concealed tiles exchanged."""
    hand = parse_hand(case.line)
    tiles = list(hand.concealed)
    assume(tiles)
    for _ in range(data.draw(st.integers(1, 3))):
        tiles[data.draw(st.integers(0, len(tiles) - 1))] = data.draw(st.integers(0, KINDS - 1))
    hand = Hand.of(tiles, hand.melds, hand.winning)
    assume(max(hand.counts()) <= 4)
    return hand


def check(draft: Draft) -> None:
    rules = rule_set(draft.rules)
    play = Play(rules.play(draft.win).absent, rules.family == "wsom")
    hand = draft.hand
    tiles = (*hand.concealed, *(() if hand.winning is None else (hand.winning,)))
    result = discards(draft)
    if not tiles_to_go(hand, play):
        assert result == ()
        return
    assert {one.tile for one in result} == set(tiles)
    assert len(result) == len(set(tiles))
    for one in result:
        check_one(draft, one, play)
    keys = [
        (one.to_go, -one.copies, -(one.best_on_discard or 0), -(one.best_self_drawn or 0)) for one in result
    ]
    assert keys == sorted(keys)


def check_one(draft: Draft, one: Discard, play: Play) -> None:
    left = one.left.hand
    assert (left.size, left.winning, left.melds) == (13, None, draft.hand.melds)
    assert one.to_go == tiles_to_go(left, play)
    held = left.counts()
    nearer = {
        kind
        for kind in range(KINDS)
        if held[kind] < 4
        and kind not in play.absent
        and tiles_to_go(Hand.of((*left.concealed, kind), left.melds), play) < one.to_go
    }
    assert {wait.kind for wait in one.useful} == nearer
    assert all(wait.left == draft.copies_left(wait.kind) for wait in one.useful)
    assert {wait.wait.kind for wait in one.waits} == (nearer if one.to_go == 1 else set())
    for self_draw, best in ((False, one.best_on_discard), (True, one.best_self_drawn)):
        win = replace(draft.win, self_draw=self_draw, discarder=None)
        totals = []
        for kind in nearer if one.to_go == 1 else ():
            answer = score(replace(draft, hand=replace(left, winning=kind), win=win))
            totals += [answer.total] if isinstance(answer, Score) else []
        assert best == max(totals, default=None)


@settings(max_examples=count(8, 400))
@given(cases(), st.data())
def test_each_discard_of_a_hand_that_is_nearly_complete(case: Case, data: st.DataObject) -> None:
    rules = data.draw(st.sampled_from(["wsom", "zung-jung", "reach", "tenhou"]))
    check(Draft(exchanged(case, data), rules=rules))


@settings(max_examples=count(8, 300))
@given(hands(size=14), st.sampled_from(["wsom", "reach"]))
def test_each_discard_of_any_hand(hand: Hand, rules: str) -> None:
    check(Draft(hand, rules=rules))


@settings(max_examples=count(3, 200))
@given(hands(size=14, kinds=9, most_melds=0, red=False), st.sampled_from(["wsom", "reach"]))
def test_each_discard_of_one_suit(hand: Hand, rules: str) -> None:
    check(Draft(hand, rules=rules))


OF_THREE = [kind for kind in range(KINDS) if kind not in THREE_PLAYERS for _ in range(4)]


@settings(max_examples=count(3, 100))
@given(st.permutations(OF_THREE))
def test_each_discard_with_three_players(tiles: list[Kind]) -> None:
    hand = Hand.of(tiles[:13], (), tiles[13])
    check(Draft(hand, Win(players=3), "tenhou"))
