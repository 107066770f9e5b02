"""Asks the database in another thread, so that the window lives while an answer is waited for."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Any, Generic, NamedTuple, TypeVar

from PySide6.QtCore import QEventLoop, QObject, QTimer, Signal, Slot

from mahjong_desk.club.store.failures import Trouble, TroubleError
from mahjong_desk.club.store.running import GivenUpError

T = TypeVar("T")

_STILL = 0.15
"""Seconds that are waited without even painting; nearly every answer comes within."""
_QUIET = 0.6
"""Seconds after which it is said that there is no answer yet; until then clicks and keys are held back."""
_LOOK_EVERY = 10
"""Milliseconds between two looks at whether there is an answer."""
_LATER_EVERY = 25
"""The same, of what nobody waits for."""
_LONGEST = 15.0
"""Seconds after which what nobody waits for is given up, so that it can be asked anew."""


class _Call(Generic[T]):
    """A call in a thread of its own. One that never ends holds up nobody, and not the end of the program."""

    def __init__(self, call: Callable[[], T]) -> None:
        self._call = call
        self._answers: list[T] = []
        self._error: BaseException | None = None
        self.begun = time.monotonic()
        self.done = threading.Event()
        threading.Thread(target=self._carry_out, name="database", daemon=True).start()

    def _carry_out(self) -> None:
        # Nothing of Qt's is touched here: what waits looks by itself whether this is done.
        try:
            self._answers.append(self._call())
        except BaseException as error:  # raised again where it was asked
            self._error = error
        finally:
            self.done.set()

    @property
    def seconds(self) -> float:
        """How long ago it was asked."""
        return time.monotonic() - self.begun

    def answer(self) -> T:
        """What it gave, or raises what it raised; :class:`GivenUpError` where it is not done."""
        if not self.done.is_set():
            raise GivenUpError
        if self._error is not None:
            raise self._error
        return self._answers[0]


class Asker(QObject):
    """What all that is asked of a database goes through: a :class:`mahjong_desk.club.store.running.Run`.

    The thread of the window waits for an answer in a loop of events, so that it paints; what could be clicked
    is held back, and after a moment ``waiting`` tells that there is something to say. Whoever has to wait too
    long may :meth:`stop`. One thing is asked at a time: what a timer asks within that loop is refused.
    """

    waiting = Signal(bool)
    """Whether the user is to be told that the database is waited for."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._owner = threading.get_ident()
        self._call: _Call[Any] | None = None
        self._loop: QEventLoop | None = None
        self._is_stopped = False
        self.can_stop = True
        """Whether what is waited for now may be given up."""
        self._asked = 0
        """How many calls there were, so that an answer from before one of them is known as such."""
        self._looking = QTimer(self)
        self._looking.setInterval(_LOOK_EVERY)
        self._looking.timeout.connect(self._look)
        self._quiet = QTimer(self)
        self._quiet.setSingleShot(True)
        self._quiet.setInterval(round(1000 * (_QUIET - _STILL)))
        self._quiet.timeout.connect(self._leave_loop)
        self._laters: list[_Later] = []
        self._later_looking = QTimer(self)
        self._later_looking.setInterval(_LATER_EVERY)
        self._later_looking.timeout.connect(self._look_later)

    @property
    def is_asking(self) -> bool:
        """Whether an answer is being waited for."""
        return self._call is not None

    # What somebody waits for

    def run(self, call: Callable[[], T], /) -> T:
        """Have a call carried out, and wait for it; raises what it raises.

        :class:`GivenUpError`: it was stopped, and may be done all the same.
        """
        if threading.get_ident() != self._owner:
            return call()  # part of something longer, which is in a thread of its own already
        if self._call is not None:
            raise TroubleError(Trouble.WAITED_FOR)
        self._asked += 1
        self._is_stopped = False
        self._call = made = _Call(call)
        try:
            if not made.done.wait(_STILL):
                self._wait(made)
        finally:
            self._call = None
        return made.answer()

    def finish(self, call: Callable[[], T], /) -> T:
        """The same of what cannot be given up half done."""
        self.can_stop = False
        try:
            return self.run(call)
        finally:
            self.can_stop = True

    def _wait(self, made: _Call[T]) -> None:
        """Live on until there is an answer, or nobody wants it any longer."""
        self._loop = loop = QEventLoop()
        self._looking.start()
        self._quiet.start()
        loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
        self._quiet.stop()
        if not (made.done.is_set() or self._is_stopped):
            self.waiting.emit(True)  # whoever hears of it may stop it at once
            if not self._is_stopped:
                # Where the program is ended meanwhile the loop is left without an answer.
                loop.exec()
            self.waiting.emit(False)
        self._looking.stop()
        self._loop = None

    @Slot()
    def _look(self) -> None:
        if self._call is not None and self._call.done.is_set():
            self._leave_loop()

    @Slot()
    def _leave_loop(self) -> None:
        if self._loop is not None:
            self._loop.quit()

    @Slot()
    def stop(self) -> None:
        """Wait no longer, where that can be."""
        if self.can_stop and self._loop is not None:
            self._is_stopped = True
            self._leave_loop()

    def close(self) -> None:
        """Nobody waits any longer for anything: the window is closed."""
        self._is_stopped = True
        self._forget_later()
        self._leave_loop()

    # What nobody waits for

    def later(self, call: Callable[[], T], take: Callable[[T | None], None]) -> bool:
        """Have a call carried out whose answer is handed over when it is there.

        False where something else is waited for, and where whoever takes it waits for one already: nothing is
        asked then. The answer is None where it does not come, and where something else was asked meanwhile:
        then it may be of before that. A call gives what goes wrong as a value, and raises nothing.
        """
        if self._call is not None or any(one.take == take for one in self._laters):
            return False
        self._laters.append(_Later(_Call(call), take, self._asked))
        self._later_looking.start()
        return True

    @Slot()
    def _look_later(self) -> None:
        # Whoever waits for another answer hears of nothing new until that is there.
        for later in list(self._laters):
            is_over = later.call.done.is_set() or later.call.seconds > _LONGEST
            if self._call is None and is_over and later in self._laters:
                self._laters.remove(later)
                is_news = later.call.done.is_set() and later.asked == self._asked
                later.take(later.call.answer() if is_news else None)
        if not self._laters:
            self._later_looking.stop()

    def _forget_later(self) -> None:
        self._laters.clear()
        self._later_looking.stop()


class _Later(NamedTuple):
    """A call that nobody waits for, who takes its answer, and how many others there were by then."""

    call: _Call[Any]
    take: Callable[[Any], None]
    asked: int
