"""Dealt exercises: legal hands, right answers, wrong distractors, every pattern, the same ones for all."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from itertools import product

import pytest

from mahjong_desk.core.arrangements import readings
from mahjong_desk.core.draft import Draft
from mahjong_desk.core.hand import FULL, Hand, copies_problems
from mahjong_desk.core.tiles import CODES, COPIES, KINDS, RED_FIVES, kind_of
from mahjong_desk.practice.chance import Chance
from mahjong_desk.practice.dealing import deal, dealt_patterns, turns
from mahjong_desk.practice.exercises import Asks, Exercise
from mahjong_desk.practice.growing import is_possible
from mahjong_desk.practice.marking import mark
from mahjong_desk.practice.rounds import Round, exercise, exercises
from mahjong_desk.practice.words import Sentence
from mahjong_desk.rules.guide import pages, shown, worth
from mahjong_desk.rules.options import resolve
from mahjong_desk.rules.registry import rule_set, rule_sets
from mahjong_desk.rules.score import Score
from mahjong_desk.rules.scoring import hand_problems, play_of, score
from tests.practice import second_opinion
from tests.practice.answers import dealt, draft_of
from tests.scale import count, is_long, some

RULES = tuple(rule_sets())
LEVELS = (1, 2, 3)
EXERCISES = count(180, 10_080)
FIGURES = ("han", "fu", "hand-points", "base-points", "total", "pays")


def _all_dealt() -> list[Exercise]:
    """Exercises of every rule set, kind and level, so many in all."""
    rounds = list(product(RULES, Asks, LEVELS))
    found = []
    for number in range(EXERCISES):
        rules, asks, level = rounds[number % len(rounds)]
        of = Round(rules, kinds=(asks,), level=level, seed=level, asked=FIGURES)
        found.append(dealt(of, number // len(rounds)))
    return found


@pytest.fixture(scope="module")
def every() -> list[Exercise]:
    return _all_dealt()


def hand_shown(one: Exercise) -> Draft:
    return one.draft if one.example is None else one.example


def check_table(draft: Draft) -> None:
    """A hand that can be: tiles, indicators, circumstances, seats."""
    win, hand, rules = draft.win, draft.hand, rule_set(draft.rules)
    outside = (*win.dora, *win.ura, *([30] * win.north))
    assert not copies_problems((*hand.tiles, *outside)), hand.text
    assert not any(kind_of(number) in rules.play(win).absent for number in (*hand.tiles, *outside))
    seen = Counter((*hand.tiles, *outside))
    if rules.has_red_fives(resolve(rules.options, draft.options, rules.id)[0]):
        assert all(seen[red] <= 1 and seen[kind_of(red)] < COPIES for red in RED_FIVES), hand.text
    else:
        assert not any(seen[red] for red in RED_FIVES)
    for one in rules.circumstances(hand, win):
        if one.condition in win.conditions:
            assert one.objection is None, (hand.text, one)
            assert not win.conditions.intersection(one.excluded_by), (hand.text, one)
    assert win.seat < win.players
    if hand.size == FULL:
        assert not hand_problems(hand)
        assert (win.discarder is None) == win.self_draw
        assert win.discarder is not win.seat


def check_patterns(one: Exercise) -> None:
    answer = score(one.draft)
    assert isinstance(answer, Score)
    scored = {row.id for row in answer.best.rows}
    in_any: set[str] = set()
    for found in (answer.best, *answer.readings):
        in_any |= {row.id for row in found.rows} | {row.id for row in found.not_counted}
    assert {option.pattern for option in one.options if option.right} == scored
    assert any(not option.right for option in one.options)
    outranked = {row.id: row.outranked_by for row in answer.best.not_counted}
    for option in one.options:
        if not option.right:
            assert option.pattern not in scored
            assert option.outranked_by == outranked.get(option.pattern)
            assert option.pattern in outranked or option.pattern not in in_any
            assert worth(one.rules, option.pattern, one.draft.options).counts
    assert one.target is None or one.target in scored


def check_figures(one: Exercise) -> None:
    answer = score(one.draft)
    assert isinstance(answer, Score)
    fields = {"han": "han", "fu": "fu", "base-points": "fu", "hand-points": "hand_points"}
    for figure in one.figures:
        if figure.seat is not None:
            assert answer.payments is not None
            assert figure.value == -answer.payments[figure.seat]
        elif figure.sort == "total":
            assert figure.value == answer.total
        else:
            assert figure.value == getattr(answer.best, fields[figure.sort])


def check_waits(one: Exercise) -> None:
    """Each kind tried by drawing it, with nothing but the arrangements of the complete hand."""
    hand, play = one.draft.hand, play_of(one.draft)
    assert hand.size == FULL - 1
    held = hand.counts()
    completing = []
    for kind in range(KINDS):
        found = readings(Hand.of(hand.concealed, hand.melds, kind)) if held[kind] < COPIES else []
        if not play.pairs_repeat:
            found = [r for r in found if len(r.groups) != 7 or len(set(r.groups)) == 7]
        if found and kind not in play.absent:
            completing.append(kind)
    assert list(one.waits) == completing
    assert completing
    for kind in completing:
        drawn = replace(
            one.draft, hand=replace(hand, winning=kind), win=replace(one.draft.win, self_draw=True)
        )
        assert isinstance(score(drawn), Score)


def check_readings(one: Exercise) -> None:
    answer = score(one.draft)
    assert isinstance(answer, Score)
    assert 2 <= len(one.readings) <= 4
    totals = [reading.total for reading in one.readings]
    assert totals[one.best] == answer.total
    assert totals.count(answer.total) == 1
    assert len({reading.reading for reading in one.readings}) == len(one.readings)


def check_built(one: Exercise) -> None:
    assert one.example is not None
    answer = score(one.example)
    assert isinstance(answer, Score)
    assert one.pattern in {row.id for row in answer.best.rows}
    assert one.draft.hand == Hand()
    assert (one.draft.rules, one.draft.options) == (one.example.rules, one.example.options)


def check(one: Exercise) -> None:
    check_table(hand_shown(one))
    if one.asks is Asks.PATTERNS:
        check_patterns(one)
    elif one.asks is Asks.TOTAL:
        check_figures(one)
    elif one.asks is Asks.WAITS:
        check_waits(one)
    elif one.asks is Asks.READING:
        check_readings(one)
    else:
        check_built(one)


def right_answer(one: Exercise) -> frozenset[str] | frozenset[int] | dict[str, int | None] | int | Draft:
    if one.asks is Asks.PATTERNS:
        return frozenset(option.pattern for option in one.options if option.right)
    if one.asks is Asks.TOTAL:
        return {figure.id: figure.value for figure in one.figures}
    if one.asks is Asks.WAITS:
        return frozenset(one.waits)
    if one.asks is Asks.READING:
        return one.best
    assert one.example is not None
    return one.example


def test_every_exercise_is_a_legal_hand_with_a_right_answer(every: list[Exercise]) -> None:
    assert len(every) == EXERCISES
    for one in every:
        check(one)
        assert mark(one, right_answer(one)).is_right


def test_other_scorers_agree_that_every_hand_can_be_and_on_its_answer(every: list[Exercise]) -> None:
    told_of: Counter[str] = Counter()
    for one in every:
        second_opinion.check_can_be(hand_shown(one))
        if one.asks is Asks.WAITS:
            assert {CODES[kind] for kind in one.waits} == second_opinion.winning_tiles(one.draft)
            continue
        told = second_opinion.opinion(hand_shown(one))
        if told is None:
            continue
        told_of[one.draft.rules] += 1
        if one.asks is Asks.PATTERNS:
            second_opinion.check_options(one, told)
        elif one.asks is Asks.TOTAL:
            second_opinion.check_figures(one, told)
        elif one.asks is Asks.READING:
            second_opinion.check_best_reading(one, told)
        else:
            assert any(one.pattern in best for best in told.best)
    assert set(told_of) == {"wsom", "wsom-mt", "zung-jung", "tenhou", "majsoul", "wrc", "mleague"}


def test_levels_differ_in_how_many_patterns_a_hand_has_and_how_rare_they_are(every: list[Exercise]) -> None:
    rarity = {rules: {page.pattern.id: page.rarity for page in pages(rule_set(rules))} for rules in RULES}
    rows: dict[int, list[int]] = {level: [] for level in LEVELS}
    for one in every:
        if one.asks in (Asks.PATTERNS, Asks.TOTAL):
            found = one.score().best.rows
            if found[0].unit != "yakuman":  # beside which nothing else counts
                rows[one.level].append(len(found))
            if one.level == 1:
                assert one.target is not None
                assert rarity[one.draft.rules][one.target] < 3
    mean = [sum(rows[level]) / len(rows[level]) for level in LEVELS]
    assert mean[0] < min(mean[1:])
    assert mean[1] < mean[2] or not is_long(), "a few dozen hands do not tell these apart"


@pytest.mark.parametrize("rules", some(RULES, 3))
def test_a_hand_is_dealt_for_every_pattern_of_every_rule_set(rules: str) -> None:
    """Each by itself; one that does not count as the options stand, by those of its page."""
    for number, page in enumerate(pages(rule_set(rules))):
        pattern = page.pattern.id
        level = LEVELS[number % 3]
        draft = deal(rules, (), pattern, level, Chance("every", rules, pattern))
        assert draft is not None
        check_table(draft)
        answer = score(draft)
        assert isinstance(answer, Score)
        assert pattern in {row.id for row in answer.best.rows}
        assert draft.options == page.example.options


@pytest.mark.parametrize("rules", RULES)
def test_a_long_round_has_every_pattern_and_a_short_one_common_ones(rules: str) -> None:
    counting = {page.pattern.id: page.rarity for page in dealt_patterns(rule_set(rules), ())}
    first = Counter[int]()
    for seed in range(40):
        for level in LEVELS:
            order = turns(rule_set(rules), (), level, Chance("order", seed))
            easy = {pattern for pattern, rarity in counting.items() if level > 1 or rarity < 3}
            assert sorted(order) == sorted(easy)
            first.update(counting[pattern] for pattern in order[:10] if level == 1)
    often = {rarity: first[rarity] / list(counting.values()).count(rarity) for rarity in (1, 2)}
    assert often[1] > 2 * often[2]
    assert first[3] == 0


def test_no_pattern_comes_twice_in_a_short_round() -> None:
    of = Round("wsom", kinds=(Asks.BUILD, Asks.WAITS), level=2, seed=9, count=20)
    built = [one.pattern for one in exercises(of) if isinstance(one, Exercise) and one.asks is Asks.BUILD]
    assert len(set(built)) == len(built) == 10


@pytest.mark.long
def test_every_pattern_occurs_among_ten_thousand_exercises(every: list[Exercise]) -> None:
    """Those that count as rule sets have them; the others in a round by the options of their page."""
    seen: dict[str, set[str]] = {rules: set() for rules in RULES}
    for one in every:
        if one.asks is not Asks.WAITS:
            seen[one.draft.rules].update(row.id for row in one.score().best.rows)
    for rules in RULES:
        counting = {page.pattern.id for page in dealt_patterns(rule_set(rules), ())}
        assert counting - seen[rules] == set(), rules
        for page in pages(rule_set(rules)):
            if page.pattern.id not in counting:
                one = dealt(Round(rules, page.example.options, focus=(page.pattern.id,)))
                check(one)
                seen[rules].update(option.pattern for option in one.options if option.right)
        assert seen[rules] == {pattern.id for pattern in rule_set(rules).patterns}


def test_a_hand_is_not_the_example_of_the_guide() -> None:
    """Of ten hands for a common pattern no two are alike, and none is the one that everybody has seen."""
    hands = set()
    for seed in range(10):
        draft = deal("wsom", (), "mixed-one-suit", 2, Chance("new", seed))
        assert draft is not None
        hands.add(draft.hand.text)
    assert len(hands) == 10
    assert shown(rule_set("wsom"), "mixed-one-suit").hand.text not in hands


@pytest.mark.parametrize(
    ("line", "possible"),
    [
        ("23m567p67899s222z+4m tsumo first rules=wsom", True),
        # East's first discard alone wins for another seat; drawn, it would not be the first turn.
        ("23m567p67899s222z+4m tsumo first seat=S rules=wsom", False),
        ("23m567p67899s222z+4m first rob seat=S rules=wsom", False),
        ("24567m234p67899s+3m riichi ippatsu seat=S rules=tenhou", True),
        ("24567m234p67899s+3m ippatsu seat=S rules=tenhou", False),
        # Of the tile that was robbed the other three lie in the kong: none of them is an indicator.
        ("23567m67888s(234p)+4m rob seat=S from=W dora=4m rules=tenhou", False),
        ("23567m67888s(234p)+4m rob seat=S from=W dora=5m rules=tenhou", True),
        # Of four fives one is red.
        ("24m555p67899s222z+3m dora=5p rules=tenhou", False),
        ("24m550p67899s222z+3m dora=5p rules=tenhou", True),
        ("24m555p67899s222z+3m dora=5p rules=ema", True),
    ],
)
def test_what_is_possible_at_a_table(line: str, possible: bool) -> None:
    draft = draft_of(line)
    assert is_possible(draft, red=draft.rules == "tenhou") is possible


# The same hands for all


def test_chance_is_the_same_on_every_machine_and_version() -> None:
    """Numbers of Python's own generator for the text ``a/1``, which is documented to stay."""
    chance = Chance("a", 1)
    assert [chance.below(1000) for _ in range(5)] == CHANCES


CHANCES = [331, 885, 783, 140, 543]


def _texts(of: Round) -> list[str]:
    found = []
    for one in exercises(of):
        assert isinstance(one, Exercise)
        win = one.draft.win
        conditions = sorted(condition.value for condition in win.conditions)
        options = [option.pattern for option in one.options]
        found.append(
            f"{hand_shown(one).hand.text} {win.seat.name} {conditions} {win.dora} {options} {one.best}"
        )
    return found


MIXED = Round("tenhou", kinds=tuple(Asks), level=2, seed=41, count=5)


def test_a_seed_deals_the_same_hands_whatever_order_sets_have() -> None:
    here = _texts(MIXED)
    script = "from tests.practice.test_dealing import MIXED, _texts\nfor line in _texts(MIXED): print(line)\n"
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "PYTHONHASHSEED": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.splitlines() == here


def test_an_exercise_does_not_depend_on_those_before_it() -> None:
    alone = dealt(MIXED, 3)
    assert list(exercises(MIXED))[3] == alone


def test_another_seed_deals_other_hands() -> None:
    assert not set(_texts(MIXED)) & set(_texts(replace(MIXED, seed=42)))


# What is asked for


def test_patterns_that_are_missed_come_next() -> None:
    focus = ("nine-gates", "robbing-a-kong")
    of = Round("wsom", kinds=(Asks.PATTERNS, Asks.BUILD), level=1, focus=focus, count=4)
    found = [one for one in exercises(of) if isinstance(one, Exercise)]
    assert [one.target or one.pattern for one in found] == [*focus, *focus]


def test_a_focus_that_does_not_count_at_this_table_is_passed_over() -> None:
    one = dealt(Round("reach", focus=("red-dora",)))
    assert one.target != "red-dora"
    check(one)


def test_red_fives_are_dealt_where_they_are_tiles_of_their_own() -> None:
    for seed in range(count(4, 40)):
        one = dealt(Round("ema", (("red_fives", "3"),), seed=seed, focus=("red-dora",)))
        assert any(number in RED_FIVES for number in one.draft.hand.tiles)
        check(one)


@pytest.mark.parametrize("asks", Asks)
def test_hands_are_worth_the_minimum_of_the_table(asks: Asks) -> None:
    for seed in range(3):
        one = dealt(Round("wsom", (("minimum", "50"),), kinds=(asks,), seed=seed))
        if asks is not Asks.WAITS:
            check(one)
            assert one.score().total >= 50


@pytest.mark.parametrize("asks", [Asks.PATTERNS, Asks.WAITS, Asks.READING])
def test_a_minimum_above_all_hands_is_said(asks: Asks) -> None:
    found = exercise(Round("zung-jung", (("minimum", "99999"),), kinds=(asks,)), 0)
    assert found == Sentence("unfit.nothing-dealt")
