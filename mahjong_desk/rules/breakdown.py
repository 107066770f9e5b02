"""A score as lines to show: what a window or a report lists, with texts in a language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from mahjong_desk.core.arrangements import Reading
from mahjong_desk.core.group_names import groups_text
from mahjong_desk.core.texts import Texts
from mahjong_desk.rules.score import Row, ScoredReading


class Line(NamedTuple):
    """One line of a breakdown.

    ``id`` tells it from the other lines; ``pattern`` is the pattern it names, if it names one; ``groups`` the
    places of the groups that earn it, and ``which`` names them where the rest of the line leaves that open.
    """

    id: str
    name: str
    detail: str
    value: str
    groups: tuple[int, ...] = ()
    pattern: str | None = None
    which: str = ""


class Part(NamedTuple):
    """A list of lines with its title and a remark beside the title; the only part of a score has none."""

    title: str
    remark: str
    lines: tuple[Line, ...]


class Chart(NamedTuple):
    """A table to look a score up in. ``lit`` is the cell of the hand shown, as row and column."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[str, ...]
    cells: tuple[tuple[str, ...], ...]
    lit: tuple[int, int] | None = None


def row_name(row: Row, texts: Texts) -> str:
    """A row's name with how often it counts: ``Value Honor ×2``."""
    name = texts.get("patterns", row.id)
    return name if row.count == 1 else f"{name} ×{row.count}"


def row_lines(scored: ScoredReading, texts: Texts) -> Iterator[Line]:
    """The rows of a reading as lines."""
    for row in scored.rows:
        sentence = texts.get("sentences", row.id)
        which = _which(row, scored.reading, texts)
        yield Line(row.id, row_name(row, texts), sentence, str(row.value), row.groups, row.id, which)


def _which(row: Row, reading: Reading, texts: Texts) -> str:
    """The groups that earn a row, by the family's own words for a pattern that some groups of a hand earn."""
    if not row.groups or texts.find("which", row.id) is None:
        return ""
    named = groups_text([reading.groups[place] for place in row.groups], texts)
    return texts.get("which", row.id, groups=named)
