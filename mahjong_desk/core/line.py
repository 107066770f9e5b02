"""The whole hand in one line: the tiles, then a word for each circumstance.

>>> format_line(parse_line("12m55z777z(666z)[1111p]+3m tsumo seat=S").apply(Draft()))
'12m55777z(666z)[1111p]+3m tsumo seat=S round=E rules=wsom'
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.hand import FULL, Condition, Hand, Win
from mahjong_desk.core.notation import check_length, narrow, parse_hand, parse_tiles
from mahjong_desk.core.problems import Problem, Reason, Refused, Value
from mahjong_desk.core.tiles import Wind, text_of

NOBODY = "none"
_OPTION = "option."
_SPACE = "_"
"""Stands for a space in an option's value, as a word of the line holds none."""
_RON, _TSUMO = "ron", "tsumo"
_FLAGS = (_RON, _TSUMO, *(condition.value for condition in Condition))
_LONGEST_TEXT = 100_000
"""Characters of a text of several lines that are looked at."""
_MOST = 100
"""The largest repeat counter, stick count … that is taken; far beyond any real table."""


@dataclass(slots=True)
class Line:
    """What a line says: its hand, and only those conditions that it names."""

    hand: Hand = field(default_factory=Hand)
    win: dict[str, Any] = field(default_factory=dict)
    rules: str | None = None
    options: dict[str, str] = field(default_factory=dict)
    places: dict[str, tuple[int, int]] = field(default_factory=dict)
    """Where the words of the rule set and of its options stand, which others have to judge."""

    def apply(self, draft: Draft, before: Line | None = None) -> Draft:
        """The draft with this hand and these conditions; what the line does not name stays as it was.

        ``before`` is what the same text said until it was edited: where only words were edited, a word
        that was taken out of the text takes its condition off.
        """
        win, rules, options = draft.win, draft.rules, dict(draft.options)
        if before is not None and before.hand == self.hand:
            gone = {key: getattr(Win(), key) for key in before.win if key != "conditions"}
            win = replace(win, conditions=win.conditions - before.conditions, **gone)
            options = {name: value for name, value in options.items() if name not in before.options}
        if self.rules is not None and self.rules != rules:
            rules, options = self.rules, {}
        win = replace(win, **{**self.win, "conditions": win.conditions | self.conditions})
        return Draft(self.hand, win, rules, tuple(sorted((options | self.options).items())))

    @property
    def conditions(self) -> frozenset[Condition]:
        """The circumstances that the line names."""
        named: frozenset[Condition] = self.win.get("conditions", frozenset())
        return named


def bad_value(key: str, value: object, allowed: str, **named: Value) -> Problem:
    """The problem of a value that its key does not take.

    ``allowed`` lists what it takes, or is the id of a text that describes it; ``named`` is what that names.
    """
    data: dict[str, Value] = {"key": key[:60], "value": str(value)[:40], "allowed": allowed, **named}
    return Problem(Reason.BAD_VALUE, "not-allowed", data)


def read_wind(key: str, value: str) -> Wind:
    """A seat or round from its letter; raises :class:`Refused`."""
    try:
        return Wind[value.strip().upper()]
    except KeyError:
        raise Refused([bad_value(key, value, "E S W N")]) from None


def read_discarder(value: str) -> dict[str, Any]:
    """The fields of :class:`Win` for ``from=``: a seat, or ``none`` when nobody is responsible."""
    if value.strip().lower() == NOBODY:
        return {"discarder": None, "nobody": True}
    try:
        return {"discarder": Wind[value.strip().upper()], "nobody": False}
    except KeyError:
        raise Refused([bad_value("from", value, f"E S W N {NOBODY}")]) from None


def read_count(key: str, value: str | int, most: int = _MOST) -> int:
    """A whole number from 0 to ``most``; raises :class:`Refused`."""
    number = int(value) if isinstance(value, int) or re.fullmatch(r"[0-9]{1,9}", value) else -1
    if not 0 <= number <= most:
        raise Refused([bad_value(key, value, f"0–{most}")])
    return number


def read_players(value: str | int) -> int:
    """Three or four players; raises :class:`Refused`."""
    if str(value) not in ("3", "4"):
        raise Refused([bad_value("players", value, "3 4")])
    return int(value)


_READERS: dict[str, Callable[[str], dict[str, Any]]] = {
    "seat": lambda value: {"seat": read_wind("seat", value)},
    "round": lambda value: {"round": read_wind("round", value)},
    "from": read_discarder,
    "dora": lambda value: {"dora": parse_tiles(value)},
    "ura": lambda value: {"ura": parse_tiles(value)},
    "honba": lambda value: {"honba": read_count("honba", value)},
    "sticks": lambda value: {"sticks": read_count("sticks", value)},
    "players": lambda value: {"players": read_players(value)},
    "north": lambda value: {"north": read_count("north", value, 4)},
    "pao": lambda value: {"pao": read_wind("pao", value)},
}
KEYS = (*_READERS, "rules", f"{_OPTION}NAME")


class _LineParser:
    """Takes the words out of a line, leaving blanks, so that places in the hand stay true."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.line = Line()
        self.problems: list[Problem] = []
        self._seen: set[str] = set()
        self._conditions: set[Condition] = set()

    def run(self) -> Line:
        rest = list(self.text)
        for match in re.finditer(r"\S+", self.text):
            if self._word(match.group(), match.start()):
                rest[match.start() : match.end()] = " " * len(match.group())
        try:
            self.line.hand = parse_hand("".join(rest))
        except Refused as refused:
            self.problems += refused.problems
        if self._conditions:
            self.line.win["conditions"] = frozenset(self._conditions)
        if self.problems:
            # As whoever reads the line comes upon them.
            raise Refused(sorted(self.problems, key=lambda problem: problem.start or 0))
        return self.line

    def _word(self, word: str, start: int) -> bool:
        """Read one word; false if it belongs to the hand."""
        key, equals, value = word.partition("=")
        if equals and key:
            self._once(key.lower(), word, start)
            self._pair(key, value, word, start)
            return True
        if word.lower() in _FLAGS:
            self._flag(word.lower(), word, start)
            return True
        if re.fullmatch(r"[A-Za-z][A-Za-z-]+", word) and not re.fullmatch(r"[ESWNPFC]+", word):
            self._problem(Reason.BAD_NOTATION, "unknown-word", word, start, known=" ".join(_FLAGS))
            return True
        return False

    def _flag(self, flag: str, word: str, start: int) -> None:
        if flag not in (_RON, _TSUMO):
            self._conditions.add(Condition(flag))
            return
        self_draw = flag == _TSUMO
        if self.line.win.setdefault("self_draw", self_draw) != self_draw:
            self._problem(Reason.CONFLICTING_CONDITIONS, "ron-and-tsumo", word, start)

    def _once(self, key: str, word: str, start: int) -> None:
        if key in self._seen:
            self._problem(Reason.CONFLICTING_CONDITIONS, "given-twice", word, start, key=key)
        self._seen.add(key)

    def _pair(self, key: str, value: str, word: str, start: int) -> None:
        name = key.lower()
        if name == "rules" or name.startswith(_OPTION):
            self.line.places[name] = start, start + len(word)
        if name == "rules":
            self.line.rules = value.lower()
        elif name.startswith(_OPTION):
            self.line.options[name.removeprefix(_OPTION)] = value.replace(_SPACE, " ")
        elif name in _READERS:
            at = start + len(key) + 1
            try:
                self.line.win.update(_READERS[name](value))
            except Refused as refused:
                self.problems += [_moved(problem, at, len(value)) for problem in refused.problems]
        else:
            self._problem(Reason.UNKNOWN_KEY, "in-line", word, start, key=key, known=" ".join(KEYS))

    def _problem(self, reason: Reason, detail: str, word: str, start: int, **data: Value) -> None:
        named = {"text": word, "place": start + 1, **data}
        self.problems.append(Problem(reason, detail, named, start, start + len(word)))


def _moved(problem: Problem, at: int, length: int) -> Problem:
    """A problem of a value as one of the line in which the value starts at ``at``."""
    data = dict(problem.data)
    if "place" in data:
        data["place"] = int(data["place"]) + at
    # A problem without a place of its own concerns the whole value.
    first, last = problem.start or 0, problem.end or length
    return problem._replace(data=data, start=at + first, end=at + last)


def parse_line(text: str) -> Line:
    """What a line says; raises :class:`Refused` with every problem found and its place."""
    check_length(text)
    return _LineParser(narrow(text)).run()


class Found(NamedTuple):
    """What a text of several lines says; ``number``: which of so many ``lines`` was taken, 0 for all."""

    line: Line
    number: int
    lines: int


def parse_lines(text: str) -> Found:
    """What a pasted text says: all of it where that is one hand, or else its first line that reads.

    Raises :class:`Refused` with the problems of the whole text where no line reads.
    """
    lines = [line for line in text[:_LONGEST_TEXT].splitlines() if line.strip()]
    whole: Line | None = None
    problems: tuple[Problem, ...] = ()
    try:
        whole = parse_line(text)
    except Refused as refused:
        problems = refused.problems
    if len(lines) > 1 and (whole is None or whole.hand.size > FULL):
        for number, text_of_line in enumerate(lines, start=1):
            try:
                found = parse_line(text_of_line)
            except Refused:
                continue
            if found.hand.size:
                return Found(found, number, len(lines))
    if whole is None:
        raise Refused(problems)
    return Found(whole, 0, len(lines))


def format_line(draft: Draft) -> str:
    """The one line that carries everything: rule set, seat and round always, the rest where not default."""
    win, default = draft.win, Win()
    words = [draft.hand.text, _TSUMO if win.self_draw else _RON]
    words += [condition.value for condition in Condition if condition in win.conditions]
    words += [f"seat={win.seat.name}", f"round={win.round.name}"]
    if win.nobody or win.discarder is not None:
        words.append(f"from={NOBODY if win.discarder is None else win.discarder.name}")
    words += [f"{key}={text_of(tiles)}" for key, tiles in (("dora", win.dora), ("ura", win.ura)) if tiles]
    for key in ("honba", "sticks", "players", "north"):
        if getattr(win, key) != getattr(default, key):
            words.append(f"{key}={getattr(win, key)}")
    if win.pao is not None:
        words.append(f"pao={win.pao.name}")
    words.append(f"rules={draft.rules}")
    words += [f"{_OPTION}{name}={value.replace(' ', _SPACE)}" for name, value in draft.options]
    return " ".join(word for word in words if word)
