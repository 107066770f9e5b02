"""What the window needs on this machine, and what of it is missing. No Qt is imported here.

Qt itself ends the process where a library or a display is missing, and names but the first of them.
"""

from __future__ import annotations

import csv
import ctypes
import os
import shutil
import stat
import sys
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from mahjong_desk.assets import asset
from mahjong_desk.core.texts import Texts
from mahjong_desk.disk import detail
from mahjong_desk.hands.places import MATCHES, data_folder
from mahjong_desk.settings import DATABASE, FILE_NAME, Settings, config_folder
from mahjong_desk.settings import message as settings_message

OLDEST_PYTHON = (3, 10)
_TEXTS = Path(__file__).resolve().parent / "texts" / "doctor"
_GROUPS = {"xcb": "x11", "wayland": "wayland"}
"""Which group of libraries each of Qt's platforms with a display needs besides those of every window."""


class Finding(NamedTuple):
    """One thing looked at: which, whether it is as it should be, and what the text about it names.

    Ids: ``python``, ``pyside``, ``assets``, ``library`` (one for each; ``name``, ``package``, ``when``),
    ``display`` (``reason`` if there is none), ``config-folder``, ``data-folder``, and ``matches``: where they
    are kept (``reason``: on a ``server``, in a ``file``, or what the ``settings`` say of it is of no use).
    """

    id: str
    ok: bool
    data: Mapping[str, str] = MappingProxyType({})


class Library(NamedTuple):
    """A system library: its name to the loader, its package in Debian, and what it is needed for."""

    name: str
    package: str
    when: str


def examine() -> list[Finding]:
    """Look at everything."""
    platforms = _platforms()
    findings = [_python(), _pyside(with_version=True), _assets()]
    if _on_linux():
        groups = {"window", *(_GROUPS[platform] for platform in platforms if platform in _GROUPS)}
        findings += [_library(library) for library in libraries() if library.when in groups]
        findings.append(_display(platforms))
    findings.append(_folder("config-folder", config_folder()))
    findings.append(_folder("data-folder", data_folder()))
    findings.append(_matches())
    return findings


def missing_for_window() -> list[Finding]:
    """What keeps the window from opening; empty if nothing does. Quick, for it is asked at every start."""
    findings = [_python(), _pyside(with_version=False), _assets()]
    if _on_linux():
        findings += [_library(library) for library in libraries() if library.when == "window"]
        findings += _missing_for_display()
    return [finding for finding in findings if not finding.ok]


def _missing_for_display() -> list[Finding]:
    """What keeps every one of the platforms that Qt will try from working; empty if one works."""
    platforms = _platforms()
    missing: list[Finding] = []
    for platform in platforms:
        if platform not in _GROUPS:
            return []
        found = [_library(library) for library in libraries() if library.when == _GROUPS[platform]]
        lacking = [finding for finding in found if not finding.ok]
        if not lacking and _answers(platform):
            return []
        missing += lacking
    return [*missing, _display(platforms)]


@cache
def libraries() -> list[Library]:
    """The system libraries that the window needs on Linux, from the list that the set-up reads too."""
    with asset("linux-libraries.csv").open(encoding="utf-8", newline="") as file:
        return [Library(**row) for row in csv.DictReader(file) if row["when"] != "test"]


# --- what is looked at ------------------------------------------------------------------------------------


def _on_linux() -> bool:
    return sys.platform.startswith("linux")


def _python() -> Finding:
    version = ".".join(map(str, sys.version_info[:3]))
    oldest = ".".join(map(str, OLDEST_PYTHON))
    return Finding("python", sys.version_info >= OLDEST_PYTHON, {"version": version, "oldest": oldest})


def _pyside(*, with_version: bool) -> Finding:
    # Finding the package must not load it, which fails where libraries are missing.
    if find_spec("PySide6") is None:
        return Finding("pyside", ok=False)
    if not with_version:
        return Finding("pyside", ok=True)
    from importlib import metadata  # slow, and not needed to open the window

    try:
        version = metadata.version("PySide6-Essentials")
    except metadata.PackageNotFoundError:
        version = "?"
    return Finding("pyside", ok=True, data={"version": version})


def _assets() -> Finding:
    try:
        asset("tiles")
        asset("linux-libraries.csv")
    except FileNotFoundError as error:
        return Finding("assets", ok=False, data={"detail": str(error)})
    return Finding("assets", ok=True)


def _library(library: Library) -> Finding:
    try:
        ctypes.CDLL(library.name)
    except OSError as error:
        ok, detail = False, str(error)
    else:
        ok, detail = True, ""
    data = {"name": library.name, "package": library.package, "when": library.when, "detail": detail}
    return Finding("library", ok, data)


def _platforms() -> list[str]:
    """Qt's platforms in the order in which it will try them; empty if no display is named."""
    chosen = os.environ.get("QT_QPA_PLATFORM", "")
    if chosen:
        # "wayland-egl;xcb:option=value" names two: wayland and xcb.
        names = [name.split(":")[0].strip() for name in chosen.split(";")]
        return ["wayland" if name.startswith("wayland") else name for name in names if name]
    platforms = []
    if os.environ.get("WAYLAND_DISPLAY") or os.environ.get("XDG_SESSION_TYPE") == "wayland":
        platforms.append("wayland")
    if os.environ.get("DISPLAY"):
        platforms.append("xcb")
    return platforms


def _display(platforms: list[str]) -> Finding:
    if not platforms:
        return Finding("display", ok=False, data={"reason": "none"})
    for platform in platforms:
        if platform not in _GROUPS or _answers(platform):
            return Finding("display", ok=True, data={"platform": platform})
    return Finding("display", ok=False, data={"reason": "no-answer", "platform": ", ".join(platforms)})


def _answers(platform: str) -> bool:
    """Whether the display that the platform would use is there; a variable may be left from a session."""
    if platform == "wayland":
        name = os.environ.get("WAYLAND_DISPLAY") or "wayland-0"
        try:
            return stat.S_ISSOCK(Path(os.environ.get("XDG_RUNTIME_DIR", "/"), name).stat().st_mode)
        except OSError:
            return False
    return _x_server_answers(os.environ.get("DISPLAY", ""))


_connected: set[str] = set()
"""The X servers that have answered, by name."""


def _x_server_answers(name: str) -> bool:
    """Whether an X server lets the program in. The connection is kept for as long as the program runs.

    Some servers start anew when their last client leaves, and turn away whoever comes meanwhile: if this
    client left, that would be the window.
    """
    if name in _connected:
        return True
    try:
        x11 = ctypes.CDLL("libX11.so.6")
    except OSError:
        return True  # cannot be asked; that the library is missing is a finding of its own
    x11.XOpenDisplay.restype = ctypes.c_void_p
    x11.XOpenDisplay.argtypes = [ctypes.c_char_p]
    if x11.XOpenDisplay(os.fsencode(name)) is None:
        return False
    _connected.add(name)
    return True


_TRIAL = 65_536
"""Bytes that are written to see whether there is room; the files of hands have about as many."""


def _folder(name: str, folder: Path) -> Finding:
    """Whether a folder of the program's own can be written to."""
    import tempfile  # slow, and not needed to open the window

    # The folder is made when something is saved; until then the nearest one above it has to allow that.
    nearest = folder
    while not os.path.lexists(nearest) and nearest != nearest.parent:
        nearest = nearest.parent
    try:
        with tempfile.TemporaryFile(dir=nearest) as file:
            # A full disk still takes an empty file.
            file.write(bytes(_TRIAL))
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        return Finding(name, ok=False, data={"folder": str(folder), "detail": detail(error)})
    return Finding(name, ok=True, data={"folder": str(folder)})


def _matches() -> Finding:
    """Where matches are kept; a server is asked whether it answers, a file is left alone."""
    settings = Settings(config_folder() / FILE_NAME)
    server = settings.peek(DATABASE)
    if settings.problems:
        # On this computer meanwhile, and nobody meant that.
        detail = settings_message(settings.problems[0])
        return Finding("matches", ok=False, data={"reason": "settings", "detail": detail})
    if not server or server.startswith("sqlite:"):
        where = server.partition(":///")[2] or str(data_folder() / MATCHES)
        return Finding("matches", ok=True, data={"reason": "file", "where": where})
    # Slow, and not needed to open the window.
    from mahjong_desk.club.store.failures import StoreProblem, message
    from mahjong_desk.club.store.trying import try_server

    found = try_server(server)
    data = {"reason": "server", "where": found.where}
    if isinstance(found, StoreProblem):
        data["detail"] = message(found)
    return Finding("matches", ok=not isinstance(found, StoreProblem), data=data)


# --- in words ---------------------------------------------------------------------------------------------


def install_command(packages: Iterable[str]) -> str | None:
    """What installs these packages, each named once; None where they have other names than Debian's."""
    if shutil.which("apt-get") is None:
        return None
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    words = ["apt-get", "install", "--no-install-recommends", *dict.fromkeys(packages)]
    return " ".join(words if root else ["sudo", *words])


def report(findings: Iterable[Finding], language: str | None = None) -> str:
    """The findings in words, a line each, and how to mend what is missing. Libraries are told of together."""
    texts = Texts(_TEXTS, language=language)
    found = list(findings)
    libraries_found = [finding for finding in found if finding.id == "library"]
    missing = [finding for finding in libraries_found if not finding.ok]
    lines = []
    for finding in found:
        if finding.id != "library":
            reason = finding.data.get("reason")
            state = "good" if finding.ok else "bad"
            key = f"{finding.id}.{reason}" if reason else finding.id
            lines.append(texts.message(state, key, finding.data))
        elif finding is libraries_found[0] and not missing:
            lines.append(texts.get("good", "libraries", count=len(libraries_found)))
        elif not finding.ok:
            lines.append(texts.message("bad", "library", finding.data))
    if missing:
        command = install_command(finding.data["package"] for finding in missing)
        lines += ["", texts.get("mend", "libraries" if command else "libraries-by-name")]
        if command:
            lines.append(f"  {command}")
    if any(not finding.ok and finding.id in ("display", "library", "pyside") for finding in found):
        lines += ["", texts.get("mend", "without-window"), f"  {texts.get('mend', 'command')}"]
    return "\n".join(lines)
