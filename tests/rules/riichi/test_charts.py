"""The two charts of the Reach site, cell by cell: by the formula, by the engine, and by a hand for each cell.

Hand Points (HP) are han and two, Base Points (BP) are fu.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil

import pytest

from mahjong_desk.core.hand import Win
from mahjong_desk.core.tiles import Wind
from mahjong_desk.rules.options import resolve
from mahjong_desk.rules.registry import rule_set
from mahjong_desk.rules.riichi.points import base_points, ron_points, self_draw_points
from tests.rules.asking import ask_line
from tests.rules.riichi.dora import raised

COLUMNS = (20, 25, 30, 40, 50, 60, 70)
ALL_COLUMNS = (*COLUMNS, 80, 90, 100, 110)
# A row's Hand Points, then its cells: won on a discard, and self-drawn from a non-dealer and from the dealer.
# A row that ends early goes on with its last cell.
CHARTS = {
    "non-dealer": """
3  -  -  1000:300/500  1300:400/700  1600:400/800  2000:500/1000  2300:600/1200
4  -:400/700  1600:400/800  2000:500/1000  2600:700/1300  3200:800/1600  3900:1000/2000  4500:1200/2300
5  -:700/1300  3200:800/1600  3900:1000/2000  5200:1300/2600  6400:1600/3200  7700*:2000/3900*  8000:2000/4000
6  -:1300/2600  6400:1600/3200  7700*:2000/3900*  8000:2000/4000
7  -:2000/4000  8000:2000/4000
8/9  -:3000/6000  12000:3000/6000
10/11/12  -:4000/8000  16000:4000/8000
13/14  -:6000/12000  24000:6000/12000
15  -:8000/16000  32000:8000/16000
""",
    # 6 HP × 25 BP is printed as 6400, against the chart's own formula and its own 3200 from each.
    "dealer": """
3        -       -           1500:500      2000:700    2400:800    2900:1000     3400:1200
4        -:700   2400:800    2900:1000     3900:1300   4800:1600   5800:2000     6800:2300
5        -:1300  4800:1600   5800:2000     7700:2600   9600:3200   11600*:3900*  12000:4000
6        -:2600  9600:3200   11600*:3900*  12000:4000
7        -:4000  12000:4000
8/9      -:6000  18000:6000
10/11/12 -:8000  24000:8000
13/14    -:12000 36000:12000
15       -:16000 48000:16000
""",
}
ROUNDED_UP = {7700: 8000, 11600: 12000, 3900: 4000}

# A hand for each column: the han that it has by itself, won on a discard or self-drawn. East and South are
# worth 2 as a pair both to South in the East round and to the dealer in the South round.
ON_DISCARD = {
    25: ("1133m5577p2299s4z+4z", 2),  # Seven Pairs
    30: ("34567m55p(444s)(222p)+8m", 1),  # All Simples: 20 + 2 + 2
    40: ("234567m24p678s11z+3p", 0),  # 30 + 2 + 2
    50: ("999m24p222678s33z+3p", 0),  # 30 + 8 + 4 + 2
    60: ("999m24p678s33z[2222s]+3p", 0),  # 30 + 8 + 16 + 2
    70: ("678m24p678s33z[9999s]+3p", 0),  # 30 + 32 + 2
    80: ("23p678s33z[9999s][2222m]+4p", 0),  # 30 + 32 + 16
    90: ("24p678s11z[9999s][2222m]+3p", 0),  # 30 + 32 + 16 + 2 + 2
    100: ("24p678s11z[9999s][1111m]+3p", 0),  # 30 + 32 + 32 + 2 + 2
    110: ("24p33z[9999s][1111m](4444z)+3p", 2),  # Three Quads: 20 + 32 + 32 + 16 + 2
}
SELF_DRAWN = {
    20: ("23567m234p67899s+4m", 2),  # Concealed Self-Draw, Peace
    25: ("1133m5577p2299s4z+4z", 3),  # Concealed Self-Draw, Seven Pairs
    30: ("234567m24p67899s+3p", 1),  # 20 + 2 + 2
    40: ("678999m24p678s33z+3p", 1),  # 20 + 8 + 2 + 2
    50: ("222m24p678s33z[8888m]+3p", 1),  # 20 + 4 + 16 + 2 + 2
    60: ("678m24p678s33z[9999s]+3p", 1),  # 20 + 32 + 2 + 2
    70: ("999m24p678s33z[9999s]+3p", 1),  # 20 + 8 + 32 + 2 + 2
    80: ("24p678s33z[9999s][2222m]+3p", 1),  # 20 + 32 + 16 + 2 + 2
    90: ("24p678s33z[9999s][1111m]+3p", 1),  # 20 + 32 + 32 + 2 + 2
    100: ("24p33z[9999s][1111m](8888p)+3p", 2),  # Three Quads: 20 + 32 + 32 + 8 + 2 + 2
    110: ("24p33z[9999s][1111m](4444z)+3p", 2),  # Three Quads: 20 + 32 + 32 + 16 + 2 + 2
}

Drawn = tuple[int, ...]
"""What is paid for a self-draw: by a non-dealer and by the dealer, or by each of them to the dealer."""
WHO = sorted(CHARTS)
KIRIAGE = [pytest.param(False, id="as printed"), pytest.param(True, id="starred cells rounded up")]


def printed(who: str, *, kiriage: bool) -> Iterator[tuple[int, int, int | None, Drawn | None]]:
    """The cells of a chart: Hand Points, Base Points, on a discard, self-drawn."""

    def number(text: str) -> int:
        value = int(text.rstrip("*"))
        return ROUNDED_UP[value] if kiriage and text.endswith("*") else value

    for line in CHARTS[who].strip().splitlines():
        rows, *cells = line.split()
        cells += cells[-1:] * (len(COLUMNS) - len(cells))
        for base, cell in zip(COLUMNS, cells, strict=True):
            on_discard, _, drawn = cell.partition(":")
            each = tuple(map(number, drawn.split("/"))) if drawn else None
            for hand_points in map(int, rows.split("/")):
                yield hand_points, base, None if on_discard == "-" else number(on_discard), each


def by_formula(hand_points: int, base: int, *, dealer: bool, kiriage: bool = False) -> tuple[int, Drawn]:
    """BP × 2^HP, 2000 at most below the limit rows; × 4, 2 and 1, or × 6 and 2 for a dealer; up to 100."""
    limits = {7: 2000, 8: 3000, 9: 3000, 10: 4000, 11: 4000, 12: 4000, 13: 6000, 14: 6000, 15: 8000}
    amount = limits.get(hand_points, min(2000, base * 2**hand_points))
    if kiriage and amount == 1920:
        amount = 2000
    once, twice, fourfold, sixfold = (100 * ceil(amount * times / 100) for times in (1, 2, 4, 6))
    return (sixfold, (twice,)) if dealer else (fourfold, (once, twice))


def by_engine(hand_points: int, base: int, *, dealer: bool, kiriage: bool) -> tuple[int, Drawn]:
    amount = base_points(hand_points - 2, base, kiriage=kiriage, counted_yakuman="yakuman").points
    drawn = self_draw_points(amount, dealer=dealer)
    return ron_points(amount, dealer=dealer), drawn[:1] if dealer else drawn


@pytest.mark.parametrize("who", WHO)
def test_the_charts_are_whole(who: str) -> None:
    cells = [cell[:2] for cell in printed(who, kiriage=False)]
    assert sorted(cells) == [(points, base) for points in range(3, 16) for base in COLUMNS]


@pytest.mark.parametrize("kiriage", KIRIAGE)
@pytest.mark.parametrize("who", WHO)
def test_every_printed_cell(who: str, kiriage: bool) -> None:
    dealer = who == "dealer"
    for hand_points, base, on_discard, drawn in printed(who, kiriage=kiriage):
        found = by_engine(hand_points, base, dealer=dealer, kiriage=kiriage)
        assert on_discard in (None, found[0]), (hand_points, base)
        assert drawn in (None, found[1]), (hand_points, base)


@pytest.mark.parametrize("kiriage", KIRIAGE)
@pytest.mark.parametrize("who", WHO)
def test_every_cell_follows_the_formula(who: str, kiriage: bool) -> None:
    dealer = who == "dealer"
    for hand_points in range(3, 16):
        for base in ALL_COLUMNS:
            expected = by_formula(hand_points, base, dealer=dealer, kiriage=kiriage)
            assert by_engine(hand_points, base, dealer=dealer, kiriage=kiriage) == expected


def test_the_cell_that_is_printed_wrong() -> None:
    """Seven Pairs, All Simples and Reach by the dealer: 25 × 2^6 = 1600, sixfold 9600."""
    answer = ask_line("224466m335577p8s+8s riichi seat=E round=S from=W", "reach")
    assert (answer["hand_points"], answer["fu"], answer["total"]) == (6, 25, 9600)
    assert answer["payments"] == {"E": 9600, "S": 0, "W": -9600, "N": 0}


@pytest.mark.parametrize("kiriage", KIRIAGE)
@pytest.mark.parametrize("base", [base for base in ALL_COLUMNS if base in ON_DISCARD])
@pytest.mark.parametrize("who", WHO)
def test_a_hand_won_on_a_discard_for_each_row(who: str, base: int, kiriage: bool) -> None:
    hand, han = ON_DISCARD[base]
    dealer = who == "dealer"
    table = "seat=E round=S from=W" if dealer else "seat=S round=E from=W"
    asked = 0
    for hand_points in range(3, 16):
        words = raised(hand, han, hand_points - 2)
        if words is None:
            continue
        option = f"option.kiriage_mangan={'yes' if kiriage else 'no'}"
        answer = ask_line(f"{hand} {words} {table} {option}", "reach")
        total, _ = by_formula(hand_points, base, dealer=dealer, kiriage=kiriage)
        assert (answer["hand_points"], answer["fu"], answer["total"]) == (hand_points, base, total)
        winner = "E" if dealer else "S"
        assert answer["payments"] == {**dict.fromkeys("ESWN", 0), winner: total, "W": -total}
        asked += 1
    assert asked == 13 - max(0, han - 1)


@pytest.mark.parametrize("kiriage", KIRIAGE)
@pytest.mark.parametrize("base", SELF_DRAWN)
@pytest.mark.parametrize("who", WHO)
def test_a_self_drawn_hand_for_each_row(who: str, base: int, kiriage: bool) -> None:
    hand, han = SELF_DRAWN[base]
    dealer = who == "dealer"
    table = "tsumo seat=E round=S" if dealer else "tsumo seat=S round=E"
    asked = 0
    for hand_points in range(3, 16):
        words = raised(hand, han, hand_points - 2)
        if words is None:
            continue
        option = f"option.kiriage_mangan={'yes' if kiriage else 'no'}"
        answer = ask_line(f"{hand} {words} {table} {option}", "reach")
        _, drawn = by_formula(hand_points, base, dealer=dealer, kiriage=kiriage)
        assert (answer["hand_points"], answer["fu"]) == (hand_points, base)
        if dealer:
            expected = {"E": 3 * drawn[0], "S": -drawn[0], "W": -drawn[0], "N": -drawn[0]}
        else:
            expected = {"E": -drawn[1], "S": 2 * drawn[0] + drawn[1], "W": -drawn[0], "N": -drawn[0]}
        assert answer["payments"] == expected
        assert answer["total"] == max(expected.values())
        asked += 1
    assert asked == 13 - max(0, han - 1)


@pytest.mark.parametrize(
    ("hand", "fu", "total"),
    [
        # 30 + 32 + 32 + 4 for North completed by a discard + 4 for the pair of seat and round wind
        ("678s1144z[9999s][1111m]+4z riichi seat=E round=E from=W", 110, 5300),
        ("678s2244z[9999s][1111m]+4z riichi seat=S round=S from=W", 110, 3600),
        # 20 + 32 + 32 + 4 for the pair + 2 + 2
        ("24p678s11z[9999s][1111m]+3p tsumo seat=E round=E", 100, 4800),
        ("24p678s22z[9999s][1111m]+3p tsumo seat=S round=S", 100, 800 + 800 + 1600),
    ],
)
def test_the_most_base_points_with_three_hand_points(hand: str, fu: int, total: int) -> None:
    answer = ask_line(hand, "reach")
    assert (answer["hand_points"], answer["fu"], answer["total"]) == (3, fu, total)


@pytest.mark.parametrize("kiriage", KIRIAGE)
@pytest.mark.parametrize("who", WHO)
def test_the_charts_that_are_shown(who: str, kiriage: bool) -> None:
    """The printed cells and the columns beyond; a self-draw for 4 HP × 25 BP cannot be, and is not shown."""
    options, _ = resolve(rule_set("reach").options, {"kiriage_mangan": "yes" if kiriage else "no"}, "reach")
    win = Win(seat=Wind.E if who == "dealer" else Wind.S)
    chart = rule_set("reach").charts(win, options, None)[0]
    assert [column.split()[0] for column in chart.columns] == [str(base) for base in ALL_COLUMNS]
    shown = {}
    for row, cells in zip(chart.rows, chart.cells, strict=True):
        low, _, high = row.split()[0].partition("–")
        for hand_points in range(int(low), int(high or low) + 1):
            for base, cell in zip(ALL_COLUMNS, cells, strict=True):
                on_discard, drawn = cell.split("\n")
                each = None if drawn == "–" else tuple(map(int, drawn.split("/")))
                shown[hand_points, base] = (None if on_discard == "–" else int(on_discard), each)
    expected = {(points, base): (taken, each) for points, base, taken, each in printed(who, kiriage=kiriage)}
    expected[4, 25] = (expected[4, 25][0], None)
    for hand_points in range(3, 16):
        for base in ALL_COLUMNS[len(COLUMNS) :]:
            expected[hand_points, base] = by_formula(
                hand_points, base, dealer=who == "dealer", kiriage=kiriage
            )
    assert shown == expected
