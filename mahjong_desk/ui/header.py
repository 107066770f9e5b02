"""The bar at the top: undo, redo, clear, the rule set with its options, and the looks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from enum import IntEnum
from typing import TYPE_CHECKING, Any, TypeAlias

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import (
    QAction,
    QActionGroup,
    QIcon,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QShortcut,
    QUndoStack,
)
from PySide6.QtWidgets import QHBoxLayout, QMenu, QWidget

from mahjong_desk.core.texts import Terms
from mahjong_desk.models.editor import Editor
from mahjong_desk.rules.registry import rule_sets
from mahjong_desk.settings import (
    LANGUAGE,
    OWN_RULES,
    TERMS,
    THEME,
    TILE_SET,
    TILE_SIZE,
    Language,
    OptionTables,
    Settings,
    Theme,
    TileSet,
    TileSize,
)
from mahjong_desk.ui import theme
from mahjong_desk.ui.controls import PillButton, RoleLabel, plain, tip
from mahjong_desk.ui.icons import icon
from mahjong_desk.ui.languages import NAMES
from mahjong_desk.ui.submenus import submenu
from mahjong_desk.ui.tabs import Tabs
from mahjong_desk.ui.theme import Role

if TYPE_CHECKING:
    from mahjong_desk.models.match_history import MatchHistory

Stack: TypeAlias = "QUndoStack | MatchHistory"
"""Steps that can be undone."""


class _Step(IntEnum):
    """What gives way where there is little room, one after another."""

    ALL = 0
    NO_NAME = 1
    NO_WORDS = 2
    SHORT_TABS = 3
    ICONS = 4
    TIGHT = 5


class Header(QWidget):
    """Shows what can be done with the whole hand, and asks for it by signals."""

    rules_chosen = Signal(str)
    options_wanted = Signal()
    theme_chosen = Signal(object)
    tile_set_chosen = Signal(object)
    tile_size_chosen = Signal(object)
    terms_chosen = Signal(object)
    language_chosen = Signal(object)
    teaching_wanted = Signal()
    manual_wanted = Signal()
    own_rules_chosen = Signal(str)
    keep_wanted = Signal()
    """The options in force are to be kept under a name."""
    forget_wanted = Signal(str)

    def __init__(self, editor: Editor, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._editor = editor
        self._settings = settings
        self.brand = RoleLabel(self.tr("Mahjong Desk"), Role.TITLE, self)
        names = [
            self.tr("Score a hand"),
            self.tr("Score sheet"),
            self.tr("Pattern guide"),
            self.tr("Practice"),
        ]
        short = [self.tr("Score"), self.tr("Sheet"), self.tr("Guide"), self.tr("Practice")]
        self.tabs = Tabs(names, short, self)
        self.hand = PillButton(self.tr("Hand"), self, does=self.tr("Opens, saves and brings back hands"))
        """Its menu is given by the window."""
        self.undo = self._step_button("undo", self.tr("Undo"))
        self.redo = self._step_button("redo", self.tr("Redo"))
        self.clear = PillButton(
            self.tr("Clear"), self, does=self.tr("Takes all tiles away; Undo brings them back")
        )
        self.clear.setIcon(icon("clear"))
        self.clear.clicked.connect(editor.clear)
        self.rules = PillButton(
            self._rules_name(), self, does=self.tr("Chooses the rules that the hand is scored by")
        )
        self.rules.let_shorten()
        self.rules.setMenu(self._menu(self._fill_rules))
        self.options = PillButton(self.tr("Options…"), self, does=self.tr("Changes the options of the rules"))
        self.options.setIcon(icon("settings"))
        self.options.clicked.connect(self.options_wanted)
        self.view = PillButton(
            self.tr("View"), self, does=self.tr("Chooses light or dark, the tiles, and the language of names")
        )
        self.view.setMenu(self._menu(self._fill_looks))
        self._connect_stack()
        self._lay_out()
        editor.changed.connect(self._refresh)

    def _step_button(self, name: str, label: str) -> PillButton:
        button = PillButton(label, self)
        button.setIcon(icon(name))
        button.setEnabled(False)
        return button

    def _connect_stack(self) -> None:
        self._stack: Stack = self._editor.undo_stack
        self.undo.clicked.connect(self._undo)
        self.redo.clicked.connect(self._redo)
        # Not the buttons' own: those wait for their button to look pressed, and drop what comes meanwhile.
        QShortcut(QKeySequence.StandardKey.Undo, self).activated.connect(self._undo)
        QShortcut(QKeySequence.StandardKey.Redo, self).activated.connect(self._redo)
        self._follow_stack(connect=True)
        self._show_stack()

    def _follow_stack(self, *, connect: bool) -> None:
        stack = self._stack
        for signal, slot in (
            (stack.canUndoChanged, self.undo.setEnabled),
            (stack.canRedoChanged, self.redo.setEnabled),
            (stack.undoTextChanged, self._name_undo),
            (stack.redoTextChanged, self._name_redo),
        ):
            if connect:
                signal.connect(slot)
            else:
                signal.disconnect(slot)

    def undo_steps_of(self, stack: Stack) -> None:
        """Have undo and redo act on these steps: those of the hand, or of the match that is shown."""
        if stack is self._stack:
            return
        self._follow_stack(connect=False)
        self._stack = stack
        self._follow_stack(connect=True)
        self._show_stack()

    def _show_stack(self) -> None:
        self.undo.setEnabled(self._stack.canUndo())
        self.redo.setEnabled(self._stack.canRedo())
        self._name_undo(self._stack.undoText())
        self._name_redo(self._stack.redoText())

    @Slot()
    def _undo(self) -> None:
        self._stack.undo()

    @Slot()
    def _redo(self) -> None:
        self._stack.redo()

    def _lay_out(self) -> None:
        self._row = layout = QHBoxLayout(self)
        self._close_up(is_tight=False)
        layout.addWidget(self.brand)
        layout.addSpacing(4)
        layout.addWidget(self.tabs)
        layout.addStretch()
        for button in (self.hand, self.undo, self.redo, self.clear):
            layout.addWidget(button)
        layout.addSpacing(10)
        for button in (self.rules, self.options, self.view):
            layout.addWidget(button)

    def _close_up(self, *, is_tight: bool) -> None:
        """Leave some room between the parts, or next to none."""
        self._row.setContentsMargins(*((8, 8, 6, 8) if is_tight else (16, 8, 14, 8)))
        self._row.setSpacing(3 if is_tight else 8)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._give_way()

    def refit(self) -> None:
        """Lay everything out anew: the letters have another size."""
        self._give_way()

    def _give_way(self) -> None:
        """Where there is no room for all, the name goes first, then words beside icons, then others."""
        for step in _Step:
            self.brand.setVisible(step < _Step.NO_NAME)
            for button in (self.undo, self.redo, self.clear, self.options):
                button.set_icon_only(step >= _Step.NO_WORDS)
            self.tabs.set_short(step >= _Step.SHORT_TABS, is_tight=step is _Step.TIGHT)
            self._close_up(is_tight=step is _Step.TIGHT)
            for button, name in ((self.hand, "menu"), (self.view, "sun")):
                replaced = step >= _Step.ICONS
                button.setIcon(icon(name) if replaced else QIcon())
                button.set_icon_only(replaced)
            self._row.invalidate()
            if self._needed(step) <= self.width():
                break

    def _needed(self, step: _Step) -> int:
        """The width in which all of it can be read; at first with room around the words.

        What clears the hand has its room where it is not offered too, so that tabs are turned in their place.
        """
        hidden = 0
        if self.clear.isHidden():
            hidden = self.clear.sizeHint().width() + self._row.spacing()
        if step < _Step.NO_WORDS:
            return self._row.sizeHint().width() + hidden
        return self._row.minimumSize().width() + hidden + self.rules.shortened_by()

    def _menu(self, fill: Callable[[], None]) -> QMenu:
        """A menu that is filled whenever it is about to show: a start, which shows none, does without."""
        menu = QMenu(self)
        menu.aboutToShow.connect(fill)
        return menu

    @Slot()
    def _fill_rules(self) -> None:
        menu = _emptied(self.rules)
        group = QActionGroup(menu)
        for family in rule_sets().titles():
            _add_choice(menu, group, family.items(), self._editor.draft.rules)
            menu.addSeparator()
        group.triggered.connect(self._rules_triggered)
        self._fill_own_rules(submenu(menu, self.tr("Your own rules")))

    def _fill_own_rules(self, menu: QMenu) -> None:
        kept: OptionTables = self._settings.get(OWN_RULES)
        names = sorted(kept)
        for name in names:
            action = menu.addAction(plain(name))
            action.setData(name)
            action.triggered.connect(self._own_triggered)
        if names:
            menu.addSeparator()
        menu.addAction(self.tr("Keep these options as…")).triggered.connect(self.keep_wanted)
        if names:
            forget = submenu(menu, self.tr("Forget"))
            for name in names:
                action = forget.addAction(plain(name))
                action.setData(name)
                action.triggered.connect(self._forget_triggered)

    @Slot()
    def _fill_looks(self) -> None:
        menu = _emptied(self.view)
        themes = {
            Theme.SYSTEM: self.tr("Light or dark as the system"),
            Theme.LIGHT: self.tr("Light"),
            Theme.DARK: self.tr("Dark"),
        }
        sets = {
            TileSet.PLAIN: self.tr("Plain tiles"),
            TileSet.INDEX: self.tr("Tiles with a Latin index"),
            TileSet.CONTRAST: self.tr("Tiles in high contrast"),
            TileSet.SHAPES: self.tr("Tiles told apart without colour"),
        }
        sizes = {
            TileSize.SMALL: self.tr("Small tiles"),
            TileSize.USUAL: self.tr("Tiles of the usual size"),
            TileSize.LARGE: self.tr("Large tiles"),
        }
        names = {
            Terms.LANGUAGE: self.tr("Patterns in the window’s language"),
            Terms.ENGLISH: self.tr("Patterns in English"),
            Terms.ROMAJI: self.tr("Patterns in romaji"),
            Terms.KANJI: self.tr("Patterns in Chinese characters"),
        }
        parts: tuple[tuple[Mapping[Any, str], object, Callable[[QAction], None]], ...] = (
            (themes, self._settings.get(THEME), self._theme_triggered),
            (sets, self._settings.get(TILE_SET), self._tile_set_triggered),
            (sizes, self._settings.get(TILE_SIZE), self._tile_size_triggered),
            (names, self._settings.get(TERMS), self._terms_triggered),
        )
        for choices, current, slot in parts:
            group = QActionGroup(menu)
            _add_choice(menu, group, choices.items(), current)
            group.triggered.connect(slot)
            menu.addSeparator()
        self._fill_languages(submenu(menu, self._language_title()))
        menu.addSeparator()
        menu.addAction(self.tr("Manual") + "\tF1").triggered.connect(self.manual_wanted)
        # The key is the window's own; here it is only shown.
        menu.addAction(self.tr("Teaching view") + "\tF11").triggered.connect(self.teaching_wanted)

    def _language_title(self) -> str:
        """What leads to the languages, with the English word for whoever cannot read the window's own."""
        title, known = self.tr("Language"), "Language"
        return title if title == known else f"{title} ({known})"

    def _fill_languages(self, menu: QMenu) -> None:
        group = QActionGroup(menu)
        choices = {Language.SYSTEM: self.tr("As the system"), **NAMES}
        _add_choice(menu, group, choices.items(), self._settings.get(LANGUAGE))
        group.triggered.connect(self._language_triggered)

    @Slot()
    def _refresh(self) -> None:
        if self._rules_name() != self.rules.text():
            self.rules.setText(self._rules_name())
            self._give_way()

    def offer_clear(self, *, on: bool) -> None:
        """Have the button that clears the hand, or not."""
        if on is self.clear.isHidden():
            self.clear.setVisible(on)
            self._give_way()

    def _rules_name(self) -> str:
        return self._editor.texts.get("rules", self._editor.draft.rules)

    @Slot(str)
    def _name_undo(self, step: str) -> None:
        self.undo.set_tip(tip(self.tr("Undo: {step}").format(step=step)) if step else "")

    @Slot(str)
    def _name_redo(self, step: str) -> None:
        self.redo.set_tip(tip(self.tr("Redo: {step}").format(step=step)) if step else "")

    @Slot(QAction)
    def _rules_triggered(self, action: QAction) -> None:
        self.rules_chosen.emit(action.data())

    @Slot(QAction)
    def _theme_triggered(self, action: QAction) -> None:
        self.theme_chosen.emit(action.data())

    @Slot(QAction)
    def _terms_triggered(self, action: QAction) -> None:
        self.terms_chosen.emit(action.data())

    @Slot(QAction)
    def _language_triggered(self, action: QAction) -> None:
        self.language_chosen.emit(action.data())

    @Slot()
    def _own_triggered(self) -> None:
        self.own_rules_chosen.emit(_name_of(self.sender()))

    @Slot()
    def _forget_triggered(self) -> None:
        self.forget_wanted.emit(_name_of(self.sender()))

    @Slot(QAction)
    def _tile_set_triggered(self, action: QAction) -> None:
        self.tile_set_chosen.emit(action.data())

    @Slot(QAction)
    def _tile_size_triggered(self, action: QAction) -> None:
        self.tile_size_chosen.emit(action.data())

    def paintEvent(self, event: QPaintEvent) -> None:
        colors = theme.colors()
        painter = QPainter(self)
        painter.fillRect(self.rect(), colors.card)
        painter.setPen(QPen(colors.border, 1, Qt.PenStyle.SolidLine))
        painter.drawLine(self.rect().bottomLeft(), self.rect().bottomRight())


def _emptied(button: PillButton) -> QMenu:
    """The button's menu without what it showed before."""
    menu = button.menu()
    for older in (*menu.findChildren(QMenu), *menu.findChildren(QActionGroup)):
        older.deleteLater()
    menu.clear()
    return menu


def _add_choice(
    menu: QMenu, group: QActionGroup, choices: Iterable[tuple[object, str]], current: object
) -> None:
    """Entries of which one is marked; each has its value as data."""
    for value, text in choices:
        action = menu.addAction(text)
        action.setCheckable(True)
        action.setChecked(value == current)
        action.setData(value)
        group.addAction(action)


def _name_of(action: QObject) -> str:
    """The name of own rules that a menu's action stands for."""
    return str(action.data()) if isinstance(action, QAction) else ""
