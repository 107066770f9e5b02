"""Practice through the window: whole rounds of each kind, with right answers and wrong ones."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication, QListView, QPushButton, QSpinBox

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.line import parse_line
from mahjong_desk.core.texts import Terms
from mahjong_desk.core.tiles import tile
from mahjong_desk.models.practice import Stage
from mahjong_desk.practice.exercises import Asks
from mahjong_desk.practice.hand_sets import Entry, HandSet
from mahjong_desk.practice.rounds import Round
from mahjong_desk.practice.words import Sentence
from mahjong_desk.ui.cheat_sheet import CheatSheet
from tests.scale import count, matrix, some
from tests.window.conftest import OpenDesk
from tests.window.driving import Desk, Key, records, settle
from tests.window.fitting import faults
from tests.window.practising import (
    DOTS,
    answer_by_keys,
    answer_right,
    answer_wrong,
    begin,
    begin_with,
    check,
    choose_kind,
    field,
    kinds,
    made,
    open_practice,
    panel_of,
    right_patterns,
    stage_of,
    tab_to,
    write,
)
from tests.window.test_access import check_told, focusable, spoken_name, tab_round
from tests.window.test_fits import large_letters

SMALL, USUAL = QSize(1024, 640), QSize(1280, 800)
KINDS = {
    Asks.PATTERNS: "Spot the patterns",
    Asks.TOTAL: "How much is it?",
    Asks.WAITS: "Which tile wins?",
    Asks.READING: "Which reading?",
    Asks.BUILD: "Build it",
}

READY = "45m123p789p234s55z"
DOUBLE = "222333444m99p67s+8s ron seat=E from=S"


@pytest.fixture
def desk(shared_desk: Desk) -> Desk:
    """One window for these tests, which begins again for each of them."""
    return shared_desk


def marks(desk: Desk) -> dict[str, str]:
    """How the parts of the answer were marked: name and word."""
    return {
        record.name: record.value for record in records(desk.named(QListView, "How the answer was marked"))
    }


def results(desk: Desk) -> list[str]:
    return [record.what for record in records(desk.named(QListView, "The hands of the round"))]


def press_next(desk: Desk) -> None:
    panel = panel_of(desk)
    desk.click(panel.exercise.side.next)


# Whole rounds


@pytest.mark.parametrize("kind", list(KINDS))
def test_a_whole_round(desk: Desk, kind: Asks) -> None:
    """The first hand is answered wrongly and the others rightly; then the wrong one comes again."""
    hands = count(2, 6)
    panel = begin(desk, KINDS[kind], count=hands, seed=11, level=2)
    for number in range(hands):
        assert desk.says(f"{KINDS[kind]} · hand {number + 1} of {hands}")
        if number:
            answer_right(desk)
        else:
            answer_wrong(desk)
        desk.click(desk.button("Check"))
        assert stage_of(panel.practice) is Stage.TOLD
        marked = panel.practice.done[number].marked
        assert marked is not None
        assert marked.is_right is (number > 0), (panel.practice.exercise, marked)
        assert bool(set(marks(desk).values()) - {"Right"}) is not marked.is_right
        press_next(desk)
    assert stage_of(panel.practice) is Stage.OVER
    assert desk.says(f"{hands - 1} of {hands} right")
    assert len(results(desk)) == hands
    assert set(results(desk)[1:]) <= {"Right", "All right"}
    wrong = panel.practice.done[0].exercise
    desk.click(desk.button("Those that went wrong again"))
    assert desk.says("hand 1 of 1")
    assert panel.practice.exercise == wrong
    answer_right(desk)
    desk.click(desk.button("Check"))
    press_next(desk)
    assert desk.says("1 of 1 right")
    assert not panel.result.wrong.isVisible()


def test_a_whole_round_without_a_mouse(desk: Desk) -> None:
    """Every kind in turn: choosing, answering, going on, to the result and into another round."""
    desk.shortcut("Ctrl+4")
    panel = panel_of(desk)
    assert QApplication.focusWidget() is panel.setup.begin
    tab_to(desk, "What to practise: Spot the patterns")
    desk.key(Key.Key_End)
    desk.key(Key.Key_Space)
    assert panel.setup.kinds.value() == "mixed"
    tab_to(desk, "Hands")
    desk.shortcut("Ctrl+A")
    desk.keys("5")
    tab_to(desk, "Number of the round")
    desk.shortcut("Ctrl+A")
    desk.keys("321")
    desk.key(Key.Key_Return)
    assert panel.practice.round.seed == 321
    for kind in KINDS:
        assert panel.practice.exercise.asks is kind
        answer_by_keys(desk)
        marked = panel.practice.done[-1].marked
        assert marked is not None
        assert marked.is_right, (kind, marked)
        desk.key(Key.Key_Return)
    assert stage_of(panel.practice) is Stage.OVER
    assert results(desk) == ["All right", *results(desk)[1:]]
    desk.key(Key.Key_Return)
    assert stage_of(panel.practice) is Stage.ASKING
    assert panel.practice.round.seed != 321
    desk.key(Key.Key_Escape)
    assert desk.window.scorer.isVisible()


def test_what_is_built_is_checked_from_the_picker(desk: Desk) -> None:
    """Where the keyboard is from the start; no tile is added by it."""
    panel = begin(desk, KINDS[Asks.BUILD], count=1)
    assert panel.exercise.build is not None
    assert panel.exercise.build.picker.view.hasFocus()
    desk.key(Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert stage_of(panel.practice) is Stage.TOLD
    given = panel.practice.done[0].given
    assert isinstance(given, Draft)
    assert given.hand.size == 0


# The choice


def test_it_is_made_when_it_is_first_opened(open_desk: OpenDesk) -> None:
    desk = open_desk()
    assert desk.window.practice is None
    first = open_practice(desk)
    desk.shortcut("Ctrl+1")
    assert not first.isVisible()
    assert open_practice(desk) is first


def test_one_key_begins(desk: Desk) -> None:
    panel = open_practice(desk)
    desk.key(Key.Key_Return)
    assert stage_of(panel.practice) is Stage.ASKING
    assert len(panel.practice.numbers) == 10
    assert panel.practice.round.rules == "wsom"


def test_the_same_number_gives_the_same_hands(desk: Desk) -> None:
    first = begin(desk, "Spot the patterns", count=3, seed=4).practice.exercise
    panel_of(desk).practice.choose()
    assert begin(desk, "Spot the patterns", count=3, seed=5).practice.exercise != first
    assert desk.says("round 5")
    panel_of(desk).practice.choose()
    assert begin(desk, "Spot the patterns", count=3, seed=4).practice.exercise == first


def test_another_number(desk: Desk) -> None:
    panel = open_practice(desk)
    seen = set()
    for _ in range(4):
        desk.click(desk.button("Another"))
        seen.add(panel.setup.seed.value())
    assert len(seen) > 1


def test_which_figures_are_asked_for(desk: Desk) -> None:
    desk.window.editor.set_rules("reach")
    panel = open_practice(desk)
    assert not panel.setup.figures.isVisible()
    desk.choose("What to practise", "How much is it?")
    asked = [check.text() for check in panel.setup.figure_checks.values() if check.isChecked()]
    assert asked == ["Base Points", "Hand Points", "Points"]
    for name in ("Base Points", "Hand Points", "Who pays what", "Points"):
        desk.click(next(c for c in panel.setup.figure_checks.values() if c.text() == name))
    # The last one that is left cannot be taken off: something has to be asked.
    (left,) = (check for check in panel.setup.figure_checks.values() if check.isChecked())
    assert (left.text(), left.reason()) == ("Who pays what", "one is needed")
    desk.click(desk.button("Begin"))
    assert {figure.sort for figure in panel.practice.exercise.figures} == {"pays"}


def test_options_under_which_nothing_wins_are_told_before_a_round(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.window.editor.set_option("minimum", "99999")
    panel = open_practice(desk)
    with monkeypatch.context() as patch:
        # To find out that there is none takes a while.
        refusal = Sentence("unfit.nothing-dealt")
        patch.setattr("mahjong_desk.models.practice.exercise", lambda *_: refusal)
        desk.click(desk.button("Begin"))
    assert stage_of(panel.practice) is Stage.CHOOSING
    assert desk.says("By these options no hand was found that wins.")
    desk.window.editor.reset_options()
    settle()
    assert not panel.setup.refused.isVisible()
    desk.click(desk.button("Begin"))
    assert stage_of(panel.practice) is Stage.ASKING


def test_a_set_that_somebody_put_together(desk: Desk) -> None:
    panel = open_practice(desk)
    draft = parse_line(DOTS).apply(Draft())
    held = HandSet("First evening", "wsom", (), 1, (Entry(Asks.PATTERNS, draft), Entry(Asks.BUILD, draft)))
    panel.practise(held)
    settle()
    assert desk.says("First evening · World Series of Mahjong")
    assert not desk.says("round ")
    answer_right(desk)
    desk.click(desk.button("Check"))
    press_next(desk)
    answer_right(desk)
    desk.click(desk.button("Check"))
    press_next(desk)
    assert desk.says("2 of 2 right")
    assert desk.says("First evening")
    # There are no other hands like these.
    assert not panel.result.others.isVisible()
    desk.key(Key.Key_Return)
    assert panel.practice.exercise.draft == draft


# The rules, and other tabs


def test_a_round_keeps_its_rules_and_says_so(desk: Desk) -> None:
    panel = begin(desk, "Spot the patterns", count=2)
    before = panel.practice.exercise
    assert not desk.says("a round keeps the rules that it began with")
    desk.click(check(desk, right_patterns(before)[0]))
    desk.window.editor.set_rules("reach")
    settle()
    assert desk.says("World Series of Mahjong")
    assert desk.says("a round keeps the rules that it began with")
    assert panel.practice.exercise is before
    assert check(desk, right_patterns(before)[0]).isChecked()
    desk.click(desk.button("Check"))
    press_next(desk)
    assert panel.practice.exercise.draft.rules == "wsom"
    panel.practice.choose()
    settle()
    assert desk.says("By the rules chosen above: Reach Mahjong")


def test_leaving_and_coming_back_keeps_the_answer(desk: Desk) -> None:
    panel = begin(desk, "Spot the patterns", count=2)
    name = right_patterns(panel.practice.exercise)[0]
    desk.click(check(desk, name))
    for keys in ("Ctrl+1", "Ctrl+3", "Ctrl+4"):
        desk.shortcut(keys)
    assert panel.isVisible()
    assert check(desk, name).isChecked()
    assert panel.practice.place == 0


def test_patterns_are_called_by_the_chosen_terms(desk: Desk) -> None:
    panel = begin_with(desk, made(Asks.PATTERNS, DOTS))
    desk.click(check(desk, "Value Honor"))
    desk.window.looks.choose_terms(Terms.KANJI)
    settle()
    assert check(desk, "番牌").isChecked()
    desk.click(desk.button("Check"))
    assert marks(desk)["番牌"] == "Right"
    desk.window.looks.choose_terms(Terms.ENGLISH)
    settle()
    assert marks(desk)["Value Honor"] == "Right"
    assert stage_of(panel.practice) is Stage.TOLD


def test_keys_of_the_scorer_do_nothing_here_but_where_a_hand_is_built(desk: Desk) -> None:
    begin_with(desk, made(Asks.PATTERNS, DOTS), made(Asks.BUILD, DOTS))
    desk.keys("123m")
    desk.shortcut("Ctrl+1")
    assert desk.line == ""
    panel = open_practice(desk)
    panel.practice.skip()
    settle()
    desk.keys("123m5z")
    build = panel.exercise.build
    assert build is not None
    assert build.editor.draft.hand.size == 4
    assert desk.window.editor.draft.hand.size == 0


def test_undo_acts_on_the_hand_that_is_built(desk: Desk) -> None:
    desk.keys("5m")
    panel = begin_with(desk, made(Asks.BUILD, DOTS), made(Asks.PATTERNS, DOTS))
    header = desk.window.header
    assert not header.undo.isEnabled()
    desk.keys("12m")
    build = panel.exercise.build
    assert build is not None
    desk.shortcut("Ctrl+Z")
    assert build.editor.draft.hand.size == 1
    desk.click(header.redo)
    assert build.editor.draft.hand.size == 2
    desk.shortcut("Ctrl+Z")
    panel.practice.skip()
    settle()
    # Nothing is ticked by steps, and the hand of the scorer is not what shows.
    assert not header.undo.isEnabled()
    assert not header.redo.isEnabled()
    desk.shortcut("Ctrl+1")
    assert header.undo.isEnabled()
    desk.shortcut("Ctrl+Z")
    assert desk.window.editor.draft.hand.size == 0


def test_what_is_pasted_goes_where_a_hand_is_built_or_else_to_the_scorer(desk: Desk) -> None:
    panel = begin_with(desk, made(Asks.BUILD, DOTS), made(Asks.PATTERNS, DOTS))
    QApplication.clipboard().setText("123m")
    desk.shortcut("Ctrl+V")
    assert panel.isVisible()
    assert panel.exercise.build is not None
    assert panel.exercise.build.editor.draft.hand.size == 3
    panel.practice.skip()
    settle()
    desk.shortcut("Ctrl+V")
    assert desk.window.scorer.isVisible()
    assert desk.hand == "123m"


def taught(desk: Desk) -> list[str]:
    """The steps of the teaching view, which is closed again."""
    view = desk.window.teaching
    assert view is not None
    view.teaching.show_all()
    names = [record.name for record in view.teaching.steps.records()]
    view.close()
    settle()
    return names


def test_the_hand_is_taught_to_a_room_once_it_was_answered(desk: Desk) -> None:
    begin_with(desk, made(Asks.PATTERNS, DOTS))
    desk.key(Key.Key_F11)
    assert desk.window.teaching is None
    assert desk.says("Answer first")
    answer_right(desk)
    desk.click(desk.button("Check"))
    desk.key(Key.Key_F11)
    assert taught(desk) == ["Mixed One-Suit", "Value Honor", "Payments"]
    assert panel_of(desk).isVisible()


def test_the_list_of_keys_is_shown_over_it(desk: Desk) -> None:
    begin_with(desk, made(Asks.BUILD, DOTS))
    desk.keys("?")
    (sheet,) = [sheet for sheet in desk.window.findChildren(CheatSheet) if sheet.isVisible()]
    sheet.close()
    settle()


# Feedback


def test_a_line_lights_its_tiles_and_opens_its_page(desk: Desk) -> None:
    panel = begin_with(desk, made(Asks.PATTERNS, DOTS))
    desk.click(check(desk, "Value Honor"))
    desk.click(desk.button("Check"))
    assert desk.says("1 of 2 right")
    assert marks(desk) == {"Mixed One-Suit": "Missed", "Value Honor": "Right"}
    items = desk.named(QListView, "How the answer was marked")
    row = list(marks(desk)).index("Value Honor")
    desk.hover(items, row)
    assert [record.dimmed for record in panel.exercise.example.hand.melds.records()] == [False, True]
    desk.leave(items)
    # By keys: Enter would go on, and an arrow key leads to the first line.
    assert panel.exercise.side.next.hasFocus()
    for _ in range(row + 1):
        desk.key(Key.Key_Down)
    assert [record.dimmed for record in panel.exercise.example.hand.melds.records()] == [False, True]
    desk.key(Key.Key_Return)
    assert desk.window.guide is not None
    assert desk.window.guide.isVisible()
    assert desk.window.guide.page.title.name.text() == "Value Honor"
    desk.shortcut("Ctrl+4")
    assert stage_of(panel.practice) is Stage.TOLD
    assert desk.says("The hand scores 50 points")


def test_a_wait_shows_the_complete_hand(desk: Desk) -> None:
    panel = begin_with(desk, made(Asks.WAITS, READY))
    choose_kind(desk, tile("3m"))
    choose_kind(desk, tile("1z"))
    desk.click(desk.button("Check"))
    assert marks(desk) == {"3 of characters": "Right", "6 of characters": "Missed", "East": "Does not win"}
    items = desk.named(QListView, "How the answer was marked")
    desk.hover(items, 1)
    assert panel.exercise.near_felt.isVisible()
    assert not panel.exercise.felt.isVisible()
    assert panel.exercise.near.draft.hand.winning == tile("6m")
    desk.hover(items, 2)
    assert panel.exercise.felt.isVisible()
    assert not panel.exercise.near_felt.isVisible()
    desk.leave(items)
    assert kinds(desk).model().chosen == {tile("3m"), tile("1z")}  # type: ignore[attr-defined]


def test_figures_are_marked_beside_their_fields(desk: Desk) -> None:
    begin_with(desk, made(Asks.TOTAL, DOTS, ("total", "pays")))
    # 50 points: the discarder pays 100, and each of the others 25.
    for name, value in (("Points", 50), ("South pays", 50), ("West pays", 25)):
        write(desk, name, value)
    desk.click(desk.button("Check"))
    assert marks(desk) == {
        "Points": "Right",
        "South pays": "Wrong",
        "West pays": "Right",
        "North pays": "Left empty",
    }
    assert field(desk, "South pays").isReadOnly()
    assert desk.says("✗ Wrong")


def test_what_is_written_as_a_figure_is_what_is_marked(desk: Desk) -> None:
    begin_with(desk, made(Asks.TOTAL, DOTS))
    desk.click(field(desk, "Points"))
    desk.keys("+1,0.0e0-0")
    assert field(desk, "Points").text() == "10000", "signs are not taken, rather than read as nothing"
    field(desk, "Points").clear()
    desk.keys("50")
    desk.keys("1234567890")
    assert field(desk, "Points").text() == "5012345"
    desk.click(desk.button("Check"))
    assert marks(desk) == {"Points": "Wrong"}
    assert field(desk, "Points").text() == "5012345"


def test_the_whole_score_is_told_as_in_the_scorer(desk: Desk) -> None:
    """Patterns, what the points come from besides, and payments.

    A concealed win on a discard: 20 and 10 Base Points, 4 for the pung of honors that the discard completed,
    2 for the pair of the own wind: 36, which makes 40. With one pattern of one a player who is not the dealer
    gets 1300, which East pays.
    """
    begin_with(desk, made(Asks.TOTAL, "123m456p789s55z22z+5z ron seat=S from=E rules=reach", ("total",)))
    write(desk, "Points", 1300)
    desk.click(desk.button("Check"))
    assert marks(desk) == {"Points": "Right"}
    rows = [record.name for record in records(desk.named(QListView, "What this hand scores"))]
    assert rows == ["White Dragon", "Going out"]
    parts = records(panel_of(desk).exercise.side.parts)
    assert sum(int(record.value) for record in parts) == 36
    paid = {record.name: record.points for record in records(desk.named(QListView, "Payments of this hand"))}
    assert paid == {"East": -1300, "South": 1300, "West": 0, "North": 0}


def test_the_tabulator_goes_from_the_hand_to_the_answer_and_on(desk: Desk) -> None:
    panel = begin_with(desk, made(Asks.PATTERNS, DOTS), made(Asks.TOTAL, DOTS))
    for _ in range(2):
        page = panel.exercise
        stops = tab_round(desk, Key.Key_Tab)
        assert [w for w in focusable(desk.window) if w not in stops] == []
        order = [page.bar.end, page.felt.tiles, page.answer.first(), page.side.check, panel.footer.sheet]
        start = stops.index(order[0])
        places = [(stops.index(stop) - start) % len(stops) for stop in order]
        assert places == sorted(places)
        panel.practice.skip() if not panel.practice.is_last else None
        settle()


def test_a_hint_costs_nothing_and_narrows_it_down(desk: Desk) -> None:
    panel = begin_with(desk, made(Asks.PATTERNS, DOTS))
    desk.key("h")
    hints = desk.named(QListView, "Hints")
    assert [record.name for record in records(hints)] == ["Of these it scores: 2."]
    while panel.practice.can_hint:
        desk.click(panel.exercise.side.hint)
    struck = [c.text() for c in panel.exercise.answer.patterns.checks.values() if not c.isEnabled()]  # type: ignore[union-attr]
    assert struck
    assert not set(struck) & set(right_patterns(panel.practice.exercise))
    assert desk.says("no more hints")
    answer_right(desk)
    desk.click(desk.button("Check"))
    assert desk.says("All right")


def test_a_hint_does_not_write_into_a_figure(desk: Desk) -> None:
    panel = begin_with(desk, made(Asks.TOTAL, DOTS))
    desk.keys("5h0")
    assert field(desk, "Points").text() == "50"
    assert len(panel.practice.shown_hints) == 1


def test_a_hint_comes_while_a_hand_is_built_too(desk: Desk) -> None:
    panel = begin_with(desk, made(Asks.BUILD, DOTS))
    desk.keys("12mh3m")
    assert len(panel.practice.shown_hints) == 1
    build = panel.exercise.build
    assert build is not None
    assert build.editor.draft.hand.size == 3
    build.felt.tiles.setFocus()
    desk.key("h")
    assert len(panel.practice.shown_hints) == 2


def test_a_reading_has_to_be_chosen_before_it_is_checked(desk: Desk) -> None:
    panel = begin_with(desk, made(Asks.READING, DOUBLE))
    desk.click(desk.button("Check"))
    assert stage_of(panel.practice) is Stage.ASKING
    assert desk.says("Choose a reading first.")


def test_a_hand_that_was_not_built_is_shown_one_that_has_it(desk: Desk) -> None:
    panel = begin_with(desk, made(Asks.BUILD, DOTS))
    desk.keys("123m")
    desk.click(desk.button("Check"))
    assert set(marks(desk).values()) == {"Not there"}
    assert desk.says("A hand that has it")
    assert panel.exercise.other.draft == panel.practice.exercise.example
    assert records(desk.named(QListView, "What is wrong with the hand"))


def test_skipping_and_looking_again(desk: Desk) -> None:
    panel = begin_with(desk, made(Asks.PATTERNS, DOTS), made(Asks.WAITS, READY))
    answer_right(desk)
    desk.click(desk.button("Check"))
    press_next(desk)
    desk.click(desk.button("Skip"))
    assert results(desk) == ["All right", "Skipped"]
    hands = desk.named(QListView, "The hands of the round")
    hands.setFocus(Qt.FocusReason.TabFocusReason)
    desk.key(Key.Key_Return)
    assert stage_of(panel.practice) is Stage.TOLD
    assert marks(desk) == {"Mixed One-Suit": "Right", "Value Honor": "Right"}
    assert check(desk, "Value Honor").isChecked()
    desk.click(desk.button("Back to the result"))
    assert stage_of(panel.practice) is Stage.OVER


def test_the_time_runs_out(desk: Desk) -> None:
    panel = begin_with(desk, made(Asks.PATTERNS, DOTS), made(Asks.READING, DOUBLE), seconds=20)
    desk.click(check(desk, "Value Honor"))
    assert desk.says("0:20")
    panel.practice._left = 1
    panel.practice._tick()
    settle()
    assert panel.practice.done[0].timed_out
    assert marks(desk)["Value Honor"] == "Right"
    press_next(desk)
    panel.practice._left = 1
    panel.practice._tick()
    settle()
    assert desk.says("Time is over")
    press_next(desk)
    assert results(desk) == ["1 of 2 right", "Time is over"]


def test_the_clock_stands_behind_another_tab(desk: Desk) -> None:
    panel = begin_with(desk, made(Asks.PATTERNS, DOTS), seconds=20)
    assert panel.practice._clock.isActive()
    desk.shortcut("Ctrl+1")
    assert not panel.practice._clock.isActive()
    desk.shortcut("Ctrl+4")
    assert panel.practice._clock.isActive()


# For whoever sees nothing, or has large letters


def test_what_came_of_it_is_announced(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    for module in ("practice_exercise", "practice_result"):
        monkeypatch.setattr(f"mahjong_desk.ui.{module}.announce", lambda _, text: said.append(text))
    begin_with(desk, made(Asks.PATTERNS, DOTS))
    desk.key("h")
    answer_right(desk)
    desk.click(desk.button("Check"))
    press_next(desk)
    assert said == [
        "Spot the patterns · hand 1 of 1. Tick every pattern that this hand scores.",
        "Of these it scores: 2.",
        "All right",
        "1 of 1 right. 2 of 2 single answers",
    ]


@pytest.mark.parametrize("kind", some(KINDS, 3))
def test_everything_has_a_name_and_says_how_it_is_used(desk: Desk, kind: Asks) -> None:
    open_practice(desk)
    check_told(desk.window)
    panel = begin(desk, KINDS[kind], count=1, level=2)
    panel.exercise.hint()
    settle()
    check_told(desk.window)
    names = [spoken_name(w) for w in focusable(panel) if isinstance(w, QPushButton)]
    assert len(names) == len(set(names))
    answer_right(desk)
    desk.click(desk.button("Check"))
    check_told(desk.window)
    press_next(desk)
    check_told(desk.window)


def cut_off(desk: Desk) -> list[str]:
    """What does not show all it has, once everything has its place: that goes from layout to layout."""
    for _ in range(3):
        settle()
    return faults(desk.window)


@matrix(kind=KINDS, size=[SMALL, USUAL], large=[False, True], rules=["wsom", "reach"])
def test_nothing_is_cut_off(
    open_desk: OpenDesk, qapp: QApplication, kind: Asks, size: QSize, large: bool, rules: str
) -> None:
    if large:
        large_letters(qapp)
    desk = open_desk(size)
    desk.window.editor.set_rules(rules)
    panel = open_practice(desk)
    assert cut_off(desk) == []
    asked = ("total", "pays", "base-points", "hand-points") if kind is Asks.TOTAL else ()
    panel.practice.begin(Round(rules=rules, kinds=(kind,), level=2, seed=7, count=2, asked=asked))
    settle()
    while panel.practice.can_hint:
        panel.exercise.hint()
    assert cut_off(desk) == []
    if kind is Asks.READING:
        desk.keys("1")
    panel.exercise.check()
    assert cut_off(desk) == []
    panel.practice.next()
    panel.practice.skip()
    assert cut_off(desk) == []


def test_letters_that_grow_while_a_hand_is_asked(open_desk: OpenDesk, qapp: QApplication) -> None:
    desk = open_desk(SMALL)
    begin_with(desk, made(Asks.PATTERNS, DOTS))
    large_letters(qapp)
    settle()
    assert faults(desk.window) == []


def test_the_number_of_the_round_is_read_where_there_is_little_room(
    open_desk: OpenDesk, qapp: QApplication
) -> None:
    large_letters(qapp)
    panel = begin(open_desk(SMALL), KINDS[Asks.PATTERNS], count=1, seed=4711)
    assert panel.exercise.bar.rules.shown_text() != panel.exercise.bar.rules.text()
    assert panel.exercise.bar.rules.shown_text().startswith("round 4711")


def test_the_number_fields_are_named(desk: Desk) -> None:
    open_practice(desk)
    assert desk.named(QSpinBox, "Hands").value() == 10
    assert desk.named(QSpinBox, "Number of the round").maximum() == 99_999
