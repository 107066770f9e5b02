"""What a row and an item of base points name: the very groups that earn them."""

from __future__ import annotations

import pytest

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.line import parse_line
from mahjong_desk.rules.registry import rule_set
from mahjong_desk.rules.riichi.score import RiichiReading
from mahjong_desk.rules.score import Score
from mahjong_desk.rules.scoring import score
from tests.rules.asking import ask_line, groups, rows


def best(line: str, rules: str = "jpml") -> RiichiReading:
    answer = score(parse_line(f"{line} rules={rules}").apply(Draft()))
    assert isinstance(answer, Score)
    assert isinstance(answer.best, RiichiReading)
    return answer.best


# South's hands in the East round: what each yaku names.
EARNED: list[tuple[str, str, list[str]]] = [
    ("23567m234p67899s+4m riichi ippatsu last", "riichi", []),
    ("23567m234p67899s+4m double-riichi", "double-riichi", []),
    ("23567m234p67899s+4m riichi ippatsu", "ippatsu", []),
    ("23567m234p67899s+4m last", "houtei", []),
    ("23567m234p67899s+4m tsumo last", "haitei", []),
    ("23567m234p67899s+4m tsumo", "menzen-tsumo", []),
    ("23567m234p67899s+4m rob", "chankan", []),
    ("23567m234p99s[6666s]+4m tsumo kong", "rinshan", []),
    ("23567m234p67899s+4m", "pinfu", ["234m*", "567m", "234p", "678s", "99s"]),
    ("23567m67888s(234p)+4m", "tanyao", ["234m*", "567m", "678s", "(234p)", "88s"]),
    ("22334m567p67899s+4m", "iipeikou", ["234m*", "234m"]),
    ("22233344m678p99s+4m", "iipeikou", ["234m*", "234m"]),  # three equal runs: two of them
    ("22334m66778899p+4m", "ryanpeikou", ["234m*", "234m", "678p", "678p"]),
    ("23567m99s(234p)(555z)+4m", "haku", ["(555z)"]),
    ("23567m99s(234p)[6666z]+4m", "hatsu", ["[6666z]"]),
    ("234567m99s77z(234p)+7z", "chun", ["777z*"]),
    ("23567m99s(234p)(222z)+4m round=S", "seat-wind", ["(222z)"]),
    ("23567m99s(234p)(222z)+4m round=S", "round-wind", ["(222z)"]),
    ("1133m5577p2299s4z+4z", "chiitoitsu", ["11m", "33m", "55p", "77p", "22s", "99s", "44z*"]),
    ("234m23p88s(567m)(234s)+4p", "sanshoku-doujun", ["234m", "234p*", "(234s)"]),
    ("234m2388p(234p)(234s)+4p", "sanshoku-doujun", ["234m", "234p*", "(234s)"]),  # one of the two 234p
    ("12378m99p(456m)(678s)+9m", "ittsu", ["123m", "(456m)", "789m*"]),
    ("123m12p11z(789m)(999s)+3p", "chanta", ["123m", "123p*", "(789m)", "(999s)", "11z"]),
    ("123m12p11s(789m)(999s)+3p", "junchan", ["123m", "123p*", "(789m)", "(999s)", "11s"]),
    ("22m88p(444s)(666m)(333z)+2m", "toitoi", ["222m*", "(444s)", "(666m)", "(333z)"]),
    ("222m[8888p]444s2p(567m)+2p", "sanankou", ["222m", "444s", "[8888p]"]),
    ("222m888p44s9m9m(567m)+4s tsumo", "sanankou", ["222m", "888p", "444s*"]),
    ("23p99s(2222m)[8888p](4444s)+4p", "sankantsu", ["(2222m)", "[8888p]", "(4444s)"]),
    ("23p44z(2222m)(222p)(222s)+4p", "sanshoku-doukou", ["(2222m)", "(222p)", "(222s)"]),
    ("11m99p(111s)(999m)(444z)+1m", "honroutou", ["111m*", "(111s)", "(999m)", "(444z)", "99p"]),
    ("23m66z(555z)(7777z)(567p)+4m", "shousangen", ["(555z)", "(7777z)", "66z"]),
    ("12378m44z(567m)(222z)+9m", "honitsu", ["123m", "789m*", "(567m)", "(222z)", "44z"]),
    ("12334455m99m(678m)+6m", "chinitsu", ["123m", "345m", "456m*", "(678m)", "99m"]),
    ("11m23p(555z)(666z)(777z)+4p", "daisangen", ["(555z)", "(666z)", "(777z)"]),
    ("23m44z(111z)(222z)(333z)+4m", "shousuushii", ["(111z)", "(222z)", "(333z)", "44z"]),
    ("5p(111z)(222z)(333z)(444z)+5p", "daisuushii", ["(111z)", "(222z)", "(333z)", "(444z)"]),
    ("33m222555p88899s+3m tsumo", "suuankou", ["333m*", "222p", "555p", "888s"]),
    ("333m222555p8889s+9s", "suuankou-tanki", ["333m", "222p", "555p", "888s"]),
    ("9s(1111m)[2222p](3333s)[4444z]+9s", "suukantsu", ["(1111m)", "[2222p]", "(3333s)", "[4444z]"]),
    ("1155z(222z)(333z)(666z)+5z", "tsuuiisou", ["555z*", "(222z)", "(333z)", "(666z)", "11z"]),
    ("11m99p(111s)(999m)(999s)+1m", "chinroutou", ["111m*", "(111s)", "(999m)", "(999s)", "99p"]),
    ("22334466688s66z+6z", "ryuuiisou", ["234s", "234s", "666s", "666z*", "88s"]),
    ("23567m234p67899s+4m tsumo first", "chiihou", []),
    ("23567m234p67899s+4m tsumo first seat=E", "tenhou", []),
    ("23567m99s(234p)(555z)+4m dora=1m8s option.kan_dora=yes", "dora", ["234m*", "99s"]),
    ("23567m234p67899s+4m riichi ura=8s option.ura_dora=yes", "ura-dora", ["99s"]),
    ("23067m234p67899s+4m option.red_fives=3", "red-dora", ["567m"]),
    ("111m23p678s11199s+4p players=3 north=1 riichi", "north-dora", []),
    ("119m19p19s123456z+7z first option.renhou=yakuman", "renhou", []),
]


def line_of(words: str) -> str:
    words = words if "seat=" in words else f"{words} seat=S"
    return words.replace("riichi ippatsu", "riichi ippatsu option.ippatsu=yes")


@pytest.mark.parametrize(("words", "yaku", "expected"), EARNED)
def test_the_groups_of_a_row(words: str, yaku: str, expected: list[str]) -> None:
    assert groups(ask_line(line_of(words), "jpml"), yaku) == expected


def test_the_thirteen_orphans_are_all_of_them() -> None:
    for line in ("119m19p19s123456z+7z", "19m19p19s1234567z+7z"):
        [row] = ask_line(f"{line} seat=S", "jpml")["patterns"]
        assert len(row["groups"]) == 13
        assert sum(group.endswith("*") for group in row["groups"]) == 1


def test_nine_gates_are_all_groups() -> None:
    for line in ("1112345678999m+5m", "1112345678899m+9m"):
        [row] = ask_line(f"{line} seat=S", "jpml")["patterns"]
        assert len(row["groups"]) == 5


def test_every_yaku_is_looked_at() -> None:
    seen = {yaku for _, yaku, _ in EARNED} | {"kokushi", "kokushi-13-wait", "chuuren", "chuuren-9-wait"}
    assert seen == {pattern.id for pattern in rule_set("jpml").patterns}


@pytest.mark.parametrize(("words", "yaku", "expected"), EARNED)
def test_the_values_of_the_rows_sum_to_the_han(words: str, yaku: str, expected: list[str]) -> None:
    answer = ask_line(line_of(words), "jpml")
    if answer["yakuman"]:
        assert sum(rows(answer).values()) == answer["yakuman"]
    else:
        assert sum(rows(answer).values()) == answer["han"]


# Base points


def test_two_equal_melds_are_two_items() -> None:
    found = best("222m888p44499s23p+4p seat=S")
    assert [(item.id, item.fu, item.group, item.open) for item in found.fu_items] == [
        ("base", 20, None, False),
        ("concealed-ron", 10, None, False),
        ("triplet", 4, 0, False),
        ("triplet", 4, 2, False),
        ("triplet", 4, 3, False),
    ]
    assert [found.reading.group_text(index) for index in (0, 2, 3)] == ["222m", "888p", "444s"]


def test_two_triplets_of_the_same_value_open_and_concealed() -> None:
    found = best("222m23p99s888p(777z)+4p seat=S")
    items = [(item.id, item.fu, item.open) for item in found.fu_items if item.id == "triplet"]
    assert items == [("triplet", 4, False), ("triplet", 4, False), ("triplet", 4, True)]


def test_a_triplet_completed_by_a_discard_is_open_and_halved() -> None:
    line = "222m888p44s99s(777z)+4s seat=S"
    taken = best(line)
    assert [(item.fu, item.group, item.open) for item in taken.fu_items if item.id == "triplet"] == [
        (4, 0, False),
        (4, 1, False),
        (2, 2, True),
        (4, 3, True),
    ]
    assert "sanankou" not in {row.id for row in taken.rows}
    drawn = best(f"{line} tsumo")
    assert [(item.fu, item.open) for item in drawn.fu_items if item.id == "triplet"] == [
        (4, False),
        (4, False),
        (4, False),
        (4, True),
    ]
    assert "sanankou" in {row.id for row in drawn.rows}


def test_quads_are_quads_and_not_triplets() -> None:
    found = best("23567m99s[2222p](7777z)+4m seat=S")
    items = [(item.id, item.fu, item.open) for item in found.fu_items]
    assert items == [("base", 20, False), ("quad", 16, False), ("quad", 16, True)]


def test_the_items_in_json() -> None:
    answer = ask_line("24567m22z222p(777z)+3m seat=S from=W", "reach")
    assert answer["fu_items"] == [
        {"id": "base", "fu": 20},
        {"id": "triplet", "fu": 4, "group": "222p"},
        {"id": "triplet", "fu": 4, "group": "(777z)"},
        {"id": "pair", "fu": 2, "group": "22z"},
        {"id": "wait", "fu": 2, "group": "234m*"},
    ]
    assert answer["fu"] == 40


def test_the_whole_answer_in_json() -> None:
    answer = ask_line("66777888999m45p+6p riichi tsumo seat=S dora=8m honba=1 sticks=1", "reach")
    del answer["readings"]
    assert answer == {
        "rules": "reach",
        "valid": True,
        "total": 12000,
        "unit": "points",
        "patterns": [
            {"id": "riichi", "value": 1, "count": 1, "unit": "han", "groups": []},
            {"id": "menzen-tsumo", "value": 1, "count": 1, "unit": "han", "groups": []},
            {"id": "sanankou", "value": 2, "count": 1, "unit": "han", "groups": ["777m", "888m", "999m"]},
            {"id": "dora", "value": 3, "count": 3, "unit": "han", "groups": ["999m"]},
        ],
        "not_counted": [],
        "limit": "haneman",
        "han": 7,
        "hand_points": 9,
        "fu": 40,
        "fu_items": [
            {"id": "base", "fu": 20},
            {"id": "triplet", "fu": 4, "group": "777m"},
            {"id": "triplet", "fu": 4, "group": "888m"},
            {"id": "triplet", "fu": 8, "group": "999m"},
            {"id": "self-draw", "fu": 2},
        ],
        "yakuman": 0,
        "arrangement": "777m 888m 999m 456p* 66m",
        "notes": [],
        "payments": {"E": -6100, "S": 13300, "W": -3100, "N": -3100},
    }
