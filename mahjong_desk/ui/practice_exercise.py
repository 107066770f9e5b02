"""An exercise: the hand at the left with the answer below it, what is asked and told at the right."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from mahjong_desk.core.arrangements import Places
from mahjong_desk.core.draft import Draft
from mahjong_desk.core.texts import sentences
from mahjong_desk.models.editor import Editor
from mahjong_desk.models.example import Example
from mahjong_desk.models.practice import Done, Practice, Stage
from mahjong_desk.models.practice_words import ItemRecord, headline, hint_lit, kind_name, sign_of, struck
from mahjong_desk.models.won import won_words
from mahjong_desk.practice.exercises import Asks
from mahjong_desk.report import rules_line
from mahjong_desk.ui import theme
from mahjong_desk.ui.announcements import announce
from mahjong_desk.ui.controls import Card, ElidedLabel, PillButton, RoleLabel, WrapLabel, heading
from mahjong_desk.ui.footer import Footer
from mahjong_desk.ui.guide_example import ExampleFelt
from mahjong_desk.ui.key_table import KeyTable
from mahjong_desk.ui.painting import box
from mahjong_desk.ui.practice_answers import AnswerArea
from mahjong_desk.ui.practice_build import BuildPanel
from mahjong_desk.ui.practice_delegates import draw_sign
from mahjong_desk.ui.practice_side import SidePanel
from mahjong_desk.ui.scrolling import Column, PanelScroll
from mahjong_desk.ui.tab_order import set_tab_order
from mahjong_desk.ui.theme import Role

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_UP_AND_DOWN = (Qt.Key.Key_Up, Qt.Key.Key_Down)
_TILE = 64.0
"""Pixels of a tile of the hand at most, in letters of the usual size."""


class Way(QWidget):
    """How far the round has come: a sign for each exercise."""

    def __init__(self, practice: Practice, parent: QWidget) -> None:
        super().__init__(parent)
        self._practice = practice
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @staticmethod
    def _dot() -> float:
        return float(theme.scaled(14))

    def sizeHint(self) -> QSize:
        count = min(20, len(self._practice.numbers))
        return QSize(round(count * (self._dot() + 4)), round(self._dot()) + 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, now = QPainter(self), theme.colors()
        dot, practice = self._dot(), self._practice
        first = max(0, min(practice.place - 10, len(practice.numbers) - 20))
        for at in range(min(20, len(practice.numbers))):
            place = first + at
            square = QRectF(at * (dot + 4), 1, dot, dot)
            if place < len(practice.done):
                draw_sign(painter, square, sign_of(practice.done[place]))
                continue
            small = (
                square.adjusted(4, 4, -4, -4) if place != practice.place else square.adjusted(1, 1, -1, -1)
            )
            box(painter, small, small.width() / 2, now.gold if place == practice.place else now.outline, None)


class RoundBar(QWidget):
    """Which exercise of which round it is, and a way out."""

    def __init__(self, practice: Practice, parent: QWidget) -> None:
        super().__init__(parent)
        self._practice = practice
        self.title = WrapLabel("", Role.STRONG, self)
        self.rules = ElidedLabel("", Role.CAPTION, self, muted=True)
        self.way = Way(practice, self)
        self.time = RoleLabel("", Role.STRONG, self)
        self.end = PillButton(
            self.tr("End the round"), self, small=True, does=self.tr("Shows what came of it so far")
        )
        texts = QVBoxLayout()
        texts.setSpacing(0)
        texts.addWidget(self.title)
        texts.addWidget(self.rules)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(16, 8, 14, 4)
        layout.setSpacing(14)
        layout.addLayout(texts, 1)
        layout.addWidget(self.way)
        layout.addWidget(self.time)
        layout.addWidget(self.end)
        practice.ticked.connect(self._show_time)

    def show_now(self, differs: bool) -> None:
        """Show where the round is; ``differs``: other rules are chosen by now."""
        practice, exercise = self._practice, self._practice.exercise
        title = self.tr("{kind} · hand {number} of {count}")
        self.title.setText(
            title.format(
                kind=kind_name(exercise.asks), number=practice.place + 1, count=len(practice.numbers)
            )
        )
        # The rules come last, as the line is cut where there is little room: a class goes by the number.
        if practice.is_of_set:
            parts = [*filter(None, [practice.title])]
        else:
            # With hands for one learner the number says nothing to others.
            told = self.tr("hands for what is due") if practice.round.focus else self.tr("round {seed}")
            level = self.tr("level {level}").format(level=practice.round.level)
            parts = [told.format(seed=practice.round.seed), level]
        parts.append(rules_line(exercise.draft, exercise.rules.texts()))
        if differs:
            parts.append(self.tr("a round keeps the rules that it began with"))
        self.rules.setText(" · ".join(parts))
        self.way.updateGeometry()
        self.way.update()
        self.end.setHidden(practice.is_review)
        self._show_time()

    @Slot()
    def _show_time(self) -> None:
        practice = self._practice
        minutes, seconds = divmod(max(0, practice.left), 60)
        self.time.setText(f"{minutes}:{seconds:02}")
        self.time.setAccessibleName(self.tr("{count} seconds left").format(count=practice.left))
        self.time.setVisible(practice.seconds > 0 and practice.stage is Stage.ASKING)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Where there is little room the signs give way: the title says how far it is."""
        self.way.setVisible(
            self.width() > theme.scaled(300) + self.way.sizeHint().width() + theme.scaled(230)
        )

    def refit(self) -> None:
        """Follow the size of the letters."""
        self._fit()


class ExercisePage(QWidget):
    """The exercise that is shown, as long as it is asked and when it was marked."""

    pattern_wanted = Signal(str)
    """The page of a pattern is wanted."""

    def __init__(
        self, practice: Practice, editor: Editor, table: KeyTable, footer: Footer, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._practice = practice
        self._editor = editor
        self._table = table
        self._footer = footer
        self.example = Example(self)
        self.other = Example(self)
        """A hand that has what was to be built."""
        self.near = Example(self)
        """The hand that a line of the marks tells of, while it is pointed at."""
        self.bar = RoundBar(practice, self)
        self.felt = ExampleFelt(self.example, self, of=self.tr("the hand"), largest=_TILE)
        self.near_felt = ExampleFelt(self.near, self, of=self.tr("the hand that is meant"), largest=_TILE)
        self.near_felt.hide()
        self.other_heading = heading(self.tr("A hand that has it"), self)
        self.other_felt = ExampleFelt(self.other, self, of=self.tr("a hand that has it"), largest=_TILE)
        self.card = Card(self)
        self.answer = AnswerArea(self.card)
        self.side = SidePanel(practice, self.example, self)
        self.build: BuildPanel | None = None
        """Made when something is first to be built."""
        self._shown: tuple[int, Stage] | None = None
        self._lay_out()
        self.side.checked.connect(self.check)
        self.side.skipped.connect(self._skip)
        self.side.hint_wanted.connect(self.hint)
        self.side.next_wanted.connect(self._next)
        self.side.pattern_wanted.connect(self.pattern_wanted)
        self.side.pointed.connect(self._point)
        self.bar.end.clicked.connect(self._end)
        practice.hinted.connect(self._hinted)
        practice.time_over.connect(self._time_over)

    def _lay_out(self) -> None:
        self._beside = Column(self)
        self.scroller = PanelScroll(self._beside, self)
        left = self._left = QVBoxLayout(self._beside)
        left.setContentsMargins(14, 8, 14, 14)
        left.setSpacing(12)
        inside = QVBoxLayout()
        self.card.lay_out(inside, 16, 14, 8)
        inside.addWidget(self.answer)
        left.addWidget(self.felt)
        left.addWidget(self.near_felt)
        left.addWidget(self.card)
        left.addWidget(self.other_heading)
        left.addWidget(self.other_felt)
        left.addStretch()
        column = QVBoxLayout()
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(self.scroller, 1)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(column, 1)
        layout.addWidget(self.side)

    # What is shown

    def show_now(self) -> None:
        """Show the exercise as it stands now."""
        practice, terms = self._practice, self._editor.terms
        exercise, done = practice.exercise, practice.now
        begins = self._shown != (practice.number, practice.stage) or done is None
        self._shown = (practice.number, practice.stage)
        building = self._is_building
        self.near_felt.hide()
        self._show_bar()
        self._show_hand(done)
        if building:
            self._made_build().begin(exercise.draft, terms)
        if self.build is not None:
            self.build.setVisible(building)
        self.felt.setHidden(building)
        self.card.setHidden(exercise.asks is Asks.BUILD)
        if exercise.asks is not Asks.BUILD and begins:
            self.answer.begin(exercise, terms)
        if begins:
            self._order_stops()
        if done is not None:
            self._show_answer(done)
        self.side.show_now(terms)
        self.refit()
        if begins and done is None:
            announce(self, f"{self.bar.title.text()}. {self.side.question.text()}")
        if begins:
            for scroll in (self.scroller, self.side.scroller):
                scroll.verticalScrollBar().setValue(0)
            self.first().setFocus(Qt.FocusReason.OtherFocusReason)

    def follow_terms(self) -> None:
        """Call the patterns by other terms; what was given stays."""
        practice, terms = self._practice, self._editor.terms
        exercise = practice.exercise
        if self.build is not None:
            self.build.editor.set_terms(terms)
        for shown in (self.example, self.other):
            shown.set_terms(terms)
        if self.answer.patterns is not None and exercise.asks is Asks.PATTERNS:
            self.answer.patterns.set_terms(exercise, terms)
        self._show_bar()
        if practice.now is not None:
            self._show_answer(practice.now)
        self.side.show_now(terms)

    def _show_bar(self) -> None:
        chosen, asked = self._editor.draft, self._practice.exercise.draft
        self.bar.show_now(differs=(chosen.rules, chosen.options) != (asked.rules, asked.options))

    def _show_answer(self, done: Done) -> None:
        """Show the answer as it was marked."""
        if done.exercise.asks is not Asks.BUILD:
            self.answer.show_done(done, self._editor.terms)

    def _show_hand(self, done: Done | None) -> None:
        exercise, terms = self._practice.exercise, self._editor.terms
        built = done.given if done is not None and isinstance(done.given, Draft) else None
        draft = exercise.draft if built is None else built
        self.example.show_hand(draft, terms)
        self.felt.show_won(won_words(draft))
        shows_other = done is not None and not done.is_right and exercise.example is not None
        self.other_heading.setVisible(shows_other)
        self.other_felt.setVisible(shows_other)
        if shows_other and exercise.example is not None:
            self.other.show_hand(exercise.example, terms, exercise.pattern or "")
            self.other_felt.show_won(won_words(exercise.example))

    def _made_build(self) -> BuildPanel:
        if self.build is None:
            self.build = BuildPanel(self._table, self._footer, self._beside)
            self._left.insertWidget(0, self.build, 1)
        return self.build

    def _order_stops(self) -> None:
        """From the hand to the answer and on to what stands beside them: parts of it were just made."""
        left = [self.bar, self.build, self.felt, self.near_felt, self.card, self.other_felt]
        set_tab_order([*filter(None, left), self.side, self._footer])

    def first(self) -> QWidget:
        """Where the keyboard begins: where the answer is given, or at what was told."""
        if self._practice.now is not None:
            return self.side.next
        if self.build is not None and self._practice.exercise.asks is Asks.BUILD:
            return self.build.picker.view
        return self.answer.first()

    @Slot(object)
    def _point(self, record: ItemRecord | None) -> None:
        """Light what a line means; where it tells of another hand, that one shows as long."""
        lit: Places | None = None if record is None else record.lit
        self.example.light_places(lit)
        shown = None if record is None else record.shown
        if shown is not None:
            self.near.show_hand(shown, self._editor.terms)
            told = self.tr("The complete hand") if self._is_wait() else self.tr("For comparison")
            self.near_felt.show_won([told, *won_words(shown)])
        self.near_felt.setVisible(shown is not None)
        self.felt.setHidden(shown is not None or self._is_building)

    def _is_wait(self) -> bool:
        return self._practice.exercise.asks is Asks.WAITS

    @property
    def _is_building(self) -> bool:
        """Whether the entry stands in the place of the hand."""
        return self._practice.exercise.asks is Asks.BUILD and self._practice.stage is Stage.ASKING

    # What is done

    @Slot()
    def check(self) -> None:
        """Give the answer as it stands."""
        self._give()

    def _give(self, *, timed_out: bool = False) -> None:
        practice = self._practice
        if practice.stage is not Stage.ASKING:
            return
        if practice.exercise.asks is Asks.BUILD:
            practice.give(self._made_build().editor.draft, timed_out=timed_out)
            return
        given = self.answer.given()
        if given is None:
            # Of the readings none was chosen, which is no answer.
            if timed_out:
                practice.give_up()
            else:
                self.say(self.tr("Choose a reading first."))
            return
        practice.give(given, timed_out=timed_out)

    @Slot()
    def _time_over(self) -> None:
        self._give(timed_out=True)

    @Slot()
    def hint(self) -> None:
        """Show another hint."""
        self._practice.hint()

    @Slot()
    def _hinted(self) -> None:
        self.side.show_hints(self._editor.terms)
        self.example.light_places(hint_lit(self._practice))
        if self._practice.exercise.asks is not Asks.BUILD:
            self.answer.strike(struck(self._practice))
        records = self.side.hints.model().rowCount()
        if records:
            announce(self, str(self.side.hints.model().index(records - 1, 0).data()))

    @Slot()
    def _skip(self) -> None:
        self._practice.skip()

    @Slot()
    def _next(self) -> None:
        self._practice.next()

    @Slot()
    def _end(self) -> None:
        self._practice.end()

    def say(self, text: str) -> None:
        """Say a sentence on what is still missing."""
        self.side.how.setText(text)
        self.side.how.show()
        announce(self, text)

    def announce_done(self, done: Done) -> None:
        """Have a screen reader say what came of an answer."""
        late = self.tr("Time is over.") if done.timed_out else ""
        announce(self, sentences([late, headline(done)]))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter checks or goes on, or presses a button. H asks for a hint, arrows lead to the marks."""
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        held = event.modifiers() == Qt.KeyboardModifier.ControlModifier
        if event.key() in _ENTER and (plain or held):
            at = QApplication.focusWidget()
            if plain and isinstance(at, PillButton):
                at.click()
            elif self._practice.stage is Stage.TOLD:
                self._practice.next()
            else:
                self.check()
        elif plain and event.key() in _UP_AND_DOWN and self._practice.stage is Stage.TOLD:
            self.side.items.setFocus(Qt.FocusReason.TabFocusReason)
        elif event.key() == Qt.Key.Key_H and plain:
            self.hint()
        else:
            super().keyPressEvent(event)

    # Looks

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        width = self.width()
        narrowest = min(theme.scaled(320), max(320, round(width * 0.38)))
        side = max(narrowest, min(theme.scaled(460), round(width * 0.3)))
        self.side.setFixedWidth(side)
        if self.build is not None:
            self.build.arrange(width - side - 28, self.height())

    def refit(self) -> None:
        """Follow the size of the letters and of the tiles."""
        self._fit()
        self.bar.refit()
        self.side.refit()
        self.answer.refit()
        self.felt.refit()
        self.other_felt.refit()
        if self.build is not None:
            self.build.refit()
