"""A club night as tables of plain values: the standings across its tables, and who sits where."""

from __future__ import annotations

from collections.abc import Sequence

from mahjong_desk.club.event import Event
from mahjong_desk.club.games import Ranked
from mahjong_desk.club.tables_out import Cell, Column, Sort, Table
from mahjong_desk.core.texts import Texts
from mahjong_desk.core.tiles import Wind


def ranked_table(ranked: Sequence[Ranked], texts: Texts) -> Table:
    """The standings: place, name, games, final points where these are no mere points, and the places."""
    with_final = any(one.final != one.score for one in ranked)
    widest = max([20, *(len(one.name) + 2 for one in ranked)])

    def title(key: str) -> str:
        return texts.get("columns", key)

    columns = [
        Column(title("place"), Sort.COUNT, 7),
        Column(title("player"), width=widest),
        Column(title("games"), Sort.COUNT, 8),
        *[Column(title("final"), Sort.FINAL, 14)] * with_final,
        Column(title("score"), Sort.TOTAL),
        *(Column(title(f"place-{place}"), Sort.COUNT, 8) for place in range(1, 5)),
    ]
    rows: list[tuple[Cell, ...]] = []
    for one in ranked:
        played = one.games > 0
        sums: list[Cell] = [one.final, one.score] if with_final else [one.score]
        counted: list[Cell] = [*sums, *one.places] if played else [None] * (len(columns) - 3)
        rows.append((one.place if played else None, one.name, one.games, *counted))
    return Table(title("standings"), tuple(columns), tuple(rows))


def seats_table(event: Event, texts: Texts) -> Table:
    """A row for each table of each round, with those who sit there, East first."""
    winds = [texts.get("winds", wind.name) for wind in tuple(Wind)[: event.size]]
    widest = max([12, *(len(guest.name) + 2 for guest in event.guests)])
    columns = (
        Column(texts.get("columns", "round"), Sort.COUNT, 7),
        Column(texts.get("columns", "table"), Sort.COUNT, 7),
        *(Column(wind, width=widest) for wind in winds),
    )
    rows = tuple(
        (number, place, *names, *[None] * (event.size - len(names)))
        for number, tables in enumerate(event.seats, start=1)
        for place, names in enumerate(map(event.names, tables), start=1)
    )
    return Table(texts.get("columns", "seats"), columns, rows)
