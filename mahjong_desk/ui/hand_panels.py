"""How a hand ended, asked in two ways: won, or a draw."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Generic, TypeAlias, TypeVar

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mahjong_desk.core.texts import Texts
from mahjong_desk.models.scored_hand import ScoredHand
from mahjong_desk.rules.matches import Takes
from mahjong_desk.rules.outcomes import (
    Abort,
    AbortKind,
    Draw,
    Nagashi,
    Outcome,
    Played,
    Ron,
    Tsumo,
)
from mahjong_desk.ui import theme
from mahjong_desk.ui.controls import PillButton, RoleLabel, Segmented
from mahjong_desk.ui.fields import ChoiceField
from mahjong_desk.ui.fold import Fold
from mahjong_desk.ui.hand_parts import HandBlock, PlayerBar, PlayerChecks, Titled
from mahjong_desk.ui.theme import Role
from mahjong_desk.ui.winner_block import WinnerBlock

Said: TypeAlias = "Played | str"
"""The hand as it was put, or what is still to be said of it."""

B = TypeVar("B", bound=HandBlock)
_DISCARDER, _NOBODY = "discarder", "nobody"


class HandPanel(QWidget):
    """A way to put how a hand went.

    An abstract class, though Qt's own metaclass keeps nobody from making one.
    """

    changed = Signal()
    """Something else was chosen."""
    grown = Signal()
    """There is more or less to choose from."""

    def __init__(self, takes: Takes, names: Sequence[str], parent: QWidget) -> None:
        super().__init__(parent)
        self.takes = takes
        self.names = tuple(names)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(theme.scaled(12))

    def add_sticks(self) -> PlayerChecks:
        """Who laid down a riichi stick; not there where the rules have none."""
        label = self.tr("Laid down a reach stick")
        sticks = PlayerChecks(label, self.names, self)
        sticks.changed.connect(self.changed)
        titled = Titled(label, self, sticks)
        titled.setVisible(self.takes.sticks)
        self.column.addWidget(titled)
        return sticks

    @Slot()
    def refresh(self) -> None:
        """Something was chosen that others depend on: ask for what can be asked by now."""
        self.show_asked()
        self.grown.emit()
        self.changed.emit()

    @abstractmethod
    def show_asked(self) -> None:
        """Show only what can be asked of such a hand."""

    @abstractmethod
    def played(self) -> Said:
        """The hand, or a sentence that asks for what is missing."""

    @abstractmethod
    def show_played(self, played: Played) -> None:
        """Show a hand as it was recorded."""


class BlocksPanel(HandPanel, Generic[B]):
    """Has any number of blocks that ask the same, one below the other."""

    def __init__(self, takes: Takes, names: Sequence[str], parent: QWidget, between: int) -> None:
        """``between``: pixels between two blocks, in letters of the usual size."""
        super().__init__(takes, names, parent)
        self.blocks: list[B] = []
        self.blocks_column = QVBoxLayout()
        self.blocks_column.setSpacing(theme.scaled(between))

    def add_block(self, block: B) -> B:
        """Put one below the others."""
        block.changed.connect(self.changed)
        block.grown.connect(self.grown)
        self.blocks.append(block)
        self.blocks_column.addWidget(block)
        return block

    def drop_block(self, block: B) -> None:
        """Take one out."""
        self.blocks.remove(block)
        self.blocks_column.removeWidget(block)
        block.hide()
        block.deleteLater()


class WinPanel(BlocksPanel[WinnerBlock]):
    """A hand that was won, by one player or on one discard by several."""

    patterns_wanted = Signal(object)
    """The points of a :class:`WinnerBlock` are to be summed up from a list of patterns."""

    def __init__(self, takes: Takes, names: Sequence[str], parent: QWidget) -> None:
        super().__init__(takes, names, parent, 12)
        # Who won comes first, and stays where it is whatever is chosen below.
        first = self._add_block()
        self.blocks_column.removeWidget(first)
        self.column.addWidget(first)
        how = self.tr("Won by")
        self.how = Segmented(how, [(False, self.tr("Discard")), (True, self.tr("Self-draw"))], self)
        discarded = self.tr("Discarded by")
        self.discarder = PlayerBar(discarded, names, self)
        responsible = self.tr("Responsible for the discard")
        before = [(_DISCARDER, self.tr("Who discarded")), (_NOBODY, self.tr("Nobody"))]
        self.responsible = PlayerBar(responsible, names, self, before)
        self.responsible.set_value(_DISCARDER)
        self._discarder_part = Titled(discarded, self, self.discarder)
        # Its place is kept, so that what stands below does not move under the pointer.
        policy = self._discarder_part.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self._discarder_part.setSizePolicy(policy)
        self.another = PillButton(
            self.tr("Another winner"), self, small=True, does=self.tr("On the same discard others won too")
        )
        self.fewer = PillButton(
            self.tr("One winner fewer"), self, small=True, does=self.tr("Takes the last of the winners out")
        )
        self.column.addWidget(Titled(how, self, self.how))
        self.column.addWidget(self._discarder_part)
        self.sticks = self.add_sticks()
        self.column.addLayout(self.blocks_column)
        left = Qt.AlignmentFlag.AlignLeft
        self.column.addWidget(self.another, 0, left)
        self.column.addWidget(self.fewer, 0, left)
        # Seldom another than the discarder.
        self.other = Fold(responsible, self.responsible, self)
        self.column.addWidget(self.other)
        self.other.opened.connect(self.grown)
        first.winner.chosen.connect(self._show_discarders)
        for bar in (self.how, self.discarder, self.responsible):
            bar.chosen.connect(self.refresh)
        self.another.clicked.connect(self._one_more)
        self.fewer.clicked.connect(self._one_fewer)
        self.show_asked()

    def _add_block(self) -> WinnerBlock:
        block = self.add_block(WinnerBlock(self.takes, self.names, self, len(self.blocks) + 1))
        block.patterns_wanted.connect(self.patterns_wanted)
        return block

    @Slot()
    def _one_more(self) -> None:
        self._add_block().show()
        self.refresh()

    @Slot()
    def _one_fewer(self) -> None:
        self.drop_block(self.blocks[-1])
        self.refresh()

    @Slot()
    def _show_discarders(self) -> None:
        """Whoever won did not discard the tile."""
        winner = self.blocks[0].winner.player()
        for player, name in enumerate(self.names):
            won = self.tr("{name} won and cannot have discarded the tile.").format(name=name)
            self.discarder.set_available(player, player != winner, won)

    def show_asked(self) -> None:
        self._show_discarders()
        on_discard = self.how.value() is False
        self._discarder_part.setVisible(on_discard)
        self.other.setVisible(on_discard and self.takes.responsible)
        more = on_discard and len(self.blocks) < self.takes.most_winners
        self.another.setVisible(more)
        self.fewer.setVisible(len(self.blocks) > 1)

    def _missing(self) -> str:
        """What is to be said first of how it was won; empty where all of that is."""
        if self.blocks[0].winner.player() is None:
            return self.tr("Who won?")
        if self.how.value() is None:
            return self.tr("Was it self-drawn, or won on a discard?")
        if self.how.value() is False and self.discarder.player() is None:
            return self.tr("Who discarded the winning tile?")
        return ""

    def played(self) -> Said:
        if missing := self._missing():
            return missing
        how, discarder = self.how.value(), self.discarder.player()
        wins: list[Outcome] = []
        for block in self.blocks:
            winner, worth = block.winner.player(), block.worth.value()
            if winner is None:
                return self.tr("Who won?")
            if worth is None:
                return self.tr("What is the hand of {name} worth?").format(name=self.names[winner])
            if how:
                wins.append(Tsumo(winner, worth, *block.liability()))
            elif discarder == winner:
                return self.tr("{name} won and cannot have discarded the tile.").format(
                    name=self.names[winner]
                )
            else:
                assert discarder is not None
                wins.append(
                    Ron(
                        winner,
                        discarder,
                        worth,
                        *block.liability(),
                        responsible=self.responsible.player() if self.takes.responsible else None,
                        nobody=self.takes.responsible and self.responsible.value() == _NOBODY,
                    )
                )
        return Played(tuple(wins), self.sticks.players() if self.takes.sticks else ())

    def _show_responsible(self, who: object) -> None:
        """Who answers for the discard; it is folded away while that is who discarded."""
        self.responsible.set_value(who)
        self.other.set_open(who != _DISCARDER)

    def show_scored(self, found: ScoredHand) -> None:
        """Show a hand of the scorer; who discarded may not be known yet."""
        assert found.worth is not None
        block = self.blocks[0]
        self.how.set_value(found.self_draw)
        block.winner.set_value(found.winner)
        block.worth.set_value(found.worth)
        if not found.self_draw:
            self.discarder.set_value(found.discarder)
            self._show_responsible(_NOBODY if found.nobody else _DISCARDER)
        block.show_liability(found.liable, found.liable_yakuman)
        if found.reach:
            self.sticks.set_players((*self.sticks.players(), found.winner))
        self.show_asked()

    def show_played(self, played: Played) -> None:
        wins = played.wins
        while len(self.blocks) < len(wins):
            self._add_block()
        for block, win in zip(self.blocks, wins, strict=False):
            block.show_win(win)
        first = wins[0]
        self.how.set_value(isinstance(first, Tsumo))
        if isinstance(first, Ron):
            self.discarder.set_value(first.discarder)
            named = _DISCARDER if first.responsible is None else first.responsible
            self._show_responsible(_NOBODY if first.nobody else named)
        self.sticks.set_players(played.riichi)
        self.show_asked()


class DrawPanel(HandPanel):
    """A hand that nobody won."""

    def __init__(self, takes: Takes, names: Sequence[str], texts: Texts, parent: QWidget) -> None:
        super().__init__(takes, names, parent)
        self.sort = ChoiceField(self)
        sort, ready = self.tr("What sort of draw"), self.tr("Ready (tenpai)")
        nagashi = self.tr("Discarded terminals and honors alone")
        self.sort.setAccessibleName(sort)
        self.sort.addItem(self.tr("The wall ran out"), "draw")
        if takes.nagashi:
            self.sort.addItem(self.tr("Nagashi mangan"), "nagashi")
        for kind in takes.aborts:
            self.sort.addItem(texts.get("played", kind.value), kind.value)
        self.nagashi = PlayerChecks(nagashi, names, self)
        self.ready = PlayerChecks(ready, names, self)
        self._nagashi_part = Titled(nagashi, self, self.nagashi)
        self._ready_part = Titled(ready, self, self.ready)
        self.plain = RoleLabel(self.tr("Nobody won: no points are paid."), Role.BODY, self)
        sort_part = Titled(sort, self, self.sort)
        sort_part.setVisible(self.sort.count() > 1)
        self.plain.setVisible(not takes.ready)
        for part in (self.plain, sort_part, self._nagashi_part, self._ready_part):
            self.column.addWidget(part)
        self.sticks = self.add_sticks()
        self.sort.activated.connect(self.refresh)
        self.nagashi.changed.connect(self.changed)
        self.ready.changed.connect(self.changed)
        self.show_asked()

    def show_asked(self) -> None:
        sort = self.sort.currentData()
        self._nagashi_part.setVisible(sort == "nagashi")
        self._ready_part.setVisible(self.takes.ready and sort in ("draw", "nagashi"))

    def played(self) -> Said:
        sort = self.sort.currentData()
        ready = self.ready.players() if self.takes.ready else None
        close: Outcome
        if sort == "draw":
            close = Draw(ready)
        elif sort == "nagashi":
            if not self.nagashi.players():
                return self.tr("Whose discards were terminals and honors alone?")
            close = Nagashi(self.nagashi.players(), ready)
        else:
            close = Abort(AbortKind(sort))
        return Played((close,), self.sticks.players() if self.takes.sticks else ())

    def show_played(self, played: Played) -> None:
        close = played.closes[0]
        sort = "draw"
        if isinstance(close, Draw | Nagashi):
            self.ready.set_players(close.tenpai or ())
        if isinstance(close, Nagashi):
            sort = "nagashi"
            self.nagashi.set_players(close.players)
        elif isinstance(close, Abort):
            sort = close.kind.value
        self.sort.setCurrentIndex(max(0, self.sort.findData(sort)))
        self.sticks.set_players(played.riichi)
        self.show_asked()
