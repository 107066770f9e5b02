"""The bar at the top: undo, redo, clear, the rule set with its options, and the looks."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QAction, QActionGroup, QKeySequence, QPainter, QPaintEvent, QPen, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QMenu, QWidget

from mahjong_desk.core.texts import Terms
from mahjong_desk.models.editor import Editor
from mahjong_desk.rules.registry import rule_sets
from mahjong_desk.settings import Theme, TileSet
from mahjong_desk.ui import theme
from mahjong_desk.ui.controls import PillButton, RoleLabel
from mahjong_desk.ui.icons import icon
from mahjong_desk.ui.theme import Role


class Header(QWidget):
    """Shows what can be done with the whole hand, and asks for it by signals."""

    rules_chosen = Signal(str)
    options_wanted = Signal()
    theme_chosen = Signal(object)
    tile_set_chosen = Signal(object)
    terms_chosen = Signal(object)
    teaching_wanted = Signal()
    own_rules_chosen = Signal(str)
    keep_wanted = Signal()
    """The options in force are to be kept under a name."""
    forget_wanted = Signal(str)

    def __init__(self, editor: Editor, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._editor = editor
        self.brand = RoleLabel(self.tr("Mahjong Desk"), Role.TITLE, self)
        self.undo = self._step_button("undo", self.tr("Undo"))
        self.redo = self._step_button("redo", self.tr("Redo"))
        self.clear = PillButton(self.tr("Clear"), self)
        self.clear.setIcon(icon("clear"))
        self.clear.clicked.connect(editor.clear)
        self.hand = PillButton(self.tr("Hand"), self)
        """Its menu is given by the window."""
        self.rules = PillButton("", self)
        self.rules.setMenu(self._rules_menu())
        self.options = PillButton(self.tr("Options…"), self)
        self.options.setIcon(icon("settings"))
        self.options.clicked.connect(self.options_wanted)
        self.view = PillButton(self.tr("View"), self)
        self._view_menu = QMenu(self)
        self.view.setMenu(self._view_menu)
        self._groups: list[QActionGroup] = []
        self._connect_stack()
        self._lay_out()
        editor.changed.connect(self._refresh)
        self._refresh()

    def _step_button(self, name: str, label: str) -> PillButton:
        button = PillButton(label, self)
        button.setIcon(icon(name))
        button.setEnabled(False)
        return button

    def _connect_stack(self) -> None:
        stack = self._editor.undo_stack
        self.undo.clicked.connect(stack.undo)
        self.redo.clicked.connect(stack.redo)
        # Not the buttons' own: those wait for their button to look pressed, and drop what comes meanwhile.
        QShortcut(QKeySequence.StandardKey.Undo, self).activated.connect(stack.undo)
        QShortcut(QKeySequence.StandardKey.Redo, self).activated.connect(stack.redo)
        stack.canUndoChanged.connect(self.undo.setEnabled)
        stack.canRedoChanged.connect(self.redo.setEnabled)
        stack.undoTextChanged.connect(self._name_undo)
        stack.redoTextChanged.connect(self._name_redo)

    def _lay_out(self) -> None:
        layout = QHBoxLayout(self)
        layout.setContentsMargins(16, 8, 14, 8)
        layout.setSpacing(8)
        layout.addWidget(self.brand)
        layout.addStretch()
        for button in (self.hand, self.undo, self.redo, self.clear):
            layout.addWidget(button)
        layout.addSpacing(10)
        for button in (self.rules, self.options, self.view):
            layout.addWidget(button)

    def _rules_menu(self) -> QMenu:
        menu = QMenu(self)
        self._rules_group = QActionGroup(menu)
        for family in rule_sets().titles():
            for rules_id, title in family.items():
                action = menu.addAction(title)
                action.setCheckable(True)
                action.setData(rules_id)
                self._rules_group.addAction(action)
            menu.addSeparator()
        self._rules_group.triggered.connect(self._rules_triggered)
        self._own_menu = menu.addMenu(self.tr("Your own rules"))
        return menu

    def show_own_rules(self, names: Sequence[str]) -> None:
        """Fill the menu of the rules that the user keeps."""
        self._own_menu.clear()
        for name in names:
            action = self._own_menu.addAction(name)
            action.setData(name)
            action.triggered.connect(self._own_triggered)
        if names:
            self._own_menu.addSeparator()
        self._own_menu.addAction(self.tr("Keep these options as…")).triggered.connect(self.keep_wanted)
        if names:
            forget = self._own_menu.addMenu(self.tr("Forget"))
            for name in names:
                action = forget.addAction(name)
                action.setData(name)
                action.triggered.connect(self._forget_triggered)

    def show_looks(self, current_theme: Theme, tile_set: TileSet, terms: Terms) -> None:
        """Fill the menu of looks with what is chosen now marked."""
        self._view_menu.clear()
        self._groups.clear()
        themes = [
            (Theme.SYSTEM, self.tr("Light or dark as the system")),
            (Theme.LIGHT, self.tr("Light")),
            (Theme.DARK, self.tr("Dark")),
        ]
        sets = [
            (TileSet.PLAIN, self.tr("Plain tiles")),
            (TileSet.INDEX, self.tr("Tiles with a Latin index")),
            (TileSet.CONTRAST, self.tr("Tiles in high contrast")),
            (TileSet.SHAPES, self.tr("Tiles told apart without colour")),
        ]
        self._add_choice(themes, current_theme).triggered.connect(self._theme_triggered)
        self._view_menu.addSeparator()
        self._add_choice(sets, tile_set).triggered.connect(self._tile_set_triggered)
        self._view_menu.addSeparator()
        names = [
            (Terms.ENGLISH, self.tr("Patterns in English")),
            (Terms.ROMAJI, self.tr("Patterns in romaji")),
            (Terms.KANJI, self.tr("Patterns in Chinese characters")),
        ]
        self._add_choice(names, terms).triggered.connect(self._terms_triggered)
        self._view_menu.addSeparator()
        # The key is the window's own; here it is only shown.
        self._view_menu.addAction(self.tr("Teaching view") + "\tF11").triggered.connect(self.teaching_wanted)

    def _add_choice(self, choices: Sequence[tuple[Enum, str]], current: Enum) -> QActionGroup:
        group = QActionGroup(self._view_menu)
        for value, text in choices:
            action = self._view_menu.addAction(text)
            action.setCheckable(True)
            action.setChecked(value is current)
            action.setData(value)
            group.addAction(action)
        self._groups.append(group)
        return group

    @Slot()
    def _refresh(self) -> None:
        texts, rules_id = self._editor.texts, self._editor.draft.rules
        self.rules.setText(texts.get("rules", rules_id))
        for action in self._rules_group.actions():
            action.setChecked(action.data() == rules_id)

    @Slot(str)
    def _name_undo(self, step: str) -> None:
        self.undo.setToolTip(self.tr("Undo: {step}").format(step=step) if step else "")

    @Slot(str)
    def _name_redo(self, step: str) -> None:
        self.redo.setToolTip(self.tr("Redo: {step}").format(step=step) if step else "")

    @Slot(QAction)
    def _rules_triggered(self, action: QAction) -> None:
        self.rules_chosen.emit(action.data())

    @Slot(QAction)
    def _theme_triggered(self, action: QAction) -> None:
        self.theme_chosen.emit(action.data())

    @Slot(QAction)
    def _terms_triggered(self, action: QAction) -> None:
        self.terms_chosen.emit(action.data())

    @Slot()
    def _own_triggered(self) -> None:
        self.own_rules_chosen.emit(_name_of(self.sender()))

    @Slot()
    def _forget_triggered(self) -> None:
        self.forget_wanted.emit(_name_of(self.sender()))

    @Slot(QAction)
    def _tile_set_triggered(self, action: QAction) -> None:
        self.tile_set_chosen.emit(action.data())

    def paintEvent(self, event: QPaintEvent) -> None:
        colors = theme.colors()
        painter = QPainter(self)
        painter.fillRect(self.rect(), colors.card)
        painter.setPen(QPen(colors.border, 1, Qt.PenStyle.SolidLine))
        painter.drawLine(self.rect().bottomLeft(), self.rect().bottomRight())


def _name_of(action: QObject) -> str:
    """The name of own rules that a menu's action stands for."""
    return str(action.data()) if isinstance(action, QAction) else ""
