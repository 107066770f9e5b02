"""What the installers of all three systems share: the packed folder, its icons and its licences."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from importlib import metadata
from pathlib import Path

from mahjong_desk import APP_ID, __version__

ROOT = Path(__file__).resolve().parents[2]
SPEC = ROOT / "packaging" / "bundle" / "mahjong-desk.spec"
PARTS = (
    "PySide6-Essentials",
    "shiboken6",
    "SQLAlchemy",
    "alembic",
    "Mako",
    "MarkupSafe",
    "XlsxWriter",
    "fsrs",
    "greenlet",
    "platformdirs",
    "psycopg",
    "psycopg-binary",
    "tomlkit",
    "typing-extensions",
)
"""The distributions that are packed up with the program."""


def bundle(into: Path) -> Path:
    """Pack the program into a folder of that one."""
    work = ROOT / "build"
    # What Python compiles while it packs would else not be kept.
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"]
    command += ["--distpath", str(into), "--workpath", str(work), str(SPEC)]
    subprocess.run(command, check=True, cwd=ROOT, env=environment)
    folder = into / "mahjong-desk"
    shutil.copy(ROOT / "LICENSE", folder / "LICENSE.txt")
    (folder / "NOTICE.txt").write_text(notices(), "utf-8")
    return folder


def write_icon(path: Path, size: int) -> None:
    """The program's icon as a picture of so many pixels."""
    from PySide6.QtCore import QRectF, Qt
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(ROOT / "assets" / "icons" / f"{APP_ID}.svg")).render(painter, QRectF(0, 0, size, size))
    painter.end()
    if not image.save(str(path)):
        raise SystemExit(f"{path} cannot be written.")


def notices() -> str:
    """The licences of the program and of all that is packed up with it."""
    parts = [f"Mahjong Desk {__version__}\n\n{(ROOT / 'LICENSE').read_text('utf-8')}"]
    parts.append((ROOT / "NOTICE").read_text("utf-8"))
    for name in PARTS:
        found = metadata.distribution(name)
        stated = found.metadata["License-Expression"] or found.metadata["License"] or "see its home page"
        texts = [
            path.read_text("utf-8")
            for path in (Path(str(found.locate_file(file))) for file in found.files or [])
            if re.match(r"(?i)(licen[cs]e|copying|notice)", path.name) and path.is_file()
        ]
        parts.append(
            "\n\n".join([f"{found.metadata['Name']} {found.version}: {stated.splitlines()[0]}", *texts])
        )
    return f"\n\n{'-' * 78}\n\n".join(part.strip() for part in parts) + "\n"
