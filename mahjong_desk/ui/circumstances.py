"""How the hand was won: discard or self-draw, who discarded, the winner's seat, circumstances."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mahjong_desk.core.hand import Condition
from mahjong_desk.core.line import NOBODY
from mahjong_desk.core.tiles import Wind
from mahjong_desk.models.editor import Editor
from mahjong_desk.ui.controls import Card, ReasonCheck, Segmented, heading
from mahjong_desk.ui.scrolling import PanelScroll


class CircumstancesPanel(Card):
    """Shows and changes the editor's win."""

    def __init__(self, editor: Editor, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._editor = editor
        winds = [(seat, editor.texts.get("winds", seat.name)) for seat in Wind]
        self.won_by = Segmented(
            self.tr("Won by"), [(False, self.tr("Discard")), (True, self.tr("Self-draw"))], self
        )
        self.discarder = Segmented(
            self.tr("Discarded by"),
            [*((seat, seat.name) for seat in Wind), (NOBODY, self.tr("Nobody"))],
            self,
            names=[*(name for _, name in winds), self.tr("Nobody is responsible: all pay alike")],
        )
        self.seat = Segmented(self.tr("Winner’s seat"), winds, self)
        self.won_by.chosen.connect(self._won_by_chosen)
        self.discarder.chosen.connect(self._discarder_chosen)
        self.seat.chosen.connect(self._seat_chosen)
        self.checks: dict[Condition, ReasonCheck] = {}
        self._checks_layout = QVBoxLayout()
        self._checks_layout.setSpacing(1)
        self._lay_out()
        editor.changed.connect(self._refresh)
        self._refresh()

    def _lay_out(self) -> None:
        inside = QWidget(self)
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(3)
        for title, control in (
            (self.tr("Won by"), self.won_by),
            (self.tr("Discarded by"), self.discarder),
            (self.tr("Winner’s seat"), self.seat),
        ):
            column.addWidget(heading(title))
            column.addWidget(control, 0, Qt.AlignmentFlag.AlignLeft)
            column.addSpacing(2)
        column.addWidget(heading(self.tr("Circumstances")))
        column.addLayout(self._checks_layout)
        column.addStretch()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 10, 4, 8)
        # With large text or in a low window it scrolls.
        layout.addWidget(PanelScroll(inside, self))

    @Slot()
    def _refresh(self) -> None:
        win, texts = self._editor.draft.win, self._editor.texts
        self.won_by.set_value(win.self_draw)
        self.seat.set_value(win.seat)
        self.discarder.set_value(NOBODY if win.nobody else win.discarder)
        for choice in (*Wind, NOBODY):
            reason = self.tr("self-drawn: nobody discarded") if win.self_draw else ""
            if choice is win.seat and not reason:
                reason = self.tr("the winner cannot have discarded it")
            self.discarder.set_available(choice, not reason, reason)
        for circumstance in self._editor.circumstances():
            check = self._check(circumstance.condition)
            check.set_label(texts.get("circumstances", circumstance.label))
            check.set_checked(circumstance.condition in win.conditions)
            # One that is set stays changeable, so that it can be taken off.
            hindered = circumstance.objection is not None and circumstance.condition not in win.conditions
            reason_id = circumstance.objection if hindered else None
            check.set_reason(None if reason_id is None else texts.get("objections", reason_id))

    def _check(self, condition: Condition) -> ReasonCheck:
        """The check box of a circumstance, made when the rule set first knows it."""
        if condition not in self.checks:
            check = ReasonCheck("", self)
            check.toggled_by_user.connect(partial(self._editor.set_condition, condition))
            self.checks[condition] = check
            self._checks_layout.addWidget(check)
        return self.checks[condition]

    @Slot(object)
    def _won_by_chosen(self, self_draw: bool) -> None:
        self._editor.set_self_draw(self_draw)

    @Slot(object)
    def _discarder_chosen(self, choice: Wind | str) -> None:
        self._editor.set_discarder(choice if isinstance(choice, Wind) else None)

    @Slot(object)
    def _seat_chosen(self, seat: Wind) -> None:
        self._editor.set_seat(seat)
