"""Each yaku: hands that have it, concealed and open, and hands that nearly have it, with all their rows.

South's hands in the East round, won on West's discard where nothing else is said.
"""

from __future__ import annotations

import pytest

from mahjong_desk.rules.registry import rule_set
from tests.rules.asking import RIICHI, ask_line, codes, outranked, rows

Rows = dict[str, int]
NOTHING: Rows = {}
"""Complete, but without a yaku."""

# The yaku, what it is worth concealed and open (0: not at all), hands that have it, near misses.
YAKU: dict[str, tuple[int, int, dict[str, Rows], dict[str, Rows]]] = {
    "riichi": (
        1,
        0,
        {"23567m234p67899s+4m riichi": {"riichi": 1, "pinfu": 1}},
        {"23567m234p67899s+4m": {"pinfu": 1}},
    ),
    "double-riichi": (
        2,
        0,
        {
            "23567m234p67899s+4m double-riichi": {"double-riichi": 2, "pinfu": 1},
            "23567m234p67899s+4m riichi double-riichi": {"double-riichi": 2, "pinfu": 1},
        },
        {"23567m234p67899s+4m riichi": {"riichi": 1, "pinfu": 1}},
    ),
    "ippatsu": (
        1,
        0,
        {
            "23567m234p67899s+4m riichi ippatsu": {"riichi": 1, "ippatsu": 1, "pinfu": 1},
            "23567m234p67899s+4m double-riichi ippatsu": {"double-riichi": 2, "ippatsu": 1, "pinfu": 1},
            "23567m99s[2222p][8888p]+4m riichi ippatsu rob": {"riichi": 1, "ippatsu": 1, "chankan": 1},
        },
        {"23567m234p67899s+4m riichi": {"riichi": 1, "pinfu": 1}},
    ),
    "menzen-tsumo": (
        1,
        0,
        {
            "24567m234p67899s+3m tsumo": {"menzen-tsumo": 1},
            "24567m99s234p[2222s]+3m tsumo": {"menzen-tsumo": 1},
        },
        {
            "24567m99s234p(2222s)+3m tsumo": NOTHING,
            "24567m99s(234p)(678s)+3m tsumo": NOTHING,
            "24567m234p67899s+3m": NOTHING,
        },
    ),
    "pinfu": (
        1,
        0,
        {
            "23567m234p67899s+4m": {"pinfu": 1},
            "23567m234p67899s+1m": {"pinfu": 1},
            "23567m234p67899s+4m tsumo": {"menzen-tsumo": 1, "pinfu": 1},
            "23567m234p678s33z+4m": {"pinfu": 1},  # West is worth nothing to South in the East round
            "23567m234p678s44z+4m": {"pinfu": 1},
        },
        {
            "23567m234p678s11z+4m": NOTHING,  # the round wind
            "23567m234p678s22z+4m": NOTHING,  # the seat wind
            "23567m234p678s66z+4m": NOTHING,  # a dragon
            "24567m234p67899s+3m": NOTHING,  # a middle wait
            "12567m234p67899s+3m": NOTHING,  # a one-sided wait
            "34589m234p67899s+7m": NOTHING,
            "234567m234p6789s+9s": NOTHING,  # a wait for the pair
            "23567m222p67899s+4m": NOTHING,  # a triplet
            "23567m234p99s[6666s]+4m": NOTHING,  # a quad
            "23567m67899s(234p)+4m": NOTHING,  # open
        },
    ),
    "tanyao": (
        1,
        1,
        {
            "23567m234p67888s+4m": {"pinfu": 1, "tanyao": 1},
            "23567m67888s(234p)+4m": {"tanyao": 1},
            "24567m77888s(234p)+3m": {"tanyao": 1},
            "22m4455p3667788s+3s": {"chiitoitsu": 2, "tanyao": 1},
        },
        {
            "23567m234p67888s+1m": {"pinfu": 1},
            "22m4455p1667788s+1s": {"chiitoitsu": 2},
            "23567m234p678s55z+4m last": {"houtei": 1},
            "23567m88s(234p)(789s)+4m": NOTHING,
        },
    ),
    "iipeikou": (
        1,
        0,
        {
            "22334m567p67899s+4m": {"pinfu": 1, "iipeikou": 1},
            "22334m567p678s55z+4m": {"iipeikou": 1},
            "22233344m678p99s+4m": {"pinfu": 1, "iipeikou": 1},  # three equal runs
        },
        {
            "23m99s567p(234m)(678s)+4m": NOTHING,  # one of the two was called
            "22334m67899s(567p)+4m": NOTHING,  # something else was called
            "23m234p567p67899s+4m": {"pinfu": 1},  # in two suits
        },
    ),
    "haku": (
        1,
        1,
        {
            "23567m234p99s555z+4m": {"haku": 1},
            "23567m99s(234p)(555z)+4m": {"haku": 1},
            "23567m99s(234p)[5555z]+4m": {"haku": 1},
        },
        {"23567m55z(234p)(678s)+4m": NOTHING},
    ),
    "hatsu": (
        1,
        1,
        {
            "23567m234p99s666z+4m": {"hatsu": 1},
            "23567m99s(234p)(6666z)+4m": {"hatsu": 1},
        },
        {"23567m66z(234p)(678s)+4m": NOTHING},
    ),
    "chun": (
        1,
        1,
        {
            "23567m234p99s777z+4m": {"chun": 1},
            "234567m99s77z(234p)+7z": {"chun": 1},
        },
        {"23567m77z(234p)(678s)+4m": NOTHING},
    ),
    "seat-wind": (
        1,
        1,
        {
            "23567m234p99s222z+4m": {"seat-wind": 1},
            "23567m99s(234p)(2222z)+4m": {"seat-wind": 1},
            "23567m99s(234p)(222z)+4m round=S": {"seat-wind": 1, "round-wind": 1},
        },
        {
            "23567m99s(234p)(222z)+4m seat=N": NOTHING,
            "23567m99s(234p)(333z)+4m": NOTHING,
            "23567m22z(234p)(678s)+4m": NOTHING,
        },
    ),
    "round-wind": (
        1,
        1,
        {
            "23567m234p99s111z+4m": {"round-wind": 1},
            "23567m99s(234p)(1111z)+4m": {"round-wind": 1},
            "23567m99s(234p)(444z)+4m round=N": {"round-wind": 1},
        },
        {
            "23567m99s(234p)(111z)+4m round=W": NOTHING,
            "23567m11z(234p)(678s)+4m": NOTHING,
        },
    ),
    "haitei": (
        1,
        1,
        {
            "23567m99s(234p)(678s)+4m tsumo last": {"haitei": 1},
            "24567m234p67899s+3m tsumo last": {"menzen-tsumo": 1, "haitei": 1},
        },
        {"23567m99s(234p)(678s)+4m last": {"houtei": 1}},
    ),
    "houtei": (
        1,
        1,
        {
            "23567m99s(234p)(678s)+4m last": {"houtei": 1},
            "24567m234p67899s+3m last": {"houtei": 1},
        },
        {"23567m99s(234p)(678s)+4m tsumo last": {"haitei": 1}},
    ),
    "rinshan": (
        1,
        1,
        {
            "23567m99s(234p)(6666s)+4m tsumo kong": {"rinshan": 1},
            "23567m99s234p[6666s]+4m tsumo kong": {"menzen-tsumo": 1, "rinshan": 1},
        },
        {"23567m99s(234p)(6666s)+4m tsumo": NOTHING},
    ),
    "chankan": (
        1,
        1,
        {
            "23567m99s(234p)(678s)+4m rob": {"chankan": 1},
            "23567m234p67899s+4m rob": {"pinfu": 1, "chankan": 1},
        },
        {"23567m99s(234p)(678s)+4m": NOTHING},
    ),
    "chiitoitsu": (
        2,
        0,
        {
            "1133m5577p2299s4z+4z": {"chiitoitsu": 2},
            "1133557799m44z1p+1p": {"chiitoitsu": 2},
        },
        {"22334m66778899p+4m": {"pinfu": 1, "ryanpeikou": 3}},
    ),
    "sanshoku-doujun": (
        2,
        1,
        {
            "234m23455p23488s+5p": {"tanyao": 1, "sanshoku-doujun": 2},
            "234m23p88s(567m)(234s)+4p": {"tanyao": 1, "sanshoku-doujun": 1},
            "234m2399p(234p)(234s)+4p": {"sanshoku-doujun": 1},
        },
        {
            "234m23p88s(567m)(345s)+4p": {"tanyao": 1},
            "234m23p88s(234p)(678s)+4p": {"tanyao": 1},
        },
    ),
    "ittsu": (
        2,
        1,
        {
            "123456m99p78s789m+9s": {"pinfu": 1, "ittsu": 2},
            "123456m99p78s(789m)+9s": {"ittsu": 1},
            "12356m99p(123m)(789m)+4m": {"ittsu": 1},
        },
        {
            "123456m99p78s(789p)+9s": NOTHING,
            "123567m99p78s(789m)+9s": NOTHING,
        },
    ),
    "chanta": (
        2,
        1,
        {
            "123789m12p999s11z+3p": {"chanta": 2},
            "123m12p11z(789m)(999s)+3p": {"chanta": 1},
            "123m12p11s(789m)(444z)+3p": {"chanta": 1},
        },
        {
            "123m12p11z(789m)(678s)+3p": NOTHING,
            "123m12p55s(789m)(444z)+3p": NOTHING,
            "123m12p11s(789m)(999s)+3p": {"junchan": 2},
            "11m99p(111s)(999m)(444z)+1m": {"toitoi": 2, "honroutou": 2},
        },
    ),
    "toitoi": (
        2,
        2,
        {
            "22m88p(444s)(666m)(333z)+2m": {"toitoi": 2},
            "2m(888p)(444s)(6666m)[3333z]+2m": {"toitoi": 2},
            "33m222555p88899s+3m": {"toitoi": 2, "sanankou": 2},
        },
        {"22m78p(444s)(666m)(333z)+9p": NOTHING},
    ),
    "sanankou": (
        2,
        2,
        {
            "222m888p44499s23p+4p": {"sanankou": 2},
            "222m888p444s2p(567m)+2p": {"tanyao": 1, "sanankou": 2},
            "222m34m888p444s11z+2m": {"sanankou": 2},  # the discard goes into the run
            "222m[8888p]44s99s(567m)+4s tsumo": {"sanankou": 2},
        },
        {
            "222m888p44s99s(567m)+4s": NOTHING,  # the discard completes the third
            "222m888p9s(444s)(567m)+9s": NOTHING,
        },
    ),
    "sankantsu": (
        2,
        2,
        {
            "23p99s(2222m)[8888p](4444s)+4p": {"sankantsu": 2},
            "23p99s[2222m][8888p][4444s]+4p": {"sanankou": 2, "sankantsu": 2},
        },
        {"23p99s222m[8888p](4444s)+4p": NOTHING},
    ),
    "sanshoku-doukou": (
        2,
        2,
        {
            "222567m22p222s44z+2p": {"sanshoku-doukou": 2},
            "222m22p44z(222s)(567m)+2p": {"sanshoku-doukou": 2},
            "23p44z(2222m)(222p)(222s)+4p": {"sanshoku-doukou": 2},
        },
        {
            "222m23p44z(222p)(333s)+4p last": {"houtei": 1},
            "222m23p44z(333z)(222p)+4p last": {"houtei": 1},  # South, West and 2 are no three suits
        },
    ),
    "honroutou": (
        2,
        2,
        {
            "11m99p(111s)(999m)(444z)+1m": {"toitoi": 2, "honroutou": 2},
            "1199m1199p1199s4z+4z": {"chiitoitsu": 2, "honroutou": 2},
        },
        {"11m78p(111s)(999m)(444z)+9p": {"chanta": 1}},
    ),
    "shousangen": (
        2,
        2,
        {
            "23567m77z555z666z+4m": {"haku": 1, "hatsu": 1, "shousangen": 2, "honitsu": 3},
            "23m66z(555z)(7777z)(567p)+4m": {"haku": 1, "chun": 1, "shousangen": 2},
        },
        {
            "23m99s(555z)(666z)(567m)+4m": {"haku": 1, "hatsu": 1},
            "1155667799m44p2z+2z": {"chiitoitsu": 2},
        },
    ),
    "honitsu": (
        3,
        2,
        {
            "123567m4478m222z+9m": {"seat-wind": 1, "honitsu": 3},
            "12378m44z(567m)(222z)+9m": {"seat-wind": 1, "honitsu": 2},
            "1133557799m44z2z+2z": {"chiitoitsu": 2, "honitsu": 3},
        },
        {
            "12378m44p(567m)(222z)+9m": {"seat-wind": 1},
            "12334455m99m(678m)+6m": {"chinitsu": 5},
        },
    ),
    "junchan": (
        3,
        2,
        {
            "123789m12p99911s+3p": {"junchan": 3},
            "123m12p11s(789m)(999s)+3p": {"junchan": 2},
        },
        {
            "123m12p11s(789m)(678s)+3p": NOTHING,
            "123m12p11z(789m)(999s)+3p": {"chanta": 1},
        },
    ),
    "ryanpeikou": (
        3,
        0,
        {
            "223344m667788p9s+9s": {"ryanpeikou": 3},
            "22334m66778899p+4m": {"pinfu": 1, "ryanpeikou": 3},
            "22223333444m99s+4m": {"pinfu": 1, "ryanpeikou": 3},  # four equal runs
        },
        {
            "22334m67899p(678p)+4m": NOTHING,
            "22334m567p67899s+4m": {"pinfu": 1, "iipeikou": 1},
        },
    ),
    "chinitsu": (
        6,
        5,
        {
            "1233445567899m+6m": {"pinfu": 1, "chinitsu": 6},
            "12334455m99m(678m)+6m": {"chinitsu": 5},
        },
        {"12334556778m11z+9m": {"honitsu": 3}},
    ),
}


def hands(near: bool) -> list[tuple[str, str, Rows]]:
    return [
        (yaku, line, expected)
        for yaku, (_, _, has, misses) in YAKU.items()
        for line, expected in (misses if near else has).items()
    ]


def found(line: str, rules: str = "reach") -> Rows:
    table = "" if "seat=" in line else " seat=S"
    answer = ask_line(f"{line}{table}", rules)
    if not answer["valid"]:
        assert codes(answer) == {"no-yaku"}, line
        return NOTHING
    return rows(answer)


@pytest.mark.parametrize(("yaku", "line", "expected"), hands(near=False))
def test_a_hand_that_has_it(yaku: str, line: str, expected: Rows) -> None:
    assert found(line) == expected
    concealed, opened, _, _ = YAKU[yaku]
    assert expected[yaku] == (opened if "(" in line else concealed)


@pytest.mark.parametrize(("yaku", "line", "expected"), hands(near=True))
def test_a_near_miss(yaku: str, line: str, expected: Rows) -> None:
    assert found(line) == expected
    assert yaku not in expected


@pytest.mark.parametrize("rules", [rules for rules in RIICHI if rules not in ("reach", "jpml")])
def test_the_yaku_are_the_same_in_every_profile(rules: str) -> None:
    """But in jpml, which has no ippatsu."""
    for near in (False, True):
        for _, line, expected in hands(near):
            assert found(line, rules) == expected, line


def test_every_yaku_has_a_hand_open_and_concealed() -> None:
    for yaku, (concealed, opened, has, misses) in YAKU.items():
        assert misses, yaku
        assert any("(" not in line for line in has) == (concealed > 0) or yaku == "houtei", yaku
        assert any("(" in line for line in has) == (opened > 0), yaku


def test_the_yaku_there_are() -> None:
    """In the order of the rules, with the concealed value; yakuman and dora come after them."""
    patterns = {pattern.id: pattern for pattern in rule_set("reach").patterns}
    assert list(YAKU) == list(patterns)[: len(YAKU)]
    assert {yaku: pattern.value for yaku, pattern in patterns.items() if yaku in YAKU} == {
        yaku: concealed for yaku, (concealed, _, _, _) in YAKU.items()
    }
    assert {pattern.unit for yaku, pattern in patterns.items() if yaku in YAKU} == {"han"}


# What stands in the place of what


@pytest.mark.parametrize(
    ("line", "replaced"),
    [
        ("23567m234p67899s+4m riichi double-riichi", {"riichi": "double-riichi"}),
        ("22334m66778899p+4m", {"iipeikou": "ryanpeikou"}),
        ("22223333444m99s+4m", {"iipeikou": "ryanpeikou"}),
        ("22334m567p67899s+4m", {}),
    ],
)
def test_what_is_replaced(line: str, replaced: dict[str, str]) -> None:
    assert outranked(ask_line(f"{line} seat=S", "reach")) == replaced


def test_seven_pairs_give_way_to_two_double_runs() -> None:
    """22334 4m 667788p 99p: 4 han 30 fu against 2 han 25 fu."""
    answer = ask_line("22334m66778899p+4m seat=S from=W", "reach")
    assert (answer["total"], answer["arrangement"]) == (7700, "234m* 234m 678p 678p 99p")
    other = answer["readings"][-1]
    assert (other["total"], [row["id"] for row in other["patterns"]]) == (1600, ["chiitoitsu"])


def test_a_pung_of_both_winds_counts_twice() -> None:
    for seat, tile in zip("ESWN", "1234", strict=True):
        line = f"23567m99s(234p)({tile * 3}z)+4m seat={seat} round={seat}"
        assert rows(ask_line(line, "reach")) == {"seat-wind": 1, "round-wind": 1}


def test_dora_alone_never_make_a_win() -> None:
    answer = ask_line("23567m99s(234p)(678s)+4m seat=S dora=1m8s", "reach")
    assert codes(answer) == {"no-yaku"}
    assert "dora alone (3 here)" in answer["reasons"][0]["message"]
    answer = ask_line("23567m99s(234p)(678s)+4m seat=S", "reach")
    assert codes(answer) == {"no-yaku"}
    assert "dora alone" not in answer["reasons"][0]["message"]


@pytest.mark.parametrize("hand", ["1133m5577p9999s4z+4z", "1111m5577p2299s4z+4z"])
def test_four_of_a_kind_are_no_two_pairs(hand: str) -> None:
    assert codes(ask_line(f"{hand} seat=S", "reach")) == {"not-winning"}


def test_every_row_says_how_much_it_adds() -> None:
    for near in (False, True):
        for _, line, expected in hands(near):
            if expected:
                answer = ask_line(f"{line} seat=S" if "seat=" not in line else line, "reach")
                assert answer["han"] == sum(expected.values())
                assert answer["hand_points"] == answer["han"] + 2
                assert {row["unit"] for row in answer["patterns"]} == {"han"}
                assert [row["count"] for row in answer["patterns"]] == [1] * len(expected)
