"""Beside the hand: what is asked and the hints, then what was right and what the hand scores."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QStyledItemDelegate, QVBoxLayout, QWidget

from mahjong_desk.core.texts import Terms
from mahjong_desk.models.example import Example
from mahjong_desk.models.practice import Done, Practice, Stage
from mahjong_desk.models.practice_models import items_model, sentences, sentences_model
from mahjong_desk.models.practice_words import (
    Sign,
    headline,
    hint_words,
    how_to_answer,
    item_records,
    kind_name,
    question,
    sign_of,
)
from mahjong_desk.practice.exercises import Asks
from mahjong_desk.ui import measures, theme
from mahjong_desk.ui.breakdown_delegates import (
    PaymentDelegate,
    PaymentsView,
    RowDelegate,
    SentenceDelegate,
    WaitDelegate,
)
from mahjong_desk.ui.controls import PillButton, WrapLabel, dots_last, heading, wrapped_heading
from mahjong_desk.ui.fitted_list import FittedListView
from mahjong_desk.ui.guide_example import ExampleScore
from mahjong_desk.ui.practice_delegates import ItemDelegate, draw_sign
from mahjong_desk.ui.scrolling import Column, PanelScroll
from mahjong_desk.ui.theme import Role

_SIDE = 18


class Headline(QWidget):
    """What came of an answer, with its sign before it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.label = WrapLabel("", Role.HEADLINE, self)
        self._sign = Sign.SKIPPED
        self._line = QHBoxLayout(self)
        self._line.addWidget(self.label)
        self._fit()

    def show_done(self, done: Done) -> None:
        """Say what came of it."""
        self.label.setText(dots_last(headline(done)))
        self._sign = sign_of(done)
        self._fit()
        self.update()

    def _fit(self) -> None:
        self._line.setContentsMargins(theme.scaled(24) + 10, 0, 0, 0)

    def refit(self) -> None:
        """Follow the size of the letters."""
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        side = theme.scaled(24)
        top = max(0.0, (measures.line_height(Role.HEADLINE) - side) / 2)
        draw_sign(QPainter(self), QRectF(0, top, side, side), self._sign)


class NextButton(PillButton):
    """Leaves the arrow keys to the page: a button would hand them to its neighbours."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            event.ignore()
        else:
            super().keyPressEvent(event)


class SidePanel(QWidget):
    """The right side of an exercise."""

    checked = Signal()
    """The answer is given."""
    skipped = Signal()
    hint_wanted = Signal()
    next_wanted = Signal()
    pattern_wanted = Signal(str)
    """The page of a pattern is wanted."""
    pointed = Signal(object)
    """The :class:`ItemRecord` of the marks that is pointed at, or None."""

    def __init__(self, practice: Practice, example: Example, parent: QWidget) -> None:
        super().__init__(parent)
        self._practice = practice
        self._example = example
        self.kind = heading("", self)
        self.question = WrapLabel("", Role.TITLE, self)
        self.how = WrapLabel("", Role.BODY, self, muted=True)
        self.headline = Headline(self)
        self.hints = self._list(SentenceDelegate(self), self.tr("Hints"))
        self._hints = sentences_model(self)
        self.hints.setModel(self._hints)
        self.hint = PillButton(
            self.tr("Hint"), self, small=True, does=self.tr("Says a little more; it costs nothing")
        )
        self.hint.setToolTip("H")
        self.free = WrapLabel(self.tr("costs nothing"), Role.CAPTION, self, muted=True)
        self.items = self._list(ItemDelegate(self), self.tr("How the answer was marked"))
        self._items = items_model(self)
        self.items.setModel(self._items)
        self.items.let_open(self.tr("Open the page of this pattern"))
        self.items.row_hovered.connect(self._item_hovered)
        self.items.pattern_wanted.connect(self.pattern_wanted)
        self.problems = self._list(
            SentenceDelegate(self, warning=True), self.tr("What is wrong with the hand")
        )
        self._problems = sentences_model(self)
        self.problems.setModel(self._problems)
        self.score = ExampleScore(example, self, self.tr("What this hand scores"))
        self.score.chosen.connect(self.pattern_wanted)
        self.parts_heading = wrapped_heading("", self)
        self.parts = self._list(RowDelegate(self, quiet=True), self.tr("How it adds up"))
        self.parts.setModel(example.answer.items)
        self.parts.row_hovered.connect(self._part_hovered)
        self.payments_heading = heading(self.tr("Payments"), self)
        self.payments = PaymentsView(example.answer.payments, PaymentDelegate(self), self)
        self.payments.setAccessibleName(self.tr("Payments of this hand"))
        self.waits = self._list(WaitDelegate(self), self.tr("What each tile would score"))
        self.waits.setModel(example.answer.waits)
        self.waits_heading = heading(self.tr("What each tile would score"), self)
        self.check = PillButton(
            self.tr("Check"), self, primary=True, does=self.tr("Says what of the answer is right")
        )
        self.skip = PillButton(self.tr("Skip"), self, does=self.tr("Goes on without an answer"))
        self.next = NextButton(self.tr("Next"), self, primary=True, does=self.tr("Goes on"))
        for button in (self.check, self.next):
            button.setToolTip(self.tr("Enter"))
        self._lay_out()
        self.check.clicked.connect(self.checked)
        self.skip.clicked.connect(self.skipped)
        self.hint.clicked.connect(self.hint_wanted)
        self.next.clicked.connect(self.next_wanted)

    def _list(self, delegate: QStyledItemDelegate, name: str) -> FittedListView:
        view = FittedListView(self)
        view.setItemDelegate(delegate)
        view.setAccessibleName(name)
        return view

    def _lay_out(self) -> None:
        inside = Column(self)
        self.scroller = PanelScroll(inside, self)
        column = QVBoxLayout(inside)
        column.setContentsMargins(_SIDE, 14, _SIDE, 8)
        column.setSpacing(6)
        hint = QHBoxLayout()
        hint.setSpacing(8)
        hint.addWidget(self.hint)
        hint.addWidget(self.free, 1)
        for part in (self.kind, self.headline, self.question, self.how):
            column.addWidget(part)
        column.addSpacing(4)
        column.addWidget(self.hints)
        column.addLayout(hint)
        column.addWidget(self.items)
        column.addWidget(self.problems)
        column.addSpacing(6)
        column.addWidget(self.score)
        for widget in (self.parts_heading, self.parts, self.payments_heading, self.payments):
            column.addWidget(widget)
        column.addWidget(self.waits_heading)
        column.addWidget(self.waits)
        column.addStretch(1)
        below = QHBoxLayout()
        below.setContentsMargins(_SIDE, 10, _SIDE, 12)
        below.setSpacing(8)
        below.addWidget(self.check, 1)
        below.addWidget(self.next, 1)
        below.addWidget(self.skip)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(1, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.scroller, 1)
        layout.addLayout(below)

    def show_now(self, terms: Terms) -> None:
        """Show the exercise as it stands."""
        practice = self._practice
        exercise, done = practice.exercise, practice.now
        self.kind.setText(kind_name(exercise.asks))
        self.question.setText(question(exercise, terms))
        self.show_hints(terms)
        told = done is not None
        self.headline.setVisible(told)
        if done is not None:
            self.headline.show_done(done)
        self.question.set_role(Role.STRONG if told else Role.TITLE)
        how = how_to_answer(exercise)
        self.how.setText(how)
        self.how.setVisible(bool(how) and not told)
        for part in (self.check, self.skip):
            part.setHidden(told)
        self.next.setVisible(told)
        is_end = practice.is_last and not practice.is_review
        back = self.tr("Back to the result")
        self.next.setText(back if practice.is_review else self.tr("Result") if is_end else self.tr("Next"))
        self._show_marks(done, terms)

    def _show_marks(self, done: Done | None, terms: Terms) -> None:
        marked = None if done is None else done.marked
        self._items.set_records([] if done is None else item_records(done, terms))
        self.items.setVisible(marked is not None)
        texts = self._practice.exercise.rules.texts()
        wrong = () if marked is None else marked.problems
        self._problems.set_records(sentences([texts.problem(problem) for problem in wrong]))
        self.problems.setVisible(bool(wrong))
        waits = self._practice.exercise.asks is Asks.WAITS
        # A hand that was built and does not win has no score; what nobody answered is told all the same.
        scored = done is not None and (marked is None or marked.score is not None)
        self.score.setVisible(scored and not waits)
        if scored:
            self.score.refresh()
        self._show_parts(shown=scored and not waits)
        for part in (self.waits_heading, self.waits):
            part.setVisible(done is not None and waits)

    def _show_parts(self, *, shown: bool) -> None:
        """What the points come from besides the patterns, and who pays them, where points are the matter."""
        answer, asks = self._example.answer, self._practice.exercise.asks
        adds_up = shown and asks in (Asks.TOTAL, Asks.READING) and answer.items.rowCount() > 0
        if adds_up:
            part = answer.parts[1]
            self.parts_heading.setText("  ".join(filter(None, [part.title, part.remark])))
        pays = shown and asks is Asks.TOTAL and answer.score is not None and answer.score.payments is not None
        for widget, is_shown in (
            (self.parts_heading, adds_up),
            (self.parts, adds_up),
            (self.payments_heading, pays),
            (self.payments, pays),
        ):
            widget.setVisible(is_shown)

    @Slot(int)
    def _part_hovered(self, row: int) -> None:
        records = self._example.answer.items.records()
        self._example.light_places(records[row].lit if 0 <= row < len(records) else None)

    def show_hints(self, terms: Terms) -> None:
        """Show the hints that were asked for."""
        practice = self._practice
        self._hints.set_records(sentences(hint_words(practice, terms)))
        asked = practice.stage is Stage.ASKING
        self.hints.setVisible(asked and bool(practice.shown_hints))
        self.hint.setVisible(asked)
        self.hint.setEnabled(practice.can_hint)
        self.hint.setText(self.tr("Another hint") if practice.shown_hints else self.tr("Hint"))
        more = self.tr("costs nothing") if practice.can_hint else self.tr("no more hints")
        self.free.setText(more)
        self.free.setVisible(asked)

    @Slot(int)
    def _item_hovered(self, row: int) -> None:
        records = self._items.records()
        self.pointed.emit(records[row] if 0 <= row < len(records) else None)

    def refit(self) -> None:
        """Follow the size of the letters."""
        self.headline.refit()

    def paintEvent(self, event: QPaintEvent) -> None:
        colors = theme.colors()
        painter = QPainter(self)
        painter.fillRect(self.rect(), colors.card)
        painter.fillRect(QRect(0, 0, 1, self.height()), colors.border)
