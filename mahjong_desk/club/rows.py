"""The score sheet of a match: a row a hand, in words and numbers, as the window, files and paper show it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, singledispatchmethod
from typing import NamedTuple

from mahjong_desk.club.match import Replay, Step
from mahjong_desk.core.collecting import collector_rests
from mahjong_desk.core.texts import Texts, series
from mahjong_desk.rules.outcomes import (
    Abort,
    Adjust,
    Chombo,
    Draw,
    HanFu,
    Nagashi,
    Outcome,
    Penalty,
    Played,
    Player,
    Points,
    Ron,
    Tsumo,
    Win,
    Worth,
)


class SheetRow(NamedTuple):
    """A hand, or points that were moved between two hands: then ``dealer`` is None.

    ``label``: the round and the number of the dealer. ``honba`` and ``sticks`` as the hand began. ``said``:
    a sentence for each thing that came of it. ``riichi``: who laid down a stick that stayed. ``moved`` and
    ``totals``: points by player, in the hand and after it.
    """

    label: str
    dealer: Player | None
    honba: int
    sticks: int
    said: tuple[str, ...]
    riichi: tuple[Player, ...]
    moved: tuple[int, ...]
    totals: tuple[int, ...]


@collector_rests()
def sheet_rows(replay: Replay, names: Sequence[str], texts: Texts) -> list[SheetRow]:
    """A row for each step of a match; ``names`` by player, ``texts`` with those of the club."""
    teller = _Teller(names, texts)
    return [_row(step, teller) for step in replay.steps]


def hand_said(played: Played, names: Sequence[str], texts: Texts) -> tuple[str, ...]:
    """A sentence for each thing that came of a hand, whichever match it is or was in, and if it cannot be."""
    return tuple(map(_Teller(names, texts).outcome, played.outcomes))


def _row(step: Step, teller: _Teller) -> SheetRow:
    before, after, played = step.before, step.after, step.played
    moved = [new - old for old, new in zip(before.scores, after.scores, strict=True)]
    return SheetRow(
        before.name,
        before.dealer if played.was_dealt else None,
        before.honba,
        before.sticks,
        tuple([teller.said(outcome) for outcome in played.outcomes]),
        played.riichi,
        tuple(moved),
        after.scores,
    )


def named(players: Sequence[Player], names: Sequence[str]) -> str:
    """Players by their names; one whom there is not, as a file may say, by the number of the seat."""
    return series(names[one] if 0 <= one < len(names) else f"? {one + 1}" for one in players)


def worth_text(worth: Worth, texts: Texts) -> str:
    """What a win is worth, in words; ``texts``: those of the club."""
    if isinstance(worth, Points):
        return texts.get("worth", "point" if worth.value == 1 else "points", count=worth.value)
    if isinstance(worth, HanFu):
        key = "han" if worth.fu is None else "han-fu"
        return texts.get("worth", key, han=worth.han, fu=worth.fu or 0)
    return texts.get("worth", "yakuman" if worth.count == 1 else "yakumans", count=worth.count)


class _Teller:
    """Puts what came of a hand into words."""

    def __init__(self, names: Sequence[str], texts: Texts) -> None:
        self._names = names
        self._texts = texts
        self.said = cache(self.outcome)
        """The same for each outcome; in a long match many are alike."""

    @singledispatchmethod
    def outcome(self, outcome: Outcome) -> str:
        """One sentence."""
        raise TypeError(f"no outcome of a hand: {outcome!r}")

    @outcome.register
    def _(self, outcome: Ron) -> str:
        key, responsible = "ron", outcome.discarder
        if outcome.nobody or outcome.responsible == outcome.winner:
            key = "ron-nobody"
        elif outcome.responsible not in (None, outcome.discarder):
            key, responsible = "ron-responsible", outcome.responsible or 0
        return self._won(
            key,
            outcome,
            discarder=self._name(outcome.discarder),
            responsible=self._name(responsible),
        )

    @outcome.register
    def _(self, outcome: Tsumo) -> str:
        return self._won("tsumo", outcome)

    @outcome.register
    def _(self, outcome: Draw) -> str:
        if outcome.tenpai is None:
            return self._say("draw")
        key = "draw-ready" if outcome.tenpai else "draw-none-ready"
        return self._say(key, players=self._all(outcome.tenpai))

    @outcome.register
    def _(self, outcome: Nagashi) -> str:
        return self._say("nagashi", players=self._all(outcome.players))

    @outcome.register
    def _(self, outcome: Abort) -> str:
        return self._say(outcome.kind.value)

    @outcome.register
    def _(self, outcome: Penalty) -> str:
        return self._say("penalty", player=self._name(outcome.player), points=outcome.points)

    @outcome.register
    def _(self, outcome: Chombo) -> str:
        return self._say("chombo", player=self._name(outcome.player))

    @outcome.register
    def _(self, outcome: Adjust) -> str:
        return self._say("adjust", reason=outcome.reason)

    def _won(self, key: str, win: Win, **values: str) -> str:
        said = self._say(
            key, winner=self._name(win.winner), worth=worth_text(win.worth, self._texts), **values
        )
        if win.pao is None:
            return said
        return self._say("liable", said=said, player=self._name(win.pao))

    def _all(self, players: Sequence[Player]) -> str:
        return named(players, self._names)

    def _name(self, player: Player) -> str:
        return named([player], self._names)

    def _say(self, key: str, **values: str | int) -> str:
        return self._texts.get("played", key, **values)
