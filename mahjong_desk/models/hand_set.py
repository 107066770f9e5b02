"""A teacher's set of hands while it is put together: a list model, and every change that can be made to it.

A hand that does not make the exercise that it is for is never in the set, so that the set can be saved,
practised and printed at every moment. What cannot be done is said, and nothing changes.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import NamedTuple, TypeAlias

from PySide6.QtCore import QObject, Qt, Signal

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.line import parse_line
from mahjong_desk.core.problems import Refused
from mahjong_desk.core.texts import Terms, labelled, phrases, series
from mahjong_desk.hands import problems
from mahjong_desk.hands.problems import FileProblem, Trouble
from mahjong_desk.hands.saved import read_hand
from mahjong_desk.models.groups import GroupRecord, loose_groups
from mahjong_desk.models.handout import how_won
from mahjong_desk.models.records import RecordModel
from mahjong_desk.practice.exercises import Asks, Exercise
from mahjong_desk.practice.hand_sets import (
    LONGEST_TITLE,
    MOST_HANDS,
    BadSet,
    Entry,
    HandSet,
    entry_of,
    exercise_from,
    message,
    read_set,
    write_set,
)
from mahjong_desk.practice.rounds import Round, exercises
from mahjong_desk.practice.words import Sentence, say, texts_of
from mahjong_desk.rules.guide import Changes
from mahjong_desk.rules.options import resolve
from mahjong_desk.rules.registry import rule_set
from mahjong_desk.rules.score import Score
from mahjong_desk.rules.scoring import score


class HandRecord(NamedTuple):
    """A hand of the set as it is listed. ``key`` tells it from all others, equal ones too."""

    key: int
    number: int
    asks: Asks
    kind: str
    groups: tuple[GroupRecord, ...]
    detail: str

    @property
    def told(self) -> str:
        """The row for whoever hears it."""
        tiles = series(group.name for group in self.groups)
        return f"{self.number}. {phrases([labelled(self.kind, tiles), self.detail])}"


@dataclass(frozen=True, slots=True)
class Added:
    """What came of several lines: how many hands were added; the lines that were not, and why in words."""

    count: int
    left: tuple[str, ...] = ()
    said: tuple[str, ...] = ()


_Look: TypeAlias = "tuple[tuple[GroupRecord, ...], str]"


class HandSetEditor(QObject):
    """Holds a set. Every change that can fail answers with why it did, or with nothing."""

    changed = Signal()
    """The set is another one, or was saved."""

    def __init__(
        self,
        held: HandSet = HandSet(),  # noqa: B008 - frozen
        path: Path | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.held = held
        self.path = path
        """The file that it was opened from or saved as."""
        self.terms = Terms.LANGUAGE
        self._saved = held
        self._keys = list(range(len(held.entries)))
        self._next = len(self._keys)
        self._looks: dict[Entry, _Look] = {}
        """Of each hand, found once."""
        roles = Qt.ItemDataRole
        told = {roles.DisplayRole: _told, roles.AccessibleTextRole: _told}
        self.rows: RecordModel[HandRecord] = RecordModel(_key, told, self)
        self._show()

    # What is so now

    @property
    def is_changed(self) -> bool:
        """Whether anything would be lost if the set were dropped now."""
        return self.held != self._saved

    @property
    def count(self) -> int:
        """How many hands it has."""
        return len(self.held.entries)

    def _show(self) -> None:
        self._looks = {entry: self._looks.get(entry) or self._look(entry) for entry in self.held.entries}
        numbered = enumerate(zip(self._keys, self.held.entries, strict=True), start=1)
        texts = texts_of()
        self.rows.set_records(
            [
                HandRecord(key, number, entry.asks, texts.get("kinds", entry.asks.value), *self._looks[entry])
                for number, (key, entry) in numbered
            ]
        )

    def _look(self, entry: Entry) -> _Look:
        """Its tiles; what it scores and how it was won; what is to be built."""
        names = rule_set(self.held.rules).names(self.terms)
        groups = tuple(loose_groups(entry.draft.hand, names))
        if entry.draft.hand.winning is None:
            return groups, self.tr("{count} tiles").format(count=entry.draft.hand.size)
        parts = [*how_won(entry.draft)]
        answer = score(entry.draft)
        if isinstance(answer, Score):
            parts.insert(0, rule_set(answer.rules).amount(answer.total, answer.unit, names))
        made = exercise_from(entry, self.held.level)
        if isinstance(made, Exercise) and made.pattern is not None:
            parts.insert(0, names.get("patterns", made.pattern))
        return groups, " · ".join(parts)

    def _set(self, held: HandSet, keys: Sequence[int] | None = None) -> None:
        self.held = held
        if keys is not None:
            self._keys = list(keys)
        self._show()
        self.changed.emit()

    # The set as a whole

    def set_terms(self, terms: Terms) -> None:
        """What patterns are called by in the list, on worksheets, and in what is said."""
        if terms is not self.terms:
            self.terms = terms
            self.forget_names()

    def forget_names(self) -> None:
        """Another language is spoken."""
        self._looks.clear()
        self._show()

    def set_title(self, title: str) -> None:
        """What it is called; spaces around it and between its words count once."""
        title = " ".join(title.split())[:LONGEST_TITLE]
        if title != self.held.title:
            self._set(replace(self.held, title=title))

    def set_level(self, level: int) -> None:
        """How many patterns there are to choose from."""
        if level != self.held.level:
            self._set(replace(self.held, level=level))

    def set_rules(self, rules: str, changes: Changes = ()) -> str:
        """Another rule set for all hands; not where one of them is no exercise by it."""
        wanted = replace(self.held, rules=rules, changes=changes)
        entries = tuple(_by(wanted, entry) for entry in self.held.entries)
        unfit = [number for number, entry in enumerate(entries, 1) if self._objection(entry, wanted.level)]
        if unfit:
            first = self._objection(entries[unfit[0] - 1], wanted.level)
            name = rule_set(rules).texts().get("rules", rules)
            told = self.tr(
                "{rules} was not taken: hand {number} does not fit. {reason} Remove it first, or ask"
                " something else of it."
            )
            if len(unfit) > 1:
                told = self.tr(
                    "{rules} was not taken: hands {number} do not fit. {reason} Remove them first, or ask"
                    " something else of them."
                )
            return told.format(rules=name, number=series(map(str, unfit)), reason=first)
        self._set(replace(wanted, entries=entries))
        return ""

    def revert(self) -> None:
        """The set as it was opened or saved last."""
        if self.is_changed:
            keys = range(self._next, self._next + len(self._saved.entries))
            self._next = keys.stop
            self._set(self._saved, keys)

    def begin_anew(self) -> None:
        """An empty set by the same rules, in no file yet."""
        self.path = None
        self._saved = replace(self.held, title="", entries=())
        self._set(self._saved, ())

    # Its hands

    def add(self, asks: Asks, draft: Draft) -> str:
        """A hand of any rule set at the end; it is scored by this set's."""
        return self._add([self.held.entry(asks, draft)])

    def add_text(self, text: str, asks: Asks) -> Added:
        """Hands as they are typed, one a line; those that can be read and make an exercise are added.

        What is said of the others counts them as they are left, which is where they are read then.
        """
        count, left, said = 0, [], []
        for line in filter(str.strip, text.splitlines()):
            objection = self._add_line(line, asks)
            if objection:
                left.append(line)
                told = self.tr("Line {number}: {message}").format(number=len(left), message=objection)
                said.append(told if len(text.strip().splitlines()) > 1 else objection)
            else:
                count += 1
        return Added(count, tuple(left), tuple(said))

    def _add_line(self, line: str, asks: Asks) -> str:
        start = Draft(rules=self.held.rules, options=self.held.changes)
        try:
            found = parse_line(line)
        except Refused as refused:
            texts = rule_set(self.held.rules).texts()
            return texts.problem(refused.problems[0])
        named = found.rules if found.rules is not None else self.held.rules
        options = tuple(sorted(found.options.items()))
        if named != self.held.rules or any(option not in self.held.changes for option in options):
            rules = rule_set(self.held.rules)
            name = rules.texts().get("rules", rules.id)
            return self.tr(
                "All hands of a set have the same rules, those of {rules} here: leave out “rules=” and"
                " “option.”."
            ).format(rules=name)
        found.rules, found.options = None, {}
        return self.add(asks, found.apply(start))

    def add_file(self, path: Path, asks: Asks) -> str:
        """The hand of a saved file, or all hands of a saved set."""
        found = read_hand(path)
        if isinstance(found, Draft):
            return self.add(asks, found)
        if found.trouble is not Trouble.PRACTICE:
            return problems.message(found)
        held = read_set(path)
        if isinstance(held, BadSet):
            return message(held)
        return self._add([_by(self.held, entry) for entry in held.entries])

    def add_dealt(self, asks: Asks, count: int, seed: int) -> str:
        """Hands as a round with that number deals them."""
        of = Round(self.held.rules, self.held.changes, (asks,), self.held.level, seed, count)
        dealt = []
        for one in exercises(of):
            # What is in the way of one is in the way of all, and to find that out takes a while.
            if isinstance(one, Sentence):
                return say(one, texts_of(rule_set(self.held.rules)))
            dealt.append(entry_of(one))
        return self._add(dealt)

    def _add(self, entries: Iterable[Entry]) -> str:
        entries = list(entries)
        if self.count + len(entries) > MOST_HANDS:
            return self.tr("A set has {most} hands at most, and this one has {count}.").format(
                most=MOST_HANDS, count=self.count
            )
        for number, entry in enumerate(entries, start=1):
            objection = self._objection(entry, self.held.level)
            if objection:
                several = self.tr("Hand {number}: {message}").format(number=number, message=objection)
                return several if len(entries) > 1 else objection
        keys = range(self._next, self._next + len(entries))
        self._next = keys.stop
        self._set(replace(self.held, entries=(*self.held.entries, *entries)), [*self._keys, *keys])
        return ""

    def set_asks(self, row: int, asks: Asks) -> str:
        """Ask something else of a hand."""
        old = self.held.entries[row]
        if old.asks is asks:
            return ""
        entry = Entry(asks, old.draft)
        objection = self._objection(entry, self.held.level)
        if not objection:
            entries = (*self.held.entries[:row], entry, *self.held.entries[row + 1 :])
            self._set(replace(self.held, entries=entries))
        return objection

    def move(self, row: int, by: int) -> int:
        """Take a hand so many places up or down; where it is then."""
        to = max(0, min(self.count - 1, row + by))
        if to != row:
            entries, keys = list(self.held.entries), list(self._keys)
            entries.insert(to, entries.pop(row))
            keys.insert(to, keys.pop(row))
            self._set(replace(self.held, entries=tuple(entries)), keys)
        return to

    def remove(self, row: int) -> None:
        """Take a hand out."""
        entries, keys = list(self.held.entries), list(self._keys)
        del entries[row], keys[row]
        self._set(replace(self.held, entries=tuple(entries)), keys)

    def _objection(self, entry: Entry, level: int) -> str:
        """Why a hand makes no exercise; nothing where it does."""
        rules = rule_set(entry.draft.rules)
        wrong = resolve(rules.options, entry.draft.options, rules.id)[1]
        if wrong:
            return rules.texts().problem(wrong[0])
        made = exercise_from(entry, level)
        if isinstance(made, Exercise):
            return ""
        return say(made, texts_of(rules, self.terms))

    # Its file

    def open(self, path: Path) -> str:
        """The set of a file in the place of this one."""
        found = read_set(path)
        if isinstance(found, BadSet):
            return message(found)
        self.path, self._saved = path, found
        keys = range(self._next, self._next + len(found.entries))
        self._next = keys.stop
        self._set(found, keys)
        return ""

    def save(self, path: Path) -> str:
        """Into a file, which it belongs to from then on."""
        problem: FileProblem | None = write_set(path, self.held)
        if problem is not None:
            return problems.message(problem)
        self.path, self._saved = path, self.held
        self.changed.emit()
        return ""


def _by(held: HandSet, entry: Entry) -> Entry:
    """A hand of another set as this one has it; figures and a pattern of other rules say nothing."""
    made = held.entry(entry.asks, entry.draft)
    if entry.draft.rules != held.rules:
        return made
    return made._replace(figures=entry.figures, pattern=entry.pattern)


def _key(record: HandRecord) -> int:
    return record.key


def _told(record: HandRecord) -> str:
    return record.told
