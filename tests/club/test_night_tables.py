"""A club night as tables for spreadsheet programs."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

from mahjong_desk.club.answer import TEXTS
from mahjong_desk.club.event import Event, Filled, Guest, filled, seated, with_table
from mahjong_desk.club.games import Ranked
from mahjong_desk.club.night_tables import ranked_table, seats_table
from mahjong_desk.club.spreadsheets import csv_file
from mahjong_desk.core.texts import Texts
from mahjong_desk.rules.registry import rule_set

TEXT = Texts(rule_set("wsom").folder / "texts", TEXTS)
ADA = Ranked(1, False, "Ada", 2, 1, 170.0, 170, (1, 1, 0, 0))
BEN = Ranked(2, False, "Ben", 0, 0, 0.0, 0, (0, 0, 0, 0))


def night(count: int, **more: object) -> Event:
    event = Event("Club", date(2026, 3, 1), tuple(Guest(f"G{number}") for number in range(count)))
    return replace(event, **more)  # type: ignore[arg-type]


def test_the_standings_have_places_and_how_often_each() -> None:
    text = csv_file(ranked_table((ADA, BEN), TEXT)).decode("utf-8-sig")
    assert text.splitlines() == [
        "Place,Player,Games,Points,1st,2nd,3rd,4th",
        "1,Ada,2,170,1,1,0,0",
        ",Ben,0,,,,,",
    ]


def test_final_points_have_a_column_where_they_are_something_else() -> None:
    table = ranked_table((ADA._replace(final=32.5),), TEXT)
    assert [column.title for column in table.columns][:5] == [
        "Place",
        "Player",
        "Games",
        "Final points",
        "Points",
    ]
    assert table.rows == ((1, "Ada", 2, 32.5, 170, 1, 1, 0, 0),)


def test_the_seats_have_a_row_for_each_table() -> None:
    event = night(7, rules="ema", threes=True, rounds=1, seats=(((2, 0, 1, 3), (4, 6, 5)),))
    table = seats_table(event, Texts(rule_set("ema").folder / "texts", TEXTS))
    assert [column.title for column in table.columns] == ["Round", "Table", "East", "South", "West", "North"]
    assert table.rows == ((1, 1, "G2", "G0", "G1", "G3"), (1, 2, "G4", "G6", "G5", None))


def test_what_so_many_guests_fill() -> None:
    assert filled(night(14)) == Filled(3, 0, 2)
    assert filled(night(14, rules="ema", threes=True)) == Filled(4, 2, 0)
    assert filled(night(14, tables=2)) == Filled(2, 0, 6)
    assert filled(night(3)) == Filled(0, 0, 3)
    assert filled(night(5, rules="ema", threes=True)) == Filled(1, 0, 1)


def test_who_makes_room_takes_the_others_place() -> None:
    event = night(9, seats=(((0, 1, 2, 3), (4, 5, 6, 7)),))
    swapped = with_table(event, 0, 0, (0, 5, 2, 3))
    assert swapped.seats == (((0, 5, 2, 3), (4, 1, 6, 7)),)
    turned = with_table(event, 0, 1, (7, 6, 5, 4))
    assert turned.seats == (((0, 1, 2, 3), (7, 6, 5, 4)),)
    rested = with_table(event, 0, 0, (8, 1, 2, 3))
    assert rested.seats == (((8, 1, 2, 3), (4, 5, 6, 7)),)
    assert rested.resting(0) == (0,)


def test_another_draw_seats_others_together() -> None:
    event = night(16, rounds=2)
    draws = [seated(event, draw=draw).seats for draw in (0, 1, 2)]
    tables = [{frozenset(table) for table in seats[0]} for seats in draws]
    assert tables[0] != tables[1] != tables[2]
    assert seated(event, draw=1).seats == draws[1], "the same draw seats them alike"
