"""The dialog that asks where matches are kept: on this computer, or on a server that several share."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtWidgets import QGridLayout, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from mahjong_desk.club.store.addresses import PORT, Address, address_of
from mahjong_desk.club.store.failures import StoreProblem, message
from mahjong_desk.club.store.running import GivenUpError
from mahjong_desk.club.store.trying import Tried, try_server
from mahjong_desk.models.asking import Asker
from mahjong_desk.ui import theme
from mahjong_desk.ui.controls import PillButton, RoleLabel, Segmented, WrapLabel
from mahjong_desk.ui.fields import NumberField, TextField
from mahjong_desk.ui.fitted_dialog import FittedDialog
from mahjong_desk.ui.flow import Flow
from mahjong_desk.ui.hand_parts import Titled
from mahjong_desk.ui.scrolling import DialogScroll, Inside, SlimScrollBar, room_for_dialog
from mahjong_desk.ui.tab_order import set_tab_order
from mahjong_desk.ui.theme import Role

_WIDE = 460
"""Pixels of the dialog's texts, in letters of the usual size."""
_WIDEST = 700
"""Pixels, as a small window leaves for it however large its letters are."""
_LAST_PORT = 65535


class ServerFields(QWidget):
    """The address of a database on a server, in pieces and as a whole; each follows the other."""

    changed = Signal()
    """It is another one."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        name, does = self.tr("Server"), self.tr("The name of the computer, or its number in the network")
        self.host = TextField(self, name, does)
        self.port = NumberField(self)
        self.port.setRange(1, _LAST_PORT)
        self.port.setValue(PORT)
        self.port.setAccessibleName(self.tr("Port"))
        self.database = TextField(self, self.tr("Database"), self.tr("What it is called on the server"))
        self.user = TextField(self, self.tr("User"), self.tr("Who the server knows you as"))
        self.password = TextField(self, self.tr("Password"), self.tr("Of the user on the server"))
        self.password.setEchoMode(QLineEdit.EchoMode.Password)
        self.whole = TextField(
            self, self.tr("Or the whole address"), self.tr("Fills in the fields above; it can be pasted here")
        )
        self.whole.setPlaceholderText("postgresql://user@server/database")
        for field, most in (
            (self.host, 250),
            (self.database, 63),
            (self.user, 63),
            (self.password, 200),
            (self.whole, 800),
        ):
            field.setMaxLength(most)
        self._query: tuple[tuple[str, str], ...] = ()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.addWidget(Titled(name, self, self.host), 0, 0)
        grid.addWidget(Titled(self.tr("Port"), self, self.port), 0, 1)
        grid.addWidget(Titled(self.tr("Database"), self, self.database), 1, 0, 1, 2)
        grid.addWidget(Titled(self.tr("User"), self, self.user), 2, 0)
        grid.addWidget(Titled(self.tr("Password"), self, self.password), 2, 1)
        grid.addWidget(Titled(self.tr("Or the whole address"), self, self.whole), 3, 0, 1, 2)
        self._grid = grid
        set_tab_order([self.host, self.port, self.database, self.user, self.password, self.whole])
        for field in (self.host, self.database, self.user, self.password):
            field.textEdited.connect(self._piece_written)
        self.port.valueChanged.connect(self._piece_written)
        self.whole.textEdited.connect(self._whole_written)
        self.whole.editingFinished.connect(self._show_whole)

    def refit(self) -> None:
        """Lay everything out anew: the letters have another size."""
        self._grid.setHorizontalSpacing(theme.scaled(10))
        self._grid.setVerticalSpacing(theme.scaled(8))
        for field in (self.host, self.database, self.user, self.password, self.whole):
            field.indent()

    def address(self) -> Address:
        """What they say."""
        return Address(
            self.host.text().strip(),
            self.port.value(),
            self.database.text().strip(),
            self.user.text().strip(),
            self.password.text(),
            self._query,
        )

    def show_address(self, address: Address) -> None:
        """Fill all of them in."""
        self._show_pieces(address)
        self._show_whole()

    def _show_pieces(self, address: Address) -> None:
        self.host.setText(address.host)
        self.port.blockSignals(True)
        self.port.setValue(address.port)
        self.port.blockSignals(False)
        self.database.setText(address.database)
        self.user.setText(address.user)
        self.password.setText(address.password)
        self._query = address.query

    @Slot()
    def _show_whole(self) -> None:
        """The address in one piece; the password stays in its own field, where nobody reads it."""
        address = self.address()
        is_nothing = address == Address() or (address_of(self.whole.text()) is None and self.whole.text())
        if not is_nothing:
            self.whole.setText(address.open_url)

    @Slot()
    def _piece_written(self) -> None:
        self.whole.setText(self.address().open_url)
        self.changed.emit()

    @Slot(str)
    def _whole_written(self, text: str) -> None:
        found = address_of(text)
        if found is not None:
            # One that says nothing of the password leaves what was written for the same server, and no other.
            is_same = found.host == self.host.text().strip()
            password = found.password or (self.password.text() if is_same else "")
            self._show_pieces(found._replace(password=password))
        self.changed.emit()


class _Fields(DialogScroll):
    """As high as what is in it is at its width."""

    def sizeHint(self) -> QSize:
        width = super().sizeHint().width()
        return QSize(width, self._inside.heightForWidth(width))


class DatabaseDialog(FittedDialog):
    """Asks where, has a server tried before it is used, and says what comes of that.

    ``url``: the server that is used now, empty for this computer; ``local``: the file on this computer;
    ``settings``: the file in which the answer is kept.
    """

    chosen = Signal(str)
    """The address of a server that answered, or nothing for this computer."""

    def __init__(
        self, asker: Asker, url: str, *, local: Path, settings: Path, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._asker = asker
        self._tried: str | None = None
        """The address that answered."""
        title = self.tr("Where matches are kept")
        self.setWindowTitle(title)
        self._title = RoleLabel(title, Role.TITLE, self)
        places = [(False, self.tr("On this computer")), (True, self.tr("On a server"))]
        self.place = Segmented(title, places, self)
        self.place.set_value(bool(url))
        self._inside = Inside(self)
        self._here = WrapLabel(
            self.tr("In the file {file}").format(file=local), Role.SMALL, self._inside, muted=True
        )
        self._there = WrapLabel(
            self.tr(
                "A PostgreSQL database that several computers have in common: each sees what the others"
                " record."
            ),
            Role.SMALL,
            self._inside,
            muted=True,
        )
        self.fields = ServerFields(self._inside)
        self._password = WrapLabel(
            self.tr(
                "A password that is written here is kept in {file}, which nobody but you may read. Without"
                " one, PostgreSQL’s own password file (.pgpass) is looked into."
            ).format(file=settings),
            Role.SMALL,
            self._inside,
            muted=True,
        )
        self._moving = WrapLabel(
            self.tr(
                "What is recorded already stays where it is. To take it along, back up all matches before you"
                " change this, and restore that backup afterwards."
            ),
            Role.SMALL,
            self._inside,
            muted=True,
        )
        self.said = WrapLabel(role=Role.SMALL_STRONG, parent=self)
        self.attempt = PillButton(
            self.tr("Try the connection"), self, does=self.tr("Says whether the server answers")
        )
        self.use = PillButton(
            self.tr("Use it"), self, primary=True, does=self.tr("Keeps matches there from now on")
        )
        self.cancel = PillButton(self.tr("Cancel"), self, does=self.tr("Changes nothing"))
        self._lay_out()
        self._connect()
        found = address_of(url)
        if found is not None:
            self.fields.show_address(found)
        self._follow()

    def _lay_out(self) -> None:
        self._buttons = Flow(self)
        self._buttons.set_parts([self.attempt, self.use, self.cancel])
        self._texts = (self._here, self._there, self._password, self._moving)
        for text in self._texts:
            # At this width they are lower than they would like to be.
            policy = text.sizePolicy()
            policy.setVerticalPolicy(QSizePolicy.Policy.Preferred)
            text.setSizePolicy(policy)
        self._column = column = QVBoxLayout(self._inside)
        column.setContentsMargins(0, 0, 0, 0)
        for widget in (self._here, self._there, self.fields, self._password, self._moving):
            column.addWidget(widget)
        self._scroll = _Fields(self._inside, self)
        self._whole = whole = QVBoxLayout(self)
        whole.addWidget(self._title)
        whole.addWidget(self.place)
        whole.addWidget(self._scroll, 1)
        whole.addWidget(self.said)
        whole.addWidget(self._buttons)

    def _connect(self) -> None:
        self.place.chosen.connect(self._follow)
        self.fields.changed.connect(self._follow)
        self.attempt.clicked.connect(self._try)
        self.use.clicked.connect(self._use)
        self.cancel.clicked.connect(self.reject)

    def refit(self) -> None:
        margin = theme.scaled(18)
        self._whole.setContentsMargins(margin, margin, margin, margin)
        for layout in (self._whole, self._column):
            layout.setSpacing(theme.scaled(10))
        self.fields.refit()
        for text in self._texts:
            text.setMinimumWidth(min(theme.scaled(_WIDE), _WIDEST))
        self._buttons.refresh()
        # Qt tells only the layout right around a part that it grew, and those further out when it next idles.
        for part in self._inside.findChildren(QWidget):
            part.updateGeometry()
        self._inside.updateGeometry()
        self._column.activate()
        self._scroll.updateGeometry()
        self._whole.activate()
        room, width = room_for_dialog(self), self._whole.sizeHint().width()
        height = self._whole.heightForWidth(width)
        if height > room.height():
            width += SlimScrollBar.WIDTH
        self.resize(QSize(width, height).boundedTo(room))

    @property
    def _is_server(self) -> bool:
        return self.place.value() is True

    @Slot()
    def _follow(self) -> None:
        """Another place or address: what was tried was something else."""
        is_server = self._is_server
        self._here.setVisible(not is_server)
        for widget in (self._there, self.fields, self._password, self.attempt):
            widget.setVisible(is_server)
        self.use.setEnabled(not is_server or self._tried == self.fields.address().url)
        # Enter does what is next.
        self.attempt.setDefault(is_server and not self.use.isEnabled())
        self.use.setDefault(self.use.isEnabled())
        self._say("")
        self.refit()

    def _say(self, text: str) -> None:
        self.said.setText(text)
        self.said.setVisible(bool(text))

    @Slot()
    def _try(self) -> None:
        """Ask the server, and say what came."""
        address = self.fields.address()
        written = self.fields.whole.text().strip()
        if written and address_of(written) is None:
            told = self.tr(
                "That is no address of a PostgreSQL database. One is written as {example}; a password with @"
                " or / in it is best written into its own field."
            )
            self._tell(told.format(example="postgresql://user@server/database"))
            return
        if not address.database:
            self._tell(self.tr("Write what the database is called on the server."))
            return
        try:
            found = self._asker.run(partial(try_server, address.url))
        except GivenUpError:
            self._tell(self.tr("Nothing came from the server before you stopped waiting."))
            return
        if isinstance(found, Tried):
            self._tried = address.url
            self._follow()
        self._tell(message(found) if isinstance(found, StoreProblem) else self._told(found))

    def _told(self, found: Tried) -> str:
        if found.matches is None:
            return self.tr(
                "The server answers. Nothing is kept there yet: its tables are made when you use it."
            )
        if found.matches == 1:
            return self.tr("The server answers. 1 match is kept there.")
        return self.tr("The server answers. {count} matches are kept there.").format(count=found.matches)

    def _tell(self, text: str) -> None:
        self._say(text)
        self.refit()
        if self.use.isEnabled():
            self.use.setFocus(Qt.FocusReason.TabFocusReason)

    @Slot()
    def _use(self) -> None:
        url = self.fields.address().url if self._is_server else ""
        self.accept()
        self.chosen.emit(url)
