"""Points that are moved by hand: fines, offences with the fine that the rules set, and adjustments."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from mahjong_desk.rules.matches import Takes
from mahjong_desk.rules.outcome_checks import MOST_MOVED
from mahjong_desk.rules.outcomes import Adjust, Chombo, Outcome, Penalty, Played
from mahjong_desk.ui import theme
from mahjong_desk.ui.controls import PillButton, Segmented, plain
from mahjong_desk.ui.fields import NumberField, TextField
from mahjong_desk.ui.hand_panels import BlocksPanel, Said
from mahjong_desk.ui.hand_parts import HandBlock, PlayerBar, Titled, short


class PointsBlock(HandBlock):
    """One thing for which points are moved."""

    gone = Signal(object)
    """This one is to be taken out."""

    def __init__(self, names: Sequence[str], parent: QWidget, number: int) -> None:
        super().__init__(parent)
        more = "" if number == 1 else f" {number}"
        sort, who = self.tr("What happened") + more, self.tr("Who") + more
        choices = [
            ("penalty", self.tr("A fine")),
            ("chombo", self.tr("An offence (chombo)")),
            ("adjust", self.tr("Adjustment")),
        ]
        self.sort = Segmented(sort, choices, self)
        self.sort.set_value("penalty")
        self.player = PlayerBar(who, names, self)
        self.fine = self._number(self.tr("Points of the fine") + more, -1)
        self.fine.setSpecialValueText(" ")
        self.given = [
            self._number(self.tr("Points for {name}").format(name=name) + more, -MOST_MOVED) for name in names
        ]
        for field in self.given:
            field.setValue(0)
        self.reason = TextField(self)
        self.reason.setMaxLength(200)
        self.reason.setAccessibleName(self.tr("Reason") + more)
        self.reason.setAccessibleDescription(self.tr("Why the points are moved; it stands in the sheet"))
        self.reason.textChanged.connect(self.changed)
        self._player_part = Titled(who, self, self.player)
        self._fine_part = Titled(self.tr("Points of the fine") + more, self, self.fine)
        self._given_parts = [
            Titled(plain(short(name)), self, field) for name, field in zip(names, self.given, strict=True)
        ]
        self._reason_part = Titled(self.tr("Reason") + more, self, self.reason)
        self.take_out = PillButton(
            self.tr("Take this out"), self, small=True, does=self.tr("These points are not moved after all")
        )
        self.take_out.setAccessibleName(self.tr("Take this out") + more)
        self.take_out.clicked.connect(self._take_out)
        self._lay_out(Titled(sort, self, self.sort))
        self.sort.chosen.connect(self._sort_chosen)
        self.player.chosen.connect(self.changed)
        self._show()

    def _lay_out(self, first: QWidget) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.scaled(12))
        parts = (first, self._player_part, self._fine_part, *self._given_parts, self._reason_part)
        for part in parts:
            column.addWidget(part)
        column.addWidget(self.take_out, 0, Qt.AlignmentFlag.AlignLeft)

    def _number(self, name: str, least: int) -> NumberField:
        field = NumberField(self)
        field.setRange(least, MOST_MOVED)
        field.setValue(least)
        field.setKeyboardTracking(True)
        # No wider than its numbers.
        field.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        field.setAccessibleName(name)
        field.valueChanged.connect(self.changed)
        return field

    @Slot()
    def _take_out(self) -> None:
        self.gone.emit(self)

    @Slot()
    def _sort_chosen(self) -> None:
        self._show()
        self.grown.emit()
        self.changed.emit()

    def _show(self) -> None:
        sort = self.sort.value()
        self._player_part.setVisible(sort != "adjust")
        self._fine_part.setVisible(sort == "penalty")
        for part in (*self._given_parts, self._reason_part):
            part.setVisible(sort == "adjust")

    def is_blank(self) -> bool:
        """Whether nothing was filled in yet."""
        asked = self.sort.value() != "adjust"
        return asked and self.player.player() is None and self.fine.value() < 1

    def outcome(self) -> Outcome | str:
        """What moves the points, or a sentence that asks for what is missing."""
        sort, player = self.sort.value(), self.player.player()
        if sort == "adjust":
            points = tuple(field.value() for field in self.given)
            if not any(points):
                return self.tr("Who is given points, or loses some?")
            reason = " ".join(self.reason.text().split())
            return Adjust(points, reason) if reason else self.tr("Write why the points are moved.")
        if player is None:
            return self.tr("Who is fined?")
        if sort == "chombo":
            return Chombo(player)
        if self.fine.value() < 1:
            return self.tr("How many points is the fine?")
        return Penalty(player, self.fine.value())

    def show_outcome(self, outcome: Outcome) -> None:
        """Show one as it was recorded."""
        if isinstance(outcome, Adjust):
            self.sort.set_value("adjust")
            for field, points in zip(self.given, outcome.points, strict=True):
                field.setValue(points)
            self.reason.setText(outcome.reason)
        elif isinstance(outcome, Penalty):
            self.sort.set_value("penalty")
            self.player.set_value(outcome.player)
            self.fine.setValue(outcome.points)
        elif isinstance(outcome, Chombo):
            self.sort.set_value("chombo")
            self.player.set_value(outcome.player)
        self._show()


class PointsPanel(BlocksPanel[PointsBlock]):
    """Any number of them: alone, then at least one; or beside how a hand ended, then perhaps none."""

    def __init__(self, takes: Takes, names: Sequence[str], parent: QWidget) -> None:
        super().__init__(takes, names, parent, 16)
        self._made = 0
        self._alone = True
        self._riichi: tuple[int, ...] = ()
        self.more = PillButton(
            self.tr("Another penalty or adjustment"),
            self,
            small=True,
            does=self.tr("Moves points in the same hand"),
        )
        self.more.clicked.connect(self._one_more)
        self.column.addLayout(self.blocks_column)
        self.column.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)
        self.show_asked()

    def set_alone(self, *, alone: bool) -> None:
        """Stand alone, or beside how a hand ended; one that nobody filled in is not asked for there."""
        self._alone = alone
        if alone and not self.blocks:
            self._add_block()
        for block in [] if alone else [block for block in self.blocks if block.is_blank()]:
            self.drop_block(block)
        self.show_asked()

    def _add_block(self) -> PointsBlock:
        self._made += 1
        block = self.add_block(PointsBlock(self.names, self, self._made))
        block.gone.connect(self._take_out)
        return block

    @Slot()
    def _one_more(self) -> None:
        block = self._add_block()
        block.show()
        self.refresh()
        block.sort.setFocus(Qt.FocusReason.TabFocusReason)

    @Slot(object)
    def _take_out(self, block: PointsBlock) -> None:
        self.drop_block(block)
        self.refresh()
        self.more.setFocus(Qt.FocusReason.TabFocusReason)

    def show_asked(self) -> None:
        first = self.tr("Penalty or adjustment in this hand")
        self.more.setText(self.tr("Another penalty or adjustment") if self.blocks else first)
        for block in self.blocks:
            block.take_out.setVisible(not self._alone or len(self.blocks) > 1)

    def outcomes(self) -> tuple[Outcome, ...] | str:
        """What moves points, or a sentence that asks for what is missing."""
        found: list[Outcome] = []
        for block in self.blocks:
            outcome = block.outcome()
            if isinstance(outcome, str):
                return outcome
            found.append(outcome)
        return tuple(found)

    def played(self) -> Said:
        outcomes = self.outcomes()
        if isinstance(outcomes, str):
            return outcomes
        played = Played(outcomes)
        # Only where tiles were dealt can a stick have been laid down.
        return Played(outcomes, self._riichi) if played.was_dealt else played

    def show_played(self, played: Played) -> None:
        self._riichi = played.riichi
        for outcome in played.outcomes:
            if isinstance(outcome, Penalty | Chombo | Adjust):
                self._add_block().show_outcome(outcome)
        self.show_asked()
