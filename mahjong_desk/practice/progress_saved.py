"""A learner's progress as a JSON document, which is what is kept, exported and taken in again.

    {"format": "mahjong-desk-progress", "version": 1, "name": "Ada", "rules": {"wsom": {
      "cards": {"all-pungs": {"right": 2, "missed": 1, "claimed": 0, "last": "right", "phase": "review",
        "step": null, "stability": 2.3065, "difficulty": 2.11, "seen": "2026-03-01T19:00:00+00:00",
        "due": "2026-03-03T19:00:00+00:00"}},
      "rounds": [{"begun": "2026-03-01T18:55:00+00:00", "right": 7, "missed": 2, "claimed": 1}]}}}

Its version counts by itself, beside that of hands and matches. A document is taken whole or not at all: half
of what somebody knows would have them learn the other half again, unasked.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Mapping
from datetime import datetime, timezone
from enum import Enum
from pathlib import Path
from typing import Any, TypeGuard, TypeVar

from mahjong_desk.club.sheet import name_problem
from mahjong_desk.core.problems import Refused
from mahjong_desk.disk import UnusableError, read_text
from mahjong_desk.practice.memory import Memory, Phase
from mahjong_desk.practice.progress import Card, Counts, Learner, Outcome, Progress, Round
from mahjong_desk.practice.progress_problems import Fault, ProgressProblem, Reason, Trouble
from mahjong_desk.rules.request import parse_object

E = TypeVar("E", bound=Enum)
T = TypeVar("T")

FORMAT = "mahjong-desk-progress"
VERSION = 1
LARGEST = 10_000_000
"""Bytes; ten times what every rule set with every pattern and round comes to."""
_MOST = 10**9
"""Answers; nobody gives as many."""
_MOST_STEPS = 10
_MOST_STABLE = 1e9
"""Days."""
_FIRST_YEAR, _LAST_YEAR = 2, 9998
"""Years of which every day has a date by the clocks of all zones."""


class _UnfitError(Exception):
    """The arguments are a key and the value that it cannot have."""


# --- writing ----------------------------------------------------------------------------------------------


def learner_text(learner: Learner) -> str:
    """The document of a learner; :func:`read_learner` makes the same learner of it."""
    rules = {key: _progress_object(one) for key, one in learner.by_rules.items()}
    found = {"format": FORMAT, "version": VERSION, "name": learner.name, "rules": rules}
    return json.dumps(found) + "\n"


def _progress_object(progress: Progress) -> dict[str, Any]:
    rounds = [{"begun": one.begun.isoformat(), **_counts_object(one.counts)} for one in progress.rounds]
    return {"cards": {key: _card_object(card) for key, card in progress.cards.items()}, "rounds": rounds}


def _card_object(card: Card) -> dict[str, Any]:
    memory = card.memory
    return {
        **_counts_object(card.counts),
        "last": card.last.value,
        **memory._asdict(),
        "stability": min(memory.stability, _MOST_STABLE),
        "phase": memory.phase.value,
        "seen": memory.seen.isoformat(),
        "due": memory.due.isoformat(),
    }


def _counts_object(counts: Counts) -> dict[str, int]:
    """The counts, none of them higher than what is read again."""
    return {name: min(count, _MOST) for name, count in counts._asdict().items()}


# --- reading ----------------------------------------------------------------------------------------------


def read_learner(text: str) -> Learner | Fault:
    """The learner of a document, or why it has none."""
    try:
        found = parse_object(text)
    except Refused as refused:
        return Fault(Reason.NOT_JSON, because=refused.problems[0])
    if found.get("format") != FORMAT:
        return Fault(Reason.NOT_OURS, {"format": FORMAT})
    version = found.get("version")
    if not _is_whole(version) or version < 1:
        return Fault(Reason.BAD_VERSION, {"found": _shown(version), "known": VERSION})
    if version > VERSION:
        return Fault(Reason.NEWER, {"found": _shown(version), "known": VERSION})
    try:
        name = found.get("name")
        if not isinstance(name, str) or name_problem(name) is not None:
            raise _UnfitError("name", name)
        return Learner(name, _each(found, "rules", _progress))
    except _UnfitError as unfit:
        key, value = unfit.args
        return Fault(Reason.BAD_VALUE, {"key": key[:120], "value": _shown(value)})


def _progress(found: Any, key: str) -> Progress:
    table = _table(found, key)
    rounds = table.get("rounds")
    if not isinstance(rounds, list):
        raise _UnfitError(f"{key}.rounds", rounds)
    read = [_round(one, f"{key}.rounds[{place}]") for place, one in enumerate(rounds)]
    return Progress(_each(table, "cards", _card, key), tuple(sorted(read)))


def _round(found: Any, key: str) -> Round:
    table = _table(found, key)
    return Round(_moment(table, "begun", key), _counts(table, key))


def _card(found: Any, key: str) -> Card:
    table = _table(found, key)
    phase = _member(table, "phase", key, Phase)
    step = table.get("step")
    # What is in review has done its steps, and nothing else has.
    if (step is None) is not (phase is Phase.REVIEW) or not (
        step is None or (_is_whole(step) and 0 <= step <= _MOST_STEPS)
    ):
        raise _UnfitError(f"{key}.step", step)
    memory = Memory(
        phase,
        step,
        _number(table, "stability", key, 0.0, _MOST_STABLE),
        _number(table, "difficulty", key, 1.0, 10.0),
        _moment(table, "seen", key),
        _moment(table, "due", key),
    )
    return Card(_counts(table, key), _member(table, "last", key, Outcome), memory)


def _counts(table: Mapping[str, Any], key: str) -> Counts:
    for name in Counts._fields:
        value = table.get(name)
        if not _is_whole(value) or not 0 <= value <= _MOST:
            raise _UnfitError(f"{key}.{name}", value)
    counts = Counts(*(table[name] for name in Counts._fields))
    if not counts.answers:
        raise _UnfitError(f"{key}.right", 0)
    return counts


def _each(
    table: Mapping[str, Any], name: str, read: Callable[[Any, str], T], where: str = ""
) -> dict[str, T]:
    key = f"{where}.{name}".lstrip(".")
    return {one: read(held, f"{key}.{one}") for one, held in _table(table.get(name), key).items()}


def _table(found: Any, key: str) -> Mapping[str, Any]:
    if not isinstance(found, dict):
        raise _UnfitError(key, found)
    return found


def _member(table: Mapping[str, Any], name: str, key: str, kind: type[E]) -> E:
    for member in kind:
        if member.value == table.get(name):
            return member
    raise _UnfitError(f"{key}.{name}", table.get(name))


def _number(table: Mapping[str, Any], name: str, key: str, lowest: float, highest: float) -> float:
    value = table.get(name)
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise _UnfitError(f"{key}.{name}", value)
    # Nothing stays for no time at all: it is divided by.
    if not (lowest <= value <= highest and value > 0 and math.isfinite(value)):
        raise _UnfitError(f"{key}.{name}", value)
    return float(value)


def _moment(table: Mapping[str, Any], name: str, key: str) -> datetime:
    value = table.get(name)
    try:
        found = datetime.fromisoformat(value)  # type: ignore[arg-type]  # whatever it is
        if found.tzinfo is not None:
            found = found.astimezone(timezone.utc)
            if _FIRST_YEAR <= found.year <= _LAST_YEAR:
                return found
    except (TypeError, ValueError, OverflowError):
        pass
    raise _UnfitError(f"{key}.{name}", value)


def _is_whole(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


def _shown(value: Any) -> str:
    """A value as a message names it."""
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 40 else f"{text[:39]}…"


# --- files that users take along --------------------------------------------------------------------------


def open_learner(path: Path) -> Learner | ProgressProblem:
    """The learner in a file; never raises."""
    try:
        text = read_text(path, LARGEST)
    except UnusableError as error:
        unusable = Fault(Reason.UNUSABLE, {"detail": str(error)})
        return ProgressProblem(Trouble.NOT_TAKEN, path, fault=unusable)
    if text is None:
        return ProgressProblem(Trouble.MISSING, path)
    found = read_learner(text)
    return ProgressProblem(Trouble.NOT_TAKEN, path, fault=found) if isinstance(found, Fault) else found
