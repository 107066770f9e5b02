"""What common mistakes make of the figures of a riichi score."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from mahjong_desk.core.hand import Win
from mahjong_desk.core.tiles import Wind
from mahjong_desk.rules.figures import PAYS, TOTAL, Figure, Slip, row_slips
from mahjong_desk.rules.riichi.choices import Choices
from mahjong_desk.rules.riichi.fu import BASE, SEVEN_PAIRS
from mahjong_desk.rules.riichi.points import base_points, payments, total_points
from mahjong_desk.rules.riichi.score import GOING_OUT, HAN, RiichiReading

LEAST_BY_HAN = 5
"""From here on the han alone set the base."""


def slips(best: RiichiReading, win: Win, rules: Choices, figure: Figure) -> Iterator[Slip]:
    """The values that certain mistakes give; none for a yakuman, whose points are learnt by heart."""
    if best.han is None or best.fu is None or figure.value is None:
        return
    if figure.sort in ("han", "hand-points"):
        yield from row_slips(best, HAN, figure.value)
        if figure.sort == "hand-points":
            yield Slip(figure.value - GOING_OUT, "no-going-out")
    elif figure.sort in ("fu", "base-points"):
        yield from _of_fu(best)
    elif win.pao is None and figure.sort in (TOTAL, PAYS):
        yield from _of_points(best, best.han, best.fu, win, rules, figure)


def _of_fu(best: RiichiReading) -> Iterator[Slip]:
    """An item left out, or the sum not rounded; seven pairs have only one item."""
    total = sum(item.fu for item in best.fu_items)
    if best.fu == SEVEN_PAIRS:
        yield Slip(-(-total // 10) * 10, "rounded-pairs")
        return
    yield Slip(total, "not-rounded")
    yield Slip(total // 10 * 10, "rounded-down")
    for item in best.fu_items:
        ends = ("-open" if item.open else "-concealed") if item.id in ("triplet", "quad") else ""
        for left in (total - item.fu, -(-(total - item.fu) // 10) * 10):
            yield Slip(left, "without-fu", {"fu_item": item.id + ends, "fu": item.fu})


def _of_points(
    best: RiichiReading, han: int, fu: int, win: Win, rules: Choices, figure: Figure
) -> Iterator[Slip]:
    """By one han or ten fu more or less, without a limit, without honba, without rounding."""
    others = [("han-more", han + 1, fu), ("han-less", han - 1, fu)]
    if fu != SEVEN_PAIRS:
        others += [("fu-more", han, fu + 10), ("fu-less", han, fu - 10)]
    for key, other_han, other_fu in others:
        if other_han and other_fu >= BASE:
            base = base_points(
                other_han, other_fu, kiriage=rules.kiriage_mangan, counted_yakuman=rules.counted_yakuman
            )
            yield Slip(_points(base.points, win, rules, figure), key)
    if best.limit is not None and han < LEAST_BY_HAN:
        yield Slip(_points(fu << han + 2, win, rules, figure), "no-limit", {"limit": best.limit})
    if win.honba and figure.sort == PAYS:
        yield Slip(_points(best.base, replace(win, honba=0), rules, figure), "no-honba")
    if not win.self_draw and figure.sort == TOTAL:
        exact = best.base * (6 if win.seat is Wind.E else 4)
        yield Slip(exact, "not-to-hundred")
        yield Slip(exact // 100 * 100, "hundred-down")


def _points(base: int, win: Win, rules: Choices, figure: Figure) -> int:
    """The figure as it would be with another base."""
    if figure.seat is None:
        return total_points(base, win, rules)
    paid = payments(base, None, win, rules) or {}
    return -paid.get(figure.seat, 0)
