"""A replay, or why there is none, as the JSON object that the command line prints."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from mahjong_desk.club.match import Replay, Step
from mahjong_desk.core.problems import Problem
from mahjong_desk.core.texts import Texts

TEXTS = Path(__file__).resolve().parent.parent / "texts" / "club"


def replay_object(replay: Replay) -> dict[str, Any]:
    """Every hand with the scores before and after it, and the final scores and points, without an ``id``."""
    scores, points = replay.standing
    return {
        "hands": [_step(step) for step in replay.steps],
        "final": {"scores": list(scores), "points": list(points)},
    }


def _step(step: Step) -> dict[str, Any]:
    before = step.before
    return {
        "round": before.label,
        "dealer": before.dealer,
        "honba": before.honba,
        "sticks": before.sticks,
        "scores_before": list(before.scores),
        "scores_after": list(step.after.scores),
    }


def refused_object(problems: Iterable[Problem], texts: Texts) -> dict[str, Any]:
    """Every reason with its message, which names the hand, and with the number of that hand from 1."""
    return {"valid": False, "reasons": [_reason(problem, texts) for problem in problems]}


def _reason(problem: Problem, texts: Texts) -> dict[str, Any]:
    hand = problem.data.get("hand")
    found = {"code": problem.reason.value, "message": match_message(problem, texts)}
    return found if hand is None else {**found, "hand": hand}


def match_message(problem: Problem, texts: Texts) -> str:
    """The message of a problem with the place where it is: the hand, and which of its outcomes."""
    message = texts.problem(problem)
    where = "outcome" if "outcome" in problem.data else "hand"
    if where not in problem.data:
        return message
    own = Texts(TEXTS, language=texts.language)
    return own.get("where", where, **{**problem.data, "message": message})
