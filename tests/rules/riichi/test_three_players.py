"""Three players: which tiles there are, norths set aside, payments without the fourth share."""

from __future__ import annotations

import pytest

from tests.rules.asking import RIICHI, ask_line, codes, groups, messages, rows

TABLE = "players=3 seat=S"
CLOSED = "111m23p678s11199s+4p"  # nothing by itself
OPEN = "23p678s11s(111m)(777z)+4p"


@pytest.mark.parametrize("rules", RIICHI)
def test_every_profile_scores_three_players(rules: str) -> None:
    answer = ask_line(f"{OPEN} {TABLE} from=W", rules)
    assert (rows(answer), answer["total"]) == ({"chun": 1}, 1000)
    assert answer["payments"] == {"E": 0, "S": 1000, "W": -1000}


# What there is not


@pytest.mark.parametrize("tile", [f"{rank}m" for rank in "2345678"])
@pytest.mark.parametrize("place", ["hand", "meld", "dora", "ura"])
def test_no_2_to_8_of_characters(tile: str, place: str) -> None:
    line = {
        "hand": f"{tile}{tile}23p678s(111m)(777z)+4p",
        "meld": f"23p678s11s({tile * 3})(777z)+4p",
        "dora": f"{OPEN} dora={tile}",
        "ura": f"{CLOSED} riichi ura={tile}",
    }[place]
    answer = ask_line(f"{line} {TABLE}", "tenhou")
    assert codes(answer) == {"bad-notation"}
    assert (
        f"({tile}) is not used with three players: of the characters they have only 1 and 9."
        in messages(answer)[0]
    )
    assert "is not used" not in str(ask_line(f"{line} seat=S", "tenhou").get("reasons"))


def test_several_of_these_are_named_in_one_sentence() -> None:
    answer = ask_line(f"2456m678p(111m)(777z)+4m {TABLE}", "tenhou")
    said = (
        "2, 4, 5, 6 of characters are not used with three players: of the characters they have only 1 and 9."
    )
    assert messages(answer)[0] == said


def test_a_red_five_of_characters_is_one_of_them() -> None:
    answer = ask_line(f"0m5m23p678s(111m)(777z)+4p {TABLE}", "tenhou")
    assert codes(answer) == {"bad-notation"}
    answer = ask_line(f"05p678s11s(111m)(777z)+5p {TABLE}", "tenhou")
    assert rows(answer) == {"chun": 1, "red-dora": 1}


def test_no_chow() -> None:
    answer = ask_line(f"678s11s23p(345p)(777z)+4p {TABLE}", "tenhou")
    assert codes(answer) == {"bad-meld"}
    assert messages(answer)[0].startswith("(345p) is a chow, and with three players nobody calls one.")


@pytest.mark.parametrize(("word", "key"), [("seat", "seat"), ("from", "discarder"), ("pao", "pao")])
def test_no_seat_north(word: str, key: str) -> None:
    table = "players=3 seat=N" if word == "seat" else f"{TABLE} {word}=N"
    answer = ask_line(f"{OPEN} {table}", "tenhou")
    assert codes(answer) == {"bad-value"}
    assert messages(answer) == [f"{key} cannot be “N”. It takes: E S W."]


def test_no_norths_set_aside_with_four_players() -> None:
    assert codes(ask_line(f"{OPEN} seat=S north=1", "tenhou")) == {"bad-value"}


def test_every_fault_is_named_at_once() -> None:
    answer = ask_line("2m2m23p678s(345p)(777z)+4p players=3 seat=N from=S", "tenhou")
    assert codes(answer) == {"bad-value", "bad-notation", "bad-meld"}


# Dora


@pytest.mark.parametrize(
    ("indicator", "count"),
    [("1m", 0), ("9m", 3), ("8p", 0), ("1p", 1), ("9s", 2), ("3z", 0), ("6z", 3)],
)
def test_indicators(indicator: str, count: int) -> None:
    """9m points at 1m, with nothing between."""
    found = rows(ask_line(f"{OPEN} {TABLE} dora={indicator}", "tenhou"))
    assert found.get("dora", 0) == count


def test_1m_points_at_9m() -> None:
    line = f"23p678s11s(999m)(777z)+4p {TABLE} dora=1m"
    assert rows(ask_line(line, "tenhou")) == {"chun": 1, "dora": 3}


@pytest.mark.parametrize("north", [1, 2, 3, 4])
def test_a_north_set_aside_is_a_dora(north: int) -> None:
    answer = ask_line(f"{OPEN} {TABLE} north={north}", "tenhou")
    assert rows(answer) == {"chun": 1, "north-dora": north}
    [row] = [row for row in answer["patterns"] if row["id"] == "north-dora"]
    assert (row["count"], row["groups"]) == (north, [])


def test_a_north_set_aside_is_another_dora_where_an_indicator_points_at_north() -> None:
    answer = ask_line(f"{OPEN} {TABLE} north=2 dora=3z", "tenhou")
    assert rows(answer) == {"chun": 1, "dora": 2, "north-dora": 2}
    answer = ask_line(f"{CLOSED} {TABLE} north=2 riichi ura=3z", "tenhou")
    assert rows(answer) == {"riichi": 1, "ura-dora": 2, "north-dora": 2}
    answer = ask_line(f"23p678s44z(111m)(777z)+4p {TABLE} north=1 dora=3z", "tenhou")
    assert rows(answer) == {"chun": 1, "dora": 3, "north-dora": 1}
    assert groups(answer, "dora") == ["44z"]


def test_norths_set_aside_alone_make_no_win() -> None:
    answer = ask_line(f"{OPEN.replace('(777z)', '(444z)')} {TABLE} north=1", "tenhou")
    assert codes(answer) == {"no-yaku"}
    assert "dora alone (1 here)" in messages(answer)[0]


@pytest.mark.parametrize(
    ("hand", "words", "fits"),
    [
        ("23p678s44z(111m)(777z)+4p", "north=2", True),
        ("23p678s44z(111m)(777z)+4p", "north=3", False),
        ("23p678s44z(111m)(777z)+4p", "north=1 dora=4z", True),
        ("23p678s44z(111m)(777z)+4p", "north=1 dora=4z4z", False),
        (OPEN, "north=4", True),
        (OPEN, "north=4 dora=4z", False),
        (OPEN, "north=3 ura=4z4z", False),
    ],
)
def test_norths_are_four_in_all(hand: str, words: str, fits: bool) -> None:
    answer = ask_line(f"{hand} {TABLE} {words}", "tenhou")
    assert answer["valid"] is fits
    if not fits:
        assert codes(answer) == {"too-many-copies"}
        assert messages(answer)[0].startswith(
            "5 copies of North (4z) with the indicators and those set aside: a set of tiles has only"
        )


def test_norths_set_aside_keep_the_hand_concealed() -> None:
    answer = ask_line(f"{CLOSED} {TABLE} north=1 tsumo", "tenhou")
    assert rows(answer) == {"menzen-tsumo": 1, "north-dora": 1}
    assert ask_line(f"{CLOSED} {TABLE} north=1 riichi", "tenhou")["valid"]


def test_the_tile_drawn_for_a_north_is_drawn_from_the_dead_wall() -> None:
    answer = ask_line(f"{CLOSED} {TABLE} north=1 tsumo kong", "tenhou")
    assert rows(answer) == {"menzen-tsumo": 1, "rinshan": 1, "north-dora": 1}
    assert codes(ask_line(f"{CLOSED} {TABLE} tsumo kong", "tenhou")) == {"conflicting-conditions"}


def test_no_first_turn_with_norths_set_aside() -> None:
    assert codes(ask_line(f"{CLOSED} {TABLE} north=1 tsumo first", "tenhou")) == {"conflicting-conditions"}
    assert rows(ask_line(f"{CLOSED} {TABLE} tsumo first", "tenhou")) == {"chiihou": 1}


def test_a_win_on_a_north_being_set_aside_is_an_ordinary_one() -> None:
    """A pair of norths: no robbing of a quad."""
    line = f"111m234p678s111s4z+4z {TABLE} north=2 from=W"
    answer = ask_line(f"{line} riichi", "tenhou")
    assert rows(answer) == {"riichi": 1, "north-dora": 2}


# Payments


@pytest.mark.parametrize(
    ("seat", "split", "expected"),
    [
        # 1 han 40 fu is 320: 400 and 700, or 700 from each to the dealer.
        ("S", False, {"E": -700, "S": 1100, "W": -400}),
        ("W", False, {"E": -700, "S": -400, "W": 1100}),
        ("E", False, {"E": 1400, "S": -700, "W": -700}),
        # Half of the absent share added: 700 + 200 and 400 + 200; 700 + 350, up to 1100.
        ("S", True, {"E": -900, "S": 1500, "W": -600}),
        ("E", True, {"E": 2200, "S": -1100, "W": -1100}),
    ],
)
@pytest.mark.parametrize("rules", RIICHI)
def test_a_self_draw(seat: str, split: bool, expected: dict[str, int], rules: str) -> None:
    """Fu: 20, twice 8 for 111m and 111s, 2."""
    line = f"{CLOSED} players=3 seat={seat} round=E tsumo"
    words = " option.three_player_self_draw=split" if split else ""
    answer = ask_line(line + words, rules)
    assert (answer["han"], answer["fu"]) == (1, 40)
    assert answer["payments"] == expected
    assert answer["total"] == expected[seat]


def test_a_split_is_rounded_up_by_itself() -> None:
    """240: 300 and 500 with half of 300 added to each: 450 and 650, up to 500 and 700."""
    line = f"23555p23467899s+4p {TABLE} tsumo option.three_player_self_draw=split"
    answer = ask_line(line, "tenhou")
    assert (answer["han"], answer["fu"]) == (1, 30)
    assert answer["payments"] == {"E": -700, "S": 1200, "W": -500}


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("from=W", {"E": 0, "S": 1000 + 400 + 1000, "W": -1400}),
        ("tsumo", {"E": -500 - 200, "S": 800 + 400 + 1000, "W": -300 - 200}),
    ],
)
@pytest.mark.parametrize("rules", RIICHI)
def test_honba_is_200(words: str, expected: dict[str, int], rules: str) -> None:
    answer = ask_line(f"{OPEN} {TABLE} {words} honba=2 sticks=1", rules)
    assert answer["payments"] == expected
    other = ask_line(f"{OPEN} {TABLE} {words} honba=2 sticks=1 option.three_player_honba=300", rules)
    assert other["payments"]["S"] == expected["S"] + 200
    assert sum(other["payments"].values()) == 1000


def test_a_liable_player_among_three() -> None:
    line = f"11s23p(555z)(666z)(777z)+4p {TABLE} pao=W"
    assert ask_line(f"{line} tsumo", "tenhou")["payments"] == {"E": 0, "S": 24000, "W": -24000}
    assert ask_line(f"{line} from=E", "tenhou")["payments"] == {"E": -16000, "S": 32000, "W": -16000}
