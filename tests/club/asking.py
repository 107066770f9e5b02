"""Asking for a replay the way the command line does: a JSON object in, a JSON object out."""

from __future__ import annotations

import json
from typing import Any, TypeAlias

from mahjong_desk.club.answer import refused_object, replay_object
from mahjong_desk.club.play import play
from mahjong_desk.club.request import read_match
from mahjong_desk.core.problems import Problem, Refused
from mahjong_desk.rules.request import parse_object
from tests.rules.asking import texts_of

Json: TypeAlias = "dict[str, Any]"


def ron(winner: int, discarder: int, han: int, fu: int, **more: Any) -> Json:
    return {"type": "ron", "winner": winner, "from": discarder, "han": han, "fu": fu, **more}


def tsumo(winner: int, han: int, fu: int, **more: Any) -> Json:
    return {"type": "tsumo", "winner": winner, "han": han, "fu": fu, **more}


def yakuman(winner: int, discarder: int | None = None, count: int = 1, **more: Any) -> Json:
    """Self-drawn where nobody discarded."""
    won = {"winner": winner, "yakuman": count, **more}
    return {"type": "tsumo", **won} if discarder is None else {"type": "ron", "from": discarder, **won}


def draw(*tenpai: int) -> Json:
    return {"type": "draw", "tenpai": list(tenpai)}


def nagashi(players: list[int], *tenpai: int) -> Json:
    return {"type": "nagashi", "players": players, "tenpai": list(tenpai)}


def abort(kind: str = "nine-terminals") -> Json:
    return {"type": "abort", "kind": kind}


def penalty(player: int, points: int) -> Json:
    return {"type": "penalty", "player": player, "points": points}


def chombo(player: int) -> Json:
    return {"type": "penalty", "player": player, "chombo": True}


def adjust(*points: int) -> Json:
    return {"type": "adjust", "points": list(points), "reason": "counted again"}


def points(winner: int, value: int, discarder: int | None = None, **more: Any) -> Json:
    """A win by value, self-drawn where nobody discarded."""
    won = {"winner": winner, "value": value, **more}
    return {"type": "tsumo", **won} if discarder is None else {"type": "ron", "from": discarder, **won}


def hand(*outcomes: Json, riichi: tuple[int, ...] = ()) -> Json:
    return {"riichi": list(riichi), "outcomes": list(outcomes)}


def ask(rules: str, *hands: Json, **more: Any) -> Json:
    """The answer for a match; a hand may be given as the one outcome that it has."""
    whole = [one if "outcomes" in one else hand(one) for one in hands]
    return ask_text(json.dumps({"rules": rules, "hands": whole, **more}))


def ask_text(text: str) -> Json:
    """The answer for one line of JSON, as JSON would give it back."""
    problems, rules, found = replayed(text)
    answer = refused_object(problems, texts_of(rules)) if problems else found
    given: Json = json.loads(json.dumps(answer, allow_nan=False))
    return given


def replayed(text: str) -> tuple[tuple[Problem, ...], str, Json]:
    """The problems of a line of JSON, its rule set, and the answer where there are none."""
    rules = "wsom"
    try:
        match = read_match(parse_object(text))
        rules = match.rules
        replay = play(match)
    except Refused as refused:
        return refused.problems, rules, {}
    return replay.problems, rules, replay_object(replay)


def problems(rules: str, *hands: Json, **more: Any) -> list[Problem]:
    """What is wrong with a match."""
    whole = [one if "outcomes" in one else hand(one) for one in hands]
    return list(replayed(json.dumps({"rules": rules, "hands": whole, **more}))[0])


def scores(answer: Json) -> list[list[int]]:
    """The scores after each hand."""
    assert "hands" in answer, answer
    return [one["scores_after"] for one in answer["hands"]]


def rounds(answer: Json) -> list[tuple[str, int, int]]:
    """Round, honba and sticks of each hand."""
    assert "hands" in answer, answer
    return [(one["round"], one["honba"], one["sticks"]) for one in answer["hands"]]


def final(answer: Json) -> tuple[list[int], list[float]]:
    """The final scores and points."""
    assert "final" in answer, answer
    return answer["final"]["scores"], answer["final"]["points"]


def said(answer: Json) -> list[str]:
    """The messages of a match that is refused."""
    assert answer.get("valid") is False, answer
    return [reason["message"] for reason in answer["reasons"]]


def codes(answer: Json) -> set[str]:
    """The reason codes of a match that is refused."""
    assert answer.get("valid") is False, answer
    return {reason["code"] for reason in answer["reasons"]}
