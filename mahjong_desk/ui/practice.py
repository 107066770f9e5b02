"""Practice: the tab as a whole, with the choice of a round, its exercises, and what came of it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent, QUndoStack
from PySide6.QtWidgets import QApplication, QStackedWidget, QTabBar, QVBoxLayout, QWidget

from mahjong_desk.club.sheet import LONGEST_NAME
from mahjong_desk.models.editor import Editor
from mahjong_desk.models.practice import Done, Practice, Stage, some_seed
from mahjong_desk.models.practice_progress import ProgressKeeper
from mahjong_desk.practice.exercises import Asks
from mahjong_desk.practice.hand_sets import HandSet
from mahjong_desk.practice.rounds import Round
from mahjong_desk.practice.words import say, texts_of
from mahjong_desk.rules.registry import rule_set
from mahjong_desk.settings import LEARNER, Settings
from mahjong_desk.settings import message as settings_message
from mahjong_desk.ui.announcements import announce
from mahjong_desk.ui.controls import Chip, ChipStyle, PillButton
from mahjong_desk.ui.footer import Footer, Piece
from mahjong_desk.ui.key_table import KeyTable
from mahjong_desk.ui.practice_exercise import ExercisePage
from mahjong_desk.ui.practice_result import PracticeResult
from mahjong_desk.ui.practice_setup import PracticeSetup

if TYPE_CHECKING:
    from collections.abc import Callable

    from mahjong_desk.hands.recent import Recent
    from mahjong_desk.models.hand_set import HandSetEditor
    from mahjong_desk.ui.practice_progress import PracticeProgress

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class PracticePanel(QWidget):
    """The whole tab, once it is opened. A round stays as it is while others are seen."""

    left = Signal()
    """Back to the hand."""
    keys_wanted = Signal()
    """The list of keys is to be shown."""
    pattern_wanted = Signal(str)
    """The page of a pattern is wanted."""
    steps_changed = Signal()
    """What undo acts on may be another hand."""

    def __init__(
        self,
        editor: Editor,
        table: KeyTable,
        settings: Settings,
        parent: QWidget | None = None,
        *,
        folder: Path,
        recent: Callable[[], Recent],
        practice: Practice | None = None,
    ) -> None:
        """``settings`` know who practised last; ``folder``: where it is kept what learners know.

        ``recent`` gives the hands that were scored last. ``practice``: a round that goes on.
        """
        super().__init__(parent)
        self._recent = recent
        self._sets: HandSetEditor | None = None
        """The set that a teacher puts together, as soon as somebody does."""
        self._editor = editor
        self._settings = settings
        self._nothing = QUndoStack(self)
        self.practice = practice or Practice()
        self.practice.setParent(self)
        self.keeper = ProgressKeeper(folder, self)
        self.footer = Footer(parent=self)
        self.notice = Chip("", ChipStyle.WARNING, self)
        self.notice.hide()
        self.keeper.failed.connect(self._tell)
        self.keeper.choose(settings.get(LEARNER))
        self.pages = QStackedWidget(self)
        self.setup = PracticeSetup(editor, self.keeper, self.pages)
        self.progress: PracticeProgress | None = None
        """Made when it is first asked for."""
        self.exercise = ExercisePage(self.practice, editor, table, self.footer, self.pages)
        self.result = PracticeResult(self.practice, self.pages)
        for page in (self.setup, self.exercise, self.result):
            self.pages.addWidget(page)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.notice)
        whole.addWidget(self.pages, 1)
        whole.addWidget(self.footer)
        self._terms, self._rules = editor.terms, (editor.draft.rules, editor.draft.options)
        self._connect()
        self._show()

    def _connect(self) -> None:
        practice = self.practice
        self.setup.begun.connect(self._begin)
        self.setup.learner_chosen.connect(self._choose_learner)
        self.setup.learner_wanted.connect(self._ask_learner)
        self.setup.progress_wanted.connect(self.show_progress)
        self.setup.sets_wanted.connect(self.show_sets)
        self.exercise.pattern_wanted.connect(self.pattern_wanted)
        self.result.others_wanted.connect(self._others)
        self.result.again_wanted.connect(self._again)
        self.result.wrong_wanted.connect(self._wrong_again)
        self.result.choice_wanted.connect(self._choose)
        self.result.review_wanted.connect(self._review)
        self.footer.sheet_wanted.connect(self.keys_wanted)
        practice.changed.connect(self._show)
        practice.answered.connect(self._answered)
        self._editor.changed.connect(self._follow)

    @property
    def steps(self) -> QUndoStack:
        """What undo acts on while the tab shows: the hand that is built, or else nothing."""
        build = self.exercise.build
        building = self.practice.stage is Stage.ASKING and self.practice.exercise.asks is Asks.BUILD
        return build.editor.undo_stack if building and build is not None else self._nothing

    @property
    def is_building(self) -> bool:
        """Whether a hand is built now."""
        return self.steps is not self._nothing

    @property
    def sets(self) -> HandSetEditor | None:
        """The set that a teacher has put together, for another window; None where nobody did."""
        return self._sets

    def go_on(self, sets: HandSetEditor) -> None:
        """Have the set that was put together in a window before."""
        self._sets = sets
        sets.setParent(self)
        sets.forget_names()

    @Slot()
    def show_sets(self) -> None:
        """Let a teacher put hands together; the set stays until the window is closed."""
        from mahjong_desk.models.hand_set import HandSetEditor  # both for teachers
        from mahjong_desk.ui.hand_set_dialog import HandSetDialog

        editor = self._editor
        if self._sets is None:
            held = HandSet(rules=editor.draft.rules, changes=editor.draft.options)
            self._sets = HandSetEditor(held, parent=self)
        self._sets.set_terms(editor.terms)
        dialog = HandSetDialog(self._sets, editor.draft, self._recent, self.window())
        dialog.wanted.connect(self.practise)
        dialog.open()

    @Slot(object)
    def practise(self, held: HandSet) -> None:
        """Begin with the hands of a set that somebody put together, with the time that is chosen."""
        exercises = held.exercises()
        if exercises:
            made = Round(held.rules, held.changes, level=held.level, count=len(exercises))
            self.practice.begin_set(exercises, made, self.setup.seconds(), held.title)

    def can_teach(self) -> bool:
        """Whether the hand that is shown may be explained to a room: not before it is answered."""
        stage = self.practice.stage
        if stage is Stage.ASKING:
            self.exercise.say(self.tr("Answer first; then F11 shows the score step by step."))
        return stage is Stage.TOLD

    def paste(self) -> None:
        """Read the hand that is on the clipboard into the one that is built."""
        if self.exercise.build is not None:
            self.exercise.build.paste()

    # The way through a round

    @Slot(object, int)
    def _begin(self, chosen: Round, seconds: int) -> None:
        self.practice.begin(chosen, seconds)

    @Slot()
    def _others(self) -> None:
        fresh = replace(self.practice.round, seed=some_seed())
        focus = self.keeper.focus(fresh) if fresh.focus else ()
        self.practice.others(fresh.seed, focus)

    @Slot()
    def _again(self) -> None:
        self.practice.again()

    @Slot()
    def _wrong_again(self) -> None:
        self.practice.wrong_again()

    @Slot()
    def _choose(self) -> None:
        self.practice.choose()

    @Slot(int)
    def _review(self, place: int) -> None:
        self.practice.review(place)

    @Slot(object)
    def _answered(self, done: Done) -> None:
        self.exercise.announce_done(done)
        self.keeper.record(done, self.practice.begun)

    # Who learns

    @Slot(str)
    def _choose_learner(self, name: str) -> None:
        self._tell("")
        self.keeper.choose(name)
        self._keep_learner()

    def _keep_learner(self) -> None:
        """The next start goes on with whoever learns now."""
        self.setup.show_learners()
        self._settings.set(LEARNER, self.keeper.name)
        problem = self._settings.save()
        if problem is not None:
            self._tell(settings_message(problem))

    @Slot()
    def _ask_learner(self) -> None:
        """Ask for the name of somebody who learns from now on."""
        from PySide6.QtWidgets import QInputDialog  # seldom needed

        dialog = QInputDialog(self.window())
        dialog.setWindowTitle(self.tr("Who learns?"))
        dialog.setLabelText(self.tr("What is known is kept under this name, on this computer alone:"))
        dialog.textValueSelected.connect(self._take_learner)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    @Slot(str)
    def _take_learner(self, name: str) -> None:
        self._tell("")
        if not name.strip():
            return
        if self.keeper.choose(name):
            self._keep_learner()
        else:
            told = self.tr("A name has at most {count} letters, and nothing else than letters and signs.")
            self._tell(told.format(count=LONGEST_NAME))

    @Slot(str)
    def _tell(self, text: str) -> None:
        """Say what could not be kept or read; nothing takes it back."""
        self.notice.setText(text)
        self.notice.setVisible(bool(text))
        if text:
            announce(self, text)

    @Slot()
    def show_progress(self) -> None:
        """Show what the learner knows, in place of the choice of a round."""
        if self.progress is None:
            from mahjong_desk.ui.practice_progress import PracticeProgress  # for whoever asks

            self.progress = PracticeProgress(self.keeper, self._editor, self.pages)
            self.progress.left.connect(self._leave_progress)
            self.progress.pattern_wanted.connect(self.pattern_wanted)
            self.pages.addWidget(self.progress)
        self.progress.say("")
        self.progress.refresh()
        self.pages.setCurrentWidget(self.progress)
        self.progress.back.setFocus(Qt.FocusReason.OtherFocusReason)
        self._show_hints()

    @Slot()
    def _leave_progress(self) -> None:
        self._keep_learner()
        self._show()

    @property
    def _shows_progress(self) -> bool:
        return self.progress is not None and self.pages.currentWidget() is self.progress

    @Slot()
    def _show(self) -> None:
        """Show the stage that the round is in."""
        stage, terms = self.practice.stage, self._editor.terms
        if stage is Stage.CHOOSING:
            self._show_choice()
            self.pages.setCurrentWidget(self.setup)
            self.setup.first().setFocus(Qt.FocusReason.OtherFocusReason)
        elif stage is Stage.OVER:
            self.result.show_now(terms)
            self.pages.setCurrentWidget(self.result)
            self.result.first().setFocus(Qt.FocusReason.OtherFocusReason)
            self.result.announce()
        else:
            self.pages.setCurrentWidget(self.exercise)
            self.exercise.show_now()
        self._show_hints()
        self.steps_changed.emit()

    def _show_choice(self) -> None:
        """The choice of the round before, or why that could not begin."""
        practice, refused = self.practice, self.practice.refused
        if practice.numbers or refused is not None:
            self.setup.show_round(practice.round)
        told = "" if refused is None else say(refused, texts_of(rule_set(practice.round.rules)))
        self.setup.tell_refused(told)
        if told:
            announce(self, told)

    @Slot()
    def _follow(self) -> None:
        """The rules are others, or the terms; a round keeps its rules."""
        draft = self._editor.draft
        rules = draft.rules, draft.options
        if rules == self._rules and self._terms is self._editor.terms:
            return
        self._terms, self._rules = self._editor.terms, rules
        self.setup.follow_rules()
        if self.progress is not None:
            self.progress.refresh()
        if self.practice.stage in (Stage.ASKING, Stage.TOLD):
            self.exercise.follow_terms()
        elif self.practice.stage is Stage.OVER:
            self.result.show_now(self._editor.terms)

    def _show_hints(self) -> None:
        """The keys of what is shown, in the footer."""
        stage = self.practice.stage
        enter, to_hand = (self.tr("Enter"),), (("Esc",), self.tr("to the hand"))
        hints: list[tuple[Piece, ...]]
        if self._shows_progress:
            opens = self.tr("opens the page of a pattern")
            hints = [(("Esc",), self.tr("back")), ((self.tr("Arrows"), enter[0]), opens)]
        elif stage is Stage.CHOOSING:
            hints = [(enter, self.tr("begins")), to_hand]
        elif stage is Stage.OVER:
            same = self.practice.is_of_set
            hints = [(enter, self.tr("begins anew") if same else self.tr("begins with other hands")), to_hand]
        elif stage is Stage.TOLD:
            hints = [
                (enter, self.tr("goes on")),
                ((self.tr("Arrows"),), self.tr("light the tiles of a line")),
            ]
        else:
            hints = self._asking_hints(self.practice.exercise.asks)
        self.footer.show_hints(hints)

    def _asking_hints(self, asks: Asks) -> list[tuple[Piece, ...]]:
        space, arrows = (self.tr("Space"),), (self.tr("Arrows"),)
        check: tuple[Piece, ...] = ((self.tr("Enter"),), self.tr("checks"))
        if asks is Asks.BUILD:
            check = (("Ctrl", self.tr("Enter")), self.tr("checks"))
            adds: tuple[Piece, ...] = (("1–9",), self.tr("then"), tuple("MPSZ"), self.tr("adds a tile"))
            return [adds, check, (("H",), self.tr("hint"))]
        how: dict[Asks, list[tuple[Piece, ...]]] = {
            Asks.PATTERNS: [(arrows, self.tr("go through the patterns")), (space, self.tr("ticks one"))],
            Asks.TOTAL: [(("Tab",), self.tr("to the next figure"))],
            Asks.WAITS: [(space, self.tr("chooses a tile")), (("3", "P"), self.tr("too"))],
            Asks.READING: [(("1–4",), self.tr("chooses a reading"))],
        }
        return [*how[asks], check, (("H",), self.tr("hint"))]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter begins, Esc leads to the hand."""
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        at = QApplication.focusWidget()
        if event.key() == Qt.Key.Key_Escape and plain:
            if self._shows_progress:
                self._leave_progress()
            else:
                self.left.emit()
        elif event.key() in _ENTER and plain and self._shows_progress:
            if isinstance(at, PillButton):
                at.click()
        elif event.key() in _ENTER and plain and self.practice.stage in (Stage.CHOOSING, Stage.OVER):
            if isinstance(at, PillButton):
                at.click()
            elif self.practice.stage is Stage.CHOOSING:
                self.setup.start()
            else:
                self.result.first().click()
        else:
            super().keyPressEvent(event)

    # The clock stands while nobody sees the hand

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.practice.rest(on=False)
        if not isinstance(QApplication.focusWidget(), QTabBar):
            self._take_focus()

    def _take_focus(self) -> None:
        """The keyboard goes on where it was, or begins where something is done."""
        at = cast(QWidget | None, self.focusWidget())
        if at is None or not at.isVisibleTo(self):
            stage = self.practice.stage
            if self._shows_progress and self.progress is not None:
                self.progress.back.setFocus(Qt.FocusReason.OtherFocusReason)
                return
            first = {Stage.CHOOSING: self.setup.first, Stage.OVER: self.result.first}
            at = first[stage]() if stage in first else self.exercise.first()
        at.setFocus(Qt.FocusReason.OtherFocusReason)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.practice.rest(on=True)

    def refit(self) -> None:
        """Lay everything out anew: the letters have another size, or the tiles."""
        self.setup.refit()
        self.exercise.refit()
        self.result.refit()
        if self.progress is not None:
            self.progress.refit()
