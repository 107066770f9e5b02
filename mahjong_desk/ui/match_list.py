"""The matches that there are: opened, looked for, called otherwise, deleted and had back."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QModelIndex, QPoint, Qt, Signal, Slot
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QMenu, QVBoxLayout, QWidget

from mahjong_desk.core.texts import series
from mahjong_desk.models.corrections import Corrections
from mahjong_desk.models.match_history import Answered
from mahjong_desk.models.sheet_models import MatchListModel
from mahjong_desk.ui import theme
from mahjong_desk.ui.announcements import announce
from mahjong_desk.ui.controls import Card, PillButton, RoleLabel, Segmented, WrapLabel
from mahjong_desk.ui.fields import TextField
from mahjong_desk.ui.flow import Flow
from mahjong_desk.ui.sheet_delegates import MatchDelegate
from mahjong_desk.ui.sheet_parts import SheetList
from mahjong_desk.ui.theme import Role

_FEW = 4
"""Matches that are seen at a glance; more can be searched."""


class MatchRows(SheetList):
    """The list itself; F2 and Delete act on the row that is lit."""

    rename_wanted = Signal(int)
    """The match in this row is to be called otherwise."""
    delete_wanted = Signal(int)
    """The match in this row is to be deleted."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        signals = {Qt.Key.Key_F2: self.rename_wanted, Qt.Key.Key_Delete: self.delete_wanted}
        signal, row = signals.get(Qt.Key(event.key())), self.currentIndex().row()
        if signal is None or row < 0:
            super().keyPressEvent(event)
        else:
            signal.emit(row)


class MatchList(QWidget):
    """The matches with what can be done with each; it is not there while there are none."""

    opened = Signal(int)
    """The match with this id is wanted."""
    renamed = Signal()
    """A player has another name."""
    records_wanted = Signal()
    """What players did over time is wanted."""

    def __init__(self, corrections: Corrections, parent: QWidget) -> None:
        super().__init__(parent)
        self._corrections = corrections
        self.model = MatchListModel(corrections.keeper, self)
        self.title = RoleLabel(self.tr("Matches"), Role.TITLE, self)
        sorts = [(False, self.tr("Kept")), (True, self.tr("Deleted"))]
        self.sort = Segmented(self.tr("Which matches"), sorts, self)
        self.sort.set_value(False)
        find = self.tr("Find a match")
        self.search = TextField(self, find, self.tr("By players, title, rules or day, as 1.3.2026"))
        self.search.setPlaceholderText(self.tr("Find by player, title or day"))
        self.nothing = WrapLabel(self.tr("No match has all of that."), Role.SMALL, self, muted=True)
        self.list = MatchRows(self)
        self.list.setModel(self.model)
        self.list.setItemDelegate(MatchDelegate(self.list))
        self.list.setAccessibleName(self.title.text())
        self._card = Card(self)
        self.said = WrapLabel(role=Role.SMALL, parent=self)
        self.said.hide()
        self.hint = WrapLabel(role=Role.CAPTION, parent=self, muted=True)
        self.undo = PillButton(
            self.tr("Bring it back"), self, small=True, does=self.tr("Has the match back that was deleted")
        )
        self.players = PillButton(
            self.tr("Rename a player…"),
            self,
            small=True,
            does=self.tr("Gives a player another name in all matches"),
        )
        self.records = PillButton(
            self.tr("Players…"),
            self,
            small=True,
            does=self.tr("Shows games, places, wins and best hands of each player"),
        )
        self._lay_out()
        self._connect()
        self.refresh()

    def _lay_out(self) -> None:
        around = QVBoxLayout()
        around.addWidget(self.list)
        self._card.lay_out(around, 1, 1, 0)
        self._buttons = Flow(self)
        self._buttons.set_parts([self.undo, self.records, self.players])
        self.undo.hide()
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for widget in (self.title, self.sort, self.search, self._card, self.nothing, self.said):
            column.addWidget(widget)
        column.addWidget(self.hint)
        column.addWidget(self._buttons)
        self.refit()

    def _connect(self) -> None:
        self.sort.chosen.connect(self._sort_chosen)
        self.search.textChanged.connect(self.model.search)
        self.list.row_taken.connect(self._take)
        self.list.menu_wanted.connect(self._show_menu)
        self.list.rename_wanted.connect(self._rename)
        self.list.delete_wanted.connect(self._delete)
        self.undo.clicked.connect(self._bring_last_back)
        self.players.clicked.connect(self._rename_player)
        self.records.clicked.connect(self.records_wanted)
        self._corrections.keeper.listed.connect(self.refresh)
        for signal in (self.model.rowsInserted, self.model.rowsRemoved):
            signal.connect(self.refresh)

    def refit(self) -> None:
        """Lay everything out anew: the letters have another size."""
        self._column.setSpacing(theme.scaled(10))
        self.search.indent()

    # What it shows

    @Slot()
    @Slot(QModelIndex, int, int)
    def refresh(self, *_: object) -> None:
        """Follow the model."""
        model = self.model
        deleted = model.shows_deleted
        self.sort.setVisible(model.deleted > 0)
        self.sort.set_value(deleted)
        self.search.setVisible(model.count > _FEW or bool(self.search.text()))
        there_are = model.rowCount() > 0
        self._card.setVisible(there_are)
        self.nothing.setVisible(not there_are and model.count > 0)
        self.title.setVisible(model.count > 0 or model.deleted > 0)
        self.list.let_take(self.tr("Bring this match back") if deleted else self.tr("Open this match"))
        can_change = not self._corrections.keeper.objection
        if deleted:
            hint = self.tr("Enter or a double click brings a deleted match back, with all its hands.")
        else:
            hint = self.tr(
                "Enter or a double click opens a match. F2 gives it a title, Del deletes it; so does a right"
                " click."
            )
        self.hint.setText(hint)
        self.hint.setVisible(there_are and can_change)
        self.records.setVisible(model.count > 0 or model.deleted > 0)
        self.players.setVisible(can_change and (model.count > 0 or model.deleted > 0))
        self._buttons.refresh()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.model.follow(on=True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.model.follow(on=False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """From what is looked for the arrow down, or Enter, goes on to what was found."""
        goes_down = event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if goes_down and self.search.hasFocus() and self.model.rowCount():
            self.list.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)

    def prepare(self) -> None:
        """It is about to be seen."""
        self.search.clear()
        self.model.follow(on=True)
        self.model.show_deleted(deleted=False)
        self._say("")
        self.refresh()

    def _say(self, text: str, *, can_undo: bool = False) -> None:
        self.said.setText(text)
        self.said.setVisible(bool(text))
        self.undo.setVisible(can_undo)
        self._buttons.refresh()
        if text:
            announce(self, text)

    def tell_step(self, said: str) -> None:
        """Something was undone or redone, or why it was not."""
        self._say(said)

    @Slot()
    def _sort_chosen(self) -> None:
        self._say("")
        self.model.show_deleted(deleted=self.sort.value() is True)
        self.refresh()

    # What is done with a match

    @Slot(int)
    def _take(self, row: int) -> None:
        match_id = self.model.records()[row].id
        if not self.model.shows_deleted:
            self.opened.emit(match_id)
        elif not self._corrections.keeper.objection:
            self._bring_back(match_id)

    @Slot(int, QPoint)
    def _show_menu(self, row: int, at: QPoint) -> None:
        """What can be done with a match."""
        if self._corrections.keeper.objection:
            return
        match_id = self.model.records()[row].id
        wanted: list[tuple[str, Callable[[int], None]]] = [
            (self.tr("Open"), self.opened.emit),
            (self.tr("Rename…"), self._rename_match),
            (self.tr("Delete"), self._delete_match),
        ]
        if self.model.shows_deleted:
            wanted = [(self.tr("Bring it back"), self._bring_back)]
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for text, slot in wanted:
            menu.addAction(text).triggered.connect(partial(self._do, slot, match_id))
        menu.popup(at)

    @staticmethod
    def _do(slot: Callable[[int], None], match_id: int, *_: object) -> None:
        slot(match_id)

    @Slot(int)
    def _rename(self, row: int) -> None:
        if not (self.model.shows_deleted or self._corrections.keeper.objection):
            self._rename_match(self.model.records()[row].id)

    @Slot(int)
    def _delete(self, row: int) -> None:
        if not (self.model.shows_deleted or self._corrections.keeper.objection):
            self._delete_match(self.model.records()[row].id)

    def _rename_match(self, match_id: int) -> None:
        from mahjong_desk.ui.name_dialogs import TitleDialog  # seldom needed

        found = self._corrections.look_up(match_id)
        if isinstance(found, str):
            self._say(found)
            return
        dialog = TitleDialog(self._corrections, found, self.window())
        dialog.open()

    def _delete_match(self, match_id: int) -> None:
        """At once, as it can be had back at once."""
        found = self._corrections.look_up(match_id)
        if isinstance(found, str):
            self._say(found)
            return
        answered = self._corrections.delete(found)
        if not answered.done:
            self._say(answered.said)
            return
        names = found.sheet.title or series(found.sheet.names)
        told = self.tr("Deleted: {match}. Nothing of it is lost; it is among the deleted ones.")
        self._say(told.format(match=names), can_undo=True)

    @Slot()
    def _bring_last_back(self) -> None:
        self.undo.hide()
        self.list.setFocus(Qt.FocusReason.TabFocusReason)
        # The step that deleted it is the last one: whatever else is done tells something else.
        self._corrections.keeper.history.undo()

    def _bring_back(self, match_id: int) -> None:
        answered: Answered = self._corrections.restore(match_id)
        if answered.done and not self.model.shows_deleted:
            self.list.setFocus(Qt.FocusReason.TabFocusReason)
        self._say(self.tr("The match is back.") if answered.done else answered.said)

    @Slot()
    def _rename_player(self) -> None:
        from mahjong_desk.ui.name_dialogs import PlayerDialog  # seldom needed

        dialog = PlayerDialog(self._corrections, self.window())
        dialog.renamed.connect(self._player_renamed)
        dialog.open()

    @Slot(str)
    def _player_renamed(self, said: str) -> None:
        self._say(said)
        self.renamed.emit()
