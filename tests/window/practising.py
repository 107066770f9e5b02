"""Somebody who practises in the window, and knows the answers: from the score alone, not from the marking."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QCheckBox, QLineEdit, QTableView

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.line import format_line, parse_line
from mahjong_desk.core.tiles import CODES, KINDS, Kind, suit_of
from mahjong_desk.models.practice import Practice, Stage
from mahjong_desk.models.tiles import COLUMNS
from mahjong_desk.practice.chance import Chance
from mahjong_desk.practice.exercises import Asks, Exercise, exercise_of
from mahjong_desk.practice.rounds import Round
from mahjong_desk.rules.registry import rule_set
from mahjong_desk.rules.score import Score
from mahjong_desk.rules.scoring import score
from mahjong_desk.ui.practice import PracticePanel
from tests.window.driving import Desk, Key, settle

# Green dragons, and all of dots or honors: Value Honor 10 and Mixed One-Suit 40.
DOTS = "23567p44z(666z)(789p)+4p ron seat=E from=S"


def panel_of(desk: Desk) -> PracticePanel:
    """The tab, which has to be open."""
    panel = desk.window.practice
    assert panel is not None
    return panel


def open_practice(desk: Desk) -> PracticePanel:
    """Turn to the tab by its key."""
    desk.shortcut("Ctrl+4")
    panel = panel_of(desk)
    assert panel.isVisible()
    return panel


def begin(desk: Desk, kind: str, *, count: int, seed: int = 7, level: int = 1) -> PracticePanel:
    """Choose a round with the mouse and begin it."""
    panel = open_practice(desk)
    desk.choose("What to practise", kind)
    desk.choose("Level", str(level))
    panel.setup.count.setValue(count)
    panel.setup.seed.setValue(seed)
    desk.click(desk.button("Begin"))
    assert panel.practice.stage is Stage.ASKING
    return panel


def stage_of(practice: Practice) -> Stage:
    """Where the round stands."""
    return practice.stage


def made(asks: Asks, line: str, asked: tuple[str, ...] = ()) -> Exercise:
    """The exercise of a hand that was chosen for a test."""
    draft = parse_line(line).apply(Draft())
    found = exercise_of(asks, draft, Chance("test"), asked=asked)
    assert isinstance(found, Exercise), found
    return found


def begin_with(desk: Desk, *held: Exercise, seconds: int = 0) -> PracticePanel:
    """A round of hands that were chosen for a test."""
    panel = open_practice(desk)
    panel.practice.begin_set(held, Round(rules=held[0].draft.rules), seconds)
    settle()
    return panel


# What is right


def scored(draft: Draft) -> Score:
    """The score of a hand."""
    answer = score(draft)
    assert isinstance(answer, Score)
    return answer


def right_patterns(exercise: Exercise) -> list[str]:
    """The names of what the hand scores."""
    names = exercise.rules.texts()
    return [names.get("patterns", row.id) for row in scored(exercise.draft).best.rows]


def right_waits(exercise: Exercise) -> list[Kind]:
    """The kinds with which the hand is complete, tried one by one with and without some pattern more."""
    found = []
    for kind in range(KINDS):
        hand = replace(exercise.draft.hand, winning=kind)
        if hand.counts()[kind] <= 4 and isinstance(score(replace(exercise.draft, hand=hand)), Score):
            found.append(kind)
    return found


def right_reading(exercise: Exercise) -> int:
    """The place of the reading with the highest total."""
    totals = [one.total for one in exercise.readings]
    assert max(totals) == scored(exercise.draft).total
    return totals.index(max(totals))


# Answering with the mouse


def check(desk: Desk, name: str) -> QCheckBox:
    """A pattern to tick."""
    answers = panel_of(desk).exercise.answer
    found = [one for one in answers.findChildren(QCheckBox) if one.text() == name and one.isVisible()]
    assert len(found) == 1, name
    return found[0]


def answer_right(desk: Desk) -> None:
    """Give the right answer, with the mouse where there is something to click."""
    exercise = panel_of(desk).practice.exercise
    if exercise.asks is Asks.PATTERNS:
        for name in right_patterns(exercise):
            desk.click(check(desk, name))
    elif exercise.asks is Asks.TOTAL:
        for name, value in right_figures(exercise).items():
            write(desk, name, value)
    elif exercise.asks is Asks.WAITS:
        for kind in right_waits(exercise):
            choose_kind(desk, kind)
    elif exercise.asks is Asks.READING:
        choose_reading(desk, right_reading(exercise))
    else:
        assert exercise.example is not None
        QApplication.clipboard().setText(format_line(exercise.example))
        desk.shortcut("Ctrl+V")


def answer_wrong(desk: Desk) -> None:
    """Give an answer of which something is wrong."""
    exercise = panel_of(desk).practice.exercise
    if exercise.asks is Asks.PATTERNS:
        right = {row.id for row in scored(exercise.draft).best.rows}
        wrong = next(option.pattern for option in exercise.options if option.pattern not in right)
        desk.click(check(desk, exercise.rules.texts().get("patterns", wrong)))
    elif exercise.asks is Asks.TOTAL:
        for name, value in right_figures(exercise).items():
            write(desk, name, (value or 0) + 1)
    elif exercise.asks is Asks.WAITS:
        right_kinds = right_waits(exercise)
        choose_kind(desk, next(kind for kind in range(KINDS) if kind not in right_kinds))
    elif exercise.asks is Asks.READING:
        best = right_reading(exercise)
        choose_reading(desk, next(place for place in range(len(exercise.readings)) if place != best))
    else:
        # Nothing is built.
        assert panel_of(desk).exercise.build is not None


def right_figures(exercise: Exercise) -> dict[str, int | None]:
    """The figures that are asked for, by their names: the total, and who pays."""
    answer = scored(exercise.draft)
    texts = exercise.rules.texts()
    found: dict[str, int | None] = {}
    for figure in rule_set(exercise.draft.rules).figures(answer, exercise.draft.win):
        if figure.id in {one.id for one in exercise.figures}:
            found[figure.name(texts)] = figure.value
    assert not found or "Points" not in found or found["Points"] == answer.total
    return found


def field(desk: Desk, name: str) -> QLineEdit:
    """The field of a figure."""
    return desk.named(QLineEdit, name)


def write(desk: Desk, name: str, value: int | None) -> None:
    """Write a figure."""
    if value is not None:
        desk.click(field(desk, name))
        desk.keys(str(value))


def kinds(desk: Desk) -> QTableView:
    """The tiles to choose from."""
    return desk.named(QTableView, "Tiles to choose from")


def choose_kind(desk: Desk, kind: Kind) -> None:
    """Click a tile to choose from."""
    desk.click_item(kinds(desk), suit_of(kind), kind % COLUMNS)


def choose_reading(desk: Desk, place: int) -> None:
    """Click a reading."""
    readings = panel_of(desk).exercise.answer.readings
    assert readings is not None
    panel_of(desk).exercise.scroller.ensureVisible(
        0, readings.visualRect(readings.model().index(place, 0)).y() + 300
    )
    settle()
    desk.click_item(readings, place)


# Answering with keys


def tab_to(desk: Desk, name: str, most: int = 40) -> None:
    """Press Tab until something of that name, or text, has the keyboard."""
    for _ in range(most):
        at = QApplication.focusWidget()
        if at is not None and name in (at.accessibleName(), at.property("text")):
            return
        desk.key(Key.Key_Tab)
    raise AssertionError(name)


def answer_by_keys(desk: Desk) -> None:
    """Give the right answer without a mouse, from where the keyboard is."""
    exercise = panel_of(desk).practice.exercise
    if exercise.asks is Asks.PATTERNS:
        names = set(right_patterns(exercise))
        for option in exercise.options:
            at = QApplication.focusWidget()
            assert isinstance(at, QCheckBox)
            assert at.text() == exercise.rules.texts().get("patterns", option.pattern)
            if at.text() in names:
                desk.key(Key.Key_Space)
            desk.key(Key.Key_Down)
    elif exercise.asks is Asks.TOTAL:
        for value in right_figures(exercise).values():
            desk.keys("" if value is None else str(value))
            desk.key(Key.Key_Tab)
    elif exercise.asks is Asks.WAITS:
        desk.keys("".join(CODES[kind] for kind in right_waits(exercise)))
    elif exercise.asks is Asks.READING:
        desk.keys(str(right_reading(exercise) + 1))
    else:
        assert exercise.example is not None
        build = panel_of(desk).exercise.build
        assert build is not None
        tab_to(desk, "Type or paste a hand")
        desk.shortcut("Ctrl+A")
        desk.keys(format_line(exercise.example))
    desk.key(Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
