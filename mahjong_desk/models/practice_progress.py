"""What the learner who practises knows: recorded with every answer, and said as lines and figures."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timezone
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal

from mahjong_desk.club.sheet import clean_name, name_key, name_problem
from mahjong_desk.club.spreadsheets import csv_file
from mahjong_desk.core.draft import Draft
from mahjong_desk.core.texts import Terms, series
from mahjong_desk.models.figures import percent
from mahjong_desk.models.practice import Done
from mahjong_desk.models.practice_words import Sign, kind_name
from mahjong_desk.models.records import RecordModel
from mahjong_desk.practice.chance import Chance
from mahjong_desk.practice.dealing import turns
from mahjong_desk.practice.exercises import Asks
from mahjong_desk.practice.marking import Verdict
from mahjong_desk.practice.progress import (
    Counts,
    Knowledge,
    Outcome,
    Progress,
    by_round,
    due,
    knowledge,
)
from mahjong_desk.practice.progress_files import LearnerFile, learners
from mahjong_desk.practice.progress_out import Course, progress_table, progress_texts
from mahjong_desk.practice.progress_problems import ProgressProblem, message
from mahjong_desk.practice.progress_saved import learner_text, open_learner
from mahjong_desk.practice.rounds import Round
from mahjong_desk.rules.guide import worth
from mahjong_desk.rules.registry import rule_set

translate = QCoreApplication.translate

SKILLS = (Asks.TOTAL, Asks.WAITS, Asks.READING)
"""The kinds of exercise that are about no pattern: each is learnt as a whole."""
_OUTCOMES = {
    Verdict.RIGHT: Outcome.RIGHT,
    Verdict.MISSED: Outcome.MISSED,
    Verdict.WRONG: Outcome.CLAIMED,
}
_ORDER = (Knowledge.SHAKY, Knowledge.LEARNING, Knowledge.KNOWN, Knowledge.NEW)
"""What needs practice first."""
_SIGNS = {
    Knowledge.KNOWN: Sign.RIGHT,
    Knowledge.SHAKY: Sign.PART,
    Knowledge.LEARNING: Sign.MISSED,
    Knowledge.NEW: Sign.SKIPPED,
}


class KnownRecord(NamedTuple):
    """A pattern or a skill with its answers, and how well it is known.

    ``pattern`` is the pattern whose page of the guide tells more; None for a skill.
    """

    id: str
    name: str
    counts: Counts
    sign: Sign
    word: str
    pattern: str | None

    @property
    def figures(self) -> tuple[str, str, str]:
        """How often it was right, missed and wrongly claimed; dashes where it was never met."""
        if not self.counts.answers:
            return ("–", "–", "–")
        return (str(self.counts.right), str(self.counts.missed), str(self.counts.claimed))


def _now() -> datetime:
    return datetime.now(timezone.utc)


def outcomes(done: Done) -> list[tuple[str, Outcome]]:
    """What an answer says about what is known: of each of its patterns, or of the skill that it takes."""
    marked, asks = done.marked, done.exercise.asks
    if marked is None:
        return []
    if asks in SKILLS:
        return [(asks.value, Outcome.RIGHT if marked.is_right else Outcome.MISSED)]
    about = {pattern for pattern, _ in marked.known}
    return [(item.id, _OUTCOMES[item.verdict]) for item in marked.items if item.id in about]


class ProgressKeeper(QObject):
    """Keeps what one learner knows, or of nobody nothing.

    ``folder`` is where progress is kept.
    """

    changed = Signal()
    """Another learner, or something else is known."""
    failed = Signal(str)
    """A sentence on what could not be kept or read."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._file: LearnerFile | None = None
        self._waiting: dict[str, LearnerFile] = {}
        """Of those who learnt before, by the key of the name: what the disk did not take yet."""
        self.clock = _now
        """Tells the moment; tests have their own."""

    @property
    def name(self) -> str:
        """Who learns; empty for nobody."""
        return "" if self._file is None else self._file.learner.name

    def names(self) -> tuple[str, ...]:
        """Everybody of whom something is kept, and who learns now."""
        found = learners(self._folder).names
        for name in (*(one.learner.name for one in self._waiting.values()), self.name):
            if name and name_key(name) not in map(name_key, found):
                found = (*found, name)
        return found

    def choose(self, name: str) -> bool:
        """Go on with a learner, a new one too, or with nobody; false for what can be no name."""
        name = clean_name(name)
        if name and name_problem(name) is not None:
            return False
        if self._file is not None and not self._file.is_saved:
            self._waiting[name_key(self.name)] = self._file
        self._file = None
        if name:
            self._file = self._waiting.pop(name_key(name), None) or LearnerFile(self._folder, name)
            self._tell(self._file.read())
        self.changed.emit()
        return True

    def record(self, done: Done, begun: datetime) -> None:
        """Record an answer; ``begun``: when its round began."""
        seen = outcomes(done)
        if self._file is not None and seen:
            self._tell(self._file.record(done.exercise.draft.rules, seen, self.clock(), begun))
            if self._file.is_saved:
                self.keep()
            self.changed.emit()

    def keep(self) -> None:
        """Try once more to keep what the disk did not take, whoever learnt it; it was told by then."""
        if self._file is not None:
            self._file.save()
        for one in self._waiting.values():
            one.save()
        self._waiting = {key: one for key, one in self._waiting.items() if not one.is_saved}

    def _tell(self, problem: ProgressProblem | None) -> None:
        if problem is not None:
            self.failed.emit(message(problem))

    # What is known

    def progress(self, rules: str) -> Progress:
        """What is known by a rule set."""
        return Progress() if self._file is None else self._file.learner.progress(rules)

    def focus(self, of: Round) -> tuple[str, ...]:
        """The patterns to deal for in a round, so many as it has hands: what is due first."""
        if self._file is None:
            return ()
        items = turns(rule_set(of.rules), of.changes, of.level, Chance("progress", of.seed))
        first = due(self.progress(of.rules), self.clock(), items)
        rest = [item for item in items if item not in first]
        return (*first, *rest)[: of.count]

    def records(self, draft: Draft, terms: Terms) -> list[KnownRecord]:
        """A line for each pattern that counts by the rules of a draft, and for each skill."""
        progress, moment = self.progress(draft.rules), self.clock()
        words = progress_texts()
        found = []
        for id_, name, pattern in _items(draft, terms):
            known = knowledge(progress, id_, moment)
            card = progress.cards.get(id_)
            counts = Counts() if card is None else card.counts
            line = KnownRecord(id_, name, counts, _SIGNS[known], words.get("knowledge", known.value), pattern)
            found.append((known, line))
        return [line for _, line in sorted(found, key=lambda one: _ORDER.index(one[0]))]

    def summary(self, draft: Draft) -> str:
        """How many patterns are known how well."""
        progress, moment = self.progress(draft.rules), self.clock()
        words = progress_texts()
        found = [knowledge(progress, id_, moment) for id_, _, _ in _items(draft, Terms.LANGUAGE)]
        return " · ".join(
            words.get("known-so", one.value, count=count) for one in _ORDER if (count := found.count(one))
        )

    def shares(self, rules: str) -> list[float]:
        """The part of the answers that was right, round by round, the last ones."""
        return [one.counts.share or 0.0 for one in by_round(self.progress(rules))]

    # In and out

    def text(self) -> str:
        """All that is known, as the content of a file."""
        return "" if self._file is None else learner_text(self._file.learner)

    def table(self, draft: Draft, terms: Terms) -> bytes:
        """What is known by the rules of a draft, as CSV."""
        items = [(id_, name) for id_, name, _ in _items(draft, terms)]
        title = rule_set(draft.rules).texts().get("rules", draft.rules)
        course = Course(title, self.progress(draft.rules), items)
        return csv_file(progress_table([course], self.clock(), progress_texts()))

    def would_lose(self, path: Path) -> bool:
        """Whether something is known that would be lost with what a file says in its place."""
        if self._file is None or not self._file.learner.by_rules:
            return False
        found = open_learner(path)
        return not isinstance(found, ProgressProblem) and found.by_rules != self._file.learner.by_rules

    def take_in(self, path: Path) -> bool:
        """Have what a file says in place of what is known; false where it says nothing of use."""
        found = open_learner(path)
        if isinstance(found, ProgressProblem):
            self._tell(found)
            return False
        if self._file is not None:
            self._tell(self._file.take_in(found))
            self.changed.emit()
        return True

    def reset(self, rules: str) -> None:
        """Forget what is known by a rule set."""
        if self._file is not None:
            self._tell(self._file.reset(rules))
            self.changed.emit()

    def forget(self) -> None:
        """Forget the learner, and go on with nobody."""
        if self._file is not None:
            self._tell(self._file.remove())
            self._file = None
            self.changed.emit()


def _items(draft: Draft, terms: Terms) -> list[tuple[str, str, str | None]]:
    """What there is to know: id, name, and the pattern that it is."""
    rules = rule_set(draft.rules)
    names = rules.names(terms)
    skills: list[tuple[str, str, str | None]] = [(one.value, kind_name(one), None) for one in SKILLS]
    counting = [one.id for one in rules.patterns if worth(rules, one.id, draft.options).counts]
    return [*skills, *((one, names.get("patterns", one), one) for one in counting)]


def spoken_known(record: KnownRecord) -> str:
    """A line in words, for whoever cannot see it."""
    if not record.counts.answers:
        return f"{record.name}, {record.word}"
    right, missed, claimed = record.counts
    counts = translate("Practice", "right {right}, missed {missed}, wrongly claimed {claimed}")
    told = counts.format(right=right, missed=missed, claimed=claimed)
    return f"{record.name}, {record.word}, {told}"


def known_model(parent: QObject) -> RecordModel[KnownRecord]:
    """A model of what is known."""
    roles = Qt.ItemDataRole
    return RecordModel(
        lambda r: r.id, {roles.DisplayRole: spoken_known, roles.AccessibleTextRole: spoken_known}, parent
    )


def shares_words(shares: Sequence[float]) -> str:
    """The chart of rounds in words."""
    if not shares:
        return translate("Practice", "No round yet")
    percents = series(map(percent, shares))
    return translate("Practice", "Right answers round by round: {percents}").format(percents=percents)
