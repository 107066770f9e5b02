"""The hand as text: typing, deleting words, pasting."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.hand import Condition
from mahjong_desk.core.line import format_line, parse_line, parse_lines
from mahjong_desk.core.problems import Reason
from mahjong_desk.core.tiles import Wind, tile
from mahjong_desk.models.editor import Editor, Mode
from mahjong_desk.rules.score import Refusal, Score
from tests.models.moves import Edit, make, sequences, typed

EditorOf = Callable[[str], Editor]

HAND = "12789m55777z(666z)+3m"


def type_out(editor: Editor, text: str, start: str = "") -> None:
    """Type a text letter by letter after what stands there already."""
    for end in range(len(start) + 1, len(start + text) + 1):
        editor.edit_text((start + text)[:end])


def delete_word(editor: Editor, text: str, word: str) -> str:
    """Delete a word letter by letter from its end; the text that is left."""
    before, after = text.split(word)
    for end in range(len(word) - 1, -1, -1):
        editor.edit_text(before + word[:end] + after)
    return before + after


def test_everything_can_be_typed(editor: Editor) -> None:
    line = (
        "12m55z777z(666z)[1111p]+3m tsumo last kong seat=W round=S dora=1z ura=2p honba=2 sticks=1 pao=N"
        " rules=ema option.red_fives=3"
    )
    assert editor.edit_text(line) == ()
    assert editor.draft == parse_line(line).apply(Draft())
    assert editor.draft.win.conditions == {Condition.LAST, Condition.KONG}
    assert editor.draft.win.pao is Wind.N
    assert editor.rule_set.id == "ema"


@pytest.mark.parametrize("how", ["typed", "pasted", "loaded"])
def test_what_the_table_cannot_have_is_taken_off(editor: Editor, how: str) -> None:
    line = f"{HAND} tsumo seat=S round=W players=3 north=2 dora=1z2z ura=3z honba=1 rules=wsom"
    said: list[str] = []
    editor.noticed.connect(said.append)
    if how == "typed":
        assert editor.edit_text(line) == ()
    elif how == "pasted":
        assert editor.paste(line) == ()
    else:
        editor.load(parse_line(line).apply(Draft()), "open it")
    assert editor.draft == parse_line(f"{HAND} tsumo seat=S round=W honba=1 rules=wsom").apply(Draft())
    assert isinstance(editor.standing.answer, Score)
    # Nothing that Undo could bring back was there.
    assert said[-1].startswith("Left out, as these rules do not use it: ")
    assert "Undo" not in said[-1]
    editor.clear()
    assert "players" not in format_line(editor.draft)


def test_no_more_indicators_than_there_can_be(editor: Editor) -> None:
    editor.paste("12345m dora=1111z2222z ura=3333z444z rules=reach")
    assert (len(editor.draft.win.dora), len(editor.draft.win.ura)) == (5, 5)


def test_typing_letter_by_letter_is_one_step(editor: Editor) -> None:
    type_out(editor, f"{HAND} ron seat=S from=W")
    assert editor.draft == parse_line(f"{HAND} ron seat=S from=W").apply(Draft())
    assert editor.undo_stack.count() == 1
    assert editor.undo_stack.undoText() == "type"
    editor.undo_stack.undo()
    assert editor.draft == Draft()
    editor.undo_stack.redo()
    assert editor.draft.win.discarder is Wind.W


def test_typing_after_a_pause_or_another_edit_is_a_new_step(editor: Editor) -> None:
    editor.edit_text("1m")
    editor.edit_text("12m")
    editor.end_typing()
    editor.edit_text("123m")
    assert editor.undo_stack.count() == 2
    editor.add(Mode.TILE, tile("5z"))
    editor.edit_text("123m55z")
    editor.edit_text("123m555z")
    assert editor.undo_stack.count() == 4
    for expected in ("123m5z", "123m", "12m", ""):
        editor.undo_stack.undo()
        assert editor.draft.hand.text == expected


def test_after_undoing_typing_goes_on_as_a_new_step(editor: Editor) -> None:
    type_out(editor, "123m")
    editor.undo_stack.undo()
    editor.edit_text("5z")
    assert editor.undo_stack.count() == 1
    editor.undo_stack.undo()
    assert editor.draft == Draft()


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("12", Reason.BAD_NOTATION),
        ("12x", Reason.BAD_NOTATION),
        ("12m(666z", Reason.BAD_NOTATION),
        ("12m tsu", Reason.BAD_NOTATION),
        ("(124m)", Reason.BAD_MELD),
        ("12m seat=", Reason.BAD_VALUE),
        ("12m colour=red", Reason.UNKNOWN_KEY),
        ("12m rules=nowhere", Reason.UNKNOWN_RULES),
        ("12m option.colour=red", Reason.UNKNOWN_OPTION),
        ("12m option.limit=7", Reason.BAD_VALUE),
        ("12m rules=zung-jung option.payment=x", Reason.BAD_VALUE),
        ("12m ron tsumo", Reason.CONFLICTING_CONDITIONS),
        ("1m" * 5000, Reason.BAD_NOTATION),
    ],
)
def test_what_cannot_be_read_changes_nothing(editor_of: EditorOf, text: str, reason: Reason) -> None:
    editor = editor_of(f"{HAND} ron seat=S")
    first = editor.draft
    changes: list[None] = []
    editor.changed.connect(lambda: changes.append(None))
    problems = editor.edit_text(text)
    assert problems[0].reason is reason
    assert editor.texts.problem(problems[0])
    assert editor.draft == first
    assert editor.undo_stack.count() == 0
    assert not changes


def test_every_problem_is_returned(editor: Editor) -> None:
    assert len(editor.edit_text("12mx seat=Q colour=red")) == 3


def test_a_hand_that_cannot_be_is_read_all_the_same(editor: Editor) -> None:
    assert editor.edit_text("11111m") == ()
    assert editor.draft.hand.text == "11111m"
    assert editor.standing.answer is not None


@pytest.mark.parametrize(
    ("word", "left"),
    [
        ("last", "ron rob seat=S round=W from=N"),
        ("rob", "ron last seat=S round=W from=N"),
        ("seat=S", "ron last rob round=W from=N"),
        ("from=N", "ron last rob seat=S round=W"),
        ("round=W", "ron last rob seat=S from=N"),
        ("option.limit=320", None),
    ],
)
def test_a_deleted_word_takes_its_condition_off(editor: Editor, word: str, left: str | None) -> None:
    editor.edit_text(f"{HAND} ron last rob seat=S round=W from=N option.limit=320")
    editor.end_typing()
    shown = editor.line
    text = delete_word(editor, shown, word)
    expected = f"{HAND} {left} option.limit=320" if left else f"{HAND} ron last rob seat=S round=W from=N"
    assert editor.draft == parse_line(expected).apply(Draft())
    assert editor.edit_text(text) == ()
    assert editor.draft == parse_line(expected).apply(Draft())


def test_deleting_tsumo_is_a_discard(editor_of: EditorOf) -> None:
    editor = editor_of(f"{HAND} tsumo")
    delete_word(editor, editor.line, "tsumo")
    assert editor.draft.win.self_draw is False


def test_words_that_were_never_in_the_text_stay(editor_of: EditorOf) -> None:
    # The field holds the whole line; whoever writes another hand over it takes no seat away …
    editor = editor_of(f"{HAND} ron seat=S from=W")
    type_out(editor, "123m456p")
    assert editor.draft.win.seat is Wind.S
    # … and neither do words that are added to it.
    type_out(editor, " last", "123m456p")
    assert editor.draft == parse_line("123m456p ron seat=S from=W last").apply(Draft())


def test_a_word_that_was_typed_and_deleted_again_is_off(editor: Editor) -> None:
    type_out(editor, f"{HAND} last")
    assert editor.draft.win.conditions == {Condition.LAST}
    delete_word(editor, f"{HAND} last", " last")
    assert not editor.draft.win.conditions


def test_pasted_words_are_set_and_absent_ones_stay(editor_of: EditorOf) -> None:
    editor = editor_of("123m tsumo last seat=W option.limit=320")
    assert editor.paste(f"{HAND} round=S") == ()
    assert editor.draft == parse_line(f"{HAND} tsumo last seat=W round=S option.limit=320").apply(Draft())
    assert editor.paste(f"{HAND} ron seat=E") == ()
    assert editor.draft.win.seat is Wind.E
    assert editor.draft.win.self_draw is False
    assert editor.undo_stack.count() == 2


def test_pasted_words_without_a_tile_leave_the_tiles(editor_of: EditorOf) -> None:
    editor = editor_of(HAND)
    assert editor.paste("tsumo seat=W") == ()
    assert editor.draft == parse_line(f"{HAND} tsumo seat=W").apply(Draft())


def test_pasting_another_rule_set_leaves_the_options_of_the_old_one(editor_of: EditorOf) -> None:
    editor = editor_of("123m option.limit=320")
    editor.paste("123m rules=wsom-mt option.minimum=5")
    assert (editor.draft.rules, editor.draft.options) == ("wsom-mt", (("minimum", "5"),))


def test_a_paste_that_cannot_be_read_is_returned_and_said(editor: Editor, notices: list[str]) -> None:
    problems = editor.paste("12x 9q")
    assert problems
    assert notices == [editor.texts.problem(problems[0])]
    assert editor.draft == Draft()


def test_a_pasted_line_is_taken_as_it_is(editor: Editor) -> None:
    # Conflicts that somebody wrote are shown with their reason, not silently mended.
    editor.paste(f"{HAND} ron kong")
    assert editor.draft.win.conditions == {Condition.KONG}
    assert editor.standing.answer is not None


@pytest.mark.parametrize(
    ("before", "pasted", "after", "said"),
    [
        (
            "ron from=S",
            f"{HAND} tsumo",
            "tsumo",
            "The discarder was taken off: a self-drawn tile has none.",
        ),
        (
            "ron from=S",
            f"{HAND} seat=S",
            "ron seat=S",
            "The discarder was taken off: South is now the winner’s seat.",
        ),
        ("ron from=none", f"{HAND} tsumo", "tsumo", ""),
        ("ron from=none", f"{HAND} seat=S", "ron seat=S from=none", ""),
        ("ron rob", f"{HAND} tsumo", "tsumo", "Robbing a kong was taken off: on a discard only."),
        (
            "ron last",
            f"{HAND} rob",
            "ron rob",
            "Last discard was taken off: another circumstance excludes it.",
        ),
    ],
)
def test_what_the_window_had_gives_way_to_pasted_words(
    editor_of: EditorOf, before: str, pasted: str, after: str, said: str
) -> None:
    editor, notices = editor_of(before), list[str]()
    editor.noticed.connect(notices.append)
    assert editor.paste(pasted) == ()
    assert editor.draft == parse_line(f"{HAND} {after}").apply(Draft())
    assert [notice for notice in notices if notice] == ([said] if said else [])


@pytest.mark.parametrize("words", ["tsumo from=S", "seat=S from=S", "ron kong", "ron last rob"])
def test_what_pasted_words_contradict_themselves_stands(editor_of: EditorOf, words: str) -> None:
    editor = editor_of("ron")
    editor.paste(f"{HAND} {words}")
    assert editor.draft == parse_line(f"{HAND} {words}").apply(Draft())
    assert isinstance(editor.standing.answer, Refusal)


def test_the_line_says_nothing_while_there_is_nothing(editor_of: EditorOf) -> None:
    assert editor_of("").line == ""
    assert editor_of("rules=wsom-mt").line == ""
    assert editor_of("seat=S").line == "ron seat=S round=E rules=wsom"
    assert editor_of("1m").line == "1m ron seat=E round=E rules=wsom"


@given(sequences)
def test_the_line_reads_back_as_the_same_hand(steps: list[Edit]) -> None:
    editor = Editor()
    for step in steps:
        make(editor, step)
    if editor.line:
        assert parse_line(editor.line).apply(Draft()) == editor.draft
        before = editor.draft
        assert editor.edit_text(editor.line) == ()
        assert editor.draft == before


@given(typed, typed)
def test_any_text_is_read_or_returned(first: str, second: str) -> None:
    editor = Editor()
    for text in (first, second):
        before = editor.draft
        problems = editor.edit_text(text)
        if problems:
            assert editor.draft == before
            assert all(editor.texts.problem(problem) for problem in problems)
        else:
            # Of several lines the first that reads.
            assert editor.draft.hand == parse_lines(text).line.hand
            assert format_line(editor.draft)
