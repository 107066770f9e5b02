"""A score or its reasons as the JSON object that the command line prints."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from mahjong_desk.core.problems import Problem
from mahjong_desk.core.texts import Texts
from mahjong_desk.rules.registry import rule_set
from mahjong_desk.rules.score import Answer, Outranked, Refusal, Row, ScoredReading


def answer_object(answer: Answer, texts: Texts) -> dict[str, Any]:
    """The answer without its ``id``; messages in the language of ``texts``."""
    if isinstance(answer, Refusal):
        return refusal_object(answer.problems, texts)
    paid = answer.payments
    return {
        "rules": answer.rules,
        "valid": True,
        "total": answer.total,
        "unit": answer.unit,
        "patterns": [_row(row, answer.best) for row in answer.best.rows],
        "not_counted": [_outranked(row) for row in answer.best.not_counted],
        "limit": answer.best.limit,
        **rule_set(answer.rules).details(answer),
        "arrangement": answer.best.reading.text,
        "readings": [
            {
                "arrangement": other.reading.text,
                "total": other.total,
                "patterns": [_row(row, other) for row in other.rows],
            }
            for other in answer.readings
        ],
        "notes": [
            {"code": note.code, "message": texts.message("notes", note.code, note.data)}
            for note in answer.notes
        ],
        "payments": None if paid is None else {seat.name: points for seat, points in paid.items()},
    }


def refusal_object(problems: Iterable[Problem], texts: Texts) -> dict[str, Any]:
    """Every reason with its message."""
    reasons = [{"code": problem.reason.value, "message": texts.problem(problem)} for problem in problems]
    return {"valid": False, "reasons": reasons}


def _row(row: Row, scored: ScoredReading) -> dict[str, Any]:
    groups = [scored.reading.group_text(index) for index in row.groups]
    return {"id": row.id, "value": row.value, "count": row.count, "unit": row.unit, "groups": groups}


def _outranked(row: Outranked) -> dict[str, Any]:
    return {"id": row.id, "value": row.value, "outranked_by": row.outranked_by}
