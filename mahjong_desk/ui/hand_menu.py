"""The menu of the button “Hand”: open, save, and the hands that were scored last."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from mahjong_desk.core.draft import Draft
from mahjong_desk.models.editor import Editor
from mahjong_desk.models.recorder import Recorder
from mahjong_desk.ui.hand_files import HandFiles
from mahjong_desk.ui.recent_menu import list_hands
from mahjong_desk.ui.submenus import submenu


class HandMenu(QMenu):
    """Opens and saves files, and brings back recent hands. Those are read and scored when they are shown."""

    def __init__(self, editor: Editor, files: HandFiles, recorder: Recorder, parent: QWidget) -> None:
        super().__init__(parent)
        self._window = parent
        self._editor = editor
        self._recorder = recorder
        self._hands: tuple[Draft, ...] = ()
        self._keys: list[tuple[QAction, QKeySequence.StandardKey]] = []
        self._add(self.tr("Open…"), QKeySequence.StandardKey.Open).triggered.connect(files.ask_to_open)
        self._add(self.tr("Save…"), QKeySequence.StandardKey.Save).triggered.connect(files.ask_to_save)
        self.addSeparator()
        self.recent = submenu(self, self.tr("Recent hands"))
        self.recent.aboutToShow.connect(self._fill)
        self.recent.triggered.connect(self._bring_back)

    def let_keys(self, *, on: bool) -> None:
        """Have the keys for opening and saving, or leave them to what else is shown."""
        for action, key in self._keys:
            action.setShortcut(QKeySequence(key) if on else QKeySequence())

    def _add(self, text: str, key: QKeySequence.StandardKey) -> QAction:
        action = self.addAction(text)
        action.setShortcut(QKeySequence(key))
        self._keys.append((action, key))
        return action

    @Slot()
    def _fill(self) -> None:
        """List the hands, and let them be forgotten."""
        menu, found = self.recent, self._recorder.recent()
        self._hands = found.hands
        line = self.actionGeometry(self.actions()[0]).height()
        list_hands(menu, found, self._window.screen().availableSize().height(), line)
        if found.hands or found.unread:
            menu.addSeparator()
            menu.addAction(self.tr("Forget these hands")).triggered.connect(self._recorder.forget)

    @Slot(QAction)
    def _bring_back(self, action: QAction) -> None:
        place = action.data()
        if isinstance(place, int):
            self._editor.load(self._hands[place], self.tr("bring back a recent hand"))
