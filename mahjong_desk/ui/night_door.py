"""The way from the matches to the club nights and back; these are made when they are first asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QStackedWidget

from mahjong_desk.models.asking import Asker
from mahjong_desk.models.editor import Editor
from mahjong_desk.models.match_history import MatchHistory

if TYPE_CHECKING:
    from mahjong_desk.club.store.sheets import Sheets
    from mahjong_desk.models.match_keeper import MatchKeeper
    from mahjong_desk.ui.night_form import NightEntries
    from mahjong_desk.ui.nights_page import NightsPage
    from mahjong_desk.ui.room_view import Place


class HeldNights(NamedTuple):
    """What a window shows of club nights: one with a round of it, or what is written for another.

    ``big``: where the big view stands; None while there is none.
    """

    is_open: bool
    night: int | None
    round: int
    entries: NightEntries
    big: Place | None


class NightDoor(QObject):
    """Holds the page of club nights, and whether it is what the score sheet shows."""

    turned = Signal()
    """Another page is to be shown."""
    keys_wanted = Signal()
    """The list of keys is to be shown."""

    def __init__(self, editor: Editor, history: MatchHistory, asker: Asker, pages: QStackedWidget) -> None:
        super().__init__(pages)
        self._asker = asker
        self._editor = editor
        self._history = history
        self._pages = pages
        self._sheets: Sheets | None = None
        self._keeper: MatchKeeper | None = None
        self._match: int | None = None
        """The match that is open, to see that another one was opened."""
        self.page: NightsPage | None = None
        """None until club nights are first asked for."""
        self.is_open = False

    def hold(self, sheets: Sheets, keeper: MatchKeeper) -> None:
        """The database was opened."""
        self._sheets, self._keeper, self._match = sheets, keeper, None
        keeper.changed.connect(self._follow)
        keeper.failed.connect(self._tell)

    def let_go(self) -> None:
        """The database is closed."""
        self._turn(is_open=False)
        self._sheets = self._keeper = None
        if self.page is not None:
            self.page.close_night()
            self._pages.removeWidget(self.page)
            self.page.deleteLater()
            self.page = None

    def hand_over(self) -> HeldNights | None:
        """For another window; None where nobody asked for club nights."""
        page = self.page
        if page is None:
            return None
        kept, big = page.keeper.kept, page.big
        return HeldNights(
            self.is_open,
            None if kept is None else kept.id,
            page.models.shown,
            page.form.entries(),
            None if big is None else big.place(),
        )

    def go_on(self, held: HeldNights) -> None:
        """Show what a window before showed."""
        if self._sheets is None:
            return
        page = self._made()
        page.form.go_on(held.entries)
        if held.night is not None and page.keeper.open(held.night):
            page.models.show_round(held.round)
        self._turn(is_open=held.is_open)
        if held.big is not None:
            page.show_big(held.big)

    def close(self) -> None:
        """The window is closed."""
        if self.page is not None:
            self.page.close_night()

    @Slot()
    def open(self) -> None:
        """Show club nights: that of the match which is open, or else the last one, or what there is."""
        if self._sheets is None or self._keeper is None:
            return
        page = self._made()
        kept = self._keeper.kept
        table = None if kept is None else page.keeper.table_of(kept.id)
        held = page.keeper.kept
        if table is not None and (held is None or held.id != table.event):
            page.keeper.open(table.event)
        if table is not None and page.keeper.kept is not None:
            page.models.show_round(table.round)
        self._turn(is_open=True)

    def _made(self) -> NightsPage:
        if self.page is None:
            from mahjong_desk.ui.nights_page import NightsPage  # with the forms and dialogs of club nights

            assert self._sheets is not None
            self.page = page = NightsPage(self._sheets, self._editor, self._asker, self._pages)
            self._pages.addWidget(page)
            page.left.connect(self._leave)
            page.match_wanted.connect(self._open_match)
            page.keys_wanted.connect(self.keys_wanted)
        return self.page

    @Slot()
    def _leave(self) -> None:
        """Back to the matches: to what there is to open."""
        if self._keeper is not None:
            self._keeper.leave()
        self._turn(is_open=False)

    @Slot(int)
    def _open_match(self, match: int) -> None:
        if self._keeper is None:
            return
        kept = self._keeper.kept
        # One that is open already stays so, with the steps that can be undone.
        if (kept is not None and kept.id == match) or self._keeper.open(match):
            self._turn(is_open=False)

    def _turn(self, *, is_open: bool) -> None:
        if is_open is not self.is_open:
            self.is_open = is_open
            # The match is not to be seen: nothing of it is undone by a key.
            self._history.rest(on=is_open)
            self.turned.emit()

    @Slot()
    def _follow(self) -> None:
        """A match that is opened from elsewhere, as from a file, is what is wanted."""
        kept = None if self._keeper is None else self._keeper.kept
        match = None if kept is None else kept.id
        if match is not None and match != self._match and self.is_open:
            self._turn(is_open=False)
        self._match = match

    @Slot(str)
    def _tell(self, said: str) -> None:
        if self.page is not None and self.is_open:
            self.page.tell(said)

    def refit(self) -> None:
        """Lay everything out anew: the letters have another size."""
        if self.page is not None:
            self.page.refit()
