"""A match as the JSON object that :mod:`mahjong_desk.club.request` reads: what is read back is equal."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch
from typing import Any

from mahjong_desk.club.match import Match
from mahjong_desk.core.line import NOBODY
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
    Points,
    Ron,
    Tsumo,
    Worth,
)


def match_object(match: Match) -> dict[str, Any]:
    """The whole match, without an ``id``."""
    return {
        "rules": match.rules,
        "players": match.players,
        "east_only": match.east_only,
        "options": dict(match.options),
        "hands": [hand_object(played) for played in match.hands],
    }


def hand_object(played: Played) -> dict[str, Any]:
    """One of its hands."""
    return {
        "riichi": list(played.riichi),
        "outcomes": [outcome_object(outcome) for outcome in played.outcomes],
    }


@singledispatch
def outcome_object(outcome: Outcome) -> dict[str, Any]:
    """What came of a hand, or one of several things; what says nothing is left out."""
    raise TypeError(f"no outcome of a hand: {outcome!r}")


@outcome_object.register
def _(outcome: Ron) -> dict[str, Any]:
    found = {"type": "ron", "winner": outcome.winner, "from": outcome.discarder, **_win(outcome)}
    if outcome.nobody:
        found["responsible"] = NOBODY
    elif outcome.responsible is not None:
        found["responsible"] = outcome.responsible
    return found


@outcome_object.register
def _(outcome: Tsumo) -> dict[str, Any]:
    return {"type": "tsumo", "winner": outcome.winner, **_win(outcome)}


def _win(win: Ron | Tsumo) -> dict[str, Any]:
    """What it is worth, and who is liable for it."""
    found = _worth(win.worth)
    if win.pao is not None:
        found["pao"] = win.pao
    if win.pao_yakuman != 1:
        found["pao_yakuman"] = win.pao_yakuman
    return found


def _worth(worth: Worth) -> dict[str, Any]:
    if isinstance(worth, HanFu):
        return {"han": worth.han} if worth.fu is None else {"han": worth.han, "fu": worth.fu}
    return {"value": worth.value} if isinstance(worth, Points) else {"yakuman": worth.count}


@outcome_object.register
def _(outcome: Draw) -> dict[str, Any]:
    return {"type": "draw", **_tenpai(outcome.tenpai)}


@outcome_object.register
def _(outcome: Nagashi) -> dict[str, Any]:
    return {"type": "nagashi", "players": list(outcome.players), **_tenpai(outcome.tenpai)}


def _tenpai(tenpai: Sequence[int] | None) -> dict[str, Any]:
    return {} if tenpai is None else {"tenpai": list(tenpai)}


@outcome_object.register
def _(outcome: Abort) -> dict[str, Any]:
    return {"type": "abort", "kind": outcome.kind.value}


@outcome_object.register
def _(outcome: Penalty) -> dict[str, Any]:
    return {"type": "penalty", "player": outcome.player, "points": outcome.points}


@outcome_object.register
def _(outcome: Chombo) -> dict[str, Any]:
    return {"type": "penalty", "player": outcome.player, "chombo": True}


@outcome_object.register
def _(outcome: Adjust) -> dict[str, Any]:
    return {"type": "adjust", "points": list(outcome.points), "reason": outcome.reason}
