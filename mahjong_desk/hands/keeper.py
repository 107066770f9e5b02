"""Keeps hands on the disk while somebody works with them, who never waits for it.

A disk can take a tenth of a second to say that it has written something, ten times as long as a click may
take. So a thread does the writing: it waits a moment for what else comes, and then writes what is so by then.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from pathlib import Path

from mahjong_desk.core.draft import Draft
from mahjong_desk.disk import detail
from mahjong_desk.hands.problems import FileProblem, Trouble
from mahjong_desk.hands.recent import Recent, RecentHands
from mahjong_desk.hands.unfinished import UnfinishedHand

DELAY = 0.2
"""Seconds from a change until it is written; what comes meanwhile is written with it."""
_LONGEST_END = 5.0
"""Seconds that closing waits for a disk."""


class Keeper:
    """Keeps one window's hand, and those that it is done with, in a folder.

    Nothing is raised for what goes wrong with the files: :meth:`take_problem` says it. ``wrong`` is called
    as soon as there is something to say, by whichever thread meets it.
    """

    def __init__(self, folder: Path, wrong: Callable[[], None] | None = None) -> None:
        self._folder = folder
        self._wrong = wrong
        self._recent = RecentHands(folder)
        self._unfinished = UnfinishedHand(folder)
        # The lock of all that stands below: the window changes it, and the thread.
        self._changed = threading.Condition()
        self._now: Draft | None = None
        self._scored: list[Draft] = []
        self._problem: FileProblem | None = None
        self._closed = False
        self._work = False
        self._writing = False
        self._hurry = False
        """Somebody waits for what is to be written."""
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

    def flush(self) -> None:
        """Write what waits, and come back when that was tried."""
        with self._changed:
            if not self._is_still():
                self._hurry = True
                self._changed.notify_all()
                self._changed.wait_for(self._is_still, _LONGEST_END)

    @property
    def is_behind(self) -> bool:
        """Whether anything is still to be written."""
        return self._now is not None or bool(self._scored)

    def take_problem(self) -> FileProblem | None:
        """What went wrong since this was asked last."""
        problem, self._problem = self._problem, None
        return problem

    def close(self, *, leave: bool = False, even_so: bool = False) -> bool:
        """Write what is to be remembered, and end: nothing is kept any more, and nothing is unfinished.

        With ``leave`` the hand that is there now is left to the next window, and has to be written for that.
        Where a hand could not be written the answer is false, and all goes on as before. With ``even_so`` it
        is the end all the same, and the hand that is there now is left to the next window, if it was kept.
        """
        with self._changed:
            if self._scored:
                self._wake()
            self._closed = True
            self._changed.notify_all()
        # A disk that takes longer than this may still come to an end with it.
        slow = False
        if self._thread is not None:
            self._thread.join(_LONGEST_END)
            slow = self._thread.is_alive()
            self._thread = None
        with self._changed:
            unwritten = bool(self._scored) and not slow
        if (leave or even_so) and self._now is not None and not slow:
            # The last change may not have had its turn.
            is_kept = self._try(self._unfinished.keep, self._now)
            unwritten = unwritten or (leave and not is_kept)
        self._closed = even_so or not unwritten
        is_left = self._closed and (leave or unwritten)
        try:
            if is_left:
                self._unfinished.leave()
            elif self._closed:
                self._unfinished.end()
        except OSError as error:
            self._note(error)
        return not unwritten

    # What the thread does

    def _wake(self) -> None:
        if not self._closed:
            self._work = True
            if self._thread is None or not self._thread.is_alive():
                self._thread = threading.Thread(target=self._run, name="hands", daemon=True)
                self._thread.start()
            self._changed.notify_all()

    def _run(self) -> None:
        closed = False
        while not closed:
            with self._changed:
                self._changed.wait_for(self._is_there_work)
                self._changed.wait_for(self._cannot_wait, DELAY)
                closed, now, scored = self._closed, self._now, tuple(self._scored)
                self._work, self._writing = False, True
            written = self._remember(scored)
            kept = closed or now is None or self._try(self._unfinished.keep, now)
            with self._changed:
                # By identity: meanwhile all may have been forgotten, and others come.
                done = set(map(id, written))
                self._scored = [draft for draft in self._scored if id(draft) not in done]
                if kept and not closed and self._now is now:
                    self._now = None
                self._writing = False
                # What came while this was written is still to be hurried with.
                self._hurry = self._hurry and self._work
                self._changed.notify_all()

    def _is_there_work(self) -> bool:
        # What could not be written waits for the next change: a full disk stays full for a while.
        return self._closed or self._work

    def _cannot_wait(self) -> bool:
        return self._closed or self._hurry

    def _is_still(self) -> bool:
        return not (self._work or self._writing)

    def _remember(self, scored: Sequence[Draft]) -> Sequence[Draft]:
        """Write hands that were scored, in their order; those that were written.

        They come before the one that is there now, which takes the place of the last of them.
        """
        for number, draft in enumerate(scored):
            if not self._try(self._recent.remember, draft):
                return scored[:number]
        return scored

    def _try(self, write: Callable[[Draft], None], draft: Draft) -> bool:
        try:
            write(draft)
        except OSError as error:
            self._note(error)
            return False
        return True

    def _note(self, error: OSError) -> None:
        self._problem = FileProblem(Trouble.NOT_KEPT, self._folder, {"detail": detail(error)})
        if self._wrong is not None:
            self._wrong()
