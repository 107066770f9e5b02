"""What is taken away of a hand, as texts and tiles."""

from __future__ import annotations

import json
from typing import Any

import pytest

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.line import parse_line
from mahjong_desk.core.problems import Refused
from mahjong_desk.core.texts import Terms
from mahjong_desk.models.editor import Editor
from mahjong_desk.rules.options import resolve
from mahjong_desk.rules.registry import rule_set
from mahjong_desk.rules.request import parse_object, read_request
from tests.rules.asking import cases
from tests.ui.taking import HANDS, taken

SAMPLE = [
    case
    for name, step in (
        ("wsom_public.jsonl", 3),
        ("wsom_edges.jsonl", 1),
        ("wsom_random.jsonl", 10),
        ("riichi_edges.jsonl", 2),
        ("riichi_pao.jsonl", 2),
        ("riichi_tenhou.jsonl", 20),
        ("riichi_tenhou_3p.jsonl", 20),
    )
    for case in cases(name)[::step]
]


def draft_of(case: dict[str, Any]) -> Draft | None:
    """The draft that a case asks about, if it can be read and its options are some that there are."""
    asked = {key: value for key, value in case.items() if key not in ("expect", "id")}
    try:
        draft = read_request(parse_object(json.dumps(asked)))
        return None if resolve(rule_set(draft.rules).options, draft.options, draft.rules)[1] else draft
    except Refused:
        return None


def test_the_copied_line_gives_the_same_hand_when_pasted() -> None:
    tried = 0
    for case in SAMPLE:
        draft = draft_of(case)
        if draft is None or not draft.hand.size:
            continue
        line = Editor(draft).line
        assert parse_line(line).apply(Draft()) == draft, line
        other = Editor()
        assert other.paste(line) == ()
        assert other.draft == draft, line
        tried += 1
    assert tried > 150


@pytest.mark.parametrize("name", list(HANDS))
def test_the_line_names_rule_set_seat_and_round(name: str) -> None:
    line = taken(HANDS[name]).line
    for word in ("seat=", "round=", "rules="):
        assert f" {word}" in line
    assert taken(line) == taken(HANDS[name])


def test_a_scored_hand() -> None:
    hand = taken(HANDS["usual"])
    assert (hand.figure, hand.unit, hand.title) == ("140", "points", "Mahjong hand, 140 points")
    assert hand.rules == "World Series of Mahjong · Finnish guide values · no limit"
    assert hand.won == ("Won on 3 of characters, discarded by South", "Winner’s seat East")
    row = hand.sections[0].rows[0]
    assert (row.name, row.second, row.value) == ("Mixed One-Suit", "混一色", "40")
    assert [payment.points for payment in hand.payments] == [420, -370, -25, -25]
    assert [tile.winning for tile in hand.hand.tiles] == [False] * 10 + [True]
    # A space before the white dragons, the red ones and the winning tile.
    assert [place for place, tile in enumerate(hand.hand.tiles) if tile.gap] == [5, 7, 10]
    assert [meld.text for meld in hand.hand.melds] == ["(666z)"]


def test_everything_that_is_known_of_the_table() -> None:
    hand = taken(HANDS["indicators"])
    assert hand.won == (
        "Won on 8 of bamboos, discarded by West",
        "Winner’s seat South",
        "Round East",
        "Double reach",
        "One-Shot",
        "Last discard",
        "Honba 2",
        "Reach sticks 3",
        "Liable North",
    )
    assert [(one.name, len(one.pairs)) for one in hand.hand.indicators] == [
        ("Dora indicators", 5),
        ("Ura indicators", 5),
    ]
    three = taken(HANDS["three players"])
    assert three.won[-2:] == ("Norths set aside 1", "3 players")
    assert len(three.payments) == 3


def test_nobody_responsible_and_open_payments() -> None:
    line = "12789m55777z(666z)+3m ron seat=E"
    assert taken(f"{line} from=none").won[0] == "Won on 3 of characters, nobody responsible"
    assert taken(line).payments_title == "Payments, which depend on who discarded"


def test_parts_and_what_was_not_counted() -> None:
    reach = taken(HANDS["reach"])
    assert reach.summary == "6 Hand Points · 40 Base Points · Mangan"
    assert [section.title for section in reach.sections] == [
        "Hand Points",
        "Base Points  38, rounded up to 40",
    ]
    other = taken(HANDS["not counted"]).sections[-1]
    assert (other.title, other.quiet, len(other.rows)) == ("Not counted", True, 1)


def test_a_hand_that_does_not_score() -> None:
    hand = taken(HANDS["wrong"])
    assert hand.problems[0].startswith("These 14 tiles are not a complete hand")
    assert (hand.figure, hand.unit, hand.sections, hand.payments) == ("", "Not a complete hand", (), ())
    assert hand.title == "Mahjong hand"


def test_a_hand_that_is_not_finished() -> None:
    assert len(taken(HANDS["waits"]).waits) == 9
    few = taken(HANDS["few"])
    assert (few.won, few.waits, few.figure, few.title) == ((), (), "5", "Mahjong hand")


def test_patterns_in_chinese_characters_have_their_english_names_beside() -> None:
    row = taken(HANDS["usual"], Terms.KANJI).sections[0].rows[0]
    assert (row.name, row.second) == ("混一色", "Mixed One-Suit")
