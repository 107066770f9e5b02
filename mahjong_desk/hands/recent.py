"""The hands that were scored last: ``recent.jsonl``, a document a line, the newest at the end.

Remembering a hand appends a line, waits for the disk, and touches nothing else, so no end of the program or
of the machine, at whatever moment, can take a hand along that was remembered before. Now and then the file is
made short again: the lines that count go into a new file, which takes the old one's place in one step.

Windows that run at the same time take turns by a lock, or one would append to a file that another is about to
replace. Reading needs no lock, for the file is whole at every moment. A line that is no document is left out
and counted, and dropped when the file is next made short; one that only this version cannot read is kept.
"""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.problems import Refused
from mahjong_desk.disk import sync_folder, write_text
from mahjong_desk.hands.lines import OPEN, append, lines_of
from mahjong_desk.hands.locks import locked
from mahjong_desk.hands.places import RECENT
from mahjong_desk.hands.saved import FORMAT, document, read_document
from mahjong_desk.rules.request import parse_object

MOST = 50
"""Hands that are remembered."""
_LONGEST = 2 * MOST
"""Lines that the file grows to before it is made short again."""


class Recent(NamedTuple):
    """The hands, newest first, and how many lines could not be read."""

    hands: tuple[Draft, ...]
    unread: int


class RecentHands:
    """The file in a folder. Every method raises :class:`OSError` where it cannot do its work."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.path = folder / RECENT

    def remember(self, draft: Draft) -> None:
        """Put a hand at the top of the list; one that is in it already moves there."""
        self._folder.mkdir(parents=True, exist_ok=True)
        with locked(self._folder):
            new = not self.path.exists()
            handle = os.open(self.path, OPEN | os.O_CREAT, 0o666)
            try:
                append(handle, json.dumps(document(draft)))
            finally:
                os.close(handle)
            if new:
                sync_folder(self._folder)
            lines = lines_of(self.path)
            if len(lines) > _LONGEST:
                write_text(self.path, "".join(f"{line}\n" for line in _shortened(lines)))

    def read(self, newer: Sequence[Draft] = ()) -> Recent:
        """What is remembered after some ``newer`` hands, newest first; nothing where there is no file."""
        read = list(map(_draft, reversed(lines_of(self.path))))
        return self.listed([*newer, *read])

    @staticmethod
    def listed(found: Sequence[Draft | None]) -> Recent:
        """The different ones of some hands, newest first; None stands for one that could not be read."""
        hands = dict.fromkeys(found)
        unread = sum(draft is None for draft in found)
        return Recent(tuple(draft for draft in hands if draft is not None)[:MOST], unread)

    def forget(self) -> None:
        """Remember nothing any more."""
        if self.path.exists():
            with locked(self._folder):
                self.path.unlink(missing_ok=True)


def _draft(line: bytes) -> Draft | None:
    try:
        found = read_document(line.decode())
    except UnicodeDecodeError:
        return None
    return found if isinstance(found, Draft) else None


def _shortened(lines: list[bytes]) -> list[str]:
    """The newest lines, each hand once, in the order in which they stand."""
    kept: dict[str, str] = {}
    for line in reversed(lines):
        found = _document(line)
        if found is not None and len(kept) < MOST:
            kept.setdefault(json.dumps(found.get("hand"), sort_keys=True), line.decode())
    return list(reversed(kept.values()))


def _document(line: bytes) -> dict[str, Any] | None:
    """The document that a line holds, of whatever version; None if it is damaged."""
    try:
        found = parse_object(line.decode())
    except (UnicodeDecodeError, Refused):
        return None
    return found if found.get("format") == FORMAT else None
