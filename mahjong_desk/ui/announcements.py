"""What a screen reader is told without being asked."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from mahjong_desk.core.texts import counted, series
from mahjong_desk.models.breakdown import BreakdownModels

_PAUSE = 350
"""Milliseconds without an edit before a score is said; whoever types fast hears only the last one."""


def announce(about: QWidget, text: str) -> None:
    """Have a screen reader say a text, as soon as it has said what it is saying."""
    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(about, text))


class ScoreAnnouncer(QObject):
    """Says the score when it has become another one, or why there is none; each once."""

    announced = Signal(str)

    def __init__(self, models: BreakdownModels, about: QWidget) -> None:
        super().__init__(about)
        self._models = models
        self._about = about
        self._said = ""
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_PAUSE)
        self._pause.timeout.connect(self._say)
        models.updated.connect(self.look)

    @Slot()
    def look(self) -> None:
        """The answer may be another one now."""
        text = self._text()
        if not text:
            # The same score said again after this is news.
            self._said = ""
        if text and text != self._said:
            self._pause.start()
        else:
            self._pause.stop()

    def _text(self) -> str:
        """What there is to say; nothing of a hand with too few tiles, which the hand's own lists tell."""
        models = self._models
        if models.is_empty():
            return ""
        figure, words = models.headline()
        problems = models.problems.records()
        return series([counted(figure, words), problems[0].name if problems else ""])

    @Slot()
    def _say(self) -> None:
        self._said = self._text()
        announce(self._about, self._said)
        self.announced.emit(self._said)
