"""The dialog that records or corrects a hand: how it went, who pays what, and what is against it."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum

from PySide6.QtCore import Qt, Signal, SignalInstance, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.texts import labelled, phrases, sentences
from mahjong_desk.core.tiles import Wind
from mahjong_desk.models.asked import Asked
from mahjong_desk.models.breakdown import PaymentRecord
from mahjong_desk.models.figures import figure
from mahjong_desk.models.match_history import Answered
from mahjong_desk.models.match_keeper import MatchKeeper
from mahjong_desk.models.records import RecordModel
from mahjong_desk.models.scored_hand import ScoredHand
from mahjong_desk.models.sheet_changes import SheetChanges
from mahjong_desk.models.sheet_models import shows_signs
from mahjong_desk.models.trials import Trial
from mahjong_desk.rules.outcome_checks import values_can_be
from mahjong_desk.rules.outcomes import Played, Worth
from mahjong_desk.ui import theme
from mahjong_desk.ui.breakdown_delegates import PaymentDelegate, PaymentsView
from mahjong_desk.ui.controls import PillButton, RoleLabel, Segmented, WrapLabel, dots_last, heading
from mahjong_desk.ui.fitted_dialog import FittedDialog
from mahjong_desk.ui.flow import Flow
from mahjong_desk.ui.hand_panels import DrawPanel, HandPanel, Said, WinPanel
from mahjong_desk.ui.hand_parts import short
from mahjong_desk.ui.points_panel import PointsPanel
from mahjong_desk.ui.scrolling import DialogScroll, Inside
from mahjong_desk.ui.sheet_parts import CalmButton
from mahjong_desk.ui.theme import Role
from mahjong_desk.ui.winner_block import WinnerBlock

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

    ``place``: which hand of the match is corrected, or before which a forgotten one is ``inserted``; without
    it a hand is recorded at the end. ``scored``: a hand of the scorer, to be recorded with its tiles.
    ``remark``: a sentence to say with it.
    """

    recorded = Signal(str)
    """One sentence: what was recorded."""
    insert_wanted = Signal(int)
    """A hand is to be inserted before the one at this place."""
    hand_wanted = Signal(int)
    """The tiles of the hand at this place are to be seen."""
    trail_wanted = Signal(object)
    """The earlier versions of the hand with this id are to be seen."""

    def __init__(
        self,
        keeper: MatchKeeper,
        way: Way,
        parent: QWidget | None = None,
        *,
        place: int | None = None,
        inserted: bool = False,
        scored: ScoredHand | None = None,
        remark: str = "",
    ) -> None:
        super().__init__(parent)
        assert keeper.rules is not None
        assert keeper.kept is not None
        self._keeper = keeper
        self._words = SheetChanges(self)
        self._seen = keeper.kept
        self._names = keeper.names
        """The players who are asked about, whoever sits there by now."""
        self._signed = shows_signs(keeper.rules)
        self._place = place
        self._inserted = inserted
        self._asked = Asked()
        self._scored = scored
        self._scored_worth: Worth | None = None
        """What its tiles score, as the dialog says it."""
        self._remark = remark
        self._inside = inside = Inside(self)
        takes, names = keeper.rules.takes, keeper.names
        self.win, self.draw = WinPanel(takes, names, inside), DrawPanel(takes, names, keeper.texts, inside)
        self.points = PointsPanel(takes, names, inside)
        self.panels: dict[Way, HandPanel] = {
            Way.WIN: self.win,
            Way.DRAW: self.draw,
            Way.POINTS: self.points,
        }
        ways = [
            (Way.WIN, self.tr("Won")),
            (Way.DRAW, self.tr("Draw")),
            (Way.POINTS, self.tr("Penalty or adjustment")),
        ]
        self.way = Segmented(self.tr("How the hand ended"), ways, self)
        self.way.set_value(way)
        self.way.setVisible(place is not None)
        self._fill(way, scored)
        self._make_answer()
        self.remark = WrapLabel(remark, Role.SMALL, self, muted=True)
        self.remark.setVisible(bool(remark))
        self._make_buttons()
        self._name_it(way)
        self._lay_out()
        self._connect()
        self._show()
        if scored is not None and not isinstance(self.played(), str):
            # Everything is said: Enter records it.
            self.ok.setFocus(Qt.FocusReason.TabFocusReason)

    @property
    def _corrects(self) -> bool:
        return self._place is not None and not self._inserted

    def _fill(self, way: Way, scored: ScoredHand | None) -> None:
        """Show what is known of the hand."""
        if self._corrects:
            assert self._place is not None
            match = self._seen.sheet.match
            played = match.hands[self._place]
            if not values_can_be(played, match.players):
                # As a file may have it: nothing here can show that, and the sheet says what is wrong.
                return
            if played.closes:
                self.panels[way].show_played(played)
            self.points.show_played(played)
            return
        if self._place is None:
            # Whoever declared reach in the hand in play has laid down a stick, and is ready.
            for panel in (self.win, self.draw):
                panel.sticks.set_players(self._keeper.declared)
            self.draw.ready.set_players(self._keeper.declared)
        if scored is not None:
            self.win.show_scored(scored)
            self._scored_worth = self.win.blocks[0].worth.value()

    def _make_answer(self) -> None:
        roles = Qt.ItemDataRole
        spoken = self._spoken
        self.payments: RecordModel[PaymentRecord] = RecordModel(
            lambda record: record.seat, {roles.DisplayRole: spoken, roles.AccessibleTextRole: spoken}, self
        )
        self._payments_title = heading(self.tr("What each player receives or pays"), self)
        self._payments_view = PaymentsView(self.payments, PaymentDelegate(self), self)
        self.later = WrapLabel(role=Role.SMALL, parent=self)
        self.said = WrapLabel(role=Role.SMALL_STRONG, parent=self)

    @staticmethod
    def _spoken(record: PaymentRecord) -> str:
        return labelled(record.name, figure(record.points or 0))

    def _make_buttons(self) -> None:
        self.ok = PillButton(
            self.tr("Save") if self._corrects else self.tr("Record"),
            self,
            primary=True,
            does=self.tr("Keeps the hand as it is put here"),
        )
        self.ok.setDefault(True)
        self.insist = PillButton(
            self.tr("Keep it all the same"), self, does=self.tr("Keeps it although the rules are against it")
        )
        self.cancel = PillButton(self.tr("Cancel"), self, does=self.tr("Changes nothing"))
        self.remove = CalmButton(
            self.tr("Remove this hand"),
            self,
            small=True,
            does=self.tr("Says what changes without it, and takes it out of the match when pressed again"),
        )
        self.before = PillButton(
            self.tr("Insert a hand before…"),
            self,
            small=True,
            does=self.tr("Asks for one that was forgotten"),
        )
        self.after = PillButton(
            self.tr("Insert a hand after…"), self, small=True, does=self.tr("Asks for one that was forgotten")
        )
        self.show_tiles = PillButton(
            self.tr("Show the hand"), self, small=True, does=self.tr("Opens its tiles in the scorer")
        )
        self.trail = PillButton(
            self.tr("Earlier versions…"),
            self,
            small=True,
            does=self.tr("Shows what the hand was before, to put it back"),
        )
        self._removing = False

    def _name_it(self, way: Way) -> None:
        if self._place is not None:
            named = (
                self.tr("Insert a hand as number {number}")
                if self._inserted
                else self.tr("Correct hand {number}")
            )
            title = named.format(number=self._place + 1)
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
        column.setSpacing(theme.scaled(12))
        for panel in self.panels.values():
            column.addWidget(panel)
        column.addStretch()
        self._scroll = DialogScroll(self._inside, self)
        self._buttons = Flow(self)
        self._buttons.set_parts([self.ok, self.insist, self.cancel])
        self.insist.hide()
        self._others = Flow(self)
        self._others.set_parts([self.before, self.after, self.show_tiles, self.trail, self.remove])
        corrected = self._place if self._corrects else None
        self.show_tiles.setVisible(corrected is not None and self._keeper.tiles(corrected) is not None)
        self._others.setVisible(self._corrects)
        whole = QVBoxLayout(self)
        above: tuple[QWidget, ...] = (self.title, self.remark, self.way)
        for widget in above:
            whole.addWidget(widget)
        whole.addWidget(self._scroll, 1)
        below = (
            self._payments_title,
            self._payments_view,
            self.later,
            self.said,
            self._buttons,
            self._others,
        )
        for widget in below:
            whole.addWidget(widget)
        self._whole = whole

    def _connect(self) -> None:
        for panel in self.panels.values():
            panel.changed.connect(self._refresh)
            panel.grown.connect(self.refit)
        self.win.patterns_wanted.connect(self._ask_patterns)
        self.way.chosen.connect(self._show)
        self.ok.clicked.connect(self._save)
        self.insist.clicked.connect(self._save_all_the_same)
        self.remove.clicked.connect(self._remove)
        self.before.clicked.connect(self._insert_before)
        self.after.clicked.connect(self._insert_after)
        self.show_tiles.clicked.connect(self._show_tiles)
        self.trail.clicked.connect(self._show_trail)
        self.cancel.clicked.connect(self.reject)

    def refit(self) -> None:
        margin = theme.scaled(18)
        self._whole.setContentsMargins(margin, margin, margin, margin)
        self._whole.setSpacing(theme.scaled(10))
        self._payments_view.setMinimumWidth(min(theme.scaled(440), _WIDEST))
        # Qt tells only the layout right around a part that it grew, and those further out when it next idles.
        for part in self._inside.findChildren(QWidget):
            part.updateGeometry()
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
        panel = self.panel()
        self.win.setVisible(panel is self.win)
        self.draw.setVisible(panel is self.draw)
        # Points may be moved beside how the hand ended, too.
        self.points.set_alone(alone=panel is self.points)
        self._refresh()
        self.refit()

    def played(self) -> Said:
        """The hand as it is put."""
        played = self.panel().played()
        if isinstance(played, str) or self.panel() is self.points:
            return played
        beside = self.points.outcomes()
        return beside if isinstance(beside, str) else replace(played, outcomes=(*played.outcomes, *beside))

    @Slot()
    def _refresh(self) -> None:
        """Show what the hand would come to, or what is against it."""
        self._ask_removal(asked=False)
        played = self.played()
        if isinstance(played, str):
            self._show_trial(Trial())
            return
        if self._scored is not None:
            lost = self.tr("The tiles are not kept with the hand: they score something else.")
            self.remark.setText(lost if self._tiles_of(played) is None else self._remark)
        trial = self._keeper.trial(self._seen, played, self._place, inserted=self._inserted)
        self._show_trial(trial)

    def _tiles_of(self, played: Played) -> Draft | None:
        """The tiles of the scorer, while the hand is worth what they score."""
        is_worth_it = any(win.worth == self._scored_worth for win in played.wins[:1])
        return self._scored.tiles if self._scored is not None and is_worth_it else None

    def _show_trial(self, trial: Trial) -> None:
        self._show_moved(trial.moved)
        self._say(trial.said, self._changes(trial))

    def _changes(self, trial: Trial) -> str:
        """What becomes of the totals at the end of the match, in words."""
        names = [short(name) for name in self._names]
        return self._words.totals(trial, names, signed=self._signed)

    def _show_moved(self, moved: tuple[int, ...]) -> None:
        seats = tuple(Wind)[: len(self._names)]
        points = moved or (None,) * len(seats)
        self.payments.set_records(
            [
                PaymentRecord(seat, short(name), paid, winner=bool(paid and paid > 0))
                for seat, name, paid in zip(seats, self._names, points, strict=True)
            ]
        )

    def _say(self, text: str, later: str | None = None) -> None:
        """What is against it; ``later`` are the totals, None where they stay as they are shown."""
        before = self.said.text(), self.said.isHidden(), self.later.text(), self.later.isHidden()
        self.said.setText(text)
        self.said.setVisible(bool(text))
        if later is not None:
            self.later.setText(dots_last(later))
            self.later.setVisible(bool(later))
        if before != (self.said.text(), self.said.isHidden(), self.later.text(), self.later.isHidden()):
            self.refit()

    # What it does

    @Slot(object)
    def _ask_patterns(self, block: WinnerBlock) -> None:
        """Have the points of a winner summed up from patterns."""
        from mahjong_desk.ui.patterns_dialog import PatternsDialog  # for whoever wants it

        dialog = PatternsDialog(self._keeper, self._seen, block.ticked, self)
        dialog.chosen.connect(block.take_patterns)
        dialog.open()

    @Slot()
    def _save(self) -> None:
        if self._removing:
            self._ask_removal(asked=False)
        self._keep(insist=False)

    @Slot()
    def _save_all_the_same(self) -> None:
        if self._removing:
            self._take_out(insist=True)
        else:
            self._keep(insist=True)

    def _keep(self, *, insist: bool) -> None:
        played = self.played()
        if isinstance(played, str):
            self._say(played)
            return
        request = self._asked.name(played)
        if self._place is None:
            tiles = self._tiles_of(played)
            answered = self._keeper.record(self._seen, played, tiles, insist=insist, request=request)
        elif self._inserted:
            answered = self._keeper.insert(self._seen, self._place, played, insist=insist, request=request)
        elif played == self._seen.sheet.match.hands[self._place]:
            self.accept()
            return
        else:
            answered = self._keeper.change(self._seen, self._place, played, insist=insist, request=request)
        self._answer(answered)

    @Slot()
    def _remove(self) -> None:
        """Ask once more, with what changes; then take it out."""
        assert self._place is not None
        if self._removing:
            self._take_out(insist=False)
            return
        self._ask_removal(asked=True)
        trial = self._keeper.trial_without(self._seen, self._place)
        without = self.tr("Without this hand: {changes}").format(changes=self._changes(trial))
        self._say(trial.said, without if trial.totals else "")

    def _ask_removal(self, *, asked: bool) -> None:
        self._removing = asked
        self.remove.setText(self.tr("Yes, remove this hand") if asked else self.tr("Remove this hand"))
        self._others.refresh()
        self.insist.hide()
        self._buttons.refresh()

    def _take_out(self, *, insist: bool) -> None:
        assert self._place is not None
        request = self._asked.name(None)
        self._answer(self._keeper.remove(self._seen, self._place, insist=insist, request=request))

    @Slot()
    def _insert_before(self) -> None:
        self._leave_for(self.insert_wanted, 0)

    @Slot()
    def _insert_after(self) -> None:
        self._leave_for(self.insert_wanted, 1)

    @Slot()
    def _show_tiles(self) -> None:
        self._leave_for(self.hand_wanted, 0)

    @Slot()
    def _show_trail(self) -> None:
        assert self._place is not None
        hand = self._seen.hands[self._place].id
        self.reject()
        self.trail_wanted.emit(hand)

    def _leave_for(self, signal: SignalInstance, behind: int) -> None:
        """Ask for something else with this hand, wherever it is by now."""
        assert self._place is not None
        place = self._keeper.place_of(self._seen.hands[self._place].id)
        self.reject()
        if place is not None:
            signal.emit(place + behind)

    def _answer(self, answered: Answered) -> None:
        if answered.done:
            self.accept()
            self.recorded.emit(self._what_was_done())
            return
        said = answered.said
        if self._keeper.kept is None:
            # It was deleted, and there is nothing to go on with.
            pass
        elif self._scored is not None and self._keeper.kept is not self._seen:
            # It was scored for the seats and the counters of another hand.
            again = self.tr("Close this and record the hand again: another may deal now.")
            said = sentences([said, again])
        elif self._is_outdated():
            first = self.tr("Close this first: it shows what was there before.")
            said = sentences([said, first])
        elif self._place is None and self._is_same_table():
            # What somebody else recorded meanwhile is in the sheet now; this hand can follow it.
            assert self._keeper.kept is not None
            self._seen = self._keeper.kept
        self.insist.setVisible(answered.may_insist)
        self._buttons.refresh()
        self._say(said)
        self.refit()

    def _is_outdated(self) -> bool:
        """Whether the table, or the hand that is corrected, is another by now: nothing can be kept then."""
        if self._place is None or self._inserted or not self._is_same_table():
            return not self._is_same_table()
        assert self._keeper.kept is not None
        return self._seen.hands[self._place] not in self._keeper.kept.hands

    def _is_same_table(self) -> bool:
        """Whether the players and the rules are those that were asked about."""
        now, seen = self._keeper.kept, self._seen
        return (
            now is not None
            and now.sheet.names == seen.sheet.names
            and replace(now.sheet.match, hands=()) == replace(seen.sheet.match, hands=())
        )

    def _what_was_done(self) -> str:
        rows = self._keeper.rows()
        if self._place is None and rows:
            return self.tr("Recorded: {hand}.").format(hand=phrases(rows[-1].said))
        return self.tr("The sheet was corrected; later totals follow.")
