import csv
import ctypes
import errno
import json
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path

import pytest

from mahjong_desk import doctor
from mahjong_desk.assets import asset
from mahjong_desk.doctor import Finding, examine, install_command, libraries, missing_for_window, report
from mahjong_desk.settings import DATABASE, Settings

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="there is little to look at elsewhere")

VARIABLES = ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY", "XDG_SESSION_TYPE")


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No display, and apt-get is there."""
    for variable in VARIABLES:
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(os, "geteuid", lambda: 1000)


@pytest.fixture
def displays_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "_answers", lambda _: True)


def take_away(monkeypatch: pytest.MonkeyPatch, *names: str) -> None:
    """Make the loader find none of these libraries, and all others."""

    def load(name: str) -> None:
        if name in names:
            raise OSError(f"{name}: cannot open shared object file")

    monkeypatch.setattr(ctypes, "CDLL", load)


def ids_of_bad(findings: list[Finding]) -> list[str]:
    return [finding.data.get("name", finding.id) for finding in findings if not finding.ok]


# --- libraries --------------------------------------------------------------------------------------------


def needed_by(*objects: str) -> set[str]:
    """What Qt's files ask the loader for on the way to loading these, and do not bring with them."""
    spec = find_spec("PySide6")
    assert spec is not None
    assert spec.origin is not None
    folder = Path(spec.origin).parent
    asked = set()
    for name in objects:
        done = subprocess.run(
            ["ldd", folder / name],
            env={**os.environ, "LD_DEBUG": "files"},
            capture_output=True,
            text=True,
            check=True,
        )
        asked |= set(re.findall(r"file=(\S+) \[0\]; +needed by \S*/PySide6/", done.stdout + done.stderr))
    own = re.compile(r"lib(Qt6|pyside6|shiboken6|icu)")
    base = re.compile(r"(lib(c|m|dl|rt|pthread|stdc\+\+|gcc_s)|ld-linux\S*)\.so")
    return {name for name in asked if not own.match(name) and not base.match(name)}


@pytest.mark.parametrize(
    ("when", "objects"),
    [
        (
            "window",
            ["QtWidgets.abi3.so", "QtSvg.abi3.so", "QtTest.abi3.so", "Qt/plugins/platforms/libqoffscreen.so"],
        ),
        ("x11", ["Qt/plugins/platforms/libqxcb.so"]),
        (
            "wayland",
            ["Qt/plugins/platforms/libqwayland.so", "Qt/plugins/wayland-shell-integration/libxdg-shell.so"],
        ),
    ],
)
def test_the_list_is_what_the_installed_qt_asks_for(when: str, objects: list[str]) -> None:
    listed = {library.name for library in libraries() if library.when in ("window", when)}
    assert needed_by("QtWidgets.abi3.so", *objects) == listed


def test_each_line_of_the_list_is_whole_and_there_once() -> None:
    with asset("linux-libraries.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    names = [row["name"] for row in rows]
    assert len(set(names)) == len(names)
    assert {row["when"] for row in rows} == {"window", "x11", "wayland", "test"}
    assert all(re.fullmatch(r"[a-z0-9][a-z0-9+.-]+", row["package"]) for row in rows)


@pytest.mark.parametrize(
    ("environment", "groups"),
    [
        ({}, {"window"}),
        ({"DISPLAY": ":0"}, {"window", "x11"}),
        ({"WAYLAND_DISPLAY": "wayland-0"}, {"window", "wayland"}),
        ({"XDG_SESSION_TYPE": "wayland"}, {"window", "wayland"}),
        ({"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}, {"window", "x11", "wayland"}),
        ({"DISPLAY": ":0", "QT_QPA_PLATFORM": "offscreen"}, {"window"}),
        ({"DISPLAY": ":0", "QT_QPA_PLATFORM": "wayland-egl:x=1"}, {"window", "wayland"}),
        ({"QT_QPA_PLATFORM": "wayland;xcb"}, {"window", "x11", "wayland"}),
    ],
)
@pytest.mark.usefixtures("displays_answer")
def test_libraries_matter_for_the_display_that_is_there(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], groups: set[str]
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert {finding.data["when"] for finding in examine() if finding.id == "library"} == groups


@pytest.mark.usefixtures("displays_answer")
def test_missing_libraries_are_all_named_with_one_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISPLAY", ":0")
    take_away(monkeypatch, "libxcb-icccm.so.4", "libglib-2.0.so.0", "libgthread-2.0.so.0")

    text = report(examine())

    assert "sudo apt-get install --no-install-recommends libglib2.0-0 libxcb-icccm4\n" in text
    for name in ("libxcb-icccm.so.4", "libglib-2.0.so.0", "libgthread-2.0.so.0"):
        assert f"MISSING  the system library {name} (package " in text
    assert "libEGL" not in text
    assert "mahjong-desk score" in text
    assert ids_of_bad(missing_for_window()) == [
        "libglib-2.0.so.0",
        "libgthread-2.0.so.0",
        "libxcb-icccm.so.4",
    ]


def test_the_command_needs_no_sudo_for_root(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    assert install_command(["a", "b", "a"]) == "apt-get install --no-install-recommends a b"


def test_there_is_no_command_where_packages_have_other_names(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)
    assert install_command(["a"]) is None
    take_away(monkeypatch, "libEGL.so.1")
    text = report(examine())
    assert "apt-get" not in text
    assert "libEGL.so.1 (package libegl1)" in text


@pytest.mark.parametrize("gone", ["libxcb-cursor.so.0", "libwayland-cursor.so.0"])
@pytest.mark.usefixtures("displays_answer")
def test_one_working_display_is_enough_for_the_window(monkeypatch: pytest.MonkeyPatch, gone: str) -> None:
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    take_away(monkeypatch, gone)

    assert missing_for_window() == []
    assert gone in ids_of_bad(examine())


# --- displays ---------------------------------------------------------------------------------------------


def test_without_a_display_the_command_line_is_pointed_to() -> None:
    assert ids_of_bad(missing_for_window()) == ["display"]
    text = report(examine())
    assert "neither WAYLAND_DISPLAY nor DISPLAY is set" in text
    assert "mahjong-desk score" in text


@pytest.mark.parametrize("platform", ["offscreen", "minimal", "offscreen:configfile=x"])
def test_some_platforms_need_no_display(monkeypatch: pytest.MonkeyPatch, platform: str) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", platform)
    assert missing_for_window() == []


def test_a_display_left_over_from_a_session_does_not_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISPLAY", ":7654")
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-7654")

    assert ids_of_bad(missing_for_window()) == ["display"]
    assert "(wayland, xcb), but it does not answer" in report(examine())


def test_a_wayland_display_is_a_socket(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-5")
    monkeypatch.chdir(tmp_path)
    with socket.socket(socket.AF_UNIX) as server:
        server.bind("wayland-5")
        assert missing_for_window() == []
    (tmp_path / "wayland-5").unlink()
    (tmp_path / "wayland-5").touch()
    assert ids_of_bad(missing_for_window()) == ["display"]


@pytest.fixture
def x_server() -> Iterator[str]:
    """The name of a display that answers."""
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "640x480x24", "-nolisten", "tcp"],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    with os.fdopen(read) as answer:
        number = answer.readline().strip()
    assert number
    doctor._connected.discard(f":{number}")
    yield f":{number}"
    server.terminate()
    server.wait()


def test_a_display_that_answers(monkeypatch: pytest.MonkeyPatch, x_server: str) -> None:
    monkeypatch.setenv("DISPLAY", x_server)
    assert missing_for_window() == []
    assert "good     a display (xcb)" in report(examine())


def test_asking_for_a_display_does_not_make_its_server_start_anew(
    monkeypatch: pytest.MonkeyPatch, x_server: str
) -> None:
    """A server that does so turns away the window, which asks right afterwards."""
    monkeypatch.setenv("DISPLAY", x_server)
    program = """
import ctypes
from mahjong_desk.doctor import missing_for_window
x11 = ctypes.CDLL("libX11.so.6")
x11.XOpenDisplay.restype = ctypes.c_void_p
assert missing_for_window() == []
assert x11.XOpenDisplay(None) is not None
"""
    subprocess.run([sys.executable, "-c", program], check=True)


# --- the rest ---------------------------------------------------------------------------------------------


def test_all_is_good_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    findings = examine()
    assert ids_of_bad(findings) == []
    text = report(findings)
    assert f"Python {sys.version_info[0]}.{sys.version_info[1]}" in text
    assert "PySide6-Essentials 6.12" in text
    assert re.search(r"good +\d+ system libraries", text)
    assert "apt-get" not in text
    assert "{" not in text


def test_an_old_python_and_missing_pyside_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "OLDEST_PYTHON", (99, 1))
    monkeypatch.setattr(doctor, "find_spec", lambda _: None)
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert ids_of_bad(missing_for_window()) == ["python", "pyside"]
    text = report(examine())
    assert "99.1 or newer is needed" in text
    assert "MISSING  PySide6-Essentials" in text


def test_missing_assets_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(*parts: str) -> Path:
        if parts == ("tiles",):
            raise FileNotFoundError("tiles is nowhere")
        return asset(*parts)

    monkeypatch.setattr(doctor, "asset", gone)
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert ids_of_bad(missing_for_window()) == ["assets"]
    assert "tiles is nowhere" in report(examine())


def test_a_folder_that_cannot_be_written_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("MAHJONG_DESK_CONFIG_DIR", str(tmp_path / "file" / "config"))
    monkeypatch.setenv("MAHJONG_DESK_DATA_DIR", str(tmp_path / "file" / "data"))
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert ids_of_bad(examine()) == ["config-folder", "data-folder"]
    assert f"settings cannot be saved in {tmp_path}/file/config: " in report(examine())
    assert f"hands cannot be kept in {tmp_path}/file/data: " in report(examine())
    assert missing_for_window() == [], "the window opens all the same"


def test_where_matches_are_kept_is_said(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert f"matches are kept on this computer, in {home}/data" in report(examine())
    settings = Settings.load()
    settings.set(DATABASE, "postgresql://ada:secret@127.0.0.1:1/club")
    assert settings.save() is None
    findings = examine()
    assert ids_of_bad(findings) == ["matches"]
    assert "NO       matches are kept on a server: Nothing answers at postgresql://ada:" in report(findings)
    assert "secret" not in report(findings)


@pytest.mark.parametrize("written", ["database = 5", 'database = "postgresql://u:secret@h/club'])
def test_a_setting_of_where_matches_are_kept_that_cannot_be_read_is_told(home: Path, written: str) -> None:
    path = Settings.load().path
    path.parent.mkdir(parents=True)
    path.write_text(f"[matches]\n{written}\n", "utf-8")
    findings = examine()
    assert "matches" in ids_of_bad(findings)
    assert "NO       where matches are kept cannot be read: " in report(findings)
    assert str(path) in report(findings)
    assert "secret" not in report(findings)
    assert written in path.read_text("utf-8"), "it is left as it is"


def test_a_full_disk_is_named(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    """An empty file can still be made there."""

    class Full(BytesIO):
        def write(self, _: object) -> int:
            raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(tempfile, "TemporaryFile", lambda **_: Full())
    said = report(examine())
    assert "settings cannot be saved in " in said
    assert "hands cannot be kept in " in said
    assert said.count("No space left on device") == 2


def test_looking_makes_no_folder(home: Path) -> None:
    examine()
    assert not home.exists()


def test_looking_loads_no_qt() -> None:
    program = """
import json, sys
from mahjong_desk import doctor
doctor.report(doctor.examine())
print(json.dumps(sorted(sys.modules)))
"""
    done = subprocess.run([sys.executable, "-c", program], stdout=subprocess.PIPE, check=True)
    assert not {name.split(".")[0] for name in json.loads(done.stdout)} & {"PySide6", "shiboken6"}
