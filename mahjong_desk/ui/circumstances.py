"""How the hand was won: discard or self-draw, who discarded, seats, circumstances, counters."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from mahjong_desk.core.hand import Condition
from mahjong_desk.core.line import NOBODY
from mahjong_desk.core.tiles import Wind
from mahjong_desk.models.editor import Editor
from mahjong_desk.models.win_entry import WinEntry
from mahjong_desk.ui.controls import Card, ReasonCheck, Segmented, heading
from mahjong_desk.ui.scrolling import Inside, WholeScroll
from mahjong_desk.ui.tab_order import set_tab_order

if TYPE_CHECKING:
    from mahjong_desk.ui.table_state import TableState

_OF_TABLE = frozenset({"players", "north", "pao", "honba", "sticks"})
"""What a rule set can use of the win that :class:`TableState` shows."""

_APART = 10
"""Pixels between two groups side by side."""
_BETWEEN = 2
"""Pixels between two groups, however much room is left: what is below one moves nothing above it."""


class CircumstancesPanel(Card):
    """Shows and changes the editor's win; what the rule set does not use is not there."""

    def __init__(self, editor: Editor, win: WinEntry, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._editor = editor
        self._win = win
        winds = [(seat, editor.texts.get("winds", seat.name)) for seat in Wind]
        letters = [(seat, editor.texts.get("short_winds", seat.name)) for seat in Wind]
        names = [name for _, name in winds]
        discard = [(False, self.tr("Discard")), (True, self.tr("Self-draw"))]
        self.won_by = Segmented(self.tr("Won by"), discard, self)
        self.discarder = Segmented(
            self.tr("Discarded by"),
            [*letters, (NOBODY, self.tr("Nobody"))],
            self,
            names=[*names, self.tr("Nobody is responsible: all pay alike")],
        )
        self.seat = Segmented(self.tr("Winner’s seat"), winds, self)
        self.round = Segmented(self.tr("Round wind"), letters, self, names=names)
        self.table: TableState | None = None
        """The rest of what is known of the table, made when a rule set first uses it."""
        self.checks: dict[Condition, ReasonCheck] = {}
        self._order: list[Condition] = []
        self._checks_layout = QVBoxLayout()
        self._checks_layout.setSpacing(1)
        self._parts: dict[str, tuple[QWidget, ...]] = {}
        self._lay_out()
        self._connect()
        self._refresh()

    def _lay_out(self) -> None:
        inside = Inside(self)
        # With large text or in a low window it scrolls. The bar has its place even so, and is seen only then.
        self._scroll = WholeScroll(inside, self)
        self._scroll.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(3)
        self._how = self._row(("", self.won_by), ("discarder", self.discarder))
        column.addLayout(self._how)
        seats = self._row(("", self.seat), ("round", self.round))
        seats.addStretch()
        column.addLayout(seats)
        column.addWidget(heading(self.tr("Circumstances")))
        column.addLayout(self._checks_layout)
        column.addStretch()
        self._column = column
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 10, 4, 8)
        layout.addWidget(self._scroll)

    def set_whole(self, whole: bool) -> None:
        """Be as high as everything in it, within a panel that scrolls as a whole; or scroll by itself."""
        self._scroll.set_whole(whole)

    def _add(self, column: QVBoxLayout, part: str, control: Segmented) -> None:
        """A control below its heading, as a part that can be left out."""
        title = heading(control.accessibleName())
        column.addWidget(title)
        column.addWidget(control, 0, Qt.AlignmentFlag.AlignLeft)
        column.addSpacing(_BETWEEN)
        if part:
            self._parts[part] = (title, control)

    def _row(self, *controls: tuple[str, Segmented]) -> QBoxLayout:
        """Controls beside one another, each below its heading."""
        row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        row.setSpacing(_APART)
        for part, control in controls:
            side = QVBoxLayout()
            side.setSpacing(3)
            self._add(side, part, control)
            row.addLayout(side)
        return row

    def _arrange(self) -> None:
        """Who discarded stands beside how it was won, where both have room, so that less has to scroll."""
        bars = (self.won_by, self.discarder)
        room = self._scroll.viewport().width()
        beside = sum(bar.line_width() for bar in bars) + _APART <= room
        for bar in bars:
            bar.setMinimumWidth(bar.line_width() if beside else 0)
        directions = QBoxLayout.Direction
        self._how.setDirection(directions.LeftToRight if beside else directions.TopToBottom)
        self._how.setSpacing(_APART if beside else 3)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _connect(self) -> None:
        self.won_by.chosen.connect(self._editor.set_self_draw)
        self.discarder.chosen.connect(self._discarder_chosen)
        self.seat.chosen.connect(self._editor.set_seat)
        self.round.chosen.connect(self._editor.set_round)
        self._editor.changed.connect(self._refresh)

    # What is so now

    @Slot()
    def _refresh(self) -> None:
        win = self._editor.draft.win
        self._show_parts()
        self.won_by.set_value(win.self_draw)
        self.seat.set_value(win.seat)
        self.round.set_value(win.round)
        self.discarder.set_value(NOBODY if win.nobody else win.discarder)
        self._refresh_seats()
        self._refresh_checks()

    def _show_parts(self) -> None:
        """Only what the rule set uses."""
        rules, win = self._editor.rule_set, self._editor.draft.win
        shown = {"discarder": True, "round": "round" in rules.uses}
        for part, widgets in self._parts.items():
            for widget in widgets:
                widget.setVisible(shown[part])
        self._show_table()
        for seat in Wind:
            # Beside the round wind there is room for letters only.
            whole = self._editor.texts.get("winds", seat.name)
            short = self._editor.texts.get("short_winds", seat.name)
            self.seat.set_label(seat, short if shown["round"] else whole)
        self.discarder.set_shown(NOBODY, "nobody" in rules.uses)
        for choice in (self.seat, self.discarder):
            choice.set_shown(Wind.N, win.players == 4)
        self._arrange()

    def _show_table(self) -> None:
        """What the rule set uses besides, below the rest."""
        used = bool(self._editor.rule_set.uses & _OF_TABLE)
        if self.table is None and used:
            from mahjong_desk.ui.table_state import TableState  # with fields that the window does without

            self.table = TableState(self._editor, self._win, self)
            self.table.opened.connect(self._show_opened, Qt.ConnectionType.QueuedConnection)
            self._column.insertWidget(self._column.count() - 1, self.table)
        if self.table is not None:
            self.table.setVisible(used)

    def _refresh_seats(self) -> None:
        for choice, seat in ((NOBODY, None), *((seat, seat) for seat in Wind)):
            reason = self._win.discarder_objection(seat)
            self.discarder.set_available(choice, not reason, reason)

    def _refresh_checks(self) -> None:
        win, texts = self._editor.draft.win, self._editor.texts
        found = {circumstance.condition: circumstance for circumstance in self._editor.circumstances()}
        for condition, circumstance in found.items():
            check = self._check(condition)
            check.set_label(texts.get("circumstances", circumstance.label))
            check.set_checked(condition in win.conditions)
            # One that is set stays changeable, so that it can be taken off.
            hindered = circumstance.objection is not None and condition not in win.conditions
            reason_id = circumstance.objection if hindered else None
            check.set_reason(None if reason_id is None else texts.get("objections", reason_id))
        self._order_checks(list(found))
        for condition, check in self.checks.items():
            check.setVisible(condition in found)

    def _order_checks(self, order: list[Condition]) -> None:
        """The check boxes in the rule set's own order, for the eye and for the tabulator."""
        if order == self._order:
            return
        self._order = order
        for place, condition in enumerate(order):
            self._checks_layout.insertWidget(place, self.checks[condition])
        table = [] if self.table is None else [self.table]
        set_tab_order([self.round, *(self.checks[condition] for condition in order), *table])

    def _check(self, condition: Condition) -> ReasonCheck:
        """The check box of a circumstance, made when a rule set first knows it."""
        if condition not in self.checks:
            check = ReasonCheck("", self)
            check.toggled_by_user.connect(partial(self._editor.set_condition, condition))
            self.checks[condition] = check
        return self.checks[condition]

    @Slot(bool)
    def _show_opened(self, is_open: bool) -> None:
        """Scroll to what was folded away."""
        if is_open and self.table is not None:
            self._scroll.ensureWidgetVisible(self.table, 0, 0)

    @Slot(object)
    def _discarder_chosen(self, choice: Wind | str) -> None:
        self._editor.set_discarder(choice if isinstance(choice, Wind) else None)
