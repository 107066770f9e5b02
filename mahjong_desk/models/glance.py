"""What a room sees of a match at one glance."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QObject

from mahjong_desk.core.texts import phrases, series
from mahjong_desk.models.figures import figure
from mahjong_desk.models.sheet_models import SheetModels, Sort


class GlancePlayer(NamedTuple):
    """A player with what they have. ``moved``: what the last hand changed; ``final`` where it differs."""

    name: str
    total: str
    moved: int
    place: int
    final: str
    is_dealer: bool


class Glance(NamedTuple):
    """``label``: the round of the hand in play, or nothing where none follows; ``beside`` its counters.

    ``last``: what happened in the last hand. ``is_over``: the final points are what the match came to.
    """

    title: str = ""
    label: str = ""
    dealer: str = ""
    beside: str = ""
    players: tuple[GlancePlayer, ...] = ()
    last: str = ""
    is_over: bool = False

    @property
    def described(self) -> str:
        """All of it in words."""
        players = series(f"{one.place}. {one.name} {one.total.removeprefix('+')}" for one in self.players)
        parts = [self.title, f"{self.label} {self.dealer}".strip(), self.beside, players, self.last]
        return phrases(parts)


class Glances(QObject):
    """Makes it of the models of the sheet."""

    def __init__(self, models: SheetModels, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._models = models

    def glance(self) -> Glance:
        """How things stand now."""
        models, keeper = self._models, self._models.keeper
        state = keeper.state
        if state is None:
            return Glance()
        rows = models.rows.records()
        in_play = next((row for row in rows if row.sort is Sort.PLAY), None)
        played = [row for row in rows if row.sort in (Sort.HAND, Sort.MOVED) and row.totals]
        moved = played[-1].moved if played else (0,) * state.players
        places = {record.player: record for record in models.standings.records()}
        players = tuple(
            GlancePlayer(
                name,
                figure(state.scores[player], signed=models.signed),
                moved[player],
                places[player].place,
                places[player].final,
                in_play is not None and not state.is_over and player == state.dealer,
            )
            for player, name in enumerate(keeper.names)
        )
        last = ""
        if played:
            row = played[-1]
            labelled = self.tr("{label}: {said}").format(label=row.label, said=row.first)
            last = labelled if row.sort is Sort.HAND else row.first
        if in_play is None or state.is_over:
            ended = models.standings_title() if in_play is None else in_play.first
            is_over = state.is_over or not keeper.is_running
            return Glance(models.title(), "", "", ended, players, last, is_over)
        dealer = self.tr("{name} deals").format(name=in_play.dealer)
        return Glance(models.title(), in_play.label, dealer, in_play.second, players, last)
