"""Where windows are opened: in memory alone, and on an X server of our own."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
OFFSCREEN, XVFB = "offscreen", "Xvfb"
PLATFORMS = (OFFSCREEN, XVFB)
_WIDTH, _HEIGHT = 1920, 1200
_SCREEN = {
    "name": "screen",
    "x": 0,
    "y": 0,
    "width": _WIDTH,
    "height": _HEIGHT,
    "logicalDpi": 96,
    "logicalBaseDpi": 96,
    "dpr": 1,
}
_ELSEWHERE = (
    "QT_STYLE_OVERRIDE",
    "QT_SCALE_FACTOR",
    "QT_QPA_PLATFORMTHEME",
    "QT_FONT_DPI",
    "WAYLAND_DISPLAY",
    "PYTHONDONTWRITEBYTECODE",
)
"""What may be set for other programs and would change what is measured."""
LONGEST = 600
"""Seconds that a child may take."""


class Unavailable(Exception):
    """The platform is not there; the argument says why."""


@contextmanager
def environment(platform: str) -> Iterator[dict[str, str]]:
    """What a child process needs to open its windows there; raises :class:`Unavailable`.

    Settings and compiled modules lie in a folder that goes with the platform: what anybody has set changes
    nothing, and from the second start on nothing is compiled, as where the program is installed.
    """
    variables = {name: value for name, value in os.environ.items() if name not in _ELSEWHERE}
    variables |= {"PYTHONPATH": str(ROOT)}
    with tempfile.TemporaryDirectory() as folder:
        variables |= {"MAHJONG_DESK_CONFIG_DIR": folder, "MAHJONG_DESK_DATA_DIR": folder}
        variables |= {"PYTHONPYCACHEPREFIX": f"{folder}/compiled"}
        if platform == OFFSCREEN:
            # Its own screen is smaller than the window at its usual size.
            file = Path(folder, "screen.json")
            file.write_text(json.dumps({"screens": [_SCREEN]}), encoding="utf-8")
            yield variables | {"QT_QPA_PLATFORM": f"offscreen:configfile={file}"}
            return
        with _x_server() as display:
            yield variables | {"QT_QPA_PLATFORM": "xcb", "DISPLAY": display}


@contextmanager
def _x_server() -> Iterator[str]:
    program = shutil.which("Xvfb")
    if program is None:
        raise Unavailable("Xvfb is not installed")
    reading, writing = os.pipe()
    size = f"{_WIDTH}x{_HEIGHT}x24"
    command = [program, "-displayfd", str(writing), "-screen", "0", size, "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=(writing,), stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as told:
            number = told.readline().strip()
        if not number:
            raise Unavailable("Xvfb does not start")
        yield f":{number}"
    finally:
        server.terminate()
        with suppress(subprocess.TimeoutExpired):
            server.wait(10)


def run_child(name: str, variables: dict[str, str], *arguments: str) -> str:
    """What a program of ``benchmarks/children`` prints; raises :class:`RuntimeError` if it fails."""
    done = subprocess.run(
        child_command(name, *arguments),
        env=variables,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=LONGEST,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(f"{name} ended with {done.returncode}:\n{done.stderr}")
    return done.stdout


def child_command(name: str, *arguments: str) -> list[str]:
    """How a program of ``benchmarks/children`` is started."""
    return [sys.executable, str(Path(__file__).parent / "children" / f"{name}.py"), *arguments]
