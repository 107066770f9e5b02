"""Exercises made of given hands: what is asked, what is right, and why some hands make none."""

from __future__ import annotations

import pytest

from mahjong_desk.core.tiles import tile
from mahjong_desk.practice.chance import Chance
from mahjong_desk.practice.exercises import Asks, distractors, exercise_of
from mahjong_desk.practice.words import Sentence
from mahjong_desk.rules.score import Score
from mahjong_desk.rules.scoring import score
from tests.practice.answers import draft_of, made, said

# Mixed Triple Chow, as WSOM names it Three Similar Sequences: 678 in three suits, won on the fourth side.
SIMILAR = "2267m678p678s(333z)+8m rules=wsom"


def test_the_right_patterns_of_a_hand_are_among_those_to_tick() -> None:
    """A pair of simples, three like chows, and North in the seat East: nothing but the chows counts."""
    one = made(Asks.PATTERNS, SIMILAR)
    assert [option.pattern for option in one.options if option.right] == ["three-similar-sequences"]
    assert len(one.options) == 6


def test_the_harder_the_more_patterns_there_are_to_choose_from() -> None:
    assert [len(made(Asks.PATTERNS, SIMILAR, level=level).options) for level in (1, 2, 3)] == [6, 9, 12]


def test_an_outranked_pattern_is_marked_as_such() -> None:
    """All tiles of one suit: Pure One-Suit, 100; it stands in the place of Mixed One-Suit where both are."""
    one = made(Asks.PATTERNS, "23m99p(555z)(666z)(777z)+4m rules=wsom", level=3)
    by_id = {option.pattern: option for option in one.options}
    assert by_id["big-three-dragons"].right
    outranked = {option.pattern: option.outranked_by for option in one.options if option.outranked_by}
    assert all(not by_id[pattern].right for pattern in outranked)


def test_a_pattern_that_another_reading_has_is_no_distractor() -> None:
    """111222333 as three chows are Three Identical Sequences, as three pungs Three Consecutive Triplets."""
    draft = draft_of("111222333m99p45s+6s rules=wsom tsumo")
    answer = score(draft)
    assert isinstance(answer, Score)
    assert "three-identical-sequences" not in {row.id for row in answer.best.rows}
    wrong = distractors(draft, answer)
    assert not {"three-identical-sequences", "three-consecutive-triplets"} & set(wrong)
    assert "all-triplets" in wrong


def test_the_figures_of_wsom_are_the_total_and_what_each_pays() -> None:
    """140 on West's discard: the others pay 25 each, and West 3 × 140 − 2 × 25 = 370."""
    line = "23m99p(555z)(666z)(777z)+4m rules=wsom seat=S from=W"
    one = made(Asks.TOTAL, line)
    assert [(figure.id, figure.value) for figure in one.figures] == [("total", 160)]
    asked = made(Asks.TOTAL, line, "pays")
    assert [(figure.id, figure.value) for figure in asked.figures] == [
        ("pays-E", 25),
        ("pays-W", 430),
        ("pays-N", 25),
    ]


def test_the_figures_of_reach_are_base_points_hand_points_and_points() -> None:
    """Peace alone on a discard: 20 + 10 fu, one han and 2 for going out; 30 × 2³ × 4 = 960, up to 1000."""
    one = made(Asks.TOTAL, "23567m234p67899s+4m rules=reach seat=S from=E")
    assert [(figure.id, figure.value) for figure in one.figures] == [
        ("base-points", 30),
        ("hand-points", 3),
        ("total", 1000),
    ]


def test_the_figures_of_riichi_are_han_and_fu() -> None:
    """Peace drawn: two han, 20 fu; 20 × 2⁴ = 320: the dealer pays 640, up to 700, the others 400."""
    one = made(Asks.TOTAL, "23567m234p67899s+4m rules=tenhou seat=S tsumo", "han", "fu", "total", "pays")
    assert {figure.id: figure.value for figure in one.figures} == {
        "han": 2,
        "fu": 20,
        "total": 1500,
        "pays-E": 700,
        "pays-W": 400,
        "pays-N": 400,
    }


def test_a_yakuman_has_no_han_and_no_fu() -> None:
    one = made(Asks.TOTAL, "19m19p19s1234556z+7z rules=jpml seat=S from=E")
    assert {figure.id: figure.value for figure in one.figures} == {"han": None, "fu": None, "total": 32000}


def test_a_ready_hand_asks_for_its_waits() -> None:
    """Three equal tiles and a run of six: the classical three-sided wait 1–4–7 and the pair's own."""
    one = made(Asks.WAITS, "23456m55p789s(222z) rules=wsom")
    assert one.waits == (tile("1m"), tile("4m"), tile("7m"))


def test_a_complete_hand_asks_for_its_waits_without_the_tile_that_won() -> None:
    one = made(Asks.WAITS, "23456m55p789s(222z)+7m tsumo last rules=wsom")
    assert one.draft.hand.winning is None
    assert not one.draft.win.conditions
    assert one.waits == (tile("1m"), tile("4m"), tile("7m"))


def test_nine_gates_waits_for_its_whole_suit() -> None:
    assert made(Asks.WAITS, "1112345678999p rules=reach").waits == tuple(range(9, 18))


def test_readings_stand_beside_one_another() -> None:
    """Chows twice over beside seven pairs: 55 + 5 + 5 against 30 (a terminal is among them)."""
    one = made(Asks.READING, "112233m445566p9s+9s rules=wsom")
    assert sorted(reading.total for reading in one.readings) == [30, 65]
    assert one.readings[one.best].total == 65


def test_what_is_to_be_built_of_a_hand_is_its_rarest_pattern() -> None:
    one = made(Asks.BUILD, "2355p(678p)(888p)(123p)+4p rules=wsom seat=W")
    assert one.pattern == "pure-one-suit"
    assert one.draft.hand.size == 0
    assert one.draft.win.seat.name == "W"


@pytest.mark.parametrize(
    ("asks", "line", "why"),
    [
        (Asks.PATTERNS, "123m rules=wsom", "complete hand with its winning tile; this one has 3 tiles"),
        (Asks.TOTAL, "23456m55p789s(222z) rules=wsom", "complete hand with its winning tile"),
        (Asks.PATTERNS, "159m159p159s1234z+5z rules=wsom", "complete"),
        (Asks.TOTAL, "23m567p99s(678s)(333z)+4m rules=reach seat=S", "complete but has no yaku"),
        (Asks.PATTERNS, "23m567p99s(678s)(333z)+4m rules=wsom", "scores no pattern"),
        (Asks.BUILD, "23m567p99s(678s)(333z)+4m rules=wsom", "scores no pattern"),
        (Asks.WAITS, "123m rules=wsom", "13 tiles"),
        (Asks.WAITS, "159m159p159s1234z rules=wsom", "No tile completes"),
        (Asks.READING, "23m567p99s(678s)(666z)+4m rules=wsom", "No reading"),
    ],
)
def test_why_a_hand_makes_no_exercise(asks: Asks, line: str, why: str) -> None:
    found = exercise_of(asks, draft_of(line), Chance("why"))
    assert isinstance(found, Sentence)
    assert why in said((found,), draft_of(line).rules)[0]


def test_what_is_to_be_done_is_said() -> None:
    built = made(Asks.BUILD, "2355p(678p)(888p)(123p)+4p rules=wsom")
    asked = [made(Asks.WAITS, "23456m55p789s(222z) rules=wsom").question, built.question]
    assert said(tuple(asked)) == [
        "Pick every tile that can complete this hand.",
        "Build a hand that has Pure One-Suit.",
    ]


def test_who_pays_cannot_be_asked_without_a_discarder() -> None:
    draft = draft_of("23m99p(555z)(666z)(777z)+4m rules=wsom seat=S")
    assert exercise_of(Asks.TOTAL, draft, Chance("why"), asked=("pays",)) == Sentence("unfit.no-discarder")


def test_figures_of_another_family_cannot_be_asked() -> None:
    draft = draft_of("23m99p(555z)(666z)(777z)+4m rules=wsom seat=S")
    assert exercise_of(Asks.TOTAL, draft, Chance("why"), asked=("han",)) == Sentence("unfit.no-such-figure")
