"""Edits of a hand as data, for tests that make them up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hypothesis import strategies as st

from mahjong_desk.core.hand import Condition
from mahjong_desk.core.tiles import TILES, Wind
from mahjong_desk.models.editor import Editor, Mode
from mahjong_desk.rules.wsom.circumstances import KNOWN

Edit = tuple[str, tuple[Any, ...]]

LINES = (
    "12789m55777z(666z)+3m ron seat=E from=S",
    "12m55z777z(666z)[1111p]+3m tsumo kong",
    "11122233999m55p+3m ron seat=S from=W",
    "19m19p19s1234567z+1z ron seat=S from=E first",
    "1112345678999m+5m tsumo",
    "1122334455667p+7p rules=zung-jung",
    "123m456p789s1122z+3z",
    "123m456p789s1122z",
    "11111m234p",
    "123m405p55s66z rob",
    "111z222z333z444z5z+5z option.limit=320",
    "(123m)(456p)(789s)11z22z+1z tsumo last option.minimum=20",
    "tsumo seat=N round=S",
    "rules=wsom-mt",
    "option.limit=320",
    "12x",
    "1m rules=nowhere",
    "1m option.limit=7",
    "seat=Q",
    "",
)
"""What might be typed or pasted: hands of all sorts, words alone, and what cannot be read."""

OPTIONS = (
    ("limit", "320"),
    ("limit", "none"),
    ("minimum", "0"),
    ("minimum", "50"),
    ("chicken", "1"),
    ("payment", "all-pay"),
    ("all_honors_adds_mixed_greater", "no"),
    ("nothing", "1"),
    ("limit", "much"),
)

_places = st.integers(0, 14)
_tiles = st.integers(0, TILES - 1)


def _named(name: str, *arguments: st.SearchStrategy[Any]) -> st.SearchStrategy[Edit]:
    return st.tuples(st.just(name), st.tuples(*arguments))


typed = st.one_of(
    st.sampled_from(LINES), st.text("123456789mpszESW()[]+ =", max_size=24), st.text(max_size=8)
)

tile_edits: st.SearchStrategy[Edit] = st.one_of(
    _named("add", st.just(Mode.TILE), _tiles),
    _named("add", st.just(Mode.TILE), st.integers(0, 5)),
    _named("add", st.sampled_from(Mode), _tiles),
    _named("take_tile", _places),
    _named("take_meld", st.integers(0, 3)),
    _named("choose_winning", _places),
    _named("take_back"),
)

edits: st.SearchStrategy[Edit] = st.one_of(
    tile_edits,
    _named("edit_text", typed),
    _named("paste", st.sampled_from(LINES)),
    _named("paste", typed),
    _named("set_self_draw", st.booleans()),
    _named("set_seat", st.sampled_from(Wind)),
    _named("set_discarder", st.sampled_from([*Wind, None])),
    _named("set_condition", st.sampled_from(list(KNOWN.excludes)), st.booleans()),
    _named("set_rules", st.sampled_from(["wsom", "wsom-mt", "zung-jung", "reach", "tenhou", "nowhere"])),
    _named("set_option", st.sampled_from(OPTIONS)).map(lambda edit: (edit[0], edit[1][0])),
    _named("reset_options"),
    _named("end_typing"),
    _named("clear"),
)

sequences = st.lists(edits, max_size=25)


def make(editor: Editor, edit: Edit) -> None:
    """Make an edit, if the hand has what it is made to."""
    name, arguments = edit
    if name == "take_meld" and arguments[0] >= len(editor.draft.hand.melds):
        return
    if name == "set_condition" and not isinstance(arguments[0], Condition):
        raise TypeError(arguments)
    operation: Callable[..., object] = getattr(editor, name)
    operation(*arguments)
