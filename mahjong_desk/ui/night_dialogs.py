"""What is asked about a club night that is open: who is here, and who sits at a table."""

from __future__ import annotations

from abc import abstractmethod

from PySide6.QtCore import QCoreApplication, Qt, Slot
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from mahjong_desk.club.event import MOST
from mahjong_desk.core.texts import labelled
from mahjong_desk.models.asked import Asked
from mahjong_desk.models.club_night import NightKeeper
from mahjong_desk.models.guest_names import names_objection
from mahjong_desk.models.sheet_models import wind_names
from mahjong_desk.ui import theme
from mahjong_desk.ui.controls import PillButton, ReasonCheck, RoleLabel, WrapLabel, heading, plain
from mahjong_desk.ui.fields import ChoiceField
from mahjong_desk.ui.fitted_dialog import FittedDialog
from mahjong_desk.ui.flow import Flow
from mahjong_desk.ui.guest_fields import GuestFields
from mahjong_desk.ui.scrolling import DialogScroll, Inside
from mahjong_desk.ui.tab_order import set_tab_order
from mahjong_desk.ui.theme import Role

translate = QCoreApplication.translate

_WIDE = 460
"""Pixels of what is asked for, in letters of the usual size."""


class NightDialog(FittedDialog):
    """Asks for something about the night as it was when it was opened, and closes when that is kept.

    An abstract class, though Qt's own metaclass keeps nobody from making one.
    """

    def __init__(self, keeper: NightKeeper, title: str, about: str, parent: QWidget | None) -> None:
        super().__init__(parent)
        assert keeper.kept is not None
        self._keeper = keeper
        self._seen = keeper.kept
        self._asked = Asked()
        self.setWindowTitle(title)
        self._title = WrapLabel(title, Role.TITLE, self)
        self._about = WrapLabel(about, Role.SMALL, self, muted=True)
        self.said = WrapLabel(role=Role.SMALL_STRONG, parent=self)
        self.said.hide()
        self.save = PillButton(self.tr("Save"), self, primary=True, does=self.tr("Keeps it so"))
        self.save.setDefault(True)
        self.cancel = PillButton(self.tr("Cancel"), self, does=self.tr("Changes nothing"))
        self.save.clicked.connect(self._save)
        self.cancel.clicked.connect(self.reject)
        self._buttons = Flow(self)
        self._buttons.set_parts([self.save, self.cancel])
        self._inside = Inside(self)
        self._scroll = DialogScroll(self._inside, self)
        self._whole = whole = QVBoxLayout(self)
        for part in (self._title, self._about):
            whole.addWidget(part)
        whole.addWidget(self._scroll, 1)
        whole.addWidget(self.said)
        whole.addWidget(self._buttons)
        # Somebody else may delete the night meanwhile.
        keeper.changed.connect(self._follow)

    def refit(self) -> None:
        margin = theme.scaled(18)
        self._whole.setContentsMargins(margin, margin, margin, margin)
        self._whole.setSpacing(theme.scaled(12))
        self._inside.setMinimumWidth(theme.scaled(_WIDE))
        self._scroll.fit(self)

    def say(self, text: str) -> None:
        """Say why it cannot be kept so."""
        if text != self.said.text():
            self.said.setText(text)
            self.said.setVisible(bool(text))
            self.refit()

    @Slot()
    def _follow(self) -> None:
        if self._keeper.kept is None or self._keeper.kept.id != self._seen.id:
            self.reject()

    @Slot()
    @abstractmethod
    def _save(self) -> None:
        """Have it kept, and close; or say why it cannot be."""


class GuestsDialog(NightDialog):
    """Who of the guests is here, and who came later."""

    def __init__(self, keeper: NightKeeper, parent: QWidget | None = None) -> None:
        about = translate(
            "NightDialogs",
            "Rounds that have begun stay as they are. All others are seated anew with those who are here.",
        )
        super().__init__(keeper, translate("NightDialogs", "Guests"), about, parent)
        column = QVBoxLayout(self._inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.scaled(6))
        here = self.tr("Who is here")
        column.addWidget(heading(here, self))
        self.checks = [ReasonCheck(plain(guest.name), self._inside) for guest in self._seen.event.guests]
        for check, guest in zip(self.checks, self._seen.event.guests, strict=True):
            check.setAccessibleName(labelled(here, guest.name))
            check.set_checked(guest.is_here)
            check.toggled_by_user.connect(self._changed)
        self._flow = flow = Flow(self._inside)
        flow.set_parts(self.checks)
        column.addWidget(flow)
        later = self.tr("Who came later")
        column.addWidget(heading(later, self))
        self.more = GuestFields(later, self.tr("One name a line"), 3, self._inside)
        guests = {guest.name for guest in self._seen.event.guests}
        self.more.show_remembered(tuple(name for name in keeper.players() if name not in guests))
        self.more.changed.connect(self._changed)
        self.more.fold.opened.connect(self.refit)
        column.addWidget(self.more)
        column.addStretch()
        set_tab_order([flow, self.more, self.save, self.cancel])
        self.refit()
        self.more.lines.setFocus(Qt.FocusReason.TabFocusReason)

    def refit(self) -> None:
        # In as many rows as they need.
        self._flow.setMaximumWidth(theme.scaled(_WIDE))
        self.more.refit()
        super().refit()

    @Slot()
    def _changed(self) -> None:
        self.say("")

    @Slot()
    def _save(self) -> None:
        more, guests = self.more.names(), self._seen.event.guests
        objection = names_objection(more, [guest.name for guest in guests])
        if not objection and len(guests) + len(more) > MOST:
            objection = self.tr("A club night has {most} guests at most.").format(most=MOST)
        here = [check.isChecked() for check in self.checks]
        if not objection and (more or here != [guest.is_here for guest in guests]):
            request = self._asked.name(here, more)
            answered = self._keeper.set_guests(self._seen, here, more, request=request)
            objection = answered.said
        if objection:
            self.say(objection)
        else:
            self.accept()


class SeatsDialog(NightDialog):
    """Who sits at a table of a round that has not begun; whoever makes room takes the other one's place."""

    def __init__(self, keeper: NightKeeper, number: int, table: int, parent: QWidget | None = None) -> None:
        title = translate("NightDialogs", "Table {table} in round {number}").format(
            table=table + 1, number=number + 1
        )
        about = translate(
            "NightDialogs", "Whoever makes room for somebody takes that guest’s place in this round."
        )
        super().__init__(keeper, title, about, parent)
        self._number, self._table = number, table
        self._there = list(self._seen.event.seats[number][table])
        grid = QGridLayout(self._inside)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setColumnStretch(1, 1)
        grid.setHorizontalSpacing(theme.scaled(12))
        grid.setVerticalSpacing(theme.scaled(8))
        self.fields: list[ChoiceField] = []
        winds = wind_names(len(self._there), self._seen.event.rules)
        choices = self._choices()
        for place, (wind, guest) in enumerate(zip(winds, self._there, strict=True)):
            field = ChoiceField(self._inside)
            field.setAccessibleName(wind)
            for one, text in choices:
                field.addItem(text, one)
            field.setCurrentIndex(field.findData(guest))
            field.activated.connect(self._chosen)
            self.fields.append(field)
            grid.addWidget(RoleLabel(wind, Role.BODY, self._inside), place, 0)
            grid.addWidget(field, place, 1)
        grid.setRowStretch(len(self.fields), 1)
        set_tab_order([*self.fields, self.save, self.cancel])
        self.refit()
        self.fields[0].setFocus(Qt.FocusReason.TabFocusReason)

    def _choices(self) -> list[tuple[int, str]]:
        """Everybody who is here, and at which other table: first those of this one, and who rests last."""
        event, number = self._seen.event, self._number
        found = [(guest, event.guests[guest].name) for guest in self._there]
        for place, table in enumerate(event.seats[number]):
            if place != self._table:
                told = self.tr("{name} – table {table}")
                found += [
                    (guest, told.format(name=event.guests[guest].name, table=place + 1)) for guest in table
                ]
        told = self.tr("{name} – at no table")
        found += [(guest, told.format(name=event.guests[guest].name)) for guest in event.resting(number)]
        return found

    @Slot()
    def _chosen(self) -> None:
        """Nobody sits on two chairs: whoever is chosen where somebody sits changes with that guest."""
        chosen = [int(field.currentData()) for field in self.fields]
        place = next((at for at, one in enumerate(chosen) if one != self._there[at]), None)
        if place is None:
            return
        before = self._there[place]
        other = next((at for at, one in enumerate(chosen) if at != place and one == chosen[place]), None)
        if other is not None:
            self.fields[other].setCurrentIndex(self.fields[other].findData(before))
        self._there = [int(field.currentData()) for field in self.fields]
        self.say("")

    @Slot()
    def _save(self) -> None:
        if tuple(self._there) == self._seen.event.seats[self._number][self._table]:
            self.accept()
            return
        request = self._asked.name(*self._there)
        answered = self._keeper.set_table(self._seen, self._number, self._table, self._there, request=request)
        if answered.done:
            self.accept()
        else:
            self.say(answered.said)
