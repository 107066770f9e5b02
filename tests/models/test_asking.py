"""What is asked of a database in another thread: the window lives on, no answer is taken for another."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import TypeVar

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from mahjong_desk.club.store.failures import Trouble, TroubleError
from mahjong_desk.club.store.running import GivenUpError
from mahjong_desk.models import asking
from mahjong_desk.models.asking import Asker

pytestmark = pytest.mark.usefixtures("qapp")
PATIENCE = 3000

T = TypeVar("T")


@pytest.fixture
def asker(monkeypatch: pytest.MonkeyPatch) -> Asker:
    """One that loses patience twice as fast."""
    monkeypatch.setattr(asking, "_STILL", 0.04)
    monkeypatch.setattr(asking, "_QUIET", 0.25)
    return Asker()


def soon(milliseconds: int, act: Callable[[], object]) -> QTimer:
    """Do something within a loop of events; the timer has to be held."""
    timer = QTimer()
    timer.setSingleShot(True)
    timer.timeout.connect(act)
    timer.start(milliseconds)
    return timer


def slowly(seconds: float, answer: T) -> Callable[[], T]:
    """What takes so long to answer."""

    def call() -> T:
        time.sleep(seconds)
        return answer

    return call


def held(until: threading.Event, answer: T) -> Callable[[], T]:
    """What answers when it is let."""

    def call() -> T:
        until.wait()
        return answer

    return call


def test_an_answer_and_an_error_come_back(asker: Asker) -> None:
    assert asker.run(threading.get_ident) != threading.get_ident()
    with pytest.raises(ZeroDivisionError):
        asker.run(lambda: 1 // 0)
    assert asker.run(lambda: asker.run(lambda: 8)) == 8, "within a call the rest is done at once"


def test_the_window_lives_while_an_answer_is_waited_for(asker: Asker) -> None:
    told: list[bool] = []
    beats: list[float] = []
    asker.waiting.connect(told.append)
    timer = QTimer()
    timer.timeout.connect(lambda: beats.append(time.monotonic()))
    timer.start(10)
    assert asker.run(slowly(0.45, 1)) == 1
    assert told == [True, False]
    assert len(beats) > 10
    assert asker.run(slowly(0.08, 2)) == 2
    assert told == [True, False], "for a moment nothing is said"


def test_what_is_stopped_is_no_answer_to_what_is_asked_next(asker: Asker) -> None:
    go_on = threading.Event()
    asker.waiting.connect(asker.stop)
    with pytest.raises(GivenUpError):
        asker.run(held(go_on, "late"))
    assert asker.run(lambda: "new") == "new", "it holds up nobody"
    go_on.set()
    assert asker.run(lambda: "newer") == "newer"


def test_what_cannot_be_left_half_done_is_not_stopped(asker: Asker) -> None:
    asker.waiting.connect(asker.stop)
    assert asker.finish(slowly(0.4, "whole")) == "whole"
    with pytest.raises(GivenUpError):
        asker.run(slowly(5, None))


def test_closing_ends_all_waiting(asker: Asker) -> None:
    began = time.monotonic()
    timer = soon(50, asker.close)
    with pytest.raises(GivenUpError):
        asker.finish(slowly(5, None))
    assert time.monotonic() - began < 1
    assert not timer.isActive()


def test_what_a_timer_asks_meanwhile_is_refused(asker: Asker) -> None:
    refused: list[object] = []

    def ask() -> None:
        try:
            asker.run(lambda: 1)
        except TroubleError as error:
            refused.append(error.trouble)
        refused.append(asker.later(lambda: 1, refused.append))

    timer = soon(0, ask)
    assert asker.run(slowly(0.12, 2)) == 2
    assert refused == [Trouble.WAITED_FOR, False]
    assert not timer.isActive()


def test_what_nobody_waits_for(asker: Asker, qtbot: QtBot) -> None:
    came: list[int | None] = []
    go_on = threading.Event()
    assert asker.later(held(go_on, 1), came.append)
    assert not asker.later(lambda: 2, came.append), "one at a time"
    others: list[int | None] = []
    assert asker.later(lambda: 9, others.append), "for each who takes them"
    qtbot.waitUntil(lambda: others == [9], timeout=PATIENCE)
    qtbot.wait(60)
    assert came == []
    go_on.set()
    qtbot.waitUntil(lambda: came == [1], timeout=PATIENCE)
    assert asker.later(lambda: 3, came.append)
    asker.run(lambda: 4)
    qtbot.waitUntil(lambda: came == [1, None], timeout=PATIENCE)


def test_what_nobody_waits_for_is_given_up(
    asker: Asker, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mahjong_desk.models.asking._LONGEST", 0.1)
    came: list[int | None] = []
    go_on = threading.Event()
    assert asker.later(held(go_on, 1), came.append)
    qtbot.waitUntil(lambda: came == [None], timeout=PATIENCE)
    assert asker.later(lambda: 2, came.append)
    qtbot.waitUntil(lambda: came == [None, 2], timeout=PATIENCE)
    go_on.set()
    assert asker.later(lambda: 3, came.append)
    asker.close()
    qtbot.wait(100)
    assert came == [None, 2], "nobody is there any more"
