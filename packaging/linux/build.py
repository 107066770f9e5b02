"""Build what is handed out for Linux, with the tools that PyInstaller and Debian have.

    python packaging/linux/build.py tar|deb|appimage [--from FOLDER] [--into FOLDER]

``tar``: the program in one folder, as ``mahjong-desk-VERSION-linux-ARCH.tar.gz``. ``deb``: a package for
Debian and what comes from it, with an entry in the menu. ``appimage``: one file that runs, made with
``appimagetool``, which has to be installed.

``--from``: a folder that was packed already. ``--into``: where it goes; ``dist`` unless told.
"""

from __future__ import annotations

import argparse
import os
import platform
import re
import shutil
import sys
import tarfile
import tempfile
from collections.abc import Iterator
from pathlib import Path

from mahjong_desk import APP_ID, __version__

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "packaging" / "bundle"))

from debian import package_at, place_of, run  # noqa: E402 - a folder of scripts
from packing import bundle, write_icon  # noqa: E402

SHARE = ROOT / "packaging" / "linux" / "share"
ICON_SIZES = (48, 64, 128, 256)
ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
"""What Debian calls them."""
DEBIAN_ALSO = ("fontconfig-config", "shared-mime-info")
"""What no library tells: where fonts are looked for, and what an ``.mjd`` file is."""
CONTROL = """\
Package: mahjong-desk
Version: {version}
Architecture: {architecture}
Maintainer: The Mahjong Desk authors <nobody@mahjongdesk.org>
Installed-Size: {size}
Depends: {depends}
Section: games
Priority: optional
Description: scores mahjong hands and explains the score
 Click tile pictures to build a hand, say how it was won, and see at once what
 it scores, which patterns earn it and who pays whom: World Series of Mahjong,
 Zung Jung, and riichi by nine sets of rules. Keeps the score of matches and
 club nights, and has a guide and exercises.
"""


def main() -> int:
    parser = argparse.ArgumentParser(description="Build what is handed out for Linux.")
    parser.add_argument("what", choices=["tar", "deb", "appimage"])
    parser.add_argument("--from", dest="source", type=Path, help="a folder that PyInstaller made already")
    parser.add_argument("--into", type=Path, default=ROOT / "dist")
    chosen = parser.parse_args()
    chosen.into.mkdir(parents=True, exist_ok=True)
    source = chosen.source or bundle(chosen.into)
    build = {"tar": build_tar, "deb": build_deb, "appimage": build_appimage}[chosen.what]
    made = build(source, chosen.into.resolve())
    print(f"{made} ({made.stat().st_size / 1e6:.0f} MB)")
    return 0


def build_tar(source: Path, into: Path) -> Path:
    """The folder with all that a desktop can use beside it."""
    name = f"mahjong-desk-{__version__}-linux-{platform.machine()}"
    target = into / f"{name}.tar.gz"
    with tempfile.TemporaryDirectory() as folder:
        share(Path(folder, "share"))
        with tarfile.open(target, "w:gz", compresslevel=6) as archive:
            archive.add(source, name, filter=_plain)
            archive.add(Path(folder, "share"), f"{name}/share", filter=_plain)
    return target


def build_deb(source: Path, into: Path) -> Path:
    """A package that names what it needs of Debian: what the program loads and does not bring."""
    architecture = ARCHITECTURES[platform.machine()]
    target = into / f"mahjong-desk_{__version__}_{architecture}.deb"
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder, "root")
        shutil.copytree(source, root / "usr" / "lib" / "mahjong-desk", symlinks=True)
        (root / "usr" / "bin").mkdir()
        (root / "usr" / "bin" / "mahjong-desk").symlink_to("../lib/mahjong-desk/mahjong-desk")
        share(root / "usr" / "share")
        documents = root / "usr" / "share" / "doc" / "mahjong-desk"
        documents.mkdir(parents=True)
        shutil.copy(source / "NOTICE.txt", documents / "copyright")
        size = sum(path.lstat().st_size for path in root.rglob("*")) // 1024
        control = CONTROL.format(
            version=__version__, architecture=architecture, size=size, depends=", ".join(needed(source))
        )
        (root / "DEBIAN").mkdir()
        (root / "DEBIAN" / "control").write_text(control, "utf-8")
        for path in root.rglob("*"):
            if not path.is_symlink():
                path.chmod(0o755 if path.is_dir() or os.access(path, os.X_OK) else 0o644)
        run("dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(root), str(target))
    return target


def build_appimage(source: Path, into: Path) -> Path:
    """One file, of a folder as ``appimagetool`` wants it."""
    target = into / f"Mahjong_Desk-{__version__}-{platform.machine()}.AppImage"
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder, "AppDir")
        shutil.copytree(source, root / "usr" / "lib" / "mahjong-desk", symlinks=True)
        share(root / "usr" / "share")
        (root / "AppRun").symlink_to("usr/lib/mahjong-desk/mahjong-desk")
        shutil.copy(SHARE / f"{APP_ID}.desktop", root)
        shutil.copy(ROOT / "assets" / "icons" / f"{APP_ID}.svg", root)
        run("appimagetool", str(root), str(target))
    return target


def share(target: Path) -> None:
    """What a desktop reads: an entry for its menu, what the program is, its files, and its icon."""
    places = {
        "applications": f"{APP_ID}.desktop",
        "metainfo": f"{APP_ID}.metainfo.xml",
        "mime/packages": f"{APP_ID}.xml",
    }
    for place, name in places.items():
        (target / place).mkdir(parents=True)
        shutil.copy(SHARE / name, target / place)
    drawing = target / "icons" / "hicolor" / "scalable" / "apps"
    drawing.mkdir(parents=True)
    shutil.copy(ROOT / "assets" / "icons" / f"{APP_ID}.svg", drawing)
    for size in ICON_SIZES:
        folder = target / "icons" / "hicolor" / f"{size}x{size}" / "apps"
        folder.mkdir(parents=True)
        write_icon(folder / f"{APP_ID}.png", size)


def needed(source: Path) -> list[str]:
    """The Debian packages of the libraries that do not come along, the C library with its version."""
    brought = {path.name for path in source.rglob("*.so*")}
    asked = {name for path in _binaries(source) for name in _asked_by(path)}
    packages = {_package_of(name) for name in asked - brought}
    return sorted(packages | set(DEBIAN_ALSO))


def _binaries(source: Path) -> Iterator[Path]:
    for path in source.rglob("*"):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                if file.read(4) == b"\x7fELF":
                    yield path


def _asked_by(path: Path) -> list[str]:
    listed = run("objdump", "-p", str(path))
    return re.findall(r"NEEDED\s+(\S+)", listed)


def _package_of(library: str) -> str:
    """The package that has a library on this machine, which is the oldest that the program is built for."""
    place = place_of(library)
    if place is None:
        raise SystemExit(
            f"{library} is asked for and is not on this machine: which package has it is not known."
        )
    package = package_at(place)
    if package == "libc6":
        version = run("dpkg-query", "-W", "-f", "${Version}", "libc6").split("-")[0]
        return f"libc6 (>= {version})"
    return package


def _plain(info: tarfile.TarInfo) -> tarfile.TarInfo:
    """Nobody's in particular."""
    info.uid = info.gid = 0
    info.uname = info.gname = "root"
    return info


if __name__ == "__main__":
    raise SystemExit(main())
