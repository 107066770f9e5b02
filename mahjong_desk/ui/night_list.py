"""The club nights that there are: opened, called otherwise, deleted and had back."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QModelIndex, QPoint, Qt, Signal, Slot
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QMenu, QVBoxLayout, QWidget

from mahjong_desk.club.sheet import LONGEST_TITLE
from mahjong_desk.models.club_night import NightKeeper
from mahjong_desk.models.match_history import Answered
from mahjong_desk.models.night_models import NightListModel
from mahjong_desk.ui import theme
from mahjong_desk.ui.announcements import announce
from mahjong_desk.ui.controls import Card, PillButton, RoleLabel, Segmented, WrapLabel
from mahjong_desk.ui.fields import TextField
from mahjong_desk.ui.hand_parts import Titled
from mahjong_desk.ui.match_list import MatchRows
from mahjong_desk.ui.name_dialogs import NameDialog
from mahjong_desk.ui.sheet_delegates import MatchDelegate
from mahjong_desk.ui.theme import Role


class NightNameDialog(NameDialog):
    """Asks what a club night is to be called."""

    def __init__(self, keeper: NightKeeper, night: int, name: str, parent: QWidget | None = None) -> None:
        save = PillButton(self.tr("Save"), primary=True, does=self.tr("Gives the club night this name"))
        super().__init__(self.tr("Rename the club night"), save, parent)
        self._keeper, self._night = keeper, night
        named = self.tr("What the night is called")
        self.name = TextField(self, named, self.tr("Matches that begin from now on have it in their titles"))
        self.name.setMaxLength(LONGEST_TITLE)
        self.name.setText(name)
        self.name.selectAll()
        self._lay_out(Titled(named, self, self.name))
        self.name.setFocus(Qt.FocusReason.TabFocusReason)

    @Slot()
    def _save(self) -> None:
        if not self.name.text().strip():
            self._say(self.tr("Write what the night is called."))
            return
        answered = self._keeper.rename(self._night, self.name.text())
        if answered.done:
            self.accept()
        else:
            self._say(answered.said)


class NightList(QWidget):
    """The nights with what can be done with each; it is not there while there are none."""

    opened = Signal(int)
    """The night with this id is wanted."""

    def __init__(self, keeper: NightKeeper, parent: QWidget) -> None:
        super().__init__(parent)
        self._keeper = keeper
        self._deleted = 0
        """The night that was deleted last."""
        self.model = NightListModel(keeper, self)
        self.title = RoleLabel(self.tr("Club nights"), Role.TITLE, self)
        sorts = [(False, self.tr("Kept")), (True, self.tr("Deleted"))]
        self.sort = Segmented(self.tr("Which club nights"), sorts, self)
        self.sort.set_value(False)
        self.list = MatchRows(self)
        self.list.setModel(self.model)
        self.list.setItemDelegate(MatchDelegate(self.list))
        self.list.setAccessibleName(self.title.text())
        self._card = Card(self)
        self.said = WrapLabel(role=Role.SMALL, parent=self)
        self.said.hide()
        self.hint = WrapLabel(role=Role.CAPTION, parent=self, muted=True)
        self.undo = PillButton(
            self.tr("Bring it back"), self, small=True, does=self.tr("Has the night back that was deleted")
        )
        self.undo.hide()
        around = QVBoxLayout()
        around.addWidget(self.list)
        self._card.lay_out(around, 1, 1, 0)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for widget in (self.title, self.sort, self._card, self.said):
            column.addWidget(widget)
        column.addWidget(self.undo, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.hint)
        self._connect()
        self.refit()
        self.refresh()

    def _connect(self) -> None:
        self.sort.chosen.connect(self._sort_chosen)
        self.list.row_taken.connect(self._take)
        self.list.menu_wanted.connect(self._show_menu)
        self.list.rename_wanted.connect(self._rename)
        self.list.delete_wanted.connect(self._delete)
        self.undo.clicked.connect(self._bring_last_back)
        for signal in (self.model.rowsInserted, self.model.rowsRemoved):
            signal.connect(self.refresh)

    def refit(self) -> None:
        """Lay everything out anew: the letters have another size."""
        self._column.setSpacing(theme.scaled(10))

    # What it shows

    @Slot()
    @Slot(QModelIndex, int, int)
    def refresh(self, *_: object) -> None:
        """Follow the model."""
        model, deleted = self.model, self.model.shows_deleted
        there_are = model.rowCount() > 0
        self.sort.setVisible(model.deleted > 0)
        self.sort.set_value(deleted)
        self._card.setVisible(there_are)
        self.title.setVisible(there_are or model.deleted > 0)
        self.list.let_take(self.tr("Bring this night back") if deleted else self.tr("Open this club night"))
        if deleted:
            hint = self.tr("Enter or a double click brings a deleted night back.")
        else:
            hint = self.tr(
                "Enter or a double click opens a night. F2 renames it, Del deletes it; so does a right click."
                " Its matches stay."
            )
        self.hint.setText(hint)
        self.hint.setVisible(there_are and not self._keeper.objection)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.model.follow(on=True)
        self.refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.model.follow(on=False)

    def say(self, text: str, *, can_undo: bool = False) -> None:
        """Say what came of something."""
        self.said.setText(text)
        self.said.setVisible(bool(text))
        self.undo.setVisible(can_undo)
        if text:
            announce(self, text)

    @Slot()
    def _sort_chosen(self) -> None:
        self.say("")
        self.model.show_deleted(deleted=self.sort.value() is True)
        self.refresh()

    # What is done with a night

    @Slot(int)
    def _take(self, row: int) -> None:
        night = self.model.records()[row].id
        if not self.model.shows_deleted:
            self.opened.emit(night)
        elif not self._keeper.objection:
            self._bring_back(night)

    @Slot(int, QPoint)
    def _show_menu(self, row: int, at: QPoint) -> None:
        if self._keeper.objection:
            return
        night = self.model.records()[row].id
        wanted: list[tuple[str, Callable[[int], None]]] = [
            (self.tr("Open"), self.opened.emit),
            (self.tr("Rename…"), self._rename_night),
            (self.tr("Delete"), self._delete_night),
        ]
        if self.model.shows_deleted:
            wanted = [(self.tr("Bring it back"), self._bring_back)]
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for text, slot in wanted:
            menu.addAction(text).triggered.connect(partial(self._do, slot, night))
        menu.popup(at)

    @staticmethod
    def _do(slot: Callable[[int], None], night: int, *_: object) -> None:
        slot(night)

    @Slot(int)
    def _rename(self, row: int) -> None:
        if not (self.model.shows_deleted or self._keeper.objection):
            self._rename_night(self.model.records()[row].id)

    @Slot(int)
    def _delete(self, row: int) -> None:
        if not (self.model.shows_deleted or self._keeper.objection):
            self._delete_night(self.model.records()[row].id)

    def _name(self, night: int) -> str:
        return next((record.names for record in self.model.records() if record.id == night), "")

    def _rename_night(self, night: int) -> None:
        NightNameDialog(self._keeper, night, self._name(night), self.window()).open()

    def _delete_night(self, night: int) -> None:
        """At once, as it can be had back at once."""
        name = self._name(night)
        answered = self._keeper.delete(night)
        if not answered.done:
            self.say(answered.said)
            return
        self._deleted = night
        told = self.tr("Deleted: {night}. Its matches stay; it is among the deleted ones.")
        self.say(told.format(night=name), can_undo=True)

    @Slot()
    def _bring_last_back(self) -> None:
        self._bring_back(self._deleted)

    def _bring_back(self, night: int) -> None:
        answered: Answered = self._keeper.restore(night)
        if answered.done and not self.model.shows_deleted:
            self.list.setFocus(Qt.FocusReason.TabFocusReason)
        self.say(self.tr("The club night is back.") if answered.done else answered.said)
