"""What the program never does: speak to anybody, run anything, or write where nobody asked it to."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.scale import some
from tests.window.test_start import surroundings

ROOT = Path(__file__).resolve().parents[2]
SCENES = [
    "sheet",
    "practice-patterns-told",
    "records",
    "club",
    "guide",
    "welcome-language",
    "options",
    "reach",
]

WATCHED = """
import json, os, sys, tempfile
from pathlib import Path

told = []
WRITES = os.O_WRONLY | os.O_RDWR | os.O_APPEND | os.O_CREAT

def hook(event, arguments):
    if event in ("socket.connect", "socket.bind", "socket.getaddrinfo", "socket.sendto"):
        told.append([event, str(arguments[-1])])
    elif event in ("subprocess.Popen", "os.system", "os.exec", "os.posix_spawn", "os.startfile", "pty.spawn"):
        told.append([event, str(arguments[0])])
    elif event == "open" and isinstance(arguments[0], (str, bytes)) and (arguments[2] or 0) & WRITES:
        told.append(["open", os.path.abspath(os.fsdecode(arguments[0]))])
    elif event in ("os.mkdir", "os.rename", "os.remove"):
        told.append([event, os.path.abspath(os.fsdecode(arguments[0]))])

sys.addaudithook(hook)
from mahjong_desk.settings import Language, Settings
from mahjong_desk.ui import languages
from mahjong_desk.ui.application import make_application
from make_screenshots import PICTURES, shown

app = make_application()
languages.use(app, Language.ENGLISH)
for picture in PICTURES:
    if picture.name in sys.argv[2:]:
        folder = Path(sys.argv[1])
        with shown(app, picture, "light", folder) as window:
            window.recorder.flush()
        Settings.load().save()
print(json.dumps(told))
"""


@pytest.fixture(scope="module")
def events(tmp_path_factory: pytest.TempPathFactory) -> tuple[list[list[str]], Path]:
    """What was done while much of the program was used, and the folder in which it may write."""
    home = tmp_path_factory.mktemp("home")
    (home / "data").mkdir()
    places = {f"XDG_{name}_HOME": str(home / name.lower()) for name in ("CONFIG", "DATA", "STATE", "CACHE")}
    done = subprocess.run(
        [sys.executable, "-c", WATCHED, str(home / "data"), *some(SCENES, 4)],
        env=surroundings(
            QT_QPA_PLATFORM="offscreen",
            HOME=str(home),
            PYTHONPATH=os.pathsep.join(map(str, (ROOT, ROOT / "docs"))),
            # Python's own, which compiles what it imports.
            PYTHONDONTWRITEBYTECODE="1",
            **places,
        ),
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    told: list[list[str]] = json.loads(done.stdout.splitlines()[-1])
    return told, home


def test_it_speaks_to_nobody_and_runs_nothing(events: tuple[list[list[str]], Path]) -> None:
    """The one connection that there can be is that to a database whose address the user set."""
    files = {"open", "os.mkdir", "os.rename", "os.remove"}
    assert [event for event in events[0] if event[0] not in files] == []


def test_it_writes_in_the_folders_of_the_platform_alone(events: tuple[list[list[str]], Path]) -> None:
    told, home = events
    written = {path for event, path in told if event in ("open", "os.mkdir", "os.rename", "os.remove")}
    assert any(path.startswith(str(home)) for path in written), "the hook sees nothing"
    elsewhere = {path for path in written if not path.startswith((f"{home}/", "/dev/"))}
    assert elsewhere == set()
    assert {path.name for path in home.iterdir()} <= {"config", "data", "state", "cache"}
