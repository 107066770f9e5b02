"""A user who does anything at all: what is shown is always the score of the hand that is shown."""

from __future__ import annotations

import random
import shutil
from collections.abc import Callable
from functools import partial

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, rule, run_state_machine_as_test
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QCheckBox, QDialog, QRadioButton

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.hand import FULL, READY
from mahjong_desk.core.line import parse_line
from mahjong_desk.core.tiles import CODES, KINDS
from mahjong_desk.report import rules_line
from mahjong_desk.rules.breakdown import row_name
from mahjong_desk.rules.registry import rule_set
from mahjong_desk.rules.score import Score
from mahjong_desk.rules.scoring import score
from mahjong_desk.settings import config_folder
from mahjong_desk.ui.manual import Manual
from mahjong_desk.ui.meld_offers import MeldOffers
from tests import scale
from tests.models.moves import LINES
from tests.window.conftest import OpenDesk
from tests.window.driving import LEFT, MENUS_OFFSCREEN, Desk, Key, all_widgets, records, settle

pytestmark = pytest.mark.qt_log_ignore(MENUS_OFFSCREEN)

STEPS = scale.count(quick=40, long=20_000)
NO_KEYS = Qt.KeyboardModifier.NoModifier
KEYS = "0123456789" * 4 + "mpsz" * 10 + "tcok+awdreswnxlgbfihj" * 2
SHIFTED = "kaidehjnp"
OTHER_KEYS = (
    Key.Key_Tab,
    Key.Key_Backtab,
    Key.Key_Up,
    Key.Key_Down,
    Key.Key_Left,
    Key.Key_Right,
    Key.Key_Home,
    Key.Key_End,
    Key.Key_Return,
    Key.Key_Space,
    Key.Key_Delete,
    Key.Key_Backspace,
    Key.Key_Escape,
)

WSOM = {rule_set(rules).texts().get("rules", rules) for rules in ("wsom", "wsom-mt", "zung-jung")}
"""The rule sets whose answers :func:`check` knows how to find in the window."""


ACTIONS = 21
"""Kinds of things that :class:`Monkey` does."""


class Monkey:
    """Does one thing after another, chosen by chance."""

    def __init__(self, desk: Desk, chance: random.Random) -> None:
        self.desk = desk
        self.chance = chance
        self.done: list[str] = []
        self.actions: list[tuple[int, Callable[[], str]]] = [
            (30, self._tile),
            (8, self._near_tile),
            (6, self._item),
            (6, self._segment),
            (6, self._check),
            (12, self._keys),
            (3, self._shifted_key),
            (6, self._other_key),
            (3, self._right_click),
            (4, self._drag),
            (1, self._example),
            (1, self._sheet),
            (4, self._button),
            (3, self._undo),
            (6, self._text),
            (5, self._paste),
            (2, self._hover),
            (1, self._rules),
            (1, self._looks),
            (1, self._options),
            (1, self._resize),
        ]

    def step(self) -> None:
        weights = [weight for weight, _ in self.actions]
        self.do(self.chance.choices([action for _, action in self.actions], weights)[0])

    def do(self, action: Callable[[], str]) -> None:
        self.done.append(action())
        settle()

    def _press(self, view: QAbstractItemView, row: int, column: int = 0) -> None:
        at = view.visualRect(view.model().index(row, column)).center()
        if self.chance.random() < 0.2:
            # Without the button being let go, which QTest leaves to whoever calls it.
            QTest.mouseDClick(view.viewport(), LEFT, NO_KEYS, at)
            QTest.mouseRelease(view.viewport(), LEFT, NO_KEYS, at)
        else:
            QTest.mouseClick(view.viewport(), LEFT, NO_KEYS, at)

    def _tile(self) -> str:
        kind = self.chance.randrange(KINDS)
        self._press(self.desk.picker, kind // 9, kind % 9)
        return f"tile {kind}"

    def _near_tile(self) -> str:
        """One of few kinds, so that hands come to something."""
        kind = self.chance.randrange(5)
        self._press(self.desk.picker, 0, kind)
        return f"tile {kind}"

    def _item(self) -> str:
        view = self.chance.choice([self.desk.tiles, self.desk.melds])
        count = view.model().rowCount()
        if count:
            self._press(view, self.chance.randrange(count))
        return f"take back one of {count}"

    def _segment(self) -> str:
        segments = [w for w in all_widgets(self.desk.window) if isinstance(w, QRadioButton)]
        segment = self.chance.choice(segments)
        QTest.mouseClick(segment, LEFT, NO_KEYS, segment.rect().center())
        return segment.accessibleName()

    def _check(self) -> str:
        checks = [w for w in all_widgets(self.desk.window) if isinstance(w, QCheckBox)]
        check = self.chance.choice(checks)
        QTest.mouseClick(check, LEFT, NO_KEYS, check.rect().center())
        return check.text()

    def _focus(self) -> object:
        return QApplication.focusWidget() or self.desk.window

    def _keys(self) -> str:
        typed = "".join(self.chance.choices(KEYS, k=self.chance.randint(1, 5)))
        for letter in typed:
            QTest.keyClick(self._focus(), letter)  # type: ignore[call-overload]
        return f"keys {typed}"

    def _shifted_key(self) -> str:
        key = self.chance.choice(SHIFTED)
        QTest.keyClick(self._focus(), key, Qt.KeyboardModifier.ShiftModifier)  # type: ignore[call-overload]
        return f"Shift+{key}"

    def _right_click(self) -> str:
        """What else there is for a tile, and one of it, or none."""
        row, column = self.chance.randrange(4), self.chance.randrange(9)
        code = CODES[min(row * 9 + column, KINDS - 1)]
        self.desk.right_click(code)
        menu = QApplication.activePopupWidget()
        if isinstance(menu, MeldOffers):
            for key in self.chance.choices([Key.Key_Down, Key.Key_Up, Key.Key_2, Key.Key_Return], k=2):
                if menu.isVisible():
                    QTest.keyClick(menu.view, key)
            if menu.isVisible():
                QTest.keyClick(menu.view, Key.Key_Escape)
        return f"right click {code}"

    def _drag(self) -> str:
        """An item of the felt to anywhere; sometimes it is given up on the way."""
        view = self.chance.choice([self.desk.tiles, self.desk.melds])
        count = view.model().rowCount()
        if not count:
            return "nothing to drag"
        place = self.chance.randrange(count)
        if not view.viewport().rect().contains(view.visualRect(view.model().index(place, 0))):
            return "of far too many tiles some are out of sight"
        window = self.desk.window
        at = QPoint(self.chance.randrange(window.width()), self.chance.randrange(window.height()))
        self.desk.begin_drag(view, place, at)
        if self.chance.random() < 0.2:
            QTest.keyClick(self._focus(), Key.Key_Escape)  # type: ignore[call-overload]
        self.desk.drop(view, at)
        return f"drag {place} to {at.x()}, {at.y()}"

    def _example(self) -> str:
        QTest.keyClick(self._focus(), "e", Qt.KeyboardModifier.ShiftModifier)  # type: ignore[call-overload]
        return "example"

    def _sheet(self) -> str:
        button = self.desk.window.footer.sheet
        QTest.mouseClick(button, LEFT, NO_KEYS, button.rect().center())
        dialog = next(d for d in self.desk.window.findChildren(QDialog) if d.isVisible())
        QTest.keyClick(dialog, Key.Key_Escape)
        self.desk.window.activateWindow()
        return "cheat sheet"

    def _other_key(self) -> str:
        key = self.chance.choice(OTHER_KEYS)
        QTest.keyClick(self._focus(), key)  # type: ignore[call-overload]
        return key.name

    def _button(self) -> str:
        name = self.chance.choice(["Undo", "Redo", "Undo", "Redo", "Clear"])
        button = self.desk.button(name)
        QTest.mouseClick(button, LEFT, NO_KEYS, button.rect().center())
        return name

    def _undo(self) -> str:
        count = self.chance.randint(1, 8)
        for _ in range(count):
            QTest.keyClick(self._focus(), Key.Key_Z, Qt.KeyboardModifier.ControlModifier)  # type: ignore[call-overload]
        return f"undo {count}"

    def _text(self) -> str:
        line = self.chance.choice(LINES)
        field = self.desk.field
        field.setFocus()
        if self.chance.random() < 0.5:
            field.selectAll()
        QTest.keyClicks(field, line[: self.chance.randint(0, 40)])
        return f"type {line}"

    def _paste(self) -> str:
        line = self.chance.choice(LINES)
        QApplication.clipboard().setText(line)
        QTest.keyClick(self._focus(), Key.Key_V, Qt.KeyboardModifier.ControlModifier)  # type: ignore[call-overload]
        return f"paste {line}"

    def _hover(self) -> str:
        views = [w for w in all_widgets(self.desk.window) if isinstance(w, QAbstractItemView)]
        view = self.chance.choice(views)
        if view.model().rowCount():
            index = view.model().index(self.chance.randrange(view.model().rowCount()), 0)
            self.desk.point(view.viewport(), view.visualRect(index).center())
        return f"hover {view.accessibleName()}"

    def _rules(self) -> str:
        button = self.desk.window.header.rules
        sets = [action.text() for action in self.desk.menu(button).actions() if action.isCheckable()]
        name = self.chance.choice([text for text in sets if text in WSOM])
        self.desk.choose_in_menu(button, name)
        return name

    def _looks(self) -> str:
        button = self.desk.window.header.view
        # Another language is another window.
        actions = [a for a in self.desk.menu(button).actions() if a.text() and a.menu() is None]
        name = self.chance.choice([action.text() for action in actions])
        self.desk.choose_in_menu(button, name)
        manual = self.desk.window.findChild(Manual)
        if manual is not None:
            QTest.keyClick(manual, Qt.Key.Key_Down)
            manual.close()
            self.desk.window.activateWindow()
        if self.desk.window.teaching is not None:
            # It fills the screen: nobody clicks or types in the window behind it.
            for key in self.chance.choices([Key.Key_Space, Key.Key_Left, Key.Key_Right, Key.Key_End], k=4):
                QTest.keyClick(self.desk.window.teaching, key)
            QTest.keyClick(self.desk.window.teaching, Key.Key_F11)
            self.desk.window.activateWindow()
        return name

    def _options(self) -> str:
        self.desk.click(self.desk.button("Options…"))
        dialog = next(d for d in self.desk.window.findChildren(QDialog) if d.isVisible())
        for _ in range(self.chance.randint(0, 6)):
            focus = QApplication.focusWidget() or dialog
            QTest.keyClick(focus, self.chance.choice([Key.Key_Tab, Key.Key_Down, Key.Key_Up, Key.Key_3]))
        if dialog.isVisible():
            QTest.keyClick(dialog, Key.Key_Escape)
        self.desk.window.activateWindow()
        return "options"

    def _resize(self) -> str:
        self.desk.window.resize(self.chance.randint(900, 1500), self.chance.randint(600, 1000))
        return "resize"


def check(desk: Desk) -> None:
    """What is shown is what the engine says of the hand that is shown, asked anew."""
    draft = desk.window.editor.draft
    texts = rule_set(draft.rules).texts()
    assert desk.says(rules_line(draft, texts))
    answer = score(draft)
    # Where there is little room, how it was won stands alone.
    won = isinstance(answer, Score) and desk.window.felt._won.isVisible()
    assert won or desk.says(f"{draft.hand.size} of {FULL} tiles") or desk.window.felt._notice.isVisible()
    assert desk.shown_tiles().replace("[", "").replace("]", "") == codes(draft)
    for view in (desk.tiles, desk.melds):
        places = [view.visualRect(view.model().index(row, 0)) for row in range(view.model().rowCount())]
        order = [(place.top(), place.left()) for place in places]
        assert order == sorted(set(order)), "not in order from left to right"
    assert desk.shown_melds().replace("-(", "(").replace("-[", "[") == " ".join(
        meld.text for meld in draft.hand.melds
    )
    if not desk.field.hasFocus() and not desk.window.picker.field.unread:
        assert desk.line == desk.window.editor.line
    assert desk.segment("Won by", "Self-draw").isChecked() == draft.win.self_draw
    if draft.hand.size == FULL and isinstance(answer, Score):
        assert (desk.total, desk.words) == (str(answer.total), texts.get("units", answer.unit))
        assert desk.scored() == {
            row_name(row, desk.window.editor.names): str(row.value) for row in answer.best.rows
        }
        paid = answer.payments
        assert list(desk.payments().values()) == ([None] * 4 if paid is None else list(paid.values()))
    else:
        assert desk.total == ("" if _is_wrong(desk) or not draft.hand.size else str(draft.hand.size))
        assert desk.scored() == {}
        assert desk.payments() == {}
    if draft.hand.size > FULL or (draft.hand.size == FULL and not isinstance(answer, Score)):
        assert not isinstance(answer, Score)
        problems = [texts.problem(problem) for problem in answer.problems]
        assert desk.spoken(desk.rows("What is wrong")) == problems
    if desk.listed("Tiles that complete the hand"):
        assert draft.hand.size == READY


def _is_wrong(desk: Desk) -> bool:
    return bool(desk.listed("What is wrong"))


def codes(draft: Draft) -> str:
    """The tiles as the felt should show them."""
    hand = draft.hand
    won = [] if hand.winning is None else [f"+{CODES[hand.winning]}"]
    return " ".join([*(CODES[tile] for tile in hand.concealed), *won])


@pytest.mark.parametrize("seed", range(scale.count(quick=1, long=10)))
def test_anything_at_all(desk: Desk, seed: int) -> None:
    monkey = Monkey(desk, random.Random(seed))
    for _ in range(STEPS // scale.count(quick=1, long=10)):
        monkey.step()
        try:
            check(desk)
        except AssertionError as error:
            raise AssertionError("\n".join([*monkey.done[-12:], str(error)])) from error
    # And all of it can be undone.
    stack = desk.window.editor.undo_stack
    while desk.button("Undo").isEnabled():
        stack.undo()
    assert desk.window.editor.draft.hand == parse_line("").hand
    assert records(desk.tiles) == []


class Machine(RuleBasedStateMachine):
    """The same actions as Hypothesis chooses them, which finds the fewest that go wrong."""

    def __init__(self, open_desk: OpenDesk) -> None:
        super().__init__()
        # What the last one chose is not where this one starts.
        shutil.rmtree(config_folder(), ignore_errors=True)
        self.desk = open_desk()
        self.start = self.desk.window.editor.draft
        self.monkey = Monkey(self.desk, random.Random())

    # By a number: how many choices there are can depend on what happens to show already.
    @rule(which=st.integers(0, ACTIONS - 1), seed=st.integers(0, 1 << 16))
    def act(self, which: int, seed: int) -> None:
        """Whatever it is, what is shown is the score of the hand that is shown."""
        self.monkey.chance = random.Random(seed)
        self.monkey.do(self.monkey.actions[which][1])
        check(self.desk)

    def teardown(self) -> None:
        """Undo leads exactly to the start, and redo back."""
        editor = self.desk.window.editor
        end, stack = editor.draft, editor.undo_stack
        done = stack.index()
        while stack.canUndo():
            stack.undo()
        settle()
        assert editor.draft == self.start
        check(self.desk)
        while stack.index() < done:
            stack.redo()
        assert editor.draft == end
        self.desk.window.close()
        self.desk.window.deleteLater()
        settle()


def test_undo_returns_exactly_to_the_start(open_desk: OpenDesk) -> None:
    run_state_machine_as_test(
        partial(Machine, open_desk),  # type: ignore[arg-type]  # whatever makes one will do
        settings=settings(
            max_examples=scale.count(quick=2, long=100),
            stateful_step_count=20,
            deadline=None,
            suppress_health_check=list(HealthCheck),
        ),
    )
