"""Who pays whom: the winner receives three times the value in all (Zung Jung 3.3, the 25-point rule)."""

from __future__ import annotations

from mahjong_desk.core.hand import Win
from mahjong_desk.core.tiles import Wind
from mahjong_desk.rules.score import Payments

EACH_AT_MOST = 25
"""What a player who did not discard pays at most."""

ALL_PAY = "all-pay"
DISCARDER_PAYS = "discarder-pays"


def payments(value: int, win: Win, scheme: str) -> Payments | None:
    """What each seat receives by a scheme of ``options.csv``; None without the discarder that it takes."""
    alike = win.self_draw or win.nobody or scheme == ALL_PAY
    if scheme != DISCARDER_PAYS:
        alike = alike or value <= EACH_AT_MOST
    if alike:
        paid = {seat: value for seat in Wind if seat is not win.seat}
    elif win.discarder is None:
        return None
    else:
        others = 0 if scheme == DISCARDER_PAYS else EACH_AT_MOST
        paid = {seat: others for seat in Wind if seat is not win.seat}
        paid[win.discarder] = 3 * value - 2 * others
    return {seat: 3 * value if seat is win.seat else -paid[seat] for seat in Wind}
