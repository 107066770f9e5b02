"""The matches of the pictures: who won which hand, with its tiles."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from functools import partial
from typing import NamedTuple

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.line import parse_line
from mahjong_desk.models.match_keeper import MatchKeeper
from mahjong_desk.models.scored_hand import scored_hand
from mahjong_desk.rules.outcomes import Draw, Played, Player, Ron, Tsumo

NAMES = ("Ada", "Ben", "Cleo", "Dai")
LIMIT = (("limit", "320"),)


class Won(NamedTuple):
    """A hand with its tiles as a line has them, without seats; ``discarder`` is None for a self-draw."""

    winner: Player
    discarder: Player | None
    tiles: str


Hands = Sequence["Won | Played"]
DRAW = Played((Draw(),))

WSOM_EVENING: Hands = (
    Won(0, 1, "12789m55777z(666z)+3m"),
    Won(2, None, "123m123p23s55s678s+1s"),
    DRAW,
    Won(3, 0, "34567m345p34588s+2m"),
    Won(1, 2, "111222333z4z23p1p+4z"),
    Won(1, 0, "(123m)(678m)99935m22z+4m rob"),
)
"""Totals as in the design of the sheet: +235, +680, −840, −75."""

WSOM_EVENINGS: Sequence[tuple[str, Hands]] = (
    ("2025-11-06", (Won(3, 1, "(222p)(444p)(666p)8p88s8s+8p"), DRAW, Won(2, None, "123m123p23s55s678s+1s"))),
    ("2025-12-11", (Won(0, None, "122334455677s7s+6s"), Won(1, 3, "223344m55667p88s+7p"), DRAW)),
    ("2026-01-15", (Won(3, None, "5z(222p)(888s)(111z)[9999m]+5z"), Won(0, 2, "99m(555z)(777z)567p23s+4s"))),
    ("2026-02-12", (Won(1, 2, "1112345678999m+5m"), Won(2, 0, "34567m345p34588s+2m"), DRAW)),
    ("2026-03-01", WSOM_EVENING),
)
RIICHI_EVENINGS: Sequence[tuple[str, Hands]] = (
    (
        "2026-01-22",
        (Won(1, 2, "067m34599p67s[2222z]+8s riichi dora=5z8p"), Won(0, None, "66777888999m45p+6p riichi")),
    ),
)


def play(keeper: MatchKeeper, rules: str, hands: Hands, options: tuple[tuple[str, str], ...] = ()) -> None:
    """Begin a match and record its hands."""
    answered = keeper.begin(NAMES, rules, options)
    if not answered.done:
        raise RuntimeError(answered.said)
    for hand in hands:
        record(keeper, hand)


def play_all(keeper: MatchKeeper) -> None:
    """Matches of one winter, each ended."""
    usual = keeper.clock
    for rules, evenings, options in (("tenhou", RIICHI_EVENINGS, ()), ("wsom", WSOM_EVENINGS, LIMIT)):
        for day, hands in evenings:
            keeper.clock = partial(_evening, day)
            play(keeper, rules, hands, options)
            keeper.end()
    keeper.clock = usual


def _evening(day: str) -> datetime:
    return datetime.fromisoformat(f"{day} 21:14").astimezone()


def record(keeper: MatchKeeper, hand: Won | Played) -> None:
    """Record a hand at the end of the match, with its tiles."""
    assert keeper.kept is not None
    assert keeper.replay is not None
    assert keeper.rules is not None
    if isinstance(hand, Played):
        keeper.record(keeper.kept, hand)
        return
    state = keeper.replay.state
    seat = state.seat(hand.winner).name
    won = "tsumo" if hand.discarder is None else f"ron from={state.seat(hand.discarder).name}"
    line = parse_line(f"{hand.tiles} {won} seat={seat}")
    draft = line.apply(Draft(rules=keeper.kept.sheet.match.rules))
    scored = scored_hand(draft, keeper.replay, keeper.rules.takes)
    if scored.worth is None:
        raise RuntimeError(f"{hand.tiles}: {scored.problems}")
    win = (
        Tsumo(hand.winner, scored.worth)
        if hand.discarder is None
        else Ron(hand.winner, hand.discarder, scored.worth)
    )
    answered = keeper.record(keeper.kept, Played((win,), (hand.winner,) * scored.reach), scored.tiles)
    if not answered.done:
        raise RuntimeError(answered.said)
