"""What is handed out: descriptions, icons, and the packed program itself, which is packed in the long run."""

from __future__ import annotations

import configparser
import importlib.util
import os
import re
import shutil
import struct
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest

from mahjong_desk import APP_ID, __version__
from mahjong_desk.core.texts import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent
SHARE = ROOT / "packaging" / "linux" / "share"
HAND = ["12789m55777z(666z)+3m", "ron", "seat=E", "from=S"]


def script(path: str, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """A script of ``packaging``, which is no package."""
    file = ROOT / "packaging" / path
    monkeypatch.syspath_prepend(str(file.parent))
    spec = importlib.util.spec_from_file_location(file.stem, file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def checked(*command: str) -> str:
    """What a tool says; a test is skipped where it is not installed, which ``make test`` sees to."""
    if shutil.which(command[0]) is None:
        pytest.skip(f"{command[0]} is not installed")
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_menu_entry_is_valid() -> None:
    assert checked("desktop-file-validate", str(SHARE / f"{APP_ID}.desktop")) == ""


def test_the_description_for_software_centres_is_valid() -> None:
    checked("appstreamcli", "validate", "--no-net", str(SHARE / f"{APP_ID}.metainfo.xml"))


def test_menu_entry_and_description_speak_of_this_version_in_all_languages() -> None:
    entry = configparser.ConfigParser(interpolation=None, strict=True)
    entry.optionxform = str  # type: ignore[assignment, method-assign]
    entry.read(SHARE / f"{APP_ID}.desktop", encoding="utf-8")
    of_menu = {match[1] for key in entry["Desktop Entry"] if (match := re.fullmatch(r"Comment\[(.+)\]", key))}
    described = ElementTree.parse(SHARE / f"{APP_ID}.metainfo.xml")
    language = "{http://www.w3.org/XML/1998/namespace}lang"
    of_centre = {summary.get(language) for summary in described.findall("summary")}
    spoken = {"zh_TW" if one == "zh-Hant" else one for one in LANGUAGES if one != "en"}
    assert of_menu == spoken
    assert of_centre == {None, *spoken}
    release = next(described.iter("release"))
    assert release.get("version") == __version__
    changes = re.search(r"^## (\S+), (\S+)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert changes is not None
    assert changes.groups() == (__version__, release.get("date"))
    assert f"mahjong-desk_{__version__}_amd64.deb" in (ROOT / "README.md").read_text("utf-8")
    assert entry["Desktop Entry"]["Icon"] == APP_ID


def test_icons_hold_pictures_of_all_sizes(monkeypatch: pytest.MonkeyPatch) -> None:
    icons = script("bundle/build_icons.py", monkeypatch)
    pictures = {size: icons.png(size) for size in (16, 256)}
    ico = icons.ico(pictures)
    assert struct.unpack("<HHH", ico[:6]) == (0, 1, 2)
    for place, (size, picture) in enumerate(pictures.items()):
        width, _, _, _, _, _, length, start = struct.unpack(
            "<BBBBHHII", ico[6 + 16 * place : 22 + 16 * place]
        )
        assert width == size % 256
        assert ico[start : start + length] == picture
        assert struct.unpack(">II", picture[16:24]) == (size, size)
    icns = icons.icns({b"ic08": pictures[256]})
    assert (icns[:4], struct.unpack(">I", icns[4:8])[0]) == (b"icns", len(icns))


@pytest.mark.parametrize(
    ("audit", "faults"),
    [
        ({"dependencies": [{"name": "a", "version": "1", "vulns": []}]}, []),
        ({"dependencies": []}, ["no package was looked up"]),
        ({}, ["no package was looked up"]),
        (
            {"dependencies": [{"name": "a", "skip_reason": "not found"}]},
            ["a: not looked up: not found"],
        ),
        ({"dependencies": [{"name": "a", "version": "1", "vulns": [{"id": "X-1"}]}]}, ["a 1: X-1"]),
    ],
)
def test_a_release_stops_at_a_hole_and_at_what_was_not_looked_up(
    monkeypatch: pytest.MonkeyPatch, audit: dict[str, object], faults: list[str]
) -> None:
    assert script("check_audit.py", monkeypatch).faults(audit) == faults


def test_every_distribution_that_runs_with_the_program_has_its_licence_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    licences = script("bundle/licences.py", monkeypatch)
    requirements = (ROOT / "requirements" / "run.txt").read_text("utf-8")
    locked = re.findall(r"^([A-Za-z0-9_.-]+)(?:\[.*\])?==", requirements, re.MULTILINE)
    named = {name.lower().replace("_", "-") for name in (*licences.PARTS, *licences.SOMETIMES)}
    assert {name.lower() for name in locked} <= named


# --- the packed program -----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def handed_out(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder with what is built for Linux."""
    if sys.platform != "linux":
        pytest.skip("built on Linux")
    folder = tmp_path_factory.mktemp("handed-out")
    build = [sys.executable, str(ROOT / "packaging" / "linux" / "build.py")]
    for more in (["tar"], ["deb", "--from", str(folder / "mahjong-desk")]):
        done = subprocess.run(
            [*build, *more, "--into", str(folder)], check=False, capture_output=True, text=True, cwd=ROOT
        )
        assert done.returncode == 0, done.stdout + done.stderr
    yield folder
    shutil.rmtree(folder)


@pytest.fixture
def unpacked(handed_out: Path, tmp_path: Path) -> Path:
    """The program out of the archive, somewhere else than it was packed."""
    (archive,) = handed_out.glob("*.tar.gz")
    with tarfile.open(archive) as opened:
        opened.extractall(tmp_path, filter="fully_trusted")
    return tmp_path / archive.name.removesuffix(".tar.gz") / "mahjong-desk"


def answer(program: Path, *arguments: str, **variables: str) -> str:
    """What it prints, with nothing of this Python's around."""
    kept = {
        name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))
    }
    done = subprocess.run(
        [program, *arguments], check=False, capture_output=True, text=True, env=kept | variables, timeout=60
    )
    assert done.stderr == ""
    return done.stdout


@pytest.mark.long
def test_the_packed_program_answers(unpacked: Path) -> None:
    assert answer(unpacked, "--version") == f"mahjong-desk {__version__}\n"
    assert answer(unpacked, "score", *HAND).startswith("140 points\n")
    assert "Score:" not in answer(unpacked, "doctor")
    assert len(answer(unpacked, "rules").splitlines()) == 12


@pytest.mark.long
def test_the_packed_program_paints_its_window(unpacked: Path, tmp_path: Path) -> None:
    """Qt's log says when."""
    variables = os.environ | {
        "QT_QPA_PLATFORM": "offscreen",
        "QT_LOGGING_RULES": "qt.widgets.painting=true",
        "XDG_CONFIG_HOME": str(tmp_path),
        "XDG_DATA_HOME": str(tmp_path),
    }
    with subprocess.Popen([unpacked], env=variables, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        painted = next((line for line in process.stderr if "as needing flush" in line), "")
        process.kill()
    assert "MainWindow" in painted


@pytest.mark.long
def test_the_package_names_what_it_needs_and_has_all_that_a_desktop_reads(handed_out: Path) -> None:
    (package,) = handed_out.glob("*.deb")
    control = checked("dpkg-deb", "-f", str(package), "Version", "Depends")
    assert f"Version: {__version__}" in control
    assert {"libgl1", "libegl1", "libxcb1"} <= set(re.split(r"[,\s]+", control))
    listed = checked("dpkg-deb", "-c", str(package))
    for path in (
        "usr/bin/mahjong-desk -> ../lib/mahjong-desk/mahjong-desk",
        f"usr/share/applications/{APP_ID}.desktop",
        f"usr/share/metainfo/{APP_ID}.metainfo.xml",
        f"usr/share/mime/packages/{APP_ID}.xml",
        f"usr/share/icons/hicolor/256x256/apps/{APP_ID}.png",
        f"usr/share/icons/hicolor/scalable/apps/{APP_ID}.svg",
        "usr/share/doc/mahjong-desk/copyright",
    ):
        assert path in listed, path


@pytest.mark.long
def test_all_that_is_packed_has_its_licence_beside_it(handed_out: Path) -> None:
    said = (handed_out / "mahjong-desk" / "NOTICE.txt").read_text("utf-8")
    for text in (
        "GNU LESSER GENERAL PUBLIC LICENSE\n                       Version 3",
        "GNU GENERAL PUBLIC LICENSE\n                       Version 3",
        "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2",
        "SQLAlchemy",
    ):
        assert text in said, text
    parts = {part.strip().split()[0] for part in said.split("-" * 78)}
    assert {"libfontconfig1", "libxcb-cursor0", "Apache-2.0"} <= parts


@pytest.mark.long
def test_only_that_of_qt_is_packed_which_the_window_loads(handed_out: Path) -> None:
    names = {path.name for path in (handed_out / "mahjong-desk").rglob("*.so*")}
    assert not [name for name in names if re.search(r"Qml|Quick|Network|Pdf|Sql|Test", name)]
    assert {"libqxcb.so", "libqwayland.so", "libqoffscreen.so", "libqsvg.so"} <= names
