"""Which circumstances a rule set offers for a hand, and what keeps each from adding."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.hand import Condition
from mahjong_desk.core.line import parse_line
from mahjong_desk.core.tiles import Wind
from mahjong_desk.rules.registry import rule_set
from mahjong_desk.rules.score import Score
from mahjong_desk.rules.scoring import score
from tests.rules.asking import WSOM
from tests.rules.brute_force import Case
from tests.rules.hands import cases, draft_of

EARNS = {
    Condition.LAST: {"final-draw", "final-discard"},
    Condition.KONG: {"win-on-kong"},
    Condition.ROB: {"robbing-a-kong"},
    Condition.FIRST: {"blessing-of-heaven", "blessing-of-earth"},
}


def offered(line: str) -> dict[str, tuple[str, str | None, tuple[str, ...]]]:
    draft = parse_line(line).apply(Draft())
    return {
        found.condition.value: (found.label, found.objection, tuple(c.value for c in found.excluded_by))
        for found in rule_set(draft.rules).circumstances(draft.hand, draft.win)
    }


def test_on_a_discard() -> None:
    assert offered("23m567p67899s222z+4m") == {
        "last": ("last-discard", None, ()),
        "rob": ("rob", None, ()),
        "kong": ("kong", "self-draw-only", ()),
        "first": ("first-heaven", "east-dealt-only", ()),
    }


def test_self_drawn() -> None:
    assert offered("23m567p67899s222z+4m tsumo") == {
        "last": ("last-draw", None, ()),
        "rob": ("rob", "discard-only", ()),
        "kong": ("kong", "needs-kong", ()),
        "first": ("first-heaven", None, ()),
    }


def test_by_others_than_east() -> None:
    assert offered("23m567p67899s222z+4m seat=S")["first"] == ("first-earth", None, ())
    assert offered("23m567p67899s222z+4m seat=S from=E")["first"] == ("first-earth", None, ())
    assert offered("23m567p67899s222z+4m seat=S from=W")["first"] == ("first-earth", "from-east-only", ())
    assert offered("23m567p67899s222z+4m seat=S tsumo")["first"] == ("first-earth", "from-east-only", ())
    assert offered("23m567p67899s(222z)+4m seat=S")["first"] == ("first-earth", "no-meld", ())


def test_with_a_kong() -> None:
    assert offered("23m567p99s(222z)[7777s]+4m tsumo")["kong"] == ("kong", None, ())
    assert offered("23m567p99s222z[7777s]+4m tsumo")["first"] == ("first-heaven", "no-meld", ())


def test_a_copy_of_the_winning_tile_in_the_hand() -> None:
    assert offered("223m567p99s(222z)1m+2m")["rob"] == ("rob", "holds-copy", ())


def test_which_give_way() -> None:
    assert offered("23m567p67899s222z+4m last")["rob"][2] == ("last",)
    assert offered("23m567p67899s222z+4m last rob")["first"][2] == ("last", "rob")
    assert offered("23m567p67899s222z+4m tsumo first")["kong"][2] == ("first",)
    assert offered("23m567p67899s222z+4m tsumo last")["kong"][2] == ()
    assert offered("23m567p67899s222z+4m riichi")["last"][2] == ()


@given(cases(), st.sampled_from([None, *Wind]), st.sampled_from(WSOM))
def test_what_is_offered_is_what_scores(case: Case, discarder: Wind | None, rules: str) -> None:
    """One circumstance alone: without an objection it adds its row, with one it adds nothing or conflicts."""
    draft = draft_of(replace(case, conditions=frozenset()), rules, limit="none")
    if not case.self_draw and discarder is not draft.win.seat:
        draft = replace(draft, win=replace(draft.win, discarder=discarder))
    for found in rule_set(rules).circumstances(draft.hand, draft.win):
        answer = score(replace(draft, win=replace(draft.win, conditions=frozenset({found.condition}))))
        earned: Iterable[str] = [row.id for row in answer.best.rows] if isinstance(answer, Score) else ()
        assert bool(EARNS[found.condition] & set(earned)) == (found.objection is None)


@pytest.mark.parametrize("rules", WSOM)
def test_every_label_and_objection_has_a_text(rules: str) -> None:
    texts = rule_set(rules).texts()
    for line in (
        "",
        "tsumo",
        "seat=S",
        "seat=S tsumo",
        "from=W seat=S",
        "tsumo 1m",
        "(111m) seat=S",
        "(111m) tsumo",
    ):
        draft = parse_line(line).apply(Draft())
        for found in rule_set(rules).circumstances(draft.hand, draft.win):
            assert texts.get("circumstances", found.label)
            assert found.objection is None or texts.get("objections", found.objection)
