"""The answer as item models."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from PySide6.QtCore import Qt

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.line import parse_line
from mahjong_desk.core.tiles import CODES, Wind
from mahjong_desk.models.breakdown import BreakdownModels, RowRecord
from mahjong_desk.models.editor import Editor, Mode
from mahjong_desk.models.records import RecordModel
from mahjong_desk.rules.scoring import Standing
from tests.models.moves import Edit, make, sequences
from tests.models.watching import Watcher
from tests.rules.asking import ask_line, cases

pytestmark = pytest.mark.usefixtures("qapp")

NAMES = ("rows", "not_counted", "readings", "notes", "problems", "payments", "waits")
HAND = "12789m55777z(666z)+3m ron seat=E from=S"


def models_of(line: str) -> BreakdownModels:
    editor = Editor(parse_line(line).apply(Draft()))
    return BreakdownModels(editor, editor)


def all_models(models: BreakdownModels) -> dict[str, RecordModel[Any]]:
    return {name: getattr(models, name) for name in NAMES}


def held(models: BreakdownModels) -> dict[str, list[object]]:
    return {name: list(model.records()) for name, model in all_models(models).items()}


def lit_tiles(models: BreakdownModels, line: str, row: RowRecord) -> str:
    """The tiles that a row lights, as their codes in order, melds in brackets."""
    hand = parse_line(line).hand
    assert row.lit is not None
    tiles = hand.concealed if hand.winning is None else (*hand.concealed, hand.winning)
    shown = [CODES[tile] for place, tile in enumerate(tiles) if place in row.lit.tiles]
    return " ".join([*shown, *(hand.melds[place].text for place in sorted(row.lit.melds))])


def spoken(model: RecordModel[Any]) -> list[str]:
    role = Qt.ItemDataRole.AccessibleTextRole
    return [model.index(row).data(role) for row in range(model.rowCount())]


@given(sequences)
def test_the_answer_is_shown_through_any_edits(steps: list[Edit]) -> None:
    editor = Editor()
    models = BreakdownModels(editor, editor)
    watchers = [Watcher(model) for model in all_models(models).values()]
    for step in steps:
        make(editor, step)
    # The same as if they had been filled for this hand from the start.
    fresh = Editor(editor.draft)
    assert held(models) == held(BreakdownModels(fresh, fresh))
    assert models.headline() == BreakdownModels(fresh, fresh).headline()
    assert all(watcher.never_reset() for watcher in watchers)


@given(sequences)
def test_no_key_comes_twice(steps: list[Edit]) -> None:
    editor = Editor()
    models = BreakdownModels(editor, editor)
    for step in steps:
        make(editor, step)
        for name, model in all_models(models).items():
            keys = [model._key(record) for record in model.records()]
            assert len(keys) == len(set(keys)), name


@pytest.mark.parametrize("case", cases("wsom_public.jsonl")[::3], ids=lambda case: case["id"])
def test_the_public_cases(case: dict[str, Any]) -> None:
    words = [case["hand"], "tsumo" if case.get("self_draw") else "ron", *case.get("conditions", [])]
    words += [f"seat={case.get('seat', 'E')}", f"rules={case.get('rules', 'wsom')}"]
    words += [f"from={case['discarder']}"] if case.get("discarder") else []
    words += [f"option.{name}={value}" for name, value in case.get("options", {}).items()]
    models = models_of(" ".join(words))
    expected = case["expect"]
    if not expected["valid"]:
        assert models.score is None
        assert models.problems.rowCount() > 0
        return
    if "total" in expected:
        unit = "point" if expected["total"] == 1 else "points"
        assert models.headline() == (str(expected["total"]), unit)
    if "patterns" in expected:
        assert {r.id: int(r.value) for r in models.rows.records()} == expected["patterns"]
    if expected.get("payments"):
        assert {r.seat.name: r.points for r in models.payments.records()} == expected["payments"]


def test_rows_of_a_hand() -> None:
    models = models_of(HAND)
    assert models.headline() == ("140", "points")
    by_id = {row.id: row for row in models.rows.records()}
    assert {row.id: row.value for row in by_id.values()} == {
        "small-three-dragons": "40",
        "value-honor": "20",
        "mixed-one-suit": "40",
        "mixed-lesser-terminals": "40",
    }
    dragons = by_id["small-three-dragons"]
    assert (dragons.name, dragons.second) == ("Small Three Dragons", "小三元")
    assert dragons.detail == "Two sets of dragons and a pair of the third."
    assert by_id["value-honor"].name == "Value Honor ×2"
    assert lit_tiles(models, HAND, dragons) == "5z 5z 7z 7z 7z (666z)"
    assert lit_tiles(models, HAND, by_id["value-honor"]) == "7z 7z 7z (666z)"
    assert len(by_id["mixed-one-suit"].lit.tiles if by_id["mixed-one-suit"].lit else ()) == 11
    assert "Small Three Dragons, 40, Two sets" in " ".join(spoken(models.rows))


def test_rows_that_some_groups_earn_name_them() -> None:
    models = models_of(HAND)
    by_id = {row.id: row for row in models.rows.records()}
    assert by_id["value-honor"].below == (
        "A set of dragons or of the winner’s own wind. Green and Red dragons."
    )
    assert by_id["mixed-one-suit"].which == ""
    assert (
        "Value Honor ×2, 20, A set of dragons or of the winner’s own wind., Green and Red dragons."
        in spoken(models.rows)
    )


def test_a_circumstance_lights_nothing() -> None:
    models = models_of(f"{HAND} last")
    assert next(row for row in models.rows.records() if row.id == "final-discard").lit is None


def test_the_winning_tile_lights_with_its_own_group() -> None:
    # The won 2 of characters can stand in 234 or in 222; the best reading puts it into 234.
    line = "222m34m555p888s11z+2m ron seat=S from=E"
    models = models_of(line)
    triplets = next(row for row in models.rows.records() if row.id == "three-concealed-triplets")
    assert lit_tiles(models, line, triplets) == "2m 2m 2m 5p 5p 5p 8s 8s 8s"
    assert triplets.lit is not None
    assert len(parse_line(line).hand.concealed) not in triplets.lit.tiles


def test_other_readings_and_what_was_not_counted() -> None:
    line = "99m11222333p(777z)+1p tsumo"
    models = models_of(line)
    answer = ask_line(line)
    assert [r.name for r in models.readings.records()] == [r["arrangement"] for r in answer["readings"]]
    assert [r.value for r in models.readings.records()] == [str(r["total"]) for r in answer["readings"]]
    outranked = [row["id"] for row in answer["not_counted"]]
    assert [row.id for row in models.not_counted.records()] == outranked
    assert models.not_counted.records()[0].name == "Two Concealed Triplets"
    assert models.not_counted.records()[0].detail == "Three Concealed Triplets counts in its place"
    assert models.not_counted.records()[0].lit is not None


def test_payments() -> None:
    models = models_of(HAND)
    assert [(r.seat, r.points, r.winner) for r in models.payments.records()] == [
        (Wind.E, 420, True),
        (Wind.S, -370, False),
        (Wind.W, -25, False),
        (Wind.N, -25, False),
    ]
    assert spoken(models.payments)[:2] == ["East: +420", "South: -370"]


def test_payments_that_are_still_open() -> None:
    models = models_of(HAND.replace(" from=S", ""))
    assert [r.points for r in models.payments.records()] == [None] * 4
    assert spoken(models.payments)[0] == "East: depends on who discarded"


@pytest.mark.parametrize(
    ("line", "total", "said"),
    [
        ("1112345678999m+9m tsumo rules=zung-jung", "480", "Limit hand: the highest pattern listed at 320"),
        ("1112223339995m+5m tsumo rules=zung-jung", "320", "The rows sum to "),
    ],
)
def test_the_limit_is_said_first(line: str, total: str, said: str) -> None:
    models = models_of(line)
    assert models.headline() == (total, "points")
    assert models.notes.records()[0].name.startswith(said)
    assert "320" in models.notes.records()[0].name


def test_a_limit_that_is_off_is_noted() -> None:
    notes = [note.name for note in models_of("1112223339995m+5m tsumo").notes.records()]
    assert len(notes) == 1
    assert notes[0].startswith("No limit is set.")


def test_problems() -> None:
    models = models_of("123m456p789s1122z+3z")
    assert models.headline() == ("", "Not a complete hand")
    assert models.problems.records()[0].name.startswith("These 14 tiles are not a complete hand")
    assert not models.rows.records()
    assert not models.payments.records()
    models = models_of("11111m")
    assert models.headline() == ("", "Something is wrong")
    assert models.problems.records()[0].name.startswith("5 copies of 1 of characters")


def test_waits() -> None:
    models = models_of("2345678m111z(666z)")
    assert models.headline() == ("13", "tiles, ready: one of these completes it")
    waits = models.waits.records()
    assert [CODES[wait.tile] for wait in waits] == ["2m", "5m", "8m"]
    assert {wait.left for wait in waits} == {"3 left"}
    assert all(wait.scores.startswith("discard ") for wait in waits)
    assert spoken(models.waits)[0].startswith("2 of characters, 3 left, discard ")


def test_a_wait_without_a_score_says_so_by_a_dash() -> None:
    models = models_of("123m456p789s1122z option.minimum=300")
    assert {wait.scores for wait in models.waits.records()} == {"discard – · self-draw –"}


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("", ("", "Click tiles, or type a hand")),
        ("1m", ("1", "of 14 tiles · 13 to go at best")),
        ("123m456p789s112z", ("12", "of 14 tiles · 2 to go at best")),
        ("1234m", ("4", "of 14 tiles · 10 to go at best")),
        ("123m456p789s1124z", ("13", "of 14 tiles · 2 to go at best")),
    ],
)
def test_the_headline_of_an_unfinished_hand(line: str, expected: tuple[str, str]) -> None:
    assert models_of(line).headline() == expected


def test_updated_comes_once_an_edit() -> None:
    editor = Editor()
    models = BreakdownModels(editor, editor)
    count: list[None] = []
    models.updated.connect(lambda: count.append(None))
    editor.add(Mode.TILE, 0)
    editor.add(Mode.TILE, 0)
    editor.undo_stack.undo()
    assert len(count) == 3


def test_another_judge_can_stand_in() -> None:
    editor = Editor(judge=lambda draft: Standing(None, (), 3))
    models = BreakdownModels(editor, editor)
    editor.add(Mode.TILE, 0)
    assert models.headline() == ("1", "of 14 tiles · 3 to go at best")
