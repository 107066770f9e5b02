"""The main window: puts the panels together and keeps the settings."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QByteArray, QRect, QSize, Signal, Slot
from PySide6.QtGui import QCloseEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QLineEdit,
    QMainWindow,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from mahjong_desk.core.arrangements import Places
from mahjong_desk.hands.places import data_folder, holds_match_in_play
from mahjong_desk.models.breakdown import BreakdownModels
from mahjong_desk.models.editor import Editor
from mahjong_desk.models.entry import Entry
from mahjong_desk.models.recorder import Recorder
from mahjong_desk.models.tiles import HandModels
from mahjong_desk.models.win_entry import WinEntry
from mahjong_desk.settings import (
    WELCOMED,
    WINDOW_GEOMETRY,
    Language,
    Settings,
    message,
)
from mahjong_desk.ui import theme
from mahjong_desk.ui.commands import Awaited, Commands
from mahjong_desk.ui.controls import RoleLabel
from mahjong_desk.ui.hand_files import HandFiles
from mahjong_desk.ui.hand_menu import HandMenu
from mahjong_desk.ui.header import Header
from mahjong_desk.ui.key_table import KeyTable
from mahjong_desk.ui.keys import Keys
from mahjong_desk.ui.look_settings import LookSettings
from mahjong_desk.ui.rule_settings import RuleSettings, starting_draft
from mahjong_desk.ui.scorer import Scorer
from mahjong_desk.ui.tab_order import set_tab_order
from mahjong_desk.ui.tabs import Tab

if TYPE_CHECKING:
    from mahjong_desk.core.draft import Draft
    from mahjong_desk.models.hand_set import HandSetEditor
    from mahjong_desk.models.history import History
    from mahjong_desk.models.practice import Practice
    from mahjong_desk.practice.hand_sets import HandSet
    from mahjong_desk.ui.guide import GuidePanel
    from mahjong_desk.ui.manual import Manual
    from mahjong_desk.ui.practice import PracticePanel
    from mahjong_desk.ui.room_view import Place
    from mahjong_desk.ui.sheet_page import Held, SheetPage
    from mahjong_desk.ui.teaching_view import TeachingView
    from mahjong_desk.ui.welcome import Begin

SMALLEST = QSize(1024, 640)
"""Nothing is cut off; a window is smaller only where the screen is."""
USUAL = QSize(1280, 800)
FRAME = QSize(8, 40)
"""What a window manager adds to a window, about."""


class Taken(NamedTuple):
    """What one window hands over to the next: the hand with its steps, and what else somebody has begun."""

    editor: Editor
    recorder: Recorder
    folder: Path
    tab: Tab
    practice: Practice | None
    sets: HandSetEditor | None
    sheet: Held | None
    """None where nobody looked at the score sheet, and so with the guide."""
    pages: History | None
    text: str
    """What is written in the field of the hand and cannot be read."""
    taught: tuple[int, Place] | None
    """The teaching view of the hand: the steps that are revealed, and where it stands."""
    manual: tuple[int, QRect] | None
    """The chapter that is read, and where the manual stands."""


class MainWindow(QMainWindow):
    """The scorer.

    ``folder`` is where hands are kept; where it is not given, the system's place for such. ``taken``: what a
    window had in whose place this one comes.
    """

    language_chosen = Signal(object)
    """A :class:`Language` that all is to be said in, which takes another window."""

    def __init__(
        self,
        settings: Settings,
        editor: Editor | None = None,
        *,
        folder: Path | None = None,
        taken: Taken | None = None,
    ) -> None:
        super().__init__()
        self._settings = settings
        self.setWindowTitle(self.tr("Mahjong Desk"))
        if taken is not None:
            editor, folder = taken.editor, taken.folder
            editor.forget_names()
        self.editor = editor or Editor(starting_draft(settings))
        self.editor.setParent(self)
        self.looks = LookSettings(self.editor, settings, self)
        self.hand_models = HandModels(self.editor, self)
        self.breakdown_models = BreakdownModels(self.editor, self)
        self.header = Header(self.editor, settings, self)
        self.entry = Entry(self.editor, self)
        self.win_entry = WinEntry(self.editor, self)
        self.key_table = KeyTable(self)
        self.scorer = Scorer(
            self.editor,
            self.entry,
            self.win_entry,
            self.hand_models,
            self.breakdown_models,
            self.key_table,
            self,
        )
        self.felt, self.picker = self.scorer.felt, self.scorer.picker
        self.circumstances, self.breakdown = self.scorer.circumstances, self.scorer.breakdown
        self.footer = self.scorer.footer
        self.keys = Keys(self.key_table, self.scorer, self)
        self.commands = Commands(self.keys, self.editor, self.entry, self.win_entry, self.picker)
        self.awaited = Awaited(self.keys, self.picker, self.footer)
        self.teaching: TeachingView | None = None
        """While it is open."""
        self.rule_settings = RuleSettings(self.editor, settings, self)
        self._leaves_hand = False
        self.kept_in = folder or data_folder()
        """The folder of what is kept."""
        self.recorder = Recorder(self.editor, self.kept_in) if taken is None else taken.recorder
        self.recorder.setParent(self)
        self._is_replaced = False
        """Another window has what this one had."""
        self.files = HandFiles(self.editor, self)
        self.guide: GuidePanel | None = None
        """Made when it is first opened."""
        self.sheet: SheetPage | None = None
        """Likewise, or when a hand is first recorded."""
        self.practice: PracticePanel | None = None
        """Likewise, when it is first opened."""
        self._lay_out()
        self._connect()
        self._restore()
        # Nobody opens a database before it is asked for: whoever had a match running left a note of it.
        self.breakdown.let_record(on=holds_match_in_play(self.kept_in))

    # Construction

    def _lay_out(self) -> None:
        whole = QWidget(self)
        self.pages = QStackedWidget(whole)
        self.pages.addWidget(self.scorer)
        column = QVBoxLayout(whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.header)
        if self._settings.problems:
            from mahjong_desk.ui.settings_banner import SettingsBanner  # a file is seldom wrong

            told = [message(problem) for problem in self._settings.problems]
            banner = SettingsBanner(told, self)
            column.addWidget(banner)
            set_tab_order([self.header, banner, self.scorer])
        column.addWidget(self.pages, 1)
        self.setCentralWidget(whole)

    def _connect(self) -> None:
        self.header.rules_chosen.connect(self.rule_settings.choose)
        self.header.options_wanted.connect(self._show_options)
        self.header.theme_chosen.connect(self.looks.choose_theme)
        self.header.tile_set_chosen.connect(self.looks.choose_tile_set)
        self.header.tile_size_chosen.connect(self.looks.choose_tile_size)
        self.header.terms_chosen.connect(self.looks.choose_terms)
        self.header.language_chosen.connect(self.language_chosen)
        self.header.own_rules_chosen.connect(self.rule_settings.choose_own)
        self.header.keep_wanted.connect(self.rule_settings.ask_for_name)
        self.header.teaching_wanted.connect(self._show_teaching)
        self.header.manual_wanted.connect(self.show_manual)
        QShortcut(QKeySequence.StandardKey.HelpContents, self).activated.connect(self.show_manual)
        self.header.forget_wanted.connect(self.rule_settings.forget_own)
        self.breakdown.chart_wanted.connect(self._show_charts)
        self.breakdown.comparison_wanted.connect(self._compare_readings)
        self.hand_menu = HandMenu(self.editor, self.files, self.recorder, self)
        self.header.hand.setMenu(self.hand_menu)
        self.files.match_found.connect(self._open_match)
        self.files.set_found.connect(self._open_set)
        self.files.take_drops(self.picker.findChildren(QLineEdit))
        self.picker.mode_changed.connect(self.felt.set_mode)
        self.breakdown.lit.connect(self._light)
        self.breakdown.pattern_wanted.connect(self._show_pattern)
        self.header.tabs.currentChanged.connect(self._show_tab)
        # Whoever opens a hand wants to see it.
        self.editor.begun.connect(self._show_scorer)
        self._seen = self.editor.draft
        self.editor.changed.connect(self._follow_hand)
        self.felt.winning_chosen.connect(self.picker.end_winning)
        self.breakdown.example_wanted.connect(self.entry.show_example)
        self.footer.sheet_wanted.connect(self._show_sheet)
        self.commands.sheet_wanted.connect(self._show_sheet)
        self.commands.ended.connect(self.felt.cancel_drag)
        self.looks.resized.connect(self._lay_out_anew)
        self.looks.said.connect(self.felt.show_notice)
        self.rule_settings.said.connect(self.felt.show_notice)
        self.rule_settings.added.connect(self.felt.add_notice)
        self.commands.teaching_wanted.connect(self._show_to_room)
        self.commands.paste_wanted.connect(self._paste)
        self.breakdown.noticed.connect(self.felt.show_notice)
        self.breakdown.done.connect(self.felt.show_done)
        self.breakdown.recording_wanted.connect(self._record_hand)
        self.files.done.connect(self.felt.show_done)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            theme.generation()  # so that lengths are known anew before the window asks for them
            app.fontChanged.connect(self._letters_changed)
            app.focusChanged.connect(self.scorer.follow_focus)
            app.commitDataRequest.connect(self.leave_hand)
        self.recorder.failed.connect(self.felt.add_notice)

    def _restore(self) -> None:
        # The system's bars are not part of the room, the window's own frame is.
        room = self.screen().availableSize() - FRAME
        # Half of a window that reaches beyond the screen is worse than panels that scroll.
        self.setMinimumSize(SMALLEST.boundedTo(room))
        self.resize(USUAL.boundedTo(room))
        saved = self._settings.get(WINDOW_GEOMETRY)
        if saved:
            self.restoreGeometry(QByteArray.fromBase64(saved.encode("ascii", "ignore")))
        self.picker.view.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scorer.arrange(self.size())

    @Slot()
    def _letters_changed(self) -> None:
        """The system's text has another size."""
        for label in self.findChildren(RoleLabel):
            label.follow_font()
        self._lay_out_anew()

    @Slot()
    def _lay_out_anew(self) -> None:
        """The letters or the tiles have another size."""
        for view in self.findChildren(QAbstractItemView):
            view.scheduleDelayedItemsLayout()
            view.updateGeometry()
        self.scorer.arrange(self.size())
        for panel in (
            self.felt,
            self.picker.view,
            self.header,
            self.breakdown,
            self.guide,
            self.sheet,
            self.practice,
            self.teaching,
        ):
            if panel is not None:
                panel.refit()

    def begin(self, file: Path | None = None) -> None:
        """Open a file, or else go on with the hand of a window that was never closed, if there is one."""
        if file is not None:
            self.files.open(str(file))
        elif self.recorder.restore():
            self.felt.show_done(
                self.tr("Restored: the program ended before this hand was done. Undo or Clear takes it away.")
            )

    def welcome(self) -> None:
        """Ask what a first start asks."""
        from mahjong_desk.ui.welcome import Welcome  # once

        welcome = Welcome(self.editor, self._settings, self)
        welcome.rules_chosen.connect(self.rule_settings.choose)
        welcome.theme_chosen.connect(self.looks.choose_theme)
        welcome.tile_set_chosen.connect(self.looks.choose_tile_set)
        welcome.tile_size_chosen.connect(self.looks.choose_tile_size)
        welcome.over.connect(self._begin_so)
        welcome.open()
        # However it ends, and however the program does, it was seen.
        self._settings.set(WELCOMED, True)
        problem = self._settings.save()
        if problem is not None:
            self.felt.show_notice(message(problem))

    @Slot(object, object)
    def _begin_so(self, how: Begin, language: Language) -> None:
        """Begin as the welcome was answered."""
        from mahjong_desk.ui.welcome import Begin

        if how is Begin.EXAMPLE:
            self.entry.show_example()
        elif how is Begin.SAMPLE:
            self.show_sample()
        # Last, as another language takes another window.
        self.language_chosen.emit(language)

    @Slot()
    def show_sample(self) -> None:
        """Open the match that comes with the program, to explore it."""
        self._choose_tab(Tab.SHEET)
        self._made_sheet().files.open_sample()

    def hand_over(self) -> Taken:
        """All that the next window goes on with; this one is to be closed then."""
        from mahjong_desk.ui.manual import Manual  # for whoever asks

        self._is_replaced = True
        practice = None if self.practice is None else self.practice.practice
        sets = None if self.practice is None else self.practice.sets
        sheet = None if self.sheet is None else self.sheet.hand_over()
        tab = list(Tab)[self.header.tabs.currentIndex()]
        self._keep_place()
        pages = None if self.guide is None else self.guide.history
        text = self.picker.field.unread_text()
        view, manual = self.teaching, self.findChild(Manual)
        if view is not None and not view.teaching.teaches(self.editor):
            view = None  # that of a hand of practice
        taught = None if view is None else (view.teaching.shown, view.place())
        read = None if manual is None else (manual.list.currentRow(), manual.geometry())
        return Taken(
            self.editor, self.recorder, self.kept_in, tab, practice, sets, sheet, pages, text, taught, read
        )

    def go_on(self, taken: Taken) -> None:
        """Show what the window before showed."""
        if taken.practice is not None:
            practice = self._made_practice(taken.practice)
            if taken.sets is not None:
                practice.go_on(taken.sets)
        if taken.sheet is not None:
            self._made_sheet().go_on(taken.sheet)
        if taken.pages is not None:
            self._made_guide().go_on(taken.pages)
        self._choose_tab(taken.tab)
        if taken.text:
            self.picker.field.go_on(taken.text)
        if taken.taught is not None:
            shown, place = taken.taught
            self._teach(self.editor, self.breakdown_models, place).teaching.go_on(shown)
        if taken.manual is not None:
            self.show_manual().go_on(*taken.manual)
        self.activateWindow()

    # The tabs

    @Slot(int)
    def _show_tab(self, place: int) -> None:
        """Show what a tab is for, with the keyboard where it was there."""
        tab = list(Tab)[place]
        if tab is Tab.SCORE:
            self.pages.setCurrentWidget(self.scorer)
        elif tab is Tab.SHEET:
            self.pages.setCurrentWidget(self._made_sheet())
        elif tab is Tab.GUIDE:
            self.pages.setCurrentWidget(self._made_guide())
        else:
            self.pages.setCurrentWidget(self._made_practice())
        self.header.offer_clear(on=tab is Tab.SCORE)
        # The keys that open and save do so with what is shown: the match, or else the hand.
        self.hand_menu.let_keys(on=tab in (Tab.SCORE, Tab.GUIDE))
        self._follow_steps()

    @Slot()
    def _follow_steps(self) -> None:
        """Undo acts on what is shown: the match, the hand that is built, or else the hand."""
        shown = self.pages.currentWidget()
        if self.sheet is not None and shown is self.sheet:
            self.header.undo_steps_of(self.sheet.history)
        elif self.practice is not None and shown is self.practice:
            self.header.undo_steps_of(self.practice.steps)
        else:
            self.header.undo_steps_of(self.editor.undo_stack)

    def _made_practice(self, practice: Practice | None = None) -> PracticePanel:
        """The tab, with a round that goes on if there is one."""
        if self.practice is None:
            from mahjong_desk.ui.practice import PracticePanel  # with all that deals and marks hands

            self.practice = PracticePanel(
                self.editor,
                self.key_table,
                self._settings,
                self.pages,
                folder=self.kept_in,
                recent=self.recorder.recent,
                practice=practice,
            )
            self.practice.left.connect(self._show_scorer)
            self.practice.keys_wanted.connect(self._show_sheet)
            self.practice.pattern_wanted.connect(self._show_pattern)
            self.practice.steps_changed.connect(self._follow_steps)
            self.pages.addWidget(self.practice)
        return self.practice

    def _made_guide(self) -> GuidePanel:
        if self.guide is None:
            from mahjong_desk.ui.guide import GuidePanel  # with the pages of the guide

            self.guide = GuidePanel(self.editor, self.pages)
            self.guide.left.connect(self._show_scorer)
            self.pages.addWidget(self.guide)
        return self.guide

    def _made_sheet(self) -> SheetPage:
        if self.sheet is None:
            from mahjong_desk.ui.sheet_page import SheetPage  # with the database of matches

            self.sheet = SheetPage(self.editor, self._settings, self.pages, folder=self.kept_in)
            self.sheet.left.connect(self._show_scorer)
            self.sheet.changed.connect(self._follow_matches)
            self.sheet.keys_wanted.connect(self._show_sheet)
            self.sheet.recorded.connect(self._tell_recorded)
            self.sheet.hand_wanted.connect(self._show_recorded)
            self.sheet.hand_found.connect(self.files.open)
            self.pages.addWidget(self.sheet)
            self.sheet.open()
            self._follow_matches()
        return self.sheet

    @Slot(str)
    def _open_match(self, name: str) -> None:
        """Open a file that holds a match."""
        self._choose_tab(Tab.SHEET)
        self._made_sheet().files.open(name)

    @Slot(object)
    def _open_set(self, held: HandSet) -> None:
        """Practise the set of a file that was opened."""
        self._choose_tab(Tab.PRACTICE)
        self._made_practice().practise(held)

    @Slot()
    def _follow_matches(self) -> None:
        """A hand can be recorded where a match is running."""
        if self.sheet is not None:
            self.breakdown.let_record(on=self.sheet.is_running)

    @Slot(str)
    def _tell_recorded(self, told: str) -> None:
        if self.pages.currentWidget() is self.scorer:
            self.felt.show_done(told)
        elif self.sheet is not None:
            # Whoever sees it sees the row.
            self.sheet.announce(told)

    @Slot(object)
    def _show_recorded(self, tiles: Draft) -> None:
        """Have a hand of a match in the scorer, as it was scored there."""
        self.editor.load(tiles, self.tr("show a recorded hand"))

    @Slot()
    def _record_hand(self) -> None:
        """Record the hand that is scored in the match that is running."""
        said = self._made_sheet().record_hand(self.editor.draft)
        if said:
            self.felt.show_notice(said)

    @Slot(str)
    def _show_pattern(self, pattern: str) -> None:
        """Open the guide at a pattern."""
        guide = self._made_guide()
        guide.open_page(pattern)
        self._choose_tab(Tab.GUIDE)
        guide.reader.setFocus()

    @Slot()
    def _show_scorer(self) -> None:
        self._choose_tab(Tab.SCORE)

    @Slot()
    def _follow_hand(self) -> None:
        """Nothing is done or undone to a hand that nobody sees; rules alone can be chosen from anywhere."""
        self._leaves_hand = False
        before, self._seen = self._seen, self.editor.draft
        by_same_rules = replace(before, hand=self._seen.hand, win=self._seen.win) == self._seen
        if before.hand != self._seen.hand or (by_same_rules and before.win != self._seen.win):
            self._show_scorer()

    def _choose_tab(self, tab: Tab) -> None:
        self.header.tabs.setCurrentIndex(list(Tab).index(tab))

    # What the user asks for

    @Slot()
    def _show_options(self) -> None:
        from mahjong_desk.ui.options_dialog import OptionsDialog  # with fields that the window does without

        dialog = OptionsDialog(self.editor, self)
        dialog.open()

    @Slot()
    def _show_charts(self) -> None:
        from mahjong_desk.ui.chart_dialog import ChartDialog  # with a table that the window does without

        editor = self.editor
        charts = editor.rule_set.charts(editor.draft.win, editor.options, self.breakdown_models.score)
        explanation = self.tr("Above what a discard pays; below what each pays for a self-draw.")
        dialog = ChartDialog(charts, explanation, self)
        dialog.open()

    @Slot()
    def _paste(self) -> None:
        """Read the hand on the clipboard into the one that is built, or else into the scorer, which shows."""
        practice = self.practice
        if practice is not None and self.pages.currentWidget() is practice and practice.is_building:
            practice.paste()
        elif self.commands.can_paste():
            self._show_scorer()
            self.commands.paste()

    @Slot()
    def _show_to_room(self) -> None:
        """What is shown, for a whole room to see: the match, the hand of practice, or else the hand."""
        practice = self.practice
        if practice is not None and self.pages.currentWidget() is practice and self.teaching is None:
            if not practice.can_teach():
                return
            self._teach(practice.exercise.example, practice.exercise.example.answer)
            return
        if self.sheet is None or self.pages.currentWidget() is not self.sheet or not self.sheet.show_big():
            self._show_teaching()

    @Slot()
    def _show_teaching(self) -> None:
        """The teaching view over the whole screen, or back from it."""
        if self.teaching is not None:
            self.teaching.close()
            return
        self._teach(self.editor, self.breakdown_models)

    def _teach(self, editor: Editor, answer: BreakdownModels, place: Place | None = None) -> TeachingView:
        from mahjong_desk.models.teaching import Teaching  # both seldom needed
        from mahjong_desk.ui.teaching_view import TeachingView

        self.teaching = view = TeachingView(Teaching(editor, answer), self)
        view.closed.connect(self._teaching_closed)
        view.show_over(self, place)
        return view

    @Slot()
    def _teaching_closed(self) -> None:
        self.teaching = None
        self.activateWindow()

    @Slot()
    def _compare_readings(self) -> None:
        from mahjong_desk.models.comparison import ComparisonModel  # both seldom needed
        from mahjong_desk.ui.readings_dialog import ReadingsDialog

        score = self.breakdown_models.score
        if score is not None:
            dialog = ReadingsDialog(ComparisonModel(self.editor, score), self)
            dialog.open()

    @Slot(object)
    def _light(self, lit: Places | None) -> None:
        self.hand_models.light(lit)

    @Slot()
    def _show_sheet(self) -> None:
        from mahjong_desk.ui.cheat_sheet import CheatSheet  # for whoever asks

        sheet = CheatSheet(self.key_table, self)
        sheet.example_wanted.connect(self.entry.show_example)
        sheet.open()

    @Slot()
    def show_manual(self) -> Manual:
        """The manual beside the window, or in front again."""
        from mahjong_desk.ui.manual import Manual  # for whoever asks

        manual = self.findChild(Manual) or Manual(self)
        manual.show()
        manual.raise_()
        manual.activateWindow()
        return manual

    # The end

    @Slot()
    def leave_hand(self) -> None:
        """The program is ended and not the hand, as when the computer is shut down: the next start has it.

        That may be called off; then whoever goes on with the hand closes the window as ever.
        """
        self._leaves_hand = True
        # The system may not wait until the window is closed.
        self.recorder.flush()

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.teaching is not None:
            self.teaching.close()
        untold = "" if self._is_replaced else self.recorder.close(leave=self._leaves_hand)
        if untold:
            self._leaves_hand = False
            self._show_scorer()
            self.felt.show_notice(
                self.tr("{problem} To close all the same, close again.").format(problem=untold)
            )
            event.ignore()
            return
        if self.sheet is not None:
            self.sheet.close_matches()
        if self.practice is not None:
            self.practice.keeper.keep()
        # A stack tells that it is empty when it goes, and the header may have gone before that of practice.
        self.header.undo_steps_of(self.editor.undo_stack)
        if not self._is_replaced:
            self._keep_place()
            self._settings.save()
        super().closeEvent(event)

    def _keep_place(self) -> None:
        """Where the window is, for the next one."""
        geometry = bytes(self.saveGeometry().toBase64().data()).decode("ascii")
        self._settings.set(WINDOW_GEOMETRY, geometry)
