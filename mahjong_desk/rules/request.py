"""A hand as a JSON object. Reading one checks types and values, and names every fault at once."""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from mahjong_desk.core.draft import DEFAULT_RULES, Draft
from mahjong_desk.core.hand import Condition, Win
from mahjong_desk.core.line import (
    NOBODY,
    Line,
    bad_value,
    read_count,
    read_discarder,
    read_players,
    read_wind,
)
from mahjong_desk.core.notation import parse_hand, parse_tiles
from mahjong_desk.core.problems import Problem, Reason, Refused, Value
from mahjong_desk.core.tiles import text_of
from mahjong_desk.rules.registry import rule_sets

_HAND = "12m…+3m"
_CONDITIONS = " ".join(condition.value for condition in Condition)


def _text(key: str, value: Any, allowed: str) -> str:
    if not isinstance(value, str):
        raise Refused([bad_value(key, json.dumps(value), allowed)])
    return value


def _number(key: str, value: Any, read: Callable[[str, int], int], allowed: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise Refused([bad_value(key, json.dumps(value), allowed)])
    return read(key, value)


def _flag(value: Any) -> dict[str, Any]:
    if not isinstance(value, bool):
        raise Refused([bad_value("self_draw", json.dumps(value), "true false")])
    return {"self_draw": value}


def _wind(key: str, field: str, *, or_null: bool = False) -> Callable[[Any], dict[str, Any]]:
    allowed = "E S W N null" if or_null else "E S W N"

    def read(value: Any) -> dict[str, Any]:
        if value is None and or_null:
            return {field: None}
        return {field: read_wind(key, _text(key, value, allowed))}

    return read


def _discarder(value: Any) -> dict[str, Any]:
    if value is None:
        return {"discarder": None, "nobody": False}
    allowed = f"E S W N {NOBODY} null"
    seat = _text("discarder", value, allowed)
    try:
        return read_discarder(seat)
    except Refused:
        raise Refused([bad_value("discarder", seat, allowed)]) from None


def _conditions(value: Any) -> dict[str, Any]:
    if not isinstance(value, list):
        raise Refused([bad_value("conditions", json.dumps(value), f"[{_CONDITIONS}]")])
    known = {condition.value: condition for condition in Condition}
    bad = [word for word in value if not (isinstance(word, str) and word in known)]
    if bad:
        shown = [word if isinstance(word, str) else json.dumps(word) for word in bad]
        raise Refused([bad_value("conditions", word, _CONDITIONS) for word in shown])
    return {"conditions": frozenset(known[word] for word in value)}


def _tiles(key: str) -> Callable[[Any], dict[str, Any]]:
    return lambda value: {key: parse_tiles(_text(key, value, "some-tiles"))}


def _count(key: str, field: str, most: int = 100) -> Callable[[Any], dict[str, Any]]:
    def read(value: Any) -> dict[str, Any]:
        return {field: _number(key, value, lambda k, v: read_count(k, v, most), f"0–{most}")}

    return read


def _players(value: Any) -> dict[str, Any]:
    return {"players": _number("players", value, lambda _, number: read_players(number), "3 4")}


_NUMBERS = {"honba": "honba", "riichi_sticks": "sticks", "players": "players", "north_bonus": "north"}
"""The keys that hold a number, and the fields of a win that they are for."""
_READERS: dict[str, Callable[[Any], dict[str, Any]]] = {
    "self_draw": _flag,
    "seat": _wind("seat", "seat"),
    "round": _wind("round", "round"),
    "discarder": _discarder,
    "conditions": _conditions,
    "dora": _tiles("dora"),
    "ura": _tiles("ura"),
    "honba": _count("honba", "honba"),
    "riichi_sticks": _count("riichi_sticks", "sticks"),
    "players": _players,
    "north_bonus": _count("north_bonus", "north", 4),
    "pao": _wind("pao", "pao", or_null=True),
}
KEYS = ("id", "rules", "hand", *_READERS, "options")
_DEEPEST = 16
"""Levels of lists and objects that are taken; a request has three."""


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise Refused([Problem(Reason.BAD_JSON, "given-twice", {"key": key[:40]})])
        found[key] = value
    return found


def _finite(text: str) -> float:
    """A number with a fraction or an exponent; infinities and NaN could not be written back as JSON."""
    number = float(text)
    if not math.isfinite(number):
        raise Refused([Problem(Reason.BAD_JSON, "no-such-number", {"text": text[:40]})])
    return number


def _inside(value: object) -> Iterable[object]:
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list) else ()


def _is_too_deep(found: object) -> bool:
    level = [found]
    for _ in range(_DEEPEST):
        level = [inner for value in level for inner in _inside(value)]
    return bool(level)


def parse_object(text: str) -> dict[str, Any]:
    """The JSON object that a text holds; raises :class:`Refused` for anything else."""
    try:
        found = json.loads(text, object_pairs_hook=_unique, parse_float=_finite, parse_constant=_finite)
    except json.JSONDecodeError as error:
        data: dict[str, Value] = {"message": error.msg.removesuffix(" at"), "place": error.pos + 1}
        raise Refused([Problem(Reason.BAD_JSON, "syntax", data)]) from None
    except ValueError:  # a number of more digits than Python reads
        raise Refused([Problem(Reason.BAD_JSON, "number-too-long")]) from None
    except RecursionError:
        raise Refused([Problem(Reason.BAD_JSON, "too-deep")]) from None
    if not isinstance(found, dict):
        raise Refused([Problem(Reason.BAD_JSON, "not-an-object")])
    if _is_too_deep(found):
        raise Refused([Problem(Reason.BAD_JSON, "too-deep")])
    return found


def read_request(request: Mapping[str, Any], rules: str = DEFAULT_RULES) -> Draft:
    """The draft that a JSON object describes, scored by ``rules`` where it names none.

    Raises :class:`Refused` with a problem for every key and value that cannot be.
    """
    problems: list[Problem] = []
    line = Line()

    def attempt(read: Callable[[Any], Any], value: Any) -> Any:
        try:
            return read(value)
        except Refused as refused:
            problems.extend(refused.problems)
            return None

    for key, value in request.items():
        if key not in KEYS:
            data: dict[str, Value] = {"key": key[:40], "known": " ".join(KEYS)}
            problems.append(Problem(Reason.UNKNOWN_KEY, "in-json", data))
        elif key in _READERS:
            line.win.update(attempt(_READERS[key], value) or {})
    if "hand" in request:
        hand = attempt(lambda value: parse_hand(_text("hand", value, _HAND)), request["hand"])
        line.hand = hand or line.hand
    else:
        problems.append(Problem(Reason.BAD_VALUE, "missing", {"key": "hand", "allowed": _HAND}))
    line.rules = attempt(
        lambda value: _text("rules", value, " ".join(rule_sets())), request.get("rules", rules)
    )
    line.options = attempt(read_options, request.get("options", {})) or {}
    if problems:
        raise Refused(problems)
    return line.apply(Draft())


def read_options(value: Any) -> dict[str, str]:
    """Names and values of options from a JSON object; raises :class:`Refused` for what is none."""
    if not isinstance(value, dict):
        raise Refused([bad_value("options", json.dumps(value), "options-object")])
    bad = [name for name, v in value.items() if isinstance(v, bool) or not isinstance(v, str | int)]
    if bad:
        raise Refused(
            [bad_value(f"options.{name}"[:60], json.dumps(value[name]), "text-or-number") for name in bad]
        )
    return {name: str(v) for name, v in value.items()}


def request_object(draft: Draft) -> dict[str, Any]:
    """The JSON object that :func:`read_request` makes this draft of again.

    Rule set, hand, seat and round always stand there, the rest where it is not at its default.
    """
    win, default = draft.win, Win()
    found: dict[str, Any] = {"rules": draft.rules, "hand": draft.hand.text, "self_draw": win.self_draw}
    found |= {"seat": win.seat.name, "round": win.round.name}
    if win.nobody or win.discarder is not None:
        found["discarder"] = NOBODY if win.discarder is None else win.discarder.name
    if win.conditions:
        found["conditions"] = [condition.value for condition in Condition if condition in win.conditions]
    found |= {key: text_of(tiles) for key, tiles in (("dora", win.dora), ("ura", win.ura)) if tiles}
    for key, field in _NUMBERS.items():
        if getattr(win, field) != getattr(default, field):
            found[key] = getattr(win, field)
    if win.pao is not None:
        found["pao"] = win.pao.name
    if draft.options:
        found["options"] = dict(draft.options)
    return found
