"""Before a round: what is to be practised. What is suggested will do: one click begins."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from mahjong_desk.models.editor import Editor
from mahjong_desk.models.practice import figure_sorts, some_seed
from mahjong_desk.models.practice_progress import ProgressKeeper
from mahjong_desk.models.practice_words import kind_name, kind_words
from mahjong_desk.practice.exercises import LEVELS, Asks
from mahjong_desk.practice.rounds import COUNT, FREE, HIGHEST_SEED, Round
from mahjong_desk.practice.words import texts_of
from mahjong_desk.report import rules_line
from mahjong_desk.rules.figures import PAYS
from mahjong_desk.ui import theme
from mahjong_desk.ui.controls import (
    Card,
    Chip,
    ChipStyle,
    PillButton,
    ReasonCheck,
    RoleLabel,
    Segmented,
    WrapLabel,
    dots_last,
    heading,
)
from mahjong_desk.ui.fields import ChoiceField, NumberField
from mahjong_desk.ui.flow import Flow
from mahjong_desk.ui.scrolling import centered
from mahjong_desk.ui.theme import Role

MIXED = "mixed"
MOST = 50
"""Hands of a round at most."""
_WIDEST = 720
_TIMES = (0, 20, 40, 60, 120)


class PracticeSetup(QWidget):
    """The choice of a round."""

    begun = Signal(object, int)
    """A :class:`Round` is to begin, with so many seconds for each hand, or 0."""
    learner_chosen = Signal(str)
    """Somebody else learns; empty for nobody."""
    learner_wanted = Signal()
    """A name is to be asked for."""
    sets_wanted = Signal()
    """A teacher wants to put hands together."""
    progress_wanted = Signal()
    """What the learner knows is to be shown."""

    def __init__(self, editor: Editor, keeper: ProgressKeeper, parent: QWidget) -> None:
        super().__init__(parent)
        self._editor = editor
        self._keeper = keeper
        self.learner = ChoiceField(self)
        self.learner.setAccessibleName(self.tr("Learner"))
        self.progress = PillButton(
            self.tr("Progress…"), self, small=True, does=self.tr("Shows what is known and what is missed")
        )
        self.due = ReasonCheck(self.tr("Hands for what is due"), self)
        self.due.set_checked(True)
        self.due_words = WrapLabel("", Role.SMALL, self, muted=True)
        kinds: list[tuple[object, str]] = [(asks, kind_name(asks)) for asks in Asks]
        self.kinds = Segmented(self.tr("What to practise"), [*kinds, (MIXED, self.tr("Mixed"))], self)
        self.kinds.set_value(Asks.PATTERNS)
        self.kind_words = WrapLabel("", Role.SMALL, self, muted=True)
        self.levels = Segmented(self.tr("Level"), [(level, str(level)) for level in LEVELS], self)
        self.levels.set_value(LEVELS[0])
        self.level_words = WrapLabel("", Role.SMALL, self, muted=True)
        self.count = self._number(self.tr("Hands"), 1, MOST, COUNT)
        self.seed = self._number(self.tr("Number of the round"), 0, HIGHEST_SEED, some_seed())
        self.other_seed = PillButton(
            self.tr("Another"), self, small=True, does=self.tr("Takes another number, and so other hands")
        )
        same = self.tr("The same number gives the same hands, to a whole class.")
        self.seed_words = WrapLabel(same, Role.SMALL, self, muted=True)
        self.figures_heading = heading(self.tr("Figures to work out"), self)
        self.figures = Flow(self)
        self.figure_checks: dict[str, ReasonCheck] = {}
        self._figures_of: tuple[str, tuple[tuple[str, str], ...]] | None = None
        times: list[tuple[object, str]] = [(0, self.tr("As long as it takes"))]
        times += [(seconds, self.tr("{count} s").format(count=seconds)) for seconds in _TIMES[1:]]
        self.times = Segmented(self.tr("Time for each hand"), times, self)
        self.times.set_value(0)
        self.rules = WrapLabel("", Role.SMALL, self)
        self.refused = Chip("", ChipStyle.WARNING, self)
        self.refused.hide()
        self.begin = PillButton(
            self.tr("Begin"), self, primary=True, does=self.tr("Shows the first hand of the round")
        )
        self.begin.setToolTip(self.tr("Enter"))
        self.sets = PillButton(
            self.tr("Hands for a class…"),
            self,
            does=self.tr("Puts a set of hands together, saves and prints it"),
        )
        self.sets.clicked.connect(self.sets_wanted)
        self._lay_out()
        self.kinds.chosen.connect(self._kind_chosen)
        self.levels.chosen.connect(self._show_words)
        self.other_seed.clicked.connect(self._change_seed)
        self.begin.clicked.connect(self.start)
        self.learner.activated.connect(self._learner_activated)
        self.progress.clicked.connect(self.progress_wanted)
        self.due.toggled_by_user.connect(self._show_learner)
        self.show_learners()
        self.follow_rules()

    def _number(self, name: str, least: int, most: int, value: int) -> NumberField:
        field = NumberField(self)
        field.setRange(least, most)
        field.setValue(value)
        field.setAccessibleName(name)
        return field

    def _lay_out(self) -> None:
        self._card = card = Card(self)
        column = QVBoxLayout()
        card.lay_out(column, 26, 22, 5)
        self.title = RoleLabel(self.tr("Practice"), Role.HEADLINE, card)
        told = self.tr("Score a few hands yourself, and see at once what was right and why.")
        self.words = WrapLabel(told, Role.BODY, card, muted=True)
        # They take no room while they are hidden.
        self.figures_heading.setContentsMargins(0, theme.scaled(8), 0, 0)
        learner = QHBoxLayout()
        learner.setSpacing(8)
        learner.addWidget(self.learner)
        learner.addWidget(self.progress)
        learner.addStretch()
        below = QHBoxLayout()
        below.setSpacing(8)
        below.addWidget(self.begin, 1)
        below.addWidget(self.sets)
        sections: tuple[tuple[str, tuple[QWidget | QHBoxLayout, ...]], ...] = (
            (
                self.tr("What to practise"),
                (self.kinds, self.kind_words, self.figures_heading, self.figures),
            ),
            (self.tr("Level"), (self.levels, self.level_words)),
            ("", (self._numbers(card), self.seed_words)),
            (self.tr("Time for each hand"), (self.times,)),
            (self.tr("Learner"), (learner, self.due, self.due_words)),
            ("", (self.rules, self.refused, below)),
        )
        column.addWidget(self.title)
        column.addWidget(self.words)
        for name, parts in sections:
            column.addSpacing(8)
            if name:
                column.addWidget(heading(name, card))
            for part in parts:
                if isinstance(part, QWidget):
                    column.addWidget(part)
                else:
                    column.addLayout(part)
        self.scroller = centered(card, self)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.scroller)

    def _numbers(self, card: QWidget) -> QHBoxLayout:
        line = QHBoxLayout()
        line.setSpacing(theme.scaled(18))
        for name, parts in (
            (self.tr("Hands"), (self.count,)),
            (self.tr("Number of the round"), (self.seed, self.other_seed)),
        ):
            column = QVBoxLayout()
            column.setSpacing(theme.scaled(4))
            column.addWidget(heading(name, card))
            beside = QHBoxLayout()
            beside.setSpacing(8)
            for part in parts:
                beside.addWidget(part)
            beside.addStretch()
            column.addLayout(beside)
            line.addLayout(column)
        line.addStretch(1)
        return line

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.refit()

    def refit(self) -> None:
        """Follow the size of the letters."""
        self._card.setMaximumWidth(theme.scaled(_WIDEST))
        for field in (self.count, self.seed):
            field.indent()
            field.updateGeometry()
        self.figures.refresh()

    # Who learns

    def show_learners(self) -> None:
        """Those of whom something is kept, with a way to a new one."""
        names = self._keeper.names()
        self.learner.clear()
        self.learner.addItem(self.tr("Nobody, nothing is kept"), "")
        for name in names:
            self.learner.addItem(name, name)
        self.learner.addItem(self.tr("Somebody new…"), None)
        self.learner.setCurrentIndex(max(0, self.learner.findData(self._keeper.name)))
        self._show_learner()

    @Slot()
    def _show_learner(self) -> None:
        learns = bool(self._keeper.name)
        self.progress.setVisible(learns)
        self.due.setVisible(learns and self._deals())
        told = self.tr("What {name} misses comes first, so that the number gives others other hands.")
        self.due_words.setText(told.format(name=self._keeper.name))
        self.due_words.setVisible(learns and self._deals() and self.due.isChecked())

    def _deals(self) -> bool:
        """Whether hands are dealt for a pattern."""
        return self.kinds.value() not in FREE

    @Slot(int)
    def _learner_activated(self, place: int) -> None:
        name = self.learner.itemData(place)
        if name is None:
            self.learner.setCurrentIndex(max(0, self.learner.findData(self._keeper.name)))
            self.learner_wanted.emit()
        else:
            self.learner_chosen.emit(str(name))

    # What is chosen

    def follow_rules(self) -> None:
        """Show by which rules a round would be, and which figures they have."""
        draft = self._editor.draft
        told = self.tr("By the rules chosen above: {rules}")
        self.rules.setText(dots_last(told.format(rules=rules_line(draft, self._editor.texts))))
        if (draft.rules, draft.options) != self._figures_of:
            self._figures_of = draft.rules, draft.options
            self.tell_refused("")
            self._fill_figures()
        self._kind_chosen()

    def _fill_figures(self) -> None:
        draft = self._editor.draft
        texts = texts_of(self._editor.rule_set)
        self.figure_checks = {}
        for sort in figure_sorts(draft.rules, draft.options):
            name = self.tr("Who pays what") if sort == PAYS else texts.get("figures", sort)
            check = ReasonCheck(name, self.figures)
            check.set_checked(sort != PAYS)
            check.toggled_by_user.connect(self._figures_changed)
            self.figure_checks[sort] = check
        self.figures.set_parts(list(self.figure_checks.values()))
        self._figures_changed()

    @Slot()
    def _figures_changed(self) -> None:
        """One of them is always asked for: the last one that is ticked cannot be taken off."""
        ticked = [check for check in self.figure_checks.values() if check.isChecked()]
        for check in self.figure_checks.values():
            alone = ticked == [check]
            check.set_reason(self.tr("one is needed") if alone else None)
        self.figures.refresh()

    @Slot()
    def _kind_chosen(self) -> None:
        kind = self.kinds.value()
        with_totals = kind in (Asks.TOTAL, MIXED) and len(self.figure_checks) > 1
        self.figures_heading.setVisible(with_totals)
        self.figures.setVisible(with_totals)
        self._show_words()
        self._show_learner()

    @Slot()
    def _show_words(self) -> None:
        kind = self.kinds.value()
        mixed = self.tr("All of them in turn.")
        self.kind_words.setText(kind_words(kind) if isinstance(kind, Asks) else mixed)
        self.level_words.setText(
            {
                1: self.tr("Common patterns, few at a time."),
                2: self.tr("More patterns at a time, and rarer ones."),
                3: self.tr("Everything there is, the rarest too."),
            }[self.level()]
        )

    @Slot()
    def _change_seed(self) -> None:
        self.seed.setValue(some_seed())

    def level(self) -> int:
        """The level that is chosen."""
        value = self.levels.value()
        return value if isinstance(value, int) else LEVELS[0]

    def chosen(self) -> Round:
        """The round as it is chosen."""
        self.seed.interpretText()
        self.count.interpretText()
        kind, draft = self.kinds.value(), self._editor.draft
        asked = tuple(sort for sort, check in self.figure_checks.items() if check.isChecked())
        chosen = Round(
            rules=draft.rules,
            changes=draft.options,
            kinds=(kind,) if isinstance(kind, Asks) else tuple(Asks),
            level=self.level(),
            seed=self.seed.value(),
            count=self.count.value(),
            asked=asked,
        )
        return replace(chosen, focus=self._keeper.focus(chosen)) if self.deals_for_due() else chosen

    def deals_for_due(self) -> bool:
        """Whether hands are dealt for what the learner is due."""
        return bool(self._keeper.name) and self._deals() and self.due.isChecked()

    @Slot()
    def start(self) -> None:
        """Begin."""
        self.begun.emit(self.chosen(), self.seconds())

    def seconds(self) -> int:
        """The time for each hand; 0 for as long as it takes."""
        seconds = self.times.value()
        return seconds if isinstance(seconds, int) else 0

    def show_round(self, made: Round) -> None:
        """Have the choice that led to a round, for another one like it."""
        self.seed.setValue(made.seed)

    def tell_refused(self, text: str) -> None:
        """Say why a round cannot begin; nothing takes it back."""
        self.refused.setText(text)
        self.refused.setVisible(bool(text))

    def first(self) -> QWidget:
        """Where the keyboard begins."""
        return self.begin
