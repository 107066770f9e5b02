"""What holds something of the database: what is wrong there just now, told once."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import QObject, Signal

from mahjong_desk.club.store.failures import StoreProblem, message
from mahjong_desk.club.store.sheets import Sheets

T = TypeVar("T")
D = TypeVar("D")


class Keeping(QObject):
    """Holds something of a database, and tells when that does not answer as it should."""

    failed = Signal(str)
    """One sentence: the database does not answer as it should; empty when it does again."""

    def __init__(self, sheets: Sheets, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sheets = sheets
        self._failure = ""

    @property
    def failure(self) -> str:
        """What is wrong with the database just now, in a sentence; empty where nothing is."""
        return self._failure

    @property
    def objection(self) -> str:
        """Why nothing can be changed, in a sentence; empty where it can."""
        problem = self._sheets.problem
        return "" if problem is None else message(problem)

    def _told(self, found: T | StoreProblem, otherwise: D) -> T | D:
        """An answer, or something else where it is a problem; that it is, or is no more, is told once."""
        said = message(found) if isinstance(found, StoreProblem) else ""
        if said != self._failure:
            self._failure = said
            self.failed.emit(said)
        return otherwise if isinstance(found, StoreProblem) else found
