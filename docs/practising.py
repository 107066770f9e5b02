"""Somebody who practises, for the pictures of the manual: the same hands and answers each time."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta, timezone
from functools import partial

from PySide6.QtWidgets import QApplication

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.line import parse_line
from mahjong_desk.core.tiles import tile
from mahjong_desk.practice.chance import Chance
from mahjong_desk.practice.exercises import Asks, Exercise, exercise_of, to_build
from mahjong_desk.practice.rounds import Round
from mahjong_desk.ui.practice import PracticePanel
from mahjong_desk.ui.tabs import Tab
from mahjong_desk.ui.window import MainWindow

PATTERNS = "12789m55777z(666z)+3m ron seat=E from=S rules=wsom"
TOTAL = "66777888999m45p+6p tsumo riichi seat=S dora=3s rules=reach"
WAITS = "2345678s(555z)[9999m] seat=S rules=wsom"
READING = "222333444m99p67s+8s ron seat=E from=S rules=wsom"
BUILD = "12789m55777z(666z)+3m ron seat=E from=S rules=wsom"
FIRST_ROUND = datetime(2026, 10, 5, 18, tzinfo=timezone.utc)
ROUNDS = 9


def made(asks: Asks, line: str, *asked: str) -> Exercise:
    """The exercise of a hand."""
    draft = parse_line(line).apply(Draft())
    found = exercise_of(asks, draft, Chance("manual"), level=2, asked=asked)
    if not isinstance(found, Exercise):
        raise TypeError(f"{line}: {found}")
    return found


def opened(window: MainWindow) -> PracticePanel:
    """The tab."""
    window.header.tabs.setCurrentIndex(list(Tab).index(Tab.PRACTICE))
    assert window.practice is not None
    return window.practice


def choose_round(window: MainWindow) -> None:
    """What there is to choose before a round."""
    opened(window).setup.seed.setValue(4711)


def _begun(window: MainWindow, of: Exercise, *others: Exercise) -> PracticePanel:
    """A round in which an exercise comes third, after one that was right and one that was so in part."""
    panel = opened(window)
    window.editor.set_rules(of.draft.rules)
    before = [made(Asks.PATTERNS, PATTERNS)] * 2
    held = [*before, of, *(others or [of] * 7)]
    panel.practice.begin_set(held, Round(rules=of.draft.rules, count=len(held)))
    right = frozenset(option.pattern for option in before[0].options if option.right)
    for given in (right, frozenset({"value-honor"})):
        panel.practice.give(given)
        panel.practice.next()
    QApplication.processEvents()
    return panel


def spot_patterns(window: MainWindow) -> PracticePanel:
    """Patterns to tick, with one hint."""
    panel = _begun(window, made(Asks.PATTERNS, PATTERNS))
    patterns = panel.exercise.answer.patterns
    assert patterns is not None
    wrong = [option.pattern for option in panel.practice.exercise.options if not option.right]
    for pattern in ("small-three-dragons", "mixed-one-suit", "mixed-lesser-terminals", wrong[-1]):
        patterns.checks[pattern].click()
    panel.exercise.hint()
    return panel


def work_it_out(window: MainWindow) -> PracticePanel:
    """Figures of Reach to write, one of them wrong."""
    panel = _begun(window, made(Asks.TOTAL, TOTAL, "base-points", "hand-points", "total", "pays"))
    fields = panel.exercise.answer.figures
    assert fields is not None
    for place, figure in enumerate(panel.practice.exercise.figures):
        value = (figure.value or 0) + (10 if not place else 0)
        if place != 2:
            fields.fields[figure.id].setText(str(value))
    return panel


def pick_waits(window: MainWindow) -> PracticePanel:
    """Tiles to choose, two of them chosen rightly."""
    panel = _begun(window, made(Asks.WAITS, WAITS))
    waits = panel.exercise.answer.waits
    assert waits is not None
    waits.kinds.toggle([tile("2s"), tile("5s"), tile("3s")])
    return panel


def choose_reading(window: MainWindow) -> PracticePanel:
    """Readings to choose from, the one that pays less chosen."""
    panel = _begun(window, made(Asks.READING, READING))
    readings = panel.exercise.answer.readings
    assert readings is not None
    readings.readings.choose((panel.practice.exercise.best + 1) % readings.readings.rowCount())
    return panel


def build_hand(window: MainWindow) -> PracticePanel:
    """A hand that is being built."""
    draft = parse_line(BUILD).apply(Draft())
    panel = _begun(window, to_build("small-three-dragons", draft, 2))
    build = panel.exercise.build
    assert build is not None
    build.editor.edit_text("12m55777z(666z) seat=E")
    return panel


def build_otherwise(window: MainWindow) -> PracticePanel:
    """A hand that wins and has not what was asked for."""
    panel = build_hand(window)
    assert panel.exercise.build is not None
    panel.exercise.build.editor.edit_text("12789m55p777z(666z)+3m ron seat=E from=S")
    return panel


def told(asked: Callable[[MainWindow], PracticePanel]) -> Callable[[MainWindow], None]:
    """What is said of the answer that was given."""

    def tell(window: MainWindow) -> None:
        asked(window).exercise.check()

    return tell


def finish_round(window: MainWindow) -> None:
    """The result of a round of every kind."""
    others = (made(Asks.WAITS, WAITS), made(Asks.READING, READING), made(Asks.PATTERNS, PATTERNS))
    panel = _begun(window, made(Asks.TOTAL, PATTERNS, "total"), *others)
    practice = panel.practice
    practice.give({"total": 140})
    practice.next()
    practice.give(frozenset({tile("2s"), tile("5s"), tile("8s")}))
    practice.next()
    practice.give(practice.exercise.best)
    practice.next()
    practice.skip()


def show_progress(window: MainWindow) -> None:
    """What somebody knows after some rounds, who got better."""
    panel = opened(window)
    panel.keeper.choose("Ada")
    panel.keeper.forget()
    panel.keeper.choose("Ada")
    for number in range(ROUNDS):
        moment = FIRST_ROUND + timedelta(days=2 * number)
        panel.keeper.clock = partial(_moment, moment)
        panel.practice.begin(
            Round(kinds=(Asks.PATTERNS, Asks.WAITS), level=1 + number // 4, seed=number, count=8)
        )
        panel.practice.begun = moment
        for place in range(8):
            _answer(panel, misses=(number + place) % (2 + number) == 0)
    panel.practice.choose()
    panel.setup.show_learners()
    panel.show_progress()


def _moment(moment: datetime) -> datetime:
    return moment


def _answer(panel: PracticePanel, *, misses: bool) -> None:
    now = panel.practice.exercise
    if now.asks is Asks.WAITS:
        panel.practice.give(frozenset(now.waits[misses:]))
    else:
        right = [option.pattern for option in now.options if option.right]
        wrong = [option.pattern for option in now.options if not option.right]
        panel.practice.give(frozenset([*right[misses:], *wrong[: misses and len(right) < 3]]))
    panel.practice.next()
