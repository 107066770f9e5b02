"""Which circumstances stand together, what each needs of the hand and the win, and what it adds."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.hand import Condition
from mahjong_desk.core.line import parse_line
from mahjong_desk.core.problems import Reason
from mahjong_desk.rules.registry import rule_set
from mahjong_desk.rules.riichi.circumstances import KNOWN
from mahjong_desk.rules.score import Score
from mahjong_desk.rules.scoring import score
from tests.rules.asking import RIICHI, ask_line, codes, messages, notes, outranked, rows
from tests.rules.riichi.hands import Made, hands

CLOSED = "24567m234p67899s+3m"  # no yaku by itself
OPEN = "24567m99s(234p)(777z)+3m"
QUAD = "24567m99s(234p)(7777z)+3m"
CLOSED_QUAD = "24567m234p99s[7777z]+3m"

EARNS = {
    Condition.RIICHI: {"riichi"},
    Condition.DOUBLE_RIICHI: {"double-riichi"},
    Condition.IPPATSU: {"ippatsu"},
    Condition.LAST: {"haitei", "houtei"},
    Condition.KONG: {"rinshan"},
    Condition.ROB: {"chankan"},
    Condition.FIRST: {"tenhou", "chiihou", "renhou"},
}
# Pairs that exclude each other; every other pair stands.
EXCLUDED = {
    ("riichi", "first"),
    ("double-riichi", "first"),
    ("ippatsu", "kong"),
    ("ippatsu", "first"),
    ("last", "kong"),
    ("last", "rob"),
    ("last", "first"),
    ("kong", "rob"),
    ("kong", "first"),
    ("rob", "first"),
}
WORDS = [condition.value for condition in KNOWN.excludes]


def offered(line: str) -> dict[str, tuple[str, str | None, tuple[str, ...]]]:
    draft = parse_line(f"{line} rules=reach").apply(Draft())
    return {
        found.condition.value: (found.label, found.objection, tuple(c.value for c in found.excluded_by))
        for found in rule_set("reach").circumstances(draft.hand, draft.win)
    }


def objections(line: str) -> dict[str, str]:
    return {word: objection for word, (_, objection, _) in offered(line).items() if objection}


# Pairs


@pytest.mark.parametrize(("first", "second"), list(combinations(WORDS, 2)))
def test_which_exclude_each_other(first: str, second: str) -> None:
    """Each pair is named once, by the one that stands first, and offered as giving way in both directions.

    Reach and double reach may be written together; chosen one after the other, the first gives way.
    """
    excluded = (first, second) in EXCLUDED
    gives_way = excluded or (first, second) == ("riichi", "double-riichi")
    win = "tsumo" if "kong" in (first, second) else "ron"
    hand = CLOSED_QUAD if "kong" in (first, second) else CLOSED
    both = f"{hand} {win} seat=S {first} {second}"
    answer = ask_line(f"{both} riichi" if "ippatsu" in both and not excluded else both, "reach")
    said = [] if answer["valid"] else messages(answer)
    assert any("exclude each other" in message for message in said) is excluded
    assert offered(f"{hand} {win} seat=S {first}")[second][2] == ((first,) if gives_way else ())
    assert offered(f"{hand} {win} seat=S {second}")[first][2] == ((second,) if gives_way else ())


def test_a_pair_that_excludes_is_named_once() -> None:
    answer = ask_line(f"{CLOSED} seat=S riichi rob last", "reach")
    assert messages(answer) == ["Last discard and a robbed quad exclude each other. Take one of them off."]


def test_ippatsu_stands_with_a_robbed_quad() -> None:
    """Not with a draw after a quad, which broke it."""
    answer = ask_line(f"{CLOSED} seat=S riichi ippatsu rob", "reach")
    assert rows(answer) == {"riichi": 1, "ippatsu": 1, "chankan": 1}
    assert codes(ask_line(f"{CLOSED_QUAD} tsumo seat=S riichi ippatsu kong", "reach")) == {
        "conflicting-conditions"
    }


def test_double_reach_replaces_reach() -> None:
    answer = ask_line(f"{CLOSED} seat=S riichi double-riichi", "reach")
    assert rows(answer) == {"double-riichi": 2}
    assert outranked(answer) == {"riichi": "double-riichi"}


# What each needs


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (f"{CLOSED} seat=S", {"ippatsu": "needs-reach", "kong": "self-draw-only"}),
        (f"{CLOSED} seat=S riichi", {"kong": "self-draw-only"}),
        (f"{CLOSED} seat=S double-riichi", {"kong": "self-draw-only"}),
        (f"{CLOSED} seat=S riichi tsumo", {"kong": "needs-kong", "rob": "discard-only"}),
        (f"{CLOSED_QUAD} seat=S riichi tsumo", {"rob": "discard-only", "first": "no-meld"}),
        (f"{CLOSED} seat=E riichi", {"kong": "self-draw-only", "first": "dealer-self-draw-only"}),
        (f"{CLOSED} seat=E riichi tsumo", {"kong": "needs-kong", "rob": "discard-only"}),
        (
            f"{QUAD} seat=S tsumo",
            {
                "riichi": "open-hand",
                "double-riichi": "open-hand",
                "ippatsu": "needs-reach",
                "rob": "discard-only",
                "first": "no-meld",
            },
        ),
        (
            f"{OPEN} seat=S",
            {
                "riichi": "open-hand",
                "double-riichi": "open-hand",
                "ippatsu": "needs-reach",
                "kong": "self-draw-only",
                "first": "no-meld",
            },
        ),
        ("22567m234p67899s+2m seat=S riichi", {"kong": "self-draw-only", "rob": "holds-copy"}),
    ],
)
def test_what_keeps_one_from_applying(line: str, expected: dict[str, str]) -> None:
    assert objections(line) == expected


@pytest.mark.parametrize(
    ("words", "label"),
    [
        ("seat=S", "last-discard"),
        ("seat=S tsumo", "last-draw"),
    ],
)
def test_the_last_tile_is_called_by_how_it_came(words: str, label: str) -> None:
    assert offered(f"{CLOSED} {words}")["last"] == (label, None, ())


@pytest.mark.parametrize(
    ("words", "label"),
    [
        ("seat=E tsumo", "first-dealer"),
        ("seat=E", "first-dealer"),
        ("seat=W tsumo", "first-draw"),
        ("seat=W", "first-discard"),
    ],
)
def test_the_first_turn_is_called_by_whose_it_is(words: str, label: str) -> None:
    assert offered(f"{CLOSED} {words}")["first"][0] == label


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (f"{OPEN} riichi seat=S", "Reach needs a concealed hand."),
        (f"{OPEN} double-riichi seat=S", "Double reach needs a concealed hand."),
        (f"{CLOSED} ippatsu seat=S", "One-Shot needs reach."),
        (f"{QUAD} kong seat=S", "King’s Tile draw is for a self-drawn win."),
        (f"{OPEN} kong tsumo seat=S", "King’s Tile draw needs a quad in the hand."),
        (f"{CLOSED} rob tsumo seat=S", "Robbing a quad is for a win on another player’s tile."),
        (
            "22567m234p67899s+2m rob seat=S",
            "the other three copies of the winning tile lie in the robbed quad",
        ),
        (
            f"{CLOSED} first seat=E",
            "The dealer wins on the first turn with the dealt hand, by self-draw only.",
        ),
        (f"{OPEN} first seat=S", "Won before the first draw allows no call and no quad before it."),
        (f"{CLOSED_QUAD} first tsumo seat=S", "Won on the first draw allows no call and no quad before it."),
    ],
)
def test_a_circumstance_that_cannot_be(line: str, said: str) -> None:
    answer = ask_line(line, "reach")
    assert codes(answer) == {"conflicting-conditions"}
    [message] = messages(answer)
    assert said in message


def test_every_conflict_is_named_at_once() -> None:
    answer = ask_line(f"{OPEN} seat=E riichi ippatsu kong first", "reach")
    assert codes(answer) == {"conflicting-conditions"}
    # Reach, the King's Tile and the first turn by themselves, and four pairs.
    assert len(set(messages(answer))) == 3 + 4


# Thirteen Orphans on a concealed quad


@pytest.mark.parametrize("rules", RIICHI)
def test_thirteen_orphans_on_a_concealed_quad_are_a_note(rules: str) -> None:
    """It changes no score."""
    line = "119m19p19s123456z+7z rob seat=S from=W"
    may = rules in ("reach", "ema", "ema-2016", "majsoul")
    answer = ask_line(line, rules)
    assert rows(answer) == {"kokushi": 1}
    assert list(notes(answer)) == ["kokushi-may-rob" if may else "kokushi-may-not-rob"]
    changed = ask_line(f"{line} option.kokushi_robs_concealed_kong={'no' if may else 'yes'}", rules)
    assert list(notes(changed)) == ["kokushi-may-not-rob" if may else "kokushi-may-rob"]
    assert {**changed, "notes": []} == {**answer, "notes": []}
    assert notes(ask_line(line.replace(" rob", ""), rules)) == {}


# Renhou

RENHOU_BELOW = "23567m234p67899s+4m first seat=S from=W"  # Peace alone: 1000


@pytest.mark.parametrize("rules", RIICHI)
def test_blessing_of_man_by_profile(rules: str) -> None:
    own = "none" if rules in ("jpml", "tenhou", "majsoul", "mleague") else "mangan"
    for value in (None, "none", "mangan", "yakuman"):
        line = RENHOU_BELOW if value is None else f"{RENHOU_BELOW} option.renhou={value}"
        answer = ask_line(line, rules)
        expected = {
            "none": ({"pinfu": 1}, 1000, None, 0),
            "mangan": ({"renhou": 5}, 8000, "mangan", 0),
            "yakuman": ({"renhou": 1}, 32000, "yakuman", 1),
        }[value or own]
        assert (rows(answer), answer["total"], answer["limit"], answer["yakuman"]) == expected
        assert ("not-used" in notes(answer)) is ((value or own) == "none")


def test_blessing_of_man_is_itself_a_yaku() -> None:
    answer = ask_line(f"{CLOSED} first seat=S from=W", "reach")
    assert (rows(answer), answer["total"]) == ({"renhou": 5}, 8000)
    assert codes(ask_line(f"{CLOSED} first seat=S from=W", "tenhou")) == {"no-yaku"}


def test_blessing_of_man_adds_to_nothing() -> None:
    """Not even dora: mangan stays mangan, and what is below it does not count."""
    answer = ask_line(f"{RENHOU_BELOW} dora=8s", "reach")
    assert (rows(answer), answer["total"], answer["han"]) == ({"renhou": 5}, 8000, 5)
    assert outranked(answer) == {"pinfu": "renhou", "dora": "renhou"}
    answer = ask_line(f"{CLOSED} first seat=S from=W dora=1m", "reach")
    assert (rows(answer), outranked(answer)) == ({"renhou": 5}, {"dora": "renhou"})


def test_what_gave_way_to_a_yaku_that_does_not_count_either_gives_way_to_what_counts() -> None:
    """4 han 30 fu by itself; Double Run had given way to Two Double Runs."""
    answer = ask_line("223344m99p77889s+9s first seat=S from=W", "reach")
    assert rows(answer) == {"renhou": 5}
    assert outranked(answer) == dict.fromkeys(["pinfu", "ryanpeikou", "iipeikou"], "renhou")
    answer = ask_line("19m19p19s1234567z+7z riichi double-riichi seat=S from=W", "reach")
    assert rows(answer) == {"kokushi-13-wait": 1}
    assert outranked(answer) == dict.fromkeys(["double-riichi", "riichi"], "kokushi-13-wait")


@pytest.mark.parametrize(
    ("dora", "han", "total"), [("8s8s", 5, 8000), ("8s8s1m", 6, 12000), ("8s8s1m2m3m", 8, 16000)]
)
def test_the_better_of_blessing_of_man_and_the_hand_itself_counts(dora: str, han: int, total: int) -> None:
    """Peace and dora; at a mangan of its own the hand shows what it is made of."""
    answer = ask_line(f"{RENHOU_BELOW} dora={dora}", "reach")
    assert rows(answer) == {"pinfu": 1, "dora": han - 1}
    assert answer["total"] == total
    assert outranked(answer) == {"renhou": "pinfu"}


def test_a_yakuman_outdoes_blessing_of_man() -> None:
    answer = ask_line("119m19p19s123456z+7z first seat=S from=W", "reach")
    assert (rows(answer), outranked(answer)) == ({"kokushi": 1}, {"renhou": "kokushi"})
    answer = ask_line("119m19p19s123456z+7z first seat=S from=W option.renhou=yakuman", "tenhou")
    assert rows(answer) == {"renhou": 1, "kokushi": 1}


# What is offered and what scores


@given(hands(circumstances=False), st.sampled_from(RIICHI))
def test_what_is_offered_is_what_scores(made: Made, rules: str) -> None:
    """One circumstance alone: with an objection it conflicts, without one it adds its row."""
    for found in rule_set(rules).circumstances(*made.hand_and_win):
        one = made.with_conditions(found.condition.value)
        answer = score(one.draft(rules, renhou="yakuman", ippatsu="yes"))
        if isinstance(answer, Score):
            assert found.objection is None
            earned = {row.id for row in answer.best.rows} | {row.id for row in answer.best.not_counted}
            assert EARNS[found.condition] & earned
        else:
            reasons = {problem.reason for problem in answer.problems}
            assert (Reason.CONFLICTING_CONDITIONS in reasons) is (found.objection is not None)
