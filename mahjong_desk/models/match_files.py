"""Matches as files: what is in one, whether it is kept already, and the files made of the open one."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import NamedTuple
from zipfile import is_zipfile

from mahjong_desk.club.answer import match_message
from mahjong_desk.club.saved import document_text, read_match_file
from mahjong_desk.club.sheet import Sheet, spelled
from mahjong_desk.club.spreadsheets import csv_file, xlsx_file
from mahjong_desk.club.store.backup import SQLITE, Saved, back_up, suffix_of
from mahjong_desk.club.store.failures import StoreProblem, Trouble, message
from mahjong_desk.club.store.kept import Impossible, Kept
from mahjong_desk.club.store.sheets import Sheets
from mahjong_desk.club.tables_out import hands_table, standings_table, tables
from mahjong_desk.core.texts import sentences
from mahjong_desk.hands.problems import FileProblem
from mahjong_desk.models.asked import Asked
from mahjong_desk.models.match_keeper import MatchKeeper


class Twin(NamedTuple):
    """A match that is kept already and began at the very same time as that of a file, so that it is the same.

    ``hands``: how many it has by now; ``is_same``: nothing at all is different.
    """

    id: int
    hands: int
    is_same: bool


class MatchFiles:
    """Reads and makes files for the keeper; nothing here asks anybody."""

    def __init__(self, keeper: MatchKeeper, sheets: Sheets) -> None:
        self._keeper = keeper
        self._sheets = sheets
        self._added = Asked()

    # --- in -----------------------------------------------------------------------------------------------

    def read(self, path: Path) -> Sheet | FileProblem:
        """The match in a file, with names as they are remembered where only capitals or spaces differ."""
        found = read_match_file(path)
        if isinstance(found, FileProblem):
            return found
        names = spelled(found.names, self._keeper.players())
        # Two in one match are two players, however alike their names are.
        return replace(found, names=names) if len(set(names)) == len(names) else found

    def twin(self, sheet: Sheet) -> Twin | None:
        """The match of a file, where it is kept already; of several the one that is least different."""
        found = []
        for listed in self._keeper.matches():
            if listed.begun == sheet.begun:
                kept = self._sheets.match(listed.id)
                is_same = isinstance(kept, Kept) and kept.sheet == sheet
                found.append(Twin(listed.id, listed.hands, is_same))
        return max(found, key=lambda twin: twin.is_same, default=None)

    def add(self, sheet: Sheet) -> str:
        """Keep a match beside those that there are, and open it; a sentence where that cannot be."""
        answer = self._sheets.begin(sheet, insist=True, request=self._added.name(sheet))
        if not isinstance(answer, StoreProblem):
            self._added.answered()
        if isinstance(answer, Kept):
            self._keeper.look()
            self._keeper.open(answer.id)
            return ""
        if isinstance(answer, Impossible):
            return sentences(match_message(problem, self._keeper.texts) for problem in answer.problems)
        return message(answer) if isinstance(answer, StoreProblem) else ""

    # --- out ----------------------------------------------------------------------------------------------

    @property
    def _kept(self) -> Kept:
        assert self._keeper.kept is not None
        return self._keeper.kept

    def document(self) -> bytes:
        """The open match as the document that :meth:`read` reads."""
        return document_text(self._kept.sheet).encode("utf-8")

    def hands_csv(self) -> bytes:
        """Its hands, a row each."""
        assert self._keeper.replay is not None
        return csv_file(hands_table(self._kept.sheet, self._keeper.replay, self._keeper.texts))

    def standings_csv(self) -> bytes:
        """The players with their places."""
        assert self._keeper.replay is not None
        return csv_file(standings_table(self._kept.sheet, self._keeper.replay, self._keeper.texts))

    def workbook(self, title: str) -> bytes:
        """Hands, standings and final points as one workbook."""
        assert self._keeper.replay is not None
        sheet = self._kept.sheet
        return xlsx_file(tables(sheet, self._keeper.replay, self._keeper.texts), title, sheet.begun)

    # --- all of them --------------------------------------------------------------------------------------

    @property
    def is_damaged(self) -> bool:
        """Whether the database is damaged, so that a backup has what can be read."""
        problem = self._sheets.problem
        return problem is not None and problem.trouble is Trouble.DAMAGED

    @property
    def backup_suffix(self) -> str:
        """How the name of a backup ends."""
        return suffix_of(self._sheets)

    def back_up(self, path: Path) -> Saved | StoreProblem:
        """Put all matches into a file."""
        return self._sheets.run(partial(back_up, self._sheets, path))

    def replaces_all(self, backup: Path) -> bool:
        """Whether a backup takes the place of all matches where it is restored; otherwise it adds to them.

        On a server nothing is replaced, as others work with it meanwhile.
        """
        return self.backup_suffix == SQLITE and not is_zipfile(backup)
