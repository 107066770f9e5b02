"""“Hands for a class”: a teacher puts a set of hands together, saves it, has it practised or printed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.texts import sentences
from mahjong_desk.models.hand_set import HandSetEditor
from mahjong_desk.models.worksheet import Worksheet, worksheet_of_set
from mahjong_desk.practice.exercises import LEVELS, Asks
from mahjong_desk.practice.hand_sets import LONGEST_TITLE, MOST_HANDS
from mahjong_desk.report import rules_line
from mahjong_desk.rules.registry import rule_set, rule_sets
from mahjong_desk.ui import theme
from mahjong_desk.ui.announcements import announce
from mahjong_desk.ui.controls import PillButton, RoleLabel, Segmented, WrapLabel, dots_last
from mahjong_desk.ui.deal_dialog import DealDialog, kinds_field
from mahjong_desk.ui.fields import ChoiceField, TextField
from mahjong_desk.ui.fitted_dialog import FittedDialog
from mahjong_desk.ui.flow import Flow
from mahjong_desk.ui.hand_set_files import HandSetFiles
from mahjong_desk.ui.hand_set_list import HandSetList
from mahjong_desk.ui.night_parts import LinesField, LinesFrame
from mahjong_desk.ui.recent_menu import RecentMenu
from mahjong_desk.ui.scrolling import DialogScroll, Inside, bring_into_view, room_for_dialog
from mahjong_desk.ui.theme import Role
from mahjong_desk.ui.worksheet_files import WorksheetFiles, WorksheetMenu

if TYPE_CHECKING:
    from mahjong_desk.hands.recent import Recent

_WIDE = 680
"""Pixels of what is shown, in letters of the usual size."""
_HIGH = 200
"""Pixels that the hands have from the start, likewise: the dialog does not grow when some are added."""
_LINES = 3
"""Lines to write hands in."""
_Key = QKeySequence.StandardKey


class HandSetDialog(FittedDialog):
    """Shows the set of an editor, which stays with whoever made it.

    ``hand``: the one in the scorer. ``recent`` gives the hands that were scored last.
    """

    wanted = Signal(object)
    """This :class:`~mahjong_desk.practice.hand_sets.HandSet` is to be practised; the dialog is closed."""

    def __init__(
        self, sets: HandSetEditor, hand: Draft, recent: Callable[[], Recent], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.sets = sets
        self._hand = hand
        self.setWindowTitle(self.tr("Hands for a class"))
        self._inside = Inside(self)
        self._title = RoleLabel(self.windowTitle(), Role.TITLE, self._inside)
        self._make_head(self._inside)
        self._make_adding(self._inside, recent)
        self._make_list(self._inside)
        self._make_below()
        self.files = HandSetFiles(sets, self)
        self.files.done.connect(self.say)
        self.files.hand_chosen.connect(self._add_file)
        self.paper = WorksheetFiles(self._worksheet, self)
        self.paper.said.connect(self.say)
        self.sheet.setMenu(WorksheetMenu(self.paper, self))
        self._connect()
        self._lay_out()
        sets.changed.connect(self._show)
        self._show()
        self.refit()
        self.title.setFocus(Qt.FocusReason.TabFocusReason)

    # --- what it is made of -------------------------------------------------------------------------------

    def _make_head(self, parent: QWidget) -> None:
        self.title = TextField(parent, self.tr("Title"), self.tr("What stands above the worksheet"))
        self.title.setMaxLength(LONGEST_TITLE)
        self.title.setText(self.sets.held.title)
        self.rules = ChoiceField(parent)
        self.rules.setAccessibleName(self.tr("Rules"))
        for one in rule_sets().values():
            self.rules.addItem(one.texts().get("rules", one.id), one.id)
        self.options = WrapLabel(role=Role.SMALL, parent=parent, muted=True)
        levels = [(level, str(level)) for level in LEVELS]
        self.level = Segmented(self.tr("Level"), levels, parent)
        self.level.setToolTip(self.tr("With a higher level there are more patterns to choose from"))

    def _make_adding(self, parent: QWidget, recent: Callable[[], Recent]) -> None:
        self.kinds = kinds_field(self.tr("What is asked of added hands"), Asks.PATTERNS, parent)
        does = self.tr("One hand a line, such as {example}; Control and Enter add them")
        example = "12m789m55z777z(666z)+3m ron seat=E from=S"
        self.lines = LinesField(parent, self.tr("Type or paste hands"), does.format(example=example), _LINES)
        self.lines.setPlaceholderText(example)
        button = self._button
        self.add = button(self.tr("Add these lines"), self.tr("Adds the hands that are written"), parent)
        self.from_scorer = button(self.tr("Hand in the scorer"), self.tr("Adds it"), parent)
        self.recent = button(self.tr("Recent hands"), self.tr("Adds one that was scored before"), parent)
        menu = RecentMenu(recent, self)
        menu.chosen.connect(self._add_recent)
        self.recent.setMenu(menu)
        self.from_file = button(self.tr("Saved hand…"), self.tr("Adds the hand of a file"), parent)
        self.deal = button(self.tr("Deal hands…"), self.tr("Asks which ones, and adds them"), parent)

    def _make_list(self, parent: QWidget) -> None:
        self.heading = RoleLabel(role=Role.STRONG, parent=parent)
        self.list = HandSetList(self.sets.rows, parent)
        self.none = WrapLabel(self.tr("No hand yet."), Role.SMALL, parent, muted=True)

    def _make_below(self) -> None:
        button = self._button
        self.asked = kinds_field(self.tr("What is asked of this hand"), Asks.PATTERNS, self)
        self.up = button(self.tr("Up"), self.tr("Takes the chosen hand one up"), self)
        self.down = button(self.tr("Down"), self.tr("Takes the chosen hand one down"), self)
        self.remove = button(self.tr("Remove"), self.tr("Takes the chosen hand out of the set"), self)
        self.current = RoleLabel(role=Role.BODY, parent=self)
        self.said = WrapLabel(role=Role.SMALL_STRONG, parent=self)
        self.said.hide()
        self.practise = PillButton(
            self.tr("Practise these"), self, primary=True, does=self.tr("Begins a round with these hands")
        )
        self.sheet = button(self.tr("Worksheet"), self.tr("Saves or prints them with their answers"), self)
        self.save = button(self.tr("Save"), self.tr("Saves the set in its file"), self)
        self.save_as = button(self.tr("Save as…"), self.tr("Saves the set in another file"), self)
        self.open_other = button(self.tr("Open…"), self.tr("Opens another set"), self)
        self.new = button(self.tr("New set"), self.tr("Begins an empty set"), self)
        self.leave = button(self.tr("Close"), self.tr("Closes this window"), self)

    @staticmethod
    def _button(text: str, does: str, parent: QWidget) -> PillButton:
        return PillButton(text, parent, does=does)

    def _connect(self) -> None:
        self.title.editingFinished.connect(self._title_written)
        self.title.textEdited.connect(self.sets.set_title)
        self.rules.activated.connect(self._rules_chosen)
        self.level.chosen.connect(self._level_chosen)
        self.add.clicked.connect(self._add_lines)
        self.from_scorer.clicked.connect(self._add_hand)
        self.from_file.clicked.connect(self.files.ask_for_hand)
        self.deal.clicked.connect(self._ask_to_deal)
        self.list.row_changed.connect(self._follow_row)
        self.list.move_wanted.connect(self._move)
        self.list.remove_wanted.connect(self._remove)
        self.asked.activated.connect(self._ask_otherwise)
        self.up.clicked.connect(self._move_up)
        self.down.clicked.connect(self._move_down)
        self.remove.clicked.connect(self._remove)
        self.practise.clicked.connect(self._practise)
        self.save.clicked.connect(self.files.save)
        self.save_as.clicked.connect(self.files.ask_to_save)
        self.open_other.clicked.connect(self._open_other)
        self.new.clicked.connect(self._begin_anew)
        self.leave.clicked.connect(self.reject)
        QShortcut(QKeySequence(_Key.Save), self).activated.connect(self.files.save)
        QShortcut(QKeySequence(_Key.Open), self).activated.connect(self._open_other)
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            shortcut = QShortcut(QKeySequence(keys), self.lines)
            shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
            shortcut.activated.connect(self._add_lines)

    def _lay_out(self) -> None:
        inside = self._inside
        self._grid = grid = QGridLayout()
        for row, field in enumerate((self.title, self.rules, self.level)):
            grid.addWidget(RoleLabel(field.accessibleName(), Role.BODY, inside), 2 * row, 0)
            grid.addWidget(field, 2 * row, 1)
        grid.addWidget(self.options, 3, 1)
        grid.setColumnStretch(1, 1)
        self._adding = Flow(inside)
        self._adding.set_parts([self.add, self.from_scorer, self.recent, self.from_file, self.deal])
        self._asking = Flow(inside)
        self._asking.set_parts([RoleLabel(self.tr("Add hands, and ask"), Role.STRONG, inside), self.kinds])
        self._column = column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._title)
        column.addLayout(grid)
        parts: Sequence[QWidget] = (
            self._asking,
            LinesFrame(self.lines, inside),
            self._adding,
            self.heading,
            self.none,
            self.list,
        )
        for part in parts:
            column.addWidget(part)
        column.addStretch()
        self._scroll = DialogScroll(inside, self)
        self._tools = Flow(self)
        self._tools.set_parts([self.current, self.asked, self.up, self.down, self.remove])
        self._buttons = Flow(self)
        self._buttons.set_parts(
            [self.practise, self.sheet, self.save, self.save_as, self.open_other, self.new, self.leave]
        )
        self._whole = whole = QVBoxLayout(self)
        whole.addWidget(self._scroll, 1)
        for part in (self._tools, self.said, self._buttons):
            whole.addWidget(part)

    def refit(self) -> None:
        margin = theme.scaled(18)
        self._whole.setContentsMargins(margin, margin, margin, margin)
        self._whole.setSpacing(theme.scaled(10))
        self._column.setSpacing(theme.scaled(8))
        self._grid.setHorizontalSpacing(theme.scaled(10))
        self._grid.setVerticalSpacing(theme.scaled(6))
        self.lines.refit()
        room = room_for_dialog(self).width() - 2 * margin - 10
        self._inside.setMinimumWidth(min(theme.scaled(_WIDE), room))
        self._scroll.fit(self)
        lacking = theme.scaled(_HIGH) - self.list.sizeHint().height()
        if lacking > 0:
            higher = QSize(self.width(), self.height() + lacking)
            self.resize(higher.boundedTo(room_for_dialog(self)))

    # --- what it shows ------------------------------------------------------------------------------------

    @Slot(str)
    def say(self, text: str) -> None:
        """Say what was done, or why it was not; nothing takes it back."""
        if text != self.said.text():
            self.said.setText(text)
            self.said.setVisible(bool(text))
        if text:
            announce(self, text)

    @Slot()
    def _show(self) -> None:
        held = self.sets.held
        if " ".join(self.title.text().split()) != held.title:
            self.title.setText(held.title)
        self.rules.setCurrentIndex(self.rules.findData(held.rules))
        line = rules_line(Draft(rules=held.rules, options=held.changes), rule_set(held.rules).texts())
        self.options.setText(dots_last(line))
        self.level.set_value(held.level)
        count = self.sets.count
        self.heading.setText(self.tr("Hands of the set: {count}").format(count=count))
        self.none.setVisible(not count)
        for button in (self.practise, self.sheet):
            button.setEnabled(bool(count))
        self.deal.setEnabled(count < MOST_HANDS)
        self.from_scorer.setEnabled(bool(self._hand.hand.size))
        self._follow_row()

    @property
    def row(self) -> int:
        """The row that the buttons below the list are for; -1 while there is none."""
        return self.list.currentIndex().row()

    @Slot()
    def _follow_row(self) -> None:
        row, count = self.row, self.sets.count
        named = self.tr("Hand {number}").format(number=row + 1) if row >= 0 else self.tr("No hand chosen")
        if named != self.current.text():
            self.current.setText(named)
            self._tools.refresh()
        for part, can in (
            (self.asked, row >= 0),
            (self.remove, row >= 0),
            (self.up, row > 0),
            (self.down, 0 <= row < count - 1),
        ):
            part.setEnabled(can)
        if 0 <= row < count:
            self.asked.setCurrentIndex(list(Asks).index(self.sets.held.entries[row].asks))

    # --- what it does -------------------------------------------------------------------------------------

    def _worksheet(self) -> Worksheet:
        return worksheet_of_set(self.sets.held, self.sets.terms)

    @Slot()
    def _title_written(self) -> None:
        self.title.setText(self.sets.held.title)

    @Slot()
    def _rules_chosen(self) -> None:
        wanted = str(self.rules.currentData())
        if wanted != self.sets.held.rules:
            self.say(self.sets.set_rules(wanted))
        self._show()

    @Slot(object)
    def _level_chosen(self, level: object) -> None:
        assert isinstance(level, int)
        self.sets.set_level(level)

    def _asks(self) -> Asks:
        return Asks(self.kinds.currentData())

    def _added(self, objection: str, count: int = 1) -> None:
        """Say why nothing was added, or stand at what was."""
        if objection or not count:
            self.say(objection)
            return
        self.say(
            self.tr("1 hand added.") if count == 1 else self.tr("{count} hands added.").format(count=count)
        )
        self.list.setCurrentIndex(self.sets.rows.index(self.sets.count - 1))
        self._show_row()

    def _show_row(self) -> None:
        """Scroll to the chosen row. What scrolls gets its height now, and not when it is next laid out."""
        inside = self._inside
        self._column.invalidate()
        height = max(inside.heightForWidth(inside.width()), self._scroll.viewport().height())
        inside.resize(inside.width(), height)
        self._column.activate()
        bring_into_view(self.list.viewport(), self.list.visualRect(self.list.currentIndex()))

    @Slot()
    def _add_lines(self) -> None:
        text = self.lines.toPlainText()
        if not text.strip():
            self.say(self.tr("Write a hand first: its tiles, then “+” and the winning tile."))
            return
        added = self.sets.add_text(text, self._asks())
        self._added("", added.count)
        if added.left:
            self.lines.setPlainText("\n".join(added.left))
            told = added.said[0]
            if len(added.said) > 1:
                told = self.tr("{told} The other lines that are left are not added either.").format(told=told)
            # After what was added of them, if anything was.
            self.say(sentences([self.said.text(), told]))
        else:
            self.lines.clear()

    @Slot()
    def _add_hand(self) -> None:
        self._added(self.sets.add(self._asks(), self._hand))

    @Slot(object)
    def _add_recent(self, draft: object) -> None:
        assert isinstance(draft, Draft)
        self._added(self.sets.add(self._asks(), draft))

    @Slot(str)
    def _add_file(self, name: str) -> None:
        before = self.sets.count
        objection = self.sets.add_file(Path(name), self._asks())
        self._added(objection, self.sets.count - before)

    @Slot()
    def _ask_to_deal(self) -> None:
        most = MOST_HANDS - self.sets.count
        dialog = DealDialog(self._asks(), self.sets.held.level, most, self)
        dialog.wanted.connect(self._add_dealt)
        dialog.open()

    @Slot(object, int, int)
    def _add_dealt(self, asks: object, count: int, seed: int) -> None:
        assert isinstance(asks, Asks)
        self._added(self.sets.add_dealt(asks, count, seed), count)

    @Slot()
    def _ask_otherwise(self) -> None:
        if self.row >= 0:
            self.say(self.sets.set_asks(self.row, Asks(self.asked.currentData())))
            self._follow_row()

    @Slot()
    def _move_up(self) -> None:
        self._move(-1)

    @Slot()
    def _move_down(self) -> None:
        self._move(1)

    @Slot(int)
    def _move(self, by: int) -> None:
        if self.row >= 0:
            self.sets.move(self.row, by)
            self._follow_row()
            bring_into_view(self.list.viewport(), self.list.visualRect(self.list.currentIndex()))

    @Slot()
    def _remove(self) -> None:
        if self.row >= 0:
            self.sets.remove(self.row)

    @Slot()
    def _practise(self) -> None:
        self.files.leave(self._go, self.tr("Practise without saving"))

    def _go(self) -> None:
        held = self.sets.held
        super().accept()
        self.wanted.emit(held)

    @Slot()
    def _open_other(self) -> None:
        self.files.leave(self.files.ask_to_open, self.tr("Open without saving"))

    @Slot()
    def _begin_anew(self) -> None:
        self.files.leave(self.sets.begin_anew, self.tr("Drop them"))

    @Slot()
    def reject(self) -> None:
        self.files.leave(self._close, self.tr("Close without saving"))

    def _close(self) -> None:
        self.sets.revert()
        super().reject()
