"""Starting the program as a process."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

import pytest

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.line import parse_line
from mahjong_desk.hands.saved import write_hand
from mahjong_desk.settings.store import FILE_NAME
from tests.scale import some

HAND = "12789m55777z(666z)+3m ron from=S"
SCRIPT = Path(sysconfig.get_path("scripts")) / (
    "mahjong-desk.exe" if sys.platform == "win32" else "mahjong-desk"
)
MODULE = [sys.executable, "-m", "mahjong_desk"]


def surroundings(**changes: str | None) -> dict[str, str]:
    """The environment of the tests with some variables changed or taken out."""
    merged: dict[str, str | None] = {**os.environ, **changes}
    return {name: value for name, value in merged.items() if value is not None}


def no_display() -> dict[str, str]:
    return surroundings(DISPLAY=None, WAYLAND_DISPLAY=None, QT_QPA_PLATFORM=None)


def run(command: list[str], environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a display")
@pytest.mark.parametrize("command", [MODULE, [str(SCRIPT)]], ids=["module", "script"])
def test_without_a_display_it_says_so_and_points_to_score(command: list[str]) -> None:
    done = run(command, no_display())
    assert done.returncode not in (0, None)
    assert done.returncode > 0, "ended by a signal"
    assert "display" in done.stderr
    assert "mahjong-desk score" in done.stderr
    assert "Traceback" not in done.stderr
    assert "qt.qpa" not in done.stderr
    assert done.stdout == ""


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a display")
def test_score_works_without_a_display() -> None:
    done = run([*MODULE, "score", HAND], no_display())
    assert done.returncode == 0
    assert done.stdout.startswith("140 points\n")


@pytest.mark.parametrize(
    ("argument", "said"),
    [
        ("hand.mjd", "There is no file “hand.mjd”"),
        ("scroe", "“scroe” is no command"),
        ("12789m55777z(666z)+3m", "is no command"),
    ],
)
def test_an_argument_that_cannot_be_opened(argument: str, said: str) -> None:
    done = run([*MODULE, argument], surroundings())
    assert done.returncode == 2
    assert said in done.stderr
    assert "mahjong-desk score" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_folder_and_a_second_file_are_told_from_a_wrong_command(tmp_path: Path) -> None:
    file = tmp_path / "hand.mjd"
    assert write_hand(file, parse_line(HAND).apply(Draft())) is None
    for arguments, said in (([tmp_path], "is a folder"), ([file, file], "One file at a time")):
        done = run([*MODULE, *map(str, arguments)], surroundings())
        assert done.returncode == 2
        assert said in done.stderr


STARTED = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QLabel
from mahjong_desk.ui import application

def look():
    window = next(w for w in QApplication.topLevelWidgets() if w.isVisible() and w.parent() is None)
    labels = [label.text() for label in window.findChildren(QLabel) if label.isVisible()]
    print(window.windowTitle(), *labels, sep="\\n", flush=True)
    {ending}

made = application.make_application
def make():
    app = made()
    QTimer.singleShot(0, look)
    return app
application.make_application = make
sys.exit(application.run(sys.argv[1:]))
"""


def started(ending: str) -> list[str]:
    """A command that starts the window, prints what it shows, and ends in this way."""
    return [sys.executable, "-c", STARTED.format(ending=ending)]


def test_the_window_opens_and_closes(home: Path) -> None:
    done = run(started("window.close()"), surroundings(QT_QPA_PLATFORM="offscreen"))
    assert (done.returncode, done.stderr) == (0, "")
    assert "Mahjong Desk" in done.stdout
    assert "Click tiles, or type a hand" in done.stdout
    # The size that the window had is kept.
    assert (home / "config" / "mahjong-desk" / FILE_NAME).exists()


def test_a_file_opens_with_the_window(tmp_path: Path) -> None:
    file = tmp_path / "hand.mjd"
    assert write_hand(file, parse_line(HAND).apply(Draft())) is None
    done = run([*started("window.close()"), str(file)], surroundings(QT_QPA_PLATFORM="offscreen"))
    assert (done.returncode, done.stderr) == (0, "")
    assert "140" in done.stdout.splitlines()


def test_a_file_that_cannot_be_opened_is_told_of_in_the_window(tmp_path: Path) -> None:
    file = tmp_path / "notes"
    file.write_text("12m", encoding="utf-8")
    done = run([*started("window.close()"), str(file)], surroundings(QT_QPA_PLATFORM="offscreen"))
    assert done.returncode == 0
    assert "Traceback" not in done.stderr
    assert "was not saved by Mahjong Desk" in done.stdout


def test_a_broken_settings_file_is_named_and_does_not_stop_it(home: Path) -> None:
    folder = home / "config" / "mahjong-desk"
    folder.mkdir(parents=True)
    (folder / FILE_NAME).write_text("[appearance\ntheme = dark", encoding="utf-8")
    done = run(started("window.close()"), surroundings(QT_QPA_PLATFORM="offscreen"))
    assert done.returncode == 0
    assert "Traceback" not in done.stderr
    assert FILE_NAME in done.stdout
    assert "Click tiles, or type a hand" in done.stdout


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
@pytest.mark.parametrize("number", some([signal.SIGTERM, signal.SIGINT], 1))
def test_a_signal_ends_the_program_and_leaves_the_hand(home: Path, number: signal.Signals) -> None:
    command = started("window.editor.paste('12m'); print('pasted', flush=True)")
    with subprocess.Popen(
        command,
        env=surroundings(QT_QPA_PLATFORM="offscreen", PYTHONUNBUFFERED="1"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            assert process.stdout is not None
            assert "pasted\n" in iter(process.stdout.readline, "")
            process.send_signal(number)
            began = time.monotonic()
            _, errors = process.communicate(timeout=30)
            assert time.monotonic() - began < 10
        finally:
            process.kill()
    assert process.returncode == 0
    assert "Traceback" not in errors
    assert (home / "config" / "mahjong-desk" / FILE_NAME).exists()
    # Unlike whoever closes the window, a system that ends the program is not done with the hand.
    look = started("print(window.editor.draft.hand.text, flush=True); window.close()")
    for shown in ("12m", ""):
        again = run(look, surroundings(QT_QPA_PLATFORM="offscreen"))
        assert (again.returncode, again.stdout.splitlines()[-1]) == (0, shown)
