"""The score sheet: the tab as a whole, with the match that is open, or what there is to open."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QHideEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QApplication, QStackedWidget, QVBoxLayout, QWidget

from mahjong_desk.club.in_play import write_in_play
from mahjong_desk.club.store.failures import StoreProblem
from mahjong_desk.club.store.sheets import Sheets
from mahjong_desk.core.draft import Draft
from mahjong_desk.core.texts import sentences, series
from mahjong_desk.hands.places import MATCHES, data_folder
from mahjong_desk.models.asking import Asker
from mahjong_desk.models.corrections import Corrections
from mahjong_desk.models.editor import Editor
from mahjong_desk.models.match_history import MatchHistory, Steps
from mahjong_desk.models.match_keeper import MatchKeeper
from mahjong_desk.models.scored_hand import ScoredHand, recorded_at, scored_hand
from mahjong_desk.models.settling import money_of
from mahjong_desk.models.sheet_models import SheetModels
from mahjong_desk.settings import DATABASE, POINT_IN_MONEY, Settings
from mahjong_desk.settings import message as settings_message
from mahjong_desk.ui.announcements import announce
from mahjong_desk.ui.hand_dialog import HandDialog, Way, way_of
from mahjong_desk.ui.match_form import Entries, MatchForm
from mahjong_desk.ui.match_view import MatchView
from mahjong_desk.ui.night_door import HeldNights, NightDoor
from mahjong_desk.ui.sheet_files import SheetFiles
from mahjong_desk.ui.unusable import Unusable
from mahjong_desk.ui.waiting import Waiting

if TYPE_CHECKING:
    from mahjong_desk.models.player_records import RecordBook
    from mahjong_desk.ui.big_view import BigView
    from mahjong_desk.ui.room_view import Place


class Held(NamedTuple):
    """The match that is shown, None for the list of them, and what can be undone of it.

    With what is written for another match, and where the big view stands; None while there is none.
    """

    match: int | None
    steps: Steps
    entries: Entries | None
    nights: HeldNights | None
    big: Place | None


class SheetPage(QWidget):
    """The whole tab, once it is opened. Whoever else changes a match is followed while it shows."""

    left = Signal()
    """Back to the hand."""
    keys_wanted = Signal()
    """The list of keys is to be shown."""
    changed = Signal()
    """Whether a match is running may be otherwise."""
    recorded = Signal(str)
    """One sentence: what was recorded."""
    hand_wanted = Signal(object)
    """The scored tiles of a recorded hand, a ``Draft``, are to be seen in the scorer."""
    hand_found = Signal(str)
    """The file of this name, which was to be opened as a match, holds a hand."""

    def __init__(
        self,
        editor: Editor,
        settings: Settings,
        parent: QWidget | None = None,
        *,
        folder: Path,
    ) -> None:
        """``settings`` name the server that matches are kept on.

        ``folder``: where they are kept otherwise, and the note of the match in play is left.
        """
        super().__init__(parent)
        self._editor = editor
        self._folder = folder
        self._local = folder / MATCHES
        self._settings = settings
        self.asker = Asker(self)
        """What all that is asked of the database goes through."""
        self._waiting = Waiting(self.asker, self)
        self.keeper: MatchKeeper | None = None
        """None while the database cannot be opened."""
        self._models: SheetModels | None = None
        self.corrections: Corrections | None = None
        """None while the database cannot be opened."""
        self._book: RecordBook | None = None
        """What was read for players' records, once they were asked for."""
        self.history = MatchHistory(self)
        """What was done to the match, to be undone."""
        self.history.said.connect(self._tell_step)
        self.form: MatchForm | None = None
        self.view: MatchView | None = None
        self.big: BigView | None = None
        """While it is open."""
        self.files = SheetFiles(self)
        self.files.said.connect(self._tell)
        self.files.hand_found.connect(self.hand_found)
        self.files.where_wanted.connect(self._ask_where)
        self.files.backups.restore_wanted.connect(self._restore)
        self.unusable = Unusable(self)
        self.unusable.restore.clicked.connect(self.files.backups.ask_to_restore)
        self.unusable.where.clicked.connect(self._ask_where)
        self.unusable.again.clicked.connect(self.open)
        self.pages = QStackedWidget(self)
        self.pages.addWidget(self.unusable)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.pages)
        self.nights = NightDoor(editor, self.history, self.asker, self.pages)
        self.nights.turned.connect(self._show)
        self.nights.keys_wanted.connect(self.keys_wanted)
        QShortcut(QKeySequence("Esc"), self).activated.connect(self.left)
        editor.changed.connect(self._follow_terms)

    @property
    def _url(self) -> str | None:
        """The address of the database; None for the file in the data folder, whatever that is called."""
        server = self._settings.get(DATABASE)
        return server or (None if self._folder == data_folder() else f"sqlite:///{self._local}")

    @Slot()
    def open(self) -> None:
        """Open the database; where that cannot be, say why."""
        found = Sheets.open(self._url, self.asker.run)
        if isinstance(found, StoreProblem):
            self.unusable.show_problem(found)
            return
        self.keeper = keeper = MatchKeeper(
            found, self, folder=self._folder, history=self.history, asker=self.asker
        )
        self.corrections = Corrections(found, keeper, self)
        models = SheetModels(keeper, self)
        self.files.hold(keeper, found, models)
        self.form = MatchForm(self.corrections, self._editor, self.files, self.pages)
        self.view = MatchView(models, self.files, self.pages)
        self._models = models
        self._follow_terms()
        self.pages.addWidget(self.form)
        self.pages.addWidget(self.view)
        self.nights.hold(found, keeper)
        self.form.nights_wanted.connect(self.nights.open)
        self.view.nights_wanted.connect(self.nights.open)
        self.form.opened.connect(self._open_match)
        self.form.matches.records_wanted.connect(self._show_records)
        self.view.standings.records.clicked.connect(self._show_records)
        self.view.standings.settling.written.connect(self._keep_worth)
        self._show_worth()
        self.view.left.connect(self._leave)
        self.view.footer.sheet_wanted.connect(self.keys_wanted)
        self.view.hand_wanted.connect(self._ask)
        self.view.row_wanted.connect(self._correct)
        self.view.insert_wanted.connect(self._insert)
        self.view.big_wanted.connect(self.show_big)
        self.view.correction_wanted.connect(self._correct_match)
        self.view.trail_wanted.connect(self._show_trail)
        self.view.tiles_wanted.connect(self._show_hand)
        keeper.changed.connect(self._show)
        keeper.listed.connect(self.changed)
        keeper.failed.connect(self.view.tell_failure)
        keeper.failed.connect(self.form.tell_failure)
        self._show()
        # What cannot be opened is said by the form, which is begun anew when it comes.
        keeper.resume()
        self.changed.emit()
        keeper.watch(on=self.isVisible())

    def hand_over(self) -> Held:
        """What the page of another window goes on with."""
        kept = None if self.keeper is None else self.keeper.kept
        return Held(
            None if kept is None else kept.id,
            self.history.hand_over(),
            None if self.form is None else self.form.entries(),
            self.nights.hand_over(),
            None if self.big is None else self.big.place(),
        )

    def go_on(self, held: Held) -> None:
        """Show what a page before did, whatever would be shown at a start."""
        if self.keeper is None or self.form is None:
            return
        if held.entries is not None:
            self.form.go_on(held.entries)
        if held.match is None:
            self.keeper.leave()
        elif self.keeper.kept is None or self.keeper.kept.id != held.match:
            self.keeper.open(held.match)
        if self.keeper.kept is not None and self.keeper.kept.id == held.match:
            self.history.go_on(held.steps)
            if held.big is not None:
                self.show_big(held.big)
        if held.nights is not None:
            self.nights.go_on(held.nights)

    def _let_go(self) -> None:
        """Close the database, and everything that shows what is in it."""
        if self.big is not None:
            self.big.close()
        self.nights.let_go()
        self.files.let_go()
        self.history.clear()
        if self.keeper is not None:
            self.keeper.close()
        self.pages.setCurrentWidget(self.unusable)
        for shown in (self.form, self.view):
            if shown is not None:
                self.pages.removeWidget(shown)
                shown.deleteLater()
        for held in (self._book, self._models, self.corrections, self.keeper):
            if held is not None:
                held.deleteLater()
        self._book = None
        self.form = self.view = self.keeper = self.corrections = self._models = None

    @Slot()
    def _ask_where(self) -> None:
        """Let the user choose another database."""
        from mahjong_desk.ui.database_dialog import DatabaseDialog  # seldom needed

        server, file = self._settings.get(DATABASE), self._settings.path
        dialog = DatabaseDialog(self.asker, server, local=self._local, settings=file, parent=self.window())
        dialog.chosen.connect(self._use)
        dialog.open()

    @Slot(str)
    def _use(self, url: str) -> None:
        """Keep matches in another database from now on; what is in the one so far stays there."""
        self._let_go()
        # The note is of a match of the other database.
        write_in_play(self._folder, None)
        self._settings.set(DATABASE, url)
        problem = self._settings.save()
        self.open()
        self.changed.emit()
        if problem is not None:
            from mahjong_desk.ui.complaint import complain  # seldom needed

            complain(self.window(), self.tr("This choice was not saved"), settings_message(problem))

    @Slot(str)
    def _restore(self, name: str) -> None:
        """Have a backup back: nothing may hold the database meanwhile."""
        self._let_go()
        self.files.backups.restore_from(self._url, name, self.asker)
        self.open()
        self.changed.emit()

    @Slot(str)
    def _tell(self, said: str) -> None:
        """What came of saving, printing or opening."""
        if self.view is not None and self.pages.currentWidget() is self.view:
            self.view.tell_step(said)
        elif self.form is not None:
            self.form.tell(said)

    # Showing and hiding

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.keeper is not None:
            self.keeper.watch(on=True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self.keeper is not None:
            # A room may still be looking.
            self.keeper.watch(on=self.big is not None)

    def refit(self) -> None:
        """Lay everything out anew: the letters have another size."""
        for part in (self.unusable, self.form, self.view, self.big, self.nights):
            if part is not None:
                part.refit()

    def announce(self, told: str) -> None:
        """Have a screen reader say it."""
        announce(self, told)

    def close_matches(self) -> None:
        """The window is closed."""
        if self.big is not None:
            self.big.close()
        self.nights.close()
        self.asker.close()
        if self.keeper is not None:
            self.keeper.close()

    @Slot()
    def _show(self) -> None:
        """The match, or what there is to open."""
        keeper, form, view = self.keeper, self.form, self.view
        if keeper is None or form is None or view is None:
            return
        wanted: QWidget = form if keeper.kept is None else view
        if self.nights.is_open and self.nights.page is not None:
            wanted = self.nights.page
        if self.pages.currentWidget() is not wanted:
            if wanted is form:
                form.prepare()
            had_keyboard = (focus := QApplication.focusWidget()) is not None and self.isAncestorOf(focus)
            self.pages.setCurrentWidget(wanted)
            if had_keyboard:
                self.take_keyboard()
        self.changed.emit()

    @Slot(str)
    def _tell_step(self, said: str) -> None:
        """Something was undone or redone, or why it was not."""
        assert self.keeper is not None
        assert self.form is not None
        assert self.view is not None
        (self.form.matches if self.keeper.kept is None else self.view).tell_step(said)

    def take_keyboard(self) -> None:
        """Give the keyboard to what is wanted first."""
        if self.keeper is None or self.form is None or self.view is None:
            self.unusable.again.setFocus(Qt.FocusReason.TabFocusReason)
        elif self.nights.is_open and self.nights.page is not None:
            self.nights.page.take_keyboard()
        elif self.keeper.kept is None:
            self.form.take_keyboard()
        else:
            self.view.list.setFocus(Qt.FocusReason.TabFocusReason)

    # Matches

    @Slot(int)
    def _open_match(self, match_id: int) -> None:
        assert self.keeper is not None
        self.keeper.open(match_id)

    @Slot()
    def _leave(self) -> None:
        assert self.keeper is not None
        self.keeper.leave()

    def _show_worth(self) -> None:
        if self.view is not None:
            self.view.standings.settling.set_worth(self._settings.get(POINT_IN_MONEY))

    @Slot(str)
    def _keep_worth(self, written: str) -> None:
        if written and money_of(written) is None:
            return
        try:
            self._settings.set(POINT_IN_MONEY, written.strip())
        except ValueError:
            return  # more digits than anybody means
        problem = self._settings.save()
        if problem is not None:
            self._tell(settings_message(problem))

    @Slot()
    def _follow_terms(self) -> None:
        """Patterns are called in the sheet as they are in the scorer."""
        if self._models is not None:
            self._models.call_by(self._editor.terms)

    @Slot()
    def _show_records(self) -> None:
        """What players did over time."""
        from mahjong_desk.models.player_records import RecordBook  # seldom needed
        from mahjong_desk.ui.records_dialog import RecordsDialog

        if self.corrections is None:
            return
        if self._book is None:
            self._book = RecordBook(self.corrections, self)
        dialog = RecordsDialog(self._book, self._editor.terms, self.window())
        dialog.match_wanted.connect(self._open_match_at)
        dialog.hand_wanted.connect(self.hand_wanted)
        dialog.open()

    @Slot(int, int)
    def _open_match_at(self, match_id: int, place: int) -> None:
        """Open a match, and go to one of its hands."""
        keeper, view = self.keeper, self.view
        if keeper is None or view is None:
            return
        is_there = keeper.kept is not None and keeper.kept.id == match_id
        if is_there or keeper.open(match_id):
            view.go_to(place)

    @property
    def is_running(self) -> bool:
        """Whether there is a match to record a hand in."""
        return self.keeper is not None and self.keeper.has_running

    @Slot()
    def show_big(self, place: Place | None = None) -> bool:
        """The match, or the club night, over the whole screen, or at ``place``; false where none is open."""
        if self.nights.is_open and self.nights.page is not None:
            return self.nights.page.show_big(place)
        if self._models is None or self.keeper is None or self.keeper.kept is None:
            return False
        if self.big is not None:
            return True
        from mahjong_desk.ui.big_view import BigView  # seldom needed

        self.big = BigView(self._models, self.window())
        self.big.closed.connect(self._big_closed)
        self.big.show_over(self, place)
        return True

    @Slot()
    def _big_closed(self) -> None:
        self.big = None
        if self.keeper is not None:
            self.keeper.watch(on=self.isVisible())
        self.window().activateWindow()

    # Hands

    @Slot(str)
    def _ask(self, way: str) -> None:
        assert self.keeper is not None
        self._show_dialog(HandDialog(self.keeper, Way(way), self.window()))

    @Slot(int)
    def _correct(self, place: int) -> None:
        assert self.keeper is not None
        assert self.keeper.kept is not None
        hands = self.keeper.kept.sheet.match.hands
        if place >= len(hands):
            return
        way = way_of(hands[place])
        self._show_dialog(HandDialog(self.keeper, way, self.window(), place=place))

    @Slot(int)
    def _insert(self, place: int) -> None:
        assert self.keeper is not None
        self._show_dialog(HandDialog(self.keeper, Way.WIN, self.window(), place=place, inserted=True))

    @Slot(int)
    def _show_hand(self, place: int) -> None:
        assert self.keeper is not None
        tiles = self.keeper.tiles(place)
        if tiles is not None:
            self.hand_wanted.emit(tiles)

    @Slot()
    def _correct_match(self) -> None:
        from mahjong_desk.ui.match_dialog import MatchDialog  # seldom needed

        if self.corrections is None or self.corrections.keeper.kept is None:
            return
        dialog = MatchDialog(self.corrections, self.window())
        dialog.saved.connect(self.recorded)
        dialog.open()

    @Slot(object)
    def _show_trail(self, hand: int | None) -> None:
        """What was changed of a hand by its id, or of the whole match."""
        from mahjong_desk.ui.trail_dialog import TrailDialog  # seldom needed

        if self.corrections is None or self.corrections.keeper.kept is None:
            # Somebody else deleted the match while the menu was open.
            return
        dialog = TrailDialog(self.corrections, hand, self.window())
        dialog.put_back.connect(self.recorded)
        dialog.open()

    def _show_dialog(self, dialog: HandDialog) -> None:
        dialog.recorded.connect(self.recorded)
        dialog.insert_wanted.connect(self._insert)
        dialog.hand_wanted.connect(self._show_hand)
        dialog.trail_wanted.connect(self._show_trail)
        dialog.open()

    def record_hand(self, draft: Draft) -> str:
        """Ask whether the hand of the scorer is to be recorded; a sentence where it cannot be."""
        keeper = self.keeper
        if keeper is None:
            return self.unusable.said.text()
        # Another program may have recorded a hand since this tab was last seen.
        keeper.look()
        objection = keeper.objection or self._why_none_is_recorded(keeper)
        if objection:
            return objection
        assert keeper.replay is not None
        assert keeper.rules is not None
        found = scored_hand(draft, keeper.replay, keeper.rules.takes)
        if found.worth is None:
            why = sentences(keeper.texts.problem(problem) for problem in found.problems)
            return self.tr("By the rules of the match the hand does not score: {why}").format(why=why)
        dialog = HandDialog(keeper, Way.WIN, self.window(), scored=found, remark=self._remark(keeper))
        self._warn_of_repeat(dialog, keeper, found)
        self._show_dialog(dialog)
        return ""

    def _warn_of_repeat(self, dialog: HandDialog, keeper: MatchKeeper, found: ScoredHand) -> None:
        """Have the dialog say so where the match has the same hand already; Enter does not record it then."""
        assert keeper.kept is not None
        place, rows = recorded_at(found, keeper.kept), keeper.rows()
        if place is None or place >= len(rows):
            return
        dialog.title.setText(self.tr("Already in the match as {label}").format(label=rows[place].label))
        dialog.ok.setText(self.tr("Record it again all the same"))
        dialog.cancel.setDefault(True)
        dialog.cancel.setFocus(Qt.FocusReason.TabFocusReason)

    def _why_none_is_recorded(self, keeper: MatchKeeper) -> str:
        """Why no hand at all can follow in a match; empty where one can, with a match that runs held then."""
        if not keeper.is_running and not keeper.resume():
            if keeper.has_running:
                unread = self.tr("The match that is running cannot be opened; the score sheet says why.")
                return keeper.failure or unread
            return self.tr("No match is running. Begin one in the score sheet, then record the hand.")
        if keeper.replay is not None and keeper.replay.problems:
            # Who deals in the hand in play is not known.
            wrong = keeper.wrong()
            return self.tr("Put right first what stands in the score sheet: {why}").format(why=wrong)
        return ""

    def _remark(self, keeper: MatchKeeper) -> str:
        """Which hand of the match it becomes."""
        assert keeper.replay is not None
        state = keeper.replay.state
        told = self.tr("{label} of the match of {players}; {dealer} deals. The tiles are kept with the hand.")
        return told.format(label=state.name, players=series(keeper.names), dealer=keeper.names[state.dealer])
