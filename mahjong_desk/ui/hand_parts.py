"""What the dialog of a hand is made of: players to choose from, what a win is worth, who is ready."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from mahjong_desk.core.texts import labelled
from mahjong_desk.rules.matches import Takes
from mahjong_desk.rules.options import MOST_POINTS
from mahjong_desk.rules.outcome_checks import FU
from mahjong_desk.rules.outcomes import COUNTED_YAKUMAN_HAN, HanFu, Player, Players, Points, Worth, Yakuman
from mahjong_desk.ui import theme
from mahjong_desk.ui.controls import PillButton, ReasonCheck, Segmented, heading, plain
from mahjong_desk.ui.fields import ChoiceField, NumberField
from mahjong_desk.ui.flow import Flow

_LONGEST = 16
"""Letters of a name that a segment or a box shows."""
_MOST_FU = 110
"""Fu beyond are hardly ever seen; a hand that was recorded with more shows them all the same."""


def short(name: str) -> str:
    """A name that has room in a segment."""
    return name if len(name) <= _LONGEST else name[: _LONGEST - 1].rstrip() + "…"


class Titled(QWidget):
    """Some controls under their caption."""

    def __init__(self, title: str, parent: QWidget, *controls: QWidget) -> None:
        super().__init__(parent)
        self.title = heading(title, self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.scaled(4))
        column.addWidget(self.title)
        for control in controls:
            column.addWidget(control)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)


class HandBlock(QWidget):
    """One of several parts of a panel that ask the same."""

    changed = Signal()
    """Something else was chosen."""
    grown = Signal()
    """There is more or less to choose from."""


class PlayerBar(Segmented):
    """One of the players, or one of a few other values before them."""

    def __init__(
        self,
        name: str,
        players: Sequence[str],
        parent: QWidget,
        before: Sequence[tuple[object, str]] = (),
    ) -> None:
        choices = [*before, *((place, plain(short(player))) for place, player in enumerate(players))]
        whole = [*(label for _, label in before), *players]
        super().__init__(name, choices, parent, names=whole)

    def player(self) -> Player | None:
        """The chosen player; None for nobody, or another value."""
        value = self.value()
        return value if isinstance(value, int) else None


class PlayerChecks(Flow):
    """Any of the players."""

    changed = Signal()

    def __init__(self, name: str, players: Sequence[str], parent: QWidget) -> None:
        super().__init__(parent)
        self._checks = [ReasonCheck(plain(short(player)), self) for player in players]
        for check, player in zip(self._checks, players, strict=True):
            check.setAccessibleName(labelled(name, player))
            check.toggled_by_user.connect(self.changed)
        self.set_parts(self._checks)

    def players(self) -> Players:
        """Those that are ticked."""
        return tuple(place for place, check in enumerate(self._checks) if check.isChecked())

    def set_players(self, players: Sequence[Player]) -> None:
        """Show these ticked. Nothing is emitted."""
        for place, check in enumerate(self._checks):
            check.set_checked(place in players)


class WorthField(QWidget):
    """What a win is worth: points, or han with fu, or yakuman."""

    changed = Signal()
    patterns_wanted = Signal()
    """The points are to be summed up from a list of patterns."""

    def __init__(self, takes: Takes, parent: QWidget, numbered: str = "") -> None:
        """``numbered`` follows the names of the fields where there are several of these."""
        super().__init__(parent)
        self._in_points = takes.in_points
        self.points = NumberField(self)
        self.points.setRange(-1, MOST_POINTS)
        self.points.setSpecialValueText(" ")
        self.points.setValue(-1)
        self.points.setKeyboardTracking(True)
        self.points.setAccessibleName(self.tr("Points") + numbered)
        self.points.valueChanged.connect(self._changed)
        self.han = ChoiceField(self)
        self.han.setAccessibleName(self.tr("Han") + numbered)
        for han in range(1, COUNTED_YAKUMAN_HAN):
            self.han.addItem(self.tr("{count} han").format(count=han), HanFu(han))
        self.han.addItem(self.tr("13 han or more"), HanFu(COUNTED_YAKUMAN_HAN))
        for count in range(1, takes.most_yakuman + 1):
            named = self.tr("Yakuman") if count == 1 else self.tr("{count} yakuman").format(count=count)
            self.han.addItem(named, Yakuman(count))
        self.han.setCurrentIndex(-1)
        self.han.setPlaceholderText(self.tr("Han …"))
        self.fu = ChoiceField(self)
        self.fu.setAccessibleName(self.tr("Fu") + numbered)
        for fu in FU[: FU.index(_MOST_FU) + 1]:
            self.fu.addItem(self.tr("{count} fu").format(count=fu), fu)
        self.fu.setCurrentIndex(self.fu.findData(30))
        for field in (self.han, self.fu):
            field.activated.connect(self._changed)
        self.patterns = PillButton(
            self.tr("From patterns…"),
            self,
            small=True,
            does=self.tr("Sums the points up from patterns"),
        )
        self.patterns.setVisible(takes.patterns)
        self.patterns.clicked.connect(self.patterns_wanted)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.scaled(8))
        for widget in (self.points, self.han, self.fu, self.patterns):
            row.addWidget(widget)
        row.addStretch()
        self._show()

    def value(self) -> Worth | None:
        """What was chosen; None while nothing was."""
        if self._in_points:
            return None if self.points.value() < 0 else Points(self.points.value())
        worth = self.han.currentData()
        if isinstance(worth, HanFu) and worth.needs_fu:
            return HanFu(worth.han, int(self.fu.currentData()))
        return worth if isinstance(worth, HanFu | Yakuman) else None

    def set_value(self, worth: Worth) -> None:
        """Show this. Nothing is emitted."""
        blocked = self.points.blockSignals(True)
        if isinstance(worth, Points):
            self.points.setValue(worth.value)
        elif isinstance(worth, HanFu):
            self.han.setCurrentIndex(min(worth.han, COUNTED_YAKUMAN_HAN) - 1)
            if worth.fu is not None:
                if self.fu.findData(worth.fu) < 0:
                    self.fu.addItem(self.tr("{count} fu").format(count=worth.fu), worth.fu)
                self.fu.setCurrentIndex(self.fu.findData(worth.fu))
        else:
            self.han.setCurrentIndex(min(COUNTED_YAKUMAN_HAN + worth.count, self.han.count()) - 1)
        self.points.blockSignals(blocked)
        self._show()

    @Slot()
    def _changed(self) -> None:
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        self.points.setVisible(self._in_points)
        self.han.setVisible(not self._in_points)
        worth = self.han.currentData()
        asked = isinstance(worth, HanFu) and worth.needs_fu
        self.fu.setVisible(not self._in_points and asked)
