"""The menu of the button “Hand”: open, save, and the hands that were scored last."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from mahjong_desk.core.draft import Draft
from mahjong_desk.models.editor import Editor
from mahjong_desk.models.recorder import Recorder
from mahjong_desk.ui.controls import plain
from mahjong_desk.ui.hand_files import HandFiles
from mahjong_desk.ui.submenus import submenu

_AT_ONCE = 17
"""Hands in one menu at most: as many as fit into a low window."""
_OTHER_LINES = 4
"""Lines that a menu may have besides its hands, with what is between and around them."""


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
        """List the hands as they are scored today, newest first."""
        menu = self.recent
        for older in menu.findChildren(QMenu):
            older.deleteLater()
        menu.clear()
        self._hands, unread = self._recorder.recent()
        self._list(menu, 0)
        if not self._hands:
            _remark(menu, self.tr("None yet: hands that scored are listed once another is begun"))
        if unread:
            _remark(menu, self.tr("Damaged entries left out: {count}").format(count=unread))
        if self._hands or unread:
            menu.addSeparator()
            menu.addAction(self.tr("Forget these hands")).triggered.connect(self._recorder.forget)

    def _list(self, menu: QMenu, first: int) -> None:
        """Some hands from a place on, and the older ones in a menu of their own, for Qt scrolls no menu."""
        end = first + self._at_once()
        for place, draft in enumerate(self._hands[first:end], start=first):
            menu.addAction(_label(draft)).setData(place)
        if end < len(self._hands):
            self._list(submenu(menu, self.tr("Older hands")), end)

    def _at_once(self) -> int:
        """How many hands a menu has room for: of a higher one Qt makes columns, which run off the screen."""
        room = self._window.screen().availableSize().height()
        lines = room // self.actionGeometry(self.actions()[0]).height()
        return max(1, min(_AT_ONCE, lines - _OTHER_LINES))

    @Slot(QAction)
    def _bring_back(self, action: QAction) -> None:
        place = action.data()
        if isinstance(place, int):
            self._editor.load(self._hands[place], self.tr("bring back a recent hand"))


def _remark(menu: QMenu, text: str) -> None:
    """A line that cannot be chosen."""
    menu.addAction(text).setEnabled(False)


def _label(draft: Draft) -> str:
    """A hand in one line: ``140 points · 12789m55777z(666z)+3m · World Series of Mahjong``."""
    from mahjong_desk.rules.registry import rule_set  # the engine of a hand's rule set is seldom needed
    from mahjong_desk.rules.score import Score
    from mahjong_desk.rules.scoring import score

    texts = rule_set(draft.rules).texts()
    answer = score(draft)
    total = f"{answer.total} {texts.get('units', answer.unit)}" if isinstance(answer, Score) else "–"
    return plain(" · ".join((total, draft.hand.text, texts.get("rules", draft.rules))))
