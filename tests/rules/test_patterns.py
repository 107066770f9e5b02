"""Every pattern: a hand that has it, with all that counts beside it, and a near miss that has it not.

Worked out by hand from the rules, for the values of ``wsom``. Each line stands for a win on a discard by East
unless it says otherwise, so East pungs are Value Honors and South pungs are not.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from itertools import permutations, product

import pytest

from mahjong_desk.rules.registry import rule_set
from tests.rules.asking import WSOM, ask_line, codes, groups, outranked, rows
from tests.rules.brute_force import TABLE, value_of
from tests.scale import some


@dataclass(frozen=True)
class Example:
    """A hand with one pattern, and a hand without it that differs in one thing.

    ``earned_by``: the groups that earn the row, ``all`` for every one, empty for a circumstance.
    ``miss_rows`` is None for a near miss that is no complete hand. ``beaten`` are the rows outranked.
    """

    pattern: str
    line: str
    rows: dict[str, int]
    earned_by: str
    miss: str
    miss_rows: dict[str, int] | None
    beaten: dict[str, str] = field(default_factory=dict)


CONCEALED = {"concealed-hand": 5}
SEQUENCES = {"all-sequences": 5}

EXAMPLES = [
    Example(
        "all-sequences",
        "234567m345678p9s+9s",
        {"all-sequences": 5, "concealed-hand": 5},
        "234m 567m 345p 678p",
        "234567m345p9998s+8s",  # one pung
        CONCEALED,
    ),
    Example(
        "concealed-hand",
        "23567m345p11s[9999p]+4m",  # on a discard, with a concealed kong
        {"concealed-hand": 5, "one-kong": 5},
        "all",
        "23567m345p11s(9999p)+4m",  # the kong exposed
        {"one-kong": 5},
    ),
    Example(
        "no-terminals",
        "234567m345678p8s+8s",
        {"no-terminals": 5, **SEQUENCES, **CONCEALED},
        "all",
        "234567m345678p9s+9s",  # a pair of nines
        {**SEQUENCES, **CONCEALED},
    ),
    Example(
        "mixed-one-suit",
        "23567999m44z(222z)+4m",
        {"mixed-one-suit": 40},
        "all",
        "23999m567p44z(222z)+4m",  # a chow of another suit
        {},
    ),
    Example(
        "pure-one-suit",
        "1123567999m(888m)+4m",
        {"pure-one-suit": 100},
        "all",
        "23567999m11z(888m)+4m",  # a pair of honors
        {"mixed-one-suit": 40},
    ),
    Example(
        "nine-gates",
        "1112345678999m+5m",
        {"nine-gates": 480, "pure-one-suit": 100, "two-concealed-triplets": 5, **CONCEALED},
        "all",
        "1113455678999m+2m",  # the same fourteen tiles, won on another one
        {"pure-one-suit": 100, "two-concealed-triplets": 5, **CONCEALED},
    ),
    Example(
        "value-honor",
        "23m567p34599s(111z)+4m",
        {"value-honor": 10},
        "(111z)",
        "23m567p34599s(111z)+4m seat=S",  # not the own wind
        {},
    ),
    Example(
        "small-three-dragons",
        "12789m55777z(666z)+3m",
        {"small-three-dragons": 40, "value-honor": 20, "mixed-one-suit": 40, "mixed-lesser-terminals": 40},
        "777z (666z) 55z",
        "12789m11777z(666z)+3m",  # a pair of winds
        {"value-honor": 20, "mixed-one-suit": 40, "mixed-lesser-terminals": 40},
    ),
    Example(
        "big-three-dragons",
        "23m11p(555z)(666z)(777z)+4m",
        {"big-three-dragons": 130, "value-honor": 30},
        "(555z) (666z) (777z)",
        "23m11p(555z)(666z)(222z)+4m",  # two dragons and a wind
        {"value-honor": 20},
    ),
    Example(
        "small-three-winds",
        "23m567p33z(111z)(222z)+4m seat=N",
        {"small-three-winds": 30},
        "(111z) (222z) 33z",
        "23m567p55z(111z)(222z)+4m seat=N",  # a pair of dragons
        {},
    ),
    Example(
        "big-three-winds",
        "23m11p(111z)(222z)(333z)+4m seat=N",
        {"big-three-winds": 120},
        "(111z) (222z) (333z)",
        "23m11p(111z)(222z)(777z)+4m seat=N",  # two winds and a dragon
        {"value-honor": 10},
    ),
    Example(
        "small-four-winds",
        "23m44z(111z)(222z)(333z)+4m seat=N",
        {"small-four-winds": 320, "mixed-one-suit": 40},
        "(111z) (222z) (333z) 44z",
        "23m55z(111z)(222z)(333z)+4m seat=N",  # a pair of dragons
        {"big-three-winds": 120, "mixed-one-suit": 40},
        {"small-three-winds": "small-four-winds", "big-three-winds": "small-four-winds"},
    ),
    Example(
        "big-four-winds",
        "1m(111z)(222z)(333z)(444z)+1m seat=N",
        {
            "big-four-winds": 400,
            "value-honor": 10,
            "all-triplets": 30,
            "mixed-one-suit": 40,
            "mixed-greater-terminals": 100,
        },
        "(111z) (222z) (333z) (444z)",
        "1m(111z)(222z)(333z)(555z)+1m seat=N",  # three winds and a dragon
        {
            "big-three-winds": 120,
            "value-honor": 10,
            "all-triplets": 30,
            "mixed-one-suit": 40,
            "mixed-greater-terminals": 100,
        },
        {"big-three-winds": "big-four-winds", "mixed-lesser-terminals": "mixed-greater-terminals"},
    ),
    Example(
        "all-honors",
        "5z(111z)(222z)(666z)(777z)+5z seat=N",
        {
            "all-honors": 320,
            "small-three-dragons": 40,
            "value-honor": 20,
            "all-triplets": 30,
            "mixed-greater-terminals": 100,
        },
        "all",
        "1m(111z)(222z)(666z)(777z)+1m seat=N",  # a pair of ones
        {"mixed-one-suit": 40, "value-honor": 20, "all-triplets": 30, "mixed-greater-terminals": 100},
        {"mixed-lesser-terminals": "mixed-greater-terminals"},
    ),
    Example(
        "all-triplets",
        "2m(333m)(555p)(777s)(888p)+2m",
        {"all-triplets": 30, "no-terminals": 5},
        "(333m) (555p) (777s) (888p)",
        "2m(345m)(555p)(777s)(888p)+2m",  # a chow
        {"no-terminals": 5},
    ),
    Example(
        "two-concealed-triplets",
        "333m555p2399s(678p)+4s",
        {"two-concealed-triplets": 5},
        "333m 555p",
        "33m555p23499s(678p)+3m",  # one of them completed by the discard
        {},
    ),
    Example(
        "three-concealed-triplets",
        "333m555p8889s(678p)+9s",
        {"three-concealed-triplets": 30},
        "333m 555p 888s",
        "33m555p88899s(678p)+3m",  # one of them completed by the discard
        {"two-concealed-triplets": 5},
        {"two-concealed-triplets": "three-concealed-triplets"},
    ),
    Example(
        "four-concealed-triplets",
        "333m222555p8889s+9s",
        {"four-concealed-triplets": 125, "all-triplets": 30, **CONCEALED},
        "333m 222p 555p 888s",
        "33m222555p88899s+3m",  # one of them completed by the discard
        {"three-concealed-triplets": 30, "all-triplets": 30, **CONCEALED},
        {
            "two-concealed-triplets": "four-concealed-triplets",
            "three-concealed-triplets": "four-concealed-triplets",
        },
    ),
    Example(
        "one-kong",
        "23m567p99s(222z)(7777s)+4m",
        {"one-kong": 5},
        "(7777s)",
        "23m567p99s(222z)(777s)+4m",
        {},
    ),
    Example(
        "two-kong",
        "23m567p99s[2222z](7777s)+4m",
        {"two-kong": 20},
        "[2222z] (7777s)",
        "23m567p99s(222z)(7777s)+4m",
        {"one-kong": 5},
        {"one-kong": "two-kong"},
    ),
    Example(
        "three-kong",
        "23m99s(3333p)(2222z)(7777s)+4m",
        {"three-kong": 120},
        "(3333p) (2222z) (7777s)",
        "23m99s(3333p)(222z)(7777s)+4m",
        {"two-kong": 20},
        {"one-kong": "three-kong", "two-kong": "three-kong"},
    ),
    Example(
        "four-kong",  # the Finnish guide's example: two of them concealed count beside it
        "9s[3333m](3333p)[2222z](7777s)+9s",
        {"four-kong": 480, "all-triplets": 30, "two-concealed-triplets": 5},
        "[3333m] (3333p) [2222z] (7777s)",
        "9s[3333m](333p)[2222z](7777s)+9s",
        {"three-kong": 120, "all-triplets": 30, "two-concealed-triplets": 5},
        {"one-kong": "four-kong", "two-kong": "four-kong", "three-kong": "four-kong"},
    ),
    Example(
        "two-identical-sequences",
        "22334m567p99s(222z)+4m",
        {"two-identical-sequences": 10},
        "234m* 234m",
        "23345m567p99s(222z)+4m",  # 234 and 345
        {},
    ),
    Example(
        "two-identical-sequences-twice",
        "22334m556677p99s+4m",
        {"two-identical-sequences-twice": 55, **SEQUENCES, **CONCEALED},
        "234m* 234m 567p 567p",
        "23345m556677p99s+4m",  # 234 and 345
        {"two-identical-sequences": 10, **SEQUENCES, **CONCEALED},
        {"two-identical-sequences": "two-identical-sequences-twice"},
    ),
    Example(
        "three-identical-sequences",
        "22233344m99s(678p)+4m",
        {"three-identical-sequences": 120, **SEQUENCES},
        "234m* 234m 234m",
        "22333445m99s(678p)+4m",  # 234 twice and 345
        {"two-identical-sequences": 10, **SEQUENCES},
        {"two-identical-sequences": "three-identical-sequences"},
    ),
    Example(
        "four-identical-sequences",
        "22223333444m99s+4m",
        {"four-identical-sequences": 480, **SEQUENCES, **CONCEALED},
        "234m* 234m 234m 234m",
        "22233344567m99s+4m",  # 234 three times and 567
        {"three-identical-sequences": 120, **SEQUENCES, **CONCEALED},
        {
            "two-identical-sequences": "four-identical-sequences",
            "three-identical-sequences": "four-identical-sequences",
        },
    ),
    Example(
        "three-similar-sequences",
        "23m234p23499s(222z)+4m",
        {"three-similar-sequences": 35},
        "234m* 234p 234s",
        "23m234p34599s(222z)+4m",  # 345 in the third suit
        {},
    ),
    Example(
        "small-three-similar-triplets",
        "67m33s(333m)(333p)(222z)+8m",
        {"small-three-similar-triplets": 30},
        "(333m) (333p) 33s",
        "67m44s(333m)(333p)(222z)+8m",  # a pair of fours
        {},
    ),
    Example(
        "three-similar-triplets",
        "67m99s(333m)(3333p)(333s)+8m",
        {"three-similar-triplets": 120, "one-kong": 5},
        "(333m) (3333p) (333s)",
        "67m99s(333m)(3333p)(444s)+8m",  # fours in the third suit
        {"one-kong": 5},
    ),
    Example(
        "nine-tile-straight",
        "12456789m99s(222z)+3m",
        {"nine-tile-straight": 40},
        "123m* 456m 789m",
        "12456678m99s(222z)+3m",  # 678 instead of 789
        {},
    ),
    Example(
        "three-consecutive-triplets",
        "67p99s(333m)(444m)(555m)+8p",
        {"three-consecutive-triplets": 100},
        "(333m) (444m) (555m)",
        "67p99s(333m)(444m)(666m)+8p",  # a gap
        {},
    ),
    Example(
        "four-consecutive-triplets",
        "9s(333m)(444m)(5555m)(666m)+9s",
        {"four-consecutive-triplets": 200, "all-triplets": 30, "one-kong": 5},
        "(333m) (444m) (5555m) (666m)",
        "9s(333m)(444m)(5555m)(777m)+9s",  # a gap
        {"three-consecutive-triplets": 100, "all-triplets": 30, "one-kong": 5},
        {"three-consecutive-triplets": "four-consecutive-triplets"},
    ),
    Example(
        "mixed-lesser-terminals",
        "12m789p99s(222z)(123s)+3m",
        {"mixed-lesser-terminals": 40},
        "all",
        "12m789p99s(222z)(234s)+3m",  # one chow without a terminal
        {},
    ),
    Example(
        "pure-lesser-terminals",
        "12m789p99s(111s)(123p)+3m",
        {"pure-lesser-terminals": 50},
        "all",
        "12m789p22z(111s)(123p)+3m",  # a pair of honors
        {"mixed-lesser-terminals": 40},
        {"mixed-lesser-terminals": "pure-lesser-terminals"},
    ),
    Example(
        "mixed-greater-terminals",
        "9s(111m)(222z)(999p)(111p)+9s",
        {"mixed-greater-terminals": 100, "all-triplets": 30},
        "all",
        "8s(111m)(222z)(999p)(111p)+8s",  # a pair of eights
        {"all-triplets": 30},
        {"mixed-lesser-terminals": "mixed-greater-terminals"},
    ),
    Example(
        "pure-greater-terminals",
        "9s(111m)(999m)(999p)(111p)+9s",
        {"pure-greater-terminals": 400, "all-triplets": 30, "small-three-similar-triplets": 30},
        "all",
        "9s(111m)(999m)(999p)(222z)+9s",  # one pung of honors
        {"mixed-greater-terminals": 100, "all-triplets": 30, "small-three-similar-triplets": 30},
        {
            "mixed-lesser-terminals": "pure-greater-terminals",
            "pure-lesser-terminals": "pure-greater-terminals",
            "mixed-greater-terminals": "pure-greater-terminals",
        },
    ),
    Example(
        "final-draw",
        "23m567p99s(222z)(678s)+4m tsumo last",
        {"final-draw": 10},
        "",
        "23m567p99s(222z)(678s)+4m ron last",
        {"final-discard": 10},
    ),
    Example(
        "final-discard",
        "23m567p99s(222z)(678s)+4m ron last",
        {"final-discard": 10},
        "",
        "23m567p99s(222z)(678s)+4m ron",
        {},
    ),
    Example(
        "win-on-kong",
        "23m567p99s(222z)(7777s)+4m tsumo kong",
        {"win-on-kong": 10, "one-kong": 5},
        "",
        "23m567p99s(222z)(7777s)+4m tsumo",
        {"one-kong": 5},
    ),
    Example(
        "robbing-a-kong",
        "23m567p99s(222z)(678s)+4m rob",
        {"robbing-a-kong": 10},
        "",
        "23m567p99s(222z)(678s)+4m",
        {},
    ),
    Example(
        "blessing-of-heaven",
        "23m567p67899s222z+4m tsumo first seat=E",
        {"blessing-of-heaven": 155, **CONCEALED},
        "",
        "23m567p67899s222z+4m tsumo first seat=W",  # not East
        CONCEALED,
    ),
    Example(
        "blessing-of-earth",
        "23m567p67899s222z+4m ron first seat=W from=E",
        {"blessing-of-earth": 155, **CONCEALED},
        "",
        "23m567p67899s222z+4m ron seat=W from=E",
        CONCEALED,
    ),
    Example(
        "thirteen-orphans",
        "19m19p19s1234567z+1z",
        {"thirteen-orphans": 160},
        "all",
        "19m19p18s1234567z+1z",  # an eight for a nine
        None,
    ),
    Example(
        "seven-pairs",
        "1155m2288p33s667z+7z",
        {"seven-pairs": 30},
        "all",
        "1155m228p33s6677z+7z",  # three of a kind
        None,
    ),
]
BY_PATTERN = pytest.mark.parametrize("example", EXAMPLES, ids=[example.pattern for example in EXAMPLES])


def test_the_examples_are_the_44_patterns_in_order() -> None:
    assert [example.pattern for example in EXAMPLES] == list(TABLE)
    assert len(EXAMPLES) == 44


@BY_PATTERN
def test_a_hand_that_has_it(example: Example) -> None:
    answer = ask_line(example.line)
    assert rows(answer) == example.rows
    assert answer["total"] == sum(example.rows.values())
    assert outranked(answer) == example.beaten


@BY_PATTERN
def test_the_groups_that_earn_it(example: Example) -> None:
    answer = ask_line(example.line)
    expected = answer["arrangement"] if example.earned_by == "all" else example.earned_by
    assert groups(answer, example.pattern) == expected.split()


@BY_PATTERN
def test_a_near_miss(example: Example) -> None:
    answer = ask_line(example.miss)
    if example.miss_rows is None:
        assert codes(answer) == {"not-winning"}
        return
    assert rows(answer) == example.miss_rows
    assert example.pattern not in {**rows(answer), **outranked(answer)}


@BY_PATTERN
@pytest.mark.parametrize("rules", WSOM)
def test_what_each_rule_set_gives(example: Example, rules: str) -> None:
    """The same rows with the values of the rule set's own table; the limit aside."""
    answer = ask_line(f"{example.line} option.limit=none", rules)
    counts = {row["id"]: row["count"] for row in answer["patterns"]}
    assert rows(answer) == {name: value_of(name, rules) * counts[name] for name in example.rows}
    assert counts == dict.fromkeys(example.rows, 1) | {
        name: value // 10 for name, value in example.rows.items() if name == "value-honor"
    }


@pytest.mark.parametrize("rules", WSOM)
def test_the_tables(rules: str) -> None:
    """Numbers, series and values as they are printed."""
    table = [(pattern.id, pattern.series, pattern.value) for pattern in rule_set(rules).patterns]
    assert table == [(name, series, value_of(name, rules)) for name, (series, _) in TABLE.items()]
    for pattern in rule_set(rules).patterns:
        assert pattern.number.startswith(pattern.series)
        assert pattern.unit == "points"


def test_only_these_values_differ_between_the_rule_sets() -> None:
    values = {rules: {p.id: p.value for p in rule_set(rules).patterns} for rules in WSOM}
    different = {
        name: tuple(values[rules][name] for rules in WSOM)
        for name in TABLE
        if len({values[rules][name] for rules in WSOM}) > 1
    }
    assert different == {
        "pure-one-suit": (100, 100, 80),
        "small-three-dragons": (40, 30, 40),
        "small-three-winds": (30, 25, 30),
        "two-identical-sequences-twice": (55, 55, 60),
    }


# More near misses than one


@pytest.mark.parametrize(
    ("line", "pattern"),
    [
        ("67p99s(111z)(222z)(333z)+8p seat=N", "three-consecutive-triplets"),  # winds have no order
        ("9s(555z)(666z)(777z)(111m)+9s", "three-consecutive-triplets"),
        ("67p99s(888m)(999m)(111p)+8p", "three-consecutive-triplets"),  # not across suits
        ("67p99s(222m)(333p)(444s)+8p", "three-consecutive-triplets"),
        ("67m99s(333m)(333p)(444p)+8m", "three-similar-triplets"),  # two suits are not enough
        ("23m234p234p99s(222z)+4m", "three-similar-sequences"),
        ("22z67m(111m)(222p)(333z)+8m", "small-three-similar-triplets"),  # honors have no number
        ("22s67m(222m)(333p)(333s)+8m", "small-three-similar-triplets"),
        ("12p456m789s99s(222z)+3p", "nine-tile-straight"),  # one suit only
        ("1112345m678999p+5m", "nine-gates"),  # one suit only
        ("1112344678999m+5m", "nine-gates"),  # 4 for 5, won on the 5
        ("2345678999m(111m)+5m", "nine-gates"),  # a meld
        ("2345678999m[1111m]+5m", "nine-gates"),  # a kong
        ("55z(111z)(222z)(333z)66z+6z", "mixed-one-suit"),  # honors alone
        ("23m567p99s(555z)(222z)+4m", "pure-one-suit"),
        ("1m(222z)(333z)(444z)(555z)+1m", "small-three-dragons"),
        ("33m567p99s(555z)(666z)+3m", "small-three-dragons"),
        ("99s77m(555z)(666z)(678p)+7m", "small-three-dragons"),
        ("123m789p99s(222z)11s+1s", "mixed-greater-terminals"),  # chows among the terminals
        ("23m777789s11z(222z)+4m", "one-kong"),
        ("22234m567p99s(222z)+2m", "two-identical-sequences"),
    ],
)
def test_another_near_miss(line: str, pattern: str) -> None:
    answer = ask_line(line)
    assert pattern not in {**rows(answer), **outranked(answer)}


@pytest.mark.parametrize("suit", "mps")
@pytest.mark.parametrize("rank", range(1, 10))
def test_nine_gates_wins_on_every_tile_of_its_suit(suit: str, rank: int) -> None:
    answer = ask_line(f"1112345678999{suit}+{rank}{suit}")
    assert rows(answer)["nine-gates"] == 480
    assert rows(answer)["pure-one-suit"] == 100


def test_value_honor_names_each_of_its_sets_and_nothing_else() -> None:
    answer = ask_line("23m99s(111z)(5555z)[7777z]+4m")
    [row] = [row for row in answer["patterns"] if row["id"] == "value-honor"]
    assert (row["count"], row["value"]) == (3, 30)
    assert row["groups"] == ["(111z)", "(5555z)", "[7777z]"]


def test_two_chows_of_four_that_are_equal_are_named() -> None:
    answer = ask_line("22334m456p78999s+4m")
    assert groups(answer, "two-identical-sequences") == ["234m*", "234m"]


def test_the_three_chows_of_four_that_are_similar_are_named() -> None:
    answer = ask_line("23m234567p23499s+4m")
    assert groups(answer, "three-similar-sequences") == ["234m*", "234p", "234s"]


def test_the_concealed_triplets_are_named_without_the_one_that_the_discard_completed() -> None:
    answer = ask_line("33m222555p88899s+3m")
    assert groups(answer, "three-concealed-triplets") == ["222p", "555p", "888s"]


def exchanged(line: str, letters: str, digits: str = "123456789") -> str:
    """The hand of a line with other suits or numbers; winds and dragons and the words stay."""
    hand, space, words = line.partition(" ")

    def run(found: re.Match[str]) -> str:
        return found[1].translate(str.maketrans("123456789", digits)) + letters["mps".index(found[2])]

    return re.sub(r"([1-9]+)([mps])", run, hand) + space + words


WAYS = some(product(map("".join, permutations("mps")), ("123456789", "987654321")), 6)
"""The suits in another order, and the numbers from either end."""


@BY_PATTERN
def test_each_suit_and_both_ends_are_alike(example: Example) -> None:
    for letters, digits in WAYS:
        answer = ask_line(exchanged(example.line, letters, digits))
        assert rows(answer) == example.rows, (letters, digits)
        assert outranked(answer) == example.beaten, (letters, digits)
        missed = ask_line(exchanged(example.miss, letters, digits))
        assert (rows(missed) if missed["valid"] else None) == example.miss_rows, (letters, digits)


@BY_PATTERN
def test_a_kong_is_a_triplet_to_every_pattern(example: Example) -> None:
    """Each exposed pung made a kong: the same rows, but for those that count the kongs."""
    line = re.sub(r"\(([1-9])\1\1([mpsz])\)", r"(\1\1\1\1\2)", example.line)
    answer = ask_line(line)
    kongs = sum(len(group.strip("()[]*")) == 5 for group in answer["arrangement"].split())
    of_kongs = {"one-kong": 5, "two-kong": 20, "three-kong": 120, "four-kong": 480}
    others = {name: value for name, value in example.rows.items() if name not in of_kongs}
    assert rows(answer) == {**others, **dict(list(of_kongs.items())[kongs - 1 : kongs] if kongs else [])}
