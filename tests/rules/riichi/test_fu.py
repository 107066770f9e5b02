"""Base points (fu), line by line; South's hands in the East round where nothing else is said."""

from __future__ import annotations

import pytest

from tests.rules.asking import RIICHI, ask, ask_line, cases, fu_items, rows
from tests.rules.test_cases import request

TABLE = "seat=S round=E from=W"
DRAWN = "seat=S round=E tsumo"
Item = tuple[str, int, "str | None"]
BASE: Item = ("base", 20, None)
ON_DISCARD: Item = ("concealed-ron", 10, None)
SELF_DRAW: Item = ("self-draw", 2, None)


def check(line: str, items: list[Item], fu: int, rules: str = "reach") -> None:
    """The very items, in any order, their sum and what it is rounded to."""
    answer = ask_line(line, rules)
    assert answer["valid"], answer["reasons"]
    assert sorted(fu_items(answer), key=repr) == sorted(items, key=repr)
    assert answer["fu"] == fu


# Going out


def test_going_out_is_twenty_and_peace_self_drawn_adds_nothing() -> None:
    check(f"23567m234p67899s+4m {DRAWN}", [BASE], 20)


def test_a_discard_adds_ten_to_a_concealed_hand() -> None:
    check(f"23567m234p67899s+4m riichi {TABLE}", [BASE, ON_DISCARD], 30)


def test_a_concealed_quad_keeps_the_hand_concealed() -> None:
    items: list[Item] = [BASE, ON_DISCARD, ("quad", 16, "[2222s]")]
    check(f"23567m234p99s[2222s]+4m last {TABLE}", items, 50)


def test_a_discard_adds_nothing_to_an_open_hand() -> None:
    check(f"23567m99s(234p)(777z)+4m {TABLE}", [BASE, ("triplet", 4, "(777z)")], 30)


def test_a_self_draw_adds_two_to_an_open_hand_too() -> None:
    """The summary chart of the site says 0, its text 2."""
    check(f"23567m99s(234p)(777z)+4m {DRAWN}", [BASE, ("triplet", 4, "(777z)"), SELF_DRAW], 30)
    check(f"23567m88s(222p)(234p)+4m {DRAWN}", [BASE, ("triplet", 2, "(222p)"), SELF_DRAW], 30)


# Pairs


@pytest.mark.parametrize(
    ("pair", "fu"),
    [
        ("55z", 2),
        ("66z", 2),
        ("11z", 2),  # the round wind
        ("22z", 2),  # the seat wind
        ("33z", 0),
        ("44z", 0),
        ("11s", 0),
        ("99p", 0),
        ("55s", 0),
    ],
)
@pytest.mark.parametrize("rules", ["reach", "jpml", "tenhou"])
def test_a_pair_of_value(pair: str, fu: int, rules: str) -> None:
    earned: list[Item] = [("pair", fu, pair)] if fu else []
    opened = f"23567m{pair}(234p)(777z)+4m {TABLE}"
    check(opened, [BASE, ("triplet", 4, "(777z)"), *earned], 30, rules)
    concealed = f"23567m234p{pair}777z+4m {TABLE}"
    check(concealed, [BASE, ON_DISCARD, ("triplet", 8, "777z"), *earned], 40, rules)


@pytest.mark.parametrize(("seat", "pair"), [("E", "11z"), ("S", "22z"), ("W", "33z"), ("N", "44z")])
@pytest.mark.parametrize(
    ("rules", "fu"),
    [
        ("reach", 4),
        ("jpml", 2),
        ("ema", 2),
        ("ema-2016", 4),
        ("wrc", 2),
        ("wrc-2022", 2),
        ("tenhou", 4),
        ("majsoul", 4),
        ("mleague", 2),
    ],
)
def test_a_pair_that_is_both_seat_and_round_wind(seat: str, pair: str, rules: str, fu: int) -> None:
    """20 + 16 for the open dragons + 2 for the middle wait + 4 is 42, and 40 with 2."""
    line = f"24567m{pair}(234p)(7777z)+3m seat={seat} round={seat}"
    wait: Item = ("wait", 2, "234m*")
    check(line, [BASE, ("quad", 16, "(7777z)"), ("pair", fu, pair), wait], 50 if fu == 4 else 40, rules)
    other = 2 if fu == 4 else 4
    items: list[Item] = [BASE, ("quad", 16, "(7777z)"), ("pair", other, pair), wait]
    check(f"{line} option.double_wind_pair_fu={other}", items, 40 if fu == 4 else 50, rules)


# Triplets and quads


@pytest.mark.parametrize(
    ("tiles", "terminal"),
    [
        *((tile, False) for tile in ("2m", "5m", "8m", "2p", "8s")),
        *((tile, True) for tile in ("1m", "9m", "1s", "9p", "1z", "2z", "3z", "4z", "5z", "6z", "7z")),
    ],
)
@pytest.mark.parametrize(
    ("shape", "name", "fu"),
    [
        ("({0}{0}{0}{1})", "triplet", 2),
        ("{0}{0}{0}{1}", "triplet", 4),
        ("({0}{0}{0}{0}{1})", "quad", 8),
        ("[{0}{0}{0}{0}{1}]", "quad", 16),
    ],
)
def test_triplets_and_quads(tiles: str, terminal: bool, shape: str, name: str, fu: int) -> None:
    """2–8: 2 open, 4 concealed, four times that for a quad; terminals and honors twice all that."""
    group = shape.format(*tiles)
    fu = 2 * fu if terminal else fu
    concealed = not group.startswith("(")
    others = "345345s67p44s" if tiles[1] == "m" else "345345m67p44s"
    line = f"{others}{group}+8p last {TABLE}"
    items: list[Item] = [BASE, (name, fu, group), *([ON_DISCARD] if concealed else [])]
    check(line, items, -(-(20 + fu + 10 * concealed) // 10) * 10)


def test_a_triplet_completed_by_a_discard_is_open_for_its_fu_and_the_hand_stays_concealed() -> None:
    """30 + 2 for 222m + 8 for 999p; self-drawn both are concealed."""
    line = "22567m999p23455s+2m"
    triplets: list[Item] = [("triplet", 2, "222m*"), ("triplet", 8, "999p")]
    check(f"{line} riichi {TABLE}", [BASE, ON_DISCARD, *triplets], 40)
    drawn: list[Item] = [("triplet", 4, "222m*"), ("triplet", 8, "999p")]
    check(f"{line} riichi {DRAWN}", [BASE, SELF_DRAW, *drawn], 40)


def test_a_terminal_completed_by_a_discard() -> None:
    """30 + 4 + 4."""
    triplets: list[Item] = [("triplet", 4, "999p*"), ("triplet", 4, "444p")]
    check(f"567m44499p23455s+9p last {TABLE}", [BASE, ON_DISCARD, *triplets], 40)


def test_two_equal_values_are_two_items() -> None:
    triplets: list[Item] = [("triplet", 4, "222m"), ("triplet", 4, "888p"), ("triplet", 2, "(444s)")]
    check(f"222m888p7899s(444s)+6s last {TABLE}", [BASE, *triplets], 30)


# Waits


@pytest.mark.parametrize(
    ("held", "won", "fu", "group"),
    [
        ("24p55s", "3p", 2, "234p*"),
        ("13p55s", "2p", 2, "123p*"),
        ("79p55s", "8p", 2, "789p*"),
        ("12p55s", "3p", 2, "123p*"),
        ("89p55s", "7p", 2, "789p*"),
        ("234p5s", "5s", 2, "55s*"),
        ("23p55s", "1p", 0, None),
        ("23p55s", "4p", 0, None),
        ("78p55s", "6p", 0, None),
        ("78p55s", "9p", 0, None),
        ("56p55s", "4p", 0, None),
    ],
)
def test_waits(held: str, won: str, fu: int, group: str | None) -> None:
    waited: list[Item] = [("wait", fu, group)] if fu else []
    concealed: list[Item] = [BASE, ON_DISCARD, ("triplet", 8, "999m"), *waited]
    check(f"567999m678s{held}+{won} last {TABLE}", concealed, 40)
    opened: list[Item] = [BASE, ("triplet", 4, "(999m)"), *waited]
    check(f"567m{held}(678s)(999m)+{won} last {TABLE}", opened, 30)


def test_a_triplet_completed_from_two_pairs_is_no_single_wait() -> None:
    check(f"567m11p234s22z(678s)+2z {TABLE}", [BASE, ("triplet", 4, "222z*")], 30)


def test_the_wait_is_that_of_the_reading_not_the_number_of_tiles_that_would_win() -> None:
    """2223m waits for 1, 3 and 4; on 3m the reading 222m 33m waits for one tile."""
    line = f"2223m567p678789s+3m riichi {TABLE}"
    check(line, [BASE, ON_DISCARD, ("triplet", 4, "222m"), ("wait", 2, "33m*")], 40)
    check(line.replace("+3m", "+4m"), [BASE, ON_DISCARD], 30)


# The dead wall


@pytest.mark.parametrize(("rules", "fu"), [(rules, 0 if rules == "reach" else 2) for rules in RIICHI])
def test_a_self_draw_from_the_kings_tiles(rules: str, fu: int) -> None:
    """Concealed: 20 + 16 + 4 is 40 without the 2 and 50 with it; neither has the 10 of a discard."""
    line = f"23567m555p99s[2222s]+4m kong {DRAWN}"
    items: list[Item] = [BASE, ("quad", 16, "[2222s]"), ("triplet", 4, "555p")]
    with_two: list[Item] = [*items, SELF_DRAW]
    check(line, with_two if fu else items, 50 if fu else 40, rules)
    other = 2 - fu
    check(f"{line} option.rinshan_tsumo_fu={other}", with_two if other else items, 50 if other else 40, rules)


def test_an_open_self_draw_from_the_kings_tiles() -> None:
    items: list[Item] = [BASE, ("quad", 8, "(5555p)"), ("triplet", 2, "(222s)")]
    check(f"23567m99s(222s)(5555p)+4m kong {DRAWN}", items, 30)
    check(f"23567m99s(222s)(5555p)+4m kong {DRAWN}", [*items, SELF_DRAW], 40, "tenhou")


def test_a_quad_without_a_draw_from_the_kings_tiles_leaves_the_two() -> None:
    items: list[Item] = [BASE, ("quad", 16, "[2222s]"), ("triplet", 4, "555p"), SELF_DRAW]
    check(f"23567m555p99s[2222s]+4m {DRAWN}", items, 50)


# Rounding


@pytest.mark.parametrize(
    ("line", "total", "fu"),
    [
        (f"23567m234p67899s+4m riichi {TABLE}", 30, 30),
        (f"24567m234p67899s+3m riichi {TABLE}", 32, 40),
        (f"24567m234p678s55z+3m riichi {TABLE}", 34, 40),
        (f"23567m234p99s222s+4m riichi {TABLE}", 34, 40),
        (f"23567m222p99s222s+4m riichi {TABLE}", 38, 40),
        (f"24567m222p99s222s+3m riichi {TABLE}", 40, 40),
        (f"24567m222p11z222s+3m riichi {TABLE}", 42, 50),
        (f"24567m234p67899s+3m {DRAWN}", 24, 30),
        (f"23567m99s(234p)(777z)+4m {TABLE}", 24, 30),
    ],
)
def test_the_sum_is_rounded_up_to_the_next_ten(line: str, total: int, fu: int) -> None:
    answer = ask_line(line, "reach")
    assert sum(item[1] for item in fu_items(answer)) == total
    assert answer["fu"] == fu


@pytest.mark.parametrize("win", [f"riichi {TABLE}", DRAWN, f"riichi ippatsu {DRAWN}", TABLE])
@pytest.mark.parametrize("hand", ["1133m5577p2299s4z+4z", "1133m55p112255z6z+6z"])
def test_seven_pairs_are_always_25(hand: str, win: str) -> None:
    check(f"{hand} {win}", [("seven-pairs", 25, None)], 25)


def test_seven_pairs_self_drawn_never_have_four_hand_points() -> None:
    answer = ask_line(f"1133m5577p2299s4z+4z {DRAWN}", "reach")
    assert (answer["hand_points"], answer["fu"]) == (5, 25)


def test_an_open_hand_of_twenty_scores_thirty_on_a_discard() -> None:
    check(f"23567m88s(234p)(678s)+4m {TABLE}", [BASE, ("open-minimum", 10, None)], 30)
    check(f"23567m88s(234p)(678s)+4m {DRAWN}", [BASE, SELF_DRAW], 30)
    check(f"24567m88s(234p)(678s)+3m {TABLE}", [BASE, ("wait", 2, "234m*")], 30)


def test_a_concealed_hand_of_twenty_stays_twenty() -> None:
    assert ask_line(f"23567m234p67899s+4m {DRAWN}", "tenhou")["fu"] == 20


def test_limit_hands_report_their_true_fu() -> None:
    """Reach and four dora: 30 + 32 + 32 + 2 + 2."""
    answer = ask_line(f"24p678s11z[9999s][1111m]+3p riichi dora=8s {TABLE}", "reach")
    assert (answer["han"], answer["fu"], answer["limit"]) == (5, 100, "mangan")


@pytest.mark.parametrize("name", ["riichi_tenhou.jsonl", "riichi_tenhou_3p.jsonl", "riichi_readings.jsonl"])
def test_the_items_of_recorded_hands_add_up(name: str) -> None:
    """Unrounded they sum to a number that rounds to the fu; each item of a group names one that is there."""
    for case in cases(name):
        answer = ask(**request(case))
        if answer["yakuman"]:
            assert (answer["han"], answer["fu"], answer["fu_items"]) == (None, None, [])
            continue
        items = fu_items(answer)
        total = sum(fu for _, fu, _ in items)
        assert answer["fu"] == (25 if total == 25 else -(-total // 10) * 10)
        assert all(group is None or group in answer["arrangement"].split() for _, _, group in items)
        assert sum(rows(answer).values()) == answer["han"]
