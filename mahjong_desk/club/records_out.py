"""Records of players as a table: what there is of each, for the window and for spreadsheet programs alike."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from mahjong_desk.club.records import Record
from mahjong_desk.club.tables_out import Cell, Column, Sort, Table
from mahjong_desk.core.texts import Texts


class Item(NamedTuple):
    """A column: the id of its title and its explanation in the texts, and what it says of a record.

    ``is_low``: the lower figures are the better ones, or names, so that they come first when it is sorted by.
    """

    id: str
    sort: Sort
    value: Callable[[Record], Cell]
    is_low: bool = False


def share(count: int, of: int) -> float | None:
    """How large a part of a number a count is; None of none."""
    return count / of if of else None


def _place(place: int) -> Callable[[Record], Cell]:
    return lambda record: record.places[place]


ITEMS = (
    Item("player", Sort.TEXT, lambda record: record.name, is_low=True),
    Item("games", Sort.COUNT, lambda record: record.games),
    Item("final", Sort.FINAL, lambda record: record.final),
    Item("score", Sort.TOTAL, lambda record: record.score),
    Item("place", Sort.MEAN, lambda record: record.place, is_low=True),
    *(Item(f"place-{place + 1}", Sort.COUNT, _place(place)) for place in range(4)),
    Item("hands", Sort.COUNT, lambda record: record.hands),
    Item("wins", Sort.COUNT, lambda record: record.wins),
    Item("win-rate", Sort.SHARE, lambda record: share(record.wins, record.hands)),
    Item("self-draws", Sort.COUNT, lambda record: record.self_draws),
    Item("deal-ins", Sort.COUNT, lambda record: record.deal_ins, is_low=True),
    Item("deal-in-rate", Sort.SHARE, lambda record: share(record.deal_ins, record.hands), is_low=True),
    Item("reaches", Sort.COUNT, lambda record: record.reaches),
)
"""All of them, in their order; the first is the player's name."""


def says_something(item: Item, records: Sequence[Record]) -> bool:
    """Whether a column is worth its room: not where nobody reached, or final points are the points."""
    if item.id == "score":
        return any(record.score != record.final for record in records)
    if item.id in ("reaches", "place-4"):
        return any(item.value(record) for record in records)
    return True


def title_of(item: Item, texts: Texts, *, with_final: bool) -> str:
    """What a column is called by the texts of the club; ``with_final``: points are not final points."""
    key = "points" if item.id == "final" and not with_final else item.id
    return texts.get("records", key)


def records_table(records: Sequence[Record], texts: Texts) -> Table:
    """Records by one rule set as a table, in the order in which they are."""
    items = [item for item in ITEMS if says_something(item, records)]
    with_final = any(item.id == "score" for item in items)
    columns = tuple(
        Column(
            title_of(item, texts, with_final=with_final),
            item.sort,
            20 if item.sort is Sort.TEXT else 12,
        )
        for item in items
    )
    rows = tuple(tuple(_rounded(item.value(record)) for item in items) for record in records)
    return Table(texts.get("records", "title"), columns, rows)


def _rounded(cell: Cell) -> Cell:
    """Without the places behind the point that only come of dividing."""
    return round(cell, 4) if isinstance(cell, float) else cell
