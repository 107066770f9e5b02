"""Who pays what: discards and self-draws, honba and sticks, a liable player."""

from __future__ import annotations

import pytest

from mahjong_desk.core.hand import Win
from mahjong_desk.core.tiles import Wind
from mahjong_desk.rules.options import resolve
from mahjong_desk.rules.registry import rule_set
from mahjong_desk.rules.riichi.choices import Choices, choices
from mahjong_desk.rules.riichi.points import Liability, payments, total_points
from tests.rules.asking import RIICHI, Answered, ask_line, codes, messages, notes, rows

Paid = dict[str, int]


def rules_of(rules: str, **changes: str) -> Choices:
    options, problems = resolve(rule_set(rules).options, changes, rules)
    assert not problems
    return choices(options)


def paid(
    base: int, win: Win, liability: Liability | None = None, rules: str = "reach", **changes: str
) -> Paid | None:
    found = payments(base, liability, win, rules_of(rules, **changes))
    return None if found is None else {seat.name: points for seat, points in found.items()}


# South's 3 han 30 fu (960) and the dealer's, with two honba and a stick


@pytest.mark.parametrize(
    ("win", "expected"),
    [
        (Win(seat=Wind.S, discarder=Wind.W), {"E": 0, "S": 3900, "W": -3900, "N": 0}),
        (Win(seat=Wind.S, discarder=Wind.E), {"E": -3900, "S": 3900, "W": 0, "N": 0}),
        (Win(seat=Wind.E, discarder=Wind.N), {"E": 5800, "S": 0, "W": 0, "N": -5800}),
        (Win(seat=Wind.S, self_draw=True), {"E": -2000, "S": 4000, "W": -1000, "N": -1000}),
        (Win(seat=Wind.N, self_draw=True), {"E": -2000, "S": -1000, "W": -1000, "N": 4000}),
        (Win(seat=Wind.E, self_draw=True), {"E": 6000, "S": -2000, "W": -2000, "N": -2000}),
        (
            Win(seat=Wind.S, discarder=Wind.W, honba=2, sticks=1),
            {"E": 0, "S": 3900 + 600 + 1000, "W": -4500, "N": 0},
        ),
        (
            Win(seat=Wind.S, self_draw=True, honba=2, sticks=3),
            {"E": -2200, "S": 4000 + 600 + 3000, "W": -1200, "N": -1200},
        ),
        (
            Win(seat=Wind.E, self_draw=True, honba=1, sticks=2),
            {"E": 6000 + 300 + 2000, "S": -2100, "W": -2100, "N": -2100},
        ),
    ],
)
@pytest.mark.parametrize("rules", RIICHI)
def test_960(win: Win, expected: Paid, rules: str) -> None:
    assert paid(960, win, rules=rules) == expected


def test_each_payment_is_rounded_up_by_itself() -> None:
    """1 han 30 fu is 240: 300 from each and 500 from the dealer, 1100 together; 1000 on a discard."""
    answer = ask_line("24567m234p67899s+3m tsumo seat=S", "reach")
    assert answer["payments"] == {"E": -500, "S": 1100, "W": -300, "N": -300}
    answer = ask_line("23567m234p67899s+4m seat=S from=N", "reach")
    assert answer["payments"] == {"E": 0, "S": 1000, "W": 0, "N": -1000}


def test_without_a_discarder_the_payments_are_open() -> None:
    assert ask_line("23567m234p67899s+4m seat=S", "reach")["payments"] is None
    answer = ask_line("23567m234p67899s+4m seat=S from=none", "reach")
    assert answer["payments"] is None
    assert notes(answer) == {
        "not-used": "“Nobody discarded it” is not used by this rule set and was not counted."
    }


@pytest.mark.parametrize("honba", [0, 1, 7])
def test_the_total_has_neither_honba_nor_sticks(honba: int) -> None:
    for words, total in (("tsumo", 1100), ("from=W last", 1300)):
        answer = ask_line(f"24567m234p67899s+3m seat=S {words} honba={honba} sticks={honba}", "reach")
        assert answer["total"] == total
        assert answer["payments"]["S"] == total + 1300 * honba
        assert sum(answer["payments"].values()) == 1000 * honba


def test_a_robbed_quad_is_paid_like_a_discard() -> None:
    answer = ask_line("23567m234p67899s+4m rob seat=S from=N honba=1", "reach")
    assert answer["payments"] == {"E": 0, "S": 2300, "W": 0, "N": -2300}


# A liable player. South's yakuman, North liable.

DRAGONS = "11m23p(555z)(666z)(777z)+4p seat=S pao=N"
WINDS = "5p(111z)(222z)(333z)(444z)+5p seat=S pao=N"
QUADS = "9s(1111m)[2222p](3333s)(4444p)+9s seat=S pao=N"
BOTH = "1z(222z)(555z)(666z)(777z)+1z seat=S pao=N"  # Big Three Dragons and All Honors


def paid_for(line: str, rules: str) -> Paid:
    found: Paid = ask_line(line, rules)["payments"]
    return found


@pytest.mark.parametrize("rules", RIICHI)
@pytest.mark.parametrize("hand", [DRAGONS, WINDS])
def test_the_liable_player_pays(hand: str, rules: str) -> None:
    """A self-draw alone, half of another's discard, all of the own one."""
    whole = 64000 if hand is WINDS and rules == "majsoul" else 32000
    assert paid_for(f"{hand} tsumo", rules) == {"E": 0, "S": whole, "W": 0, "N": -whole}
    assert paid_for(f"{hand} from=W", rules) == {"E": 0, "S": whole, "W": -whole // 2, "N": -whole // 2}
    assert paid_for(f"{hand} from=N", rules) == {"E": 0, "S": whole, "W": 0, "N": -whole}


def test_a_dealer_is_paid_sixfold() -> None:
    hand = DRAGONS.replace("seat=S", "seat=E")
    assert paid_for(f"{hand} tsumo", "reach") == {"E": 48000, "S": 0, "W": 0, "N": -48000}
    assert paid_for(f"{hand} from=W", "reach") == {"E": 48000, "S": 0, "W": -24000, "N": -24000}


@pytest.mark.parametrize("rules", RIICHI)
def test_who_pays_the_honba(rules: str) -> None:
    """Of a self-draw the liable player; of another's discard by the option."""
    by_liable = rules in ("tenhou", "majsoul", "mleague")
    line = f"{DRAGONS} honba=2 sticks=1"
    assert paid_for(f"{line} tsumo", rules) == {"E": 0, "S": 33600, "W": 0, "N": -32600}
    assert paid_for(f"{line} from=N", rules) == {"E": 0, "S": 33600, "W": 0, "N": -32600}
    expected = {
        True: {"E": 0, "S": 33600, "W": -16000, "N": -16600},
        False: {"E": 0, "S": 33600, "W": -16600, "N": -16000},
    }
    assert paid_for(f"{line} from=W", rules) == expected[by_liable]
    other = "discarder" if by_liable else "liable"
    assert paid_for(f"{line} from=W option.pao_honba_payer={other}", rules) == expected[not by_liable]


@pytest.mark.parametrize("rules", RIICHI)
def test_for_which_yakuman_a_player_is_liable(rules: str) -> None:
    for hand, liable in (
        (DRAGONS, True),
        (WINDS, True),
        (QUADS, rules in ("reach", "jpml", "wrc", "mleague")),
    ):
        answer = ask_line(f"{hand} tsumo", rules)
        assert (answer["payments"]["W"] == 0) is liable
        assert ("pao-not-liable" in notes(answer)) is not liable


@pytest.mark.parametrize("value", ["none", "daisangen", "daisuushii", "suukantsu"])
def test_the_yakuman_can_be_chosen(value: str) -> None:
    for hand, name in ((DRAGONS, "daisangen"), (WINDS, "daisuushii"), (QUADS, "suukantsu")):
        answer = ask_line(f"{hand} tsumo option.pao={value}", "reach")
        assert (answer["payments"]["W"] == 0) is (value == name)


@pytest.mark.parametrize("rules", RIICHI)
def test_what_the_liable_player_answers_for(rules: str) -> None:
    """Two yakuman where they add up, one of them the liable player's."""
    adds = rules in ("jpml", "wrc", "wrc-2022", "tenhou", "majsoul", "mleague")
    liable_only = rules in ("wrc", "majsoul", "mleague")
    if not adds:
        assert paid_for(f"{BOTH} tsumo", rules) == {"E": 0, "S": 32000, "W": 0, "N": -32000}
        return
    whole: dict[str, Paid] = {
        "tsumo": {"E": 0, "S": 64000, "W": 0, "N": -64000},
        "from=W": {"E": 0, "S": 64000, "W": -32000, "N": -32000},
        "from=N": {"E": 0, "S": 64000, "W": 0, "N": -64000},
    }
    part: dict[str, Paid] = {
        "tsumo": {"E": -16000, "S": 64000, "W": -8000, "N": -32000 - 8000},
        "from=W": {"E": 0, "S": 64000, "W": -32000 - 16000, "N": -16000},
        "from=N": {"E": 0, "S": 64000, "W": 0, "N": -64000},
    }
    for words in whole:
        own, other = (part, whole) if liable_only else (whole, part)
        assert paid_for(f"{BOTH} {words}", rules) == own[words]
        value = "whole_hand" if liable_only else "liable_yakuman"
        assert paid_for(f"{BOTH} {words} option.pao_covers={value}", rules) == other[words]


@pytest.mark.parametrize("rules", ["reach", "ema", "ema-2016"])
def test_where_one_yakuman_counts_it_is_the_liable_players(rules: str) -> None:
    """Four Quads come after All Terminals and All Honors in the list, and are the one that is paid for."""
    line = "1z(2222z)(3333z)(5555z)(6666z)+1z seat=W pao=N option.pao=suukantsu"
    answer = ask_line(f"{line} tsumo", rules)
    assert rows(answer) == {"suukantsu": 1}
    assert answer["payments"] == {"E": 0, "S": 0, "W": 32000, "N": -32000}
    without = ask_line(f"{line} tsumo".replace("pao=N ", ""), rules)
    assert rows(without) == {"tsuuiisou": 1}
    assert without["total"] == 32000


def test_honba_of_a_part_is_paid_by_the_liable_player() -> None:
    line = f"{BOTH} tsumo honba=1"
    assert paid_for(line, "mleague") == {"E": -16000, "S": 64300, "W": -8000, "N": -40300}


@pytest.mark.parametrize(
    "line",
    [
        "23567m234p67899s+4m seat=S pao=N from=W",  # no yakuman
        "119m19p19s123456z+7z seat=S pao=N from=W",  # another one
        "55m44z(111z)(222z)(333z)+5m seat=S pao=N from=W",
        "11m23p555666777z+4p seat=S pao=N from=W",  # nothing was called
        "11m456p77z(555z)(666z)+7z seat=S pao=N from=W",  # the win itself completed the last set
        "55p44z(111z)(222z)(333z)+4z seat=S pao=N tsumo",
        "23p11m[5555z][6666z][7777z]+4p seat=S pao=N from=W",
        "9s[1111m][2222p][3333s][4444p]+9s seat=S pao=N from=W",
    ],
)
def test_nobody_is_liable(line: str) -> None:
    answer = ask_line(line, "reach")
    assert "North is not liable" in notes(answer)["pao-not-liable"]
    without = ask_line(line.replace(" pao=N", ""), "reach")
    assert answer["payments"] == without["payments"]


def test_the_winner_is_not_liable() -> None:
    answer = ask_line(DRAGONS.replace("pao=N", "pao=S"), "reach")
    assert codes(answer) == {"conflicting-conditions"}
    assert messages(answer) == ["South won and cannot be liable. Name another seat, or none."]


def test_the_total_does_not_depend_on_who_is_liable() -> None:
    answers: list[Answered] = [
        ask_line(f"{DRAGONS} tsumo", "reach"),
        ask_line(f"{DRAGONS} tsumo".replace(" pao=N", ""), "reach"),
    ]
    assert [answer["total"] for answer in answers] == [32000, 32000]
    assert answers[1]["payments"] == {"E": -16000, "S": 32000, "W": -8000, "N": -8000}


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("liable", [None, Wind.S])
def test_nothing_is_lost(liable: Wind | None, players: int) -> None:
    seats = list(Wind)[:players]
    for base in (240, 400, 960, 1920, 2000, 8000, 16000):
        for seat in seats:
            if seat is liable:
                continue
            liability = None if liable is None else Liability(liable, min(base, 8000))
            wins = [Win(self_draw=True, seat=seat, players=players, honba=3, sticks=2)]
            wins += [
                Win(seat=seat, discarder=other, players=players, honba=3, sticks=2)
                for other in seats
                if other is not seat
            ]
            for win in wins:
                rules = rules_of("majsoul")
                found = payments(base, liability, win, rules)
                assert found is not None
                assert list(found) == seats
                assert sum(found.values()) == 2000
                if liability is None:
                    honba = 900 if players == 4 else 600
                    assert found[seat] == total_points(base, win, rules) + honba + 2000
