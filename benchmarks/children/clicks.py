"""Clicks through hands in the program's window and times each click until everything is painted.

The same clicks are made in turns with hands scored and with scoring stubbed out: the stub gives the answers
that scoring gave the first time, so that the same window paints the same things and only the work of scoring
is left out. Prints a JSON object with two lists of pairs, ``scored`` and ``stubbed``: for each click the
seconds that passed and those of the processor, each the median of all turns.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from time import perf_counter, process_time

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from benchmarks.children.painted import settle
from benchmarks.hands import forget, winning_hands
from mahjong_desk.core.draft import Draft
from mahjong_desk.core.hand import Condition, Win
from mahjong_desk.core.melds import MeldType
from mahjong_desk.core.tiles import Wind, is_red
from mahjong_desk.models.editor import Editor, Mode
from mahjong_desk.models.records import RECORD
from mahjong_desk.models.tiles import COLUMNS, ROWS
from mahjong_desk.rules.scoring import Standing, standing
from mahjong_desk.settings import Settings, Theme
from mahjong_desk.ui import fonts, theme
from mahjong_desk.ui.application import make_application
from mahjong_desk.ui.window import MainWindow

HANDS = 25
TURNS = 5
"""Of each sort, after one that is not counted."""

Target = tuple[QWidget, QPoint]
Times = tuple[float, float]
"""Seconds that passed, and seconds of the processor."""


@dataclass(slots=True)
class Judge:
    """Scores drafts and keeps the answers; stubbed, it gives those again in the same order."""

    stubbed: bool = False
    place: int = 0
    drafts: list[Draft] = field(default_factory=list)
    answers: list[Standing] = field(default_factory=list)
    asked: list[Draft] = field(default_factory=list)

    def __call__(self, draft: Draft) -> Standing:
        self.asked.append(draft)
        if not self.stubbed:
            return standing(draft)
        self.place += 1
        return self.answers[self.place - 1]

    def begin(self, *, stubbed: bool) -> None:
        """The next turn."""
        self.stubbed, self.place = stubbed, 0
        self.asked.clear()

    def end(self) -> None:
        """Keep what the first turn asked; raises :class:`RuntimeError` if a later one asked other things."""
        if not self.drafts:
            self.drafts = list(self.asked)
            self.answers = [standing(draft) for draft in self.drafts]
        elif self.asked != self.drafts:
            raise RuntimeError("the clicks did not lead to the same hands again")


class Clicker:
    """Clicks in a window as a user does."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window

    def picker(self, kind: int) -> Target:
        """A tile of the picker."""
        view = self._window.picker.view
        model = view.model()
        cells = [model.index(row, column) for row in range(ROWS) for column in range(COLUMNS)]
        cell = next(cell for cell in cells if (record := cell.data(RECORD)) and record.tile == kind)
        return view.viewport(), view.visualRect(cell).center()

    def last_tile(self) -> Target:
        """The last tile of the concealed hand, which is the winning one where there is one."""
        view = self._window.felt.tiles
        model = view.model()
        place = view.visualRect(model.index(model.rowCount() - 1, 0))
        return view.viewport(), QPoint(place.right() - 12, place.center().y())

    def self_draw(self, yes: bool) -> Target:
        """Self-drawn, or won on a discard."""
        return _middle(self._window.circumstances.won_by.segment(yes))

    def seat(self, seat: Wind) -> Target:
        """The winner's seat."""
        return _middle(self._window.circumstances.seat.segment(seat))

    def condition(self, condition: Condition) -> Target:
        """The box of a circumstance."""
        check = self._window.circumstances.checks[condition]
        return check, QPoint(10, check.height() // 2)

    def time(self, target: Target) -> Times:
        """From the press of the button until nothing is left to be painted."""
        widget, place = target
        started, worked = perf_counter(), process_time()
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
        settle()
        return perf_counter() - started, process_time() - worked


def _middle(widget: QWidget) -> Target:
    return widget, widget.rect().center()


def clicks_through(window: MainWindow, draft: Draft) -> Iterator[Times]:
    """Two tiles that make a hand ready and complete, take it back and again, then how it was won."""
    hand, clicker, winning = draft.hand, Clicker(window), draft.hand.winning
    assert winning is not None
    last = hand.concealed[-1]
    editor = window.editor
    editor.clear()
    for meld in hand.melds:
        mode = Mode(MeldType(meld.type).value)
        editor.add(mode, meld.tiles[0])
    for tile in hand.concealed[:-1]:
        editor.add(Mode.TILE, tile)
    settle()
    steps: list[Callable[[], Target]] = [
        lambda: clicker.picker(last),
        lambda: clicker.picker(winning),
        clicker.last_tile,
        lambda: clicker.picker(winning),
        lambda: clicker.condition(Condition.LAST),
        lambda: clicker.self_draw(True),
        lambda: clicker.seat(Wind.S),
        lambda: clicker.self_draw(False),
        lambda: clicker.condition(Condition.LAST),
        lambda: clicker.seat(Wind.E),
    ]
    for step in steps:
        before = editor.draft
        yield clicker.time(step())
        if editor.draft == before:
            raise RuntimeError(f"a click changed nothing: {editor.line}")


def turn(window: MainWindow, judge: Judge, drafts: list[Draft], *, stubbed: bool) -> list[Times]:
    """Click through all hands, each of them new to the engine."""
    judge.stubbed = False
    window.editor.clear()
    window.editor.undo_stack.clear()
    settle()
    forget()
    judge.begin(stubbed=stubbed)
    times = [taken for draft in drafts for taken in clicks_through(window, draft)]
    judge.end()
    return times


def choose(count: int) -> list[Draft]:
    """Hands from all over the files, as they lie at the table before how they were won is chosen."""
    hands = [
        Draft(draft.hand, Win(), draft.rules)
        for draft in winning_hands()
        if draft.rules == Draft().rules and not any(is_red(tile) for tile in draft.hand.tiles)
    ]
    return hands[:: len(hands) // count][:count]


def main() -> None:
    """Show the window, click, and print what it took."""
    app = make_application()
    fonts.use(app)
    theme.apply(app, Theme.LIGHT)
    judge = Judge()
    with tempfile.TemporaryDirectory() as folder:
        window = MainWindow(Settings.load(Path(folder)), Editor(judge=judge), folder=Path(folder))
        window.show()
        QTest.qWaitForWindowExposed(window)
        settle()
        drafts = choose(HANDS)
        turn(window, judge, drafts, stubbed=False)
        found: dict[bool, list[list[Times]]] = {False: [], True: []}
        for number in range(TURNS):
            for stubbed in (False, True) if number % 2 else (True, False):
                found[stubbed].append(turn(window, judge, drafts, stubbed=stubbed))
        window.close()
    sys.stdout.write(json.dumps({"scored": medians(found[False]), "stubbed": medians(found[True])}))


def medians(turns: list[list[Times]]) -> list[Times]:
    """Each click by the medians of all turns."""
    return [
        (median(passed for passed, _ in times), median(worked for _, worked in times))
        for times in zip(*turns, strict=True)
    ]


if __name__ == "__main__":
    main()
