"""A match as a JSON object. Reading one checks types and words, and names every fault with its hand.

What the numbers may be, and what fits together, is looked at when the match is played.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from mahjong_desk.club.fields import Fields
from mahjong_desk.club.match import Match
from mahjong_desk.core.draft import DEFAULT_RULES
from mahjong_desk.core.line import NOBODY
from mahjong_desk.core.problems import Problem, Reason, Refused
from mahjong_desk.rules.outcomes import (
    Abort,
    AbortKind,
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
    Yakuman,
)
from mahjong_desk.rules.registry import rule_sets
from mahjong_desk.rules.request import read_options

PLAYERS = (3, 4)
"""How many can play, by some rule set or other."""
KEYS = ("id", "rules", "players", "east_only", "options", "hands")
HAND_KEYS = ("riichi", "outcomes")
_HANDS = "hands-of-match"
_OUTCOMES = "outcomes"
_WORTH = ("han", "yakuman", "value")
_WORTH_KEYS = ("han", "fu", "yakuman", "value")
_LIABLE_KEYS = ("pao", "pao_yakuman")
_POINTS = "points-by-player"


def read_match(found: Mapping[str, Any], rules: str = DEFAULT_RULES, *, beside: Sequence[str] = ()) -> Match:
    """The match that a JSON object describes, by ``rules`` where it names none.

    ``beside``: keys that somebody else reads.
    Raises :class:`Refused` with a problem for every key and value that cannot be.
    """
    problems: list[Problem] = []
    fields = Fields(found, problems)
    fields.allow((*KEYS, *beside))
    players = fields.one_of("players", PLAYERS, 4)
    match = Match(
        rules=fields.text("rules", " ".join(rule_sets()), rules),
        options=_options(fields),
        players=players,
        east_only=fields.flag("east_only"),
        hands=tuple(
            _played(fields, one, number, players)
            for number, one in enumerate(fields.objects("hands", _HANDS), start=1)
        ),
    )
    if problems:
        raise Refused(problems)
    return match


def read_played(found: object, players: int, number: int) -> Played:
    """The hand of that number, from 1, of a match for so many players.

    Raises :class:`Refused` with a problem for every key and value that cannot be.
    """
    problems: list[Problem] = []
    played = _played(Fields({}, problems), found, number, players)
    if problems:
        raise Refused(problems)
    return played


def _options(fields: Fields) -> tuple[tuple[str, str], ...]:
    if not fields.has("options"):
        return ()
    try:
        return tuple(sorted(read_options(fields.value("options")).items()))
    except Refused as refused:
        fields.fail(*refused.problems)
        return ()


def _played(match: Fields, found: object, number: int, players: int) -> Played:
    """One hand; what is no object has a problem and no outcome."""
    if not isinstance(found, dict):
        match.inside({}, hand=number).wrong("hands", found, _HANDS)
        return Played(())
    fields = match.inside(found, hand=number)
    fields.allow(HAND_KEYS)
    outcomes = [
        _outcome(fields, one, place, players)
        for place, one in enumerate(fields.objects("outcomes", _OUTCOMES), start=1)
    ]
    return Played(
        tuple(outcome for outcome in outcomes if outcome is not None), fields.numbers("riichi") or ()
    )


def _outcome(hand: Fields, found: object, place: int, players: int) -> Outcome | None:
    if not isinstance(found, dict):
        hand.inside({}, outcome=place).wrong("outcomes", found, _OUTCOMES)
        return None
    fields = hand.inside(found, outcome=place)
    kinds = " ".join(_READERS)
    kind = fields.text("type", kinds)
    if kind not in _READERS:
        if kind:
            fields.unknown_word("type", kind, kinds)
        return None
    read, keys = _READERS[kind]
    fields.allow(("type", *keys))
    return read(fields, players)


def _ron(fields: Fields, _: int) -> Outcome | None:
    worth = _worth(fields)
    responsible, nobody = None, fields.value("responsible") == NOBODY
    if fields.has("responsible") and not nobody:
        if isinstance(fields.value("responsible"), str):
            fields.unknown_word("responsible", fields.value("responsible"), "player-or-nobody")
        else:
            responsible = fields.number("responsible")
    winner, discarder = fields.number("winner"), fields.number("from")
    pao, covered = fields.number_or_none("pao"), fields.number("pao_yakuman", 1)
    if worth is None:
        return None
    return Ron(winner, discarder, worth, pao, covered, responsible, nobody)


def _tsumo(fields: Fields, _: int) -> Outcome | None:
    worth, winner = _worth(fields), fields.number("winner")
    if fields.has("from") and fields.value("from") != winner:
        fields.fail(Problem(Reason.CONFLICTING_CONDITIONS, "discarder-on-self-draw"))
    pao, covered = fields.number_or_none("pao"), fields.number("pao_yakuman", 1)
    return None if worth is None else Tsumo(winner, worth, pao, covered)


def _worth(fields: Fields) -> Worth | None:
    """What a win is worth, said in one of three ways; fu beside yakuman say nothing and are let stand."""
    said = [key for key in _WORTH if fields.has(key)]
    fu = fields.number_or_none("fu")
    if len(said) != 1:
        if said:
            fields.fail(Problem(Reason.CONFLICTING_CONDITIONS, "worth-twice", {"keys": " ".join(said)}))
        else:
            fields.missing(" / ".join(_WORTH), "worth")
        return None
    number = fields.number(said[0])
    if said == ["han"]:
        return HanFu(number, fu)
    return Yakuman(number) if said == ["yakuman"] else Points(number)


def _draw(fields: Fields, _: int) -> Outcome:
    return Draw(fields.numbers("tenpai"))


def _nagashi(fields: Fields, _: int) -> Outcome:
    return Nagashi(fields.numbers("players") or (), fields.numbers("tenpai"))


def _abort(fields: Fields, _: int) -> Outcome | None:
    known = " ".join(kind.value for kind in AbortKind)
    kind = fields.text("kind", known)
    if kind in list(AbortKind):
        return Abort(AbortKind(kind))
    if kind:
        fields.unknown_word("kind", kind, known)
    return None


def _penalty(fields: Fields, _: int) -> Outcome:
    player, chombo = fields.number("player"), fields.flag("chombo")
    if chombo:
        if fields.has("points"):
            fields.fail(Problem(Reason.CONFLICTING_CONDITIONS, "penalty-twice"))
        return Chombo(player)
    return Penalty(player, fields.number("points"))


def _adjust(fields: Fields, players: int) -> Outcome:
    """Points as a list, one number a player, or as an object with those of some players by their number."""
    reason, points = fields.text("reason", "reason"), fields.value("points")
    if isinstance(points, dict):
        by_player = fields.inside(points)
        by_player.allow([str(player) for player in range(players)])
        return Adjust(tuple(by_player.number(str(player), 0) for player in range(players)), reason)
    if points is None:
        fields.missing("points", _POINTS)
    return Adjust(fields.numbers("points") or (), reason)


_READERS: dict[str, tuple[Callable[[Fields, int], Outcome | None], tuple[str, ...]]] = {
    "ron": (_ron, ("winner", "from", *_WORTH_KEYS, *_LIABLE_KEYS, "responsible")),
    "tsumo": (_tsumo, ("winner", "from", *_WORTH_KEYS, *_LIABLE_KEYS)),
    "draw": (_draw, ("tenpai",)),
    "nagashi": (_nagashi, ("players", "tenpai")),
    "abort": (_abort, ("kind",)),
    "penalty": (_penalty, ("player", "points", "chombo")),
    "adjust": (_adjust, ("points", "reason")),
}
