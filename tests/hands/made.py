"""Hands to keep, as many different ones as a test needs."""

from __future__ import annotations

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.line import parse_line

SCORING = "12789m55777z(666z)+3m ron seat=E from=S"
MOST = 10_000


def drawn(line: str) -> Draft:
    """The draft of a line."""
    return parse_line(line).apply(Draft())


def numbered(number: int) -> Draft:
    """A hand that scores; another one for each number below :data:`MOST`."""
    return drawn(f"{SCORING} honba={number // 100} sticks={number % 100}")


def number_of(draft: Draft) -> int:
    """Which of the numbered hands it is."""
    return draft.win.honba * 100 + draft.win.sticks
