"""The list model over records: it changes only what differs, and never resets."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QModelIndex, Qt

from mahjong_desk.models.records import RECORD, RecordModel
from tests.models.watching import Kept, Watcher

pytestmark = pytest.mark.usefixtures("qapp")


@dataclass(frozen=True)
class Thing:
    key: int
    text: str


def key(thing: Thing) -> int:
    return thing.key


def model_of(*things: Thing) -> RecordModel[Thing]:
    model: RecordModel[Thing] = RecordModel(key, {Qt.ItemDataRole.DisplayRole: lambda thing: thing.text})
    model.set_records(things)
    return model


def things(keys: str) -> list[Thing]:
    return [Thing(ord(letter), letter) for letter in keys]


def shown(model: RecordModel[Thing]) -> str:
    return "".join(model.index(row).data() for row in range(model.rowCount()))


lists = st.lists(
    st.builds(Thing, st.integers(0, 9), st.sampled_from("abc")), max_size=10, unique_by=lambda t: t.key
)


@given(st.lists(lists, min_size=1, max_size=8))
def test_any_lists_after_one_another(steps: list[list[Thing]]) -> None:
    model = model_of()
    watcher = Watcher(model)
    for records in steps:
        kept = Kept(model, key)
        before = {thing.key: thing for thing in model.records()}
        watcher.clear()
        model.set_records(records)
        assert list(model.records()) == records
        assert [model.index(row).data() for row in range(model.rowCount())] == [t.text for t in records]
        kept.check()
        # Only rows that came, went or are different now were touched.
        came = sum(thing.key not in before for thing in records)
        assert sum(last - first + 1 for first, last in watcher.inserted) == came
        assert sum(last - first + 1 for first, last in watcher.removed) == len(before) - (len(records) - came)
        different = [row for row, t in enumerate(records) if t.key in before and before[t.key] != t]
        assert watcher.changed == different
    assert watcher.never_reset()


@given(st.lists(st.lists(st.builds(Thing, st.integers(0, 2), st.sampled_from("ab")), max_size=7), max_size=6))
def test_equal_keys_do_no_harm(steps: list[list[Thing]]) -> None:
    model = model_of()
    watcher = Watcher(model)
    for records in steps:
        model.set_records(records)
        assert list(model.records()) == records
    assert watcher.never_reset()


@pytest.mark.parametrize(
    ("before", "after", "removed", "inserted"),
    [
        ("", "abc", [], [(0, 2)]),
        ("abc", "", [(0, 2)], []),
        ("abc", "abc", [], []),
        ("abd", "abcd", [], [(2, 2)]),
        ("abcd", "bc", [(3, 3), (0, 0)], []),
        ("abc", "xbz", [(2, 2), (0, 0)], [(0, 0), (2, 2)]),
        ("abc", "cab", [], []),
        ("abcdef", "fxa", [(1, 4)], [(1, 1)]),
    ],
)
def test_the_fewest_rows_come_and_go(
    before: str, after: str, removed: list[tuple[int, int]], inserted: list[tuple[int, int]]
) -> None:
    model = model_of(*things(before))
    watcher = Watcher(model)
    model.set_records(things(after))
    assert shown(model) == after
    assert (watcher.removed, watcher.inserted) == (removed, inserted)


def test_a_changed_record_keeps_its_row() -> None:
    model = model_of(Thing(1, "a"), Thing(2, "b"), Thing(3, "c"))
    watcher, kept = Watcher(model), Kept(model, key)
    model.set_records([Thing(1, "a"), Thing(2, "B"), Thing(3, "c")])
    assert (watcher.changed, watcher.inserted, watcher.removed) == ([1], [], [])
    kept.check()


def test_what_a_row_answers() -> None:
    model = model_of(Thing(7, "seven"))
    index = model.index(0)
    assert index.data() == "seven"
    assert index.data(RECORD) == Thing(7, "seven")
    assert index.data(Qt.ItemDataRole.ToolTipRole) is None
    assert model.data(QModelIndex()) is None
    assert model.data(model_of(*things("abc")).index(2)) is None
    assert model.rowCount(index) == 0


def test_the_list_that_was_given_stays_the_callers() -> None:
    given_list = things("ab")
    model = model_of()
    model.set_records(given_list)
    given_list.clear()
    assert shown(model) == "ab"
