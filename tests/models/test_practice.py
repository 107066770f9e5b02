"""A round of practice as it goes, without a window."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.line import parse_line
from mahjong_desk.core.texts import Terms
from mahjong_desk.core.tiles import tile
from mahjong_desk.models.example import Example
from mahjong_desk.models.practice import Done, Practice, Stage, figure_sorts, some_seed
from mahjong_desk.models.practice_models import (
    KindsModel,
    ReadingsModel,
    items_model,
    results_model,
    sentences,
    sentences_model,
)
from mahjong_desk.models.practice_words import (
    Sign,
    headline,
    hint_lit,
    hint_words,
    item_records,
    result_records,
    sign_of,
    struck,
)
from mahjong_desk.models.won import won_words
from mahjong_desk.practice.chance import Chance
from mahjong_desk.practice.exercises import Asks, Exercise, exercise_of
from mahjong_desk.practice.marking import Verdict
from mahjong_desk.practice.rounds import Round, exercise
from mahjong_desk.practice.words import Sentence
from mahjong_desk.rules.registry import rule_set, rule_sets
from tests.models.watching import Watcher

pytestmark = pytest.mark.usefixtures("qapp")

SPOKEN = Qt.ItemDataRole.AccessibleTextRole


def made(asks: Asks, line: str, asked: tuple[str, ...] = ()) -> Exercise:
    """The exercise of a hand."""
    draft = parse_line(line).apply(Draft())
    found = exercise_of(asks, draft, Chance("test"), asked=asked)
    assert isinstance(found, Exercise), found
    return found


def stage_of(practice: Practice) -> Stage:
    """Where the round stands."""
    return practice.stage


def told(practice: Practice) -> Done:
    """What came of the exercise that is shown."""
    now = practice.now
    assert now is not None
    return now


def begun(*held: Exercise, seconds: int = 0) -> Practice:
    """Practice with these exercises, at the first of them."""
    practice = Practice()
    practice.begin_set(held, Round(rules=held[0].draft.rules), seconds)
    return practice


def refused_of(practice: Practice) -> str:
    """The id of what is in the way of a round."""
    return "" if practice.refused is None else practice.refused.id


def chosen_of(model: ReadingsModel) -> int | None:
    """The reading that is chosen."""
    return model.chosen


# Green dragons, and all of dots or honors: Value Honor 10 and Mixed One-Suit 40.
DOTS = "23567p44z(666z)(789p)+4p ron seat=E from=S"
# 3–6 of characters at both ends of 45: one wait on each side, and the pair is there.
READY = "45m123p789p234s55z"


def test_a_round_from_the_first_hand_to_the_result() -> None:
    practice = Practice()
    stages: list[Stage] = []
    practice.changed.connect(lambda: stages.append(practice.stage))
    practice.begin(Round(count=3, seed=5))
    assert (stage_of(practice), practice.place, practice.is_last) == (Stage.ASKING, 0, False)
    right = frozenset(option.pattern for option in practice.exercise.options if option.right)
    practice.give(right)
    assert stage_of(practice) is Stage.TOLD
    assert told(practice).is_right
    practice.next()
    practice.give(frozenset())
    assert not told(practice).is_right
    practice.next()
    assert practice.is_last
    practice.skip()
    assert stage_of(practice) is Stage.OVER
    found = practice.result()
    assert (found.right, found.answered) == (1, 2)
    assert [sign_of(one) for one in practice.done] == [Sign.RIGHT, Sign.WRONG, Sign.SKIPPED]
    assert stages == [Stage.ASKING, Stage.TOLD] * 2 + [Stage.ASKING, Stage.OVER]


def test_going_on_twice_at_once_leaves_no_hand_out() -> None:
    practice = begun(made(Asks.PATTERNS, "111m222p33345s77z+7z"), made(Asks.PATTERNS, "123m456p789s1122z+1z"))
    practice.next()
    assert practice.place == 0, "nothing was told yet"
    practice.give(frozenset({"concealed-hand"}))
    practice.next()
    practice.next()
    assert (practice.place, stage_of(practice)) == (1, Stage.ASKING)
    practice.give(frozenset({"concealed-hand"}))
    assert told(practice).number == 1


def test_those_that_went_wrong_come_again_as_they_were() -> None:
    practice = Practice()
    practice.begin(Round(count=4, seed=5))
    seen = []
    for number in range(4):
        seen.append(practice.exercise)
        right = frozenset(option.pattern for option in practice.exercise.options if option.right)
        practice.give(right if number % 2 else frozenset())
        practice.next()
    practice.wrong_again()
    again = []
    while practice.stage is Stage.ASKING:
        again.append(practice.exercise)
        practice.skip()
    assert again == [seen[0], seen[2]]
    # What was left out then is wrong still, and what was right is gone from the round.
    practice.again()
    assert practice.exercise == seen[0]
    assert len(practice.numbers) == 4


def test_other_hands_are_others_and_the_same_are_the_same() -> None:
    practice = Practice()
    practice.begin(Round(count=2, seed=5))
    first = practice.exercise
    practice.others(6)
    assert practice.exercise != first
    assert practice.round.seed == 6
    practice.others(5)
    assert practice.exercise == first


def test_a_round_by_options_under_which_nothing_wins_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """To find that out takes a while, so that it is asked once for each kind of exercise."""
    asked: list[int] = []
    dealt = exercise

    def none_but_waits(of: Round, number: int) -> Exercise | Sentence:
        asked.append(number)
        is_wait = of.kinds[number % len(of.kinds)] is Asks.WAITS
        return dealt(of, number) if is_wait else Sentence("unfit.nothing-dealt")

    monkeypatch.setattr("mahjong_desk.models.practice.exercise", none_but_waits)
    practice = Practice()
    practice.begin(Round(count=9))
    assert stage_of(practice) is Stage.CHOOSING
    assert refused_of(practice) == "unfit.nothing-dealt"
    assert asked == [0]
    practice.begin(Round(kinds=(Asks.PATTERNS, Asks.WAITS), count=4))
    assert stage_of(practice) is Stage.ASKING
    assert practice.numbers == (1, 3)
    practice.skip()
    practice.skip()
    assert stage_of(practice) is Stage.OVER
    assert len(practice.done) == 2


def test_ending_early_shows_what_was_done_and_nothing_of_nothing() -> None:
    practice = begun(made(Asks.PATTERNS, DOTS), made(Asks.WAITS, READY))
    practice.end()
    assert stage_of(practice) is Stage.CHOOSING
    practice.again()
    practice.give(frozenset({"value-honor"}))
    practice.end()
    assert stage_of(practice) is Stage.OVER
    assert len(practice.done) == 1


def test_looking_again_leads_back_to_the_result() -> None:
    practice = begun(made(Asks.PATTERNS, DOTS), made(Asks.WAITS, READY))
    practice.give(frozenset({"value-honor"}))
    practice.next()
    practice.skip()
    practice.review(1)
    assert stage_of(practice) is Stage.OVER, "what was skipped has nothing to look at"
    practice.review(0)
    assert stage_of(practice) is Stage.TOLD
    assert practice.is_review
    practice.next()
    assert stage_of(practice) is Stage.OVER


def test_the_time_runs_out() -> None:
    practice = begun(made(Asks.PATTERNS, DOTS), seconds=2)
    over: list[bool] = []
    practice.time_over.connect(lambda: over.append(True))
    practice._tick()
    assert (practice.left, over) == (1, [])
    practice._tick()
    assert (practice.left, over) == (0, [True])
    practice.give_up()
    assert headline(told(practice)) == "Time is over"
    assert practice.result().answered == 0


def test_the_clock_stands_while_nobody_looks() -> None:
    practice = begun(made(Asks.PATTERNS, DOTS), seconds=20)
    assert practice._clock.isActive()
    practice.rest(on=True)
    assert not practice._clock.isActive()
    practice.rest(on=False)
    assert practice._clock.isActive()
    practice.give(frozenset())
    assert not practice._clock.isActive()
    practice.rest(on=False)
    assert not practice._clock.isActive()


def test_hints_come_one_after_the_other_and_light_and_strike() -> None:
    practice = begun(made(Asks.PATTERNS, DOTS))
    counted = 0
    while practice.can_hint:
        practice.hint()
        counted += 1
        assert len(hint_words(practice, Terms.ENGLISH)) == counted
    practice.hint()
    assert len(practice.shown_hints) == counted > 1
    assert hint_words(practice, Terms.ENGLISH)[0] == "Of these it scores: 2."
    wrong = {option.pattern for option in practice.exercise.options if not option.right}
    assert struck(practice) <= wrong
    assert struck(practice)
    lit = hint_lit(practice)
    # Mixed One-Suit is of the whole hand.
    assert lit is not None
    assert len(lit.tiles) == 8
    assert lit.melds == {0, 1}


def test_what_is_to_be_built_is_not_said_twice() -> None:
    practice = begun(made(Asks.BUILD, DOTS))
    practice.hint()
    assert practice.exercise.rules.texts().get(
        "sentences", practice.exercise.pattern or ""
    ) not in hint_words(practice, Terms.ENGLISH)
    assert hint_lit(practice) is None, "the hand that is meant is not the one that shows"


def test_marks_as_lines() -> None:
    practice = begun(made(Asks.PATTERNS, DOTS))
    wrong = next(option.pattern for option in practice.exercise.options if not option.right)
    practice.give(frozenset({"value-honor", wrong}))
    found = {record.id: record for record in item_records(told(practice), Terms.ENGLISH)}
    assert (found["value-honor"].sign, found["value-honor"].value) == (Sign.RIGHT, "Right")
    assert (found["mixed-one-suit"].sign, found["mixed-one-suit"].value) == (Sign.MISSED, "Missed")
    assert (found[wrong].sign, found[wrong].value) == (Sign.WRONG, "Does not count")
    assert found["value-honor"].pattern == "value-honor"
    lit = found["value-honor"].lit
    assert lit is not None
    assert (lit.tiles, lit.melds) == (frozenset(), frozenset({0}))
    assert headline(told(practice)) == "1 of 2 right · 1 too many"


def test_marks_of_figures_say_what_was_written() -> None:
    # 40 + 10 points; by the rule the discarder pays all above 25 of each: 100, the others 25.
    practice = begun(made(Asks.TOTAL, DOTS, ("total", "pays")))
    practice.give({"total": 60, "pays-S": 100})
    lines = [(r.name, r.second, r.value, r.detail) for r in item_records(told(practice), Terms.ENGLISH)]
    assert lines == [
        ("Points", "60", "Wrong", "It is 50; that is 10 too much."),
        ("South pays", "100", "Right", ""),
        ("West pays", "", "Left empty", "It is 25."),
        ("North pays", "", "Left empty", "It is 25."),
    ]
    assert headline(told(practice)) == "1 of 4 right"


def test_marks_of_waits_have_their_tiles_and_the_hand_that_they_complete() -> None:
    practice = begun(made(Asks.WAITS, READY))
    practice.give(frozenset({tile("3m"), tile("1z")}))
    found = {record.id: record for record in item_records(told(practice), Terms.ENGLISH)}
    assert [(r.sign, r.name) for r in found.values()] == [
        (Sign.RIGHT, "3 of characters"),
        (Sign.MISSED, "6 of characters"),
        (Sign.WRONG, "East"),
    ]
    assert found["6m"].tile == tile("6m")
    assert found["6m"].shown is not None
    assert found["6m"].shown.hand.winning == tile("6m")
    assert found["1z"].shown is None


def test_the_sorts_of_figures() -> None:
    assert figure_sorts("wsom") == ("total", "pays")
    assert figure_sorts("reach") == ("base-points", "hand-points", "total", "pays")
    assert figure_sorts("ema") == ("han", "fu", "total", "pays")
    for rules in rule_sets():
        assert figure_sorts(rules)[-1] == "pays"


def test_numbers_of_rounds_that_nobody_chose() -> None:
    found = {some_seed() for _ in range(50)}
    assert len(found) > 10
    assert all(0 <= seed <= 99_999 for seed in found)


# The item models


def test_kinds_are_chosen_and_taken_back() -> None:
    model = KindsModel(rule_set("wsom").texts())
    watcher = Watcher(model)
    model.toggle([tile("3m"), tile("6m")])
    assert model.names() == ["3 of characters", "6 of characters"]
    model.toggle([tile("3m"), tile("9m")])
    assert model.chosen == {tile("3m"), tile("6m"), tile("9m")}
    model.toggle([tile("3m"), tile("9m")])
    assert model.chosen == {tile("6m")}
    model.strike({tile("6m"), tile("1z")})
    assert model.chosen == frozenset()
    model.toggle([tile("1z")])
    assert model.chosen == frozenset()
    assert model.index(3, 0).data(SPOKEN) == "East, ruled out"
    assert not model.index(3, 7).data()
    model.show([tile("1m")], {tile("1m"): Verdict.WRONG, tile("2m"): Verdict.MISSED})
    assert model.index(0, 0).data(SPOKEN) == "1 of characters, chosen, does not win"
    assert model.index(0, 1).data(SPOKEN) == "2 of characters, not chosen, missed"
    model.toggle([tile("5m")])
    assert model.chosen == {tile("1m")}
    model.begin(rule_set("wsom").texts())
    assert model.chosen == frozenset()
    model.toggle([tile("1z")])
    assert model.chosen == {tile("1z")}
    assert watcher.resets == 0


# 222333444m are three pungs or three like chows: 111 Three Identical Sequences 120, Three Consecutive
# Triplets 100 and others besides.
DOUBLE = "222333444m99p67s+8s ron seat=E from=S"


def test_readings_are_chosen_one_at_a_time() -> None:
    exercise = made(Asks.READING, DOUBLE)
    model = ReadingsModel()
    watcher = Watcher(model)
    model.begin(exercise)
    assert chosen_of(model) is None
    assert model.rowCount() == len(exercise.readings) >= 2
    model.choose(1)
    model.choose(0)
    assert chosen_of(model) == 0
    model.choose(99)
    assert chosen_of(model) == 0
    spoken = model.index(0).data(SPOKEN)
    assert spoken.startswith("Reading 1: ")
    assert ", chosen" in spoken
    assert "points" not in spoken, "what it pays is the answer"
    model.strike({0})
    assert chosen_of(model) is None
    model.choose(0)
    assert chosen_of(model) is None
    model.show(exercise, 1 - exercise.best, Terms.ENGLISH)
    told = model.index(exercise.best).data(SPOKEN)
    assert "pays most" in told
    assert f"{exercise.score().total} points" in told
    model.choose(0)
    assert watcher.resets == 0


def test_hints_call_patterns_by_the_chosen_terms() -> None:
    """Drawn, and Peace: one han each, of which the hints leave one out."""
    practice = begun(made(Asks.TOTAL, "23567m234p67899s+4m rules=tenhou seat=S tsumo"))
    while practice.can_hint:
        practice.hint()
    assert "Of what counts: Concealed Self-Draw 1." in hint_words(practice, Terms.ENGLISH)
    assert "Of what counts: Menzen tsumo 1." in hint_words(practice, Terms.ROMAJI)


def test_lines_of_marks_hints_and_results_are_lists() -> None:
    practice = begun(made(Asks.PATTERNS, DOTS), made(Asks.WAITS, READY), made(Asks.READING, DOUBLE))
    items, results, hints = items_model(practice), results_model(practice), sentences_model(practice)
    watchers = [Watcher(model) for model in (items, results, hints)]
    for given in (frozenset({"value-honor"}), frozenset({tile("3m"), tile("6m")})):
        practice.hint()
        hints.set_records(sentences(hint_words(practice, Terms.ENGLISH)))
        assert hints.index(0).data(SPOKEN) == hint_words(practice, Terms.ENGLISH)[0]
        practice.give(given)
        items.set_records(item_records(told(practice), Terms.ENGLISH))
        practice.next()
    assert items.index(0).data(SPOKEN).startswith("Right: 3 of characters, ")
    practice.skip()
    results.set_records(result_records(practice, Terms.ENGLISH))
    assert [results.index(row).data(SPOKEN) for row in range(3)] == [
        "Hand 1, Spot the patterns: 1 of 2 right",
        "Hand 2, Which tile wins?: All right",
        "Hand 3, Which reading?: Skipped",
    ]
    results.set_records([])
    assert all(watcher.resets == 0 for watcher in watchers)


# The hand that is shown


def test_an_example_lights_what_is_meant_and_can_be_undone_by_nobody() -> None:
    draft = parse_line(DOTS).apply(Draft())
    owner = Practice()
    example = Example(owner)
    example.show_hand(draft, Terms.ENGLISH, "value-honor")
    assert [record.dimmed for record in example.hand.melds.records()] == [False, True]
    drawn = replace(draft.win, self_draw=True, discarder=None)
    example.show_hand(replace(draft, win=drawn), Terms.ENGLISH)
    assert not any(record.dimmed for record in example.hand.melds.records())
    assert example.undo_stack.count() <= 1


def test_how_a_hand_was_won_names_everything_that_matters() -> None:
    draft = parse_line(f"{DOTS} rules=ema honba=2 sticks=1 round=S").apply(Draft())
    assert won_words(draft) == (
        "Won on 4 of dots, discarded by South",
        "East seat, South round",
        "honba: 2",
        "reach sticks: 1",
    )
    assert won_words(parse_line(READY).apply(Draft())) == ("East seat",)
