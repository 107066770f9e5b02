"""Looks now and then whether somebody else changed something in the database."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, QTimer, Slot

from mahjong_desk.club.store.failures import StoreProblem
from mahjong_desk.club.store.sheets import Sheets
from mahjong_desk.models.asking import Asker

_LOOK_EVERY = 1000
"""Milliseconds between two looks."""

N = TypeVar("N")


class Watch(QObject, Generic[N]):
    """Looks for news for whoever holds a match or a club night, by a timer or when it is asked to.

    ``question`` makes the call that looks, of what is held by then; ``take`` gets what is found. With an
    ``asker`` the looks of the timer are made beside the window: one at a time, and none while something else
    is asked.
    """

    def __init__(
        self,
        sheets: Sheets,
        question: Callable[[], Callable[[], N | StoreProblem]],
        take: Callable[[N | StoreProblem], None],
        asker: Asker | None,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._sheets, self._question, self._take, self._asker = sheets, question, take, asker
        self._timer = QTimer(self)
        self._timer.setInterval(_LOOK_EVERY)
        self._timer.timeout.connect(self._look_beside)

    def follow(self, *, on: bool) -> None:
        """Look from now on, or no longer."""
        if on:
            self._timer.start()
            self._look_beside()
        else:
            self._timer.stop()

    def look(self) -> None:
        """Look now, and wait for what there is."""
        self._take(self._sheets.run(self._question()))

    @Slot()
    def _look_beside(self) -> None:
        if self._asker is None:
            self.look()
        else:
            self._asker.later(self._question(), self._came)

    def _came(self, news: N | StoreProblem | None) -> None:
        # Where there is none the next look asks again; and nobody may follow any longer.
        if news is not None and self._timer.isActive():
            self._take(news)
