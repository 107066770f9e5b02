"""Programs that are killed: what somebody was building is there again at the next start."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from mahjong_desk.hands.recent import RecentHands
from mahjong_desk.hands.saved import write_hand
from tests.hands.made import drawn
from tests.scale import count
from tests.window.test_start import surroundings

HAND = "12789m55777z(666z)+3m ron from=S"

AT_THE_TABLE = """
import json, sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QLabel
from mahjong_desk.hands.places import data_folder
from mahjong_desk.hands.saved import document
from mahjong_desk.ui import application
from mahjong_desk.ui.window import MainWindow

lines = sys.argv[1].split("|")

def look():
    window = next(w for w in QApplication.topLevelWidgets() if w.isVisible())
    labels = [label.text() for label in window.findChildren(QLabel) if label.isVisible()]
    print(window.editor.line, *labels, sep="|", flush=True)
    for line in lines:
        if line == "close":
            window.close()
        elif line == "undo":
            window.editor.undo_stack.undo()
        elif line:
            window.editor.paste(line)
    QTimer.singleShot(int(sys.argv[2]), ready)

def ready():
    if int(sys.argv[2]) or is_kept():
        print("ready", flush=True)
    else:
        QTimer.singleShot(20, ready)

def is_kept():
    window = next(w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow))
    files = data_folder().glob("unfinished-*")
    last = [path.read_text(encoding="utf-8").split("\\n")[-2:-1] for path in files]
    return [json.dumps(document(window.editor.draft))] in last

made = application.make_application
def make():
    app = made()
    QTimer.singleShot(0, look)
    return app
application.make_application = make
sys.exit(application.run(sys.argv[3:]))
"""
Started = tuple[list[str], "subprocess.Popen[str]"]


@contextmanager
def program(lines: str, *arguments: str, wait: int = 0) -> Iterator[Started]:
    """The program in which somebody pastes these lines; what it showed at its start. Killed in the end.

    That is so many milliseconds after the last line, or as soon as its hand is kept.
    """
    command = [sys.executable, "-c", AT_THE_TABLE, lines, str(wait), *arguments]
    environment = surroundings(QT_QPA_PLATFORM="offscreen", PYTHONUNBUFFERED="1")
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            shown = process.stdout.readline().rstrip("\n").split("|")
            if "close" not in lines:
                assert process.stdout.readline() == "ready\n"
            else:
                process.communicate(timeout=30)
            yield shown, process
        finally:
            process.kill()


@pytest.fixture
def folder(home: Path) -> Path:
    return home / "data" / "mahjong-desk"


def restored(shown: list[str]) -> bool:
    return any(text.startswith("Restored: ") for text in shown)


def test_a_killed_window_comes_back_with_its_hand_and_says_so_and_waits_for_a_file(
    folder: Path, tmp_path: Path
) -> None:
    write_hand(tmp_path / "a.mjd", drawn(HAND))
    with program("123m (666z) seat=S rules=zung-jung"):
        pass
    # A file that is asked for goes before.
    with program("close", str(tmp_path / "a.mjd")) as (shown, _):
        assert shown[0].startswith("12789m55777z(666z)+3m")
        assert not restored(shown)
    with program("undo") as (shown, _):
        assert shown[0].startswith("123m(666z) ron seat=S")
        assert restored(shown)
    # It was undone, and this start is one after another kill.
    with program("close") as (shown, process):
        assert shown[0] == ""
        assert not restored(shown)
        assert process.returncode == 0


def test_a_window_that_was_closed_does_not_come_back(folder: Path) -> None:
    with program(f"{HAND}|close") as (shown, process):
        assert process.returncode == 0
    with program("close") as (shown, _):
        assert shown[0] == ""
        assert not restored(shown)
    assert [draft.hand.text for draft in RecentHands(folder).read().hands] == ["12789m55777z(666z)+3m"]
    assert not list(folder.glob("unfinished-*"))


def test_a_window_that_runs_keeps_its_hand_to_itself(folder: Path) -> None:
    with program("123m"):
        with program("456m") as (shown, _):
            assert shown[0] == ""
        with program("close") as (shown, _):
            assert shown[0].startswith("456m")
    with program("close") as (shown, _):
        assert shown[0].startswith("123m")


def test_killed_at_any_moment_the_next_start_works(folder: Path) -> None:
    for turn in range(count(2, 30)):
        lines = "|".join(f"{HAND} honba={number}" for number in range(turn, turn + 20))
        with program(lines, wait=20 * turn + 1):
            pass
    with program("close") as (_, process):
        assert process.returncode == 0
    found = RecentHands(folder).read()
    assert len({draft.win.honba for draft in found.hands}) == len(found.hands)
