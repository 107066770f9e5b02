"""The tabs of the window, a bar of segments beside its name."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from PySide6.QtCore import QRectF, QSize, Qt, Slot
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent, QShortcut
from PySide6.QtWidgets import QSizePolicy, QTabBar, QWidget

from mahjong_desk.ui import measures, theme
from mahjong_desk.ui.painting import box, ring, ring_shows
from mahjong_desk.ui.theme import Role

_FRAME = 3
"""Pixels of the bar around its segments."""


class Tab(Enum):
    """What the window can show, in the order of the tabs."""

    SCORE = "score"
    SHEET = "sheet"
    GUIDE = "guide"
    PRACTICE = "practice"


class Tabs(QTabBar):
    """A bar with a tab for each page; ``currentChanged`` tells of another one.

    Ctrl+1, Ctrl+2 … choose a tab from anywhere in the window, Ctrl+PageUp and Ctrl+PageDown its neighbours.
    """

    RADIUS = 9

    def __init__(self, names: Sequence[str], short: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names = names, short
        self._is_short = self._is_tight = False
        self.setAccessibleName(self.tr("Pages"))
        self.setDrawBase(False)
        self.setExpanding(False)
        self.setUsesScrollButtons(False)
        self.setMouseTracking(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        for place, name in enumerate(names):
            self.addTab(name)
            keys = f"Ctrl+{place + 1}"
            self.setTabToolTip(place, keys)
            QShortcut(QKeySequence(keys), self).activated.connect(self._number_pressed)
        for keys, slot in (("Ctrl+PgUp", self._to_previous), ("Ctrl+PgDown", self._to_next)):
            QShortcut(QKeySequence(keys), self).activated.connect(slot)

    @Slot()
    def _number_pressed(self) -> None:
        shortcut = self.sender()
        assert isinstance(shortcut, QShortcut)
        self.setCurrentIndex(int(shortcut.key().toString()[-1]) - 1)

    @Slot()
    def _to_previous(self) -> None:
        self.setCurrentIndex((self.currentIndex() - 1) % self.count())

    @Slot()
    def _to_next(self) -> None:
        self.setCurrentIndex((self.currentIndex() + 1) % self.count())

    def set_short(self, is_short: bool, *, is_tight: bool = False) -> None:
        """Call the pages by their shorter names, or by their whole ones; ``is_tight``: close together."""
        # Qt keeps the sizes of tabs until one is told its text.
        resized, self._is_tight = self._is_tight != is_tight, is_tight
        self._is_short = is_short
        for place, name in enumerate(self._names[is_short]):
            if resized or self.tabText(place) != name:
                self.setTabText(place, name)

    # --- how it looks -------------------------------------------------------------------------------------

    def tabSizeHint(self, index: int) -> QSize:
        # As wide as if it were chosen, so that choosing moves nothing.
        width = measures.label_width(Role.STRONG, self.tabText(index)) + 2 * theme.scaled(
            3 if self._is_tight else 9 if self._is_short else 14
        )
        return QSize(width, round(measures.line_height(Role.BODY)) + 2 * theme.scaled(3) + 2 * _FRAME)

    def minimumTabSizeHint(self, index: int) -> QSize:
        return self.tabSizeHint(index)

    def sizeHint(self) -> QSize:
        hints = [self.tabSizeHint(index) for index in range(self.count())]
        return QSize(sum(hint.width() for hint in hints), hints[0].height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        now = theme.colors()
        painter = QPainter(self)
        box(painter, self.rect(), self.RADIUS, now.pressed, None)
        under = self.tabAt(self.mapFromGlobal(self.cursor().pos())) if self.underMouse() else -1
        for index in range(self.count()):
            chosen = index == self.currentIndex()
            segment = QRectF(self.tabRect(index)).adjusted(_FRAME, _FRAME, -_FRAME, -_FRAME)
            if chosen:
                box(painter, segment, self.RADIUS - 2, now.card, now.border)
                if ring_shows(self):
                    ring(painter, segment, self.RADIUS - 2, now.focus)
            painter.setPen(now.text if chosen or index == under else now.muted)
            painter.setFont(theme.font(Role.STRONG if chosen else Role.BODY))
            painter.drawText(segment, int(Qt.AlignmentFlag.AlignCenter), self.tabText(index))
