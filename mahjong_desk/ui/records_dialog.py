"""The dialog with what players did over time: a table of them, and the best hands of the chosen one."""

from __future__ import annotations

from datetime import date
from functools import partial

from PySide6.QtCore import QDate, QPoint, QSignalBlocker, QSize, Qt, Signal, Slot
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QMenu, QVBoxLayout, QWidget

from mahjong_desk.club.periods import Limits, Period, limits
from mahjong_desk.club.sheet import now
from mahjong_desk.core.texts import Terms, sentences
from mahjong_desk.models.best_hands import BestHands, GameLines
from mahjong_desk.models.player_records import Chosen, PlayersModel, RecordBook, rules_name
from mahjong_desk.models.sheet_models import date_text
from mahjong_desk.ui import theme
from mahjong_desk.ui.announcements import announce
from mahjong_desk.ui.best_hands_list import BestHandDelegate
from mahjong_desk.ui.controls import Card, PillButton, RoleLabel, WrapLabel
from mahjong_desk.ui.day_field import DayField
from mahjong_desk.ui.fields import ChoiceField
from mahjong_desk.ui.fitted_dialog import FittedDialog
from mahjong_desk.ui.flow import Flow
from mahjong_desk.ui.players_table import PlayersTable
from mahjong_desk.ui.saving import Saving
from mahjong_desk.ui.scrolling import DialogScroll, Inside, SlimScrollBar, room_for_dialog
from mahjong_desk.ui.sheet_parts import SheetList
from mahjong_desk.ui.standings_chart import StandingsChart
from mahjong_desk.ui.theme import Role

_WIDE = 1140
"""Pixels, in letters of the usual size, that the table likes to have."""
_HIGH = 640
"""Pixels that it is high while nobody knows yet how many players there are."""
_BESIDE = 860
"""Pixels from which on the line of the games stands beside the hands."""
_CHART = 300
"""Pixels that it has there."""


class _Inside(Inside):
    """What scrolls: as high as it has to be in its width, and no higher."""

    def sizeHint(self) -> QSize:
        layout, width = self.layout(), self.minimumWidth()
        if layout is None:
            return super().sizeHint()
        return QSize(width, layout.totalHeightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class RecordsDialog(FittedDialog):
    """It follows what is recorded meanwhile, by whichever program."""

    match_wanted = Signal(int, int)
    """The match with this id is to be opened, at the hand in this place."""
    hand_wanted = Signal(object)
    """The scored tiles of a hand, a ``Draft``, are to be seen in the scorer."""

    def __init__(self, book: RecordBook, terms: Terms, parent: QWidget | None = None) -> None:
        """``terms``: what patterns are called by."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Players’ records"))
        self._book = book
        self._chosen = Chosen()
        self._saving: Saving | None = None
        self._least = QSize()
        """How large it is at least, once it shows."""
        self.model = PlayersModel(self)
        self.hands = BestHands(terms, self)
        self._lines = GameLines(self)
        self._make_filters()
        self._make_parts()
        self._lay_out()
        self._connect()
        self.about.setText(self.tr("Reading the matches…"))
        self._show_parts(there_are=False)
        self.close_button.setFocus(Qt.FocusReason.OtherFocusReason)
        book.follow(on=True)
        book.begin()
        if book.is_read or book.said:
            self._show()
        else:
            # As large as it will probably be, so that it stays where it is.
            self._least = QSize(theme.scaled(_WIDE + 50), theme.scaled(_HIGH))
            self.refit()

    # What it is made of

    def _make_filters(self) -> None:
        self.rules = ChoiceField(self)
        self.rules.setAccessibleName(self.tr("Rule set"))
        self.period = ChoiceField(self)
        self.period.setAccessibleName(self.tr("Which games"))
        for period, text in (
            (Period.ALL, self.tr("All games")),
            (Period.YEAR, self.tr("This year")),
            (Period.TWELVE, self.tr("Last 12 months")),
            (Period.BETWEEN, self.tr("From … to …")),
        ):
            self.period.addItem(text, period)
        self.first = DayField(self.tr("From"), self)
        self.last = DayField(self.tr("To"), self)
        self.to = RoleLabel(self.tr("to"), Role.BODY, self)
        today = QDate.currentDate()
        self.first.setDate(today.addYears(-1).addDays(1))
        self.last.setDate(today)
        self.filters = Flow(self)
        self.filters.set_parts([self.rules, self.period, self.first, self.to, self.last])

    def _make_parts(self) -> None:
        self.title = RoleLabel(self.windowTitle(), Role.TITLE, self)
        self.save = PillButton(
            self.tr("Save as"), self, small=True, does=self.tr("Saves the table for a spreadsheet program")
        )
        menu = QMenu(self)
        menu.addAction(self.tr("Table as CSV…")).triggered.connect(self._save_csv)
        menu.addAction(self.tr("Excel workbook…")).triggered.connect(self._save_workbook)
        self.save.setMenu(menu)
        self.close_button = PillButton(
            self.tr("Close"), self, small=True, primary=True, does=self.tr("Closes the records")
        )
        self.about = WrapLabel(role=Role.SMALL, parent=self, muted=True)
        self.said = WrapLabel(role=Role.SMALL_STRONG, parent=self)
        self.said.hide()
        self._inside = _Inside(self)
        self.table = PlayersTable(self.model, self._inside)
        self.best_title = WrapLabel(role=Role.STRONG, parent=self._inside)
        self.none_won = WrapLabel(role=Role.SMALL, parent=self._inside, muted=True)
        self.list = SheetList(self._inside)
        self.list.setModel(self.hands)
        self.list.setItemDelegate(BestHandDelegate(self.list))
        self.list.let_take(self.tr("Open the match at this hand"))
        self.line_title = WrapLabel(self.tr("Points, game by game"), Role.STRONG, self._inside)
        self.chart = StandingsChart(self._inside)
        self.chart.setAccessibleName(self.line_title.text())
        hint = self.tr(
            "A click on a title sorts by it, and so does S; again turns it round. Enter or a double click on"
            " a hand opens its match there; a right click offers more."
        )
        self.hint = WrapLabel(hint, Role.CAPTION, self._inside, muted=True)

    def _lay_out(self) -> None:
        self._table_card = _carded(self.table, self._inside)
        self._list_card = _carded(self.list, self._inside)
        chart_card = Card(self._inside)
        around = QVBoxLayout()
        around.addWidget(self.chart)
        chart_card.lay_out(around, 12, 10, 0)
        self._hands_half, self._chart_half = QWidget(self._inside), QWidget(self._inside)
        left, right = QVBoxLayout(self._hands_half), QVBoxLayout(self._chart_half)
        halves_of: tuple[tuple[QVBoxLayout, tuple[QWidget, ...]], ...] = (
            (left, (self.best_title, self.none_won, self._list_card)),
            (right, (self.line_title, chart_card)),
        )
        for half, parts in halves_of:
            half.setContentsMargins(0, 0, 0, 0)
            for part in parts:
                half.addWidget(part)
            half.addStretch()
        self._halves = halves = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        halves.addWidget(self._hands_half, 1)
        halves.addWidget(self._chart_half)
        self._column = column = QVBoxLayout(self._inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._table_card)
        column.addLayout(halves)
        column.addWidget(self.hint)
        column.addStretch(1)
        self._scroll = DialogScroll(self._inside, self)
        top = QHBoxLayout()
        top.addWidget(self.title, 1)
        top.addWidget(self.save)
        top.addWidget(self.close_button)
        self._whole = whole = QVBoxLayout(self)
        whole.addLayout(top)
        for label in (self.filters, self.about, self.said):
            whole.addWidget(label)
        whole.addWidget(self._scroll, 1)
        whole.addStretch()

    def _connect(self) -> None:
        self._book.changed.connect(self._show)
        self.finished.connect(self._rest)
        self._book.progressed.connect(self._show_progress)
        self.rules.activated.connect(self._refresh)
        self.period.currentIndexChanged.connect(self._refresh)
        self.first.dateChanged.connect(self._refresh)
        self.last.dateChanged.connect(self._refresh)
        self.table.player_chosen.connect(self._choose)
        self.table.hands_wanted.connect(self._go_to_hands)
        self.list.row_taken.connect(self._open)
        self.list.menu_wanted.connect(self._show_menu)
        self.close_button.clicked.connect(self.reject)

    def refit(self) -> None:
        margin = theme.scaled(18)
        self._whole.setContentsMargins(margin, margin, margin, margin)
        self._whole.setSpacing(theme.scaled(10))
        self._column.setSpacing(theme.scaled(14))
        self._halves.setSpacing(theme.scaled(16))
        for half in (self._hands_half, self._chart_half):
            layout = half.layout()
            assert layout is not None
            layout.setSpacing(theme.scaled(6))
        for field in (self.first, self.last):
            field.indent()
        room = room_for_dialog(self).width() - 2 * margin - SlimScrollBar.WIDTH - 2
        width = min(theme.scaled(_WIDE), room)
        self._inside.setFixedWidth(width)
        self.table.fit(width - 2)
        is_beside = width >= theme.scaled(_BESIDE)
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._halves.setDirection(across if is_beside else down)
        self._chart_half.setFixedWidth(theme.scaled(_CHART) if is_beside else width)
        # Qt tells only the layout right around a part that it grew, and those further out when it next idles.
        for part in self._inside.findChildren(QWidget):
            part.updateGeometry()
        self._inside.updateGeometry()
        self._scroll.updateGeometry()
        self.filters.refresh()
        self._whole.activate()
        self._scroll.fit(self)
        # It stays as large as it was where other games are chosen.
        self.resize(self.size().expandedTo(self._least).boundedTo(room_for_dialog(self)))
        self._least = self.size() if self.isVisible() else self._least

    # What it shows

    @Slot()
    def _rest(self) -> None:
        self._book.follow(on=False)
        self._book.rest()

    @Slot(int, int)
    def _show_progress(self, done: int, count: int) -> None:
        told = self.tr("Reading the matches… {done} of {count}")
        self.about.setText(told.format(done=done, count=count))

    @Slot()
    def _show(self) -> None:
        """Other matches were read: offer their rule sets, and show the same one as before."""
        before, rules = self.rules.currentData(), self._book.rules()
        with QSignalBlocker(self.rules):
            self.rules.clear()
            for one in rules:
                self.rules.addItem(rules_name(one), one)
            self.rules.setCurrentIndex(max(0, self.rules.findData(before)) if rules else -1)
        self._refresh()

    def _limits(self) -> Limits:
        period = self.period.currentData()
        assert isinstance(period, Period)
        return limits(period, now().astimezone().date(), _day(self.first), _day(self.last))

    @Slot()
    def _refresh(self) -> None:
        """Show the players of the games that are chosen."""
        rules = self.rules.currentData()
        between = self.period.currentData() is Period.BETWEEN
        for part in (self.first, self.to, self.last):
            part.setVisible(between)
        self._chosen = self._book.chosen(rules, self._limits()) if rules is not None else Chosen()
        self.model.set_records(self._chosen.records)
        there_are = self.model.rowCount() > 0
        self._show_parts(there_are=there_are)
        self.about.setText(self._told())
        row = self.table.currentIndex().row()
        if there_are and row < 0:
            self.table.setCurrentIndex(self.model.index(0, 0))
            if self.focusWidget() is self.close_button:
                self.table.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._choose(row)
        self.refit()

    def _show_parts(self, *, there_are: bool) -> None:
        self.filters.setVisible(bool(self._book.rules()))
        for part in (self._scroll, self.save):
            part.setVisible(there_are)

    def _told(self) -> str:
        """Which games the table is made of; or what will be here."""
        book, some = self._book, self._chosen
        if book.said:
            return book.said
        if not book.rules():
            return self.tr(
                "Here will stand what each player did over time: games, places and points on average, hands"
                " that were won, discards that others won on, and the best hands with their tiles. A match"
                " counts once it is over; none is yet."
            )
        if not some.games:
            told = [self.tr("No match by these rules that is over began in that time.")]
        else:
            told = [self._games()]
        if self.rules.count() > 1:
            told.append(self.tr("Each rule set has its own table, as points by two do not compare."))
        if some.is_mixed:
            told.append(self.tr("Not all were played by the same options or with as many players."))
        if some.running:
            told.append(self.tr("Matches that are not over do not count yet."))
        if book.unread:
            unread = self.tr("Matches that cannot be read are left out: {count}.")
            told.append(unread.format(count=book.unread))
        return sentences(told)

    def _games(self) -> str:
        some = self._chosen
        assert some.first is not None
        assert some.last is not None
        first, last = date_text(some.first), date_text(some.last)
        if some.games == 1:
            return self.tr("1 game, of {day}.").format(day=first)
        if first == last:
            return self.tr("{count} games, of {day}.").format(count=some.games, day=first)
        return self.tr("{count} games, {first} to {last}.").format(count=some.games, first=first, last=last)

    @Slot(int)
    def _choose(self, row: int) -> None:
        """Show the hands and the games of a player."""
        records = self.model.records()
        record = records[row] if 0 <= row < len(records) else None
        self.hands.show_player(record)
        there_are = self.hands.rowCount() > 0
        name = "" if record is None else record.name
        title = self.tr("Best hands of {name}").format(name=name)
        self.best_title.setText(title)
        self.list.setAccessibleName(title)
        self.none_won.setText(self.tr("None was won in these games."))
        self.none_won.setVisible(not there_are)
        self._list_card.setVisible(there_are)
        lines = self._lines.lines(record)
        self.chart.show_lines(lines)
        self._chart_half.setVisible(bool(lines.points))
        self._inside.updateGeometry()

    # What it does

    @Slot()
    def _go_to_hands(self) -> None:
        if self.hands.rowCount():
            self.list.setFocus(Qt.FocusReason.TabFocusReason)

    @Slot(int)
    def _open(self, row: int) -> None:
        hand = self.hands.records()[row]
        self.accept()
        self.match_wanted.emit(hand.match, hand.place)

    @Slot(int, QPoint)
    def _show_menu(self, row: int, at: QPoint) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(self.tr("Open the match here")).triggered.connect(partial(self._open_row, row))
        if self.hands.records()[row].tiles is not None:
            menu.addAction(self.tr("Show the hand")).triggered.connect(partial(self._show_hand, row))
        menu.popup(at)

    def _open_row(self, row: int, *_: object) -> None:
        self._open(row)

    def _show_hand(self, row: int, *_: object) -> None:
        tiles = self.hands.records()[row].tiles
        self.accept()
        self.hand_wanted.emit(tiles)

    # Files

    def _name(self) -> str:
        return self.tr("Records – {rules}").format(rules=self.rules.currentText())

    def _ask_where(self) -> Saving:
        if self._saving is None:
            self._saving = Saving(self)
            self._saving.noticed.connect(self._tell)
            self._saving.done.connect(self._tell)
        return self._saving

    @Slot()
    def _save_csv(self) -> None:
        title, kind = self.tr("Save as CSV"), self.tr("CSV table")
        self._ask_where().ask(title, self._name(), ".csv", kind, self.model.csv)

    @Slot()
    def _save_workbook(self) -> None:
        title, kind = self.tr("Save as a workbook"), self.tr("Excel workbook")
        content = partial(self.model.workbook, self._name())
        self._ask_where().ask(title, self._name(), ".xlsx", kind, content)

    @Slot(str)
    def _tell(self, said: str) -> None:
        self.said.setText(said)
        self.said.setVisible(bool(said))
        self.refit()
        announce(self, said)


def _carded(part: QWidget, parent: QWidget) -> Card:
    """Something on a card that it fills up to the line."""
    card = Card(parent)
    around = QVBoxLayout()
    around.addWidget(part)
    card.lay_out(around, 1, 1, 0)
    return card


def _day(field: DayField) -> date:
    day = field.date()
    return date(day.year(), day.month(), day.day())
