"""Edge by edge: what the rules say where a hand could be taken in more than one way."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.asking import (
    WSOM,
    arrangements,
    ask,
    ask_line,
    codes,
    groups,
    messages,
    notes,
    outranked,
    rows,
)

WIN = "23m567p99s(222z)(678s)+4m"  # no pattern at all for East
WITH_KONG = "23m567p99s(222z)(7777s)+4m"  # One Kong
CLOSED = "23m567p67899s222z+4m"  # Concealed Hand; Value Honor for South
ORPHANS = "119m19p19s123456z+7z"
PAIRS = "1155m2288p33s667z+7z"


# Triplets


@pytest.mark.parametrize("rules", WSOM)
def test_a_triplet_completed_by_a_discard_is_exposed_and_the_hand_stays_concealed(rules: str) -> None:
    on_discard = ask_line("33m222555p88899s+3m", rules)
    assert rows(on_discard) == {"three-concealed-triplets": 30, "all-triplets": 30, "concealed-hand": 5}
    self_drawn = ask_line("33m222555p88899s+3m tsumo", rules)
    assert rows(self_drawn) == {"four-concealed-triplets": 125, "all-triplets": 30, "concealed-hand": 5}


def test_a_robbed_kong_leaves_the_triplets_concealed() -> None:
    """A robbed tile never makes a triplet, as its other copies lie in the kong; the others stay concealed."""
    answer = ask_line("23m444p55599s(678p)+4m rob")
    assert rows(answer) == {"two-concealed-triplets": 5, "robbing-a-kong": 10}


@pytest.mark.parametrize("rules", WSOM)
def test_the_discard_goes_into_the_chow_to_keep_three_concealed_triplets(rules: str) -> None:
    answer = ask_line("222m34m555p888s11z+2m", rules)
    assert rows(answer) == {"three-concealed-triplets": 30, "concealed-hand": 5}
    assert arrangements(answer) == [("222m 234m* 555p 888s 11z", 35), ("222m* 234m 555p 888s 11z", 10)]


def test_the_discard_is_tried_in_the_triplet_the_chow_and_the_pair() -> None:
    """222333444 55, 234 three times and 55, or 22 with 234 345 345; with 2m in each group that holds one."""
    answer = ask_line("2233344455m678p+2m")
    assert arrangements(answer) == [
        ("234m* 234m 234m 678p 55m", 120 + 5 + 5 + 5),
        ("222m* 333m 444m 678p 55m", 100 + 5 + 5 + 5),
        ("234m 345m 345m 678p 22m*", 10 + 5 + 5 + 5),
        ("234m* 345m 345m 678p 22m", 10 + 5 + 5 + 5),
    ]


# Kongs


def test_a_concealed_kong_is_a_kong_and_a_concealed_triplet_and_keeps_the_hand_concealed() -> None:
    assert rows(ask_line("333m2399p345s[5555z]+4p")) == {
        "concealed-hand": 5,
        "one-kong": 5,
        "two-concealed-triplets": 5,
        "value-honor": 10,
    }


def test_an_exposed_kong_is_a_kong_and_no_concealed_triplet_and_opens_the_hand() -> None:
    assert rows(ask_line("333m2399p345s(5555z)+4p")) == {"one-kong": 5, "value-honor": 10}


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("222m34m555p888s11z+2m", {"three-concealed-triplets": 30, "concealed-hand": 5}),  # triplet, chow
        ("2223344m567p(222z)+2m", {"two-identical-sequences": 10}),  # pair, chows
        (
            "22223333444m99s+4m",  # four chows
            {"four-identical-sequences": 480, "all-sequences": 5, "concealed-hand": 5},
        ),
        ("1111m2288p33s667z+7z", {"seven-pairs": 30}),  # two pairs of seven
    ],
)
def test_four_equal_tiles_that_were_not_declared_are_no_kong(line: str, expected: dict[str, int]) -> None:
    answer = ask_line(line)
    assert rows(answer) == expected
    assert not {"one-kong"} & set(outranked(answer))


# Equal chows


@pytest.mark.parametrize(("rules", "twice"), [("wsom", 55), ("wsom-mt", 55), ("zung-jung", 60)])
def test_two_identical_sequences_twice_is_better_than_seven_pairs(rules: str, twice: int) -> None:
    answer = ask_line("22334m556677p99s+4m", rules)
    assert rows(answer) == {
        "two-identical-sequences-twice": twice,
        "all-sequences": 5,
        "concealed-hand": 5,
    }
    assert arrangements(answer)[-1] == ("22m 33m 44m* 55p 66p 77p 99s", 30)


def test_four_equal_chows_are_not_two_pairs_of_equal_chows() -> None:
    answer = ask_line("22223333444m99s+4m")
    assert "two-identical-sequences-twice" not in {**rows(answer), **outranked(answer)}


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        # Triplets: 100 + 30 + 30 + 5 against 120 + 5 + 40 (every set with a terminal) for the chows.
        (
            "1112223399m55p9m+3m",
            {
                "three-consecutive-triplets": 100,
                "all-triplets": 30,
                "three-concealed-triplets": 30,
                "concealed-hand": 5,
            },
        ),
        # Chows: 120 + 5 + 50 against 100 + 5 for the triplets.
        (
            "11122233m99s(789p)+3m",
            {"three-identical-sequences": 120, "all-sequences": 5, "pure-lesser-terminals": 50},
        ),
    ],
)
def test_111222333_counts_as_what_makes_the_whole_hand_better(line: str, expected: dict[str, int]) -> None:
    assert rows(ask_line(line)) == expected


@pytest.mark.parametrize("rules", WSOM)
def test_readings_that_are_equal_go_by_more_rows(rules: str) -> None:
    answer = ask_line("99m11222333p(777z)+1p tsumo", rules)
    assert arrangements(answer) == [
        ("111p* 222p 333p (777z) 99m", 170),
        ("123p* 123p 123p (777z) 99m", 170),
    ]
    assert rows(answer) == {
        "three-consecutive-triplets": 100,
        "all-triplets": 30,
        "three-concealed-triplets": 30,
        "value-honor": 10,
    }
    assert {row["id"]: row["value"] for row in answer["readings"][0]["patterns"]} == {
        "three-identical-sequences": 120,
        "mixed-lesser-terminals": 40,
        "value-honor": 10,
    }


def test_more_rows_go_before_the_text_of_the_arrangement() -> None:
    """Both readings stop at the limit: 120 + 80 + 50 + 5 + 5 + 155 and 100 + 80 + 30 + 5 + 155."""
    answer = ask_line("1112223378999m+3m tsumo first", "zung-jung")
    assert arrangements(answer) == [
        ("123m* 123m 123m 789m 99m", 320),
        ("111m 222m 333m* 789m 99m", 320),
    ]
    assert len(answer["patterns"]) == 6
    assert len(answer["readings"][0]["patterns"]) == 5


def test_readings_that_are_equal_in_rows_too_go_by_their_text() -> None:
    answer = ask_line("2234m567p(222z)(678s)+2m")
    assert arrangements(answer) == [
        ("234m 567p (222z) (678s) 22m*", 0),
        ("234m* 567p (222z) (678s) 22m", 0),
    ]


def test_a_higher_total_goes_before_more_rows() -> None:
    """Four equal chows against three triplets with 234, the fourth copies in it, and against seven pairs."""
    answer = ask_line("22223333444m99s+4m")
    assert arrangements(answer)[0] == ("234m* 234m 234m 234m 99s", 490)
    assert max(len(other["patterns"]) for other in answer["readings"]) == 3
    assert [other["total"] for other in answer["readings"]] == [100 + 30 + 5, 100 + 5 + 5, 30]


# Nine Gates


def test_a_self_drawn_nine_gates_says_that_its_winning_tile_was_kept_apart() -> None:
    assert "nine-gates-self-drawn" in notes(ask_line("1112345678999m+5m tsumo seat=S"))
    dealt = notes(ask_line("1112345678999m+5m tsumo first"))
    assert "nine-gates-dealt" in dealt
    assert "nine-gates-self-drawn" not in dealt
    on_discard = notes(ask_line("1112345678999m+5m ron"))
    assert not {"nine-gates-dealt", "nine-gates-self-drawn"} & set(on_discard)


def test_nine_gates_as_the_blessing_of_heaven() -> None:
    answer = ask_line("1112345678999m+5m tsumo first")
    assert rows(answer)["nine-gates"] == 480
    assert rows(answer)["blessing-of-heaven"] == 155


def test_nine_gates_takes_red_fives_as_fives() -> None:
    assert rows(ask_line("1112340678999m+5m"))["nine-gates"] == 480
    assert rows(ask_line("1112345678999m+0m"))["nine-gates"] == 480


# Honors and terminals


def test_small_four_winds_stands_in_the_place_of_big_three_winds() -> None:
    answer = ask_line("23m44z(111z)(222z)(333z)+4m seat=N")
    assert rows(answer) == {"small-four-winds": 320, "mixed-one-suit": 40}
    assert outranked(answer)["big-three-winds"] == "small-four-winds"


@pytest.mark.parametrize("rules", WSOM)
def test_all_honors_adds_to_the_dragon_wind_and_triplet_series(rules: str) -> None:
    answer = ask_line("55z(111z)(222z)(333z)6z6z+6z seat=N option.limit=none", rules)
    assert rows(answer) == {
        "all-honors": 320,
        "big-three-winds": 120,
        "value-honor": 10,
        "all-triplets": 30,
        "mixed-greater-terminals": 100,
    }


@pytest.mark.parametrize("line", ["55z(111z)(222z)(333z)6z6z+6z seat=N", "1122335566774z+4z"])
@pytest.mark.parametrize("rules", WSOM)
def test_all_honors_adds_mixed_greater_terminals_unless_the_option_says_no(line: str, rules: str) -> None:
    with_it = ask_line(f"{line} option.limit=none option.all_honors_adds_mixed_greater=yes", rules)
    without = ask_line(f"{line} option.limit=none option.all_honors_adds_mixed_greater=no", rules)
    assert ask_line(f"{line} option.limit=none", rules) == with_it
    assert rows(with_it)["mixed-greater-terminals"] == 100
    assert rows(without) == {k: v for k, v in rows(with_it).items() if k != "mixed-greater-terminals"}
    assert with_it["total"] - without["total"] == 100
    assert outranked(without)["mixed-greater-terminals"] == "all-honors"


def test_the_option_leaves_hands_alone_that_are_not_all_honors() -> None:
    line = "9s(111m)(222z)(999p)(111p)+9s option.all_honors_adds_mixed_greater=no"
    assert rows(ask_line(line)) == {"mixed-greater-terminals": 100, "all-triplets": 30}


def test_lesser_terminals_are_for_regular_hands_only() -> None:
    answer = ask_line("1199m1199p1199s1z+1z")
    assert rows(answer) == {"seven-pairs": 30, "mixed-greater-terminals": 100}
    assert outranked(answer) == {}


def test_thirteen_orphans_are_not_mixed_greater_terminals() -> None:
    assert rows(ask_line(ORPHANS)) == {"thirteen-orphans": 160}
    assert outranked(ask_line(ORPHANS)) == {}


# Seven Pairs


@pytest.mark.parametrize(
    ("line", "more"),
    [
        ("224466m335577p8m+8m", {"no-terminals": 5}),
        ("1133557m112233z+7m", {"mixed-one-suit": 40}),
        ("1133557799224m+4m", {"pure-one-suit": 100}),
        ("1122335566774z+4z", {"all-honors": 320, "mixed-greater-terminals": 100}),
        ("1199m1199p1199s1z+1z", {"mixed-greater-terminals": 100}),
        ("111199m1199p119s+9s", {"pure-greater-terminals": 400}),
    ],
)
def test_seven_pairs_add_what_needs_no_sets(line: str, more: dict[str, int]) -> None:
    assert rows(ask_line(line)) == {"seven-pairs": 30, **more}


@pytest.mark.parametrize(
    ("words", "more"),
    [
        ("tsumo last", {"final-draw": 10}),
        ("ron last", {"final-discard": 10}),
        ("tsumo first", {"blessing-of-heaven": 155}),
        ("ron first seat=S", {"blessing-of-earth": 155}),
    ],
)
@pytest.mark.parametrize(
    ("hand", "own"), [(PAIRS, {"seven-pairs": 30}), (ORPHANS, {"thirteen-orphans": 160})]
)
def test_other_hands_add_the_circumstances(
    hand: str, own: dict[str, int], words: str, more: dict[str, int]
) -> None:
    assert rows(ask_line(f"{hand} {words}")) == {**own, **more}


def test_seven_pairs_allow_no_kong() -> None:
    assert codes(ask_line("[1111m]2288p33s6677z+5z")) == {"not-winning"}
    assert codes(ask_line("2288p33s6677z(111m)+5z")) == {"not-winning"}


def test_seven_pairs_are_never_won_by_robbing_a_kong_or_on_a_replacement() -> None:
    assert codes(ask_line(f"{PAIRS} rob")) == {"conflicting-conditions"}
    assert codes(ask_line(f"{PAIRS} tsumo kong")) == {"conflicting-conditions"}


# Thirteen Orphans


@pytest.mark.parametrize("hand", [ORPHANS, "19m19p19s1234567z+9p", "19m199p19s123567z+4z"])
def test_thirteen_orphans_win_on_any_wait(hand: str) -> None:
    assert rows(ask_line(hand)) == {"thirteen-orphans": 160}


def test_thirteen_orphans_may_rob_a_kong_on_the_tile_they_lack() -> None:
    assert rows(ask_line(f"{ORPHANS} rob")) == {"thirteen-orphans": 160, "robbing-a-kong": 10}
    waiting_on_a_pair = ask_line("19m19p19s1234567z+9p rob")
    assert codes(waiting_on_a_pair) == {"conflicting-conditions"}


# Circumstances


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (f"{WIN} tsumo last", {"final-draw": 10}),
        (f"{WIN} ron last", {"final-discard": 10}),
        (f"{WITH_KONG} tsumo kong", {"one-kong": 5, "win-on-kong": 10}),
        (f"{WITH_KONG} tsumo kong last", {"one-kong": 5, "win-on-kong": 10, "final-draw": 10}),
        (f"{WIN} ron rob", {"robbing-a-kong": 10}),
        (f"{CLOSED} tsumo first", {"concealed-hand": 5, "blessing-of-heaven": 155}),
        (f"{CLOSED} ron first seat=W", {"concealed-hand": 5, "blessing-of-earth": 155}),
        (f"{CLOSED} ron first seat=N from=E", {"concealed-hand": 5, "blessing-of-earth": 155}),
        (f"{CLOSED} ron first seat=N from=none", {"concealed-hand": 5, "blessing-of-earth": 155}),
        (f"{CLOSED} tsumo first seat=W", {"concealed-hand": 5}),  # not East: nothing for it
        (f"{WIN} tsumo first seat=W", {}),
        (
            "23m567p99s222z[7777s]+4m tsumo first seat=W",
            {"concealed-hand": 5, "one-kong": 5, "two-concealed-triplets": 5},
        ),
    ],
)
def test_circumstances_that_hold(line: str, expected: dict[str, int]) -> None:
    assert rows(ask_line(line)) == expected


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (f"{WITH_KONG} ron kong", "Kong replacement tile is for a self-drawn win"),
        (f"{WIN} tsumo kong", "Kong replacement tile needs a kong in the hand"),
        (f"{WIN} tsumo rob", "Robbing a kong is for a win on another player’s tile"),
        ("234m567p99s(678s)44z+4z rob", "the other three copies of the winning tile lie in the robbed kong"),
        ("23m567p99s(222z)(345m)+4m rob", "the other three copies of the winning tile"),
        ("22m567p99s(222z)(678s)+2m rob", "the other three copies of the winning tile"),
        (f"{WIN} ron rob last", "Last discard and robbing a kong exclude each other"),
        (f"{CLOSED} tsumo first last", "Last tile of the wall and a first-turn win exclude each other"),
        (f"{CLOSED} ron first rob seat=S", "Robbing a kong and a first-turn win exclude each other"),
        (
            f"{WITH_KONG} tsumo first kong seat=S",
            "Kong replacement tile and a first-turn win exclude each other",
        ),
        (f"{CLOSED} ron first seat=E", "East wins on the first turn with the dealt hand"),
        (f"{WIN} tsumo first seat=E", "Blessing of Heaven allows no call and no kong"),
        ("23m567p99s222z[7777s]+4m tsumo first seat=E", "Blessing of Heaven allows no call and no kong"),
        (f"{WIN} ron first seat=S", "Blessing of Earth allows no call and no kong"),
        ("23m567p99s222z[7777s]+4m ron first seat=S", "Blessing of Earth allows no call and no kong"),
        (f"{CLOSED} ron first seat=S from=W", "not on one of West"),
    ],
)
@pytest.mark.parametrize("rules", WSOM)
def test_circumstances_that_cannot_be(line: str, said: str, rules: str) -> None:
    answer = ask_line(line, rules)
    assert codes(answer) == {"conflicting-conditions"}
    assert any(said in message for message in messages(answer))


def test_two_circumstances_that_exclude_each_other_are_named_once() -> None:
    assert len(messages(ask_line(f"{WIN} ron rob last"))) == 1
    assert len(messages(ask_line(f"{CLOSED} ron seat=S first rob last"))) == 3


def test_a_hand_that_is_not_complete_is_named_beside_its_conflicts() -> None:
    answer = ask_line("23m567p99s(222z)(678s)+5z tsumo rob")
    assert codes(answer) == {"conflicting-conditions", "not-winning"}


def test_the_notes_on_first_turn_wins() -> None:
    assert "blessing-of-earth" in notes(ask_line(f"{CLOSED} ron first seat=W"))
    note = notes(ask_line(f"{CLOSED} tsumo first seat=W"))["first-draw-no-bonus"]
    assert "West gets none" in note
    assert not notes(ask_line(f"{CLOSED} tsumo first seat=E"))


def test_the_prevailing_wind_is_not_used() -> None:
    for seat in "ESWN":
        plain = ask(WIN, seat=seat)
        assert all(ask(WIN, seat=seat, round=wind) == plain for wind in "ESWN")
    assert rows(ask(WIN, seat="E", round="S")) == {}
    assert rows(ask(WIN, seat="S", round="E")) == {"value-honor": 10}


def test_red_fives_are_plain_fives_with_a_note() -> None:
    red, plain = ask("23m067p99s(222z)(678s)+4m"), ask(WIN)
    assert "red-fives-plain" in notes(red)
    assert "red-fives-plain" not in notes(plain)
    assert {**red, "notes": []} == {**plain, "notes": []}
    in_a_meld = ask("23m67899s(222z)(067p)+4m", seat="S")
    assert groups(in_a_meld, "value-honor") == ["(222z)"]
    assert "red-fives-plain" in notes(in_a_meld)


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ({"conditions": ["riichi"]}, "Riichi is"),
        ({"conditions": ["double-riichi"]}, "Double riichi is"),
        ({"conditions": ["ippatsu"]}, "Ippatsu is"),
        ({"dora": "3p"}, "Dora is"),
        ({"ura": "3p"}, "Ura dora is"),
        ({"honba": 2}, "The repeat counter (honba) is"),
        ({"riichi_sticks": 1}, "A riichi stick is"),
        ({"pao": "S"}, "Liability (pao) is"),
    ],
)
def test_what_belongs_to_other_games_is_noted_and_not_counted(more: dict[str, Any], said: str) -> None:
    answer = ask(WITH_KONG, **more)
    assert notes(answer)["not-used"].startswith(f"{said} not used")
    assert {**answer, "notes": []} == ask(WITH_KONG)


@pytest.mark.parametrize("more", [{"players": 3}, {"north_bonus": 1}])
def test_three_players_and_norths_are_for_other_games(more: dict[str, Any]) -> None:
    assert codes(ask(WIN, **more)) == {"bad-value"}
