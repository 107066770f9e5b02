"""What others changed in the database since somebody last looked, read at once."""

from __future__ import annotations

from datetime import datetime
from typing import NamedTuple

from mahjong_desk.club.store.failures import StoreProblem
from mahjong_desk.club.store.kept import Kept, Listed
from mahjong_desk.club.store.sheets import Sheets


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
