"""One of those who won a hand: who, with what, and who is liable for it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mahjong_desk.rules.matches import Takes
from mahjong_desk.rules.outcomes import Player, Points, Win, Yakuman
from mahjong_desk.ui import theme
from mahjong_desk.ui.controls import Segmented
from mahjong_desk.ui.hand_parts import HandBlock, PlayerBar, Titled, WorthField

_NOBODY = "nobody"


class WinnerBlock(HandBlock):
    """Asks it all; of a yakuman that is worth more than one also for how many somebody is liable."""

    patterns_wanted = Signal(object)
    """The points of this winner are to be summed up from a list of patterns."""

    def __init__(self, takes: Takes, names: Sequence[str], parent: QWidget, number: int) -> None:
        super().__init__(parent)
        self._takes = takes
        self._ticked: dict[str, int] = {}
        more = "" if number == 1 else f" {number}"
        numbered = self.tr("Winner") + more
        self.winner = PlayerBar(numbered, names, self)
        self.worth = WorthField(takes, self, more)
        liable = self.tr("Liable for the yakuman (pao)") + more
        self.liable = PlayerBar(liable, names, self, [(_NOBODY, self.tr("Nobody"))])
        self.liable.set_value(_NOBODY)
        self._liable_part = Titled(liable, self, self.liable)
        covered = self.tr("Liable for how many of them") + more
        counts = [(count, str(count)) for count in range(1, max(1, takes.most_yakuman) + 1)]
        self.covered = Segmented(covered, counts, self)
        self.covered.set_value(1)
        self._covered_part = Titled(covered, self, self.covered)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.scaled(12))
        column.addWidget(Titled(numbered, self, self.winner))
        column.addWidget(Titled(self.tr("Worth") + more, self, self.worth))
        column.addWidget(self._liable_part)
        column.addWidget(self._covered_part)
        self.winner.chosen.connect(self._changed)
        self.worth.changed.connect(self._changed)
        self.worth.patterns_wanted.connect(self._want_patterns)
        self.liable.chosen.connect(self._changed)
        self.covered.chosen.connect(self._changed)
        self._show()

    def show_win(self, win: Win) -> None:
        """Show a win as it was recorded."""
        self.winner.set_value(win.winner)
        self.worth.set_value(win.worth)
        self.show_liability(win.pao, win.pao_yakuman)

    def show_liability(self, player: Player | None, yakuman: int) -> None:
        """Show who is liable, and for how many yakuman."""
        self.liable.set_value(_NOBODY if player is None else player)
        self.covered.set_value(min(yakuman, max(1, self._takes.most_yakuman)))
        self._show()

    def liability(self) -> tuple[Player | None, int]:
        """Who is liable and for how many yakuman, where that is asked."""
        player = None if self._liable_part.isHidden() else self.liable.player()
        covered = self.covered.value()
        return player, covered if player is not None and isinstance(covered, int) else 1

    @Slot()
    def _want_patterns(self) -> None:
        self.patterns_wanted.emit(self)

    @property
    def ticked(self) -> dict[str, int]:
        """The patterns that the points were summed up from."""
        return self._ticked

    @Slot(object, int)
    def take_patterns(self, ticked: dict[str, int], total: int) -> None:
        """The points come from these patterns."""
        self._ticked = ticked
        self.worth.set_value(Points(total))
        self._changed()

    @Slot()
    def _changed(self) -> None:
        before = self._liable_part.isHidden(), self._covered_part.isHidden()
        self._show()
        self.changed.emit()
        if before != (self._liable_part.isHidden(), self._covered_part.isHidden()):
            self.grown.emit()

    def _show(self) -> None:
        """Only what can be asked of such a hand."""
        worth = self.worth.value()
        count = worth.count if isinstance(worth, Yakuman) else 0
        is_liable = self._takes.liable and count > 0
        self._liable_part.setVisible(is_liable)
        of_some = self._takes.liable_in_part and count > 1
        self._covered_part.setVisible(is_liable and of_some and self.liable.player() is not None)
        for value in range(1, max(1, self._takes.most_yakuman) + 1):
            self.covered.set_shown(value, value <= max(1, count))
        chosen = self.covered.value()
        if isinstance(chosen, int) and count and chosen > count:
            self.covered.set_value(count)
