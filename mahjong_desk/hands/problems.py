"""What can be wrong with a file of hands, as data, and in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from mahjong_desk.core.problems import Problem, Value
from mahjong_desk.core.texts import Texts

_TEXTS = Path(__file__).resolve().parent.parent / "texts" / "hands"
_NOTHING: Mapping[str, Value] = MappingProxyType({})


class Trouble(Enum):
    """What is wrong; each is the id of its message."""

    MISSING = "missing"
    """There is no such file."""
    UNUSABLE = "unusable"
    """There is one, but no text can be read from it: a folder, no permission, too large, not UTF-8."""
    NOT_JSON = "not-json"
    """The text is no JSON object; ``because`` says why."""
    NOT_OURS = "not-ours"
    """A JSON object of another program."""
    NEWER = "newer"
    """A newer version of the program wrote it, and it is not guessed at."""
    BAD_VERSION = "bad-version"
    """Its version is no whole number from 1 on."""
    MATCH = "match"
    """A score sheet, which this version does not open."""
    PRACTICE = "practice"
    """A set of hands for practice, which its own page opens."""
    NO_HAND = "no-hand"
    """It says that it is ours, and has no hand in it."""
    BAD_HAND = "bad-hand"
    """The hand cannot be read; ``because`` says why."""
    NO_MATCH = "no-match"
    """It says that it is ours, and has no match in it."""
    BAD_MATCH = "bad-match"
    """The match cannot be read; ``because`` says why."""
    NO_SET = "no-set"
    """It says that it is ours, and has no set of hands for practice in it."""
    BAD_SET = "bad-set"
    """The set of hands cannot be used; whoever read it says why."""
    NOT_SAVED = "not-saved"
    """The file could not be written."""
    NAME_TOO_LONG = "name-too-long"
    """Likewise, as no file can have so long a name."""
    NOT_KEPT = "not-kept"
    """The program's own folder cannot be written, so that a crash would lose the hand."""


class FileProblem(NamedTuple):
    """One thing that is wrong: what, with which file, what the message names, and what is behind it."""

    trouble: Trouble
    path: Path = Path()
    data: Mapping[str, Value] = _NOTHING
    because: Problem | None = None


def message(
    problem: FileProblem, language: str | None = None, say: Callable[[Problem, Texts], str] | None = None
) -> str:
    """The problem in words: what is wrong, where, and what would be right.

    ``say`` words what is behind it, where that is not done as everywhere.
    """
    texts = Texts(_TEXTS, language=language)
    data: dict[str, Value] = {"path": str(problem.path), **problem.data}
    if problem.because is not None:
        data["detail"] = say(problem.because, texts) if say else texts.problem(problem.because)
    return texts.message("troubles", problem.trouble.value, data)
