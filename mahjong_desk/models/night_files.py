"""The files that are made of a club night: its standings and its seats."""

from __future__ import annotations

from datetime import datetime, time, timezone
from typing import NamedTuple

from mahjong_desk.club.night_tables import ranked_table, seats_table
from mahjong_desk.club.spreadsheets import csv_file, xlsx_file
from mahjong_desk.models.night_models import NightModels, RankRecord, TableRecord


class NightHandout(NamedTuple):
    """What is said of a club night on paper: its standings, or the seats of a round with who rests."""

    title: str
    about: str
    part_title: str
    has_final_points: bool = False
    standings: tuple[RankRecord, ...] = ()
    tables: tuple[TableRecord, ...] = ()
    below: str = ""


class NightOut:
    """Makes them of the night that is open; nothing here asks anybody."""

    def __init__(self, models: NightModels) -> None:
        self._models = models

    @property
    def name(self) -> str:
        """What the night is called, for a file."""
        return self._models.title()

    def standings_csv(self) -> bytes:
        """The guests with their places."""
        keeper = self._models.keeper
        return csv_file(ranked_table(keeper.ranked(), keeper.texts))

    def workbook(self) -> bytes:
        """The standings and the seats of all rounds as one workbook."""
        keeper = self._models.keeper
        tables = (ranked_table(keeper.ranked(), keeper.texts), seats_table(keeper.night, keeper.texts))
        made = datetime.combine(keeper.night.day, time(12), timezone.utc)
        return xlsx_file(tables, self.name, made)

    def standings(self) -> NightHandout:
        """The standings for paper."""
        models = self._models
        records = tuple(models.standings.records())
        final = models.has_final_points
        return NightHandout(models.title(), models.about(), models.standings_title(), final, records)

    def seats(self) -> NightHandout:
        """The tables of the round that is shown, for paper."""
        models = self._models
        tables = tuple(models.tables.records())
        return NightHandout(
            models.title(), models.about(), models.round_name(), tables=tables, below=models.resting()
        )
