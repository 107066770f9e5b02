"""Records as a table for spreadsheet programs, and the stretches of time they are asked for."""

from __future__ import annotations

from datetime import date, datetime

from mahjong_desk.club.answer import TEXTS
from mahjong_desk.club.periods import Limits, Period, limits
from mahjong_desk.club.records import records
from mahjong_desk.club.records_out import records_table
from mahjong_desk.club.spreadsheets import csv_file, xlsx_file
from mahjong_desk.core.texts import Texts
from mahjong_desk.rules.outcomes import HanFu, Played, Ron
from tests.club.store.made import EVENING
from tests.club.test_games import drawn, game, ron
from tests.club.test_tables_out import cells

WORDS = Texts(TEXTS)


def test_the_table_of_players() -> None:
    # A hand of 30 on a discard brings 90, and the discarder pays 40; one of 10 that is self-drawn brings 30.
    games = [game(ron(0, 1, 30), drawn(1, 10), day=0), game(ron(3, 0, 140), day=1)]
    content = csv_file(records_table(records(games), WORDS))
    title, *rows = cells(content)
    assert title == [
        *("Player", "Games", "Points a game", "Average place", "1st", "2nd", "3rd", "4th", "Hands", "Wins"),
        *("Win rate", "Self-drawn", "Deal-ins", "Deal-in rate"),
    ]
    assert ["|".join(row) for row in rows] == [
        "Ada|2|-145.0|2.5|1|0|0|1|3|1|0.3333|0|1|0.3333",  # 80 and -370
        "Ben|2|-17.5|2.0|0|2|0|0|3|1|0.3333|1|1|0.3333",  # -10 and -25
        "Cleo|2|-30.0|2.5|0|1|1|0|3|0|0.0|0|0|0.0",  # -35 and -25
        "Dai|2|192.5|2.0|1|0|1|0|3|1|0.3333|0|0|0.0",  # -35 and 420
    ]
    assert xlsx_file([records_table(records(games), WORDS)], "Records", EVENING)


def test_final_points_and_reach_have_columns_where_there_are_some() -> None:
    """EMA: 5800 to the dealer; 15 for the first, -15 for the last, 5 and -5 shared between."""
    one = game(Played((Ron(0, 1, HanFu(3, 30)),), riichi=(0,)), rules="ema")
    title, ada, *_ = cells(csv_file(records_table(records([one]), WORDS)))
    found = dict(zip(title, ada, strict=True))
    assert (found["Final points"], found["Points"], found["Reach"]) == ("20.8", "35800.0", "1")
    assert found["1st"] == "1"


def test_the_final_points_of_each_game_are_told_in_their_order() -> None:
    games = [game(ron(3, 0, 140), day=1), game(ron(0, 1, 30), day=0)]
    assert [one.finals for one in records(games) if one.name == "Ada"] == [(90, -370)]


def local(year: int, month: int, day: int) -> datetime:
    return datetime(year, month, day).astimezone()


def test_periods() -> None:
    today, first, last = date(2028, 2, 29), date(2027, 5, 1), date(2027, 5, 31)

    def found(period: Period) -> Limits:
        return limits(period, today, first, last)

    assert found(Period.ALL) == (None, None)
    assert found(Period.YEAR) == (local(2028, 1, 1), None)
    assert found(Period.TWELVE) == (local(2027, 3, 1), None)
    assert found(Period.BETWEEN) == (local(2027, 5, 1), local(2027, 6, 1))
    assert limits(Period.BETWEEN, today, last, first) == found(Period.BETWEEN)
    assert limits(Period.TWELVE, date(2027, 5, 31), first, last) == (local(2026, 6, 1), None)
