"""From han and fu to points: limits, and who pays what.

base = fu × 2^(han + 2), 2000 at most below the limit rows; each payment is rounded up to the next hundred.
"""

from __future__ import annotations

from typing import NamedTuple

from mahjong_desk.core.hand import Win
from mahjong_desk.core.memo import memo
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
_NOTHING = {players: dict.fromkeys(_SEATS[:players], 0) for players in (3, 4)}
"""By the number of players: nobody pays anything."""


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


@memo(most=1 << 10)
def _self_draw_shares(asked: tuple[int, bool, int, Choices]) -> tuple[int, int]:
    """The same with what each of two players pays of the absent player's share, where it is split."""
    base, dealer, players, rules = asked
    others, of_dealer = self_draw_points(base, dealer=dealer)
    if players == 3 and not rules.self_draw_loss:
        return up_to_hundred(others + others // 2), up_to_hundred(of_dealer + others // 2)
    return others, of_dealer


def total_points(base: int, win: Win, rules: Choices) -> int:
    """What the winner receives for the hand, without honba and sticks."""
    return _total(base, win.self_draw, win.seat == 0, win.players, rules)


def _total(base: int, self_draw: bool, dealer: bool, players: int, rules: Choices) -> int:
    if not self_draw:
        return ron_points(base, dealer=dealer)
    others, of_dealer = _self_draw_shares((base, dealer, players, rules))
    return (players - 1) * others if dealer else (players - 2) * others + of_dealer


class Value(NamedTuple):
    """The base amount of a hand, the limit that set it, if one did, and what the winner receives."""

    base: int
    limit: str | None
    total: int


@memo(most=1 << 12)
def value_of(asked: tuple[int, int, bool, Wind, int, Choices]) -> Value:
    """What an ordinary hand comes to, without honba and sticks: by han, fu, self-draw, seat, players."""
    han, fu, self_draw, seat, players, rules = asked
    base, limit = base_points(han, fu, kiriage=rules.kiriage_mangan, counted_yakuman=rules.counted_yakuman)
    return Value(base, limit, _total(base, self_draw, seat is _EAST, players, rules))


class Liability(NamedTuple):
    """The part of the base that a liable player answers for, and who that is."""

    seat: Wind
    base: int


def payments(base: int, liability: Liability | None, win: Win, rules: Choices) -> Payments | None:
    """What each seat receives, honba and sticks included; None without the discarder that it takes."""
    if liability is not None:
        return None if win.discarder is None and not win.self_draw else _shared(base, liability, win, rules)
    if win.self_draw:
        return _self_draw_payments(base, win, rules)
    return None if win.discarder is None else _ron_payments(base, win, win.discarder, rules)


def _ron_payments(base: int, win: Win, discarder: Wind, rules: Choices) -> dict[Wind, int]:
    paid = _NOTHING[win.players].copy()
    received = -(-base * (6 if win.seat is _EAST else 4) // 100) * 100
    if win.honba:
        received += win.honba * (300 if win.players == 4 else rules.honba_three)
    paid[discarder] = -received
    paid[win.seat] = received + 1000 * win.sticks
    return paid


def _self_draw_payments(base: int, win: Win, rules: Choices) -> dict[Wind, int]:
    players, winner = win.players, win.seat
    others, of_dealer = _self_draw_shares((base, winner is _EAST, players, rules))
    if win.honba:
        share = win.honba * (300 if players == 4 else rules.honba_three) // (players - 1)
        others += share
        of_dealer += share
    paid = dict.fromkeys(_SEATS[:players], -others)
    if winner is not _EAST:
        paid[_EAST] = -of_dealer
    paid[winner] = 0
    paid[winner] = 1000 * win.sticks - sum(paid.values())
    return paid


def _shared(base: int, liability: Liability, win: Win, rules: Choices) -> dict[Wind, int]:
    """The payments of which a liable player bears a part; what is left is paid as ever."""
    paid = dict.fromkeys(seats(win.players), 0)
    dealer, rest = win.seat is Wind.E, base - liability.base
    if win.discarder is None:
        if rest:
            others, of_dealer = _self_draw_shares((rest, dealer, win.players, rules))
            for seat in paid:
                paid[seat] = of_dealer if seat is Wind.E else others
            paid[win.seat] = 0
        paid[liability.seat] += total_points(liability.base, win, rules)
    else:
        if rest:
            paid[win.discarder] += ron_points(rest, dealer=dealer)
        half = ron_points(liability.base, dealer=dealer) // 2
        paid[win.discarder] += half
        paid[liability.seat] += half
    honba = win.honba * (300 if win.players == 4 else rules.honba_three)
    paid[liability.seat if rules.pao_honba_by_liable or win.discarder is None else win.discarder] += honba
    received = sum(paid.values()) + 1000 * win.sticks
    return {seat: received if seat is win.seat else -points for seat, points in paid.items()}
