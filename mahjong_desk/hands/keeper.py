"""Keeps hands on the disk while somebody works with them, who never waits for it.

A disk can take a tenth of a second to say that it has written something, ten times as long as a click may
take. So a thread does the writing: it waits a moment for what else comes, and then writes what is so by then.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

from mahjong_desk.core.draft import Draft
from mahjong_desk.hands.problems import FileProblem, Trouble
from mahjong_desk.hands.recent import Recent, RecentHands
from mahjong_desk.hands.unfinished import UnfinishedHand

DELAY = 0.2
"""Seconds from a change until it is written; what comes meanwhile is written with it."""
_LONGEST_END = 5.0
"""Seconds that closing waits for a disk."""


class Keeper:
    """Keeps one window's hand, and those that it is done with, in a folder.

    Nothing is raised for what goes wrong with the files: :meth:`take_problem` says it.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._recent = RecentHands(folder)
        self._unfinished = UnfinishedHand(folder)
        # The lock of all that stands below: the window changes it, and the thread.
        self._changed = threading.Condition()
        self._now: Draft | None = None
        self._scored: list[Draft] = []
        self._problem: FileProblem | None = None
        self._closed = False
        self._thread: threading.Thread | None = None

    # What the window asks for

    def take_over(self) -> Draft | None:
        """The hand of a window that ended without being closed; before anything is kept."""
        try:
            return self._unfinished.take_over()
        except OSError as error:
            self._note(error)
            return None

    def keep(self, draft: Draft) -> None:
        """This is the hand now."""
        with self._changed:
            self._now = draft
            self._wake()

    def remember(self, draft: Draft) -> None:
        """This hand was scored, and another is begun."""
        with self._changed:
            self._scored.append(draft)
            self._wake()

    def recent(self) -> Recent:
        """The hands that were scored last, those among them that are not written yet."""
        with self._changed:
            waiting = list(reversed(self._scored))
            try:
                return self._recent.read(waiting)
            except OSError as error:
                self._note(error)
                return self._recent.listed(waiting)

    def forget(self) -> None:
        """Remember no hand any more."""
        with self._changed:
            self._scored.clear()
            try:
                self._recent.forget()
            except OSError as error:
                self._note(error)

    def take_problem(self) -> FileProblem | None:
        """What went wrong since this was asked last."""
        problem, self._problem = self._problem, None
        return problem

    def close(self) -> None:
        """Write what is to be remembered, and end: nothing is unfinished, and nothing is kept any more."""
        with self._changed:
            self._closed = True
            self._changed.notify()
        if self._thread is not None:
            self._thread.join(_LONGEST_END)
            self._thread = None
        try:
            self._unfinished.end()
        except OSError as error:
            self._note(error)

    # What the thread does

    def _wake(self) -> None:
        if not self._closed:
            if self._thread is None or not self._thread.is_alive():
                self._thread = threading.Thread(target=self._run, name="hands", daemon=True)
                self._thread.start()
            self._changed.notify()

    def _run(self) -> None:
        closed = False
        while not closed:
            with self._changed:
                self._changed.wait_for(self._is_there_work)
                self._changed.wait_for(self._is_closed, DELAY)
                closed, now, scored = self._closed, self._now, tuple(self._scored)
                self._now = None
            self._write(scored, None if closed else now)
            with self._changed:
                # By identity: meanwhile all may have been forgotten, and others come.
                done = set(map(id, scored))
                self._scored = [draft for draft in self._scored if id(draft) not in done]

    def _is_there_work(self) -> bool:
        return self._closed or self._now is not None or bool(self._scored)

    def _is_closed(self) -> bool:
        return self._closed

    def _write(self, scored: tuple[Draft, ...], now: Draft | None) -> None:
        """First the hands that were scored, for the next one takes the place of the last of them."""
        for draft in scored:
            self._try(self._recent.remember, draft)
        if now is not None:
            self._try(self._unfinished.keep, now)

    def _try(self, write: Callable[[Draft], None], draft: Draft) -> None:
        try:
            write(draft)
        except OSError as error:
            self._note(error)

    def _note(self, error: OSError) -> None:
        detail = {"detail": error.strerror or str(error)}
        self._problem = FileProblem(Trouble.NOT_KEPT, self._folder, detail)
