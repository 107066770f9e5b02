"""The editable hand: each operation with its step of the undo stack and what it says."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.hand import Condition, Hand
from mahjong_desk.core.line import parse_line
from mahjong_desk.core.tiles import Wind, tile
from mahjong_desk.models.editor import Editor, Mode
from mahjong_desk.rules.score import Score
from tests.models.moves import Edit, make

EditorOf = Callable[[str], Editor]

FOURTEEN = "12789m55777z(666z)+3m"
KONG = "12m55z777z(666z)[1111p]+3m"


def text(editor: Editor) -> str:
    return editor.draft.hand.text


def add(editor: Editor, tiles: str) -> None:
    for code in tiles.split():
        assert editor.add(Mode.TILE, tile(code))


def hear(editor: Editor) -> list[str]:
    said: list[str] = []
    editor.noticed.connect(said.append)
    return said


OPERATIONS: list[tuple[str, Edit, str, str]] = [
    ("12m", ("add", (Mode.TILE, tile("3m"))), "123m", "add 3 of characters"),
    ("12m", ("add", (Mode.TILE, tile("0p"))), "12m0p", "add red 5 of dots"),
    ("1m", ("add", (Mode.CHOW, tile("3s"))), "1m(345s)", "add chow from 3 of bamboos"),
    ("", ("add", (Mode.CHOW, tile("9p"))), "(789p)", "add chow from 9 of dots"),
    ("", ("add", (Mode.PUNG, tile("6z"))), "(666z)", "add pung of Green dragon"),
    ("", ("add", (Mode.KONG, tile("5p"))), "(5555p)", "add kong of 5 of dots"),
    ("", ("add", (Mode.CONCEALED_KONG, tile("1z"))), "[1111z]", "add concealed kong of East"),
    ("123m", ("add", (Mode.WINNING, tile("2m"))), "13m+2m", "win on 2 of characters"),
    ("123m", ("add", (Mode.WINNING, tile("9m"))), "123m+9m", "win on 9 of characters"),
    ("123m55z", ("take_tile", (1,)), "13m55z", "take out 2 of characters"),
    ("123m+5z", ("take_tile", (3,)), "123m", "take out White dragon"),
    ("1m(666z)[1111p]", ("take_meld", (0,)), "1m[1111p]", "take out (666z)"),
    ("123m+5z", ("choose_winning", (0,)), "23m5z+1m", "win on 1 of characters"),
    ("12m(666z)+3m", ("take_back", ()), "12m(666z)", "take out 3 of characters"),
    ("12m(666z)", ("take_back", ()), "1m(666z)", "take out 2 of characters"),
    ("(123m)(666z)", ("take_back", ()), "(123m)", "take out (666z)"),
    ("12m(666z)", ("clear", ()), "", "clear the hand"),
    ("1m", ("edit_text", ("55z",)), "55z", "type"),
    ("1m", ("paste", (" 55z [1111p] ",)), "55z[1111p]", "paste a hand"),
]


@pytest.mark.parametrize(("before", "edit", "after", "step"), OPERATIONS)
def test_each_change_of_the_tiles(
    editor_of: EditorOf, before: str, edit: Edit, after: str, step: str
) -> None:
    editor = editor_of(before)
    first = editor.draft
    changes: list[str] = []
    editor.changed.connect(lambda: changes.append(text(editor)))
    make(editor, edit)
    assert text(editor) == after
    assert editor.undo_stack.undoText() == step
    assert editor.undo_stack.count() == 1
    editor.undo_stack.undo()
    assert editor.draft == first
    assert editor.undo_stack.redoText() == step
    editor.undo_stack.redo()
    assert text(editor) == after
    assert changes == [after, before, after]


WINS: list[tuple[str, Edit, str, str]] = [
    ("ron from=S", ("set_self_draw", (True,)), "tsumo", "self-draw"),
    ("tsumo", ("set_self_draw", (False,)), "ron", "won on a discard"),
    ("ron", ("set_seat", (Wind.W,)), "ron seat=W", "seat West"),
    ("ron", ("set_discarder", (Wind.N,)), "ron from=N", "discarded by North"),
    ("ron from=N", ("set_discarder", (None,)), "ron from=none", "discarded by nobody"),
    ("ron", ("set_condition", (Condition.LAST, True)), "ron last", "Last discard"),
    ("tsumo", ("set_condition", (Condition.LAST, True)), "tsumo last", "Last tile of the wall"),
    ("tsumo last", ("set_condition", (Condition.LAST, False)), "tsumo", "Last tile of the wall"),
    ("ron", ("set_condition", (Condition.ROB, True)), "ron rob", "Robbing a kong"),
    (
        "ron",
        ("set_rules", ("zung-jung", ())),
        "ron rules=zung-jung",
        "rules Zung Jung 3.3",
    ),
    (
        "ron",
        ("set_rules", ("wsom-mt", (("minimum", "5"), ("limit", "320")))),
        "ron rules=wsom-mt option.limit=320 option.minimum=5",
        "rules World Series of Mahjong (English table)",
    ),
    ("ron", ("set_option", ("limit", "320")), "ron option.limit=320", "change an option"),
    ("ron option.limit=320", ("set_option", ("limit", "none")), "ron", "change an option"),
    ("ron option.limit=320 option.minimum=9", ("reset_options", ()), "ron", "change an option"),
]


@pytest.mark.parametrize(("before", "edit", "after", "step"), WINS)
def test_each_change_of_the_win_and_the_rules(
    editor_of: EditorOf, before: str, edit: Edit, after: str, step: str
) -> None:
    editor = editor_of(f"{FOURTEEN} {before}")
    first = editor.draft
    make(editor, edit)
    expected = parse_line(f"{FOURTEEN} {after}").apply(Draft())
    assert editor.draft == expected
    assert editor.undo_stack.undoText() == step
    editor.undo_stack.undo()
    assert editor.draft == first
    editor.undo_stack.redo()
    assert editor.draft == expected


@pytest.mark.parametrize(
    ("line", "edit"),
    [
        ("12m", ("take_tile", (2,))),
        ("12m", ("choose_winning", (7,))),
        ("12m+3m", ("choose_winning", (2,))),
        ("12m+3m", ("add", (Mode.WINNING, tile("3m")))),
        ("", ("take_back", ())),
        ("", ("clear", ())),
        ("seat=S option.limit=320 rules=wsom-mt", ("clear", ())),
        ("12m", ("set_self_draw", (False,))),
        ("12m", ("set_seat", (Wind.E,))),
        ("12m", ("set_rules", ("wsom", (("limit", "320"),)))),
        ("12m", ("set_option", ("limit", "none"))),
        ("12m option.limit=320", ("set_option", ("limit", "320"))),
        ("12m", ("reset_options", ())),
        ("12m", ("edit_text", ("12m",))),
        ("12m seat=S", ("paste", ("2m 1m",))),
    ],
)
def test_what_changes_nothing_is_no_step(editor_of: EditorOf, line: str, edit: Edit) -> None:
    editor = editor_of(line)
    first = editor.draft
    make(editor, edit)
    assert editor.draft == first
    assert editor.undo_stack.count() == 0


REFUSED: list[tuple[str, Edit, str]] = [
    (
        "1111m",
        ("add", (Mode.TILE, tile("1m"))),
        "All four copies of 1 of characters are in the hand already.",
    ),
    (FOURTEEN, ("add", (Mode.TILE, tile("1p"))), "There is no room for 1p: the hand has 14 of 14 tiles"),
    (FOURTEEN, ("add", (Mode.WINNING, tile("1p"))), "There is no room for 1p"),
    ("123456m789p1234s", ("add", (Mode.PUNG, tile("1z"))), "There is no room for 111z: the hand has 13"),
    ("", ("add", (Mode.CHOW, tile("1z"))), "Winds and dragons make no chow (1z)."),
    ("11m", ("add", (Mode.PUNG, tile("1m"))), "That takes 3 copies of 1 of characters, and only 2"),
    ("1m", ("add", (Mode.KONG, tile("1m"))), "That takes 4 copies of 1 of characters, and only 3"),
    ("1111m", ("add", (Mode.CHOW, tile("1m"))), "All four copies of 1 of characters"),
    (
        "0p",
        ("add", (Mode.TILE, tile("0p"))),
        "The red 5 of dots is in the hand already; there is one of each.",
    ),
    ("666z6z", ("add", (Mode.CONCEALED_KONG, tile("6z"))), "All four copies of Green dragon"),
    (
        "1m dora=1m1m1m rules=tenhou",
        ("add", (Mode.TILE, tile("1m"))),
        "All four copies of 1 of characters are used already: in the hand, as indicators, or set aside.",
    ),
    (
        "4z players=3 north=3 rules=tenhou",
        ("add", (Mode.TILE, tile("4z"))),
        "All four copies of North are used already: in the hand, as indicators, or set aside.",
    ),
    (
        "1m dora=1m rules=tenhou",
        ("add", (Mode.PUNG, tile("1m"))),
        "That takes 3 copies of 1 of characters, and 2 are left: the others are in the hand, indicators",
    ),
    (
        "dora=0p rules=tenhou",
        ("add", (Mode.TILE, tile("0p"))),
        "The red 5 of dots is an indicator already; there is one of each.",
    ),
    (
        f"{FOURTEEN} ron",
        ("set_condition", (Condition.KONG, True)),
        "Kong replacement tile cannot apply: self-d",
    ),
    (
        f"{KONG} tsumo",
        ("set_condition", (Condition.ROB, True)),
        "Robbing a kong cannot apply: on a discard only.",
    ),
    (
        f"{FOURTEEN} tsumo",
        ("set_condition", (Condition.KONG, True)),
        "Kong replacement tile cannot apply: needs",
    ),
    (
        f"{FOURTEEN} ron last",
        ("set_condition", (Condition.FIRST, True)),
        "Blessing of Heaven cannot apply: East",
    ),
    ("12m", ("set_rules", ("nowhere",)), "There is no rule set “nowhere”."),
    ("12m", ("set_rules", ("zung-jung", (("limit", "7"),))), "limit cannot be “7”. It takes: none 320."),
    ("12m", ("set_option", ("colour", "red")), "The rule set wsom has no option “colour”."),
    ("12m", ("set_option", ("minimum", "-1")), "minimum cannot be “-1”. It takes: 0–99999."),
    ("12m", ("paste", ("12mx",)), "“x” at position 4 is no tile."),
    ("12m", ("paste", ("12m rules=nowhere",)), "There is no rule set “nowhere”."),
    ("12m", ("paste", ("12m option.limit=7",)), "limit cannot be “7”."),
]


@pytest.mark.parametrize(("line", "edit", "reason"), REFUSED)
def test_a_refused_edit_leaves_the_hand_and_says_why(
    editor_of: EditorOf, line: str, edit: Edit, reason: str
) -> None:
    editor = editor_of(line)
    said, first = hear(editor), editor.draft
    changes: list[None] = []
    editor.changed.connect(lambda: changes.append(None))
    make(editor, edit)
    assert editor.draft == first
    assert editor.undo_stack.count() == 0
    assert not changes
    assert len(said) == 1
    assert said[0].startswith(reason)


def test_adding_says_whether_it_could_be(editor: Editor) -> None:
    assert editor.add(Mode.PUNG, tile("6z")) is True
    assert editor.add(Mode.PUNG, tile("6z")) is False
    assert editor.add(Mode.WINNING, tile("6z")) is True


def test_what_was_said_is_taken_back_by_the_next_change(editor: Editor, notices: list[str]) -> None:
    for change in (
        lambda: editor.add(Mode.TILE, 0),
        lambda: editor.edit_text("11m"),
        editor.undo_stack.undo,
        editor.undo_stack.redo,
        lambda: editor.paste("5z"),
    ):
        editor.add(Mode.CHOW, tile("1z"))
        assert notices[-1].startswith("Winds and dragons make no chow")
        change()
        assert notices[-1] == ""


# Which tile wins


def test_the_fourteenth_tile_wins_until_another_is_chosen(editor: Editor) -> None:
    add(editor, "3m 1m 2m 4m 5m 6m 7m 8m 9m 1z 1z 1z 5z")
    assert text(editor) == "123456789m1115z"
    add(editor, "5z")
    assert text(editor) == "123456789m1115z+5z"
    assert isinstance(editor.standing.answer, Score)
    editor.choose_winning(2)
    assert text(editor) == "12456789m11155z+3m"
    editor.add(Mode.WINNING, tile("9m"))
    assert text(editor) == "12345678m11155z+9m"


def test_a_meld_may_come_after_the_winning_tile(editor: Editor) -> None:
    editor.add(Mode.WINNING, tile("3m"))
    add(editor, "1m 2m 7m 8m 9m 5z 5z 7z 7z 7z")
    assert text(editor) == "12789m55777z+3m"
    editor.add(Mode.PUNG, tile("6z"))
    assert text(editor) == FOURTEEN
    assert isinstance(editor.standing.answer, Score)


def test_a_tile_that_is_taken_out_and_put_back_wins_again(editor_of: EditorOf) -> None:
    editor = editor_of(FOURTEEN)
    editor.take_back()
    editor.add(Mode.TILE, tile("3m"))
    assert text(editor) == FOURTEEN


def test_after_a_concealed_tile_is_taken_out_the_winning_one_stays(editor_of: EditorOf) -> None:
    editor = editor_of(FOURTEEN)
    editor.take_tile(0)
    assert text(editor) == "2789m55777z(666z)+3m"
    editor.add(Mode.TILE, tile("1m"))
    assert text(editor) == FOURTEEN


def test_clear_keeps_the_table(editor_of: EditorOf) -> None:
    editor = editor_of(f"{KONG} tsumo kong last seat=W round=S rules=wsom-mt option.limit=320 dora=5z")
    editor.clear()
    assert editor.draft == parse_line("seat=W round=S rules=wsom-mt option.limit=320").apply(Draft())
    assert editor.draft.hand == Hand()


def test_clear_takes_a_win_without_tiles_back_too(editor_of: EditorOf) -> None:
    editor = editor_of("tsumo")
    editor.clear()
    assert editor.draft == Draft()


# What gives way


GIVING_WAY: list[tuple[str, Edit, str, str]] = [
    (
        f"{FOURTEEN} ron rob",
        ("set_self_draw", (True,)),
        f"{FOURTEEN} tsumo",
        "Robbing a kong was taken off: on a discard only.",
    ),
    (
        f"{KONG} tsumo kong",
        ("set_self_draw", (False,)),
        f"{KONG} ron",
        "Kong replacement tile was taken off: self-draw only.",
    ),
    (
        f"{KONG} tsumo kong last",
        ("take_meld", (1,)),
        "12m55z777z(666z)+3m tsumo last",
        "Kong replacement tile was taken off: needs a kong in the hand.",
    ),
    (
        f"{FOURTEEN} ron rob",
        ("set_condition", (Condition.LAST, True)),
        f"{FOURTEEN} ron last",
        "Robbing a kong gave way to Last discard.",
    ),
    (
        f"{FOURTEEN} ron last",
        ("set_condition", (Condition.ROB, True)),
        f"{FOURTEEN} ron rob",
        "Last discard gave way to Robbing a kong.",
    ),
    (
        "123456789m1115z+5z tsumo last",
        ("set_condition", (Condition.FIRST, True)),
        "123456789m1115z+5z tsumo first",
        "Last tile of the wall gave way to Blessing of Heaven.",
    ),
    (
        "12m123789p1112z+3m ron rob",
        ("choose_winning", (8,)),
        "123m123789p112z+1z ron",
        "Robbing a kong was taken off: another copy is in the hand.",
    ),
    (
        "123456789m1115z+5z tsumo first",
        ("set_self_draw", (False,)),
        "123456789m1115z+5z ron",
        "Blessing of Heaven was taken off: East by self-draw only.",
    ),
    (
        "123456789m111z ron first seat=S from=E",
        ("add", (Mode.PUNG, tile("5z"))),
        "123456789m111z ron first seat=S from=E",
        "There is no room for 555z",
    ),
    (
        "123456789m ron first seat=S from=E",
        ("add", (Mode.PUNG, tile("5z"))),
        "123456789m(555z) ron seat=S from=E",
        "Blessing of Earth was taken off: not after a call or kong.",
    ),
    (
        f"{FOURTEEN.replace('(666z)', '666z')} ron first seat=S from=E",
        ("set_discarder", (Wind.W,)),
        f"{FOURTEEN.replace('(666z)', '666z')} ron seat=S from=W",
        "Blessing of Earth was taken off: on East’s discard only.",
    ),
    (
        f"{FOURTEEN} ron seat=E from=S",
        ("set_seat", (Wind.S,)),
        f"{FOURTEEN} ron seat=S",
        "The discarder was taken off: South is now the winner’s seat.",
    ),
    # What new rules take off, they name.
    (
        "12789m55666777z+3m ron first seat=S from=W rules=tenhou",
        ("set_rules", ("wsom", ())),
        "12789m55666777z+3m ron seat=S from=W",
        "Blessing of Earth was taken off: on East’s discard only.",
    ),
    (
        f"{FOURTEEN} tsumo first seat=S",
        ("set_rules", ("tenhou", ())),
        f"{FOURTEEN} tsumo seat=S rules=tenhou",
        "Won on the first draw was taken off: not after a call or quad.",
    ),
]


@pytest.mark.parametrize(("before", "edit", "after", "said"), GIVING_WAY)
def test_what_gives_way_is_named(editor_of: EditorOf, before: str, edit: Edit, after: str, said: str) -> None:
    editor = editor_of(before)
    heard, first = hear(editor), editor.draft
    make(editor, edit)
    assert editor.draft == parse_line(after).apply(Draft())
    assert heard[-1].startswith(said)
    if editor.undo_stack.count():
        editor.undo_stack.undo()
    assert editor.draft == first


def test_one_that_gave_way_says_nothing_of_the_next_edit(editor_of: EditorOf) -> None:
    editor = editor_of(f"{FOURTEEN} ron rob")
    heard = hear(editor)
    editor.set_condition(Condition.LAST, True)
    editor.set_seat(Wind.N)
    assert heard[-1] == ""


def test_a_discarder_goes_with_a_self_draw(editor_of: EditorOf) -> None:
    editor = editor_of(f"{FOURTEEN} ron from=none")
    editor.set_self_draw(True)
    assert editor.draft.win.nobody is False
    assert editor.draft.win.discarder is None


# Rules


def test_another_rule_set_scores_at_once(editor_of: EditorOf) -> None:
    editor = editor_of(f"{FOURTEEN} ron from=S")
    answer = editor.standing.answer
    assert isinstance(answer, Score)
    assert answer.total == 140
    editor.set_rules("wsom-mt")
    answer = editor.standing.answer
    assert isinstance(answer, Score)
    assert (answer.rules, answer.total) == ("wsom-mt", 130)
    assert (editor.rule_set.id, editor.options["limit"]) == ("wsom-mt", "none")
    editor.undo_stack.undo()
    assert editor.rule_set.id == "wsom"


def test_an_option_acts_at_once(editor_of: EditorOf) -> None:
    editor = editor_of(f"{FOURTEEN} ron from=S")
    editor.set_option("minimum", "500")
    assert editor.options["minimum"] == "500"
    assert not isinstance(editor.standing.answer, Score)
    editor.reset_options()
    assert isinstance(editor.standing.answer, Score)


@pytest.mark.parametrize(
    "draft",
    [
        Draft(rules="nowhere"),
        Draft(rules="nowhere", options=(("limit", "320"),)),
        Draft(options=(("colour", "red"),)),
        Draft(options=(("limit", "much"), ("minimum", "x"))),
    ],
)
def test_starting_with_unknown_rules_or_options(qapp: object, draft: Draft) -> None:
    editor = Editor(draft)
    assert editor.rule_set.id == "wsom"
    assert editor.options["limit"] == "none"
    assert editor.add(Mode.TILE, 0)
    editor.reset_options()
    assert editor.draft.options == ()


def test_circumstances_are_the_rule_sets(editor_of: EditorOf) -> None:
    editor = editor_of(f"{FOURTEEN} ron")
    found = {c.condition: c.objection for c in editor.circumstances()}
    assert found == {
        Condition.LAST: None,
        Condition.ROB: None,
        Condition.KONG: "self-draw-only",
        Condition.FIRST: "east-dealt-only",
    }
