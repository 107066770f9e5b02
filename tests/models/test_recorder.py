"""Which hands are remembered, and when."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.line import parse_line
from mahjong_desk.core.tiles import tile
from mahjong_desk.hands.recent import RecentHands
from mahjong_desk.hands.unfinished import UnfinishedHand
from mahjong_desk.models.editor import Editor, Mode
from mahjong_desk.models.recorder import Recorder

SCORING = "12789m55777z(666z)+3m"
OTHER = "1112345678999s+5s"


def drawn(line: str) -> Draft:
    return parse_line(line).apply(Draft())


@pytest.fixture
def editor(qapp: object) -> Editor:
    return Editor()


@pytest.fixture
def recorder(editor: Editor, tmp_path: Path) -> Iterator[Recorder]:
    made = Recorder(editor, tmp_path)
    yield made
    made.close()


def hands(recorder: Recorder) -> list[str]:
    return [draft.hand.text for draft in recorder.recent().hands]


def add(editor: Editor, codes: str) -> None:
    for code in codes.split():
        assert editor.add(Mode.TILE, tile(code))


def clear(editor: Editor) -> None:
    editor.clear()


def paste_another(editor: Editor) -> None:
    assert not editor.paste("2m")


def load_a_variant(editor: Editor) -> None:
    editor.load(drawn(SCORING.replace("3m", "4m").replace("12m", "23m")), "load")


def take_back_all(editor: Editor) -> None:
    while editor.draft.hand.size:
        editor.take_back()


def type_over(editor: Editor) -> None:
    assert not editor.edit_text("12p")


@pytest.mark.parametrize("begin", [clear, paste_another, load_a_variant, take_back_all, type_over])
def test_a_scored_hand_is_remembered_when_another_is_begun(
    editor: Editor, recorder: Recorder, begin: Callable[[Editor], None]
) -> None:
    editor.paste(SCORING)
    assert hands(recorder) == []
    begin(editor)
    assert hands(recorder) == [SCORING]


def test_a_scored_hand_is_remembered_at_the_end(editor: Editor, recorder: Recorder, tmp_path: Path) -> None:
    editor.paste(SCORING)
    recorder.close()
    assert RecentHands(tmp_path).read().hands == (drawn(SCORING),)
    assert UnfinishedHand(tmp_path).take_over() is None


def test_hands_that_do_not_score_are_not_remembered(editor: Editor, recorder: Recorder) -> None:
    for line in ("12789m55777z(666z)", "123m456p789s1122z+3z", "1m"):
        editor.paste(line)
        editor.clear()
    assert hands(recorder) == []


def test_a_tile_that_is_corrected_makes_no_other_hand(editor: Editor, recorder: Recorder) -> None:
    editor.paste(OTHER)
    editor.take_back()
    add(editor, "6s")
    editor.set_self_draw(True)
    assert hands(recorder) == []
    editor.clear()
    assert recorder.recent().hands == (drawn("1112345678999s+6s tsumo"),)


def test_what_scored_is_remembered_when_a_tile_was_taken_out_since(
    editor: Editor, recorder: Recorder
) -> None:
    editor.paste(SCORING)
    editor.take_back()
    editor.clear()
    assert hands(recorder) == [SCORING]


def test_undo_and_redo(editor: Editor, recorder: Recorder) -> None:
    editor.paste(SCORING)
    editor.clear()
    editor.paste(OTHER)
    editor.undo_stack.undo()
    assert hands(recorder) == [OTHER, SCORING]
    editor.undo_stack.undo()
    editor.undo_stack.redo()
    assert hands(recorder) == [SCORING, OTHER]


def test_loading_is_one_step_that_takes_every_word_as_it_is(editor: Editor, recorder: Recorder) -> None:
    # A self-drawn robbed kong cannot be; it stands, with its reason.
    draft = drawn(f"{SCORING} tsumo rob seat=W rules=wsom-mt option.limit=320")
    editor.paste(OTHER)
    before = editor.draft
    editor.load(draft, "bring it back")
    assert editor.draft == draft
    assert editor.undo_stack.undoText() == "bring it back"
    editor.undo_stack.undo()
    assert editor.draft == before


def test_a_hand_that_was_never_closed_comes_back_as_a_step(
    editor: Editor, recorder: Recorder, tmp_path: Path
) -> None:
    assert not recorder.restore()
    left = UnfinishedHand(tmp_path)
    left.keep(drawn("123m seat=S rules=zung-jung"))
    assert not recorder.restore(), "that window still runs"

    assert left._handle is not None
    os.close(left._handle)
    assert recorder.restore()
    assert editor.draft == drawn("123m seat=S rules=zung-jung")
    editor.undo_stack.undo()
    assert editor.draft == Draft()


def test_a_folder_that_cannot_be_written_is_said_once(editor: Editor, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    recorder = Recorder(editor, tmp_path / "file")
    said: list[str] = []
    recorder.failed.connect(said.append)
    for _ in range(3):
        editor.paste(SCORING)
        editor.clear()
        recorder.recent()
    recorder.close()
    assert len(said) == 1
    assert "Hands cannot be kept" in said[0]


def test_that_nothing_can_be_kept_is_said_without_another_step(
    editor: Editor, tmp_path: Path, qtbot: QtBot
) -> None:
    (tmp_path / "file").touch()
    recorder = Recorder(editor, tmp_path / "file")
    said: list[str] = []
    recorder.failed.connect(said.append)
    editor.paste(SCORING)
    qtbot.waitUntil(lambda: len(said) == 1)
    # Again as soon as it goes wrong again, after all was well.
    (tmp_path / "file").unlink()
    editor.take_back()
    qtbot.waitUntil(lambda: not recorder._keeper.is_behind)
    shutil.rmtree(tmp_path / "file")
    (tmp_path / "file").touch()
    editor.paste(SCORING)
    qtbot.waitUntil(lambda: len(said) == 2)
    assert recorder.close() == ""


def test_closing_is_told_once_of_what_it_would_lose(editor: Editor, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    recorder = Recorder(editor, tmp_path / "file")
    editor.paste(SCORING)
    assert "Hands cannot be kept" in recorder.close()
    assert hands(recorder) == [SCORING]
    assert recorder.close() == ""
