"""A teacher's set of hands, each with what is asked of it, and the ``.mjd`` file that holds one.

    {"format": "mahjong-desk", "version": 1, "practice": {"title": "First evening", "rules": "wsom",
     "options": {}, "level": 1, "hands": [{"asks": "patterns", "hand": {"hand": "12m…+3m", …}}, …]}}

Below ``hands`` a ``hand`` is a JSON object as in a file with a single hand, without rule set and options,
which the set has for all. ``figures`` names the sorts of figures that are asked for, ``pattern`` what is to
be built.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, NamedTuple

from mahjong_desk.club.fields import Fields
from mahjong_desk.core.draft import DEFAULT_RULES, Draft
from mahjong_desk.core.problems import Problem, Reason, Refused
from mahjong_desk.hands import problems
from mahjong_desk.hands.problems import FileProblem, Trouble
from mahjong_desk.hands.saved import document_of, parse_document, read_file, write_file
from mahjong_desk.practice.chance import Chance
from mahjong_desk.practice.exercises import LEVELS, Asks, Exercise, exercise_of, to_build
from mahjong_desk.practice.words import Sentence, say, texts_of
from mahjong_desk.rules.guide import Changes
from mahjong_desk.rules.options import resolve
from mahjong_desk.rules.registry import rule_set, rule_sets
from mahjong_desk.rules.request import read_options, read_request, request_object
from mahjong_desk.rules.score import Score
from mahjong_desk.rules.scoring import score

LONGEST_TITLE = 100
MOST_HANDS = 200
_KEYS = ("title", "rules", "options", "level", "hands")
_HAND_KEYS = ("asks", "hand", "figures", "pattern")
_HANDS = "hands-to-practise"
_SET = "practice"


class Entry(NamedTuple):
    """A hand of a set. ``figures`` and ``pattern`` are for the kinds that ask for them; without, as dealt."""

    asks: Asks
    draft: Draft
    figures: tuple[str, ...] = ()
    pattern: str | None = None


@dataclass(frozen=True, slots=True)
class HandSet:
    """A set: its title, the rule set by which all its hands are scored, and the hands."""

    title: str = ""
    rules: str = DEFAULT_RULES
    changes: Changes = ()
    level: int = 1
    entries: tuple[Entry, ...] = ()

    def entry(self, asks: Asks, draft: Draft, figures: tuple[str, ...] = ()) -> Entry:
        """A hand of any rule set as this set has it; :func:`exercise_from` says whether it fits."""
        return Entry(asks, replace(draft, rules=self.rules, options=self.changes), figures)

    def exercises(self) -> tuple[Exercise, ...]:
        """The exercises that its hands make; one that makes none, which :func:`faults` names, is left out."""
        made = (exercise_from(entry, self.level) for entry in self.entries)
        return tuple(one for one in made if isinstance(one, Exercise))


def entry_of(exercise: Exercise) -> Entry:
    """The hand of a dealt exercise for a set, with what was asked of it."""
    sorts = tuple(dict.fromkeys(figure.sort for figure in exercise.figures))
    draft = exercise.draft if exercise.example is None else exercise.example
    return Entry(exercise.asks, draft, sorts, exercise.pattern)


def exercise_from(entry: Entry, level: int = 1) -> Exercise | Sentence:
    """The exercise that a hand of a set makes, the same each time, or why it makes none."""
    draft = entry.draft
    chance = Chance("set", draft.rules, entry.asks.value, draft.hand.text)
    made = exercise_of(entry.asks, draft, chance, level=level, asked=entry.figures)
    if entry.asks is not Asks.BUILD or entry.pattern is None or isinstance(made, Sentence):
        return made
    answer = score(draft)
    if isinstance(answer, Score) and any(row.id == entry.pattern for row in answer.best.rows):
        return to_build(entry.pattern, draft, level)
    if entry.pattern not in {pattern.id for pattern in rule_set(draft.rules).patterns}:
        return Sentence("unfit.no-such-pattern", {"key": entry.pattern[:40]})
    return Sentence("unfit.pattern-not-there", {"pattern": entry.pattern})


# What is wrong


class Fault(NamedTuple):
    """One thing that is wrong with a set; ``hand``: the number of the hand from 1, 0 for the set itself."""

    hand: int
    what: Problem | Sentence


class BadSet(NamedTuple):
    """A file that holds no usable set: what is wrong with it, and everything that is wrong with the set.

    ``rules``: the rule set that the set names, in whose words the faults are said.
    """

    problem: FileProblem
    faults: tuple[Fault, ...] = ()
    rules: str | None = None


def faults(held: HandSet) -> tuple[Fault, ...]:
    """Every hand that does not make the exercise that it is for."""
    made = [(number, exercise_from(entry, held.level)) for number, entry in enumerate(held.entries, start=1)]
    return tuple(Fault(number, one) for number, one in made if isinstance(one, Sentence))


def message(bad: BadSet, language: str | None = None) -> str:
    """What is wrong with the file in words, and every fault in a line of its own."""
    lines = (fault_message(fault, bad.rules) for fault in bad.faults)
    return "\n".join([problems.message(bad.problem, language), *lines])


def fault_message(fault: Fault, rules: str | None = None) -> str:
    """A fault in words, with the number of its hand."""
    texts = texts_of(rule_sets().get(rules or ""))
    said = say(fault.what, texts) if isinstance(fault.what, Sentence) else texts.problem(fault.what)
    return texts.get("set", "in-hand", number=fault.hand, message=said) if fault.hand else said


# The file


def document(held: HandSet) -> dict[str, Any]:
    """The JSON object that a file with this set holds."""
    return document_of(
        _SET,
        {
            "title": held.title,
            "rules": held.rules,
            "options": dict(held.changes),
            "level": held.level,
            "hands": [_entry_object(entry) for entry in held.entries],
        },
    )


def _entry_object(entry: Entry) -> dict[str, Any]:
    hand = request_object(entry.draft)
    found: dict[str, Any] = {
        "asks": entry.asks.value,
        "hand": {key: value for key, value in hand.items() if key not in ("rules", "options")},
    }
    if entry.figures:
        found["figures"] = list(entry.figures)
    if entry.pattern is not None:
        found["pattern"] = entry.pattern
    return found


def write_set(path: Path, held: HandSet) -> FileProblem | None:
    """Put the set into a file, whole or not at all; the problem, if that could not be done."""
    return write_file(path, document(held), indent=2)


def read_set(path: Path) -> HandSet | BadSet:
    """The set in a file, or everything that is wrong with it; never raises."""
    found = read_file(path, parse_document)
    if isinstance(found, FileProblem):
        return BadSet(found)
    made = read_document(found)
    return made._replace(problem=made.problem._replace(path=path)) if isinstance(made, BadSet) else made


def read_document(found: Mapping[str, Any]) -> HandSet | BadSet:
    """The set of a document that :func:`~mahjong_desk.hands.saved.parse_document` read."""
    held = found.get(_SET)
    if not isinstance(held, dict):
        return BadSet(FileProblem(Trouble.NO_SET))
    reading = _Reading()
    made = reading.read(held)
    bad = reading.faults or faults(made)
    if not bad:
        return made
    rules = held.get("rules")
    return BadSet(FileProblem(Trouble.BAD_SET), tuple(bad), rules if isinstance(rules, str) else None)


class _Reading:
    """Reads a set, and gathers what is wrong with it."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []

    def read(self, held: Mapping[str, Any]) -> HandSet:
        wrong: list[Problem] = []
        fields = Fields(held, wrong)
        fields.allow(_KEYS)
        title = " ".join(fields.text("title", "some-text").split())
        if len(title) > LONGEST_TITLE:
            fields.wrong("title", title[:40] + "…", "characters-at-most", most=LONGEST_TITLE)
        rules = fields.text("rules", " ".join(rule_sets()))
        level = fields.one_of("level", LEVELS, 1)
        changes = self._changes(fields, rules)
        hands = fields.objects("hands", _HANDS)
        if len(hands) > MOST_HANDS:
            fields.wrong("hands", len(hands), "hands-at-most", most=MOST_HANDS)
        self.faults += [Fault(0, problem) for problem in wrong]
        if wrong:
            return HandSet()
        entries = [self._entry(number, one, rules, changes) for number, one in enumerate(hands, start=1)]
        return HandSet(title, rules, changes, level, tuple(one for one in entries if one is not None))

    def _changes(self, fields: Fields, rules: str) -> Changes:
        try:
            changes = read_options(fields.value("options") if fields.has("options") else {})
            known = rule_set(rules)
        except Refused as refused:
            fields.fail(*refused.problems)
            return ()
        options, wrong = resolve(known.options, changes, rules)
        fields.fail(*wrong)
        own = {option.id: option.default for option in known.options}
        return tuple(sorted((name, value) for name, value in options.items() if own[name] != value))

    def _entry(self, number: int, found: object, rules: str, changes: Changes) -> Entry | None:
        wrong: list[Problem] = []
        if not isinstance(found, dict):
            Fields({}, wrong).wrong("hands", found, _HANDS)
            self.faults += [Fault(number, problem) for problem in wrong]
            return None
        fields = Fields(found, wrong)
        fields.allow(_HAND_KEYS)
        kinds = " ".join(asks.value for asks in Asks)
        word = fields.text("asks", kinds)
        if isinstance(found.get("asks"), str) and word not in kinds.split():
            fields.unknown_word("asks", word, kinds)
        figures = fields.texts("figures", '["total"]') if fields.has("figures") else ()
        pattern = fields.text("pattern", "some-text") if fields.has("pattern") else None
        draft = _draft(fields)
        self.faults += [Fault(number, problem) for problem in wrong]
        if wrong:
            return None
        return Entry(Asks(word), replace(draft, rules=rules, options=changes), figures, pattern)


def _draft(fields: Fields) -> Draft:
    held = fields.value("hand")
    if not isinstance(held, dict):
        fields.wrong("hand", held, '{"hand": "12m…+3m"}')
        return Draft()
    alone = {key: value for key, value in held.items() if key in ("rules", "options", "id")}
    if alone:
        for key in alone:
            fields.fail(Problem(Reason.UNKNOWN_KEY, "in-json", {"key": key, "known": "hand self_draw …"}))
        return Draft()
    try:
        return read_request(held)
    except Refused as refused:
        fields.fail(*refused.problems)
        return Draft()
