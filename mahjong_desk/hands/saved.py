"""A hand as a document, and as a ``.mjd`` file that holds one.

    {"format": "mahjong-desk", "version": 1, "hand": {"rules": "wsom", "hand": "12m…+3m", …}}

The hand is a JSON object as the command line takes it (:mod:`mahjong_desk.rules.request`), at any number of
tiles, with everything that is known of how it was won. Other keys beside it are left to whoever wrote them.
A document of a newer version is refused: what it says more could change the score. A document can hold a
match instead (:mod:`mahjong_desk.club.saved`), or a set of hands (:mod:`mahjong_desk.practice.hand_sets`).
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.problems import Refused, Value
from mahjong_desk.disk import LARGEST, UnusableError, detail, is_name_too_long, read_text, write_text
from mahjong_desk.hands.problems import FileProblem, Trouble
from mahjong_desk.rules.options import resolve
from mahjong_desk.rules.registry import rule_set
from mahjong_desk.rules.request import parse_object, read_request, request_object

T = TypeVar("T")

FORMAT = "mahjong-desk"
VERSION = 1
SUFFIX = ".mjd"
_OTHERS = {"match": Trouble.MATCH, "practice": Trouble.PRACTICE}
"""What a document can hold instead of a hand, by its key."""


def document(draft: Draft) -> dict[str, Any]:
    """The JSON object that a file with this hand holds."""
    return document_of("hand", request_object(draft))


def document_of(what: str, held: dict[str, Any]) -> dict[str, Any]:
    """The JSON object of a file that holds a hand or something else, under that key."""
    return {"format": FORMAT, "version": VERSION, what: held}


def read_document(text: str) -> Draft | FileProblem:
    """The hand of a document; the problem is one of a file without a path."""
    found = parse_document(text)
    if isinstance(found, FileProblem):
        return found
    if not isinstance(found.get("hand"), dict):
        held = (trouble for key, trouble in _OTHERS.items() if key in found)
        return FileProblem(next(held, Trouble.NO_HAND))
    try:
        draft = read_request(found["hand"])
        wrong = resolve(rule_set(draft.rules).options, draft.options, draft.rules)[1]
    except Refused as refused:
        return FileProblem(Trouble.BAD_HAND, because=refused.problems[0])
    return FileProblem(Trouble.BAD_HAND, because=wrong[0]) if wrong else draft


def parse_document(text: str) -> dict[str, Any] | FileProblem:
    """The JSON object of a document that this version reads, whatever it holds."""
    try:
        found = parse_object(text)
    except Refused as refused:
        return FileProblem(Trouble.NOT_JSON, because=refused.problems[0])
    if found.get("format") != FORMAT:
        return FileProblem(Trouble.NOT_OURS)
    version = found.get("version")
    named: dict[str, Value] = {"found": json.dumps(version)[:40], "known": VERSION}
    if isinstance(version, bool) or not isinstance(version, int) or version < 1:
        return FileProblem(Trouble.BAD_VERSION, data=named)
    return FileProblem(Trouble.NEWER, data=named) if version > VERSION else found


def read_hand(path: Path) -> Draft | FileProblem:
    """The hand in a file; never raises."""
    return read_file(path, read_document)


def read_file(path: Path, read: Callable[[str], T | FileProblem], largest: int = LARGEST) -> T | FileProblem:
    """What ``read`` makes of the text in a file, a problem with the file's path; never raises.

    ``largest``: bytes that the file may have.
    """
    try:
        text = read_text(path, largest)
    except UnusableError as error:
        return FileProblem(Trouble.UNUSABLE, path, error.data)
    if text is None:
        return FileProblem(Trouble.MISSING, path)
    found = read(text)
    return found._replace(path=path) if isinstance(found, FileProblem) else found


def write_hand(path: Path, draft: Draft) -> FileProblem | None:
    """Put the hand into a file, whole or not at all; the problem, if that could not be done."""
    return write_file(path, document(draft), indent=2)


def write_file(path: Path, content: dict[str, Any], *, indent: int | None = None) -> FileProblem | None:
    """Put a document into a file, whole or not at all; the problem, if that could not be done.

    Without an ``indent`` it is one line.
    """
    try:
        write_text(path, json.dumps(content, indent=indent) + "\n")
    except OSError as error:
        if is_name_too_long(error):
            return FileProblem(Trouble.NAME_TOO_LONG, path)
        return FileProblem(Trouble.NOT_SAVED, path, {"detail": detail(error)})
    return None
