"""All that there is, in every language: nothing is cut off, and nothing is left in English."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QWidget
from shiboken6 import isValid

from mahjong_desk.models.match_keeper import MatchKeeper
from mahjong_desk.practice.exercises import Asks
from mahjong_desk.settings import LANGUAGE, Language, Settings
from mahjong_desk.ui import languages
from mahjong_desk.ui.hand_set_dialog import HandSetDialog
from mahjong_desk.ui.manual import Manual
from mahjong_desk.ui.match_form import MatchForm
from mahjong_desk.ui.night_form import NightForm
from mahjong_desk.ui.program import Program
from make_screenshots import PICTURES, Picture, big_view, shown
from tests.scale import matrix
from tests.window.driving import MENUS_OFFSCREEN, Desk, settle
from tests.window.fitting import faults, painted_texts
from tests.window.sharing import USUAL

OTHERS = [language for language in Language if language not in (Language.SYSTEM, Language.ENGLISH)]
SCENES = {picture.name: picture for picture in PICTURES if picture.scale == 1}


class Asked(QTranslator):
    """Hands on what is asked of the program's own translations, and notes what they do not have."""

    def __init__(self, real: QTranslator) -> None:
        super().__init__(real)
        self._real = real
        self.found: set[str] = set()
        self.missed: set[tuple[str, str]] = set()

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        """A class is asked for a text, and then each that it is made of."""
        text = self._real.translate(context, source, disambiguation, n)
        if text:
            self.found.add(source)
        else:
            self.missed.add((context, source))
        return str(text)

    def untranslated(self) -> list[str]:
        """Texts of the program's own; those of Qt's classes are another file's."""
        return sorted(
            {s for context, s in self.missed if s not in self.found and not context.startswith("Q")}
        )


@pytest.fixture
def speak(qapp: QApplication) -> Iterator[None]:
    """The window in English again after the test."""
    yield
    languages.use(qapp, Language.ENGLISH)


@matrix(scene=SCENES, language=OTHERS)
@pytest.mark.qt_log_ignore("^This plugin does not support", extend=True)
def test_every_state_of_the_window(
    qapp: QApplication, tmp_path: Path, speak: None, scene: str, language: Language
) -> None:
    picture = SCENES[scene]
    languages.use(qapp, language)
    own = qapp.findChildren(QTranslator)[-1]
    asked = Asked(own)
    qapp.installTranslator(asked)
    try:
        found = _looked_at(qapp, picture, tmp_path)
    finally:
        qapp.removeTranslator(asked)
    assert found == []
    assert asked.found
    assert asked.untranslated() == []


def _looked_at(app: QApplication, picture: Picture, folder: Path) -> list[str]:
    """What is cut off in a window and what lies over it."""
    with shown(app, picture, "light", folder) as window:
        over: list[QWidget] = [dialog for dialog in window.findChildren(QDialog) if dialog.isVisible()]
        over += [view for view in (window.teaching, big_view(window)) if view is not None]
        return [fault for widget in (window, *over) for fault in faults(widget)]


def test_names_on_a_card_of_a_club_night_stand_below_each_other(
    qapp: QApplication, tmp_path: Path, speak: None
) -> None:
    """However long the word for a wind is."""
    languages.use(qapp, Language.FINNISH)
    with shown(qapp, SCENES["club"], "light", tmp_path) as window:
        assert window.sheet is not None
        night = window.sheet.nights.page
        assert night is not None
        tables = night.view.grid
        texts = painted_texts(tables, tables.model().index(0, 0))
        lefts = {one.given.left() for one in texts if one.text in ("Fay", "Leo", "Ada", "Mia")}
    assert len(lefts) == 1


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="the environment says nothing there")
def test_the_system_speaks_to_the_window_as_to_the_command_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "fi")
    for locale, spoken in (("C", "en"), ("C.UTF-8", "en"), ("ja_JP.UTF-8", "fi")):
        monkeypatch.setenv("LC_ALL", locale)
        assert languages.code(Language.SYSTEM) == spoken


@pytest.fixture
def program(qapp: QApplication, speak: None) -> Iterator[Program]:
    settings = Settings.load()
    languages.use(qapp, settings.get(LANGUAGE))
    program = Program(qapp, settings)
    program.window.resize(USUAL)
    program.window.show()
    program.window.begin()
    settle()
    yield program
    program.window.close()
    program.window.deleteLater()
    program.deleteLater()
    settle()


def _choose(program: Program, name: str) -> None:
    """A language in the menu, as somebody does who reads only that one."""
    desk = Desk(program.window, program.window._settings)
    menu = desk.menu(desk.window.header.view)
    chosen = next(a for sub in menu.findChildren(QMenu) for a in sub.actions() if a.text() == name)
    chosen.trigger()
    settle()


def _tabs(program: Program) -> list[str]:
    tabs = program.window.header.tabs
    return [tabs.tabText(place) for place in range(tabs.count())]


@pytest.mark.qt_log_ignore(MENUS_OFFSCREEN, extend=True)
def test_another_language_is_spoken_at_once_and_all_goes_on(program: Program) -> None:
    english = _tabs(program)
    before = program.window
    before.editor.paste("12789m55777z(666z)+3m ron seat=E from=S")
    before.editor.take_meld(0)
    line, place = before.editor.line, before.geometry()
    _choose(program, "Suomi")
    window = program.window
    assert window is not before
    assert not isValid(before)
    assert window.isVisible()
    assert window.geometry() == place
    assert _tabs(program)[:1] == ["Pisteytä käsi"]
    assert window.editor.line == line
    desk = Desk(window, window._settings)
    assert window.picker.field.text() == line
    assert window.header.undo.isEnabled()
    assert "aiempi vaihe" in window.header.undo.toolTip()
    desk.shortcut(QKeySequence.StandardKey.Undo)
    assert window.editor.draft.hand.melds
    assert desk.total == "140"
    assert Settings.load().get(LANGUAGE) is Language.FINNISH
    _choose(program, "English")
    assert _tabs(program) == english
    assert program.window.editor.line.startswith("12789m55777z(666z)+3m")


@pytest.mark.qt_log_ignore(MENUS_OFFSCREEN, extend=True)
def test_the_hand_is_left_once_however_often_the_language_changes(program: Program) -> None:
    """The next window keeps it as the one before did, and no start finds it when it was closed."""
    program.window.editor.paste("123m")
    for name in ("Suomi", "日本語", "English"):
        _choose(program, name)
    program.window.recorder.flush()
    assert len(list(program.window.kept_in.glob("unfinished-*"))) == 1
    program.window.close()
    assert list(program.window.kept_in.glob("unfinished-*")) == []


@pytest.mark.qt_log_ignore(MENUS_OFFSCREEN, extend=True)
def test_a_round_of_practice_goes_on(program: Program) -> None:
    window = program.window
    window.header.tabs.setCurrentIndex(3)
    assert window.practice is not None
    window.practice.setup.begin.click()
    settle()
    shown = window.practice.practice.exercise.draft
    _choose(program, "Suomi")
    window = program.window
    assert window.header.tabs.currentIndex() == 3
    assert window.practice is not None
    assert window.practice.practice.exercise.draft == shown
    assert window.practice.exercise.isVisible()


@pytest.mark.qt_log_ignore(MENUS_OFFSCREEN, extend=True)
@pytest.mark.qt_log_ignore("^This plugin does not support", extend=True)
def test_a_set_of_hands_for_a_class_stays_though_it_is_in_no_file(program: Program) -> None:
    def shown() -> HandSetDialog:
        program.window.header.tabs.setCurrentIndex(3)
        assert program.window.practice is not None
        program.window.practice.show_sets()
        return program.window.findChildren(HandSetDialog)[-1]

    dialog = shown()
    assert dialog.sets.add_text("12789m55777z(666z)+3m ron seat=E from=S", Asks.TOTAL).count == 1
    dialog.done(0)
    settle()
    _choose(program, "Suomi")
    dialog = shown()
    [record] = dialog.sets.rows.records()
    assert record.kind == "Paljonko se on?"
    assert record.detail.startswith("140 pistettä · Voittotiili: merkki 3")
    assert dialog.sets.is_changed


@pytest.mark.qt_log_ignore(MENUS_OFFSCREEN, extend=True)
def test_the_page_of_the_guide_stays_open(program: Program) -> None:
    for pattern in ("all-triplets", "small-three-dragons"):
        program.window._show_pattern(pattern)
    _choose(program, "Suomi")
    guide = program.window.guide
    assert guide is not None
    assert guide.isVisible()
    assert guide.page.example.pattern == "small-three-dragons"
    assert guide.bar.back.isEnabled()


@pytest.mark.qt_log_ignore(MENUS_OFFSCREEN, extend=True)
def test_the_match_that_is_shown_stays_with_its_steps(program: Program) -> None:
    """Also one that has ended, which no start would open, and none where the list of matches is shown."""
    program.window.show_sample()
    keeper = _keeper(program)
    match, hands = keeper.kept, len(keeper.rows())
    assert match is not None
    assert keeper.remove(match, len(match.hands) - 1).done
    assert keeper.end().done
    _choose(program, "Suomi")
    assert program.window.header.tabs.currentIndex() == 1
    keeper = _keeper(program)
    assert keeper.kept is not None
    assert keeper.kept.id == match.id
    for _ in range(2):
        program.window.header.undo.click()
        settle()
    assert keeper.is_running
    assert len(keeper.rows()) == hands
    program.window.header.redo.click()
    _choose(program, "English")
    keeper = _keeper(program)
    assert len(keeper.rows()) == hands - 1
    assert (keeper.history.undoText(), keeper.history.redoText()) == ("an earlier step", "an earlier step")
    assert keeper.history.canUndo()
    assert keeper.history.canRedo()
    # What only the window before could take back, and what was done before that.
    keeper.history.note_other("rename the match", lambda _: None)
    _choose(program, "Suomi")
    keeper = _keeper(program)
    assert keeper.kept is not None
    assert not keeper.history.canUndo()
    keeper.leave()
    _choose(program, "English")
    assert _keeper(program).kept is None


@pytest.mark.qt_log_ignore(MENUS_OFFSCREEN, extend=True)
def test_a_text_that_cannot_be_read_stays_and_is_told_of_in_the_other_language(program: Program) -> None:
    desk = Desk(program.window, program.window._settings)
    desk.write("12q")
    assert program.window.picker.field.unread
    _choose(program, "Suomi")
    picker = program.window.picker
    assert picker.field.text() == "12q"
    assert "ei ole tiili" in picker.message.toolTip()


@pytest.mark.qt_log_ignore(MENUS_OFFSCREEN, extend=True)
def test_what_is_written_for_a_match_or_a_club_night_stays(program: Program) -> None:
    program.window.editor.paste("123m rules=tenhou")
    form = _form(program)
    form.seating.set_players(("Ada", "Ben"))
    form.players._segments[1].click()
    form.length._segments[1].click()
    form.first.rows["three_player_start"].show_value("40000")
    form.nights.click()
    night = _night(program)
    night.guests.lines.setPlainText("Ada\nBen")
    night.rounds.setValue(7)
    _choose(program, "Suomi")
    form, night = _form(program), _night(program)
    assert form.seating.players() == ["Ada", "Ben", ""]
    assert form.length.value() is True
    assert form.first.rows["three_player_start"].value() == "40000"
    assert night.isVisible()
    assert night.guests.names() == ("Ada", "Ben")
    assert night.rounds.value() == 7
    assert night.name.text() == "Peli-ilta"


def _form(program: Program) -> MatchForm:
    program.window.header.tabs.setCurrentIndex(1)
    sheet = program.window.sheet
    assert sheet is not None
    assert sheet.form is not None
    return sheet.form


def _night(program: Program) -> NightForm:
    sheet = program.window.sheet
    assert sheet is not None
    assert sheet.nights.page is not None
    return sheet.nights.page.form


@pytest.mark.qt_log_ignore(MENUS_OFFSCREEN, extend=True)
@pytest.mark.qt_log_ignore("^This plugin does not support", extend=True)
def test_what_stands_beside_the_window_stays(program: Program) -> None:
    program.window.editor.paste("12789m55777z(666z)+3m ron seat=E from=S")
    program.window.show_sample()
    program.window._show_to_room()
    program.window._show_scorer()
    program.window._show_teaching()
    assert program.window.teaching is not None
    program.window.teaching.teaching.forward()
    program.window.show_manual().list.setCurrentRow(2)
    _choose(program, "Suomi")
    window = program.window
    assert window.teaching is not None
    assert window.teaching.teaching.shown == 1
    assert window.teaching.windowTitle() == "Opetusnäkymä"
    assert window.sheet is not None
    assert window.sheet.big is not None
    manual = window.findChild(Manual)
    assert manual is not None
    assert manual.isVisible()
    assert (manual.windowTitle(), manual.list.currentRow()) == ("Käyttöohje", 2)


def _keeper(program: Program) -> MatchKeeper:
    sheet = program.window.sheet
    assert sheet is not None
    assert sheet.keeper is not None
    return sheet.keeper


@pytest.mark.qt_log_ignore(MENUS_OFFSCREEN, extend=True)
def test_the_language_of_the_system_is_no_other_window(program: Program) -> None:
    before = program.window
    _choose(program, "English")
    assert program.window is before
    assert Settings.load().get(LANGUAGE) is Language.ENGLISH
