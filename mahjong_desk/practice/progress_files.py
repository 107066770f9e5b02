"""Where progress is kept: one file for each learner in the data folder, for all windows.

A change is made to the file as it is by then, under the lock that all files of the folder share, so that two
windows lose nothing of each other. What the disk does not take stays in memory and goes with the next change.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterable
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from mahjong_desk.club.sheet import clean_name, name_key, name_problem
from mahjong_desk.disk import UnusableError, detail, is_there, read_text, set_aside, write_text
from mahjong_desk.hands.locks import locked
from mahjong_desk.hands.places import LEARNER
from mahjong_desk.practice.progress import Learner, Outcome, record
from mahjong_desk.practice.progress_problems import Fault, ProgressProblem, Reason, Trouble
from mahjong_desk.practice.progress_saved import LARGEST, learner_text, read_learner

_FILE = re.compile(re.escape(LEARNER).replace(r"\*", "[0-9a-f]{32}"))
"""Those alone: what was set aside, or is being written, begins likewise."""


class Learners(NamedTuple):
    """The names of those who learn on this computer, and the files that cannot be read."""

    names: tuple[str, ...]
    problems: tuple[ProgressProblem, ...]


def learners(folder: Path) -> Learners:
    """Who has a file in a folder, by name. Nothing is done about one that cannot be read; never raises."""
    names, problems = [], []
    try:
        paths = sorted(path for path in folder.iterdir() if _FILE.fullmatch(path.name))
    except OSError:
        paths = []
    for path in paths:
        found = _read(path)
        if isinstance(found, Learner):
            names.append(found.name)
        elif found is not None:
            problems.append(_untouched(path, found))
    return Learners(tuple(sorted(names, key=lambda name: (name_key(name), name))), tuple(problems))


class LearnerFile:
    """What is kept of one learner. Nothing raises, but the name must be one that ``name_problem`` lets pass.

    ``learner`` is all that is known, with what could not be kept yet. Names that differ only in capitals and
    spaces are one learner's, as with players.
    """

    def __init__(self, folder: Path, name: str) -> None:
        name = clean_name(name)
        if name_problem(name) is not None:
            raise ValueError(f"{name!r} is no name")
        self.path = folder / _file_name(name)
        self.learner = Learner(name)
        self._unsaved: list[Callable[[Learner], Learner]] = []

    @property
    def is_saved(self) -> bool:
        """Whether all that is known is kept."""
        return not self._unsaved

    def read(self) -> ProgressProblem | None:
        """Take what is kept, with what could not be kept yet; the problem, if it is of no use.

        A broken file is set aside.
        """
        found = _read(self.path)
        if isinstance(found, Fault):
            fault = found
            if not _is_broken(fault):
                return _untouched(self.path, fault)
            try:
                with locked(self.path.parent):
                    found, problem = self._read_locked()
            except OSError:
                return ProgressProblem(Trouble.STUCK, self.path, fault=fault)
            if problem is not None:
                return problem
        self.learner = self._changed(found or Learner(self.learner.name))
        return None

    def record(
        self,
        rules: str,
        seen: Iterable[tuple[str, Outcome]],
        moment: datetime,
        begun: datetime | None = None,
    ) -> ProgressProblem | None:
        """Record answers by a rule set, see :func:`~mahjong_desk.practice.progress.record`, and keep them."""
        answers = tuple(seen)

        def change(learner: Learner) -> Learner:
            return learner.having(rules, record(learner.progress(rules), answers, moment, begun))

        return self._change(change) if answers else None

    def reset(self, rules: str | None = None) -> ProgressProblem | None:
        """Forget what is known by a rule set, or by all of them."""
        return self._change(lambda learner: learner.reset(rules))

    def take_in(self, taken: Learner) -> ProgressProblem | None:
        """Have what another file says, by all rule sets, in place of what is known."""
        return self._change(lambda learner: learner._replace(by_rules=taken.by_rules))

    def remove(self) -> ProgressProblem | None:
        """Forget the learner, and that there was one. What cannot be read stays."""
        try:
            if is_there(self.path):
                with locked(self.path.parent):
                    problem = self._read_locked()[1]
                    if problem is not None:
                        return problem
                    self.path.unlink(missing_ok=True)
        except OSError as error:
            return self._not_kept(error)
        self._unsaved.clear()
        self.learner = Learner(self.learner.name)
        return None

    def save(self) -> ProgressProblem | None:
        """Try again to keep what could not be kept; the problem, if that fails or a file was set aside."""
        if self.is_saved:
            return None
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with locked(self.path.parent):
                found, problem = self._read_locked()
                if problem is None:
                    learner = self._changed(found or Learner(self.learner.name))
                elif problem.trouble is Trouble.BROKEN:
                    learner = self.learner  # so that what was read before it broke is not lost
                else:
                    return problem
                write_text(self.path, learner_text(learner))
        except OSError as error:
            return self._not_kept(error)
        self.learner = learner
        self._unsaved.clear()
        return problem

    def _change(self, change: Callable[[Learner], Learner]) -> ProgressProblem | None:
        self.learner = change(self.learner)
        self._unsaved.append(change)
        return self.save()

    def _changed(self, learner: Learner) -> Learner:
        for change in self._unsaved:
            learner = change(learner)
        return learner

    def _read_locked(self) -> tuple[Learner | None, ProgressProblem | None]:
        """What is kept, while nobody else changes it; None where there is nothing.

        What is broken is set aside.
        """
        found = _read(self.path)
        if not isinstance(found, Fault):
            return found, None
        if not _is_broken(found):
            return None, _untouched(self.path, found)
        try:
            kept = set_aside(self.path)
        except OSError:
            return None, ProgressProblem(Trouble.STUCK, self.path, fault=found)
        return None, ProgressProblem(Trouble.BROKEN, self.path, {"kept": str(kept)}, found)

    def _not_kept(self, error: OSError) -> ProgressProblem:
        return ProgressProblem(Trouble.NOT_KEPT, self.path, {"detail": detail(error)})


def _file_name(name: str) -> str:
    """A name may have any letters, more than the name of a file can; the file says whose it is."""
    return LEARNER.replace("*", hashlib.sha256(name_key(name).encode()).hexdigest()[:32])


def _read(path: Path) -> Learner | Fault | None:
    try:
        text = read_text(path, LARGEST)
    except UnusableError as error:
        is_withheld = isinstance(error.__cause__, OSError)
        return Fault(Reason.WITHHELD if is_withheld else Reason.UNUSABLE, error.data)
    return None if text is None else read_learner(text)


def _is_broken(fault: Fault) -> bool:
    return fault.reason not in (Reason.NEWER, Reason.WITHHELD)


def _untouched(path: Path, fault: Fault) -> ProgressProblem:
    trouble = Trouble.NEWER if fault.reason is Reason.NEWER else Trouble.UNREADABLE
    return ProgressProblem(trouble, path, fault=fault)
