"""Whatever is done in whatever order: the database has what a plain list has."""

from __future__ import annotations

import shutil
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mahjong_desk.club.store.kept import Conflict, Kept
from mahjong_desk.club.store.sheets import Answer, Sheets
from tests.club.store.made import evening, good, numbered, numbers, opened
from tests.scale import count


class Step(NamedTuple):
    """What is done, about where, with which number, and whether from the match before the last change."""

    what: str
    about: int
    number: int
    is_late: bool


STEPS = st.lists(
    st.builds(
        Step,
        st.sampled_from(["record", "insert", "change", "remove", "end"]),
        st.integers(0, 9),
        st.integers(0, 9999),
        st.integers(0, 3).map(lambda chance: chance == 0),
    ),
    max_size=10,
)


def place_of(seen: Kept, step: Step) -> int:
    """The place that a step is for, in the match that it is done to."""
    size = len(seen.hands)
    if step.what == "record":
        return size
    return step.about % (size + 1 if step.what == "insert" else max(1, size))


def done(sheets: Sheets, seen: Kept, step: Step) -> Answer:
    place, played = place_of(seen, step), numbered(step.number)
    if step.what == "record":
        return sheets.record(seen, played)
    if step.what == "insert":
        return sheets.insert(seen, place, played)
    if step.what == "change":
        return sheets.change(seen, place, played, None)
    return sheets.remove(seen, place) if step.what == "remove" else sheets.end(seen)


def changed(model: list[int], now: Kept, seen: Kept, step: Step) -> list[int]:
    """The numbers after a step: it is done to the hand that was seen, or behind it, wherever it is by now."""
    ids = [hand.id for hand in now.hands]
    place = place_of(seen, step)
    if step.what in ("record", "insert"):
        at = ids.index(seen.hands[place - 1].id) + 1 if place else 0
        return [*model[:at], step.number, *model[at:]]
    if step.what == "end":
        return model
    at = ids.index(seen.hands[place].id)
    return [*model[:at], *([step.number] if step.what == "change" else []), *model[at + 1 :]]


@settings(max_examples=count(8, 500))
@given(STEPS)
def test_it_has_what_a_list_has(
    made_file: Path, tmp_path_factory: pytest.TempPathFactory, steps: list[Step]
) -> None:
    path = shutil.copy(made_file, tmp_path_factory.mktemp("random") / "matches.sqlite")
    with closing(opened(f"sqlite:///{path}")) as sheets:
        now = before = good(sheets.begin(evening()))
        model: list[int] = []
        changes = 1
        for step in steps:
            seen = before if step.is_late else now
            if step.what in ("change", "remove") and not seen.hands:
                continue
            answer = done(sheets, seen, step)
            if isinstance(answer, Conflict):
                assert step.is_late
                assert answer.now == now
                continue
            model = changed(model, now, seen, step)
            before, now = now, good(answer)
            changes += 1
            assert numbers(now) == model
        assert sheets.match(now.id) == now
        trail = sheets.trail(now.id)
        assert len(trail) == changes
