"""The real window on a real X server: the one test with a screen."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from mahjong_desk.settings.store import FILE_NAME
from mahjong_desk.ui import colors

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="Xvfb is an X server for Linux")

LOOK = """
import sys
from PySide6.QtGui import QColor, QGuiApplication
app = QGuiApplication([])
image = app.primaryScreen().grabWindow(0).toImage()
low, high = QColor(sys.argv[1]), QColor(sys.argv[2])
def between(color):
    return all(
        min(a, b) - 2 <= c <= max(a, b) + 2
        for a, b, c in zip(low.getRgb(), high.getRgb(), color.getRgb())
    )
points = [(x, y) for x in range(0, image.width(), 8) for y in range(0, image.height(), 8)]
print(sum(between(image.pixelColor(x, y)) for x, y in points), len(points))
"""
"""Prints how many points of a picture of the screen have a colour between two, and how many there are."""


def on_display(display: str, **more: str) -> dict[str, str]:
    return {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "WAYLAND_DISPLAY": "", **more}


@pytest.fixture
def display() -> Iterator[str]:
    """A new X server on a display of its own choice; its name."""
    server = shutil.which("Xvfb")
    if server is None:
        pytest.fail("Xvfb is missing: run packaging/linux/system-libs test, or apt-get install xvfb")
    reading, writing = os.pipe()
    command = [server, "-displayfd", str(writing), "-screen", "0", "1280x800x24", "-nolisten", "tcp"]
    with subprocess.Popen(
        command, pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as process:
        os.close(writing)
        try:
            with os.fdopen(reading) as numbers:
                # It writes the number when it is ready; nothing, if it ends before.
                number = numbers.readline().strip()
            assert number, "Xvfb did not start"
            yield f":{number}"
        finally:
            process.terminate()
            process.wait(timeout=10)


def felt_share(display: str) -> float:
    """The share of the screen that is of the felt's green."""
    top, bottom = colors.LIGHT.felt_top.name(), colors.LIGHT.felt_bottom.name()
    done = subprocess.run(
        [sys.executable, "-c", LOOK, top, bottom],
        env=on_display(display),
        capture_output=True,
        text=True,
        timeout=30,
        check=True,
    )
    green, points = map(int, done.stdout.split())
    return green / points


def test_the_window_is_painted_and_ends_cleanly(display: str, home: Path) -> None:
    folder = home / "config" / "mahjong-desk"
    folder.mkdir(parents=True)
    (folder / FILE_NAME).write_text('[appearance]\ntheme = "light"\n', encoding="utf-8")
    assert felt_share(display) == 0
    with subprocess.Popen(
        [sys.executable, "-m", "mahjong_desk"],
        env=on_display(display),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            deadline = time.monotonic() + 60
            while felt_share(display) < 0.05:
                assert process.poll() is None, process.communicate()[1]
                assert time.monotonic() < deadline, "no felt on the screen after a minute"
            process.send_signal(signal.SIGTERM)
            out, errors = process.communicate(timeout=30)
        finally:
            process.kill()
    assert process.returncode == 0
    assert (out, errors) == ("", "")
    assert "geometry" in (folder / FILE_NAME).read_text(encoding="utf-8")
