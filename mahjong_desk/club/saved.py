"""A score sheet as a ``.mjd`` file; a file with a hand is read by :mod:`mahjong_desk.hands.saved`.

    {"format": "mahjong-desk", "version": 1, "match": {"rules": "tenhou", "names": […], …, "hands": […]}}

What is below ``match`` is told in :mod:`mahjong_desk.club.sheet`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from mahjong_desk.club.answer import match_message
from mahjong_desk.club.sheet import Sheet, read_sheet, sheet_object
from mahjong_desk.core.problems import Refused
from mahjong_desk.hands import problems
from mahjong_desk.hands.problems import FileProblem, Trouble
from mahjong_desk.hands.saved import document_of, parse_document, read_file, write_file

LARGEST = 256 * 1024 * 1024
"""Bytes; a hand of a match has a few hundred."""


def document(sheet: Sheet) -> dict[str, Any]:
    """The JSON object that a file with this sheet holds."""
    return document_of("match", sheet_object(sheet))


def document_text(sheet: Sheet) -> str:
    """The text of a file with this sheet: one line, the same for the same sheet."""
    return json.dumps(document(sheet)) + "\n"


def read_document(text: str) -> Sheet | FileProblem:
    """The sheet of a document; the problem is one of a file without a path."""
    found = parse_document(text)
    if isinstance(found, FileProblem):
        return found
    held = found.get("match")
    if not isinstance(held, dict):
        return FileProblem(Trouble.NO_MATCH)
    try:
        return read_sheet(held)
    except Refused as refused:
        return FileProblem(Trouble.BAD_MATCH, because=refused.problems[0])


def read_match_file(path: Path) -> Sheet | FileProblem:
    """The sheet in a file; never raises."""
    return read_file(path, read_document, LARGEST)


def write_match_file(path: Path, sheet: Sheet) -> FileProblem | None:
    """Put the sheet into a file, whole or not at all; the problem, if that could not be done."""
    return write_file(path, document(sheet))


def message(problem: FileProblem, language: str | None = None) -> str:
    """The problem of a file in words; what is behind it names the hand of the match."""
    return problems.message(problem, language, match_message)
