"""Every arrangement × every group that the winning tile may have completed: the one that pays most wins."""

from __future__ import annotations

from dataclasses import replace

import pytest

from mahjong_desk.core.arrangements import Form, Reading
from mahjong_desk.core.draft import Draft
from mahjong_desk.core.groups import Shape, group
from mahjong_desk.core.line import parse_line
from mahjong_desk.core.tiles import CODES
from mahjong_desk.rules.riichi.score import RiichiReading
from mahjong_desk.rules.riichi.scorer import rank
from mahjong_desk.rules.score import Refusal, Row
from mahjong_desk.rules.scoring import score, scored_waits, standing, total_of
from tests.rules.asking import RIICHI, Answered, arrangements, ask_line, rows


def of_the_others(answer: Answered) -> list[dict[str, int]]:
    return [{row["id"]: row["value"] for row in other["patterns"]} for other in answer["readings"]]


@pytest.mark.parametrize("rules", RIICHI)
def test_the_hand_of_the_rules(rules: str) -> None:
    """Peace 4 han 20 fu against Three Concealed Trips 4 han 40 fu; reach and self-draw in both."""
    answer = ask_line("66777888999m45p+6p riichi tsumo seat=S", rules)
    assert rows(answer) == {"riichi": 1, "menzen-tsumo": 1, "sanankou": 2}
    assert (answer["han"], answer["fu"], answer["limit"]) == (4, 40, "mangan")
    assert arrangements(answer) == [
        ("777m 888m 999m 456p* 66m", 8000),
        ("678m 678m 789m 456p* 99m", 5200),
        ("789m 789m 789m 456p* 66m", 5200),
    ]
    expected = [{"riichi": 1, "menzen-tsumo": 1, "pinfu": 1, "iipeikou": 1}] * 2
    assert of_the_others(answer) == expected


def test_the_discard_goes_where_it_pays_most() -> None:
    """Into the run, which leaves three concealed trips; into 222m there would be no yaku at all."""
    answer = ask_line("222m34m888p444s11z+2m seat=S", "reach")
    assert arrangements(answer) == [("222m 234m* 888p 444s 11z", 3200), ("222m* 234m 888p 444s 11z", 0)]
    assert of_the_others(answer) == [{}]


def test_more_yakuman_stand_before_a_counted_one_that_pays_the_same() -> None:
    """222 333 444 555 66 of one suit, or three times 345 with six dora: 32000 either way."""
    answer = ask_line("2233344455566m+2m tsumo dora=1m2m seat=S", "reach")
    assert rows(answer) == {"suuankou": 1}
    assert (answer["yakuman"], answer["limit"]) == (1, "yakuman")
    assert arrangements(answer) == [
        ("222m* 333m 444m 555m 66m", 32000),
        ("222m* 345m 345m 345m 66m", 32000),
        ("222m* 345m 456m 456m 33m", 32000),
        ("234m* 234m 234m 555m 66m", 32000),
    ]


def test_then_more_han_then_more_fu() -> None:
    answer = ask_line("3344555566677m+3m seat=S riichi", "reach")
    assert arrangements(answer) == [
        ("345m* 456m 567m 567m 33m", 16000),  # 10 han with Peace
        ("345m 456m 567m 567m 33m*", 16000),  # 9 han
    ]
    answer = ask_line("4555566777788m+8m seat=S tsumo", "reach")
    assert (answer["han"], answer["fu"]) == (8, 40)
    assert arrangements(answer)[:2] == [
        ("456m 555m 678m 777m 88m*", 16000),  # 20 + 4 + 4 + 2 + 2
        ("456m 555m 678m* 777m 88m", 16000),  # 20 + 4 + 4 + 2
    ]


def test_at_last_the_text_of_the_arrangement() -> None:
    answer = ask_line("2222344455667m+4m seat=S dora=1z", "reach")
    assert arrangements(answer) == [
        ("222m 234m 456m 567m 44m*", 12000),
        ("222m 234m 456m* 567m 44m", 12000),
        ("222m 234m* 456m 567m 44m", 12000),
    ]


def scored(**changes: int | tuple[Row, ...]) -> RiichiReading:
    reading = Reading(Form.REGULAR, (group(Shape.PUNG, 0), group(Shape.PAIR, 1)), 0)
    plain = RiichiReading(reading, 8000, (Row("toitoi", 2, 1, "han", ()),), han=4, fu=40)
    return replace(plain, **changes)  # type: ignore[arg-type]


def test_the_order_of_readings() -> None:
    """Pays most, more yakuman, more han, more fu, more rows; each outweighs all that come after it."""
    two_rows = (Row("riichi", 1, 1, "han", ()), Row("pinfu", 1, 1, "han", ()))
    falling = [
        scored(total=12000, han=3, fu=20),
        scored(yakuman=1, han=3, fu=20),
        scored(han=5, fu=20),
        scored(fu=50),
        scored(rows=two_rows),
        scored(),
    ]
    rising = falling[::-1]
    assert sorted(rising, key=rank) == falling


@pytest.mark.parametrize("tiles", ["1112345678999m+5m", "2233445566778p+8p", "2223344455566s+6s"])
def test_every_reading_comes_once_and_none_pays_more_than_the_first(tiles: str) -> None:
    found = arrangements(ask_line(f"{tiles} seat=S riichi", "reach"))
    assert len(set(found)) == len(found)
    assert [total for _, total in found] == sorted((total for _, total in found), reverse=True)


def drafted(line: str) -> Draft:
    return parse_line(f"{line} rules=tenhou").apply(Draft())


def waits(line: str) -> dict[str, tuple[int | None, int | None]]:
    return {
        CODES[wait.wait.kind]: (total_of(wait.discard), total_of(wait.self_draw))
        for wait in scored_waits(drafted(line))
    }


def test_what_a_hand_waits_for_with_what_it_pays() -> None:
    """No yaku on a discard, Concealed Self-Draw by itself; with reach one han more each."""
    assert waits("24567m234p67899s seat=S") == {"3m": (None, 1100)}
    assert waits("24567m234p67899s seat=S riichi") == {"3m": (1300, 2000)}
    assert waits("24567m234p67899s seat=S tsumo from=W honba=3 sticks=1") == {"3m": (None, 1100)}
    assert waits("24567m234p67899s seat=E") == {"3m": (None, 1500)}
    # Peace, and Straight with the 9.
    assert waits("12345678m234p99s seat=S") == {
        "3m": (1000, 400 + 400 + 700),
        "6m": (1000, 400 + 400 + 700),
        "9m": (3900, 1300 + 1300 + 2600),
    }
    assert waits("23m99s(234p)(678s)(567p) seat=S") == {"1m": (None, None), "4m": (None, None)}
    # Reach cannot be declared with an open hand; a circumstance of the moment is not known before it.
    assert waits("24567m99s(234p)(777z) seat=S riichi") == {"3m": (1000, 1100)}
    assert waits("24567m234p67899s seat=E first") == {"3m": (None, 1500)}


def test_four_equal_tiles_are_no_two_pairs_to_wait_for() -> None:
    # Six pairs and one more tile: of another kind it waits for its like, of one of the six for nothing.
    assert set(waits("1133557799m11p1s seat=S")) == {"1s"}
    assert waits("111m3355m1122p33s seat=S") == {}
    assert standing(drafted("111m3355m1122p33s")).to_go == 2


def test_with_three_players_nothing_waits_for_tiles_that_are_not_there() -> None:
    for line, kind in (("13m456p789s11122z", "2m"), ("3m456p789s111222z", "3m")):
        assert set(waits(line)) == {kind}
        assert waits(f"{line} players=3") == {}
        assert standing(drafted(f"{line} players=3")).to_go == 2
    assert set(waits("1133557799s11p3p players=3")) == {"3p"}


def test_with_three_players_a_hand_is_as_far_as_their_tiles_bring_it() -> None:
    answers = [score(drafted(f"13m456p789s11122z+9p{more}")) for more in ("", " players=3")]
    problems = [answer.problems[-1] for answer in answers if isinstance(answer, Refusal)]
    assert [one.detail for one in problems] == ["no-arrangement", "no-arrangement"]
    assert [one.data["distance"] for one in problems] == [1, 2]
