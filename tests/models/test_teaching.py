"""A score revealed step by step."""

from __future__ import annotations

import pytest

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.line import parse_line
from mahjong_desk.core.tiles import CODES, Wind
from mahjong_desk.models.breakdown import BreakdownModels
from mahjong_desk.models.editor import Editor, Mode
from mahjong_desk.models.groups import GroupRecord
from mahjong_desk.models.teaching import Teaching
from tests.models.watching import Kept, Watcher

pytestmark = pytest.mark.usefixtures("qapp")

HAND = "12789m55777z(666z)+3m ron seat=E from=S"
REACH = "66777888999m45p+6p tsumo riichi seat=S dora=3s sticks=1 rules=reach"


class Lesson:
    """A hand being taught, and what was said of it."""

    def __init__(self, line: str = "") -> None:
        self.editor = Editor(parse_line(line).apply(Draft()))
        self.teaching = Teaching(self.editor, BreakdownModels(self.editor, self.editor), self.editor)
        self.watchers = [Watcher(self.teaching.groups), Watcher(self.teaching.steps)]
        self.said: list[str] = []
        self.teaching.said.connect(self.said.append)

    def names(self) -> list[str]:
        return [record.name for record in self.teaching.steps.records()]

    def tiles(self) -> str:
        """The groups as they are shown, the winning tile after a plus, dimmed ones in brackets."""
        return " ".join(map(shown, self.teaching.groups.records()))


def shown(record: GroupRecord) -> str:
    codes = [("+" if place == record.won else "") + CODES[tile] for place, tile in enumerate(record.tiles)]
    text = "".join(codes)
    return f"[{text}]" if record.dimmed else text


def test_nothing_is_revealed_at_first() -> None:
    lesson = Lesson(HAND)
    assert (lesson.teaching.shown, lesson.teaching.count) == (0, 5)
    assert lesson.names() == []
    assert lesson.teaching.totals() == []
    assert lesson.teaching.sentences() == ["What is this hand worth?"]
    assert lesson.tiles() == "1m2m+3m 7m8m9m 7z7z7z 6z6z6z 5z5z"
    assert lesson.teaching.setting() == "Discarded by South · Seat: East"
    assert lesson.teaching.rules() == "World Series of Mahjong · Finnish guide values · no limit"


def test_steps_come_one_by_one_and_light_their_groups() -> None:
    lesson = Lesson(HAND)
    teaching = lesson.teaching
    seen = []
    for _ in range(5):
        teaching.forward()
        assert teaching.sentences() == []
        seen.append((lesson.names()[-1], teaching.totals(), lesson.tiles()))
    every, dragons = "1m2m+3m 7m8m9m 7z7z7z 6z6z6z 5z5z", "[1m2m+3m] [7m8m9m] 7z7z7z 6z6z6z"
    assert seen == [
        ("Mixed One-Suit", [("40", "points")], every),
        ("Small Three Dragons", [("80", "points")], f"{dragons} 5z5z"),
        ("Mixed Lesser Terminals", [("120", "points")], every),
        ("Value Honor ×2", [("140", "points")], f"{dragons} [5z5z]"),
        ("Payments", [("140", "points")], every),
    ]
    last = teaching.steps.records()[-1]
    assert last.sentence == "East +420 · South −370 · West −25 · North −25"
    assert [record.current for record in teaching.steps.records()] == [False] * 4 + [True]
    assert teaching.steps.records()[0].second == "混一色"
    teaching.forward()
    assert teaching.shown == 5
    assert all(watcher.never_reset() for watcher in lesson.watchers)


def test_back_all_and_none() -> None:
    lesson = Lesson(HAND)
    teaching = lesson.teaching
    teaching.back()
    assert teaching.shown == 0
    teaching.show_all()
    assert teaching.shown == 5
    teaching.back()
    assert lesson.names()[-1] == "Value Honor ×2"
    assert teaching.steps.records()[-1].current
    teaching.show_none()
    assert lesson.names() == []
    assert lesson.said == [
        "All shown: 140 points",
        "Back to Value Honor ×2: 140 points",
        "What is this hand worth?",
    ]


def test_each_revealed_step_is_said() -> None:
    lesson = Lesson(HAND)
    lesson.teaching.forward()
    lesson.teaching.forward()
    assert lesson.said == [
        "Mixed One-Suit, 40, One suit of number tiles, and honors., 40 points so far",
        (
            "Small Three Dragons, 40, Two sets of dragons and a pair of the third. "
            "Green and Red dragons; pair of White dragon., 80 points so far"
        ),
    ]
    lesson.teaching.back()
    lesson.teaching.back()
    assert lesson.said[2:] == ["Back to Mixed One-Suit: 40 points", "What is this hand worth?"]


def test_steps_that_stay_keep_their_rows() -> None:
    lesson = Lesson(HAND)
    lesson.teaching.forward()
    kept = Kept(lesson.teaching.steps, lambda record: record.number)
    lesson.watchers[1].clear()
    lesson.teaching.forward()
    kept.check()
    assert lesson.watchers[1].inserted == [(1, 1)]
    assert lesson.watchers[1].removed == []


def test_han_then_fu_then_points() -> None:
    lesson = Lesson(REACH)
    teaching = lesson.teaching
    teaching.show_all()
    assert [record.part for record in teaching.steps.records()] == (
        ["Hand Points"] * 4 + ["Base Points"] * 6 + ["Points"] * 4
    )
    assert teaching.totals() == [
        ("6", "Hand Points"),
        ("40", "Base Points"),
        ("2000", "base"),
        ("9000", "points"),
    ]
    assert lesson.names()[-2:] == ["Honba and sticks", "Payments"]
    assert teaching.setting() == "Self-drawn · Seat: South · Round: East · Reach · Dora: 4 of bamboos"
    for _ in range(7):
        teaching.back()
    assert lesson.names()[-1] == "Concealed trips"
    assert lesson.tiles() == "[7m7m7m] 8m8m8m [9m9m9m] [4p5p+6p] [6m6m]"


def test_payments_that_depend_on_the_discarder() -> None:
    lesson = Lesson(HAND.replace(" from=S", ""))
    lesson.teaching.show_all()
    assert lesson.teaching.steps.records()[-1].sentence == "They depend on who discarded the winning tile."
    assert lesson.teaching.setting() == "Won on a discard · Seat: East"


@pytest.mark.parametrize(
    ("line", "first"),
    [
        ("", "Click tiles, or type a hand"),
        ("123m", "3 of 14 tiles · 11 to go at best"),
        ("123m456p789s1123z+1z tsumo", "Not a complete hand"),
        (f"{HAND} option.minimum=500", "Below the minimum"),
        ("11111m", "Something is wrong"),
        ("2345678m111z(666z)", "13 tiles, ready: one of these completes it"),
    ],
)
def test_a_hand_that_does_not_score_says_why(line: str, first: str) -> None:
    lesson = Lesson(line)
    teaching = lesson.teaching
    assert teaching.count == 0
    assert teaching.sentences()[0].startswith(first.partition("·")[0])
    for step in (teaching.forward, teaching.back, teaching.show_all, teaching.show_none):
        step()
    assert (teaching.shown, lesson.said) == (0, [])


def test_the_reason_and_the_waits_stand_below() -> None:
    wrong = Lesson("123m456p789s1123z+1z tsumo").teaching
    assert wrong.sentences()[1].startswith("These 14 tiles are not a complete hand")
    waits = Lesson("2345678m111z(666z)").teaching
    assert waits.sentences()[1].startswith("2 of characters: discard ")
    assert len(waits.sentences()) == 4


def test_a_hand_without_a_reading_shows_its_tiles() -> None:
    lesson = Lesson("123m456p789s1123z[9999m]")
    assert lesson.tiles() == "1m2m3m 4p5p6p 7s8s9s 1z1z2z3z 9m9m9m9m"
    assert Lesson("123m456p789s1123z+1z").tiles() == "1m2m3m 4p5p6p 7s8s9s 1z1z2z3z +1z"


def test_red_fives_called_tiles_and_covered_ones_are_shown_as_they_lie() -> None:
    lesson = Lesson("067m34599p67s[2222z]+8s ron seat=S from=W rules=tenhou option.open_tanyao=no riichi")
    records = lesson.teaching.groups.records()
    assert [shown(record) for record in records] == ["0m6m7m", "3p4p5p", "6s7s+8s", "2z2z2z2z", "9p9p"]
    assert [record.covered for record in records] == [False, False, False, True, False]
    called = Lesson(HAND).teaching.groups.records()
    assert [record.exposed for record in called] == [False, False, False, True, False]


def test_another_hand_starts_anew() -> None:
    lesson = Lesson(HAND)
    lesson.teaching.show_all()
    lesson.editor.take_back()
    assert (lesson.teaching.shown, lesson.teaching.count) == (0, 0)
    lesson.editor.undo_stack.undo()
    assert (lesson.teaching.shown, lesson.teaching.count) == (0, 5)
    assert all(watcher.never_reset() for watcher in lesson.watchers)


@pytest.mark.parametrize("steps", [2, 5])
def test_another_hand_that_scores_starts_anew_too(steps: int) -> None:
    lesson = Lesson(HAND)
    for _ in range(steps):
        lesson.teaching.forward()
    lesson.editor.paste("99m11222333p(777z)+1p tsumo")
    assert (lesson.teaching.shown, lesson.teaching.count) == (0, 5)


def test_the_same_tiles_won_otherwise_keep_the_place() -> None:
    lesson = Lesson(HAND)
    lesson.teaching.forward()
    lesson.teaching.forward()
    lesson.editor.set_self_draw(True)
    assert lesson.teaching.shown == 2
    lesson.teaching.show_all()
    lesson.editor.set_seat(Wind.S)
    assert lesson.teaching.shown == lesson.teaching.count
    lesson.editor.set_option("minimum", "500")
    assert (lesson.teaching.shown, lesson.teaching.count) == (0, 0)


def test_it_follows_tile_by_tile() -> None:
    lesson = Lesson()
    for code in (0, 1, 2, 9):
        lesson.editor.add(Mode.TILE, code)
    assert lesson.tiles() == "1m2m3m 1p"
    assert all(watcher.never_reset() for watcher in lesson.watchers)
