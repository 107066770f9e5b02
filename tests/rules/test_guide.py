"""The pattern guide: a page for every pattern of every rule set, with a hand that shows it and its texts."""

from __future__ import annotations

import csv
import json
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import permutations

import pytest

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.line import parse_line
from mahjong_desk.core.problems import Refused
from mahjong_desk.rules.guide import (
    Changes,
    Page,
    gave_way,
    languages,
    page_text,
    pages,
    relatives,
    shown,
    texts,
    worth,
)
from mahjong_desk.rules.registry import rule_set, rule_sets
from mahjong_desk.rules.request import parse_object, read_request
from mahjong_desk.rules.score import Refusal, Score
from mahjong_desk.rules.scoring import score
from tests.rules.asking import DATA
from tests.rules.test_cases import request

FAMILIES = {
    family: tuple(rules_id for rules_id, rules in rule_sets().items() if rules.family == family)
    for family in dict.fromkeys(rules.family for rules in rule_sets().values())
}
LONGEST = 600

TOGETHER = {
    "wsom": (
        "9m(222m)(555z)(666z)(777z)+9m",
        "1z(222z)(555z)(666z)(777z)+1z",
        "1z(222z)(333z)(444z)(555z)+1z",
        "13456p55z(789p)(222z)+2p",
        "13789m123p12399s+2m",
        "23567m234p67899s+4m tsumo first",
        "23567m234p67899s+4m first seat=S",
        "19m19p19s1234556z+7z rob",
    ),
    "riichi": (
        "23567m234p67899s+4m tsumo double-riichi ippatsu rules=reach",
        "23567m234p67899s+4m riichi last rules=reach",
        "23567m234p67899s+4m riichi ippatsu rob rules=reach",
        "5p(222m)(444s)(999p)(777z)+5p rules=reach",
        "5p(444z)(3333s)(6666p)(8888m)+5p tsumo kong rules=reach",
        "22p44s[3333s][6666p][8888m]+4s rules=reach",
        "55599m222555p55s+5s rules=reach",
        "1113789p(333z)(555z)+2p rules=reach",
        "1199p112233556z+6z rules=reach",
        "1p(999p)(333z)(444z)(555z)+1p rules=reach",
        "2399m123p123789s+1m rules=reach",
        "12233m789p12399s+1m rules=reach",
        "1122555666777z+2z tsumo rules=jpml",
        "1122333444555z+2z tsumo rules=jpml",
        "1112223334445z+5z rules=jpml",
        "11199m111p11999s+9m tsumo rules=jpml",
        "5p[3333s][6666p][8888m][2222z]+5p rules=jpml",
    ),
}
"""Hands with patterns that come together, which no hand of ``tests/data`` shows."""

NAMED_BY_AN_OPTION = {"all-honors", "renhou"}
"""What stands in the place of others only where an option says so; the texts tell it."""

BY_FAMILY = pytest.mark.parametrize("family", FAMILIES)
BY_RULES = pytest.mark.parametrize("rules_id", list(rule_sets()))


def page_of(rules_id: str, pattern: str) -> Page:
    (found,) = (page for page in pages(rule_set(rules_id)) if page.pattern.id == pattern)
    return found


def scored(draft: Draft) -> Score:
    answer = score(draft)
    assert isinstance(answer, Score), answer
    return answer


def counted(draft: Draft) -> list[str]:
    """The patterns that count in the best reading."""
    return [row.id for row in scored(draft).best.rows]


@cache
def lines_of(family: str) -> list[dict[str, str]]:
    path = rule_set(FAMILIES[family][0]).folder / "guide.csv"
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


@cache
def texts_of(family: str) -> dict[str, dict[str, str]]:
    path = rule_set(FAMILIES[family][0]).folder / "guide" / "en.json"
    found: dict[str, dict[str, str]] = json.loads(path.read_text(encoding="utf-8"))
    return found


def ids_of(family: str) -> list[str]:
    return [pattern.id for pattern in rule_set(FAMILIES[family][0]).patterns]


@cache
def hands_of(family: str) -> list[Score]:
    """Every hand of ``tests/data`` that scores by a rule set of the family."""
    found = []
    for path in sorted(DATA.glob(f"{family}_*.jsonl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            try:
                answer = score(read_request(parse_object(json.dumps(request(json.loads(line))))))
            except Refused:
                continue
            if isinstance(answer, Score):
                found.append(answer)
    return found


# The files


@BY_FAMILY
def test_there_is_a_line_for_each_pattern_in_order(family: str) -> None:
    assert [line["id"] for line in lines_of(family)] == ids_of(family)
    assert {tuple(line) for line in lines_of(family)} == {("id", "kind", "rarity", "example", "combines")}
    assert {line["rarity"] for line in lines_of(family)} == {"1", "2", "3"}


@BY_FAMILY
def test_there_is_a_page_for_each_pattern_in_order(family: str) -> None:
    assert list(texts_of(family)) == ["kinds", "pages", "uncertain"]
    assert list(texts_of(family)["pages"]) == ids_of(family)


@BY_FAMILY
def test_what_is_uncertain_are_patterns_in_order(family: str) -> None:
    uncertain = texts_of(family)["uncertain"]
    assert list(uncertain) == [pattern for pattern in ids_of(family) if pattern in uncertain]


@BY_FAMILY
def test_every_kind_has_a_name_and_no_other_has(family: str) -> None:
    names = texts_of(family)["kinds"]
    assert set(names) == {line["kind"] for line in lines_of(family)}
    assert len(set(names.values())) == len(names)


def all_texts() -> Iterator[tuple[str, str]]:
    for family in FAMILIES:
        for section, found in texts_of(family).items():
            yield from ((f"{section}.{key}", text) for key, text in found.items())


@pytest.mark.parametrize(("key", "text"), [pytest.param(*one, id=one[0]) for one in all_texts()])
def test_a_text(key: str, text: str) -> None:
    assert 0 < len(text) <= LONGEST
    assert not set(re.sub(r"\{(one_han|han|fu)\}", "", text)) & set("{}'\"\n")
    assert text == " ".join(text.split())
    if key.startswith("kinds."):
        return
    sentences = re.findall(r"[A-Z0-9].*?\.(?= |$)", text)
    assert " ".join(sentences) == text
    assert (2 if key.startswith("pages.") else 1) <= len(sentences) <= 5


# The pages


def test_the_pages_are_the_patterns_of_the_rule_set_in_its_order() -> None:
    for rules in rule_sets().values():
        assert tuple(page.pattern for page in pages(rules)) == rules.patterns


@BY_RULES
def test_each_example_has_its_pattern(rules_id: str) -> None:
    for pattern in rule_set(rules_id).patterns:
        example = page_of(rules_id, pattern.id).example
        assert example.rules == rules_id
        assert pattern.id in counted(example)


@BY_RULES
def test_an_example_changes_an_option_only_where_it_must(rules_id: str) -> None:
    for page in pages(rule_set(rules_id)):
        if page.example.options:
            without = score(replace(page.example, options=()))
            assert isinstance(without, Refusal) or page.pattern.id not in [
                row.id for row in without.best.rows
            ]


@BY_FAMILY
def test_the_line_of_an_example_is_whole(family: str) -> None:
    """It can be pasted: it names what it needs, the rule set too where that is not the first one."""
    for line in lines_of(family):
        draft = parse_line(line["example"]).apply(Draft())
        assert rule_set(draft.rules).family == family
        assert line["id"] in counted(draft)


@BY_RULES
def test_the_texts_of_the_pages_are_found(rules_id: str) -> None:
    rules = rule_set(rules_id)
    found, written = texts(rules), texts_of(rules.family)
    for page in pages(rules):
        assert found.get("kinds", page.kind) == written["kinds"][page.kind]
        own = page_text(rules, page.pattern.id)
        assert not {*own} & {*"{}"}
        if rules_id == "reach":
            # As its scores are said.
            assert not re.search(r"\b(han|fu)\b|\b1 Hand Points|[^ ]*[02-9] Hand Point\b", own)
        else:
            assert "Hand Point" not in own
            assert "Base Points" not in own
        assert found.find("uncertain", page.pattern.id) == written["uncertain"].get(page.pattern.id)


# What goes together


@cache
def together(family: str) -> set[tuple[str, str]]:
    """Pairs of patterns that count in one hand: of the data, of an example, or made for this."""
    made = [scored(parse_line(line).apply(Draft())) for line in TOGETHER.get(family, ())]
    shown = [scored(page.example) for page in pages(rule_set(FAMILIES[family][0]))]
    hands = [*hands_of(family), *shown, *made]
    return {pair for hand in hands for pair in permutations([row.id for row in hand.best.rows], 2)}


def wanted(family: str) -> set[tuple[str, str]]:
    return {(line["id"], other) for line in lines_of(family) for other in line["combines"].split()}


@BY_FAMILY
def test_what_a_pattern_combines_with(family: str) -> None:
    assert wanted(family) - together(family) == set()


@BY_FAMILY
def test_no_made_hand_is_superfluous(family: str) -> None:
    for line in TOGETHER.get(family, ()):
        found = set(permutations(counted(parse_line(line).apply(Draft())), 2))
        assert found & wanted(family), line


@BY_RULES
def test_combinations_are_other_patterns_named_once(rules_id: str) -> None:
    counting = {page.pattern.id for page in pages(rule_set(rules_id)) if not page.example.options}
    for page in pages(rule_set(rules_id)):
        assert len(set(page.combines)) == len(page.combines)
        assert set(page.combines) <= counting - {page.pattern.id, *page.outranked_by}


def test_a_combination_is_left_out_where_one_of_it_does_not_count() -> None:
    assert page_of("reach", "riichi").combines == ("menzen-tsumo", "pinfu", "ippatsu", "dora", "ura-dora")
    assert page_of("jpml", "riichi").combines == ("menzen-tsumo", "pinfu", "dora")


# What outranks what


@pytest.mark.parametrize(
    ("rules_id", "pattern", "outranked_by", "replaced_by"),
    [
        ("wsom", "all-sequences", (), None),
        ("wsom", "small-three-winds", ("big-three-winds", "small-four-winds", "big-four-winds"), None),
        ("zung-jung", "mixed-one-suit", ("pure-one-suit",), None),
        ("wsom-mt", "big-four-winds", (), None),
        ("wsom", "final-draw", (), None),
        ("reach", "riichi", ("double-riichi",), "yakuman"),
        ("reach", "iipeikou", ("ryanpeikou",), "yakuman"),
        ("tenhou", "tanyao", (), "yakuman"),
        ("tenhou", "red-dora", (), "yakuman"),
        ("tenhou", "tsuuiisou", (), None),
    ],
)
def test_what_outranks(
    rules_id: str, pattern: str, outranked_by: tuple[str, ...], replaced_by: str | None
) -> None:
    page = page_of(rules_id, pattern)
    assert (page.outranked_by, page.replaced_by) == (outranked_by, replaced_by)


@BY_FAMILY
def test_what_outranks_is_what_the_engine_says(family: str) -> None:
    """In every hand of the data. Under a limit all others give way, and of several yakuman some may."""
    seen = set()
    for hand in hands_of(family):
        by_id = {page.pattern.id: page for page in pages(rule_set(hand.rules))}
        for row in hand.best.not_counted:
            page, by = by_id[row.id], by_id[row.outranked_by].pattern
            if hand.best.limit == "listed" or by.id in NAMED_BY_AN_OPTION or page.pattern.unit == "yakuman":
                continue
            assert by.id in page.outranked_by or by.unit == page.replaced_by, (hand.rules, row)
            seen.add(by.id in page.outranked_by)
    every = [page for rules_id in FAMILIES[family] for page in pages(rule_set(rules_id))]
    both = ({True} if any(page.outranked_by for page in every) else set()) | (
        {False} if any(page.replaced_by for page in every) else set()
    )
    assert seen == both


# What a pattern is worth


@BY_RULES
def test_what_a_pattern_is_worth_is_what_its_example_scores(rules_id: str) -> None:
    rules = rule_set(rules_id)
    for pattern in (pattern.id for pattern in rules.patterns):
        example, found = shown(rules, pattern), worth(rules, pattern)
        row = next(row for row in scored(example).best.rows if row.id == pattern)
        expected = found.concealed if example.hand.is_concealed else found.open
        assert (row.value, row.unit) == (expected * row.count, found.unit)
        assert found.counts == (not example.options), pattern
        assert found.concealed >= found.open >= 0, pattern


@pytest.mark.parametrize(
    ("rules_id", "pattern", "changes", "expected"),
    [
        ("wsom", "small-three-dragons", (), (40, 40, "points", True)),
        ("reach", "tanyao", (), (1, 1, "han", True)),
        ("reach", "tanyao", (("open_tanyao", "no"),), (1, 0, "han", True)),
        ("wsom-mt", "small-three-dragons", (), (30, 30, "points", True)),
        ("reach", "pinfu", (), (1, 0, "han", True)),
        ("reach", "chinitsu", (), (6, 5, "han", True)),
        ("jpml", "ippatsu", (), (1, 0, "han", False)),
        ("jpml", "ippatsu", (("ippatsu", "yes"),), (1, 0, "han", True)),
        ("reach", "ippatsu", (("ippatsu", "no"),), (1, 0, "han", False)),
        ("reach", "renhou", (("renhou", "yakuman"),), (1, 0, "yakuman", True)),
        ("tenhou", "daisuushii", (), (1, 1, "yakuman", True)),
        ("majsoul", "daisuushii", (), (2, 2, "yakuman", True)),
        ("majsoul", "kokushi-13-wait", (), (2, 0, "yakuman", True)),
        # Too cheap to win, which is not the pattern's fault.
        ("wsom", "concealed-hand", (("minimum", "100"),), (5, 0, "points", True)),
    ],
)
def test_the_worth_follows_the_rules_and_their_options(
    rules_id: str, pattern: str, changes: Changes, expected: tuple[int, int, str, bool]
) -> None:
    assert worth(rule_set(rules_id), pattern, changes) == expected


def test_only_what_keeps_a_pattern_from_counting_gives_way() -> None:
    rules = rule_set("reach")
    changes = (("ippatsu", "no"), ("red_fives", "3"))
    example = shown(rules, "ippatsu", changes)
    assert example.options == (("red_fives", "3"),)
    assert gave_way(example, changes) == (("ippatsu", "yes"),)
    assert gave_way(shown(rules, "pinfu", changes), changes) == ()
    assert gave_way(shown(rule_set("jpml"), "ippatsu"), ()) == (("ippatsu", "yes"),)


def test_the_relatives_and_languages_of_a_rule_set() -> None:
    for family, ids in FAMILIES.items():
        for rules_id in ids:
            assert [rules.id for rules in relatives(rule_set(rules_id))] == list(ids), family
    assert languages(rule_set("wsom")) == ("en", "fi", "ja", "zh-Hant")
    assert languages(rule_set("reach")) == ("en", "fi", "ja", "romaji", "zh-Hant")
