"""What the score sheet shows while no match is open: who sits where, and the matches that there are."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random, SystemRandom
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QCompleter,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from mahjong_desk.club.sheet import LONGEST_NAME, clean_name, name_key, name_problem
from mahjong_desk.core.texts import series
from mahjong_desk.models.corrections import Corrections
from mahjong_desk.models.editor import Editor
from mahjong_desk.models.sheet_models import wind_names
from mahjong_desk.report import rules_line
from mahjong_desk.ui import theme
from mahjong_desk.ui.announcements import announce
from mahjong_desk.ui.controls import Card, PillButton, RoleLabel, Segmented, WrapLabel, dots_last, heading
from mahjong_desk.ui.fields import ChoiceField, paint_frame
from mahjong_desk.ui.hand_parts import Titled
from mahjong_desk.ui.match_list import MatchList
from mahjong_desk.ui.painting import chevron
from mahjong_desk.ui.rule_terms import RuleTerms
from mahjong_desk.ui.scrolling import Inside, PanelScroll
from mahjong_desk.ui.sheet_files import SheetFiles
from mahjong_desk.ui.sheet_menu import SheetMenu
from mahjong_desk.ui.tab_order import set_tab_order
from mahjong_desk.ui.theme import Role

_WIDEST = 620
"""Pixels of the form, in letters of the usual size."""


_BESIDE = 900
"""Pixels, in letters of the usual size, from which on the matches stand beside the form."""


class NameField(ChoiceField):
    """A name, written or chosen among those that are remembered."""

    entered = Signal()
    """Enter was pressed, and not to take one of the names that are offered."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setEditable(True)
        self.setInsertPolicy(NameField.InsertPolicy.NoInsert)
        self.setFrame(False)
        # One that is completed where it is written would turn "Ada" into "Adam".
        self.setCompleter(completer := QCompleter(self.model(), self))
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.setAccessibleDescription(self.tr("Write a name, or choose one with Up and Down"))
        palette = self.line.palette()
        palette.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.transparent)
        self.line.setPalette(palette)
        self.line.returnPressed.connect(self._enter)
        self.refit()

    @Slot()
    def _enter(self) -> None:
        completer = self.completer()
        offered = None if completer is None else completer.popup()
        if offered is None or not offered.isVisible():
            self.entered.emit()

    @property
    def line(self) -> QLineEdit:
        """Where the name is written."""
        line = self.lineEdit()
        assert line is not None
        return line

    def refit(self) -> None:
        """Let the name begin a little after the frame, by the size of the letters."""
        self.line.setTextMargins(theme.scaled(6), 0, 0, 0)
        self.setMinimumWidth(theme.scaled(150))

    def show_names(self, names: tuple[str, ...]) -> None:
        """Have these to choose from; what is written stays."""
        text = self.currentText()
        self.clear()
        self.addItems(list(names))
        self.setEditText(text)

    def paintEvent(self, event: QPaintEvent) -> None:
        now = theme.colors()
        painter = QPainter(self)
        paint_frame(self, painter)
        side, edge = theme.scaled(12), theme.scaled(10)
        square = QRectF(self.width() - edge - side, (self.height() - side) / 2, side, side)
        chevron(painter, square, now.muted, down=True)


class SeatFields(QWidget):
    """Who sits where in the first hand: a name for each seat, East first."""

    changed = Signal()
    """Another name is written somewhere."""
    entered = Signal()
    """Enter was pressed in one of the fields."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.seats = [RoleLabel(parent=self) for _ in range(4)]
        self.names = [NameField(self) for _ in range(4)]
        self._count = 4
        self._grid = grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setColumnStretch(1, 1)
        for row, (seat, name) in enumerate(zip(self.seats, self.names, strict=True)):
            grid.addWidget(seat, row, 0)
            grid.addWidget(name, row, 1)
            name.entered.connect(self.entered)
            name.editTextChanged.connect(self._changed)
        self.refit()

    @Slot()
    def _changed(self) -> None:
        self.changed.emit()

    def refit(self) -> None:
        """Lay everything out anew: the letters have another size."""
        self._grid.setHorizontalSpacing(theme.scaled(12))
        self._grid.setVerticalSpacing(theme.scaled(8))
        for name in self.names:
            name.refit()

    def show_seats(self, rules: str, count: int) -> None:
        """So many seats, called as the rules call them."""
        self._count = count
        winds = wind_names(4, rules)
        for place, (seat, name) in enumerate(zip(self.seats, self.names, strict=True)):
            seat.setText(winds[place])
            name.setAccessibleName(winds[place])
            seat.setVisible(place < count)
            name.setVisible(place < count)

    def show_names(self, names: tuple[str, ...]) -> None:
        """Have these to choose from."""
        for field in self.names:
            field.show_names(names)

    def set_players(self, names: Sequence[str]) -> None:
        """Write these down."""
        for field, name in zip(self.names, names, strict=False):
            field.setEditText(name)

    def players(self) -> list[str]:
        """What is written, without spaces that say nothing."""
        return [clean_name(field.currentText()) for field in self.names[: self._count]]

    def objection(self) -> tuple[str, NameField] | None:
        """What is wrong with the first name that cannot be so, and where it is written."""
        names = self.players()
        keys = [name_key(name) for name in names]
        for place, (name, field) in enumerate(zip(names, self.names, strict=False)):
            told = self._wrong(name, self.seats[place].text(), is_new=keys[place] not in keys[:place])
            if told:
                return told, field
        return None

    def _wrong(self, name: str, seat: str, *, is_new: bool) -> str:
        """Why a name cannot be so; empty if it can. ``is_new``: nobody before is called so."""
        if not name:
            return self.tr("Who sits {seat}? Write a name.").format(seat=seat)
        if len(name) > LONGEST_NAME:
            told = self.tr("{seat}: a name has {most} letters at most.")
            return told.format(seat=seat, most=LONGEST_NAME)
        if not is_new:
            told = self.tr("Two players are called {name}. Write one of them differently.")
            return told.format(name=name)
        if name_problem(name) is not None:
            told = self.tr("{seat}: there are signs in the name that cannot be seen. Write it anew.")
            return told.format(seat=seat)
        return ""


class Entries(NamedTuple):
    """What is written and chosen for a match that has not begun."""

    names: tuple[str, ...]
    players: object
    east_only: object
    options: dict[str, str]


class MatchForm(QWidget):
    """Begins a match by the rules of the scorer, or opens an earlier one."""

    opened = Signal(int)
    """The match with this id is wanted."""
    nights_wanted = Signal()
    """Club nights are wanted."""

    def __init__(
        self, corrections: Corrections, editor: Editor, files: SheetFiles, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._keeper = corrections.keeper
        self._files = files
        self._editor = editor
        self.rules = WrapLabel(role=Role.SMALL, parent=self, muted=True)
        four, three = self.tr("4 players"), self.tr("3 players")
        self.players = Segmented(self.tr("How many play"), [(4, four), (3, three)], self)
        self.players.set_value(4)
        self.seating = SeatFields(self)
        self.seats, self.names = self.seating.seats, self.seating.names
        self.draw = PillButton(
            self.tr("Draw the seats"), self, small=True, does=self.tr("Has chance say who sits where")
        )
        self.chance: Random = SystemRandom()
        """What draws the seats."""
        length = self.tr("Length")
        lengths = [(False, self.tr("Whole match")), (True, self.tr("East round only"))]
        self.length = Segmented(length, lengths, self)
        self.length.set_value(False)
        self.length_part = Titled(length, self, self.length)
        self.terms = RuleTerms(editor, self.tr("Options of the match"), self)
        self.first, self.others, self.fold = self.terms.first, self.terms.others, self.terms.fold
        self.said = WrapLabel(role=Role.SMALL_STRONG, parent=self)
        self.begin = PillButton(
            self.tr("Begin"), self, primary=True, does=self.tr("Begins a match with these players")
        )
        self.rescue = PillButton(
            self.tr("Save what can be read…"),
            self,
            primary=True,
            does=self.tr("Saves the matches of the damaged database that can be read"),
        )
        self.more = PillButton(
            self.tr("Files"), self, small=True, does=self.tr("Opens a match, sheets to fill in, backups")
        )
        self.more.setMenu(SheetMenu(files, self, with_match=False))
        self.nights = PillButton(
            self.tr("Club nights…"), self, small=True, does=self.tr("Several tables at once, in rounds")
        )
        self.matches = MatchList(corrections, self)
        self.list = self.matches.list
        self._lay_out()
        self._connect()
        self.refresh()

    def _lay_out(self) -> None:
        inside = Inside(self)
        self._scroll = PanelScroll(inside, self)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._scroll)
        self._card = Card(inside)
        form = QVBoxLayout()
        above = QHBoxLayout()
        above.addWidget(RoleLabel(self.tr("Begin a match"), Role.TITLE, self), 1)
        above.addWidget(self.nights)
        above.addWidget(self.more)
        form.addLayout(above)
        form.addWidget(self.rules)
        form.addWidget(self.players)
        form.addWidget(heading(self.tr("Who sits where in the first hand"), self))
        form.addWidget(self.seating)
        left = Qt.AlignmentFlag.AlignLeft
        form.addWidget(self.draw, 0, left)
        form.addWidget(self.length_part)
        form.addWidget(self.first)
        form.addWidget(self.fold)
        form.addWidget(self.said)
        form.addWidget(self.begin, 0, left)
        form.addWidget(self.rescue, 0, left)
        self._form = form
        self._card.lay_out(form, 20, 18, 10)
        self._halves = halves = QBoxLayout(QBoxLayout.Direction.LeftToRight, inside)
        first, second = QVBoxLayout(), QVBoxLayout()
        first.addWidget(self._card)
        second.addWidget(self.matches)
        for half in (first, second):
            half.setSpacing(theme.scaled(10))
            half.addStretch()
            halves.addLayout(half, 1)
        self.refit()

    def _connect(self) -> None:
        self.begin.clicked.connect(self._begin)
        self.nights.clicked.connect(self.nights_wanted)
        self.rescue.clicked.connect(self._files.backups.ask_to_back_up)
        self.players.chosen.connect(self.refresh)
        self.draw.clicked.connect(self._draw)
        self.matches.opened.connect(self.opened)
        self.matches.renamed.connect(self._show_names)
        self._editor.changed.connect(self.refresh)
        self.seating.entered.connect(self._begin)
        self.seating.changed.connect(self._name_changed)

    def tell(self, said: str) -> None:
        """Say what came of something that was asked for."""
        self._say(said)
        announce(self, said)

    def tell_failure(self, said: str) -> None:
        """Say what is wrong with the database, or with a match that was to be opened."""
        self._say(said)

    def refit(self) -> None:
        """Lay everything out anew: the letters have another size."""
        side, above = theme.scaled(24), theme.scaled(20)
        self._halves.setContentsMargins(side, above, side, above)
        self._halves.setSpacing(theme.scaled(24))
        self._fit()
        for part in (self._card, self.matches):
            part.setMaximumWidth(theme.scaled(_WIDEST))
        self.matches.refit()
        self.seating.refit()
        self.terms.refit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """The matches stand beside the form where there is room."""
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._halves.setDirection(across if self.width() >= theme.scaled(_BESIDE) else down)

    # What it shows

    def count(self) -> int:
        """How many are to play."""
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
        shown = self.count()
        self.seating.show_seats(self._editor.draft.rules, shown)
        self._show_options(shown)
        self.begin.setVisible(not self._keeper.objection)
        self.rescue.setVisible(self._files.backups.is_damaged)
        if self._keeper.objection:
            self._say(self._keeper.objection)
        else:
            self.said.setVisible(bool(self.said.text()))

    def _show_options(self, players: int) -> None:
        """Those of the rules, and whether there are rounds to choose from."""
        self.terms.show_options(players)
        parts = (self.names[-1], self.draw, self.length_part, self.first, self.fold, self.begin)
        set_tab_order(list(parts))
        self.length_part.setVisible(self._editor.rule_set.has_rounds)

    def prepare(self) -> None:
        """Have the names that are remembered to choose from; it is about to be seen."""
        self._show_names()
        self.matches.prepare()
        self._say("")
        self.refresh()

    @Slot()
    def _show_names(self) -> None:
        self.seating.show_names(self._keeper.players())

    def entries(self) -> Entries:
        """For the form of another window."""
        names = tuple(field.currentText() for field in self.names)
        return Entries(names, self.players.value(), self.length.value(), self.terms.chosen())

    def go_on(self, entries: Entries) -> None:
        """Have what was written in a window before."""
        self.seating.set_players(entries.names)
        self.players.set_value(entries.players)
        self.length.set_value(entries.east_only)
        self.refresh()
        self.terms.go_on(entries.options, self.count())

    def take_keyboard(self) -> None:
        """The first name is to be written."""
        self.names[0].setFocus(Qt.FocusReason.TabFocusReason)

    # What it does

    def _players(self) -> list[str] | None:
        """The names; None where they cannot be so, which is said."""
        objection = self.seating.objection()
        if objection is None:
            return self.seating.players()
        self._say(objection[0])
        objection[1].setFocus(Qt.FocusReason.TabFocusReason)
        return None

    @Slot()
    def _draw(self) -> None:
        names = self._players()
        if names is None:
            return
        self.chance.shuffle(names)
        self.seating.set_players(names)
        seats = zip(self.seats, names, strict=False)
        told = series(self.tr("{seat} {name}").format(seat=seat.text(), name=name) for seat, name in seats)
        self._say(self.tr("Drawn: {seats}").format(seats=told))
        announce(self, self.said.text())

    @Slot()
    def _begin(self) -> None:
        names = self._players()
        if names is None:
            return
        objection = self.terms.objection()
        if objection:
            self._say(objection)
            return
        east_only = self._editor.rule_set.has_rounds and self.length.value() is True
        rules = self._editor.draft.rules
        answered = self._keeper.begin(names, rules, self.terms.options(), east_only=east_only)
        self._say(answered.said)

    @Slot()
    def _name_changed(self) -> None:
        """What was said of the names is no longer so."""
        self._say("")

    def _say(self, text: str) -> None:
        self.said.setText(text)
        self.said.setVisible(bool(text))
