"""Every option of a hand in every profile: a hand that depends on it, by its own value and by others."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from mahjong_desk.rules.options import Kind, Scope
from mahjong_desk.rules.registry import rule_set, rule_sets
from tests.rules.asking import RIICHI, Answered, ask, ask_line, codes, messages, notes, rows
from tests.rules.riichi.profiles import OWN


@dataclass(frozen=True)
class Probe:
    """A hand, what is looked at in its answer, and what that is for each value of an option.

    ``others``: options that are set alike in every profile, so that the hand depends on this one alone.
    """

    line: str
    look: Callable[[Answered], Any]
    expected: dict[str, Any]
    others: str = ""


def total(answer: Answered) -> int:
    return int(answer["total"]) if answer["valid"] else 0


def north_and_west(answer: Answered) -> tuple[int, int]:
    return answer["payments"]["N"], answer["payments"]["W"]


PROBES = {
    "double_wind_pair_fu": Probe(
        "24567m11z(234p)(7777z)+3m seat=E", lambda answer: answer["fu"], {"2": 40, "4": 50}
    ),
    "rinshan_tsumo_fu": Probe(
        "23567m555p99s[2222s]+4m kong tsumo seat=S", lambda answer: answer["fu"], {"0": 40, "2": 50}
    ),
    "kiriage_mangan": Probe("22334m66778899p+4m seat=S", total, {"yes": 8000, "no": 7700}),
    "counted_yakuman": Probe(
        "2233445566788p+7p riichi tsumo seat=S", total, {"yakuman": 32000, "sanbaiman": 24000}
    ),
    "several_yakuman_add": Probe("1122555666777z+1z seat=S", total, {"yes": 64000, "no": 32000}),
    "double_yakuman_forms": Probe("333m222555p8889s+9s seat=S", total, {"yes": 64000, "no": 32000}),
    "ippatsu": Probe("24567m234p67899s+3m riichi ippatsu seat=S", rows, {
        "yes": {"riichi": 1, "ippatsu": 1},
        "no": {"riichi": 1},
    }),
    "ura_dora": Probe("24567m234p67899s+3m riichi ura=8s seat=S", rows, {
        "yes": {"riichi": 1, "ura-dora": 2},
        "no": {"riichi": 1},
    }),
    "kan_dora": Probe("24567m234p67899s+3m riichi dora=1z8s seat=S", rows, {
        "yes": {"riichi": 1, "dora": 2},
        "no": {"riichi": 1},
    }),
    "red_fives": Probe("24067m234p67899s+3m riichi seat=S", rows, {
        "3": {"riichi": 1, "red-dora": 1},
        "0": {"riichi": 1},
    }),
    "open_tanyao": Probe("24567m77888s(234p)+3m seat=S", total, {"yes": 1000, "no": 0}),
    "renhou": Probe(
        "23567m234p67899s+4m first seat=S", total, {"none": 1000, "mangan": 8000, "yakuman": 32000}
    ),
    "ryuuiisou_needs_green_dragon": Probe("2222334466688s+8s seat=S", total, {"yes": 16000, "no": 32000}),
    "kokushi_robs_concealed_kong": Probe(
        "119m19p19s123456z+7z rob seat=S",
        lambda answer: [*notes(answer), answer["total"]],
        {"yes": ["kokushi-may-rob", 32000], "no": ["kokushi-may-not-rob", 32000]},
    ),
    "pao": Probe(
        "9s(1111m)[2222p](3333s)(4444p)+9s seat=S pao=N tsumo",
        north_and_west,
        {
            "daisangen daisuushii suukantsu": (-32000, 0),
            "daisangen daisuushii": (-8000, -8000),
            "suukantsu": (-32000, 0),
            "none": (-8000, -8000),
        },
    ),
    "pao_covers": Probe(
        "1z(222z)(555z)(666z)(777z)+1z seat=S pao=N tsumo",
        north_and_west,
        {"whole hand": (-64000, 0), "liable yakuman": (-40000, -8000)},
        "option.several_yakuman_add=yes",
    ),
    "pao_honba_payer": Probe(
        "11m23p(555z)(666z)(777z)+4p seat=S pao=N from=W honba=1",
        north_and_west,
        {"discarder": (-16000, -16300), "liable": (-16300, -16000)},
    ),
    "three_player_self_draw": Probe(
        "111m23p678s11199s+4p players=3 seat=S tsumo", total, {"loss": 1100, "split": 1500}
    ),
    "three_player_honba": Probe(
        "23p678s11s(111m)(777z)+4p players=3 seat=S from=W honba=1",
        lambda answer: answer["payments"]["S"],
        {"200": 1200, "300": 1300, "0": 1000},
    ),
}  # fmt: skip


def test_the_options_there_are() -> None:
    for rules in RIICHI:
        options = {option.id: option.default for option in rule_set(rules).options}
        assert options == {name: line[rules] for name, line in OWN.items()}
        of_a_hand = [option.id for option in rule_set(rules).options if option.scope is Scope.HAND]
        assert set(of_a_hand) == set(PROBES)


def test_the_profiles_there_are() -> None:
    assert [rules for rules in rule_sets() if rule_set(rules).family == "riichi"] == list(RIICHI)


@pytest.mark.parametrize("name", PROBES)
@pytest.mark.parametrize("rules", RIICHI)
def test_a_hand_that_depends_on_it(rules: str, name: str) -> None:
    """By the profile's own value unchanged, and by each value that is chosen."""
    probe, own = PROBES[name], OWN[name][rules]
    line = f"{probe.line} {probe.others}"
    assert probe.look(ask_line(line, rules)) == probe.expected[own]
    for value, expected in probe.expected.items():
        changed = ask_line(f"{line} option.{name}={value.replace(' ', '_')}", rules)
        assert probe.look(changed) == expected, value


@pytest.mark.parametrize("name", PROBES)
def test_every_value_has_its_own_answer(name: str) -> None:
    """The hand of an option tells its values apart: all of them, but the sets of several."""
    [option] = [option for option in rule_set("reach").options if option.id == name]
    expected = PROBES[name].expected
    if option.kind is Kind.CHOICE:
        assert set(expected) == set(option.values)
        assert len({repr(value) for value in expected.values()}) == len(expected)
    else:
        assert len({repr(value) for value in expected.values()}) > 1


@pytest.mark.parametrize("rules", RIICHI)
def test_an_option_of_a_match_changes_no_hand(rules: str) -> None:
    line = "24567m234p67899s+3m riichi dora=8s seat=S from=W honba=1 sticks=2"
    plain = ask_line(line, rules)
    for option in rule_set(rules).options:
        if option.scope is Scope.MATCH:
            values = {
                Kind.NUMBER: ["0", "99999"],
                Kind.UMA: ["1_1_-1_-1" if option.id == "uma" else "9_0_-9"],
            }.get(option.kind, list(option.values))
            for value in values:
                assert ask_line(f"{line} option.{option.id}={value.replace(' ', '_')}", rules) == plain


# Reading values


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("pao", "suukantsu daisangen"),
        ("pao", "NONE"),
        ("pao", " daisangen  suukantsu "),
        ("pao_covers", "Whole Hand"),
        ("red_fives", 3),
        ("double_wind_pair_fu", "4"),
        ("uma", "30 10 -10 -30"),
        ("uma", "jpml"),
        ("uma", "+15 +5 -5 -15"),
        ("three_player_uma", "15 0 -15"),
        ("aborts", "three-ron"),
        ("aborts", "none"),
        ("final_rounding", "thousand, half away from zero"),
        ("start_points", 0),
    ],
)
def test_a_value_that_is_taken(name: str, value: object) -> None:
    assert ask("24567m234p67899s+3m", rules="reach", conditions=["riichi"], options={name: value})["valid"]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("pao", "daisangen tsuuiisou"),
        ("pao", ""),
        ("pao", "none daisangen"),
        ("pao", 3),
        ("pao_covers", "half"),
        ("red_fives", 1),
        ("red_fives", 4),
        ("double_wind_pair_fu", 3),
        ("uma", "15 5 -5 -10"),
        ("uma", "15 5 -20"),
        ("uma", "a b c d"),
        ("three_player_uma", "jpml"),
        ("aborts", "five-riichi"),
        ("renhou", "haneman"),
        ("three_player_honba", -100),
        ("ippatsu", True),
    ],
)
@pytest.mark.parametrize("rules", ["reach", "tenhou"])
def test_a_value_that_is_not_taken(name: str, value: object, rules: str) -> None:
    answer = ask("24567m234p67899s+3m", rules=rules, conditions=["riichi"], options={name: value})
    assert codes(answer) == {"bad-value"}
    assert name in messages(answer)[0]


def test_an_option_of_another_family_is_not_known() -> None:
    answer = ask("24567m234p67899s+3m", rules="reach", options={"minimum": 5})
    assert codes(answer) == {"unknown-option"}


def test_those_liable_for_are_called_by_the_names_of_their_patterns() -> None:
    texts = rule_set("reach").texts()
    for pattern, name in {
        "daisangen": "Big Three Dragons",
        "daisuushii": "Big Four Winds",
        "suukantsu": "Four Quads",
    }.items():
        assert texts.get("option_values", f"pao.{pattern}") == texts.get("patterns", pattern) == name
