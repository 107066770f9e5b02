"""Progress as a table of plain values, for spreadsheet programs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime, tzinfo
from typing import NamedTuple

from mahjong_desk.club.tables_out import Cell, Column, Sort, Table
from mahjong_desk.core.texts import Texts
from mahjong_desk.practice.progress import Counts, Progress, knowledge
from mahjong_desk.practice.progress_problems import TEXTS


class Course(NamedTuple):
    """Progress by one rule set: what that is called, and the items that there are, each id with its name."""

    title: str
    progress: Progress
    items: Sequence[tuple[str, str]]


def progress_texts() -> Texts:
    """The texts that the table is made with: columns, and the words of ``knowledge``."""
    return Texts(TEXTS)


def progress_table(
    courses: Sequence[Course], moment: datetime, texts: Texts, zone: tzinfo | None = None
) -> Table:
    """A row for each item as it is known at a moment, in its order; times are those of ``zone``, or here.

    What was practised and is no item any more comes last, under its id.
    """
    sorts = (
        *(("rules", Sort.TEXT, 24), ("item", Sort.TEXT, 30), ("knowledge", Sort.TEXT, 12)),
        *((key, Sort.COUNT, 10) for key in Counts._fields),
        *(("share", Sort.SHARE, 10), ("seen", Sort.TEXT, 18), ("due", Sort.TEXT, 18)),
    )
    columns = tuple(Column(texts.get("columns", key), sort, width) for key, sort, width in sorts)
    rows = [
        (course.title, name, *_item_cells(course.progress, item, moment, texts, zone))
        for course in courses
        for item, name in _items(course)
    ]
    return Table(texts.get("columns", "patterns"), columns, tuple(rows))


def _items(course: Course) -> Iterator[tuple[str, str]]:
    yield from course.items
    known = {item for item, _ in course.items}
    yield from ((item, item) for item in sorted(course.progress.cards) if item not in known)


def _item_cells(
    progress: Progress, item: str, moment: datetime, texts: Texts, zone: tzinfo | None
) -> tuple[Cell, ...]:
    word = texts.get("knowledge", knowledge(progress, item, moment).value)
    card = progress.cards.get(item)
    if card is None:
        return (word, *_count_cells(Counts()), None, None)
    return (word, *_count_cells(card.counts), _time(card.seen, zone), _time(card.memory.due, zone))


def _count_cells(counts: Counts) -> tuple[Cell, ...]:
    share = counts.share
    return (*counts, None if share is None else round(share, 4))


def _time(moment: datetime, zone: tzinfo | None) -> str:
    return moment.astimezone(zone).isoformat(sep=" ", timespec="minutes")[:16]
