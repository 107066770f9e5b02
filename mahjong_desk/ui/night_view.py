"""A club night: the tables of a round with the clock and the standings beside them, and what comes next."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from mahjong_desk.club.event import MOST_ROUNDS
from mahjong_desk.models.club_night import NightKeeper
from mahjong_desk.models.match_history import Answered
from mahjong_desk.models.night_models import NightModels
from mahjong_desk.ui import theme
from mahjong_desk.ui.announcements import announce
from mahjong_desk.ui.controls import PillButton, RoleLabel, Segmented, WrapLabel, dots_last
from mahjong_desk.ui.fitted_list import FittedListView
from mahjong_desk.ui.flow import Flow
from mahjong_desk.ui.footer import Footer
from mahjong_desk.ui.night_delegates import RankDelegate
from mahjong_desk.ui.night_files import NightFiles, NightMenu
from mahjong_desk.ui.night_parts import ClockCard, TableGrid
from mahjong_desk.ui.painting import show_rings
from mahjong_desk.ui.scrolling import Inside, PanelScroll
from mahjong_desk.ui.sheet_parts import CalmButton
from mahjong_desk.ui.side_panel import SidePanel
from mahjong_desk.ui.tab_order import set_tab_order
from mahjong_desk.ui.theme import Role

_ROOMY = 860
"""Pixels, in letters of the usual size, from which on the standings stand beside the tables."""
_BESIDE = 290
"""Pixels of the standings, in letters of the usual size."""


class NightSide(SidePanel):
    """The clock and the standings."""

    def __init__(self, models: NightModels, parent: QWidget) -> None:
        super().__init__(parent)
        self.clock = ClockCard(models, self)
        self.title = WrapLabel(role=Role.STRONG, parent=self)
        self.list = FittedListView(self)
        self.list.setModel(models.standings)
        self.list.setItemDelegate(RankDelegate(self.list))
        for part in (self.clock, self.title, self.list):
            self._column.addWidget(part)
        self._column.addStretch()
        self.refit()


class NightView(QWidget):
    """The open club night. Its keys work while it shows."""

    match_wanted = Signal(int)
    """The match with this id is to be opened."""
    left = Signal()
    """Other club nights are wanted."""
    matches_wanted = Signal()
    """The matches are wanted."""
    big_wanted = Signal()
    """The night is to be shown for a room to see."""

    def __init__(self, models: NightModels, files: NightFiles, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._models = models
        self._night = 0
        """The night that is shown, to see that it is another one."""
        self._said = ""
        self.title = WrapLabel(role=Role.TITLE, parent=self)
        self.about = WrapLabel(role=Role.CAPTION, parent=self, muted=True)
        rounds = [(number, f"{number + 1}") for number in range(MOST_ROUNDS)]
        named = [self.tr("Round {number}").format(number=number + 1) for number, _ in rounds]
        self.rounds_name = RoleLabel(self.tr("Round"), Role.STRONG, self)
        self.rounds = Segmented(self.tr("Which round"), rounds, self, names=named)
        self.time = RoleLabel(role=Role.TITLE, parent=self)
        """The time that is left, where the clock stands below the tables and may be out of sight."""
        self.round_title = WrapLabel(role=Role.STRONG, parent=self)
        self.resting = WrapLabel(role=Role.SMALL, parent=self)
        self.said = WrapLabel(role=Role.SMALL_STRONG, parent=self)
        self.said.hide()
        self.side = NightSide(models, self)
        self.clock = self.side.clock
        self.footer = Footer(parent=self)
        self._make_buttons(files)
        self._lay_out()
        self._connect()
        self.refresh()

    def _make_buttons(self, files: NightFiles) -> None:
        self.begin = CalmButton(
            "", self, primary=True, does=self.tr("Begins a match at each table of the round")
        )
        self.next = CalmButton(
            "", self, primary=True, does=self.tr("Shows who sits where in the next round, before it begins")
        )
        self.more = CalmButton(
            self.tr("One more round"), self, does=self.tr("Seats the guests for another round")
        )
        self.anew = CalmButton(
            self.tr("Seat anew"), self, does=self.tr("Seats all rounds that have not begun otherwise")
        )
        self.back = CalmButton(
            self.tr("Take back"),
            self,
            does=self.tr("Undoes the last change of guests, seats, rounds or minutes"),
        )
        self.guests = PillButton(
            self.tr("Guests…"), self, small=True, does=self.tr("Who came later, and who left")
        )
        self.big = PillButton(
            self.tr("Big view"),
            self,
            small=True,
            does=self.tr("Shows clock and tables for a whole room to see"),
        )
        self.files = PillButton(
            self.tr("Files"), self, small=True, does=self.tr("Saves and prints the standings and the seats")
        )
        self.files.setMenu(NightMenu(files, self))
        self.others = PillButton(
            self.tr("Other nights…"),
            self,
            small=True,
            does=self.tr("Begins a club night or opens another one"),
        )
        self.matches = PillButton(
            self.tr("Matches…"), self, small=True, does=self.tr("Back to the matches by themselves")
        )
        for button, key in ((self.begin, "B"), (self.guests, "G"), (self.big, "F11")):
            button.setToolTip(key)

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.title)
        words.addWidget(self.about)
        self._above = above = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        above.addLayout(words, 1)
        self._above_buttons = above_buttons = Flow(self)
        above_buttons.set_parts([self.big, self.guests, self.files, self.others, self.matches])
        policy = above_buttons.sizePolicy()
        policy.setHorizontalPolicy(QSizePolicy.Policy.Maximum)
        above_buttons.setSizePolicy(policy)
        above.addWidget(above_buttons, 0, Qt.AlignmentFlag.AlignTop)
        rounds = QHBoxLayout()
        rounds.addWidget(self.rounds_name)
        rounds.addWidget(self.rounds)
        rounds.addStretch(1)
        rounds.addWidget(self.time)
        self._rounds = rounds
        inside = Inside(self)
        self._scroll = PanelScroll(inside, self)
        self._inside = column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        self.grid = TableGrid(inside)
        self.grid.setModel(self._models.tables)
        for part in (self.round_title, self.grid, self.resting):
            column.addWidget(part)
        column.addStretch()
        self._buttons = Flow(self)
        self._buttons.set_parts([self.begin, self.next, self.anew, self.more, self.back])
        self._left = left = QVBoxLayout()
        left.addLayout(above)
        left.addLayout(rounds)
        left.addWidget(self._scroll, 1)
        # Always in sight, however far the tables are scrolled.
        left.addWidget(self.said)
        left.addWidget(self._buttons)
        room = Inside(self)
        self._beside_scroll = PanelScroll(room, self)
        self._side = QVBoxLayout(room)
        self._side.setContentsMargins(0, 0, 0, 0)
        sides = QHBoxLayout()
        sides.setSpacing(0)
        sides.addLayout(left, 1)
        sides.addWidget(self._beside_scroll)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(sides, 1)
        layout.addWidget(self.footer)
        self._beside: bool | None = None
        self._fit()

    def _connect(self) -> None:
        self._models.updated.connect(self.refresh)
        self.rounds.chosen.connect(self._choose_round)
        self.grid.row_taken.connect(self._take)
        self.begin.clicked.connect(self._begin)
        self.next.clicked.connect(self._show_next)
        self.more.clicked.connect(self._add_round)
        self.back.clicked.connect(self._take_back)
        self.anew.clicked.connect(self._seat_anew)
        self.guests.clicked.connect(self._ask_guests)
        self.big.clicked.connect(self.big_wanted)
        self.others.clicked.connect(self.left)
        self.matches.clicked.connect(self.matches_wanted)
        self.clock.told.connect(self.time.setText)
        self.clock.start_wanted.connect(self._start)
        self.clock.stop_wanted.connect(self._stop)
        self.clock.reset_wanted.connect(self._reset)
        self.clock.minutes_wanted.connect(self._set_minutes)
        for key, slot in (
            ("C", self.clock.toggle),
            ("B", self._begin_by_key),
            ("G", self._ask_guests),
        ):
            QShortcut(QKeySequence(key), self).activated.connect(slot)

    @property
    def keeper(self) -> NightKeeper:
        """The night that is shown."""
        return self._models.keeper

    # Where everything lies

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def refit(self) -> None:
        """Lay everything out anew: the letters have another size."""
        self.side.refit()
        self._fit()
        self.grid.regrid()

    def _fit(self) -> None:
        beside = self.width() >= theme.scaled(_ROOMY)
        if beside is not self._beside:
            self._beside = beside
            before, after = self._inside, self._side
            if not beside:
                before, after = after, before
            before.removeWidget(self.side)
            after.insertWidget(3 if after is self._inside else 0, self.side)
            self._beside_scroll.setVisible(beside)
            self.side.set_beside(beside)
            self.time.setVisible(not beside)
            last = [self.side] * beside
            above = [self._above_buttons, self.rounds]
            set_tab_order([*above, self._scroll, self._buttons, *last, self.footer])
        self._beside_scroll.setFixedWidth(theme.scaled(_BESIDE))
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        roomy = self.width() >= theme.scaled(560)
        self._above.setDirection(across if roomy else down)
        margin = theme.scaled(14) if self.height() >= theme.scaled(500) else 8
        self._left.setContentsMargins(margin, margin, margin, margin)
        self._left.setSpacing(margin - 2)
        self._rounds.setSpacing(theme.scaled(10))
        self._inside.setSpacing(theme.scaled(8))

    # What it shows

    @Slot()
    def refresh(self) -> None:
        """Show what the models hold."""
        keeper, models = self.keeper, self._models
        if keeper.kept is None:
            self._night = 0
            return
        self.title.setText(models.title())
        self.about.setText(dots_last(models.about()))
        for number in range(MOST_ROUNDS):
            self.rounds.set_shown(number, number < max(1, models.rounds))
        self.rounds.set_value(models.shown)
        self.round_title.setText(models.round_title())
        # Of the round that is played the bar above says enough.
        self.round_title.setVisible(bool(models.rounds) and models.shown != models.begun - 1)
        self.resting.setText(models.too_few() or models.resting())
        self.resting.setVisible(bool(self.resting.text()))
        if models.is_planned:
            self.grid.offer(self.tr("Change"), self.tr("Change who sits at this table"))
        else:
            self.grid.offer(self.tr("Open"), self.tr("Open the match of this table"))
        self.grid.setVisible(bool(models.rounds))
        self.side.title.setText(models.standings_title())
        self.side.list.setAccessibleName(models.standings_title())
        self._show_buttons()
        if keeper.kept.id != self._night:
            self._night, self._said = keeper.kept.id, ""
        self._show_said()

    def _show_buttons(self) -> None:
        """What can be done now; nothing else is there."""
        models, free = self._models, not self.keeper.objection
        begun, shown, rounds = models.begun, models.shown, models.rounds
        planned = free and models.is_planned and shown < rounds
        self.clock.setVisible(begun - 1 <= shown < rounds)
        self.clock.show_clock(can_change=free)
        self.begin.setText(self.tr("Begin round {number}").format(number=begun + 1))
        self.begin.setVisible(planned and shown == begun)
        self.next.setText(self.tr("Seats of round {number}").format(number=begun + 1))
        self.next.setVisible(shown != begun and begun < rounds)
        self.anew.setVisible(planned)
        self.more.setVisible(free and shown == rounds - 1 and not models.too_few())
        self.back.setVisible(free and self.keeper.can_take_back)
        self.guests.setVisible(free)
        self._buttons.refresh()
        parts = (self.begin, self.next, self.anew, self.more, self.back)
        self._buttons.setVisible(not all(part.isHidden() for part in parts))
        self._above_buttons.refresh()
        self._show_hints(planned=planned)

    def _show_hints(self, *, planned: bool) -> None:
        enter = self.tr("changes the table") if planned else self.tr("opens the match")
        hints = [((self.tr("Enter"),), enter)] if self._models.rounds else []
        if not (self.clock.start.isHidden() and self.clock.stop.isHidden()):
            hints.append((("C",), self.tr("starts and stops the clock")))
        if not self.begin.isHidden():
            hints.append((("B",), self.tr("begins the round")))
        if not self.guests.isHidden():
            hints.append((("G",), self.tr("guests")))
        self.footer.show_hints([*hints, (("F11",), self.tr("big view"))])

    def _show_said(self) -> None:
        """What came of the last thing that was asked for stays, whatever others do meanwhile."""
        said = self._said or self.keeper.objection or self.keeper.failure
        self.said.setText(said)
        self.said.setVisible(bool(said))

    @Slot(str)
    def tell(self, said: str) -> None:
        """What came of something that was asked for, or what is wrong; nothing where all is well again."""
        self._said = said
        self._show_said()
        if said:
            announce(self, said)

    def _told(self, answered: Answered) -> None:
        self.tell(answered.said)

    def take_keyboard(self) -> None:
        """The tables are what is looked for."""
        part: QWidget = self.grid if self._models.tables.rowCount() else self.guests
        part.setFocus(Qt.FocusReason.TabFocusReason)

    # What it does

    @Slot()
    def _choose_round(self) -> None:
        number = self.rounds.value()
        if isinstance(number, int):
            self._models.show_round(number)

    @Slot()
    def _show_next(self) -> None:
        self._models.show_round(self._models.begun)
        self._go_to(self.begin)

    def _asks_first(self) -> bool:
        """Tables still play in the round before: that is said, and to begin once more means it."""
        begun = self._models.begun
        playing = self.keeper.unfinished(begun - 1) if begun else 0
        tables = self.tr("1 table still plays") if playing == 1 else self.tr("{count} tables still play")
        told = self.tr("In round {number}, {tables}. Press again to begin round {next} all the same.").format(
            number=begun, tables=tables.format(count=playing), next=begun + 1
        )
        if not playing or self._said == told:
            return False
        self.tell(told)
        return True

    @Slot()
    def _begin(self) -> None:
        if self._asks_first():
            return
        answered = self.keeper.begin_round()
        self._told(answered)
        if answered.done:
            # The button is gone, and the tables are what comes next.
            self._go_to(self.grid)

    def _go_to(self, part: QWidget) -> None:
        """Give the keyboard to a part; whoever came by keys sees where they are."""
        by_keys = self.window().testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)
        part.setFocus(Qt.FocusReason.OtherFocusReason)
        show_rings(part, by_keys)

    @Slot()
    def _begin_by_key(self) -> None:
        """Only where there is a button for it."""
        if self.begin.isVisible():
            self._begin()

    @Slot()
    def _add_round(self) -> None:
        answered = self.keeper.add_round()
        self._told(answered)
        if answered.done:
            self._models.show_round(self._models.rounds - 1)
            self._go_to(self.begin)

    @Slot()
    def _seat_anew(self) -> None:
        self._told(self.keeper.seat_anew())

    @Slot(int)
    def _take(self, row: int) -> None:
        record = self._models.tables.records()[row]
        if self._models.is_planned:
            self._ask_seats(record.number)
        elif record.match is not None:
            self.match_wanted.emit(record.match)

    @Slot()
    def _take_back(self) -> None:
        self._told(self.keeper.take_back())

    def _ask_seats(self, table: int) -> None:
        from mahjong_desk.ui.night_dialogs import SeatsDialog  # seldom needed

        if not self.keeper.objection and table < self._models.tables.rowCount():
            SeatsDialog(self.keeper, self._models.shown, table, self.window()).open()

    @Slot()
    def _ask_guests(self) -> None:
        from mahjong_desk.ui.night_dialogs import GuestsDialog  # seldom needed

        if not self.keeper.objection:
            GuestsDialog(self.keeper, self.window()).open()

    # The clock

    @Slot()
    def _start(self) -> None:
        self._told(self.keeper.run_clock(self._models.shown))

    @Slot()
    def _stop(self) -> None:
        self._told(self.keeper.pause_clock(self._models.shown))

    @Slot()
    def _reset(self) -> None:
        self._told(self.keeper.reset_clock(self._models.shown))

    @Slot(int)
    def _set_minutes(self, minutes: int) -> None:
        self._told(self.keeper.set_minutes(self._models.shown, minutes))
