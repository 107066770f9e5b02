"""What can be wrong with a file of somebody's progress, as data, and in words."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from mahjong_desk.core.problems import Problem, Value
from mahjong_desk.core.texts import Texts

TEXTS = Path(__file__).resolve().parent.parent / "texts" / "progress"
_NOTHING: Mapping[str, Value] = MappingProxyType({})


class Reason(Enum):
    """Why a text is nobody's progress; each is the id of its words."""

    NOT_JSON = "not-json"
    NOT_OURS = "not-ours"
    """A JSON object of something else."""
    BAD_VERSION = "bad-version"
    BAD_VALUE = "bad-value"
    """``key`` holds ``value``, which cannot be."""
    NEWER = "newer"
    """A newer version of the program wrote it, and it is not guessed at."""
    UNUSABLE = "unusable"
    """What is there is no text: a folder, too large, not UTF-8."""
    WITHHELD = "withheld"
    """The system does not hand it out: no permission, a disk that fails. It may be as good as ever."""


class Fault(NamedTuple):
    """The reason with what its words name; ``because``: what is behind it."""

    reason: Reason
    data: Mapping[str, Value] = _NOTHING
    because: Problem | None = None


class Trouble(Enum):
    """What is wrong with a file; each is the id of its message."""

    BROKEN = "broken"
    """What was kept cannot be read. The file was set aside as ``kept``, and a new one takes its place."""
    STUCK = "stuck"
    """Likewise, and it cannot be set aside. It stays, and nothing is kept."""
    UNREADABLE = "unreadable"
    """The disk or the system does not hand it out now. It stays, and nothing is kept."""
    NEWER = "newer"
    """A newer version of the program keeps it. It stays, and nothing is kept."""
    NOT_KEPT = "not-kept"
    """It cannot be written now; what is not kept stays in memory."""
    MISSING = "missing"
    """There is no such file to take progress from."""
    NOT_TAKEN = "not-taken"
    """No progress can be taken from that file."""


class ProgressProblem(NamedTuple):
    """One thing that is wrong: what, with which file, what the message names, and why."""

    trouble: Trouble
    path: Path
    data: Mapping[str, Value] = _NOTHING
    fault: Fault | None = None


def message(problem: ProgressProblem, language: str | None = None) -> str:
    """The problem in words: what is wrong, where, and what was done about it."""
    texts = Texts(TEXTS, language=language)
    data: dict[str, Value] = {"path": str(problem.path), **problem.data}
    if problem.fault is not None:
        data["why"] = _why(problem.fault, texts)
    return texts.message("troubles", problem.trouble.value, data)


def _why(fault: Fault, texts: Texts) -> str:
    data = dict(fault.data)
    if fault.because is not None:
        data["detail"] = texts.problem(fault.because)
    return texts.message("reasons", fault.reason.value, data)
