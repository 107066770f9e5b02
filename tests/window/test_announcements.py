"""What a screen reader is told of the score without being asked."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from mahjong_desk.ui import announcements
from tests.window.driving import Desk, Key

HAND = "12789m55777z(666z)+3m ron seat=E from=S"
PAUSE = 200
"""Milliseconds; the program waits longer, and so would the tests."""
WAITING = 2 * PAUSE
"""Milliseconds after which what was to be said has been said."""

Heard = Callable[[], list[str]]


@pytest.fixture(autouse=True)
def short_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(announcements, "_PAUSE", PAUSE)


@pytest.fixture
def heard(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Heard:
    """What was announced since this was last asked."""
    said: list[str] = []

    def hear(event: object) -> None:
        assert event.type() is QAccessible.Event.Announcement  # type: ignore[attr-defined]
        said.append(event.message())  # type: ignore[attr-defined]

    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)

    def since() -> list[str]:
        qtbot.wait(WAITING)
        now, said[:] = list(said), []
        return now

    return since


def test_the_score_is_said_once(desk: Desk, heard: Heard) -> None:
    desk.paste(HAND)
    assert heard() == ["140 points"]
    assert heard() == []


def test_only_the_last_of_fast_edits_is_said(desk: Desk, heard: Heard) -> None:
    desk.paste(HAND)
    for _ in range(5):
        desk.key("t")
    desk.choose("Winner’s seat", "South")
    desk.choose("Winner’s seat", "East")
    assert len(heard()) == 1


def test_typing_a_hand_says_no_more_than_its_score(desk: Desk, heard: Heard) -> None:
    desk.keys("12789m55777666z")
    assert heard() == ["13 tiles, ready: one of these completes it"]
    desk.keys("3m")
    assert heard() == [f"{desk.total} points"]


def test_the_same_score_is_not_said_again(desk: Desk, heard: Heard) -> None:
    desk.paste(HAND)
    heard()
    desk.choose("Discarded by", "West")
    assert desk.total == "140"
    assert heard() == []


def test_a_score_that_comes_back_is_news(desk: Desk, heard: Heard) -> None:
    desk.paste(HAND)
    heard()
    for _ in range(2):
        desk.key(Key.Key_Backspace)
    assert heard() == []
    desk.shortcut("Ctrl+Z")
    desk.shortcut("Ctrl+Z")
    assert heard() == ["140 points"]


def test_why_there_is_no_score_is_said(desk: Desk, heard: Heard) -> None:
    desk.paste(f"{HAND} option.minimum=500")
    assert heard() == ["Below the minimum, The hand scores 140; the table’s minimum is 500."]
