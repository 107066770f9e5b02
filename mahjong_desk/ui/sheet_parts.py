"""What stands around the rows of a match: the standings, declared reach, the menu of a hand."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Signal, Slot
from PySide6.QtGui import QContextMenuEvent, QMouseEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from mahjong_desk.models.sheet_models import SheetModels
from mahjong_desk.ui import theme
from mahjong_desk.ui.controls import Card, PillButton, WrapLabel, heading
from mahjong_desk.ui.fitted_list import FittedListView
from mahjong_desk.ui.flow import Flow
from mahjong_desk.ui.hand_card import HandCard
from mahjong_desk.ui.hand_parts import PlayerChecks
from mahjong_desk.ui.settling_block import SettlingBlock
from mahjong_desk.ui.sheet_delegates import StandingDelegate
from mahjong_desk.ui.side_panel import SidePanel
from mahjong_desk.ui.standings_chart import StandingsChart
from mahjong_desk.ui.theme import Role


class CalmButton(PillButton):
    """Takes no second press of a double click, which may have been meant for what stood there before."""

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()


class SumCard(Card):
    """Whether the points add up, and when the match was saved."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.sum = WrapLabel(role=Role.SMALL_STRONG, parent=self)
        self.saved = WrapLabel(role=Role.CAPTION, parent=self, muted=True)
        column = QVBoxLayout()
        column.addWidget(self.sum)
        column.addWidget(self.saved)
        self.lay_out(column, 14, 10, 2)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)


class Standings(SidePanel):
    """Who leads, whether the points add up, and what is wrong."""

    def __init__(self, models: SheetModels, parent: QWidget) -> None:
        super().__init__(parent)
        self.title = WrapLabel(role=Role.STRONG, parent=self)
        self.list = FittedListView(self)
        self.list.setModel(models.standings)
        self.list.setItemDelegate(StandingDelegate(self.list))
        self.settling = SettlingBlock(self)
        self.chart_title = WrapLabel(self.tr("Score by hand"), Role.STRONG, self)
        self.chart = StandingsChart(self)
        self.card = SumCard(self)
        self.hand = HandCard(self)
        """The tiles of the hand that is chosen in the sheet."""
        self.wrong = WrapLabel(role=Role.SMALL_STRONG, parent=self)
        self.step = WrapLabel(role=Role.SMALL, parent=self)
        self.step.hide()
        self.hint = WrapLabel(role=Role.CAPTION, parent=self, muted=True)
        self.trail = PillButton(
            self.tr("Earlier versions…"),
            self,
            small=True,
            does=self.tr("Shows what was changed when, and what was there before"),
        )
        self.records = PillButton(
            self.tr("Players…"),
            self,
            small=True,
            does=self.tr("Shows games, places, wins and best hands of each player"),
        )
        below = Flow(self)
        below.set_parts([self.trail, self.records])
        column = self._column
        column.addWidget(self.title)
        column.addWidget(self.list)
        # Near the top: below the chart and the tiles nobody sees them where the panel scrolls.
        column.addWidget(self.wrong)
        column.addWidget(self.step)
        column.addWidget(self.settling)
        column.addWidget(self.chart_title)
        column.addWidget(self.chart)
        column.addWidget(self.card)
        column.addWidget(self.hand)
        column.addStretch()
        column.addWidget(self.hint)
        column.addWidget(below)
        self.refit()

    def refit(self) -> None:
        super().refit()
        self.settling.refit()
        self.hand.refit()


class ReachBar(QWidget):
    """Who declared reach in the hand in play: their sticks are on the table before it is recorded."""

    declared = Signal(object)
    """The players that are ticked now."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.title = heading(self.tr("Reach declared in this hand"), self)
        self.checks: PlayerChecks | None = None
        """Made when the players are known."""
        self._names: tuple[str, ...] = ()
        self._row = row = QVBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.scaled(4))
        row.addWidget(self.title)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)

    def show_players(self, names: tuple[str, ...], declared: tuple[int, ...]) -> None:
        """Show who plays, and who declared."""
        if names != self._names or self.checks is None:
            if self.checks is not None:
                self._row.removeWidget(self.checks)
                self.checks.hide()
                self.checks.deleteLater()
            self._names = names
            self.checks = PlayerChecks(self.title.text(), names, self)
            self.checks.changed.connect(self._changed)
            self._row.addWidget(self.checks)
        self.checks.set_players(declared)

    @Slot()
    def _changed(self) -> None:
        if self.checks is not None:
            self.declared.emit(self.checks.players())


class SheetList(FittedListView):
    """The rows of the sheet, with a menu for each hand."""

    menu_wanted = Signal(int, QPoint)
    """A menu is wanted for a row, at a place of the screen."""

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        by_key = event.reason() is QContextMenuEvent.Reason.Keyboard
        index = self.currentIndex() if by_key else self.indexAt(event.pos())
        if index.isValid():
            rect = self.visualRect(index)
            at = self.viewport().mapToGlobal(rect.center()) if by_key else event.globalPos()
            self.menu_wanted.emit(index.row(), at)
