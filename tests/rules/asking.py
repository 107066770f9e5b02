"""Asking the engine the way the command line does: a JSON object in, a JSON object out."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, TypeAlias

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.line import parse_line
from mahjong_desk.core.problems import Refused
from mahjong_desk.core.texts import Texts
from mahjong_desk.rules.answer import answer_object
from mahjong_desk.rules.registry import rule_sets
from mahjong_desk.rules.request import parse_object, read_request
from mahjong_desk.rules.score import Answer, Refusal
from mahjong_desk.rules.scoring import score

Answered: TypeAlias = "dict[str, Any]"

DATA = Path(__file__).parent.parent / "data"
WSOM = ("wsom", "wsom-mt", "zung-jung")
RIICHI = ("reach", "jpml", "ema", "ema-2016", "wrc", "wrc-2022", "tenhou", "majsoul", "mleague")


def texts_of(rules: str) -> Texts:
    """The texts of a rule set's family, or the shared ones."""
    found = rule_sets().get(rules)
    return Texts() if found is None else found.texts()


def ask(hand: str, **more: Any) -> Answered:
    """The answer for a hand and the other keys of the JSON form, written out and read back as JSON."""
    return ask_text(json.dumps({"hand": hand, **more}))


def ask_text(text: str) -> Answered:
    """The answer for one line of JSON."""
    rules = "wsom"
    answer: Answer
    try:
        draft = read_request(parse_object(text))
        rules = draft.rules
        answer = score(draft)
    except Refused as refused:
        answer = Refusal(refused.problems)
    return written(answer, rules)


def ask_line(line: str, rules: str = "wsom") -> Answered:
    """The answer for a hand with its circumstances in one line."""
    answer: Answer
    try:
        draft = parse_line(line).apply(Draft(rules=rules))
        rules = draft.rules
        answer = score(draft)
    except Refused as refused:
        answer = Refusal(refused.problems)
    return written(answer, rules)


def written(answer: Answer, rules: str) -> Answered:
    """An answer as JSON would give it back."""
    found: Answered = json.loads(json.dumps(answer_object(answer, texts_of(rules)), allow_nan=False))
    return found


def rows(answer: Answered) -> dict[str, int]:
    """The rows that count: id and value. The hand has to win."""
    assert answer["valid"], answer["reasons"]
    return {row["id"]: row["value"] for row in answer["patterns"]}


def outranked(answer: Answered) -> dict[str, str]:
    """The rows that do not count: id, and the id of what stands in their place."""
    return {row["id"]: row["outranked_by"] for row in answer["not_counted"]}


def groups(answer: Answered, pattern: str) -> list[str]:
    """The groups that earn a row."""
    found: list[str] = next(row["groups"] for row in answer["patterns"] if row["id"] == pattern)
    return found


def fu_items(answer: Answered) -> list[tuple[str, int, str | None]]:
    """The items of the base points: id, value, and the group that earns it."""
    return [(item["id"], item["fu"], item.get("group")) for item in answer["fu_items"]]


def arrangements(answer: Answered) -> list[tuple[str, int]]:
    """The readings, the best one first, with their totals."""
    best = (answer["arrangement"], answer["total"])
    return [best, *((other["arrangement"], other["total"]) for other in answer["readings"])]


def codes(answer: Answered) -> set[str]:
    """The reason codes of a hand that does not score."""
    assert not answer["valid"], answer["patterns"]
    return {reason["code"] for reason in answer["reasons"]}


def messages(answer: Answered) -> list[str]:
    """The messages of a hand that does not score."""
    return [reason["message"] for reason in answer["reasons"]]


def notes(answer: Answered) -> dict[str, str]:
    """The notes: code and message."""
    return {note["code"]: note["message"] for note in answer["notes"]}


def cases(name: str) -> list[dict[str, Any]]:
    """The cases of a file in ``tests/data``: requests with the key ``expect``."""
    text = (DATA / name).read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines() if line.strip()]
