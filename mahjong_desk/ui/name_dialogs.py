"""Two small dialogs that ask for a name: of a match, and of a player in all matches."""

from __future__ import annotations

from abc import abstractmethod

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mahjong_desk.club.store.kept import Kept
from mahjong_desk.models.corrections import Corrections
from mahjong_desk.models.match_history import Answered
from mahjong_desk.models.sheet_models import day
from mahjong_desk.ui import theme
from mahjong_desk.ui.controls import PillButton, RoleLabel, WrapLabel
from mahjong_desk.ui.fields import ChoiceField, TextField
from mahjong_desk.ui.fitted_dialog import FittedDialog
from mahjong_desk.ui.flow import Flow
from mahjong_desk.ui.hand_parts import Titled
from mahjong_desk.ui.tab_order import set_tab_order
from mahjong_desk.ui.theme import Role

_WIDE = 380
"""Pixels of a field, in letters of the usual size."""


class NameDialog(FittedDialog):
    """Asks for something, says why it cannot be so, and closes when it is."""

    def __init__(self, title: str, save: PillButton, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self._title = RoleLabel(title, Role.TITLE, self)
        self.said = WrapLabel(role=Role.SMALL_STRONG, parent=self)
        self.said.hide()
        self.save = save
        self.save.setDefault(True)
        self.save.clicked.connect(self._save)
        self.cancel = PillButton(self.tr("Cancel"), self, does=self.tr("Changes nothing"))
        self.cancel.clicked.connect(self.reject)
        self._buttons = Flow(self)
        self._buttons.set_parts([self.save, self.cancel])

    def _lay_out(self, *asked: QWidget) -> None:
        self._asked = asked
        self._whole = whole = QVBoxLayout(self)
        for widget in (self._title, *asked, self.said, self._buttons):
            whole.addWidget(widget)
        set_tab_order([*asked, self.save, self.cancel])
        self.refit()

    def refit(self) -> None:
        margin = theme.scaled(18)
        self._whole.setContentsMargins(margin, margin, margin, margin)
        self._whole.setSpacing(theme.scaled(12))
        for field in self.findChildren(TextField):
            field.indent()
        for widget in self._asked:
            widget.setMinimumWidth(theme.scaled(_WIDE))
        self._whole.activate()
        self.resize(self.sizeHint().width(), self._whole.heightForWidth(self.sizeHint().width()))

    def _say(self, text: str) -> None:
        if text != self.said.text():
            self.said.setText(text)
            self.said.setVisible(bool(text))
            self.refit()

    @abstractmethod
    def _save(self) -> None:
        """Keep what was asked for, and close; or say why it cannot be so."""


class TitleDialog(NameDialog):
    """Asks what a match is to be called."""

    def __init__(self, corrections: Corrections, seen: Kept, parent: QWidget | None = None) -> None:
        save = PillButton(self.tr("Save"), primary=True, does=self.tr("Gives the match this title"))
        super().__init__(self.tr("Rename the match"), save, parent)
        self._corrections = corrections
        self._seen = seen
        named = self.tr("What the match is called")
        self.title = TextField(self, named, self.tr("The sheet and the list of matches have it"))
        self.title.setText(seen.sheet.title)
        self.title.setPlaceholderText(self.tr("Match of {date}").format(date=day(seen.sheet.begun)))
        self.title.selectAll()
        self._lay_out(Titled(named, self, self.title))
        self.title.setFocus(Qt.FocusReason.TabFocusReason)

    @Slot()
    def _save(self) -> None:
        answered = self._corrections.retitle(self._seen, self.title.text())
        if answered.done:
            self.accept()
        else:
            self._say(answered.said)


class PlayerDialog(NameDialog):
    """Asks which player is to be called how; where somebody has that name the two become one."""

    renamed = Signal(str)
    """One sentence: who is called how now."""

    def __init__(self, corrections: Corrections, parent: QWidget | None = None) -> None:
        save = PillButton(
            self.tr("Rename"), primary=True, does=self.tr("Gives the player this name in all matches")
        )
        super().__init__(self.tr("Rename a player"), save, parent)
        self._corrections = corrections
        self.player = ChoiceField(self)
        self.player.setAccessibleName(self.tr("Player"))
        self.player.addItems(list(corrections.keeper.players()))
        named = self.tr("New name")
        self.name = TextField(self, named, self.tr("Takes the place of the old one in every match"))
        self._is_sure = False
        about = self.tr("The player has the new name in every match, those that are over too.")
        self._lay_out(
            WrapLabel(about, Role.SMALL, self, muted=True),
            Titled(self.tr("Player"), self, self.player),
            Titled(named, self, self.name),
        )
        self._player_chosen()
        self.player.activated.connect(self._player_chosen)
        self.name.textChanged.connect(self._written)
        self.player.setFocus(Qt.FocusReason.TabFocusReason)

    @Slot()
    def _player_chosen(self) -> None:
        self.name.setText(self.player.currentText())
        self._written()

    @Slot()
    def _written(self) -> None:
        self._is_sure = False
        self.save.setText(self.tr("Rename"))
        self._buttons.refresh()
        self._say("")

    @Slot()
    def _save(self) -> None:
        name, wanted = self.player.currentText(), self.name.text()
        other = self._corrections.other_called(name, wanted)
        if other and not self._is_sure:
            self._ask(name, other)
            return
        answered: Answered = self._corrections.rename_player(name, wanted)
        if not answered.done:
            self._say(answered.said)
            return
        self.accept()
        self.renamed.emit(answered.said)

    def _ask(self, name: str, other: str) -> None:
        """Two players become one only where that is meant."""
        self._is_sure = True
        told = self.tr(
            "There is a player {other} already. If both are the same person, press once more: all matches of"
            " {name} become matches of {other}. That cannot be undone."
        )
        self.save.setText(self.tr("Make them one"))
        self._buttons.refresh()
        self._say(told.format(name=name, other=other))
