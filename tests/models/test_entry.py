"""Melds that are offered, what a click would take, typed runs, and examples."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.hand import Hand, Win
from mahjong_desk.core.melds import meld_of
from mahjong_desk.core.notation import parse_tiles
from mahjong_desk.core.tiles import TILES
from mahjong_desk.models.editor import Editor, Mode
from mahjong_desk.models.entry import MELDS, Entry
from tests.core.strategies import hands

RULES = ("wsom", "tenhou")


def editor_of(draft: Draft) -> tuple[Editor, Entry]:
    editor = Editor(draft)
    return editor, Entry(editor, editor)


modes = st.sampled_from(list(MELDS))
kinds = st.integers(0, TILES - 1)


@given(hands(), st.sampled_from(RULES), st.sampled_from([4, 3]), modes, kinds)
def test_a_click_takes_just_what_was_lit(hand: Hand, rules: str, players: int, mode: Mode, tile: int) -> None:
    draft = Draft(hand, Win(players=players if rules == "tenhou" else 4), rules)
    editor, entry = editor_of(draft)
    lit = entry.would_take(mode, tile)
    added = editor.add(mode, tile)
    assert added == bool(lit)
    assert editor.draft.hand.melds[len(draft.hand.melds) :] == (
        () if not added else (meld_of(MELDS[mode], lit),)
    )


@given(hands(), st.sampled_from(RULES), modes, kinds)
def test_whatever_is_offered_can_be_added(hand: Hand, rules: str, mode: Mode, tile: int) -> None:
    draft = Draft(hand, Win(), rules)
    _, entry = editor_of(draft)
    offered = entry.offered(mode, tile)
    assert len(offered) == len(set(offered))
    for meld in offered:
        editor, fresh = editor_of(draft)
        assert fresh.add_meld(meld)
        assert editor.draft.hand.melds[-1] == meld
        assert fresh.describe(meld)[1]


@pytest.mark.parametrize(
    ("mode", "tiles", "hand"),
    [
        (Mode.TILE, "123m5z", "123m5z"),
        (Mode.CHOW, "3m", "(345m)"),
        (Mode.CHOW, "543m", "(345m)"),
        (Mode.KONG, "5555p", "(5550p)"),
        (Mode.CONCEALED_KONG, "5550p", "[5550p]"),
        (Mode.PUNG, "555p", "(555p)"),
        (Mode.DORA, "3p", ""),
    ],
)
def test_a_typed_run(mode: Mode, tiles: str, hand: str) -> None:
    editor, entry = editor_of(Draft(rules="tenhou"))
    assert entry.add_run(mode, parse_tiles(tiles))
    assert editor.draft.hand.text == hand


def test_a_run_goes_up_to_the_first_that_cannot_be_added() -> None:
    editor, entry = editor_of(Draft())
    said: list[str] = []
    editor.noticed.connect(said.append)
    assert not entry.add_run(Mode.TILE, parse_tiles("111112m"))
    assert editor.draft.hand.text == "1111m"
    assert said[-1].startswith("All four copies of 1 of characters")


def test_an_example_starts_from_an_empty_table() -> None:
    editor, entry = editor_of(Draft(win=Win(self_draw=True, honba=2, players=3), rules="tenhou"))
    entry.show_example()
    assert (editor.draft.win.self_draw, editor.draft.win.honba, editor.draft.win.players) == (False, 0, 4)
    assert editor.draft.rules == "tenhou"
    editor.undo_stack.undo()
    assert editor.draft.win.honba == 2
