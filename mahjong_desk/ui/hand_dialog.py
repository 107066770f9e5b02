"""The dialog that records or corrects a hand: how it went, who pays what, and what is against it."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.tiles import Wind
from mahjong_desk.models.breakdown import PaymentRecord
from mahjong_desk.models.match_keeper import Answered, MatchKeeper
from mahjong_desk.models.records import RecordModel
from mahjong_desk.models.sheet_models import figure
from mahjong_desk.rules.outcomes import Outcome, Played, Player, Worth
from mahjong_desk.ui import theme
from mahjong_desk.ui.breakdown_delegates import PaymentDelegate, PaymentsView
from mahjong_desk.ui.controls import PillButton, RoleLabel, Segmented, WrapLabel, heading
from mahjong_desk.ui.fitted_dialog import FittedDialog
from mahjong_desk.ui.flow import Flow
from mahjong_desk.ui.hand_panels import DrawPanel, HandPanel, PointsPanel, Said, WinPanel
from mahjong_desk.ui.hand_parts import short
from mahjong_desk.ui.scrolling import DialogScroll
from mahjong_desk.ui.theme import Role

_WIDEST = 700
"""Pixels that the dialog takes for its looks; with large letters it may need more."""


class Way(str, Enum):
    """In which way a hand is asked for."""

    WIN = "win"
    DRAW = "draw"
    POINTS = "points"


def way_of(played: Played) -> Way:
    """The way in which a recorded hand was asked for."""
    if played.wins:
        return Way.WIN
    return Way.DRAW if played.closes else Way.POINTS


class HandDialog(FittedDialog):
    """Asks how a hand went, and records it; it stays open while that cannot be done, and says why.

    ``place``: which hand of the match is corrected; without it a new one is recorded. ``played``: what is
    shown at first. ``tiles``: the scored hand that goes with it. ``remark``: a sentence to say with it.
    """

    recorded = Signal(str)
    """One sentence: what was recorded."""

    def __init__(
        self,
        keeper: MatchKeeper,
        way: Way,
        parent: QWidget | None = None,
        *,
        place: int | None = None,
        played: Played | None = None,
        tiles: Draft | None = None,
        remark: str = "",
    ) -> None:
        super().__init__(parent)
        assert keeper.rules is not None
        assert keeper.kept is not None
        self._keeper = keeper
        self._seen = keeper.kept
        self._place = place
        self._tiles = tiles
        self._shown = played
        self._inside = inside = QWidget(self)
        takes, names = keeper.rules.takes, keeper.names
        self.panels: dict[Way, HandPanel] = {
            Way.WIN: WinPanel(takes, names, inside),
            Way.DRAW: DrawPanel(takes, names, keeper.texts, inside),
            Way.POINTS: PointsPanel(takes, names, inside),
        }
        ways = [
            (Way.WIN, self.tr("Won")),
            (Way.DRAW, self.tr("Draw")),
            (Way.POINTS, self.tr("Penalty or adjustment")),
        ]
        self.way = Segmented(self.tr("How the hand ended"), ways, self)
        self.way.set_value(way)
        self.way.setVisible(place is not None)
        if played is not None:
            self.panels[way].show_played(played)
        self._make_answer()
        self.remark = WrapLabel(remark, Role.SMALL, self, muted=True)
        self.remark.setVisible(bool(remark))
        self._make_buttons()
        self._name_it(way)
        self._lay_out()
        self._connect()
        self._show()

    def _make_answer(self) -> None:
        roles = Qt.ItemDataRole
        spoken = self._spoken
        self.payments: RecordModel[PaymentRecord] = RecordModel(
            lambda record: record.seat, {roles.DisplayRole: spoken, roles.AccessibleTextRole: spoken}, self
        )
        self._payments_title = heading(self.tr("What each player receives or pays"), self)
        self._payments_view = PaymentsView(self.payments, PaymentDelegate(self), self)
        self.said = WrapLabel(role=Role.SMALL_STRONG, parent=self)

    @staticmethod
    def _spoken(record: PaymentRecord) -> str:
        return f"{record.name}: {figure(record.points or 0)}"

    def _make_buttons(self) -> None:
        new = self._place is None
        self.ok = PillButton(
            self.tr("Record") if new else self.tr("Save"),
            self,
            primary=True,
            does=self.tr("Keeps the hand as it is put here"),
        )
        self.ok.setDefault(True)
        self.insist = PillButton(
            self.tr("Keep it all the same"), self, does=self.tr("Keeps it although the rules are against it")
        )
        self.insist.hide()
        self.remove = PillButton(
            self.tr("Remove this hand"), self, does=self.tr("Takes it out of the match; later totals follow")
        )
        self.remove.setVisible(not new)
        self.cancel = PillButton(self.tr("Cancel"), self, does=self.tr("Changes nothing"))
        self._insisting_on_removal = False

    def _name_it(self, way: Way) -> None:
        if self._place is not None:
            title = self.tr("Correct hand {number}").format(number=self._place + 1)
        else:
            title = {
                Way.WIN: self.tr("Record a win"),
                Way.DRAW: self.tr("Record a draw"),
                Way.POINTS: self.tr("Penalty or adjustment"),
            }[way]
        self.setWindowTitle(title)
        self.title = RoleLabel(title, Role.TITLE, self)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self._inside)
        column.setContentsMargins(0, 0, 0, 0)
        for panel in self.panels.values():
            column.addWidget(panel)
        column.addStretch()
        self._scroll = DialogScroll(self._inside, self)
        self._buttons = Flow(self)
        self._buttons.set_parts([self.ok, self.insist, self.cancel, self.remove])
        for hidden in (self.insist, *([self.remove] if self._place is None else [])):
            hidden.hide()
        whole = QVBoxLayout(self)
        above: tuple[QWidget, ...] = (self.title, self.remark, self.way)
        for widget in above:
            whole.addWidget(widget)
        whole.addWidget(self._scroll, 1)
        below = (self._payments_title, self._payments_view, self.said, self._buttons)
        for widget in below:
            whole.addWidget(widget)
        self._whole = whole

    def _connect(self) -> None:
        for panel in self.panels.values():
            panel.changed.connect(self._refresh)
            panel.grown.connect(self.refit)
        self.way.chosen.connect(self._show)
        self.ok.clicked.connect(self._save)
        self.insist.clicked.connect(self._save_all_the_same)
        self.remove.clicked.connect(self._remove)
        self.cancel.clicked.connect(self.reject)

    def show_hand(self, winner: Player, worth: Worth) -> None:
        """Show who won with what, where it is not known yet from whom."""
        panel = self.panels[Way.WIN]
        assert isinstance(panel, WinPanel)
        panel.show_winner(winner, worth)
        self._show()

    def refit(self) -> None:
        margin = theme.scaled(18)
        self._whole.setContentsMargins(margin, margin, margin, margin)
        self._whole.setSpacing(theme.scaled(10))
        self._payments_view.setMinimumWidth(min(theme.scaled(440), _WIDEST))
        self._inside.updateGeometry()
        self._scroll.updateGeometry()
        self._whole.activate()
        self._scroll.fit(self)

    # What it shows

    def panel(self) -> HandPanel:
        """What is asked now."""
        way = self.way.value()
        assert isinstance(way, Way)
        return self.panels[way]

    @Slot()
    def _show(self) -> None:
        for panel in self.panels.values():
            panel.setVisible(panel is self.panel())
        self._refresh()
        self.refit()

    def played(self) -> Said:
        """The hand as it is put, with what it had beside its end before."""
        played = self.panel().played()
        if isinstance(played, str) or self._shown is None:
            return played
        return replace(played, outcomes=(*played.outcomes, *self._beside()))

    def _beside(self) -> tuple[Outcome, ...]:
        """Fines and adjustments that stand in the same hand and are not asked for here."""
        assert self._shown is not None
        outcomes = self._shown.outcomes
        if self._shown.closes:
            return tuple(one for one in outcomes if one not in self._shown.closes)
        return outcomes[1:]

    @Slot()
    def _refresh(self) -> None:
        """Show what the hand would come to, or what is against it."""
        self._insisting_on_removal = False
        self.insist.hide()
        self._buttons.refresh()
        played = self.played()
        if isinstance(played, str):
            self._show_moved(())
            self._say("")
            return
        trial = self._keeper.trial(self._seen, played, self._place)
        self._show_moved(trial.moved)
        self._say(trial.said)

    def _show_moved(self, moved: tuple[int, ...]) -> None:
        seats = tuple(Wind)[: len(self._keeper.names)]
        points = moved or (None,) * len(seats)
        self.payments.set_records(
            [
                PaymentRecord(seat, short(name), paid, winner=bool(paid and paid > 0))
                for seat, name, paid in zip(seats, self._keeper.names, points, strict=True)
            ]
        )

    def _say(self, text: str) -> None:
        if text != self.said.text() or bool(text) is self.said.isHidden():
            self.said.setText(text)
            self.said.setVisible(bool(text))
            self.refit()

    # What it does

    @Slot()
    def _save(self) -> None:
        self._keep(insist=False)

    @Slot()
    def _save_all_the_same(self) -> None:
        if self._insisting_on_removal:
            self._take_out(insist=True)
        else:
            self._keep(insist=True)

    def _keep(self, *, insist: bool) -> None:
        played = self.played()
        if isinstance(played, str):
            self._say(played)
            return
        if self._place is None:
            answered = self._keeper.record(self._seen, played, self._tiles, insist=insist)
        else:
            answered = self._keeper.change(self._seen, self._place, played, insist=insist)
        self._answer(answered)

    @Slot()
    def _remove(self) -> None:
        self._take_out(insist=False)

    def _take_out(self, *, insist: bool) -> None:
        assert self._place is not None
        answered = self._keeper.remove(self._seen, self._place, insist=insist)
        self._answer(answered)
        self._insisting_on_removal = answered.may_insist

    def _answer(self, answered: Answered) -> None:
        if answered.done:
            self.accept()
            self.recorded.emit(self._what_was_done())
            return
        if self._place is None and self._keeper.kept is not None:
            # What somebody else recorded meanwhile is in the sheet now; this hand can follow it.
            self._seen = self._keeper.kept
        self.insist.setVisible(answered.may_insist)
        self._buttons.refresh()
        self._say(answered.said)
        self.refit()

    def _what_was_done(self) -> str:
        rows = self._keeper.rows()
        if self._place is None and rows:
            return self.tr("Recorded: {hand}.").format(hand=". ".join(rows[-1].said))
        return self.tr("The sheet was corrected; later totals follow.")
