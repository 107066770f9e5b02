"""The club nights: the one that is open, or what there is to open; and the same for a room to see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QStackedWidget, QVBoxLayout, QWidget

from mahjong_desk.club.store.sheets import Sheets
from mahjong_desk.models.asking import Asker
from mahjong_desk.models.club_night import NightKeeper
from mahjong_desk.models.editor import Editor
from mahjong_desk.models.night_models import NightModels
from mahjong_desk.ui.night_files import NightFiles
from mahjong_desk.ui.night_form import NightForm
from mahjong_desk.ui.night_view import NightView
from mahjong_desk.ui.painting import show_rings

if TYPE_CHECKING:
    from mahjong_desk.ui.night_big import BigNight
    from mahjong_desk.ui.room_view import Place


class NightsPage(QWidget):
    """Whoever else changes the night, or records a hand at one of its tables, is followed while it shows."""

    left = Signal()
    """The matches are wanted."""
    match_wanted = Signal(int)
    """The match with this id is wanted."""
    keys_wanted = Signal()
    """The list of keys is to be shown."""

    def __init__(self, sheets: Sheets, editor: Editor, asker: Asker, parent: QWidget) -> None:
        super().__init__(parent)
        self.keeper = NightKeeper(sheets, self, asker=asker)
        self.models = NightModels(self.keeper, self)
        self.files = NightFiles(self.models, self)
        self.form = NightForm(self.keeper, editor, self)
        self.view = NightView(self.models, self.files, self)
        self.big: BigNight | None = None
        """While it is open."""
        self.pages = QStackedWidget(self)
        self.pages.addWidget(self.form)
        self.pages.addWidget(self.view)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.pages)
        self.keeper.changed.connect(self._show)
        self.keeper.failed.connect(self.tell)
        self.files.said.connect(self.view.tell)
        self.form.opened.connect(self.keeper.open)
        self.form.left.connect(self.left)
        self.view.left.connect(self.keeper.leave)
        self.view.matches_wanted.connect(self.left)
        self.view.match_wanted.connect(self.match_wanted)
        self.view.big_wanted.connect(self.show_big)
        self.view.footer.sheet_wanted.connect(self.keys_wanted)
        self.form.prepare()

    @property
    def _part(self) -> NightForm | NightView:
        """What is to be seen."""
        return self.form if self.keeper.kept is None else self.view

    @Slot()
    def _show(self) -> None:
        part = self._part
        if self.pages.currentWidget() is part:
            return
        if part is self.form:
            self.form.prepare()
            if self.big is not None:
                self.big.close()
        had_keyboard = (focus := QApplication.focusWidget()) is not None and self.isAncestorOf(focus)
        by_keys = self.window().testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)
        self.pages.setCurrentWidget(part)
        if had_keyboard:
            part.take_keyboard()
            # Whoever came by keys sees where they are.
            show_rings(self, by_keys)

    @Slot(str)
    def tell(self, said: str) -> None:
        """What is wrong with the database, or with what was asked for; nothing where all is well again."""
        if self._part is self.view:
            self.view.tell(said)
        else:
            self.form.say(said)

    def take_keyboard(self) -> None:
        """Give the keyboard to what is wanted first."""
        self._part.take_keyboard()

    def refit(self) -> None:
        """Lay everything out anew: the letters have another size."""
        for part in (self.form, self.view, self.big):
            if part is not None:
                part.refit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.keeper.watch(on=True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        # A room may still be looking.
        self.keeper.watch(on=self.big is not None)

    # For a room

    @Slot()
    def show_big(self, place: Place | None = None) -> bool:
        """The night over the whole screen, or at ``place``; false where none is open."""
        if self.keeper.kept is None:
            return False
        if self.big is None:
            from mahjong_desk.ui.night_big import BigNight  # seldom needed

            self.big = BigNight(self.models, self.window())
            self.big.closed.connect(self._big_closed)
            self.big.show_over(self, place)
        return True

    @Slot()
    def _big_closed(self) -> None:
        self.big = None
        self.keeper.watch(on=self.isVisible())
        self.window().activateWindow()

    def close_night(self) -> None:
        """The window or the database is closed."""
        if self.big is not None:
            self.big.close()
        self.keeper.close()
