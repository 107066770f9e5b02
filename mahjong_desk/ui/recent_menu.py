"""The hands that were scored last, in a menu."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from mahjong_desk.core.draft import Draft
from mahjong_desk.ui.controls import plain
from mahjong_desk.ui.submenus import submenu

if TYPE_CHECKING:
    from mahjong_desk.hands.recent import Recent

translate = QCoreApplication.translate

_AT_ONCE = 17
"""Hands in one menu at most: as many as fit into a low window."""
_OTHER_LINES = 4
"""Lines that a menu may have besides its hands, with what is between and around them."""


def list_hands(menu: QMenu, found: Recent, room: int, line: int) -> None:
    """List hands as they are scored today, newest first, each with its place as its data.

    ``room``: how high the screen is, and ``line`` an entry: of a higher menu Qt makes columns, which run off
    the screen.
    """
    for older in menu.findChildren(QMenu):
        older.deleteLater()
    menu.clear()
    _list(menu, found.hands, 0, max(1, min(_AT_ONCE, room // max(1, line) - _OTHER_LINES)))
    if not found.hands:
        _remark(menu, translate("HandMenu", "None yet: hands that scored are listed once another is begun"))
    if found.unread:
        _remark(menu, translate("HandMenu", "Damaged entries left out: {count}").format(count=found.unread))


def _list(menu: QMenu, hands: Sequence[Draft], first: int, at_once: int) -> None:
    """Some hands from a place on, and the older ones in a menu of their own, for Qt scrolls no menu."""
    end = first + at_once
    for place, draft in enumerate(hands[first:end], start=first):
        menu.addAction(_label(draft)).setData(place)
    if end < len(hands):
        _list(submenu(menu, translate("HandMenu", "Older hands")), hands, end, at_once)


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


class RecentMenu(QMenu):
    """Lets one of them be chosen. They are read when the menu opens."""

    chosen = Signal(object)
    """A draft."""

    def __init__(self, recent: Callable[[], Recent], parent: QWidget) -> None:
        super().__init__(parent)
        self._parent = parent
        self._recent = recent
        self._hands: tuple[Draft, ...] = ()
        self.addAction("")  # by which is known how high a line is
        self.aboutToShow.connect(self._fill)
        self.triggered.connect(self._choose)

    @Slot()
    def _fill(self) -> None:
        line = self.actionGeometry(self.actions()[0]).height()
        found = self._recent()
        self._hands = found.hands
        list_hands(self, found, self._parent.screen().availableSize().height(), line)

    @Slot(QAction)
    def _choose(self, action: QAction) -> None:
        place = action.data()
        if isinstance(place, int):
            self.chosen.emit(self._hands[place])
