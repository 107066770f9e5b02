"""All that is taken away of a match: its rows in words and figures, the standings, the lines of a chart."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from mahjong_desk.core.draft import Draft
from mahjong_desk.models.figures import figure
from mahjong_desk.models.sheet_models import SheetModels, StandingRecord, clock, day, when, wind_names
from mahjong_desk.models.standing_lines import Lines, StandingLines
from mahjong_desk.report import rules_line
from mahjong_desk.rules.registry import rule_set

translate = QCoreApplication.translate


class HandoutRow(NamedTuple):
    """A hand, or points that were moved between two: then there is no ``dealer``.

    ``beside``: what there is to add. ``moved`` and ``totals`` by player, as they are shown; neither for a
    hand that cannot have gone so.
    """

    label: str
    dealer: str
    said: str
    beside: str
    moved: tuple[int, ...]
    totals: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SheetHandout:
    """What is said of a match at one moment. ``seats``: where each player sat in the first hand."""

    title: str
    rules: str
    when: str
    names: tuple[str, ...]
    seats: tuple[str, ...]
    rows: tuple[HandoutRow, ...]
    totals: tuple[str, ...]
    standings_title: str
    standings: tuple[StandingRecord, ...]
    sum: str
    lines: Lines

    @property
    def without_hands(self) -> SheetHandout:
        """The standings alone."""
        return replace(self, rows=(), totals=())


def sheet_handout(models: SheetModels) -> SheetHandout:
    """What stands in the score sheet of the match that is open; there has to be one."""
    keeper = models.keeper
    kept, replay = keeper.kept, keeper.replay
    assert kept is not None
    assert replay is not None
    match = kept.sheet.match
    rules = rules_line(Draft(rules=match.rules, options=match.options), rule_set(match.rules).texts())
    if match.east_only:
        rules = translate("SheetHandout", "{rules} · East round only").format(rules=rules)
    return SheetHandout(
        title=models.title(),
        rules=rules,
        when=_when(models),
        names=keeper.names,
        seats=tuple(wind_names(match.players, match.rules)),
        rows=_rows(models),
        totals=tuple(figure(score, signed=models.signed) for score in (keeper.state or replay.state).scores),
        standings_title=models.standings_title(),
        standings=tuple(models.standings.records()),
        sum=models.sum_text()[1],
        lines=StandingLines(keeper).lines(),
    )


def _when(models: SheetModels) -> str:
    kept = models.keeper.kept
    assert kept is not None
    begun, ended = when(kept.sheet.begun), kept.sheet.ended
    if ended is None:
        return translate("SheetHandout", "Begun {begun}").format(begun=begun)
    same_day = day(ended) == day(kept.sheet.begun)
    return translate("SheetHandout", "{begun} to {ended}").format(
        begun=begun, ended=clock(ended) if same_day else when(ended)
    )


def _rows(models: SheetModels) -> tuple[HandoutRow, ...]:
    keeper = models.keeper
    assert keeper.kept is not None
    rows = []
    for row in keeper.rows():
        first, *more = row.said
        dealt = row.dealer is not None
        dealer = "" if row.dealer is None else keeper.names[row.dealer]
        totals = tuple(figure(total, signed=models.signed) for total in row.totals)
        beside = " · ".join([*more, *models.beside(row)])
        rows.append(HandoutRow(row.label if dealt else "–", dealer, first, beside, row.moved, totals))
    for number in range(len(rows), len(keeper.kept.sheet.match.hands)):
        said = (
            keeper.wrong()
            if number == len(keeper.rows())
            else translate("SheetHandout", "Waits for the hand above to be put right")
        )
        rows.append(HandoutRow("?", "", said, "", (), ()))
    return tuple(rows)
