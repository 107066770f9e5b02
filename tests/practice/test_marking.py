"""Answers marked: what is right, missed, claimed wrongly, and the facts that explain it."""

from __future__ import annotations

import pytest

from mahjong_desk.core.tiles import tile
from mahjong_desk.practice.exercises import Asks
from mahjong_desk.practice.marking import Verdict, mark
from mahjong_desk.rules.score import Score
from tests.practice.answers import draft_of, item, made, said, with_options


def why(line: str, claim: str, rules: str = "wsom") -> str:
    """What is said last of a pattern that was ticked and is not there."""
    exercise = with_options(f"{line} rules={rules}", claim)
    right = frozenset(option.pattern for option in exercise.options if option.right)
    found = item(mark(exercise, right | {claim}), claim)
    assert found.verdict is Verdict.WRONG
    assert found.page == claim
    return said(found.said, rules)[-1]


# Patterns


def test_patterns_are_right_missed_or_wrongly_claimed() -> None:
    """Green dragons, and all of dots or honors: Value Honor and Mixed One-Suit."""
    exercise = with_options("23567p44z(666z)(789p)+4p rules=wsom", "all-triplets", "no-terminals")
    marked = mark(exercise, frozenset({"value-honor", "all-triplets"}))
    verdicts = {one.id: one.verdict for one in marked.items}
    assert verdicts == {
        "value-honor": Verdict.RIGHT,
        "mixed-one-suit": Verdict.MISSED,
        "all-triplets": Verdict.WRONG,
    }
    assert not marked.is_right
    assert marked.known == (("mixed-one-suit", False), ("value-honor", True), ("all-triplets", False))
    assert marked.score is not None
    groups = marked.score.best.reading.groups
    assert [groups[place].text for place in item(marked, "value-honor").groups] == ["(666z)"]


def test_nothing_wrong_is_said_of_a_pattern_that_was_left_alone() -> None:
    exercise = with_options("23567p44z(666z)(789p)+4p rules=wsom", "all-triplets")
    marked = mark(exercise, frozenset({"value-honor", "mixed-one-suit"}))
    assert marked.is_right
    assert marked.right == 2


@pytest.mark.parametrize(
    ("line", "claim", "sentence"),
    [
        # 345 in two suits: the third is missing.
        (
            "2234m345p678s333z+5m seat=E",
            "three-similar-sequences",
            "It would have it with 345 of bamboos in the place of 678 of bamboos.",
        ),
        (
            "2m345p678s(666z)(345s)+2m",
            "all-sequences",
            "It would have it with 123 of characters in the place of Green dragon.",
        ),
        ("23m567p99s(678s)(666z)+4m", "concealed-hand", "It would have it if no set had been called."),
        (
            "23m567p99s678s666z+4m seat=S",
            "final-draw",
            "It takes this circumstance: Last tile of the wall. That takes a winning tile that was drawn.",
        ),
        (
            "23m567p99s678s666z+4m seat=S",
            "final-discard",
            "It would have it with this circumstance: Last discard.",
        ),
        ("23m567p99s678s222z+4m seat=E", "value-honor", "It would have it in the seat South."),
        (
            "23m567p99s678s333s+4m",
            "one-kong",
            "It would have it with 3333 of bamboos in the place of 333 of bamboos.",
        ),
    ],
)
def test_why_a_wsom_hand_lacks_a_pattern(line: str, claim: str, sentence: str) -> None:
    assert why(line, claim) == sentence


@pytest.mark.parametrize(
    ("line", "claim", "sentence"),
    [
        # A closed wait; with the 2 last it is two-sided.
        (
            "24567m234p67899s+3m seat=S riichi",
            "pinfu",
            "It would have it if 2 of characters had been the winning tile.",
        ),
        (
            "24567m234p67899s+3m seat=S riichi",
            "menzen-tsumo",
            "It would have it if the winning tile had been drawn.",
        ),
        ("24567m234p678s99s+3m seat=S tsumo", "houtei", "It takes this circumstance: Last discard."),
        ("24m678p22s(345p)(678s)+3m seat=S", "riichi", "It takes this circumstance: Reach."),
        ("24m22s(345p)(333z)(777z)+3m seat=S", "seat-wind", "It would have it in the seat West."),
        ("24m567p99s(678s)(444z)+3m seat=N", "round-wind", "It would have it in the round North."),
    ],
)
def test_why_a_reach_hand_lacks_a_pattern(line: str, claim: str, sentence: str) -> None:
    assert why(line, claim, "reach").startswith(sentence)


def test_an_outranked_pattern_names_the_one_in_its_place() -> None:
    exercise = with_options("2355p(678p)(888p)(123p)+4p rules=wsom", "mixed-one-suit")
    assert "mixed-one-suit" not in {row.id for row in exercise.score().best.rows}
    exercise = with_options("22334m567p99s(567p)+4m rules=wsom", "two-identical-sequences")
    claim = item(mark(exercise, frozenset({"two-identical-sequences"})), "two-identical-sequences")
    assert said(claim.said) == ["The hand fulfils it, but Two Identical Sequences Twice counts in its place."]
    assert claim.shown is None


def test_a_near_answer_shows_the_hand_that_has_it() -> None:
    exercise = with_options("2234m345p678s333z+5m rules=wsom", "three-similar-sequences")
    claim = item(mark(exercise, frozenset({"three-similar-sequences"})), "three-similar-sequences")
    assert claim.shown is not None
    assert claim.shown.hand.text == "2234m345p345s333z+5m"


def test_a_pattern_that_is_far_away_is_only_told() -> None:
    assert why("23m567p99s(678s)(666z)+4m", "all-honors") == "All Honors: Only winds and dragons."


# Figures


def figure(line: str, sort: str, value: int | None) -> list[str]:
    exercise = made(Asks.TOTAL, line, sort)
    rules = exercise.draft.rules
    (found,) = mark(exercise, {exercise.figures[0].id: value}).items
    assert found.verdict is (Verdict.MISSED if value is None else Verdict.WRONG)
    return said(found.said, rules)


# Green dragons and one suit with honors: 40 + 10.
WSOM = "23567p44z(666z)(789p)+4p rules=wsom seat=E from=S"
# Peace on a discard: 30 fu, one han: 1000 to South, 1500 to the dealer; drawn 20 fu, two han.
PEACE = "23567m234p67899s+4m rules=tenhou seat=S from=E"
# Reach and white dragons with a closed wait: 20 + 10 + 8 + 2 = 40 fu; two han: 40 × 2⁴ × 4 = 2560, so 2600.
WHITE = "24567m99p678s555z+3m riichi rules=tenhou seat=S from=E"


def test_a_right_figure_needs_no_word() -> None:
    exercise = made(Asks.TOTAL, WSOM)
    (found,) = mark(exercise, {"total": 50}).items
    assert found == ("total", Verdict.RIGHT, (), (), None, None)


@pytest.mark.parametrize(
    ("line", "sort", "value", "slip"),
    [
        (WSOM, "total", 10, "That is the sum without Mixed One-Suit."),
        (WSOM, "total", 40, "That is the sum without Value Honor."),
        (WSOM, "total", 150, "That is what the winner receives in all."),
        (PEACE, "total", 1500, "That is right for a winner in the seat East."),
        (PEACE, "total", 960, "Each payment is rounded up to the next hundred."),
        (PEACE, "total", 900, "Each payment is rounded up to the next hundred, never down."),
        (PEACE, "total", 2000, "That is what one han more would pay."),
        (PEACE, "han", 2, "That is right for a self-draw; this was won on a discard."),
        (WHITE, "han", 1, "That is the sum without "),
        (WHITE, "fu", 30, "That is what it comes to without “Concealed, won on a discard”, 10."),
        (WHITE, "total", 2000, "That is what ten fu less would pay."),
        (WHITE, "total", 3200, "That is what ten fu more would pay."),
    ],
)
def test_a_wrong_figure_names_the_mistake_that_gives_it(line: str, sort: str, value: int, slip: str) -> None:
    assert figure(line, sort, value)[1].startswith(slip)


def test_a_wrong_figure_says_by_how_much() -> None:
    assert figure(WSOM, "total", 57) == ["It is 50; that is 7 too much."]
    assert figure(WSOM, "total", 43) == ["It is 50; that is 7 too little."]


def test_a_figure_left_open_is_told() -> None:
    assert figure(WSOM, "total", None) == ["It is 50."]


def test_fu_before_rounding() -> None:
    line = "24567m55z678s111p+3m riichi rules=tenhou seat=S from=E"
    # 20, 10 for a discard, 8 for concealed 1s, 2 for the pair of White dragons, 2 for the wait.
    assert figure(line, "fu", 42)[1] == "That is the sum before it is rounded up to the next ten."


def test_seven_pairs_are_not_rounded() -> None:
    line = "1155m2288p33s667z+7z rules=tenhou seat=S from=E"
    assert figure(line, "fu", 30)[1] == "Seven pairs are 25 always, and are not rounded."


def test_a_figure_that_a_yakuman_has_not_is_left_open() -> None:
    exercise = made(Asks.TOTAL, "19m19p19s1234556z+7z rules=jpml seat=S from=E")
    marked = mark(exercise, {"han": None, "total": 32000})
    assert marked.is_right
    wrong = mark(exercise, {"han": 13, "fu": None, "total": 32000})
    assert item(wrong, "han").verdict is Verdict.WRONG
    assert said(item(wrong, "han").said, "jpml") == ["This score has no such figure."]


def test_who_discarded_does_not_pay_all_of_it() -> None:
    """160: the others pay 25 each, South's discarder West 430, not 480."""
    exercise = made(Asks.TOTAL, "23m99p(555z)(666z)(777z)+4m rules=wsom seat=S from=W", "pays")
    marked = mark(exercise, {"pays-W": 480, "pays-E": 0, "pays-N": 25})
    assert said(item(marked, "pays-W").said)[1].startswith("That is three times the value")
    assert said(item(marked, "pays-E").said)[1].startswith("Those who did not discard pay a part")
    assert item(marked, "pays-N").verdict is Verdict.RIGHT


# Waits


def test_waits_are_right_missed_or_wrong() -> None:
    exercise = made(Asks.WAITS, "23456m55p789s(222z) rules=wsom")
    marked = mark(exercise, frozenset({tile("1m"), tile("4m"), tile("9m")}))
    assert {one.id: one.verdict for one in marked.items} == {
        "1m": Verdict.RIGHT,
        "4m": Verdict.RIGHT,
        "7m": Verdict.MISSED,
        "9m": Verdict.WRONG,
    }
    assert said(item(marked, "7m").said) == ["7 of characters completes 567 of characters."]
    shown = item(marked, "7m").shown
    assert shown is not None
    assert shown.hand.text == "23456m55p789s(222z)+7m"
    assert said(item(marked, "9m").said) == ["With 9 of characters the hand is not complete."]


def test_a_wait_that_does_not_win_says_so() -> None:
    """Chows in three suits, two with ends, one of them called, and a pair of 5: there is no yaku."""
    exercise = made(Asks.WAITS, "23p456p123s55s(789m) rules=reach")
    assert exercise.waits == (tile("1p"), tile("4p"), tile("7p"))
    marked = mark(exercise, frozenset(exercise.waits))
    assert marked.is_right
    for one in marked.items:
        told = said(one.said, "reach")
        assert "completes" in told[0]
        assert "has no yaku" in told[1]
    won = mark(made(Asks.WAITS, "23p456p23455s(666z) rules=reach"), frozenset())
    assert {len(one.said) for one in won.items} == {1}


def test_a_tile_of_which_the_hand_has_all_four_is_no_wait() -> None:
    """123 345 and pairs of 3 and 9, one of which is to be a pung; or 123 333 45 and the pair of 9."""
    exercise = made(Asks.WAITS, "12333345m99p(555s) rules=wsom")
    assert exercise.waits == (tile("6m"), tile("9p"))
    marked = mark(exercise, frozenset({tile("3m"), *exercise.waits}))
    assert said(item(marked, "3m").said)[0].startswith(
        "3 of characters would complete the hand, but all four"
    )


def test_four_equal_tiles_are_not_two_pairs_in_riichi() -> None:
    """234 234 555 wait for a third of either pair; the fourth 5 would make pairs alone, two of them equal."""
    line = "223344555m1122p"
    exercise = made(Asks.WAITS, f"{line} rules=reach")
    assert exercise.waits == (tile("1p"), tile("2p"))
    marked = mark(exercise, frozenset({tile("5m")}))
    told = said(item(marked, "5m").said, "reach")
    assert told == ["Four equal tiles are not two pairs here, so 5 of characters completes nothing."]
    assert made(Asks.WAITS, f"{line} rules=wsom").waits == (tile("5m"), tile("1p"), tile("2p"))


# Readings


def test_the_best_reading_and_why_it_pays_more() -> None:
    exercise = made(Asks.READING, "112233m445566p9s+9s rules=wsom")
    right = mark(exercise, exercise.best)
    assert right.is_right
    assert said(right.items[0].said)[0] == "It pays 65, 35 more."
    wrong = mark(exercise, 1 - exercise.best)
    assert not wrong.is_right
    assert said(wrong.items[0].said) == ["It pays 30, 35 less than the best."]
    assert [one.split(":")[0] for one in said(wrong.items[1].said)[1:]] == [
        "It has Two Identical Sequences Twice",
        "It has All Sequences",
        "It has Concealed Hand",
        "It goes without Seven Pairs.",
    ]
    assert wrong.items[1].page == "two-identical-sequences-twice"


def test_fu_can_make_the_difference() -> None:
    """Two han more by Two Double Runs and Peace than by Seven Pairs; 30 fu instead of 25."""
    exercise = made(Asks.READING, "22334m77p223344s+4m rules=tenhou seat=N from=E")
    told = said(mark(exercise, exercise.best).items[0].said, "tenhou")
    assert "Fu: 30 instead of 25." in told


# Building


def test_any_hand_that_scores_the_pattern_is_right() -> None:
    exercise = made(Asks.BUILD, "2355p(678p)(888p)(123p)+4p rules=wsom")
    built = draft_of("11123456789s99s+9s rules=zung-jung")
    marked = mark(exercise, built)
    assert marked.is_right
    assert marked.known == (("pure-one-suit", True),)
    assert isinstance(marked.score, Score)
    assert marked.score.rules == "wsom"


def test_a_built_hand_without_the_pattern_is_told_what_it_lacks() -> None:
    exercise = made(Asks.BUILD, "2267m678p678s(333z)+8m rules=wsom")
    marked = mark(exercise, draft_of("2234m345p678s333z+5m rules=wsom"))
    assert not marked.is_right
    assert (
        said(marked.items[0].said)[1]
        == "It would have it with 345 of bamboos in the place of 678 of bamboos."
    )


def test_a_built_hand_that_does_not_win_is_told_why() -> None:
    exercise = made(Asks.BUILD, "2267m678p678s(333z)+8m rules=wsom")
    marked = mark(exercise, draft_of("22345m345p rules=wsom"))
    assert not marked.is_right
    assert marked.score is None
    assert marked.problems


def test_an_answer_of_another_kind_is_a_mistake_of_the_program() -> None:
    with pytest.raises(TypeError):
        mark(made(Asks.TOTAL, WSOM), frozenset({"total"}))
