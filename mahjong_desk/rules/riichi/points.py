"""From han and fu to points: limits, and who pays what.

base = fu × 2^(han + 2), 2000 at most below the limit rows; each payment is rounded up to the next hundred.
"""

from __future__ import annotations

from typing import NamedTuple

from mahjong_desk.core.hand import Win
from mahjong_desk.core.tiles import Wind
from mahjong_desk.rules.riichi.choices import Choices
from mahjong_desk.rules.score import Payments

MANGAN = 2000
YAKUMAN = 4 * MANGAN
COUNTED_YAKUMAN_HAN = 13
_KIRIAGE = 1920
_LIMITS = {
    5: ("mangan", MANGAN),
    6: ("haneman", 3000),
    7: ("haneman", 3000),
    8: ("baiman", 4000),
    9: ("baiman", 4000),
    10: ("baiman", 4000),
    11: ("sanbaiman", 6000),
    12: ("sanbaiman", 6000),
}


_SEATS = tuple(Wind)
_EAST = Wind.E


class Base(NamedTuple):
    """The base amount that payments are multiples of, and the limit that set it, if one did."""

    points: int
    limit: str | None


def base_points(han: int, fu: int, *, kiriage: bool, counted_yakuman: str) -> Base:
    """The base amount of an ordinary hand."""
    if han >= COUNTED_YAKUMAN_HAN:
        return Base(YAKUMAN, "yakuman") if counted_yakuman == "yakuman" else Base(6000, "sanbaiman")
    if han >= 5:
        limit, points = _LIMITS[han]
        return Base(points, limit)
    points = fu << han + 2
    if points >= MANGAN or (kiriage and points == _KIRIAGE):
        return Base(MANGAN, "mangan")
    return Base(points, None)


def up_to_hundred(points: int) -> int:
    """Rounded up to the next hundred."""
    return -(-points // 100) * 100


def ron_points(base: int, *, dealer: bool) -> int:
    """What the discarder pays: four times the base, six times to the dealer."""
    return up_to_hundred(base * (6 if dealer else 4))


def self_draw_points(base: int, *, dealer: bool) -> tuple[int, int]:
    """What each non-dealer and what the dealer pays; a dealer's own win has no dealer to pay."""
    return up_to_hundred(2 * base if dealer else base), up_to_hundred(2 * base)


def seats(players: int) -> tuple[Wind, ...]:
    """The seats that are taken."""
    return _SEATS[:players]


def self_draw_payments(base: int, win: Win, rules: Choices) -> dict[Wind, int]:
    """What each of the others pays for a self-draw, without honba."""
    dealer = win.seat is Wind.E
    others, of_dealer = self_draw_points(base, dealer=dealer)
    paid = {
        seat: of_dealer if seat is Wind.E else others for seat in seats(win.players) if seat is not win.seat
    }
    if win.players == 3 and not rules.self_draw_loss:
        # The share that the absent player would have paid is split between the two.
        return {seat: up_to_hundred(share + others // 2) for seat, share in paid.items()}
    return paid


def total_points(base: int, win: Win, rules: Choices) -> int:
    """What the winner receives for the hand, without honba and sticks."""
    dealer = win.seat == 0
    if not win.self_draw:
        return up_to_hundred(base * (6 if dealer else 4))
    if win.players == 3 and not rules.self_draw_loss:
        return sum(self_draw_payments(base, win, rules).values())
    double = up_to_hundred(2 * base)
    if dealer:
        return (win.players - 1) * double
    return double + (win.players - 2) * up_to_hundred(base)


class Liability(NamedTuple):
    """The part of the base that a liable player answers for, and who that is."""

    seat: Wind
    base: int


def payments(base: int, liability: Liability | None, win: Win, rules: Choices) -> Payments | None:
    """What each seat receives, honba and sticks included; None without the discarder that it takes."""
    if win.discarder is None and not win.self_draw:
        return None
    if liability is None and (win.players == 4 or rules.self_draw_loss):
        return _plain_payments(base, win, rules)
    return _payments(base, liability, win, rules)


def _plain_payments(base: int, win: Win, rules: Choices) -> Payments:
    """The payments that nobody is liable for, and that leave an absent player's share out."""
    players, winner, sticks = win.players, win.seat, 1000 * win.sticks
    dealer = winner == 0
    honba = win.honba and win.honba * (300 if players == 4 else rules.honba_three)
    paid = dict.fromkeys(_SEATS[:players], 0)
    if win.discarder is not None:
        received = up_to_hundred(base * (6 if dealer else 4)) + honba
        paid[win.discarder] = -received
        paid[winner] = received + sticks
        return paid
    share = honba // (players - 1)
    double = up_to_hundred(2 * base) + share
    single = double if dealer else up_to_hundred(base) + share
    for seat in paid:
        paid[seat] = -single
    if not dealer:
        paid[_EAST] = -double
    paid[winner] = sticks + (players - 1) * single + (0 if dealer else double - single)
    return paid


def _payments(base: int, liability: Liability | None, win: Win, rules: Choices) -> Payments:
    """The payments in full: with a liable player, or a share that is split."""
    paid = dict.fromkeys(seats(win.players), 0)
    covered = 0 if liability is None else liability.base
    if win.discarder is None:
        if base > covered:
            for seat, points in self_draw_payments(base - covered, win, rules).items():
                paid[seat] += points
        if liability is not None:
            paid[liability.seat] += total_points(covered, win, rules)
    else:
        dealer = win.seat is Wind.E
        if base > covered:
            paid[win.discarder] += ron_points(base - covered, dealer=dealer)
        if liability is not None:
            half = ron_points(covered, dealer=dealer) // 2
            paid[win.discarder] += half
            paid[liability.seat] += half
    _add_honba(paid, liability, win, rules)
    received = sum(paid.values()) + 1000 * win.sticks
    return {seat: received if seat is win.seat else -points for seat, points in paid.items()}


def _add_honba(paid: dict[Wind, int], liability: Liability | None, win: Win, rules: Choices) -> None:
    """300 for each repeat (200 with three players), from one player or 100 from each."""
    whole = win.honba * (300 if win.players == 4 else rules.honba_three)
    if win.self_draw and liability is None:
        others = [seat for seat in paid if seat is not win.seat]
        for seat in others:
            paid[seat] += whole // len(others)
    elif liability is not None and (win.self_draw or rules.pao_honba_by_liable):
        paid[liability.seat] += whole
    elif win.discarder is not None:
        paid[win.discarder] += whole
