"""Undo and redo restore exactly, whatever was done."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.line import parse_line
from mahjong_desk.models.editor import Editor
from mahjong_desk.rules.scoring import standing
from tests.models.moves import LINES, Edit, edits, make, sequences

pytestmark = pytest.mark.usefixtures("qapp")

starts = st.sampled_from([line for line in LINES if line and "x" not in line and "Q" not in line][:12])


@given(starts, sequences)
def test_undone_fully_it_is_the_first_hand_and_redone_the_last(line: str, steps: list[Edit]) -> None:
    first = parse_line(line).apply(Draft())
    editor = Editor(first)
    stack = editor.undo_stack
    at = {0: first}
    for step in steps:
        make(editor, step)
        at[stack.index()] = editor.draft
        assert editor.standing == standing(editor.draft)
    last = editor.draft
    while stack.canUndo():
        assert editor.draft == at[stack.index()]
        stack.undo()
    assert editor.draft == first
    assert editor.standing == standing(first)
    while stack.canRedo():
        stack.redo()
        assert editor.draft == at[stack.index()]
    assert editor.draft == last


@given(st.lists(st.one_of(edits, st.sampled_from(["undo", "redo"])), max_size=30))
def test_undo_and_redo_among_the_edits(steps: list[Edit | str]) -> None:
    editor = Editor()
    stack = editor.undo_stack
    path = [editor.draft]
    for step in steps:
        if step == "undo":
            stack.undo()
        elif step == "redo":
            stack.redo()
        elif not isinstance(step, str):
            before = editor.draft
            make(editor, step)
            if editor.draft != before:
                # It cuts off what could have been redone; typing goes on in the step that it began.
                path[stack.index() :] = [editor.draft]
        assert editor.draft == path[stack.index()]
    while stack.canUndo():
        stack.undo()
    assert editor.draft == Draft()


@given(sequences)
def test_each_step_has_a_name_and_changes_something(steps: list[Edit]) -> None:
    editor = Editor()
    stack = editor.undo_stack
    for step in steps:
        before, count = editor.draft, stack.index()
        make(editor, step)
        assert stack.index() - count in (0, 1)
        if stack.index() > count:
            assert editor.draft != before
            assert stack.undoText()


@given(sequences)
def test_changed_and_noticed_tell_the_truth(steps: list[Edit]) -> None:
    editor = Editor()
    seen: list[Draft] = []
    said: list[str] = []
    editor.changed.connect(lambda: seen.append(editor.draft))
    editor.noticed.connect(said.append)
    for step in steps:
        before = editor.draft
        seen.clear()
        make(editor, step)
        assert seen == ([editor.draft] if editor.draft != before else [])
        assert all(isinstance(sentence, str) for sentence in said)
