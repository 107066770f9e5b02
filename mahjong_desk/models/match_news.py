"""What others changed in the database since somebody last looked, read at once."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from functools import partial
from typing import NamedTuple, TypeAlias

from PySide6.QtCore import QObject, QTimer, Slot

from mahjong_desk.club.store.failures import StoreProblem
from mahjong_desk.club.store.kept import Kept, Listed
from mahjong_desk.club.store.sheets import Sheets
from mahjong_desk.models.asking import Asker

_LOOK_EVERY = 1000
"""Milliseconds between two looks at whether somebody else changed something."""


class Lists(NamedTuple):
    """The matches that there are, those that were deleted, and the players, or why they cannot be read."""

    matches: tuple[Listed, ...] | StoreProblem
    deleted: tuple[Listed, ...] | StoreProblem
    players: tuple[str, ...] | StoreProblem


class MatchNews(NamedTuple):
    """What is new by so many changes.

    ``kept``: the match that is held, as it is now, and ``changed``: when it was changed last, None where that
    is not known. ``lists`` is None where nothing is new.
    """

    revision: int
    kept: Kept | None = None
    changed: datetime | None = None
    lists: Lists | None = None


def news_since(sheets: Sheets, held: Kept | None, revision: int) -> MatchNews | StoreProblem:
    """What is new for whoever holds a match and has seen so many changes. It never raises.

    Where the match cannot be read there are no news: they are asked for again.
    """
    found = sheets.revision()
    if isinstance(found, StoreProblem) or found == revision:
        return found if isinstance(found, StoreProblem) else MatchNews(found)
    kept = None if held is None else sheets.match(held.id, held)
    if isinstance(kept, StoreProblem):
        return kept
    changed = None if kept is None or kept == held else sheets.last_change(kept.id)
    lists = Lists(sheets.matches(), sheets.matches(deleted=True), sheets.players())
    return MatchNews(found, kept, changed, lists)


Seen: TypeAlias = "tuple[Kept | None, int]"
"""The match that is held, and how many changes were seen."""


class MatchWatch(QObject):
    """Looks for news for whoever holds a match, now and then or when it is asked to.

    ``take`` gets what is found. With an ``asker`` the looks of the timer are made beside the window: one at a
    time, and none while something else is asked.
    """

    def __init__(
        self,
        sheets: Sheets,
        seen: Callable[[], Seen],
        take: Callable[[MatchNews | StoreProblem], None],
        asker: Asker | None,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._sheets, self._seen, self._take, self._asker = sheets, seen, take, asker
        self._timer = QTimer(self)
        self._timer.setInterval(_LOOK_EVERY)
        self._timer.timeout.connect(self._look_beside)

    def follow(self, *, on: bool) -> None:
        """Look from now on, or no longer."""
        if on:
            self._look_beside()
            self._timer.start()
        else:
            self._timer.stop()

    def look(self) -> None:
        """Look now, and wait for what there is."""
        self._take(self._sheets.run(partial(news_since, self._sheets, *self._seen())))

    @Slot()
    def _look_beside(self) -> None:
        if self._asker is None:
            self.look()
        else:
            self._asker.later(partial(news_since, self._sheets, *self._seen()), self._came)

    def _came(self, news: MatchNews | StoreProblem | None) -> None:
        # Where there is none the next look asks again; and nobody may follow any longer.
        if news is not None and self._timer.isActive():
            self._take(news)
