"""What is on a worksheet and on its sheet of answers, against hands worked out by hand."""

from __future__ import annotations

import pytest

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.line import parse_line
from mahjong_desk.core.texts import Terms
from mahjong_desk.core.tiles import CODES
from mahjong_desk.models.worksheet import Worksheet, worksheet_of_set
from mahjong_desk.practice.exercises import Asks
from mahjong_desk.practice.hand_sets import HandSet
from mahjong_desk.practice.rounds import Round
from tests.models.test_hand_set import DRAGONS, READY, TWO_WAYS
from tests.practice.answers import dealt_set

pytestmark = pytest.mark.usefixtures("qapp")


def sheet(*hands: tuple[Asks, str], rules: str = "wsom", terms: Terms = Terms.ENGLISH) -> Worksheet:
    held = HandSet("First evening", rules, level=2)
    entries = tuple(held.entry(asks, parse_line(line).apply(Draft())) for asks, line in hands)
    return worksheet_of_set(HandSet(held.title, rules, (), 2, entries), terms)


def test_patterns_are_ticked_and_told_with_the_groups_that_earn_them() -> None:
    made = sheet((Asks.PATTERNS, DRAGONS))
    assert (made.title, made.about) == ("First evening", "Level 2")
    assert made.rules.startswith("World Series of Mahjong")
    ((task,), (solution,)) = made.tasks, made.solutions
    assert (task.number, task.kind) == (1, "Spot the patterns")
    assert task.won == ("Won on 3 of characters, discarded by South", "Winner’s seat East")
    assert task.hand is not None
    assert [tile.winning for tile in task.hand.tiles] == [False] * 10 + [True]
    assert ("Mixed One-Suit", "混一色") in task.choices
    assert len(task.choices) == 9
    (section,) = solution.sections
    assert {row.name: row.value for row in section.rows} == {
        "Mixed One-Suit": "40",
        "Small Three Dragons": "40",
        "Mixed Lesser Terminals": "40",
        "Value Honor ×2": "20",
    }
    small = next(row for row in section.rows if row.name == "Small Three Dragons")
    assert small.below == (
        "Two sets of dragons and a pair of the third. Green and Red dragons; pair of White dragon"
    )
    assert "Small Three Dragons" in solution.answer
    assert [len(group.tiles) for group in solution.groups] == [3, 3, 3, 3, 2]


def test_figures_are_filled_in() -> None:
    made = sheet((Asks.TOTAL, DRAGONS))
    assert made.tasks[0].fields == ("Points",)
    assert made.solutions[0].answer == "Points 140"
    # 234m 567p 345s 678s 22m: pinfu and all simples with reach: 3 fan, 30 fu, 1000 × 3.9 by a discard.
    reach = sheet((Asks.TOTAL, "234m567p34678s22m+5s ron riichi seat=S from=W"), rules="reach")
    task, solution = reach.tasks[0], reach.solutions[0]
    assert "Points" in task.fields
    assert "Points 3900" in solution.answer
    assert task.question.endswith("What it does not have stays empty.")


def test_tiles_that_win_are_marked() -> None:
    made = sheet((Asks.WAITS, READY))
    (four,) = made.tasks
    assert (len(four.kinds), four.won) == (34, ())
    # The pair, then a sequence, is at either end of 2345678, or between: 22 345 678, 234 55 678, 234 567 88.
    assert made.solutions[0].kinds == (1, 4, 7)
    assert made.solutions[0].answer == "2, 5, 8 of characters"
    assert len(made.solutions[0].said) == 3
    assert four.hand is not None
    assert len(four.hand.tiles) == 10
    assert not any(tile.winning for tile in four.hand.tiles)


def test_with_three_players_there_are_fewer_kinds() -> None:
    made = sheet((Asks.WAITS, "23456p55566789s players=3"), rules="tenhou")
    (task,) = made.tasks
    assert len(task.kinds) == 27
    assert "2m" not in {CODES[kind] for kind in task.kinds}
    assert task.won == ("3 players",)
    # 1, 4 and 7 of dots stand at the ends of 23456.
    assert {CODES[kind] for kind in made.solutions[0].kinds} >= {"1p", "4p", "7p"}


def test_readings_have_letters() -> None:
    made = sheet((Asks.READING, TWO_WAYS))
    task, solution = made.tasks[0], made.solutions[0]
    assert [one.letter for one in task.readings] == ["A", "B"]
    pungs = next(one for one in task.readings if len(set(one.groups[0].tiles)) == 1)
    # Three pungs in a row for 100, made without a call for 30; the sequences come to 125.
    assert solution.answer == pungs.letter
    other = "B" if pungs.letter == "A" else "A"
    assert f"{pungs.letter} pays 130 points" in solution.said[0]
    assert f"{other} pays 125 points" in solution.said[0]
    assert [row.value for section in solution.sections for row in section.rows] == ["100", "30"]


def test_the_best_reading_is_not_always_the_first() -> None:
    # 555 666 777 789 44 for 100 + 30, not 567 567 567 789 44; the last tile drawn, all pungs are concealed.
    made = sheet((Asks.READING, TWO_WAYS), (Asks.READING, "55666777789m44z+5m tsumo seat=S"))
    for task, solution in zip(made.tasks, made.solutions, strict=True):
        best = next(one for one in task.readings if one.letter == solution.answer)
        assert sum(len(set(group.tiles)) == 1 for group in best.groups) == 4
    assert {solution.answer for solution in made.solutions} == {"A", "B"}


def test_what_is_to_be_built_is_named_and_the_hand_is_not_shown() -> None:
    made = sheet((Asks.BUILD, "19m19p19s1234567z+1z ron seat=S from=E"))
    task, solution = made.tasks[0], made.solutions[0]
    assert task.hand is None
    assert "Thirteen Orphans 十三么九" in task.question
    assert len(task.lines) == 2
    assert solution.answer.startswith("For example 19m19p19s1234567z+1z")
    assert [row.name for section in solution.sections for row in section.rows] == ["Thirteen Orphans"]


def test_names_are_in_the_chosen_terms() -> None:
    made = sheet((Asks.PATTERNS, DRAGONS), terms=Terms.KANJI)
    assert ("混一色", "Mixed One-Suit") in made.tasks[0].choices


def test_tasks_are_numbered_and_the_same_each_time() -> None:
    held = dealt_set(Round(kinds=tuple(Asks), seed=4711, count=5, level=3))
    made = worksheet_of_set(held)
    assert [task.number for task in made.tasks] == [1, 2, 3, 4, 5]
    assert len({task.kind for task in made.tasks}) == 5
    assert made == worksheet_of_set(held)


def test_what_is_handed_out_says_no_answer() -> None:
    made = worksheet_of_set(dealt_set(Round(kinds=(Asks.READING, Asks.TOTAL, Asks.BUILD), seed=1, count=3)))
    told = repr([task._replace(number=0, hand=None) for task in made.tasks])
    for solution in made.solutions:
        values = [row.value for section in solution.sections for row in section.rows]
        assert not any(f"'{value}'" in told for value in values)
