"""What the club nights show while none is open: the form that begins one, and those that there are."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from mahjong_desk.club.event import MOST_MINUTES, MOST_ROUNDS, Event, Guest, filled, takes_threes
from mahjong_desk.club.sheet import LONGEST_TITLE
from mahjong_desk.core.texts import labelled
from mahjong_desk.models.asked import Asked
from mahjong_desk.models.club_night import NightKeeper
from mahjong_desk.models.editor import Editor
from mahjong_desk.models.guest_names import count_objection, names_objection
from mahjong_desk.report import rules_line
from mahjong_desk.ui import theme
from mahjong_desk.ui.announcements import announce
from mahjong_desk.ui.controls import (
    Card,
    PillButton,
    ReasonCheck,
    RoleLabel,
    Segmented,
    WrapLabel,
    dots_last,
)
from mahjong_desk.ui.fields import NumberField, TextField
from mahjong_desk.ui.flow import Flow
from mahjong_desk.ui.guest_fields import GuestFields
from mahjong_desk.ui.hand_parts import Titled
from mahjong_desk.ui.night_list import NightList
from mahjong_desk.ui.rule_terms import RuleTerms
from mahjong_desk.ui.scrolling import Inside, PanelScroll
from mahjong_desk.ui.tab_order import set_tab_order
from mahjong_desk.ui.theme import Role

_WIDEST = 620
"""Pixels of the form, in letters of the usual size."""
_BESIDE = 900
"""Pixels, in letters of the usual size, from which on the nights stand beside the form."""
_ROUNDS, _MINUTES = 4, 60
"""What is suggested."""


class NightEntries(NamedTuple):
    """What is written and chosen for a club night that has not begun; ``name``: None for the suggested."""

    name: str | None
    guests: str
    players: object
    threes: bool
    rounds: int
    minutes: int
    east_only: object
    options: dict[str, str]


class NightForm(QWidget):
    """Begins a club night by the rules of the scorer, or opens an earlier one."""

    opened = Signal(int)
    """The night with this id is wanted."""
    left = Signal()
    """The matches are wanted."""

    def __init__(self, keeper: NightKeeper, editor: Editor, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._keeper = keeper
        self._editor = editor
        self._asked = Asked()
        self.rules = WrapLabel(role=Role.SMALL, parent=self, muted=True)
        named = self.tr("What the night is called")
        self.name = TextField(self, named, self.tr("The matches have it in their titles"))
        self.name.setMaxLength(LONGEST_TITLE)
        self._suggested = self.tr("Club night")
        self.name.setText(self._suggested)
        self._name_part = Titled(named, self, self.name)
        guests = self.tr("Guests")
        does = self.tr("One name a line; a list can be pasted")
        self.guests = GuestFields(guests, does, 8, self)
        self._guests_part = Titled(self.tr("Guests, one a line"), self, self.guests)
        self.told = WrapLabel(role=Role.SMALL, parent=self, muted=True)
        four, three = self.tr("4 players"), self.tr("3 players")
        self.players = Segmented(self.tr("How many play at a table"), [(4, four), (3, three)], self)
        self.players.set_value(4)
        self.threes = ReasonCheck(self.tr("Tables of three rather than guests who rest"), self)
        self.rounds = self._number(self.tr("Rounds"), 1, MOST_ROUNDS, _ROUNDS)
        self.rounds.setToolTip(self.tr("As many as are seated ahead; more can be added later"))
        self.minutes = self._number(self.tr("Minutes a round"), 0, MOST_MINUTES, _MINUTES)
        self.minutes.setSingleStep(5)
        self.minutes.setToolTip(self.tr("How long the clock of a round goes; 0 is without a clock"))
        length = self.tr("Length of a match")
        lengths = [(False, self.tr("Whole match")), (True, self.tr("East round only"))]
        self.length = Segmented(length, lengths, self)
        self.length.set_value(False)
        self.length_part = Titled(length, self, self.length)
        self.terms = RuleTerms(editor, self.tr("Options of the matches"), self)
        self.said = WrapLabel(role=Role.SMALL_STRONG, parent=self)
        self.said.hide()
        self.begin = PillButton(
            self.tr("Seat the guests"),
            self,
            primary=True,
            does=self.tr("Begins a club night with these guests"),
        )
        self.back = PillButton(
            self.tr("Matches…"), self, small=True, does=self.tr("Back to the matches by themselves")
        )
        self.nights = NightList(keeper, self)
        self._lay_out()
        self._connect()
        self.refresh()

    def _number(self, name: str, least: int, most: int, usual: int) -> NumberField:
        field = NumberField(self)
        field.setRange(least, most)
        field.setValue(usual)
        field.setAccessibleName(name)
        return field

    def _lay_out(self) -> None:
        inside = Inside(self)
        self._scroll = PanelScroll(inside, self)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._scroll)
        self._card = Card(inside)
        form = QVBoxLayout()
        self._above = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        left = Qt.AlignmentFlag.AlignLeft
        self._above.addWidget(RoleLabel(self.tr("Begin a club night"), Role.TITLE, self), 1)
        self._above.addWidget(self.back, 0, left)
        form.addLayout(self._above)
        form.addWidget(self.rules)
        self._numbers = Flow(self)
        numbers = [
            Titled(self.rounds.accessibleName(), self, self.rounds),
            Titled(self.minutes.accessibleName(), self, self.minutes),
        ]
        self._numbers.set_parts(numbers)
        for part in (
            self._name_part,
            self._guests_part,
            self.told,
            self.players,
            self.threes,
            self._numbers,
            self.length_part,
            self.terms.first,
            self.terms.fold,
            self.said,
        ):
            form.addWidget(part)
        form.addWidget(self.begin, 0, left)
        self._card.lay_out(form, 20, 18, 10)
        self._halves = halves = QBoxLayout(QBoxLayout.Direction.LeftToRight, inside)
        first, second = QVBoxLayout(), QVBoxLayout()
        first.addWidget(self._card)
        second.addWidget(self.nights)
        for half in (first, second):
            half.setSpacing(theme.scaled(10))
            half.addStretch()
            halves.addLayout(half, 1)
        self.refit()

    def _connect(self) -> None:
        self.begin.clicked.connect(self._begin)
        self.back.clicked.connect(self.left)
        self.name.textChanged.connect(self._changed)
        self.name.returnPressed.connect(self._begin)
        self.guests.changed.connect(self._changed)
        self.players.chosen.connect(self.refresh)
        self.threes.toggled_by_user.connect(self._changed)
        self.nights.opened.connect(self.opened)
        self._editor.changed.connect(self.refresh)

    def refit(self) -> None:
        """Lay everything out anew: the letters have another size."""
        side, above = theme.scaled(24), theme.scaled(20)
        self._halves.setContentsMargins(side, above, side, above)
        self._halves.setSpacing(theme.scaled(24))
        self._fit()
        for part in (self._card, self.nights):
            part.setMaximumWidth(theme.scaled(_WIDEST))
        self.name.indent()
        self.nights.refit()
        self.guests.refit()
        self.terms.refit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """The nights stand beside the form where there is room."""
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._halves.setDirection(across if self.width() >= theme.scaled(_BESIDE) else down)

    # What it shows

    def size_of_table(self) -> int:
        """How many are to play at a table."""
        allowed = self._editor.rule_set.players
        chosen = self.players.value()
        return chosen if isinstance(chosen, int) and chosen in allowed else allowed[0]

    @Slot()
    def refresh(self) -> None:
        """Follow the rules of the scorer."""
        rules = rules_line(self._editor.draft, self._editor.texts)
        said = self.tr("By the rules of the scorer: {rules}. Others are chosen above, at the right.")
        self.rules.setText(dots_last(said.format(rules=rules)))
        self.players.setVisible(len(self._editor.rule_set.players) > 1)
        size = self.size_of_table()
        self.threes.setVisible(size == 4 and takes_threes(self._editor.draft.rules))
        self.length_part.setVisible(self._editor.rule_set.has_rounds)
        self.terms.show_options(size)
        parts = (self.name, self.guests, self.players, self.threes, self._numbers, self.length_part)
        set_tab_order([*parts, self.terms.first, self.terms.fold, self.begin, self.nights])
        self.begin.setVisible(not self._keeper.objection)
        if self._keeper.objection:
            self.say(self._keeper.objection)
        self._tell_tables()

    @Slot()
    def _changed(self) -> None:
        """What was said of the names is no longer so."""
        self.say("")
        self._tell_tables()

    def _tell_tables(self) -> None:
        """What so many guests fill."""
        event = self._event()
        count = len(event.guests)
        told = self.tr("1 guest") if count == 1 else self.tr("{count} guests").format(count=count)
        tables, of_three, resting = filled(event)
        if tables:
            words = self.tr("1 table") if tables == 1 else self.tr("{count} tables").format(count=tables)
            told = labelled(told, words)
        if of_three:
            told = self.tr("{told}, {count} of three").format(told=told, count=of_three)
        if tables and resting:
            rest = (
                self.tr("{told}; in each round 1 rests, by turns")
                if resting == 1
                else self.tr("{told}; in each round {count} rest, by turns")
            )
            told = rest.format(told=told, count=resting)
        # The line is there from the start: what stands below does not move at the first name.
        self.told.setText(told if count else self.tr("No guests yet"))

    def prepare(self) -> None:
        """Have the names that are remembered to choose from; it is about to be seen."""
        self.guests.show_remembered(self._keeper.players())
        self.say("")
        self.nights.say("")
        self.refresh()

    def entries(self) -> NightEntries:
        """For the form of another window."""
        name = self.name.text()
        return NightEntries(
            None if name == self._suggested else name,
            self.guests.lines.toPlainText(),
            self.players.value(),
            self.threes.isChecked(),
            self.rounds.value(),
            self.minutes.value(),
            self.length.value(),
            self.terms.chosen(),
        )

    def go_on(self, entries: NightEntries) -> None:
        """Have what was written in a window before."""
        if entries.name is not None:
            self.name.setText(entries.name)
        self.guests.lines.setPlainText(entries.guests)
        self.players.set_value(entries.players)
        self.threes.set_checked(entries.threes)
        self.rounds.setValue(entries.rounds)
        self.minutes.setValue(entries.minutes)
        self.length.set_value(entries.east_only)
        self.refresh()
        self.terms.go_on(entries.options, self.size_of_table())

    def take_keyboard(self) -> None:
        """The guests are to be written."""
        self.guests.lines.setFocus(Qt.FocusReason.TabFocusReason)

    @Slot(str)
    def say(self, text: str) -> None:
        """Say what is wrong; nothing where all is well again."""
        text = text or self._keeper.objection
        self.said.setText(text)
        self.said.setVisible(bool(text))

    # What it does

    def _event(self) -> Event:
        """The night as it is written by now, before anybody is seated."""
        rules = self._editor.rule_set
        size = self.size_of_table()
        return Event(
            name=" ".join(self.name.text().split()),
            day=self._keeper.today().astimezone().date(),
            guests=tuple(map(Guest, self.guests.names())),
            rules=rules.id,
            options=self.terms.options(),
            east_only=rules.has_rounds and self.length.value() is True,
            size=size,
            threes=not self.threes.isHidden() and self.threes.isChecked(),
            rounds=self.rounds.value(),
            minutes=self.minutes.value(),
        )

    def _objection(self, event: Event) -> tuple[str, QWidget] | None:
        """What is wrong, and where."""
        names = [guest.name for guest in event.guests]
        if not event.name:
            return self.tr("Write what the night is called."), self.name
        wrong = names_objection(names) or count_objection(len(names))
        if wrong:
            return wrong, self.guests.lines
        wrong = self.terms.objection()
        return (wrong, self.terms.fold.header) if wrong else None

    @Slot()
    def _begin(self) -> None:
        event = self._event()
        found = self._objection(event)
        if found is not None:
            self.say(found[0])
            announce(self, found[0])
            found[1].setFocus(Qt.FocusReason.TabFocusReason)
            return
        answered = self._keeper.plan(event, request=self._asked.name(event))
        self.say(answered.said)
        if answered.done:
            self._asked.answered()
            self.guests.lines.clear()
