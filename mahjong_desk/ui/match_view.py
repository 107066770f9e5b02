"""A match as the table sees it: the sheet, the standings beside it, and what can be recorded."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPoint, Qt, QTimer, Signal, SignalInstance, Slot
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QMenu, QSizePolicy, QVBoxLayout, QWidget

from mahjong_desk.core.draft import Draft
from mahjong_desk.models.match_keeper import MatchKeeper
from mahjong_desk.models.sheet_models import SheetModels, clock, wind_names
from mahjong_desk.models.standing_lines import StandingLines
from mahjong_desk.report import rules_line
from mahjong_desk.rules.registry import rule_set
from mahjong_desk.ui import theme
from mahjong_desk.ui.announcements import announce
from mahjong_desk.ui.controls import Card, PillButton, WrapLabel, dots_last
from mahjong_desk.ui.flow import Flow
from mahjong_desk.ui.footer import Footer
from mahjong_desk.ui.scrolling import Inside, PanelScroll
from mahjong_desk.ui.sheet_delegates import SheetDelegate, SheetHeader
from mahjong_desk.ui.sheet_files import SheetFiles
from mahjong_desk.ui.sheet_menu import SheetMenu
from mahjong_desk.ui.sheet_parts import CalmButton, ReachBar, SheetList, Standings
from mahjong_desk.ui.tab_order import set_tab_order
from mahjong_desk.ui.theme import Role

_ROOMY = 860
"""Pixels, in letters of the usual size, from which on the standings stand beside the sheet."""
_TITLE = 240
"""Pixels that the title has at least beside the buttons, in letters of the usual size."""
_SETTLED = 200
"""Milliseconds after which everything has its place."""
_BESIDE = 290
"""Pixels of the standings, in letters of the usual size."""


class MatchView(QWidget):
    """The open match. Its keys work while it shows."""

    hand_wanted = Signal(str)
    """A hand is to be recorded: ``win``, ``draw`` or ``points``."""
    row_wanted = Signal(int)
    """The hand at this place of the match is to be corrected."""
    insert_wanted = Signal(int)
    """A hand is to be inserted before the one at this place."""
    tiles_wanted = Signal(int)
    """The tiles of the hand at this place are to be seen."""
    left = Signal()
    """Other matches are wanted."""
    correction_wanted = Signal()
    """The match as a whole is to be corrected."""
    trail_wanted = Signal(object)
    """What was changed is to be seen: of the hand with this id, or of the whole match."""
    big_wanted = Signal()
    """The match is to be shown for a room to see."""
    nights_wanted = Signal()
    """The club night that the match belongs to is wanted, or any."""

    def __init__(self, models: SheetModels, files: SheetFiles, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._models = models
        self._files = files
        self._lines = StandingLines(models.keeper, self)
        self._last: object = None
        """The match and its last hand, to see that another one came."""
        self._wants_end = False
        self._settling = QTimer(self)
        self._settling.setSingleShot(True)
        self._settling.setInterval(_SETTLED)
        self._settling.timeout.connect(self._rest)
        self.title = WrapLabel(role=Role.TITLE, parent=self)
        self.rules = WrapLabel(role=Role.CAPTION, parent=self, muted=True)
        self.list = SheetList(self)
        self.header = SheetHeader(self.list, self)
        self.delegate = SheetDelegate(self.list)
        self.list.setModel(models.rows)
        self.delegate.patterns = models.patterns
        self.list.setItemDelegate(self.delegate)
        self.list.setAccessibleName(self.tr("Score sheet"))
        self.list.let_take(self.tr("Correct this hand"))
        self.standings = Standings(models, self)
        self.reach = ReachBar(self)
        self.footer = Footer(parent=self)
        self._make_buttons()
        self._lay_out()
        self._connect()
        self.refresh()

    def _make_buttons(self) -> None:
        self.win = PillButton(
            self.tr("Record a win…"), self, primary=True, does=self.tr("Asks who won the hand, and how")
        )
        self.draw = PillButton(self.tr("Draw…"), self, does=self.tr("Records a hand that nobody won"))
        self.points = PillButton(
            self.tr("Penalty or adjustment…"), self, does=self.tr("Takes points from players or gives them")
        )
        self.end = CalmButton(
            self.tr("End the match"), self, small=True, does=self.tr("Closes the sheet; it can be reopened")
        )
        self.reopen = CalmButton(
            self.tr("Reopen the match"), self, small=True, does=self.tr("Goes on with a match that was ended")
        )
        self.others = PillButton(
            self.tr("Other matches…"), self, small=True, does=self.tr("Begins a match or opens another one")
        )
        self.nights = PillButton(
            self.tr("Club nights…"), self, small=True, does=self.tr("Shows all tables of a club night")
        )
        self.big = PillButton(
            self.tr("Big view"), self, small=True, does=self.tr("Shows the totals for a whole room to see")
        )
        self.correct = PillButton(
            self.tr("Correct the match…"),
            self,
            small=True,
            does=self.tr("Changes its title, players, rules, options or length"),
        )
        self.more = PillButton(
            self.tr("Files"),
            self,
            small=True,
            does=self.tr("Saves, opens and prints; backups of all matches"),
        )
        self.more.setMenu(SheetMenu(self._files, self, with_match=True))
        self.rescue = PillButton(
            self.tr("Save what can be read…"),
            self,
            small=True,
            does=self.tr("Saves the matches that can be read"),
        )
        self.rescue.clicked.connect(self._files.backups.ask_to_back_up)
        for button, key in ((self.win, "W"), (self.draw, "D"), (self.points, "P"), (self.big, "F11")):
            button.setToolTip(key)

    def _buttons_above(self) -> list[PillButton]:
        whole = [self.rescue, self.big, self.correct, self.end, self.reopen]
        return [*whole, self.more, self.nights, self.others]

    def _lay_out_above(self) -> QBoxLayout:
        """The title, and at its right what can be done with the match."""
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.title)
        words.addWidget(self.rules)
        words.addStretch()
        self._above = above = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        above.addLayout(words, 1)
        above_buttons = Flow(self)
        buttons = self._buttons_above()
        above_buttons.set_parts(buttons)
        set_tab_order(buttons)
        # No wider than one row of them, and as high as the rows that there are.
        policy = above_buttons.sizePolicy()
        policy.setHorizontalPolicy(QSizePolicy.Policy.Maximum)
        above_buttons.setSizePolicy(policy)
        self._above_buttons = above_buttons
        above.addWidget(above_buttons, 0, Qt.AlignmentFlag.AlignTop)
        return above

    def _lay_out(self) -> None:
        above = self._lay_out_above()
        inside = Inside(self)
        self._scroll = PanelScroll(inside, self)
        self._inside = column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.list)
        column.addStretch()
        card = Card(self)
        sheet = QVBoxLayout()
        sheet.addWidget(self.header)
        sheet.addWidget(self._scroll, 1)
        card.lay_out(sheet, 1, 1, 0)
        sheet.setSpacing(0)
        self._buttons = Flow(self)
        self._buttons.set_parts([self.win, self.draw, self.points])
        self._left = left = QVBoxLayout()
        left.addLayout(above)
        left.addWidget(card, 1)
        left.addWidget(self.reach)
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
        self.win.clicked.connect(self._want_win)
        self.draw.clicked.connect(self._want_draw)
        self.points.clicked.connect(self._want_points)
        self.end.clicked.connect(self._end)
        self.reopen.clicked.connect(self._reopen)
        self.others.clicked.connect(self.left)
        self.nights.clicked.connect(self.nights_wanted)
        self.big.clicked.connect(self.big_wanted)
        self.correct.clicked.connect(self.correction_wanted)
        self.standings.trail.clicked.connect(self._want_trail)
        self.list.row_taken.connect(self._take_row)
        self.list.menu_wanted.connect(self._show_menu)
        self.reach.declared.connect(self.keeper.declare)
        self._models.updated.connect(self.refresh)
        self.list.selectionModel().currentChanged.connect(self._show_hand)
        self._scroll.verticalScrollBar().rangeChanged.connect(self.header.update)
        self._scroll.verticalScrollBar().rangeChanged.connect(self._follow_end)
        for key, slot in (("W", self._want_win), ("D", self._want_draw), ("P", self._want_points)):
            QShortcut(QKeySequence(key), self).activated.connect(slot)

    @property
    def keeper(self) -> MatchKeeper:
        """The match that is shown."""
        return self._models.keeper

    # Where everything lies

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def refit(self) -> None:
        """Lay everything out anew: the letters have another size."""
        self.standings.refit()
        self._fit()
        self.header.updateGeometry()

    def _fit(self) -> None:
        beside = self.width() >= theme.scaled(_ROOMY)
        if beside is not self._beside:
            self._beside = beside
            before, after = self._inside, self._side
            if not beside:
                before, after = after, before
            before.removeWidget(self.standings)
            after.insertWidget(1 if after is self._inside else 0, self.standings)
            self._beside_scroll.setVisible(beside)
            self.standings.set_beside(beside)
            self._order()
        self._beside_scroll.setFixedWidth(theme.scaled(_BESIDE))
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        roomy = self.width() >= theme.scaled(560)
        self._above.setDirection(across if roomy else down)
        # The buttons rather have two rows than the title four.
        self.title.setMinimumWidth(theme.scaled(_TITLE) if roomy else 0)
        margin = theme.scaled(14) if self.height() >= theme.scaled(500) else 8
        self._left.setContentsMargins(margin, margin, margin, margin)
        self._left.setSpacing(margin - 2)

    def _order(self) -> None:
        """The tabulator's way: the sheet, what can be recorded, and what stands beside it."""
        beside = [self.standings] * bool(self._beside)
        set_tab_order([self._scroll, self.reach, self._buttons, *beside, self.footer])

    @Slot()
    def _follow_end(self) -> None:
        """The hand in play is what is looked for: go there when another match or hand came."""
        if self._wants_end:
            # The standings may stand below it.
            end = self.list.geometry().bottom() + 1
            self._scroll.verticalScrollBar().setValue(end - self._scroll.viewport().height())

    @Slot()
    def _rest(self) -> None:
        self._follow_end()
        self._wants_end = False

    def go_to(self, place: int) -> None:
        """Have the hand at a place of the match in view, with the keyboard on it."""
        self._wants_end = False
        self.list.setFocus(Qt.FocusReason.TabFocusReason)
        self.list.setCurrentIndex(self._models.rows.index(place))

    # What it shows

    @Slot()
    def refresh(self) -> None:
        """Show what the models hold."""
        keeper = self.keeper
        if keeper.kept is None:
            return
        sheet = keeper.kept.sheet
        match = sheet.match
        last = (keeper.kept.id, keeper.kept.hands[-1:])
        if last != self._last:
            self._last = last
            self._wants_end = True
            self._settling.start()
            self._follow_end()
        self.title.setText(self._models.title())
        texts = rule_set(match.rules).texts()
        line = rules_line(Draft(rules=match.rules, options=match.options), texts)
        if match.east_only:
            line = self.tr("{rules} · East round only").format(rules=line)
        self.rules.setText(dots_last(line))
        self.header.show_players(sheet.names, wind_names(match.players, match.rules))
        self.delegate.players = match.players
        self._show_standings()
        self._show_hand()
        self._show_buttons()

    @Slot()
    def _show_hand(self) -> None:
        """The tiles of the chosen hand, where they were recorded."""
        row = self.list.currentIndex().row()
        record = self._models.rows.records()[row] if row >= 0 else None
        if record is None or not record.has_tiles:
            self.standings.hand.show_hand("", None)
        else:
            title = self.tr("{label}: {said}").format(label=record.label, said=record.first)
            self.standings.hand.show_hand(dots_last(title), self._models.hand_at(record.place))

    def _show_standings(self) -> None:
        keeper, models, beside = self.keeper, self._models, self.standings
        assert keeper.kept is not None
        # What was told of the last step is no news any more.
        beside.step.hide()
        beside.title.setText(models.standings_title())
        beside.list.setAccessibleName(models.standings_title())
        is_over = keeper.kept.sheet.ended is not None or (
            keeper.replay is not None and keeper.replay.state.is_over
        )
        standing = keeper.standing
        finals = standing.points if is_over and standing is not None else ()
        beside.settling.show_match(keeper.names, finals)
        lines = self._lines.lines()
        beside.chart.show_lines(lines)
        for part in (beside.chart_title, beside.chart):
            part.setVisible(bool(lines.points))
        is_right, said = models.sum_text()
        beside.card.sum.setText(("✓ " if is_right else "✗ ") + said)
        beside.card.sum.setAccessibleName(said)
        saved = models.saved_at()
        told = self.tr("Each hand is kept as soon as it is recorded")
        if saved is not None:
            told = self.tr("Saved {time} · each hand is kept as soon as it is recorded").format(
                time=clock(saved)
            )
        beside.card.saved.setText(dots_last(told))
        wrong = keeper.objection or keeper.failure or keeper.wrong()
        beside.wrong.setText(wrong)
        beside.wrong.setVisible(bool(wrong))
        hint = self.tr("Double-click a hand, or press Enter, to correct it; later totals follow.")
        beside.hint.setText(hint)
        beside.hint.setVisible(bool(keeper.kept.sheet.match.hands) and not keeper.objection)

    def _show_buttons(self) -> None:
        """What can be done now; nothing else is there."""
        keeper = self.keeper
        assert keeper.replay is not None
        free = not keeper.objection
        over = keeper.replay.state.is_over
        recording = free and keeper.is_running
        self.win.setVisible(recording and not over)
        self.draw.setVisible(recording and not over)
        self.points.setVisible(recording)
        self.end.setVisible(recording)
        self.rescue.setVisible(self._files.backups.is_damaged)
        self.reopen.setVisible(free and not keeper.is_running)
        self.correct.setVisible(free)
        self._buttons.refresh()
        self._buttons.setVisible(recording)
        self._above_buttons.refresh()
        rules, in_play = keeper.rules, recording and not over and not keeper.replay.problems
        if rules is not None and rules.takes.sticks:
            self.reach.show_players(keeper.names, keeper.declared)
            self._order()
        self.reach.setVisible(in_play and rules is not None and rules.takes.sticks)
        keys = (
            (self.win, "W", self.tr("records a win")),
            (self.draw, "D", self.tr("a draw")),
            (self.points, "P", self.tr("a penalty or an adjustment")),
        )
        hints = [((key,), words) for button, key, words in keys if not button.isHidden()]
        if free and keeper.kept is not None and keeper.kept.sheet.match.hands:
            hints.append(((self.tr("Enter"),), self.tr("corrects a hand")))
        self.footer.show_hints([*hints, (("F11",), self.tr("big view"))])

    # What it asks for

    @Slot()
    def _want_win(self) -> None:
        self._want("win", self.win)

    @Slot()
    def _want_draw(self) -> None:
        self._want("draw", self.draw)

    @Slot()
    def _want_points(self) -> None:
        self._want("points", self.points)

    def _want(self, sort: str, button: PillButton) -> None:
        """By a key too, but only what there is a button for."""
        if button.isVisible():
            self.hand_wanted.emit(sort)

    @Slot(int)
    def _take_row(self, row: int) -> None:
        place = self._models.rows.records()[row].place
        if place >= 0 and not self.keeper.objection:
            self.row_wanted.emit(place)

    @Slot(int, QPoint)
    def _show_menu(self, row: int, at: QPoint) -> None:
        """What can be done with a hand."""
        record = self._models.rows.records()[row]
        if record.place < 0:
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        wanted = [(self.tr("Show the hand"), self.tiles_wanted, 0)] * self.keeper.has_tiles(record.place)
        if not self.keeper.objection:
            wanted += [
                (self.tr("Correct…"), self.row_wanted, 0),
                (self.tr("Insert a hand before…"), self.insert_wanted, 0),
                (self.tr("Insert a hand after…"), self.insert_wanted, 1),
            ]
        for text, signal, behind in wanted:
            menu.addAction(text).triggered.connect(partial(self._ask_at, signal, record.id, behind))
        trail = menu.addAction(self.tr("Earlier versions…"))
        trail.triggered.connect(partial(self._want_trail_of, record.id))
        menu.popup(at)

    def _want_trail_of(self, hand: object, *_: object) -> None:
        self.trail_wanted.emit(hand)

    @Slot()
    def _want_trail(self) -> None:
        self.trail_wanted.emit(None)

    def _ask_at(self, signal: SignalInstance, hand: object, behind: int, *_: object) -> None:
        """Ask for a hand wherever it is by now: somebody else may have changed the match under the menu."""
        place = self.keeper.place_of(hand)
        if place is not None:
            signal.emit(place + behind)

    @Slot()
    def _end(self) -> None:
        self._tell(self.keeper.end().said)

    @Slot()
    def _reopen(self) -> None:
        self._tell(self.keeper.reopen().said)

    def _tell(self, said: str) -> None:
        if said:
            self.standings.wrong.setText(said)
            self.standings.wrong.setVisible(True)

    @Slot(str)
    def tell_step(self, said: str) -> None:
        """Something was undone or redone, or why it was not."""
        self.standings.step.setText(said)
        self.standings.step.setVisible(bool(said))
        announce(self, said)

    @Slot(str)
    def tell_failure(self, said: str) -> None:
        """The database does not answer; nothing where it does again."""
        if said:
            self._tell(said)
        else:
            self.refresh()
