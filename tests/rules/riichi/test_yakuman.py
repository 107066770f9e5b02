"""Each yakuman: hands that have it and near misses; how several add up, double forms, counted yakuman."""

from __future__ import annotations

import pytest

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.line import parse_line
from mahjong_desk.rules.registry import rule_set
from mahjong_desk.rules.score import Score
from mahjong_desk.rules.scoring import score
from tests.rules.asking import RIICHI, Answered, ask_line, outranked, rows

Rows = dict[str, int]

# Hands that have it, with all their yakuman; near misses, with all their rows. By the rules of jpml, where
# several add up; South's hands in the East round, won on a discard.
YAKUMAN: dict[str, tuple[dict[str, Rows], dict[str, Rows]]] = {
    "tenhou": (
        {"24567m234p67899s+3m tsumo first seat=E": {"tenhou": 1}},
        {"24567m234p67899s+3m tsumo seat=E": {"menzen-tsumo": 1}},
    ),
    "chiihou": (
        {"24567m234p67899s+3m tsumo first": {"chiihou": 1}},
        {"24567m234p67899s+3m tsumo": {"menzen-tsumo": 1}},
    ),
    "kokushi": (
        {
            "119m19p19s123456z+7z": {"kokushi": 1},
            "199m19p19s123456z+7z tsumo": {"kokushi": 1},
            "119m19p19s123456z+7z rob": {"kokushi": 1},
        },
        {"19m19p19s1234567z+7z": {"kokushi-13-wait": 1}},
    ),
    "kokushi-13-wait": (
        {
            "19m19p19s1234567z+7z": {"kokushi-13-wait": 1},
            "19m19p19s1234567z+1m tsumo": {"kokushi-13-wait": 1},
        },
        {"119m19p19s123456z+7z": {"kokushi": 1}},
    ),
    "suuankou": (
        {
            "33m222555p88899s+3m tsumo": {"suuankou": 1},
            "33m555p99s[2222p][8888s]+3m tsumo": {"suuankou": 1},
        },
        {
            "33m222555p88899s+3m": {"toitoi": 2, "sanankou": 2},
            "33m222555p99s(888s)+3m tsumo": {"toitoi": 2, "sanankou": 2},
            "34m222444p88899s+5m tsumo": {"menzen-tsumo": 1, "sanankou": 2},
        },
    ),
    "suuankou-tanki": (
        {
            "333m222555p8889s+9s": {"suuankou-tanki": 1},
            "333m222555p8889s+9s tsumo": {"suuankou-tanki": 1},
            "333m555p9s[2222p][8888s]+9s": {"suuankou-tanki": 1},
        },
        {
            "33m222555p88899s+3m tsumo": {"suuankou": 1},
            "333m222555p9s(888s)+9s": {"toitoi": 2, "sanankou": 2},
        },
    ),
    "chuuren": (
        {
            "1112345678899m+9m": {"chuuren": 1},
            "1122345678999p+1p": {"chuuren": 1},
            "1113455678999s+2s tsumo": {"chuuren": 1},
        },
        {
            "1112345678999m+5m": {"chuuren-9-wait": 1},
            "1112344678999m+4m": {"chinitsu": 6},  # no 5
            "2345678999m[1111m]+2m": {"chinitsu": 6},
        },
    ),
    "chuuren-9-wait": (
        {
            "1112345678999m+1m": {"chuuren-9-wait": 1},
            "1112345678999p+5p tsumo": {"chuuren-9-wait": 1},
            "1112345678999s+9s": {"chuuren-9-wait": 1},
        },
        {
            "1112345678899m+9m": {"chuuren": 1},
            "2345678999m(111m)+2m": {"chinitsu": 5},
        },
    ),
    "daisangen": (
        {
            "11m23p(555z)(666z)(777z)+4p": {"daisangen": 1},
            "11m23p555666777z+4p": {"daisangen": 1},
            "11m23p666z(5555z)[7777z]+4p": {"daisangen": 1},
            "11m234p77z(555z)(666z)+7z": {"daisangen": 1},
        },
        {"23m77z(555z)(666z)(567p)+4m": {"haku": 1, "hatsu": 1, "shousangen": 2}},
    ),
    "shousuushii": (
        {
            "23m44z(111z)(222z)(333z)+4m": {"shousuushii": 1},
            "23m1z222z(3333z)[4444z]1z+4m": {"shousuushii": 1},
            "55m44z(111z)(222z)(333z)+5m": {"shousuushii": 1},
        },
        {
            "23m55z(111z)(222z)(333z)+4m": {"seat-wind": 1, "round-wind": 1, "honitsu": 2},
            "23m345p44z(111z)(222z)+4m": {"seat-wind": 1, "round-wind": 1},
        },
    ),
    "daisuushii": (
        {
            "5p(111z)(222z)(333z)(444z)+5p": {"daisuushii": 1},
            "55p44z(1111z)(222z)[3333z]+4z": {"daisuushii": 1},
        },
        {"55m44z(111z)(222z)(333z)+5m": {"shousuushii": 1}},
    ),
    "tsuuiisou": (
        {
            "1155z(222z)(333z)(666z)+5z": {"tsuuiisou": 1},
            "1122335566774z+4z": {"tsuuiisou": 1},
        },
        {
            "1155z(222z)(999m)(666z)+5z": {
                "haku": 1,
                "hatsu": 1,
                "seat-wind": 1,
                "toitoi": 2,
                "honroutou": 2,
                "honitsu": 2,
            },
            "11m22335566774z+4z": {
                "chiitoitsu": 2,
                "honroutou": 2,
                "honitsu": 3,
            },
        },
    ),
    "chinroutou": (
        {"11m99p(111s)(999m)(999s)+1m": {"chinroutou": 1}},
        {
            "11m99p(111s)(999m)(444z)+1m": {"toitoi": 2, "honroutou": 2},
            "23m99p(111s)(999m)(999s)+1m": {"junchan": 2},
        },
    ),
    "ryuuiisou": (
        {
            "22334466688s66z+6z": {"ryuuiisou": 1},
            "22s66z(234s)(333s)(888s)+2s": {"ryuuiisou": 1},
            "2222334466688s+8s": {"ryuuiisou": 1},  # without the dragon, by the rules of jpml
        },
        {
            "22334466688s77z+7z": {"chun": 1, "honitsu": 3, "iipeikou": 1},
            "22s66z(234s)(555s)(888s)+2s": {"honitsu": 2},
        },
    ),
    "suukantsu": (
        {
            "9s(1111m)[2222p](3333s)[4444z]+9s": {"suukantsu": 1},
            "9s(1111m)(2222p)(3333s)(4444z)+9s tsumo kong": {"suukantsu": 1},
        },
        {"9s(1111m)[2222p](3333s)(444z)+9s": {"toitoi": 2, "sankantsu": 2}},
    ),
}
SEVERAL: dict[str, Rows] = {
    "1122555666777z+1z": {"daisangen": 1, "tsuuiisou": 1},
    "1122555666777z+1z tsumo first": {"chiihou": 1, "suuankou": 1, "daisangen": 1, "tsuuiisou": 1},
    "1122335566774z+4z tsumo first seat=E": {"tenhou": 1, "tsuuiisou": 1},
    "119m19p19s123456z+7z tsumo first seat=E": {"tenhou": 1, "kokushi": 1},
    "1112345678999m+5m tsumo first": {"chiihou": 1, "chuuren-9-wait": 1},
    "2s[3333s][4444s][6666s][6666z]+2s": {"suuankou-tanki": 1, "ryuuiisou": 1, "suukantsu": 1},
    "1z[1111m][9999m][1111p][9999p]+1z": {"suuankou-tanki": 1, "suukantsu": 1},
    "1s[1111m][9999m][1111p][9999p]+1s": {"suuankou-tanki": 1, "chinroutou": 1, "suukantsu": 1},
    "5z[1111z][2222z][3333z][4444z]+5z": {
        "suuankou-tanki": 1,
        "daisuushii": 1,
        "tsuuiisou": 1,
        "suukantsu": 1,
    },
}


def hands(near: bool) -> list[tuple[str, str, Rows]]:
    return [
        (yakuman, line, expected)
        for yakuman, (has, misses) in YAKUMAN.items()
        for line, expected in (misses if near else has).items()
    ]


def asked(line: str, rules: str = "jpml") -> Answered:
    return ask_line(line if "seat=" in line else f"{line} seat=S", rules)


@pytest.mark.parametrize(("yakuman", "line", "expected"), hands(near=False))
def test_a_hand_that_has_it(yakuman: str, line: str, expected: Rows) -> None:
    answer = asked(line)
    assert rows(answer) == expected
    assert yakuman in expected
    assert (answer["yakuman"], answer["limit"]) == (1, "yakuman")
    assert answer["total"] == (48000 if "seat=E" in line else 32000)


@pytest.mark.parametrize(("yakuman", "line", "expected"), hands(near=True))
def test_a_near_miss(yakuman: str, line: str, expected: Rows) -> None:
    assert rows(asked(line)) == expected
    assert yakuman not in expected


def test_the_yakuman_there_are() -> None:
    patterns = {pattern.id: pattern for pattern in rule_set("reach").patterns}
    assert [yaku for yaku, pattern in patterns.items() if pattern.unit == "yakuman"] == list(YAKUMAN)
    assert {patterns[yaku].value for yaku in YAKUMAN} == {1}


def test_a_yakuman_reports_no_han_and_no_fu_and_counts_nothing_else() -> None:
    answer = asked("11m23p(555z)(666z)(777z)+4p dora=4z1p last", "tenhou")
    assert rows(answer) == {"daisangen": 1}
    assert (answer["han"], answer["hand_points"], answer["fu"], answer["fu_items"]) == (None, None, None, [])
    assert outranked(answer) == {
        "haku": "daisangen",
        "hatsu": "daisangen",
        "chun": "daisangen",
        "houtei": "daisangen",
        "dora": "daisangen",
    }


def test_every_sort_of_dora_that_a_yakuman_leaves_is_named() -> None:
    answer = asked("550m222p888s777z1z+1z riichi dora=6z ura=4z", "tenhou")
    assert rows(answer) == {"suuankou-tanki": 1}
    left = {row["id"]: row["value"] for row in answer["not_counted"]}
    assert {name: left.get(name) for name in ("dora", "ura-dora", "red-dora")} == {
        "dora": 3,
        "ura-dora": 2,
        "red-dora": 1,
    }
    assert set(outranked(answer).values()) == {"suuankou-tanki"}


@pytest.mark.parametrize("line", ["119m19p19s123456z+7z", "19m19p19s1234567z+7z"])
def test_thirteen_orphans_are_no_other_yaku_besides(line: str) -> None:
    assert outranked(asked(line)) == {}
    assert outranked(asked(f"{line} tsumo riichi")) == dict.fromkeys(
        ["riichi", "menzen-tsumo"], *rows(asked(line))
    )


# Several


@pytest.mark.parametrize(("line", "expected"), SEVERAL.items())
@pytest.mark.parametrize("rules", ["jpml", "wrc", "wrc-2022", "tenhou", "mleague"])
def test_several_add_up(line: str, expected: Rows, rules: str) -> None:
    answer = asked(line, rules)
    assert rows(answer) == expected
    assert answer["yakuman"] == len(expected)
    assert answer["total"] == len(expected) * (48000 if "seat=E" in line else 32000)


@pytest.mark.parametrize(("line", "expected"), SEVERAL.items())
@pytest.mark.parametrize("rules", ["reach", "ema", "ema-2016"])
def test_one_alone_counts_where_several_do_not_add_up(line: str, expected: Rows, rules: str) -> None:
    answer = asked(line, rules)
    [kept] = rows(answer)
    assert kept in expected
    assert answer["total"] == (48000 if "seat=E" in line else 32000)
    aside = {name: by for name, by in outranked(answer).items() if name in expected}
    assert aside == {name: kept for name in expected if name != kept}


def test_those_that_do_not_count_say_which_groups_they_are_made_of() -> None:
    draft = parse_line("1122555666777z+1z seat=S rules=reach").apply(Draft())
    answer = score(draft)
    assert isinstance(answer, Score)
    reading = answer.best.reading
    assert [row.id for row in answer.best.rows] == ["daisangen"]
    found = {row.id: [reading.group_text(index) for index in row.groups] for row in answer.best.not_counted}
    assert found["tsuuiisou"] == ["111z*", "555z", "666z", "777z", "22z"]
    assert found["haku"] == ["555z"]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("19m19p19s1234567z+7z", {"kokushi-13-wait": 2}),
        ("119m19p19s123456z+7z", {"kokushi": 1}),
        ("333m222555p8889s+9s", {"suuankou-tanki": 2}),
        ("33m222555p88899s+3m tsumo", {"suuankou": 1}),
        ("1112345678999m+5m", {"chuuren-9-wait": 2}),
        ("1112345678899m+9m", {"chuuren": 1}),
        ("5p(111z)(222z)(333z)(444z)+5p", {"daisuushii": 2}),
        ("55m44z(111z)(222z)(333z)+5m", {"shousuushii": 1}),
        (
            "5z[1111z][2222z][3333z][4444z]+5z",
            {"suuankou-tanki": 2, "daisuushii": 2, "tsuuiisou": 1, "suukantsu": 1},
        ),
    ],
)
def test_double_forms(line: str, expected: Rows) -> None:
    """They count double in majsoul, or by the option; elsewhere they keep their ids and count once."""
    number = sum(expected.values())
    for answer in (asked(line, "majsoul"), asked(f"{line} option.double_yakuman_forms=yes", "tenhou")):
        assert rows(answer) == expected
        assert (answer["yakuman"], answer["total"]) == (number, 32000 * number)
    for answer in (asked(line, "tenhou"), asked(f"{line} option.double_yakuman_forms=no", "majsoul")):
        assert rows(answer) == dict.fromkeys(expected, 1)
        assert (answer["yakuman"], answer["total"]) == (len(expected), 32000 * len(expected))


def test_the_highest_alone_is_a_double_form() -> None:
    answer = asked("5z(1111z)(2222z)(3333z)(4444z)+5z option.several_yakuman_add=no", "majsoul")
    assert rows(answer) == {"daisuushii": 2}
    assert answer["total"] == 64000
    assert outranked(answer) | {"tsuuiisou": "daisuushii", "suukantsu": "daisuushii"} == outranked(answer)


@pytest.mark.parametrize(
    ("hand", "plain", "double"),
    [
        ("119m19p19s123456z+7z", "kokushi", "kokushi-13-wait"),
        ("33m222555p88899s+3m", "suuankou", "suuankou-tanki"),
        ("1112345678899m+9m", "chuuren", "chuuren-9-wait"),
    ],
)
def test_a_hand_dealt_complete_has_the_double_form_where_double_forms_count(
    hand: str, plain: str, double: str
) -> None:
    dealt = f"{hand} tsumo first seat=E"
    answer = asked(dealt, "majsoul")
    assert rows(answer) == {"tenhou": 1, double: 2}
    assert answer["total"] == 3 * 48000
    # Not by the others, who win with their first draw, and not where nothing counts double.
    assert rows(asked(f"{hand} tsumo first", "majsoul")) == {"chiihou": 1, plain: 1}
    for rules in ("jpml", "wrc", "wrc-2022", "tenhou", "mleague"):
        assert rows(asked(dealt, rules)) == {"tenhou": 1, plain: 1}


# All Green


@pytest.mark.parametrize("rules", RIICHI)
def test_all_green_without_the_dragon(rules: str) -> None:
    """234 234 222 666 88 of bamboos: in reach Full Flush, All Simples, Double Run."""
    line = "2222334466688s+8s"
    needs = rules == "reach"
    ordinary = {"tanyao": 1, "iipeikou": 1, "chinitsu": 6}
    assert rows(asked(line, rules)) == (ordinary if needs else {"ryuuiisou": 1})
    other = asked(f"{line} option.ryuuiisou_needs_green_dragon={'no' if needs else 'yes'}", rules)
    assert rows(other) == ({"ryuuiisou": 1} if needs else ordinary)
    assert rows(asked("22334466688s66z+6z", rules)) == {"ryuuiisou": 1}
    assert rows(asked("223344666888s6z+6z", rules)) == {"ryuuiisou": 1}


# Counted yakuman


@pytest.mark.parametrize(
    ("words", "han"),
    [("riichi ippatsu tsumo", 14), ("riichi tsumo", 13), ("tsumo", 12), ("tsumo dora=1p", 14)],
)
@pytest.mark.parametrize("counted", ["yakuman", "sanbaiman"])
def test_thirteen_han_and_more(words: str, han: int, counted: str) -> None:
    """Two Double Runs 3, Peace, All Simples, Full Flush 6, Concealed Self-Draw: 12; then reach, dora."""
    line = f"2233445566788p+7p {words} seat=S option.counted_yakuman={counted}"
    answer = ask_line(line, "reach")
    limit = counted if han >= 13 else "sanbaiman"
    assert (answer["han"], answer["limit"], answer["yakuman"]) == (han, limit, 0)
    assert answer["total"] == (32000 if limit == "yakuman" else 24000)
    assert answer["fu"] == 20


@pytest.mark.parametrize("rules", RIICHI)
def test_counted_yakuman_never_add_up(rules: str) -> None:
    """26 han and more are one, and a yakuman's double forms do not concern it."""
    line = "2233445566788p+7p double-riichi ippatsu last tsumo seat=S dora=1p2p3p4p6p ura=6p7p"
    answer = ask_line(line, rules)
    sanbaiman = rules in ("ema", "ema-2016", "wrc-2022", "mleague")
    assert answer["han"] >= (17 if rules == "jpml" else 26)
    assert (answer["limit"], answer["yakuman"]) == ("sanbaiman" if sanbaiman else "yakuman", 0)
    assert answer["total"] == (24000 if sanbaiman else 32000)
