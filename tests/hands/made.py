"""Hands to keep, as many different ones as a test needs."""

from __future__ import annotations

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.line import parse_line

SCORING = "12789m55777z(666z)+3m ron seat=E from=S"
MOST = 120_000
_COUNTED = 10_000
"""As many hands as two counters tell apart; the others differ in who discarded and in the round."""
_DISCARDERS, _ROUNDS = "SWN", "ESWN"


def drawn(line: str) -> Draft:
    """The draft of a line."""
    return parse_line(line).apply(Draft())


def numbered(number: int) -> Draft:
    """A hand that scores; another one for each number below :data:`MOST`."""
    more, counted = divmod(number, _COUNTED)
    discarder, round_wind = _DISCARDERS[more // len(_ROUNDS)], _ROUNDS[more % len(_ROUNDS)]
    line = SCORING.replace("from=S", f"from={discarder} round={round_wind}")
    return drawn(f"{line} honba={counted // 100} sticks={counted % 100}")


def number_of(draft: Draft) -> int:
    """Which of the numbered hands it is."""
    win = draft.win
    assert win.discarder is not None
    more = _DISCARDERS.index(win.discarder.name) * len(_ROUNDS) + _ROUNDS.index(win.round.name)
    return more * _COUNTED + win.honba * 100 + win.sticks
