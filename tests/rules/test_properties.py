"""What holds of every hand: sameness of suits, ends and orders, and that a self-draw never scores less."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mahjong_desk.core.arrangements import readings
from mahjong_desk.core.draft import Draft
from mahjong_desk.core.hand import Hand, Win
from mahjong_desk.core.line import format_line, parse_line
from mahjong_desk.rules.score import Answer, Refusal, Score, ScoredReading
from mahjong_desk.rules.scoring import score, scored_waits, standing, total_of
from tests.core.strategies import drafts, hands
from tests.rules.asking import WSOM, written
from tests.rules.brute_force import Case
from tests.rules.hands import cases, draft_of, one_suit_tiles
from tests.scale import count

SOME_RULES = st.sampled_from(WSOM)
EITHER = cases() | one_suit_tiles()


def seen(scored: ScoredReading) -> tuple[int, tuple[tuple[str, int], ...]]:
    return scored.total, tuple(sorted((row.id, row.value) for row in scored.rows))


def every_reading(answer: Answer) -> list[tuple[int, tuple[tuple[str, int], ...]]]:
    """All readings with their rows, in no order; the arrangement's text, which decides ties, aside."""
    if isinstance(answer, Refusal):
        return []
    return sorted(map(seen, (answer.best, *answer.readings)))


def moved(case: Case, tiles: dict[str, str]) -> Case:
    """The hand with other tiles in the place of some."""
    return replace(
        case,
        concealed=tuple(tiles.get(tile, tile) for tile in case.concealed),
        melds=tuple((tuple(sorted(tiles.get(t, t) for t in meld)), is_open) for meld, is_open in case.melds),
        winning=tiles.get(case.winning, case.winning),
    )


def same(one: Case, other: Case, rules: str) -> None:
    first, second = score(draft_of(one, rules)), score(draft_of(other, rules))
    assert every_reading(first) == every_reading(second)
    assert total_of(first) == total_of(second)


@settings(max_examples=count(18, 3_000))
@given(EITHER, st.sampled_from(list(permutations("mps"))), SOME_RULES)
def test_the_suits_can_be_exchanged(case: Case, suits: tuple[str, ...], rules: str) -> None:
    tiles = {f"{r}{old}": f"{r}{new}" for old, new in zip("mps", suits, strict=True) for r in range(1, 10)}
    same(case, moved(case, tiles), rules)


@settings(max_examples=count(18, 3_000))
@given(EITHER, SOME_RULES)
def test_the_numbers_can_be_turned_round(case: Case, rules: str) -> None:
    """1 for 9, 2 for 8 …: none of the 44 patterns tells the ends apart; winds and dragons stay."""
    tiles = {f"{rank}{suit}": f"{10 - rank}{suit}" for suit in "mps" for rank in range(1, 10)}
    same(case, moved(case, tiles), rules)


@settings(max_examples=count(18, 3_000))
@given(cases(), st.sampled_from(list(permutations("567"))), SOME_RULES)
def test_the_dragons_can_be_exchanged(case: Case, dragons: tuple[str, ...], rules: str) -> None:
    tiles = {f"{old}z": f"{new}z" for old, new in zip("567", dragons, strict=True)}
    same(case, moved(case, tiles), rules)


@settings(max_examples=count(18, 3_000))
@given(cases(), st.integers(0, 3), SOME_RULES)
def test_the_seats_can_be_turned_together_with_the_winds(case: Case, turn: int, rules: str) -> None:
    """The first turn aside, which is East's alone."""
    case = replace(case, conditions=case.conditions - {"first"})
    tiles = {f"{place + 1}z": f"{(place + turn) % 4 + 1}z" for place in range(4)}
    seat = "ESWN"[("ESWN".index(case.seat) + turn) % 4]
    same(case, replace(moved(case, tiles), seat=seat), rules)


@settings(max_examples=count(18, 3_000))
@given(EITHER, st.data(), SOME_RULES)
def test_the_order_in_which_tiles_and_melds_are_written_does_not_matter(
    case: Case, data: st.DataObject, rules: str
) -> None:
    """The tiles: not for anything. The melds: they stay as they were made in the text, and that is all."""
    shuffled = replace(case, concealed=tuple(data.draw(st.permutations(case.concealed))))
    answers = [written(score(draft_of(one, rules)), rules) for one in (case, shuffled)]
    assert answers[0] == answers[1]
    same(case, replace(case, melds=tuple(data.draw(st.permutations(case.melds)))), rules)


@settings(max_examples=count(30, 5_000))
@given(EITHER, SOME_RULES, st.sampled_from(["none", "320"]), st.sampled_from(["0", "5", "30"]))
def test_a_self_draw_never_scores_less_than_a_discard(
    case: Case, rules: str, limit: str, minimum: str
) -> None:
    """The same tiles without circumstances: a self-draw can only make more triplets concealed."""
    plain = replace(case, conditions=frozenset())
    drawn = score(draft_of(replace(plain, self_draw=True), rules, limit=limit, minimum=minimum))
    taken = score(draft_of(replace(plain, self_draw=False), rules, limit=limit, minimum=minimum))
    if isinstance(taken, Score):
        assert isinstance(drawn, Score)
        assert drawn.total >= taken.total


@settings(max_examples=count(30, 5_000))
@given(EITHER, SOME_RULES)
def test_a_score_adds_up(case: Case, rules: str) -> None:
    answer = score(draft_of(case, rules, limit="none"))
    if isinstance(answer, Refusal):
        return
    for scored in (answer.best, *answer.readings):
        ids = [row.id for row in scored.rows]
        assert len(set(ids)) == len(ids)
        assert not set(ids) & {row.id for row in scored.not_counted}
        assert {row.outranked_by for row in scored.not_counted} <= set(ids)
        assert sum(row.value for row in scored.rows) == scored.total or not ids
        assert [row.value for row in scored.rows] == sorted((row.value for row in scored.rows), reverse=True)
        for row in scored.rows:
            assert all(0 <= index < len(scored.reading.groups) for index in row.groups)
    totals = [scored.total for scored in (answer.best, *answer.readings)]
    assert totals == sorted(totals, reverse=True)
    texts = [scored.reading.text for scored in (answer.best, *answer.readings)]
    assert len(set(texts)) == len(texts)


@settings(max_examples=count(30, 5_000))
@given(EITHER, SOME_RULES)
def test_the_limit_never_adds_and_only_acts_from_320_on(case: Case, rules: str) -> None:
    free = score(draft_of(case, rules, limit="none"))
    limited = score(draft_of(case, rules, limit="320"))
    if isinstance(free, Refusal) or isinstance(limited, Refusal):
        assert isinstance(free, Refusal)
        assert isinstance(limited, Refusal)
        return
    assert limited.total <= free.total
    note = [note.data for note in free.notes if note.code == "limit-off"]
    if limited.total == free.total:
        assert note == []
    else:
        assert free.total > 320
        assert limited.best.limit in ("listed", "compound")
        assert note == [{"with_limit": limited.total, "difference": free.total - limited.total}]
    if limited.best.limit == "listed":
        assert limited.total >= 320
        assert len(limited.best.rows) == 1
    elif limited.best.limit == "compound":
        assert limited.total == 320
        assert all(row.value < 320 for row in limited.best.rows)


@settings(max_examples=count(45, 10_000))
@given(drafts())
def test_any_draft_is_answered(draft: Draft) -> None:
    """Whatever was entered: a score or reasons, and the same again from its own text."""
    answer = score(draft)
    if isinstance(answer, Refusal):
        assert answer.problems
    else:
        assert readings(draft.hand)
    again = parse_line(format_line(draft)).apply(Draft())
    assert written(score(again), draft.rules) == written(answer, draft.rules)


@settings(max_examples=count(18, 3_000))
@given(hands(), SOME_RULES)
def test_what_can_be_said_at_any_number_of_tiles(hand: Hand, rules: str) -> None:
    draft = Draft(hand, rules=rules)
    found = standing(draft)
    assert (found.answer is not None) == (hand.size == 14)
    if hand.size == 13:
        assert (found.to_go == 1) == bool(found.waits)
    elif hand.size < 13:
        assert found.to_go >= 14 - hand.size
        assert not found.waits


@pytest.mark.parametrize("rules", WSOM)
def test_the_waits_with_their_scores(rules: str) -> None:
    """12789m55777z(666z): 3m alone; on a discard and self-drawn alike."""
    draft = parse_line(f"12789m55777z(666z) seat=S last honba=3 rules={rules}").apply(Draft())
    [found] = scored_waits(draft)
    total = {"wsom": 140, "wsom-mt": 130, "zung-jung": 140}[rules]
    assert (found.wait.kind, found.wait.left) == (2, 4)
    assert (total_of(found.discard), total_of(found.self_draw)) == (total, total)


def test_the_score_of_a_wait_is_without_circumstances_and_by_the_own_seat() -> None:
    draft = parse_line("23m567p67899s222z seat=S first").apply(Draft())
    found = {
        wait.wait.kind: (total_of(wait.discard), total_of(wait.self_draw)) for wait in scored_waits(draft)
    }
    # Concealed Hand and South's own wind, on 1m as on 4m
    assert found == {0: (15, 15), 3: (15, 15)}


def test_a_wait_may_score_more_by_self_draw() -> None:
    """33m and 99s: the pung is concealed when it is drawn; 555p and 888s are in either case."""
    draft = parse_line("33m555p88899s(678p)").apply(Draft())
    found = [(one.wait.kind, total_of(one.discard), total_of(one.self_draw)) for one in scored_waits(draft)]
    assert found == [(2, 5, 30), (26, 5, 30)]


def test_a_hand_that_cannot_be_is_said_at_any_number_of_tiles() -> None:
    found = standing(parse_line("11111m").apply(Draft()))
    assert isinstance(found.answer, Refusal)
    assert total_of(found.answer) is None
    assert standing(Draft()).to_go == 14
    assert standing(Draft(win=Win(players=3))).answer is None
